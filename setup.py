"""The compiled build: `core` and `games` through mypyc; with TISCHLEIN_PURE=1 everything stays plain Python."""

import os
import sysconfig
from pathlib import Path

from setuptools import Extension, setup

ROOMS = ("core", "games")
SOURCE = Path("src/tischlein")


def extensions() -> list[Extension]:
    # A compiled file left over from an earlier build, by this Python, would shadow the edited source.
    for stale in Path("src").glob(f"**/*{sysconfig.get_config_var('EXT_SUFFIX')}"):
        stale.unlink()
    if os.environ.get("TISCHLEIN_PURE", "") not in ("", "0"):
        return []
    from mypyc.build import mypycify  # noqa: PLC0415  (a pure build does without mypyc)

    modules = sorted(
        str(path) for room in ROOMS for path in (SOURCE / room).glob("**/*.py") if path.name != "__init__.py"
    )
    compiled: list[Extension] = mypycify(modules, opt_level="3")
    for extension in compiled:
        extension.extra_compile_args.append("-fvisibility=hidden")
    return compiled


setup(ext_modules=extensions())
