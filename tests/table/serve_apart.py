"""A server in a process of its own, with limits as given. Imports come late: thinkers import this file too."""

from __future__ import annotations

import sys


def main() -> None:
    import json
    import socket
    from pathlib import Path

    from tests.table.house import settings
    from undercroft.table.serve import make_server
    from undercroft.table.settings import Limits

    folder, db, limits, games = sys.argv[1:]
    given = settings(Path(folder), db=db, limits=Limits(**json.loads(limits)), games=games)
    made = make_server(given, "127.0.0.1", 0)
    door = socket.create_server(("127.0.0.1", 0))
    print(f"http://127.0.0.1:{door.getsockname()[1]}", flush=True)
    made.run(sockets=[door])


if __name__ == "__main__":
    main()
