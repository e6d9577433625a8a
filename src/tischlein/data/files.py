"""Files that are there whole or not at all, and files of lines, which may be packed."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import BinaryIO, Final

from tischlein.core.errors import TischleinError
from tischlein.data.errors import DataError, read_error, write_error
from tischlein.parallel.errors import import_optional

ZSTD_SUFFIX: Final = ".zst"
MAGIC: Final = bytes.fromhex("28b52ffd")
"""How every packed file begins."""
LEVEL: Final = 1
"""The next ones make files a tenth smaller and take half as long again."""
THREADS: Final = 1
"""Beside the one that plays; more are of no use, since packing is faster than playing."""
CHUNK: Final = 1 << 20
LONGEST_LINE: Final = 1 << 28


@contextmanager
def atomic_write(file: Path) -> Iterator[Path]:
    """Another name to write to. The file gets its own when everything is in it, and is removed if anything fails."""
    draft = file.with_name(f"{file.name}.{os.getpid()}.part")
    try:
        if file.is_dir():
            raise IsADirectoryError(None, "Is a directory")
        yield draft
        draft.replace(file)
    except OSError as error:
        raise write_error(file, error) from None
    finally:
        with suppress(OSError):
            draft.unlink(missing_ok=True)


@contextmanager
def open_line_writer(file: Path) -> Iterator[BinaryIO]:
    """Where lines are written; they are packed if the name of the file says so."""
    with atomic_write(file) as draft, draft.open("xb") as plain:
        if file.suffix != ZSTD_SUFFIX:
            yield plain
            return
        zstandard = import_optional("zstandard", "data")
        with zstandard.ZstdCompressor(LEVEL, threads=THREADS, write_checksum=True).stream_writer(plain) as packed:
            yield packed


class _CorruptData(Exception):
    """Packed data that ends too early, or is not what was packed."""


def read_lines(file: Path) -> Iterator[bytes]:
    """The lines of a file, packed or not; DataError if it is damaged, or ends in the middle of a line."""
    whole_lines, rest = 0, b""
    try:
        for chunk in _chunks(file):
            *lines, rest = (rest + chunk).split(b"\n")
            yield from lines
            whole_lines += len(lines)
            if len(rest) > LONGEST_LINE:
                raise DataError(f"line {whole_lines + 1} of {file} does not end within {LONGEST_LINE} bytes")
    except _CorruptData as broken:
        raise DataError(f"the file {file} {broken}, after line {whole_lines}") from None
    if rest:
        raise DataError(f"the file {file} breaks off in line {whole_lines + 1}")


def _chunks(file: Path) -> Iterator[bytes]:
    try:
        with file.open("rb") as stream:
            start = stream.read(len(MAGIC))
            stream.seek(0)
            chunks = iter(lambda: stream.read(CHUNK), b"")
            yield from _decompress(chunks) if start == MAGIC else chunks
    except (OSError, ValueError) as error:
        if isinstance(error, TischleinError):
            raise
        raise read_error(file, error) from None


def _decompress(chunks: Iterator[bytes]) -> Iterator[bytes]:
    """Unpack frame after frame: whoever puts packed files together has a packed file."""
    zstandard = import_optional("zstandard", "data")
    unpack = zstandard.ZstdDecompressor()
    frame = None
    for chunk in chunks:
        data = chunk
        while data:
            frame = frame or unpack.decompressobj()
            try:
                yield frame.decompress(data)
            except zstandard.ZstdError:
                raise _CorruptData("is damaged") from None
            data = frame.unused_data if frame.eof else b""
            if frame.eof:
                frame = None
    if frame is not None:
        raise _CorruptData("breaks off")
