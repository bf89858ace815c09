"""Who does what to whom, while an effect happens."""

from __future__ import annotations

from undercroft.games.dungeoneer.pieces import Attack


class Doing:
    """The seats that an effect means by "you" and "target", and what else it may ask for."""

    __slots__ = ("attack", "source", "target", "x", "you")

    def __init__(self, you: int, target: int, source: str, x: int = 0, attack: Attack | None = None) -> None:
        self.you = you
        self.target = target
        self.source = source
        self.x = x
        self.attack = attack

    def on(self, target: int) -> Doing:
        """The same with another target."""
        return Doing(self.you, target, self.source, self.x, self.attack)
