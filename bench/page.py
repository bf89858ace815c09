"""How soon a page can be used: from the start of its loading until the first thing to do can be clicked.

``make bench-page``: a real server process and a real Chromium, a new visitor for every run (nothing in the cache), and
once more with what the browser has kept. Beside it stands the processor time of the page's main thread, which other
work on the machine hardly changes. Needs Chromium and the built web app.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import undercroft
from bench.replay import add_long_match
from bench.table.server import serving, wait_for
from tests.browser.conftest import QUIET, find_chromium

WATCH = """(wanted) => {
    window.usable = new Promise((done) => {
        const look = () => {
            const found = document.querySelector(wanted);
            if (found !== null && found.getClientRects().length > 0 && !found.disabled) done(performance.now());
            else requestAnimationFrame(look);
        };
        look();
    });
}"""
"""Notes in the page when what is wanted can be clicked, in milliseconds since its loading began."""
PLAY = "button.primary"
OPTION = "[data-option-id]"
SCRUBBER = "input[type=range]"
SEATS = 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=10)
    parser.add_argument("--json", action="store_true")
    options = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit("there is no Chromium here")
    with tempfile.TemporaryDirectory() as folder:
        finished = add_long_match(Path(folder))
        with serving(Path(folder), pace=0.1) as url:
            wait_for(url)
            result = _measure(url, path, options.runs, finished)
    if options.json:
        print(json.dumps(result, indent=1))
    else:
        _print(result)


def _measure(url: str, chromium: str, runs: int, finished: str) -> dict[str, dict[str, float]]:
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(QUIET))
        places: dict[str, tuple[Callable[[Any], str], str]] = {"start page": (lambda _: "/", PLAY)}
        for game in undercroft.games():
            places[f"a table of {game}"] = (_table(game, SEATS), OPTION)
        places["a replay of 3,000 choices"] = (lambda _: f"/t/{finished}/replay", SCRUBBER)
        result = {name: _sum_up(browser, url, place, wanted, runs) for name, (place, wanted) in places.items()}
        browser.close()
    return result


def _table(game: str, seats: int) -> Callable[[Any], str]:
    """Begins a match and lets the computers choose until it is our turn; where it is."""

    def begin(context: Any) -> str:
        context.request.post("/api/me", data={"name": "Bench"})
        body = {"game": game, "seats": seats, "computer": "thumb"}
        answer = context.request.post("/api/play-now", data=body).json()
        table = answer["table"]["id"]
        while 0 not in answer["table"]["deciding"]:
            time.sleep(0.2)
            answer = context.request.get(f"/api/tables/{table}").json()
        return f"/t/{table}"

    return begin


class Visit(NamedTuple):
    """How long it takes somebody new, and the same browser once more, in milliseconds."""

    first: float
    again: float
    thread: float
    """Processor time of the page's main thread, for the first."""
    kilobytes: float
    """What came over the wire, for the first."""


def _sum_up(browser: Any, url: str, place: Callable[[Any], str], wanted: str, runs: int) -> dict[str, float]:
    visits = [_visit(browser, url, place, wanted) for _ in range(runs)]
    return {
        "first visit, median": round(statistics.median(visit.first for visit in visits)),
        "worst": round(max(visit.first for visit in visits)),
        "of it main thread": round(statistics.median(visit.thread for visit in visits)),
        "KB of it all": round(statistics.median(visit.kilobytes for visit in visits)),
        "again, median": round(statistics.median(visit.again for visit in visits)),
    }


def _visit(browser: Any, url: str, place: Callable[[Any], str], wanted: str) -> Visit:
    context = browser.new_context(base_url=url, viewport={"width": 1440, "height": 900})
    path = place(context)
    context.add_init_script(f"({WATCH})({json.dumps(wanted)})")
    page = context.new_page()
    tools = context.new_cdp_session(page)
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    tools.send("Network.enable")
    sizes: list[float] = []
    tools.on("Network.loadingFinished", lambda event: sizes.append(event["encodedDataLength"]))
    first = _load(page, path)
    spent = {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}
    kilobytes = sum(sizes) / 1000
    visit = Visit(first, _load(page, path), 1000 * spent["TaskDuration"], kilobytes)
    context.close()
    return visit


def _load(page: Any, path: str) -> float:
    page.goto(path, wait_until="commit")
    return float(page.evaluate("() => window.usable"))


def _print(result: dict[str, dict[str, float]]) -> None:
    from rich.console import Console
    from rich.table import Table

    table = Table(title="Until the first thing to do can be clicked, in milliseconds")
    table.add_column("page")
    for name in next(iter(result.values())):
        table.add_column(name, justify="right")
    for name, figures in result.items():
        table.add_row(name, *(f"{value:g}" for value in figures.values()))
    Console().print(table)


if __name__ == "__main__":
    main()
