"""Run the server."""

from __future__ import annotations

import signal
import socket
import sys
from collections.abc import Callable
from dataclasses import replace

import uvicorn

from undercroft.engine.errors import UndercroftError
from undercroft.table import logs
from undercroft.table.app import make_app
from undercroft.table.proxies import Forwarded, Proxies
from undercroft.table.settings import Settings
from undercroft.table.storage.database import check_driver
from undercroft.table.wire import allow_files, make_wires

BACKLOG = 100
"""Connections that come in one moment; more wait outside, so that a rush does not use up all open files."""


def make_server(settings: Settings, host: str, port: int) -> uvicorn.Server:
    """A server that is not running yet. The reasons for the numbers stand in docs/table.md."""
    limits, proxies = settings.limits, Proxies(settings.proxies)
    http, sockets = make_wires(limits, proxies)
    return uvicorn.Server(
        uvicorn.Config(
            Forwarded(make_app(replace(settings, names=(*settings.names, host))), proxies),
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
        )
    )


def serve(settings: Settings, host: str, port: int, announce: Callable[[str], None]) -> None:
    """Until it is told to stop; says where it can be reached."""
    logs.set_up(settings.log_level, settings.log_form)
    check_driver(settings.url)
    try:
        door = open_door(host, port)
    except OSError as error:
        raise UndercroftError(f"cannot listen at {host}, port {port}: {error.strerror}") from None
    allow_files()
    announce(address(host, door))
    run(make_server(settings, host, port), door)


def open_door(host: str, port: int) -> socket.socket:
    return socket.create_server((host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET)


def address(host: str, door: socket.socket) -> str:
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}:{door.getsockname()[1]}"


def run(server: uvicorn.Server, door: socket.socket) -> None:
    """Until a signal comes; whoever asks it to end gets a clean end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    server.run(sockets=[door])
