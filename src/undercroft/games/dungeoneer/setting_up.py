"""Setting up: decks, the first locations, heroes, quests, hands."""

from __future__ import annotations

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.engine.setup import check_cards
from undercroft.games.dungeoneer.bands import (
    deal_all_quests,
    fill_adventure_deck,
    lay_out_apart,
    location_name,
    quest_name,
)
from undercroft.games.dungeoneer.box import Box, box
from undercroft.games.dungeoneer.cards import GLORY, draw, draw_one
from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.dungeon import CENTRE, STEPS, joins, put
from undercroft.games.dungeoneer.options import CHOOSE_HERO, HERO
from undercroft.games.dungeoneer.pieces import Place
from undercroft.games.dungeoneer.setup_options import DungeonSetup
from undercroft.games.dungeoneer.state import (
    BUILDING,
    CHOOSING,
    DEALING,
    HAND,
    RECOVERY,
    SET_COMBINATIONS,
    DungeonState,
    Hero,
)


def box_of(setup: DungeonSetup) -> Box:
    sets = setup.sets
    return box(SET_COMBINATIONS[sets] if isinstance(sets, str) else tuple(sets))


def check(seats: int, setup: DungeonSetup) -> None:
    """What the set-up's types cannot say."""
    try:
        heroes = box_of(setup).heroes
    except BadSetup:
        raise
    except UndercroftError as error:
        raise BadSetup(f"dungeoneer: bad set-up: {error}", error.code, **error.details) from error
    if len(heroes) < seats:
        message = f"dungeoneer: bad set-up: these sets share {len(heroes)} heroes, too few for {seats} seats"
        raise BadSetup(message, "setup-count", count=len(heroes), seats=seats)
    if not isinstance(setup.heroes, str):
        check_cards("dungeoneer", "heroes", setup.heroes, heroes, seats)


def set_up(seats: int, setup: DungeonSetup, chance: Chance) -> DungeonState:
    s = DungeonState(seats, setup, box_of(setup), chance)
    prepare_decks(s)
    roll_for_first(s)
    lay_out_apart(s)
    deal_all_quests(s, s.heroes)
    locations = [location for location in s.box.packs[0].locations for _ in range(location.copies)]
    if setup.blank_spots == "none":
        deal_maps(s, locations)
    else:
        lay_first_locations(s, locations)
    deal_hands(s)
    s.free_heroes = list(s.box.heroes)
    take_heroes(s)
    return s


def prepare_decks(s: DungeonState) -> None:
    """DGN-SETUP-01, DGN-SETUP-02: sorted by their backs; all but the locations are shuffled."""
    fill_adventure_deck(s)
    s.quest_deck = [quest for quest in s.box.packs[0].quests if not quest.apart]
    s.chance.shuffle("quests", s.quest_deck, quest_name)


def roll_for_first(s: DungeonState) -> None:
    """DGN-SETUP-23: the highest die begins; equal ones are thrown again."""
    seats = list(range(s.seats))
    while len(seats) > 1:
        dice = [s.roll() for _ in seats]
        seats = [seat for seat, die in zip(seats, dice, strict=True) if die == max(dice)]
    s.active = s.starter = seats[0]


# -- the dungeon ----------------------------------------------------------------------------------


def lay_first_locations(s: DungeonState, locations: list[Location]) -> None:
    """DGN-SETUP-03 to DGN-SETUP-06: the entrance, a tunnel on each of its sides, the rest as a deck."""
    entrance = next(location for location in locations if location.entrance)
    locations.remove(entrance)
    put(s, entrance, CENTRE, False)
    tunnels = [location for location in locations if location.kind == "tunnel"]
    s.chance.shuffle("tunnels", tunnels, location_name)
    for step in STEPS:
        tunnel, turned = fitting_tunnel(s, tunnels, CENTRE + step)
        put(s, tunnel, CENTRE + step, turned)
        tunnels.remove(tunnel)
        locations.remove(tunnel)
    s.location_deck = locations
    s.chance.shuffle("locations", s.location_deck, location_name)


def fitting_tunnel(s: DungeonState, tunnels: list[Location], cell: int) -> tuple[Location, bool]:
    """DGN-SETUP-04: as it was drawn, else turned; one that fits neither way is drawn again."""
    for tunnel in tunnels:
        for turned in (False, True):
            if joins(s.places, s.grid, Place(tunnel, cell, turned), cell):
                return tunnel, turned
    raise BadSetup("dungeoneer: bad set-up: no tunnel of the set fits beside the entrance")


def deal_maps(s: DungeonState, locations: list[Location]) -> None:
    """DGN-VAR-03 to DGN-VAR-06: all location cards are dealt; whoever has the entrance begins, and lays it as the first
    card. DGN-VAR-07: the next one is laid by the player to the left."""
    s.chance.shuffle("locations", locations, location_name)
    for number, location in enumerate(locations):
        hero = s.heroes[(s.starter + number) % s.seats]
        hero.maps.append(location)
    first = next(hero for hero in s.heroes if any(location.entrance for location in hero.maps))
    entrance = next(location for location in first.maps if location.entrance)
    first.maps.remove(entrance)
    s.starter = first.seat
    s.active = (first.seat + 1) % s.seats
    put(s, entrance, CENTRE, False)
    s.tell("laid", seat=first.seat, location=entrance.id, column=0, row=0)


# -- hands ----------------------------------------------------------------------------------------


def deal_hands(s: DungeonState) -> None:
    """DGN-SETUP-20: five adventure cards; alone all of glory (DGN-SOLO-05). From two decks players draw them
    themselves."""
    if draws_first_hand(s):
        return
    for hero in s.heroes:
        for _ in range(HAND):
            draw_one(s, hero, GLORY)


def draws_first_hand(s: DungeonState) -> bool:
    """DGN-COMBO-03: whether each player says from which deck each card comes."""
    return s.split and not s.solo


def draw_first_hand(s: DungeonState) -> Play[None]:
    """DGN-COMBO-03: one player after the other, from the first player on."""
    hero = next(hero for hero in in_order(s) if len(hero.hand) < HAND)
    yield from draw(s, hero, HAND)
    if all(len(each.hand) >= HAND for each in s.heroes):
        s.phase = first_phase(s)


def in_order(s: DungeonState) -> list[Hero]:
    """From the first player on."""
    return [s.heroes[(s.starter + number) % s.seats] for number in range(s.seats)]


# -- heroes ---------------------------------------------------------------------------------------


def take_heroes(s: DungeonState) -> None:
    """DGN-SETUP-07: dealt at random, or as agreed. DGN-VAR-15: or chosen, from the first player on."""
    if s.setup.heroes == "choose":
        s.phase = CHOOSING
        return
    for hero in s.heroes:
        if s.setup.heroes == "deal":
            dealt = s.free_heroes[s.chance.pick("hero", s.free_heroes)]
        else:
            dealt = s.setup.heroes[hero.seat]
        take_hero(s, hero, dealt)
    s.phase = phase_with_heroes(s)


def phase_with_heroes(s: DungeonState) -> int:
    """What comes when all have their heroes."""
    return DEALING if draws_first_hand(s) else first_phase(s)


def first_phase(s: DungeonState) -> int:
    return BUILDING if s.setup.blank_spots == "none" else RECOVERY


def take_hero(s: DungeonState, hero: Hero, hero_id: str, place: int = 0) -> None:
    """DGN-SETUP-09, DGN-SETUP-14, DGN-SETUP-15: full health, on the entrance, with its glory and peril. DGN-BAND-02: at
    the first level of the set."""
    s.free_heroes.remove(hero_id)
    hero.id = hero_id
    hero.cards = s.box.heroes[hero_id][: s.stage + 1]
    hero.level = s.box.packs[s.stage].about.first_level
    hero.health = hero.full_health
    hero.place = place
    hero.brought = False
    entrance = s.places[place].location
    hero.glory = entrance.glory
    hero.peril = entrance.peril if not s.solo else 0
    s.tell("hero", seat=hero.seat, hero=hero_id)


def choose_hero(s: DungeonState) -> Play[None]:
    """DGN-VAR-15."""
    hero = next(hero for hero in in_order(s) if not hero.cards)
    choice: Option = yield ask(hero.seat, "choose-hero", [CHOOSE_HERO(each) for each in s.free_heroes])
    take_hero(s, hero, HERO.of(choice))
    if all(each.cards for each in s.heroes):
        s.phase = phase_with_heroes(s)
