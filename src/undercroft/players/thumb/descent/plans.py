"""What each encounter wants of whom: the places that figures do well to go to, what there is to do there, and whose
defeat counts. An encounter that is all data is played by its goals alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from undercroft.engine.decision import Option
from undercroft.games.descent.attribute_tests import attribute_of
from undercroft.games.descent.content.dice import passes
from undercroft.games.descent.options import ATTRIBUTE, DEED, DOOR, DROP, LEAVE, PICK_UP, SPECIAL, TOKEN, TRY_DOOR
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import CHARACTER, HERO, HEROES, MASTER, OVERLORD
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import DescentState, Figure, Token
from undercroft.players.thumb.descent import goals

NEVER: Final = -50.0
DONE: Final = 6.0
"""What it is worth to do what the quest is about."""
KEY: Final = 5.0
"""To look for a key, and to go where it fits."""
TRIED: Final = 4.0
"""To get through a sealed door."""
LINGERS: Final = 0.4
"""How much less Eliza makes of that beside a large party, whom she fights on her way."""
PRAYED: Final = 1.8
"""To pray for somebody, for each of those who could attack him."""
CLEARED: Final = 4.0
"""To get past a boulder that lies in the way."""
BARRING: Final = 0.12
"""How much the defeat of a monster counts that bars the way out."""
RACED: Final = 1.3
"""How much more a step counts under falling rocks, and in a race."""
CARE: Final = 0.2
WARY: Final = 0.4
PROUD: Final = 0.1
"""How much somebody who must not be lost fears for it, beside what the others would make of it."""
RACING: Final = 2.0
"""How much more those count whose defeat decides, where two heroes alone are quick to reach their goal."""
CLEARING: Final = 3
CLOSE: Final = 6
"""Until which round heroes fight for their way, and how near the monsters are that they fight."""
FAR: Final = 40
"""No way is longer."""
HELPED: Final = 0.6
"""How much less what somebody else is nearer to draws a figure."""


class Errand(NamedTuple):
    """Something to do with an action from one of these spaces, or only a reason to be there."""

    spaces: int
    worth: float
    acts: bool = True


def near(s: DescentState, spaces: int) -> int:
    return lay_of(s).around(spaces) | spaces


def lying(s: DescentState) -> list[Token]:
    return [token for token in s.tokens if token.space >= 0]


def token_of(s: DescentState, option: Option) -> Token:
    return next(token for token in s.tokens if token.id == TOKEN.of(option))


def shared_out(s: DescentState, figure: Figure, tokens: list[Token], worth: float, crew: list[Figure]) -> list[Errand]:
    """Of several things to fetch or to do each draws whoever of the crew is nearest to it, all others less."""
    lay, found = s.board.lay(0), []
    for token in tokens:
        there = 1 << token.space
        own = lay.distance(figure.spaces, there)
        nearer = [each for each in crew if each is not figure and 0 <= lay.distance(each.spaces, there) < own]
        found.append(Errand(near(s, there), worth * HELPED ** min(2, len(nearer))))
    return found


class Plan:
    """An encounter that is all data."""

    def goal(self, s: DescentState, figure: Figure) -> int:
        """The spaces that a figure heads for; none: it fights, or it has errands."""
        return goals.wants(s, figure)

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        """What the quest gives a figure to do; tokens that it may carry."""
        if figure.carries:
            return []
        script = script_of(s)
        tokens = [token for token in lying(s) if script.cannot_carry(s, figure, token) is None]
        return shared_out(s, figure, tokens, DONE, self.crew(s, figure))

    def crew(self, s: DescentState, figure: Figure) -> list[Figure]:
        """Those who could do the same."""
        if figure.profile.rank == HERO:
            return [each for each in s.on_map(HEROES) if each.profile.rank == HERO and not each.carries]
        kind = figure.profile.kind
        return [each for each in s.on_map(OVERLORD) if each.profile.kind == kind and not each.carries]

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        """What it is worth to do what the quest offers."""
        if option.verb is LEAVE:
            return 2 * DONE
        return DONE if option.verb in (SPECIAL, PICK_UP) else NEVER

    def prize(self, s: DescentState, figure: Figure) -> float:
        """How much the defeat of a figure counts beside that of any other; 1 decides the encounter."""
        return goals.prize(s, figure)

    def shut(self, s: DescentState, figure: Figure) -> int:
        """The doors that a figure does not get through, now and later."""
        doors = script_of(s).data.doors
        return s.shut & sum([1 << number for number, door in enumerate(doors) if door.kind != "normal"])

    def care(self, s: DescentState, figure: Figure) -> float:
        """How much somebody who must not be lost keeps out of harm's way."""
        return CARE

    def in_the_way(self, s: DescentState, figure: Figure) -> int:
        """Spaces that take longer to get past."""
        return 0

    def haste(self, s: DescentState, figure: Figure) -> float:
        """Which monsters are activated first."""
        return 0.0

    def pressure(self, s: DescentState, side: int) -> float:
        """How much more a step counts for a side, whatever the rounds that are left: where others run, too."""
        return 1.0


class TheAmbush(Plan):
    """Goblins run for the exit; beside two heroes alone, who would be at their leader at once, they shoot first."""

    def goal(self, s: DescentState, figure: Figure) -> int:
        goal = super().goal(s, figure)
        standing = [hero for hero in s.heroes if hero.fallen < 0]
        if goal and s.hero_count == 2 and standing and figure.profile.side == OVERLORD:
            return goal if 0 <= lay_of(s).distance(figure.spaces, goal) <= 5 else 0
        return goal

    def care(self, s: DescentState, figure: Figure) -> float:
        return WARY if s.hero_count == 2 else CARE


class TheHarvest(Plan):
    """Goblins fetch bundles and run; heroes bring them to the barn."""

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        return NEVER if option.verb is DROP else super().deed(s, figure, option)


class TheTortureChamber(Plan):
    """Goblins bring prisoners to Splig, who waits in his chamber until one of them is Frederick."""

    def chamber(self, s: DescentState) -> int:
        return s.board.area(["11B"])

    def goal(self, s: DescentState, figure: Figure) -> int:
        if figure.profile.side == HEROES:
            return 0 if not figure.carries else goals.wants(s, figure)
        if figure.id == "splig":
            return (figure.carries and goals.wants(s, figure)) or self.chamber(s)
        return self.chamber(s) if figure.carries else 0

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        if figure.profile.side == HEROES:
            return self.cut_off(s)
        if figure.carries:
            return []
        chamber = self.chamber(s)
        if figure.id == "splig":
            known = [token for token in lying(s) if token.face_up]
            inside = [token for token in lying(s) if not token.face_up and near(s, 1 << token.space) & chamber]
            found = [Errand(near(s, 1 << token.space), 2 * DONE) for token in known]
            found += [Errand(near(s, 1 << token.space) & chamber, DONE) for token in inside]
            return found
        if script_of(s).cannot_carry(s, figure, s.tokens[0]) is not None:
            return []
        outside = [token for token in lying(s) if not token.face_up and not 1 << token.space & chamber]
        return shared_out(s, figure, outside, DONE, self.crew(s, figure))

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        if option.verb is PICK_UP:
            token = token_of(s, option)
            inside = near(s, 1 << token.space) & self.chamber(s) != 0
            if figure.profile.side == HEROES:
                return 0.5
            if token.face_up:
                return 2 * DONE if figure.id == "splig" else NEVER
            return NEVER if inside else DONE
        if option.verb is DROP:
            return self.dropped(s, figure)
        return super().deed(s, figure, option)

    def cut_off(self, s: DescentState) -> list[Errand]:
        """When Splig has found whom he looked for, heroes bar his way, each as near to the exit as he is."""
        splig = s.figure("splig")
        if not splig.carries or not any(token.face_up and token.id == splig.carries for token in s.tokens):
            return []
        lay, out = s.board.lay(0), s.board.exits["Entrance"]
        way = lay.distance(splig.spaces, out)
        ahead = sum([1 << space for space in range(lay.count) if 0 <= lay.distance(1 << space, out) < way])
        return [Errand(ahead, DONE, acts=False)]

    def dropped(self, s: DescentState, figure: Figure) -> float:
        """A prisoner is let go in the chamber, to be questioned."""
        own = figure.id != "splig" and figure.profile.side == OVERLORD
        return DONE if own and figure.spaces & self.chamber(s) else NEVER

    def haste(self, s: DescentState, figure: Figure) -> float:
        """Splig acts after those who bring him somebody."""
        return -50.0 if figure.id == "splig" else 20.0 if figure.carries else 0.0


class TheBeacons(Plan):
    def prize(self, s: DescentState, figure: Figure) -> float:
        """Two heroes alone run from beacon to beacon: there all that counts is who falls first."""
        found = super().prize(s, figure)
        return RACING * found if s.hero_count == 2 else found

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        if figure.profile.rank != HERO:
            return []
        dark = [token for token in lying(s) if token.face != "lit"]
        return shared_out(s, figure, dark, DONE, self.crew(s, figure))

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        if option.verb is SPECIAL and DEED.of(option) != "light":
            attribute = "knowledge" if DEED.of(option) == "light-by-knowledge" else "awareness"
            return DONE + passes(attribute_of(figure, attribute))
        return super().deed(s, figure, option)


class TheMuster(Plan):
    def prize(self, s: DescentState, figure: Figure) -> float:
        """Heroes win without leaders on the other side, too."""
        leads = figure.id == "alric" or (figure.profile.rank == MASTER and figure.profile.side == OVERLORD)
        if not leads:
            return super().prize(s, figure)
        count = len([each for each in s.on_map(OVERLORD) if each.id == "alric" or each.profile.rank == MASTER])
        return 0.4 / max(1, count)


class Locked(Plan):
    """A key is to be found, and a door to be opened with it."""

    def keeper(self, s: DescentState) -> str:
        return next((hero.id for hero in s.heroes if hero.key), "")

    def locked(self, s: DescentState) -> int:
        """The locked doors that are still shut."""
        return Plan.shut(self, s, s.figures[0])

    def shut(self, s: DescentState, figure: Figure) -> int:
        return 0 if self.keeper(s) else self.locked(s)

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        if figure.profile.rank != HERO or not self.locked(s):
            return []
        keeper = self.keeper(s)
        if keeper:
            number = self.locked(s).bit_length() - 1
            doors = s.board.beside_door[number]
            return [Errand(doors, KEY) if figure.id == keeper else Errand(near(s, doors), 0.5 * KEY, acts=False)]
        tokens = [Token(f"search-{space}", "search", space) for space in self.searchable(s)]
        return shared_out(s, figure, tokens, KEY, self.crew(s, figure))

    def searchable(self, s: DescentState) -> list[int]:
        lay = s.board.lay(self.locked(s))
        start = sum([s.figure(hero.id).spaces for hero in s.heroes])
        spaces = [space for space in range(s.board.ground.count) if s.search_tokens >> space & 1]
        return [space for space in spaces if lay.distance(start, 1 << space) >= 0]


class TheGraveyard(Locked):
    def goal(self, s: DescentState, figure: Figure) -> int:
        out = s.board.exits["Exit"]
        if figure.profile.kind == "zombie":
            return out
        return out if figure.id == "merick" and not lying(s) else 0

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        if figure.id == "merick":
            return [Errand(near(s, 1 << token.space), DONE) for token in lying(s)]
        if figure.profile.rank == HERO and not self.locked(s):
            return shared_out(s, figure, lying(s), DONE, self.crew(s, figure))
        return super().errands(s, figure)

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        """Merick leaves when that wins the encounter."""
        if option.verb is LEAVE and figure.id == "merick":
            return 3 * DONE if script_of(s).settle(s) == OVERLORD else NEVER
        return super().deed(s, figure, option)

    def prize(self, s: DescentState, figure: Figure) -> float:
        return 0.5 if figure.id == "merick" else 0.35 if figure.profile.kind == "zombie" else 0.0

    def haste(self, s: DescentState, figure: Figure) -> float:
        return 100.0 if figure.id == "merick" else 50.0 if figure.profile.kind == "zombie" else 0.0


class TheLibrary(Locked):
    """Somebody prays as long as the dead are at the cardinal."""

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        found = super().errands(s, figure)
        if figure.profile.rank == HERO and self.prayed(s) > 0:
            found += shared_out(s, figure, lying(s), self.prayed(s), self.crew(s, figure))
        return found

    def prayed(self, s: DescentState) -> float:
        """What a prayer is worth."""
        koth = s.figure("koth-1")
        if not koth.spaces or s.count("prayer until round") >= s.round:
            return -1.0
        lay = lay_of(s)
        foes = [each for each in s.on_map(OVERLORD) if 0 <= lay.distance(each.spaces, koth.spaces) <= 4]
        return PRAYED * len(foes)

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        return self.prayed(s) if option.verb is SPECIAL else super().deed(s, figure, option)


class TheBall(Plan):
    """Both sides look behind the masks, and lead nobles away."""

    def goal(self, s: DescentState, figure: Figure) -> int:
        return goals.wants(s, figure) if figure.carries else 0

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        if figure.carries or figure.profile.rank not in (HERO, MASTER, "minion", "lieutenant"):
            return []
        worth = DONE if figure.profile.side == HEROES or figure.id == "eliza" else 0.6 * DONE
        return shared_out(s, figure, lying(s), worth, self.crew(s, figure))

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        if option.verb in (SPECIAL, PICK_UP):
            return DONE if figure.profile.side == HEROES or figure.id == "eliza" else 0.6 * DONE
        return super().deed(s, figure, option)


class TheChase(Plan):
    """Sealed doors: whoever wants to the exit tries them, one after another."""

    def shut(self, s: DescentState, figure: Figure) -> int:
        return 0 if figure.profile.rank == HERO or figure.id == "eliza" else s.shut

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        may = figure.profile.rank == HERO or figure.id == "eliza"
        if not may or "tried a door" in figure.used:
            return []
        found = []
        for number, spaces in enumerate(s.board.beside_door):
            if s.shut >> number & 1 and self.ahead(s, figure, number):
                found.append(Errand(spaces, TRIED))
        return found

    def prize(self, s: DescentState, figure: Figure) -> float:
        """Eliza next to somebody is worth more than the way ahead."""
        return 1.5 if figure.id == "eliza" else super().prize(s, figure)

    def pressure(self, s: DescentState, side: int) -> float:
        return RACED if side == HEROES else 1.0

    def ahead(self, s: DescentState, figure: Figure, door: int) -> bool:
        """Whether a door is on the way to the exit."""
        out = s.board.exits["Exit"]
        way = s.board.lay(1 << door).distance(figure.spaces, out)
        return way < 0 or way > s.board.lay(0).distance(figure.spaces, out)

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        if option.verb is not TRY_DOOR:
            return super().deed(s, figure, option)
        attribute = ATTRIBUTE.of(option)
        if not self.ahead(s, figure, DOOR.of(option)):
            return -1.0
        known = figure.id == "eliza" and attribute == "knowledge" and s.count("eliza knows the riddles") > 0
        chance = 1.0 if known else passes(attribute_of(figure, attribute))
        alone = figure.id == "eliza" if attribute == "knowledge" else figure.id != "eliza"
        worth = TRIED * chance + (0.5 if alone else 0.0)
        return LINGERS * worth if figure.id == "eliza" and s.hero_count == 4 else worth


class TheCanyon(Plan):
    """Heroes clear the way together, as long as there is time; then they get through, and make a way where there is
    none."""

    def clears(self, s: DescentState) -> bool:
        """Whether there are still more monsters at the heroes than they can run from."""
        if s.round > CLEARING:
            return False
        lay, heroes = lay_of(s), [s.figure(hero.id).spaces for hero in s.heroes if s.figure(hero.id).spaces]
        around = sum(heroes)
        if not around:
            return False
        near = [each for each in s.on_map(OVERLORD) if 0 <= lay.distance(each.spaces, around) <= CLOSE]
        return len(near) >= len(heroes)

    def goal(self, s: DescentState, figure: Figure) -> int:
        return 0 if figure.profile.rank == HERO and self.clears(s) else super().goal(s, figure)

    def in_the_way(self, s: DescentState, figure: Figure) -> int:
        return 0 if figure.profile.side == OVERLORD else self.boulders(s)

    def boulders(self, s: DescentState) -> int:
        return sum([1 << token.space for token in lying(s)])

    def pressure(self, s: DescentState, side: int) -> float:
        return RACED if side == HEROES else 1.0

    def errands(self, s: DescentState, figure: Figure) -> list[Errand]:
        """A boulder that shuts the way is to be smashed or climbed."""
        if figure.profile.rank != HERO:
            return []
        found = []
        for token in lying(s):
            worth = self.cleared(s, figure, token)
            if worth > 0:
                chance = max([passes(attribute_of(figure, each)) for each in ("might", "awareness")])
                found.append(Errand(near(s, 1 << token.space), worth * chance))
        return found

    def cleared(self, s: DescentState, figure: Figure, token: Token) -> float:
        """What it is worth to get past a boulder: most, if there is no other way."""
        lay, out = s.board.lay(0), s.board.exits["Exit"]
        if lay.distance(1 << token.space, out) >= lay.distance(figure.spaces, out):
            return -1.0
        floor = s.board.open_floor & ~self.boulders(s)
        reached = any(layer & out for layer in lay.walk(figure.spaces, FAR, floor | figure.spaces, s.board.water))
        return 0.4 * CLEARED if reached else CLEARED

    def prize(self, s: DescentState, figure: Figure) -> float:
        """Monsters in the canyon stand in the way."""
        in_the_way = figure.profile.side == OVERLORD and figure.spaces & s.board.area(["20A", "ExitA"]) != 0
        return BARRING if in_the_way else super().prize(s, figure)

    def deed(self, s: DescentState, figure: Figure, option: Option) -> float:
        """A boulder is smashed or climbed by whoever has it on the way; nobody leaves those behind who still fight."""
        if option.verb is LEAVE and self.clears(s):
            return NEVER
        if option.verb is not SPECIAL:
            return super().deed(s, figure, option)
        climbs = DEED.of(option) == "climb-over"
        chance = passes(attribute_of(figure, "awareness" if climbs else "might"))
        return chance * self.cleared(s, figure, token_of(s, option))


class TheWatchtower(Plan):
    """Belthir meets a large party himself; two heroes alone, who each strike three times, he leaves to others."""

    def goal(self, s: DescentState, figure: Figure) -> int:
        if figure.id == "belthir" and s.hero_count == 2:
            return sum([each.spaces for each in s.on_map(HEROES) if each.profile.rank == CHARACTER])
        return super().goal(s, figure)

    def care(self, s: DescentState, figure: Figure) -> float:
        return {2: WARY, 3: CARE}.get(s.hero_count, PROUD)


DATA_ONLY: Final = Plan()
PLANS: Final[dict[str, tuple[Plan, ...]]] = {
    "first-blood": (TheAmbush(),),
    "a-fat-goblin": (TheHarvest(), TheTortureChamber()),
    "castle-daerion": (TheBeacons(), TheMuster()),
    "the-cardinals-plight": (TheGraveyard(), TheLibrary()),
    "the-masquerade-ball": (TheBall(), TheChase()),
    "death-on-the-wing": (TheCanyon(), TheWatchtower()),
}


def plan_of(s: DescentState) -> Plan:
    plans = PLANS.get(s.quest, ())
    return plans[s.encounter] if s.encounter < len(plans) else DATA_ONLY


def is_precious(s: DescentState, figure: Figure) -> bool:
    """Whether a figure that is no hero has to take care of itself: somebody by whose defeat the others win."""
    return figure.profile.rank == CHARACTER or plan_of(s).prize(s, figure) >= 1.0
