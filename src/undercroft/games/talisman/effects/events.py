"""What single Events, Strangers and Objects do where no deed says it."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman import belongings, counters, decks
from undercroft.games.talisman.box import ENEMY, PLACE, STRANGER, titles
from undercroft.games.talisman.doing import Doing
from undercroft.games.talisman.effects.registry import own
from undercroft.games.talisman.options import (
    DONE,
    EXILE,
    FOE,
    FOLLOWER,
    GO_TO,
    HIRE,
    SPACE,
    SPEND_TROPHY,
    TROPHY,
)
from undercroft.games.talisman.places import throw_to
from undercroft.games.talisman.state import TalismanState
from undercroft.games.talisman.table import clear_away, faceup

OASIS = "oasis-1"


# -- Events ---------------------------------------------------------------------------------------


@own("raiders")
def raiders(s: TalismanState, doing: Doing) -> Play[None]:
    """All gold lies on the Oasis from now on."""
    c = s.characters[doing.you]
    if c.gold:
        s.coins[s.box.space_ids[OASIS]] += c.gold
        s.tell("robbed", seat=c.seat, character=c.id, count=c.gold, space=OASIS)
        c.gold = 0
    yield from ()


@own("trap-door")
def trap_door(s: TalismanState, doing: Doing) -> Play[None]:
    """To the Dungeon Entrance, or where a Dungeon Door lies."""
    c = s.characters[doing.you]
    spaces = [s.box.entrance]
    spaces += [space.index for space in s.box.spaces if any(card.id == "dungeon-door" for card in s.table[space.index])]
    to = spaces[0]
    if len(spaces) > 1:
        offers = [GO_TO(s.box.spaces[space].id) for space in spaces]
        choice: Option = yield ask(c.seat, "go-to", offers, {"what": doing.source})
        to = s.box.space_ids[SPACE.of(choice)]
    yield from throw_to(s, c, to, "teleport")


def burn_all(s: TalismanState, doing: Doing, kind: int) -> None:
    """All faceup cards of a type in the Region are discarded."""
    for space, card in faceup(s, s.space_of(s.characters[doing.you]).region):
        if card.type == kind:
            clear_away(s, space, card)


@own("fire-places")
def fire_places(s: TalismanState, doing: Doing) -> Play[None]:
    burn_all(s, doing, PLACE)
    yield from ()


@own("fire-strangers")
def fire_strangers(s: TalismanState, doing: Doing) -> Play[None]:
    burn_all(s, doing, STRANGER)
    yield from ()


@own("fire-enemies")
def fire_enemies(s: TalismanState, doing: Doing) -> Play[None]:
    burn_all(s, doing, ENEMY)
    yield from ()


@own("join")
def join(s: TalismanState, doing: Doing) -> Play[None]:
    """The card becomes a Follower, if the character may have one."""
    c, card = s.characters[doing.you], doing.card
    assert card is not None
    if belongings.cannot_own(s, c, card) is None and card in s.table[c.space]:
        s.table[c.space].remove(card)
        yield from belongings.gain(s, c, card)


# -- the Dungeon Keeper ---------------------------------------------------------------------------


@own("dungeon-keeper")
def dungeon_keeper(s: TalismanState, doing: Doing) -> Play[None]:
    """He takes all Followers; each that he has can be bought for 1 gold. Without any he is gone."""
    c, card = s.characters[doing.you], doing.card
    assert card is not None
    if c.followers:
        s.kept += c.followers
        s.tell("kept", seat=c.seat, character=c.id, cards=tuple([each.id for each in c.followers]))
        c.followers = []
        s.kept_raised += c.raised
        c.raised = []
        yield from belongings.settle(s, c)
    while c.gold:
        hired = [each for each in titles(s.kept) if belongings.cannot_own(s, c, each) is None]
        if not hired:
            break
        choice: Option = yield ask(c.seat, "hire", [*[HIRE(each.id) for each in hired], DONE()], {"what": doing.source})
        if choice is DONE():
            break
        one = next(each for each in hired if each.id == FOLLOWER.of(choice))
        counters.lose(s, c, "gold", 1)
        s.kept.remove(one)
        if one in s.kept_raised:
            s.kept_raised.remove(one)
            c.raised.append(one)
        yield from belongings.gain(s, c, one)
    if not s.kept:
        clear_away(s, c.space, card)


# -- Objects --------------------------------------------------------------------------------------


@own("scroll-of-exile")
def scroll_of_exile(s: TalismanState, doing: Doing) -> Play[None]:
    """An Enemy about to be met is discarded: one of a joint attack. TALH-LORD-01: only a card."""
    c, made = s.characters[doing.you], s.fight
    assert made is not None
    enemies = [foe for foe in made.foes if foe.card is not None]
    gone = enemies[0]
    if len(enemies) > 1:
        offers = [EXILE(foe.name, made.foes.index(foe) + 1) for foe in enemies]
        choice: Option = yield ask(c.seat, "exile", offers, {"what": doing.source})
        gone = made.foes[FOE.of(choice) - 1]
    made.foes.remove(gone)
    card = gone.card
    assert card is not None
    clear_away(s, made.space, card)


@own("spell-ring")
def spell_ring(s: TalismanState, doing: Doing) -> Play[None]:
    """A Spell from the deck is put on it, unless one is on it already; only its owner sees it."""
    c = s.characters[doing.you]
    if s.ring is None:
        s.ring = decks.draw(s, "spell")
    if s.ring is not None:
        s.tell_secretly("ring-holds", (c.seat,), {"card": s.ring.id}, seat=c.seat, character=c.id)
    yield from ()


@own("spend-trophy")
def spend_trophy(s: TalismanState, doing: Doing) -> Play[None]:
    """A trophy of the owner's choice is discarded."""
    c = s.characters[doing.you]
    different = titles(c.trophies)
    card = different[0]
    if len(different) > 1:
        offers = [SPEND_TROPHY(each.id) for each in different]
        choice: Option = yield ask(c.seat, "spend-trophy", offers, {"what": doing.source})
        card = next(each for each in different if each.id == TROPHY.of(choice))
    c.trophies.remove(card)
    decks.discard(s, card)
    s.tell("discarded", seat=c.seat, character=c.id, card=card.id)
