"""What belongs to another phase is refused with that phase's rule."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.table import Table


@pytest.mark.rule("DGN-VILL-01")
def test_encounters_are_played_in_the_villainy_phase() -> None:
    Table(2, hands=["boa", ""], peril=[0, 9]).refuses("send:boa:hand:3:bo", "other-phase", "DGN-VILL-01")


@pytest.mark.rule("DGN-FEAT-01")
def test_heroes_move_and_explore_in_the_feats_phase() -> None:
    table = Table(2).do("fight:bo")
    table.refuses("explore", "other-phase", "DGN-FEAT-01")


@pytest.mark.rule("DGN-ADV-06")
def test_a_card_for_responses_is_told_apart_from_one_for_another_phase() -> None:
    table = Table(2, hands=["shout cap", ""]).do("fight:bo")
    table.refuses("play:shout", "only-response", "DGN-BEX-11")
    table.refuses("play:cap", "other-phase", "DGN-FEAT-01")
