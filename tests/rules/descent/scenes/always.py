"""What scenes have in common: dice that always fall alike, and what is asked."""

from __future__ import annotations

from tests.rules.descent.table import Table

G = {"grisban": "berserker"}
J = {"jain": "wildlander"}
L = {"leoric": "runemaster"}
A = {"avric": "disciple"}
S = {"syndrael": "knight"}
N = {"leoric": "necromancer"}


def always(**faces: str) -> dict[str, str]:
    """These faces, however often the dice are thrown."""
    return {colour: " ".join([face] * 30) for colour, face in faces.items()}


HIT = always(blue="r4d2", yellow="d2", red="d2", brown="0", grey="0", black="0")
MISS = always(blue="x", yellow="d2", red="d2", brown="0", grey="0", black="0")
PASS = always(grey="0", black="0")
FAIL = always(grey="3", black="4")


def moment(table: Table) -> str:
    """What the open window is about; none is open: nothing."""
    return str(table.decision.about["moment"]) if table.decision.kind == "answer" else ""


def until_overlord(table: Table, kind: str = "") -> Table:
    """The heroes do nothing more; then whatever the overlord is asked first, or a question of this kind."""
    for _ in range(60):
        if table.decision.seat == 0 and kind in ("", table.decision.kind):
            return table
        idle = ("end-turn", "end-activation", "pass", "done")
        table.do(next((each for each in table.options if each in idle), table.options[0]))
    raise AssertionError(kind)
