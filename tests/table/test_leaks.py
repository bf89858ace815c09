"""In two worlds that somebody cannot tell apart the server says the same, apart from names, seeds and times."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

import undercroft
from tests.conformance.cases import Case
from tests.conformance.play import at_random, play_on
from tests.conformance.worlds import Leak, Looker, Twins, lookers, twins
from tests.table.house import PATIENCE, server, settings
from tests.table.visitor import Data, Visitor
from undercroft.engine.decision import Option
from undercroft.table import thinking
from undercroft.table.course import Course
from undercroft.table.showing import show_events, show_outcome, show_sight
from undercroft.table.storage.rows import Step

# -- what is shown --------------------------------------------------------------------------------


class Shown(Twins):
    """Two worlds as the table shows them to whoever looks on."""

    def __init__(self, worlds: Twins, seed: int) -> None:
        super().__init__(worlds.one, worlds.other, worlds.looker, seed)
        self._courses = [Course.begin(match.start, 0.0) for match in (self.one, self.other)]
        self._look()

    def _look(self) -> None:
        self.one, self.other = (course.match for course in self._courses)

    def choose(self, seat: int, here: Option, there: Option) -> None:
        for course, option in zip(self._courses, (here, there), strict=True):
            step = Step(seat, option.id, "person", 0.0)
            course.accept(step, course.prepare(step))
        self._look()

    def undo(self, seat: int) -> None:
        for course in self._courses:
            for step in course.way_back(seat, 0.0):
                course.accept(step, course.prepare(step))
        self._look()

    def compare(self) -> bool:
        same = super().compare()
        if same:
            self.hold("what is shown", *[self._shown(course) for course in self._courses])
        return same

    def _shown(self, course: Course) -> list[Any]:
        sight = show_sight(course, self.looker, None).model_dump_json()
        events = show_events(course.match, self.looker, 0)
        return [sight, events, list(course.now.asked.items()), show_outcome(course.match.outcome), self._sealed(course)]

    def _sealed(self, course: Course) -> bytes:
        record: bytes = course.match.record(sealed=True).json()
        return record


@pytest.mark.parametrize("game", undercroft.games())
def test_the_table_shows_the_same(game: str) -> None:
    steps = 0
    for seed in range(8):
        match = play_on(Case(game, 3, {}).match(seed), at_random(seed), 4 * seed + 3)
        for looker in lookers(match) if match.outcome is None else ():
            steps += Shown(twins(match, looker, seed), seed).play(most=20)
    assert steps >= 40


def test_a_leak_of_the_table_alone_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def may_undo(course: Course, seat: int) -> bool:
        return len(course.match.decisions[0].options) % 2 == 0

    monkeypatch.setattr(Course, "may_undo", may_undo)
    with pytest.raises(Leak, match="what is shown"):
        test_the_table_shows_the_same("dungeoneer")


# -- what is said ---------------------------------------------------------------------------------

NOT_COMPARED = ("now", "until", "made", "started", "commitment")
ELSEWHERE = {0: "elsewhere_for_the_first_seat", None: "elsewhere_for_a_spectator"}


@pytest.fixture(scope="module", params=list(ELSEWHERE), ids=["seat", "spectator"])
def addresses(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Any]]:
    """Who looks on, a server, and one elsewhere."""
    with ExitStack() as stack, pytest.MonkeyPatch.context() as patch:
        patch.setattr(thinking, "QUICK_WINDOW", PATIENCE)  # whoever is asked is not forestalled by an order
        found: list[Any] = [request.param]
        for world in ("here", ELSEWHERE[request.param]):
            data: Path = tmp_path_factory.mktemp(world)
            given = settings(
                data, games=f"tests.table.elsewhere:{world}", window=PATIENCE, passing=(PATIENCE, PATIENCE)
            )
            found.append(stack.enter_context(server(given)))
        yield found


class Company:
    """Two who play and one who watches, at a table of their own."""

    def __init__(self, url: str, game: str, setup: Data) -> None:
        ann, bob, eve = (Visitor(url, name) for name in ("Ann", "Bob", "Eve"))
        self.table = ann.create(game, public=True, setup=setup)
        bob.post(f"/tables/{self.table}/seats/1/take")
        bob.post(f"/tables/{self.table}/ready")
        ann.post(f"/tables/{self.table}/start")
        people: dict[Looker, Visitor] = {0: ann, 1: bob, None: eve}
        self.sittings = {looker: visitor.sit(self.table) for looker, visitor in people.items()}
        self._order(game)

    def _order(self, game: str) -> None:
        """Where a game asks out of turn, both want to be asked at every moment, and one never because of some card."""
        moments = None if game == "duel" else undercroft.games()[game].moments
        for kind in () if moments is None else moments.kinds:
            for seat in (0, 1):
                self.sittings[seat].ask(type="order", seat=seat, order=f"always:{kind}")
        if moments is not None:
            self.sittings[1].ask(type="order", seat=1, order="never-with:scare-away")

    def close(self) -> None:
        for sitting in self.sittings.values():
            sitting.socket.close()

    def catch_up(self) -> None:
        """All that was said has been heard."""
        for sitting in self.sittings.values():
            sitting.ask(type="ping")

    @property
    def asked(self) -> list[int]:
        return [each["seat"] for each in self.sittings[None].deciding]

    def heard_by(self, looker: Looker) -> list[str]:
        """Byte for byte, apart from names, seeds and times; the record too, as long as it is sealed."""
        sitting = self.sittings[looker]
        texts = without_presence(sitting.heard)
        if sitting.outcome is None:
            texts.append(sitting.visitor.http.get(f"/api/tables/{self.table}/record").text)
        return [json.dumps(json.loads(text.replace(self.table, "table"), object_hook=scrub)) for text in texts]

    def ask_too_much(self, looker: Looker) -> None:
        """For what cannot be had: a choice that is not on offer, and to take back what is revealed."""
        if looker is None:
            return
        sitting = self.sittings[looker]
        number = (sitting.decision(looker) or {"number": 0})["number"]
        sitting.ask(type="forecast", seat=looker, number=number)
        sitting.ask(type="why-not", seat=looker, number=number, option="lay:770001")
        sitting.ask(type="choose", seat=looker, number=number, option="play:sword")
        if not sitting.sights[looker]["may_undo"]:
            sitting.ask(type="undo", seat=looker)


def without_presence(texts: list[str]) -> list[str]:
    """Who comes and goes is told soon, once for all: how often depends on the moment, and the last time may come after
    the end of the match."""
    kept: list[str] = []
    for text in texts:
        message = json.loads(text)
        if message["type"] != "table" or (message["table"]["status"] != "playing" and text not in kept):
            kept.append(text)
    return kept


def scrub(data: Data) -> Data:
    return {key: value for key, value in data.items() if key not in NOT_COMPARED}


@pytest.mark.parametrize(
    ("game", "setup", "least"),
    [
        ("duel", {"rounds": 2}, 2),
        ("dungeon-raiders", {}, 4),
        ("dungeon-raiders", {"variant": "tactical", "characters": "choose"}, 4),
        ("dungeoneer", {}, 6),
        ("dungeoneer", {"blank_spots": "none"}, 10),
    ],
)
def test_the_sockets_and_the_sealed_record_say_the_same(
    addresses: list[Any], game: str, setup: Data, least: int
) -> None:
    looker, *urls = addresses
    compared = 0
    for seed in range(12):
        compared += compare_a_line(urls, game, setup, looker, Random(seed))
        if compared >= least:
            return
    pytest.fail(f"only {compared} steps were compared")


def compare_a_line(urls: list[str], game: str, setup: Data, looker: Looker, luck: Random) -> int:
    """As long as both worlds look the same, so many steps at most; how many there were."""
    companies, compared = [Company(url, game, setup) for url in urls], 0
    while compared < 20 and listen(companies, looker):
        compared += 1
        if not choose_the_same(companies, luck):
            break
    for company in companies:
        company.close()
    return compared


def listen(companies: list[Company], looker: Looker) -> bool:
    """Whether the two worlds look the same to the looker; then all that was said is."""
    for company in companies:
        company.catch_up()
    one, other = ([company.sittings[looker].sights[looker]["view"]] for company in companies)
    if one != other:
        return False
    for company in companies:
        company.ask_too_much(looker)
    here, there = (company.heard_by(looker) for company in companies)
    assert here == there
    return True


def choose_the_same(companies: list[Company], luck: Random) -> bool:
    """A choice that is on offer in both worlds; whether there was one."""
    for seat in luck.sample(companies[0].asked, len(companies[0].asked)):
        offers = [company.sittings[seat].options(seat) for company in companies]
        both = [option for option in offers[0] if option in offers[1]]
        if both:
            option = luck.choice(both)
            for company in companies:
                company.sittings[seat].chosen(seat, option)
            return True
    return False
