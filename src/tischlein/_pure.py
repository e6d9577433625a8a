"""Pure mode: with TISCHLEIN_PURE=1 the plain Python files are used even if there are compiled ones."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds `tischlein.…` in .py files; Python would prefer an extension module of the same name."""

    @classmethod
    def find_spec(cls, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("tischlein.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            if spec is not None and spec.loader is not None:
                return spec
        return None


def wanted() -> bool:
    return os.environ.get("TISCHLEIN_PURE", "") not in ("", "0")


def install() -> None:
    if wanted() and SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
