"""Things that last: how long, and when they are over."""

from __future__ import annotations

from undercroft.games.talisman.belongings import put_spell_away
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.state import Lasting, TalismanState


def begin(s: TalismanState, name: str, card: Card | None, space: int, seat: int, rounds: int) -> None:
    """From now on for so many rounds. What is counted at the end of the seat's turns is counted in this one, too,
    though it is none of them."""
    turns = rounds if name in UNTIL_NEXT_TURN else rounds + 1
    s.lasting.append(Lasting(name, card, space, seat, turns))
    s.tell("lasts", what=name, count=rounds)


def lasts(s: TalismanState, name: str) -> bool:
    return any(lasting.name == name for lasting in s.lasting)


def count(s: TalismanState, seat: int, *, at_start: bool) -> None:
    """The seat's turn begins, or ends: what is counted by it comes nearer to its end. Spells of the seat end when
    its next turn begins; what lies on the board is over when its last round is."""
    for lasting in s.lasting[:]:
        if lasting.seat == seat and (lasting.name in UNTIL_NEXT_TURN) is at_start:
            lasting.rounds -= 1
            if lasting.rounds <= 0:
                end(s, lasting)


UNTIL_NEXT_TURN = ("destroy-magic", "magic-shell")


def end(s: TalismanState, lasting: Lasting) -> None:
    s.lasting.remove(lasting)
    card = lasting.card
    if card is not None:
        if lasting.space >= 0 and card in s.table[lasting.space]:
            s.table[lasting.space].remove(card)
        if card.deck == "spell":
            put_spell_away(s, card, s.characters[lasting.taker] if lasting.taker >= 0 else None)
        else:
            discard(s, card)
    s.tell("lasts-no-more", what=lasting.name)
