"""How matches of Dungeoneer end: every variant with every set, at every number of seats.

``python -m bench.endings --matches 200 --keep build/endings.jsonl`` plays what is still missing in the file and prints
the tables of docs/dungeoneer-balance.md. A cell belongs to the rules and cards that it was played with: after a change
of either, it is played again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

import msgspec

from undercroft.games.dungeoneer import GAME
from undercroft.lab.balance.measuring import BalanceJob, measure

SETS: Final = ("serpent", "heroic", "epic", "heroic-serpent", "heroic-epic-serpent")
VARIANTS: Final[Mapping[str, Mapping[str, str]]] = {
    "as the book": {},
    "Hero Choice": {"heroes": "choose"},
    "No Blank Spots": {"blank_spots": "none"},
    "Resurrection": {"death": "resurrection"},
    "Optional Discard": {"discard": "may"},
    "Unbiased Placement": {"placement": "unbiased"},
    "Nothing Personal": {"quests": "common"},
    "Movement Limit": {"movement": "limit"},
    "Dodging Spikes": {"spikes": "dodge"},
    "two decks": {"decks": "split"},
    "all of these": {
        "heroes": "choose",
        "blank_spots": "none",
        "death": "resurrection",
        "discard": "may",
        "placement": "unbiased",
        "quests": "common",
        "movement": "limit",
        "spikes": "dodge",
        "decks": "split",
    },
}
ALONE: Final[Mapping[str, Mapping[str, str]]] = {
    "harder": {"solo": "harder"},
    "Nakari wins": {"goddess": "wins"},
    "dice for staying": {"staying": "dice"},
    "harder, all of these": {**VARIANTS["all of these"], "solo": "harder"},
}
"""What only one player can agree on."""
WON_ALONE: Final = ("returned", "nakari")


class Cell(msgspec.Struct):
    """How the matches of one set-up ended, and how many rounds they took."""

    key: str
    matches: int
    endings: dict[str, int]
    rounds: dict[int, int]
    heroes: dict[str, float]
    """The share of the victories of each hero."""

    def share(self, *endings: str) -> float:
        return sum(self.endings.get(each, 0) for each in endings) / self.matches

    @property
    def median(self) -> int:
        counted = 0
        for rounds in sorted(self.rounds):
            counted += self.rounds[rounds]
            if 2 * counted >= self.matches:
                return rounds
        return 0


def key_of(setup: Mapping[str, str], seats: int) -> str:
    """A set-up, and the rules and cards that it is played with."""
    read = GAME.read_setup(seats, dict(setup))
    printing = " ".join(f"{name}:{digest[:8]}" for name, digest in sorted(GAME.content(read).items()))
    agreed = " ".join(f"{name}={value}" for name, value in sorted(setup.items()))
    return f"{GAME.version} {printing} | {agreed} | {seats}"


def play(setup: Mapping[str, str], seats: int, matches: int, workers: int) -> Cell:
    balance = measure(BalanceJob(GAME.id, ("thumb",) * seats, setup=dict(setup)), matches, workers)
    assert balance.length is not None
    return Cell(
        key_of(setup, seats),
        matches,
        {ending.name: ending.matches for ending in balance.endings},
        balance.length.counts,
        {hero.name: hero.victories.value for hero in balance.heroes},
    )


def cells() -> Iterable[tuple[str, str, int, dict[str, str]]]:
    """Set, name of the variant, seats, set-up: the plain ones first."""
    for name, variant in {**VARIANTS, **ALONE}.items():
        for sets in SETS:
            for seats in (1,) if name in ALONE else (1, 2, 3, 4):
                yield sets, name, seats, {"sets": sets, **variant}


# -- tables ---------------------------------------------------------------------------------------


def percent(part: float) -> str:
    return f"{100 * part:.0f}"


def together(cell: Cell | None) -> str:
    """By quests or points, as the last hero, by Nakari, by the limit of rounds; the median of the rounds."""
    if cell is None:
        return ""
    parts = (
        cell.share("quests", "points"),
        cell.share("last-hero"),
        cell.share("nakari"),
        cell.share("too-long", "lost"),
    )
    return f"{' / '.join(map(percent, parts))} · {cell.median}"


def alone(cell: Cell | None) -> str:
    """Won, lost, ended by the limit of rounds; the median of the rounds."""
    if cell is None:
        return ""
    parts = (cell.share(*WON_ALONE), cell.share("lost"), cell.share("too-long"))
    return f"{' / '.join(map(percent, parts))} · {cell.median}"


def tables(kept: Mapping[str, Cell]) -> str:
    lines: list[str] = []
    for sets in SETS:
        lines += [f"### {sets}", "", "| | alone | two | three | four |", "| --- | --- | --- | --- | --- |"]
        for name, variant in {**VARIANTS, **ALONE}.items():
            setup = {"sets": sets, **variant}
            found = [kept.get(key_of(setup, seats)) for seats in (1, 2, 3, 4)]
            row = [alone(found[0]), *[together(cell) for cell in found[1:]]]
            lines.append(f"| {name} | {' | '.join(row)} |")
        lines.append("")
    return "\n".join(lines)


def read(file: Path) -> dict[str, Cell]:
    """The cell of each set-up with the most matches."""
    kept: dict[str, Cell] = {}
    for line in file.read_bytes().splitlines() if file.exists() else []:
        cell = msgspec.json.decode(line, type=Cell)
        if cell.key not in kept or kept[cell.key].matches < cell.matches:
            kept[cell.key] = cell
    return kept


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200, help="for each set-up and number of seats")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--keep", type=Path, default=Path("build/endings.jsonl"), help="what was played, to go on from")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="start nothing after so long")
    parser.add_argument("--sets", action="append", choices=SETS, help="only these; may be repeated")
    parser.add_argument("--variant", action="append", choices=[*VARIANTS, *ALONE], help="only these; may be repeated")
    parser.add_argument("--seats", action="append", type=int, choices=(1, 2, 3, 4), help="only these; may be repeated")
    given = parser.parse_args()
    kept = read(given.keep)
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for sets, name, seats, setup in cells():
        if sets not in (given.sets or SETS) or seats not in (given.seats or (1, 2, 3, 4)):
            continue
        if given.variant and name not in given.variant:
            continue
        old = kept.get(key_of(setup, seats))
        if (old is not None and old.matches >= given.matches) or time.monotonic() - began > given.seconds:
            continue
        cell = play(setup, seats, given.matches, given.workers)
        kept[cell.key] = cell
        with given.keep.open("ab") as file:
            file.write(msgspec.json.encode(cell) + b"\n")
        print(
            f"{time.monotonic() - began:5.0f} s  {sets}, {name}, {seats}: {cell.endings}", file=sys.stderr, flush=True
        )
    print(tables(kept))


if __name__ == "__main__":
    main()
