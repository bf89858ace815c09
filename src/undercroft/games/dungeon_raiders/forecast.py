"""What a card of Dungeon Raiders may bring: what it counts for, who can match it, what will come of the room.

Hands hold no secrets: characters, played cards and items that were taken are open. What lies face down, and what the
others will choose, is not known: there it is told between which bounds it lies.
"""

from __future__ import annotations

import msgspec

from undercroft.engine.decision import Option
from undercroft.engine.forecast import Forecast, Phrase
from undercroft.games.dungeon_raiders.bosses import strike
from undercroft.games.dungeon_raiders.content.bosses import Boss
from undercroft.games.dungeon_raiders.content.cards import BALL, CARD_IDS, FIRST_ITEM
from undercroft.games.dungeon_raiders.content.rooms import (
    HALF,
    MonsterRoom,
    Reward,
    Room,
    TrapRoom,
    TreasureRoom,
    VaultRoom,
)
from undercroft.games.dungeon_raiders.hands import offer, reveal
from undercroft.games.dungeon_raiders.items import dark_rooms
from undercroft.games.dungeon_raiders.monsters import is_beaten, is_confused
from undercroft.games.dungeon_raiders.options import LAYS, LIGHT_TORCH
from undercroft.games.dungeon_raiders.rooms import EFFECTS
from undercroft.games.dungeon_raiders.state import Raider, RaidState

Details = dict[str, str | int | list[str]]


class Bounds(msgspec.Struct, frozen=True):
    least: int
    most: int


class Rank(msgspec.Struct, frozen=True):
    """How many others may lay more; as much and no more; surely less."""

    above: int
    equal: int
    below: int

    def details(self) -> Details:
        return {"above": self.above, "equal": self.equal, "below": self.below}


class RaidForecast(Forecast, frozen=True, omit_defaults=True, kw_only=True):
    value: int | None = None
    """What the cards count for, those that lie there already included."""
    together: Bounds | None = None
    """Against a monster: what all cards may add up to."""
    falls: bool | None = None
    """Whether the monster falls, if that is sure."""
    rank: Rank | None = None
    sure: bool = False
    """Everybody else's cards lie open: what is told of success is what will happen."""


# -- what cards may count for ---------------------------------------------------------------------


def counts(room: Room, option: Option) -> int:
    """What the cards of an option count for here."""
    return sum([room.worth[card] for card in LAYS[option].cards])


def is_settled(s: RaidState, raider: Raider) -> bool:
    """Whether all that the raider plays in this room lies open: none is due any more, or none can be played."""
    if raider.face_down is not None:
        return False
    return (bool(raider.laid) and not raider.due) or not offer(s, raider)


def bounds_of(s: RaidState, raider: Raider) -> Bounds:
    """What all cards of a raider may count for in this room, by what all know it can play. A crystal ball is played on
    from, so it adds as little or as much as the cards that can follow it."""
    if s.at is None or not raider.alive:
        return Bounds(0, 0)
    if is_settled(s, raider):
        return Bounds(raider.value, raider.value)
    values = [each for option in offer(s, raider) for each in _values(s.at, raider, option)]
    return Bounds(raider.value + min(values, default=0), raider.value + max(values, default=0))


def _values(room: Room, raider: Raider, option: Option) -> list[int]:
    """What an option may count for in the end; each crystal ball lets one card more be laid."""
    if option not in LAYS:
        return []
    cards, laid = LAYS[option].cards, counts(room, option)
    balls = 0 if room.worth[BALL] else cards.count(BALL)
    more = sorted([room.worth[card] for card in _after_ball(room, raider, cards)]) if balls else []
    return [laid + sum(more[:balls]), laid + sum(more[-balls:] if balls else [])]


def _after_ball(room: Room, raider: Raider, laid: tuple[int, ...]) -> list[int]:
    """The cards that can follow a crystal ball: those in hand that the room takes, and not those beside it."""
    items = [FIRST_ITEM + kind for kind, count in enumerate(raider.items) for _ in range(count)]
    hand = [*_power(raider), *[item for item in items if item != BALL and room.takes >> item & 1]]
    for card in laid:
        if card in hand:
            hand.remove(card)
    return hand


def _power(raider: Raider) -> list[int]:
    return [card for card in range(1, FIRST_ITEM) if raider.power >> card & 1]


# -- the forecast ---------------------------------------------------------------------------------


def forecast(s: RaidState, seat: int, option: Option) -> RaidForecast | None:
    room, own = s.at, s.raiders[seat]
    if option is LIGHT_TORCH():
        return RaidForecast(says=[Phrase("forecast-torch", {"count": len(dark_rooms(s))})])
    if room is None or option not in LAYS:
        return None
    others = [raider for raider in s.living if raider is not own]
    if BALL in LAYS[option].cards and not room.worth[BALL]:
        return RaidForecast(says=[Phrase("forecast-ball")])
    value = own.value + counts(room, option)
    bounds = [bounds_of(s, other) for other in others]
    if all(is_settled(s, other) for other in others):
        return what_will_happen(s, seat, option, room, value, bounds)
    return what_may_happen(s, room, value, bounds)


def ranked(value: int, bounds: list[Bounds]) -> Rank:
    most = [each.most for each in bounds]
    above, equal = sum(each > value for each in most), most.count(value)
    return Rank(above, equal, len(most) - above - equal)


def what_may_happen(s: RaidState, room: Room, value: int, bounds: list[Bounds]) -> RaidForecast:
    rank = ranked(value, bounds)
    if isinstance(room, TreasureRoom):
        return RaidForecast(says=[Phrase("forecast-treasure", rank.details())], value=value, rank=rank)
    if isinstance(room, TrapRoom):
        return RaidForecast(says=[trap_phrase(room, value)], value=value, rank=rank)
    if isinstance(room, VaultRoom):
        return RaidForecast(says=[reward_phrase(s, room.rewards[value])], value=value, rank=rank)
    assert isinstance(room, MonsterRoom)
    return against_monster(s, room, value, bounds)


def trap_phrase(room: TrapRoom, value: int) -> Phrase:
    """RAID-TRP-11, RAID-TRP-12."""
    loss = room.loss[value]
    what: Details = {"loss": "half" if loss == HALF else loss, "what": "life" if room.takes_lives else "treasure"}
    return Phrase("forecast-trap-all" if room.hits_all else "forecast-trap-leaders", what)


def reward_phrase(s: RaidState, reward: Reward) -> Phrase:
    """RAID-STA-01."""
    if reward.item:
        return Phrase("forecast-item", {"item": CARD_IDS[reward.item], "left": s.supply[reward.item - FIRST_ITEM]})
    if reward.treasure:
        return Phrase("forecast-brings", {"what": "treasure", "count": reward.treasure})
    return Phrase("forecast-brings", {"what": "life", "count": reward.lives})


def against_monster(s: RaidState, room: MonsterRoom, value: int, bounds: list[Bounds]) -> RaidForecast:
    """RAID-MON-01 to RAID-MON-05, RAID-TWO-06 to RAID-TWO-08."""
    rank = ranked(value, bounds)
    strength = room.strength.get(len(s.living))
    if strength is None:
        return RaidForecast(says=[Phrase("forecast-unbeatable", rank.details())], value=value, rank=rank)
    together = Bounds(value + sum([each.least for each in bounds]), value + sum([each.most for each in bounds]))
    falls = True if together.least >= strength else False if together.most < strength else None
    details: Details = {"low": together.least, "high": together.most, "needs": strength - value}
    details["fate"] = {True: "falls", False: "stands", None: "maybe"}[falls]
    details["sure"] = "yes" if together.least == together.most else "no"
    details["struck"] = struck(room, value, bounds)
    says = [Phrase("forecast-monster", details)]
    return RaidForecast(says=says, value=value, together=together, falls=falls, rank=rank)


def struck(room: MonsterRoom, value: int, bounds: list[Bounds]) -> str:
    """RAID-MON-05, RAID-MARK-01, RAID-MARK-02: whether this value is the lowest, if that is sure."""
    if isinstance(room, Boss) and room.hits_highest:
        return "any"
    two_lowest = isinstance(room, Boss) and room.hits_next
    if any(each.most < value for each in bounds) and not two_lowest:
        return "never"
    return "surely" if bounds and all(each.least > value for each in bounds) else "any"


# -- everybody else's cards lie open --------------------------------------------------------------


def what_will_happen(
    s: RaidState, seat: int, option: Option, room: Room, value: int, bounds: list[Bounds]
) -> RaidForecast:
    """RAID-ITM-06: after a crystal ball one knows what the others have laid. The room is resolved on a copy."""
    twin = s.copy()
    before, own = s.raiders[seat], twin.raiders[seat]
    reveal(twin, own, option)
    beaten = resolve(twin, room)
    changes = {
        "lives": own.lives - before.lives,
        "treasure": own.treasure - before.treasure,
        "items": sum(own.items) - sum(before.items) + len(LAYS[option].items),
    }
    says = [Phrase("forecast-beaten", {"total": value + sum([each.least for each in bounds])})] if beaten else []
    says += happens(twin, own, changes)
    success = {name: float(count) for name, count in changes.items() if count}
    if not own.alive:
        success["dies"] = 1.0
    return RaidForecast(says=says, value=value, falls=beaten, success=success, sure=True, rank=ranked(value, bounds))


def resolve(s: RaidState, room: Room) -> bool | None:
    """Let the room take effect; whether its monster, if it is one, is beaten."""
    raiders = s.living
    if isinstance(room, Boss):
        beaten = is_beaten(s, room, raiders)
        if not beaten and not is_confused(s, room, raiders):
            strike(s, room, raiders)
        return beaten
    EFFECTS[room.kind](s, room, raiders)
    return is_beaten(s, room, raiders) if isinstance(room, MonsterRoom) else None


def happens(s: RaidState, own: Raider, changes: dict[str, int]) -> list[Phrase]:
    """To oneself."""
    if not own.alive:
        return [Phrase("forecast-dies", {"stone": "yes" if own.stone else "no"})]
    says = [
        Phrase("forecast-gains" if changes[name] > 0 else "forecast-loses", {"what": what, "count": abs(changes[name])})
        for name, what in (("lives", "life"), ("treasure", "treasure"))
        if changes[name]
    ]
    if changes["items"] > 0:
        says.append(Phrase("forecast-gains-item"))
    return says or [Phrase("forecast-nothing")]
