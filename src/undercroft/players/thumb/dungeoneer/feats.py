"""The thumb as a hero, in its own turn: equip, heal, go where a quest promises most, try it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from undercroft.engine.decision import Option, Verb
from undercroft.games.dungeoneer import options as do
from undercroft.games.dungeoneer.checks import ability_of
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Bonus, Disarm, Effects, Points, Shift, Transfer
from undercroft.games.dungeoneer.dungeon import SIDES, places_between, way
from undercroft.games.dungeoneer.ending import may_return
from undercroft.games.dungeoneer.escort import carried
from undercroft.games.dungeoneer.odds import search_odds
from undercroft.games.dungeoneer.pieces import Errand, Laid
from undercroft.games.dungeoneer.quests import attempt_cost, errand_of, open_to
from undercroft.games.dungeoneer.state import DungeonState, Hero
from undercroft.games.dungeoneer.where import fits
from undercroft.players.thumb.dungeoneer.alone import (
    brings_nearer,
    helped_odds,
    helped_search_odds,
    helpful,
    keeps_room,
    odds_with,
    out_of_reach,
)
from undercroft.players.thumb.dungeoneer.goals import FORBIDDING, Compass, Goal, daring
from undercroft.players.thumb.dungeoneer.odds import best_duel_bout
from undercroft.players.thumb.dungeoneer.worth import (
    ACTION,
    GLORY,
    PERIL,
    Scales,
    bearer_worth,
    in_play,
    life,
    modifier_worth,
    rivalry,
)

CARDS: Final = (
    do.STAND_UP,
    do.DELIVER,
    do.START_ESCORT,
    do.PICK_UP,
    do.PLAY,
    do.PLAY_X,
    do.ATTACH,
    do.PLACE_CARD,
    do.USE,
    do.USE_X,
    do.USE_ON,
)
QUESTS: Final = (do.ATTEMPT, do.SEARCH)
NEVER: Final = -99.0
"""Nothing that is not worth doing comes before ending the phase; what is nearer to it comes first."""
NEARER: Final = 5.0
"""What it is worth to have something in play that brings a quest within reach."""
IDLE_ACTION: Final = 0.1
"""What a point of action is worth where an attempt is at hand: hardly anything else could be done with it."""
RESTING: Final = 0.4
"""Alone, with so much of its health a hero stays where it is and waits for cards that heal."""
RESTED: Final = 0.6
"""But not after this part of the rounds that there are."""
FIRST, SECOND, THIRD, FOURTH = 400.0, 300.0, 200.0, 100.0
"""What comes before what: standing up and cards, quests, moves, exploring; within each the worth decides."""


class FeatsThumb:
    """Scores what a hero can do in the feats phase; ending it is worth 0."""

    def __init__(self, s: DungeonState, hero: Hero, options: Sequence[Option]) -> None:
        self._s = s
        self._hero = hero
        self._compass = Compass(s, hero)
        self._scales = Scales(s, hero)
        self._offered = options

    def choose(self) -> Option:
        """What comes first is looked at first: the rest need not be weighed if something of it is worth doing."""
        options = self._offered
        for verbs, least in ((CARDS, FIRST), (QUESTS, SECOND)):
            scores = [(self.score(option), option) for option in options if option.verb in verbs]
            best = max(scores, key=lambda scored: scored[0], default=None)
            if best is not None and best[0] >= least:
                return best[1]
        return max([option for option in options if option.verb not in CARDS + QUESTS], key=self.score)

    def score(self, option: Option) -> float:
        score = _SCORES.get(option.verb)
        return score(self, option) if score else 0.0

    @property
    def _goal(self) -> Goal | None:
        """The best place to go to."""
        goals = self._compass.goals
        return goals[0] if goals else None

    @property
    def _saves(self) -> bool:
        """Whether nothing is left to do but to gather the glory that a quest asks for."""
        if self._goal is not None:
            return False
        quests = [errand.quest for errand in open_to(self._s, self._hero)]
        return any(quest.price is not None and quest.price.glory > self._hero.glory for quest in quests)

    @property
    def _rests(self) -> bool:
        """Alone nobody is in a hurry, and who stays brings no dice upon themselves (DGN-SOLO-11)."""
        s, hero = self._s, self._hero
        if not s.solo or s.setup.staying == "dice" or may_return(s, hero):
            return False
        return hero.health <= RESTING * hero.full_health and s.round <= RESTED * s.setup.rounds

    # -- quests -------------------------------------------------------------------------------

    def _attempt(self, option: Option) -> float:
        errand = errand_of(self._s, self._hero, do.QUEST.of(option))
        odds, pain = self._compass.odds(errand)
        worth = odds * self._compass.prize(errand.quest) - pain
        worth -= IDLE_ACTION * attempt_cost(self._hero, errand.quest)
        worth += daring(self._s, self._hero) if odds > 0.0 else 0.0
        return (SECOND if worth > 0.2 else NEVER) + worth

    def _search(self, option: Option) -> float:
        """As an attempt must follow in the same turn, points for it have to be left."""
        hero, goal = self._hero, self._goal
        errand = errand_of(self._s, hero, do.QUEST.of(option))
        if hero.action < 1 + attempt_cost(hero, errand.quest):
            return NEVER
        odds, pain = self._compass.odds(errand)
        finds = self._compass.search_odds(errand.quest, hero.place)
        elsewhere = goal is not None and goal.place != hero.place
        worth = finds * (odds * self._compass.prize(errand.quest) - pain) - (ACTION if elsewhere else IDLE_ACTION)
        worth += daring(self._s, hero) if finds * odds > 0.0 else 0.0
        if goal is not None and goal.errand is errand and elsewhere and goal.cost <= hero.action - 1:
            return NEVER
        return (SECOND if worth > 0.0 else NEVER) + worth

    # -- moving -------------------------------------------------------------------------------

    def _move(self, option: Option) -> float:
        side = SIDES.index(do.SIDE.of(option))
        goal, hero = self._goal, self._hero
        if self._rests:
            return NEVER
        if goal is not None and goal.place != hero.place:
            if self._compass.road.first[goal.place] != side:
                return NEVER
            in_time = goal.cost <= hero.action + 0.5
            return THIRD + goal.worth if in_time or hero.action >= 2 else NEVER
        if goal is not None or hero.action < 2:
            return NEVER
        return self._wander(way(self._s, hero.place, side))

    def _wander(self, there: int) -> float:
        """Without a goal: for the glory of a new location, if that is worth its peril."""
        if self._hero.visited >> there & 1 or self._compass.road.cost[there] >= FORBIDDING:
            return NEVER
        location = self._s.places[there].location
        gain = GLORY * location.glory + PERIL * location.peril * life(self._hero) - (self._compass.road.cost[there] - 1)
        gain += daring(self._s, self._hero)
        return (FOURTH if gain > 0.0 else NEVER) + gain

    def _explore(self, option: Option) -> float:
        """Where a quest cannot be done yet, its location may come next."""
        s, goal = self._s, self._goal
        missing = self._compass.missing()
        hits = sum(any(fits(location, word) for word in missing) for location in s.location_deck)
        odds = hits / len(s.location_deck)
        if goal is not None and goal.place != self._hero.place and goal.cost <= self._hero.action + 0.5:
            return NEVER
        worth = 3.0 * odds - (ACTION if self._hero.action < 2 else 0.2)
        return (FOURTH if worth > 0.0 else NEVER) + worth

    # -- cards --------------------------------------------------------------------------------

    def _play(self, option: Option) -> float:
        card = self._s.box.cards[do.GLORY_CARD.of(option)]
        x = do.X.of(option) if option.verb is do.PLAY_X else 0
        if card.duration != "instant":
            return self._prepare(card)
        cost = x or _number(card.cost)
        if card.cost and (self._saves or self._compass.keeps(cost)):
            return NEVER
        price = GLORY * cost
        worth = self._instant(card.effects, x) - price - 0.15
        return (FIRST if worth > 0.0 else NEVER) + worth

    def _prepare(self, card: Adventure) -> float:
        """A card that stays: the sooner the better."""
        if (card.upkeep and self._saves) or keeps_room(self._s, self._hero, card):
            return NEVER
        nearer = brings_nearer(out_of_reach(self._s, self._hero), card)
        if not nearer and self._compass.keeps(card.upkeep + _number(card.cost)):
            return NEVER
        worth = bearer_worth(card) - 0.5 * card.upkeep - 0.1 * _number(card.cost)
        worth += self._scales.effects(card.effects, self._hero, self._hero) + (NEARER if nearer else 0.0)
        return (FIRST + 5.0 if worth > 0.0 else NEVER) + worth

    def _instant(self, effects: Effects, x: int) -> float:
        """What effects are worth now; points of action, moves and bonuses by what is planned."""
        worth = 0.0
        for effect in effects:
            if isinstance(effect, Bonus):
                worth += self._boost(effect, x)
            elif isinstance(effect, Points) and effect.action and effect.who == "you":
                worth += self._hurry(_number(effect.action, x)) + GLORY * _number(effect.glory, x)
            elif isinstance(effect, Transfer):
                worth += self._shortcut(effect)
            elif isinstance(effect, Disarm):
                worth += 0.4
            elif isinstance(effect, Shift):
                worth += 0.6 if self._goal is None or self._goal.cost > 4 else 0.2
            else:
                worth += self._scales.effects((effect,), self._hero, self._hero, x)
        return worth

    def _boost(self, effect: Bonus, x: int) -> float:
        """A bonus helps with an attempt, or alone a search, that could be made now."""
        best = 0.0
        for option in self._offered:
            if option.verb in QUESTS:
                errand = errand_of(self._s, self._hero, do.QUEST.of(option))
                gain = self._gain(errand, effect, x) if option.verb is do.ATTEMPT else self._finds(errand, effect, x)
                worth = gain * self._compass.prize(errand.quest)
                best = max(best, worth + (daring(self._s, self._hero) if gain and self._s.solo else 0.0))
        return best

    def _gain(self, errand: Errand, effect: Bonus, x: int) -> float:
        """By how much likelier such a bonus makes an attempt: not at all, if it still cannot succeed."""
        by, quest = _by(effect, helpful(errand.quest), x), errand.quest
        odds, _ = self._compass.odds(errand)
        if quest.threat is None:
            return min(1.0 - odds, by / 6)
        better = odds_with(self._s, self._hero, quest, by)
        return better - odds if better or not by else helped_odds(self._s, self._hero, quest)

    def _finds(self, errand: Errand, effect: Bonus, x: int) -> float:
        """The same for a search, and the attempt that follows it."""
        s, hero, by = self._s, self._hero, _by(effect, ("search",), x)
        if not s.solo or not by:
            return 0.0
        quest, between = errand.quest, places_between(s, hero.place)
        odds = self._compass.odds(errand)[0] or helped_odds(s, hero, quest)
        plain, better = (search_odds(s, hero, quest, between + more) for more in (0, by))
        return odds * (better - plain if better else helped_search_odds(s, hero, quest, between))

    def _hurry(self, points: int) -> float:
        """Points of action are worth most if they bring the hero to the goal in this turn."""
        goal, left = self._goal, self._hero.action
        if goal is None or self._hero.fallen:
            return 0.1
        needed = goal.cost - left
        return 2.5 if 0.0 < needed <= points + 0.5 else 0.3 if needed > 0.0 else 0.0

    def _shortcut(self, effect: Transfer) -> float:
        """A step that costs no action point, towards the goal."""
        goal = self._goal
        if goal is None or goal.place == self._hero.place or effect.who != "you":
            return 0.0
        return 1.0 if effect.to in ("adjacent", "any") else 0.0

    def _use(self, option: Option) -> float:
        s, hero = self._s, self._hero
        use = ability_of(s, hero, option)
        ability = use.ability
        if ability.action and self._spoils_attempt(ability.action):
            return NEVER
        x = do.X.of(option) if option.verb is do.USE_X else 0
        if self._compass.keeps(x or _number(ability.glory)):
            return NEVER
        price = GLORY * (x or _number(ability.glory)) + ACTION * ability.action
        if option.verb is do.USE_ON:
            worth = self._scales.effects(ability.effects, hero, s.hero(do.HERO.of(option)), x)
        else:
            worth = self._instant(ability.effects, x)
        if ability.discards and use.laid is not None:
            worth -= self._given_up(use.laid)
        return (FIRST if worth > price else NEVER) + worth - price

    def _spoils_attempt(self, action: int) -> bool:
        """Whether so many points of action less make an attempt impossible that is worth making now."""
        for option in self._offered:
            if option.verb in QUESTS and self.score(option) >= SECOND:
                search = 1 if option.verb is do.SEARCH else 0
                quest = errand_of(self._s, self._hero, do.QUEST.of(option)).quest
                if self._hero.action - action < search + attempt_cost(self._hero, quest):
                    return True
        return False

    def _given_up(self, laid: Laid) -> float:
        """What a card that is discarded was worth; a bane is a good riddance."""
        if laid in self._hero.attached:
            return sum([modifier_worth(modifier) for modifier in laid.card.modifiers])
        return in_play(laid) if laid in self._hero.boons or laid in self._hero.treasures else 0.0

    # -- fighting -----------------------------------------------------------------------------

    def _fight(self, option: Option) -> float:
        rival, goal = self._s.hero(do.HERO.of(option)), self._goal
        if goal is not None and goal.cost <= self._hero.action + 0.5 < goal.cost + 1:
            return NEVER
        worth = duel_worth(self._s, self._hero, rival) - (0.2 if goal is None else 0.5)
        return (SECOND - 50.0 if worth > 0.0 else NEVER) + worth


def duel_worth(s: DungeonState, hero: Hero, rival: Hero) -> float:
    """What attacking another hero promises."""
    bout = best_duel_bout(s, hero, rival)
    prize = 5.0 if carried(rival) else life(rival) * bout.wounds * rivalry(s, rival)
    return bout.hit * prize - bout.countered * life(hero)


def _by(effect: Bonus, stats: tuple[str, ...], x: int) -> int:
    """What a bonus adds to rolls of these numbers."""
    return sum([_number(each.by, x) for each in effect.modifiers if each.stat in stats])


def _number(amount: object, x: int = 0) -> int:
    return amount if isinstance(amount, int) else x or 1


_SCORES: Final[Mapping[Verb, Callable[[FeatsThumb, Option], float]]] = {
    do.STAND_UP: lambda thumb, option: FIRST + 50.0,
    do.DELIVER: lambda thumb, option: FIRST + 90.0,
    do.START_ESCORT: lambda thumb, option: FIRST + 40.0,
    do.PICK_UP: lambda thumb, option: FIRST + 40.0,
    do.ATTEMPT: FeatsThumb._attempt,
    do.SEARCH: FeatsThumb._search,
    do.MOVE: FeatsThumb._move,
    do.EXPLORE: FeatsThumb._explore,
    do.PLAY: FeatsThumb._play,
    do.PLAY_X: FeatsThumb._play,
    do.ATTACH: FeatsThumb._play,
    do.PLACE_CARD: FeatsThumb._play,
    do.USE: FeatsThumb._use,
    do.USE_X: FeatsThumb._use,
    do.USE_ON: FeatsThumb._use,
    do.FIGHT: FeatsThumb._fight,
    do.DROP: lambda thumb, option: NEVER,
    do.LIE_DOWN: lambda thumb, option: NEVER,
}
