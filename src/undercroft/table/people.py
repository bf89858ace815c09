"""People: a name and a signed cookie. No account, no password, no e-mail address."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections import OrderedDict
from contextlib import suppress
from hashlib import sha256

import itsdangerous
import itsdangerous.encoding

from undercroft.table.limits import neighbourhood
from undercroft.table.refusals import BadCookie, BadLink, Malformed, NotSignedIn
from undercroft.table.storage.people_store import PeopleStore
from undercroft.table.storage.rows import Person
from undercroft.words import LANGUAGES

COOKIE = "undercroft"
COOKIE_SECONDS = 400 * 24 * 3600
"""As long as browsers keep a cookie at most."""
HEXADECIMAL = 64
"""Digits of a signature of earlier versions."""
LINK_SECONDS = 24 * 3600
LONGEST_NAME = 40
REMEMBERED = 100_000
"""Of so many people it is known from where they spoke last."""
MARKS = 3
"""So many marks one letter can bear in any script that people write their names in."""
UNSEEN = dict.fromkeys(
    [
        *(0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0, 0x13441, 0x13442, 0x16FE4, 0x1D159),
        *range(0x180B, 0x1810),
        *range(0xFE00, 0xFE10),
        *range(0xE0100, 0xE01F0),
    ]
)
"""Letters, marks and signs that show nothing although they count as printable."""
BRACKETS = str.maketrans("\u27e8\u27e9\u2329\u232a\u3008\u3009", "()()()")
"""Stand around the number of names that look alike; nobody gives it to themselves."""


class Signer:
    """Signs what a cookie says, so that nobody can say it of somebody else."""

    def __init__(self, secret: bytes) -> None:
        key = sha256(b"undercroft cookie" + secret).digest()
        self._signer = itsdangerous.Signer(key, key_derivation="none", digest_method=sha256)

    def sign(self, person: Person) -> str:
        return self._signer.sign(f"{person.id}.{person.epoch}").decode()

    def read(self, cookie: str) -> tuple[str, int]:
        """Whose cookie it is, and of which epoch."""
        try:
            person, _, epoch = self._signer.unsign(_as_signed_now(cookie)).decode().partition(".")
        except (itsdangerous.BadSignature, UnicodeDecodeError):
            raise BadCookie("this cookie was not signed here") from None
        if not epoch.isdecimal():
            raise BadCookie("this cookie was not signed here")
        return person, int(epoch)


def _as_signed_now(cookie: str) -> bytes:
    """Cookies of earlier versions bear the same signature in hexadecimal digits; with the next answer they are given
    anew."""
    text, _, digest = cookie.encode("utf-8", "replace").rpartition(b".")
    if len(digest) != HEXADECIMAL:
        return text + b"." + digest
    with suppress(ValueError):
        digest = itsdangerous.encoding.base64_encode(bytes.fromhex(digest.decode()))
    return text + b"." + digest


class People:
    def __init__(self, store: PeopleStore, secret: bytes) -> None:
        self._store = store
        self._signer = Signer(secret)
        self._households: OrderedDict[str, str] = OrderedDict()

    def cookie(self, person: Person) -> str:
        return self._signer.sign(person)

    async def whose(self, cookie: str | None, address: str) -> Person:
        """Who shows this cookie, at this address."""
        if not cookie:
            raise NotSignedIn("there is no cookie: say your name first")
        person_id, epoch = self._signer.read(cookie)
        person = await self._store.get(person_id)
        if person is None or person.epoch != epoch:
            raise BadCookie("this cookie was revoked")
        self._note_household(person.id, address)
        return person

    def _note_household(self, person: str, address: str) -> None:
        self._households.pop(person, None)
        self._households[person] = neighbourhood(address)
        if len(self._households) > REMEMBERED:
            self._households.popitem(last=False)

    def household(self, person: str) -> str:
        """From where somebody spoke last; each person's own, if that is not known."""
        return self._households.get(person, person)

    async def names(self, person_ids: set[str]) -> dict[str, str]:
        return await self._store.names(person_ids)

    async def welcome(self, name: str, lang: str) -> Person:
        person = Person(secrets.token_hex(16), clean_name(name), known_language(lang), 0, time.time())
        await self._store.add(person)
        return person

    async def rename(self, person: Person, name: str, lang: str) -> None:
        person.name, person.lang = clean_name(name), known_language(lang)
        await self._store.save(person)

    async def link(self, person: Person) -> str:
        """A token that brings this person to another device, once, within a day."""
        token = secrets.token_urlsafe(24)
        await self._store.add_link(_digest(token), person.id, time.time() + LINK_SECONDS)
        return token

    async def come_back(self, token: str) -> Person:
        person_id = await self._store.use_link(_digest(token), time.time())
        person = None if person_id is None else await self._store.get(person_id)
        if person is None:
            raise BadLink("this link was used before, has expired, or was revoked")
        return person

    async def renew(self, person: Person) -> None:
        """Void every cookie and every link given out so far."""
        person.epoch += 1
        await self._store.save(person)
        await self._store.drop_links(person.id)


def _digest(token: str) -> str:
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def clean_text(text: str) -> str:
    """The text on one line, with no characters that cannot be seen and no towers of marks."""
    seen = "".join(char if char.isprintable() else " " for char in unicodedata.normalize("NFC", text))
    clean = " ".join(_without_towers(seen.translate(UNSEEN)).split())
    if not clean:
        raise Malformed("this text is empty")
    return clean


def _without_towers(text: str) -> str:
    """Marks stand on a letter, and only so many on one."""
    kept: list[str] = []
    room = 0
    for char in text:
        is_mark = unicodedata.category(char).startswith("M")
        room = room - 1 if is_mark else 0 if char == " " else MARKS
        if not is_mark or room >= 0:
            kept.append(char)
    return "".join(kept)


def clean_name(name: str) -> str:
    clean = clean_text(name).translate(BRACKETS)
    if len(clean) > LONGEST_NAME:
        raise Malformed(f"a name has at most {LONGEST_NAME} letters")
    return clean


def known_language(lang: str) -> str:
    return lang if lang in LANGUAGES else LANGUAGES[0]
