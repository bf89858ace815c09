"""Skills, feats and other cards that are used in the own turn."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.options import CARD, FIGURE, USE, USE_AT, USE_ON
from undercroft.games.descent.places import adjacent, sees, within
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure, Hero
from undercroft.games.descent.wounds import health
from undercroft.players.thumb.descent import value
from undercroft.players.thumb.descent.field import Field
from undercroft.players.thumb.descent.plans import KEY

HEALING: Final = ("prayer-of-healing", "healing-rain", "radiant-light", "health-potion", "avric-feat", "time-of-need")
HEALED: Final = 2.0
"""What somebody recovers on average."""
SEARCHED: Final = 1.6
"""What it is worth to search."""
HURRY: Final = 0.35
"""From this share of the rounds on that are left there is no time for it."""
SWEPT: Final = 1.3
"""What an attack on all who are seen is worth for each of them."""
FEAT: Final = 1.4
NEAR: Final = 3
SWEEPING: Final = ("leoric-feat",)
"""Feats that hit all who are next to the hero."""
STRIKING: Final = {"whirlwind": 1, "break-the-rune": NEAR}
"""Attacks on all who are so near."""
GUARDING: Final = ("prayer-of-peace", "cloud-of-mist", "unseen", "danger-sense")
"""Skills that keep the overlord from something."""
SKILLS: Final = ("greedy", "army-of-death", "tempest", *STRIKING, *GUARDING)
BURNT: Final = 0.6
"""What two damage to a monster are worth."""
HELD: Final = 0.7
"""What it is worth that one monster cannot attack, or that the overlord has a card less."""
MISTED: Final = 0.5
"""What it is worth that an attack on somebody needs a surge: a part of what there is to fear."""
FREE_VERBS: Final = ("tire", "walk", "stride", "give", "take", "activate", "play", "play-on")


def actions_of(option: Option) -> int:
    """How many actions an option takes."""
    if option.verb in (USE, USE_ON, USE_AT):
        card = CARD.of(option)
        skill = BOX.skills.get(card)
        if skill is not None:
            return 1 if skill.kind == "action" else 0
        if card.endswith("-feat"):
            return 1 if BOX.heroes[card.removesuffix("-feat")].feat_is_action else 0
        return 0 if card in BOX.search or card in BOX.items else 1
    return 0 if option.verb.name in FREE_VERBS else 1


def use_worth(s: DescentState, field: Field, hero: Hero | None, option: Option) -> float:
    """Of a card that is used: healing by the wounds that there are, an attack by its odds and a little more."""
    if option.verb not in (USE, USE_ON, USE_AT):
        return 0.0
    card = CARD.of(option)
    if card == "raise-dead":
        return -5.0 if option.verb is USE else 2.5
    worth = -value.FATIGUE * fatigue_of(card)
    if card in HEALING:
        return worth + healing_worth(s, field, option) + burning_worth(s, field, card)
    if card in SKILLS:
        return worth + skill_worth(s, field, card)
    if card == "stamina-potion" and hero is not None:
        return worth + 0.8 * value.FATIGUE * hero.fatigue - 0.3
    target = s.figure(FIGURE.of(option)) if option.verb is USE_ON else None
    if target is not None and target.profile.side == OVERLORD:
        return worth + max(0.4, 1.15 * field.blow_on(target.id, lambda blow: True))
    if card.endswith("-feat"):
        return worth + feat_worth(s, field, card)
    return worth + (1.0 if target is not None else 0.3)


def skill_worth(s: DescentState, field: Field, card: str) -> float:
    """Of skills that are worth something else than others."""
    if card == "greedy":
        return search_worth(s)
    if card == "army-of-death":
        return SWEPT * len([each for each in s.on_map(OVERLORD) if sees(s, field.figure, each)])
    if card == "tempest":
        return burning_worth(s, field, card)
    if card in STRIKING:
        return striking_worth(s, field, STRIKING[card], spares=card == "whirlwind")
    return guarding_worth(s, field, card)


def striking_worth(s: DescentState, field: Field, far: int, spares: bool) -> float:
    """The attacks of a single one on all of them; who does not spare friends had better not have any near."""
    figure = field.figure
    foes = [each for each in s.on_map(OVERLORD) if within(s, figure, each, far)]
    friends = [each for each in s.on_map(HEROES) if each is not figure and within(s, figure, each, far)]
    blows = sum([field.blow_on(each.id, lambda blow: True) for each in foes])
    return blows - (0.0 if spares else SWEPT * len(friends))


def burning_worth(s: DescentState, field: Field, card: str) -> float:
    """Of damage that needs no attack, to all who are seen or, if a test is passed, to all who are near."""
    foes = s.on_map(OVERLORD)
    if card == "radiant-light":
        return BURNT * len([each for each in foes if sees(s, field.figure, each)])
    if card == "tempest":
        return BURNT / 2 * len([each for each in foes if within(s, field.figure, each, NEAR)])
    return 0.0


def guarding_worth(s: DescentState, field: Field, card: str) -> float:
    """By those who are kept from an attack, and by what there is to fear where the hero stands."""
    figure = field.figure
    if card == "danger-sense":
        return HELD
    if card == "prayer-of-peace":
        return HELD * len([each for each in s.on_map(OVERLORD) if adjacent(s, figure, each)])
    covered = 1
    if card == "cloud-of-mist":
        covered = len([each for each in s.on_map(HEROES) if within(s, figure, each, NEAR)])
    return MISTED * covered * field.danger(figure.spaces)


def search_worth(s: DescentState) -> float:
    """A key as long as there is one to be found; anything else early on, late it is no longer of use."""
    if s.unique_search >= 0 and not any(hero.key for hero in s.heroes):
        return KEY
    rounds = script_of(s).data.limit.rounds
    return SEARCHED if s.round <= rounds * (1 - HURRY) else 0.2


def fatigue_of(card: str) -> int:
    skill = BOX.skills.get(card)
    return max(0, skill.fatigue) if skill is not None else 0


def healing_worth(s: DescentState, field: Field, option: Option) -> float:
    """By what is healed: more for somebody who is close to falling, most for somebody who is down."""
    if option.verb is USE_ON:
        figures = [s.figure(FIGURE.of(option))]
    else:
        friends = [s.figure(hero.id) for hero in s.heroes]
        figures = [each for each in friends if each.spaces and within(s, field.figure, each, NEAR)]
    return sum([healed(s, figure) for figure in figures]) - 0.3


def healed(s: DescentState, figure: Figure) -> float:
    if not figure.spaces:
        return 4.0
    share = figure.damage / health(s, figure)
    return 2 * value.HARM * min(HEALED, figure.damage) * (0.5 + share)


def feat_worth(s: DescentState, field: Field, card: str) -> float:
    """When it counts: with several enemies near. What hits all who are near spares no friends."""
    reach = 1 if card in SWEEPING else NEAR
    near = [each for each in s.on_map(OVERLORD) if within(s, field.figure, each, reach)]
    friends = [each for each in s.on_map(HEROES) if each is not field.figure and within(s, field.figure, each, reach)]
    return FEAT * (len(near) - (len(friends) if card in SWEEPING else 0)) - 1.0
