"""Odd input of every kind is refused with words in both languages, and leaves no trace. What escapes is kept in
``corpus/`` and fed again every time."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from tests.fuzz.feeding import CORPUS, Feeders, keep, run
from tests.fuzz.mutate import mutate

pytestmark = pytest.mark.xdist_group("fuzz")

BUDGET = {"options": 2_000, "record": 1_200, "setup": 1_200}
SOAK = {"options": 400_000, "record": 300_000, "setup": 300_000}
PARTS = 10


@pytest.fixture(scope="module")
def feeders() -> Feeders:
    return Feeders()


def refuses_everything(feeders: Feeders, kind: str, seed: str, inputs: int) -> None:
    escaped = run(feeders, kind, seed, inputs)
    kept = [f"{keep(given)}: {error}" for given, error in escaped[:10]]
    assert not escaped, "\n".join([f"{len(escaped)} of {inputs} escaped", *kept])


@pytest.mark.parametrize("path", sorted(CORPUS.glob("*.json")), ids=lambda path: path.stem)
def test_what_once_escaped_is_refused(feeders: Feeders, path: Path) -> None:
    feeders.feed(json.loads(path.read_text(encoding="ascii")))


@pytest.mark.parametrize("kind", BUDGET)
def test_odd_input_is_refused_without_a_trace(feeders: Feeders, kind: str) -> None:
    refuses_everything(feeders, kind, "every day", BUDGET[kind])


@pytest.mark.soak
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("kind", SOAK)
def test_a_million_odd_inputs_are_refused(feeders: Feeders, kind: str, part: int) -> None:
    refuses_everything(feeders, kind, f"{kind}/{part}", SOAK[kind] // PARTS)


def test_the_same_luck_makes_the_same_inputs_and_changes_nothing_given() -> None:
    good = {"setup": {"sets": ["serpent"]}, "choices": [[0, "move:north:hall"]] * 3}
    before = json.dumps(good)
    first, second = ([repr(mutate(rng, good)) for _ in range(200)] for rng in (Random(1), Random(1)))
    assert first == second
    assert len(set(first)) > 150
    assert json.dumps(good) == before
