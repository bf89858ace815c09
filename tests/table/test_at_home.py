"""``undercroft`` alone: a server for this computer, and the browser at it."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tests.table.house import PATIENCE


@pytest.fixture
def port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        return int(free.getsockname()[1])


@contextmanager
def undercroft(folder: Path, port: int, *args: str, lang: str = "C.UTF-8") -> Iterator[subprocess.Popen[str]]:
    """The command, with a browser that only writes down where it was sent."""
    browser = folder / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" >> {folder}/seen\n')
    browser.chmod(0o755)
    code = f"from undercroft.table import at_home; at_home.PORT = {port}; from undercroft.cli import main; main()"
    env = {**os.environ, "UNDERCROFT_HOME": str(folder), "BROWSER": str(browser), "LC_ALL": lang}
    command = [sys.executable, "-c", code, *args]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env) as running:
        try:
            yield running
        finally:
            running.send_signal(signal.SIGTERM)
            running.wait(PATIENCE)


def first_line(running: subprocess.Popen[str]) -> tuple[str, str]:
    """What it says, and the address in it."""
    assert running.stdout is not None
    line = running.stdout.readline().strip()
    found = re.search(r"http://\S+", line)
    assert found is not None, line
    return line, found[0]


def seen(folder: Path) -> list[str]:
    end = time.monotonic() + PATIENCE
    while not (folder / "seen").exists() and time.monotonic() < end:
        time.sleep(0.02)
    return (folder / "seen").read_text().split()


def test_it_opens_the_browser_at_the_usual_place(tmp_path: Path, port: int) -> None:
    with undercroft(tmp_path, port) as running:
        line, address = first_line(running)
        assert line == f"Undercroft is open at http://127.0.0.1:{port}"
        assert seen(tmp_path) == [address]
        with httpx.Client(transport=httpx.HTTPTransport(retries=5), timeout=PATIENCE) as client:
            assert client.get(f"{address}/").headers["content-type"].startswith("text/html")
        (tmp_path / "seen").unlink()
        with undercroft(tmp_path, port) as again:
            assert first_line(again) == (f"Undercroft is running already, at {address}", address)
            assert seen(tmp_path) == [address]
            assert again.wait(PATIENCE) == 0


def test_another_port_if_that_is_taken(tmp_path: Path, port: int) -> None:
    with socket.create_server(("127.0.0.1", port)), undercroft(tmp_path, port, "--no-browser", lang="ru_RU") as running:
        line, address = first_line(running)
        assert line.startswith("Undercroft открыт по адресу")
        assert not address.endswith(f":{port}")
        with httpx.Client(transport=httpx.HTTPTransport(retries=5), timeout=PATIENCE) as client:
            assert client.get(f"{address}/api/games").is_success
    assert not (tmp_path / "seen").exists()
