"""The quests of all sets can be completed, their rewards come, and whole matches of every set can be played."""

from __future__ import annotations

import random

import pytest

from tests.rules.dungeoneer.table import Table
from undercroft.engine.match import Match, Start
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.content.packs import SETS, pack
from undercroft.games.dungeoneer.content.schema import Location, Quest
from undercroft.games.dungeoneer.content.vocabulary import Heal, Points
from undercroft.games.dungeoneer.modifiers import bonus
from undercroft.games.dungeoneer.pieces import Laid, Lurker
from undercroft.games.dungeoneer.where import fits

OF_ALL_SETS = [(set_id, quest) for set_id in SETS for quest in pack(set_id).quests if not quest.wins]
ESCORTS = [(set_id, quest) for set_id, quest in OF_ALL_SETS if quest.category == "escort"]
QUESTS = [(set_id, quest) for set_id, quest in OF_ALL_SETS if quest.category != "escort"]
LUCK = " ".join(["6"] * 40)
HUNTERS_LUCK = " ".join(["1", "6", "6", "1"] * 10)
"""The monster attacks badly, the hero counterattacks and attacks well."""


def far_place(set_id: str, word: str) -> Location:
    """A location that the word of a quest means; of several the last that can be entered from the west."""
    meant = [location for location in pack(set_id).locations if fits(location, word) and not location.entrance]
    return next((location for location in reversed(meant) if location.west.kind != "wall"), meant[-1])


def corridor_to(set_id: str, place: Location) -> dict[str, tuple[int, int]]:
    """Six locations in a row from the entrance, and the place at their end."""
    between = [
        location
        for location in pack(set_id).locations
        if location is not place and not location.entrance and "wall" not in (location.east.kind, location.west.kind)
    ]
    return {location.id: (column, 0) for column, location in enumerate((*between[:6], place), 1)}


def price(quest: Quest, what: str) -> int:
    return int(getattr(quest.price, what)) if quest.price else 0


def at_the_place(set_id: str, quest: Quest, hero: str, level: int) -> Table:
    """The hero stands where the quest is completed, at the end of a long corridor, well off and lucky."""
    cards = pack(set_id).cards
    place = far_place(set_id, quest.places[0])
    boons = [card.id for card in cards if card.type == "boon" and card.duration == "permanent"]
    worn = [card.id for card in cards if card.type == "treasure" and card.duration == "permanent"]
    worn.sort(key=lambda name: next(card.kind for card in cards if card.id == name) != "helmet")
    monsters = [card.id for card in cards if card.type == "monster"]
    return Table(
        2,
        sets=(set_id,),
        heroes=(hero, next(card.id for card in pack(set_id).heroes if card.id != hero)),
        places=corridor_to(set_id, place),
        at=[place.id, next(iter(corridor_to(set_id, place)))],
        quests=[quest.id, ""],
        boons=[" ".join(boons[: price(quest, "boons")]), ""],
        treasures=[" ".join(worn[: max(1, price(quest, "treasures"))]), ""],
        hands=[" ".join(monsters[: price(quest, "cards")]), ""],
        level=[level, level],
        action=[9, 0],
        dice=HUNTERS_LUCK if quest.monster else LUCK,
    )


def try_it(table: Table, quest: Quest) -> bool:
    """Search, attempt and fight as often as the action points allow."""
    wanted = (f"attempt:{quest.id}", f"search:{quest.id}", f"challenge:{quest.monster}:1")
    for _ in range(60):
        if quest.id in table.done():
            return True
        option = next((wish for wish in wanted if wish in table.offers), None)
        if option is None and table.asked == (0, "feats"):
            return False
        table.match.choose(table.decision.seat, option or table.offers[-1])
    return False


@pytest.mark.rule("DGN-QCAT-01", "DGN-ATT-05", "DGN-QCARD-04")
@pytest.mark.parametrize(("set_id", "quest"), QUESTS, ids=[quest.id for _, quest in QUESTS])
def test_every_quest_can_be_completed(set_id: str, quest: Quest) -> None:
    about = pack(set_id).about
    for hero in pack(set_id).heroes:
        table = at_the_place(set_id, quest, hero.id, about.last_level - 1)
        if try_it(table, quest):
            assert table.hero().level == about.last_level
            return
    raise AssertionError("nobody can complete it")


@pytest.mark.rule("DGN-QESC-01", "DGN-QESC-02")
@pytest.mark.parametrize(("set_id", "quest"), ESCORTS, ids=[quest.id for _, quest in ESCORTS])
def test_every_escort_leads_from_one_place_to_another(set_id: str, quest: Quest) -> None:
    of = pack(set_id)
    first, second = (next(location for location in of.locations if location.id == place) for place in quest.places)
    places = {first.id: (1, 0)} if second.entrance else {first.id: (0, 1), second.id: (0, -1)}
    heroes = tuple(hero.id for hero in of.heroes[:2])
    table = Table(2, sets=(set_id,), heroes=heroes, places=places, at=[first.id] * 2, quests=[quest.id, ""], dice=LUCK)
    table.do(f"start-escort:{quest.id}")
    table.hero().place = 0 if second.entrance else 2
    table.do("end-phase:feats").until(0, "feats")
    table.do(f"deliver:{quest.id}")
    assert table.done() == [quest.id]


@pytest.mark.parametrize("quest", [quest for quest in pack("serpent").quests if quest.category == "artifact"])
def test_an_artifact_helps_to_the_end(quest: Quest) -> None:
    table = Table(2, sets=("serpent",), heroes=("roderick-talus", "nord-fimble"))
    before = [bonus(table.state, table.hero(), (modifier.stat,), "always") for modifier in quest.modifiers]
    table.hero().artifacts.append(quest)
    foe = pack("serpent").cards[0]
    after = [bonus(table.state, table.hero(), (modifier.stat,), "always", foe) for modifier in quest.modifiers]
    assert [late - early for early, late in zip(before, after, strict=True)] == [m.by for m in quest.modifiers]


def test_the_rewards_of_a_quest_come_at_once() -> None:
    quest = next(quest for quest in pack("serpent").quests if quest.id == "blood-for-the-altar")
    table = at_the_place("serpent", quest, "roderick-talus", 7)
    assert try_it(table, quest)
    glory = next(effect.glory for effect in quest.reward if isinstance(effect, Points))
    assert quest.price is not None
    assert table.where() == "court-of-sacrifice"
    assert table.hero().glory == 10 + int(glory)
    assert table.hero().health == 18 - quest.price.health


@pytest.mark.parametrize(
    ("set_id", "name"), [("serpent", "crown-of-scales"), ("epic", "crown-of-cinders"), ("heroic", "buried-strongbox")]
)
def test_after_some_quests_a_hero_is_noticed_and_stands_at_the_entrance(set_id: str, name: str) -> None:
    quest = next(quest for quest in pack(set_id).quests if quest.id == name)
    level = pack(set_id).about.first_level
    table = at_the_place(set_id, quest, "roderick-talus", level)
    peril = table.hero().peril
    assert try_it(table, quest)
    hero = table.hero()
    gate = table.state.places[hero.place].location
    assert gate.entrance
    assert not hero.fallen
    assert hero.peril == peril + 4 + gate.peril


def test_whoever_failed_a_threat_stays_there() -> None:
    table = Table(
        2,
        sets=("serpent",),
        heroes=("roderick-talus", "nord-fimble"),
        places={"scaled-passage": (0, -1), "goddess-treasury": (0, -2)},
        at=["goddess-treasury", "scaled-passage"],
        quests=["crown-of-scales", ""],
        action=[9, 0],
        dice="1",
    )
    table.do("attempt:crown-of-scales").settle()
    hero = table.hero()
    assert (table.where(0), hero.fallen, hero.health, table.done()) == ("goddess-treasury", False, 16, [])


@pytest.mark.rule("DGN-SOLO-02")
def test_alone_the_way_back_is_part_of_the_task() -> None:
    table = Table(
        1,
        sets=("serpent",),
        heroes=("roderick-talus",),
        places={"hatching-pits": (0, -1)},
        at=["hatching-pits"],
        quests=["dance-of-cobras"],
        action=[9],
        dice=LUCK,
    )
    peril = table.hero().peril
    assert try_it(table, next(quest for quest in pack("serpent").quests if quest.id == "dance-of-cobras"))
    assert (table.where(0), table.hero().peril) == ("hatching-pits", peril)


def test_a_reward_that_heals() -> None:
    quest = next(quest for quest in pack("serpent").quests if quest.id == "hidden-egg")
    table = at_the_place("serpent", quest, "teynin-lightstep", 9)
    table.hero().health = 5
    assert try_it(table, quest)
    assert table.hero().health == 5 + sum(int(each.count) for each in quest.reward if isinstance(each, Heal))


def by_the_strongbox(seats: int) -> Table:
    """Roderick, with 2 of his 6 health, has found the strongbox."""
    table = Table(
        seats,
        sets=("heroic",),
        heroes=("roderick-talus", "nord-fimble")[:seats],
        places={"embalmers-den": (0, -1)},
        at=["embalmers-den"] * seats,
        quests=["buried-strongbox", ""][:seats],
        health=[2, 6][:seats],
        glory=[9, 0][:seats],
        action=[9, 0][:seats],
        dice="6",
    )
    errand = table.hero().quests[0]
    errand.found, errand.found_at = 0, table.hero().place
    return table


@pytest.mark.parametrize(("seats", "health"), [(1, 2), (2, 5)])
def test_heroic_heroes_rest_on_the_way_home_but_not_alone(seats: int, health: int) -> None:
    table = by_the_strongbox(seats).do("attempt:buried-strongbox").settle()
    assert table.done() == ["buried-strongbox"]
    assert table.hero().health == health


def test_bel_knows_a_cure_from_the_first() -> None:
    table = Table(
        2, sets=("heroic",), heroes=("bel-brewspirits", "nord-fimble"), health=[3, 6], glory=[2, 0], action=[3, 0]
    )
    table.do("use:bel-brewspirits:0")
    assert (table.hero().health, table.hero().glory) == (4, 0)


@pytest.mark.rule("DGN-NAK-02", "DGN-GODDESS-02")
def test_nakari_can_be_beaten_and_that_wins() -> None:
    heroes = ("elendus-sular", "nord-fimble")
    table = Table(
        2, sets=("serpent",), heroes=heroes, places={"nakaris-lair": (0, -1)}, dice="1 6", common="defeat-nakari"
    )
    nakari = Lurker(Laid(table.state.box.cards["nakari"], -1))
    nakari.place, nakari.laid.health = 1, 1
    table.state.lurkers = [nakari]
    table.do("move:north:nakaris-lair", "form:nakari:magic").settle()
    assert table.outcome is not None
    assert table.outcome.winners == (0,)


# -- whole matches --------------------------------------------------------------------------------


def play_randomly(sets: str, seats: int, seed: int, played: set[str]) -> Match:
    match = Match(Start(GAME, seats, seed, {"sets": sets}), quiet=True)
    luck = random.Random(seed)
    while match.outcome is None:
        decision = match.decisions[0]
        option = luck.choice(list(decision.options))
        played |= {str(option.args[0])} if option.args else set()
        match.choose(decision.seat, option)
    return match


@pytest.mark.parametrize("set_id", SETS)
def test_every_card_is_played_sometimes(set_id: str) -> None:
    played: set[str] = set()
    for seed in range(12):
        play_randomly(set_id, 4, seed, played)
    assert [card.id for card in pack(set_id).cards if not card.apart and card.id not in played] == []


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("sets", ["serpent", "heroic", "epic", "heroic-serpent", "heroic-epic-serpent"])
def test_matches_of_every_set_come_to_an_end(sets: str, seats: int) -> None:
    assert play_randomly(sets, seats, seats, set()).outcome is not None
