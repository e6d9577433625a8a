"""The compiled build: `core`, `games` and `bots` through mypyc; with TISCHLEIN_PURE=1 everything stays plain Python."""

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOMS = ("core", "games", "bots")
PLAIN = ("__init__.py", "thinker.py", "registry.py", "box.py", "boxes.py")
"""Not compiled: a compiled loop does not hear Ctrl-C, so the one around a long thought is plain Python, and so is what
reads files."""
SOURCE = Path("src/tischlein")


def wanted(*commands: str) -> bool:
    """This run of the script is for one of these commands; others only ask for names and versions."""
    return any(command in sys.argv for command in commands)


def remove_stale() -> None:
    """A compiled file left over from an earlier build, by this Python, would shadow the edited source."""
    for stale in Path("src").glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()


def extensions() -> list[Extension]:
    if wanted("editable_wheel", "build_ext"):
        remove_stale()
    if os.environ.get("TISCHLEIN_PURE", "") not in ("", "0") or not wanted(
        "editable_wheel", "bdist_wheel", "build_ext"
    ):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build does without mypyc)

    sources = [path for room in ROOMS for path in (SOURCE / room).glob("**/*.py") if path.name not in PLAIN]
    target = f"build/{sys.implementation.cache_tag}"  # several Pythons may compile at the same time
    compiled: list[Extension] = mypycify(sorted(map(str, sources)), opt_level="3", target_dir=target)
    for extension in compiled:
        extension.extra_compile_args = [*extension.extra_compile_args, "-fvisibility=hidden"]
    return compiled


setup(ext_modules=extensions())
