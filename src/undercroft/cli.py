"""The command line: ``undercroft play | replay | review | verify | rules | simulate | ladder | balance | pack |
serve | db``.

What a command works with it imports itself, so that nobody waits for the others' needs; thinking processes, which
import this file too, least of all.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

import undercroft
from undercroft.console.language import language, readable_language, spoken
from undercroft.engine.errors import UndercroftError, system_reason
from undercroft.table import keeping, moderating
from undercroft.table.importing import undisturbed
from undercroft.words import Words

if TYPE_CHECKING:
    from undercroft.console.screen import Screen
    from undercroft.engine.record import Record

app = typer.Typer(
    help="Five dungeon board games, played by their real rules. Alone, undercroft opens them in the browser.",
    invoke_without_command=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

app.add_typer(keeping.app, name="db")
app.add_typer(moderating.commands, name="moderate")
packs = typer.Typer(help="Sets of cards for Dungeoneer.", no_args_is_help=True, rich_markup_mode=None)
app.add_typer(packs, name="pack")

Lang = Annotated[str | None, typer.Option("--lang", help="ru or en; without it the locale decides.")]
Players = Annotated[str, typer.Option("--players", help="Who sits in the seats, e.g. human,thumb or random,random.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--setup", metavar="NAME=VALUE", help="A set-up option; may be repeated."),
]
PresetName = Annotated[
    str | None, typer.Option("--preset", metavar="NAME", help="A set-up that has a name; undercroft games lists them.")
]
AsJson = Annotated[bool, typer.Option("--json", help="As JSON.")]
Svg = Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="Draw a plot into this file.")]
Workers = Annotated[int, typer.Option(help="How many processes.")]
PackFolders = Annotated[
    list[Path] | None,
    typer.Option("--pack", metavar="FOLDER", help="A set of cards of your own; may be repeated."),
]
Trust = Annotated[bool, typer.Option("--trust", help="Let Python that comes with these sets run.")]
Seed = Annotated[int, typer.Option(help="The same seed plays the same matches.")]


def agreed(game: str, preset: str | None, options: list[str] | None) -> dict[str, object]:
    """The set-up: a preset of the game, if one is named, and the options that are different from it."""
    from undercroft.games import game as find_game

    return find_game(game).preset(preset, read_setup(options))


def read_setup(options: list[str] | None) -> dict[str, object]:
    """``heroes=knight,bard first=0`` as plain data."""
    setup: dict[str, object] = {}
    for option in options or []:
        name, equals, value = option.partition("=")
        if not equals:
            message = f"a set-up option is written NAME=VALUE, not {option!r}"
            raise UndercroftError(message, "setup-written", option=option)
        setup[name] = _value(value)
    return setup


def _value(text: str) -> object:
    if "," in text:
        return [part for part in text.split(",") if part]
    if text in ("true", "false"):
        return text == "true"
    return int(text) if text.isdecimal() and len(text) < 20 else text


@app.callback()
def start(
    context: typer.Context,
    browser: Annotated[bool, typer.Option(help="Open the browser, or only say the address.")] = True,
) -> None:
    """Without a command: play in the browser."""
    if context.invoked_subcommand is None:
        with undisturbed():
            from undercroft.table.at_home import play_at_home

        play_at_home(Words(language(None)), browser=browser)


@app.command()
def games(lang: Lang = None) -> None:
    """List the games that can be played."""
    for game_id, room in undercroft.games().items():
        words = Words(language(lang), room)
        facts = [words.say("games-seats", least=room.seats[0], most=room.seats[-1])]
        facts += [words.say("games-age", age=room.age)] if room.age else []
        facts += [words.say("games-minutes", minutes=room.minutes)] if room.minutes else []
        print(f"{game_id}: {', '.join(facts)}")
        for name, preset in room.presets.items():
            length = words.say("games-minutes", minutes=preset.minutes)
            print(f"  --preset {name}: {words.say(f'preset-{name}')}, {length}")


@app.command()
def play(
    game: Annotated[str, typer.Argument(help="A game, e.g. dungeon-roll, or the file of a saved match.")],
    players: Annotated[
        str | None,
        typer.Option("--players", help="Who sits in the seats, e.g. human,thumb; without it, you and computers."),
    ] = None,
    lang: Lang = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    preset: PresetName = None,
    setup: Options = None,
    pack: PackFolders = None,
    trust: Trust = False,
) -> None:
    """Play a match in the terminal, or go on with a saved one."""
    from undercroft.games import game as find_game
    from undercroft.terminal import play as table
    from undercroft.terminal import saving
    from undercroft.terminal.seats import usual_players

    _use_packs(pack, lang, trust=trust)
    tongue = language(lang)
    if game not in undercroft.games() and saving.is_meant(game):
        table.resume(Path(game), lang=tongue)
        return
    seats = _split(players) if players is not None else usual_players(find_game(game))
    table.play(game, seats, lang=tongue, seed=_seed(seed), setup=agreed(game, preset, setup))


def _seed(text: str | None) -> int | str | None:
    return int(text) if text is not None and text.isdecimal() and len(text) < 20 else text


@app.command()
def replay(file: Path, lang: Lang = None, pack: PackFolders = None, trust: Trust = False) -> None:
    """Step through a recorded match."""
    from undercroft.terminal.replay import replay as step_through

    _use_packs(pack, lang, trust=trust)
    step_through(file, language(lang))


@app.command()
def verify(file: Path, lang: Lang = None, pack: PackFolders = None, trust: Trust = False) -> None:
    """Replay a record and say whether the dice were fair and every choice and the outcome hold."""
    from undercroft.terminal import saving

    _use_packs(pack, lang, trust=trust)
    words = Words(language(lang))
    verdict = undercroft.verify(saving.read_file(file))
    if verdict.carried is not None:
        print(words.say("verify-carried", count=verdict.carried))
        raise typer.Exit(1)
    for part in ("commitment", "choices", "outcome") if verdict.finished else ("commitment", "choices"):
        holds = getattr(verdict, part)
        print(words.say(f"verify-{part}-{'holds' if holds else 'fails'}"))
    if verdict.scripted:
        print(words.say("verify-scripted"))
    if not verdict.finished:
        print(words.say("verify-unfinished"))
    if not verdict.holds:
        if verdict.difference is not None:
            print(words.say("verify-difference", number=verdict.difference))
        if verdict.fault is not None:
            print(words.refusal(verdict.fault))
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
    from undercroft.games import game as find_game

    if coverage:
        from undercroft.lab.report import print_coverage

        chosen = [find_game(game)] if game else list(undercroft.games().values())
        if not print_coverage(chosen, as_json=as_json, fresh=fresh):
            raise typer.Exit(1)
        return
    if game is None:
        known = ", ".join(undercroft.games())
        raise UndercroftError(f"name a game: {known}", "name-a-game", known=known)
    from undercroft.terminal.rules import print_rules

    if not print_rules(find_game(game), " ".join(query or []), language(lang), as_json=as_json):
        raise typer.Exit(1)


@app.command(name="simulate")
def simulate_command(
    game: str,
    players: Players = "thumb",
    matches: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    workers: Workers = 1,
    seed: Seed = 0,
    preset: PresetName = None,
    setup: Options = None,
    pack: PackFolders = None,
    trust: Trust = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Play many matches with computer players and sum up speed, scores and victories."""
    from undercroft.lab.report import print_simulation, progress
    from undercroft.lab.simulate import Job, simulate

    _use_packs(pack, lang, trust=trust)
    screen, words = _lab(lang, as_json=as_json)
    job = Job(game, _split(players), seed, agreed(game, preset, setup))
    with progress(words.say("lab-matches")) as done:
        result = simulate(job, matches, workers, lambda count: done(count, matches))
    if as_json:
        _print_json(result)
    else:
        print_simulation(result, words, screen.console)


@app.command()
def ladder(
    game: str,
    players: Annotated[str, typer.Option("--players", help="Who meets whom, e.g. random,thumb,search:0.2s.")],
    matches: Annotated[int, typer.Option(help="How many matches each pair plays, at least; alone, each player.")] = 200,
    seats: Annotated[int | None, typer.Option(help="At how many seats; 1: everyone alone on the same deals.")] = None,
    workers: Workers = 1,
    seed: Seed = 0,
    keep: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Write each deal's result here; go on from what is there.")
    ] = None,
    preset: PresetName = None,
    setup: Options = None,
    svg: Svg = None,
    pack: PackFolders = None,
    trust: Trust = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Find out which computer player is stronger, and by how much."""
    from undercroft.lab.ladder import Ladder, SoloLadder, climb, climb_alone
    from undercroft.lab.plot import plot_ladder
    from undercroft.lab.report import print_ladder, progress

    _use_packs(pack, lang, trust=trust)
    screen, words = _lab(lang, as_json=as_json)
    _check_folder(svg)
    _check_folder(keep)
    names = _split(players)
    result: Ladder | SoloLadder
    with progress(words.say("lab-matches")) as done:
        if seats == 1:
            result = climb_alone(game, names, matches, seed, workers, done, keep, agreed(game, preset, setup))
        else:
            result = climb(game, names, matches, seats, seed, workers, done, keep, agreed(game, preset, setup))
    if as_json:
        _print_json(result)
    else:
        print_ladder(result, words, screen.console)
    if svg is not None:
        _draw(svg, plot_ladder(result, words), words, screen, as_json=as_json)


@app.command()
def balance(
    game: str,
    players: Annotated[str, typer.Option("--players", help="Who plays, e.g. thumb, or thumb,search:100.")] = "thumb",
    matches: Annotated[int, typer.Option(help="How many matches.")] = 1000,
    seats: Annotated[int | None, typer.Option(help="At how many seats; as many as the game has, if not given.")] = None,
    workers: Workers = 1,
    seed: Seed = 0,
    preset: PresetName = None,
    setup: Options = None,
    beside: Annotated[
        list[str] | None,
        typer.Option(metavar="PLAYER", help="The same with this player in all seats, e.g. search:40; may be repeated."),
    ] = None,
    beside_matches: Annotated[int, typer.Option(help="How many matches of these.")] = 60,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help="Write a page with plots into this file.")] = None,
    pack: PackFolders = None,
    trust: Trust = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Find out which heroes, seats, cards and quests of a game are too strong, too weak or never used."""
    import msgspec

    from undercroft.lab.balance import measuring
    from undercroft.lab.balance.page import balance_page
    from undercroft.lab.balance.printing import print_balance
    from undercroft.lab.report import progress

    _use_packs(pack, lang, trust=trust)
    screen, words = _lab(lang, as_json=as_json)
    _check_folder(html)
    options = agreed(game, preset, setup)
    job = measuring.BalanceJob(game, measuring.seat_players(game, _split(players), seats, options), seed, options)
    others = [job.with_all(player) for player in beside or []]
    for other in others:
        other.check()
    with progress(words.say("lab-matches")) as done:
        result = measuring.measure(job, matches, workers, done)
    for other in others:
        with progress(words.say("lab-matches")) as done:
            found = measuring.measure(other, beside_matches, workers, done)
        result = msgspec.structs.replace(result, beside=[*result.beside, found])
    if as_json:
        _print_json(result)
    else:
        print_balance(result, words.lang, screen.console)
    if html is not None:
        _write(html, balance_page(result, words.lang))
        if not as_json:
            screen.show_unbroken(words.say("balance-saved", path=html))


@app.command()
def review(
    file: Path,
    player: Annotated[
        str | None, typer.Option(help="Who weighs the options, e.g. search:100, as usual, or search:0.5s.")
    ] = None,
    svg: Svg = None,
    pack: PackFolders = None,
    trust: Trust = False,
    lang: Lang = None,
    as_json: AsJson = False,
) -> None:
    """Look back at a finished match: how the chances went, and which choices cost the most."""
    from undercroft.games import game as find_game
    from undercroft.lab.plot import plot_review
    from undercroft.lab.report import print_review, progress
    from undercroft.lab.review import THINKER
    from undercroft.lab.review import review as look_back
    from undercroft.terminal import saving

    _use_packs(pack, lang, trust=trust)
    screen, words = _lab(lang, as_json=as_json)
    _check_folder(svg)
    record = saving.read_file(file)
    with progress(words.say("lab-choices")) as done:
        result = look_back(record, player or THINKER, done)
    words = Words(words.lang, find_game(record.game))
    names = _names(record, words)
    if as_json:
        _print_json(result)
    else:
        print_review(result, record, names, words, screen.console)
    if svg is not None:
        _draw(svg, plot_review(result, names, words), words, screen, as_json=as_json)


@packs.command(name="check")
def check_command(folder: Path, lang: Lang = None, trust: Trust = False) -> None:
    """Check a set: every mistake with file, entry and field, or what the set holds."""
    from undercroft.console.screen import Screen
    from undercroft.terminal.packs import check_pack

    screen = Screen()
    if not check_pack(folder, Words(readable_language(screen, lang)), screen, trust=trust):
        raise typer.Exit(1)


def _use_packs(folders: list[Path] | None, lang: str | None, *, trust: bool) -> None:
    """Let these sets be played, or end here."""
    if folders:
        from rich.console import Console

        from undercroft.console.screen import Screen
        from undercroft.terminal.packs import use_packs

        screen = Screen(Console(stderr=True, highlight=False, markup=False, emoji=False))
        if not use_packs(folders, Words(readable_language(screen, lang)), screen, trust=trust):
            raise typer.Exit(2)


def _lab(lang: str | None, *, as_json: bool) -> tuple[Screen, Words]:
    """Where results are shown, and in which words."""
    from undercroft.console.screen import Screen

    screen = Screen()
    return screen, Words(language(lang) if as_json else readable_language(screen, lang))


def _split(players: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in players.split(","))


def _names(record: Record, words: Words) -> list[str]:
    from undercroft.terminal.seats import specs_of, take_seats

    seats = take_seats(specs_of(record), record.game, words, record.commitment, known=True, watched=True)
    return [seat.name for seat in seats]


def _print_json(result: object) -> None:
    import msgspec

    print(msgspec.json.format(msgspec.json.encode(result), indent=1).decode())


def _check_folder(path: Path | None) -> None:
    """Fail before the work, not after it."""
    if path is not None and not path.parent.is_dir():
        message = f"cannot write {path}: there is no folder {path.parent}"
        raise UndercroftError(message, "no-folder", path=str(path), folder=str(path.parent))


def _draw(path: Path, svg: str, words: Words, screen: Screen, *, as_json: bool) -> None:
    _write(path, svg)
    if not as_json:
        screen.show_unbroken(words.say("lab-plot", path=path))


def _write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        message = f"cannot write {path}: {error.strerror}"
        raise UndercroftError(message, "cannot-write", path=str(path), reason=system_reason(error)) from None


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="0.0.0.0 lets others in your network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535)] = 8765,
    db: Annotated[
        str,
        typer.Option(envvar="UNDERCROFT_DB", help="A file for SQLite or postgresql://...; usually in the data folder."),
    ] = "",
    workers: Annotated[int, typer.Option(min=1, help="Processes that think for computer players.")] = 1,
    data: Annotated[Path | None, typer.Option(help="The data folder; it also holds the secret.")] = None,
    origin: Annotated[list[str] | None, typer.Option(help="Another site whose pages may speak with it.")] = None,
    keep_days: Annotated[float, typer.Option(min=0, help="How long finished tables are kept; 0: for ever.")] = 90,
    name: Annotated[
        list[str] | None, typer.Option(envvar="UNDERCROFT_NAME", help="A name that the server is reached by.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(envvar="UNDERCROFT_PROXY", help="Address or network of a proxy that says for whom it asks."),
    ] = None,
    log: Annotated[str, typer.Option(metavar="text|json", help="How the log on standard error is written.")] = "text",
    log_level: Annotated[str, typer.Option(metavar="debug|info|warning|error", help="What is worth a line.")] = "info",
    metrics_token: Annotated[
        str, typer.Option(envvar="UNDERCROFT_METRICS_TOKEN", help="Lets /metrics be read from elsewhere.")
    ] = "",
    contact: Annotated[str, typer.Option(help="How to reach you, shown on the page about the server.")] = "",
    pack: PackFolders = None,
    trust: Trust = False,
    lang: Lang = None,
) -> None:
    """Open tables for people to meet at, in the browser."""
    language(lang)
    _use_packs(pack, None, trust=trust)
    with undisturbed():
        from undercroft.table.logs import read_form, read_level
        from undercroft.table.proxies import known_proxies
        from undercroft.table.serve import serve as open_tables
        from undercroft.table.settings import Settings, usual_data

    settings = Settings(
        data or usual_data(),
        db,
        workers,
        origins=tuple(origin or ()),
        keep_days=keep_days,
        names=tuple(name or ()),
        proxies=known_proxies(proxy or ()),
        log_form=read_form(log),
        log_level=read_level(log_level),
        metrics_token=metrics_token,
        contact=contact,
    )
    open_tables(settings, host, port, lambda address: print(address, flush=True))


def main() -> None:
    """Run the command line; bad input is explained in one line, never with a traceback."""
    try:
        app()
    except UndercroftError as error:
        print(f"undercroft: {Words(spoken(sys.argv[1:])).refusal(error)}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
