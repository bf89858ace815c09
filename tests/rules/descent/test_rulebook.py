"""What the rulebook says of the box, of preparing and of quests in general."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from tests.rules.descent.quests.playing import Playing, drive
from tests.rules.descent.table import Table
from tests.rules.descent.test_names import messages, things
from tests.rules.descent.test_setting_up import new, table
from undercroft.engine.decision import Play
from undercroft.games.descent import windows
from undercroft.games.descent.abilities.registry import ABILITIES, Ability
from undercroft.games.descent.abilities.shifting import put_within
from undercroft.games.descent.content.box import BOX
from undercroft.games.descent.content.checking import MOST_DOORS, open_choices
from undercroft.games.descent.game import GAME
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moments import ATTACK_ROLLED
from undercroft.games.descent.pieces import Attack, Defence, Moment
from undercroft.games.descent.profiles import MASTER, MINION, lieutenant_profile, monster_profile
from undercroft.games.descent.quests.registry import SCRIPTS, Script
from undercroft.games.descent.reinforcing import ways_to_stand
from undercroft.games.descent.setting_up import next_encounter
from undercroft.games.descent.setup_options import DescentSetup
from undercroft.games.descent.state import POISONED, Card, DescentState, Figure
from undercroft.games.descent.wounds import inflict, suffer
from undercroft.words import LANGUAGES

ENCOUNTERS = [(quest, encounter) for quest in BOX.quests.values() for encounter in quest.encounters]


def test_reasons_are_given_for_rules_of_the_book_without_a_test() -> None:
    folder = Path(GAME.folder) / "rulebook"
    given = tomllib.loads((folder / "untestable.toml").read_text(encoding="utf-8"))
    book = tomllib.loads((folder / "en.toml").read_text(encoding="utf-8"))
    rules = {f"{section['prefix']}-{number}" for section in book["sections"] for number in section["rules"]}
    assert set(given) <= rules
    assert all(given.values())


# -- the box -------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-COMP-41", "DESC-COMP-43", "DESC-COMP-45", "DESC-COMP-46", "DESC-COMP-49")
def test_no_encounter_needs_more_than_the_box_has() -> None:
    assert MOST_DOORS == 7
    assert len({tile[:-1] for tile in BOX.tiles if tile[0].isdigit()}) == 48 - 18
    for _, encounter in ENCOUNTERS:
        assert len(encounter.doors) <= 7
        assert max(len(places) for places in encounter.search) <= 9
        assert len(encounter.objectives) <= 10
        assert len([tile for tile in encounter.tiles if not tile[0][0].isdigit()]) <= 18
        assert all(figure.most <= 8 for figure in encounter.figures)


@pytest.mark.rule("DESC-COMP-44", "DESC-COMP-48", "DESC-CMPD-32")
def test_lieutenants_and_familiars() -> None:
    assert len(BOX.lieutenants) == 6
    assert len([each for each in BOX.classes.values() if each.familiar]) == 1
    play = Playing("a-fat-goblin", 1)
    assert play.figure("splig").spaces.bit_count() == 1


@pytest.mark.rule("DESC-CMPD-05", "DESC-CMPD-14")
def test_types_of_overlord_cards_and_what_dice_are_for() -> None:
    assert {card.type for card in BOX.overlord.values()} == {"event", "magic", "trap"}
    match = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, blue="x")
    match.do("attack:chipped-greataxe:zombie-1")
    assert match.told("rolled")[0]["dice"] == ("blue", "red")


@pytest.mark.rule(
    "DESC-SCARD-01",
    "DESC-SCARD-03",
    "DESC-SHCARD-01",
    "DESC-SHCARD-09",
    "DESC-MCARD-05",
    "DESC-MCARD-08",
    "DESC-LTCARD-01",
    "DESC-LTCARD-08",
    "DESC-ATTR-01",
    "DESC-ATTR-02",
    "DESC-ATTR-03",
    "DESC-ATTR-04",
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_has_a_name_and_says_what_it_does(lang: str) -> None:
    known = things(lang)
    abilities = [name for card in BOX.monsters.values() for ranks in card.acts for name in ranks.master.abilities]
    abilities += [name for card in BOX.lieutenants.values() for act in card.acts for name in act[0].abilities]
    items = [item for item in BOX.items if item != "lucky-charm-start"]
    attributes = ("might", "knowledge", "willpower", "awareness")
    for name in (*BOX.search, *items, *BOX.skills, *BOX.monsters, *BOX.lieutenants, *abilities, *attributes):
        assert "about" in [each.id.name for each in known[name].attributes], name


@pytest.mark.rule("DESC-SHCARD-08", "DESC-MCARD-07")
def test_traits_do_nothing_alone() -> None:
    traits = {trait for card in BOX.monsters.values() for trait in card.traits}
    assert all(len(card.traits) == 2 for card in BOX.monsters.values())
    assert not traits & set(ABILITIES)
    assert not {trait for item in BOX.items.values() for trait in item.traits} & set(ABILITIES)


@pytest.mark.rule("DESC-MCARD-02", "DESC-MCARD-03", "DESC-CMPD-18", "DESC-LTCARD-03", "DESC-LTCARD-05")
def test_minions_masters_and_lieutenants_have_fields_of_their_own() -> None:
    for act in (1, 2):
        card = BOX.monsters["goblin-archer"].acts[act - 1]
        for rank, data in ((MINION, card.minion), (MASTER, card.master)):
            profile = monster_profile("goblin-archer", rank, act)
            assert (profile.health, list(profile.attack), list(profile.abilities)) == (
                data.health,
                data.attack,
                data.abilities,
            )
    splig = lieutenant_profile("splig", 2, 1)
    assert splig.abilities == tuple(BOX.lieutenants["splig"].acts[0][0].abilities)
    assert [lieutenant_profile(name, 2, 1).ranged for name in BOX.lieutenants] == [
        card.ranged for card in BOX.lieutenants.values()
    ]
    assert {card.ranged for card in BOX.lieutenants.values()} == {True, False}


# -- preparing -----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-SETG-02")
def test_first_blood_unless_something_else_is_said() -> None:
    assert DescentSetup().quest == "first-blood"


@pytest.mark.rule("DESC-PREP-01", "DESC-SETO-03")
def test_each_side_sets_up_its_own() -> None:
    match = new(3, quest="a-fat-goblin", party="choose")
    seats: dict[str, set[int]] = {}
    while table(match).phase not in ("heroes", "hero"):
        decision = match.decisions[0]
        kind = decision.kind
        if kind == "place":
            figure = table(match).figure(str(decision.about["figure"]))
            kind = f"place {figure.profile.side}"
        seats.setdefault(kind, set()).add(decision.seat)
        match.choose(decision.seat, decision.options[0].id)
    assert seats["choose-hero"] == seats["place 0"] == {1, 2}
    assert seats["pick-group"] == seats["place 1"] == {0}


@pytest.mark.rule("DESC-PREP-02", "DESC-QUEST-04", "DESC-CMPD-34", "DESC-LT-02")
def test_what_a_quest_says_holds_in_it_alone() -> None:
    plain = BOX.monsters["ettin"].groups[0]
    mauler = Playing("first-blood", heroes=2)
    assert [(group.minions, group.masters) for group in mauler.s.groups if group.kind == "ettin"] != [tuple(plain)]
    castle = Playing("castle-daerion", 1, heroes=2)
    assert [(group.minions, group.masters) for group in castle.s.groups if group.kind == "ettin"] == [tuple(plain)]
    lieutenants = {(quest.id, *encounter.lieutenants) for quest, encounter in ENCOUNTERS}
    assert ("first-blood",) in lieutenants
    assert ("a-fat-goblin", "splig") in lieutenants
    assert not mauler.s.has_figure("splig")


@pytest.mark.rule("DESC-LAY-02", "DESC-LAY-03")
def test_sheets_and_cards_of_heroes_lie_open() -> None:
    match = new(3)
    for seat in (0, 1, None):
        view = match.view(seat)
        heroes = view.heroes  # type: ignore[attr-defined]  # the game's own view
        assert [hero.id for hero in heroes] == ["grisban", "jain"]
        assert [card.id for card in heroes[0].skills] == ["rage"]
        assert [card.id for card in heroes[0].items] == ["chipped-greataxe"]


@pytest.mark.rule("DESC-QG-02")
def test_open_groups_by_trait_before_anything_is_placed() -> None:
    match = new(3, quest="castle-daerion")
    s = table(match)
    data = BOX.quests["castle-daerion"].encounters[0]
    assert match.decisions[0].kind == "pick-group"
    assert not any(figure.spaces for figure in s.figures)
    offered = [str(option.details["monster"]) for option in match.decisions[0].options]
    fitting = [card.id for card in BOX.monsters.values() if set(card.traits) & set(data.traits)]
    assert offered == fitting
    match.choose(0, f"pick-group:{offered[0]}")
    assert f"pick-group:{offered[0]}" not in [option.id for option in match.decisions[0].options]
    match.choose(0, f"pick-group:{offered[1]}")
    assert match.decisions[0].kind == "place"
    assert s.open_groups == offered[:2]
    fixed = BOX.quests["a-fat-goblin"].encounters[1]
    assert not set(fixed.groups) & set(open_choices(fixed))


@pytest.mark.rule("DESC-QG-03", "DESC-CMPD-33")
def test_heroes_then_tokens_then_monsters_in_their_areas() -> None:
    match = new(3, quest="a-fat-goblin")
    match.choose(0, "pick-group:barghest")
    placed: list[int] = []
    while table(match).phase not in ("heroes", "hero"):
        decision = match.decisions[0]
        placed.append(table(match).figure(str(decision.about["figure"])).profile.side)
        assert len(table(match).tokens) == 4
        match.choose(decision.seat, decision.options[0].id)
    assert placed == sorted(placed)
    s = table(match)
    area = s.board.area(["11A"])
    barghests = [figure for figure in s.figures if figure.profile.kind == "barghest"]
    assert all(figure.spaces & ~area == 0 for figure in barghests)


@pytest.mark.rule("DESC-QG-03", "DESC-QG-05")
def test_who_finds_no_room_stands_as_near_as_can_be() -> None:
    grid = Table("ab..", "....", at={"grisban": "a", "zombie-1": "b"})
    area = grid.spaces("a") | grid.spaces("b")
    profile = monster_profile("goblin-archer", MINION, 1)
    found = ways_to_stand(grid.s, profile, area)
    assert sorted(bits(sum(found))) == sorted([2, 4, 5, 6])
    turned = ways_to_stand(grid.s, monster_profile("barghest", MINION, 1), grid.board.ground.all)
    assert len({mask.bit_count() for mask in turned}) == 1
    assert len(turned) == 6


@pytest.mark.rule("DESC-QG-03")
def test_who_is_large_stands_within_the_area_with_all_spaces() -> None:
    grid = Table("ab..", "gz..", at={"grisban": "g", "zombie-1": "z"})
    area = grid.spaces("a") | grid.spaces("b") | grid.spaces("g") | grid.spaces("z")
    assert ways_to_stand(grid.s, monster_profile("barghest", MINION, 1), area) == [grid.spaces("a") | grid.spaces("b")]


# -- the course ----------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-WIN-02", "DESC-CMPD-01", "DESC-QUEST-05")
def test_encounters_have_maps_goals_and_rules_of_their_own() -> None:
    counts = [len(quest.encounters) for quest in BOX.quests.values()]
    assert sorted(counts) == [1, 2, 2, 2, 2, 2]
    for quest in BOX.quests.values():
        first = quest.encounters[0]
        for number, encounter in enumerate(quest.encounters):
            assert encounter.rules
            assert encounter.heroes
            assert encounter.place
            assert encounter.limit.rounds > 0
            assert type(SCRIPTS[quest.id, number]) is not Script
            assert number == 0 or encounter.tiles != first.tiles


@pytest.mark.rule("DESC-GOAL-04", "DESC-PREP-03", "DESC-QUEST-07")
def test_a_game_is_one_quest_and_over_after_its_last_encounter() -> None:
    first = Playing("a-fat-goblin", counts={"lost": 4}, then=lambda s: s.tokens.clear())
    first.do("end-turn")
    assert (first.match.outcome, first.s.encounter, first.s.wins) == (None, 1, [1])
    last = Playing("a-fat-goblin", 1, counts={"left splig": 1})
    last.do("end-turn")
    assert last.match.outcome is not None


@pytest.mark.rule("DESC-QUEST-19")
def test_lieutenants_are_whole_again() -> None:
    play = Playing("the-masquerade-ball", groups=["zombie", "goblin-archer"])
    play.figure("eliza").damage = 7
    next_encounter(play.s, 0)
    assert not play.s.has_figure("eliza")
    again = Playing("the-masquerade-ball", 1, groups=["flesh-moulder", "shadow-dragon"])
    assert again.figure("eliza").damage == 0


@pytest.mark.rule("DESC-QG-13")
def test_play_goes_on_when_all_heroes_are_down() -> None:
    def fell(s: DescentState) -> None:
        for hero in s.heroes:
            figure = s.figure(hero.id)
            hero.fallen, figure.damage, figure.spaces = figure.spaces.bit_length() - 1, figure.profile.health, 0
        s.active, s.phase = "", "overlord-start"

    play = Playing("first-blood", heroes=2, then=fell)
    play.end_round()
    assert (play.match.outcome, play.s.round) == (None, 2)
    play.do("next:grisban")
    assert play.options == ["stand-up", "end-turn"]


@pytest.mark.rule("DESC-GOLD-01")
def test_a_card_goes_before_the_rules() -> None:
    again = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, turn="zombie-1", hand=["frenzy"], blue="x x")
    again.do("attack:own-attack:grisban")
    while again.decision.kind != "monster":
        again.do("pass")
    assert not again.can("attack:own-attack:grisban")
    again.do("play:frenzy")
    assert again.can("attack:own-attack:grisban")


@pytest.mark.rule("DESC-GOLD-03")
@pytest.mark.parametrize(("turn", "order"), [("grisban", [1, 0]), ("zombie-1", [0, 1])])
def test_whose_turn_it_is_comes_first(turn: str, order: list[int]) -> None:
    at = {"grisban": "g", "zombie-1": "z"}
    grid = Table("g.z", at=at, turn=turn, items="chipped-greataxe heavy-cloak", hand=["dark-fortune"])
    attack = Attack(grid.figure("zombie-1"), grid.figure("grisban"), grid.space("g"), None, ranged=False)
    attack.dice, attack.faces, attack.surges = ["blue"], [1], 1
    attack.defences = [Defence(grid.figure("grisban"))]
    assert windows.seats_asked(grid.s, Moment(ATTACK_ROLLED, grid.figure("zombie-1"), attack)) == order


@pytest.mark.rule("DESC-GOLD-04")
def test_tokens_never_run_out() -> None:
    names = [f"zombie-{number}" for number in range(1, 5)] + [f"goblin-archer-{number}" for number in range(1, 5)]
    rows = "ga", "bc", "de", "fh", "i."
    grid = Table(*rows, at={"grisban": "g", **dict(zip(names, "abcdefhi", strict=True))})
    for name in names:
        inflict(grid.s, grid.figure(name), POISONED)
        drive(suffer(grid.s, grid.figure(name), 1))
    assert [(grid.figure(name).conditions, grid.figure(name).damage) for name in names] == [(POISONED, 1)] * 8


# -- turns ---------------------------------------------------------------------------------------------


@pytest.mark.rule("DESC-HTURN-03", "DESC-HTURN-04")
def test_abilities_of_the_start_come_before_cards_are_refreshed(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bool] = []

    class Early(Ability):
        def begins(self, s: DescentState, holder: Figure) -> Play[None]:
            seen.append(s.hero(holder.id).skills[0].exhausted)
            yield from ()

    monkeypatch.setitem(ABILITIES, "oath-of-honor", Early("oath-of-honor"))
    party = {"grisban": "berserker", "syndrael": "knight"}
    grid = Table("g.s", at={"grisban": "g", "syndrael": "s"}, party=party)
    card = grid.hero("syndrael").skills[0]
    card.exhausted = True
    grid.do("end-turn")
    assert seen == [True]
    assert not grid.hero("syndrael").skills[0].exhausted


@pytest.mark.rule("DESC-HTURN-09")
def test_an_action_is_completed_first() -> None:
    grid = Table("gz.", at={"grisban": "g", "zombie-1": "z"}, blue="r2d2s1", red="d1", brown="2")
    grid.do("attack:chipped-greataxe:zombie-1")
    assert grid.decision.kind == "surge"
    assert all(option.startswith(("surge", "keep")) for option in grid.options)


@pytest.mark.rule("DESC-HTURN-13")
def test_points_of_somebody_elses_turn_are_gone() -> None:
    party = {"grisban": "berserker", "jain": "wildlander"}
    grid = Table("g..j.", at={"grisban": "g", "jain": "j"}, party=party)
    grid.figure("jain").points = 3
    assert not any(option.startswith("walk") for option in grid.options)
    grid.do("end-turn")
    assert (grid.s.active, grid.figure("jain").points) == ("jain", 0)


@pytest.mark.rule("DESC-HTURN-14", "DESC-TEST-03", "DESC-TEST-07")
def test_special_actions_of_quests_take_an_action_and_tests_decide() -> None:
    play = Playing("castle-daerion", at={"grisban": (5, 2)}, grey="3", black="4")
    play.do("special:light-by-knowledge:red-1")
    assert (play.figure("grisban").actions, play.token("red-1").face) == (2, "")
    play.do("special:light:red-1")
    assert (play.figure("grisban").actions, play.token("red-1").face) == (1, "lit")


@pytest.mark.rule("DESC-OTURN-07")
def test_minions_and_a_master_in_one_group() -> None:
    grid = Table("g..zm", at={"grisban": "g", "zombie-1": "z", "zombie-master": "m"})
    grid.do("end-turn")
    assert grid.options == ["activate:zombie-1", "activate:zombie-master"]


@pytest.mark.rule("DESC-ODET-01", "DESC-OTURN-04")
def test_a_card_that_was_just_drawn_is_played_at_the_start() -> None:
    card = next(name for name in BOX.overlord if name in ABILITIES and "turn-starts" in ABILITIES[name].moments)
    grid = Table("g..z", at={"grisban": "g", "zombie-1": "z"})
    grid.s.gained, grid.s.deck = [card], ["dash", card]
    grid.do("end-turn")
    assert grid.s.hand == [card]
    assert (grid.decision.kind, grid.decision.about["moment"]) == ("answer", "turn-starts")


@pytest.mark.rule("DESC-SEARCH-06")
def test_a_card_is_drawn_even_if_the_search_knocks_out() -> None:
    rolls = {"grey": "3", "black": "2"}
    grid = Table("gs.", at={"grisban": "g"}, search="s", deck="curse-doll", hand=["poison-dart"], rolls=rolls)
    grid.figure("grisban").damage = grid.figure("grisban").profile.health - 1
    grid.do(f"search:{grid.space('s')}", "play:poison-dart", "pick-attribute:awareness")
    assert grid.hero("grisban").fallen >= 0
    assert [card.id for card in grid.hero("grisban").found] == ["curse-doll"]


@pytest.mark.rule("DESC-SEARCH-05", "DESC-EQLIM-05", "DESC-CMPD-30")
def test_a_search_card_stays_after_its_use() -> None:
    grid = Table("gs.", at={"grisban": "g"}, search="s", deck="health-potion")
    grid.figure("grisban").damage = 5
    grid.do(f"search:{grid.space('s')}")
    use = next(option for option in grid.options if "health-potion" in option)
    grid.do(use)
    [card] = grid.hero("grisban").found
    assert (card.id, card.spent) == ("health-potion", True)
    assert not any("health-potion" in option for option in grid.options)


@pytest.mark.rule("DESC-EQ-01")
def test_no_limit_to_what_is_carried() -> None:
    grid = Table("gj.", at={"grisban": "g", "jain": "j"})
    hero = grid.hero("jain")
    hero.items += [Card(item) for item in BOX.shop]
    hero.found += [Card(card) for card in BOX.search if BOX.search[card].trait != "special"]
    grid.do("move", "take:sling:jain", "take:chainmail:jain", "take:iron-spear:jain", "take:health-potion:jain")
    assert [card.id for card in grid.hero("grisban").items[-3:]] == ["sling", "chainmail", "iron-spear"]


@pytest.mark.rule("DESC-PIT-04")
def test_effects_that_place_somebody_bring_one_out_of_a_pit() -> None:
    grid = Table("o.z", at={"grisban": "o", "zombie-1": "z"})
    figure = grid.figure("grisban")
    assert grid.why("move") == "DESC-PIT-03"
    drive(put_within(grid.s, figure, 1, figure.spaces, 1, "dash"))
    assert figure.spaces == 1 << 1


def test_words_for_all_that_quests_tell() -> None:
    for lang in LANGUAGES:
        known = messages(Path(GAME.folder) / "locale" / f"{lang}.ftl")
        for kind in GAME.event_rules:
            assert f"event-{kind}" in known, kind
        for verb in GAME.verbs:
            assert f"do-{verb.name}" in known or verb.name.startswith(
                ("pass", "until", "never", "always", "ponder", "hurry", "revoke")
            )


@pytest.mark.rule("DESC-QG-06")
def test_reinforcements_come_at_the_end_of_the_overlords_turn() -> None:
    gone = ["goblin-archer-1", "goblin-archer-2", "goblin-archer-master"]
    play = Playing("first-blood", heroes=2, gone=gone)
    play.end_round(lambda: play.s.phase == "overlord")
    assert play.on_map("goblin-archer") == []
    play.end_round()
    assert len(play.on_map("goblin-archer")) == 2
