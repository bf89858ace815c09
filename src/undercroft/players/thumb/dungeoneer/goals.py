"""Where a hero wants to go in Dungeoneer: what each quest promises, and what the way there costs."""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final, NamedTuple

from undercroft.games.dungeoneer.content.schema import Location, Price, Quest
from undercroft.games.dungeoneer.content.threats import BLOCKED, TRAP, Threat
from undercroft.games.dungeoneer.dungeon import entrances
from undercroft.games.dungeoneer.ending import may_return
from undercroft.games.dungeoneer.modifiers import bearings, bonus, boon_limit, value
from undercroft.games.dungeoneer.moving import is_opened
from undercroft.games.dungeoneer.odds import check_odds, dice_odds, search_odds
from undercroft.games.dungeoneer.pieces import Errand, Laid
from undercroft.games.dungeoneer.quests import can_give
from undercroft.games.dungeoneer.solo import dice_for
from undercroft.games.dungeoneer.state import QUESTS_TO_WIN, DungeonState, Hero
from undercroft.games.dungeoneer.where import fits
from undercroft.players.thumb.dungeoneer.alone import helped_odds, helped_search_odds
from undercroft.players.thumb.dungeoneer.atlas import links, moves, moves_from_entrance, serving
from undercroft.players.thumb.dungeoneer.odds import best_hero_bout, best_monster_bout
from undercroft.players.thumb.dungeoneer.worth import CARD, GLORY, PERIL, Scales, life, progress

FORBIDDING: Final = 30.0
"""The way into a lair of something that no hero should meet by chance."""
UNKNOWN_LEG: Final = 5.0
"""How far an escort has to go, while its second place is not on the map."""
MOST_TRIES: Final = 4
PATIENCE: Final = 10
"""After so many rounds a hero begins to dare what did not seem worth it before."""
DARING: Final = 0.15
"""By so much more in each round."""
BOON_AT_THE_ENTRANCE: Final = 2.5
"""Alone, what a boon in hand is worth that can only be played there."""


def daring(s: DungeonState, hero: Hero) -> float:
    """What more an attempt is worth to a hero in good health the longer the match lasts. Alone, where nobody else
    brings it to an end, at last to the wounded, too."""
    dares = 2 * hero.health > hero.full_health or (s.solo and s.round > 3 * PATIENCE)
    return DARING * max(0, s.round - PATIENCE) if dares else 0.0


class Goal(NamedTuple):
    """A place to go to, what waits there, and how far it is in action points."""

    worth: float
    place: int
    cost: float
    errand: Errand | None


class Road(NamedTuple):
    """What the way to each place costs, and by which side it begins."""

    cost: list[float]
    first: list[int]


class Compass:
    """One hero's outlook on the map. It sees only what lies open, so it serves to guess at rivals, too."""

    __slots__ = (
        "_checks",
        "_goals",
        "_keywords",
        "_odds",
        "_pace",
        "_prizes",
        "_reserve",
        "_road",
        "_s",
        "_scales",
        "hero",
    )

    def __init__(self, s: DungeonState, hero: Hero) -> None:
        self._s = s
        self.hero = hero
        self._scales = Scales(s, hero)
        self._road: Road | None = None
        self._goals: list[Goal] | None = None
        self._reserve = 0
        self._pace = 0
        self._odds: dict[str, tuple[float, float]] = {}
        self._prizes: dict[str, float] = {}
        self._keywords = {*hero.granted, *[word for bearer in bearings(s, hero) for word in bearer.keywords]}
        self._checks: dict[tuple[str, int, str], float] = {}

    # -- the way ------------------------------------------------------------------------------

    @property
    def road(self) -> Road:
        """From where the hero stands."""
        if self._road is None:
            self._road = self._find_road(self.hero.place)
        return self._road

    def _find_road(self, start: int) -> Road:
        """By Dijkstra, with the danger of exits, hazards and traps in place of length."""
        s = self._s
        arriving = [self._arriving(place) for place in range(len(s.places))]
        joins = links(s)
        cost = [FORBIDDING * 9] * len(s.places)
        first = [-1] * len(s.places)
        cost[start] = 0.0
        queue = [(0.0, start)]
        while queue:
            so_far, place = heappop(queue)
            if so_far > cost[place]:
                continue
            for side, there in joins[place]:
                total = so_far + 1.0 + self._leaving(place, side) + arriving[there]
                if total < cost[there]:
                    cost[there] = total
                    first[there] = side if place == start else first[place]
                    heappush(queue, (total, there))
        return Road(cost, first)

    def _check(self, threat: Threat, kind: str) -> float:
        key = (threat.stat, threat.value, kind)
        if key not in self._checks:
            self._checks[key] = check_odds(self._s, self.hero, threat, kind)
        return self._checks[key]

    def _leaving(self, place: int, side: int) -> float:
        s, hero = self._s, self.hero
        exit_ = s.places[place].exits[side]
        if exit_.threat is None:
            return 0.0
        fails = 1 - self._check(exit_.threat, "exit")
        if exit_.kind == BLOCKED:
            return 0.0 if is_opened(s, place, side) or "opens-exits" in self._keywords else fails
        return fails * life(hero) if exit_.kind == TRAP and "avoids-exits" not in self._keywords else 0.0

    def _arriving(self, place: int) -> float:
        """What waits there: hazards, effects, traps, and points of peril for the others to spend."""
        s, hero = self._s, self.hero
        location = s.places[place].location
        cost = 0.0
        hazard = location.hazard
        if hazard is not None and hazard.threat is not None:
            fails = 1 - self._check(hazard.threat, "hazard")
            if hazard.kind == "spikes":
                cost += 0.0 if "avoids-spikes" in self._keywords else fails * life(hero)
            elif "avoids-pits" not in self._keywords:
                cost += 1.5 * fails
        if location.effects:
            cost -= 0.5 * self._scales.effects(location.effects, hero, hero)
        if any(snare.place == place and snare.armed for snare in s.snares):
            cost += 1.0
        if any(lurker.place == place for lurker in s.lurkers):
            cost += FORBIDDING
        if not hero.visited >> place & 1:
            cost += 0.4 * self._points(location)
        return max(0.0, cost)

    def _points(self, location: Location) -> float:
        """What the points of a new location cost a hero; alone, dice take the place of peril."""
        if self._s.solo:
            dice = dice_for(self._s, location)
            return dice * dice / 6 * life(self.hero) - GLORY * location.glory
        return -PERIL * location.peril * life(self.hero) - GLORY * location.glory

    # -- quests -------------------------------------------------------------------------------

    @property
    def goals(self) -> list[Goal]:
        """Every place that promises something, the best first."""
        if self._goals is None:
            self._goals = self._find_goals()
        return self._goals

    def _find_goals(self) -> list[Goal]:
        s, hero = self._s, self.hero
        if s.solo and may_return(s, hero):
            found = [self._goal(50.0, place, None) for place in entrances(s)]
        else:
            found = [goal for errand in (*hero.quests, *s.common) for goal in self._goals_of(errand)]
            self._reserve = self._find_reserve(found)
            found += [
                self._goal(5.0, errand.dropped, errand)
                for owner in s.heroes
                for errand in owner.quests
                if errand.dropped >= 0
            ]
            found += self._boons_to_play()
        return sorted([goal for goal in found if goal.cost < FORBIDDING * 2], key=lambda goal: -goal.worth)

    def _boons_to_play(self) -> list[Goal]:
        """DGN-SOLO-26: alone, permanent boons are played in the entrance."""
        s, hero = self._s, self.hero
        if not s.solo or s.places[hero.place].location.entrance or len(hero.boons) >= boon_limit(s, hero):
            return []
        boons = [card for card in hero.hand if card.type == "boon" and card.duration == "permanent"]
        spare = hero.glory - self._reserve
        if not any(isinstance(card.cost, int) and card.cost <= spare for card in boons):
            return []
        return [self._goal(BOON_AT_THE_ENTRANCE, place, None) for place in entrances(s)]

    def _goals_of(self, errand: Errand) -> list[Goal]:
        quest = errand.quest
        if quest.category == "escort":
            return self._escort_goals(errand)
        places = list(serving(self._s, quest.places))
        if not quest.search and len(places) > 3:
            places = sorted(places, key=lambda place: self.road.cost[place])[:3]
        found = [self._goal(self.promise(errand, place), place, errand) for place in places]
        return [goal for goal in found if goal.worth > 0.0]

    def _goal(self, worth: float, place: int, errand: Errand | None) -> Goal:
        cost = self.road.cost[place]
        if errand is not None and errand.quest.wins and cost >= FORBIDDING:
            cost -= FORBIDDING
        if not self._pace:
            self._pace = max(1, value(self._s, self.hero, "speed"))
        return Goal(worth / (1.0 + 0.8 * cost / self._pace), place, cost, errand)

    def _escort_goals(self, errand: Errand) -> list[Goal]:
        s, hero = self._s, self.hero
        if errand.dropped >= 0 or errand.carrier not in (-1, hero.seat):
            return []
        first, second = (serving(s, (word,)) for word in errand.quest.places)
        prize = self.prize(errand.quest)
        if errand.carrier == hero.seat:
            return [self._goal(1.3 * prize, place, errand) for place in second]
        found = []
        for place in first:
            leg = min([moves(s, place)[end] for end in second], default=UNKNOWN_LEG)
            found.append(self._goal(prize / (1.0 + 0.15 * min(leg, 2 * UNKNOWN_LEG)), place, errand))
        return found

    def prize(self, quest: Quest) -> float:
        """What completing a quest is worth: a level, a step to victory, the reward."""
        if quest.id not in self._prizes:
            self._prizes[quest.id] = self._prize(quest)
        return self._prizes[quest.id]

    def _prize(self, quest: Quest) -> float:
        s, hero = self._s, self.hero
        last = hero.level + 1 >= s.box.last_level if s.box.combined else len(hero.done) + 1 >= QUESTS_TO_WIN
        if quest.wins or last:
            return 14.0
        return 6.0 + 2.0 * progress(s, hero) + max(0.0, self._scales.effects(quest.reward, hero, hero))

    def promise(self, errand: Errand, place: int) -> float:
        """What a turn spent on a quest in this place brings, on average."""
        quest, hero = errand.quest, self.hero
        odds, pain = self.odds(errand)
        odds = odds or helped_odds(self._s, hero, quest)
        if odds <= 0.0:
            return 0.0
        tries = 1
        if quest.search and not (errand.found == hero.seat and errand.found_at == place):
            finds = self.search_odds(quest, place) or helped_search_odds(self._s, hero, quest, self._between(place))
            if finds <= 0.0:
                return 0.0
            odds *= 1 - (1 - finds) ** MOST_TRIES
            pain *= finds
        elif quest.threat or quest.dice:
            tries = 2
        return self.prize(quest) * (1 - (1 - odds) ** tries) - tries * pain + daring(self._s, hero)

    def search_odds(self, quest: Quest, place: int) -> float:
        return search_odds(self._s, self.hero, quest, self._between(place))

    def _between(self, place: int) -> int:
        return max(0, moves_from_entrance(self._s)[place] - 1)

    def odds(self, errand: Errand) -> tuple[float, float]:
        """How likely one attempt completes the quest, and what it costs on average, in wounds."""
        quest = errand.quest
        if quest.id not in self._odds:
            self._odds[quest.id] = self._weigh(quest)
        return self._odds[quest.id]

    def _weigh(self, quest: Quest) -> tuple[float, float]:
        s, hero = self._s, self.hero
        if quest.threat is not None:
            odds = check_odds(s, hero, quest.threat, "quest")
            fail = self._scales.effects(quest.fail, hero, hero) if quest.fail else 0.0
            return odds, max(0.0, -fail) * (1 - odds)
        if quest.monster:
            return self._hunt(quest)
        if quest.price is not None:
            return (1.0, self._price(quest.price)) if can_give(hero, quest.price) else (0.0, 0.0)
        return (dice_odds(quest.dice, bonus(s, hero, ("quest",), "quest")) if quest.dice else 1.0), 0.0

    def _price(self, price: Price) -> float:
        hero = self.hero
        if price.health and hero.health - price.health < 4:
            return 12.0
        cards = 1.2 * price.boons + 1.6 * price.treasures + CARD * price.cards
        return price.health + GLORY * price.glory + cards

    def _hunt(self, quest: Quest) -> tuple[float, float]:
        """The monster attacks, then the hero strikes back, if there is an action point for it."""
        s, hero = self._s, self.hero
        lurking = [lurker.laid for lurker in s.lurkers if lurker.laid.card.id == quest.monster]
        prey = lurking[0] if lurking else Laid(s.box.cards[quest.monster], hero.seat)
        attack, answer = best_monster_bout(s, prey, hero), best_hero_bout(s, hero, prey)
        pain = life(hero) * (attack.hit * attack.wounds + 0.7 * answer.countered)
        if hero.health <= attack.wounds + 1:
            return 0.0, pain
        if prey.health == 1:
            return attack.countered + (1 - attack.countered) * answer.hit, pain
        if prey.health <= 1 + answer.wounds:
            return attack.countered * answer.hit, pain
        if not lurking:
            return 0.0, pain
        blows = attack.countered + answer.hit * answer.wounds
        rounds = prey.health / max(0.01, blows)
        bearable = rounds * attack.hit * attack.wounds < hero.health - 3
        return (1 / rounds if bearable else 0.0), pain

    # -- glory that is kept ---------------------------------------------------------------------

    @property
    def reserve(self) -> int:
        """The glory that a sacrifice asks for, if nothing else is left to do; nothing in company."""
        if self._goals is None:
            self._goals = self._find_goals()
        return self._reserve

    def keeps(self, glory: int) -> bool:
        """Whether so much glory had better be kept for a sacrifice."""
        return glory > 0 and self.reserve > max(0, self.hero.glory - glory)

    def _find_reserve(self, goals: list[Goal]) -> int:
        prices = [errand.quest.price.glory for errand in self.hero.quests if errand.quest.price is not None]
        if not self._s.solo or any(goal.errand is None or goal.errand.quest.price is None for goal in goals):
            return 0
        return min([price for price in prices if price], default=0)

    # -- what the map lacks ---------------------------------------------------------------------

    def missing(self) -> list[str]:
        """The words for places that quests ask for and that are not on the map yet."""
        s, hero = self._s, self.hero
        words = [
            word
            for errand in (*hero.quests, *s.common)
            if errand.carrier in (-1, hero.seat)
            for word in errand.quest.places
        ]
        return [word for word in words if not serving(s, (word,))]

    def wants(self, location: Location) -> bool:
        """Whether a location that is to be laid serves one of the hero's own quests."""
        return any(fits(location, word) for errand in self.hero.quests for word in errand.quest.places)
