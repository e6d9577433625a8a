"""Compile the plain modules of the standard library and of packages, in Pyodide: `compile_modules.py LIBRARY PACKAGES`.

A compiled file replaces its source, and carries no date. The standard library loses its docstrings, its assertions, and
its line numbers, which are a sixth of it; our own modules keep theirs, for reports of errors.
"""

import importlib.util
import marshal
import sys
from pathlib import Path
from types import CodeType

HASHED_UNCHECKED = (1).to_bytes(4, "little")
"""The file is not compared with its source."""
NO_LINE = 0xF8
"""Begins an entry of a line table that says nothing of its instructions; their number less one is added."""


def compile_folder(folder: Path, small: bool) -> None:
    """Compile all modules in a folder."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_bytes()
        name = file.relative_to(folder).as_posix()
        code = compile(source, name, "exec", dont_inherit=True, optimize=2 if small else 0)
        header = importlib.util.MAGIC_NUMBER + HASHED_UNCHECKED + importlib.util.source_hash(source)
        file.with_suffix(".pyc").write_bytes(header + marshal.dumps(without_lines(code) if small else code))
        file.unlink()


def without_lines(code: CodeType) -> CodeType:
    """Return code that does not know its line numbers; tracebacks need an entry for each instruction all the same."""
    whole, rest = divmod(len(code.co_code) // 2, 8)
    lines = bytes([NO_LINE | 7]) * whole + bytes([NO_LINE | rest - 1] if rest else [])
    constants = tuple(without_lines(part) if isinstance(part, CodeType) else part for part in code.co_consts)
    return code.replace(co_linetable=lines, co_consts=constants)


if __name__ == "__main__":
    library, packages = map(Path, sys.argv[1:])
    compile_folder(library, small=True)
    compile_folder(packages, small=False)
