"""Which locations a quest or an effect means."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.schema import Location
from undercroft.games.dungeoneer.state import DungeonState


def fits(location: Location, word: str) -> bool:
    """Whether a location is the one of this id, or of this kind."""
    if word == location.id:
        return True
    if word == "dark":
        return location.dark
    if word == "entrance":
        return location.entrance
    return word == location.kind


def is_at(s: DungeonState, place: int, word: str) -> bool:
    return fits(s.places[place].location, word)


def serves(location: Location, words: tuple[str, ...]) -> bool:
    """Whether a quest with these places can be done in this location; without any, it can be done anywhere."""
    return not words or any(fits(location, word) for word in words)
