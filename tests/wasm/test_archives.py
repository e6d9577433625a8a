"""Archives are the same whenever they are made."""

from __future__ import annotations

import zipfile
from pathlib import Path

from wasm.archives import DATE, pack


def test_an_archive_depends_on_names_and_contents_only(tmp_path: Path) -> None:
    files = {"b/c": b"two", "a": b"one"}
    pack(tmp_path / "one.zip", files)
    pack(tmp_path / "two.zip", dict(reversed(files.items())))
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as archive:
        assert archive.namelist() == ["a", "b/c"]
        assert {entry.date_time for entry in archive.infolist()} == {DATE}
        assert {entry.compress_type for entry in archive.infolist()} == {zipfile.ZIP_STORED}
