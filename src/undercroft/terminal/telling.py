"""Telling what happened: sentences, gathered into short paragraphs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

from undercroft.engine.event import Event
from undercroft.terminal.boards.board import Board
from undercroft.words import Words


def paragraphs(
    events: Iterable[Event], board: Board, words: Words, players: Sequence[str], you: int | None
) -> list[str]:
    """The events in sentences; the board says where a new paragraph begins."""
    told: list[list[str]] = []
    for event in events:
        sentence = words.event(event, players, you)
        if not sentence:
            continue
        if not told or board.begins_paragraph(event):
            told.append([])
        told[-1].append(sentence)
    return [" ".join(_once(sentences, words)) for sentences in told]


def _once(sentences: list[str], words: Words) -> list[str]:
    """Sentences that follow upon themselves are told once, with how often."""
    each = [(sentence, len(list(same))) for sentence, same in groupby(sentences)]
    return [
        sentence if count == 1 else words.say("play-again-and-again", sentence=sentence.removesuffix("."), count=count)
        for sentence, count in each
    ]
