"""The format of backups, which is the same for both databases.

A backup is a gzip file of JSON lines. The first line is the header. Each table begins with a line that names it and its
columns, followed by one line for each row. The last line has the number of rows and the SHA-256 of all lines before it,
so that a file that was cut off or changed is recognised.
"""

from __future__ import annotations

import contextlib
import gzip
import hashlib
import os
import tempfile
import zlib
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import IO, Any, Final

import msgspec

from tischlein.core.errors import TischleinError

FORMAT: Final = "tischlein-backup"
VERSION: Final = 1
LEVEL: Final = 6
"""The compression level; a higher one takes twice the time for a few percent."""
MAX_LINE: Final = 1 << 24
"""Bytes of a line: a limit for files that are something else."""
BATCH_ROWS: Final = 1_000
"""Rows that are in memory at the same time."""


class BackupError(TischleinError):
    """A backup cannot be written, read or restored."""


class BackupHeader(msgspec.Struct, frozen=True, omit_defaults=True):
    """The first line of a backup.

    schema       the revision of the database's tables
    made         when the backup was begun, in milliseconds since 1970
    software     the version of Tischlein that wrote it
    fingerprint  the fingerprint of the server's key, if the database has one
    key          the server's key in hexadecimal, if the backup was made with it
    """

    format: str
    version: int
    schema: str
    made: int
    software: str
    fingerprint: str | None = None
    key: str | None = None


class TableHeader(msgspec.Struct, frozen=True):
    """The line before the rows of a table."""

    table: str
    columns: list[str]


class BackupEnd(msgspec.Struct, frozen=True):
    """The last line of a backup."""

    rows: int
    sha256: str


DAMAGE: Final = (OSError, EOFError, zlib.error, msgspec.DecodeError, UnicodeDecodeError)
"""What reading a damaged file may raise."""

_encode: Final = msgspec.json.Encoder().encode
_header: Final = msgspec.json.Decoder(BackupHeader)
_table: Final = msgspec.json.Decoder(TableHeader)
_row: Final = msgspec.json.Decoder(list[str | int | bool | None])
_end: Final = msgspec.json.Decoder(BackupEnd)


# --- writing


@contextlib.contextmanager
def replacing(file: Path) -> Iterator[IO[bytes]]:
    """Write a file for its owner only; it takes its name when it is complete and on disk, or never."""
    try:
        check_replaceable(file)
        part = tempfile.NamedTemporaryFile(prefix=f".{file.name}.", dir=file.parent, delete=False)  # noqa: SIM115
        try:
            with part:
                yield part
                part.flush()
                os.fsync(part.fileno())
            os.replace(part.name, file)
        except BaseException:
            os.unlink(part.name)
            raise
    except TischleinError:
        raise
    except (OSError, ValueError) as error:
        raise BackupError(f"the backup {file} cannot be written: {reason_of(error)}") from None


def check_replaceable(file: Path) -> None:
    """Raise BackupError if there is a file that is not a backup, such as the database itself."""
    if file.exists() and not is_backup(file):
        raise BackupError(f"the file {file} exists and is not a backup; choose another name")


def is_backup(file: Path) -> bool:
    try:
        with file.open("rb") as raw:
            return BackupReader(file, raw).header.format == FORMAT
    except (OSError, BackupError):
        return False


def reason_of(error: Exception) -> str:
    """Return the system's words for an error, without the name of the file."""
    return (error.strerror if isinstance(error, OSError) else None) or str(error) or type(error).__name__


class BackupWriter:
    """Writes the lines of a backup. Call `finish` after the last table."""

    def __init__(self, raw: IO[bytes], header: BackupHeader) -> None:
        self._gzip = gzip.GzipFile(fileobj=raw, mode="wb", filename="", compresslevel=LEVEL)
        self._digest = hashlib.sha256()
        self._rows = 0
        self._write([_encode(header)])

    def begin_table(self, name: str, columns: list[str]) -> None:
        self._write([_encode(TableHeader(name, columns))])

    def add_rows(self, rows: Iterable[Sequence[Any]]) -> None:
        lines = [_encode(tuple(row)) for row in rows]
        self._rows += len(lines)
        self._write(lines)

    def finish(self) -> int:
        """Write the last line, and return the number of rows."""
        self._write([_encode(BackupEnd(self._rows, self._digest.hexdigest()))])
        self._gzip.close()
        return self._rows

    def _write(self, lines: list[bytes]) -> None:
        text = b"".join(line + b"\n" for line in lines)
        self._digest.update(text)
        self._gzip.write(text)


# --- reading


class BackupReader:
    """Reads a backup from an open file. Its errors are BackupErrors, in one sentence."""

    def __init__(self, file: Path, raw: IO[bytes]) -> None:
        self._file = file
        self._raw = raw
        self._gzip = gzip.GzipFile(fileobj=raw, mode="rb")
        self._digest = hashlib.sha256()
        try:
            first = self._gzip.readline(MAX_LINE)
            self.header: Final = _header.decode(first)
        except DAMAGE:
            raise BackupError(f"the file {file} is not a backup, or its beginning is damaged") from None
        if self.header.format != FORMAT:
            raise BackupError(f"the file {file} is not a backup, or its beginning is damaged")
        if self.header.version != VERSION:
            raise BackupError(f"the backup {file} was written by a newer version of Tischlein; update this one")
        self._digest.update(first)

    def tables(self) -> Iterator[tuple[TableHeader, list[list[Any]]]]:
        """Yield the rows of each table in batches; raise BackupError if the file was cut off or changed.

        Only the end of the file shows that, so nothing counts before the last batch was read.
        """
        try:
            yield from self._read_tables()
        except DAMAGE:
            raise BackupError(f"the backup {self._file} is damaged or was cut off") from None

    def _read_tables(self) -> Iterator[tuple[TableHeader, list[list[Any]]]]:
        table: TableHeader | None = None
        batch: list[list[Any]] = []
        count = 0
        while True:
            line = self._gzip.readline(MAX_LINE)
            if line.startswith(b"["):
                batch.append(_row.decode(line))
                count += 1
            if batch and (len(batch) == BATCH_ROWS or not line.startswith(b"[")):
                if table is None or any(len(row) != len(table.columns) for row in batch):
                    raise EOFError
                yield table, batch
                batch = []
            if line.startswith(b'{"table"'):
                table = _table.decode(line)
            elif not line.startswith(b"["):
                break
            self._digest.update(line)
        end = _end.decode(line)
        if end != BackupEnd(count, self._digest.hexdigest()) or self._gzip.read(1):
            raise EOFError


def verify(file: Path) -> tuple[BackupHeader, int]:
    """Read a whole backup, and return its header and the number of its rows.

    Raise BackupError unless it is complete and unchanged.
    """
    with opened(file) as reader:
        return reader.header, sum(len(rows) for _, rows in reader.tables())


@contextlib.contextmanager
def opened(file: Path) -> Iterator[BackupReader]:
    try:
        raw = file.open("rb")
    except (OSError, ValueError) as error:
        raise BackupError(f"the backup {file} cannot be read: {reason_of(error)}") from None
    with raw:
        yield BackupReader(file, raw)
