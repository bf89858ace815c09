"""A thinking process: ``python -m undercroft.table.thinker``, started by the server, does one job after the other.

Jobs come on standard input and answers go where standard output was, each with its length before it. Both are pickled:
only the server and its own processes hold the ends of these pipes. When the input ends, the server has ended, and so
does the process at once, whatever it is doing.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import threading
import traceback
from queue import SimpleQueue

from undercroft.table.importing import undisturbed

LENGTH = struct.Struct("<Q")


def pack(data: object) -> bytes:
    content = pickle.dumps(data, pickle.HIGHEST_PROTOCOL)
    return LENGTH.pack(len(content)) + content


def main() -> None:
    """The server ends its thinkers, the keyboard does not."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    games, memory, nice = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    jobs: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_hear, args=(jobs,), daemon=True).start()
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what is printed must not get among the answers
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    with undisturbed():
        from undercroft.table import worker

        worker.warm_up(games, memory)
    while True:
        answers.write(_answer(jobs.get()))
        answers.flush()


def _hear(jobs: SimpleQueue[bytes]) -> None:
    pipe = sys.stdin.buffer
    while head := pipe.read(LENGTH.size):
        jobs.put(pipe.read(*LENGTH.unpack(head)))
    os._exit(1)


def _answer(job: bytes) -> bytes:
    """What came of it, or what went wrong and where."""
    try:
        task, args = pickle.loads(job)
        return pack((task(*args), None, ""))
    except Exception as error:
        return _failed(error)


def _failed(error: Exception) -> bytes:
    """As the exception itself, if it can be told."""
    where = "".join(traceback.format_exception(error))
    try:
        told = pack((None, error, where))
        pickle.loads(told[LENGTH.size :])
    except Exception:
        return pack((None, RuntimeError(f"{type(error).__name__} in a thinking process"), where))
    return told


if __name__ == "__main__":
    main()
