"""What one seat may know of the table."""

from __future__ import annotations

import msgspec

from undercroft.engine.game import View
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import speed
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import CONDITIONS, THE_OVERLORD, Card, DescentState, Figure, Hero, Token
from undercroft.games.descent.wounds import health, stamina


class FigureView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    kind: str
    rank: str
    side: int
    spaces: list[int]
    damage: int
    health: int
    speed: int
    defence: list[str]
    attack: list[str]
    ranged: bool
    conditions: list[str]
    acted: bool
    actions: int
    points: int
    carries: str


class CardView(msgspec.Struct, frozen=True):
    id: str
    exhausted: bool
    equipped: bool
    spent: bool


class HeroView(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    hero_class: str
    seat: int
    fatigue: int
    stamina: int
    skills: list[CardView]
    items: list[CardView]
    found: list[CardView]
    done: bool
    fallen: int
    """The space of the token of a hero who is knocked out; below zero: stands."""
    feat: bool
    resting: bool
    moving: bool
    left: bool
    xp: int
    """Experience points to spend before an epic quest."""
    key: str
    """The key that this hero has found."""


class TokenView(msgspec.Struct, frozen=True):
    id: str
    colour: str
    space: int
    face_up: bool
    face: str
    """What it shows, if that is known."""
    kind: str
    """What it stands for in this quest."""


class GroupView(msgspec.Struct, frozen=True):
    kind: str
    minions: int
    masters: int


class DescentView(View, frozen=True, kw_only=True):
    quest: str
    encounter: int
    encounters: int
    round: int
    rounds: int
    """DESC-QG-11: the limit."""
    phase: str
    active: str
    heroes: list[HeroView]
    figures: list[FigureView]
    groups: list[GroupView]
    open_groups: list[str]
    shut: list[int]
    search_tokens: list[int]
    tokens: list[TokenView]
    search_cards: int
    deck: int
    hand: list[str] | None
    """The overlord's, for himself alone."""
    cards: int
    """How many he holds."""
    discard: list[str]
    gained: list[str]
    """The cards that he added to his deck in an epic game."""
    gold: int
    overlord_xp: int
    counts: dict[str, int]
    progress: list[int]
    """How near heroes and overlord are to their goals, of a hundred."""
    wins: list[int]
    winner: int


def view(s: DescentState, seat: int | None) -> DescentView:
    data = script_of(s).data
    return DescentView(
        quest=s.quest,
        encounter=s.encounter,
        encounters=len(quest_of(s.quest).encounters),
        round=s.round,
        rounds=data.limit.rounds,
        phase=s.phase,
        active=s.active,
        heroes=[hero_view(s, hero) for hero in s.heroes],
        figures=[figure_view(s, figure) for figure in s.figures if figure.spaces],
        groups=[GroupView(group.kind, group.minions, group.masters) for group in s.groups],
        open_groups=list(s.open_groups),
        shut=bits(s.shut),
        search_tokens=bits(s.search_tokens),
        tokens=[token_view(s, each) for each in s.tokens],
        search_cards=len(s.search_deck),
        deck=len(s.deck),
        hand=sorted(s.hand) if seat == THE_OVERLORD else None,
        cards=len(s.hand),
        discard=list(s.discard),
        gained=list(s.gained),
        gold=s.gold,
        overlord_xp=s.overlord_xp,
        counts=dict(s.counts),
        progress=[round(100 * part) for part in script_of(s).progress(s)],
        wins=list(s.wins),
        winner=s.winner,
    )


def token_view(s: DescentState, token: Token) -> TokenView:
    face = token.face if token.face_up else ""
    return TokenView(token.id, token.colour, token.space, token.face_up, face, script_of(s).token_kind(token))


def figure_view(s: DescentState, figure: Figure) -> FigureView:
    profile = figure.profile
    return FigureView(
        id=figure.id,
        kind=profile.kind,
        rank=profile.rank,
        side=profile.side,
        spaces=bits(figure.spaces),
        damage=figure.damage,
        health=health(s, figure),
        speed=speed(s, figure),
        defence=list(profile.defence),
        attack=list(profile.attack),
        ranged=profile.ranged,
        conditions=[name for bit, name in enumerate(CONDITIONS) if figure.conditions >> bit & 1],
        acted=figure.acted,
        actions=figure.actions,
        points=figure.points,
        carries=figure.carries,
    )


def hero_view(s: DescentState, hero: Hero) -> HeroView:
    known = s.has_figure(hero.id)
    return HeroView(
        id=hero.id,
        hero_class=hero.hero_class,
        seat=hero.seat,
        fatigue=hero.fatigue,
        stamina=stamina(s, hero) if known else 0,
        skills=cards(hero.skills),
        items=cards(hero.items),
        found=cards(hero.found),
        done=hero.done,
        fallen=hero.fallen,
        feat=hero.feat,
        resting=hero.resting,
        moving=hero.moving,
        left=hero.left,
        xp=hero.xp,
        key=hero.key,
    )


def cards(pile: list[Card]) -> list[CardView]:
    return [CardView(card.id, card.exhausted, card.equipped, card.spent) for card in pile]
