"""What the types of a set cannot say: ids, references, and fields that need each other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from undercroft.games.dungeoneer.content.packs import Pack
from undercroft.games.dungeoneer.content.schema import Adventure, Bearer, HeroCard, Location, Quest
from undercroft.games.dungeoneer.content.threats import WALL
from undercroft.games.dungeoneer.content.vocabulary import PLACE_WORDS, Effects, Either, Lose, Own, Reroll, Roll, every

SETUP_TUNNELS = 4
HIGHEST = 6
"""A die of this can be thrown again for nothing only once a turn."""


def check(pack: Pack) -> list[str]:
    """All that is wrong, a line each."""
    return [
        *_ids(pack),
        *_set(pack),
        *[line for location in pack.locations for line in _location(pack, location)],
        *[line for card in (*pack.cards, *pack.monsters) for line in _adventure(pack, card)],
        *[line for quest in pack.quests for line in _quest(pack, quest)],
        *[line for hero in pack.heroes for line in _hero(pack, hero)],
    ]


def _ids(pack: Pack) -> Iterator[str]:
    for entry_id, count in Counter(entry.id for entry in pack.entries).items():
        if count > 1:
            yield f"{entry_id}: {count} entries have this id"
        if not entry_id.replace("-", "").isalnum() or entry_id != entry_id.lower() or not entry_id[:1].isalpha():
            yield f"{entry_id}: id: small letters, digits and hyphens only, a letter first"


def _set(pack: Pack) -> Iterator[str]:
    entrances = [location.id for location in pack.locations if location.entrance]
    if len(entrances) != 1:
        yield f"locations.toml: exactly one location must be the entrance, not {len(entrances)}"
    tunnels = sum(location.copies for location in pack.locations if location.kind == "tunnel" and not location.entrance)
    if tunnels < SETUP_TUNNELS:
        yield f"locations.toml: the set-up needs {SETUP_TUNNELS} tunnels besides the entrance, there are {tunnels}"
    if len(pack.heroes) < 1:
        yield "heroes.toml: there must be a hero"


def _location(pack: Pack, location: Location) -> Iterator[str]:
    at = f"locations.toml: {location.id}"
    sides = (location.north, location.east, location.south, location.west)
    if all(side.kind == WALL for side in sides):
        yield f"{at}: nobody could leave it: one side at least must be no wall"
    if location.entrance and any(side.kind == WALL for side in sides):
        yield f"{at}: the entrance has a tunnel on each side, so no side can be a wall"
    if location.dark and location.kind != "tunnel":
        yield f"{at}: dark: only a tunnel can be dark"
    if location.kind == "wild" and not location.surface:
        yield f"{at}: kind: only the surface is wild"
    if location.surface and location.between:
        yield f"{at}: between: what joins dungeon and surface belongs to the dungeon"
    hazard = location.hazard
    if hazard is not None and (hazard.threat is None) is not (hazard.kind == "danger"):
        yield f"{at}: hazard: spikes and pits have a threat, danger has none"
    yield from _effects(pack, at, location.effects)


def _bearer(pack: Pack, at: str, bearer: Bearer) -> Iterator[str]:
    for number, ability in enumerate(bearer.abilities):
        field = f"{at}: abilities[{number}]"
        free = ability.glory == 0 and ability.action == 0 and not ability.discards
        if ability.limit == "none" and free and not (ability.timing == "roll" and ability.upto < HIGHEST):
            yield f"{field}: what costs nothing must be limited to once a turn, or a turn would never end"
        if (ability.timing == "roll") is not any(isinstance(effect, Reroll) for effect in ability.effects):
            yield f"{field}: timing roll and the verb reroll go together"
        yield from _effects(pack, field, ability.effects, reroll=True)
    for number, trigger in enumerate(bearer.triggers):
        yield from _effects(pack, f"{at}: triggers[{number}]", trigger.effects)


def _adventure(pack: Pack, card: Adventure) -> Iterator[str]:
    at = f"{'quests.toml' if card in pack.monsters else 'adventure.toml'}: {card.id}"
    yield from _bearer(pack, at, card)
    for effects in (card.effects, card.before, card.fail, card.reward, card.extra.effects if card.extra else ()):
        yield from _effects(pack, at, effects)
    yield from _durations(at, card)
    if card.glory_card and card.timing == "villainy":
        yield f"{at}: timing: a glory card is never played in the villainy phase"
    if not card.glory_card and card.timing in ("feats", "response"):
        yield f"{at}: timing: a peril card is played in the villainy phase or at any time"
    if card.type == "monster":
        yield from _monster(pack, at, card)
    elif card.type == "trap" and card.threat is None:
        yield f"{at}: threat: a trap needs one"
    if card.cost == "x" and card.encounter:
        yield f"{at}: cost: an encounter costs a number; x is for its extra"
    if card.copies < 1:
        yield f"{at}: copies: at least 1"


def _durations(at: str, card: Adventure) -> Iterator[str]:
    if (card.duration == "monster") is not (card.type == "monster"):
        yield f"{at}: duration: monster is for monsters, and for all of them"
    if (card.duration == "attachment") is not bool(card.attach):
        yield f"{at}: attach: says what an attachment is attached to, and only then"
    if card.type == "trap" and card.duration != ("permanent" if card.waits else "instant"):
        yield f"{at}: duration: a trap that waits is permanent, one that springs at once is instant"
    if card.upkeep and card.duration == "instant":
        yield f"{at}: upkeep: only for cards that stay in play"
    if card.duration == "instant" and (card.modifiers or card.keywords or card.abilities or card.triggers):
        yield f"{at}: modifiers: an instant card does not stay in play; use the verb bonus"


def _monster(pack: Pack, at: str, card: Adventure) -> Iterator[str]:
    forms = [fighting for fighting in (card.melee, card.magic, card.speed) if fighting is not None]
    if len(forms) != 3:
        yield f"{at}: a monster has values for melee, magic and speed"
    if not any(fighting.attack for fighting in forms):
        yield f"{at}: a monster must be able to attack in one form at least"
    for fighting in forms:
        if fighting.strike and not fighting.attack:
            yield f"{at}: strike: belongs to an attack, not to a counterattack"
        yield from _effects(pack, at, fighting.strike)
    if card.health < 1:
        yield f"{at}: health: at least 1"
    if card.lurks and card.lurks not in [location.id for location in pack.locations]:
        yield f"{at}: lurks: there is no location {card.lurks!r} in this set"


_NEEDS = {"threat": "threat", "hunt": "monster", "sacrifice": "price", "chance": "dice", "search": "search"}
"""The field without which a category cannot be."""


def _quest(pack: Pack, quest: Quest) -> Iterator[str]:
    at = f"quests.toml: {quest.id}"
    yield from _bearer(pack, at, quest)
    yield from _effects(pack, at, quest.reward + quest.fail)
    needed = _NEEDS.get(quest.category)
    if needed and not getattr(quest, needed):
        yield f"{at}: {needed}: a {quest.category} quest needs it"
    if quest.category == "threat" and any(getattr(effect, "who", "here") != "here" for effect in quest.fail):
        yield f"{at}: fail: a failed threat quest hits every hero in the location: who must be here"
    if quest.category == "escort" and len(quest.places) != 2:
        yield f"{at}: places: an escort leads from a first to a second location"
    ways = [way for way in ("threat", "monster", "price", "dice") if getattr(quest, way)]
    if len(ways) > 1:
        yield f"{at}: {' and '.join(ways)}: a quest is completed in one way"
    if quest.search and quest.category not in ("search", "artifact"):
        yield f"{at}: search: only a search or an artifact is searched for"
    known = [location.id for location in pack.locations]
    for place in quest.places:
        if place not in known and place not in PLACE_WORDS:
            yield f"{at}: places: there is no location {place!r} in this set"
    if quest.monster and quest.monster not in [card.id for card in (*pack.monsters, *pack.cards)]:
        yield f"{at}: monster: there is no monster {quest.monster!r} in this set"


def _hero(pack: Pack, hero: HeroCard) -> Iterator[str]:
    at = f"heroes.toml: {hero.id}"
    yield from _bearer(pack, at, hero)
    wanted = [str(level) for level in range(pack.about.first_level, pack.about.last_level + 1)]
    if list(hero.levels) != wanted:
        yield f"{at}: levels: must be {', '.join(wanted)}"
    if not hero.attacks:
        yield f"{at}: attacks: one form at least"


def _effects(pack: Pack, at: str, effects: Effects, *, reroll: bool = False) -> Iterator[str]:
    for effect in every(effects):
        if isinstance(effect, Own) and effect.name not in pack.functions:
            yield f"{at}: own: effects.py has no function {effect.name!r}"
        if isinstance(effect, Reroll) and not reroll:
            yield f"{at}: reroll: only in an ability with timing roll"
        if isinstance(effect, Either) and len(effect.ways) < 2:
            yield f"{at}: choose: needs two ways at least"
        if isinstance(effect, Roll) and (not effect.faces or effect.faces[-1].upto != 6):
            yield f"{at}: roll: the last faces go up to 6"
        if isinstance(effect, Lose) and effect.random and effect.what != "hand":
            yield f"{at}: lose: only hand cards are lost at random"
