"""Compiling: which modules, in which groups, and how. Run by ``hatch_build.py``, which loads it by its path."""

from __future__ import annotations

import ast
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import redirect_stdout
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import BASE, FOLDER, PACKAGE, SUFFIX, Digests, built_from, built_groups

if TYPE_CHECKING:
    from setuptools.command.build_ext import build_ext

ROOT = PACKAGE.parent.parent
MADE = ROOT / "build" / "native"
EXPORTS = "exports.h"
"""Beside the modules of ``base``: what the others know of its insides."""
ENGINE = (
    "engine/chance.py",
    "engine/decision.py",
    "engine/match.py",
    "engine/moment.py",
    "engine/plain.py",
    "engine/state.py",
)
FLOORS = ("games", "players")
SHARED = ("engine/**/*.py", "games/*.py", "players/*.py", "players/*/__init__.py")
"""What all games are built upon."""
SELDOM_RUN = {"__init__.py", "checking.py", "game.py", "packs.py", "player.py", "refusals.py", "search.py"}
"""What runs seldom need not be compiled."""
C_OPTIONS = ["-Wno-error", "-fcommon", "-fvisibility=hidden"]
"""mypyc declares what a group knows of another in each of its files, and means one thing by it. Groups find each
other's functions in tables, so none need be seen from outside: then those of one group call each other directly."""


# -- what is compiled -----------------------------------------------------------------------------


def rooms() -> list[str]:
    return sorted(path.parent.name for path in PACKAGE.glob("games/*/__init__.py"))


def group_of(source: str) -> str:
    """The game whose room, thumb or judge the source is of; else ``base``."""
    parts = {part.removesuffix(".py") for part in source.split("/")}
    return next((room for room in rooms() if room in parts), BASE)


def groups() -> dict[str, list[str]]:
    """The sources to compile, by group."""
    found: dict[str, list[str]] = {}
    for source in sources_to_compile():
        found.setdefault(group_of(source), []).append(source)
    return found


def rooms_being_built() -> set[str]:
    """Rooms without a ``GAME``: nobody plays there yet, so nothing of theirs is compiled."""
    return {room for room in rooms() if not _names_game(f"games/{room}/__init__.py")}


def _names_game(source: str) -> bool:
    """Whether ``GAME`` is made or imported there."""
    body = ast.parse((PACKAGE / source).read_text(encoding="utf-8")).body
    names = [name.asname or name.name for node in body if isinstance(node, ast.ImportFrom) for name in node.names]
    targets = [target for node in body if isinstance(node, ast.Assign) for target in node.targets]
    return "GAME" in [*names, *[target.id for target in targets if isinstance(target, ast.Name)]]


def sources_to_compile() -> list[str]:
    structs = {group: _structs(group) for group in (BASE, *rooms())}
    unfinished = rooms_being_built()
    sources = [source for source in _sources(FLOORS) if group_of(source) not in unfinished]
    found = [*ENGINE, *[source for source in sources if Path(source).name not in SELDOM_RUN]]
    there = [source for source in found if (PACKAGE / source).is_file()]
    return sorted(source for source in there if not _declares(source, structs[group_of(source)]))


def sources_that_count(group: str) -> list[str]:
    """Also those that are not compiled themselves: constants and types of theirs go into what is."""
    shared = {path.relative_to(PACKAGE).as_posix() for pattern in SHARED for path in PACKAGE.glob(pattern)}
    own = {source for source in _sources(FLOORS) if group_of(source) == group}
    return sorted(own if group != BASE else set()) + sorted(source for source in shared if group_of(source) == BASE)


def _sources(floors: Iterable[str]) -> list[str]:
    found = [path for floor in floors for path in (PACKAGE / floor).rglob("*.py")]
    return sorted(path.relative_to(PACKAGE).as_posix() for path in found)


def _classes(source: str) -> list[ast.ClassDef]:
    body = ast.parse((PACKAGE / source).read_text(encoding="utf-8")).body
    return [node for node in body if isinstance(node, ast.ClassDef)]


def _bases(kind: ast.ClassDef) -> set[str]:
    return {ast.unparse(base).rpartition(".")[2] for base in kind.bases}


def _structs(group: str) -> set[str]:
    """The names of all kinds of data for msgspec that a group can mean: what derives from ``Struct``, and what derives
    from that. Another game may call something else so."""
    sources = [source for source in _sources(("engine", *FLOORS)) if group_of(source) in (BASE, group)]
    classes = [kind for source in sources for kind in _classes(source)]
    known = {"Struct"}
    while more := {kind.name for kind in classes if _bases(kind) & known} - known:
        known |= more
    return known


def _declares(source: str, structs: set[str]) -> bool:
    """mypyc does not keep the annotations that msgspec reads: what declares such data cannot be compiled."""
    return any(kind.name in structs and _bases(kind) & structs for kind in _classes(source))


# -- whether it has to be -------------------------------------------------------------------------


def should_compile() -> bool:
    """Whether modules can be compiled and have to be."""
    return not os.environ.get("UNDERCROFT_SKIP_COMPILING") and has_compiler() and bool(stale_groups())


def has_compiler() -> bool:
    if not (Path(sysconfig.get_path("include")) / "Python.h").is_file():
        return False
    return os.name == "nt" or shutil.which((sysconfig.get_config_var("CC") or "cc").split()[0]) is not None


def stale_groups() -> list[str]:
    """Those whose compiled modules are not those of the sources as they are; all, if ``base`` is among them."""
    digests, found = Digests(), groups()
    stale = [group for group in found if not _is_current(group, digests)]
    gone = [group for group in built_groups() if group not in found]
    return sorted(found) if BASE in stale else sorted([*stale, *gone])


def _is_current(group: str, digests: Digests) -> bool:
    known = built_from(group)
    return known.is_file() and known.read_text(encoding="utf-8") == digests.description(sources_that_count(group))


def compile_changed() -> None:
    """Compile if that can be done and has to be, and say so if it cannot."""
    if not has_compiler():
        print("Undercroft: no C compiler with Python's headers, so the rules are read from their sources")
    elif should_compile():
        compile_modules(stale_groups())


# -- compiling ------------------------------------------------------------------------------------


def compile_modules(wanted: Sequence[str] | None = None) -> None:
    """These groups, or all. What they were made from is written down last, so that nothing half made is ever used."""
    found, digests = groups(), Digests()
    described = {group: digests.description(sources_that_count(group)) for group in found}
    for group in built_groups():
        if group not in found:
            shutil.rmtree(FOLDER / group)
    making = [group for group in found if wanted is None or group in wanted]
    if making:
        made = make_extensions(found, making)
        for group in made:
            _keep(group, found[group], described[group])


def _keep(group: str, sources: Iterable[str], described: str) -> None:
    folder = FOLDER / group
    built_from(group).unlink(missing_ok=True)
    folder.mkdir(exist_ok=True)
    for old in folder.glob(f"*{SUFFIX}"):
        old.unlink()
    for name in (_library(group), *map(_module, sources)):
        shutil.copy(MADE / "modules" / f"{name.replace('.', '/')}{SUFFIX}", folder / f"{name}{SUFFIX}")
    if group == BASE:
        shutil.copy(_header(), folder / EXPORTS)
    built_from(group).write_text(described, encoding="utf-8")


def make_extensions(found: dict[str, list[str]], making: Sequence[str]) -> Sequence[str]:
    """Have mypyc write C and the compiler compile that of these groups; all, if what they know of ``base`` has
    changed. Which were made."""
    shutil.rmtree(MADE, ignore_errors=True)
    MADE.mkdir(parents=True)
    os.chdir(ROOT)
    log = MADE / "log.txt"
    try:
        with log.open("w", encoding="utf-8") as told, redirect_stdout(told):
            modules = c_code(found)
            making = making if _knows_base() else list(found)
            _build([module for module in modules if module.name in _names(found, making)])
    except (Exception, SystemExit) as failure:
        sys.exit(f"the rules could not be compiled ({failure!r}); {log} says more")
    return making


def c_code(found: dict[str, list[str]]) -> list[Any]:
    """All of it: a module with the code of each group, and a thin one for each source."""
    from mypyc.build import mypycify

    paths = {group: [str((PACKAGE / source).relative_to(ROOT)) for source in found[group]] for group in found}
    modules = mypycify(
        ["--config-file=", *[path for group in paths.values() for path in group]],
        target_dir=str(MADE),
        opt_level="1",
        debug_level="0",
        multi_file=True,
        separate=[(files, _group_name(group)) for group, files in paths.items()],
    )
    for module in modules:
        module.extra_compile_args = [*module.extra_compile_args, *([] if os.name == "nt" else C_OPTIONS)]
    return modules


def _knows_base() -> bool:
    kept = FOLDER / BASE / EXPORTS
    return kept.is_file() and kept.read_bytes() == _header().read_bytes()


def _header() -> Path:
    return MADE / f"__native_{_group_name(BASE)}.h"


def _names(found: dict[str, list[str]], making: Iterable[str]) -> set[str]:
    return {name for group in making for name in (_library(group), *map(_module, found[group]))}


def _module(source: str) -> str:
    return f"undercroft.{source.removesuffix('.py').replace('/', '.')}"


def _group_name(group: str) -> str:
    return f"undercroft_{group}"


def _library(group: str) -> str:
    return f"{_group_name(group)}__mypyc"


def _build(modules: Sequence[Any]) -> None:
    command = _build_in_parallel(modules)
    command.build_lib, command.build_temp = str(MADE / "modules"), str(MADE / "objects")
    command.ensure_finalized()
    command.run()


def _build_in_parallel(modules: Sequence[Any]) -> build_ext:
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
