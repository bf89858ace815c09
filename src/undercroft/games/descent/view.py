"""What one seat may know of the table."""

from __future__ import annotations

import msgspec

from undercroft.engine.game import View
from undercroft.games.descent.attacks import hits, shields
from undercroft.games.descent.content.dice import DICE, NOTHING, sum_of
from undercroft.games.descent.content.quests import quest_of
from undercroft.games.descent.domains import surge_id
from undercroft.games.descent.forecast import through
from undercroft.games.descent.geometry.bits import bits
from undercroft.games.descent.moving import speed
from undercroft.games.descent.pieces import Attack, Defence
from undercroft.games.descent.profiles import HEROES, OVERLORD
from undercroft.games.descent.quests.registry import script_of
from undercroft.games.descent.state import CONDITIONS, THE_OVERLORD, Card, DescentState, Figure, Hero, Token
from undercroft.games.descent.turn import PLAYING
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
    """Empty until it is chosen."""
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


class DefenceView(msgspec.Struct, frozen=True):
    figure: str
    dice: list[str]
    faces: list[str]
    """What lies on the table; none before the throw."""
    shields: int
    """Of dice and all else."""
    suffers: int
    """What gets through as it stands."""


class AttackView(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that is being carried out."""

    attacker: str
    target: str
    space: int
    weapon: str
    ranged: bool
    distance: int
    dice: list[str]
    faces: list[str]
    miss: bool
    range: int
    damage: int
    pierce: int
    surges: int
    """Left to spend."""
    hurdles: int
    spent: list[str]
    gains: list[str]
    """All that surges can be spent on."""
    conditions: list[str]
    blast: bool
    hits: bool
    defences: list[DefenceView]


class GoalView(msgspec.Struct, frozen=True):
    """How near a side is to its goal: a share, and what is counted, if something is."""

    progress: float
    done: int
    needed: int


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
    on_top: list[str] | None
    """The cards of his deck that the overlord has looked at, the top first."""
    """The overlord's, for himself alone."""
    cards: int
    """How many he holds."""
    discard: list[str]
    attack: AttackView | None
    goals: list[GoalView]
    """Of the heroes, of the overlord."""
    gained: list[str]
    """The cards that he added to his deck in an epic game."""
    gold: int
    overlord_xp: int
    counts: dict[str, int]
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
        on_top=s.deck[len(s.deck) - s.seen_top :][::-1] if seat == THE_OVERLORD else None,
        cards=len(s.hand),
        discard=list(s.discard),
        attack=None if s.attack is None else attack_view(s, s.attack),
        goals=[goal_view(s, side) for side in (HEROES, OVERLORD)],
        gained=list(s.gained),
        gold=s.gold,
        overlord_xp=s.overlord_xp,
        counts=dict(s.counts),
        wins=list(s.wins),
        winner=s.winner,
    )


def goal_view(s: DescentState, side: int) -> GoalView:
    if s.phase not in (*PLAYING, "over"):
        return GoalView(0.0, 0, 0)
    script = script_of(s)
    done, needed = script.tally(s, side)
    return GoalView(round(script.progress(s)[side], 4), done, needed)


def attack_view(s: DescentState, attack: Attack) -> AttackView:
    shown = sum_of(attack.dice, attack.faces) if attack.rolled else NOTHING
    suffers = through(s, attack)
    return AttackView(
        attacker=attack.attacker.id,
        target=attack.target.id,
        space=attack.space,
        weapon=attack.weapon.id if attack.weapon else "",
        ranged=attack.ranged,
        distance=attack.distance,
        dice=list(attack.dice),
        faces=[DICE[colour].faces[side] for colour, side in zip(attack.dice, attack.faces, strict=False)],
        miss=shown.miss,
        range=shown.range + attack.range,
        damage=attack.hearts(shown.damage),
        pierce=attack.pierce,
        surges=attack.surges,
        hurdles=attack.hurdles,
        spent=list(attack.spent),
        gains=list(dict.fromkeys([surge_id(surge) for surge in attack.options])),
        conditions=[name for bit, name in enumerate(CONDITIONS) if attack.conditions >> bit & 1],
        blast=attack.blast,
        hits=attack.rolled and not shown.miss and hits(attack),
        defences=[defence_view(s, each, damage) for each, damage in zip(attack.defences, suffers, strict=True)],
    )


def defence_view(s: DescentState, defence: Defence, suffers: int) -> DefenceView:
    rolled = len(defence.faces) == len(defence.dice)
    faces = [DICE[colour].faces[side] for colour, side in zip(defence.dice, defence.faces, strict=False)]
    return DefenceView(
        defence.figure.id, list(defence.dice), faces, shields(s, defence) if rolled else defence.shields, suffers
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
        hero_class=hero.hero_class if known else "",
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
