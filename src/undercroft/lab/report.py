"""What the lab found, for people to read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from undercroft.engine.game import Game
from undercroft.lab.coverage import Coverage, coverage_of, is_stale, run_tests
from undercroft.lab.simulate import Simulation
from undercroft.lab.statistics import Estimate


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """A progress bar on the error stream, so that the output stays clean."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("matches", total=total)
        yield lambda done: bar.update(task, completed=done)


def print_simulation(result: Simulation, console: Console) -> None:
    console.print(
        f"{result.game}: {result.matches:,} matches in {result.seconds:.1f} s, "
        f"{result.matches_per_s:,.0f} matches/s, {result.decisions_per_s:,.0f} decisions/s"
        f" ({result.workers} worker{'s' if result.workers > 1 else ''})",
        highlight=False,
    )
    table = Table("seat", "player", "mean score", "95 %", "s.d.", "min", "max", "victories", "95 %")
    for score, win in zip(result.scores, result.wins, strict=True):
        table.add_row(
            str(score.seat),
            score.player,
            f"{score.mean.value:.2f}",
            _interval(score.mean, "{:.2f}"),
            f"{score.deviation:.2f}",
            str(score.minimum),
            str(score.maximum),
            f"{win.rate.value:.1%}",
            _interval(win.rate, "{:.1%}"),
        )
    console.print(table)


def _interval(estimate: Estimate, form: str) -> str:
    return f"{form.format(estimate.low)} - {form.format(estimate.high)}"


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
