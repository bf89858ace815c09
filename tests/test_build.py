"""What is built with the package: the web app and compiled modules; when, with what, and what is said when it fails.

Vite itself runs when the package is installed; here npm is a small script that writes down what it was asked. Modules
are really compiled, small ones.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

HOOK = Path(__file__).parent.parent / "hatch_build.py"
NPM = """#!/bin/sh
echo "$@" >> {house}/asked
[ "$1" = ci ] && mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json
[ "$2" = build ] && mkdir -p {static} && echo page > {static}/index.html
[ ! -e {house}/broken ]
"""


class House:
    """A small copy of the house: the hook, a web app of three files, words."""

    def __init__(self, folder: Path, node: str = "v22.12.0") -> None:
        self.folder = folder
        self.static = folder / "src" / "undercroft" / "table" / "static"
        web, bin_folder = folder / "web", folder / "bin"
        for made in (web / "src", bin_folder, self.static.parent):
            made.mkdir(parents=True)
        shutil.copy(HOOK, folder)
        (web / "package-lock.json").write_text(json.dumps({"packages": {"": {}, "node_modules/a": {"version": "1"}}}))
        (web / "src" / "main.ts").write_text("play()")
        (folder / "src" / "undercroft" / "en.ftl").write_text("yes = yes")
        for name, text in (
            ("npm", NPM.format(house=folder, static=self.static)),
            ("node", f"#!/bin/sh\necho {node}\n"),
        ):
            (bin_folder / name).write_text(text)
            (bin_folder / name).chmod(0o755)
        self.path = f"{bin_folder}{os.pathsep}/usr/bin{os.pathsep}/bin"

    def load(self) -> ModuleType:
        spec = spec_from_file_location("hook", self.folder / "hatch_build.py")
        assert spec is not None
        assert spec.loader is not None
        module = module_from_spec(spec)
        spec.loader.exec_module(module)
        return module

    def run(self, *args: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "hatch_build.py", *args]
        env = {**os.environ, "PATH": self.path}
        return subprocess.run(command, cwd=self.folder, env=env, capture_output=True, text=True, check=False)

    def asked(self) -> list[str]:
        found = self.folder / "asked"
        return found.read_text().splitlines() if found.exists() else []


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "house")


def test_it_is_built_when_anything_it_is_made_of_has_changed(house: House) -> None:
    hook = house.load()
    assert hook.is_wanted()
    assert house.run().returncode == 0
    assert house.asked() == ["ci --include=dev", "run build"]
    assert not hook.is_wanted()
    for changed in ("web/src/main.ts", "src/undercroft/en.ftl"):
        (house.folder / changed).write_text("changed")
        assert hook.is_wanted(), changed
        house.run()
        assert not hook.is_wanted(), changed
    assert house.asked()[2:] == ["run build", "run build"], "packages are fetched once"
    (house.static / "index.html").unlink()
    assert hook.is_wanted()


def test_packages_are_fetched_when_the_lock_file_says_others(house: House) -> None:
    hook = house.load()
    house.run()
    assert hook.has_packages()
    lock = {"packages": {"": {}, "node_modules/a": {"version": "2"}}}
    (house.folder / "web" / "package-lock.json").write_text(json.dumps(lock))
    assert not hook.has_packages()
    assert house.run("run", "check").returncode == 0
    assert house.asked()[-2:] == ["ci --include=dev", "run check"]
    lock["packages"]["node_modules/for-another-system"] = {"version": "1", "optional": True}  # type: ignore[dict-item]
    (house.folder / "web" / "package-lock.json").write_text(json.dumps(lock))
    assert hook.has_packages()


def test_a_failure_is_said_and_not_taken_for_built(house: House) -> None:
    (house.folder / "broken").touch()
    done = house.run()
    assert done.returncode == 1
    assert "npm ci --include=dev failed with code 1" in done.stderr
    assert house.load().is_wanted()


def test_it_can_be_left_out(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_SKIP_WEB", "1")
    assert not house.load().is_wanted()


@pytest.mark.parametrize(
    ("node", "good"),
    [("v20.18.3", False), ("v20.19.0", True), ("v21.7.0", False), ("v22.11.0", False), ("v24.1.0", True)],
)
def test_an_old_node_is_passed_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, node: str, good: bool) -> None:
    house = House(tmp_path / "house", node)
    monkeypatch.setenv("PATH", house.path)
    assert (house.load().node_on_path() is not None) == good


# -- compiled modules ---------------------------------------------------------------------------

DIE = """from __future__ import annotations


def pips(number: int) -> int:
    return number % 6 + 1
"""
ROLL = "import undercroft.engine.chance as chance; print(chance.pips(5), chance.__file__)"


@pytest.fixture
def workshop(house: House) -> House:
    """The house with one module that is to be compiled."""
    package = house.folder / "src" / "undercroft"
    (package / "engine").mkdir()
    (package / "native").mkdir()
    for name in ("__init__.py", "compiling.py"):
        shutil.copy(HOOK.parent / "src" / "undercroft" / "native" / name, package / "native")
    (package / "__init__.py").write_text("from undercroft import native\n")
    (package / "engine" / "__init__.py").touch()
    (package / "engine" / "chance.py").write_text(DIE)
    return house


def roll(workshop: House) -> list[str]:
    env = {**os.environ, "PYTHONPATH": str(workshop.folder / "src"), "UNDERCROFT_INTERPRETED": ""}
    done = subprocess.run([sys.executable, "-c", ROLL], env=env, capture_output=True, text=True, check=True)
    return done.stdout.split()


def test_modules_are_compiled_when_they_have_changed(workshop: House) -> None:
    hook = workshop.load()
    if not hook.compiling().has_compiler():
        pytest.skip("no C compiler here")
    assert hook.compiling().should_compile()
    done = workshop.run("compile-changed")
    assert done.returncode == 0, done.stderr
    assert not hook.compiling().should_compile()
    pips, file = roll(workshop)
    assert (pips, Path(file).suffix) == ("6", Path(EXTENSION_SUFFIXES[0]).suffix)

    source = workshop.folder / "src" / "undercroft" / "engine" / "chance.py"
    source.write_text(DIE.replace("% 6", "% 4"))
    assert hook.compiling().should_compile()
    assert roll(workshop) == ["2", str(source)], "until then the source is read"
    source.write_text(DIE.replace("% 6", "% '6'"))
    done = workshop.run("compile")
    assert done.returncode == 1
    assert "could not be compiled" in done.stderr
    assert "log.txt says more" in done.stderr
    assert hook.compiling().should_compile(), "what failed is not taken for made"


def test_without_a_compiler_sources_are_read(workshop: House, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    workshop.path = str(tmp_path)
    assert not workshop.load().compiling().should_compile()
    assert workshop.run("has-compiler").returncode == 1
    done = workshop.run("compile-changed")
    assert done.returncode == 0
    assert "no C compiler" in done.stdout
    assert roll(workshop)[1].endswith("chance.py")


def test_compiling_can_be_left_out(workshop: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("UNDERCROFT_SKIP_COMPILING", "1")
    assert not workshop.load().compiling().should_compile()
    assert workshop.run("compile-changed").returncode == 0
    assert roll(workshop)[1].endswith("chance.py")
