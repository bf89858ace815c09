"""Death on the Wing: boulders in a canyon, then Belthir at the watchtower."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.descent.actions import spend_action
from undercroft.games.descent.attacks import attack, cannot_attack
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.dice import DICE, RESULTS
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.moving import enter as step_into
from undercroft.games.descent.moving import reach, speed, stopping, way
from undercroft.games.descent.options import ACTIVATE, DEED, DROP_BOULDER, FIGURE, SPACE, SPECIAL, TOKEN
from undercroft.games.descent.places import distance, empty_for, lay_of, nearest_empty
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.helping import has_action, is_hero, take_off, token_named, tokens_at_hand
from undercroft.games.descent.quests.registry import Script, counted, enter
from undercroft.games.descent.reinforcing import reinforce_either
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Token
from undercroft.games.descent.wounds import chosen_space, suffer

BOULDERS = "boulders"
ALL = 10
"""DESC-Q-DOTW1-10."""
APART = "apart"
"""DESC-Q-DOTW1-03: so many of them lie apart from each other."""
PAST_HEROES = "past heroes"
"""DESC-Q-DOTW1-03: so many of them fall where no hero stands."""
SMASHED_FOR_GOOD = 4
"""DESC-Q-DOTW1-06: the version of the rules since which smashed boulders do not fall again."""
CANYON = "20A"
LATE = "heroes come late"
TESTS = {"smash": "might", "climb-over": "awareness"}
BELTHIR = "belthir"
GUARDS = "guard"


class TheCanyon(Script):
    def token_kind(self, token: Token) -> str:
        return "boulder"

    def boulders(self, s: DescentState) -> int:
        spaces = 0
        for token in s.tokens:
            if token.space >= 0:
                spaces |= 1 << token.space
        return spaces

    def barred(self, s: DescentState, figure: Figure) -> int:
        """DESC-Q-DOTW1-01: boulders block heroes alone."""
        return self.boulders(s) if figure.profile.side == HEROES else 0

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-DOTW1-02, DESC-Q-DOTW1-03: one boulder a turn."""
        choice: Option = yield ask(THE_OVERLORD, "boulder", [DROP_BOULDER(space) for space in bits(self.room(s))])
        counted(s, BOULDERS)
        token = self.next_boulder(s)
        token.space = space = SPACE.of(choice)
        s.tell("boulder", token=token.id, space=space)
        for figure in [each for each in s.figures if each.spaces >> space & 1]:
            if figure.profile.side == HEROES:
                yield from self.falls_on(s, figure, space)

    def room(self, s: DescentState) -> int:
        """DESC-Q-DOTW1-03: where a boulder may fall; the first few not on heroes and not next to each other, if there
        is room."""
        boulders = self.boulders(s)
        free = s.board.tile(CANYON) & s.board.open_floor & ~boulders
        if s.count(BOULDERS) < self.amount(s, PAST_HEROES):
            for hero in s.heroes:
                free &= ~s.figure(hero.id).spaces
        if s.count(BOULDERS) >= self.amount(s, APART):
            return free
        return free & ~s.board.lay(0).around(boulders) or free

    def next_boulder(self, s: DescentState) -> Token:
        """DESC-Q-DOTW1-06: a new one; by earlier rules those that were smashed first."""
        back = [token for token in s.tokens if token.space < 0 and s.rules < SMASHED_FOR_GOOD]
        if back:
            return back[0]
        s.tokens.append(Token(f"red-{len(s.tokens) + 1}", "red", -1))
        return s.tokens[-1]

    def falls_on(self, s: DescentState, figure: Figure, space: int) -> Play[None]:
        """DESC-Q-DOTW1-04: damage of a red die, and aside."""
        damage = RESULTS["red"][s.chance.throw(DICE["red"], 1)[0]].damage
        yield from suffer(s, figure, damage)
        if figure.spaces:
            where = yield from chosen_space(s, s.owner(figure), nearest_empty(s, figure, space), space)
            figure.spaces = 1 << where
            s.tell("placed", figure=figure.id, space=where, lies="along")

    def beyond(self, s: DescentState, figure: Figure, token: Token) -> int:
        """DESC-Q-DOTW1-05: the empty space straight behind a boulder, if there is one; else -1."""
        x, y = s.board.ground.cells[lowest(figure.spaces)]
        over_x, over_y = s.board.ground.cells[token.space]
        space = s.board.ground.number.get((2 * over_x - x, 2 * over_y - y), -1)
        near = lay_of(s).near[token.space]
        return space if space >= 0 and near & empty_for(s, figure) & 1 << space else -1

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-DOTW1-05."""
        if not is_hero(figure) or not has_action(s, figure):
            return []
        near = tokens_at_hand(s, figure)
        found = [SPECIAL("smash", token.id) for token in near]
        return found + [SPECIAL("climb-over", token.id) for token in near if self.beyond(s, figure, token) >= 0]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        spend_action(s, figure)
        deed, token = DEED.of(option), token_named(s, TOKEN.of(option))
        if not (yield from passes_test(s, figure, TESTS[deed])):
            return
        if deed == "smash":
            s.tell("smashed", figure=figure.id, token=token.id)
            take_off(s, token)
            if s.rules < SMASHED_FOR_GOOD:
                counted(s, BOULDERS, -1)
            return
        figure.spaces = 1 << self.beyond(s, figure, token)
        s.tell("placed", figure=figure.id, space=lowest(figure.spaces), lies="along")

    def overlord_won(self, s: DescentState) -> bool:
        """DESC-Q-DOTW1-10; DESC-Q-DOTW1-06: smashed ones have been put on the map, too."""
        return s.count(BOULDERS) >= ALL

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        return {LATE: 1} if winner == OVERLORD else {}

    def progress(self, s: DescentState) -> tuple[float, float]:
        lay, out = s.board.lay(0), s.board.exits["Exit"]
        far = max(1, lay.distance(s.board.area(self.data.heroes), out))
        ways = [lay.distance(s.figure(hero.id).spaces, out) for hero in s.heroes if s.figure(hero.id).spaces]
        down = len([hero for hero in s.heroes if hero.fallen >= 0])
        return max(0.0, 1 - (sum(ways) + far * down) / (far * len(s.heroes))), s.count(BOULDERS) / ALL

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        return super().tally(s, side) if side == HEROES else (s.count(BOULDERS), ALL)


class TheWatchtower(Script):
    def begins(self, s: DescentState) -> Play[None]:
        """DESC-Q-DOTW1-11: the heroes miss their first turn."""
        for hero in s.heroes:
            hero.done = s.count(LATE) > 0
        yield from ()

    def guards(self, s: DescentState) -> list[Figure]:
        return [figure for figure in s.figures if figure.spaces and figure.profile.kind == GUARDS]

    def allies(self, s: DescentState) -> list[str]:
        """DESC-Q-DOTW2-01: guards on a tile with a hero or a monster."""
        others = 0
        for figure in s.figures:
            if is_hero(figure) or figure.profile.side == OVERLORD:
                others |= figure.spaces
        awake = [spaces for _, spaces in s.board.pieces if spaces & others]
        return [guard.id for guard in self.guards(s) if any(spaces & guard.spaces for spaces in awake)]

    def ally_begins(self, s: DescentState, figure: Figure) -> Play[None]:
        """He goes for the nearest monster, and attacks it if he is next to it."""
        target = yield from self.nearest(s, figure)
        if target is None:
            return
        figure.points = speed(s, figure)
        for space in self.towards(s, figure, target):
            if (yield from step_into(s, figure, space)):
                break
        figure.points = 0
        if figure.spaces and target.spaces and cannot_attack(s, figure, OWN_ATTACK, target) is None:
            yield from attack(s, figure, OWN_ATTACK, target)

    def nearest(self, s: DescentState, guard: Figure) -> Play[Figure | None]:
        """If several are equally near, the heroes choose."""
        monsters = [figure for figure in s.on_map(OVERLORD) if distance(s, guard, figure) > 0]
        if not monsters:
            return None
        least = min([distance(s, guard, figure) for figure in monsters])
        nearest = [figure for figure in monsters if distance(s, guard, figure) == least]
        if len(nearest) == 1:
            return nearest[0]
        offers = [ACTIVATE(figure.id) for figure in nearest]
        choice: Option = yield ask(s.owner(guard), "guard-target", offers, {"figure": guard.id})
        return s.figure(FIGURE.of(choice))

    def towards(self, s: DescentState, guard: Figure, target: Figure) -> list[int]:
        """The way to the space within reach that is nearest to the target; of several, the one that costs least."""
        lay, free = lay_of(s), stopping(s, guard)
        best, goal = lay.distance(guard.spaces, target.spaces), -1
        for layer in reach(s, guard, guard.points)[1:]:
            for space in bits(layer & free):
                far = lay.distance(1 << space, target.spaces)
                if far < best:
                    best, goal = far, space
        return way(s, guard, goal) if goal >= 0 else []

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-DOTW2-02."""
        yield from reinforce_either(s, [*self.data.groups, *s.open_groups], s.board.area(self.data.heroes))

    def progress(self, s: DescentState) -> tuple[float, float]:
        belthir = s.figure(BELTHIR)
        hurt = belthir.damage / belthir.profile.health if belthir.spaces else 1.0
        return hurt, 1 - len(self.guards(s)) / 4


enter(TheCanyon("death-on-the-wing", 0), TheWatchtower("death-on-the-wing", 1))
