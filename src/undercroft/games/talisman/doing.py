"""To whom an effect happens, and what does it."""

from __future__ import annotations

from undercroft.games.talisman.box import Card


class Doing:
    """The seat that an effect means by "you", the card that does it (if it is one), and the id of what does it."""

    __slots__ = ("card", "source", "you")

    def __init__(self, you: int, source: str, card: Card | None = None) -> None:
        self.you = you
        self.source = source
        self.card = card

    def on(self, you: int) -> Doing:
        """The same, to somebody else."""
        return Doing(you, self.source, self.card)
