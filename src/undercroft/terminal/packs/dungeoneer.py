"""What a set of Dungeoneer holds."""

from __future__ import annotations

from collections import Counter

from undercroft.console.screen import Screen
from undercroft.games.dungeoneer.content.packs import Pack
from undercroft.games.dungeoneer.content.schema import CATEGORIES
from undercroft.words import Words

TYPES = ("boon", "treasure", "bane", "monster", "trap")


def sum_up(pack: Pack, words: Words, screen: Screen) -> None:
    about = pack.about
    degree = words.say(f"pack-degree.{about.degree}")
    screen.show(
        words.say("pack-title", id=pack.id, degree=degree, first=about.first_level, last=about.last_level), "bold"
    )
    dark = sum(location.copies for location in pack.locations if location.dark)
    locations = sum(location.copies for location in pack.locations)
    tunnels = sum(location.copies for location in pack.locations if location.kind == "tunnel")
    screen.show(
        words.say("pack-locations", count=locations, tunnels=tunnels, dark=dark, chambers=locations - tunnels), indent=2
    )
    types: Counter[str] = Counter()
    for card in pack.cards:
        if not card.apart:
            types[card.type] += card.copies
    screen.show(words.say("pack-cards", count=types.total(), different=len(pack.cards)), indent=2)
    screen.show(_each(types, TYPES, words), "dim", indent=4)
    categories = Counter(str(quest.category) for quest in pack.quests)
    screen.show(words.say("pack-quests", count=len(pack.quests)), indent=2)
    screen.show(_each(categories, CATEGORIES, words), "dim", indent=4)
    screen.show(words.say("pack-heroes", count=len(pack.heroes)), indent=2)
    published = sum(entry.origin == "published" for entry in pack.entries)
    screen.show(words.say("pack-origins", published=published, original=len(pack.entries) - published), indent=2)


def _each(counts: Counter[str], order: tuple[str, ...], words: Words) -> str:
    """How many of each there are."""
    return ", ".join(f"{words.say(f'balance-group-{name}')} {counts[name]}" for name in order if counts[name])


PACK = sum_up
