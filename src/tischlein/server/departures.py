"""The clients of a process by table, and their departure when the process stops."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Final

from tischlein.server.outgoing import Transport


class ClientTransports:
    """The transports of all clients, those without a welcome included, by the table that they ask for."""

    def __init__(self) -> None:
        self._by_table: Final[dict[str, set[Transport]]] = {}
        self._left: Final = asyncio.Event()

    @property
    def tables(self) -> list[str]:
        return list(self._by_table)

    @contextmanager
    def enter(self, table: str, transport: Transport) -> Iterator[None]:
        """Count a client during a `with` block."""
        self._by_table.setdefault(table, set()).add(transport)
        try:
            yield
        finally:
            self._by_table[table].discard(transport)
            if not self._by_table[table]:
                del self._by_table[table]
            self._left.set()

    async def dismiss(self, tables: Iterable[str], seconds: float) -> None:
        """Accept no more commands at these tables, and wait a bounded time until those in flight are carried out."""
        leaving = [table for table in tables if table in self._by_table]
        for table in leaving:
            for transport in self._by_table[table]:
                transport.stop_receiving()
        try:
            async with asyncio.timeout(seconds):
                while any(table in self._by_table for table in leaving):
                    self._left.clear()
                    await self._left.wait()
        except TimeoutError:
            return
