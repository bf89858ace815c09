"""The sets that come with the game: how much is in them, and that every fact the rulebook names holds."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from undercroft.games.dungeoneer.content.packs import SETS, Pack, pack
from undercroft.games.dungeoneer.content.schema import CATEGORIES, Adventure, Fighting, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.threats import Threat
from undercroft.games.dungeoneer.content.vocabulary import (
    Deed,
    Fall,
    Heal,
    Modifier,
    Own,
    Points,
    Repel,
    Transfer,
    every,
)

SERPENT = pack("serpent")


def card(card_id: str) -> Adventure:
    return next(card for card in (*SERPENT.cards, *SERPENT.monsters) if card.id == card_id)


def location(location_id: str) -> Location:
    return next(location for location in SERPENT.locations if location.id == location_id)


def quest(quest_id: str) -> Quest:
    return next(quest for quest in SERPENT.quests if quest.id == quest_id)


def hero(hero_id: str, of: Pack = SERPENT) -> HeroCard:
    return next(hero for hero in of.heroes if hero.id == hero_id)


def of_type(of: Pack, *types: str) -> int:
    return sum(card.copies for card in of.cards if card.type in types)


# -- how much there is ----------------------------------------------------------------------------


@pytest.mark.rule("DGN-COMP-01")
def test_there_are_22_locations() -> None:
    assert sum(location.copies for location in SERPENT.locations) == 22


@pytest.mark.rule("DGN-COMP-02")
def test_there_are_60_adventure_cards_with_nakari() -> None:
    assert sum(card.copies for card in SERPENT.cards) == 60
    assert [card.id for card in SERPENT.cards if card.apart] == ["nakari"]


@pytest.mark.rule("DGN-COMP-03")
def test_there_is_one_legendary_event() -> None:
    assert SERPENT.about.event is not None
    assert SERPENT.about.event.id == "wrath-of-the-serpent-goddess"
    assert pack("heroic").about.event is pack("epic").about.event is None


@pytest.mark.rule("DGN-COMP-04")
def test_there_are_14_quests_with_defeat_nakari() -> None:
    assert len(SERPENT.quests) == 14
    assert [quest.id for quest in SERPENT.quests if quest.apart] == ["defeat-nakari"]


@pytest.mark.rule("DGN-COMP-07")
def test_there_are_6_heroes() -> None:
    assert len(SERPENT.heroes) == 6


@pytest.mark.parametrize(("set_id", "locations", "cards", "quests"), [("heroic", 22, 60, 14), ("epic", 22, 60, 14)])
def test_the_sizes_of_the_other_sets(set_id: str, locations: int, cards: int, quests: int) -> None:
    of = pack(set_id)
    assert sum(location.copies for location in of.locations) == locations
    assert sum(card.copies for card in of.cards) == cards
    assert len(of.quests) == quests


@pytest.mark.parametrize("set_id", SETS)
def test_glory_and_peril_are_about_even(set_id: str) -> None:
    glory, peril = (of_type(pack(set_id), *types) for types in (("boon", "treasure"), ("bane", "monster", "trap")))
    assert abs(glory - peril) <= 2


@pytest.mark.rule("DGN-QCAT-01")
@pytest.mark.parametrize("set_id", SETS)
def test_every_category_of_quest_occurs(set_id: str) -> None:
    assert {quest.category for quest in pack(set_id).quests} == set(CATEGORIES)


@pytest.mark.rule("DGN-QCARD-02")
@pytest.mark.rule("DGN-QCARD-03")
def test_the_degrees_of_the_sets() -> None:
    assert [pack(set_id).about.degree for set_id in SETS] == ["legendary", "heroic", "epic"]


def test_ids_differ_between_sets_except_heroes() -> None:
    counted = Counter(entry.id for set_id in SETS for entry in pack(set_id).entries if entry not in pack(set_id).heroes)
    assert [entry for entry, count in counted.items() if count > 1] == []


# -- heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-BAND-04")
@pytest.mark.parametrize("set_id", SETS)
def test_the_named_heroes_have_a_card_in_every_set(set_id: str) -> None:
    heroes = [hero.id for hero in pack(set_id).heroes]
    assert {"roderick-talus", "teynin-lightstep", "nord-fimble"} <= set(heroes)
    assert heroes == [hero.id for hero in SERPENT.heroes]


@pytest.mark.rule("DGN-SETUP-09")
def test_every_hero_of_the_set_has_18_health() -> None:
    assert {hero.health for hero in SERPENT.heroes} == {18}


@pytest.mark.rule("DGN-HERO-01")
@pytest.mark.rule("DGN-HERO-02")
@pytest.mark.parametrize("set_id", SETS)
def test_a_hero_card_has_race_class_skill_and_limits(set_id: str) -> None:
    for hero in pack(set_id).heroes:
        assert hero.race
        assert hero.calling
        assert hero.boons >= 1
        assert hero.treasures >= 1
        assert bool(hero.modifiers) + bool(hero.keywords) + bool(hero.abilities) + bool(hero.triggers) == 1


@pytest.mark.rule("DGN-HERO-03")
@pytest.mark.parametrize("set_id", SETS)
def test_characteristics_grow_by_at_most_one_a_level(set_id: str) -> None:
    for hero in pack(set_id).heroes:
        levels = list(hero.levels.values())
        for lower, higher in pairwise(levels):
            assert all(0 <= after - before <= 1 for before, after in zip(lower, higher, strict=True)), hero.id


@pytest.mark.parametrize(("lower", "higher", "level"), [("heroic", "epic", "4"), ("epic", "serpent", "7")])
def test_where_bands_meet_a_hero_is_the_same(lower: str, higher: str, level: str) -> None:
    for card in pack(lower).heroes:
        assert card.levels[level] == hero(card.id, pack(higher)).levels[level], card.id


@pytest.mark.rule("DGN-BATTLE-10")
def test_one_hero_has_the_pictured_characteristics() -> None:
    pictured = {"8": (3, 6, 5), "9": (4, 6, 5), "10": (4, 6, 6)}
    assert {level: hero("elendus-sular").levels[level] for level in pictured} == pictured


def test_bel_is_as_she_is_known() -> None:
    assert hero("bel-brewspirits").levels["7"][:2] == (1, 7)
    assert hero("bel-brewspirits").calling == "apothecary"
    free, paid = hero("bel-brewspirits").abilities
    assert (free.roll, free.upto, free.glory) == ("magic", 2, 0)
    assert (paid.roll, paid.upto) == ("magic", 6)
    assert paid.glory in range(1, 5)


@pytest.mark.rule("DGN-BEX-06")
def test_some_hero_has_melee_1() -> None:
    assert any(hero.levels["7"][0] == 1 for hero in SERPENT.heroes)


@pytest.mark.rule("DGN-HAZEX-04")
def test_some_hero_has_speed_5() -> None:
    assert any(levels[2] == 5 for hero in SERPENT.heroes for levels in hero.levels.values())


# -- locations ------------------------------------------------------------------------------------


@pytest.mark.rule("DGN-SETUP-15")
def test_the_entrance_brings_1_glory_and_2_peril() -> None:
    entrance = next(location for location in SERPENT.locations if location.entrance)
    assert (entrance.glory, entrance.peril) == (1, 2)


@pytest.mark.rule("DGN-SOLO-13")
def test_crossroads_brings_4_peril() -> None:
    assert location("crossroads").peril == 4


@pytest.mark.rule("DGN-STEP-06")
def test_the_viewing_room_has_open_exits_and_the_holy_of_holies_a_trap() -> None:
    viewing, holy = location("viewing-room"), location("holy-of-holies")
    assert any(side.kind == "open" for side in (viewing.north, viewing.east, viewing.south, viewing.west))
    assert any(side.kind == "trap" for side in (holy.north, holy.east, holy.south, holy.west))


@pytest.mark.rule("DGN-LOC-04")
def test_all_locations_are_of_the_dungeon() -> None:
    assert not any(location.surface for location in SERPENT.locations)


@pytest.mark.rule("DGN-LOC-03", "DGN-COMBO-06")
def test_the_epic_set_has_a_surface_and_two_ways_to_it() -> None:
    locations = pack("epic").locations
    assert [location.id for location in locations if location.between] == ["chimney", "ore-lift"]
    assert sum(location.surface for location in locations) == 4
    assert all((location.kind == "wild") is location.surface for location in locations)


def test_no_two_sets_have_cards_that_do_the_same() -> None:
    """Cost, copies and kind apart, every glory card, bane and trap is its own."""
    seen: dict[tuple[object, ...], str] = {}
    for set_id in SETS:
        for card in pack(set_id).cards:
            if card.type == "monster":
                continue
            does = (card.effects, card.modifiers, card.keywords, card.abilities, card.triggers, card.fail, card.reward)
            when = (card.type, card.timing, card.duration, card.attach, card.aim, card.upkeep, card.threat, card.stays)
            assert (*when, *does) not in seen, (card.id, seen[(*when, *does)])
            seen[(*when, *does)] = card.id


@pytest.mark.parametrize("set_id", SETS)
def test_most_quests_keep_to_the_free_first_attempt(set_id: str) -> None:
    quests = pack(set_id).quests
    assert sum(quest.action > 0 for quest in quests) <= 2
    assert sum(any(isinstance(effect, Own) for effect in quest.reward) for quest in quests) <= 3
    assert all(quest.action <= 3 for quest in quests), "with the movement limit a hero has three points"


@pytest.mark.parametrize("set_id", SETS)
def test_falling_is_the_strike_of_few_monsters(set_id: str) -> None:
    monsters = [card for card in pack(set_id).cards if card.type == "monster"]
    strikes = [
        any(isinstance(effect, Fall) for form in (card.melee, card.magic, card.speed) if form for effect in form.strike)
        for card in monsters
    ]
    assert sum(strikes) * 3 <= len(monsters)


@pytest.mark.rule("DGN-BFORM-02")
@pytest.mark.parametrize("set_id", SETS)
def test_no_hero_attacks_in_all_forms(set_id: str) -> None:
    assert all(0 < len(card.attacks) < 3 for card in pack(set_id).heroes)


@pytest.mark.parametrize("set_id", ["heroic", "epic"])
def test_hero_cards_of_our_own_sets_are_original(set_id: str) -> None:
    assert {card.origin for card in pack(set_id).heroes} == {"original"}


@pytest.mark.rule("DGN-LOC-05")
def test_there_are_tunnels_dark_tunnels_and_chambers() -> None:
    kinds = Counter((location.kind, location.dark) for location in SERPENT.locations)
    assert set(kinds) == {("tunnel", False), ("tunnel", True), ("chamber", False)}


@pytest.mark.rule("DGN-SETUP-04")
@pytest.mark.parametrize("set_id", SETS)
def test_every_tunnel_fits_on_every_side_of_the_entrance(set_id: str) -> None:
    """So that no tunnel must be drawn anew: it may be turned by 180 degrees, not by 90."""
    for tunnel in (location for location in pack(set_id).locations if location.kind == "tunnel"):
        assert "wall" not in (tunnel.north.kind, tunnel.south.kind) or tunnel.north.kind != tunnel.south.kind
        assert "wall" not in (tunnel.east.kind, tunnel.west.kind) or tunnel.east.kind != tunnel.west.kind


@pytest.mark.parametrize("set_id", SETS)
def test_no_location_is_a_dead_end(set_id: str) -> None:
    for location in pack(set_id).locations:
        sides = (location.north, location.east, location.south, location.west)
        assert sum(side.kind == "wall" for side in sides) <= 1, location.id


@pytest.mark.rule("DGN-EXIT-01")
def test_every_kind_of_exit_and_of_hazard_occurs() -> None:
    sides = {
        side.kind
        for location in SERPENT.locations
        for side in (location.north, location.east, location.south, location.west)
    }
    assert sides == {"open", "wall", "blocked", "trap"}
    assert {location.hazard.kind for location in SERPENT.locations if location.hazard} == {"danger", "spikes", "pit"}


# -- cards that the rulebook names ----------------------------------------------------------------


@pytest.mark.rule("DGN-BEX-02")
@pytest.mark.rule("DGN-BATTLE-15")
def test_the_corrupt_knight() -> None:
    knight = card("corrupt-knight")
    assert (knight.melee, knight.copies > 1) == (Fighting(6), True)
    assert knight.magic is not None
    assert (knight.magic.attack, knight.magic.wounds) == (True, 2)
    assert knight.modifiers == (Modifier("attack", 1, per="same-attacking"),)


@pytest.mark.rule("DGN-BFORM-06")
def test_the_snakeman() -> None:
    snakeman = card("snakeman")
    forms = [form for form in (snakeman.melee, snakeman.magic, snakeman.speed) if form is not None]
    assert [form.attack for form in forms] == [True, False, False]
    assert forms[0].wounds == 2


@pytest.mark.rule("DGN-BEX-01")
def test_the_constrictor_attacks_in_melee() -> None:
    constrictor = card("monstrous-constrictor")
    assert constrictor.melee is not None
    assert constrictor.melee.attack
    assert isinstance(constrictor.cost, int)


@pytest.mark.rule("DGN-SPEC-05")
@pytest.mark.rule("DGN-BEX-03")
@pytest.mark.rule("DGN-BEX-04")
def test_scare_away() -> None:
    scare = card("scare-away")
    assert (scare.type, scare.kind, scare.cost) == ("boon", "ward", 3)
    assert (scare.timing, scare.duration, scare.effects) == ("response", "instant", (Repel(),))


@pytest.mark.rule("DGN-SPEC-03")
def test_the_rejuvenation_potion() -> None:
    potion = card("rejuvenation-potion")
    assert (potion.type, potion.kind, potion.timing, potion.duration) == ("treasure", "potion", "any", "instant")
    assert any(isinstance(effect, Heal) for effect in potion.effects)


@pytest.mark.rule("DGN-EFF-14")
def test_the_belt_pouch_makes_more_room_than_it_takes() -> None:
    (modifier,) = card("belt-pouch").modifiers
    assert modifier.stat == "treasures"
    assert isinstance(modifier.by, int)
    assert modifier.by > 1


@pytest.mark.rule("DGN-HAZEX-02")
@pytest.mark.rule("DGN-HAZEX-03")
def test_acid_flow() -> None:
    acid = card("acid-flow")
    assert (acid.type, acid.threat, acid.waits, acid.everyone) == ("trap", Threat("speed", 10), True, True)
    assert acid.reward


@pytest.mark.rule("DGN-WRATH-01")
@pytest.mark.rule("DGN-WRATH-02")
@pytest.mark.rule("DGN-WRATH-03")
@pytest.mark.rule("DGN-WRATH-04")
def test_the_wrath() -> None:
    event = SERPENT.about.event
    assert event is not None
    assert (event.most, event.on, event.ends_with) == (5, 4, "nakari")
    spawn = [card for card in SERPENT.cards if card.is_a(event.cheaper)]
    priestesses = [card for card in SERPENT.cards if card.is_a(event.stronger)]
    assert len(priestesses) >= 2
    assert sum(card.copies for card in spawn if card.cost == 2) >= 2


@pytest.mark.rule("DGN-GODDESS-01")
@pytest.mark.rule("DGN-NAK-01")
@pytest.mark.rule("DGN-NAK-02")
def test_nakari_and_her_quest() -> None:
    nakari, defeat = card("nakari"), quest("defeat-nakari")
    assert (nakari.lurks, nakari.apart) == ("nakaris-lair", True)
    assert (defeat.monster, defeat.places, defeat.wins, defeat.apart) == ("nakari", ("nakaris-lair",), True, True)
    assert [other.id for other in SERPENT.quests if other.wins] == ["defeat-nakari"]


def test_nakari_is_the_strongest_of_all() -> None:
    nakari = card("nakari")
    for form in ("melee", "magic", "speed"):
        others = [
            other.fighting(form)
            for other in (*SERPENT.cards, *SERPENT.monsters)
            if other.type == "monster" and other is not nakari
        ]
        mine = getattr(nakari, form).value
        assert all(mine >= other.value for other in others if other is not None)
    assert nakari.health > max(other.health for other in SERPENT.cards if other is not nakari)


@pytest.mark.parametrize(
    "published",
    [
        *("crossroads", "viewing-room", "holy-of-holies", "nakaris-lair"),
        *("nakari", "snakeman", "corrupt-knight", "monstrous-constrictor", "acid-flow", "scare-away"),
        *("rejuvenation-potion", "belt-pouch", "defeat-nakari"),
        *("roderick-talus", "teynin-lightstep", "nord-fimble"),
    ],
)
def test_what_the_rulebook_names_is_marked_published(published: str) -> None:
    assert next(entry for entry in SERPENT.entries if entry.id == published).origin == "published"


# -- every mechanism of the rulebook is on some card ----------------------------------------------


def effects_of(of: Pack) -> list[Deed]:
    """All effects of all adventure cards."""
    found: list[Deed] = []
    for card in of.cards:
        strikes = [form.strike for form in (card.melee, card.magic, card.speed) if form]
        extra = card.extra.effects if card.extra else ()
        abilities = [ability.effects for ability in card.abilities]
        for effects in (card.effects, card.before, card.fail, card.reward, extra, *strikes, *abilities):
            found += every(effects)
    return found


MECHANISMS = {
    "DGN-ADV-02": lambda cards: {"boon", "treasure"} <= {card.type for card in cards},
    "DGN-ADV-03": lambda cards: {"bane", "monster", "trap"} <= {card.type for card in cards},
    "DGN-ADV-09": lambda cards: len({card.duration for card in cards}) == 4,
    "DGN-ADV-14": lambda cards: len({card.attach for card in cards if card.attach}) >= 3,
    "DGN-EFF-01": lambda cards: {card.type for card in cards if card.cost == "x"} == {"boon", "bane"},
    "DGN-EFF-02": lambda cards: any(card.extra and card.extra.peril == "x" for card in cards),
    "DGN-EFF-04": lambda cards: any(card.before for card in cards),
    "DGN-RECOV-02": lambda cards: any(card.stays for card in cards),
    "DGN-RECOV-06": lambda cards: any(card.upkeep for card in cards),
    "DGN-SPEC-02": lambda cards: {"boon", "treasure", "bane"} <= {card.type for card in cards if card.timing == "any"},
    "DGN-SPEC-04": lambda cards: any(card.timing == "response" for card in cards),
    "DGN-SPEC-06": lambda cards: any(card.abilities for card in cards if card.type == "treasure"),
    "DGN-VILL-04": lambda cards: any(card.aim == "all" for card in cards),
    "DGN-LEG-01": lambda cards: {"boon", "treasure", "monster"} <= {card.type for card in cards if card.legendary},
}


@pytest.mark.parametrize("rule", MECHANISMS)
def test_the_mechanism_of_this_rule_is_on_a_card(rule: str) -> None:
    assert MECHANISMS[rule](SERPENT.cards)


@pytest.mark.parametrize("verb", ["transfer", "shift", "tame", "repel", "fall", "steal", "prevent", "disarm", "draw"])
def test_the_verb_is_on_a_card(verb: str) -> None:
    assert verb in {type(effect).__struct_config__.tag for effect in effects_of(SERPENT)}


@pytest.mark.rule("DGN-EFF-08")
def test_some_falls_need_a_threat_to_stand_up() -> None:
    assert any(isinstance(effect, Fall) and effect.threat for effect in effects_of(SERPENT))


def test_transfers_are_played_on_oneself_and_on_rivals() -> None:
    transfers = [effect.who for effect in effects_of(SERPENT) if isinstance(effect, Transfer)]
    assert {"you", "target"} <= set(transfers)


@pytest.mark.rule("DGN-MIN-01")
def test_a_hero_s_skill_can_make_a_minion() -> None:
    skills = [effect for hero in SERPENT.heroes for ability in hero.abilities for effect in every(ability.effects)]
    assert "tame" in {type(effect).__struct_config__.tag for effect in skills}


@pytest.mark.parametrize("set_id", SETS)
def test_a_bane_on_a_hero_can_be_thrown_off(set_id: str) -> None:
    for bane in (card for card in pack(set_id).cards if card.type == "bane" and card.attach == "hero"):
        assert any(ability.discards for ability in bane.abilities), bane.id


@pytest.mark.parametrize("set_id", SETS)
def test_every_quest_has_a_reward(set_id: str) -> None:
    for quest in pack(set_id).quests:
        assert quest.reward or quest.wins or (quest.category == "artifact" and quest.modifiers), quest.id


@pytest.mark.rule("DGN-QINF-01")
@pytest.mark.parametrize("set_id", SETS)
def test_every_influence_weighs_on_its_player(set_id: str) -> None:
    for quest in (quest for quest in pack(set_id).quests if quest.category == "influence"):
        assert quest.modifiers
        assert all(isinstance(modifier.by, int) and modifier.by < 0 for modifier in quest.modifiers)


@pytest.mark.parametrize("set_id", SETS)
def test_losses_of_points_are_aimed_at_the_target(set_id: str) -> None:
    """A loss whose ``who`` was forgotten would hit the player of the card."""
    for effect in effects_of(pack(set_id)):
        if isinstance(effect, Points):
            lost = any(isinstance(n, int) and n < 0 for n in (effect.glory, effect.peril, effect.action))
            assert not (lost or effect.negative) or effect.who != "you"
