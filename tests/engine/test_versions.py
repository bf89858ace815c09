"""Versions of rules and packs: what a game still reads, what it refuses, what goes on although its rules are gone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import msgspec
import pytest

import undercroft
from tests.engine.duel import LAY, PASS, PEEK, Duel, DuelSetup, DuelState
from undercroft.engine.carrying import carry_over
from undercroft.engine.chance import Chance
from undercroft.engine.decision import Play, Verb
from undercroft.engine.errors import BadRecord, CannotLoad, UndercroftError
from undercroft.engine.match import Match, Start
from undercroft.engine.outcome import Outcome
from undercroft.engine.plain import Parts
from undercroft.engine.record import Record, load_match, verify_record
from undercroft.words import LANGUAGES, Words


class Later(Duel):
    """In version 2 the lowest card wins, and version 1 can still be played."""

    version = 2
    reads: ClassVar[tuple[int, ...]] = (1,)

    def turn(self, s: DuelState) -> Play[None]:
        points = s.points[:]
        yield from super().turn(s)
        if s.rules >= 2:
            s.points = [before + 1 - (after - before) for before, after in zip(points, s.points, strict=True)]


class Forgetful(Later):
    reads: ClassVar[tuple[int, ...]] = ()


def start(game: Duel, rules: int | None = None) -> Start:
    return Start(game, 2, 7, None, rules=rules)


def played(match: Match, count: int = 100) -> Match:
    while match.outcome is None and count:
        decision = match.decisions[0]
        match.choose(decision.seat, decision.options[-1])
        count -= 1
    return match


def said(error: UndercroftError) -> list[str]:
    """In all languages."""
    return [Words(lang).refusal(error) for lang in LANGUAGES]


def refusal(record: Record, game: Duel) -> BadRecord:
    """What replaying and verifying it alike are refused with."""
    found: list[BadRecord] = []
    for read in (load_match, verify_record):
        with pytest.raises(BadRecord) as refused:
            read(record, game)
        found.append(refused.value)
    assert str(found[0]) == str(found[1])
    return found[0]


# -- versions of the rules ------------------------------------------------------------------------


def test_a_rule_branches_on_the_version_that_a_match_is_played_by() -> None:
    old, new = played(Match(start(Duel()))), played(Match(start(Later())))
    assert old.outcome != new.outcome
    assert new.record().version == 2, "a new match is played by the newest rules"
    assert load_match(old.record(), Later()).outcome == old.outcome
    assert verify_record(old.record(), Later()).holds
    assert verify_record(new.record(), Later()).holds


def test_a_match_of_an_older_version_stays_one_when_it_is_forked_saved_and_recorded() -> None:
    match = played(Match(start(Later(), rules=1)), 1)
    twins = [match.fork(), match.fork(0), Match.from_saved(Later(), match.save()), load_match(match.record(), Later())]
    assert [twin.state.rules for twin in twins] == [1] * 4
    assert [twin.start.rules for twin in twins] == [1] * 4
    assert played(twins[2]).outcome == played(Match(start(Duel()))).outcome


def test_a_version_that_is_no_longer_read_is_refused() -> None:
    record = played(Match(start(Duel()))).record()
    refused = refusal(record, Forgetful())
    assert refused.code == "record-version"
    assert all("1" in text and "2" in text for text in said(refused))
    with pytest.raises(CannotLoad) as cannot:
        Match.from_saved(Forgetful(), Match(start(Duel())).save())
    assert cannot.value.code == "saved-version"


# -- packs ----------------------------------------------------------------------------------------


class Packed(Duel):
    """Its cards come from packs."""

    def __init__(self, **digests: str) -> None:
        self.digests = digests

    def content(self, setup: Any) -> Mapping[str, str]:
        return self.digests


def test_a_record_and_a_saved_match_name_their_packs() -> None:
    match = Match(start(Packed(swords="aa", shields="bb")))
    assert match.record().content == {"swords": "aa", "shields": "bb"}
    assert load_match(match.record(), Packed(swords="aa", shields="bb")).record() == match.record()
    assert Match.from_saved(match.game, match.save()).record() == match.record()
    assert Match(start(Duel())).record().content == {}


def test_other_cards_are_refused_by_the_name_of_their_set() -> None:
    match = Match(start(Packed(swords="aa", shields="bb")))
    tuned = Packed(swords="aa", shields="cc")
    refused = refusal(match.record(), tuned)
    with pytest.raises(CannotLoad) as cannot:
        Match.from_saved(tuned, match.save())
    assert (refused.code, cannot.value.code) == ("record-content", "saved-content")
    for text in [*said(refused), *said(cannot.value)]:
        assert "shields" in text
        assert "swords" not in text


def test_the_sets_of_dungeoneer_have_digests_of_their_own() -> None:
    alone = undercroft.new_match("dungeoneer", seats=2, seed=1)
    together = undercroft.new_match("dungeoneer", seats=2, seed=1, setup={"sets": "heroic-epic-serpent"})
    assert list(alone.start.content) == ["serpent"]
    assert list(together.start.content) == ["heroic", "epic", "serpent"]
    assert together.start.content["serpent"] == alone.start.content["serpent"]
    assert len(set(together.start.content.values())) == 3


# -- matches whose rules are gone -----------------------------------------------------------------


def carried(game: Duel, match: Match) -> Match:
    return carry_over(game, match.save())


def test_a_match_goes_on_by_the_rules_of_today() -> None:
    match = played(Match(start(Duel())), 4)
    went_on = carried(Forgetful(), match)
    assert len(went_on.choices) == 3, "from the beginning of the turn"
    assert went_on.state.rules == 2
    assert [msgspec.json.encode(went_on.view(seat)) for seat in (None, 0, 1)] == [
        msgspec.json.encode(played(Match(start(Duel())), 3).view(seat)) for seat in (None, 0, 1)
    ]
    assert went_on.events == match.events
    assert played(went_on).outcome is not None


def test_nothing_from_before_can_be_taken_back_and_what_comes_after_can() -> None:
    went_on = carried(Forgetful(), played(Match(start(Duel())), 3))
    assert not went_on.can_undo
    went_on.choose(0, "pass")
    went_on.undo(0)
    assert len(went_on.choices) == 3


def test_its_record_claims_no_proof_and_cannot_be_replayed() -> None:
    went_on = played(carried(Forgetful(), played(Match(start(Duel())), 3)))
    record = Match.from_saved(Forgetful(), went_on.save()).record()
    assert (record.carried, record.commitment, record.seed, record.trail) == (3, "", None, [])
    assert record.choices == [(seat, option.id) for seat, option in went_on.choices]
    assert record.outcome == went_on.outcome
    verdict = verify_record(record, Forgetful())
    assert (verdict.carried, verdict.holds, verdict.fault) == (3, False, None)
    with pytest.raises(BadRecord) as refused:
        load_match(record, Forgetful())
    assert refused.value.code == "record-carried"
    assert all("3" in text for text in said(refused.value))


def test_it_goes_back_to_an_earlier_turn_if_what_came_after_was_taken_back() -> None:
    match = Match(start(Duel()))
    went_on = carry_over(Forgetful(), played(match, 2).save(), most=1)
    assert len(went_on.choices) == 0
    with pytest.raises(CannotLoad):
        carry_over(Forgetful(), played(match, 4).save(), most=1)


def test_it_can_be_carried_over_again() -> None:
    class Latest(Forgetful):
        version = 3

    once = played(carried(Forgetful(), played(Match(start(Duel())), 3)), 2)
    twice = carried(Latest(), once)
    assert (twice.start.carried, twice.state.rules) == (3, 3)


class Scarred(DuelState):
    """Has a field more than the duel of before, and one less."""

    __slots__ = ("banner", "scars")

    def __init__(self, seats: int, setup: DuelSetup, chance: Chance) -> None:
        super().__init__(seats, setup, chance)
        self.scars = [0] * seats
        self.banner = "red"

    def copy(self) -> Scarred:
        twin = super().copy()
        twin.scars, twin.banner = self.scars[:], self.banner
        return twin


Scarred.__name__ = "DuelState"


class Wounding(Duel):
    version = 2
    parts = Parts([Scarred], {})

    def new(self, seats: int, setup: Any, chance: Chance) -> DuelState:
        return Scarred(seats, setup, chance)


def test_a_field_that_is_new_begins_as_in_a_match_that_begins_now() -> None:
    match = carried(Wounding(), played(Match(start(Duel())), 3))
    state: Any = match.state
    assert (state.scars, state.banner) == ([0, 0], "red")
    state.scars[0] = 5
    assert carried(Wounding(), played(Match(start(Duel())), 3)).state.scars == [0, 0], "each has its own"  # type: ignore[attr-defined]


def test_a_field_that_is_gone_is_not_missed() -> None:
    match = played(Match(start(Wounding())), 3)
    assert played(carried(Forgetful(), match)).outcome is not None


def test_what_cannot_be_bridged_is_refused_in_words() -> None:
    class Unlike(Duel):
        version = 2

        def new(self, seats: int, setup: Any, chance: Chance) -> DuelState:
            s = super().new(seats, setup, chance)
            s.hands = []
            return s

        def view(self, s: DuelState, seat: int | None) -> Any:
            raise KeyError("hands")

    class Renamed(Duel):
        version = 2
        parts = Parts([type("Other", (DuelState,), {"__slots__": ()})], {})

    class Fewer(Duel):
        version = 2
        seats = range(3, 5)

    match = played(Match(start(Duel())), 3)
    for game, code in ((Unlike(), "saved-changed"), (Renamed(), "saved-changed"), (Fewer(), "wrong-seats")):
        with pytest.raises(CannotLoad) as refused:
            carried(game, match)
        assert refused.value.code == code
        assert all(said(refused.value))


def test_choices_of_verbs_that_are_gone_are_still_known_to_have_been_made() -> None:
    class Silent(Forgetful):
        verbs: ClassVar[tuple[Verb, ...]] = (LAY, PASS)

        def turn(self, s: DuelState) -> Play[None]:
            s.peeked[0] = True
            return super().turn(s)

    match = Match(start(Duel()))
    match.choose(0, PEEK())
    went_on = carried(Silent(), played(match, 2))
    assert went_on.choices[0][1].id == "peek"
    assert went_on.record().choices[0] == (0, "peek")


def test_a_match_that_is_over_by_the_new_rules_stays_over() -> None:
    class Short(Forgetful):
        def outcome(self, s: DuelState) -> Outcome | None:
            return Outcome(winners=(0,), scores=(0, 0)) if s.rounds else None

    over = carried(Short(), played(Match(start(Duel())), 4))
    assert over.outcome is not None
    assert Match.from_saved(Short(), over.save()).outcome == over.outcome
    assert over.fork().outcome == over.outcome


@pytest.mark.parametrize("game", list(undercroft.games()))
def test_every_game_can_carry_its_matches_over_at_any_moment(game: str) -> None:
    room = undercroft.games()[game]
    match = Match(Start(room, 2, 11, None))
    while match.outcome is None and len(match.choices) < 80:
        went_on = carry_over(room, match.save())
        for seat, option in match.choices[len(went_on.choices) :]:
            went_on.choose(seat, option)
        assert all_that_is_seen(went_on) == all_that_is_seen(match)
        decision = match.decisions[-1]
        match.choose(decision.seat, decision.options[7 * len(match.choices) % len(decision.options)])


def all_that_is_seen(match: Match) -> list[object]:
    views = [msgspec.json.encode(match.view(seat)) for seat in (None, 0, 1)]
    return [views, [str(decision) for decision in match.decisions], match.events]
