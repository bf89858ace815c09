"""Using Objects and Followers: what their owner may do with them, and when."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.talisman.belongings import discard_belonging, held
from undercroft.games.talisman.box import MAGIC_OBJECT, Card
from undercroft.games.talisman.content.schema import Use
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import perform
from undercroft.games.talisman.having import magic_works
from undercroft.games.talisman.options import USE, USED
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.walking import may_travel

NOT_OWNED = Why("not-owned", "TALB-CARRY-10")
NO_MAGIC_HERE = Why("no-magic-here", "TALB-MID-31")
USED_ALREADY = Why("used-already", "TALB-GOLD-01")
NOT_THE_TIME = Why("not-the-time", "TALH-WND-01")
NOT_HERE = Why("not-on-this-space", "TALB-GOLD-01")
LACKS = Why("lacks-what-it-needs", "TALB-GOLD-01")


def could_use(s: TalismanState, c: Character) -> bool:
    """Whether a card that all can see is of use now."""
    return bool(use_offers(s, c))


def use_offers(s: TalismanState, c: Character) -> list[Option]:
    """Cards that can be used in the window that is open."""
    found: list[Option] = []
    for card in (*c.objects, *c.followers):
        if card.uses and cannot_use(s, c, card) is None and USE(card.id) not in found:
            found.append(USE(card.id))
    return found


def cannot_use(s: TalismanState, c: Character, card: Card) -> Why | None:
    """Only at its time, where it can be, with what it needs, and once a turn if it says so."""
    if card.type == MAGIC_OBJECT and not magic_works(s, c):
        return NO_MAGIC_HERE
    if s.idle and c.seat == s.active:
        return NOT_THE_TIME
    reasons = [cannot_use_so(s, c, card, use) for use in card.uses]
    return None if None in reasons else reasons[0] if reasons else NOT_THE_TIME


def cannot_use_so(s: TalismanState, c: Character, card: Card, use: Use) -> Why | None:
    if not timely(s, c, use.when):
        return NOT_THE_TIME
    if not use.discard and card.id in c.used:
        return USED_ALREADY
    here = s.box.spaces[c.space]
    if use.space and here.id not in use.space and here.kind not in use.space:
        return NOT_HERE
    return None if meets(c, use.needs) else LACKS


def timely(s: TalismanState, c: Character, when: str) -> bool:
    mine = c.seat == s.active
    if when == "any":
        return s.window in ("start", "move", "attack", "end")
    if when == "before-battle":
        fight = s.fight
        ours = fight is not None and not fight.psychic and c.seat in (fight.seat, fight.rival)
        return s.window == "attack" and ours
    if when == "turn":
        return mine and s.window in ("start", "move", "end")
    if when == "start":
        return mine and s.window == "start"
    if when == "move":
        return mine and s.window == "start" and may_travel(s, c)
    if when == "enemy":
        return (
            mine and s.window == "evade" and s.fight is not None and any(foe.card is not None for foe in s.fight.foes)
        )
    return mine and s.window == when


def meets(c: Character, needs: str) -> bool:
    if needs == "two-lives":
        return c.lives >= 2
    if needs == "follower":
        return bool(c.followers)
    if needs == "trophy":
        return bool(c.trophies)
    if needs == "gold":
        return c.gold > 0
    return needs != "object" or len(c.objects) > 0


def use(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    """Its owner uses a card. One that was used for nothing is not offered again in this turn."""
    card = held(c, USED.of(choice))
    found = next(one for one in card.uses if cannot_use_so(s, c, card, one) is None)
    s.tell("used", seat=c.seat, character=c.id, card=card.id)
    if found.once:
        c.used.append(card.id)
    if found.discard:
        yield from discard_belonging(s, c, card)
    before = c.objects[:]
    yield from perform(s, Doing(c.seat, card.id, card), found.then)
    if not found.once and not found.discard and c.objects == before:
        c.used.append(card.id)
