"""Castle Daerion: beacons and villagers, then Sir Palamon calls his men."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.games.descent.actions import spend_action
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.options import DEED, SPECIAL, TOKEN
from undercroft.games.descent.profiles import HEROES, MASTER
from undercroft.games.descent.quests.helping import has_action, is_hero, token_named, tokens_at_hand
from undercroft.games.descent.quests.registry import Script, counted, enter
from undercroft.games.descent.reinforcing import place, reinforce_either
from undercroft.games.descent.setting_up import new_character
from undercroft.games.descent.state import DescentState, Figure, Token

LIT = "lit"
TRIED = "tried a beacon"
VILLAGERS = 4
FALLEN = "villagers fallen"
SAVED = "villagers saved"
CALLED = "called"
ENOUGH = 5
"""DESC-Q-CD2-05."""
ZOMBIES = "zombie"
ETTINS = "ettin"
PALAMON = "palamon-1"
ALRIC = "alric"
MILITIA = "militiaman"
TESTS = {"light-by-knowledge": "knowledge", "light-by-awareness": "awareness"}


class TheBeacons(Script):
    def token_kind(self, token: Token) -> str:
        return "beacon"

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-CD1-01: with an action, or once in a turn by a test."""
        if not is_hero(figure):
            return []
        deeds = ["light"] if has_action(s, figure) else []
        deeds += list(TESTS) if TRIED not in figure.used else []
        dark = [token for token in tokens_at_hand(s, figure) if token.face != LIT]
        return [SPECIAL(deed, token.id) for token in dark for deed in deeds]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        deed, token = DEED.of(option), token_named(s, TOKEN.of(option))
        if deed == "light":
            spend_action(s, figure)
        else:
            figure.used.append(TRIED)
            if not (yield from passes_test(s, figure, TESTS[deed])):
                return
        token.face = LIT
        s.tell("lit", figure=figure.id, token=token.id)

    def late_allies(self, s: DescentState) -> list[str]:
        """DESC-Q-CD1-02: at the end of each round."""
        return [figure.id for figure in s.figures if figure.spaces and figure.profile.kind == "villager"]

    def deeds(self, s: DescentState, figure: Figure) -> tuple[str, ...]:
        return ("move", "door")

    def heroes_won(self, s: DescentState) -> bool:
        """DESC-Q-CD1-05."""
        return all(token.face == LIT for token in s.tokens)

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        """DESC-Q-CD1-08, DESC-Q-CD1-09."""
        saved = len(self.late_allies(s))
        return {SAVED: saved, FALLEN: VILLAGERS - saved}

    def progress(self, s: DescentState) -> tuple[float, float]:
        lit = len([token for token in s.tokens if token.face == LIT])
        return lit / len(s.tokens), 1 - len(self.late_allies(s)) / VILLAGERS

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        if side == HEROES:
            return len([token for token in s.tokens if token.face == LIT]), len(s.tokens)
        return VILLAGERS - len(self.late_allies(s)), VILLAGERS


class TheMuster(Script):
    def first_comers(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-CD1-09: as many zombies as villagers fell, a few at least, the master first."""
        if kind != ZOMBIES:
            return minions, masters
        return max(self.amount(s, "zombies"), s.count(FALLEN)) - 1, 1

    def heroes_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-CD1-08: those who were saved come when the last hero's first turn is over."""
        for _ in range(s.count(SAVED) if s.round == 1 else 0):
            yield from self.one_more(s)

    def one_more(self, s: DescentState) -> Play[None]:
        """A militiaman on the entrance, if there is one left in the box."""
        if len(self.militia(s)) < next(each.most for each in self.data.figures if each.id == MILITIA):
            figure = new_character(s, MILITIA)
            yield from place(s, figure, s.board.area(self.data.heroes), s.owner(figure))

    def militia(self, s: DescentState) -> list[str]:
        return [figure.id for figure in s.figures if figure.spaces and figure.profile.kind == MILITIA]

    def allies(self, s: DescentState) -> list[str]:
        """DESC-Q-CD2-01, DESC-Q-CD2-02: the militiamen, then Sir Palamon."""
        return [*self.militia(s), PALAMON]

    def deeds(self, s: DescentState, figure: Figure) -> tuple[str, ...]:
        """DESC-Q-CD2-03: he does nothing but move."""
        return ("move",) if figure.id == PALAMON else ("move", "attack")

    def ally_begins(self, s: DescentState, figure: Figure) -> Play[None]:
        """DESC-Q-CD2-02: he tests willpower, and calls a man if he passes."""
        if figure.id == PALAMON and (yield from passes_test(s, figure, "willpower")):
            counted(s, CALLED)
            s.tell("called", figure=figure.id, count=s.count(CALLED))
            yield from self.one_more(s)

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-CD2-04."""
        yield from reinforce_either(s, [ZOMBIES, ETTINS], s.board.area(["18B"]))

    def leaders(self, s: DescentState) -> list[Figure]:
        return [figure for figure in s.figures if figure.spaces and self.leads(figure)]

    def leads(self, figure: Figure) -> bool:
        return figure.id == ALRIC or figure.profile.rank == MASTER

    def heroes_won(self, s: DescentState) -> bool:
        """DESC-Q-CD2-05."""
        return s.count(CALLED) >= ENOUGH or not self.leaders(s)

    def progress(self, s: DescentState) -> tuple[float, float]:
        palamon = s.figure(PALAMON)
        down = 1 - len(self.leaders(s)) / max(1, len([figure for figure in s.figures if self.leads(figure)]))
        hurt = palamon.damage / palamon.profile.health if palamon.spaces else 1.0
        return max(s.count(CALLED) / ENOUGH, down), hurt

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        return (s.count(CALLED), ENOUGH) if side == HEROES else super().tally(s, side)


enter(TheBeacons("castle-daerion", 0), TheMuster("castle-daerion", 1))
