"""What lies face up on the board: cards by space, and what goes with a card that is taken away."""

from __future__ import annotations

from undercroft.games.talisman.box import Card
from undercroft.games.talisman.decks import discard
from undercroft.games.talisman.lasting import end
from undercroft.games.talisman.state import TalismanState


def faceup(s: TalismanState, region: int) -> list[tuple[int, Card]]:
    """The Adventure and Dungeon Cards that lie in a Region, with their spaces, in order."""
    spaces = [space.index for space in s.box.spaces if space.region == region]
    return [(space, card) for space in spaces for card in s.table[space] if card.deck in ("adventure", "dungeon")]


def clear_away(s: TalismanState, space: int, card: Card) -> None:
    """A card on the board is discarded: the points on a Place go back to the stock, the Followers that the Dungeon
    Keeper holds are discarded with him, a lasting Event is over, an Enemy fights no more."""
    for lasting in s.lasting:
        if lasting.card is card and lasting.space == space:
            end(s, lasting)
            return
    s.table[space].remove(card)
    leave_fight(s, space, card)
    s.stock.pop(card.id, None)
    if card.id == "dungeon-keeper":
        for kept in s.kept:
            discard(s, kept)
        s.kept = []
        s.kept_raised = []
    discard(s, card)
    s.tell("card-discarded", card=card.id, space=s.box.spaces[space].id)


def leave_fight(s: TalismanState, space: int, card: Card) -> None:
    """What is no longer there takes part in no attack there."""
    fight = s.fight
    if fight is not None and fight.space == space:
        gone = next((foe for foe in fight.foes if foe.card is card), None)
        if gone is not None:
            fight.foes.remove(gone)
