"""A judge for Descent: looks to the end of a figure's turn, then weighs how both sides stand."""

from __future__ import annotations

from undercroft.players.judges.descent.judging import DescentJudge

JUDGE = DescentJudge
