"""What the lab found, for people to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from textwrap import wrap
from typing import Any

import msgspec
from rich.cells import cell_len
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from undercroft.engine.game import Game
from undercroft.engine.record import Record
from undercroft.games import game
from undercroft.lab.coverage import Coverage, coverage_of, is_stale, run_tests
from undercroft.lab.figures import Figures, quotable
from undercroft.lab.ladder import Ladder, SoloLadder
from undercroft.lab.review import Review, Step, decision_at
from undercroft.lab.sides import side_title
from undercroft.lab.simulate import Simulation
from undercroft.words import Words

BLOCKS = "▁▂▃▄▅▆▇█"
PLAIN_BLOCKS = "_.-~=+*#"
"""For terminals that cannot show blocks."""
MOST_COSTLY = 5


@contextmanager
def progress(what: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar on the error stream, so that the output stays clean. Hears how many are done, of how many."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def print_paragraph(text: str, console: Console, style: str = "", indent: int = 0) -> None:
    """Text in lines as wide as the console; a hard space is no place for a line to end."""
    for line in wrap(text, max(20, console.width - indent)):
        console.print(Text(" " * indent + line, style=style))


def plain_table(*headers: str) -> Table:
    """A plain table: the first column is names, the others figures."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for place, header in enumerate(headers):
        table.add_column(Text(header, style="dim"), justify="right" if place else "left", overflow="fold")
    return table


# -- many matches -----------------------------------------------------------------------------


def print_simulation(result: Simulation, words: Words, console: Console) -> None:
    figures = Figures(words.lang)
    title = words.say(
        "simulate-title",
        game=_title(result.game, words),
        matches=result.matches,
        seconds=figures.number(result.seconds),
        speed=figures.number(result.matches_per_s, 0),
        decisions=figures.number(result.decisions_per_s, 0),
        workers=result.workers,
        compiled="yes" if result.compiled else "no",
    )
    print_paragraph(title, console)
    headers = ("lab-player", "lab-seat", "lab-mean-score", "lab-interval", "simulate-deviation")
    more = ("simulate-least", "simulate-most", "lab-victories", "lab-interval")
    table = plain_table(*map(words.say, headers + more))
    for score, win in zip(result.scores, result.wins, strict=True):
        table.add_row(
            Text(score.player),
            str(score.seat),
            figures.number(score.mean.value, 2),
            figures.interval(score.mean, lambda value: figures.number(value, 2)),
            figures.number(score.deviation, 2),
            str(score.minimum),
            str(score.maximum),
            figures.percent(win.rate.value, 1),
            figures.interval(win.rate, lambda value: figures.percent(value, 1)),
        )
    console.print(table)
    if result.sides:
        console.print()
        console.print(_sides(result, words))


def _sides(result: Simulation, words: Words) -> Table:
    figures, own = Figures(words.lang), Words(words.lang, game(result.game))
    table = plain_table(*map(words.say, ("lab-side-column", "lab-seat", "lab-victories", "lab-interval")))
    for side in result.sides:
        table.add_row(
            Text(side_title(side.name, own)),
            " ".join(map(str, side.seats)),
            figures.percent(side.rate.value, 1),
            figures.interval(side.rate, lambda value: figures.percent(value, 1)),
        )
    return table


def _title(game_id: str, words: Words) -> str:
    return Words(words.lang, game(game_id)).title("game")


# -- the ladder -------------------------------------------------------------------------------


def print_ladder(ladder: Ladder | SoloLadder, words: Words, console: Console) -> None:
    title = words.say(
        "ladder-title",
        game=_title(ladder.game, words),
        seats=ladder.seats,
        matches=ladder.matches,
        deals=ladder.deals,
    )
    print_paragraph(title, console, "bold")
    console.print()
    if isinstance(ladder, SoloLadder):
        console.print(_soloists(ladder, words))
        return
    console.print(_ratings(ladder, words))
    console.print()
    console.print(_meetings(ladder, words))
    console.print()
    if any(meeting.roles for meeting in ladder.meetings):
        console.print(_roles(ladder, words))
        console.print()
    print_paragraph(words.say("ladder-about", player=ladder.zero), console, "dim")


def _ratings(ladder: Ladder, words: Words) -> Table:
    figures = Figures(words.lang)
    table = plain_table(words.say("lab-player"), words.say("ladder-rating"), words.say("lab-interval"))
    for each in ladder.ratings:
        interval = "" if each.player == ladder.zero else figures.interval(each.rating, figures.signed)
        table.add_row(Text(each.player), figures.signed(each.rating.value), interval)
    return table


def _meetings(ladder: Ladder, words: Words) -> Table:
    figures = Figures(words.lang)
    headers = ("ladder-meeting", "lab-victories", "lab-interval", "ladder-scores", "ladder-matches")
    table = plain_table(*map(words.say, headers))
    for meeting in ladder.meetings:
        one, other = meeting.pair
        table.add_row(
            Text(words.say("ladder-beats" if meeting.better else "ladder-undecided", one=one, other=other)),
            figures.percent(meeting.share.value),
            figures.interval(meeting.share, figures.percent),
            " : ".join(figures.number(score) for score in meeting.scores),
            figures.number(meeting.matches, 0),
        )
    return table


def _roles(ladder: Ladder, words: Words) -> Table:
    """How each of two players does with each side, against the other."""
    figures, own = Figures(words.lang), Words(words.lang, game(ladder.game))
    table = plain_table(*map(words.say, ("ladder-meeting", "lab-player", "lab-side-column", "lab-victories")))
    for meeting in ladder.meetings:
        for role, shares in meeting.roles.items():
            for player, share in zip(meeting.pair, shares, strict=True):
                row = (" : ".join(meeting.pair), player, side_title(role, own))
                table.add_row(*map(Text, row), figures.percent(share))
    return table


def _soloists(ladder: SoloLadder, words: Words) -> Table:
    figures = Figures(words.lang)
    interval = words.say("lab-interval")
    gap = words.say("ladder-gap", player=ladder.zero)
    table = plain_table(words.say("lab-player"), words.say("lab-mean-score"), interval, gap, interval)
    for each in ladder.players:
        table.add_row(
            Text(each.player),
            figures.number(each.score.value, 2),
            figures.interval(each.score, lambda value: figures.number(value, 2)),
            "" if each.gap is None else figures.signed(each.gap.value, 2),
            "" if each.gap is None else figures.interval(each.gap, lambda value: figures.signed(value, 2)),
        )
    return table


# -- a review ---------------------------------------------------------------------------------


def print_review(review: Review, record: Record, names: Sequence[str], words: Words, console: Console) -> None:
    """How the match went for each seat, and the choices that cost the most, in sentences. The words are the game's."""
    title = words.say("review-title", game=words.title("game"), count=len(review.steps), weighed=review.weighed)
    print_paragraph(title, console, "bold")
    console.print()
    console.print(Text(words.say("review-curve", unit=review.unit), style="dim"))
    console.print(_curves(review, names, words, console))
    console.print()
    if not review.costly:
        console.print(Text(words.say("review-none")))
    else:
        console.print(Text(words.say("review-worst"), style="dim"))
    for number in review.costly[:MOST_COSTLY]:
        print_paragraph(_cost(review.steps[number - 1], review, record, names, words), console, indent=2)
    if len(review.costly) > MOST_COSTLY:
        console.print(Text(words.say("review-more", count=len(review.costly) - MOST_COSTLY), style="dim"))
    console.print()
    print_paragraph(words.say("review-about", thinker=review.thinker), console, "dim")


def _curves(review: Review, names: Sequence[str], words: Words, console: Console) -> Table:
    figures = Figures(words.lang)
    curves = [review.curve(seat) for seat in range(review.seats)]
    low, high = (0.0, 1.0) if review.unit == "chance" else (min(map(min, curves)), max(map(max, curves)))
    ends = [
        words.say(
            "review-from-to",
            **{"from": figures.amount(curve[0], review.unit), "to": figures.amount(curve[-1], review.unit)},
        )
        for curve in curves
    ]
    room = console.width - max(map(cell_len, names)) - max(map(cell_len, ends)) - 6
    table = Table.grid(padding=(0, 2, 0, 0))
    for name, curve, end in zip(names, curves, ends, strict=True):
        table.add_row(Text(name), Text(sparkline(curve, low, high, room, console.encoding)), Text(end))
    return table


def sparkline(values: Sequence[float], low: float, high: float, width: int, encoding: str = "utf-8") -> str:
    """A curve in one line of text, on a scale from ``low`` to ``high``. Where there are more values than room, means
    of neighbours."""
    try:
        BLOCKS.encode(encoding)
        signs = BLOCKS
    except (UnicodeEncodeError, LookupError):
        signs = PLAIN_BLOCKS
    width = max(1, min(width, len(values)))
    cuts = [len(values) * place // width for place in range(width + 1)]
    means = [sum(values[since:until]) / (until - since) for since, until in pairwise(cuts)]
    steps = [int((mean - low) / ((high - low) or 1.0) * len(signs)) for mean in means]
    return "".join(signs[min(len(signs) - 1, max(0, step))] for step in steps)


def _cost(step: Step, review: Review, record: Record, names: Sequence[str], words: Words) -> str:
    figures = Figures(words.lang)
    assert step.better is not None
    assert step.cost is not None
    assert step.value is not None
    assert step.best is not None
    asked = decision_at(record, step.number)
    options = {option.id: quotable(words.option(option, asked)) for option in asked.options}
    return words.say(
        "review-cost",
        unit=review.unit,
        number=step.number,
        player=names[step.seat],
        chosen=options[step.chosen],
        better=options[step.better],
        best=figures.amount(step.best.value, review.unit),
        value=figures.amount(step.value.value, review.unit),
        cost=figures.amount(step.cost.value, review.unit),
        margin=figures.amount(figures.margin(step.cost), review.unit),
    )


# -- coverage ---------------------------------------------------------------------------------


def print_coverage(games: Sequence[Game[Any]], *, as_json: bool, fresh: bool) -> bool:
    """Print how many rules are proved. Whether all are."""
    if fresh or is_stale():
        run_tests()
    found = {game.id: coverage_of(game) for game in games}
    if as_json:
        print(msgspec.json.format(msgspec.json.encode(found), indent=1).decode())
    else:
        for game_id, coverage in found.items():
            _print_one(game_id, coverage)
    return not any(coverage.missing for coverage in found.values())


def _print_one(game_id: str, coverage: Coverage) -> None:
    print(f"{game_id}: {coverage.tested} of {coverage.rules} rules have a passing test", end="")
    print(f", {len(coverage.untestable)} cannot be tested" if coverage.untestable else "")
    for rule, reason in coverage.untestable.items():
        print(f"  {rule}: {reason}")
    if coverage.missing:
        print(f"  without one: {' '.join(coverage.missing)}")
