"""The feats phase: the player as hero."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.dungeoneer import escort
from undercroft.games.dungeoneer.banes import BANE_VERBS, bane_offers, play_bane
from undercroft.games.dungeoneer.battle import attack_hero, cannot_fight
from undercroft.games.dungeoneer.dungeon import SIDES
from undercroft.games.dungeoneer.location_phase import draw_and_lay
from undercroft.games.dungeoneer.moving import move, move_offers
from undercroft.games.dungeoneer.options import (
    ATTEMPT,
    DELIVER,
    END_PHASE,
    ESCORT,
    EXPLORE,
    FIGHT,
    HERO,
    MOVE,
    PICK_UP,
    QUEST,
    SEARCH,
    SIDE,
    START_ESCORT,
)
from undercroft.games.dungeoneer.playing_cards import ability_offers, glory_offers
from undercroft.games.dungeoneer.quests import attempt, complete, errand_of, quest_offers, reveal_common, search
from undercroft.games.dungeoneer.state import DRAW, DungeonState, Hero
from undercroft.games.dungeoneer.windows import act, other_offers
from undercroft.games.dungeoneer.wounds import lacks_points, points_for, spend

END: Final = END_PHASE("feats")
FEATS: Final = ("feats", "any")
NO_LOCATIONS: Final = Why("no-locations", "DGN-LOCPH-02")


def feats_phase(s: DungeonState) -> Play[None]:
    """DGN-FEAT-01 to DGN-FEAT-03: actions in any order, as often as points last. Each call is one of them."""
    hero = s.me
    if is_worn_out(s, hero):
        s.phase = DRAW
        return
    choice: Option = yield ask(hero.seat, "feats", lambda: feat_offers(s, hero))
    if choice is END:
        s.phase = DRAW
        return
    yield from _do(s, hero, choice)


def is_worn_out(s: DungeonState, hero: Hero) -> bool:
    """Whether nothing can be done any more, for all that everybody can see. The last feat can still be taken back when
    a card must be discarded; where none will be, ending the phase is the last moment for it, and is asked. Any-time
    banes do not count: they have their moments in every phase, and whether one is in hand must not show."""
    if points_for(hero, "act") or s.solo or not (hero.hand or hero.treasures or hero.lair):
        return False
    return not (hero.hand and hero.glory >= s.box.feats) and own_feats(s, hero) == [END]


def feat_offers(s: DungeonState, hero: Hero) -> list[Option]:
    """DGN-FEAT-01, DGN-SPEC-02: feats, and the own any-time banes."""
    return own_feats(s, hero) if not hero.hand else [*bane_offers(s, hero, ("any",)), *own_feats(s, hero)]


def own_feats(s: DungeonState, hero: Hero) -> list[Option]:
    offers = move_offers(s, hero)
    offers += quest_offers(s, hero)
    offers += escort.escort_offers(s, hero)
    if hero.hand:
        offers += glory_offers(s, hero, FEATS)
    offers += ability_offers(s, hero, FEATS)
    offers += fight_offers(s, hero)
    offers += other_offers(s, hero)
    if cannot_explore(s, hero) is None:
        offers.append(EXPLORE())
    offers.append(END)
    return offers


def cannot_explore(s: DungeonState, hero: Hero) -> Why | None:
    """DGN-EXPL-01: for an action point, while there are location cards."""
    return lacks_points(hero) if s.location_deck else NO_LOCATIONS


def fight_offers(s: DungeonState, hero: Hero) -> list[Option]:
    """DGN-BSTART-03."""
    return [FIGHT(rival.id) for rival in s.at(hero.place) if cannot_fight(hero, rival) is None]


def _do(s: DungeonState, hero: Hero, choice: Option) -> Play[None]:
    verb = choice.verb
    if verb is MOVE:
        yield from move(s, hero, SIDES.index(SIDE.of(choice)))
    elif verb is ATTEMPT:
        yield from attempt(s, hero, QUEST.of(choice))
    elif verb is FIGHT:
        yield from attack_hero(s, hero, s.hero(HERO.of(choice)))
    elif verb is EXPLORE:
        spend(hero, 1)
        yield from draw_and_lay(s, hero.seat)
    elif verb in (SEARCH, START_ESCORT, DELIVER, PICK_UP):
        yield from _do_for_quest(s, hero, choice)
    elif verb in BANE_VERBS:
        yield from play_bane(s, hero, choice)
    else:
        yield from act(s, hero, choice, None)


def _do_for_quest(s: DungeonState, hero: Hero, choice: Option) -> Play[None]:
    verb = choice.verb
    if verb is SEARCH:
        yield from search(s, hero, QUEST.of(choice))
        return
    quest = ESCORT.of(choice)
    if verb is PICK_UP:
        escort.pick_up(s, hero, quest)
    elif verb is START_ESCORT:
        if escort.start(s, hero, quest):
            reveal_common(s)
    else:
        yield from complete(s, hero, errand_of(s, hero, quest))
