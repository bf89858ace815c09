"""Movement: points, walks step by step, large figures, terrain, leaving the map."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import Why
from undercroft.games.descent.abilities.registry import OVER_TERRAIN, THROUGH_ENEMIES, abilities_of
from undercroft.games.descent.geometry.bits import bits, lowest
from undercroft.games.descent.lasting import lasts
from undercroft.games.descent.moments import ENTERED
from undercroft.games.descent.options import (
    ACROSS,
    ALONG,
    BY_FATIGUE,
    BY_MOVE,
    CLIMB,
    COME_BACK,
    HOW,
    LEAVE,
    LIES,
    PLACE,
    SPACE,
    STRIDE,
    WALK,
)
from undercroft.games.descent.pieces import Moment
from undercroft.games.descent.places import empty, empty_for, in_pit, lay_of, side_spaces
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import IMMOBILIZED, DescentState, Figure
from undercroft.games.descent.windows import window
from undercroft.games.descent.wounds import cannot_pay, pay, suffer

MONKEY = "curse-of-the-monkey-god"
MONKEY_SPEED = 5
"""Of a hero who was turned into one."""
WEB = "web"
WALKED = "walked"
"""What a hero has done who moved in this turn."""
STRODE = "strode"
"""What a large figure has done that was put down where it wanted to go (DESC-LARGE-06)."""
EMPTY = "empty"
"""Of a space that is entered: nobody was there."""
PIT_DAMAGE = 2
LAVA_DAMAGE = 1


def speed(s: DescentState, figure: Figure) -> int:
    """DESC-MOVE-01: with all that changes it."""
    found = figure.profile.speed
    for ability in abilities_of(s, figure):
        found = ability.speed(s, figure, found)
    return MONKEY_SPEED if lasts(s, MONKEY, figure.id) else found


def ignores(s: DescentState, figure: Figure) -> int:
    """What its movement ignores."""
    found = 0
    for ability in abilities_of(s, figure):
        found |= ability.passes(s, figure)
    return found


def passable(s: DescentState, figure: Figure) -> int:
    """DESC-MOVE-06, DESC-MOVE-09: through friends, not through enemies and obstacles."""
    ignored = ignores(s, figure)
    floor = s.board.ground.all if ignored & OVER_TERRAIN else s.board.open_floor
    floor &= ~script_of(s).barred(s, figure)
    return floor if ignored & THROUGH_ENEMIES else floor & ~side_spaces(s, 1 - figure.profile.side)


def stopping(s: DescentState, figure: Figure) -> int:
    """DESC-MOVE-10, DESC-MOVE-11: where no other figure is."""
    others = 0
    for each in s.figures:
        if each is not figure:
            others |= each.spaces
    return s.board.open_floor & ~others & ~script_of(s).barred(s, figure)


def water(s: DescentState, figure: Figure) -> int:
    """DESC-WATER-02: what costs two points."""
    return 0 if ignores(s, figure) & OVER_TERRAIN else s.board.water


def harmful(s: DescentState, figure: Figure) -> int:
    """What hurts a figure that enters it; a large one falls into no pit on its way (DESC-PIT-09)."""
    if ignores(s, figure) & OVER_TERRAIN:
        return 0
    return s.board.lava if figure.profile.large else s.board.lava | s.board.pits


def webbed(s: DescentState, figure: Figure) -> int:
    """The spaces that a hero leaves only for a fatigue: those around a spider with webs."""
    found = 0
    if figure.profile.rank == HERO:
        for other in s.figures:
            if other.spaces and WEB in other.profile.abilities:
                found |= lay_of(s).around(other.spaces)
    return found


# -- where one gets -----------------------------------------------------------------------------------


def reach(s: DescentState, figure: Figure, points: int) -> list[int]:
    """By cost: the spaces that the figure can step into, on ways that do no harm; a harmful space itself may be the
    end. It may be one where it cannot stop."""
    lay = lay_of(s)
    dear, harm, open_to = water(s, figure), harmful(s, figure) | webbed(s, figure), passable(s, figure)
    layers = lay.walk(figure.spaces, points, open_to & ~harm, dear)
    if harm:
        seen, harmless, layers = figure.spaces, layers, layers[:]
        for cost in range(points):
            layer = harmless[cost] if cost < len(harmless) else 0
            edge = lay.around(layer) & harm & open_to & ~seen if layer else 0
            for price, spaces in ((1, edge & ~dear), (2, edge & dear)):
                if spaces and cost + price <= points:
                    while len(layers) <= cost + price:
                        layers.append(0)
                    layers[cost + price] |= spaces
                    seen |= spaces
    return layers


def way(s: DescentState, figure: Figure, goal: int) -> list[int]:
    """The steps of the cheapest way there; only its end may do harm."""
    return way_in(s, figure, reach(s, figure, figure.points), goal)


def way_in(s: DescentState, figure: Figure, layers: list[int], goal: int) -> list[int]:
    keep = ~(harmful(s, figure) | webbed(s, figure)) | 1 << goal | figure.spaces
    return lay_of(s).way([layer & keep for layer in layers], goal, water(s, figure))


def held_in_pit(s: DescentState, figure: Figure) -> bool:
    """DESC-PIT-03; a pit is no hindrance to whose movement ignores terrain."""
    return in_pit(s, figure) and not ignores(s, figure) & OVER_TERRAIN


def cannot_spend(s: DescentState, figure: Figure) -> Why | None:
    """DESC-PIT-03; DESC-COND-06: immobilized figures do not move."""
    if held_in_pit(s, figure):
        return Why("in-pit", "DESC-PIT-03", figure=figure.id)
    if figure.conditions & IMMOBILIZED:
        return Why("immobilized", "DESC-COND-06", figure=figure.id)
    hero = s.hero_of(figure)
    if hero is not None and webbed(s, figure) & figure.spaces and cannot_pay(s, hero, 1):
        return Why("webbed", "DESC-MCARD-08", figure=figure.id)
    return None


def cannot_walk(s: DescentState, figure: Figure, space: int) -> Why | None:
    """DESC-MOVE-02 to DESC-MOVE-11, DESC-WATER-03."""
    why = cannot_spend(s, figure)
    if why is not None:
        return why
    if figure.spaces >> space & 1:
        return Why("already-there", "DESC-MOVE-02", figure=figure.id)
    if not stopping(s, figure) >> space & 1:
        return Why("no-room", "DESC-MOVE-10", figure=figure.id)
    if not any(layer >> space & 1 for layer in reach(s, figure, figure.points)):
        return Why("too-far", "DESC-MOVE-02", figure=figure.id)
    return None


def walk_offers(s: DescentState, figure: Figure) -> list[Option]:
    """Every space that can be reached; a large figure, every way to lie there."""
    if figure.points <= 0 or cannot_spend(s, figure) is not None:
        return []
    if figure.profile.large:
        return stride_offers(s, figure)
    found = 0
    for layer in reach(s, figure, figure.points):
        found |= layer
    return [WALK(space) for space in bits(found & stopping(s, figure) & ~figure.spaces)]


def walk(s: DescentState, figure: Figure, goal: int) -> Play[None]:
    """Step by step on the cheapest harmless way, until something happens."""
    dear, steps = water(s, figure), way(s, figure, goal)
    hero = s.hero_of(figure)
    if hero is not None:
        if WALKED not in figure.used:
            figure.used.append(WALKED)
        if webbed(s, figure) & figure.spaces:
            pay(s, hero, 1)
    for at, step in enumerate(steps):
        figure.points -= price(dear, step)
        if (yield from enter(s, figure, step)) and not goes_through(s, figure, steps[at + 1 :], dear):
            yield from stop(s, figure)
            return


def price(dear: int, step: int) -> int:
    """DESC-MOVE-02, DESC-WATER-02."""
    return 2 if dear >> step & 1 else 1


def goes_through(s: DescentState, figure: Figure, ahead: list[int], dear: int) -> bool:
    """DESC-MOVE-10: whether somebody to whom something happened on the way has to go on, because there is no room to
    stop, and can."""
    if not figure.spaces or not ahead or room_here(s, figure):
        return False
    return figure.points >= price(dear, ahead[0]) and bool(
        cannot_spend(s, figure) is None and passable(s, figure) >> ahead[0] & 1
    )


def room_here(s: DescentState, figure: Figure) -> list[int]:
    """Every way to stand so that the space where it is now is covered."""
    return lay_of(s).unfold(lowest(figure.spaces), figure.profile.base, stopping(s, figure))


def stop(s: DescentState, figure: Figure, wanted: int = 0) -> Play[None]:
    """Whoever was interrupted stands where that happened, a large figure turned at will, unless it is known how it
    should lie; without room, as near as there is."""
    if not figure.spaces:
        return
    masks = room_here(s, figure)
    if wanted in masks:
        masks = [wanted]
    if not masks:
        lay, free = lay_of(s), stopping(s, figure)
        nearest = lay.nearest(figure.spaces, lay.room(figure.profile.base, free))
        masks = [mask for space in bits(nearest) for mask in lay.unfold(space, figure.profile.base, free)]
    if figure.spaces not in masks:
        yield from put_down(s, figure, list(dict.fromkeys(masks)), s.owner(figure))


def put_down(s: DescentState, figure: Figure, masks: list[int], seat: int) -> Play[None]:
    """Somebody chooses how it lies, if there is a choice."""
    if not masks:
        return
    mask = masks[0]
    if len(masks) > 1:
        offers = [PLACE(figure.id, lowest(mask), lies(mask, s)) for mask in masks]
        choice: Option = yield ask(seat, "place", offers, {"figure": figure.id})
        mask = masks[offers.index(choice)]
    figure.spaces = mask
    s.tell("placed", figure=figure.id, space=lowest(mask), lies=lies(mask, s))


def enter(s: DescentState, figure: Figure, space: int) -> Play[bool]:
    """DESC-MOVE-02: into a space; whether something happened that may change its plans. DESC-PIT-02, DESC-LAVA-02."""
    free = empty(s) >> space & 1
    figure.spaces = 1 << space
    s.tell("stepped", figure=figure.id, space=space)
    before = plans(s, figure)
    if harmful(s, figure) >> space & 1:
        yield from suffer_terrain(s, figure, space)
    moment = Moment(ENTERED, figure, space=space, what=EMPTY if free else "")
    if figure.spaces:
        yield from window(s, moment)
    if figure.spaces:
        yield from script_of(s).entered(s, figure, space)
    return moment.answered or figure.spaces != 1 << space or before != plans(s, figure)


def plans(s: DescentState, figure: Figure) -> list[int]:
    """All that somebody's plans for a walk are built on."""
    others = [each.spaces for each in s.figures if each is not figure]
    return [figure.damage, figure.conditions, figure.points, s.shut, *others]


def suffer_terrain(s: DescentState, figure: Figure, space: int) -> Play[None]:
    if s.board.pits >> space & 1:
        s.tell("fell", figure=figure.id, space=space)
        yield from suffer(s, figure, PIT_DAMAGE)
    else:
        yield from suffer(s, figure, LAVA_DAMAGE, lava=True)


# -- large figures ------------------------------------------------------------------------------------


def lies(mask: int, s: DescentState) -> str:
    """How a base lies."""
    if mask & (mask - 1) == 0:
        return ALONG
    cells = [s.board.ground.cells[space] for space in bits(mask)]
    wide = max([x for x, _ in cells]) - min([x for x, _ in cells])
    high = max([y for _, y in cells]) - min([y for _, y in cells])
    return ALONG if wide >= high else ACROSS


def strides(s: DescentState, figure: Figure) -> dict[int, int]:
    """DESC-LARGE-02, DESC-LARGE-03: every way to lie that covers a space reached as one space, and that space, for the
    least cost. DESC-LARGE-05: on the map alone, and on nobody."""
    lay, free = lay_of(s), stopping(s, figure)
    found: dict[int, int] = {}
    for cost, layer in enumerate(reach(s, figure, figure.points)):
        for space in bits(layer) if cost else []:
            for mask in lay.unfold(space, figure.profile.base, free):
                if mask not in found and mask != figure.spaces:
                    found[mask] = space
    return found


def stride_offers(s: DescentState, figure: Figure) -> list[Option]:
    return [] if STRODE in figure.used else [STRIDE(lowest(mask), lies(mask, s)) for mask in strides(s, figure)]


def cannot_stride(s: DescentState, figure: Figure, corner: int, how: str) -> Why | None:
    """DESC-LARGE-06: it is not put down again without an action in between."""
    why = cannot_spend(s, figure)
    if why is not None:
        return why
    if STRODE in figure.used:
        return Why("put-down", "DESC-LARGE-06", figure=figure.id)
    if (corner, how) not in [(lowest(mask), lies(mask, s)) for mask in strides(s, figure)]:
        return Why("no-room", "DESC-LARGE-05", figure=figure.id)
    return None


def stride(s: DescentState, figure: Figure, option: Option) -> Play[None]:
    """DESC-LARGE-07: it enters only the spaces that are counted, one after another; then it is unfolded. What happens
    to it on the way interrupts it: it is unfolded there, and may go on from any of its spaces (DESC-LARGE-02)."""
    corner, how = SPACE.of(option), LIES.of(option)
    mask, goal = next(
        (mask, goal) for mask, goal in strides(s, figure).items() if (lowest(mask), lies(mask, s)) == (corner, how)
    )
    dear, steps = water(s, figure), way(s, figure, goal)
    for at, step in enumerate(steps):
        figure.points -= price(dear, step)
        happened = yield from enter(s, figure, step)
        if happened and not goes_through(s, figure, steps[at + 1 :], dear):
            yield from stop(s, figure, mask if step == goal else 0)
            yield from fall(s, figure)
            return
    figure.used.append(STRODE)
    figure.spaces = mask
    s.tell("strode", figure=figure.id, space=corner, lies=how)
    yield from fall(s, figure)


def fall(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-PIT-09: a large figure that stopped with all its spaces over a pit."""
    if in_pit(s, figure):
        s.tell("fell", figure=figure.id, space=lowest(figure.spaces))
        yield from suffer(s, figure, PIT_DAMAGE)


# -- pits, and leaving the map ------------------------------------------------------------------------


def climb_offers(s: DescentState, figure: Figure) -> list[Option]:
    """DESC-PIT-07, DESC-PIT-08: into an adjacent empty space."""
    if not in_pit(s, figure):
        return []
    lay = lay_of(s)
    around = lay.around(figure.spaces) & empty_for(s, figure)
    if not figure.profile.large:
        return [CLIMB(space) for space in bits(around)]
    masks = [mask for space in bits(around) for mask in lay.unfold(space, figure.profile.base, stopping(s, figure))]
    return [CLIMB(lowest(mask), lies(mask, s)) for mask in dict.fromkeys(masks) if mask != figure.spaces]


def climb(s: DescentState, figure: Figure, option: Option) -> None:
    """It is placed there, and does not enter (DESC-MOVE-15)."""
    corner, how = SPACE.of(option), LIES.of(option)
    if not figure.profile.large:
        figure.spaces = 1 << corner
    else:
        lay = lay_of(s)
        masks = lay.unfold(corner, figure.profile.base, stopping(s, figure))
        figure.spaces = next(mask for mask in masks if (lowest(mask), lies(mask, s)) == (corner, how))
    s.tell("climbed", figure=figure.id, space=corner)


def cannot_leave(s: DescentState, figure: Figure) -> Why | None:
    """DESC-EXIT-01 to DESC-EXIT-05: from an outermost space of the entrance or exit, for a movement point."""
    why = cannot_spend(s, figure)
    if why is not None:
        return why
    if figure.points < 1:
        return Why("no-points", "DESC-EXIT-03", figure=figure.id)
    kinds = [kind for kind, spaces in s.board.exits.items() if spaces & figure.spaces]
    if not kinds:
        return Why("not-at-exit", "DESC-EXIT-02", figure=figure.id)
    return script_of(s).cannot_leave(s, figure, kinds[0])


def leave_offers(s: DescentState, figure: Figure) -> list[Option]:
    return [LEAVE()] if figure.points > 0 and cannot_leave(s, figure) is None else []


def leave(s: DescentState, figure: Figure) -> Play[None]:
    """DESC-EXIT-03: whatever it carries goes with it."""
    carried, figure.carries = figure.carries, ""
    toll = 1 if webbed(s, figure) & figure.spaces else 0
    figure.points = 0
    figure.actions = 0
    figure.spaces = 0
    hero = s.hero_of(figure)
    if hero is not None:
        hero.left = True
        pay(s, hero, toll)
    s.tell("left", figure=figure.id)
    yield from script_of(s).left(s, figure, carried)


def come_back_offers(s: DescentState, figure: Figure) -> list[Option]:
    """DESC-QG-09: only where the quest lets somebody return: by a move action, or a hero for fatigue (``step`` asks for
    what that takes)."""
    kind = script_of(s).returns(s, figure)
    spaces = s.board.exits.get(kind, 0) & empty_for(s, figure) if kind and not figure.spaces else 0
    return [COME_BACK(how, space) for how in (BY_MOVE, BY_FATIGUE) for space in bits(spaces)]


def come_back(s: DescentState, figure: Figure, option: Option) -> Play[None]:
    """The space that it enters costs a movement point."""
    hero = s.hero_of(figure)
    if hero is not None:
        hero.left = False
    if HOW.of(option) == BY_MOVE:
        figure.moves += 1
        figure.points += speed(s, figure) - 1
    s.tell("came-back", figure=figure.id)
    yield from enter(s, figure, SPACE.of(option))
