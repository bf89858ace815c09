"""Chance: every die and every draw of a match, from one seed that anyone can check.

The source is BLAKE2b in counter mode: block ``i`` is ``BLAKE2b(i as 8 bytes little-endian, key=seed)``,
64 bytes; numbers are taken from its bytes by rejection. It is the same on every machine and Python
version, cannot be foretold from what was rolled, and copies in no time.
"""

from __future__ import annotations

import secrets
from bisect import bisect
from collections.abc import Callable, Mapping, Sequence
from hashlib import blake2b, sha256
from itertools import accumulate
from typing import TypeVar

from mypy_extensions import mypyc_attr

from undercroft.engine.errors import ScriptError

T = TypeVar("T")

SEED_BYTES = 32
FAIR_LIMIT = [256, *[256 - 256 % n for n in range(1, 257)]]
"""For numbers below ``n``: bytes from here on would favour some of them and are passed over."""
REST = "..."
"""In a script, for what is shuffled: all that the line does not name."""


class Die:
    """A die of the game: what scripts call it, and the names of its faces."""

    __slots__ = ("face_of_byte", "faces", "name", "unfair")

    def __init__(self, name: str, faces: Sequence[str]) -> None:
        self.name = name
        self.faces = tuple(faces)
        sides = len(self.faces)
        self.face_of_byte = bytes([byte % sides for byte in range(256)])
        self.unfair = bytes(range(FAIR_LIMIT[sides], 256))
        """Bytes that would favour some faces and are passed over."""


def make_seed(seed: int | str | bytes | None) -> bytes:
    """32 bytes of seed: fresh ones, those given (bytes or 64 hex digits), or those a number or text stands for."""
    if seed is None:
        return secrets.token_bytes(SEED_BYTES)
    if isinstance(seed, bytes) and len(seed) == SEED_BYTES:
        return seed
    if isinstance(seed, str) and len(seed) == 2 * SEED_BYTES:
        try:
            return bytes.fromhex(seed)
        except ValueError:
            pass
    text = seed if isinstance(seed, bytes) else str(seed).encode()
    return blake2b(text, digest_size=SEED_BYTES, person=b"undercroft seed").digest()


def commitment(seed: bytes) -> str:
    """What is published before the first choice: SHA-256 of the seed's 32 bytes."""
    return sha256(seed).hexdigest()


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """The one source of chance of a match."""

    __slots__ = ("_at", "_block", "_bytes", "_seed", "uses")

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._block = 0
        self._bytes = b""
        self._at = 0
        self.uses = 0

    def copy(self) -> Chance:
        twin = self.__class__.__new__(self.__class__)
        twin._seed = self._seed
        twin._block = self._block
        twin._bytes = self._bytes
        twin._at = self._at
        twin.uses = self.uses
        return twin

    def _refill(self) -> None:
        self._bytes = blake2b(self._block.to_bytes(8, "little"), key=self._seed).digest()
        self._block += 1
        self._at = 0

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n > 256:
            return self._far_below(n)
        limit = FAIR_LIMIT[n]
        while n > 1:
            if self._at >= len(self._bytes):
                self._refill()
            byte = self._bytes[self._at]
            self._at += 1
            if byte < limit:
                return byte % n
        return 0

    def _far_below(self, n: int) -> int:
        """The same for more than a byte can tell."""
        size = (n - 1).bit_length() + 7 >> 3
        span = 256**size
        limit = span - span % n
        while True:
            value = int.from_bytes([self.below(256) for _ in range(size)], "little")
            if value < limit:
                return value % n

    def throw(self, die: Die, count: int) -> bytes:
        """Throw ``count`` such dice: a byte for each, the index of the face that came up."""
        self.uses += 1
        at = self._at
        end = self._at = at + count
        faces = self._bytes[at:end].translate(die.face_of_byte, die.unfair)
        while len(faces) < count:
            if self._at >= len(self._bytes):
                self._refill()
            end = self._at + count - len(faces)
            faces += self._bytes[self._at : end].translate(die.face_of_byte, die.unfair)
            self._at = end
        return faces

    def pick(self, what: str, names: Sequence[str]) -> int:
        """One of the named things, each equally likely: its index."""
        self.uses += 1
        return self.below(len(names))

    def draw(self, what: str, names: Sequence[str], counts: Sequence[int]) -> int:
        """One token from a bag that holds ``counts[i]`` of ``names[i]``: its kind. The bag is not changed."""
        self.uses += 1
        totals = [*accumulate(counts)]
        return bisect(totals, self.below(totals[-1]))

    def shuffle(self, what: str, cards: list[T], name: Callable[[T], str]) -> None:
        """Shuffle in place; ``name`` is what a script calls a card."""
        self.uses += 1
        for count in range(len(cards), 256, -1):
            other = self.below(count)
            cards[count - 1], cards[other] = cards[other], cards[count - 1]
        count, fair_limit = min(len(cards), 256), FAIR_LIMIT
        while count > 1:
            for byte in self._next_bytes(count - 1):
                if byte < fair_limit[count]:
                    other = byte % count
                    count -= 1
                    cards[count], cards[other] = cards[other], cards[count]

    def _next_bytes(self, most: int) -> bytes:
        """At least one byte, and no more than this."""
        if self._at >= len(self._bytes):
            self._refill()
        at = self._at
        some = self._bytes[at : at + most]
        self._at = at + len(some)
        return some


class Script:
    """Chance that a test or a lesson has written down: for each die, bag or deck, what comes up in order.

    ``Script(party="fighter mage thief", dungeon=["goblin", "chest"])``; what is not written comes from ``seed``. For
    what is shuffled, names after ``...`` lie last, in this order: on top of a deck that is drawn from its end.
    """

    def __init__(self, *, seed: int | str | bytes = 0, **lines: str | Sequence[str]) -> None:
        self.seed = make_seed(seed)
        self.lines: dict[str, tuple[str, ...]] = {
            what: tuple(names.split()) if isinstance(names, str) else tuple(names) for what, names in lines.items()
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class ScriptedChance(Chance):
    """Follows a :class:`Script` as far as it goes."""

    __slots__ = ("_lines", "_read")

    def __init__(self, seed: bytes, lines: Mapping[str, tuple[str, ...]]) -> None:
        super().__init__(seed)
        self._lines = lines
        self._read: dict[str, int] = {}

    def copy(self) -> Chance:
        twin = super().copy()
        assert isinstance(twin, ScriptedChance)
        twin._lines = self._lines
        twin._read = dict(self._read)
        return twin

    def _next(self, what: str, names: Sequence[str]) -> int | None:
        line = self._lines.get(what, ())
        read = self._read.get(what, 0)
        if read >= len(line):
            return None
        self._read[what] = read + 1
        if line[read] not in names:
            raise ScriptError(what, line[read], names)
        return names.index(line[read])

    def throw(self, die: Die, count: int) -> bytes:
        faces: list[int] = []
        for _ in range(count):
            written = self._next(die.name, die.faces)
            faces.append(super().throw(die, 1)[0] if written is None else written)
        self.uses += 1
        return bytes(faces)

    def pick(self, what: str, names: Sequence[str]) -> int:
        written = self._next(what, names)
        if written is None:
            return super().pick(what, names)
        self.uses += 1
        return written

    def draw(self, what: str, names: Sequence[str], counts: Sequence[int]) -> int:
        written = self._next(what, [name if count else "" for name, count in zip(names, counts, strict=True)])
        if written is None:
            return super().draw(what, names, counts)
        self.uses += 1
        return written

    def shuffle(self, what: str, cards: list[T], name: Callable[[T], str]) -> None:
        super().shuffle(what, cards, name)
        for place in range(len(cards)):
            if self._lines.get(what, ())[self._read.get(what, 0) :][:1] == (REST,):
                self._put_last(what, cards, name, place)
                return
            written = self._next(what, [""] * place + [name(card) for card in cards[place:]])
            if written is None:
                return
            cards.insert(place, cards.pop(written))

    def _put_last(self, what: str, cards: list[T], name: Callable[[T], str], first: int) -> None:
        """The cards after ``REST``, which are the last of the line, to the end; those before ``first`` stay."""
        line = self._lines[what]
        last = line[self._read.get(what, 0) + 1 :]
        self._read[what] = len(line)
        for at, written in zip(range(len(cards) - 1, first - 1, -1), reversed(last), strict=False):
            names = [name(card) for card in cards[first : at + 1]]
            if written not in names:
                raise ScriptError(what, written, names)
            cards.insert(at, cards.pop(first + names.index(written)))
