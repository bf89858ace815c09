"""The words: nothing is missing in either language, and Russian is Russian."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import FluentParser, ast

import undercroft
import undercroft.words
from undercroft.engine.decision import Decision, Option, Verb
from undercroft.engine.errors import CannotUndo, Forbidden, Refusal, Why
from undercroft.engine.event import Event
from undercroft.engine.match import Match, Start
from undercroft.games import game
from undercroft.games.dungeon_roll.companions import NAMES
from undercroft.games.dungeon_roll.content.dice import DUNGEON_FACES, MONSTERS, PARTY_FACES
from undercroft.games.dungeon_roll.content.heroes import HERO_IDS, HEROES, Side
from undercroft.games.dungeon_roll.content.treasures import TREASURES
from undercroft.games.dungeon_roll.options import USE, VERBS
from undercroft.games.dungeon_roll.rolls import DIE_NAMES
from undercroft.games.dungeon_roll.scoring import FEATS, RANKS
from undercroft.games.dungeon_roll.setup_options import RollSetup
from undercroft.games.dungeon_roll.state import RollState
from undercroft.words import LANGUAGES, MissingWords, Words

ROLL = game("dungeon-roll")
SIDES = [side for hero in HEROES for side in (hero.novice, hero.master)]
MONSTER_NAMES = [DUNGEON_FACES[monster] for monster in MONSTERS]
CASES = ("gen", "dat", "acc", "ins", "pre", "one")
FOLDERS = [Path(undercroft.words.__file__).parent / "locale", ROLL.folder / "locale"]

COMPANIONS = [name for name in NAMES if not name.startswith("ally-") or name in ("ally-fighter", "ally-thief")]
"""Those that there are: only skeletons and goblins can be won over."""

both = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture
def words(lang: str) -> Words:
    return Words(lang, ROLL, strict=True)


# -- what happens in matches ------------------------------------------------------------------


def nearly_masters(s: RollState) -> None:
    for adventurer in s.adventurers:
        adventurer.xp = 4


@cache
def seen() -> tuple[list[Event], list[Decision], list[Option]]:
    """Everything that is told, asked and offered in a few dozen random matches of all heroes, one of each kind."""
    events: dict[object, Event] = {}
    decisions: dict[object, Decision] = {}
    options: dict[str, Option] = {}
    for seed in range(48):
        chance = Random(seed)
        heroes: object = "choose" if seed % 8 == 7 else [HERO_IDS[seed % 8], HERO_IDS[(seed + 3) % 8]]
        setup = {"heroes": heroes, "mesmerize": chance.choice(["two", "one-or-two"])}
        match = Match(Start(ROLL, 2, seed, setup, arrange=nearly_masters if seed % 2 else None))
        while match.outcome is None:
            decision = match.decisions[0]
            decisions.setdefault((decision.kind, *decision.about.values()), decision)
            options.update({option.id: option for option in decision.options})
            timid = ["flee"] if chance.random() < 0.2 else ["flee", "rest"]
            brave = [option for option in decision.options if option.verb.name not in timid]
            match.choose(decision.seat, chance.choice(brave or decision.options))
        for event in match.events:
            events.setdefault((event.kind, *event.data.values()), event)
    return list(events.values()), list(decisions.values()), list(options.values())


def kinds_in_the_rules(*calls: str) -> set[str]:
    """The ids that the rules give to these functions as string literals."""
    source = "".join(path.read_text(encoding="utf-8") for path in sorted(ROLL.folder.rglob("*.py")))
    patterns = {
        "tell": r'\.tell\(\s*"([\w-]+)"',
        "tell_roll": r'tell_roll\(\s*s,\s*"([\w-]+)"',
        "ask": r'ask\(\s*[\w.]+,\s*"([\w-]+)"',
        "reroll": r'reroll\(\s*s,\s*"([\w-]+)"',
        "target": r'target\(\s*s,\s*"([\w-]+)"',
    }
    return {kind for call in calls for kind in re.findall(patterns[call], source)}


EVENT_KINDS = kinds_in_the_rules("tell", "tell_roll") | {"rest", "legend", "portal"}
QUESTIONS = kinds_in_the_rules("ask", "reroll", "target")


def test_the_rules_were_searched_well() -> None:
    assert {"delve", "party", "level", "fought", "xp", "charmed"} <= EVENT_KINDS
    assert {"monsters", "regroup", "reroll", "muster", "presence", "strike", "tithe"} <= QUESTIONS


@both
def test_every_event_has_a_sentence(words: Words) -> None:
    events, _, _ = seen()
    for event in events:
        for you in (None, 0, 1):
            sentence = words.event(event, ["Kostya", "Аня"], you)
            assert sentence == sentence.strip()
            assert sentence.endswith("."), sentence
            assert sentence[0].isupper() or sentence[0].isdigit(), sentence
            assert "  " not in sentence
    assert {event.kind for event in events} <= EVENT_KINDS


@both
def test_every_kind_of_event_has_a_message(words: Words) -> None:
    for kind in EVENT_KINDS:
        assert words.has(f"event-{kind}"), kind


RARE_EVENTS = [
    Event("legend", {"seat": 0, "level": 10}),
    Event("chest-empty", {"seat": 0}),
    Event("swept-away", {"seat": 1}),
    Event("fought-also", {"seat": 0, "companion": "fighter", "monster": "ooze"}),
    Event("tithed", {"seat": 1, "treasure": "elixir"}),
    *(Event("intervened", {"seat": 0, "chests": c, "potions": p}) for c in (0, 1, 2) for p in (0, 1, 5)),
    Event("level", {"dice": (), "lord": 1, "level": 8, "lair": 7}),
]


def test_every_kind_of_event_was_put_into_words() -> None:
    assert {event.kind for event in [*seen()[0], *RARE_EVENTS]} == EVENT_KINDS


@both
@pytest.mark.parametrize("event", RARE_EVENTS, ids=lambda event: str(event.kind))
def test_rare_events_have_words_too(words: Words, event: Event) -> None:
    for you in (None, 0, 1):
        assert words.event(event, ["Kostya", "Аня"], you).endswith(".")


@both
def test_every_question_has_words_and_help(words: Words) -> None:
    _, decisions, _ = seen()
    for decision in decisions:
        prompt = words.prompt(decision, ["Kostya", "Аня"])
        assert prompt.endswith((".", "?")), prompt
    for kind in QUESTIONS:
        assert words.has(f"ask-{kind}"), kind
        assert words.has(f"ask-{kind}.help"), kind


@both
def test_every_option_offered_in_matches_has_words(words: Words) -> None:
    _, _, options = seen()
    phrases = {option.id: words.option(option) for option in options}
    assert all(phrase and not phrase.endswith(".") for phrase in phrases.values())
    assert len(set(phrases.values())) == len(phrases), "two options must not read the same"


SAMPLES = {
    "hero": HERO_IDS,
    "companion": COMPANIONS,
    "first": COMPANIONS,
    "second": COMPANIONS[:3],
    "third": COMPANIONS[-3:],
    "monster": MONSTER_NAMES,
    "extra": MONSTER_NAMES,
    "count": (1, 2, 3, 5, 7),
    "face": PARTY_FACES,
    "die": DIE_NAMES,
    "scroll": ("scroll", "scroll-token"),
    "treasure": TREASURES,
    "ability": tuple(side.ability.name for side in SIDES),
}


@both
@pytest.mark.parametrize("verb", VERBS, ids=lambda verb: str(verb.name))
def test_every_verb_has_words_for_every_sample(words: Words, verb: Verb) -> None:
    samples = [SAMPLES[param.name] for param in verb.params]
    if verb is USE:
        samples = [("ring-of-invisibility", "elixir", "dragon-bait", "town-portal")]
    for turn in range(max([len(sample) for sample in samples], default=1)):
        option = verb(*(sample[turn % len(sample)] for sample in samples))
        assert words.option(option)


# -- names ------------------------------------------------------------------------------------


@both
@pytest.mark.parametrize("thing", [*NAMES, *DUNGEON_FACES, *TREASURES])
def test_every_thing_has_a_name_in_every_number(words: Words, thing: str) -> None:
    for count in (1, 2, 5, 21):
        assert words.name(thing, "", count)
        assert words.name(thing, "acc", count)
        assert words.name(thing, "gen", count)


@both
@pytest.mark.parametrize("thing", [*PARTY_FACES, *DUNGEON_FACES, *TREASURES])
def test_every_face_and_treasure_is_described(words: Words, thing: str) -> None:
    assert words.say(f"{thing}.about").endswith(".")


@both
@pytest.mark.parametrize("side", SIDES, ids=lambda side: str(side.name))
def test_every_side_of_every_hero_card_is_described(words: Words, side: Side) -> None:
    assert words.name(side.name)
    assert words.name(side.name, "acc")
    assert words.say(f"{side.name}.skill").endswith(".")
    assert words.name(side.ability.name)
    assert words.say(f"{side.ability.name}.about").endswith(".")


@both
def test_ranks_achievements_and_set_up_have_words(words: Words) -> None:
    for _, rank in RANKS:
        assert words.name(f"rank-{rank}")
        assert words.say(f"rank-{rank}.about")
    for feat in FEATS:
        assert words.name(f"feat-{feat}")
        assert words.say(f"feat-{feat}.about").endswith(".")
    values = {
        "heroes": ("deal", "choose"),
        "first": ("any",),
        "bait": ("all", "monsters"),
        "mesmerize": ("two", "one-or-two"),
        "fleeing": ("keeps", "forfeits"),
    }
    assert set(values) == set(RollSetup.__struct_fields__)
    for option, each in values.items():
        assert words.name(f"setup-{option}")
        for value in each:
            assert words.say(f"setup-{option}.{value}")


# -- refusals ---------------------------------------------------------------------------------

REFUSALS: dict[str, dict[str, str | int]] = {
    "no-monster-to-roll": {},
    "no-such-companion": {"companion": "mage"},
    "not-a-companion": {"companion": "scroll"},
    "not-standing": {"monster": "ooze"},
    "too-many": {"count": 3},
    "no-loot": {"die": "potion"},
    "other-phase": {"phase": "loot"},
    "no-treasure": {"treasure": "elixir"},
    "nothing-to-do": {},
    "exhausted": {},
    "not-your-hero": {},
    "monsters-stand": {},
    "dragon-awake": {},
    "too-few-kinds": {},
    "must-stop": {},
    "not-so-many": {"companion": "thief"},
    "band-size": {"count": 2},
    "not-deepest": {},
    "nothing-to-flee": {},
    "level-done": {},
    "hero-taken": {"hero": "knight"},
    "no-such-die": {},
    "pick-first": {},
    "must-roll": {},
    "must-choose": {},
    "not-now": {},
}


def codes_in_the_rules() -> set[str]:
    source = "".join(path.read_text(encoding="utf-8") for path in ROLL.folder.rglob("*.py"))
    return set(re.findall(r'Why\(\s*"([\w-]+)"', source))


def test_every_refusal_of_the_rules_is_among_the_samples() -> None:
    assert codes_in_the_rules() == set(REFUSALS) - {"not-now"}


@both
@pytest.mark.parametrize("code", REFUSALS)
def test_every_refusal_of_the_game_says_why(words: Words, code: str) -> None:
    said = words.refusal(Forbidden(Why(code, "ROLL-MON-03", **REFUSALS[code])))
    assert said.endswith(".")
    assert code not in said


@both
def test_every_refusal_of_the_engine_says_why(words: Words) -> None:
    kinds: list[type[Refusal]] = [Refusal, *Refusal.__subclasses__()]
    for kind in kinds:
        assert words.has(f"refusal-{kind.code}"), kind


@both
def test_an_unknown_refusal_speaks_for_itself(words: Words) -> None:
    assert words.refusal(Forbidden(Why("never-heard-of", "X-1"))) == "never-heard-of [X-1]"
    assert words.refusal(ValueError("odd")) == "odd"
    for code in ("undo-nothing", "undo-not-yours", "undo-revealed"):
        assert words.refusal(CannotUndo(code, "no")) != "no"


# -- the two languages are one set of words ---------------------------------------------------


def messages(path: Path) -> dict[str, ast.Message]:
    parsed = FluentParser().parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in parsed.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{path}: {junk}"
    entries = [entry for entry in parsed.body if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in entries}) == len(entries), f"{path}: an id stands twice"
    return {entry.id.name: entry for entry in entries}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_both_languages_have_the_same_messages(folder: Path) -> None:
    english, russian = messages(folder / "en.ftl"), messages(folder / "ru.ftl")
    assert list(english) == list(russian)
    for name, message in english.items():
        attributes = [each.id.name for each in message.attributes if each.id.name not in CASES]
        assert attributes == [each.id.name for each in russian[name].attributes if each.id.name not in CASES], name


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
@both
def test_a_calm_host_does_not_shout(folder: Path, lang: str) -> None:
    text = (folder / f"{lang}.ftl").read_text(encoding="utf-8")
    assert not re.search(r"!", text.replace("q!", "")), "no exclamation marks"


def test_no_message_is_in_the_game_and_in_the_common_words() -> None:
    common, own = (set(messages(folder / "en.ftl")) for folder in FOLDERS)
    assert not common & own


# -- Russian and English forms ----------------------------------------------------------------


@pytest.fixture
def russian() -> Words:
    return Words("ru", ROLL, strict=True)


@pytest.fixture
def english() -> Words:
    return Words("en", ROLL, strict=True)


@pytest.mark.parametrize(
    ("count", "nominative", "accusative"),
    [
        (1, "гоблин", "гоблина"),
        (2, "2 гоблина", "2 гоблинов"),
        (4, "4 гоблина", "4 гоблинов"),
        (5, "5 гоблинов", "5 гоблинов"),
        (11, "11 гоблинов", "11 гоблинов"),
        (12, "12 гоблинов", "12 гоблинов"),
        (21, "21 гоблин", "21 гоблина"),
        (22, "22 гоблина", "22 гоблина"),
        (25, "25 гоблинов", "25 гоблинов"),
    ],
)
def test_russian_numbers_of_the_animate(russian: Words, count: int, nominative: str, accusative: str) -> None:
    assert russian.count("goblin", "", count) == nominative
    assert russian.count("goblin", "acc", count) == accusative


@pytest.mark.parametrize(
    ("thing", "count", "accusative"),
    [
        ("chest", 1, "сундук"),
        ("chest", 2, "2 сундука"),
        ("chest", 5, "5 сундуков"),
        ("potion", 3, "3 зелья"),
        ("potion", 11, "11 зелий"),
        ("dragon-scales", 1, "Драконью чешуйку"),
        ("dragon-scales", 2, "2 Драконьи чешуйки"),
        ("dragon-scales", 6, "6 Драконьих чешуек"),
        ("vorpal-sword", 2, "2 Разящих меча"),
        ("thieves-tools", 2, "2 набора Воровских инструментов"),
    ],
)
def test_russian_numbers_of_the_inanimate(russian: Words, thing: str, count: int, accusative: str) -> None:
    assert russian.count(thing, "acc", count) == accusative


def test_lists_count_equal_things(russian: Words, english: Words) -> None:
    dice = ["goblin", "chest", "goblin", "potion"]
    assert russian.several(dice) == "2 гоблина, сундук и зелье"
    assert russian.several(dice, "acc") == "2 гоблинов, сундук и зелье"
    assert english.several(dice) == "2 goblins, a chest and a potion"
    assert english.several(["ooze", "thieves-tools"]) == "an ooze and Thieves' Tools"
    assert english.several(["ooze"]) == "an ooze"
    assert english.several([]) == ""


def fight(companion: str, monster: str, count: int) -> Option:
    return next(verb for verb in VERBS if verb.name == "fight")(companion, monster, count)


def test_options_in_words(russian: Words, english: Words) -> None:
    assert russian.option(fight("fighter", "goblin", 2)) == "Воин бьёт 2 гоблинов"
    assert russian.option(fight("thieves-tools", "ooze", 1)) == "Воровские инструменты бьют слизня"
    assert english.option(fight("fighter", "goblin", 2)) == "Fighter defeats 2 goblins"
    assert english.option(fight("thieves-tools", "ooze", 1)) == "Thieves' Tools defeat an ooze"


def test_events_speak_to_you_or_of_others(russian: Words, english: Words) -> None:
    gain = Event("xp", {"seat": 1, "xp": 3, "total": 8})
    assert english.event(gain, ["Ann", "Bob"]) == "Bob gains 3 XP and has 8."
    assert english.event(gain, ["Ann", "Bob"], you=1) == "You gain 3 XP and have 8."
    assert english.event(gain, ["Ann", "Bob"], you=0) == "Bob gains 3 XP and has 8."
    assert russian.event(gain, ["Аня", "Костя"]) == "Костя получает 3 ОО, теперь их 8."
    assert russian.event(gain, ["Аня", "Костя"], you=1) == "Вы получаете 3 ОО, теперь их 8."


def test_an_event_of_one_charmed_monster_is_singular(russian: Words, english: Words) -> None:
    one, two = (Event("charmed", {"seat": 0, "monsters": m}) for m in (("ooze",), ("ooze", "goblin")))
    assert english.event(one, ["Ann"]) == "An ooze becomes a potion."
    assert english.event(two, ["Ann"]) == "An ooze and a goblin become one potion."
    assert russian.event(one, ["Аня"]) == "Слизень становится зельем."
    assert russian.event(two, ["Аня"]) == "Слизень и гоблин становятся одним зельем."


# -- what is missing --------------------------------------------------------------------------


def test_a_player_sees_the_id_of_what_is_missing() -> None:
    lenient = Words("ru", ROLL)
    assert lenient.say("no-such-message") == "no-such-message"
    assert lenient.name("no-such-thing", "acc", 3) == "no-such-thing"
    assert lenient.event(Event("fought", {"seat": 0, "companion": "unicorn", "monster": "ooze", "count": 1}), ["Аня"])
    assert lenient.name("spellsword", "dat") == "заклинатель меча"


@pytest.mark.parametrize("broken", ["no-such-message", "ask-regroup.no-such-attribute", "event-xp"])
def test_strict_words_raise(broken: str) -> None:
    with pytest.raises(MissingWords):
        Words("ru", ROLL, strict=True).say(broken)


def test_strict_russian_needs_the_case_and_english_does_not() -> None:
    with pytest.raises(MissingWords, match="dat"):
        Words("ru", ROLL, strict=True).name("goblin", "dat")
    assert Words("en", ROLL, strict=True).name("goblin", "dat") == "goblin"


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(undercroft.UndercroftError, match="languages are: en, ru"):
        Words("de")
