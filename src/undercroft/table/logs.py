"""What the server writes down about itself: one line for each thing, dated, with a level.

Nothing of a match stands in it that somebody could gain by: no hidden choices, no seeds, no values of rows, no tokens,
no chat, and of a table's id, which is its invitation, only the beginning. Messages of exceptions are written only where
they are known to hold none of that.
"""

from __future__ import annotations

import json
import logging
import re
import sqlite3
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Literal, TypeAlias, cast, get_args

from sqlalchemy.exc import DBAPIError

from undercroft.engine.errors import UndercroftError
from undercroft.table.metrics import ErrorCount
from undercroft.table.process import Remote

Form: TypeAlias = Literal["text", "json"]
Level: TypeAlias = Literal["debug", "info", "warning", "error"]
FORMS, LEVELS = get_args(Form), get_args(Level)

SHOWN = 4
"""So many letters of an id are enough to find it again in the log, and too few to come to the table."""
INVITATION = re.compile(rf"((?:\btable |/tables/|/t/)[\w-]{{{SHOWN}}})[\w-]{{4,}}")
PASSWORD = re.compile(r"(\w+://[^\s:/@]*):[^\s@]*@")
SPEAKS_OF_CODE = (
    ArithmeticError,
    AttributeError,
    ImportError,
    NameError,
    RecursionError,
    RuntimeError,
    TypeError,
    sqlite3.Error,
)
"""Exceptions whose messages speak of our code or of the database as a whole, never of values."""
SPEAKS_OF_VALUES = ("22", "23")
"""PostgreSQL's classes of errors that quote what was to be written: bad data, broken constraints."""
OURS = "undercroft"


def read_form(text: str) -> Form:
    if text not in FORMS:
        raise UndercroftError(f"a log is {' or '.join(FORMS)}", "not-among", given=text, known=", ".join(FORMS))
    return cast("Form", text)


def read_level(text: str) -> Level:
    if text not in LEVELS:
        raise UndercroftError(f"a level is one of {LEVELS}", "not-among", given=text, known=", ".join(LEVELS))
    return cast("Level", text)


def set_up(level: Level, form: Form) -> None:
    """Everything that is logged in this process goes to standard error in this form, uvicorn's own lines too.

    Only our own parts ever speak at level debug: others would quote every message of a socket and every row."""
    handler = logging.StreamHandler(sys.stderr)
    handler.addFilter(is_news)
    handler.setFormatter(JsonLines() if form == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [handler, ErrorCount()]
    logging.getLogger("undercroft").setLevel(level.upper())
    root.setLevel(max(logging.getLevelNamesMapping()[level.upper()], logging.INFO))
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [], True
    for name in ("aiosqlite", "alembic", "asyncio", "sqlalchemy"):
        logging.getLogger(name).setLevel(logging.WARNING)


def is_news(record: logging.LogRecord) -> bool:
    """Uvicorn says of each socket from where it was opened; the access log says what is to be said of it."""
    said = str(record.msg)
    return record.name != "uvicorn.error" or not ("WebSocket" in said or said.startswith("connection "))


def shorten(table_id: str) -> str:
    """Enough of a table's id to find it again, too little to come in."""
    return f"{table_id[:SHOWN]}…"


# -- lines ------------------------------------------------------------------------------------


class Lines(logging.Formatter):
    """One line for each record, with nothing in it that is nobody's business."""

    def say(self, record: logging.LogRecord) -> str:
        """The message, in which exceptions are described and not quoted."""
        args = record.args
        if isinstance(args, tuple):
            args = tuple(describe(arg) if isinstance(arg, BaseException) else arg for arg in args)
        message = str(record.msg)
        said = message % args if args else message
        return scrub(said.partition("\n")[0] if record.name == "asyncio" else said)


class TextLines(Lines):
    """For people: ``2026-01-31T12:00:00.000Z INFO undercroft.table: the message``."""

    def format(self, record: logging.LogRecord) -> str:
        line = f"{when(record)} {record.levelname} {name_of(record)}: {self.say(record)}"
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line += f" [{'; after '.join(_tell(each) for each in chain(error))}]"
        return line


class JsonLines(Lines):
    """For machines: an object with ``time``, ``level``, ``logger``, ``message``, and what belongs to it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {"time": when(record), "level": record.levelname.lower(), "logger": name_of(record)}
        line |= {"message": self.say(record), **getattr(record, "fields", {})}
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            line["errors"] = [{"error": describe(each), "where": list(where(each))} for each in chain(error)]
        return json.dumps(line, ensure_ascii=False)


def name_of(record: logging.LogRecord) -> str:
    """Uvicorn calls its usual logger by the name of its errors."""
    return record.name.removesuffix(".error")


def when(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds").replace("+00:00", "Z")


def scrub(text: str) -> str:
    """On one line, without invitations and passwords."""
    one_line = "".join(char if char.isprintable() else " " for char in text)
    return PASSWORD.sub(r"\1:…@", INVITATION.sub(r"\1…", one_line))


# -- exceptions -------------------------------------------------------------------------------


def chain(error: BaseException) -> Iterator[BaseException]:
    """The exception, and those that it came from."""
    seen: set[int] = set()
    found: BaseException | None = error
    while found is not None and id(found) not in seen:
        seen.add(id(found))
        yield found
        found = found.__cause__ or (None if found.__suppress_context__ else found.__context__)


def describe(error: BaseException) -> str:
    """What went wrong, without a word about values."""
    kind = type(error).__name__
    if isinstance(error, DBAPIError):
        return f"{kind}({_database_error(error.orig)})"
    said = _safe_message(error)
    return f"{kind}: {scrub(said)}" if said else kind


def _database_error(error: BaseException | None) -> str:
    """The driver's own exception stands behind SQLAlchemy's, and asyncpg's behind SQLAlchemy's imitation of it."""
    original = error.__cause__ if error is not None and error.__cause__ is not None else error
    return "" if original is None else describe(original)


def _safe_message(error: BaseException) -> str:
    if isinstance(error, UndercroftError):
        return error.code
    if isinstance(error, OSError):
        return error.strerror or ""
    state = getattr(error, "sqlstate", None)
    if isinstance(state, str):
        return state if state.startswith(SPEAKS_OF_VALUES) else f"{state} {getattr(error, 'message', '')}".strip()
    return str(error) if isinstance(error, SPEAKS_OF_CODE) else ""


def where(error: BaseException) -> Iterator[str]:
    """Where it happened, and the places of our own code that led there, the last one first."""
    came_through = [
        (frame.filename, frame.lineno or 0, frame.name) for frame in traceback.extract_tb(error.__traceback__)
    ]
    if isinstance(error, Remote):
        found = cast("list[tuple[str, str, str]]", re.findall(r'File "(.+?)", line (\d+), in (\w+)', str(error)))
        came_through = [(path, int(line), name) for path, line, name in found]
    for at, (path, line, name) in enumerate(reversed(came_through)):
        if at == 0 or OURS in Path(path).parts:
            yield f"{'/'.join(Path(path).parts[-2:])}:{line} {name}"


def _tell(error: BaseException) -> str:
    places = list(where(error))
    return describe(error) + (f" in {' < '.join(places)}" if places else "")
