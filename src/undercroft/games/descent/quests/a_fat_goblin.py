"""A Fat Goblin: goblins steal the harvest, then Splig looks for one farmer among four."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.actions import spend_action
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.options import DEED, GAIN_CARD, HERO, SPECIAL, TOKEN
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.helping import (
    has_action,
    is_hero,
    not_to_carry,
    on_map,
    take_off,
    token_named,
    tokens_at_hand,
    turn_up,
)
from undercroft.games.descent.quests.registry import NOBODY, Script, counted, enter
from undercroft.games.descent.searching import draw_search_card, keep
from undercroft.games.descent.state import DescentState, Figure, Token

GOBLINS = "goblin-archer"
SPLIG = "splig"
LOST = "lost"
SECURED = "secured"
BUNDLES = 4
MORE_HEALTH = 2
"""DESC-Q-AFG1-11: Splig's, for each bundle lost."""
FREDERICK = "frederick"
FARMER = "farmer"
CHAMBER = "11B"


class TheHarvest(Script):
    def token_kind(self, token: Token) -> str:
        return "bundle"

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        """DESC-Q-AFG1-01, DESC-Q-AFG1-02: heroes and goblin archers."""
        may = is_hero(figure) or figure.profile.kind == GOBLINS
        return None if may else not_to_carry(token, "DESC-Q-AFG1-02")

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-Q-AFG1-03: goblin archers with a bundle, by the exit."""
        if figure.profile.kind == GOBLINS and figure.carries and exit_kind == "Exit":
            return None
        return Why("nobody-leaves", "DESC-Q-AFG1-03")

    def left(self, s: DescentState, figure: Figure, carried: str) -> Play[None]:
        """DESC-Q-AFG1-03; DESC-Q-AFG1-05: the goblin may come again."""
        counted(s, LOST)
        take_off(s, token_named(s, carried))
        yield from ()

    def in_barn(self, s: DescentState, figure: Figure) -> bool:
        return any(figure.spaces >> s.board.space(at) & 1 for at in self.data.marks)

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-AFG1-04: a hero in the barn stores a bundle."""
        can = is_hero(figure) and figure.carries and has_action(s, figure) and self.in_barn(s, figure)
        return [SPECIAL("store", figure.carries)] if can else []

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        spend_action(s, figure)
        s.tell("stored", figure=figure.id, token=TOKEN.of(option))
        counted(s, SECURED)
        take_off(s, token_named(s, TOKEN.of(option)))
        yield from ()

    def winner(self, s: DescentState) -> int:
        """DESC-Q-AFG1-07 to DESC-Q-AFG1-09: when no bundle is left on the map."""
        return NOBODY if on_map(s) else self.at_limit(s)

    def at_limit(self, s: DescentState) -> int:
        """DESC-Q-AFG1-10: what is still there counts as secured."""
        return OVERLORD if s.count(LOST) >= self.amount(s, LOST) else HEROES

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        return {LOST: s.count(LOST), SECURED: s.count(SECURED) + len(on_map(s))}

    def progress(self, s: DescentState) -> tuple[float, float]:
        lost = self.amount(s, LOST)
        return min(1.0, s.count(SECURED) / (BUNDLES + 1 - lost)), min(1.0, s.count(LOST) / lost)

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        lost = self.amount(s, LOST)
        return (s.count(SECURED), BUNDLES + 1 - lost) if side == HEROES else (s.count(LOST), lost)


class TheTortureChamber(Script):
    def token_kind(self, token: Token) -> str:
        return "prisoner"

    def faces(self, s: DescentState) -> list[str]:
        """DESC-Q-AFG2-01."""
        return [FREDERICK, FARMER, FARMER, FARMER]

    def begins(self, s: DescentState) -> Play[None]:
        """DESC-Q-AFG1-12: a search card for all four bundles, drawn by whom the heroes like."""
        if s.count(SECURED) >= BUNDLES:
            offers = [GAIN_CARD(hero.id) for hero in s.heroes]
            choice: Option = yield ask(s.heroes[0].seat, "gain-card", offers)
            hero = s.hero(HERO.of(choice))
            card = draw_search_card(s, hero)
            if card:
                keep(s, hero, card)

    def health(self, s: DescentState, figure: Figure, health: int) -> int:
        """DESC-Q-AFG1-11."""
        return health + MORE_HEALTH * s.count(LOST) if figure.id == SPLIG else health

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        """DESC-Q-AFG2-02, DESC-Q-AFG2-05: goblin archers, Splig and heroes."""
        may = is_hero(figure) or figure.profile.kind in (GOBLINS, SPLIG)
        return None if may else not_to_carry(token, "DESC-Q-AFG2-02")

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-Q-AFG2-04: Splig with Frederick, once he is known; DESC-Q-AFG2-05: a hero with any prisoner."""
        if not figure.carries:
            return Why("nobody-leaves", "DESC-Q-AFG2-05")
        token = token_named(s, figure.carries)
        if is_hero(figure) or (figure.id == SPLIG and token.face_up and token.face == FREDERICK):
            return None
        return Why("nobody-leaves", "DESC-Q-AFG2-04")

    def left(self, s: DescentState, figure: Figure, carried: str) -> Play[None]:
        token = token_named(s, carried)
        if not token.face_up:
            turn_up(s, token)
        take_off(s, token)
        yield from super().left(s, figure, carried)

    def in_chamber(self, s: DescentState, figure: Figure) -> bool:
        return figure.spaces & s.board.area([CHAMBER]) != 0

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-AFG2-03: Splig questions whom he carries or stands next to, in the torture chamber."""
        if figure.id != SPLIG or not has_action(s, figure) or not self.in_chamber(s, figure):
            return []
        near = tokens_at_hand(s, figure)
        if figure.carries:
            near.append(token_named(s, figure.carries))
        return [SPECIAL("question", token.id) for token in near if not token.face_up]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        assert DEED.of(option) == "question"
        spend_action(s, figure)
        token = token_named(s, TOKEN.of(option))
        s.tell("questions", figure=figure.id, token=token.id)
        if not (yield from passes_test(s, figure, "might")):
            return
        turn_up(s, token)
        if token.face == FARMER:
            take_off(s, token)

    def overlord_won(self, s: DescentState) -> bool:
        """DESC-Q-AFG2-08."""
        return s.count(f"left {SPLIG}") > 0

    def progress(self, s: DescentState) -> tuple[float, float]:
        splig = s.figure(SPLIG)
        hurt = splig.damage / self.health(s, splig, splig.profile.health)
        known = [token for token in s.tokens if token.face_up]
        found = any(token.face == FREDERICK for token in known)
        return (hurt if splig.spaces else 1.0), (0.7 if found else 0.15 * len(known))


enter(TheHarvest("a-fat-goblin", 0), TheTortureChamber("a-fat-goblin", 1))
