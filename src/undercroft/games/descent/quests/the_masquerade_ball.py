"""The Masquerade Ball: guests behind masks, then a chase through sealed doors."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.actions import spend_action
from undercroft.games.descent.attacks import attack, cannot_attack
from undercroft.games.descent.attribute_tests import passes_test
from undercroft.games.descent.content.dice import DICE, RESULTS
from undercroft.games.descent.domains import OWN_ATTACK
from undercroft.games.descent.options import ATTRIBUTE, DOOR, PASS, SPECIAL, STRIKE, TOKEN, TRY_DOOR
from undercroft.games.descent.places import empty_for, lay_of
from undercroft.games.descent.profiles import ATTRIBUTES, FAMILIAR, HEROES, MASTER, MINION, OVERLORD
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
from undercroft.games.descent.quests.registry import ENDED, NOBODY, Script, counted, enter
from undercroft.games.descent.reinforcing import new_monster, place
from undercroft.games.descent.state import THE_OVERLORD, DescentState, Figure, Token
from undercroft.games.descent.wounds import chosen_space

ELIZA = "eliza"
MOULDERS = "flesh-moulder"
NOBLE = "noble"
RESCUED = "rescued"
LUCK = "luck"
"""DESC-Q-TMB1-10: so much more than the nobles rescued the die may show."""
ABDUCTED = "abducted"
OUTSIDE = "eliza is outside"
MINIONS = 3
"""As many flesh moulder minions as there are; one more is the master."""
RED_DIE = 3
"""The most damage that it shows: as many rescued are enough whatever is rolled."""
WELL_READ = "eliza knows the riddles"
TRIED = "tried a door"
BROKEN = "broken door "
SEALED_BY = ("might", "knowledge", "awareness")


class TheBall(Script):
    def token_kind(self, token: Token) -> str:
        return NOBLE if token.face_up else "guest"

    def faces(self, s: DescentState) -> list[str]:
        """DESC-Q-TMB1-01: half and half."""
        half = len(s.tokens) // 2
        return [NOBLE] * half + [MOULDERS] * half

    def set_up_group(self, s: DescentState, kind: str, minions: int, masters: int) -> tuple[int, int]:
        """DESC-Q-TMB1-03: flesh moulders come in only from behind masks."""
        return (0, 0) if kind == MOULDERS else (minions, masters)

    def filled(self, s: DescentState) -> int:
        """DESC-Q-TMB1-01: guests block movement and sight."""
        spaces = 0
        for token in s.tokens:
            if token.space >= 0:
                spaces |= 1 << token.space
        return spaces

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-TMB1-02."""
        if figure.profile.rank == FAMILIAR or not has_action(s, figure):
            return []
        return [SPECIAL("unmask", token.id) for token in tokens_at_hand(s, figure) if not token.face_up]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        spend_action(s, figure)
        token = token_named(s, TOKEN.of(option))
        s.tell("unmasked", figure=figure.id, token=token.id)
        turn_up(s, token)
        if token.face == NOBLE:
            if not figure.carries:
                token.space, figure.carries = -1, token.id
                s.tell("picked-up", figure=figure.id, token=token.id)
            return
        yield from self.appears(s, token, figure)

    def appears(self, s: DescentState, token: Token, figure: Figure) -> Play[None]:
        """DESC-Q-TMB1-03: the moulder may attack a hero who unmasked it at once."""
        space = token.space
        take_off(s, token)
        there = [each for each in s.figures if each.spaces and each.profile.kind == MOULDERS]
        minions = [each for each in there if each.profile.rank == MINION]
        moulder = new_monster(s, MOULDERS, MINION if len(minions) < MINIONS else MASTER)
        yield from place(s, moulder, 1 << space, THE_OVERLORD)
        if is_hero(figure) and cannot_attack(s, moulder, OWN_ATTACK, figure) is None:
            offers = [STRIKE(figure.id), PASS()]
            choice: Option = yield ask(THE_OVERLORD, "strike", offers, {"figure": moulder.id})
            if choice is not PASS():
                yield from attack(s, moulder, OWN_ATTACK, figure)

    # -- nobles ------------------------------------------------------------------------------------

    def cannot_carry(self, s: DescentState, figure: Figure, token: Token) -> Why | None:
        """DESC-Q-TMB1-04, DESC-Q-TMB1-06: whoever is known as a noble can be led away."""
        return None if token.face_up else not_to_carry(token, "DESC-Q-TMB1-04")

    def cannot_drop(self, s: DescentState, figure: Figure) -> Why | None:
        return Why("goes-along", "DESC-Q-TMB1-04", figure=figure.id)

    def is_lost(self, s: DescentState, figure: Figure, token: Token) -> bool:
        """DESC-Q-TMB1-06."""
        return is_hero(figure)

    def cannot_leave(self, s: DescentState, figure: Figure, exit_kind: str) -> Why | None:
        """DESC-Q-TMB1-04: with a noble, heroes by the entrance, all others by the exit."""
        own = "Entrance" if is_hero(figure) else "Exit"
        if figure.carries and exit_kind == own:
            return None
        return Why("nobody-leaves", "DESC-Q-TMB1-04")

    def left(self, s: DescentState, figure: Figure, carried: str) -> Play[None]:
        counted(s, RESCUED if is_hero(figure) else ABDUCTED)
        if figure.id == ELIZA:
            s.counts[OUTSIDE] = 1
        take_off(s, token_named(s, carried))
        yield from ()

    def returns(self, s: DescentState, figure: Figure) -> str:
        """DESC-Q-TMB1-05: heroes by the entrance, and Eliza by the exit."""
        hero = s.hero_of(figure)
        if hero is not None:
            return "Entrance" if hero.left else ""
        return "Exit" if figure.id == ELIZA and s.count(OUTSIDE) else ""

    def entered(self, s: DescentState, figure: Figure, space: int) -> Play[None]:
        if figure.id == ELIZA:
            s.counts[OUTSIDE] = 0
        yield from ()

    # -- the end -----------------------------------------------------------------------------------

    def winner(self, s: DescentState) -> int:
        """DESC-Q-TMB1-08."""
        return NOBODY if on_map(s) else ENDED

    def settle(self, s: DescentState) -> int:
        """DESC-Q-TMB1-09 to DESC-Q-TMB1-11: a hero rolls, unless nobody was rescued."""
        if not s.count(RESCUED):
            return OVERLORD
        damage = RESULTS["red"][s.chance.throw(DICE["red"], 1)[0]].damage
        s.tell("theodir", damage=damage, rescued=s.count(RESCUED))
        return HEROES if damage <= s.count(RESCUED) + self.amount(s, LUCK) else OVERLORD

    def at_limit(self, s: DescentState) -> int:
        """DESC-Q-TMB1-12: guests on the map count for nobody."""
        return self.settle(s)

    def carry_over(self, s: DescentState, winner: int) -> dict[str, int]:
        """DESC-Q-TMB1-13."""
        return {WELL_READ: 1} if winner == OVERLORD else {}

    def progress(self, s: DescentState) -> tuple[float, float]:
        nobles = len(self.data.guests[s.hero_count - 2]) // 2
        return min(1.0, s.count(RESCUED) / min(RED_DIE, nobles)), s.count(ABDUCTED) / nobles

    def tally(self, s: DescentState, side: int) -> tuple[int, int]:
        nobles = len(self.data.guests[s.hero_count - 2]) // 2
        return s.count(RESCUED if side == HEROES else ABDUCTED), nobles


class TheChase(Script):
    def last_door(self, door: int) -> bool:
        return self.data.doors[door].kind == "locked"

    def cannot_open(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-Q-TMB2-01, DESC-Q-TMB2-03: doors yield to tests alone."""
        return Why("sealed", "DESC-Q-TMB2-01", door=door)

    def cannot_close(self, s: DescentState, figure: Figure, door: int) -> Why | None:
        """DESC-Q-TMB2-01: what was broken away cannot be closed."""
        return Why("broken", "DESC-Q-TMB2-01", door=door) if s.count(f"{BROKEN}{door}") else None

    def offers(self, s: DescentState, figure: Figure) -> list[Option]:
        """DESC-Q-TMB2-01, DESC-Q-TMB2-03: heroes and Eliza, once in a turn."""
        may = is_hero(figure) or figure.id == ELIZA
        if not may or TRIED in figure.used or not has_action(s, figure):
            return []
        doors = [door for door, spaces in enumerate(s.board.beside_door) if spaces & figure.spaces]
        shut = [door for door in doors if s.shut >> door & 1]
        return [TRY_DOOR(attribute, door) for door in shut for attribute in SEALED_BY]

    def act(self, s: DescentState, figure: Figure, option: Option) -> Play[None]:
        door, attribute = DOOR.of(option), ATTRIBUTE.of(option)
        assert attribute in ATTRIBUTES
        spend_action(s, figure)
        figure.used.append(TRIED)
        knows = figure.id == ELIZA and attribute == "knowledge" and s.count(WELL_READ) and not self.last_door(door)
        if not knows and not (yield from passes_test(s, figure, attribute)):
            return
        if attribute == "knowledge":
            yield from self.pass_through(s, figure, door)
            return
        if attribute == "might":
            s.counts[f"{BROKEN}{door}"] = 1
        s.shut &= ~(1 << door)
        s.tell("opened", figure=figure.id, door=door)

    def pass_through(self, s: DescentState, figure: Figure, door: int) -> Play[None]:
        """Into the nearest empty space beyond; DESC-MOVE-15: placed, so that nothing happens on entering."""
        this_side = s.board.lay(1 << door).rings(figure.spaces.bit_length() - 1)[-1]
        beyond = s.board.beside_door[door] & ~this_side
        free = empty_for(s, figure)
        nearest = beyond & free or lay_of(s).nearest(beyond, free)
        where = yield from chosen_space(s, s.owner(figure), nearest, figure.spaces.bit_length() - 1)
        figure.spaces = 1 << where
        s.tell("passed-through", figure=figure.id, door=door, space=where)
        yield from self.entered(s, figure, where)

    def progress(self, s: DescentState) -> tuple[float, float]:
        eliza, lay = s.figure(ELIZA), s.board.lay(0)
        out = s.board.exits["Exit"]
        far = max(1, lay.distance(s.board.area(self.data.heroes), out))
        ways = [lay.distance(s.figure(hero.id).spaces, out) for hero in s.heroes if s.figure(hero.id).spaces]
        hurt = eliza.damage / eliza.profile.health if eliza.spaces else 1.0
        run = 1 - sum(ways) / (far * len(s.heroes))
        return max(0.0, run, hurt), max(0.0, 1 - lay.distance(eliza.spaces, out) / far) if eliza.spaces else 0.0


enter(TheBall("the-masquerade-ball", 0), TheChase("the-masquerade-ball", 1))
