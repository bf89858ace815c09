"""Who may not speak, and who may not come in. All that hold are in memory: every request and every line is checked."""

from __future__ import annotations

import time
from collections.abc import Iterable
from datetime import UTC, datetime

from undercroft.table.limits import neighbourhood
from undercroft.table.refusals import Banned, Muted
from undercroft.table.storage.moderation_store import Kind, Sanction


class Sanctions:
    def __init__(self, active: Iterable[Sanction] = ()) -> None:
        self._active: dict[int, Sanction] = {}
        self._by_target: dict[tuple[Kind, str], list[Sanction]] = {}
        for sanction in active:
            self.add(sanction)

    def add(self, sanction: Sanction) -> None:
        self._active[sanction.id] = sanction
        self._by_target.setdefault((sanction.kind, sanction.target), []).append(sanction)

    def lift(self, number: int) -> Sanction | None:
        """It holds no longer; gives it, if it did."""
        sanction = self._active.pop(number, None)
        if sanction is not None:
            self._by_target[sanction.kind, sanction.target].remove(sanction)
        return sanction

    def all(self) -> list[Sanction]:
        """Those that hold; what is over is forgotten here, and stays in the database."""
        now = time.time()
        for number in [number for number, each in self._active.items() if not each.holds(now)]:
            self.lift(number)
        return list(self._active.values())

    def check_speech(self, person: str) -> None:
        """Raise if the person may not speak."""
        found = self._find("mute", person)
        if found is not None:
            raise Muted("you may not speak here", found.reason, tell_time(found.until))

    def check_person(self, person: str) -> None:
        """Raise if the person may not come in."""
        self._check_entry(person)

    def check_address(self, address: str) -> None:
        """Raise if nobody may come in from there."""
        self._check_entry(neighbourhood(address))

    def _check_entry(self, target: str) -> None:
        found = self._find("ban", target)
        if found is not None:
            raise Banned("you may not come in", found.reason, tell_time(found.until))

    def _find(self, kind: Kind, target: str) -> Sanction | None:
        now = time.time()
        return next((each for each in self._by_target.get((kind, target), ()) if each.holds(now)), None)


def tell_time(until: float | None) -> str:
    """As it is said in a refusal."""
    if until is None:
        return "never"
    return datetime.fromtimestamp(until, UTC).strftime("%Y-%m-%d %H:%M UTC")
