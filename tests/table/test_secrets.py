"""No client ever receives a byte that its seat may not know."""

from __future__ import annotations

import re

import httpx
import pytest

from tests.table.test_play import catch_up, play_to_the_end
from tests.table.toys import CARD
from tests.table.visitor import Sitting, Visitor


def cards_in(text: str) -> set[int]:
    """Every card that is named anywhere in what was received."""
    return {int(found) for found in re.findall(rf"(?<![\d.]){CARD // 10_000}\d{{4}}(?!\d)", text)}


def hand(sitting: Sitting, seat: int) -> set[int]:
    return set(sitting.sights[seat]["view"]["hands"][seat])


class Watched:
    """Everything that one visitor receives, over HTTP too."""

    def __init__(self, visitor: Visitor) -> None:
        self.texts: list[str] = []
        visitor.http.event_hooks["response"].append(self._keep)

    def _keep(self, response: httpx.Response) -> None:
        response.read()
        self.texts.append(response.text)


@pytest.mark.parametrize("first", ["pass", "peek"])
def test_nobody_receives_what_only_others_may_know(url: str, first: str) -> None:
    ann, bob, eve = (Visitor(url, name) for name in ("Ann", "Bob", "Eve"))
    received = [Watched(visitor) for visitor in (ann, bob, eve)]
    table = ann.create(public=True, setup={"rounds": 2})
    bob.post(f"/tables/{table}/seats/1/take")
    bob.post(f"/tables/{table}/ready")
    ann.post(f"/tables/{table}/start")
    with ann.sit(table) as at0, bob.sit(table) as at1, eve.sit(table) as watching:
        hands = [hand(at0, 0), hand(at1, 1)]
        assert len(hands[0] | hands[1]) == 6
        at0.chosen(0, first)
        at0.chosen(0, at0.options(0)[0])
        catch_up(at0, at1, watching)
        look_around(table, ann, bob, eve)
        play_to_the_end(at0, at1, pick=lambda options: first if first in options else options[0])
        watching.until_so(lambda: watching.outcome is not None)
        laid = {event["data"]["card"] for event in at0.events[0] if event["kind"] == "laid"}
        kept = [(cards - laid).pop() for cards in hands]
        at0.visitor.sit(table).socket.close()
        for sitting, seat, seen in ((at0, 0, received[0]), (at1, 1, received[1]), (watching, None, received[2])):
            named = cards_in("".join(sitting.heard + seen.texts))
            for other in {0, 1} - {seat}:
                if not (first == "peek" and seat == 0):
                    assert kept[other] not in named, f"{seat} was told of a card in the hand of seat {other}"
                    not_before_it_was_laid(sitting, hands[other])
        assert hands[0] <= cards_in("".join(at0.heard)), "the search finds what is there"


def look_around(table: str, *visitors: Visitor) -> None:
    """Ask for everything else that can be asked for in the middle of a match."""
    for visitor in visitors:
        for path in ("/tables", "/me/tables", f"/tables/{table}", f"/tables/{table}/record"):
            visitor.get(path)
        for path in (f"/tables/{table}/replay", f"/tables/{table}/replay/1", f"/tables/{table}/verify"):
            assert visitor.refused_get(path) == (409, "not-over")


def not_before_it_was_laid(sitting: Sitting, cards: set[int]) -> None:
    laid: set[int] = set()
    for text in sitting.heard:
        laid |= {int(card) for card in re.findall(r'"laid","data":\{"seat":\d,"card":(\d+)', text)}
        assert cards_in(text) & cards <= laid


def test_a_sealed_record_holds_only_ones_own_choices(url: str) -> None:
    ann, eve = Visitor(url), Visitor(url, "Eve")
    table = ann.play_now()
    with ann.sit(table) as sitting:
        sitting.chosen(0, "pass")
        sitting.until_so(lambda: sitting.step == 2)
        sealed = ann.get(f"/tables/{table}/record")
        assert sealed["choices"] == [[0, "pass"]]
        assert sealed["count"] == 2, "the computer's card lies face down"
        assert not {"seed", "trail"} & set(sealed)
        assert eve.get(f"/tables/{table}/record")["choices"] == []


def test_the_seed_is_only_committed_to(url: str) -> None:
    ann = Visitor(url)
    table = ann.play_now()
    with ann.sit(table) as sitting:
        play_to_the_end(sitting)
        sitting.until_so(lambda: sitting.table["status"] == "finished")
        record = ann.get(f"/tables/{table}/record")
        assert record["commitment"] == sitting.table["commitment"]
        assert record["seed"] not in "".join(sitting.heard)


def test_a_finished_match_stays_finished(url: str) -> None:
    """Its seed is known now: nothing may be taken back."""
    ann = Visitor(url)
    with ann.sit(ann.play_now()) as sitting:
        play_to_the_end(sitting)
        assert sitting.refusal(type="undo", seat=0)["code"] == "match-over"
        assert sitting.refusal(type="choose", seat=0, number=5, option="pass")["code"] == "match-over"
