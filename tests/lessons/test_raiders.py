"""What the lesson of Dungeon Raiders says is true when it says it."""

from __future__ import annotations

from tests.lessons.teaching import ways
from undercroft.engine.match import Match
from undercroft.games.dungeon_raiders.content.cards import CARD_IDS
from undercroft.games.dungeon_raiders.content.rooms import HALF, ROOMS, MonsterRoom, TrapRoom, TreasureRoom, VaultRoom
from undercroft.games.dungeon_raiders.view import RaidView


def view_of(match: Match) -> RaidView:
    view = match.view(0)
    assert isinstance(view, RaidView)
    return view


def owned(match: Match) -> list[tuple[int, int]]:
    """Treasure and lives of each."""
    return [(raider.treasure, raider.lives) for raider in view_of(match).raiders]


def test_what_each_step_says() -> None:
    for told in ways("dungeon-raiders"):
        steps = dict(told)
        rooms = {say: str(match.decisions[0].about["room"]) for say, match in told}
        assert [raider.character for raider in view_of(told[0][1]).raiders] == ["thief", "warrior", "explorer"]

        chests = ROOMS[rooms["lesson-treasure"]]
        assert isinstance(chests, TreasureRoom)
        assert chests.chests == (4, 2)

        assert owned(steps["lesson-monster"])[0] == (2 + 4, 8)
        goblin = ROOMS[rooms["lesson-monster"]]
        assert isinstance(goblin, MonsterRoom)
        assert (goblin.strength[3], goblin.damage) == (11, 2)

        assert owned(steps["lesson-vault"])[2] == (3, 8 - 2), "the Explorer paid"
        vault = ROOMS[rooms["lesson-vault"]]
        assert isinstance(vault, VaultRoom)
        items = [CARD_IDS[reward.item] if reward.item else reward.lives for reward in vault.rewards.values()]
        assert items == ["torch", "crystal-ball", "key", "sword", 1]

        magnet = ROOMS[rooms["lesson-trap"]]
        assert isinstance(magnet, TrapRoom)
        assert (magnet.hits_all, magnet.takes_lives, magnet.loss) == (False, False, (0, 0, 0, 1, 2, 3))
        assert max(range(3), key=lambda seat: owned(steps["lesson-trap"])[seat][0]) == 0
        assert owned(steps["lesson-trap"])[0][0] == 6

        assert owned(steps["lesson-ball"])[0][0] == 6 - 2
        troll = ROOMS[rooms["lesson-ball"]]
        assert isinstance(troll, MonsterRoom)
        assert troll.strength[3] == 14
        assert set(view_of(steps["lesson-ball"]).raiders[0].hand or []) == {"power-3", "power-4", "crystal-ball"}

        laid = [raider.laid for raider in view_of(steps["lesson-follow"]).raiders]
        assert laid[1:] == [["power-5"], ["power-3"]]

        spikes = ROOMS[rooms["lesson-spikes"]]
        assert isinstance(spikes, TrapRoom)
        assert (spikes.hits_all, spikes.takes_lives, spikes.loss) == (True, True, (0, HALF, 2, 1, 0, 0))
        lives = [each[1] for each in owned(steps["lesson-spikes"])]
        assert lives == [8, 10, 5], "only the Explorer was hurt by the troll"
        assert [each[1] for each in owned(steps["lesson-free"])] == [8 - 2, 10 - 2, 5 - 2], "somebody laid a 2"
