"""The order in which computer players get to think.

1. Tables with people come before tables without anyone connected.
2. Quick levels come before costly ones.
3. Addresses take turns, and so do the tables of an address: each move to think about sends both to the end of the line.

So a client that fills a hundred tables with `expert` waits for itself. Nobody waits for ever: every `FAIR_SHARE`-th
thought of the workers that think about everything is the one that has waited longest.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final, Generic, Protocol, TypeVar

FAIR_SHARE: Final = 8
COSTLY_LEVELS: Final = {"hard": 1, "expert": 2}
QUICK: Final = 0
"""The cost of all other levels: at most 200 simulations, a few milliseconds."""
HINT: Final = COSTLY_LEVELS["hard"]
"""The cost of a hint, which searches like `hard`."""
MAX_COST: Final = 2


def cost_of(level: str) -> int:
    return COSTLY_LEVELS.get(level, QUICK)


def kind_of(level: str) -> str:
    """Return the kind of a thought in the metrics."""
    return level if level in COSTLY_LEVELS else "quick"


class Asker(Protocol):
    """A table that asks for thoughts. Its people may come and go while a thought waits."""

    @property
    def table(self) -> str: ...

    @property
    def address(self) -> str: ...

    def has_people(self) -> bool: ...


T = TypeVar("T")


class BotQueue(Generic[T]):
    """Thoughts that wait for a worker."""

    def __init__(self) -> None:
        self._by_arrival: Final[OrderedDict[int, _Waiting[T]]] = OrderedDict()
        self._lines: Final[list[_Line[T]]] = [OrderedDict() for _ in range(MAX_COST + 1)]
        """By cost: the addresses in their order, and the tables of each in theirs."""
        self._arrivals = 0
        self._taken = 0

    def __len__(self) -> int:
        return len(self._by_arrival)

    def add(self, thought: T, cost: int, asker: Asker) -> None:
        self._arrivals += 1
        waiting = _Waiting(self._arrivals, thought, cost, asker)
        self._by_arrival[waiting.arrival] = waiting
        self._lines[cost].setdefault(waiting.address, OrderedDict()).setdefault(asker.table, deque()).append(waiting)

    def take(self, max_cost: int = MAX_COST) -> T | None:
        """Remove and return the next thought that costs no more than this; None if there is none."""
        waiting = self._oldest() if max_cost == MAX_COST and self._by_arrival else None
        if waiting is None:
            waiting = next(self._heads(max_cost, with_people=True), None)
        if waiting is None:
            waiting = next(self._heads(max_cost, with_people=False), None)
        if waiting is None:
            return None
        self._remove(waiting)
        return waiting.thought

    def _oldest(self) -> _Waiting[T] | None:
        """Return the thought that has waited longest, if it is its turn."""
        self._taken += 1
        return None if self._taken % FAIR_SHARE else next(iter(self._by_arrival.values()))

    def _heads(self, max_cost: int, with_people: bool) -> Iterator[_Waiting[T]]:
        for line in self._lines[: max_cost + 1]:
            for tables in line.values():
                for thoughts in tables.values():
                    if not with_people or thoughts[0].asker.has_people():
                        yield thoughts[0]

    def _remove(self, waiting: _Waiting[T]) -> None:
        """Remove the first thought of a table, and send the table and its address to the end of the line."""
        del self._by_arrival[waiting.arrival]
        line, table = self._lines[waiting.cost], waiting.asker.table
        tables = line.pop(waiting.address)
        thoughts = tables.pop(table)
        thoughts.popleft()
        if thoughts:
            tables[table] = thoughts
        if tables:
            line[waiting.address] = tables


class _Waiting(Generic[T]):
    __slots__ = ("address", "arrival", "asker", "cost", "thought")

    def __init__(self, arrival: int, thought: T, cost: int, asker: Asker) -> None:
        self.arrival = arrival
        self.thought = thought
        self.cost = cost
        self.asker = asker
        self.address = asker.address


_Line = OrderedDict[str, OrderedDict[str, deque[_Waiting[T]]]]
