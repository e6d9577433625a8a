"""Compile the plain modules under folders, in Pyodide: `compile_modules.py LEVEL FOLDER … LEVEL FOLDER …`.

The compiled file replaces the source and carries no date. LEVEL is that of `compile`: at 2, without docstrings.
"""

import importlib.util
import marshal
import sys
from pathlib import Path

HASHED_UNCHECKED = (1).to_bytes(4, "little")
"""The file is not compared with its source."""


def compile_folder(folder: Path, level: int) -> None:
    """Compile all modules in a folder."""
    for file in sorted(folder.rglob("*.py")):
        source = file.read_bytes()
        code = compile(source, file.relative_to(folder).as_posix(), "exec", dont_inherit=True, optimize=level)
        content = (
            importlib.util.MAGIC_NUMBER + HASHED_UNCHECKED + importlib.util.source_hash(source) + marshal.dumps(code)
        )
        file.with_suffix(".pyc").write_bytes(content)
        file.unlink()


if __name__ == "__main__":
    for level, folder in zip(sys.argv[1::2], sys.argv[2::2], strict=True):
        compile_folder(Path(folder), int(level))
