"""What all can see of a moment, of that for which alone somebody may keep a card."""

from __future__ import annotations

from undercroft.engine.decision import Decision
from undercroft.games.descent.forecast import through
from undercroft.games.descent.moments import ATTACK_ROLLED, DEADLY, DEFEATED, DEFENDED, LADEN, WEAKENED
from undercroft.games.descent.state import DescentState, Figure
from undercroft.games.descent.wounds import health


def circumstances(s: DescentState, decision: Decision) -> list[str]:
    """Of the figure that it is about: of an attack that was rolled, whom it strikes."""
    moment, figure = str(decision.about["moment"]), s.figure(str(decision.about["figure"]))
    if moment == ATTACK_ROLLED and s.attack is not None:
        figure = s.attack.target
    most = health(s, figure)
    found = [WEAKENED] if 2 * figure.damage >= most else []
    if figure.carries:
        found.append(LADEN)
    damage = decision.about.get("damage")
    comes = damage if isinstance(damage, int) else gets_through(s, figure, moment)
    if moment == DEFEATED or figure.damage + comes >= most:
        found.append(DEADLY)
    return found


def gets_through(s: DescentState, figure: Figure, moment: str) -> int:
    """To the figure, as the dice of the attack lie."""
    if s.attack is None or moment not in (ATTACK_ROLLED, DEFENDED):
        return 0
    amounts = zip(s.attack.defences, through(s, s.attack), strict=True)
    return sum(amount for defence, amount in amounts if defence.figure is figure)
