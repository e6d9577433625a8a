"""The compiled build: rules, bots and the path of a move through mypyc; with TISCHLEIN_PURE=1 all stays plain Python.

Each module becomes a C file. The files are compiled in parallel and optimised as one when they are linked, which takes
half the time of one large file and runs as fast. Without that optimisation the result would be a quarter slower, so a
compiler that does not support it gets one large file.
"""

import os
import subprocess
import sys
import sysconfig
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGES = ("core", "games", "bots")
PLAIN = ("__init__.py", "search_bot.py", "registry.py", "box.py", "boxes.py")
"""Not compiled: Ctrl-C does not interrupt a compiled loop, so the loop around a search is plain Python; so is code that
reads files."""
SOURCE = Path("src/tischlein")
SERVER = ("clock", "feed", "frame_queue", "http/frames", "journal", "limits", "table_state", "traffic")
"""Modules of the server through which every move passes. None has coroutines, which are not safe in mypyc 2.4.1."""
TARGET = Path("build", str(sys.implementation.cache_tag))  # several Pythons may compile at the same time
LINKED = "-flto=auto"
"""Optimise all files as one when they are linked, on all cores."""


def wanted(*commands: str) -> bool:
    """Return whether this run is for one of these commands; others only ask for names and versions."""
    return any(command in sys.argv for command in commands)


def remove_stale() -> None:
    """Remove compiled files of an earlier build with this Python, which would shadow the edited source."""
    for stale in Path("src").glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()


def optimizes_links() -> bool:
    """Return whether the compiler supports link-time optimisation."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return False
    with tempfile.TemporaryDirectory() as folder:
        source, library = Path(folder, "probe.c"), Path(folder, "probe.so")
        source.write_text("int probe(void) { return 0; }\n", encoding="utf-8")
        command = [*compiler.split(), LINKED, "-shared", "-fPIC", str(source), "-o", str(library)]
        try:
            return subprocess.run(command, capture_output=True, check=False).returncode == 0
        except OSError:
            return False


class Build(build_ext):  # type: ignore[misc]  # setuptools has no types
    """Compiles the C files of an extension in parallel, and only those that changed."""

    def finalize_options(self) -> None:
        """Keep object files between builds."""
        super().finalize_options()
        self.build_temp = str(TARGET / "objects")

    def build_extensions(self) -> None:
        """Compile one file at a time, on all cores."""
        compiler: Any = self.compiler
        compile_files = compiler.compile

        def compile_all(sources: list[str], output_dir: str = "", **rest: Any) -> list[str]:
            headers = [*TARGET.glob("*.h"), Path(__file__)]
            newest = max(path.stat().st_mtime for path in headers)

            def compile_one(source: str) -> list[str]:
                objects = [Path(name) for name in compiler.object_filenames([source], output_dir=output_dir)]
                changed = max(newest, Path(source).stat().st_mtime)
                if all(path.exists() and path.stat().st_mtime > changed for path in objects):
                    return [str(path) for path in objects]
                return list(compile_files([source], output_dir=output_dir, **rest))

            largest_first = sorted(sources, key=lambda source: -Path(source).stat().st_size)
            with ThreadPoolExecutor(os.cpu_count()) as threads:
                compiled = dict(zip(largest_first, threads.map(compile_one, largest_first), strict=True))
            return [name for source in sources for name in compiled[source]]

        compiler.compile = compile_all
        super().build_extensions()


def extensions() -> list[Extension]:
    """Return the extensions to build, if this run compiles any."""
    if wanted("editable_wheel", "build_ext"):
        remove_stale()
    if os.environ.get("TISCHLEIN_PURE", "") not in ("", "0") or not wanted(
        "editable_wheel", "bdist_wheel", "build_ext"
    ):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build does not need mypyc)

    sources = [path for package in PACKAGES for path in (SOURCE / package).glob("**/*.py") if path.name not in PLAIN]
    sources += [SOURCE / "server" / f"{name}.py" for name in SERVER]
    linked = optimizes_links()
    compiled: list[Extension] = mypycify(
        sorted(map(str, sources)), opt_level="3", debug_level="0", multi_file=linked, target_dir=str(TARGET)
    )
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden", *[LINKED] * linked]
        extension.extra_link_args = [*extension.extra_link_args, *["-O3", LINKED] * linked]
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": Build})
