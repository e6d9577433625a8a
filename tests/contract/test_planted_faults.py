"""The leak check and the parity check can fail: each finds a fault planted for it."""

from __future__ import annotations

from typing import Any

import pytest

from tischlein import Table
from tischlein.core.events import Event
from tischlein.core.observation import Observer
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.testing import contracts

CHOOSING = {"uno": "play", "ex-hop": "answer", "raise": "choose", "xxl-verweigern": "aside"}
"""What a single seat is asked in the middle of secret choices; of the others, all have made theirs."""


def moment(game: str, what: str) -> Table:
    """In the middle of a game, when a single seat is asked this."""
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


@pytest.mark.parametrize(
    ("game", "secret"),
    [
        ("uno", lambda table: table.position()["stock"].split()[0]),  # the next card of the stock
        ("uno", lambda table: table.position()["hands"]),  # all hands
        ("uno", lambda table: len(table.position()["hands"][2].split("r"))),  # how many red cards a hand holds
        ("uno", lambda table: table.position()["rng"]),  # the state of the generator
        ("ex-hop", lambda table: table.position()["answers"]),  # what was answered
        ("ex-hop", lambda table: "decline" in table.position()["answers"]),  # whether somebody declined
        ("ex-hop", lambda table: [len(table.moves(seat)) for seat in range(3)]),  # who could give a card
        ("ex-hop", lambda table: table.position()["stack"].split()[0]),  # the next tile
        ("ex-hop", lambda table: table.position()["hands"][table.view(None)["table"]["turn"]]),  # the card offered
        ("xxl-verweigern", lambda table: table.position()["asides"]),  # what was set aside
        ("xxl-verweigern", lambda table: "none" in table.position()["asides"]),  # whether anything was
        ("raise", lambda table: table.position()["chosen"]),  # what lies face down
        ("raise", lambda table: table.position()["removed"]),  # which point cards were taken out
        ("raise", lambda table: table.position()["points"].split()[0]),  # what will be played for next
        ("raise", lambda table: table.position()["stocks"]),  # what everybody will draw
    ],
)
def test_a_view_with_a_secret_is_found(game: str, secret: Any) -> None:
    def leaky(table: Table, viewer: int | None) -> Any:
        return table.view(viewer) | {"oops": secret(table)}

    with pytest.raises(AssertionError, match="can tell the states apart"):
        check_often(game, CHOOSING[game], view=leaky)


@pytest.mark.parametrize(("game", "what"), [("uno", "play"), ("ex-hop", "play"), ("raise", "raise")])
def test_an_event_with_a_secret_is_found(game: str, what: str) -> None:
    def leaky(event: Event, viewer: int | None) -> dict[str, Any]:
        """Tells everybody which cards were drawn."""
        told = event.seen_by(viewer)
        return told | {"drawn": [shift.cards for shift in event.shifts]}

    with pytest.raises(AssertionError, match="differently"):
        check_often(game, what, seen=leaky)


@pytest.mark.parametrize(
    ("game", "secret"),
    [
        ("uno", lambda state: state.piles.top(0)),  # the next card of the stock
        ("uno", lambda state: state.rng.a & 1),  # a bit of the generator
        ("ex-hop", lambda state: state.answers & 0xFFFFFF),  # what was answered
        ("xxl-verweigern", lambda state: state.asides & 0xFFFFFF),  # what was set aside
        ("raise", lambda state: sum(state.piles.cards(1))),  # the point cards that were taken out
    ],
)
def test_numbers_with_a_secret_are_found(game: str, secret: Any) -> None:
    def leaky(observer: Observer, state: State, seat: int) -> list[int]:
        return [*contracts.row_of(observer, state, seat), int(secret(state))]

    def check() -> None:
        table = moment(game, CHOOSING[game])
        for attempt in range(40):
            contracts.check_observation(table, Rng(attempt), row=leaky)

    with pytest.raises(AssertionError, match="tell what it cannot know"):
        check()
