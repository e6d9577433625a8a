"""Atomic writes, and files of lines that may be compressed."""

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
"""The first bytes of every compressed file."""
LEVEL: Final = 1
"""Higher levels make files a tenth smaller and take half as long again."""
THREADS: Final = 1
"""In addition to the one that plays. More would be idle, since compressing is faster than playing."""
CHUNK: Final = 1 << 20
MAX_LINE_LENGTH: Final = 1 << 28


@contextmanager
def atomic_write(file: Path) -> Iterator[Path]:
    """Yield a temporary path to write to; rename it to `file` on success and remove it on failure."""
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
    """Open a file to write lines to, compressed if its name ends in `.zst`."""
    with atomic_write(file) as draft, draft.open("xb") as plain:
        if file.suffix != ZSTD_SUFFIX:
            yield plain
            return
        zstandard = import_optional("zstandard", "data")
        with zstandard.ZstdCompressor(LEVEL, threads=THREADS, write_checksum=True).stream_writer(plain) as packed:
            yield packed


class _CorruptData(Exception):
    """Compressed data is damaged or ends too early."""


def read_lines(file: Path) -> Iterator[bytes]:
    """Yield the lines of a file, compressed or not; raise DataError if it is damaged or ends in mid-line."""
    whole_lines, rest = 0, b""
    try:
        for chunk in _chunks(file):
            *lines, rest = (rest + chunk).split(b"\n")
            yield from lines
            whole_lines += len(lines)
            if len(rest) > MAX_LINE_LENGTH:
                raise DataError(f"line {whole_lines + 1} of {file} does not end within {MAX_LINE_LENGTH} bytes")
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
    """Yield decompressed data frame by frame, so that concatenated files work, too."""
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
