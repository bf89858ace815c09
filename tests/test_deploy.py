"""What stands in deploy/ and docs/hosting.md can be read, and every option in it is one that the command has."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]
from typer.main import get_command

from undercroft.cli import app

ROOT = Path(__file__).parent.parent
DEPLOY = ROOT / "deploy"
HOSTING = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
UNDERCROFT: Any = get_command(app)
"""Commands as Typer makes them; a group has ``commands``."""


def containerfile() -> list[tuple[str, str]]:
    """Its instructions."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(line.split()[0], line.partition(" ")[2].strip()) for line in lines]


def unit() -> dict[str, list[str]]:
    """The unit's entries, whatever their section."""
    found: dict[str, list[str]] = {}
    text = (DEPLOY / "undercroft.service").read_text(encoding="utf-8").replace("\\\n", " ")
    for line in text.splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def compose() -> dict[str, Any]:
    found: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
    return found


def commands() -> Iterator[list[str]]:
    """Everything that is called ``undercroft``, as words after it."""
    yield [*json.loads(next(said for what, said in containerfile() if what == "CMD"))]
    yield shlex.split(unit()["ExecStart"][0])[1:]
    yield compose()["services"]["app"]["command"]
    for line in HOSTING.splitlines():
        for said in re.findall(r"(?:^|exec app )undercroft ([^#`]+)", line):
            yield shlex.split(said)


def find(words: list[str]) -> tuple[Any, list[str]]:
    """The command, and the options that are given to it."""
    command, rest = UNDERCROFT, list(words)
    while rest and rest[0] in getattr(command, "commands", {}):
        command = command.commands[rest.pop(0)]
    return command, [word.partition("=")[0] for word in rest if word.startswith("--")]


def options(command: Any) -> set[str]:
    return {name for parameter in command.params for name in (*parameter.opts, *parameter.secondary_opts)}


@pytest.mark.parametrize("words", [*commands()], ids=lambda words: " ".join(words)[:60])
def test_commands_can_be_called(words: list[str]) -> None:
    command, given = find(words)
    assert not hasattr(command, "commands"), f"there is no command {words}"
    assert set(given) <= options(command)


def test_options_spoken_of_exist() -> None:
    serve, moderate = find(["serve"])[0], find(["moderate"])[0]
    known = options(serve).union(*(options(each) for each in moderate.commands.values()))
    table = HOSTING.partition("## What it is told")[2].partition("## Is it well")[0]
    assert set(re.findall(r"`(--[a-z-]+)`", table)) <= options(serve)
    assert set(re.findall(r"`(--[a-z-]+)[ `]", HOSTING)) <= known
    told = {parameter.envvar for parameter in serve.params}
    assert set(re.findall(r"UNDERCROFT_(?:DB|NAME|PROXY|METRICS_TOKEN)", table)) <= told


def test_the_image_is_careful() -> None:
    said = containerfile()
    users = [value for what, value in said if what == "USER"]
    assert users == ["10001:10001"]
    assert [what for what, _ in said].count("FROM") == 2
    assert any(what == "HEALTHCHECK" and "/readyz" in value for what, value in said)
    assert sum("--require-hashes" in value for what, value in said if what == "RUN") == 2
    copied = [word for what, value in said if what == "COPY" and "--from" not in value for word in value.split()[:-1]]
    assert [path for path in copied if not (ROOT / path).exists()] == []


def test_services_fit_together() -> None:
    services = compose()["services"]
    assert set(services) == {"proxy", "app", "db"}
    assert "ports" not in services["app"]
    assert "ports" not in services["db"]
    assert compose()["networks"]["back"] == {"internal": True}
    proxy = services["proxy"]["networks"]["front"]["ipv4_address"]
    assert f"--proxy={proxy}" in services["app"]["command"]
    needed = set(re.findall(r"\$\{(\w+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    given = {line.partition("=")[0] for line in (DEPLOY / "env.example").read_text(encoding="utf-8").splitlines()}
    assert needed <= given
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    assert set(re.findall(r"\{\$(\w+)", caddy)) == set(services["proxy"]["environment"])
    assert caddy.count("{") == caddy.count("}")


def test_the_unit_is_shut_tight() -> None:
    found = unit()
    assert found["DynamicUser"] == ["yes"]
    assert found["ProtectSystem"] == ["strict"]
    assert found["CapabilityBoundingSet"] == [""]
    assert found["UMask"] == ["0077"]


def test_links_of_the_documents_lead_somewhere() -> None:
    for path in (ROOT / "docs" / "hosting.md", ROOT / "README.md", ROOT / "SECURITY.md"):
        for link in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", path.read_text(encoding="utf-8")):
            assert (path.parent / link).exists(), f"{path.name}: {link}"
