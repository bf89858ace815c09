"""The whole API, asked with whatever the schema allows: nothing breaks, and every answer is one that it promises."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.table.house import Process
from tests.table.house import settings as house_settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor
from undercroft.table.app import make_app

PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
EXAMPLES = 20
"""Of each request."""


class Places:
    """Somebody with tables of every kind, and ids to ask for: those, and one of no table."""

    def __init__(self, url: str) -> None:
        self.ann = Visitor(url)
        finished = self.ann.play_now(seats=2, setup={"rounds": 1})
        with self.ann.sit(finished) as sitting:
            play_to_the_end(sitting)
            sitting.until_so(lambda: sitting.table["status"] == "finished")
        playing = self.ann.play_now("dungeon-roll", 1)
        self.ids = cycle([finished, playing, finished, self.ann.create(), "nowhere"])
        self.games = cycle(["dungeon-roll", "duel", "talisman"])
        self.seats = cycle(["0", "1", "7"])

    def fill(self, case: Any) -> None:
        """Ask for things that are there; otherwise nearly every answer would be that there is no such thing."""
        for name, known in (("table_id", self.ids), ("game_id", self.games), ("seat", self.seats)):
            if name in case.path_parameters:
                case.path_parameters[name] = next(known)
        if isinstance(case.body, dict) and isinstance(case.body.get("game"), str):
            case.body.update(game=next(self.games), setup={})


@pytest.fixture(scope="module")
def places(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Places]:
    process = Process(tmp_path_factory.mktemp("api"))
    yield Places(process.url)
    process.kill()


API = schemathesis.openapi.from_dict(make_app(house_settings(Path("nowhere"))).openapi())
OPERATIONS = {found.ok().label: found.ok() for found in API.get_all_operations() if isinstance(found, Ok)}


def ways_to_ask() -> Iterator[tuple[str, GenerationMode]]:
    """Everything can be asked rightly, and wrongly what has a body or a query."""
    for label, operation in OPERATIONS.items():
        yield label, GenerationMode.POSITIVE
        if len(operation.body) or len(operation.query):
            yield label, GenerationMode.NEGATIVE


@pytest.mark.parametrize(("label", "mode"), list(ways_to_ask()))
def test_every_answer_is_promised(label: str, mode: GenerationMode, places: Places) -> None:
    """Asked by somebody who is known here, and now and then by a stranger."""
    known = Visitor(places.ann.url) if label.endswith(("/renew", "DELETE /api/me")) else places.ann
    askers = cycle([{"Cookie": known.cookie}] * 9 + [{}])

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(case=OPERATIONS[label].as_strategy(generation_mode=mode))
    def ask(case: Any) -> None:
        places.fill(case)
        case.call_and_validate(base_url=places.ann.url, headers=next(askers), checks=PROMISES)

    ask()
