"""Windows: the moments at which players may act out of turn.

Who could act depends on what all can see (cards in hand, points, abilities in play), never on what a hand holds: so
that being asked, or not, betrays nothing. Who of them is asked each has ordered, or the kind of the moment says
(``moments.py``).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from undercroft.engine.decision import Detail, Option, Play, ask
from undercroft.games.dungeoneer.banes import BANE_VERBS, bane_offers, play_bane
from undercroft.games.dungeoneer.checks import face
from undercroft.games.dungeoneer.escort import drop, drop_offers
from undercroft.games.dungeoneer.minions import guard_offers, stands_in
from undercroft.games.dungeoneer.moments import MOMENTS, own, rival
from undercroft.games.dungeoneer.options import ATTACKER, DROP, ESCORT, FOE, GUARD, LIE_DOWN, MINION, PASS, STAND_UP
from undercroft.games.dungeoneer.pieces import Attack
from undercroft.games.dungeoneer.playing_cards import ability_offers, carry_out, glory_offers
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.wounds import cannot_lie_down, cannot_stand_up, fall, spend, stand

ANY: Final = ("any",)
RESPONSE: Final = ("response", "any")


# -- acting for oneself ---------------------------------------------------------------------------


def ready(s: DungeonState, hero: Hero, kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """DGN-SPEC-02: something is about to happen to this hero, who may play any-time cards and use abilities first
    (DGN-GEN-02, DGN-GEN-05)."""
    yield from MOMENTS.open(
        s,
        own(hero, kind),
        "ready",
        about,
        lambda: [hero.seat] if may_get_ready(s, hero) else [],
        lambda seat: ready_offers(s, hero),
        lambda seat, choice: act(s, hero, choice, None),
    )


def may_get_ready(s: DungeonState, hero: Hero) -> bool:
    if not hero.alive:
        return False
    if hero.hand and hero.glory >= s.box.any_glory:
        return True
    return bool(ability_offers(s, hero, ANY) or other_offers(s, hero))


def ready_offers(s: DungeonState, hero: Hero) -> list[Option]:
    return [*glory_offers(s, hero, ANY), *ability_offers(s, hero, ANY), *other_offers(s, hero)]


def other_offers(s: DungeonState, hero: Hero) -> list[Option]:
    """DGN-QESC-07: an escort can be given up at any moment. DGN-SPEC-01, DGN-SPEC-07: a fallen hero can stand up in any
    turn; DGN-VAR-29: and lie down."""
    offers = drop_offers(hero)
    if cannot_lie_down(s, hero) is None:
        offers.append(LIE_DOWN())
    if cannot_stand_up(hero) is None:
        offers.append(STAND_UP())
    return offers


def stand_up(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-SPEC-07; DGN-EFF-08: a card may ask for a threat to be overcome too."""
    spend(hero, 1, "stand")
    threat = hero.fall_threat
    if threat is not None:
        yield from meddle(s, hero, "standing", {"hero": hero.id, "what": "standing-up"})
    if not hero.alive:
        return
    if threat is None or (yield from face(s, hero, threat, "threat", "standing-up")):
        stand(s, hero)


def lie_down(s: DungeonState, hero: Hero) -> None:
    """DGN-VAR-29: once in each turn, for a point that is not for movement."""
    hero.used.append("lie-down")
    hero.spare += 1
    fall(s, hero)


def act(s: DungeonState, hero: Hero, choice: Option, attack: Attack | None) -> Play[None]:
    if choice.verb is DROP:
        drop(s, hero, ESCORT.of(choice))
    elif choice is LIE_DOWN():
        lie_down(s, hero)
    elif choice is STAND_UP():
        yield from stand_up(s, hero)
    else:
        yield from carry_out(s, hero, choice, attack)


def rise_before_turn(s: DungeonState, hero: Hero) -> Play[None]:
    """DGN-SPEC-01: the last moment of the other players' turns, before a saved point is lost (DGN-DRAW-08)."""
    if cannot_stand_up(hero) is None:
        choice: Option = yield ask(hero.seat, "ready", [STAND_UP(), PASS()], {"what": "next-turn"})
        if choice is not PASS():
            yield from stand_up(s, hero)


# -- the response stage ---------------------------------------------------------------------------


def respond(s: DungeonState, hero: Hero, attacks: list[Attack]) -> Play[None]:
    """DGN-BATTLE-04: the defender plays cards and uses effects with timing response, or any time."""
    yield from MOMENTS.open(
        s,
        own(hero, "defence"),
        "respond",
        {"attackers": attackers(s, attacks)},
        lambda: [hero.seat] if may_respond(s, hero, attacks) else [],
        lambda seat: response_offers(s, hero, attacks),
        lambda seat, choice: carry_out_response(s, hero, attacks, choice),
    )


def carry_out_response(s: DungeonState, hero: Hero, attacks: list[Attack], choice: Option) -> Play[None]:
    if choice.verb is GUARD:
        guard(s, hero, attacks, choice)
    elif choice.verb in BANE_VERBS:
        yield from play_bane(s, hero, choice)
    else:
        yield from act(s, hero, choice, next((each for each in attacks if not each.out), None))


def attackers(s: DungeonState, attacks: list[Attack]) -> tuple[str, ...]:
    return tuple([each.monster.card.id if each.monster else s.heroes[each.by].id for each in attacks if not each.out])


def may_respond(s: DungeonState, hero: Hero, attacks: list[Attack]) -> bool:
    if not hero.alive or all(each.out for each in attacks):
        return False
    if (hero.hand and hero.glory >= s.box.response) or other_offers(s, hero):
        return True
    foe = attacking_hero(s, attacks)
    if hero.hand and foe is not None and foe.peril >= s.box.any_bane:
        return True
    return bool(ability_offers(s, hero, RESPONSE) or guard_offers(hero, attacks))


def response_offers(s: DungeonState, hero: Hero, attacks: list[Attack]) -> list[Option]:
    foe = attacking_hero(s, attacks)
    return [
        *glory_offers(s, hero, RESPONSE),
        *(bane_offers(s, hero, ANY, foe) if foe is not None else ()),
        *ability_offers(s, hero, RESPONSE),
        *guard_offers(hero, attacks),
        *other_offers(s, hero),
    ]


def attacking_hero(s: DungeonState, attacks: list[Attack]) -> Hero | None:
    """The hero who attacks, if it is one: any-time banes can be played against it (DGN-SPEC-02)."""
    return next((s.heroes[each.by] for each in attacks if each.monster is None and not each.out), None)


def guard(s: DungeonState, hero: Hero, attacks: list[Attack], choice: Option) -> None:
    attacks[ATTACKER.of(choice) - 1].guard = stands_in(hero, choice)
    s.tell("guarded", seat=hero.seat, minion=MINION.of(choice), monster=FOE.of(choice))


# -- acting against others ------------------------------------------------------------------------


def meddle(s: DungeonState, hero: Hero, kind: str, about: Mapping[str, Detail]) -> Play[None]:
    """DGN-SPEC-02: rivals may play any-time banes against a hero to whom something happens."""
    yield from MOMENTS.open(
        s,
        rival(hero, kind),
        "meddle",
        about,
        lambda: meddlers(s, hero),
        lambda seat: bane_offers(s, s.heroes[seat], ANY, hero),
        lambda seat, choice: play_bane(s, s.heroes[seat], choice),
    )


def meddlers(s: DungeonState, hero: Hero) -> list[int]:
    """Those who hold cards, as long as the hero has peril for the cheapest such bane of all."""
    if not hero.alive or hero.peril < s.box.any_bane:
        return []
    return [lord.seat for lord in s.rivals(hero.seat) if lord.hand]
