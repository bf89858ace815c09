"""What nobody, or only the overlord, can know: dealt anew for whoever thinks."""

from __future__ import annotations

from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import THE_OVERLORD, DescentState


def deal_anew(s: DescentState, seat: int | None) -> None:
    """DESC-OCARD-02: the overlord knows his hand and what he has looked at, nobody else the order of a deck, where the
    unique search token lies, or what tokens show that lie face down. Sorted before they are shuffled, so that nothing
    of the true order shows."""
    s.search_deck.sort()
    s.chance.shuffle("search", s.search_deck, str)
    if seat == THE_OVERLORD:
        top = s.deck[len(s.deck) - s.seen_top :]
        rest = sorted(s.deck[: len(s.deck) - s.seen_top])
        s.chance.shuffle("overlord", rest, str)
        s.deck = rest + top
    else:
        held = len(s.hand)
        cards = sorted([*s.hand, *s.deck])
        s.chance.shuffle("overlord", cards, str)
        s.hand, s.deck = cards[:held], cards[held:]
    secret = [token for token in s.tokens if token.face and not token.face_up]
    faces = sorted([token.face for token in secret])
    s.chance.shuffle("faces", faces, str)
    for token, face in zip(secret, faces, strict=True):
        token.face = face
    if s.unique_search >= 0:
        places = script_of(s).key_places(s, bits(s.search_tokens))
        s.unique_search = places[s.chance.pick("unique", [str(space) for space in places])]
