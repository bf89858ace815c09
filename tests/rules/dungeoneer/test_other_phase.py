"""What belongs to another phase is refused with that phase's rule."""

from __future__ import annotations

import pytest

from tests.rules.dungeoneer.table import Table


@pytest.mark.rule("DGN-VILL-01")
def test_encounters_are_played_in_the_villainy_phase() -> None:
    Table(2, hands=["boa", ""], peril=[0, 9]).refuses("send:boa:hand:3:bo", "other-phase", "DGN-VILL-01")


@pytest.mark.rule("DGN-FEAT-01")
def test_heroes_move_and_explore_in_the_feats_phase() -> None:
    Table(2, phase="villainy", hands=["boa", ""]).refuses("explore", "other-phase", "DGN-FEAT-01")
    Table(2, phase="villainy", hands=["boa", ""]).refuses("move:north:hall", "other-phase", "DGN-FEAT-01")


@pytest.mark.rule("DGN-FEAT-01")
def test_no_reason_names_the_phase_that_one_is_in() -> None:
    table = Table(2).do("fight:bo")
    table.refuses("explore", "not-now", "DGN-BFORM-01")


@pytest.mark.rule("DGN-ADV-06")
def test_a_card_for_responses_is_told_apart_from_one_for_another_phase() -> None:
    table = Table(2, phase="villainy", hands=["shout cap", ""])
    table.refuses("play:shout", "only-response", "DGN-SPEC-04")
    table.refuses("play:cap", "other-phase", "DGN-FEAT-01")
