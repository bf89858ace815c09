"""What several scripts need: tokens within reach, figures beside them."""

from __future__ import annotations

from undercroft.engine.errors import Why
from undercroft.games.descent.actions import cannot_act, token_of
from undercroft.games.descent.places import lay_of
from undercroft.games.descent.profiles import HERO
from undercroft.games.descent.state import DescentState, Figure, Token


def is_hero(figure: Figure) -> bool:
    """DESC-QG-07: quest rules about heroes do not mean characters."""
    return figure.profile.rank == HERO


def at_hand(s: DescentState, figure: Figure, token: Token) -> bool:
    """Whether a token lies in the figure's own or an adjacent space."""
    if token.space < 0 or not figure.spaces:
        return False
    return bool((lay_of(s).around(figure.spaces) | figure.spaces) >> token.space & 1)


def tokens_at_hand(s: DescentState, figure: Figure) -> list[Token]:
    return [token for token in s.tokens if at_hand(s, figure, token)]


def on_map(s: DescentState) -> list[Token]:
    """The tokens that lie on the map or are carried by somebody."""
    carried = [figure.carries for figure in s.figures if figure.carries]
    return [token for token in s.tokens if token.space >= 0 or token.id in carried]


def take_off(s: DescentState, token: Token) -> None:
    """A token goes off the map; whoever carries it does so no more."""
    token.space = -1
    for figure in s.figures:
        if figure.carries == token.id:
            figure.carries = ""
    s.tell("token-gone", token=token.id)


def turn_up(s: DescentState, token: Token) -> None:
    """What a token shows comes to light."""
    token.face_up = True
    s.unveil()
    s.tell("turned-up", token=token.id, face=token.face)


def token_named(s: DescentState, name: str) -> Token:
    found = token_of(s, name)
    assert found is not None
    return found


def has_action(s: DescentState, figure: Figure) -> bool:
    return cannot_act(s, figure) is None


def not_to_carry(token: Token, rule: str) -> Why:
    return Why("not-to-carry", rule, token=token.id)
