"""Which numbered rules have a passing test: read from what a test run left behind, never from a list kept by hand."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import msgspec

from undercroft.engine.errors import UndercroftError
from undercroft.engine.game import Game
from undercroft.rulebook import Rulebook

PROJECT = Path(__file__).parents[3]
RESULTS = PROJECT / "build" / "rule-tests.json"


class RuleTest(msgspec.Struct, frozen=True):
    """One test: the rules it proves, and whether it passed."""

    rules: list[str]
    passed: bool


class Coverage(msgspec.Struct, frozen=True):
    """How much of a game's rulebook is proved."""

    rules: int
    tested: int
    untestable: dict[str, str]
    missing: list[str]


def run_tests() -> None:
    """Run the tests that name rules; they leave their results behind."""
    if not (PROJECT / "tests").is_dir():
        raise UndercroftError("coverage comes from a test run: use a checkout of the project, not an installed package")
    RESULTS.unlink(missing_ok=True)
    subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-m", "rule", "-p", "no:cacheprovider", str(PROJECT / "tests")],
        cwd=PROJECT,
        stdout=sys.stderr,
        check=False,
    )
    if not RESULTS.exists():
        raise UndercroftError("the test run left no results; is the project installed with its extra 'dev'?")


def is_stale() -> bool:
    """Whether code or tests have changed since the last test run, or there was none."""
    if not RESULTS.exists():
        return True
    made = RESULTS.stat().st_mtime
    sources = [path for folder in ("src", "tests") for path in (PROJECT / folder).rglob("*") if path.is_file()]
    return any(path.stat().st_mtime > made for path in sources if path.suffix in (".py", ".toml"))


def coverage_of(game: Game[Any]) -> Coverage:
    """From the results of the last test run."""
    tests = msgspec.json.decode(RESULTS.read_bytes(), type=dict[str, RuleTest])
    proved: dict[str, bool] = {}
    for test in tests.values():
        for rule in test.rules:
            proved[rule] = proved.get(rule, True) and test.passed
    ids = [rule.id for rule in Rulebook(game).rules("en")]
    untestable = untestable_rules(game)
    tested = [rule for rule in ids if proved.get(rule)]
    missing = [rule for rule in ids if not proved.get(rule) and rule not in untestable]
    return Coverage(rules=len(ids), tested=len(tested), untestable=untestable, missing=missing)


def untestable_rules(game: Game[Any]) -> dict[str, str]:
    """Statements about cardboard only, each with its reason."""
    path = game.folder / "rulebook" / "untestable.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
