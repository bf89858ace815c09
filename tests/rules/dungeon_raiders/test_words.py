"""The words of Dungeon Raiders: nothing is missing in either language."""

from __future__ import annotations

import re
from functools import cache
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

from tests.rules.dungeon_raiders.table import Table
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import Forbidden, Why
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games.dungeon_raiders import GAME
from undercroft.games.dungeon_raiders.content.bosses import BOSSES
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS
from undercroft.games.dungeon_raiders.content.characters import CHARACTER_IDS
from undercroft.games.dungeon_raiders.content.rooms import ROOMS
from undercroft.games.dungeon_raiders.options import CHOOSE_CHARACTER, LAYS
from undercroft.games.dungeon_raiders.setup_options import RaidSetup
from undercroft.words import LANGUAGES, Words

NAMES = ["Kostya", "Аня", "Bob", "Вера", "Eve"]
SOURCE = "".join(path.read_text(encoding="utf-8") for path in sorted(GAME.folder.rglob("*.py")))
EVENT_KINDS = set(re.findall(r'tell(?:_secretly)?\(\s*"([\w-]+)"', SOURCE)) | {"beaten", "stands", "confused"}
EVENT_KINDS |= {"unbeatable", "died", "petrified", "dark-room", "room", "trap", "trap-still"}
QUESTIONS = {"choose-character", "play-card", "follow-up", "fight-boss", "claim-chest"}
CODES = {*re.findall(r'Why\(\s*"([\w-]+)"', SOURCE), "not-now"}
CASES = ("gen", "dat", "acc", "ins", "pre", "one")

both = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def words(lang: str) -> Words:
    return Words(lang, GAME, strict=True)


@cache
def seen() -> tuple[list[Event], list[Decision]]:
    """Everything that is told and asked in many random matches, one of each kind for each seat it can be told to."""
    events: dict[object, Event] = {}
    decisions: dict[object, Decision] = {}
    for seed in range(150):
        luck = Random(seed)
        variant = luck.choice(["secret", "tactical"])
        characters = luck.choice(["deal", "choose"])
        match = Match(Start(GAME, luck.randint(2, 5), seed, {"variant": variant, "characters": characters}))
        while match.outcome is None:
            decision = luck.choice(match.decisions)
            decisions.setdefault((decision.kind, *decision.about.values()), decision)
            match.choose(decision.seat, luck.choice(decision.options))
        for event in match.events:
            events.setdefault((event.kind, *event.data.values()), event)
    rare = Table(4, boss="megadragon", hands=["3 4 5"] * 4).play(*["4+5"] * 4)
    decisions["claim"] = rare.match.decisions[0]
    wolves = Table(3, boss="wolf-pack", hands=["1", "2", "3"], items=["torch", "", ""]).play("1+torch", "2", "3")
    short = Table(4, "vault-items", piles={"key": 1}).play("3", "3", "4", "5")
    for number, event in enumerate([*rare.match.events, *wolves.match.events, *short.match.events]):
        events[number] = event
    return list(events.values()), list(decisions.values())


@both
def test_every_event_has_a_sentence(words: Words) -> None:
    events, _ = seen()
    for event in events:
        for you in (None, 0, 1):
            sentence = words.event(event.seen_by(you), NAMES, you)
            assert re.fullmatch(r"[A-ZА-ЯЁ0-9].*\.", sentence), sentence
            assert "  " not in sentence
    assert {event.kind for event in events} == EVENT_KINDS


@both
def test_every_question_has_words_and_help(words: Words) -> None:
    _, decisions = seen()
    assert {decision.kind for decision in decisions} == QUESTIONS
    for decision in decisions:
        assert words.prompt(decision, NAMES).endswith((".", "?"))
        assert words.say(f"ask-{decision.kind}.help").endswith(".")


@both
def test_every_option_has_words_of_its_own(words: Words) -> None:
    options: list[Option] = [*LAYS, *[CHOOSE_CHARACTER(character) for character in CHARACTER_IDS]]
    phrases = [words.option(option) for option in options]
    assert len(set(phrases)) == len(options)
    assert not any(phrase.endswith(".") for phrase in phrases)


@both
@pytest.mark.parametrize("thing", [*ROOMS, *[boss.id for boss in BOSSES], "guarded-chest", "dark-room"])
def test_every_room_has_a_name_and_a_description(words: Words, thing: str) -> None:
    for count in (1, 2, 5):
        assert words.count(thing, "", count)
    assert words.say(f"{thing}.about").endswith(".")


@both
@pytest.mark.parametrize("thing", [*CARD_IDS[1:], *CHARACTER_IDS])
def test_every_card_and_character_has_a_name_and_a_description(words: Words, thing: str) -> None:
    assert words.name(thing)
    assert words.name(thing, "acc")
    assert words.say(f"{thing}.about").endswith(".")


@both
@pytest.mark.parametrize("boss", [boss.id for boss in BOSSES])
def test_the_description_of_a_boss_tells_its_strength_and_damage(words: Words, boss: str) -> None:
    card = next(each for each in BOSSES if each.id == boss)
    numbers = re.findall(r"\d+", words.say(f"{boss}.about"))
    assert [int(number) for number in numbers[:3]] == list(card.strength.values())
    if card.damage:
        assert int(numbers[6]) == card.damage


@both
def test_every_refusal_says_why(words: Words) -> None:
    details: dict[str, str | int] = {"card": "crystal-ball", "character": "thief"}
    assert len(CODES) == 13
    for code in CODES:
        said = words.refusal(Forbidden(Why(code, "RAID-PLAY-01", **details)))
        assert said.endswith(".")
        assert code not in said


@both
def test_set_up_and_fates_have_words(words: Words) -> None:
    values = {"characters": ("deal", "choose"), "variant": ("secret", "tactical"), "first_game": ("true", "false")}
    assert set(values) == set(RaidSetup.__struct_fields__)
    for option, each in values.items():
        assert words.name(f"setup-{option}")
        assert all(words.say(f"setup-{option}.{value}") for value in each)
    for fate in ("dead", "petrified", "fainted"):
        assert words.say(f"note-{fate}")


def messages(lang: str) -> dict[str, ast.Message]:
    text = (GAME.folder / "locale" / f"{lang}.ftl").read_text(encoding="utf-8")
    assert "!" not in text
    parsed = FluentParser().parse(text)
    assert not [entry for entry in parsed.body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in parsed.body if isinstance(entry, ast.Message)}


def test_both_languages_have_the_same_messages() -> None:
    english, russian = messages("en"), messages("ru")
    assert list(english) == list(russian)
    for name, message in english.items():
        attributes = [each.id.name for each in message.attributes if each.id.name not in CASES]
        assert attributes == [each.id.name for each in russian[name].attributes if each.id.name not in CASES], name


def test_some_sentences() -> None:
    english, russian = (Words(lang, GAME, strict=True) for lang in LANGUAGES)
    lost = Event("wounded", {"seat": 1, "wounds": 3, "total": 5})
    assert english.event(lost, NAMES) == "Аня loses 3 lives and has 5 left."
    assert russian.event(lost, NAMES) == "Аня теряет 3 жизни, остаётся 5."
    assert russian.event(lost, NAMES, you=1) == "Вы теряете 3 жизни, остаётся 5."
    played = Event("played", {"seat": 0, "cards": ("power-3", "sword")})
    assert english.event(played, NAMES) == "Kostya plays a 3 and a sword."
    assert russian.event(played, NAMES) == "Kostya выкладывает тройку и меч."
    beaten = Event("beaten", {"room": "hydra", "total": 12, "strength": 8})
    assert english.event(beaten, NAMES) == "The Hydra is beaten: 12 against 8."
    assert russian.event(beaten, NAMES) == "Гидра терпит поражение: 12 против 8."
