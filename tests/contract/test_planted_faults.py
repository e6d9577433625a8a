"""The leak check and the check of observations can fail: each finds a fault planted for it.

`tests/games/<box>/faults.py` says what is planted:

CHOOSING    a game, and what a single seat is asked in the middle of secret choices; of the others, all have made theirs
DRAWN_UNSEEN  a game, and what is asked when cards are drawn unseen
VIEWS       secrets of a table that a view could tell
NUMBERS     secrets of a state that an observation could tell
MISTAKES    a file of the box, a text in it, and another that plays otherwise (`test_parity.py`)
"""

from __future__ import annotations

from typing import Any

import pytest

from tests.registered import declared
from tischlein import Table
from tischlein.core.events import Event
from tischlein.core.observation import Observer
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.testing import contracts

FAULTS = declared("faults").values()
CHOOSING = {game: what for faults in FAULTS for game, what in faults.CHOOSING.items()}


def moment(game: str, what: str) -> Table:
    """Return a table in the middle of a game, when a single seat is asked this."""
    for seed in range(11, 31):
        table = Table(game, 3, seed)
        for number, _ in enumerate(contracts.walk(table, Rng(3))):
            if number >= 12 and [ask.what for ask in table.waiting.values()] == [what]:
                return table
    raise AssertionError


def check_often(game: str, what: str, **faults: Any) -> None:
    table = moment(game, what)
    for attempt in range(40):
        contracts.check_no_leak(table, Rng(attempt), **faults)


@pytest.mark.parametrize("game", CHOOSING)
def test_the_check_passes_without_a_fault(game: str) -> None:
    check_often(game, CHOOSING[game])


@pytest.mark.parametrize(("game", "secret"), [secret for faults in FAULTS for secret in faults.VIEWS])
def test_a_view_with_a_secret_is_found(game: str, secret: Any) -> None:
    def leaky(table: Table, viewer: int | None) -> Any:
        return table.view(viewer) | {"oops": secret(table)}

    with pytest.raises(AssertionError, match="can tell the states apart"):
        check_often(game, CHOOSING[game], view=leaky)


@pytest.mark.parametrize(("game", "what"), [pair for faults in FAULTS for pair in faults.DRAWN_UNSEEN.items()])
def test_an_event_with_a_secret_is_found(game: str, what: str) -> None:
    def leaky(event: Event, viewer: int | None) -> dict[str, Any]:
        """Show all viewers which cards were drawn."""
        told = event.seen_by(viewer)
        return told | {"drawn": [shift.cards for shift in event.shifts]}

    with pytest.raises(AssertionError, match="differently"):
        check_often(game, what, seen=leaky)


@pytest.mark.parametrize(("game", "secret"), [secret for faults in FAULTS for secret in faults.NUMBERS])
def test_numbers_with_a_secret_are_found(game: str, secret: Any) -> None:
    def leaky(observer: Observer, state: State, seat: int) -> list[int]:
        return [*contracts.row_of(observer, state, seat), int(secret(state))]

    def check() -> None:
        table = moment(game, CHOOSING[game])
        for attempt in range(40):
            contracts.check_observation(table, Rng(attempt), row=leaky)

    with pytest.raises(AssertionError, match="contains what it cannot know"):
        check()
