"""A ledger: what a long run has found so far, line by line in a file, so that it can be broken off and gone on with."""

from __future__ import annotations

from pathlib import Path
from typing import Generic, TypeVar

import msgspec

from undercroft.engine.errors import UndercroftError

R = TypeVar("R")


class Line(msgspec.Struct):
    task: msgspec.Raw
    result: msgspec.Raw


class Ledger(Generic[R]):
    """The results of tasks. Without a file it only remembers."""

    def __init__(self, path: Path | None, result: type[R]) -> None:
        self._path = path
        self._results: dict[bytes, R] = {}
        if path is not None and path.exists():
            self._read(path, result)

    def _read(self, path: Path, result: type[R]) -> None:
        whole, _, cut = path.read_bytes().rpartition(b"\n")
        for number, text in enumerate(whole.splitlines(), 1):
            try:
                line = msgspec.json.decode(text, type=Line)
                self._results[bytes(line.task)] = msgspec.json.decode(line.result, type=result)
            except msgspec.MsgspecError as error:
                raise UndercroftError(f"{path}, line {number} is not a line of results: {error}") from error
        if cut:
            path.write_bytes(whole + b"\n" if whole else b"")

    def find(self, task: object) -> R | None:
        """What the task gave, if it was done."""
        return self._results.get(msgspec.json.encode(task))

    def write(self, task: object, result: R) -> None:
        key = msgspec.json.encode(task)
        self._results[key] = result
        if self._path is not None:
            with self._path.open("ab") as file:
                file.write(
                    msgspec.json.encode(Line(msgspec.Raw(key), msgspec.Raw(msgspec.json.encode(result)))) + b"\n"
                )
