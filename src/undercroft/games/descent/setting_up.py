"""Setting up: the general part, the heroes, the overlord; and what is kept from one encounter to the next."""

from __future__ import annotations

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Option, Play, ask
from undercroft.engine.errors import BadSetup, UndercroftError
from undercroft.games.descent.actions import roll_to_come_to
from undercroft.games.descent.content.boards import board_of
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.checking import open_choices
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.content.schema import Placing
from undercroft.games.descent.epic import BASIC, endow
from undercroft.games.descent.equipping import put_on_all
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.options import CHOOSE_CLASS, CHOOSE_HERO, CLASS, HERO, MONSTER, PICK_GROUP, PLACE, SPACE
from undercroft.games.descent.overlord_deck import build_deck, draw
from undercroft.games.descent.places import empty_for
from undercroft.games.descent.profiles import (
    CHARACTER,
    LIEUTENANT,
    MASTER,
    MINION,
    character_profile,
    hero_profile,
    lieutenant_profile,
)
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.reinforcing import group_named, new_monster, place
from undercroft.games.descent.searching import build_search_deck
from undercroft.games.descent.setup_options import DescentSetup, quest_id
from undercroft.games.descent.state import THE_OVERLORD, Card, DescentState, Figure, Group, Hero, Token

READY = (("grisban", "berserker"), ("jain", "wildlander"), ("avric", "disciple"), ("leoric", "runemaster"))
"""A party that is ready to go; the first so many of them."""
LEAST = 2
COUNTS = {"two": 2, "three": 3, "four": 4}
NOT_YET = "?"
"""A hero who is still to be chosen."""


def check(setup: DescentSetup) -> None:
    """What the set-up's types cannot say: that there is such a quest."""
    try:
        quest_of(quest_id(setup))
    except UndercroftError as error:
        raise BadSetup(f"descent: bad set-up: {error}", error.code, **error.details) from error


def heroes_in(seats: int, setup: DescentSetup) -> int:
    """DESC-TWOP-01: one for each hero player at least, and never fewer than two."""
    return max(LEAST, seats - 1, COUNTS.get(setup.heroes, LEAST))


def set_up(seats: int, setup: DescentSetup, chance: Chance) -> DescentState:
    """DESC-SETG-01: the quest, its map, the roles, the search deck."""
    count = heroes_in(seats, setup)
    s = DescentState(seats, chance, setup, board_of(quest_id(setup), 0), count)
    build_search_deck(s)
    build_deck(s)
    for number in range(count):
        hero, hero_class = READY[number] if setup.party == "ready" else (NOT_YET, NOT_YET)
        s.heroes.append(Hero(hero, hero_class, 1 + number % (seats - 1)))
    if setup.party == "ready":
        for each in s.heroes:
            take_class(s, each)
        s.phase = after_classes(s)
    lay_out(s)
    return s


# -- the heroes ---------------------------------------------------------------------------------------


def choose_hero(s: DescentState) -> Play[None]:
    """DESC-SETH-04, DESC-SETH-05: one after another; then classes."""
    hero = next((each for each in s.heroes if each.id == NOT_YET), None)
    if hero is None:
        s.phase = "choose-classes"
        return
    taken = [each.id for each in s.heroes]
    offers = [CHOOSE_HERO(name) for name in BOX.heroes if name not in taken]
    choice: Option = yield ask(hero.seat, "choose-hero", offers)
    hero.id = HERO.of(choice)
    s.tell("chose-hero", seat=hero.seat, hero=hero.id)


def choose_class(s: DescentState) -> Play[None]:
    """DESC-SETH-06, DESC-SETH-10: a class of the hero's archetype that nobody has."""
    hero = next((each for each in s.heroes if each.hero_class == NOT_YET), None)
    if hero is None:
        s.phase = after_classes(s)
        return
    taken = [each.hero_class for each in s.heroes]
    archetype = BOX.heroes[hero.id].archetype
    fitting = [each.id for each in BOX.classes.values() if each.archetype == archetype and each.id not in taken]
    hero.hero_class = fitting[0]
    if len(fitting) > 1:
        offers = [CHOOSE_CLASS(hero.id, name) for name in fitting]
        choice: Option = yield ask(hero.seat, "choose-class", offers, {"hero": hero.id})
        hero.hero_class = CLASS.of(choice)
    s.tell("chose-class", hero=hero.id, **{"class": hero.hero_class})
    take_class(s, hero)


def after_classes(s: DescentState) -> str:
    """DESC-EPIC-03: on the basic level nobody gets anything extra."""
    endow(s)
    return "pick-groups" if s.setup.level == BASIC else "learn"


def take_class(s: DescentState, hero: Hero) -> None:
    """DESC-SETH-11, DESC-SETH-12: the basic skill and the starting equipment, nothing else."""
    deck = BOX.classes[hero.hero_class]
    hero.skills = [Card(skill.id) for skill in deck.skills if skill.xp == 0]
    hero.items = [Card(item.id) for item in deck.items]
    put_on_all(hero)
    s.figures.append(Figure(hero.id, hero_profile(hero.id)))


def place_hero(s: DescentState) -> Play[None]:
    """DESC-SETH-13: on the tiles that the quest names."""
    hero = next((each for each in s.heroes if not s.figure(each.id).spaces), None)
    if hero is None:
        s.phase = "place-monsters"
        return
    area = sum([s.board.tile(tile) for tile in script_of(s).data.heroes])
    offers = [PLACE(hero.id, space) for space in bits(area & empty_for(s, s.figure(hero.id)))]
    choice: Option = yield ask(hero.seat, "place", offers, {"figure": hero.id})
    s.figure(hero.id).spaces = 1 << SPACE.of(choice)
    s.tell("placed", figure=hero.id, space=SPACE.of(choice), lies="along")


# -- the overlord -------------------------------------------------------------------------------------


def pick_group(s: DescentState) -> Play[None]:
    """DESC-QG-02: all open groups are chosen before anything is placed."""
    data = script_of(s).data
    if len(s.open_groups) >= data.open_groups:
        take_groups(s)
        s.phase = "place-heroes"
        return
    offers = [PICK_GROUP(name) for name in open_choices(data) if name not in s.open_groups]
    choice: Option = yield ask(THE_OVERLORD, "pick-group", offers)
    s.open_groups.append(MONSTER.of(choice))
    s.tell("picked-group", monster=MONSTER.of(choice))


def take_groups(s: DescentState) -> None:
    """DESC-MON-01: groups are as large as there are heroes; DESC-LT-05: a lieutenant is one of his own."""
    data, script = script_of(s).data, script_of(s)
    for kind in (*data.groups, *s.open_groups):
        minions, masters = BOX.monsters[kind].groups[s.hero_count - LEAST]
        s.groups.append(Group(kind, *script.set_up_group(s, kind, minions, masters)))
    s.groups += [Group(name, 0, 0) for name in data.lieutenants]


def place_monsters(s: DescentState) -> Play[None]:
    """DESC-SETO-06, DESC-QG-03: those who have a space of their own first; when all stand, the overlord draws a card
    for each hero (DESC-SETO-09), and the first round begins (DESC-SETO-10)."""
    at_once = [placing for placing in script_of(s).placings(s) if not placing.entered]
    for placing in sorted(at_once, key=lambda each: each.at is None):
        yield from place_all(s, placing)
    if s.encounter == 0:
        draw(s, s.hero_count)
    s.phase = "heroes"
    s.tell("round", round=s.round)
    yield from script_of(s).begins(s)


def place_all(s: DescentState, placing: Placing) -> Play[None]:
    """All figures of a group in their area, or somebody in a certain space."""
    kind = group_named(s, placing.who)
    area = 1 << s.board.space(placing.at) if placing.at is not None else s.board.area(placing.area)
    for rank in ranks_of(s, kind):
        yield from place(s, newcomer(s, kind, rank), area, THE_OVERLORD)


def ranks_of(s: DescentState, kind: str) -> list[str]:
    """Whom of a group there is to set up, masters first; of anybody else there is one."""
    if kind not in BOX.monsters:
        return [LIEUTENANT if kind in BOX.lieutenants else CHARACTER]
    group = next(group for group in s.groups if group.kind == kind)
    minions, masters = script_of(s).first_comers(s, kind, group.minions, group.masters)
    return [MASTER] * masters + [MINION] * minions


def newcomer(s: DescentState, kind: str, rank: str) -> Figure:
    """The next figure that is set up under this name."""
    if rank == MASTER:
        return new_master(s, kind)
    if rank == MINION:
        return new_monster(s, kind, MINION)
    if rank == LIEUTENANT:
        figure = Figure(kind, lieutenant_profile(kind, s.hero_count, s.act))
    else:
        return new_character(s, kind)
    s.figures.append(figure)
    return figure


def new_character(s: DescentState, kind: str) -> Figure:
    """Somebody of the quest's own, under the first number that nobody on the map has."""
    number = next(each for each in range(1, 100) if not stands(s, f"{kind}-{each}"))
    figure = Figure(f"{kind}-{number}", character_profile(s.quest, s.encounter, kind, s.hero_count, s.act))
    s.figures = [each for each in s.figures if each.id != figure.id] + [figure]
    return figure


def stands(s: DescentState, name: str) -> bool:
    return s.has_figure(name) and s.figure(name).spaces != 0


def new_master(s: DescentState, kind: str) -> Figure:
    """A master; the quest may have a character of its own in that place."""
    figure = new_monster(s, kind, MASTER)
    character = script_of(s).character_of(kind)
    if character:
        figure.profile = character_profile(s.quest, s.encounter, character, s.hero_count, s.act)
    return figure


# -- encounters ---------------------------------------------------------------------------------------


def lay_out(s: DescentState) -> None:
    """DESC-SETG-03, DESC-SETG-04, DESC-QUEST-17: the map with doors and tokens; nobody knows which search token is the
    unique one."""
    data = quest_of(s.quest).encounters[s.encounter]
    s.board = board_of(s.quest, s.encounter)
    s.shut = (1 << len(data.doors)) - 1
    places = [s.board.space(at) for at in data.search[s.hero_count - LEAST]]
    s.search_tokens = sum([1 << space for space in places])
    s.unique_search = -1
    if data.unique_search:
        places = script_of(s).key_places(s, places)
        s.unique_search = places[s.chance.pick("unique", [str(space) for space in places])]
    s.tokens = []
    guests = data.guests[s.hero_count - LEAST] if data.guests else []
    for objective in [each for each in data.objectives if not guests or each.at in guests]:
        number = 1 + len([token for token in s.tokens if token.colour == objective.colour])
        token = Token(f"{objective.colour}-{number}", objective.colour, s.board.space(objective.at))
        token.face_up = objective.colour != "facedown"
        s.tokens.append(token)
    faces = script_of(s).faces(s)
    s.chance.shuffle("faces", faces, str)
    for token, face in zip([each for each in s.tokens if not each.face_up], faces, strict=False):
        token.face = face


def next_encounter(s: DescentState, winner: int) -> None:
    """DESC-QUEST-08 to DESC-QUEST-19: damage, conditions, exhausted cards, search cards and the hand stay; fatigue,
    feats and lieutenants are restored; who is knocked out stands up."""
    s.counts = script_of(s).carry_over(s, winner)
    s.encounter += 1
    s.round = 1
    s.figures = [s.figure(hero.id) for hero in s.heroes]
    s.groups, s.open_groups, s.lasting, s.played, s.queue = [], [], [], [], []
    s.active, s.group, s.last = "", "", ""
    lay_out(s)
    for hero in s.heroes:
        stand_anew(s, hero)
    s.phase = "pick-groups"
    s.tell("encounter", number=s.encounter + 1)


def stand_anew(s: DescentState, hero: Hero) -> None:
    """A hero between two encounters. DESC-QUEST-15: whoever is knocked out makes the roll for standing up."""
    figure = s.figure(hero.id)
    if hero.fallen >= 0:
        healed, _ = roll_to_come_to(s, hero)
        figure.damage -= min(figure.damage, healed)
    figure.spaces, figure.carries, figure.points, figure.actions = 0, "", 0, 0
    hero.fallen, hero.fatigue, hero.key = -1, 0, ""
    hero.done, hero.left, hero.feat = False, False, True
