"""What the details of options can be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from undercroft.engine.decision import Contents
from undercroft.games.descent.content.boards import Board
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.schema import Surge
from undercroft.games.descent.profiles import CHARACTER, Profile

UNARMED: Final = "unarmed"
OWN_ATTACK: Final = "own-attack"
"""In place of a weapon: bare hands, or the dice of a monster's card."""
MOST_DOORS: Final = 7
FATIGUE: Final = "fatigue"
NAMED: Final = (
    *BOX.skills,
    *BOX.overlord,
    *[f"{hero}-ability" for hero in BOX.heroes],
    *dict.fromkeys([name for card in BOX.monsters.values() for ranks in card.acts for name in ranks.master.abilities]),
)
"""Cards and abilities: what a surge brings by one of them is called by its name."""


def surge_id(surge: Surge) -> str:
    """What is gained, as a name: ``damage-2``, ``range-1-damage-1``, ``stunned``."""
    numbers = (("damage", surge.damage), ("range", surge.range), ("pierce", surge.pierce), ("heal", surge.heal))
    parts = [f"{name}-{number}" for name, number in numbers if number]
    parts += ["blast"] if surge.blast else []
    parts += [surge.condition] if surge.condition else []
    parts += [surge.deed] if surge.deed else []
    return surge.deed if surge.deed and surge.deed in NAMED else "-".join(parts)


def figures(contents: Contents) -> Iterable[str]:
    """Every figure that could stand on the maps of a quest."""
    found = figure_ids()
    for profile in contents.values():
        if isinstance(profile, Profile) and profile.rank == CHARACTER:
            found += [f"{profile.kind}-{number}" for number in range(1, profile.most + 1)]
    return list(dict.fromkeys(found))


def figure_ids() -> list[str]:
    """Every figure of the box."""
    found = list(BOX.heroes)
    for card in BOX.monsters.values():
        found += [f"{card.id}-{number}" for number in range(1, card.figures[0] + 1)]
        found += [f"{card.id}-master"]
    found += list(BOX.lieutenants)
    found += [each.familiar.id for each in BOX.classes.values() if each.familiar]
    return list(dict.fromkeys(found))


def spaces(contents: Contents) -> Iterable[int]:
    """Of the largest map of the quest."""
    boards = [board.ground.count for board in contents.values() if isinstance(board, Board)]
    return range(max(boards))


def surge_ids() -> list[str]:
    """All that surges can be spent on."""
    surges = [surge for item in BOX.items.values() for surge in item.surges]
    for card in BOX.monsters.values():
        surges += [surge for ranks in card.acts for rank in (ranks.minion, ranks.master) for surge in rank.surges]
    for lieutenant in BOX.lieutenants.values():
        surges += [surge for act in lieutenant.acts for fighter in act for surge in fighter.surges]
    surges += [surge for each in BOX.classes.values() if each.familiar for surge in each.familiar.surges]
    surges += [Surge(damage=damage) for damage in range(1, 8)] + [Surge(blast=True)]
    surges += [Surge(deed=deed) for deed in NAMED]
    return list(dict.fromkeys([FATIGUE, *[surge_id(surge) for surge in surges]]))


def weapon_ids() -> list[str]:
    return [UNARMED, OWN_ATTACK, *[item.id for item in BOX.items.values() if item.attack], "fire-flask", "shadow-bolt"]


def card_ids() -> list[str]:
    """All that a hero or the overlord can hold, and sheets and abilities that are used like cards."""
    abilities = [name for card in BOX.monsters.values() for ranks in card.acts for name in ranks.master.abilities]
    abilities += [name for card in BOX.lieutenants.values() for act in card.acts for name in act[0].abilities]
    abilities += ["fire-breath", "subdue", "knockback"]
    sheets = [f"{hero}-{part}" for hero in BOX.heroes for part in ("ability", "feat")]
    return list(dict.fromkeys([*BOX.skills, *BOX.items, *BOX.search, *BOX.overlord, *sheets, *abilities]))


def item_ids() -> list[str]:
    return [*BOX.items, *BOX.search]


def token_ids() -> list[str]:
    """Objective tokens, by colour and number."""
    return [f"{colour}-{number}" for colour in ("red", "blue", "green", "white", "facedown") for number in range(1, 11)]
