"""Records: what is saved, what is refused, and what checking one finds."""

from __future__ import annotations

import json
from typing import Any

import pytest

import undercroft
from undercroft import BadRecord
from undercroft.engine.match import Match


def finished(seed: int = 3, seats: int = 2) -> Match:
    match = undercroft.new_match("dungeon-roll", seats=seats, seed=seed)
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[len(match.choices) % len(decision.options)])
    return match


def changed(match: Match, **changes: Any) -> str:
    plain = json.loads(match.record().json())
    plain.update(changes)
    return json.dumps(plain)


def test_a_record_is_json_that_names_game_version_setup_seed_and_choices() -> None:
    match = finished()
    plain = json.loads(match.record().json())
    assert plain["game"] == "dungeon-roll"
    assert plain["version"] == match.game.version
    assert plain["choices"] == [[seat, option.id] for seat, option in match.choices]
    assert plain["commitment"] == match.commitment
    assert len(plain["seed"]) == 64


def test_an_unfinished_match_is_loaded_and_goes_on() -> None:
    match = undercroft.new_match("dungeon-roll", seats=1, seed=9)
    match.choose(0, match.decisions[0].options[0])
    again = undercroft.load(match.record().json())
    assert [option.id for option in again.decisions[0].options] == [o.id for o in match.decisions[0].options]


def test_a_sealed_record_keeps_the_seed_until_the_match_is_over() -> None:
    match = undercroft.new_match("dungeon-roll", seats=1, seed=9)
    sealed = match.record(sealed=True)
    assert sealed.seed is None
    assert sealed.trail == []
    assert sealed.commitment == match.commitment
    with pytest.raises(BadRecord, match="sealed"):
        undercroft.load(sealed)
    assert finished().record(sealed=True).seed is not None


def test_a_scripted_match_is_recorded_with_its_script() -> None:
    script = undercroft.Script(party="scroll " * 7, dungeon="goblin")
    match = undercroft.new_match("dungeon-roll", seats=1, seed=script, setup={"heroes": ["minstrel"]})
    again = undercroft.load(match.record().json())
    assert again.state.plain() == match.state.plain()
    assert undercroft.verify(match.record()).scripted


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "not valid JSON"),
        ("{", "not valid JSON"),
        (b"\xff\xfe", "not valid JSON"),
        ("[]", "not a record of Undercroft"),
        ('{"moves": []}', "not a record of Undercroft"),
        ('{"undercroft": 99}', "format 99"),
        ('{"undercroft": 1}', "broken record"),
        ('{"undercroft": [' + "9" * 6_000 + "]}", "."),
        (b"[" * 100_000, "nests too deeply"),
        (b'{"undercroft": 1, "game": ' + b'{"a":' * 100_000, "nests too deeply"),
        ('{"undercroft": 1, "game": "\ud800"}', "not valid Unicode"),
        ('{"undercroft": 1, "game": "\\ud800"}', "not valid JSON"),
    ],
)
def test_what_is_no_record_is_refused(text: str | bytes, says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        undercroft.load(text)


@pytest.mark.parametrize(
    ("changes", "says"),
    [
        ({"game": "chess"}, "game called 'chess'"),
        ({"version": 999}, "version 999"),
        ({"seats": 9}, "1 to 4 seats"),
        ({"seats": "two"}, "broken record"),
        ({"setup": {"heroes": "none"}}, "bad set-up"),
        ({"setup": {"wings": 2}}, "bad set-up"),
        ({"seed": "xyz"}, "64 hex digits"),
        ({"seed": "00" * 31}, "64 hex digits"),
        ({"choices": [[0, "fly"]]}, "choice 1"),
        ({"choices": [[5, "flee"]]}, "choice 1"),
        ({"choices": "none"}, "broken record"),
        ({"extra": 1}, "broken record"),
        ({"players": [1, 2]}, "broken record"),
        ({"seats": 10**30}, "broken record"),
        ({"seats": True}, "broken record"),
        ({"script": {"party": ["wizard"]}}, "the script says 'wizard'"),
        ({"choices": [[0, "fight:thief:ooze:" + "9" * 5_000]]}, "choice 1"),
    ],
)
def test_broken_and_foreign_records_are_refused_with_a_reason(changes: dict[str, Any], says: str) -> None:
    with pytest.raises(BadRecord, match=says):
        undercroft.load(changed(finished(), **changes))


@pytest.mark.parametrize(
    "source",
    [
        [],
        [1],
        ["undercroft"],
        {1, 2},
        None,
        7,
        {"undercroft": 1, "game": object()},
        {"undercroft": 10**400},
        {"undercroft": float("nan")},
        {b"undercroft": 1},
        {("undercroft",): 1},
        {"undercroft": 1, "game": "\ud800"},
        {"undercroft": 1, "\ud800": 1},
    ],
)
def test_plain_data_that_is_no_record_is_refused(source: Any) -> None:
    for read in (undercroft.load, undercroft.verify):
        with pytest.raises(BadRecord) as refused:
            read(source)
        assert refused.value.code


def test_plain_data_that_nests_too_deeply_is_refused() -> None:
    deep: Any = []
    for _ in range(100_000):
        deep = [deep]
    with pytest.raises(BadRecord, match="nests too deeply"):
        undercroft.load({"undercroft": 1, "setup": deep})


@pytest.mark.parametrize("what", ["seed", "self", "lines"])
def test_a_script_may_call_its_lines_anything(what: str) -> None:
    match = undercroft.new_match("dungeon-roll", seats=1, seed=1)
    again = undercroft.load(changed(match, script={what: ["mage"]}))
    assert again.start.script == {what: ("mage",)}


def test_an_honest_record_holds() -> None:
    verdict = undercroft.verify(finished().record().json())
    assert verdict.holds
    assert verdict.difference is None


def test_another_seed_breaks_the_commitment() -> None:
    verdict = undercroft.verify(changed(finished(3), seed=finished(4).start.seed.hex()))
    assert not verdict.commitment
    assert not verdict.holds
    assert verdict.difference == 0


def test_a_forged_commitment_is_found() -> None:
    verdict = undercroft.verify(changed(finished(), commitment="0" * 64))
    assert (verdict.commitment, verdict.choices, verdict.outcome) == (False, True, True)


def test_a_forged_outcome_is_found() -> None:
    match = finished()
    verdict = undercroft.verify(changed(match, outcome={"winners": [0, 1], "scores": [99, 99]}))
    assert (verdict.commitment, verdict.choices, verdict.outcome) == (True, True, False)


def test_the_first_changed_choice_is_named() -> None:
    match = finished()
    number = next(
        n for n, (_, option) in enumerate(match.choices) if n > 4 and option.verb.name in ("rest", "seek-glory")
    )
    choices = [[seat, option.id] for seat, option in match.choices]
    choices[number][1] = "seek-glory" if choices[number][1] == "rest" else "rest"
    verdict = undercroft.verify(changed(match, choices=choices))
    assert verdict.difference == number + 1
    assert not verdict.choices


def test_an_illegal_choice_is_named() -> None:
    match = finished()
    choices = [[seat, option.id] for seat, option in match.choices]
    choices[6] = [choices[6][0], "legend"]
    verdict = undercroft.verify(changed(match, choices=choices))
    assert verdict.difference == 7
    assert "choice 7" in verdict.reason


@pytest.mark.parametrize("left", [0, 1, 30])
def test_a_record_that_was_cut_short_agrees_as_far_as_it_goes(left: int) -> None:
    match = finished()
    choices = [(seat, option.id) for seat, option in match.choices]
    verdict = undercroft.verify(changed(match, choices=choices[:left]))
    assert verdict.difference == left
    assert verdict.fault is not None
    assert verdict.fault.code == "record-cut"
    assert verdict.fault.details == {"choices": left, "trail": len(choices)}


def test_a_trail_that_was_cut_short_is_named() -> None:
    match = finished()
    verdict = undercroft.verify(changed(match, trail=match.record().trail[:11]))
    assert verdict.difference == 10
    assert verdict.fault is not None
    assert verdict.fault.code == "record-trail"


def test_a_finished_record_without_its_seed_is_not_called_sealed() -> None:
    with pytest.raises(BadRecord) as refused:
        undercroft.verify(changed(finished(), seed=None))
    assert refused.value.code == "record-no-seed"


@pytest.mark.parametrize(
    ("field", "value"), [("seats", "two"), ("choices", [[0]]), ("trail", 7), ("spell", 1), ("commitment", None)]
)
def test_a_broken_field_is_named(field: str, value: object) -> None:
    with pytest.raises(BadRecord) as refused:
        undercroft.load(changed(finished(), **{field: value}))
    assert refused.value.code == "record-broken"
    assert str(refused.value.details["field"]).startswith(field)


def test_a_match_arranged_by_hand_cannot_be_recorded() -> None:
    from undercroft.engine.match import Start
    from undercroft.games import game

    match = Match(Start(game("dungeon-roll"), 1, 1, None, lambda s: None))
    with pytest.raises(BadRecord):
        match.record()
