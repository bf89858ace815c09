"""Whether a player of Descent is stronger than the rule of thumb in either role.

``python -m bench.duels search:1s --places first-blood:3,first-blood:4 --deals 40 --keep build/duels.jsonl`` plays every
deal of each place (a quest with so many heroes) three times, with that player as the heroes, as the overlord and in
neither role, and prints what it won in each role beside what thumbs won there in the same deals, how much more that is,
and what share of all victories it has over both roles, with their 95 % intervals. ``--roles heroes`` has it play the
heroes only. What stands in the file is not played again.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Final

import msgspec

from undercroft.engine.chance import make_seed
from undercroft.engine.match import Match, Start
from undercroft.games.descent.game import GAME
from undercroft.games.descent.options import END_ACTIVATION, END_TURN
from undercroft.games.descent.state import THE_OVERLORD, DescentState
from undercroft.lab.ledger import Ledger
from undercroft.lab.statistics import Z95, Estimate, share
from undercroft.players import make_player

THUMB: Final = "thumb"
ROLES: Final = ("heroes", "overlord")


def playing(player: str, role: str) -> tuple[str, str]:
    """The heroes' player and the overlord's, if that player has the role."""
    return (player, THUMB) if role == "heroes" else (THUMB, player)


class Bout(msgspec.Struct, frozen=True):
    """One deal of a place with these players as heroes and overlord."""

    quest: str
    heroes: int
    deal: int
    players: tuple[str, str]


class Result(msgspec.Struct, frozen=True):
    won: float
    """By the heroes: 1, or a half if nobody won."""
    encounters: list[int]
    """Who won each of them: 0 the heroes, 1 the overlord."""
    longest: float
    """The longest activation of a player that thinks, in seconds of the processor."""
    seconds: float


def play(bout: Bout) -> Result:
    setup = GAME.read_setup(bout.heroes + 1, {"quest": bout.quest})
    match = Match(Start(GAME, bout.heroes + 1, make_seed(f"duel/{bout.quest}/{bout.heroes}/{bout.deal}"), setup))
    players = [
        make_player(bout.players[0 if seat else 1], GAME.id, f"duel/{bout.deal}/{seat}", measured=True)
        for seat in range(match.seats)
    ]
    longest, now, began = 0.0, 0.0, time.process_time()
    while match.outcome is None:
        decision = match.decisions[0]
        start = time.process_time()
        option = players[decision.seat].choose(match, decision)
        if bout.players[0 if decision.seat else 1] != THUMB:
            now += time.process_time() - start
            longest = max(longest, now)
        if option.verb in (END_TURN, END_ACTIVATION):
            now = 0.0
        match.choose(decision.seat, option)
    s = match.state
    assert isinstance(s, DescentState)
    won = match.outcome.shares(match.sides)[THE_OVERLORD]
    return Result(1 - won, s.wins, round(longest, 3), round(time.process_time() - began, 1))


def bouts(
    player: str, places: Sequence[tuple[str, int]], deals: Sequence[int], roles: Sequence[str] = ROLES
) -> Iterator[Bout]:
    """Each deal of each place, by thumbs alone and with the player in each of the roles."""
    for deal in deals:
        for quest, heroes in places:
            for pair in ((THUMB, THUMB), *[playing(player, role) for role in roles]):
                yield Bout(quest, heroes, deal, pair)


def told(name: str, values: Sequence[float]) -> str:
    return written(name, share(sum(values), len(values)), len(values))


def told_more(name: str, gaps: Sequence[float]) -> str:
    """Deal by deal: a few that happen to be alike are not sure, so that one is counted either way besides."""
    known = [*gaps, 1.0, -1.0]
    mean = sum(known) / len(known)
    half = Z95 * sqrt(sum([(gap - mean) ** 2 for gap in known]) / (len(known) - 1) / len(known))
    value = sum(gaps) / len(gaps)
    return written(name, Estimate(value, min(value, mean - half), max(value, mean + half)), len(gaps))


def written(name: str, found: Estimate, count: int) -> str:
    return f"{name}: {100 * found.value:.0f} % ({100 * found.low:.0f} to {100 * found.high:.0f}), n = {count}"


def report(player: str, found: dict[Bout, Result]) -> list[str]:
    """All deals that are played by thumbs alone and with the player in a role."""
    lines: list[str] = []
    thumbs = [bout for bout in found if bout.players == (THUMB, THUMB)]
    both: list[float] = []
    gains: list[float] = []
    for role in ROLES:
        own: list[float] = []
        usual: list[float] = []
        for bout in thumbs:
            other = found.get(msgspec.structs.replace(bout, players=playing(player, role)))
            if other is not None:
                won, before = other.won, found[bout].won
                own.append(won if role == "heroes" else 1 - won)
                usual.append(before if role == "heroes" else 1 - before)
        if not own:
            continue
        both += own
        more = [one - other for one, other in zip(own, usual, strict=True)]
        gains += more
        lines += [f"as {role}", "  " + told(player, own), "  " + told(THUMB, usual), "  " + told_more("more", more)]
    if both:
        if len(lines) > len(ROLES) * 2:
            lines += [told("share of all victories", both), told_more("more in both roles", gains)]
        lines.append(f"longest activation: {max([each.longest for each in found.values()]):.2f} s")
    return lines


def chosen_roles(text: str) -> tuple[str, ...]:
    roles = tuple(text.split(","))
    if not set(roles) <= set(ROLES):
        raise argparse.ArgumentTypeError(f"{text}: {' or '.join(ROLES)}, or both with a comma")
    return roles


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("player")
    parser.add_argument("--places", default="first-blood:3,first-blood:4", help="quests with numbers of heroes")
    parser.add_argument("--roles", type=chosen_roles, default=ROLES, help="what the player plays: heroes,overlord")
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--deals", type=int, default=10)
    parser.add_argument("--keep", type=Path, help="what was played")
    parser.add_argument("--seconds", type=float, default=float("inf"), help="start nothing after so long")
    given = parser.parse_args()
    places = [(quest, int(heroes)) for quest, _, heroes in [each.partition(":") for each in given.places.split(",")]]
    ledger, found, began = Ledger(given.keep, Result), {}, time.monotonic()
    for bout in bouts(given.player, places, range(given.first, given.first + given.deals), given.roles):
        result = ledger.find(bout)
        if result is None:
            if time.monotonic() - began > given.seconds:
                break
            result = play(bout)
            ledger.write(bout, result)
        found[bout] = result
    print("\n".join(report(given.player, found)))


if __name__ == "__main__":
    main()
