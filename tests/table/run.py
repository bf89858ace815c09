"""A server in a process of its own. Imports come late: thinking processes import this file too."""

from __future__ import annotations

import sys


def main() -> None:
    import socket
    from pathlib import Path

    from tests.table.house import settings
    from undercroft.table.serve import make_server

    data, pace, grace, port, games, db = sys.argv[1:]
    given = settings(Path(data), pace=float(pace), grace=float(grace), games=games, db=db)
    made = make_server(given, "127.0.0.1", int(port))
    door = socket.create_server(("127.0.0.1", int(port)))
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    made.run(sockets=[door])


if __name__ == "__main__":
    main()
