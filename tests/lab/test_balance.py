"""The balance report: what is counted, what is out of bounds, and how it is shown."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from html.parser import HTMLParser
from io import StringIO
from typing import Any

import msgspec
import pytest
from rich.console import Console

import undercroft
from tests.rules.talisman.table import Table as TalismanTable
from undercroft.engine.errors import UndercroftError
from undercroft.engine.match import Match
from undercroft.engine.outcome import Outcome
from undercroft.games.dungeon_raiders.content.cards import ITEM_IDS
from undercroft.games.talisman.state import TalismanState
from undercroft.lab.balance.account import Account, Bounds, Errand, Fate
from undercroft.lab.balance.beside import side_by_side
from undercroft.lab.balance.findings import find
from undercroft.lab.balance.measuring import BalanceJob, measure, play_matches, seat_players, sum_up
from undercroft.lab.balance.page import balance_page
from undercroft.lab.balance.printing import print_balance
from undercroft.lab.balance.results import Balance, Cards, Happening, Quests, Standing, Topic, length
from undercroft.lab.balance.sums import Sums
from undercroft.lab.balance.witnesses import make_witness
from undercroft.lab.balance.wording import Wording
from undercroft.lab.statistics import Estimate, share
from undercroft.players import make_player
from undercroft.words import Words

RAID = BalanceJob("dungeon-raiders", ("thumb",) * 3, seed=5)


def played(game: str, seats: int, seed: int) -> Match:
    match = undercroft.new_match(game, seats=seats, seed=seed)
    players = [make_player("random", game, f"{seed}/{seat}") for seat in range(seats)]
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, players[decision.seat].choose(match, decision))
    return match


@pytest.fixture(scope="module")
def raid() -> Balance:
    return measure(RAID, 60)


# -- who plays ------------------------------------------------------------------------------------


def test_one_player_takes_every_seat_of_the_game() -> None:
    assert seat_players("dungeon-roll", ["thumb"]) == ("thumb",) * 4
    assert seat_players("dungeon-roll", ["thumb"], 2) == ("thumb", "thumb")
    assert seat_players("dungeon-roll", ["thumb", "random"]) == ("thumb", "random")
    assert seat_players("dungeon-roll", ["thumb", "random"], 4) == ("thumb", "random", "thumb", "random")
    with pytest.raises(UndercroftError, match="2 players do not fit on 1 seats"):
        seat_players("dungeon-roll", ["thumb", "random"], 1)


def test_everyone_sits_everywhere() -> None:
    job = BalanceJob("dungeon-roll", ("thumb", "random", "easy"))
    assert [job.seating(number) for number in range(4)] == [
        ("thumb", "random", "easy"),
        ("random", "easy", "thumb"),
        ("easy", "thumb", "random"),
        ("thumb", "random", "easy"),
    ]


def test_players_of_different_strength_are_told_apart() -> None:
    result = measure(BalanceJob("dungeon-roll", ("thumb", "random")), 40)
    rates = {standing.name: standing.victories.value for standing in result.by_player}
    assert rates["thumb"] > 0.9
    assert [standing.matches for standing in result.by_player] == [40, 40]
    assert all(abs(standing.victories.value - 0.5) < 0.3 for standing in result.seats), "they change seats"


# -- counting -------------------------------------------------------------------------------------


def test_the_same_matches_whoever_plays_them(raid: Balance) -> None:
    alone, together = (
        msgspec.structs.replace(found, seconds=0.0, workers=0) for found in (raid, measure(RAID, 60, workers=2))
    )
    assert alone == together


def test_every_match_is_counted(raid: Balance) -> None:
    assert sum(standing.matches for standing in raid.heroes) == 60 * 3
    assert [standing.name for standing in raid.seats] == ["0", "1", "2"]
    assert raid.length is not None
    assert sum(raid.length.counts.values()) == 60
    assert sum(ending.matches for ending in raid.endings) == 60
    victories = sum(standing.victories.value for standing in raid.seats)
    assert raid.fair == pytest.approx(victories / 3)


def test_a_shared_victory_counts_in_parts() -> None:
    match = played("dungeon-roll", 4, 1)
    sums = Sums()
    for winners in ((0, 1, 2), (3,)):
        match.outcome = Outcome(winners, (9, 9, 9, 1))
        sums.add(match, ("thumb",) * 4, Account(heroes=("a", "b", "c", "a"), first=2))
    assert [sums.seats[str(seat)].victories.value for seat in range(4)] == pytest.approx([1 / 6] * 3 + [1 / 2])
    assert sums.heroes["a"].matches == 4
    assert sums.heroes["a"].victories.value == pytest.approx((1 / 3 + 1) / 4)
    assert sums.places["0"].victories.value == pytest.approx(1 / 6), "seat 2 began"
    assert sums.places["1"].victories.value == pytest.approx(1 / 2), "seat 3 came next"
    assert sums.seats["3"].scores.mean == 1


def test_cards_and_quests_are_counted_by_matches() -> None:
    match = played("dungeon-roll", 2, 1)
    sums = Sums()
    accounts = [
        Account(cards={"sword": Fate("treasure", drawn=2, played=1, discarded=1)}, quests={"q": Errand("hunt", True)}),
        Account(cards={"sword": Fate("treasure", drawn=1, discarded=1)}, quests={"q": Errand("hunt", True, True)}),
        Account(cards={"sword": Fate("treasure")}, quests={"q": Errand("hunt")}),
    ]
    for account in accounts:
        sums.add(match, ("thumb",) * 2, account)
    found = sum_up(BalanceJob("dungeon-roll", ("thumb",) * 2), sums, 1.0, 1)
    assert found.cards == [Cards("sword", "treasure", 2, share(1, 2), drawn=3, played=1, discarded=2)]
    assert found.quests == [Quests("q", "hunt", 2, 1, share(1, 2))]


def test_what_else_a_game_counts_is_summed_up_by_topic() -> None:
    match, halves = played("dungeon-roll", 2, 1), [Sums(), Sums()]
    for number, times in enumerate((2, 0, 1)):
        account = Account(topics={"spaces": {"cave": times, "hill": 0}})
        halves[number % 2].add(match, ("thumb",) * 2, account)
    halves[0].merge(halves[1])
    found = sum_up(BalanceJob("dungeon-roll", ("thumb",) * 2), halves[0], 1.0, 1)
    cave, hill = Happening("cave", 2, share(2, 3), 1.0), Happening("hill", 0, share(0, 3), 0.0)
    assert found.topics == [Topic("spaces", [cave, hill])]
    assert [finding.name for finding in found.findings if finding.kind == "never-happened"] == ["spaces/hill"]


def test_lengths_are_summed_up() -> None:
    found = length(Counter({4: 1, 8: 5, 9: 3, 30: 1}), (8, 20))
    assert found is not None
    assert found.mean.value == pytest.approx(10.1)
    assert found.middle == (4, 9)
    assert found.within == share(8, 10)
    assert list(found.counts) == [4, 8, 9, 30]
    assert length(Counter(), None) is None


# -- witnesses ------------------------------------------------------------------------------------


def test_the_witness_of_descent_follows_the_cards_that_the_overlord_gained() -> None:
    setup = {"quest": "first-blood", "level": "expert"}
    match = undercroft.new_match("descent", seats=3, seed=3, setup=setup)
    players = [make_player("thumb", "descent", f"3/{seat}") for seat in range(3)]
    while match.outcome is None:
        decision = match.decisions[0]
        match.choose(decision.seat, players[decision.seat].choose(match, decision))
    cards = make_witness("descent").account(match).cards
    drawn = Counter(str(event.secret["card"]) for event in match.events if event.kind == "drew" and event.secret)
    gained = [str(event.data["card"]) for event in match.events if event.kind == "gained"]
    assert gained
    assert {name: cards[name].drawn for name in drawn} == drawn
    assert set(gained) <= set(cards)


@pytest.mark.parametrize("seed", range(6))
def test_the_witness_of_dungeon_roll_tells_the_truth(seed: int) -> None:
    match = played("dungeon-roll", 3, seed)
    account = make_witness("dungeon-roll").account(match)
    state: Any = match.state
    assert account.heroes == tuple(adventurer.card.id for adventurer in state.adventurers)
    assert account.first == next(seat for seat, _ in match.choices)
    drawn = Counter(str(event.data["treasure"]) for event in match.events if event.kind == "drew")
    assert {name: fate.drawn for name, fate in account.cards.items() if fate.drawn} == {
        name: count for name, count in drawn.items() if name != "dragon-scales"
    }
    assert all(0 <= fate.played <= fate.drawn for fate in account.cards.values())


@pytest.mark.parametrize("seed", range(6))
def test_the_witness_of_dungeon_raiders_tells_the_truth(seed: int) -> None:
    match = played("dungeon-raiders", 4, seed)
    account = make_witness("dungeon-raiders").account(match)
    state: Any = match.state
    living = sum(raider.alive for raider in state.raiders)
    assert account.ending == {0: "nobody", 1: "last-one"}.get(living, "treasure")
    assert account.length == state.place
    used = Counter(
        item for raider in state.raiders for item, count in zip(ITEM_IDS, raider.items, strict=True) if count
    )
    for item, fate in account.cards.items():
        assert 0 <= fate.played <= fate.drawn
        assert fate.played < fate.drawn or not used[item]


def test_the_witness_of_talisman_follows_a_character_through_the_dungeon_to_the_crown() -> None:
    laid: dict[str, Any] = {
        "at": ["treasure-chamber", "city-1"],
        "stage": "encounter",
        "strength": [20, 0],
        "dice": "6 1",
    }
    table = TalismanTable("troll wizard", crown="sudden-death", **laid)
    match = table.do("fight-with:strength", "choose-treasure:aegis").match
    account = make_witness("talisman").account(match)
    assert account.ending == "crown"
    assert account.heroes == ("troll", "wizard")
    landmarks = account.topics["landmarks"]
    assert {name for name, times in landmarks.items() if times} == set(landmarks) - {"dungeon-entered"}
    assert account.topics["emerged"] == {"crown-of-command": 1}
    assert account.cards["aegis"] == Fate("magic-object", drawn=1, played=1)


@pytest.mark.parametrize("seed", range(3))
def test_the_witness_of_talisman_tells_the_truth(seed: int) -> None:
    match = undercroft.new_match("talisman", seats=3, seed=seed, setup={"rounds": 15})
    match.play_out([make_player("random", "talisman", f"{seed}/{seat}").choose for seat in range(3)])
    account, state = make_witness("talisman").account(match), match.state
    assert isinstance(state, TalismanState)
    assert (account.ending, account.length) == ("too-long", 15)
    told = Counter(event.kind for event in match.events)
    assert sum(account.topics["died"].values()) == told["killed"]
    assert sum(account.topics["spaces"].values()) == told["moved"] + told["starts"]
    assert set(account.topics["spaces"]) == {space.id for space in state.box.spaces}


@pytest.mark.parametrize(
    ("setup", "there", "elsewhere"),
    [
        ({}, {"city-1", "tunnel-1", "wolf", "gnoll", "hex", "aegis"}, set()),
        ({"goal": "short"}, {"tunnel-1", "gnoll", "healing", "shadow"}, {"city-1", "wolf", "hex", "aegis"}),
        ({"goal": "lord"}, {"city-1", "tunnel-1", "wolf", "gnoll", "hex"}, {"aegis"}),
        ({"expansion": "none"}, {"city-1", "wolf", "hex"}, {"tunnel-1", "gnoll", "aegis"}),
    ],
)
def test_the_witness_of_talisman_misses_nothing_that_is_not_in_play(
    setup: dict[str, str], there: set[str], elsewhere: set[str]
) -> None:
    match = undercroft.new_match("talisman", seats=2, seed=1, setup={"rounds": 2, **setup})
    match.play_out([make_player("random", "talisman", f"{seat}").choose for seat in range(2)])
    account = make_witness("talisman").account(match)
    known = {*account.cards, *account.topics["spaces"]}
    assert (there <= known, elsewhere & known) == (True, set())


def test_a_game_without_a_witness_of_its_own_is_counted_too() -> None:
    witness = make_witness("another-game")
    assert witness.account(played("dungeon-roll", 2, 1)) == Account()


# -- out of bounds --------------------------------------------------------------------------------


def standing(name: str, low: float, value: float, high: float) -> Standing:
    return Standing(name, 100, Estimate(value, low, high), Estimate(1.0, 1.0, 1.0))


def changed(raid: Balance, **fields: object) -> Balance:
    quiet: dict[str, object] = {"findings": [], "heroes": [], "seats": [], "places": [], "cards": [], "quests": []}
    return msgspec.structs.replace(raid, **(quiet | {"fair": 0.25} | fields))


def kinds(balance: Balance) -> list[tuple[str, str, bool]]:
    return [(finding.kind, finding.name, finding.sure) for finding in find(balance)]


def test_heroes_outside_the_band_are_found_and_sure_ones_stand_first(raid: Balance) -> None:
    heroes = [
        standing("fine", 0.10, 0.32, 0.40),
        standing("perhaps", 0.30, 0.33, 0.36),
        standing("strong", 0.33, 0.35, 0.37),
        standing("weak", 0.15, 0.16, 0.17),
        standing("low", 0.15, 0.17, 0.19),
    ]
    assert kinds(changed(raid, heroes=heroes)) == [
        ("hero-strong", "strong", True),
        ("hero-weak", "weak", True),
        ("hero-strong", "perhaps", False),
        ("hero-weak", "low", False),
    ]


def test_seats_and_the_order_of_turns_are_watched_too(raid: Balance) -> None:
    uneven = [standing("0", 0.5, 0.6, 0.7), standing("1", 0.05, 0.1, 0.15)]
    found = kinds(changed(raid, seats=uneven, places=uneven))
    assert [kind for kind, _, _ in found] == ["seat-strong", "seat-weak", "place-strong", "place-weak"]
    assert kinds(changed(raid, seats=uneven[:1])) == [], "one seat is fair to itself"


def card(name: str, drawn_in: int, played_in: int) -> Cards:
    return Cards(name, "boon", drawn_in, share(played_in, drawn_in), drawn_in, played_in, 0)


def test_cards_that_are_hardly_played_are_found(raid: Balance) -> None:
    cards = [
        card("often", 100, 5),
        card("rare", 1000, 20),
        card("dead", 1000, 0),
        card("lost", 0, 0),
        card("new", 9, 0),
    ]
    assert kinds(changed(raid, cards=cards)) == [
        ("card-rarely-played", "rare", True),
        ("card-never-played", "dead", True),
        ("card-never-drawn", "lost", False),
        ("card-never-played", "new", False),
    ]


def test_quests_that_nobody_completes_are_found(raid: Balance) -> None:
    quests = [Quests("easy", "hunt", 9, 1, share(1, 9)), Quests("hard", "hunt", 9, 0, share(0, 9))]
    quests.append(Quests("shy", "hunt", 0, 0, share(0, 0)))
    assert kinds(changed(raid, quests=quests)) == [
        ("quest-never-done", "hard", False),
        ("quest-never-offered", "shy", False),
    ]


@pytest.mark.parametrize(
    ("rounds", "expected"),
    [((5, 5, 6), ["length-short"]), ((8, 9, 10), []), ((20, 20, 20), []), ((30, 21, 22), ["length-long"])],
)
def test_matches_of_a_wrong_length_are_found(raid: Balance, rounds: Sequence[int], expected: list[str]) -> None:
    bounds = Bounds(length=(8, 20))
    balance = changed(raid, bounds=bounds, length=length(Counter(rounds), bounds.length))
    assert [kind for kind, _, _ in kinds(balance)] == expected


# -- what is shown --------------------------------------------------------------------------------


class Page(HTMLParser):
    """Whether every tag is closed in order, and what the page says."""

    EMPTY = ("meta",)

    def __init__(self, page: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.said = ""
        self.feed(page)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in self.EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] != ["style"]:
            self.said += data


def full(raid: Balance) -> Balance:
    """One of everything that can be out of bounds."""
    uneven = [standing("knight", 0.5, 0.6, 0.7), standing("thief", 0.05, 0.1, 0.15)]
    seats = [standing("0", 0.5, 0.6, 0.7), standing("1", 0.05, 0.1, 0.15)]
    bounds = Bounds(length=(40, 50))
    balance = changed(
        raid,
        heroes=uneven,
        seats=seats,
        places=seats,
        by_player=[standing("thumb", 0.4, 0.5, 0.6), standing("random", 0.4, 0.5, 0.6)],
        cards=[card("torch", 1000, 20), card("key", 1000, 0), card("sword", 0, 0)],
        quests=[Quests("torch", "hunt", 9, 0, share(0, 9)), Quests("key", "escort", 0, 0, share(0, 0))],
        bounds=bounds,
        length=length(Counter({20: 5, 25: 5}), bounds.length),
        setup={"variant": "secret"},
    )
    return msgspec.structs.replace(balance, findings=find(balance))


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_page_needs_nothing_else_and_says_first_what_is_wrong(
    raid: Balance, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    balance = full(raid)
    monkeypatch.setattr("undercroft.lab.balance.wording.Words", lambda lang, game: Words(lang, game, strict=True))
    page = balance_page(balance, lang)
    assert not re.search(r"<script|@import|url\(|href|src=|@font-face|\bon\w+=|http", page)
    assert "@media (prefers-color-scheme: dark)" in page
    assert f'<html lang="{lang}">' in page
    said = Page(page).said
    wording = Wording(balance, lang)
    places = [said.index(wording.finding(finding)) for finding in balance.findings]
    assert places == sorted(places)
    assert max(places) < said.index(wording.say("by-hero"))
    assert page.count("<svg") == 4 + 1 + 1 + 2, "heroes, turns, seats, players; endings; length; cards and quests"


def test_figures_out_of_bounds_are_marked(raid: Balance) -> None:
    page = balance_page(full(raid), "en")
    assert re.search(r'class="name out"[^>]*>Knight<', page)
    assert re.search(r'class="name unsure"[^>]*>Sword<', page)
    assert page.count('class="column out"') == 2


def test_a_balanced_game_is_said_to_be(raid: Balance) -> None:
    page = balance_page(changed(raid), "en")
    assert "Nothing is out of bounds." in Page(page).said
    assert '<section class="findings well">' in page


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_the_terminal_shows_the_same(raid: Balance, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.lab.balance.wording.Words", lambda lang, game: Words(lang, game, strict=True))
    console = Console(width=200, record=True, file=StringIO())
    balance = full(raid)
    print_balance(balance, lang, console)
    said = console.export_text()
    wording = Wording(balance, lang)
    for finding in balance.findings:
        assert wording.finding(finding) in said
    for section in ("by-hero", "by-seat", "by-place", "by-player", "endings", "length", "cards", "quests"):
        assert f"\n{wording.say(section)}\n" in said


@pytest.mark.parametrize(
    ("setup", "said"),
    [
        ({}, "Sets: Wrath of the Serpent Goddess, levels 7 to 10 · "),
        ({"sets": "epic", "rounds": 3}, "Sets: epic, levels 4 to 6 · "),
    ],
)
def test_a_report_says_which_sets_it_is_about(setup: dict[str, object], said: str) -> None:
    balance = measure(BalanceJob("dungeoneer", ("thumb",) * 2, setup={"rounds": 2, **setup}), 2)
    assert balance.setup == {"sets": "serpent", "rounds": 2} | setup
    about = Wording(balance, "en").about()
    assert about.startswith(said)
    assert f"rounds={balance.setup['rounds']}" in about


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_players_stand_side_by_side(raid: Balance, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.lab.balance.wording.Words", lambda lang, game: Words(lang, game, strict=True))
    other = measure(RAID.with_all("random"), 10)
    assert other.players == ("random",) * 3
    both = msgspec.structs.replace(raid, beside=[other])
    page = balance_page(both, lang)
    said = Page(page).said
    assert page.count("<h1>") == 2
    assert page.count("<svg") == balance_page(raid, lang).count("<svg") + balance_page(other, lang).count("<svg")
    console = Console(width=200, record=True, file=StringIO())
    print_balance(both, lang, console)
    printed = console.export_text()
    headers, rows = side_by_side(both, lang)
    assert headers == ["", "thumb (60)", "random (10)"]
    hero = raid.heroes[0].name
    row = next(row for row in rows if row[0] == Wording(raid, lang).name(hero))
    wanted = [next(each for each in found.heroes if each.name == hero).victories for found in (raid, other)]
    assert row[1:] == [Wording(raid, lang).written(victories) for victories in wanted]
    for cell in (*headers, *row):
        assert cell in said
        assert cell in printed
    assert Wording(raid, lang).say("side-by-side") not in balance_page(raid, lang)


def test_names_cannot_break_a_page(raid: Balance) -> None:
    balance = changed(raid, heroes=[standing("<b>&", 0.2, 0.25, 0.3), standing('"', 0.2, 0.25, 0.3)])
    assert "<b>&" in Page(balance_page(balance, "en")).said


@pytest.mark.parametrize(
    ("job", "matches", "workers", "reason"),
    [
        (RAID, 1, 1, "at least two matches"),
        (RAID, 10, 0, "at least one worker"),
        (BalanceJob("dungeon-raiders", ("thumb",)), 10, 1, "dungeon-raiders is for 2 to 5 seats"),
        (BalanceJob("dungeon-roll", ("wizard",) * 2), 10, 1, "there is no player 'wizard'"),
    ],
)
def test_what_cannot_be_measured_is_refused_at_once(job: BalanceJob, matches: int, workers: int, reason: str) -> None:
    with pytest.raises(UndercroftError, match=reason):
        measure(job, matches, workers)


def test_progress_is_told() -> None:
    heard: list[tuple[int, int]] = []
    measure(
        BalanceJob("dungeon-roll", ("random", "random")),
        20,
        on_progress=lambda done, total: heard.append((done, total)),
    )
    assert heard[0] == (0, 20)
    assert heard[-1] == (20, 20)
    assert [done for done, _ in heard] == sorted(done for done, _ in heard)


def test_each_number_is_always_the_same_match() -> None:
    job = BalanceJob("dungeon-roll", ("random", "random"), seed=3)
    whole = play_matches(job, range(6))
    parts = play_matches(job, range(3))
    parts.merge(play_matches(job, range(3, 6)))
    assert parts.decisions.total == whole.decisions.total
    assert parts.seats["0"].parts == whole.seats["0"].parts
    assert {name: sums.drawn for name, sums in parts.cards.items()} == {
        name: sums.drawn for name, sums in whole.cards.items()
    }
