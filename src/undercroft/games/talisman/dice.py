"""Dice and fate: a roll of one's own may be changed once, for 1 fate (TALB-FATE)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.talisman.belongings import discard_belonging
from undercroft.games.talisman.having import able, giver, givers, has
from undercroft.games.talisman.options import ADD_ONE, DIE_NUMBER, FACE, KEEP, REROLL, SET_DIE, USE_DIE
from undercroft.games.talisman.state import DIE, Character, TalismanState
from undercroft.games.talisman.windows import twist

NO_FATE = Why("no-fate", "TALB-FATE-12")


def throw(s: TalismanState, c: Character | None, what: str, count: int) -> list[int]:
    """Dice are thrown and lie on the table: whose they are, and what for."""
    dice = [face + 1 for face in s.chance.throw(DIE, count)]
    s.roller = -1 if c is None else c.seat
    s.dice = dice
    if c is None:
        s.tell("rolled-for", what=what, dice=spoken(dice))
    else:
        s.tell("rolled", seat=c.seat, character=c.id, what=what, dice=spoken(dice))
    return dice


def spoken(dice: list[int]) -> tuple[str, ...]:
    return tuple([str(die) for die in dice])


def roll(s: TalismanState, c: Character, what: str, count: int = 1, *, fateless: bool = False) -> Play[list[int]]:
    """The character rolls so many dice for this, and may pay fate (TALB-FATE-03, TALB-FATE-05)."""
    dice = throw(s, c, what, count)
    if not fateless:
        yield from offer_fate(s, c, what, dice)
    return dice


def cannot_reroll(c: Character) -> Why | None:
    """TALB-FATE-12: only whoever has fate can pay it. TALB-FATE-13: a toad may."""
    return None if c.fate > 0 else NO_FATE


def offer_fate(s: TalismanState, c: Character, what: str, dice: list[int]) -> Play[bool]:
    """TALB-FATE-04 to TALB-FATE-06: one die, once, and the second result stands. Whether fate was paid."""
    if cannot_reroll(c) is not None:
        return False
    s.roller, s.dice = c.seat, dice
    offers = [KEEP(), *[REROLL(number) for number in range(1, len(dice) + 1)]]
    choice: Option = yield ask(c.seat, "fate", offers, {"what": what, "dice": spoken(dice)})
    if choice is KEEP():
        return False
    c.fate -= 1
    s.tell("fate-paid", seat=c.seat, character=c.id)
    if what == "move" and has(s, c, "move-fate-back"):
        replenish_one(s, c)
    yield from reroll(s, c, what, dice, DIE_NUMBER.of(choice) - 1)
    return True


def replenish_one(s: TalismanState, c: Character) -> None:
    role = c.role
    if role is not None and c.fate < role.fate:
        c.fate += 1


def reroll(s: TalismanState, c: Character, what: str, dice: list[int], at: int) -> Play[None]:
    """TALB-FATE-06; Twist of Fate chooses the result instead, the Gypsy rolls two dice and chooses."""
    face = yield from twist(s, c, what)
    if face == 0:
        count = 2 if able(c, "two-fate-dice") else 1
        thrown = throw(s, c, what, count)
        face = thrown[0]
        if count == 2 and thrown[0] != thrown[1]:
            face = thrown[(yield from choose_die(s, c, what, thrown))]
    dice[at] = face
    s.roller, s.dice = c.seat, dice


def choose_die(s: TalismanState, c: Character, what: str, dice: list[int]) -> Play[int]:
    """Which of several dice is used: its place."""
    if len(set(dice)) == 1:
        return 0
    places = [dice.index(face) for face in sorted(set(dice))]
    choice: Option = yield ask(
        c.seat, "use-die", [USE_DIE(place + 1) for place in places], {"what": what, "dice": spoken(dice)}
    )
    return DIE_NUMBER.of(choice) - 1


def set_die(s: TalismanState, c: Character, what: str) -> Play[int]:
    """Weighted Dice: before a movement or attack roll the result is chosen, and they are gone; 0: they are kept."""
    card = giver(s, c, "sets-die")
    if card is None:
        return 0
    choice: Option = yield ask(c.seat, "set-die", [KEEP(), *[SET_DIE(face) for face in range(1, 7)]], {"what": what})
    if choice is KEEP():
        return 0
    yield from discard_belonging(s, c, card)
    s.tell("die-set", seat=c.seat, character=c.id, card=card.id, face=FACE.of(choice))
    return FACE.of(choice)


def roll_for(s: TalismanState, c: Character, what: str, count: int, kind: str) -> Play[int]:
    """A roll that a card or space orders, with what abilities change about this kind of roll: its total."""
    if count == 1 and kind and has(s, c, f"two-dice:{kind}"):
        dice = throw(s, c, what, 2)
        yield from offer_fate(s, c, what, dice)
        total = dice[(yield from choose_die(s, c, what, dice))]
    else:
        dice = yield from roll(s, c, what, count)
        total = sum(dice)
    for _ in range(givers(s, c, f"plus-one:{kind}")):
        if total + s.added >= 6 * count:
            break
        choice: Option = yield ask(c.seat, "add-one", [ADD_ONE(), KEEP()], {"what": what, "dice": spoken(dice)})
        if choice is KEEP():
            break
        s.added += 1
    total += s.added
    s.added = 0
    return total
