"""Talisman with the Dungeon: a race round three rings, and through the dark below them, to the Crown of Command."""
