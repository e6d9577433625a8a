"""The leak check and the parity check can fail: each finds a fault planted for it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.contract import contracts
from tischlein import Table
from tischlein.core.events import Event
from tischlein.core.rng import Rng


def midgame() -> Table:
    table = Table("uno", 3, 11)
    for number, _ in enumerate(contracts.walk(table, Rng(3))):
        if number == 12:
            return table
    raise AssertionError


def check_often(**faults: Any) -> None:
    table = midgame()
    for attempt in range(40):
        contracts.check_no_leak(table, Rng(attempt), **faults)


def test_the_check_passes_without_a_fault() -> None:
    check_often()


@pytest.mark.parametrize(
    "secret",
    [
        lambda table: table.position()["stock"].split()[0],  # the next card of the stock
        lambda table: table.position()["hands"],  # all hands
        lambda table: len(table.position()["hands"][2].split("r")),  # how many red cards a hand holds
        lambda table: table.position()["rng"],  # the state of the generator
    ],
)
def test_a_view_with_a_secret_is_found(secret: Any) -> None:
    def leaky(table: Table, viewer: int | None) -> Any:
        return table.view(viewer) | {"oops": secret(table)}

    with pytest.raises(AssertionError, match="can tell the states apart"):
        check_often(view=leaky)


def test_an_event_with_a_secret_is_found() -> None:
    def leaky(event: Event, viewer: int | None) -> dict[str, Any]:
        """Tells everybody which cards were drawn."""
        told = event.seen_by(viewer)
        return told | {"drawn": [shift.cards for shift in event.shifts]}

    with pytest.raises(AssertionError, match="differently"):
        check_often(seen=leaky)
