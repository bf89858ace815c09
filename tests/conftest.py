"""Which rules have a passing test: collected from the run itself, written for ``undercroft rules --coverage``."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

RESULTS = Path(__file__).parent.parent / "build" / "rule-tests.json"


class RuleTests:
    """Collects, for every test marked with rules, whether it passed."""

    def __init__(self) -> None:
        self.rules_of: dict[str, list[str]] = {}
        self.passed: dict[str, bool] = {}

    @pytest.hookimpl
    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        rules = dict(report.user_properties).get("rules")
        if isinstance(rules, str):
            self.rules_of[report.nodeid] = rules.split()
            good = self.passed.get(report.nodeid, True)
            self.passed[report.nodeid] = good and report.outcome == "passed"

    @pytest.hookimpl
    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.rules_of and not hasattr(session.config, "workerinput"):
            tests = {test: {"rules": rules, "passed": self.passed[test]} for test, rules in self.rules_of.items()}
            RESULTS.parent.mkdir(exist_ok=True)
            RESULTS.write_text(json.dumps(tests, indent=1, sort_keys=True), encoding="utf-8")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(RuleTests(), "rule-tests")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        rules = [str(rule) for mark in item.iter_markers("rule") for rule in mark.args]
        if rules:
            item.user_properties.append(("rules", " ".join(rules)))
