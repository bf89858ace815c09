"""What comes of the numbers of a die table, in words: for whoever may still change a roll."""

from __future__ import annotations

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Phrase
from undercroft.games.talisman import options as do
from undercroft.games.talisman.content.vocabulary import (
    Become,
    Bonus,
    Deed,
    Effect,
    Faces,
    Fight,
    Gain,
    Heal,
    Lose,
    Miss,
    MoveTo,
    Own,
    Privilege,
    Roll,
    Step,
)
from undercroft.games.talisman.state import Character, TalismanState

NOW = "now"
"""In place of numbers: the dice as they lie."""

Details = dict[str, str | int | list[str]]


def results_of(s: TalismanState, option: Option) -> list[Phrase]:
    """What the option makes of the roll on the table, or may make of it."""
    table = s.box.rolls[s.rolling]
    c = s.characters[s.roller]
    single = len(s.dice) == table.dice
    if option.verb is do.KEEP:
        return (
            [result(table, c, sum(s.dice) + s.added, NOW)]
            if single
            else [result(table, c, die, str(die)) for die in s.dice]
        )
    if option.verb is do.ADD_ONE and single:
        return [result(table, c, sum(s.dice) + s.added + 1, NOW)]
    if option.verb is do.USE_DIE and table.dice == 1:
        return [result(table, c, s.dice[do.DIE_NUMBER.of(option) - 1], NOW)]
    if option.verb is do.REROLL:
        rest = sum(s.dice) - s.dice[do.DIE_NUMBER.of(option) - 1] if single else 0
        return [result(table, c, rest + at[-1], spoken(at, rest)) for at in alike(table, rest)]
    return []


def all_results(table: Roll, c: Character) -> list[Phrase]:
    """What each number of one die brings."""
    return [result(table, c, at[-1], spoken(at, 0)) for at in alike(table, 0)]


def line_of(table: Roll, total: int) -> Faces:
    return next(faces for faces in table.faces if total <= faces.upto)


def alike(table: Roll, rest: int) -> list[list[int]]:
    """The faces of one die, those together that lead to the same when the other dice make up the rest."""
    found: list[list[int]] = []
    for face in range(1, 7):
        if found and line_of(table, rest + face) is line_of(table, rest + found[-1][-1]):
            found[-1].append(face)
        else:
            found.append([face])
    return found


def spoken(faces: list[int], rest: int) -> str:
    first, last = rest + faces[0], rest + faces[-1]
    return str(first) if first == last else f"{first}–{last}"


def result(table: Roll, c: Character, total: int, numbers: str) -> Phrase:
    then = line_of(table, total).then
    deed: Details = told(then[0]) if then and not is_vain(then[0], c) else {"deed": "nothing"}
    return Phrase("forecast-result", {"numbers": numbers, **deed})


def is_vain(effect: Effect, c: Character) -> bool:
    """Whether it takes what the character does not have."""
    return (
        isinstance(effect, Lose)
        and {
            "strength": c.strength,
            "craft": c.craft,
            "gold": c.gold,
            "fate": c.fate,
        }.get(effect.what, 1)
        == 0
    )


def told(effect: Effect) -> Details:
    """The deed of a line by its name, and what it is said with."""
    if isinstance(effect, (Gain, Lose)):
        return {"deed": tag(effect), "what": effect.what, "count": effect.count}
    if isinstance(effect, Heal):
        return {"deed": "heal", "count": effect.count}
    if isinstance(effect, Become):
        return {"deed": "become", "what": effect.alignment}
    if isinstance(effect, Bonus):
        return {"deed": "bonus", "what": effect.what, "count": effect.by}
    if isinstance(effect, Miss):
        return {"deed": "miss", "what": "next" if effect.next else "turn"}
    if isinstance(effect, MoveTo):
        return {"deed": "move-to", "what": effect.spaces[0]} if effect.spaces else {"deed": "region"}
    if isinstance(effect, Step):
        return {"deed": "forward" if effect.by > 0 else "back", "count": abs(effect.by)}
    if isinstance(effect, Fight):
        stat, value = ("strength", effect.strength) if effect.strength else ("craft", effect.craft)
        return {"deed": "fight", "what": effect.name, "stat": stat, "count": value}
    if isinstance(effect, (Privilege, Own)):
        return {"deed": effect.name}
    return {"deed": tag(effect)}


def tag(deed: Deed) -> str:
    return str(deed.__struct_config__.tag)
