"""What a seat may know of a match of Dungeoneer: all that lies on the table, and its own hand (DGN-SETUP-21)."""

from __future__ import annotations

from undercroft.engine.forecast import in_percent
from undercroft.engine.game import View
from undercroft.games.dungeoneer.content.schema import Adventure
from undercroft.games.dungeoneer.content.vocabulary import Form
from undercroft.games.dungeoneer.dungeon import SIDES, column, row
from undercroft.games.dungeoneer.ending import victory_points
from undercroft.games.dungeoneer.modifiers import (
    boon_limit,
    characteristic,
    treasure_limit,
    value,
)
from undercroft.games.dungeoneer.odds import odds_of, quest_odds
from undercroft.games.dungeoneer.pieces import Attack, Errand, Laid, Snare
from undercroft.games.dungeoneer.quests import open_to
from undercroft.games.dungeoneer.state import BATTLE_STAGES, PHASES, DungeonState, Hero
from undercroft.games.dungeoneer.strength import (
    attack_value,
    counter_value,
    monster_value,
    wounds_of_attack,
    wounds_of_counter,
)

THROWS = 36


class CardView(View, frozen=True):
    """A card in play."""

    card: str
    type: str
    owner: int
    health: int | None
    """Of monsters and minions."""
    minion: bool
    used: bool
    """Whether something it can do once in a turn has been done in this one."""
    attached: list[str]


class QuestView(View, frozen=True):
    quest: str
    category: str
    places: list[str]
    carrier: int | None
    """Who has the escort's token."""
    dropped: int | None
    """The number of the place where the token lies."""
    found: bool
    """Whether its goal was found in this turn."""


class HeroView(View, frozen=True):
    seat: int
    hero: str | None
    alive: bool
    level: int
    health: int
    full_health: int
    glory: int
    peril: int
    action: int
    """Action points; outside the own turn the saved one."""
    spare: int
    melee: int
    magic: int
    speed: int
    attacks: list[str]
    """The forms in which the hero can attack."""
    skills: list[str]
    """The degrees of the hero's cards: with several sets those of past bands keep their skills."""
    chances: dict[str, int]
    """Of an attempt at each quest that is open to the hero, where one throw decides it, in percents."""
    place: int
    """The number of the place where the figure stands."""
    fallen: bool
    at_exit: str | None
    """The side of an exit that the hero has forced open and not yet used."""
    cards: int
    """How many cards are in hand."""
    hand: list[str] | None
    """Which these are; only one's own."""
    known: list[str]
    """Cards in hand that all have seen there."""
    maps: list[str] | None
    """Location cards still to be laid; only one's own."""
    maps_left: int
    boons: list[CardView]
    boon_limit: int
    treasures: list[CardView]
    treasure_limit: int
    banes: list[CardView]
    """What lies with the hero itself."""
    lair: list[CardView]
    quests: list[QuestView]
    done: list[str]
    """Completed quests."""
    artifacts: list[str]
    points: int
    """Victory points."""
    used: list[str]
    """Abilities used in this turn, and whatever else can be done once in a turn."""


class PlaceView(View, frozen=True):
    number: int
    location: str
    column: int
    row: int
    turned: bool
    exits: dict[str, str]
    """For each side as it lies: open, wall, blocked melee 9, trap speed 8."""
    opened: list[str]
    """Sides whose blocked exit stands open."""
    heroes: list[int]
    """The seats whose heroes are here."""
    traps: list[str]
    attached: list[str]
    lurker: str | None
    lurker_health: int | None


class SideView(View, frozen=True):
    """One side of an attack."""

    value: int
    """What the card or the hero's level prints for the form."""
    bonus: int
    """What skills, cards and the event add to it."""
    die: int | None
    total: int | None
    """With the die, once it was thrown."""
    wounds: int
    """How many a hit of this side deals."""


class OddsView(View, frozen=True):
    """In how many of the 36 ways that two dice fall the attacker hits, nobody does, the defender does."""

    hit: int
    tie: int
    back: int


class AttackView(View, frozen=True):
    attacker: str
    by: int | None
    target: str
    form: str
    """Empty until it has been chosen."""
    health: int | None
    """Of an attacking monster."""
    out: bool
    guard: str | None
    """The minion that counterattacks in place of the hero."""
    attack: SideView | None
    """Known as soon as the form is."""
    counter: SideView | None
    odds: OddsView | None


class SpringingView(View, frozen=True):
    """A trap that was played against a hero and is about to spring."""

    trap: str
    target: str


class DungeonView(View, frozen=True):
    phase: str
    active: int
    round: int
    first: int
    set: str
    """The set that is played now."""
    last_level: int | None
    """With several sets, the level that ends the match: then victory points decide. With one set quests do."""
    places: list[PlaceView]
    locations_left: int
    put_under: list[str]
    """Locations that everybody saw go under the deck, the lowest first."""
    drawn: str | None
    """The location card that is to be laid now."""
    quests_left: int
    common: list[QuestView]
    deck: list[int]
    """How many cards are in the adventure deck; with two decks of glory, then of peril."""
    discard: list[list[str]]
    event: str | None
    wrath: int
    attacks: list[AttackView]
    """The encounters of this villainy phase, or the battle that goes on."""
    stage: str | None
    """How far the battle has come; none without one."""
    springing: list[SpringingView]
    """Traps that will spring with them."""
    waiting: list[str]
    peril_cards: list[str]
    """Alone: the cards that came up last in this turn, in the order in which they did."""
    free_heroes: list[str]
    heroes: list[HeroView]


def view(s: DungeonState, seat: int | None) -> DungeonView:
    return DungeonView(
        phase=PHASES[s.phase],
        active=s.active,
        round=s.round,
        first=s.starter,
        set=s.box.packs[s.stage].id,
        last_level=s.box.last_level if s.box.combined else None,
        places=[_place(s, number) for number in range(len(s.places))],
        locations_left=len(s.location_deck),
        put_under=[location.id for location in s.location_deck[: s.put_under]],
        drawn=s.drawn.id if s.drawn else None,
        quests_left=len(s.quest_deck),
        common=[_quest(errand) for errand in s.common],
        deck=[len(deck) for deck in s.deck[: 2 if s.split else 1]],
        discard=[_names(pile) for pile in s.discard[: 2 if s.split else 1]],
        event=s.event.id if s.event else None,
        wrath=s.wrath,
        attacks=[_attack(s, attack) for attack in s.battle or s.attacks if not attack.done or s.battle],
        stage=BATTLE_STAGES[s.battle_stage] or None,
        springing=[SpringingView(snare.card.id, s.heroes[snare.target].id) for snare in s.springing],
        waiting=[laid.card.id for laid in s.waiting],
        peril_cards=_names(s.peril_cards),
        free_heroes=s.free_heroes[:],
        heroes=[_hero(s, hero, hero.seat == seat) for hero in s.heroes],
    )


def _hero(s: DungeonState, hero: Hero, own: bool) -> HeroView:
    there = bool(hero.cards) and hero.place < len(s.places)
    return HeroView(
        seat=hero.seat,
        hero=hero.id or None,
        alive=hero.alive,
        level=hero.level,
        health=hero.health,
        full_health=hero.full_health if hero.cards else 0,
        glory=hero.glory,
        peril=hero.peril,
        action=hero.action,
        spare=hero.spare,
        melee=value(s, hero, "melee") if there else 0,
        magic=value(s, hero, "magic") if there else 0,
        speed=value(s, hero, "speed") if there else 0,
        attacks=list(hero.card.attacks) if hero.cards else [],
        skills=[pack.about.degree for pack, _ in zip(s.box.packs, hero.cards, strict=False)],
        chances=_chances(s, hero) if there else {},
        place=hero.place,
        fallen=hero.fallen,
        at_exit=next((SIDES[each.side] for each in s.opened if each.opener == hero.seat), None),
        cards=len(hero.hand),
        hand=_names(hero.hand) if own else None,
        known=_names(hero.known),
        maps=[location.id for location in hero.maps] if own else None,
        maps_left=len(hero.maps),
        boons=[_card(laid) for laid in hero.boons],
        boon_limit=boon_limit(s, hero) if there else 0,
        treasures=[_card(laid) for laid in hero.treasures],
        treasure_limit=treasure_limit(s, hero) if there else 0,
        banes=[_card(laid) for laid in hero.attached],
        lair=[_card(laid) for laid in hero.lair],
        quests=[_quest(errand) for errand in hero.quests],
        done=[quest.id for quest in hero.done],
        artifacts=[quest.id for quest in hero.artifacts],
        points=victory_points(s, hero),
        used=hero.used[:],
    )


def _chances(s: DungeonState, hero: Hero) -> dict[str, int]:
    chances = {errand.quest.id: quest_odds(s, hero, errand.quest) for errand in open_to(s, hero)}
    return {quest: in_percent(chance) for quest, chance in chances.items() if chance is not None}


def _names(cards: list[Adventure]) -> list[str]:
    return [card.id for card in cards]


def _card(laid: Laid) -> CardView:
    return CardView(
        card=laid.card.id,
        type=laid.card.type,
        owner=laid.owner,
        health=laid.health if laid.card.type == "monster" else None,
        minion=laid.minion,
        used=laid.used != 0,
        attached=[each.card.id for each in laid.attached],
    )


def _quest(errand: Errand) -> QuestView:
    return QuestView(
        quest=errand.quest.id,
        category=errand.quest.category,
        places=list(errand.quest.places),
        carrier=errand.carrier if errand.carrier >= 0 else None,
        dropped=errand.dropped if errand.dropped >= 0 else None,
        found=errand.found >= 0,
    )


def _place(s: DungeonState, number: int) -> PlaceView:
    place = s.places[number]
    lurker = next((each for each in s.lurkers if each.place == number), None)
    return PlaceView(
        number=number,
        location=place.location.id,
        column=column(place.cell),
        row=row(place.cell),
        turned=place.turned,
        exits={side: str(exit_) for side, exit_ in zip(SIDES, place.exits, strict=True)},
        opened=list(dict.fromkeys([SIDES[each.side] for each in s.opened if each.place == number])),
        heroes=[hero.seat for hero in s.heroes if hero.alive and hero.cards and hero.place == number],
        traps=_lying(s.snares, number),
        attached=_lying(s.fixtures, number),
        lurker=lurker.laid.card.id if lurker else None,
        lurker_health=lurker.laid.health if lurker else None,
    )


def _lying(snares: list[Snare], place: int) -> list[str]:
    return [snare.card.id for snare in snares if snare.place == place]


def _attack(s: DungeonState, attack: Attack) -> AttackView:
    known = attack.chosen_form is not None
    return AttackView(
        attacker=attack.monster.card.id if attack.monster else s.heroes[attack.by].id,
        by=attack.by if attack.by >= 0 else None,
        target=attack.prey.card.id if attack.prey else s.heroes[attack.target].id,
        form=attack.form if known else "",
        health=attack.monster.health if attack.monster else None,
        out=attack.out,
        guard=attack.guard.card.id if attack.guard else None,
        attack=_attacking(s, attack) if known else None,
        counter=_countering(s, attack) if known else None,
        odds=OddsView(*[round(THROWS * share) for share in odds_of(s, attack)]) if known else None,
    )


def _attacking(s: DungeonState, attack: Attack) -> SideView:
    printed = _printed(s, attack.monster, attack.by, attack.form)
    extra = attack_value(s, attack) - printed
    thrown = attack.attack_die or None, attack.attack_roll or None
    return SideView(printed, extra, *thrown, wounds_of_attack(s, attack))


def _countering(s: DungeonState, attack: Attack) -> SideView:
    printed = _printed(s, attack.guard or attack.prey, attack.target, attack.form)
    extra = counter_value(s, attack) - printed
    return SideView(
        printed, extra, attack.counter_die or None, attack.counter_roll or None, wounds_of_counter(s, attack)
    )


def _printed(s: DungeonState, monster: Laid | None, seat: int, form: Form) -> int:
    return monster_value(monster, form) if monster else characteristic(s, s.heroes[seat], form)
