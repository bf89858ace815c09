"""The audit says what it knows, and does not take silence for safety."""

from __future__ import annotations

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
spec = spec_from_file_location("audit", ROOT / "requirements" / "audit.py")
assert spec is not None
assert spec.loader is not None
audit = module_from_spec(spec)
spec.loader.exec_module(audit)

HOLE = {"name": "idna", "version": "2.0", "vulns": [{"id": "PYSEC-2024-60"}]}
WELL = {"name": "rich", "version": "14.0", "vulns": []}
UNKNOWN = {"name": "own", "skip_reason": "not found"}


@pytest.mark.parametrize(
    ("packages", "told"),
    [
        ([WELL], "x: 0 known holes in 1 packages"),
        ([HOLE, WELL], "x: 1 known holes in 2 packages\n  idna 2.0: PYSEC-2024-60"),
        ([WELL, UNKNOWN], "x: 0 known holes in 2 packages, 1 of them it does not know"),
        ([UNKNOWN], "x: NOT AUDITED, no registry answered"),
    ],
)
def test_of_python_packages(packages: list[object], told: str) -> None:
    assert audit.tell("x", audit.read_pip({"dependencies": packages})) == told


def test_of_web_packages() -> None:
    holes = {"vulnerabilities": {"a": {"severity": "high"}}, "metadata": {"dependencies": {"total": 3}}}
    assert audit.tell("x", audit.read_npm(holes)) == "x: 1 known holes in 3 packages\n  a: high"
    assert audit.read_npm({"message": "405 Method Not Allowed"}) is None


def test_silence_does_not_fail(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(audit, "run", lambda command: None)
    assert audit.main() == 0
    assert capsys.readouterr().out.count("NOT AUDITED, no registry answered") == 4
    monkeypatch.setattr(audit, "run", lambda command: {"dependencies": [HOLE]})
    assert audit.main() == 1


@pytest.mark.parametrize("lock", audit.LOCKS)
def test_everything_locked_has_a_digest(lock: str) -> None:
    text = (ROOT / "requirements" / lock).read_text(encoding="utf-8").replace("\\\n", " ")
    lines = [line for line in text.splitlines() if line.strip() and not line.startswith("#")]
    assert len(lines) > 4
    for line in lines:
        assert "==" in line.split()[0], line
        assert "--hash=sha256:" in line, line
        assert "://" not in line, line
