"""People: cookies that cannot be forged, personal links, names."""

from __future__ import annotations

import hmac
from hashlib import sha256

import pytest

from tests.table.visitor import Visitor
from undercroft.table.people import Signer
from undercroft.table.refusals import BadCookie
from undercroft.table.storage.rows import Person


def test_the_cookie_is_for_the_server_alone(url: str) -> None:
    answer = Visitor(url, "").http.post("/api/me", json={"name": "Ann", "lang": "ru"})
    flags = answer.headers["set-cookie"].lower()
    assert "httponly" in flags
    assert "samesite=lax" in flags
    assert answer.json() == {"name": "Ann", "lang": "ru"}


def test_without_a_cookie_nothing_is_played(url: str) -> None:
    nobody = Visitor(url, "")
    assert nobody.refused_get("/me") == (401, "not-signed-in")
    assert nobody.refused("/tables", game="duel", seats=2) == (401, "not-signed-in")


def test_forged_cookies_are_refused(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    mine, theirs = (visitor.http.cookies["undercroft"] for visitor in (ann, eve))
    person, epoch, signature = theirs.split(".")
    other = mine.split(".")[0]
    forged = [
        f"{other}.{epoch}.{signature}",
        f"{person}.{int(epoch) + 1}.{signature}",
        f"{person}.{epoch}.{'0' * 64}",
        f"{person}.{epoch}.",
        person,
        "..",
        "nonsense",
        f"{person}.{epoch}.{'x' if signature[0] != 'x' else 'y'}{signature[1:]}",
    ]
    for cookie in forged:
        answer = Visitor(url, "").http.get("/api/me", headers={"cookie": f"undercroft={cookie}"})
        assert (answer.status_code, answer.json()["code"]) == (401, "bad-cookie"), cookie


def test_a_cookie_of_an_earlier_version_is_known_and_given_anew() -> None:
    """It bears the same signature in hexadecimal digits."""
    signer, person = Signer(b"secret"), Person("ada", "Ada", "en", 3, 0.0)
    key = sha256(b"undercroft cookie" + b"secret").digest()
    old = f"ada.3.{hmac.new(key, b'ada.3', sha256).hexdigest()}"
    assert signer.read(old) == signer.read(signer.sign(person)) == ("ada", 3)
    assert signer.sign(person) != old
    for forged in (old.replace("ada", "eve"), old.replace(".3.", ".4."), old[:-1] + ("0" if old[-1] != "0" else "1")):
        with pytest.raises(BadCookie):
            signer.read(forged)


def test_a_stolen_cookie_can_be_voided(url: str) -> None:
    ann = Visitor(url)
    table = ann.create()
    stolen = {"cookie": ann.cookie}
    link = ann.post("/me/link")["token"]
    assert Visitor(url, "").http.get("/api/me", headers=stolen).json()["name"] == "Ann"
    sitting = ann.sit(table)
    ann.post("/me/renew")
    assert sitting.until_closed() == 4401, "what was open with the old cookie is closed"
    answer = Visitor(url, "").http.get("/api/me", headers=stolen)
    assert (answer.status_code, answer.json()["code"]) == (401, "bad-cookie")
    assert Visitor(url, "").refused("/me/come-back", token=link) == (403, "bad-link")
    assert ann.get(f"/tables/{table}")["you"]["held"] == [0], "Ann is still Ann"


def test_a_personal_link_works_once_on_another_device(url: str) -> None:
    ann = Visitor(url)
    table = ann.play_now()
    link = ann.post("/me/link")
    assert link["path"].endswith(f"#{link['token']}"), "after a #, so that no server writes it into its log"
    phone = Visitor(url, "")
    assert phone.post("/me/come-back", token=link["token"])["name"] == "Ann"
    with phone.sit(table) as sitting, ann.sit(table) as at_home:
        sitting.chosen(0, "pass")
        at_home.until_so(lambda: at_home.step >= 1)
    assert Visitor(url, "").refused("/me/come-back", token=link["token"]) == (403, "bad-link")


@pytest.mark.parametrize("name", ["", "   ", "\u200b\u0000", "x" * 41, 7, None])
def test_bad_names_are_refused(url: str, name: object) -> None:
    assert Visitor(url, "").refused("/me", name=name) == (422, "malformed")


def test_names_lose_what_cannot_be_seen(url: str) -> None:
    assert Visitor(url, "").post("/me", name=" A\u202enn \n  Lee ")["name"] == "A nn Lee"


def test_a_guest_who_is_known_keeps_the_name(url: str) -> None:
    ann, new = Visitor(url), Visitor(url, name="")
    assert ann.post("/me", name="Guest", guest=True)["name"] == "Ann"
    assert new.post("/me", name="Guest", guest=True)["name"] == "Guest"
    assert new.get("/me")["name"] == "Guest"


def test_a_newcomer_is_not_known_and_not_refused(url: str) -> None:
    ann, new = Visitor(url), Visitor(url, name="")
    assert ann.get("/me/known") == {"name": "Ann", "lang": "en"}
    assert new.get("/me/known") is None
    new.http.cookies.set("undercroft", "x.0.y")
    assert new.get("/me/known") is None
