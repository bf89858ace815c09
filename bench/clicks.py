"""Whole matches clicked through in a real browser: how many clicks they take, and how long what matters stays.

``python -m bench.clicks``: against rules of thumb, taking what the hint recommends, with "one click takes" switched on.
Asking for the hint is not counted. A moment is too short if it was in sight for less than its letters take to read.
Needs Chromium and the built web app; on a busy machine moments may be a little shorter or longer.
"""

from __future__ import annotations

import argparse
import json
import re
import tempfile
import time
from collections import Counter, defaultdict
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, sync_playwright
from playwright.sync_api import TimeoutError as Late

from bench.table.server import serving, wait_for
from tests.browser.conftest import QUIET, find_chromium
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.browser.watching import ONE_CLICK, WATCH, Seen, seen

SEATS = {"dungeon-roll": 2, "dungeon-raiders": 4, "dungeoneer": 3}
BEFORE = {"dungeon-roll": 121, "dungeon-raiders": 58, "dungeoneer": 307}
"""Clicks of a match when it was first played through, with two clicks for every choice."""
ENOUGH = 0.6
MOMENTS = ("dice", "stage", "gains", "cards", "room", "lane", "result")
LATE = 120
"""Milliseconds by which a busy machine may miss."""
LIES = "lies there"
MOMENT = """() => {
    const found = document.querySelector('[data-act][data-part=verdict], [data-verdict], [data-lane=done]');
    return found === null ? null : found.dataset.act ?? found.dataset.verdict ?? 'lane';
}"""
PACE = 0.3
"""Seconds between two choices of a computer player, as usual."""


class Played(NamedTuple):
    clicks: int
    decisions: int
    single: Counter[str]
    """Decisions with one option only, by that option's verb."""
    taken: Counter[str]
    """All decisions, by the verb of what was taken."""
    moments: list[Seen]
    seconds: float


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(SEATS))
    parser.add_argument("--matches", type=int, default=1)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--phone", action="store_true")
    parser.add_argument("--theme", default="dark")
    parser.add_argument("--hint", default="search:60", help="who is asked what to do")
    parser.add_argument("--pictures", type=Path, help="a folder for one picture of each kind of moment")
    parser.add_argument("--all", action="store_true", help="every moment, not only what was too short")
    given = parser.parse_args()
    path = find_chromium()
    if path is None:
        raise SystemExit("there is no Chromium here")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        with serving(Path(folder), PACE, hint=given.hint) as url:
            wait_for(url)
            for game in given.games:
                for _ in range(given.matches):
                    _print(game, _play(browser, url, game, given), everything=given.all)
        browser.close()


def _play(browser: Browser, url: str, game: str, given: argparse.Namespace) -> Played:
    size = PHONE if given.phone else DESK
    visitor = Visitor(browser, url, lang=given.lang, size=size, theme=given.theme, pace=1)
    for script in (WATCH, ONE_CLICK):
        visitor.context.add_init_script(script)
    visitor.play_now(game, SEATS.get(game, 2))
    player = Player(visitor, given.pictures)
    begun = time.monotonic()
    while visitor.wait_for_turn():
        player.decide()
    asked = [question.since for question in seen(visitor.page, "question")]
    moments = [_told(each, asked) for name in MOMENTS for each in seen(visitor.page, name) if each.until is not None]
    player.picture("ending")
    for line in visitor.close():
        print("in the page:", line)
    return Played(player.clicks, player.decisions, player.single, player.taken, moments, time.monotonic() - begun)


class Player:
    """Takes what the hint recommends, with real clicks."""

    def __init__(self, visitor: Visitor, pictures: Path | None) -> None:
        self.page: Page = visitor.page
        self.visitor = visitor
        self.clicks = 0
        self.decisions = 0
        self.single: Counter[str] = Counter()
        self.taken: Counter[str] = Counter()
        self._pictures = pictures

    def decide(self) -> None:
        self.decisions += 1
        offered = self.visitor.offered()
        taken = self._advised() if len(offered) > 1 else offered[0]
        verb = re.split("[:.]", taken)[0]
        self.taken[verb] += 1
        self.single[verb] += len(offered) == 1
        self._take(taken)

    def _advised(self) -> str:
        """By the hint; if there is none, the first row."""
        self.page.keyboard.press("h")
        hinted = self.page.locator(".hinted[data-option-id]").first
        with suppress(Late):
            hinted.wait_for(timeout=8000)
            return str(hinted.get_attribute("data-option-id"))
        return str(self.visitor.rows.first.get_attribute("data-option-id"))

    def _take(self, option: str) -> None:
        row = self.page.locator(f'[data-option-id="{option}"]:not([inert] *)').first
        if row.get_attribute("aria-pressed") == "true":
            self.visitor.act.click()
        else:
            row.click()
        self.clicks += 1
        self._watch()

    def _watch(self) -> None:
        """Look on until it is asked again, and keep a picture of each kind of moment."""
        end = time.monotonic() + 120
        while time.monotonic() < end:
            kind = self.page.evaluate(MOMENT) if self._pictures is not None else None
            if kind is not None:
                self.picture(f"moment-{kind}")
            if self.page.locator("[data-option-id]:enabled, [aria-labelledby=ending-title]").first.is_visible():
                return
            self.page.wait_for_timeout(60)

    def picture(self, name: str) -> None:
        if self._pictures is None or (self._pictures / f"{name}.png").exists():
            return
        self._pictures.mkdir(parents=True, exist_ok=True)
        self.page.screenshot(path=self._pictures / f"{name}.png")


def _told(moment: Seen, asked: list[float]) -> Seen:
    """Dice that one has rolled oneself lie there until one acts: their sentence may make room for the question."""
    until = moment.until or 0.0
    lies = moment.kind == "plain" and any(until <= since < until + LATE for since in asked)
    return moment._replace(kind=LIES) if lies else moment


def _print(game: str, played: Played, *, everything: bool) -> None:
    bar = f", at most {ENOUGH * BEFORE[game]:.0f}" if game in BEFORE else ""
    single = sum(played.single.values())
    print(f"{game}: {played.clicks} clicks{bar}; {played.decisions} decisions, {single} of one option")
    print(f"  of one option: {json.dumps(+played.single)}; all: {json.dumps(played.taken)}; {played.seconds:.0f} s")
    kinds: dict[tuple[str, str], list[Seen]] = defaultdict(list)
    for moment in played.moments:
        kinds[moment.name, moment.kind].append(moment)
    for (name, kind), moments in sorted(kinds.items()):
        short = [moment for moment in moments if moment.shown < _needs(moment) - LATE]
        least = min(moment.shown / _needs(moment) for moment in moments)
        spans = f"{min(m.shown for m in moments) / 1000:.1f}-{max(m.shown for m in moments) / 1000:.1f} s"
        told = f"{len(moments):3} times, {spans}, {least:.0%} of the time needed, {len(short)} too short"
        print(f"  {name:7} {kind:18} {told}")
        for moment in moments if everything else short:
            print(f"      {moment.shown / 1000:.2f} of {_needs(moment) / 1000:.2f} s: {moment.text[:110]}")


def _needs(moment: Seen) -> float:
    """Dice and cards that lie there need no reading, but a look."""
    read = moment.name in ("stage", "room", "lane", "result") and moment.kind != LIES
    return moment.needs if read else 500.0


if __name__ == "__main__":
    main()
