"""Headers of another Python are refused with a sentence."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from wasm import headers
from wasm.steps import Missing

RECORD = """*** Dumping AST Record Layout
         0 | struct {name}
         0 |   int number
           | [sizeof={size}, align=4]

"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return headers of CPython 3.14.9, known to declare one structure."""
    (tmp_path / "patchlevel.h").write_text('#define PY_VERSION  "3.14.9"\n', encoding="utf-8")
    (tmp_path / "object.h").write_text("struct _object;\n", encoding="utf-8")
    monkeypatch.setattr(headers, "LAYOUTS", tmp_path / "layouts.json")
    headers.write_layouts(RECORD.format(name="_object", size=8), tmp_path)
    return tmp_path


def test_a_newer_version_with_the_same_structures_fits(folder: Path) -> None:
    headers.check_layouts(RECORD.format(name="_object", size=8), folder)


def test_another_structure_is_named(folder: Path) -> None:
    with pytest.raises(Missing, match=r"CPython 3\.14\.9 declare other structures .* such as struct _object\."):
        headers.check_layouts(RECORD.format(name="_object", size=12), folder)


def test_structures_of_others_do_not_matter(folder: Path) -> None:
    both = RECORD.format(name="_object", size=8) + RECORD.format(name="tuple_of_mypyc", size=12)
    headers.check_layouts(both, folder)
    assert list(json.loads((folder / "layouts.json").read_text(encoding="utf-8"))) == ["struct _object"]


@pytest.mark.parametrize("version", ["3.13.9", "3.14.0rc1", "3.15.0"])
def test_another_python_is_refused(folder: Path, version: str) -> None:
    (folder / "patchlevel.h").write_text(f'#define PY_VERSION  "{version}"\n', encoding="utf-8")
    with pytest.raises(Missing, match=r"another Python than 3\.14"):
        headers.version_of(folder)


def test_a_folder_without_headers_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Missing, match=r"has no Python\.h"):
        headers.copy_headers(tmp_path)
