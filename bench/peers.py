"""Random play in other libraries, where they are installed, measured the same way in the same run."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from importlib.util import find_spec

Measure = Callable[[float], float]
"""Plays for so many seconds of the processor and gives decisions per second."""


def open_spiel(name: str) -> Measure:
    def measure(seconds: float) -> float:
        import pyspiel

        game = pyspiel.load_game(name)
        number, decisions, end = random.Random(1), 0, time.process_time() + seconds
        began = time.process_time()
        while time.process_time() < end:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(number.choices(outcomes, odds)[0])
                else:
                    state.apply_action(number.choice(state.legal_actions()))
                    decisions += 1
        return decisions / (time.process_time() - began)

    return measure


def rlcard(name: str) -> Measure:
    def measure(seconds: float) -> float:
        import rlcard as library

        env = library.make(name)
        number, decisions, end = random.Random(1), 0, time.process_time() + seconds
        began = time.process_time()
        while time.process_time() < end:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(number.choice(list(state["legal_actions"])))
                decisions += 1
        return decisions / (time.process_time() - began)

    return measure


def chess(seconds: float) -> float:
    import chess as library

    number, decisions, end = random.Random(1), 0, time.process_time() + seconds
    began = time.process_time()
    while time.process_time() < end:
        board = library.Board()
        moves = list(board.legal_moves)
        while moves and board.halfmove_clock < 100:
            board.push(number.choice(moves))
            decisions += 1
            moves = list(board.legal_moves)
    return decisions / (time.process_time() - began)


PEERS: dict[str, tuple[str, Measure]] = {
    "OpenSpiel hearts": ("pyspiel", open_spiel("hearts")),
    "OpenSpiel backgammon": ("pyspiel", open_spiel("backgammon")),
    "OpenSpiel pig": ("pyspiel", open_spiel("pig")),
    "RLCard uno": ("rlcard", rlcard("uno")),
    "RLCard gin rummy": ("rlcard", rlcard("gin-rummy")),
    "python-chess": ("chess", chess),
}


def installed() -> dict[str, Measure]:
    return {name: measure for name, (module, measure) in PEERS.items() if find_spec(module) is not None}
