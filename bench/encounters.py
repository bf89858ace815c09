"""How the quests of Descent end: each encounter with two, three and four heroes, played by thumbs.

``python -m bench.encounters --matches 300 --keep build/encounters.jsonl`` plays what is still missing in the file and
prints the table of docs/descent-balance.md. A cell belongs to the rules and numbers that it was played with: after a
change of either, it is played again.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Mapping
from hashlib import blake2b
from pathlib import Path
from typing import Final, get_args

import msgspec

from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.game import GAME
from undercroft.games.descent.setup_options import QuestId
from undercroft.lab.balance.measuring import BalanceJob, measure

QUESTS: Final[tuple[str, ...]] = get_args(QuestId)
HEROES: Final = (2, 3, 4)


class Cell(msgspec.Struct):
    """How the matches of a quest went with so many heroes."""

    key: str
    matches: int
    won: list[int]
    """How often the heroes won each encounter; the last is the quest."""
    late: list[int]
    """How often it came to the last round."""


def key_of(quest: str, heroes: int) -> str:
    """A quest, and the rules and numbers that it is played with."""
    numbers = blake2b(msgspec.json.encode(quest_of(quest)), digest_size=4).hexdigest()
    return f"{GAME.version} {numbers} | {quest} | {heroes}"


def play(quest: str, heroes: int, matches: int, seed: int) -> Cell:
    found = measure(BalanceJob(GAME.id, ("thumb",) * (heroes + 1), seed, {"quest": quest}), matches)
    done = {each.name: each.done for each in found.quests}
    late = {each.name: each.matches for topic in found.topics for each in topic.happenings}
    names = [f"{quest}-{number + 1}" for number in range(len(quest_of(quest).encounters))]
    return Cell(key_of(quest, heroes), matches, [done[name] for name in names], [late.get(name, 0) for name in names])


def table(kept: Mapping[str, Cell]) -> str:
    """Per cent of the victories that are the heroes', and of the encounters that came to the last round."""
    lines = ["| encounter | two | three | four |", "| --- | --- | --- | --- |"]
    for quest in QUESTS:
        for number in range(len(quest_of(quest).encounters)):
            row = [written(kept.get(key_of(quest, heroes)), number) for heroes in HEROES]
            lines.append(f"| {quest} {number + 1} | {' | '.join(row)} |")
    return "\n".join(lines)


def written(cell: Cell | None, number: int) -> str:
    if cell is None:
        return ""
    return f"{100 * cell.won[number] / cell.matches:.0f} ({100 * cell.late[number] / cell.matches:.0f})"


def read(file: Path) -> dict[str, Cell]:
    """The cell of each set-up with the most matches."""
    kept: dict[str, Cell] = {}
    for line in file.read_bytes().splitlines() if file.exists() else []:
        cell = msgspec.json.decode(line, type=Cell)
        if cell.key not in kept or kept[cell.key].matches < cell.matches:
            kept[cell.key] = cell
    return kept


def missing(kept: Mapping[str, Cell], matches: int, quests: Iterable[str]) -> list[tuple[str, int]]:
    cells = [(quest, heroes) for quest in quests for heroes in HEROES]
    return [each for each in cells if key_of(*each) not in kept or kept[key_of(*each)].matches < matches]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=300, help="for each quest and number of heroes")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--keep", type=Path, default=Path("build/encounters.jsonl"), help="what was played")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="start nothing after so long")
    parser.add_argument("--quest", action="append", choices=QUESTS, help="only these; may be repeated")
    given = parser.parse_args()
    kept = read(given.keep)
    given.keep.parent.mkdir(parents=True, exist_ok=True)
    began = time.monotonic()
    for quest, heroes in missing(kept, given.matches, given.quest or QUESTS):
        if time.monotonic() - began > given.seconds:
            break
        cell = play(quest, heroes, given.matches, given.seed)
        kept[cell.key] = cell
        with given.keep.open("ab") as file:
            file.write(msgspec.json.encode(cell) + b"\n")
        print(f"{time.monotonic() - began:5.0f} s  {quest}, {heroes}: {cell.won}", file=sys.stderr, flush=True)
    print(table(kept))


if __name__ == "__main__":
    main()
