"""What a seat may know of a match of Talisman: all that lies on the table, its own Spells, and what it was shown."""

from __future__ import annotations

from undercroft.engine.game import View
from undercroft.games.talisman.belongings import in_bag
from undercroft.games.talisman.box import Card
from undercroft.games.talisman.ending import SOLO_ROUNDS
from undercroft.games.talisman.fight import FIGHT_STAGES, VERDICTS, Fight
from undercroft.games.talisman.forecast import is_moot
from undercroft.games.talisman.having import able, craft, object_limit, spell_limit, strength
from undercroft.games.talisman.odds import odds_of, ready
from undercroft.games.talisman.quests import QUEST_IDS
from undercroft.games.talisman.scores import value_in
from undercroft.games.talisman.state import CHOOSING, STAGES, Character, TalismanState
from undercroft.games.talisman.trophies import of_stat, price, worth


class CharacterView(View, frozen=True):
    seat: int
    character: str | None
    """None before it is dealt, and between a death and the next character."""
    out: bool
    space: str | None
    lives: int
    life: int
    """The printed value."""
    fate: int
    fate_value: int
    gold: int
    strength: int
    """In total, with what always counts."""
    craft: int
    strength_value: int
    """The printed value."""
    craft_value: int
    strength_counters: int
    craft_counters: int
    alignment: str
    objects: list[str]
    in_bag: list[str]
    """Which of them lie in the Bag of Holding."""
    followers: list[str]
    spells: int
    """How many it holds."""
    hand: list[str]
    """Those of them that the one who looks on knows."""
    trophies: list[str]
    strength_trophies: int
    """Points of trophies, and how many a counter costs is ``trophy_price``."""
    craft_trophies: int
    object_limit: int
    spell_limit: int
    may_cast: int
    """Spells that it may still cast in this turn."""
    toad: int
    """Turns left as a toad."""
    missing: int
    """Turns to miss."""
    quest: str
    enslaved: bool
    fleeing: bool
    backing: bool
    held: bool
    werewolf: int
    pitfiends: int
    privileges: list[str]
    extra_turns: int
    inheritance: list[str]
    inherited_gold: int


class SpaceView(View, frozen=True):
    """A space on which something lies."""

    space: str
    cards: list[str]
    gold: int


class LastingView(View, frozen=True):
    what: str
    space: str | None
    seat: int
    rounds: int


class FoeView(View, frozen=True):
    name: str
    value: int
    card: bool
    """Whether it is a card; otherwise a creature of a space or a die table."""


class FightView(View, frozen=True):
    """The attack that goes on: the first side against creatures or against a rival."""

    seat: int
    rival: int | None
    mode: str
    stage: str
    space: str
    foes: list[FoeView]
    value: int
    """What the first side adds to its die; before the dice, with the Weapons that one would take."""
    rival_value: int
    weapons: list[str]
    rival_weapons: list[str]
    dice: list[int]
    die: int
    rival_dice: list[int]
    rival_die: int
    score: int
    rival_score: int
    no_die: bool
    """The first side rolls none."""
    rival_no_die: bool
    substitute: str | None
    rival_substitute: str | None
    verdict: str | None
    odds: tuple[int, int, int] | None
    """Before dice are thrown: how many of all throws win, end in a stand-off, lose."""
    moot: bool
    """No other throw of the die that its character may now pay fate for would serve it better."""


class CastView(View, frozen=True):
    seat: int
    spell: str
    target: int | None
    space: str | None
    what: str | None
    countered: bool


class TalismanView(View, frozen=True):
    seat: int | None
    seats: int
    phase: str
    stage: str
    round: int
    rounds: int
    """The limit; alone, that of the set-up for one."""
    active: int
    starter: int
    dungeon: bool
    """Whether the Dungeon board is in play."""
    short: bool
    characters: list[CharacterView]
    offered: list[str]
    """Characters to choose from."""
    spaces: list[SpaceView]
    stock: dict[str, int]
    """Points left on Places."""
    kept: list[str]
    """Followers on the Dungeon Keeper."""
    lasting: list[LastingView]
    safe: list[str]
    """Creatures out of reach in this turn."""
    crowned: bool
    """Whether anybody has ever reached the Crown: killed characters are then out."""
    fight: FightView | None
    casts: list[CastView]
    window: str
    losing: int | None
    """Who is about to lose a life or a Follower."""
    losing_card: str | None
    roller: int | None
    dice: list[int]
    drawn: list[str]
    adventure: int
    """Cards left in decks."""
    under: int
    spell_deck: int
    adventure_discard: list[str]
    """The last one on top."""
    under_discard: list[str]
    spell_discard: list[str]
    purchases: dict[str, int]
    talismans: int
    treasures: list[str]
    trophy_price: int
    known: list[str]
    """The top cards of the Adventure deck that the one who looks on has seen, the topmost first."""
    known_under: list[str]
    ring: str | None
    """The Spell on one's own Spell Ring."""
    won: list[int] | None
    how: str


def view(s: TalismanState, seat: int | None) -> TalismanView:
    me = None if seat is None else s.characters[seat]
    limit = (SOLO_ROUNDS[s.setup.solo_rounds] if s.solo else 0) or s.setup.rounds
    return TalismanView(
        seat=seat,
        seats=s.seats,
        phase="choosing" if s.phase == CHOOSING else "playing",
        stage=STAGES[s.stage],
        round=s.round,
        rounds=limit,
        active=s.active,
        starter=s.starter,
        dungeon=s.dungeon,
        short=s.short,
        characters=[character_view(s, c, me) for c in s.characters],
        offered=[role.id for role in s.offered],
        spaces=space_views(s),
        stock=dict(s.stock),
        kept=ids(s.kept),
        lasting=[LastingView(one.name, place(s, one.space), one.seat, one.rounds) for one in s.lasting],
        safe=[card for card, _ in s.safe],
        crowned=s.crowned,
        fight=None if s.fight is None else fight_view(s, s.fight),
        casts=cast_views(s),
        window=s.window,
        losing=s.losing if s.losing >= 0 else None,
        losing_card=None if s.losing_card is None else s.losing_card.id,
        roller=s.roller if s.roller >= 0 else None,
        dice=s.dice[:],
        drawn=ids(s.drawn),
        adventure=len(s.adventure),
        under=len(s.under),
        spell_deck=len(s.spell_deck),
        adventure_discard=ids(s.adventure_discard),
        under_discard=ids(s.under_discard),
        spell_discard=ids(s.spell_discard),
        purchases=counted(s.purchases),
        talismans=len(s.talismans),
        treasures=ids(s.treasures),
        trophy_price=price(s),
        known=[] if me is None else ids(me.known[::-1]),
        known_under=[] if me is None else ids(me.known_under[::-1]),
        ring=ring_of(s, me),
        won=None if s.won is None else list(s.won),
        how=s.how,
    )


def ids(cards: list[Card]) -> list[str]:
    return [card.id for card in cards]


def counted(cards: list[Card]) -> dict[str, int]:
    found: dict[str, int] = {}
    for card in cards:
        found[card.id] = found.get(card.id, 0) + 1
    return dict(sorted(found.items()))


def place(s: TalismanState, space: int) -> str | None:
    return None if space < 0 else s.box.spaces[space].id


def ring_of(s: TalismanState, me: Character | None) -> str | None:
    """TALH: only the owner of the Spell Ring knows what is on it."""
    if me is None or s.ring is None or not any("holds-a-spell" in card.traits for card in me.objects):
        return None
    return s.ring.id


def space_views(s: TalismanState) -> list[SpaceView]:
    return [
        SpaceView(space.id, ids(s.table[space.index]), s.coins[space.index])
        for space in s.box.spaces
        if s.table[space.index] or s.coins[space.index]
    ]


def known_hand(c: Character, me: Character | None) -> list[Card]:
    """TALB-SPG-11: one's own Spells, and those of others that one has seen; the Prophetess sees all."""
    if me is None:
        return public_hand(c)
    if me is c or able(me, "sees-spells"):
        return c.spells[:]
    return c.seen[me.seat][:]


def public_hand(c: Character) -> list[Card]:
    """What everybody has seen go into this hand."""
    if not c.seen:
        return []
    return [card for card in c.seen[0] if all(card in seen for seen in c.seen)]


def character_view(s: TalismanState, c: Character, me: Character | None) -> CharacterView:
    role = c.role
    return CharacterView(
        seat=c.seat,
        character=None if role is None else role.id,
        out=c.out,
        space=None if role is None else s.box.spaces[c.space].id,
        lives=c.lives,
        life=0 if role is None else role.life,
        fate=c.fate,
        fate_value=0 if role is None else role.fate,
        gold=c.gold,
        strength=0 if role is None else strength(s, c),
        craft=0 if role is None else craft(s, c),
        strength_value=0 if role is None else role.strength,
        craft_value=0 if role is None else role.craft,
        strength_counters=c.strength,
        craft_counters=c.craft,
        alignment=c.alignment,
        objects=ids(c.objects),
        in_bag=ids(in_bag(c)),
        followers=ids(c.followers),
        spells=len(c.spells),
        hand=ids(known_hand(c, me)),
        trophies=ids(c.trophies),
        strength_trophies=worth(of_stat(c, "strength")),
        craft_trophies=worth(of_stat(c, "craft")),
        object_limit=object_limit(c),
        spell_limit=0 if role is None else spell_limit(s, c),
        may_cast=c.may_cast,
        toad=c.toad,
        missing=c.missing,
        quest=QUEST_IDS[c.quest],
        enslaved=c.enslaved,
        fleeing=c.fleeing,
        backing=c.backing,
        held=c.held,
        werewolf=c.werewolf,
        pitfiends=c.pitfiends,
        privileges=c.privileges[:],
        extra_turns=c.turns,
        inheritance=ids(c.heir),
        inherited_gold=c.heir_gold,
    )


def fight_view(s: TalismanState, fight: Fight) -> FightView:
    c = s.characters[fight.seat]
    rival = s.characters[fight.rival] if fight.rival >= 0 else None
    standing = c.role is not None and (rival is None or rival.role is not None)
    rolled = bool(fight.dice or fight.rival_dice) or fight.score > 0
    shown = fight if rolled or not standing else ready(s, fight)
    rival_value = fight.value + s.box.spaces[fight.space].creatures
    if rival is not None:
        rival_value = value_in(s, rival, shown) if rival.role is not None else 0
    return FightView(
        seat=fight.seat,
        rival=fight.rival if fight.rival >= 0 else None,
        mode=fight.kind,
        stage=FIGHT_STAGES[fight.stage],
        space=s.box.spaces[fight.space].id,
        foes=[FoeView(foe.name, foe.value, foe.card is not None) for foe in fight.foes],
        value=value_in(s, c, shown) if c.role is not None else 0,
        rival_value=rival_value,
        weapons=ids(shown.weapons),
        rival_weapons=ids(shown.rival_weapons),
        dice=fight.dice[:],
        die=fight.die,
        rival_dice=fight.rival_dice[:],
        rival_die=fight.rival_die,
        score=fight.score,
        rival_score=fight.rival_score,
        no_die=fight.no_die,
        rival_no_die=fight.rival_no_die,
        substitute=None if fight.substitute is None else fight.substitute.id,
        rival_substitute=None if fight.rival_substitute is None else fight.rival_substitute.id,
        verdict=None if fight.verdict < 0 else VERDICTS[fight.verdict],
        odds=odds_of(s, fight) if standing and not rolled else None,
        moot=rolled and standing and is_moot(s, fight),
    )


def cast_views(s: TalismanState) -> list[CastView]:
    return [
        CastView(
            made.seat,
            "command-spell" if made.card is None else made.card.id,
            made.target if made.target >= 0 else None,
            place(s, made.space),
            None if made.what is None else made.what.id,
            made.countered,
        )
        for made in s.casts
    ]
