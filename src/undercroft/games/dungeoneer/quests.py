"""Quests: attempts, searches, rewards."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer import bands
from undercroft.games.dungeoneer.battle import battle, remove_lurker
from undercroft.games.dungeoneer.cards import card_in_hand, discard, discard_laid, distinct, from_hand, laid_of, unlike
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.content.schema import Dice, Price, Quest
from undercroft.games.dungeoneer.doing import Doing
from undercroft.games.dungeoneer.dungeon import places_between
from undercroft.games.dungeoneer.effects.registry import perform
from undercroft.games.dungeoneer.ending import after_quest, decide
from undercroft.games.dungeoneer.modifiers import bonus
from undercroft.games.dungeoneer.options import ATTEMPT, CARD, COPY, GIVE_UP, SEARCH
from undercroft.games.dungeoneer.pieces import Attack, Errand, Laid
from undercroft.games.dungeoneer.state import DRAW, FEATS, DungeonState, Hero
from undercroft.games.dungeoneer.where import serves
from undercroft.games.dungeoneer.windows import meddle, ready
from undercroft.games.dungeoneer.wounds import FALLEN, lacks_points, spend, trigger, wound

IS_ESCORT: Final = Why("is-escort", "DGN-QESC-01")
NOT_HERE: Final = Why("not-here", "DGN-ATT-11")
NOT_FOUND_YET: Final = Why("not-found-yet", "DGN-QSRCH-05")
NO_SEARCH: Final = Why("no-search", "DGN-QSRCH-01")
HAS_ATTACKED: Final = Why("has-attacked", "DGN-VILL-09")
FOUND_ALREADY: Final = Why("found-already", "DGN-QSRCH-05")
CANNOT_GIVE: Final = Why("cannot-give", "DGN-QSAC-01")

# -- what can be attempted ------------------------------------------------------------------------


def open_to(s: DungeonState, hero: Hero) -> list[Errand]:
    """DGN-SETUP-17, DGN-SETUP-19: the own quests and the common ones."""
    return [*hero.quests, *s.common]


def quest_offers(s: DungeonState, hero: Hero) -> list[Option]:
    offers: list[Option] = []
    for errand in open_to(s, hero):
        why = cannot_attempt(s, hero, errand)
        if why is None:
            offers.append(ATTEMPT(errand.quest.id))
        elif why is NOT_FOUND_YET and cannot_search(s, hero, errand) is None:
            offers.append(SEARCH(errand.quest.id))
    return offers


def cannot_attempt(s: DungeonState, hero: Hero, errand: Errand) -> Why | None:
    """DGN-ATT-11: where the card says, and in the way it says. An escort is no attempt (DGN-QESC-01)."""
    quest = errand.quest
    if quest.category == "escort":
        return IS_ESCORT
    if not serves(s.places[hero.place].location, quest.places) or (quest.monster and lurks_elsewhere(s, hero, quest)):
        return NOT_HERE
    if quest.search and not is_found(hero, errand):
        return NOT_FOUND_YET
    if quest.price is not None and not can_give(hero, quest.price):
        return CANNOT_GIVE
    if quest.monster and any(lurker.laid.card.id == quest.monster and lurker.has_attacked for lurker in s.lurkers):
        return HAS_ATTACKED
    return cannot_pay_attempt(hero, quest)


def is_found(hero: Hero, errand: Errand) -> bool:
    """DGN-QSRCH-05: by this hero, in the location where it stands."""
    return errand.found == hero.seat and errand.found_at == hero.place


def lurks_elsewhere(s: DungeonState, hero: Hero, quest: Quest) -> bool:
    """DGN-GODDESS-02: a hunted monster that lurks somewhere can only be met there."""
    return any(lurker.laid.card.id == quest.monster and lurker.place != hero.place for lurker in s.lurkers)


def attempt_cost(hero: Hero, quest: Quest) -> int:
    """DGN-ATT-03, DGN-ATT-04: the first attempt of a turn is free, each further one costs a point. DGN-GEN-06: where
    the card names a price, every attempt costs that."""
    return quest.action or (1 if hero.attempts else 0)


def cannot_pay_attempt(hero: Hero, quest: Quest) -> Why | None:
    cost = attempt_cost(hero, quest)
    why = lacks_points(hero, cost) if cost else None
    if why is None or why is FALLEN:
        return why
    return Why("attempt-cost", "DGN-ATT-03" if quest.action else "DGN-ATT-04", count=cost)


def cannot_search(s: DungeonState, hero: Hero, errand: Errand) -> Why | None:
    """DGN-QSRCH-02: for an action point, where the quest can be attempted once its goal is found."""
    if not errand.quest.search:
        return NO_SEARCH
    if is_found(hero, errand):
        return FOUND_ALREADY
    why = cannot_attempt(s, hero, errand)
    return lacks_points(hero) if why is NOT_FOUND_YET else why


def can_give(hero: Hero, price: Price) -> bool:
    """DGN-QSAC-01."""
    return (
        hero.health > price.health
        and hero.glory >= price.glory
        and len(hero.boons) >= price.boons
        and len(hero.treasures) >= price.treasures
        and len(hero.hand) >= price.cards
    )


def errand_of(s: DungeonState, hero: Hero, quest: str) -> Errand:
    return next(errand for errand in open_to(s, hero) if errand.quest.id == quest)


# -- searching ------------------------------------------------------------------------------------


def search(s: DungeonState, hero: Hero, quest_id: str) -> Play[None]:
    """DGN-QSRCH-02 to DGN-QSRCH-06: a die, the locations up to the nearest entrance; found for this turn only, and in
    this location."""
    errand = errand_of(s, hero, quest_id)
    spend(hero, 1)
    here = hero.place
    yield from meddle(s, hero, "search", {"hero": hero.id, "what": quest_id})
    if not hero.alive or hero.place != here:
        return
    die = s.roll()
    total = die + places_between(s, hero.place) + bonus(s, hero, ("search",), "quest")
    found = total >= errand.quest.search
    if found:
        errand.found, errand.found_at = hero.seat, here
    kind = "found" if found else "not-found"
    s.tell(kind, seat=hero.seat, hero=hero.id, quest=quest_id, die=die, total=total, value=errand.quest.search)


# -- attempting -----------------------------------------------------------------------------------


def attempt(s: DungeonState, hero: Hero, quest_id: str) -> Play[None]:
    errand = errand_of(s, hero, quest_id)
    quest = errand.quest
    cost = attempt_cost(hero, quest)
    if cost:
        spend(hero, cost)
    hero.attempts += 1
    s.tell("attempt", seat=hero.seat, hero=hero.id, quest=quest_id)
    yield from meddle(s, hero, "quest" if hero.attempts == 1 else "again", {"hero": hero.id, "what": quest_id})
    if not hero.alive or not serves(s.places[hero.place].location, quest.places):
        return
    if (yield from succeeds(s, hero, errand)) and hero.alive:
        yield from complete(s, hero, errand)


def succeeds(s: DungeonState, hero: Hero, errand: Errand) -> Play[bool]:
    """DGN-QCAT-01: each in its own way."""
    quest = errand.quest
    if quest.threat is not None:
        overcome = yield from face(s, hero, quest.threat, "quest", quest.id)
        if not overcome:
            yield from perform(s, Doing(hero.seat, hero.seat, quest.id), quest.fail)
        return overcome
    if quest.monster:
        return (yield from hunt(s, hero, errand))
    if quest.price is not None:
        return (yield from sacrifice(s, hero, quest.price))
    if quest.dice is None or roll_dice(s, hero, quest, quest.dice):
        return True
    yield from perform(s, Doing(hero.seat, hero.seat, quest.id), quest.fail)
    return False


def hunt(s: DungeonState, hero: Hero, errand: Errand) -> Play[bool]:
    """DGN-QHUNT-01 to DGN-QHUNT-07: the monster attacks first, at full health, and belongs to nobody."""
    lurker = next((each for each in s.lurkers if each.laid.card.id == errand.quest.monster), None)
    laid = lurker.laid if lurker else Laid(s.box.cards[errand.quest.monster], hero.seat)
    attack = Attack(laid, -1, hero.seat, hero.place, "lurker" if lurker else "quest")
    if lurker is not None:
        lurker.has_attacked = True
    attack.errand = errand
    yield from battle(s, [attack])
    if laid.health > 0 or not hero.alive:
        return False
    if lurker is not None:
        remove_lurker(s, laid)
    return True


def lurker_defeated(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-NAK-02: whoever defeats her in her lair has completed the quest."""
    lurking = [lurker.laid.card.id for lurker in s.lurkers]
    for errand in s.common[:]:
        if errand.quest.apart and errand.quest.monster and errand.quest.monster not in lurking:
            yield from complete(s, hero, errand)


def roll_dice(s: DungeonState, hero: Hero, quest: Quest, dice: Dice) -> bool:
    """DGN-QCHN-01."""
    thrown = [s.roll() for _ in range(dice.count)]
    total = sum(thrown) + (bonus(s, hero, ("quest",), "quest") if dice.sum else 0)
    good = total >= dice.sum and (not dice.double or len(set(thrown)) < len(thrown))
    s.tell("dice", seat=hero.seat, quest=quest.id, dice=tuple(map(str, thrown)), total=total)
    return good


def sacrifice(s: DungeonState, hero: Hero, price: Price) -> Play[bool]:
    """DGN-QSAC-01: health, glory and cards of the player's choice."""
    hero.glory -= price.glory
    for origin, count in (("boons", price.boons), ("treasures", price.treasures)):
        for _ in range(count):
            cards = hero.boons if origin == "boons" else hero.treasures
            offers = [GIVE_UP(laid.card.id, origin, copy) for laid, copy in unlike(cards)]
            choice: Option = (yield ask(hero.seat, "sacrifice", offers)) if len(offers) > 1 else offers[0]
            laid = laid_of(cards, CARD.of(choice), COPY.of(choice))
            cards.remove(laid)
            discard_laid(s, laid)
    for _ in range(price.cards):
        yield from give_card(s, hero)
    if price.health:
        yield from wound(s, hero, price.health)
    return True


def give_card(s: DungeonState, hero: Hero) -> Play[None]:
    """A card from the hand, of the player's choice; the last one needs no choice."""
    card = hero.hand[0]
    if len(hero.hand) > 1:
        choice: Option = yield ask(
            hero.seat, "sacrifice", lambda: [GIVE_UP(card.id, "hand") for card in distinct(hero.hand)]
        )
        card = card_in_hand(hero, CARD.of(choice))
    from_hand(hero, card)
    discard(s, card)
    s.unveil()


# -- completing -----------------------------------------------------------------------------------


def complete(s: DungeonState, hero: Hero, errand: Errand) -> Play[None]:
    """DGN-ATT-05 to DGN-ATT-10: a level, the reward; the card leaves the table (an artifact stays with its owner); a
    common quest is replaced; the feats phase is over. DGN-SOLO-02: alone, Nakari is one of the three, if so agreed.
    DGN-SPEC-02: with the reward the hero may act at once."""
    quest = errand.quest
    common = errand in s.common
    (s.common if common else hero.quests).remove(errand)
    hero.done.append(quest)
    if quest.category == "artifact":
        hero.artifacts.append(quest)
    s.tell("completed", seat=hero.seat, hero=hero.id, quest=quest.id)
    bands.gain_level(s, hero, quest)
    if quest.wins and not (s.solo and s.setup.goddess == "counts"):
        decide(s, (hero.seat,), "nakari")
    after_quest(s, hero)
    if common and not quest.apart:
        reveal_common(s)
    ends_feats = s.phase == FEATS and hero.seat == s.active
    if ends_feats:
        s.phase = DRAW
    yield from perform(s, Doing(hero.seat, hero.seat, quest.id), quest.reward)
    yield from trigger(s, hero, "quest")
    if ends_feats and hero.moved:
        yield from ready(s, hero, "rest", {"what": "drawing"})


def reveal_common(s: DungeonState) -> None:
    """DGN-ATT-09, DGN-QESC-04: the next quest of the deck is common, if there is one."""
    if s.quest_deck:
        quest = s.quest_deck.pop()
        s.unveil()
        s.common.append(Errand(quest))
        s.tell("common-quest", quest=quest.id)
