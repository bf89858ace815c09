"""The commands ``undercroft db upgrade | backup | restore | check``.

What works with the database is imported late, so that other commands need not wait for it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from undercroft.console.language import readable_language
from undercroft.table.settings import Settings, usual_data
from undercroft.words import Words

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

    from undercroft.console.screen import Screen
    from undercroft.table.storage.checking import Finding

T = TypeVar("T")
app = typer.Typer(
    help="The server's database: bring it up to date, back it up, restore and check it.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Db = Annotated[
    str,
    typer.Option(
        "--db", envvar="UNDERCROFT_DB", help="A file for SQLite or postgresql://...; usually in the data folder."
    ),
]
Data = Annotated[Path | None, typer.Option("--data", help="The data folder.")]
Lang = Annotated[str | None, typer.Option("--lang", help="ru or en; without it the locale decides.")]


@app.command()
def upgrade(db: Db = "", data: Data = None, lang: Lang = None) -> None:
    """Bring the tables up to this version, without serving."""
    screen, words = _screen(lang)
    settings = Settings(data or usual_data(), db)
    version, changed = _run(_upgrade(settings))
    said = "db-upgraded" if changed else "db-up-to-date"
    screen.show_unbroken(words.say(said, database=_place(settings), version=version))


@app.command()
def backup(
    file: Path,
    db: Db = "",
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file if it is there.")] = False,
    lang: Lang = None,
) -> None:
    """Write everything into one file, also while a server runs."""
    from undercroft.table.storage import backup as backups
    from undercroft.table.storage.database import check_driver, file_of

    screen, words = _screen(lang)
    settings = Settings(data or usual_data(), db)
    check_driver(settings.url)
    own = file_of(settings.url)
    if own is not None and own.resolve() == file.resolve():
        raise backups.BadBackup("backup-itself", file)
    rows = _run(_reading(settings, lambda engine: backups.back_up(engine, file, force=force)))
    _show_rows(rows, words, screen)
    screen.show_unbroken(words.say("db-backed-up", database=_place(settings), path=file))


@app.command()
def restore(
    file: Path,
    db: Db = "",
    data: Data = None,
    force: Annotated[bool, typer.Option("--force", help="Put it in the place of what is there.")] = False,
    lang: Lang = None,
) -> None:
    """Read a backup into an empty database, of SQLite or PostgreSQL, whichever it came from."""
    from undercroft.table.storage import backup as backups

    screen, words = _screen(lang)
    settings = Settings(data or usual_data(), db)
    backups.check_head(file)
    rows = _run(_holding(settings, lambda engine: backups.restore(engine, file, force=force)))
    _show_rows(rows, words, screen)
    screen.show_unbroken(words.say("db-restored", database=_place(settings), path=file))


@app.command()
def check(
    db: Db = "",
    data: Data = None,
    matches: Annotated[bool, typer.Option("--matches", help="Play every match again and verify it.")] = False,
    lang: Lang = None,
) -> None:
    """Look whether everything in the database is as it must be, also while a server runs."""
    screen, words = _screen(lang)
    settings = Settings(data or usual_data(), db)
    from undercroft.table.storage.trouble import DatabaseTrouble

    try:
        findings = _run(_reading(settings, lambda engine: _look(engine, settings, words, matches=matches)))
    except DatabaseTrouble as trouble:
        if trouble.code != "db-broken":
            raise
        screen.show_unbroken(words.refusal(trouble))
        raise typer.Exit(1) from None
    _show_findings(findings, words, screen)
    if any(finding.faults for finding in findings):
        raise typer.Exit(1)


# -- with the database ----------------------------------------------------------------------------


def _run(work: Coroutine[Any, Any, T]) -> T:
    import asyncio

    return asyncio.run(work)


def _place(settings: Settings) -> str:
    from undercroft.table.storage.trouble import place_of

    return place_of(settings.url)


async def _upgrade(settings: Settings) -> tuple[str, bool]:
    """The version of the tables, and whether they were changed; a server that runs needs no change."""
    from undercroft.table.storage.database import check_driver, connect, file_of
    from undercroft.table.storage.migrating import newest, version
    from undercroft.table.storage.opening import open_storage

    check_driver(settings.url)
    path = file_of(settings.url)
    before = None
    if path is None or path.exists():
        before = await _with(connect(settings.url), settings.url, lambda engine: _ask(engine, version))
    if before != newest():
        await (await open_storage(settings.url, settings.data)).close()
    return newest(), before != newest()


async def _reading(settings: Settings, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Work with a database that is there, and that a server may use meanwhile."""
    from undercroft.table.storage.database import check_driver, connect, file_of
    from undercroft.table.storage.trouble import DatabaseTrouble

    check_driver(settings.url)
    path = file_of(settings.url)
    if path is not None and not path.exists():
        raise DatabaseTrouble("db-missing", settings.url)
    return await _with(connect(settings.url), settings.url, work)


async def _holding(settings: Settings, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    """Work with a database that nobody else uses."""
    from undercroft.table.storage.opening import hold_storage

    storage = await hold_storage(settings.url, settings.data)
    try:
        return await _with(storage.engine, settings.url, work)
    finally:
        await storage.close()


async def _with(engine: AsyncEngine, url: str, work: Callable[[AsyncEngine], Awaitable[T]]) -> T:
    from undercroft.table.storage.trouble import told_clearly

    try:
        with told_clearly(url):
            return await work(engine)
    finally:
        await engine.dispose()


async def _ask(engine: AsyncEngine, question: Callable[..., T]) -> T:
    async with engine.connect() as db:
        return await db.run_sync(question)


async def _look(engine: AsyncEngine, settings: Settings, words: Words, *, matches: bool) -> list[Finding]:
    from undercroft.lab.report import progress
    from undercroft.table.proving import prove
    from undercroft.table.storage.checking import Fault, Finding
    from undercroft.table.storage.checking import check as look

    findings = await look(engine)
    if not matches:
        return [*findings, Finding("matches", note=Fault("db-not-asked"))]
    if not findings[0].is_newest:
        return [*findings, Finding("matches", note=Fault("db-not-yet"))]
    with progress(words.say("lab-matches")) as told:
        return [*findings, await prove(engine, settings.games, told)]


# -- on the screen --------------------------------------------------------------------------------


def _screen(lang: str | None) -> tuple[Screen, Words]:
    from undercroft.console.screen import Screen

    screen = Screen()
    return screen, Words(readable_language(screen, lang))


def _show_rows(rows: dict[str, int], words: Words, screen: Screen) -> None:
    from undercroft.lab.report import plain_table

    shown = plain_table(words.say("db-table"), words.say("db-rows"))
    for name, count in rows.items():
        shown.add_row(name, str(count))
    screen.show(shown)


def _show_findings(findings: list[Finding], words: Words, screen: Screen) -> None:
    from rich.text import Text

    from undercroft.lab.report import plain_table

    shown = plain_table(words.say("db-checked"), words.say("db-result"))
    shown.columns[1].justify = "left"
    for finding in findings:
        style = "red" if finding.faults else ""
        shown.add_row(words.say(f"db-check-{finding.name}"), Text(_result(finding, words), style=style))
    screen.show(shown)
    for fault in (fault for finding in findings for fault in finding.faults):
        screen.show_unbroken(words.say(fault.code, **fault.details))


def _result(finding: Finding, words: Words) -> str:
    if finding.faults:
        return words.say("db-wrong", count=len(finding.faults))
    if finding.note is not None:
        return words.say(finding.note.code, **finding.note.details)
    return words.say("db-well")
