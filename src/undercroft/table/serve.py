"""Run the server."""

from __future__ import annotations

import asyncio
import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn
from fastapi import FastAPI

from undercroft.engine.errors import UndercroftError
from undercroft.table import logs
from undercroft.table.app import make_app
from undercroft.table.proxies import Forwarded, Proxies
from undercroft.table.settings import Settings
from undercroft.table.storage.opening import open_storage
from undercroft.table.wire import allow_files, make_wires

BACKLOG = 100
"""Connections that come in one moment; more wait outside, so that a rush does not use up all open files."""
FAILED = 3
"""The status of a server that could not begin, as uvicorn has it."""


class TableServer(uvicorn.Server):
    """Opens the database before anybody is let in, so that what is wrong with it is said in one sentence; stops when
    another server has taken it."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self._app = app
        self.announce: Callable[[], None] = lambda: None
        """Called when the database is open."""

    async def serve(self, sockets: list[socket.socket] | None = None) -> None:
        settings: Settings = self._app.state.settings
        settings.secret()
        storage = self._app.state.storage = await open_storage(settings.url, settings.data)
        watching = asyncio.create_task(storage.hold.watch())
        watching.add_done_callback(lambda _: setattr(self, "should_exit", True))
        try:
            self.announce()
            await super().serve(sockets)
        finally:
            watching.cancel()
            (lost,) = await asyncio.gather(watching, return_exceptions=True)
            await storage.close()
        if isinstance(lost, Exception):
            raise lost


def make_server(settings: Settings, host: str, port: int) -> TableServer:
    """A server that is not running yet. The reasons for the numbers stand in docs/table.md."""
    limits, proxies = settings.limits, Proxies(settings.proxies)
    http, sockets = make_wires(limits, proxies)
    app = make_app(replace(settings, names=(*settings.names, host)))
    return TableServer(
        uvicorn.Config(
            Forwarded(app, proxies),
            host=host,
            port=port,
            http=http,
            ws=sockets,
            backlog=BACKLOG,
            proxy_headers=False,
            timeout_keep_alive=limits.idle_seconds,
            ws_max_size=limits.frame_bytes,
            ws_ping_interval=limits.ping_seconds,
            ws_ping_timeout=limits.ping_seconds,
            ws_per_message_deflate=False,
            access_log=False,
            log_config=None,
            server_header=False,
            timeout_graceful_shutdown=5,
        ),
        app,
    )


def serve(settings: Settings, host: str, port: int, announce: Callable[[str], None]) -> None:
    """Until it is told to stop; says where it can be reached."""
    logs.set_up(settings.log_level, settings.log_form)
    try:
        door = open_door(host, port)
    except OSError as error:
        message, why = f"cannot listen at {host}, port {port}: {error.strerror}", error.strerror or str(error)
        raise UndercroftError(message, "cannot-listen", host=host, port=str(port), reason=why) from None
    allow_files()
    run(make_server(settings, host, port), door, lambda: announce(address(host, door)))


def open_door(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def address(host: str, door: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{door.getsockname()[1]}"


def run(server: TableServer, door: socket.socket, announce: Callable[[], None] = lambda: None) -> None:
    """Until a signal comes; whoever asks it to end gets a clean end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.announce = announce
    server.run(sockets=[door])
    if not server.started:
        sys.exit(FAILED)
