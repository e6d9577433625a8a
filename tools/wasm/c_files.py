"""Make the C files of the compiled modules for WebAssembly: mypyc, told that the target is Python 3.14 with 32 bits.

mypyc makes code for the Python that it runs on, and cannot be told otherwise. So this program, which runs in a separate
process, changes what mypyc asks about that Python.
"""

from __future__ import annotations

import ast
import json
import sys
import sysconfig
from importlib import import_module, machinery
from pathlib import Path
from typing import NamedTuple

SUFFIX = ".cpython-314-wasm32-emscripten.so"
"""How Pyodide's Python ends the names of compiled modules."""
NOT_IN_A_PAGE = ("http/frames",)
"""Compiled modules of the server that a page has no use for."""


class Version(NamedTuple):
    """A version with the names of `sys.version_info`."""

    major: int
    minor: int
    micro: int = 0
    releaselevel: str = "final"
    serial: int = 0


TARGET = Version(3, 14)


def compiled_sources() -> list[str]:
    """Return the sources that setup.py compiles, without those of no use in a page."""
    build = ast.parse(Path("setup.py").read_text(encoding="utf-8"))
    assigned = {ast.unparse(node.targets[0]): node.value for node in build.body if isinstance(node, ast.Assign)}
    packages, plain, server = (ast.literal_eval(assigned[name]) for name in ("PACKAGES", "PLAIN", "SERVER"))
    source = Path("src", "tischlein")
    found = [path for package in packages for path in (source / package).glob("**/*.py") if path.name not in plain]
    found += [source / "server" / f"{name}.py" for name in server if name not in NOT_IN_A_PAGE]
    return sorted(map(str, found))


def disguise() -> None:
    """Let this Python look like the target.

    mypy is itself compiled for this Python, without the code for others. So it is loaded before, and only
    `mypyc.common`, which remembers the answers, is loaded in disguise.
    """
    sysconfig.get_config_vars().update(SIZEOF_SIZE_T=4, Py_GIL_DISABLED=0)
    true_version, true_suffixes = sys.version_info, [*machinery.EXTENSION_SUFFIXES]
    import_module("mypy.main")
    sys.version_info = TARGET  # type: ignore[assignment]
    machinery.EXTENSION_SUFFIXES[:] = [SUFFIX]
    import_module("mypyc.common")
    sys.version_info = true_version
    machinery.EXTENSION_SUFFIXES[:] = true_suffixes
    import_module("mypyc.build")
    sys.version_info = TARGET  # type: ignore[assignment]


def make_c_files(folder: str) -> None:
    """Write the C files, and `extensions.json`: by name of a module, its C files; the first has the code of all."""
    disguise()
    from mypyc.build import mypycify  # noqa: PLC0415  (needs the disguise)

    found = mypycify(compiled_sources(), multi_file=True, target_dir=folder)
    sources = {extension.name: sorted(extension.sources) for extension in found}
    Path(folder, "extensions.json").write_text(json.dumps(sources), encoding="utf-8")


if __name__ == "__main__":
    make_c_files(sys.argv[1])
