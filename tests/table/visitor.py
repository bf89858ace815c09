"""A client as the web app will be one: a cookie, requests, and a socket that keeps what it was told."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.table.house import PATIENCE
from undercroft.table.patches import patched

Data = dict[str, Any]


class Visitor:
    """Somebody with a name."""

    def __init__(self, url: str, name: str = "Ann", lang: str = "en") -> None:
        self.url = url
        self.name = name
        self.http = httpx.Client(base_url=url, timeout=PATIENCE)
        if name:
            self.http.post("/api/me", json={"name": name, "lang": lang}).raise_for_status()

    def post(self, path: str, **body: Any) -> Data:
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.is_success, answer.text
        found: Data = answer.json()
        return found

    def get(self, path: str, **query: Any) -> Any:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.is_success, answer.text
        return answer.json()

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        """The status and the code of a refusal."""
        answer = self.http.post(f"/api{path}", json=body)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["code"]

    def refused_get(self, path: str, **query: Any) -> tuple[int, str]:
        answer = self.http.get(f"/api{path}", params=query)
        assert answer.is_error, answer.text
        return answer.status_code, answer.json()["code"]

    @property
    def cookie(self) -> str:
        return f"undercroft={self.http.cookies['undercroft']}"

    def create(self, game: str = "duel", seats: int = 2, **more: Any) -> str:
        return str(self.post("/tables", game=game, seats=seats, **more)["table"]["id"])

    def play_now(self, game: str = "duel", seats: int = 2, **more: Any) -> str:
        more.setdefault("computer", "random")
        return str(self.post("/play-now", game=game, seats=seats, **more)["table"]["id"])

    def sit(self, table: str, have: Data | None = None) -> Sitting:
        return Sitting(self, table, have)


class Sitting:
    """A connection to a table."""

    def __init__(self, visitor: Visitor, table: str, have: Data | None = None) -> None:
        self.visitor = visitor
        self.heard: list[str] = []
        self.table: Data = {}
        self.you: Data = {}
        self.step = -1
        self.sights: dict[int | None, Data] = {}
        self._told: list[Data] = []
        self.events: dict[int | None, list[Data]] = {}
        self.orders: dict[int | None, list[Data]] = {}
        self.deciding: list[Data] = []
        self.chat: list[Data] = []
        self.last: Data | None = None
        self.outcome: Data | None = None
        self._ref = 0
        address = f"{visitor.url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
        self._connect = connect(address, additional_headers={"Cookie": visitor.cookie})
        self.socket: ClientConnection = self._connect.__enter__()
        self.tell(type="hello", have=have)
        self.until(lambda message: message["type"] == "snapshot")

    def __enter__(self) -> Sitting:
        return self

    def __exit__(self, *_: object) -> None:
        self.socket.close()

    # -- listening ----------------------------------------------------------------------------

    def hear(self) -> Data:
        text = self.socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        message: Data = json.loads(text)
        self._learn(message)
        return message

    def until(self, condition: Callable[[Data], bool]) -> Data:
        """Listen until a message fulfils it."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            message = self.hear()
            if condition(message):
                return message
        raise AssertionError("waited in vain")

    def until_closed(self) -> int:
        """Listen until the server ends the connection; its code."""
        try:
            while True:
                self.hear()
        except ConnectionClosed as closed:
            return 0 if closed.rcvd is None else closed.rcvd.code

    def until_so(self, condition: Callable[[], bool]) -> None:
        """Listen until what is known fulfils it."""
        while not condition():
            self.hear()

    def _learn(self, message: Data) -> None:
        kind = message["type"]
        if kind == "snapshot":
            self.chat = message["chat"]
        if kind in ("snapshot", "update"):
            assert kind == "snapshot" or message["step"] == self.step + 1, "a step is missing"
            self.step, self.deciding = message["step"], message["deciding"]
            self._told = message["sights"] if kind == "snapshot" else patched(self._told, message["patch"])
            self.sights = {sight["seat"]: sight for sight in self._told}
            for news in message["news"]:
                self._learn_news(**news)
            self.orders = {seat: sight["orders"] for seat, sight in self.sights.items()}
        if kind == "ordered":
            self.orders[message["seat"]] = message["orders"]
        if kind == "update":
            self.last, self.outcome = message["last"], message["outcome"]
        if kind in ("snapshot", "table"):
            self.table, self.you = message["table"], message["you"]
            self.outcome = self.table["outcome"]
        if kind == "chat":
            self.chat.append(message["line"])

    def _learn_news(self, seats: list[int | None], events_from: int, events: list[Data]) -> None:
        for seat in seats:
            known = self.events.setdefault(seat, [])
            del known[events_from:]
            known += events

    @property
    def have(self) -> Data:
        """What this client could say on coming back."""
        seats = list(self.sights)
        return {"step": self.step, "events": len(self.events[seats[0]]), "seats": seats}

    def decision(self, seat: int) -> Data | None:
        found: Data | None = self.sights[seat]["decision"] if seat in self.sights else None
        return found

    def options(self, seat: int) -> list[str]:
        decision = self.decision(seat)
        return [] if decision is None else [option["id"] for option in decision["options"]]

    def to_choose(self, seat: int) -> list[str]:
        """The options of a question that waits for a person, and does not go by itself."""
        decision = self.decision(seat)
        return [] if decision is None or decision["by_itself"] else self.options(seat)

    # -- speaking -----------------------------------------------------------------------------

    def tell(self, **message: Any) -> None:
        self.socket.send(json.dumps(message))

    def ask(self, **message: Any) -> Data:
        """Say something and wait for the answer to it."""
        self._ref += 1
        ref = self._ref
        self.tell(**message, ref=ref)
        return self.until(lambda answer: answer.get("ref") == ref)

    def choose(self, seat: int, option: str, number: int | None = None) -> Data:
        if number is None:
            decision = self.decision(seat)
            assert decision is not None, f"seat {seat} is not asked"
            number = decision["number"]
        return self.ask(type="choose", seat=seat, number=number, option=option)

    def chosen(self, seat: int, option: str) -> None:
        answer = self.choose(seat, option)
        assert answer["type"] == "done", answer

    def look(self, have: Data | None = None) -> Data:
        """Be told everything anew, which is the same as what is known; the snapshot."""
        known = (self.step, self.sights, self.events, self.deciding, self.table["outcome"] or self.outcome)
        self.events = {seat: list(events) for seat, events in self.events.items()}
        assert self.ask(type="look", have=have)["type"] == "done"
        assert known == (self.step, self.sights, self.events, self.deciding, self.outcome)
        found: Data = json.loads(next(text for text in reversed(self.heard) if '"snapshot"' in text))
        return found

    def refusal(self, **message: Any) -> Data:
        answer = self.ask(**message)
        assert answer["type"] == "refused", answer
        found: Data = answer["refusal"]
        return found
