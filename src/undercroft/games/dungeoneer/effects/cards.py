"""Cards drawn, lost and recalled."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import (
    card_in_hand,
    discard,
    discard_laid,
    distinct,
    draw,
    from_hand,
    laid_of,
    unlike,
)
from undercroft.games.dungeoneer.content.vocabulary import (
    Draw,
    Lose,
    Recall,
)
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.effects.registry import amount, carries_out, concerned, is_useful
from undercroft.games.dungeoneer.options import CARD, COPY, GIVE_UP, RECALL
from undercroft.games.dungeoneer.state import DungeonState, Hero


@carries_out(Draw)
def _draw(s: DungeonState, doing: Doing, effect: Draw) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        yield from draw(s, hero, amount(s, doing, effect.count, hero))


@carries_out(Lose)
def _lose(s: DungeonState, doing: Doing, effect: Lose) -> Play[None]:
    for hero in concerned(s, doing, effect.who):
        for _ in range(effect.count):
            if effect.what == "hand":
                yield from _lose_from_hand(s, hero, effect.random)
            else:
                yield from _lose_in_play(s, hero, effect.what)


@is_useful(Lose)
def _has_it(s: DungeonState, doing: Doing, effect: Lose) -> bool:
    lists = {"treasure": "treasures", "boon": "boons", "hand": "hand", "monster": "lair"}
    return any(getattr(hero, lists[effect.what]) for hero in concerned(s, doing, effect.who))


def _lose_from_hand(s: DungeonState, hero: Hero, random: bool) -> Play[None]:
    if not hero.hand:
        return
    if random:
        card = hero.hand[s.chance.pick("hand", [card.id for card in hero.hand])]
    else:
        choice: Option = yield ask(
            hero.seat, "lose", lambda: [GIVE_UP(card.id, "hand") for card in distinct(hero.hand)]
        )
        card = card_in_hand(hero, CARD.of(choice))
    from_hand(hero, card)
    discard(s, card)
    s.unveil()
    s.tell("discarded", seat=hero.seat, card=card.id)


def _lose_in_play(s: DungeonState, hero: Hero, what: str) -> Play[None]:
    """DGN-EFF-16: what is forced out stops working at once."""
    cards = {"treasure": hero.treasures, "boon": hero.boons, "monster": hero.lair}[what]
    if not cards:
        return
    origin = {"treasure": "treasures", "boon": "boons", "monster": "lair"}[what]
    apart = unlike(cards)
    laid = cards[0]
    if len(apart) > 1:
        choice: Option = yield ask(hero.seat, "lose", [GIVE_UP(each.card.id, origin, copy) for each, copy in apart])
        laid = laid_of(cards, CARD.of(choice), COPY.of(choice))
    cards.remove(laid)
    discard_laid(s, laid)
    s.tell("discarded", seat=hero.seat, card=laid.card.id)


@carries_out(Recall)
def _recall(s: DungeonState, doing: Doing, effect: Recall) -> Play[None]:
    hero = s.heroes[doing.you]
    found = [card for pile in s.discard for card in pile if card.type == effect.what and card.id != doing.source]
    if not found:
        return
    choice: Option = yield ask(hero.seat, "recall", [RECALL(card.id) for card in distinct(found)])
    card = next(card for card in found if card.id == CARD.of(choice))
    pile = s.discard[0] if card in s.discard[0] else s.discard[1]
    pile.remove(card)
    hero.hand.append(card)
    hero.known.append(card)
    s.tell("recalled", seat=hero.seat, card=card.id)


@is_useful(Recall)
def _lies_there(s: DungeonState, doing: Doing, effect: Recall) -> bool:
    return any(card.type == effect.what and card.id != doing.source for pile in s.discard for card in pile)
