"""One's own data in the browser: saved as a file, deleted after a second question, by keyboard too."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import PICTURES
from tests.browser.visitor import PHONE, Visitor

SMALL_DESK = (1280, 800)
WORDS = Path(__file__).parents[2] / "web" / "src" / "words"


def say(lang: str, message: str) -> str:
    """A message of the web app that has no variables."""
    lines = (WORDS / f"{lang}.ftl").read_text(encoding="utf-8").splitlines()
    return next(line.partition(" = ")[2] for line in lines if line.startswith(f"{message} = "))


def open_profile(visitor: Visitor, lang: str) -> Locator:
    visitor.go("/")
    visitor.ask("/api/me", {"name": "Ада" if lang == "ru" else "Ada", "lang": lang})
    visitor.go("/")
    visitor.page.get_by_role("banner").get_by_role("button").filter(has_text="Ад" if lang == "ru" else "Ad").click()
    return visitor.page.get_by_role("dialog", name=say(lang, "page-profile"))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("size", [SMALL_DESK, PHONE])
def test_it_can_be_read_by_everybody(visit: Callable[..., Visitor], lang: str, size: tuple[int, int]) -> None:
    visitor = visit(lang=lang, size=size)
    profile = open_profile(visitor, lang)
    profile.get_by_role("button", name=say(lang, "page-forget")).scroll_into_view_if_needed()
    assert visitor.check_access() == []
    visitor.page.screenshot(path=PICTURES / f"own-data-{lang}-{size[0]}.png")
    profile.get_by_role("button", name=say(lang, "page-forget")).click()
    sure = visitor.page.get_by_role("dialog", name=say(lang, "page-forget-sure"))
    expect(sure).to_be_visible()
    assert visitor.check_access() == []
    visitor.page.screenshot(path=PICTURES / f"forget-{lang}-{size[0]}.png")
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_file_holds_ones_data(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    profile = open_profile(visitor, "en")
    with visitor.page.expect_download() as download:
        profile.get_by_role("link", name=say("en", "page-own-data-save")).click()
    assert download.value.suggested_filename == "undercroft-my-data.json"
    data = json.loads(Path(download.value.path()).read_text(encoding="utf-8"))
    assert data["person"]["name"] == "Ada"


def test_everything_is_deleted_by_keyboard(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    profile = open_profile(visitor, "en")
    keys = visitor.page.keyboard
    delete = profile.get_by_role("button", name=say("en", "page-forget"))
    delete.focus()
    keys.press("Enter")
    sure = visitor.page.get_by_role("dialog", name=say("en", "page-forget-sure"))
    expect(sure).to_be_visible()
    keys.press("Escape")
    expect(sure).to_be_hidden()
    expect(profile).to_be_visible()
    expect(delete).to_be_focused()
    keys.press("Enter")
    expect(sure.get_by_role("button", name=say("en", "page-forget-keep"))).to_be_visible()
    sure.get_by_role("button", name=say("en", "page-forget-do")).focus()
    keys.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    assert visitor.ask("/api/me/known") is None
