"""Somebody who asks for something small again and again, in a process of their own: nothing but the server makes them
wait. Says a word when begun, and at the end how many seconds each answer took."""

from __future__ import annotations

import http.client
import json
import sys
import time
from urllib.parse import urlsplit

PAUSE = 0.005
QUIET = 0.3
"""Seconds before the word."""


def main(url: str, seconds: float) -> None:
    line = http.client.HTTPConnection(urlsplit(url).netloc, timeout=60)
    ask(line, QUIET)
    print("begun", flush=True)
    print(json.dumps(ask(line, seconds)), flush=True)


def ask(line: http.client.HTTPConnection, seconds: float) -> list[float]:
    waits: list[float] = []
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        began = time.perf_counter()
        line.request("GET", "/api/me/known")
        line.getresponse().read()
        waits.append(time.perf_counter() - began)
        time.sleep(PAUSE)
    return waits


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
