"""What every game's state is made of."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from mypy_extensions import mypyc_attr

from undercroft.engine.chance import Chance
from undercroft.engine.decision import Detail
from undercroft.engine.event import Event


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What is on the table. A game derives from it and declares its own fields in ``__init__``: ``make states`` writes
    slots and copies from that, and saving needs nothing but ``Game.parts``.

    What is hidden from a seat must stand here, never only in a coroutine's local variable.
    """

    __slots__ = ("chance", "events", "rules", "seats", "unveiled")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.events: list[Event] | None = []
        self.unveiled = 0
        self.rules = 0
        """The version of the rules that the match is played by."""

    def copy(self) -> Self:
        """A twin that shares nothing changeable; games extend it with their own slots. Events are not copied."""
        twin = self.__class__.__new__(self.__class__)
        twin.seats = self.seats
        twin.chance = self.chance.copy()
        twin.events = None
        twin.unveiled = self.unveiled
        twin.rules = self.rules
        return twin

    def tell(self, kind: str, **data: Detail) -> None:
        """Something happened that all may see."""
        if self.events is not None:
            self.events.append(Event(kind, data))

    def tell_secretly(self, kind: str, to: tuple[int, ...], secret: Mapping[str, Detail], **data: Detail) -> None:
        """Something happened of which ``secret`` is only for the seats ``to`` and their sides."""
        self.unveiled += 1
        if self.events is not None:
            self.events.append(Event(kind, data, to, secret))

    def unveil(self) -> None:
        """Something hidden came to light: no undo goes back behind it."""
        self.unveiled += 1

    def plain(self) -> dict[str, Any]:
        """The whole state as plain data, to compare two of them."""
        return {name: plain(getattr(self, name)) for name in slots(type(self)) if name not in ("events", "chance")}


def slots(cls: type) -> list[str]:
    """All slots of a class and its ancestors, in order; a compiled class calls them otherwise."""
    kinds = [base.__dict__ for base in reversed(cls.__mro__)]
    return list(
        dict.fromkeys([name for kind in kinds for name in kind.get("__slots__", kind.get("__mypyc_attrs__", ()))])
    )


def plain(value: Any) -> Any:
    """Any value of a state as plain data."""
    if isinstance(value, list | tuple):
        return [plain(item) for item in value]
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    names = slots(type(value))
    if names and hasattr(value, "copy"):
        return {name: plain(getattr(value, name)) for name in names}
    return value
