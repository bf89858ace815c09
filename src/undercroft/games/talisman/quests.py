"""The Warlock's quests (TALB-QST)."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.belongings import discard_belonging, gain
from undercroft.games.talisman.box import MAGIC_OBJECT, titles
from undercroft.games.talisman.counters import lose
from undercroft.games.talisman.dice import roll
from undercroft.games.talisman.followers import choose_follower
from undercroft.games.talisman.options import GIVE_OBJECT, OBJECT
from undercroft.games.talisman.places import put, throw_to
from undercroft.games.talisman.state import ENCOUNTER, Character, TalismanState

NONE, TAKE_A_LIFE, KILL_AN_ENEMY, GIVE_A_FOLLOWER, GIVE_A_MAGIC_OBJECT, GIVE_THREE_GOLD, GIVE_TWO_GOLD = range(7)
QUEST_IDS: Final = (
    "",
    "take-a-life",
    "kill-an-enemy",
    "give-a-follower",
    "give-a-magic-object",
    "give-three-gold",
    "give-two-gold",
)


def enemy_killed(s: TalismanState, c: Character) -> None:
    """TALB-QST-03."""
    if c.quest == KILL_AN_ENEMY:
        c.used.append("quest-done")


def life_taken(s: TalismanState, c: Character) -> None:
    """TALB-QST-02."""
    if c.quest == TAKE_A_LIFE:
        c.used.append("quest-done")


def complete_all(s: TalismanState) -> Play[None]:
    """TALB-QST-09: whoever can; a life is also taken, and gold won, in the turns of others."""
    for c in s.clockwise():
        yield from complete(s, c)


def complete(s: TalismanState, c: Character) -> Play[None]:
    """TALB-QST-09 to TALB-QST-11: done as soon as it can be, the character is at the Warlock's Cave and has a Talisman.
    In the middle of its encounter a new one begins there (TALB-TURN-07)."""
    if c.quest == NONE or c.role is None:
        return
    if not (yield from fulfil(s, c)):
        return
    s.tell("quest-done", seat=c.seat, character=c.id, what=QUEST_IDS[c.quest])
    c.quest = NONE
    ended, cave = s.ended, s.box.space_ids[CAVE]
    go = throw_to if s.stage == ENCOUNTER and c.space != cave else put
    yield from go(s, c, cave, "teleport")
    if s.talismans and c.toad == 0 and c.role is not None:
        yield from gain(s, c, s.talismans.pop())
    s.ended = ended


CAVE: Final = "warlocks-cave-1"


def fulfil(s: TalismanState, c: Character) -> Play[bool]:
    """Whether the quest is done now; what it asks for is handed over."""
    if "quest-done" in c.used:
        return True
    if c.quest in PRICES:
        price = PRICES[c.quest]
        if c.gold < price:
            return False
        lose(s, c, "gold", price)
        return True
    if c.quest == GIVE_A_FOLLOWER and c.followers:
        card = yield from choose_follower(s, c, "quest")
        yield from discard_belonging(s, c, card)
        return True
    magic = [card for card in titles(c.objects) if card.type == MAGIC_OBJECT]
    if c.quest == GIVE_A_MAGIC_OBJECT and magic:
        card = magic[0]
        if len(magic) > 1:
            choice: Option = yield ask(c.seat, "give-object", [GIVE_OBJECT(each.id) for each in magic])
            card = next(each for each in magic if each.id == OBJECT.of(choice))
        yield from discard_belonging(s, c, card)
        return True
    return False


PRICES: Final = {GIVE_THREE_GOLD: 3, GIVE_TWO_GOLD: 2}


def take_quest(s: TalismanState, c: Character) -> Play[None]:
    """TALB-QST-01 to TALB-QST-08: a die tells which; alone there is no life to take (TALH-SOLO-06)."""
    if c.quest:
        return
    while True:
        die = (yield from roll(s, c, "quest"))[0]
        if not (s.solo and die == TAKE_A_LIFE):
            break
    c.quest = die
    s.tell("quest", seat=c.seat, character=c.id, what=QUEST_IDS[die])
