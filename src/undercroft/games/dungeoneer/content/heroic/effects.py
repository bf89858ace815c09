"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.serpent.effects import homeward

EFFECTS = {"homeward": homeward}
