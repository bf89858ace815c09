"""The review of a finished match, over HTTP."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.table.house import PATIENCE, server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Data, Visitor
from undercroft.lab.review import MOST_SUSPECTS
from undercroft.table import reviewing


def finish(ann: Visitor, game: str = "dungeon-roll", seats: int = 2, **more: Any) -> str:
    table = ann.play_now(game, seats, computer="thumb", **more)
    with ann.sit(table) as sitting:
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
    return table


def wait_for(ann: Visitor, table: str) -> tuple[Data, list[Data]]:
    """The review, and what was answered while it was worked out."""
    waiting: list[Data] = []
    end = time.monotonic() + 3 * PATIENCE
    while time.monotonic() < end:
        answer = ann.http.get(f"/api/tables/{table}/review")
        if answer.status_code == 200:
            return answer.json(), waiting
        assert answer.status_code == 202, answer.text
        waiting.append(answer.json())
    raise AssertionError("the review takes too long")


def test_how_the_chances_went(tmp_path: Path) -> None:
    with server(settings(tmp_path, review_seconds=3)) as here:
        ann = Visitor(here)
        table = finish(ann)
        found, waiting = wait_for(ann, table)
        record = ann.get(f"/tables/{table}/record")
        count = len(record["choices"])
        assert found["unit"] == "chance"
        assert [len(curve) for curve in found["curves"]] == [count + 1] * 2
        assert all(sum(chances) == pytest.approx(1) for chances in zip(*found["curves"], strict=True))
        assert [curve[-1] for curve in found["curves"]] == [
            1 / len(record["outcome"]["winners"]) if seat in record["outcome"]["winners"] else 0 for seat in (0, 1)
        ]
        assert waiting, "seconds of thinking are not waited for"
        of = count + MOST_SUSPECTS
        assert all(answer["of"] == of and 0 <= answer["done"] <= of for answer in waiting)
        assert [answer["done"] for answer in waiting] == sorted(answer["done"] for answer in waiting)
        check_costly(found["costly"], record)
        again, waited = wait_for(ann, table)
        assert again == found, "worked out once"
        assert not waited


def check_costly(costly: list[Data], record: Data) -> None:
    assert costly, "whoever always takes the first option makes mistakes"
    for choice in costly:
        assert [choice["seat"], choice["chosen"]["id"]] == record["choices"][choice["number"] - 1]
        assert choice["better"]["id"] != choice["chosen"]["id"]
        assert choice["better"]["verb"]
        assert choice["cost"]["low"] > 0
        assert choice["cost"]["value"] == pytest.approx(choice["best"]["value"] - choice["value"]["value"])
    costs = [choice["cost"]["value"] for choice in costly]
    assert costs == sorted(costs, reverse=True)


def test_alone_points_are_counted(tmp_path: Path) -> None:
    with server(settings(tmp_path, review_seconds=0.5)) as here:
        ann = Visitor(here)
        table = finish(ann, seats=1)
        found, _ = wait_for(ann, table)
        assert found["unit"] == "points"
        assert found["curves"][0][-1] == ann.get(f"/tables/{table}/record")["outcome"]["scores"][0]


def test_a_match_with_secrets_that_no_judge_knows(tmp_path: Path) -> None:
    with server(settings(tmp_path, review_seconds=0.5)) as here:
        ann = Visitor(here)
        found, _ = wait_for(ann, finish(ann, "duel", 3, setup={"rounds": 3}))
        assert found["unit"] == "chance"
        assert len(found["curves"]) == 3


def test_only_a_finished_match_is_reviewed(url: str) -> None:
    ann = Visitor(url)
    assert ann.refused_get(f"/tables/{ann.play_now()}/review") == (409, "not-over")
    assert ann.refused_get("/tables/nowhere/review") == (404, "no-such-table")


def test_others_do_not_wait_for_a_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MOST_AT_ONCE", 1)
    with server(settings(tmp_path, review_seconds=600)) as here:
        ann = Visitor(here)
        first, second = finish(ann), finish(ann)
        assert ann.http.get(f"/api/tables/{first}/review").status_code == 202
        assert ann.refused_get(f"/tables/{second}/review") == (429, "review-busy")
        assert ann.get(f"/tables/{first}/verify")["holds"]
        with ann.sit(ann.play_now("dungeon-roll", 2, computer="easy", setup={"first": 1})) as sitting:
            sitting.until_so(lambda: sitting.step >= 1)
        at_work = httpx.get(f"{here}/api/tables/{first}/review").json()
        assert at_work["done"] < at_work["of"]
