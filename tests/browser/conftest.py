"""A real server, a real Chromium, and people who visit the one with the other."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.visitor import Visitor
from tests.table.house import server, settings
from undercroft.table.settings import Settings

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first of these that is there: without windows, pages take half the time."""
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
REQUIRED = "UNDERCROFT_REQUIRE_BROWSER"
"""Set where these tests must run: without a browser they then fail instead of being skipped."""
PICTURES = Path(os.environ.get("UNDERCROFT_PICTURES", "build/browser"))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One browser serves many tests: they stay together in one process."""
    here = Path(__file__).parent
    for item in items:
        if here in item.path.parents:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    path = find_chromium()
    if path is None:
        if os.environ.get(REQUIRED):
            pytest.fail("there is no Chromium here")
        pytest.skip("there is no Chromium here")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(QUIET))
        yield browser
        browser.close()


def house(data: Path) -> Settings:
    """A server with the real games, whose computer players do not wait."""
    return settings(data, games=Settings(data).games)


@pytest.fixture(scope="session")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    given = house(tmp_path_factory.mktemp("browser"))
    if not (given.static / "index.html").is_file():
        if os.environ.get(REQUIRED):
            pytest.fail("the web app is not built: make web")
        pytest.skip("the web app is not built: make web")
    with server(given) as url:
        yield url


@pytest.fixture
def visit(chromium: Browser, address: str, request: pytest.FixtureRequest) -> Iterator[Callable[..., Visitor]]:
    """Makes visitors, each with a browser of their own. At the end nothing may have gone wrong in any of them."""
    visitors: list[Visitor] = []

    def make(**ways: Any) -> Visitor:
        visitors.append(Visitor(chromium, str(ways.pop("address", address)), **ways))
        return visitors[-1]

    failed = request.session.testsfailed
    yield make
    if request.session.testsfailed > failed:
        PICTURES.mkdir(parents=True, exist_ok=True)
        for number, visitor in enumerate(visitors):
            visitor.page.screenshot(path=PICTURES / f"{request.node.name}-{number}.png")
    wrong = [line for visitor in visitors for line in visitor.close()]
    assert not wrong, wrong
