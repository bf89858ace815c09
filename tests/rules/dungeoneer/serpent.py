"""Tables with the serpent set, for the tests of its cards."""

from __future__ import annotations

from typing import Any

from tests.rules.dungeoneer.table import Table
from undercroft.games.dungeoneer.content.packs import pack
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.modifiers import bonus

SERPENT = pack("serpent")
CARDS = {card.id: card for card in (*SERPENT.cards, *SERPENT.monsters)}
ELENDUS, RODERICK = "elendus-sular", "roderick-talus"
ROOMS = {"scaled-passage": (0, -1), "hall-of-coils": (1, 0), "blind-bend": (0, 1)}


def lay(seats: int = 2, **table: Any) -> Table:
    heroes = [ELENDUS, RODERICK, "teynin-lightstep", "bel-brewspirits"]
    table.setdefault("places", ROOMS)
    table.setdefault("glory", [20] * seats)
    table.setdefault("peril", [20] * seats)
    return Table(seats, sets=("serpent",), heroes=tuple(heroes[:seats]), **table)


def play(card: str, option: str = "", **table: Any) -> Table:
    """Elendus has the card in hand and plays it in the feats phase."""
    return lay(hands=[card, ""], **table).do(option or f"play:{card}")


def lord(card: str, option: str, **table: Any) -> Table:
    """Elendus has the bane in hand and plays it in the villainy phase."""
    return lay(hands=[card, ""], phase="villainy", **table).do(option)


def send(monster: str, dice: str, form: str = "", **table: Any) -> Table:
    """Elendus sends the monster against Roderick; dice: attack, counterattack."""
    laid = lay(hands=[monster, ""], phase="villainy", dice=dice, **table)
    laid.do(f"send:{monster}:hand:{CARDS[monster].health}:{RODERICK}", "attack")
    if form:
        laid.do(f"form:{monster}:{form}")
    return laid


def counter(table: Table, foe: Adventure | None = None) -> int:
    return bonus(table.state, table.hero(), ("counter",), "counter", foe)
