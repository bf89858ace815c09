"""Playing at home: a server for this computer alone, and the browser at it."""

from __future__ import annotations

import json
import os
import sys
import threading
import urllib.request
import webbrowser

from undercroft.table import logs
from undercroft.table.serve import address, make_server, open_door, run
from undercroft.table.settings import Settings, usual_data
from undercroft.words import Words

HOST = "127.0.0.1"
PORT = 8765
"""Preferred, so that a bookmark works; any free one if it is taken."""
PATIENCE = 5.0


def play_at_home(words: Words, *, browser: bool) -> None:
    """Serve until told to stop. If a server of this sort is there already, only show it."""
    usual = f"http://{HOST}:{PORT}"
    try:
        door = open_door(HOST, PORT)
    except OSError:
        if is_undercroft(usual):
            print(words.say("home-open-already", address=usual), flush=True)
            if browser and _has_windows():
                webbrowser.open(usual)
            return
        door = open_door(HOST, 0)
    here = address(HOST, door)

    def welcome() -> None:
        print(words.say("home-open", address=here), words.say("home-end"), sep="\n", flush=True)
        if browser and _has_windows():
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    logs.set_up("warning", "text")
    run(make_server(Settings(usual_data()), HOST, door.getsockname()[1]), door, welcome)


def is_undercroft(url: str) -> bool:
    try:
        with urllib.request.urlopen(f"{url}/api/openapi.json", timeout=PATIENCE) as answer:
            return bool(json.load(answer)["info"]["title"] == "Undercroft")
    except (OSError, ValueError, KeyError, TypeError):
        return False


def _has_windows() -> bool:
    """For a browser with windows; one inside the terminal would only be in the way."""
    if sys.platform in ("win32", "darwin"):
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
