"""Saved matches: what is refused, and that scripts and secrets are kept. That they are the same: tests/conformance."""

from __future__ import annotations

from typing import Any

import pytest

import undercroft
from tests.engine.duel import Duel, DuelState
from undercroft.engine import saved
from undercroft.engine.chance import Chance, Script
from undercroft.engine.errors import CannotLoad, CannotSave
from undercroft.engine.match import Match, Start
from undercroft.engine.plain import Parts
from undercroft.words import LANGUAGES, Words


def duel(game: Duel | None = None) -> Match:
    return Match(Start(game or Duel(), 3, Script(deck="1 2 3 4 5 6 7 8 9"), None))


def refused(game: Any, data: bytes) -> CannotLoad:
    with pytest.raises(CannotLoad) as refusal:
        Match.from_saved(game, data)
    for lang in LANGUAGES:
        assert Words(lang).has(f"refusal-{refusal.value.code}")
    return refusal.value


def test_choices_that_lie_face_down_and_secrets_that_were_told_are_kept() -> None:
    match = duel()
    match.choose(0, "peek")
    match.choose(1, "lay:4")
    loaded = Match.from_saved(match.game, match.save())
    assert [decision.seat for decision in loaded.decisions] == [0, 2]
    assert loaded.events_for(0) == match.events_for(0) != match.events_for(1)
    assert loaded.choices == match.choices
    loaded.undo(1)
    assert [decision.seat for decision in loaded.decisions] == [0, 1, 2]


def test_a_script_is_kept_as_far_as_it_has_been_read() -> None:
    script = Script(party="scroll " * 7, dungeon="goblin skeleton ooze")
    match = undercroft.new_match("dungeon-roll", seats=1, seed=script, setup={"heroes": ["minstrel"]})
    loaded = Match.from_saved(match.game, match.save())
    for one in (match, loaded):
        while one.outcome is None:
            one.choose(0, one.decisions[0].options[0])
    assert loaded.record() == match.record()


def test_other_data_is_refused() -> None:
    for foreign in (b"", b"PK\x03\x04", duel().save()[:20], b"\0" * 100):
        assert refused(Duel(), foreign).code == "saved-foreign"
    data = bytearray(duel().save())
    data[len(saved.MAGIC)] = saved.FORMAT + 1
    assert refused(Duel(), bytes(data)).code == "saved-format"
    assert refused(Duel(), duel().save()[:-1]).code == "saved-broken"


def test_a_match_of_another_game_or_version_is_refused() -> None:
    class Later(Duel):
        version = 2

    assert refused(undercroft.games()["dungeon-roll"], duel().save()).code == "saved-game"
    assert refused(Later(), duel().save()).code == "saved-version"


def test_a_state_with_other_fields_is_refused() -> None:
    class Scarred(DuelState):
        __slots__ = ("scars",)

    class Other(Duel):
        parts = Parts([Scarred], {})

    assert refused(Other(), duel().save()).code == "saved-shape"


def test_what_is_no_longer_in_the_game_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    match = undercroft.new_match("dungeoneer", seats=2, seed=1)
    data, contents = match.save(), match.game.contents(match.start.setup)
    lost = next(name for name in contents if name.startswith("card "))
    monkeypatch.setattr(
        type(match.game), "contents", lambda self, setup: {name: contents[name] for name in contents if name != lost}
    )
    refusal = refused(match.game, data)
    assert refusal.code == "saved-gone"
    assert lost in str(refusal)


def test_a_verb_that_is_no_longer_in_the_game_is_named() -> None:
    class Silent(Duel):
        verbs = Duel.verbs[1:]

    match = duel()
    match.choose(0, "peek")
    assert "peek" in str(refused(Silent(), match.save()))


def test_a_choice_that_the_rules_no_longer_allow_is_refused() -> None:
    class Strict(Duel):
        def turn(self, s: DuelState) -> Any:
            s.hands[1].remove(4)
            return super().turn(s)

    match = duel()
    match.choose(0, "pass")
    match.choose(1, "lay:4")
    assert refused(Strict(), match.save()).code == "saved-broken"


def test_a_match_that_was_arranged_by_hand_cannot_be_saved() -> None:
    def arrange(s: DuelState) -> None:
        s.points[0] = 3

    match = Match(Start(Duel(), 2, 1, None, arrange))
    with pytest.raises(CannotSave):
        match.save()


def test_what_a_game_has_not_declared_cannot_be_forgotten() -> None:
    class Loose(DuelState):
        """Without slots of its own: what is kept in it would be lost."""

    with pytest.raises(TypeError, match="without slots"):
        Parts([Loose], {})

    class Careless(Duel):
        parts = Parts([], {})

    with pytest.raises(TypeError, match="DuelState"):
        duel(Careless()).save()


def test_chance_goes_on_where_it_was() -> None:
    match = duel()
    match.choose(0, "pass")
    loaded = Match.from_saved(match.game, match.save())
    assert isinstance(loaded.state.chance, Chance)
    assert [loaded.state.chance.below(200) for _ in range(90)] == [match.state.chance.below(200) for _ in range(90)]
