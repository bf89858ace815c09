"""``undercroft moderate``: keeping order on a running server from the command line, with the operator's token."""

from __future__ import annotations

import getpass
import json
import re
import urllib.error
import urllib.request
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any, Final, TypeAlias
from urllib.parse import quote, urlencode

import typer

from undercroft.console.language import language
from undercroft.engine.errors import UndercroftError
from undercroft.table.operators import read_token
from undercroft.words import Words

commands = typer.Typer(
    help="Keep order on a running server: mute, kick, ban, delete a table.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Row: TypeAlias = Mapping[str, Any]
Url = Annotated[str, typer.Option(help="Where the server answers.")]
Data = Annotated[Path | None, typer.Option(help="The server's data folder, in which its operator-token lies.")]
Lang = Annotated[str | None, typer.Option("--lang", help="ru or en; without it the locale decides.")]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
Person = Annotated[str, typer.Argument(help="How the person's id begins, as people and chat show it.")]
Table = Annotated[str, typer.Argument(help="The id of a table.")]
Reason = Annotated[str, typer.Option(help="Told to those concerned, and kept.")]
By = Annotated[
    str, typer.Option(help="Who you are, for the log of what was done; without it, as your computer knows you.")
]
Long = Annotated[str, typer.Option("--for", metavar="30m|12h|7d", help="How long; without it, for good.")]

HERE: Final = "http://127.0.0.1:8765"
PATIENCE: Final = 30.0
UNITS: Final = {"m": 60, "h": 3600, "d": 24 * 3600}
SHORT: Final = 8
"""So many letters of a person's id are shown, and are enough to name them."""


class Desk:
    """Speaks with the server as its operator, and with the operator in their language."""

    def __init__(self, url: str, data: Path | None, lang: str | None, *, as_json: bool = False) -> None:
        self._url = url.rstrip("/")
        self._token = read_token(data or _usual_data())
        self._words = Words(language(lang))
        self._as_json = as_json

    def get(self, path: str, **query: str) -> list[Row]:
        asked = f"?{urlencode(query)}" if query else ""
        found: list[Row] = self._ask("GET", f"{path}{asked}", None)
        return found

    def post(self, path: str, **body: Any) -> Any:
        return self._ask("POST", path, {name: value for name, value in body.items() if value is not None})

    def _ask(self, method: str, path: str, body: Any) -> Any:
        headers = {"Authorization": f"Bearer {self._token}", "Accept-Language": self._words.lang}
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self._url}/api/moderation/{path}", data, headers, method=method)
        request.add_header("Content-Type", "application/json")
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return json.load(answer)
        except urllib.error.HTTPError as refused:
            raise UndercroftError(_words_of(refused)) from None
        except (OSError, ValueError):
            message = f"the server at {self._url} does not answer"
            raise UndercroftError(message, "server-silent", url=self._url) from None

    def show(self, columns: Sequence[str], rows: Iterable[Sequence[object]], raw: Any) -> None:
        """A small table, or what the server said."""
        if self._as_json:
            print(json.dumps(raw, ensure_ascii=False, indent=1))
            return
        heads = [self._words.say(f"moderate-{column}") for column in columns]
        lines = [heads, *([str(cell) for cell in row] for row in rows)]
        if len(lines) == 1:
            print(self._words.say("moderate-nothing"))
            return
        widths = [max(len(line[at]) for line in lines) for at in range(len(heads))]
        for line in lines:
            print("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())

    def say(self, message: str, **details: object) -> None:
        print(self._words.say(message, **details))

    def moment(self, at: float | None) -> str:
        if at is None:
            return self._words.say("moderate-for-good")
        return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def _usual_data() -> Path:
    from undercroft.table.settings import usual_data

    return usual_data()


def _words_of(refused: urllib.error.HTTPError) -> str:
    try:
        return str(json.load(refused)["words"])
    except (ValueError, KeyError, TypeError):
        return f"{refused.code} {refused.reason}"


def seconds_of(text: str) -> float | None:
    """``30m``, ``12h``, ``7d``; nothing: for good."""
    if not text:
        return None
    found = re.fullmatch(r"(\d{1,5})([mhd])", text)
    if found is None:
        raise UndercroftError(f"a time is written 30m, 12h or 7d, not {text!r}", "bad-duration", given=text)
    return float(found[1]) * UNITS[found[2]]


def _user() -> str:
    try:
        return getpass.getuser()[:40]
    except (OSError, KeyError):
        return "operator"


# -- looking ----------------------------------------------------------------------------------


@commands.command()
def people(
    named: Annotated[str | None, typer.Option(help="Everybody whose name holds this, here or not.")] = None,
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Who is connected, to which table, from where and since when."""
    desk = Desk(url, data, lang, as_json=as_json)
    if named is not None:
        found = desk.get("people", named=named)
        desk.show(
            ("person", "name", "made"), [(_id(row), row["name"], desk.moment(row["made"])) for row in found], found
        )
        return
    found = desk.get("people")
    rows = [(_id(row), row["name"], row["table"], row["address"], desk.moment(row["since"])) for row in found]
    desk.show(("person", "name", "table", "address", "since"), rows, found)


@commands.command()
def tables(url: Url = HERE, data: Data = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Tables that gather or are being played, the newest first."""
    desk = Desk(url, data, lang, as_json=as_json)
    found = desk.get("tables")
    rows = [
        (row["id"], row["game"], row["status"], row["sockets"], ", ".join(name or "-" for name in row["seats"]))
        for row in found
    ]
    desk.show(("table", "game", "status", "connections", "seats"), rows, found)


@commands.command()
def chat(table: Table, url: Url = HERE, data: Data = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """What was said last at a table, and by whom."""
    desk = Desk(url, data, lang, as_json=as_json)
    found = desk.get(f"tables/{quote(table, safe='')}/chat")
    rows = [(desk.moment(row["at"]), _id(row), row["name"], row["text"]) for row in found]
    desk.show(("time", "person", "name", "text"), rows, found)


@commands.command()
def sanctions(url: Url = HERE, data: Data = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """Who is muted or banned now, why and until when; the number lifts it."""
    desk = Desk(url, data, lang, as_json=as_json)
    found = desk.get("sanctions")
    rows = [
        (
            row["id"],
            row["kind"],
            row["neighbourhood"] or row["person"][:SHORT],
            desk.moment(row["until"]),
            row["made_by"],
            row["reason"],
        )
        for row in found
    ]
    desk.show(("number", "kind", "whom", "until", "by", "reason"), rows, found)


@commands.command(name="log")
def show_log(url: Url = HERE, data: Data = None, lang: Lang = None, as_json: AsJson = False) -> None:
    """What operators did, the newest first."""
    desk = Desk(url, data, lang, as_json=as_json)
    found = desk.get("log")
    rows = [(desk.moment(row["at"]), row["made_by"], row["deed"], row["target"], row["reason"]) for row in found]
    desk.show(("time", "by", "deed", "whom", "reason"), rows, found)


# -- doing ------------------------------------------------------------------------------------


@commands.command()
def mute(
    person: Person,
    reason: Reason = "",
    long: Long = "",
    by: By = "",
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """They may play and watch, and not speak."""
    desk = Desk(url, data, lang)
    made = desk.post("mute", person=person, reason=reason, seconds=seconds_of(long), by=by or _user())
    desk.say("moderate-muted", number=made["id"], until=desk.moment(made["until"]))


@commands.command()
def ban(
    person: Person,
    reason: Reason = "",
    long: Long = "",
    with_address: Annotated[
        bool, typer.Option("--with-address", help="Also the addresses they are connected from now.")
    ] = False,
    by: By = "",
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """They may not come in; computer players take over their seats."""
    desk = Desk(url, data, lang)
    body = {
        "person": person,
        "reason": reason,
        "seconds": seconds_of(long),
        "by": by or _user(),
        "with_addresses": with_address,
    }
    for made in desk.post("ban", **body):
        desk.say("moderate-banned", number=made["id"], until=desk.moment(made["until"]))


@commands.command(name="ban-address")
def ban_address(
    address: Annotated[str, typer.Argument(help="An address; of IPv6 its whole /64.")],
    reason: Reason = "",
    long: Long = "",
    by: By = "",
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Nobody may come in from this address."""
    desk = Desk(url, data, lang)
    made = desk.post("ban-address", address=address, reason=reason, seconds=seconds_of(long), by=by or _user())
    desk.say("moderate-banned", number=made["id"], until=desk.moment(made["until"]))


@commands.command()
def kick(
    person: Person,
    table: Annotated[str | None, typer.Option(help="Only out of this table.")] = None,
    reason: Reason = "",
    by: By = "",
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Their connections end and computer players take over; they may come back."""
    desk = Desk(url, data, lang)
    desk.post("kick", person=person, table=table, reason=reason, by=by or _user())
    desk.say("moderate-kicked")


@commands.command(name="delete-table")
def delete_table(
    table: Table, reason: Reason = "", by: By = "", url: Url = HERE, data: Data = None, lang: Lang = None
) -> None:
    """The table, its choices and its chat are gone for good; those at it are told."""
    desk = Desk(url, data, lang)
    desk.post("delete-table", table=table, reason=reason, by=by or _user())
    desk.say("moderate-deleted")


@commands.command()
def lift(
    number: Annotated[int, typer.Argument(help="The number of a sanction.")],
    reason: Reason = "",
    by: By = "",
    url: Url = HERE,
    data: Data = None,
    lang: Lang = None,
) -> None:
    """Take a mute or a ban back."""
    desk = Desk(url, data, lang)
    desk.post("lift", sanction=number, reason=reason, by=by or _user())
    desk.say("moderate-lifted", number=number)


def _id(row: Row) -> str:
    return str(row["id"])[:SHORT]
