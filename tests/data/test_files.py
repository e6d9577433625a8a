"""Files are written completely or not at all, and reading a damaged file raises an error."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest
import zstandard

from tischlein.data.errors import DataError
from tischlein.data.files import atomic_write, open_line_writer, read_lines

TEXT = b"".join(b'{"number": %d}\n' % number for number in range(200_000))


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.zst"])
def test_written_lines_are_read_back(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    with open_line_writer(file) as out:
        for at in range(0, len(TEXT), 99_999):
            out.write(TEXT[at : at + 99_999])
        assert not file.exists()
    assert [*tmp_path.iterdir()] == [file]
    assert b"\n".join([*read_lines(file), b""]) == TEXT
    if name.endswith(".zst"):
        assert file.stat().st_size < len(TEXT) / 5
        assert zstandard.ZstdDecompressor().decompress(file.read_bytes(), max_output_size=len(TEXT)) == TEXT


@pytest.mark.parametrize("name", ["games.jsonl", "games.jsonl.zst"])
def test_a_failure_leaves_the_old_file(tmp_path: Path, name: str) -> None:
    file = tmp_path / name
    file.write_text("old")
    with pytest.raises(KeyboardInterrupt):
        write_and_stop(file)
    assert file.read_text() == "old"
    assert [*tmp_path.iterdir()] == [file]


def write_and_stop(file: Path) -> None:
    with open_line_writer(file) as out:
        out.write(TEXT)
        raise KeyboardInterrupt


def test_unwritable_paths_are_refused(tmp_path: Path) -> None:
    for file in (
        tmp_path,
        tmp_path / "none" / "games.jsonl",
        Path("/proc/games.jsonl"),
        Path(__file__) / "games.jsonl",
    ):
        with pytest.raises(DataError, match=f"the file {file} cannot be written: "), open_line_writer(file):
            pass
    with pytest.raises(DataError, match="Is a directory"), atomic_write(tmp_path):
        pytest.fail("nothing is begun")


def compress(text: bytes) -> bytes:
    return zstandard.ZstdCompressor(write_checksum=True).compress(text)


def test_compressed_files_can_be_concatenated(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.zst"
    file.write_bytes(compress(TEXT) + compress(b"one more\n") + compress(b""))
    assert [*read_lines(file)][-1] == b"one more"
    assert len([*read_lines(file)]) == 200_001


def test_incomplete_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.zst"
    data = compress(TEXT)
    for cut in (5, 100, len(data) // 2, len(data) - 1):
        file.write_bytes(data[:cut])
        with pytest.raises(DataError, match=r"games\.jsonl\.zst breaks off, after line \d+"):
            list(read_lines(file))
    file.write_bytes(TEXT[:-1])
    with pytest.raises(DataError, match=r"games\.jsonl\.zst breaks off in line 200000"):
        list(read_lines(file))


def test_damaged_files_are_refused(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.zst"
    data = bytearray(compress(TEXT))
    data[len(data) // 2] ^= 0x40
    file.write_bytes(data)
    with pytest.raises(DataError, match=r"games\.jsonl\.zst is damaged, after line \d+"):
        list(read_lines(file))
    file.write_bytes(compress(TEXT) + b"nonsense")
    with pytest.raises(DataError, match=r"games\.jsonl\.zst is damaged, after line \d+"):
        list(read_lines(file))


def test_missing_files_are_refused(tmp_path: Path) -> None:
    for file, reason in ((tmp_path / "none", "No such file"), (tmp_path, "Is a directory"), (Path("a\0b"), "")):
        with pytest.raises(DataError, match=f"cannot be read: .*{reason}"):
            list(read_lines(file))


def test_a_line_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.data.files.MAX_LINE_LENGTH", 1000)
    file = tmp_path / "games.jsonl"
    file.write_bytes(b"[]\n" + b"x" * 5000)
    with pytest.raises(DataError, match=r"line 2 of .* does not end within 1000 bytes"):
        list(read_lines(file))


def test_the_zstd_program_decompresses_it(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl.zst"
    with open_line_writer(file) as out:
        out.write(TEXT)
    try:
        done = subprocess.run(["zstd", "-dc", file], capture_output=True, check=True)
    except FileNotFoundError:
        pytest.skip("zstd is not installed")
    assert done.stdout == TEXT
