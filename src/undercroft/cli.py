"""The command line: ``undercroft play | replay | verify | rules | simulate``."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

import undercroft
from undercroft.engine.errors import UndercroftError
from undercroft.games import game as find_game
from undercroft.lab.report import print_coverage, print_simulation, progress
from undercroft.lab.simulate import Job, simulate
from undercroft.terminal import play as table
from undercroft.terminal.language import language
from undercroft.terminal.replay import replay as step_through
from undercroft.terminal.rules import print_rules
from undercroft.words import Words

app = typer.Typer(
    help="Five dungeon board games, played by their real rules.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Lang = Annotated[str | None, typer.Option("--lang", help="ru or en; without it the locale decides.")]
Players = Annotated[str, typer.Option("--players", help="Who sits in the seats, e.g. human,thumb or random,random.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--setup", metavar="NAME=VALUE", help="A set-up option; may be repeated."),
]


def read_setup(options: list[str] | None) -> dict[str, object]:
    """``heroes=knight,bard first=0`` as plain data."""
    setup: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            raise UndercroftError(f"a set-up option is written NAME=VALUE, not {option!r}")
        setup[name] = _value(value)
    return setup


def _value(text: str) -> object:
    if "," in text:
        return [part for part in text.split(",") if part]
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() else text


def read_file(path: Path) -> bytes:
    try:
        return path.read_bytes()
    except OSError as error:
        raise UndercroftError(f"cannot read {path}: {error.strerror}") from None


@app.command()
def games() -> None:
    """List the games that can be played."""
    for game_id, room in undercroft.games().items():
        print(f"{game_id}  ({room.seats[0]}-{room.seats[-1]} seats)")


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game, e.g. dungeon-roll, or the file of a saved match.")],
    players: Players = "human",
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    setup: Options = None,
) -> None:
    """Play a match in the terminal, or go on with a saved one."""
    tongue = language(lang)
    if game not in undercroft.games() and Path(game).is_file():
        table.resume(Path(game), lang=tongue)
        return
    seats = [name.strip() for name in players.split(",")]
    table.play(game, seats, lang=tongue, seed=_seed(seed), setup=read_setup(setup))


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 20 else text


@app.command()
def replay(file: Path, lang: Lang = None) -> None:
    """Step through a recorded match."""
    step_through(file, language(lang))


@app.command()
def verify(file: Path, lang: Lang = None) -> None:
    """Replay a record and say whether the dice were fair and every choice and the outcome hold."""
    words = Words(language(lang))
    verdict = undercroft.verify(read_file(file))
    for part in ("commitment", "choices", "outcome"):
        holds = getattr(verdict, part)
        print(words.say(f"verify-{part}-{'holds' if holds else 'fails'}"))
    if verdict.scripted:
        print(words.say("verify-scripted"))
    if not verdict.finished:
        print(words.say("verify-unfinished"))
    if not verdict.holds:
        if verdict.difference is not None:
            print(words.say("verify-difference", number=verdict.difference))
        print(verdict.reason)
        raise typer.Exit(1)


@app.command()
def rules(
    game: Annotated[str | None, typer.Argument(help="A game, e.g. dungeon-roll.")] = None,
    query: Annotated[list[str] | None, typer.Argument(help="A rule's number or words to look for.")] = None,
    lang: Lang = None,
    coverage: Annotated[bool, typer.Option("--coverage", help="Which rules have a passing test.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
    fresh: Annotated[bool, typer.Option("--fresh", help="With --coverage: run the tests again first.")] = False,
) -> None:
    """Look a rule up by its number or by words, or see which rules are proved by tests."""
    if coverage:
        chosen = [find_game(game)] if game else list(undercroft.games().values())
        if not print_coverage(chosen, as_json=as_json, fresh=fresh):
            raise typer.Exit(1)
        return
    if game is None:
        raise UndercroftError(f"name a game: {', '.join(undercroft.games())}")
    if not print_rules(find_game(game), " ".join(query or []), language(lang), as_json=as_json):
        raise typer.Exit(1)


@app.command(name="simulate")
def simulate_command(
    game: str,
    players: Players = "thumb",
    matches: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    workers: Annotated[int, typer.Option(help="How many processes.")] = 1,
    seed: Annotated[int, typer.Option(help="The same seed plays the same matches.")] = 0,
    setup: Options = None,
    as_json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Play many matches with computer players and sum up speed, scores and victories."""
    job = Job(game, tuple(name.strip() for name in players.split(",")), seed, read_setup(setup))
    with progress(matches) as done:
        result = simulate(job, matches, workers, done)
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())
    else:
        print_simulation(result, Console())


def main() -> None:
    """Run the command line; bad input is explained in one line, never with a traceback."""
    try:
        app()
    except UndercroftError as error:
        print(f"undercroft: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
