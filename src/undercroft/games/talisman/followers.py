"""Followers: which one is lost, and whether it can be saved."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.talisman.belongings import discard_belonging
from undercroft.games.talisman.box import Card, titles
from undercroft.games.talisman.lives import follower_saved
from undercroft.games.talisman.options import FOLLOWER, GIVE_UP
from undercroft.games.talisman.state import Character, TalismanState


def choose_follower(s: TalismanState, c: Character, source: str) -> Play[Card]:
    """TALB-FOL-04: its owner chooses."""
    different = titles(c.followers)
    if len(different) == 1:
        return different[0]
    choice: Option = yield ask(c.seat, "give-up", [GIVE_UP(card.id) for card in different], {"what": source})
    return follower(c, FOLLOWER.of(choice))


def follower(c: Character, card_id: str) -> Card:
    return next(card for card in c.followers if card.id == card_id)


def random_follower(s: TalismanState, c: Character) -> Card:
    """TALH-DICE-03: a random pick is no die roll."""
    return c.followers[s.chance.pick("follower", [card.id for card in c.followers])]


def lose_follower(s: TalismanState, c: Character, card: Card, *, killed: bool) -> Play[bool]:
    """It is discarded, unless what kills it is prevented. Whether it is gone."""
    if killed and (yield from follower_saved(s, c, card)):
        return False
    yield from discard_belonging(s, c, card)
    return True
