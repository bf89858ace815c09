"""The move (TALB-MOV): what a character may do at the start of its turn, and where it goes."""

from __future__ import annotations

from typing import Final

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.talisman import options as do
from undercroft.games.talisman.belongings import (
    alignment_offers,
    become,
    discard_belonging,
    ditch,
    gain,
    held,
    leave_offers,
    settle,
)
from undercroft.games.talisman.box import DUNGEON, INNER, MIDDLE, OUTER, Card
from undercroft.games.talisman.casting import CAST_VERBS, could_cast, spell_offers
from undercroft.games.talisman.counters import heal, wounds
from undercroft.games.talisman.decks import discard, look, region_deck
from undercroft.games.talisman.dice import choose_die, offer_fate, set_die, spoken, throw
from undercroft.games.talisman.having import able, giver, has
from undercroft.games.talisman.inner_walk import is_onward, step_offers
from undercroft.games.talisman.places import put
from undercroft.games.talisman.quests import complete
from undercroft.games.talisman.sentinel import cross_bridge, open_portal
from undercroft.games.talisman.state import Character, TalismanState
from undercroft.games.talisman.using import use, use_offers
from undercroft.games.talisman.walking import may_travel, one_space_only, walks, would_roll
from undercroft.games.talisman.windows import cast, window

MOVES = (do.ROLL, do.MOVE, do.CROSS, do.OPEN_PORTAL, do.STEP, do.STAY, do.TRAVEL, do.BUILD_RAFT)


# -- the start of the turn ------------------------------------------------------------------------


def start_turn(s: TalismanState, c: Character) -> Play[None]:
    """TALB-TURN-02: what is done before moving, then the move. TALH-WND-04: the others have their window when the owner
    is ready to move; if anything was used, the owner is asked again."""
    rafts = rafts_of(c)
    s.window = "start"
    while True:
        choice = yield from choose_start(s, c)
        if choice.verb not in MOVES:
            yield from prepare(s, c, choice)
            yield from complete(s, c)
            if s.ended or s.arrived or c.role is None:
                break
            continue
        used = yield from window(s, "start", {"character": c.id})
        if s.ended or c.role is None:
            break
        if not used:
            s.window = ""
            yield from move(s, c, choice)
            break
    s.window = ""
    s.arrived = False
    if not s.idle:
        c.privileges = []
    yield from lose_rafts(s, c, rafts)


def rafts_of(c: Character) -> list[Card]:
    return [card for card in c.objects if "crosses-river" in card.traits]


def lose_rafts(s: TalismanState, c: Character, rafts: list[Card]) -> Play[None]:
    """TALB-RAFT-06: a Raft is gone after the turn for which it was, used or not."""
    for card in rafts:
        if card in c.objects:
            yield from discard_belonging(s, c, card)


def choose_start(s: TalismanState, c: Character) -> Play[Option]:
    """A choice that is none is not asked: unless Spells in hand could be cast, for all that others can see."""
    plain = start_offers(s, c)
    if len(plain) == 1 and not (could_cast(s, c) and (s.seats > 1 or spell_offers(s, c))):
        return plain[0]
    choice: Option = yield ask(c.seat, "start", lambda: [*start_offers(s, c), *spell_offers(s, c), *leave_offers(c)])
    return choice


def start_offers(s: TalismanState, c: Character) -> list[Option]:
    """All but Spells."""
    return [*move_offers(s, c), *travel_offers(s, c), *other_offers(s, c), *use_offers(s, c)]


def move_offers(s: TalismanState, c: Character) -> list[Option]:
    """The usual move: a roll; in the Inner Region, for toads and in a Blizzard a single step. On the Crown, and
    before the Lord in the Short Dungeon Game, none (TALB-CRN-01, TALH-SHORT-06)."""
    if c.space == s.box.crown or (s.short and c.space == s.box.chamber):
        return [do.STAY()]
    if s.box.spaces[c.space].region == INNER:
        return step_offers(s, c)
    if one_space_only(s, c) and not c.enslaved:
        return walks(s, c, 1, limited=True)
    return [do.ROLL()]


def travel_offers(s: TalismanState, c: Character) -> list[Option]:
    """What can be done instead of moving normally."""
    if not may_travel(s, c):
        return []
    box, here = s.box, s.box.spaces[c.space]
    found: list[Option] = []
    if any(card.id not in c.used for card in rafts_of(c)):
        found += [do.TRAVEL("raft", box.spaces[space].id) for space in here.raft]
    for name in c.privileges:
        found += [do.TRAVEL(MEANS[name], box.spaces[space].id) for space in privilege_spaces(s, c, name)]
    if here.kind == "woods" and able(c, "woods-walk") and would_roll(s, c):
        woods = [space for space in box.of_kind("woods") if space.region == here.region and space is not here]
        found += [do.TRAVEL("woods", space.id) for space in woods]
    if cannot_build_raft(s, c) is None:
        found.append(do.BUILD_RAFT())
    return found


MEANS = {
    "tavern-teleport": "teleport",
    "tavern-ferry": "ferry",
    "tunneler": "tunnel",
    "rune-gate": "rune-gate",
    "dungeon-door": "dungeon-door",
}


def privilege_spaces(s: TalismanState, c: Character, name: str) -> list[int]:
    """Where a privilege leads."""
    box = s.box
    if name == "tavern-teleport":
        return [space.index for space in box.spaces if space.region == OUTER and space.index != c.space]
    if name == "tavern-ferry":
        return [box.space_ids["temple-1"]]
    if name == "tunneler":
        return [space.index for space in box.of_kind("tunnel") if space.index != c.space]
    if name == "dungeon-door":
        return [box.entrance]
    gates = [space.index for space in box.spaces if any(card.id == "rune-gate" for card in s.table[space.index])]
    runes = [] if s.short else [space.index for space in box.of_kind("runes")]
    return [space for space in dict.fromkeys([*runes, *gates]) if space != c.space]


NO_RAFT_HERE = Why("no-raft-here", "TALB-RAFT-01")
NO_RAFT_LEFT = Why("no-raft-left", "TALB-RAFT-03")


def cannot_build_raft(s: TalismanState, c: Character) -> Why | None:
    """TALB-RAFT-01, TALB-RAFT-03: with an Axe in Woods or the Forest, if a Raft is left."""
    here = s.box.spaces[c.space]
    if here.kind not in ("woods", "forest") or not has(s, c, "builds-rafts"):
        return NO_RAFT_HERE
    return None if any(card.id == "raft" for card in s.purchases) else NO_RAFT_LEFT


def other_offers(s: TalismanState, c: Character) -> list[Option]:
    """Before the move: to flee (TAL-FLEE-01), to change one's alignment, to look at the next card."""
    found: list[Option] = []
    below = s.box.spaces[c.space].region == DUNGEON and not s.short
    if s.setup.flight == "fight-or-flight" and below and not c.fleeing:
        found.append(do.FLEE())
    found += alignment_offers(c)
    if able(c, "sees-top") and "peek" not in c.used and s.box.spaces[c.space].region != INNER:
        found.append(do.PEEK())
    return found


def prepare(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    """Something that is done before the move."""
    verb = choice.verb
    if verb is do.FLEE:
        c.fleeing = True
        s.tell("flees", seat=c.seat, character=c.id)
    elif verb is do.CHANGE:
        yield from become(s, c, do.ALIGNMENT.of(choice))
    elif verb is do.DITCH:
        ditch(s, c, held(c, do.THING.of(choice)))
        yield from settle(s, c)
    elif verb is do.PEEK:
        c.used.append("peek")
        look(s, c, region_deck(s, c), 1)
    elif verb in CAST_VERBS:
        yield from cast(s, c, choice)
    else:
        yield from use(s, c, choice)


# -- the move -------------------------------------------------------------------------------------


def move(s: TalismanState, c: Character, choice: Option) -> Play[None]:
    verb = choice.verb
    if verb is do.ROLL:
        yield from roll_and_move(s, c)
    elif verb is do.STEP:
        space = s.box.space_ids[do.SPACE.of(choice)]
        c.backing = not is_onward(s, c, space)
        yield from put(s, c, space, "walk")
    elif verb is do.TRAVEL:
        yield from travel(s, c, do.MEANS.of(choice), s.box.space_ids[do.SPACE.of(choice)])
    elif verb is do.BUILD_RAFT:
        yield from build_raft(s, c)
    elif verb is not do.STAY:
        yield from walk(s, c, choice, 1)


def travel(s: TalismanState, c: Character, means: str, space: int) -> Play[None]:
    if means == "rune-gate":
        gate = next((card for card in s.table[c.space] if card.id == "rune-gate"), None)
        if gate is not None:
            leave_gate(s, c, gate)
    yield from put(s, c, space, means)


def leave_gate(s: TalismanState, c: Character, gate: Card) -> None:
    """A Rune Gate is discarded once it was used."""
    s.table[c.space].remove(gate)
    discard(s, gate)


def build_raft(s: TalismanState, c: Character) -> Play[None]:
    """TALB-RAFT-02: it takes the whole turn."""
    raft = next(card for card in s.purchases if card.id == "raft")
    s.purchases.remove(raft)
    yield from gain(s, c, raft)
    s.ended = True


def roll_and_move(s: TalismanState, c: Character) -> Play[None]:
    """TALB-MOV-01 to TALB-MOV-03: the die first, then the way."""
    steps = yield from movement_roll(s, c)
    if c.role is None or s.arrived or s.ended:
        return
    if c.enslaved:
        if steps < 4:
            s.tell("still-enslaved", seat=c.seat, character=c.id)
            s.ended = True
            return
        c.enslaved = False
    limited = one_space_only(s, c)
    offers = walks(s, c, 1 if limited else steps, limited=limited)
    if steps == 6 and able(c, "heals-on-six") and wounds(c):
        offers = [*offers, do.REST()]
    choice = offers[0]
    if len(offers) > 1:
        choice = yield ask(c.seat, "move", offers, {"steps": steps})
    if choice is do.REST():
        heal(s, c, 1)
        s.ended = True
    else:
        yield from walk(s, c, choice, steps)


def walk(s: TalismanState, c: Character, choice: Option, steps: int) -> Play[None]:
    if choice.verb is do.CROSS:
        yield from cross_bridge(s, c, steps)
    elif choice.verb is do.OPEN_PORTAL:
        yield from open_portal(s, c, do.STAT.of(choice))
    else:
        yield from put(s, c, s.box.space_ids[do.SPACE.of(choice)], "walk")


def movement_roll(s: TalismanState, c: Character) -> Play[int]:
    """One die; some roll two and choose. TALB-FATE-01."""
    die = yield from set_die(s, c, "move")
    if die == 0:
        die = yield from thrown_die(s, c)
    elif s.rules < CHOSEN_SIXES:
        return die
    if die == 6:
        yield from speed_away(s, c)
    return die


CHOSEN_SIXES: Final = 5
"""The version of the rules since which a 6 that was chosen with Weighted Dice is one for the Amulet of Speed, too."""


def thrown_die(s: TalismanState, c: Character) -> Play[int]:
    """Thrown, perhaps thrown again, and of two the one that is chosen."""
    two = able(c, "two-move-dice") or (
        s.box.spaces[c.space].region == DUNGEON and has(s, c, "two-move-dice-in-dungeon")
    )
    dice = throw(s, c, "move", 2 if two else 1)
    if dice == [1] and has(s, c, "rerolls-one"):
        choice: Option = yield ask(c.seat, "reroll-one", [do.REROLL(1), do.KEEP()], {"dice": spoken(dice)})
        if choice is not do.KEEP():
            dice = throw(s, c, "move", 1)
    yield from offer_fate(s, c, "move", dice)
    return dice[(yield from choose_die(s, c, "move", dice))]


def speed_away(s: TalismanState, c: Character) -> Play[None]:
    """The Amulet of Speed: on a 6 it may be discarded to move anywhere in the Region."""
    card = giver(s, c, "six-teleports")
    region = s.box.spaces[c.space].region
    if card is None or region not in (OUTER, MIDDLE, DUNGEON):
        return
    spaces = [space for space in s.box.spaces if space.region == region and space.index != c.space]
    choice: Option = yield ask(
        c.seat, "speed", [do.DECLINE(), *[do.GO_TO(space.id) for space in spaces]], {"card": card.id}
    )
    if choice is not do.DECLINE():
        yield from discard_belonging(s, c, card)
        yield from put(s, c, s.box.space_ids[do.SPACE.of(choice)], "teleport")
        s.arrived = True
