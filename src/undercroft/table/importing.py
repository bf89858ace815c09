"""Importing or bringing back much at once. This file itself needs next to nothing."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def undisturbed() -> Iterator[None]:
    """What is imported stays, and so do matches that are brought back: to look through it for cycles again and again
    takes up to a quarter of the time. It is left out later, too."""
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()
