"""Matches of several players against themselves, side by side."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from undercroft.lab.balance.results import Balance
from undercroft.lab.balance.wording import Wording
from undercroft.lab.statistics import Estimate

Cell = Callable[[Balance, Wording], str]


def side_by_side(balance: Balance, lang: str) -> tuple[list[str], list[list[str]]]:
    """The headers, and a row for each hero, for the number of matches, their length, and what is out of bounds."""
    reports = [balance, *balance.beside]
    wordings = [Wording(report, lang) for report in reports]
    words = wordings[0]
    rows: list[tuple[str, Cell]] = [(words.name(hero), _hero(hero)) for hero in sorted(_heroes(reports))]
    rows += [(words.say("length"), _length), (words.say("within-bounds"), _within), (words.say("findings"), _findings)]
    return (
        ["", *[f"{wording.players()} ({wording.count(wording.matches)})" for wording in wordings]],
        [[name, *[cell(*each) for each in zip(reports, wordings, strict=True)]] for name, cell in rows],
    )


def _heroes(reports: Sequence[Balance]) -> set[str]:
    return {standing.name for report in reports for standing in report.heroes}


def _hero(hero: str) -> Cell:
    def cell(report: Balance, wording: Wording) -> str:
        found = [standing.victories for standing in report.heroes if standing.name == hero]
        return wording.written(found[0]) if found else ""

    return cell


def _length(report: Balance, wording: Wording) -> str:
    return wording.written(report.length.mean, wording.number) if report.length else ""


def _within(report: Balance, wording: Wording) -> str:
    within: Estimate | None = report.length.within if report.length else None
    return wording.written(within) if within else ""


def _findings(report: Balance, wording: Wording) -> str:
    return wording.count(len(report.findings))
