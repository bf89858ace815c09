"""What cards of this set do that no verb says."""

from __future__ import annotations

from undercroft.games.dungeoneer.content.serpent.effects import cast_out, cast_out_spent

EFFECTS = {"cast-out": cast_out, "cast-out-spent": cast_out_spent}
