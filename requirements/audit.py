"""Asks the registries whether anything that is locked has known holes: ``make audit``.

Says what was found, and plainly what could not be asked. Fails only if a hole was found: lack of an answer is no reason
to stop a build.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parent.parent
LOCKS = ("run.lock", "build.lock", "dev.lock")
PATIENCE = 600


class Audit(NamedTuple):
    """What a registry knows: how many packages it was asked about and answered for, and the holes."""

    asked: int
    answered: int
    holes: list[str]


def main() -> int:
    found = {f"requirements/{lock}": ask_pip(ROOT / "requirements" / lock) for lock in LOCKS}
    found["web/package-lock.json"] = ask_npm()
    for what, audit in found.items():
        print(tell(what, audit))
    return 1 if any(audit is not None and audit.holes for audit in found.values()) else 0


def tell(what: str, audit: Audit | None) -> str:
    if audit is None or not audit.answered:
        return f"{what}: NOT AUDITED, no registry answered"
    unknown = f", {audit.asked - audit.answered} of them it does not know" if audit.asked > audit.answered else ""
    lines = [f"{what}: {len(audit.holes)} known holes in {audit.asked} packages{unknown}"]
    return "\n".join([*lines, *(f"  {hole}" for hole in audit.holes)])


def ask_pip(lock: Path) -> Audit | None:
    options = ["--requirement", str(lock), "--require-hashes", "--disable-pip", "--progress-spinner=off"]
    said = run([sys.executable, "-m", "pip_audit", *options, "--format=json"])
    return None if said is None else read_pip(said)


def read_pip(said: dict[str, Any]) -> Audit | None:
    """pip-audit's report; packages that it skipped were not audited."""
    packages = said.get("dependencies")
    if packages is None:
        return None
    known = [package for package in packages if "vulns" in package]
    holes = [f"{each['name']} {each['version']}: {hole['id']}" for each in known for hole in each["vulns"]]
    return Audit(len(packages), len(known), holes)


def ask_npm() -> Audit | None:
    said = run([sys.executable, str(ROOT / "hatch_build.py"), "audit", "--json"])
    return None if said is None else read_npm(said)


def read_npm(said: dict[str, Any]) -> Audit | None:
    """npm's report; without figures it is an excuse."""
    count = said.get("metadata", {}).get("dependencies", {}).get("total")
    if count is None:
        return None
    return Audit(count, count, [f"{name}: {hole['severity']}" for name, hole in said["vulnerabilities"].items()])


def run(command: Sequence[str]) -> dict[str, Any] | None:
    """What the command says in JSON; nothing if it does not."""
    try:
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=PATIENCE, check=False)
        said: dict[str, Any] = json.loads(done.stdout[done.stdout.index("{") :])
    except (OSError, ValueError, subprocess.TimeoutExpired):
        return None
    return said


if __name__ == "__main__":
    sys.exit(main())
