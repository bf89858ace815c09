"""Seats: the lobby, invitations, ready and start, computer players, leaving and coming back, rematches."""

from __future__ import annotations

from tests.table.test_play import play_to_the_end
from tests.table.visitor import Visitor


def listed(visitor: Visitor, path: str = "/tables") -> list[str]:
    return [table["id"] for table in visitor.get(path)]


def names(visitor: Visitor, table: str) -> list[str]:
    return [seat["name"] for seat in visitor.get(f"/tables/{table}")["table"]["seats"]]


def test_public_tables_are_in_the_lobby_and_private_ones_are_not(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    public, private = ann.create(public=True), ann.create()
    assert public in listed(bob)
    assert private not in listed(bob)
    assert {public, private} <= set(listed(ann, "/me/tables"))
    assert bob.get(f"/tables/{private}")["table"]["host"] == "Ann", "whoever has the link is invited"
    bob.post(f"/tables/{private}/seats/1/take")
    assert private in listed(bob, "/me/tables")


def test_a_match_begins_when_all_are_ready(url: str) -> None:
    ann, bob, eve = (Visitor(url, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.create()
    assert ann.refused(f"/tables/{table}/start") == (409, "seats-empty")
    assert ann.refused_get(f"/tables/{table}/record") == (409, "not-started")
    bob.post(f"/tables/{table}/seats/1/take")
    assert eve.refused(f"/tables/{table}/seats/1/take") == (409, "seat-taken")
    assert eve.refused(f"/tables/{table}/seats/7/take") == (404, "no-such-seat")
    assert eve.refused(f"/tables/{table}/ready") == (403, "not-your-seat")
    assert ann.refused(f"/tables/{table}/start") == (409, "not-all-ready")
    bob.post(f"/tables/{table}/ready")
    assert bob.refused(f"/tables/{table}/start") == (403, "not-the-host")
    with eve.sit(table) as watching:
        assert watching.sights == {}
        ann.post(f"/tables/{table}/start")
        watching.until_so(lambda: None in watching.sights)
        assert watching.table["status"] == "playing"
        assert watching.sights[None]["view"]["hands"] == [3, 3]
    assert ann.refused(f"/tables/{table}/start") == (409, "already-started")
    assert ann.refused(f"/tables/{table}/seats/1/free") == (409, "already-started")


def test_who_may_fill_and_empty_seats(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create(seats=3)
    assert bob.refused(f"/tables/{table}/seats/1/give", computer="thumb") == (403, "not-the-host")
    assert bob.refused(f"/tables/{table}/seats/0/give", computer="thumb") == (403, "not-your-seat")
    assert ann.refused(f"/tables/{table}/seats/1/give", computer="search:99s:9") == (422, "no-such-player")
    ann.post(f"/tables/{table}/seats/1/give", computer="random")
    assert bob.refused(f"/tables/{table}/seats/1/take") == (409, "seat-taken")
    ann.post(f"/tables/{table}/seats/1/free")
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/seats/2/take")
    assert bob.refused(f"/tables/{table}/seats/0/free") == (403, "not-your-seat")
    assert bob.get(f"/tables/{table}")["you"]["held"] == [1, 2]
    ann.post(f"/tables/{table}/seats/2/free")
    assert bob.get(f"/tables/{table}")["you"]["held"] == [1]


def test_the_host_leaves_and_another_becomes_host(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create()
    bob.post(f"/tables/{table}/seats/1/take")
    answer = ann.post(f"/tables/{table}/leave")
    assert answer["table"]["host"] == "Bob"
    assert answer["table"]["seats"][0]["name"] is None
    assert ann.refused(f"/tables/{table}/leave") == (403, "not-your-seat")


def test_who_leaves_can_come_back(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create(setup={"rounds": 3})
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as at0, bob.sit(table) as at1:
        at0.chosen(0, "pass")
        at0.chosen(0, at0.options(0)[0])
        bob.post(f"/tables/{table}/leave")
        at0.until_so(lambda: at0.step == 3)
        assert at0.last == {"seat": 1, "made_by": "computer", "taken_back": False}
        seat = at0.table["seats"][1]
        assert (seat["name"], seat["computer"], seat["can_return"]) == ("Bob", "thumb", True)
        at1.until_so(lambda: at1.you["away"] == [1] and list(at1.sights) == [None])
        assert at1.refusal(type="choose", seat=1, number=0, option="pass")["code"] == "not-your-seat"
        eve = Visitor(url, "Eve")
        assert eve.refused(f"/tables/{table}/seats/1/take") == (409, "seat-taken")
        bob.post(f"/tables/{table}/seats/1/take")
        at1.until_so(lambda: at1.you["held"] == [1] and list(at1.sights) == [1])
        at0.chosen(0, "pass")
        at0.chosen(0, at0.options(0)[0])
        at1.until_so(lambda: at1.decision(1) is not None)
        at1.chosen(1, at1.options(1)[0])


def test_all_leave_and_the_match_is_played_out(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.play_now("dungeon-roll", 2, computer="thumb")
    with eve.sit(table) as watching:
        ann.post(f"/tables/{table}/leave")
        watching.until_so(lambda: watching.table["status"] == "finished")
        assert watching.outcome is not None


def test_rematch(url: str) -> None:
    ann, bob, eve = (Visitor(url, name) for name in ("Ann", "Bob", "Eve"))
    table = ann.create(setup={"rounds": 1})
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    assert ann.refused(f"/tables/{table}/rematch") == (409, "not-over")
    with ann.sit(table) as at0, bob.sit(table) as at1:
        play_to_the_end(at0, at1)
        at0.until_so(lambda: at0.table["status"] == "finished")
        assert eve.refused(f"/tables/{table}/rematch") == (403, "not-your-seat")
        again = bob.post(f"/tables/{table}/rematch")
        at0.until_so(lambda: at0.table["next"] is not None)
        assert at0.table["next"] == again["table"]["id"] != table
        assert ann.post(f"/tables/{table}/rematch")["table"]["id"] == again["table"]["id"]
    new = again["table"]
    assert [seat["name"] for seat in new["seats"]] == ["Ann", "Bob"]
    assert (new["status"], new["host"], new["setup"]) == ("gathering", "Bob", {"rounds": 1})
    assert new["commitment"] != at0.table["commitment"], "new dice"


def test_each_seat_of_one_browser_has_its_own_name(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.create(setup={"rounds": 1})
    ann.post(f"/tables/{table}/seats/1/take", name="  Bo \n")
    assert names(ann, table) == ["Ann", "Bo"]
    assert ann.refused(f"/tables/{table}/seats/1/name", name="x" * 41) == (422, "malformed")
    assert eve.refused(f"/tables/{table}/seats/1/name", name="Eve") == (403, "not-your-seat")
    ann.post(f"/tables/{table}/seats/0/name", name="Anna")
    with eve.sit(table) as watching:
        ann.post(f"/tables/{table}/seats/1/name", name=None)
        watching.until_so(lambda: [seat["name"] for seat in watching.table["seats"]] == ["Anna", "Ann"])
    ann.post(f"/tables/{table}/seats/1/name", name="Bo")
    ann.post(f"/tables/{table}/start")
    ann.post(f"/tables/{table}/seats/1/give", computer="random")
    assert names(ann, table) == ["Anna", "Bo"], "also while a computer stands in"
    ann.post(f"/tables/{table}/seats/1/take")
    with ann.sit(table) as sitting:
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
    assert ann.get(f"/tables/{table}/record")["players"] == ["Anna", "Bo"]
    again = ann.post(f"/tables/{table}/rematch")["table"]["id"]
    assert names(ann, again) == ["Anna", "Bo"]
    ann.post(f"/tables/{again}/seats/1/free")
    eve.post(f"/tables/{again}/seats/1/take")
    assert names(ann, again) == ["Anna", "Eve"], "a name goes with its player"


def test_the_host_is_known_by_more_than_a_name(url: str) -> None:
    host, namesake = Visitor(url), Visitor(url)
    table = host.create(seats=3)
    namesake.post(f"/tables/{table}/seats/1/take")
    host.post(f"/tables/{table}/seats/2/take", name="Bo")
    answer = namesake.get(f"/tables/{table}")
    assert [seat["host"] for seat in answer["table"]["seats"]] == [True, False, True]
    assert not answer["you"]["host"]
    answer = host.post(f"/tables/{table}/leave")
    assert [seat["host"] for seat in answer["table"]["seats"]] == [False, True, False]


def test_who_is_there_is_told(url: str) -> None:
    ann, bob = Visitor(url), Visitor(url, "Bob")
    table = ann.create()
    with ann.sit(table) as sitting:
        assert [seat["online"] for seat in sitting.table["seats"]] == [True, False]
        with bob.sit(table):
            sitting.until_so(lambda: sitting.table["spectators"] == 1)
            bob.post(f"/tables/{table}/seats/1/take")
            sitting.until_so(lambda: sitting.table["seats"][1]["online"])
            assert sitting.table["spectators"] == 0
            bob.post("/me", name="Robert", lang="en")
            sitting.until_so(lambda: sitting.table["seats"][1]["name"] == "Robert")
        sitting.until_so(lambda: not sitting.table["seats"][1]["online"])


def test_what_cannot_be_set_up_is_refused(url: str) -> None:
    ann = Visitor(url)
    assert ann.refused("/tables", game="chess", seats=2) == (404, "no-such-game")
    assert ann.refused("/tables", game="duel", seats=9) == (422, "bad-setup")
    assert ann.refused("/tables", game="duel", seats=2, setup={"rounds": "many"}) == (422, "bad-setup")
    assert ann.refused("/play-now", game="duel", seats=2, computer="clever") == (422, "no-such-player")
    assert ann.refused("/play-now", game="duel", seats=2, seat=2, computer="random") == (404, "no-such-seat")
    assert ann.refused("/tables", game="duel", seats=2, seconds=0) == (422, "malformed")
    assert ann.refused_get("/tables/nowhere") == (404, "no-such-table")
