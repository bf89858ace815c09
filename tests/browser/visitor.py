"""Somebody at a browser."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, expect

from tests.table.visitor import Visitor as Client

AXE = Path(__file__).parent.parent.parent / "web" / "node_modules" / "axe-core" / "axe.min.js"
PATIENCE = 60_000
"""Milliseconds that a visitor waits for anything."""
DESK = (1440, 900)
PHONE = (390, 844)

expect.set_options(timeout=PATIENCE)


class Visitor:
    """One person with a browser: goes to pages, clicks, types; remembers what went wrong in it."""

    def __init__(
        self,
        browser: Browser,
        address: str,
        *,
        lang: str = "en",
        size: tuple[int, int] = DESK,
        theme: str = "dark",
        pace: int = 0,
        forgive: str = "",
    ) -> None:
        width, height = size
        self.address = address
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < 720,
            locale=lang,
            reduced_motion="no-preference" if pace else "reduce",
            accept_downloads=True,
            permissions=["clipboard-read", "clipboard-write"],
        )
        kept = json.dumps({"lang": lang, "theme": theme, "pace": pace})
        self.context.add_init_script(f"localStorage.setItem('undercroft-settings', JSON.stringify({kept}))")
        self.page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self._forgive = re.compile(forgive) if forgive else None
        self._wrong: list[str] = []
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda error: self._note(f"error: {error}"))

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self._note(f"{message.type}: {message.text}")

    def _note(self, line: str) -> None:
        if self._forgive is None or not self._forgive.search(line):
            self._wrong.append(line)

    def close(self) -> list[str]:
        """What went wrong meanwhile."""
        self.context.close()
        return self._wrong

    # -- going places -------------------------------------------------------------------------

    def go(self, path: str = "/") -> None:
        self.page.goto(f"{self.address}{path}")

    def ask(self, path: str, body: dict[str, Any] | None = None) -> Any:
        """Ask the server from the page, with this visitor's cookie."""
        return self.page.evaluate(
            """async ([path, body]) => {
                const options = body === null ? {} : {
                    method: 'POST', headers: {'content-type': 'application/json'}, body: JSON.stringify(body)};
                return (await fetch(path, options)).json();
            }""",
            [path, body],
        )

    def introduce(self, name: str) -> None:
        self.go("/about")
        self.ask("/api/me", {"name": name, "lang": "en"})

    def play_now(self, game: str, seats: int, **more: Any) -> str:
        """A match against rules of thumb, by the short way; the table's id."""
        self.introduce("Mara")
        made = self.ask("/api/play-now", {"game": game, "seats": seats, "computer": "thumb", **more})
        table = str(made["table"]["id"])
        self.go(f"/t/{table}")
        return table

    def finish(self, table: str) -> None:
        """Past the page, which looks on: the first option of each decision, until the match is over."""
        client = Client(self.address, name="")
        client.http.cookies.update({each["name"]: each["value"] for each in self.context.cookies()})
        with client.sit(table) as sitting:
            while sitting.outcome is None:
                sitting.until_so(lambda: sitting.outcome is not None or bool(sitting.to_choose(0)))
                if sitting.outcome is None:
                    sitting.chosen(0, sitting.to_choose(0)[0])
        expect(self.ending).to_be_visible()

    # -- deciding -----------------------------------------------------------------------------

    @property
    def rows(self) -> Locator:
        """The options in the list."""
        return self.page.locator("[data-option-id]:enabled:not([inert] *)")

    def offered(self) -> list[str]:
        """The ids of the options in the list, whether they can be clicked or not."""
        rows = self.page.locator("[data-option-id]")
        return [str(row) for row in rows.evaluate_all("rows => rows.map((row) => row.dataset.optionId)")]

    @property
    def objects(self) -> Locator:
        """The objects on the board that take part in an option."""
        return self.page.locator("button[data-option]:not([data-idle]):not([inert] *):visible")

    @property
    def act(self) -> Locator:
        """The big button."""
        return self.page.locator("button.act:enabled:visible:not([inert] *)").first

    @property
    def ending(self) -> Locator:
        return self.page.locator("[aria-labelledby=ending-title]")

    def wait_for_turn(self) -> bool:
        """Whether there is something to decide; not if the match is over. A list that is folded away is unfolded."""
        asked = "[data-option-id]:enabled, [data-unfold], [aria-labelledby=ending-title]"
        expect(self.page.locator(asked).first).to_be_visible()
        unfold = self.page.locator("[data-unfold]").first
        if self.rows.count() == 0 and unfold.is_visible():
            unfold.click()
            expect(self.rows.first).to_be_visible()
        return not self.ending.is_visible()

    def choose_in_list(self, number: int = 0) -> None:
        self.choose(self.rows.nth(number % self.rows.count()))

    def choose(self, row: Locator) -> None:
        """A single option is picked already, so that the button is enough: a click would put it down again."""
        if row.get_attribute("aria-pressed") != "true":
            row.click()
        self.act.click()
        self.settle()

    def choose_on_board(self, number: int = 0) -> None:
        """Touch an object, which may be enough; if that leaves several options, take the first of them."""
        asked = self.offered()
        if not self.act.is_visible():
            self.objects.nth(number % self.objects.count()).click()
            self.settle()
        if self.offered() != asked:
            return
        if self.act.is_visible():
            self.act.click()
            self.settle()
        else:
            self.choose(self.rows.first)

    def settle(self) -> None:
        """Wait until the choice has been answered."""
        expect(self.page.locator("[data-option-id]:disabled")).to_have_count(0)

    # -- looking ------------------------------------------------------------------------------

    def check_access(self) -> list[str]:
        """Serious findings of axe-core on the page as it is."""
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("async () => (await axe.run(document, {resultTypes: ['violations']})).violations")
        return [
            f"{each['id']}: {each['help']}: {[node['html'][:160] for node in each['nodes'][:3]]}"
            for each in found
            if each["impact"] in ("serious", "critical")
        ]

    def overflow(self) -> int:
        """How many pixels the page is wider than the window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))


def sit_together(host: Visitor, guest: Visitor, game: str) -> str:
    """Mara and Bo begin a match, by the short way; the table's id."""
    host.introduce("Mara")
    guest.introduce("Bo")
    table = str(host.ask("/api/tables", {"game": game, "seats": 2})["table"]["id"])
    guest.ask(f"/api/tables/{table}/seats/1/take", {})
    guest.ask(f"/api/tables/{table}/ready", {})
    host.ask(f"/api/tables/{table}/start", {})
    for visitor in (host, guest):
        visitor.go(f"/t/{table}")
    return table
