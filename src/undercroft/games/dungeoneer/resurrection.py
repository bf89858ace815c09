"""Resurrection: whoever loses a hero plays on with another (DGN-VAR-09)."""

from __future__ import annotations

from undercroft.engine.decision import Option, Play, ask
from undercroft.games.dungeoneer.cards import draw
from undercroft.games.dungeoneer.dungeon import entrances
from undercroft.games.dungeoneer.ending import after_defeat, check_return
from undercroft.games.dungeoneer.options import CHOOSE_HERO, ENTRANCE, HERO, PLACE_NUMBER
from undercroft.games.dungeoneer.setting_up import take_hero
from undercroft.games.dungeoneer.state import HAND, DungeonState
from undercroft.games.dungeoneer.villainy import abandon
from undercroft.games.dungeoneer.wounds import leave_tokens


def revive(s: DungeonState) -> Play[None]:
    """DGN-VAR-10 to DGN-VAR-14: a new hero at the starting level, put on an entrance by the player to the left; the
    quests stay, an escort under way too, and five new cards are drawn. DGN-VAR-12: what the player had sent and has not
    attacked yet is lost like the hand. DGN-SOLO-02: alone the new hero is where it has to be once all quests are
    completed."""
    seat = s.reviving.pop(0)
    hero = s.heroes[seat]
    if seat == s.active:
        abandon(s)
    if not s.free_heroes:
        leave_tokens(hero)
        after_defeat(s)
        return
    choice: Option = yield ask(seat, "choose-hero", [CHOOSE_HERO(each) for each in s.free_heroes])
    doors = entrances(s)
    place = doors[0]
    if len(doors) > 1:
        options = [ENTRANCE(s.places[door].location.id, door) for door in doors]
        where: Option = yield ask(s.left_of(seat), "entrance", options, {"hero": HERO.of(choice)})
        place = PLACE_NUMBER.of(where)
    take_hero(s, hero, HERO.of(choice), place)
    hero.alive = True
    hero.fallen = False
    hero.fall_threat = None
    hero.action = hero.spare = 0
    hero.passing = []
    hero.granted = []
    hero.visited = 1 << place
    check_return(s, hero)
    yield from draw(s, hero, HAND)
