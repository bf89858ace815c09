"""Everything else: records, rules, the schema, the web app's files."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from subprocess import PIPE
from typing import Any

import httpx
import pytest

import undercroft
from tests.table.house import PATIENCE, server, settings
from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor
from undercroft import UndercroftError
from undercroft.table.serve import serve
from undercroft.table.storage.database import check_driver

MAIN = "from undercroft.cli import main; main()"
HEARS_CTRL_C = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"
"""A command that a script has put into the background does not, and neither do those that it starts."""


@pytest.fixture(scope="module")
def finished(url: str) -> tuple[Visitor, str]:
    ann = Visitor(url)
    table = ann.play_now("dungeon-roll", 2, computer="thumb")
    with ann.sit(table) as sitting:
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
    return ann, table


def test_the_record_can_be_checked_by_anyone(finished: tuple[Visitor, str]) -> None:
    ann, table = finished
    answer = ann.http.get(f"/api/tables/{table}/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert undercroft.verify(answer.content).holds
    assert answer.json()["players"] == ["Ann", "thumb"]
    assert ann.get(f"/tables/{table}/verify")["holds"]


def test_games_and_rules(url: str) -> None:
    ann = Visitor(url)
    roll = next(game for game in ann.get("/games") if game["id"] == "dungeon-roll")
    assert roll["titles"] == {"en": "Dungeon Roll", "ru": roll["titles"]["ru"]}
    assert roll["seats"] == [1, 2, 3, 4]
    assert "heroes" in json.dumps(roll["setup"])
    book = ann.get("/games/dungeon-roll/rules", lang="ru")
    assert book["lang"] == "ru"
    found = ann.get("/games/dungeon-roll/rules", lang="en", search="potions")
    assert 0 < len(found["rules"]) < len(book["rules"])
    rule = ann.get(f"/games/dungeon-roll/rules/{found['rules'][0]['id'].lower()}", lang="en")
    assert rule == found["rules"][0]
    assert set(ann.get("/games/dungeon-roll/events").values()) <= {each["id"] for each in book["rules"]}
    assert ann.refused_get("/games/dungeon-roll/rules/ROLL-NO-99") == (404, "no-such-rule")
    assert ann.refused_get("/games/duel/rules") == (404, "no-such-rule")
    assert ann.refused_get("/games/chess/rules") == (404, "no-such-game")


def test_refusals_over_http_speak_the_browsers_language(url: str) -> None:
    answer = httpx.get(f"{url}/api/me", headers={"accept-language": "ru-RU,ru;q=0.9,en;q=0.8"})
    assert answer.json() == {"code": "not-signed-in", "rule": None, "words": "Сначала назовитесь.", "details": {}}


def refs(schema: Any) -> set[str]:
    if isinstance(schema, dict):
        own = {schema["$ref"]} if isinstance(schema.get("$ref"), str) else set()
        return own.union(*(refs(value) for value in schema.values()))
    return set().union(*(refs(value) for value in schema)) if isinstance(schema, list) else set()


def test_the_schema_holds_every_message(url: str) -> None:
    document = httpx.get(f"{url}/api/openapi.json").json()
    schemas = document["components"]["schemas"]
    assert httpx.get(f"{url}/api/schema").json()["schemas"] == schemas
    assert {ref.removeprefix("#/components/schemas/") for ref in refs(document)} <= set(schemas)
    said, told = schemas["ClientMessage"], schemas["ServerMessage"]
    asked = {"hello", "look", "choose", "order", "undo", "hint", "why-not", "forecast", "chat", "sketch", "ping"}
    assert set(said["discriminator"]["mapping"]) == asked
    assert len(told["oneOf"]) == 13
    assert "type" in schemas["Update"]["required"]
    assert schemas["Views"]["properties"]["dungeon-roll"]["$ref"].endswith("/RollView")
    assert "adventurers" in schemas["RollView"]["properties"]


def test_the_web_app_is_served(tmp_path: Path) -> None:
    app = tmp_path / "static"
    (app / "assets").mkdir(parents=True)
    (app / "index.html").write_text("<title>app</title>")
    (app / "assets" / "main-1a2b.js").write_text("play()")
    (tmp_path / "secret.txt").write_text("hidden")
    with server(settings(tmp_path, static=app)) as here:
        page = httpx.get(f"{here}/", timeout=PATIENCE)
        assert page.text == "<title>app</title>"
        assert page.headers["cache-control"] == "private, no-cache"
        assert "frame-ancestors 'none'" in page.headers["content-security-policy"]
        assert httpx.get(f"{here}/t/abc").text == page.text, "its pages are found by itself"
        asset = httpx.get(f"{here}/assets/main-1a2b.js")
        assert asset.text == "play()"
        assert "immutable" in asset.headers["cache-control"]
        assert asset.headers["content-encoding"] == "gzip"
        assert asset.headers["content-type"].startswith("text/javascript")
        plain = httpx.get(f"{here}/assets/main-1a2b.js", headers={"accept-encoding": "identity"})
        assert (plain.text, plain.headers.get("content-encoding")) == ("play()", None)
        (app / "assets" / "main-1a2b.js.br").write_bytes(b"pressed")
        (app / "index.html").write_text("<title>built anew</title>")
        with httpx.stream("GET", f"{here}/assets/main-1a2b.js", headers={"accept-encoding": "gzip, br"}) as harder:
            assert harder.headers["content-encoding"] == "br"
            assert harder.headers["content-type"].startswith("text/javascript")
            assert b"".join(harder.iter_raw()) == b"pressed"
        assert httpx.get(f"{here}/assets/main-1a2b.js").headers["content-encoding"] == "gzip"
        assert httpx.get(f"{here}/assets/gone.js").status_code == 404
        assert httpx.get(f"{here}/api/nothing").status_code == 404
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/%00"):
            assert "hidden" not in httpx.get(here + path).text, path


MANIFEST = {
    "index.html": {"file": "assets/index-1.js", "name": "index", "css": ["assets/index-1.css"]},
    "src/pages/Table.svelte": {
        "file": "assets/Table-1.js",
        "name": "Table",
        "imports": ["index.html", "_frame.js"],
        "css": ["assets/Table-1.css"],
    },
    "_frame.js": {"file": "assets/frame-1.js", "name": "frame", "imports": ["index.html"]},
    "src/pages/Replay.svelte": {"file": "assets/Replay-1.js", "name": "Replay", "imports": ["_frame.js"]},
    "src/boards/dungeon-roll/index.ts": {"file": "assets/dungeon-roll-1.js", "name": "dungeon-roll"},
    "src/boards/generic/index.ts": {"file": "assets/generic-1.js", "name": "generic"},
    "_words-en.js": {"file": "assets/words-en-1.js", "name": "words-en"},
    "_words-ru.js": {"file": "assets/words-ru-1.js", "name": "words-ru"},
    "_words-dungeon-roll-ru.js": {"file": "assets/words-dungeon-roll-ru-1.js", "name": "words-dungeon-roll-ru"},
    "src/fonts/alegreya-signs.woff2": {"file": "assets/signs-1.woff2"},
    "src/fonts/alegreya-latin.woff2": {"file": "assets/latin-1.woff2"},
    "src/fonts/alegreya-cyrillic.woff2": {"file": "assets/cyrillic-1.woff2"},
}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a web app that has the parts of the real one."""
    data = tmp_path_factory.mktemp("built")
    app = data / "static"
    app.mkdir()
    (app / "index.html").write_text("<head><title>app</title></head><body></body>")
    (app / "manifest.json").write_text(json.dumps(MANIFEST))
    with server(settings(data, static=app)) as url:
        yield url


def linked(page: str) -> list[str]:
    return re.findall(r'href="/assets/([^"]+)"', page)


def written(page: str) -> Any:
    """What the page says that is known."""
    found = re.search(r'<script id="known" type="application/json">(.*?)</script>', page)
    assert found is not None
    return json.loads(found[1])


def test_a_newcomers_page_knows_the_games(built: str) -> None:
    page = httpx.get(built, headers={"accept-language": "ru"}, timeout=PATIENCE).text
    known = written(page)
    assert (known["me"], known["table"]) == (None, None)
    assert known["games"] == httpx.get(f"{built}/api/games").json()
    assert linked(page) == ["words-ru-1.js", "signs-1.woff2", "cyrillic-1.woff2"]


@pytest.mark.parametrize(
    ("path", "parts"),
    [("", ["Table-1.js", "Table-1.css", "frame-1.js"]), ("/replay", ["Replay-1.js", "frame-1.js"])],
)
def test_a_tables_page_links_to_its_games_board(built: str, path: str, parts: list[str]) -> None:
    ann = Visitor(built)
    table = ann.play_now("dungeon-roll", 2, computer="thumb")
    ann.http.cookies.set("undercroft-lang", "ru")
    page = ann.http.get(f"/t/{table}{path}")
    assert written(page.text)["table"] == {"id": table, "game": "dungeon-roll"}
    assert written(page.text)["me"]["name"] == "Ann"
    assert linked(page.text)[:-2] == ["words-ru-1.js", *parts, "dungeon-roll-1.js", "words-dungeon-roll-ru-1.js"]
    assert "undercroft=" in page.headers["set-cookie"], "visiting keeps one known"


def test_a_game_without_a_board_is_linked_to_the_generic_one(built: str) -> None:
    ann = Visitor(built)
    assert "generic-1.js" in linked(ann.http.get(f"/t/{ann.play_now(computer='random', seats=2)}").text)
    nowhere = ann.http.get("/t/nowhere").text
    assert written(nowhere)["table"] is None
    assert linked(nowhere) == ["words-en-1.js"]


@pytest.mark.parametrize(
    ("lang", "title", "about"),
    [("en", "Dungeon Roll · Undercroft", "A table is set"), ("ru", "Dungeon Roll · Undercroft", "Стол накрыт")],
)
def test_a_link_to_a_table_shows_what_it_leads_to(built: str, lang: str, title: str, about: str) -> None:
    ann = Visitor(built)
    table = ann.play_now("dungeon-roll", 2, computer="thumb")
    page = httpx.get(f"{built}/t/{table}", headers={"accept-language": lang}, timeout=PATIENCE).text
    assert f'<meta property="og:title" content="{title}">' in page
    assert f'<meta property="og:description" content="{about}' in page
    assert f'<meta property="og:url" content="{built}/t/{table}">' in page
    assert f'<meta property="og:image" content="{built}/preview.jpg">' in page
    assert "Ann" not in page, "whoever posts the link says who plays"
    assert '<meta property="og:title" content="Undercroft">' in httpx.get(built, timeout=PATIENCE).text
    assert httpx.head(f"{built}/", timeout=PATIENCE).status_code == 200


def test_a_name_cannot_break_out_of_the_page(built: str) -> None:
    name = "</script><b>Ann"
    ann = Visitor(built, name)
    page = ann.http.get("/").text
    assert name not in page
    assert written(page)["me"]["name"] == name


def test_without_the_web_app_the_server_says_so(tmp_path: Path) -> None:
    with server(settings(tmp_path, static=tmp_path / "none")) as here:
        assert "not built" in httpx.get(f"{here}/", timeout=PATIENCE).text


@pytest.mark.parametrize(("stop", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0)])
def test_the_command_line_serves_until_it_is_told_to_stop(tmp_path: Path, stop: int, code: int) -> None:
    command = [sys.executable, "-c", f"{HEARS_CTRL_C}; {MAIN}", "serve", "--data", str(tmp_path)]
    with subprocess.Popen([*command, "--port", "0"], stdout=PIPE, stderr=PIPE, text=True) as serving:
        try:
            assert serving.stdout is not None
            assert serving.stderr is not None
            address = serving.stdout.readline().strip()
            patient = httpx.HTTPTransport(retries=5)
            with httpx.Client(base_url=address, transport=patient, timeout=PATIENCE) as client:
                assert client.get("/api/games").json()[0]["id"] == "dungeon-roll"
            serving.send_signal(stop)
            said = [line.split()[1] for line in serving.stderr.read().splitlines()]
            assert set(said) == {"INFO"}, "no warning, no traceback"
            assert serving.wait(PATIENCE) == code
        finally:
            serving.kill()


def test_a_door_that_is_taken(tmp_path: Path, url: str) -> None:
    with pytest.raises(UndercroftError, match=r"cannot listen at 127\.0\.0\.1"):
        serve(settings(tmp_path), "127.0.0.1", int(url.rpartition(":")[2]), print)


def test_a_database_that_cannot_be() -> None:
    with pytest.raises(UndercroftError, match="no address of a database"):
        check_driver("://")


def test_the_secret_is_made_once_and_for_the_owner_alone(tmp_path: Path) -> None:
    given = settings(tmp_path)
    secret = given.secret()
    assert len(secret) == 64
    assert given.secret() == secret
    assert (tmp_path / "secret").stat().st_mode & 0o077 == 0
    assert [path.name for path in tmp_path.iterdir()] == ["secret"]


def test_addresses_of_databases(tmp_path: Path) -> None:
    assert settings(tmp_path).url == f"sqlite+aiosqlite:///{tmp_path}/table.db"
    assert settings(tmp_path, db="/x/y.db").url == "sqlite+aiosqlite:////x/y.db"
    assert settings(tmp_path, db="sqlite:///y.db").url == "sqlite+aiosqlite:///y.db"
    assert settings(tmp_path, db="postgresql://me@here/x").url == "postgresql+asyncpg://me@here/x"


def test_a_table_says_whom_it_waits_for(url: str) -> None:
    ann = Visitor(url)
    assert ann.get(f"/tables/{ann.create()}")["table"]["deciding"] == []
    table = ann.get(f"/tables/{ann.play_now(computer='random', seats=2)}")["table"]
    assert 0 in table["deciding"]
