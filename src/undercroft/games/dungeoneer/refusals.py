"""Why not: an option is judged by the rule that would offer it; what belongs to another moment is told so."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from undercroft.engine.decision import Arg, Decision, Option, Verb
from undercroft.engine.errors import Why, not_asked
from undercroft.games.dungeoneer import escort, minions
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.banes import BANE_VERBS, cannot_curse
from undercroft.games.dungeoneer.battle import cannot_challenge, cannot_fight, cannot_set_minion
from undercroft.games.dungeoneer.cards import copy_of
from undercroft.games.dungeoneer.checks import UNTIMELY, cannot_reroll, cannot_use, find_ability
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.discard_and_draw import cannot_keep_all
from undercroft.games.dungeoneer.dungeon import SIDES, neighbour
from undercroft.games.dungeoneer.feats import cannot_explore
from undercroft.games.dungeoneer.lair import cannot_be_reward
from undercroft.games.dungeoneer.moving import NOTHING_THERE, cannot_lie_in_wait, cannot_move
from undercroft.games.dungeoneer.pieces import Errand
from undercroft.games.dungeoneer.playing_cards import NOT_PREPARED, cannot_play, no_such_use, no_such_way
from undercroft.games.dungeoneer.quests import cannot_attempt, cannot_search, open_to
from undercroft.games.dungeoneer.state import PHASES, DungeonState, Hero
from undercroft.games.dungeoneer.villainy import cannot_attack, cannot_end_villainy, cannot_send, in_lair, price_of
from undercroft.games.dungeoneer.windows import attacking_hero
from undercroft.games.dungeoneer.wounds import cannot_lie_down, cannot_stand_up

NOT_PLAYING = Why("not-playing", "DGN-SETUP-07")
NOT_YOUR_QUEST = Why("not-your-quest", "DGN-SETUP-17")
NOT_IN_HAND = Why("not-in-hand", "DGN-ADV-07")
NOT_IN_LAIR = Why("not-in-lair", "DGN-BATTLE-25")
JUST_ALIKE = Why("just-alike", "DGN-ADV-12")


class Asked:
    """A question, with what its options are judged by."""

    __slots__ = ("decision", "hero", "kind", "s")

    def __init__(self, s: DungeonState, decision: Decision) -> None:
        self.s = s
        self.decision = decision
        self.kind = "rise" if decision.about.get("what") == "next-turn" else decision.kind
        self.hero = s.heroes[decision.seat]


Rule: TypeAlias = Callable[[Asked, Option], Why | None]


def why_not(s: DungeonState, decision: Decision, option: Option) -> Why | None:
    """Why the option cannot be taken now; nothing if it can. No reason names the phase that one is in."""
    why = None if option in decision.standing else reason(Asked(s, decision), option)
    if why is None:
        return None
    if why.details.get("phase") == PHASES[s.phase]:
        why = not_asked(decision)
    return Why(why.code, why.rule, **{**details_of(option), **why.details})


def reason(asked: Asked, option: Option) -> Why | None:
    verb, offered = option.verb, asked.decision.options
    if any(hero not in [each.id for each in asked.s.heroes] for hero in heroes_in(option)):
        return NOT_PLAYING
    if verb in OPEN.get(asked.kind, ()):
        return RULES[verb](asked, option) or is_double(asked, option)
    if any(option.id == each.id for each in offered):
        return None
    if verb in ASKED_FOR.get(asked.kind, ()) or any(verb is each.verb for each in offered):
        return AMONG.get(verb) or Why("not-to-choose", option.rule)
    return other_time(asked, option)


def heroes_in(option: Option) -> list[str]:
    """The heroes that an option speaks of, as far as somebody must play them."""
    if option.verb is do.CHOOSE_HERO:
        return []
    return [param.of(option) for param in (do.HERO, do.PAYER) if param in option.verb.places]


def is_double(asked: Asked, option: Option) -> Why | None:
    """Of several cards that are just alike only the first is offered."""
    copies = do.COPY in option.verb.places and do.COPY.of(option) > 1
    return JUST_ALIKE if copies and asked.decision.option(option.id) is None else None


def details_of(option: Option) -> dict[str, Arg]:
    """What the words of a refusal speak of: whatever card it is, they call it a card, and whoever pays, the payer."""
    details = {name: detail for name, detail in option.details.items() if name != "phase"}
    for name in ("monster", "trap", "minion"):
        if name in details:
            details.setdefault("card", details[name])
    if "hero" in details:
        details.setdefault("payer", details["hero"])
    return details


# -- at another time ------------------------------------------------------------------------------


def other_time(asked: Asked, option: Option) -> Why:
    """DGN-ADV-06: a card is played when its timing says so, and most other things in their phase."""
    timing = timing_of(asked, option)
    if isinstance(timing, Why):
        return timing
    return not_asked(asked.decision) if timing in ("", "any") else UNTIMELY[timing]


def timing_of(asked: Asked, option: Option) -> str | Why:
    verb = option.verb
    if verb in GLORY_VERBS or verb in BANE_VERBS or verb in (do.SEND, do.SET_TRAP):
        card = card_of(asked.hero, option)
        return card if isinstance(card, Why) else "villainy" if card.encounter else card.timing
    if verb in USE_VERBS:
        use = find_ability(asked.s, asked.hero, option)
        return NOT_PREPARED if use is None else use.ability.timing
    if verb is do.END_PHASE:
        return do.PHASE_NAME.of(option)
    return "feats" if verb in FEATS_VERBS else "villainy" if verb is do.ATTACK else ""


# -- feats ----------------------------------------------------------------------------------------


def errand_in(errands: list[Errand], quest: str) -> Errand | None:
    return next((errand for errand in errands if errand.quest.id == quest), None)


def _move(asked: Asked, option: Option) -> Why | None:
    s, hero, side = asked.s, asked.hero, SIDES.index(do.SIDE.of(option))
    there = neighbour(s, hero.place, side)
    if there >= 0 and s.places[there].location.id != do.LOCATION.of(option):
        return NOTHING_THERE
    return cannot_move(s, hero, side)


def _attempt(asked: Asked, option: Option) -> Why | None:
    errand = errand_in(open_to(asked.s, asked.hero), do.QUEST.of(option))
    return NOT_YOUR_QUEST if errand is None else cannot_attempt(asked.s, asked.hero, errand)


def _search(asked: Asked, option: Option) -> Why | None:
    errand = errand_in(open_to(asked.s, asked.hero), do.QUEST.of(option))
    return NOT_YOUR_QUEST if errand is None else cannot_search(asked.s, asked.hero, errand)


def _start_escort(asked: Asked, option: Option) -> Why | None:
    errand = errand_in(open_to(asked.s, asked.hero), do.ESCORT.of(option))
    return NOT_YOUR_QUEST if errand is None else escort.cannot_start_escort(asked.s, asked.hero, errand)


def _deliver(asked: Asked, option: Option) -> Why | None:
    errand = errand_in(open_to(asked.s, asked.hero), do.ESCORT.of(option))
    return NOT_YOUR_QUEST if errand is None else escort.cannot_deliver(asked.s, asked.hero, errand)


def _pick_up(asked: Asked, option: Option) -> Why | None:
    errand = errand_in([each for owner in asked.s.heroes for each in owner.quests], do.ESCORT.of(option))
    return escort.NO_TOKEN_HERE if errand is None else escort.cannot_pick_up(asked.hero, errand)


def _drop(asked: Asked, option: Option) -> Why | None:
    errand = errand_in(asked.hero.quests, do.ESCORT.of(option))
    return NOT_YOUR_QUEST if errand is None else escort.cannot_drop(asked.hero, errand)


def _fight(asked: Asked, option: Option) -> Why | None:
    return cannot_fight(asked.hero, asked.s.hero(do.HERO.of(option)))


def _lie_down(asked: Asked, option: Option) -> Why | None:
    if asked.kind == "ambush":
        return cannot_lie_in_wait(asked.s, asked.hero)
    return cannot_lie_down(asked.s, asked.hero)


# -- cards and abilities --------------------------------------------------------------------------


def card_of(hero: Hero, option: Option) -> Adventure | Why:
    """The card that an option plays from the hand, or a monster of the lair."""
    name = next(param.of(option) for param in PLAYED if param in option.verb.places)
    if option.verb is do.SEND and do.FROM.of(option) == "lair":
        laid = copy_of(in_lair(hero, do.HEALTH.of(option)), name, do.COPY.of(option))
        return NOT_IN_LAIR if laid is None else laid.card
    card = next((card for card in hero.hand if card.id == name), None)
    return NOT_IN_HAND if card is None else card


def _play(asked: Asked, option: Option) -> Why | None:
    card = card_of(asked.hero, option)
    if isinstance(card, Why):
        return card
    reward = asked.kind == "reward-treasure"
    why = cannot_be_reward(card) if reward else None
    why = why or cannot_play(asked.s, asked.hero, card, GLORY_TIMINGS[asked.kind], reward)
    return why or no_such_way(asked.s, asked.hero, card, option)


def _use(asked: Asked, option: Option) -> Why | None:
    use = find_ability(asked.s, asked.hero, option)
    if use is None:
        return NOT_PREPARED
    return cannot_use(asked.hero, use, USE_TIMINGS[asked.kind]) or no_such_use(asked.s, asked.hero, use, option)


def _reroll(asked: Asked, option: Option) -> Why | None:
    use, about = find_ability(asked.s, asked.hero, option), asked.decision.about
    if use is None:
        return NOT_PREPARED
    why = cannot_use(asked.hero, use, ("roll",))
    return why or cannot_reroll(use.ability, int(str(about["die"])), str(about["stat"]), bool(about["battle"]))


def _curse(asked: Asked, option: Option) -> Why | None:
    card = card_of(asked.hero, option)
    if isinstance(card, Why):
        return card
    if asked.kind == "villainy":
        return cannot_curse(asked.s, asked.hero, card, option, ("villainy", "any"))
    if asked.kind == "feats":
        return cannot_curse(asked.s, asked.hero, card, option, ("any",))
    if asked.kind == "meddle":
        against = asked.s.hero(str(asked.decision.about["hero"]))
    else:
        foe = attacking_hero(asked.s, asked.s.battle)
        if foe is None:
            return UNTIMELY[card.timing]
        against = foe
    return cannot_curse(asked.s, asked.hero, card, option, ("any",), against)


def _send(asked: Asked, option: Option) -> Why | None:
    card = card_of(asked.hero, option)
    if isinstance(card, Why):
        return card
    return cannot_send(asked.s, asked.hero, card, asked.s.hero(do.HERO.of(option)), price_of(asked.s, card))


def _end_phase(asked: Asked, option: Option) -> Why | None:
    phase = do.PHASE_NAME.of(option)
    if phase != asked.kind:
        return UNTIMELY[phase]
    return cannot_end_villainy(asked.s) if phase == "villainy" else None


# -- which rule for what, and when ----------------------------------------------------------------

PLAYED: Final = (do.GLORY_CARD, do.BANE_CARD, do.MONSTER, do.TRAP_CARD)
GLORY_VERBS: Final = (do.PLAY, do.PLAY_X, do.ATTACH, do.PLACE_CARD)
USE_VERBS: Final = (do.USE, do.USE_X, do.USE_ON)
AT_ANY_TIME: Final = (do.DROP, do.LIE_DOWN, do.STAND_UP)
FEATS_VERBS: Final = (
    do.MOVE,
    do.EXPLORE,
    do.ATTEMPT,
    do.SEARCH,
    do.START_ESCORT,
    do.DELIVER,
    do.PICK_UP,
    do.FIGHT,
)

RULES: Final[dict[Verb, Rule]] = {
    do.MOVE: _move,
    do.EXPLORE: lambda asked, option: cannot_explore(asked.s, asked.hero),
    do.ATTEMPT: _attempt,
    do.SEARCH: _search,
    do.START_ESCORT: _start_escort,
    do.DELIVER: _deliver,
    do.PICK_UP: _pick_up,
    do.FIGHT: _fight,
    do.DROP: _drop,
    do.LIE_DOWN: _lie_down,
    do.STAND_UP: lambda asked, option: cannot_stand_up(asked.hero),
    do.SEND: _send,
    do.SET_TRAP: _send,
    do.ATTACK: lambda asked, option: cannot_attack(asked.s),
    do.END_PHASE: _end_phase,
    do.REROLL: _reroll,
    do.GUARD: lambda asked, option: minions.cannot_guard(asked.hero, asked.s.battle, option),
    do.CHALLENGE: lambda asked, option: cannot_challenge(asked.s, asked.hero, option),
    do.CHALLENGE_HERO: lambda asked, option: cannot_fight(asked.hero, asked.s.hero(do.HERO.of(option))),
    do.SET_MINION: lambda asked, option: cannot_set_minion(asked.s, asked.hero, option),
    do.SET_MINION_ON: lambda asked, option: cannot_set_minion(asked.s, asked.hero, option),
    do.KEEP_ALL: lambda asked, option: cannot_keep_all(asked.s, asked.hero),
    **dict.fromkeys(GLORY_VERBS, _play),
    **dict.fromkeys(USE_VERBS, _use),
    **dict.fromkeys(BANE_VERBS, _curse),
}

OPEN: Final[dict[str, tuple[Verb, ...]]] = {
    "feats": (*FEATS_VERBS, *BANE_VERBS, *GLORY_VERBS, *USE_VERBS, *AT_ANY_TIME, do.END_PHASE),
    "villainy": (
        *(do.SEND, do.SET_TRAP, do.ATTACK, do.END_PHASE),
        *(*BANE_VERBS, *GLORY_VERBS, *USE_VERBS, *AT_ANY_TIME),
    ),
    "ready": (*GLORY_VERBS, *USE_VERBS, *AT_ANY_TIME),
    "rise": (do.STAND_UP,),
    "respond": (*BANE_VERBS, *GLORY_VERBS, *USE_VERBS, *AT_ANY_TIME, do.GUARD),
    "meddle": BANE_VERBS,
    "ambush": (do.FIGHT, do.LIE_DOWN),
    "challenge": (do.CHALLENGE, do.CHALLENGE_HERO, do.SET_MINION, do.SET_MINION_ON, do.LIE_DOWN),
    "reroll": (do.REROLL,),
    "reward-treasure": GLORY_VERBS,
    "discard": (do.KEEP_ALL,),
}
"""By the kind of question: what can be done there if its rule has nothing against it."""
GLORY_TIMINGS: Final = {
    "feats": ("feats", "any"),
    "villainy": ("any",),
    "ready": ("any",),
    "respond": ("response", "any"),
    "reward-treasure": ("feats", "any"),
}
USE_TIMINGS: Final = {
    "feats": ("feats", "any"),
    "villainy": ("villainy", "any"),
    "ready": ("any",),
    "respond": ("response", "any"),
}

ASKED_FOR: Final[dict[str, tuple[Verb, ...]]] = {
    "lair": (do.TO_HAND, do.TO_LAIR, do.TO_DISCARD),
    "unless": (do.PAY_OFF,),
    "discard": (do.DISCARD,),
}
"""Questions in which one of several things is chosen that are not always all possible."""
AMONG: Final = {
    do.CHOOSE_HERO: Why("hero-taken", "DGN-VAR-15"),
    do.LAY: Why("not-to-lay", "DGN-VAR-07"),
    do.PLACE: Why("no-such-spot", "DGN-LOCPH-03"),
    do.TRAP_AT: Why("not-free", "DGN-HAZEX-01"),
    do.FORM: Why("not-its-form", "DGN-BFORM-02"),
    do.EXTRA: Why("extra-too-dear", "DGN-EFF-02"),
    do.TAKE_ESCORT: Why("has-no-escort", "DGN-BSTART-04"),
    do.TO_HAND: Why("is-wounded", "DGN-BATTLE-23"),
    do.TO_DISCARD: Why("is-unhurt", "DGN-BATTLE-22"),
    do.DRAW_FROM: Why("no-such-deck", "DGN-COMBO-03"),
    do.PAY_UPKEEP: Why("no-upkeep", "DGN-RECOV-06"),
    do.PAY_OFF: Why("cannot-pay-off", "DGN-GEN-06"),
    do.SHIFT: Why("cannot-be-lifted", "DGN-EFF-23"),
}
"""Why something is not among what can be chosen. Of all else that is only said."""
