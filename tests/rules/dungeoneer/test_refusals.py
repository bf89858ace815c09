"""A rule says why not, or nothing: what is refused, for which reason, and that it is on offer where that is gone."""

from __future__ import annotations

import random
from collections.abc import Callable
from copy import copy
from functools import partial
from typing import Any

import msgspec
import pytest

from tests.rules.dungeoneer.serpent import lay
from tests.rules.dungeoneer.table import Table, playing
from undercroft.engine.decision import Decision, Option
from undercroft.engine.errors import Forbidden, Why
from undercroft.engine.match import Match
from undercroft.games.dungeoneer import GAME
from undercroft.games.dungeoneer.lair import cannot_be_reward
from undercroft.games.dungeoneer.options import VERBS
from undercroft.games.dungeoneer.playing_cards import NOT_A_TARGET, cannot_target
from undercroft.games.dungeoneer.refusals import AMONG, ASKED_FOR, OPEN, RULES
from undercroft.games.dungeoneer.state import PHASES, DungeonState
from undercroft.words import LANGUAGES, Words

MAP = {"hall": (0, -1), "loft": (0, -2), "stump": (1, 0)}


class Laying:
    """How a table is laid and played on, done when a test needs it."""

    def __init__(self, build: Callable[..., Table], seats: int, **table: Any) -> None:
        self._build = partial(build, seats, **table)
        self._steps: list[tuple[str, tuple[Any, ...]]] = []

    def _then(self, step: str, *args: Any) -> Laying:
        twin = copy(self)
        twin._steps = [*self._steps, (step, args)]
        return twin

    def do(self, *options: str) -> Laying:
        return self._then("do", *options)

    def until(self, seat: int, kind: str) -> Laying:
        return self._then("until", seat, kind)

    def settle_response(self) -> Laying:
        return self._then("settle_response")

    def table(self) -> Table:
        table = self._build()
        for step, args in self._steps:
            getattr(table, step)(*args)
        return table


def hero(**table: Any) -> Laying:
    """Ana in the hall, Bo at the gate; her feats phase."""
    table.setdefault("places", MAP)
    table.setdefault("at", ["hall", "gate"])
    return Laying(Table, 2, **table)


def lord(hand: str = "", seats: int = 2, **table: Any) -> Laying:
    """Ana's villainy phase."""
    return Laying(Table, seats, phase="villainy", hands=[hand, *[""] * (seats - 1)], **table)


def serpent(**table: Any) -> Laying:
    """Elendus in the feats phase, with the serpent set."""
    return Laying(lay, 2, **table)


def attacked(hands: tuple[str, str] = ("rat", ""), **table: Any) -> Laying:
    """Ana sends a rat against Bo, who is to respond."""
    return Laying(Table, 2, phase="villainy", hands=hands, **table).do("send:rat:hand:1:bo", "attack")


# -- the same rule for offers and refusals --------------------------------------------------------

Case = tuple[str, str, str, Laying, Laying | None]
"""An option, the code and the rule of its refusal, where it is refused, and where it is on offer (if anywhere)."""


def quests() -> list[Case]:
    ours, lost = hero(quests=["toil", ""]), hero(quests=["lost", ""], at=["loft", "gate"], dice="6")
    return [
        (
            "attempt:cross",
            "not-here",
            "DGN-ATT-11",
            hero(quests=["cross", ""], at=["gate", "gate"]),
            hero(quests=["cross", ""]),
        ),
        (
            "attempt:toil",
            "attempt-cost",
            "DGN-ATT-03",
            hero(quests=["toil", ""], action=[0, 0]),
            hero(quests=["toil", ""], action=[1, 0]),
        ),
        ("attempt:toil", "fallen", "DGN-EFF-06", hero(quests=["toil", ""], fallen=[0]), ours),
        (
            "attempt:pledge",
            "cannot-give",
            "DGN-QSAC-01",
            hero(quests=["pledge", ""]),
            hero(quests=["pledge", ""], boons=["knack", ""]),
        ),
        ("attempt:lost", "not-found-yet", "DGN-QSRCH-05", lost, lost.do("search:lost")),
        ("attempt:guide", "is-escort", "DGN-QESC-01", hero(quests=["guide", ""]), None),
        ("search:lost", "no-action", "DGN-FEAT-03", hero(quests=["lost", ""], action=[0, 0]), lost),
        ("search:lost", "found-already", "DGN-QSRCH-05", lost.do("search:lost"), lost),
        ("search:cross", "no-search", "DGN-QSRCH-01", hero(quests=["cross", ""]), None),
        ("search:lost", "not-your-quest", "DGN-SETUP-17", hero(quests=["", "lost"]), hero(common="lost")),
    ]


def escorts() -> list[Case]:
    ours = hero(quests=["guide", ""])
    under_way = ours.do("start-escort:guide")
    at_home = under_way.do("move:north:loft")
    dropped = under_way.do("drop:guide")
    for_another = hero(quests=["guide", ""], at=["hall", "hall"]).do(
        "start-escort:guide", "drop:guide", "end-phase:feats"
    )
    return [
        (
            "start-escort:guide",
            "starts-elsewhere",
            "DGN-QESC-01",
            hero(quests=["guide", ""], at=["gate", "gate"]),
            ours,
        ),
        ("start-escort:guide", "under-way", "DGN-QESC-01", under_way, ours),
        ("start-escort:guide", "under-way", "DGN-QESC-01", dropped, ours),
        ("deliver:guide", "not-carried", "DGN-QESC-02", hero(quests=["guide", ""], at=["loft", "gate"]), at_home),
        ("deliver:guide", "ends-elsewhere", "DGN-QESC-02", under_way, at_home),
        ("deliver:guide", "not-your-quest", "DGN-SETUP-17", hero(quests=["", "guide"]), at_home),
        ("drop:guide", "not-carried", "DGN-QESC-02", ours, under_way),
        ("drop:guide", "not-your-quest", "DGN-SETUP-17", hero(), under_way),
        ("pick-up:guide", "no-token-here", "DGN-QESC-08", under_way, for_another.until(1, "feats")),
        ("pick-up:guide", "taken-up-before", "DGN-QESC-08", dropped.do("pick-up:guide", "drop:guide"), dropped),
        ("pick-up:guide", "no-token-here", "DGN-QESC-08", hero(), for_another.until(1, "feats")),
    ]


def deeds() -> list[Case]:
    limit = hero(movement="limit")
    return [
        ("move:south:gate", "no-action", "DGN-FEAT-03", hero(action=[0, 0]), hero()),
        ("move:south:gate", "fallen", "DGN-EFF-06", hero(fallen=[0]), hero()),
        ("move:east:hall", "nothing-there", "DGN-STEP-01", hero(), None),
        ("move:south:loft", "nothing-there", "DGN-STEP-01", hero(), None),
        ("move:east:stump", "wall", "DGN-EXIT-12", hero(at=["gate", "gate"]), None),
        ("explore", "no-locations", "DGN-LOCPH-02", hero(), hero(locations="twist")),
        ("explore", "no-action", "DGN-FEAT-03", hero(locations="twist", action=[0, 0]), hero(locations="twist")),
        ("fight:bo", "not-together", "DGN-BSTART-03", hero(), hero(at=["hall", "hall"])),
        ("fight:ana", "not-together", "DGN-BSTART-03", hero(), None),
        ("fight:cid", "not-playing", "DGN-SETUP-07", hero(), None),
        ("stand-up", "not-fallen", "DGN-SPEC-07", hero(), hero(fallen=[0])),
        ("stand-up", "no-action", "DGN-FEAT-03", hero(fallen=[0], action=[0, 0]), hero(fallen=[0])),
        ("lie-down", "no-limit", "DGN-VAR-29", hero(), limit),
        ("lie-down", "lies-already", "DGN-VAR-29", hero(movement="limit", fallen=[0]), limit),
        ("lie-down", "has-lain-down", "DGN-VAR-29", limit.do("lie-down", "stand-up"), limit),
        ("end-phase:villainy", "other-phase", "DGN-VILL-01", hero(), lord("boa")),
        ("end-phase:feats", "other-phase", "DGN-FEAT-01", lord("boa"), hero()),
        (
            "keep-all",
            "must-discard",
            "DGN-DRAW-01",
            hero(phase="draw", hands=["cap", ""]),
            hero(phase="draw", lairs=["rat", ""]),
        ),
        ("keep-all", "not-now", "DGN-STEP-01", hero(), hero(phase="draw", hands=["cap", ""], discard="may")),
        (
            "discard:swift:boons",
            "not-to-choose",
            "DGN-DRAW-01",
            hero(phase="draw", boons=["swift", ""], hands=["cap", ""]),
            None,
        ),
    ]


def glory_cards() -> list[Case]:
    cap = hero(hands=["cap", ""])
    whetstone = hero(hands=["whetstone", ""], treasures=["blade cup", ""])
    return [
        ("play:cap", "not-in-hand", "DGN-ADV-07", hero(), cap),
        (
            "play:cap",
            "too-dear",
            "DGN-GLORY-02",
            hero(hands=["cap", ""], glory=[1, 0]),
            hero(hands=["cap", ""], glory=[2, 0]),
        ),
        ("play:elixir", "no-use", "DGN-ADV-06", hero(hands=["elixir", ""]), hero(hands=["elixir", ""], health=[9, 18])),
        ("play:shout", "only-response", "DGN-SPEC-04", hero(hands=["shout", ""]), attacked(("rat", "shout"))),
        ("play:surge", "other-way", "DGN-ADV-06", hero(hands=["surge", ""]), None),
        (
            "play-x:surge:11",
            "too-dear",
            "DGN-GLORY-02",
            hero(hands=["surge", ""]),
            hero(hands=["surge", ""], glory=[11, 0]),
        ),
        ("attach:whetstone:blade", "nothing-to-attach-to", "DGN-ADV-14", hero(hands=["whetstone", ""]), whetstone),
        ("attach:whetstone:cup", "other-way", "DGN-ADV-06", whetstone, None),
        ("play:cap", "same-kind", "DGN-GLORY-04", hero(hands=["cap", ""], treasures=["crown", ""]), cap),
        ("play:cap", "inventory-full", "DGN-HERO-02", hero(hands=["cap", ""], treasures=["cup blade", ""]), cap),
        ("play:cap", "other-phase", "DGN-FEAT-01", lord("cap"), cap),
        ("play:cap", "other-phase", "DGN-FEAT-01", attacked(("rat", "cap shout")), cap),
        (
            "play:legend",
            "legendary",
            "DGN-LEG-01",
            hero(hands=["legend", ""], level=[6, 7]),
            hero(hands=["legend", ""]),
        ),
    ]


def abilities() -> list[Case]:
    focus, coils = hero(boons=["focus", ""]), serpent(attached=["heavy-coils", ""])
    return [
        ("use:focus:0", "not-prepared", "DGN-SPEC-06", hero(), focus),
        ("use:focus:0", "too-dear", "DGN-SPEC-06", hero(boons=["focus", ""], glory=[1, 0]), focus),
        ("use:focus:0", "used-up", "DGN-RECOV-05", focus.do("use:focus:0"), focus),
        ("use:bo:0", "not-prepared", "DGN-SPEC-06", hero(health=[9, 9]), hero(active=1, health=[9, 9])),
        ("use:bo:0", "no-use", "DGN-ADV-06", hero(active=1), hero(active=1, health=[18, 9])),
        (
            "use:bo:0",
            "used-up",
            "DGN-RECOV-05",
            hero(active=1, health=[18, 9]).do("use:bo:0"),
            hero(active=1, health=[18, 9]),
        ),
        ("use:bomb:0", "other-phase", "DGN-FEAT-01", lord("rat", treasures=["bomb", ""]), hero(treasures=["bomb", ""])),
        ("use:heavy-coils:0", "no-action", "DGN-FEAT-03", serpent(attached=["heavy-coils", ""], action=[1, 0]), coils),
    ]


def encounters() -> list[Case]:
    acid = lord("acid", places=MAP)
    return [
        ("send:boa:hand:3:bo", "no-peril", "DGN-VILL-02", lord("boa", peril=[9, 2]), lord("boa", peril=[0, 3])),
        ("send:boa:hand:3:ana", "not-a-rival", "DGN-ADV-05", lord("boa"), None),
        ("send:boa:lair:3:bo", "not-in-lair", "DGN-BATTLE-25", lord("boa"), lord(lairs=["boa", ""])),
        ("set-trap:acid:bo", "no-free-place", "DGN-HAZEX-01", lord("acid"), acid),
        ("attack", "nothing-sent", "DGN-VILL-08", lord("rat"), lord("rat").do("send:rat:hand:1:bo")),
        (
            "end-phase:villainy",
            "first-the-encounters",
            "DGN-VILL-07",
            lord("rat").do("send:rat:hand:1:bo"),
            lord("rat"),
        ),
        ("send:boa:hand:3:bo", "other-phase", "DGN-VILL-01", hero(hands=["boa", ""]), lord("boa")),
        ("send:boa:hand:3:bo", "not-in-hand", "DGN-ADV-07", hero(), lord("boa")),
        ("set-trap:acid:bo", "other-phase", "DGN-VILL-01", hero(hands=["acid", ""]), acid),
        ("attack", "other-phase", "DGN-VILL-01", hero(), lord("rat").do("send:rat:hand:1:bo")),
        ("trap-at:acid:gate:0", "not-free", "DGN-HAZEX-01", acid.do("set-trap:acid:bo"), None),
    ]


def banes() -> list[Case]:
    meddled = Laying(Table, 3, places=MAP, hands=["", "trip slow", ""]).do("move:north:hall")
    return [
        ("bane:slow:bo:bo", "not-in-hand", "DGN-ADV-07", lord(lairs=["rat", ""]), lord("slow")),
        ("bane:slow:bo:bo", "no-peril", "DGN-VILL-02", lord("slow", peril=[9, 1]), lord("slow", peril=[0, 2])),
        ("bane:weight:ana:ana", "own-peril", "DGN-GEN-09", lord("weight"), None),
        ("bane:weight:bo:cid", "pays-itself", "DGN-VILL-03", lord("weight", 3), None),
        ("bane:plague:bo:bo", "other-way", "DGN-ADV-06", lord("plague"), None),
        ("bane-all:plague:bo", "no-peril", "DGN-VILL-02", lord("plague", peril=[9, 1]), lord("plague")),
        ("bane-x:leech:bo:bo:11", "no-peril", "DGN-VILL-02", lord("leech"), lord("leech", peril=[0, 11])),
        (
            "bane-on:rust:bo:cup",
            "nothing-to-attach-to",
            "DGN-ADV-14",
            lord("rust"),
            lord("rust", treasures=["", "cup"]),
        ),
        (
            "bane-monster:rage:bo:boa",
            "nothing-to-attach-to",
            "DGN-ADV-14",
            lord("rage"),
            lord("rage", lairs=["boa", ""]),
        ),
        ("bane-there:mire:bo:hall:0", "other-way", "DGN-ADV-06", lord("mire"), None),
        ("bane:ruin:bo:bo", "no-use", "DGN-ADV-06", lord("ruin"), lord("ruin", boons=["", "swift"])),
        ("bane:slow:ana:ana", "other-phase", "DGN-VILL-01", meddled, None),
        ("bane:trip:cid:cid", "other-target", "DGN-SPEC-02", meddled, lord("trip", 3)),
        ("bane:slow:bo:bo", "other-phase", "DGN-VILL-01", hero(hands=["slow", ""]), lord("slow")),
    ]


def battles() -> list[Case]:
    striking = attacked(action=[0, 1], dice="3 3").settle_response()
    apart = attacked(places=MAP, at=["hall", "gate"], action=[0, 1], dice="3 3").settle_response()
    guarded = attacked(minions=["", "boa"])
    return [
        ("guard:boa:rat:1", "no-minion", "DGN-EFF-19", attacked(fallen=[1], action=[0, 1]), guarded),
        ("guard:boa:rat:2", "not-attacking", "DGN-EFF-19", guarded, None),
        ("guard:boa:imp:1", "not-attacking", "DGN-EFF-19", guarded, None),
        ("challenge:rat:2", "no-longer-there", "DGN-BATTLE-19", striking, None),
        ("challenge:imp:1", "no-longer-there", "DGN-BATTLE-19", striking, None),
        ("challenge-hero:ana", "not-together", "DGN-BSTART-03", apart, striking),
        (
            "set-minion:boa:rat:1",
            "no-minion",
            "DGN-EFF-19",
            striking,
            attacked(minions=["", "boa"], action=[0, 1], dice="3 3").settle_response(),
        ),
        ("set-minion-on:boa:ana", "no-longer-there", "DGN-BATTLE-19", striking, None),
        ("to-hand:rat", "not-now", "DGN-BATTLE-19", striking, striking.do("no-challenge")),
        ("to-discard:rat", "is-unhurt", "DGN-BATTLE-22", striking.do("no-challenge"), None),
        ("explore", "other-phase", "DGN-FEAT-01", guarded, hero(locations="twist")),
    ]


CASES = [*quests(), *escorts(), *deeds(), *glory_cards(), *abilities(), *encounters(), *banes(), *battles()]
named = pytest.mark.parametrize("case", CASES, ids=[f"{option} {code}" for option, code, *_ in CASES])


@pytest.mark.rule("DGN-FEAT-01", "DGN-VILL-01", "DGN-ADV-06", "DGN-ATT-11")
@named
def test_it_is_refused_for_this_reason_and_by_this_rule(case: Case) -> None:
    option, code, rule, where, _ = case
    where.table().refuses(option, code, rule)


@named
def test_without_the_reason_it_is_on_offer(case: Case) -> None:
    option, _, _, _, where = case
    if where is not None:
        table = where.table()
        assert option in table.offers
        assert GAME.why_not(table.state, table.decision, read(table.match, option)) is None


def read(match: Match, option_id: str) -> Option:
    option = match.start.actions.read(option_id)
    assert option is not None, option_id
    return option


@pytest.mark.rule("DGN-BSTART-03", "DGN-ADV-05")
def test_nothing_is_done_to_a_hero_who_is_out_of_the_game() -> None:
    table = Table(3, hands=["rat slow", "", ""])
    table.hero(1).alive = False
    table.refuses("fight:bo", "not-together", "DGN-BSTART-03")
    table = Table(3, phase="villainy", hands=["rat slow weight", "", ""])
    table.hero(1).alive = False
    table.refuses("send:rat:hand:1:bo", "not-a-rival", "DGN-ADV-05")
    table.refuses("bane:slow:bo:bo", "not-a-rival", "DGN-ADV-05")
    table.refuses("bane:weight:ana:bo", "not-a-rival", "DGN-ADV-05")


@pytest.mark.rule("DGN-SPEC-06")
def test_what_is_used_on_a_hero_here_reaches_nobody_elsewhere() -> None:
    table = hero().table()
    here = msgspec.structs.replace(table.hero(1).card.abilities[0], target="rival-here")
    assert cannot_target(table.hero(0), here, table.hero(1)) is NOT_A_TARGET
    assert cannot_target(table.hero(0), msgspec.structs.replace(here, target="rival"), table.hero(1)) is None
    table.hero(1).place = table.hero(0).place
    assert cannot_target(table.hero(0), here, table.hero(1)) is None


@pytest.mark.rule("DGN-SOLO-25")
def test_alone_only_treasures_that_stay_are_a_reward() -> None:
    cards = Table(1).state.box.cards
    assert [cannot_be_reward(cards[name]) is None for name in ("cup", "elixir", "swift")] == [True, False, False]


# -- every option that was ever shown -------------------------------------------------------------

SET_UPS: list[dict[str, object]] = [
    {"sets": "serpent"},
    {"sets": "heroic", "movement": "limit", "decks": "split"},
    {"sets": "epic", "discard": "may", "spikes": "dodge", "quests": "common"},
    {"sets": "heroic-epic-serpent", "death": "resurrection", "heroes": "choose"},
    {"sets": "serpent", "blank_spots": "none"},
]


@pytest.mark.parametrize("setup", SET_UPS, ids=str)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_an_option_is_on_offer_if_and_only_if_no_rule_is_against_it(setup: dict[str, object], seats: int) -> None:
    """Any that the match has shown before, at every later question; and no reason names the phase that one is in."""
    luck, shown = random.Random(seats), dict[str, Option]()
    said: dict[str, Why] = {}
    for match in playing(seats, seats, 160, **setup):
        for decision in match.decisions:
            shown.update({option.id: option for option in decision.options})
            before = luck.sample(sorted(shown), min(25, len(shown)))
            for option_id in {*before, *[option.id for option in decision.options]}:
                why = check(match, decision, option_id)
                if why is not None:
                    said[why.code] = why
    for words in [Words(lang, GAME, strict=True) for lang in LANGUAGES]:
        assert all(words.refusal(Forbidden(why)) for why in said.values())


def check(match: Match, decision: Decision, option_id: str) -> Why | None:
    s = match.state
    assert isinstance(s, DungeonState)
    why = GAME.why_not(s, decision, read(match, option_id))
    assert (why is None) == (decision.option(option_id) is not None), (decision.kind, option_id, why)
    if why is not None:
        assert why.details.get("phase") != PHASES[s.phase] or decision.seat != s.active, (decision.kind, option_id)
    return why


# -- the tables -----------------------------------------------------------------------------------


def test_whatever_can_be_done_by_a_rule_has_one() -> None:
    assert {verb for verbs in OPEN.values() for verb in verbs} == set(RULES)
    assert set(AMONG).isdisjoint(RULES)
    assert {verb for verbs in ASKED_FOR.values() for verb in verbs}.isdisjoint(RULES)
    assert {*RULES, *AMONG} <= set(VERBS)
