"""All that the page of a table names is small: the built web app, without a browser.

That nothing else is loaded before one can play is what tests/browser/test_start.py looks at.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator

import httpx
import pytest

import undercroft
from tests.table.house import PATIENCE, server, settings
from tests.table.visitor import Visitor
from undercroft.table.settings import STATIC, Settings

FIRST_LOAD = 300_000
"""Bytes, gzipped, of all that a table needs until it can be used."""
TOLD = 6_000
"""Of it for what is asked, and what is told over the socket."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    if not (STATIC / "index.html").is_file():
        pytest.skip("the web app is not built: make web")
    data = tmp_path_factory.mktemp("first-load")
    with server(settings(data, games=Settings(data).games)) as url:
        yield url


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", undercroft.games())
def test_what_a_tables_page_names_is_small(house: str, game: str, lang: str) -> None:
    ann = Visitor(house)
    ann.http.cookies.set("undercroft-lang", lang)
    page = ann.http.get(f"/t/{ann.play_now(game, 2, computer='thumb')}", timeout=PATIENCE).text
    files = dict.fromkeys(re.findall(r'(?:href|src)="/(assets/[^"]+)"', page))
    sizes = {file: _weight(file) for file in files}
    assert {file.rpartition(".")[2] for file in sizes} == {"js", "css", "woff2"}
    total = len(gzip.compress(page.encode())) + sum(sizes.values())
    assert 150_000 < total < FIRST_LOAD - TOLD, sorted(sizes.items(), key=lambda each: -each[1])


def _weight(file: str) -> int:
    """In bytes; fonts are pressed already."""
    data = (STATIC / file).read_bytes()
    return len(data) if file.endswith(".woff2") else len(gzip.compress(data))


def test_the_words_of_a_page_are_of_its_language_alone(house: str) -> None:
    page = httpx.get(house, headers={"accept-language": "ru"}, timeout=PATIENCE).text
    assert "words-ru" in page
    assert "words-en" not in page
