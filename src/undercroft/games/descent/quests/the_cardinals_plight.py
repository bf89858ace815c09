"""The Cardinal's Plight: graves behind a ward, then a cardinal locked in with the dead."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play
from undercroft.engine.errors import Why
from undercroft.games.descent.actions import spend_action
from undercroft.games.descent.options import DEED, SPECIAL, TOKEN
from undercroft.games.descent.pieces import Defence
from undercroft.games.descent.profiles import HEROES, MINION, OVERLORD, lieutenant_profile
from undercroft.games.descent.quests.helping import has_action, is_hero, take_off, token_named, tokens_at_hand
from undercroft.games.descent.quests.registry import ENDED, NOBODY, Script, counted, enter
from undercroft.games.descent.reinforcing import members, new_monster, place, reinforce
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Token

MERICK = "merick"
KOTH = "koth-1"
ZOMBIES = "zombie"
GONE = "gone"
RAISED = "raised"
FREED = "freed"
PRAYER = "prayer until round"
LIBRARY = "13B"
MOST = 4
"""DESC-Q-TCP1-03, DESC-Q-TCP2-08: the zombie minions there are; with the master they are five."""


class TheGraveyard(Script):
    def token_kind(self, token: Token) -> str:
        return "grave"

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-TCP1-03: none at first; whatever the group limit, four may be raised."""
        return (MOST, 0) if kind == ZOMBIES else (minions, masters)

    def found_unique(self, s: DescentState, figure: Figure) -> Play[None]:
        s.hero(figure.id).key = "ward-key"
        yield from ()

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-Q-TCP1-01: the ward."""
        hero = s.hero_of(figure)
        if hero is not None and hero.key:
            return None
        return Why("locked", "DESC-Q-TCP1-01", door=door)

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-TCP1-02, DESC-Q-TCP1-03: Merick raises, once in a turn; DESC-Q-TCP1-05: heroes close graves."""
        if not has_action(s, figure):
            return []
        graves = tokens_at_hand(s, figure)
        if is_hero(figure):
            return [SPECIAL("close", token.id) for token in graves]
        can = figure.id == MERICK and RAISED not in figure.used
        return [SPECIAL("raise", token.id) for token in graves] if can else []

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        token = token_named(s, TOKEN.of(option))
        spend_action(s, figure)
        if DEED.of(option) == "close":
            s.tell("closed-grave", figure=figure.id, token=token.id)
            take_off(s, token)
            return
        figure.used.append(RAISED)
        s.tell("raised", figure=figure.id, token=token.id)
        space = token.space
        take_off(s, token)
        yield from place(s, new_monster(s, ZOMBIES, MINION), 1 << space, THE_OVERLORD)

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-Q-TCP1-04."""
        if figure.profile.kind in (ZOMBIES, MERICK) and exit_kind == "Exit":
            return None
        return Why("nobody-leaves", "DESC-Q-TCP1-04")

    def left(self, s: DescentState, figure: Figure, carried: str) -> Play[None]:
        if figure.profile.kind == ZOMBIES:
            counted(s, GONE)
        yield from ()

    def is_over(self, s: DescentState) -> bool:
        """DESC-Q-TCP1-07."""
        graves = [token for token in s.tokens if token.space >= 0]
        return not s.figure(MERICK).spaces or not (graves or members(s, ZOMBIES, MINION))

    def winner(self, s: DescentState) -> int:
        return ENDED if self.is_over(s) else NOBODY

    def settle(self, s: DescentState) -> int:
        """DESC-Q-TCP1-08, DESC-Q-TCP1-09."""
        return OVERLORD if s.count(GONE) >= self.amount(s, GONE) else HEROES

    def at_limit(self, s: DescentState) -> int:
        """DESC-Q-TCP1-10: zombies on the map are gone, too."""
        gone = s.count(GONE) + len(members(s, ZOMBIES, MINION))
        return OVERLORD if gone >= self.amount(s, GONE) else HEROES

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        """DESC-Q-TCP1-11."""
        return {GONE: s.count(GONE)}

    def progress(self, s: DescentState) -> tuple[float, float]:
        graves = len([token for token in s.tokens if token.space >= 0])
        zombies = len(members(s, ZOMBIES, MINION))
        merick = s.figure(MERICK)
        hurt = merick.damage / merick.profile.health
        return max(hurt, 1 - (graves + zombies) / MOST), min(1.0, s.count(GONE) / self.amount(s, GONE))

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        return (0, 0) if side == HEROES else (s.count(GONE), self.amount(s, GONE))


class TheLibrary(Script):
    def token_kind(self, token: Token) -> str:
        return "altar"

    def library(self, s: DescentState) -> int:
        return s.board.area([LIBRARY])

    def key_places(self, s: DescentState, places: list[int]) -> list[int]:
        """DESC-Q-TCP2-02: never in the library itself."""
        return [space for space in places if not self.library(s) >> space & 1]

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-TCP2-08: never more than five."""
        return (MOST, 1) if kind == ZOMBIES else (minions, masters)

    def first_comers(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-TCP1-11: the master and as many as left the map in the graveyard."""
        return (min(MOST, s.count(GONE)), 1) if kind == ZOMBIES else (minions, masters)

    def found_unique(self, s: DescentState, figure: Figure) -> Play[None]:
        s.hero(figure.id).key = "library-key"
        yield from ()

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-Q-TCP2-02."""
        why = super().cannot_open(s, figure, door)
        hero = s.hero_of(figure)
        if why is None or (hero is not None and hero.key):
            return None
        return Why("locked", "DESC-Q-TCP2-02", door=door)

    def opened(self, s: DescentState, figure: Figure, door: int) -> Play[None]:
        """DESC-Q-TCP2-05: Koth is free, and Merick arrives."""
        if self.data.doors[door].kind != "locked" or s.count(FREED):
            return
        s.counts[FREED] = 1
        s.tell("freed", figure=KOTH)
        merick = Figure(MERICK, lieutenant_profile(MERICK, s.hero_count, s.act))
        s.figures.append(merick)
        yield from place(s, merick, s.board.area(self.data.heroes), THE_OVERLORD)

    def cannot_attack(self, s: DescentState, figure: Figure, target: Figure) -> Why | None:
        """DESC-Q-TCP2-01."""
        if target.id == KOTH and target.spaces & self.library(s) and figure.profile.kind != ZOMBIES:
            return Why("only-zombies", "DESC-Q-TCP2-01", figure=target.id)
        return None

    def barred(self, s: DescentState, figure: Figure) -> int:
        """DESC-Q-TCP2-07: zombies stay in the library until its door is open."""
        if figure.profile.kind == ZOMBIES and not s.count(FREED):
            return s.board.ground.all & ~self.library(s)
        return 0

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-TCP2-03, DESC-Q-TCP2-04: a hero prays next to the altar."""
        if not is_hero(figure) or not has_action(s, figure):
            return []
        return [SPECIAL("pray", token.id) for token in tokens_at_hand(s, figure)]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        spend_action(s, figure)
        s.counts[PRAYER] = s.round + self.amount(s, "prayed") - 1
        s.tell("prays", figure=figure.id)
        yield from ()

    def on_defence(self, s: DescentState, defence: Defence) -> None:
        """DESC-Q-TCP2-04: grey dice, whatever the number of prayers."""
        if defence.figure.id == KOTH and s.count(PRAYER) >= s.round:
            defence.dice += ["grey"] * self.amount(s, "prayer")

    def allies(self, s: DescentState) -> list[str]:
        """DESC-Q-TCP2-06."""
        return [KOTH] if s.count(FREED) else []

    def deeds(self, s: DescentState, figure: Figure) -> tuple[str, ...]:
        return ("move",)

    def overlord_done(self, s: DescentState) -> Play[None]:
        """DESC-Q-TCP2-08: from Koth's release on."""
        if s.count(FREED):
            yield from reinforce(s, ZOMBIES, self.amount(s, "zombies"), s.board.area(self.data.heroes))

    def progress(self, s: DescentState) -> tuple[float, float]:
        koth = s.figure(KOTH)
        hurt = koth.damage / koth.profile.health
        if s.count("left koth"):
            return 1.0, hurt
        key = any(hero.key for hero in s.heroes)
        return (0.5 if s.count(FREED) else 0.25 if key else 0.0), (hurt if koth.spaces else 1.0)


enter(TheGraveyard("the-cardinals-plight", 0), TheLibrary("the-cardinals-plight", 1))
