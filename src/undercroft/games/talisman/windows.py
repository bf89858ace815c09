"""Windows (TALH-WND): the named moments at which Spells and effects are used, and who is asked then."""

from __future__ import annotations

from collections.abc import Mapping

from undercroft.engine.decision import Detail, Option, Play
from undercroft.games.talisman.belongings import alignment_offers, become, settle_all
from undercroft.games.talisman.casting import CAST_VERBS, announce, could_cast, put_away, spell_offers, take_effect
from undercroft.games.talisman.moments import MOMENTS
from undercroft.games.talisman.options import ALIGNMENT, CHANGE
from undercroft.games.talisman.state import Cast, Character, TalismanState
from undercroft.games.talisman.using import could_use, use, use_offers


def window(s: TalismanState, name: str, about: Mapping[str, Detail]) -> Play[bool]:
    """TALH-WND-02: the player whose turn it is first, then the others clockwise; after anything is used the window is
    offered again, until all who can act have passed in a row. Whether anybody has acted."""
    before, s.window = s.window, name
    used = False
    again = True
    while again:
        again = False
        for number, (kind, seats) in enumerate(groups_for(s)):
            acted = yield from open_for(s, kind, seats, about)
            used = used or acted
            if acted and number > 0:
                again = True
                break
    s.window = before
    return used


def in_order(s: TalismanState) -> list[Character]:
    """TALH-WND-02; TALH-WND-09: where a life or a Follower is about to be lost, the loser comes before all others."""
    found = s.clockwise()
    if s.window in ("life", "follower"):
        found.sort(key=lambda c: c.seat != s.losing)
    return found


def groups_for(s: TalismanState) -> list[tuple[str, list[int]]]:
    """Those who could act, in order, with the kind of moment that it is to them; neighbours with the same kind are
    asked together."""
    groups: list[tuple[str, list[int]]] = []
    for c in in_order(s):
        if could_act(s, c):
            kind = kind_for(s, c.seat)
            if not kind:
                continue
            if groups and groups[-1][0] == kind:
                groups[-1][1].append(c.seat)
            else:
                groups.append((kind, [c.seat]))
    return groups


def kind_for(s: TalismanState, seat: int) -> str:
    """What the open window is to this seat; empty: nothing for it."""
    name, fight = s.window, s.fight
    if name == "spell":
        return spell_kind(s, seat, s.casts[-1])
    if name in ("life", "follower"):
        return f"own-{name}" if seat == s.losing else "rival-life"
    if name == "defeat":
        return "own-defeat" if seat == s.losing else ""
    if name == "kill":
        return "rival-kill"
    if name == "attack" and fight is not None:
        return "own-attack" if seat == fight.seat else "attacked" if seat == fight.rival else "rival-attack"
    if name == "start":
        return "" if seat == s.active else "crown-start" if s.me.space == s.box.crown else "rival-start"
    return f"own-{name}" if seat == s.active else f"rival-{name}"


def spell_kind(s: TalismanState, seat: int, made: Cast) -> str:
    """What a Spell is to this seat; one that answers its own Spell is cast on it, too."""
    if made.card is None:
        return "command"
    if made.seat == seat:
        return "own-spell"
    answered = s.casts[-2].seat if len(s.casts) > 1 else -1
    return "spell-on-me" if seat in (made.target, answered) else "rival-spell"


def open_for(s: TalismanState, kind: str, seats: list[int], about: Mapping[str, Detail]) -> Play[bool]:
    """These seats are asked at once; whether any of them has acted."""
    acted = [False]

    def able() -> list[int]:
        return [seat for seat in seats if could_act(s, s.characters[seat])]

    def respond(seat: int, choice: Option) -> Play[None]:
        acted[0] = True
        yield from act(s, s.characters[seat], choice)

    if able():
        yield from MOMENTS.open(
            s, kind, "window", {**about, "window": s.window}, able, lambda seat: offers(s, seat), respond
        )
    return acted[0]


def could_act(s: TalismanState, c: Character) -> bool:
    """TALH-WND-03: for all that everybody can see."""
    return c.role is not None and not closed(s) and (could_cast(s, c) or could_use(s, c) or bool(changes(s, c)))


def closed(s: TalismanState) -> bool:
    """Nothing is left to respond to: what was about to happen was prevented or is over."""
    if s.window in ("life", "follower"):
        return s.prevented or s.losing < 0
    if s.window == "spell":
        made = s.casts[-1]
        return made.countered and (made.taker >= 0 or made.card is None)
    if s.window == "fate":
        return s.twist > 0
    fight = s.fight
    if s.window in ("attack", "defeat", "kill"):
        return fight is None or fight.verdict >= 0
    return s.ended


def offers(s: TalismanState, seat: int) -> list[Option]:
    c = s.characters[seat]
    return [*spell_offers(s, c), *use_offers(s, c), *changes(s, c)]


def changes(s: TalismanState, c: Character) -> list[Option]:
    """The Druid may still change sides where the own move has ended, before anything is met there."""
    return alignment_offers(c) if s.window == "move" and c.seat == s.active else []


def act(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    if choice.verb in CAST_VERBS:
        yield from cast(s, c, choice)
    elif choice.verb is CHANGE:
        yield from become(s, c, ALIGNMENT.of(choice))
    else:
        yield from use(s, c, choice)


def cast(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    """TALH-WND-12: it takes effect only when its own window has closed; what was cast in answer comes first."""
    made = announce(s, c, choice)
    yield from spell_window(s)
    if made.countered:
        s.tell("cancelled", card=str(choice.args[0]))
    else:
        yield from take_effect(s, made)
    put_away(s, made)
    yield from settle_all(s)


def spell_window(s: TalismanState) -> Play[None]:
    """TALB-CAST-19: after a Spell is cast, before it takes effect: Counterspell, Spell Call."""
    made = s.casts[-1]
    card = "command-spell" if made.card is None else made.card.id
    yield from window(s, "spell", {"card": card, "character": s.characters[made.seat].id})


def twist(s: TalismanState, c: Character, what: str) -> Play[int]:
    """TALH-WND-05: once fate is paid, before the die is rolled again: Twist of Fate. The result chosen, or 0."""
    before, s.window = s.window, "fate"
    s.twist = 0
    s.roller = c.seat
    yield from open_for(s, "own-fate", [c.seat], {"what": what})
    s.window = before
    face, s.twist = s.twist, 0
    return face
