"""The seats that a person has taken at servers, so that they can come back to them."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import msgspec

from tischlein.cli.saved_game import write_json
from tischlein.cli.table_link import TableAddress
from tischlein.cli.words import InputError
from tischlein.server.settings import data_directory


class KnownSeat(msgspec.Struct):
    """What a person needs to return to a table: its keys, and the cookie."""

    keys: list[str] = []
    cookie: str = ""


class SeatsFile:
    """Keeps the keys of seats in the directory for the user's data, where nobody else can read them."""

    def __init__(self, address: TableAddress) -> None:
        self._file: Path = data_directory() / "seats.json"
        self._link = address.link

    def _read_all(self) -> dict[str, KnownSeat]:
        try:
            return msgspec.json.decode(self._file.read_bytes(), type=dict[str, KnownSeat])
        except (OSError, ValueError):
            return {}

    def read(self) -> KnownSeat:
        return self._read_all().get(self._link, KnownSeat())

    def write(self, keys: list[str], cookie: str) -> None:
        self._write_all(self._read_all() | {self._link: KnownSeat(keys, cookie)})

    def forget(self) -> None:
        self._write_all({link: known for link, known in self._read_all().items() if link != self._link})

    def _write_all(self, known: dict[str, KnownSeat]) -> None:
        with suppress(OSError, InputError):  # without the file nobody can come back, and nothing else is lost
            self._file.parent.mkdir(parents=True, exist_ok=True)
            self._file.touch(mode=0o600)
            write_json(msgspec.to_builtins(known), self._file)
