"""Checking a set of cards: what is wrong in it, or what it holds."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from undercroft.games.dungeoneer.content.packs import Pack, PackError, read_pack
from undercroft.games.dungeoneer.content.schema import CATEGORIES
from undercroft.terminal.screen import Screen
from undercroft.words import Words

TYPES = ("boon", "treasure", "bane", "monster", "trap")


def check_pack(folder: Path, words: Words, screen: Screen) -> bool:
    """Tell everything that is wrong, or sum the set up. Whether all is well."""
    try:
        pack = read_pack(folder)
    except PackError as error:
        screen.show(words.say("pack-wrong", folder=folder, count=len(error.wrong)), "bold")
        for line in error.wrong:
            screen.show(line, indent=2)
        return False
    _sum_up(pack, words, screen)
    return True


def _sum_up(pack: Pack, words: Words, screen: Screen) -> None:
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
    screen.show(words.say("pack-well"), "green")


def _each(counts: Counter[str], order: tuple[str, ...], words: Words) -> str:
    """How many of each there are."""
    return ", ".join(f"{words.say(f'balance-group-{name}')} {counts[name]}" for name in order if counts[name])
