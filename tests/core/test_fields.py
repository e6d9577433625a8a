"""Fields declared once: what follows from them, and that native code of compiled games agrees with the declarations."""

from __future__ import annotations

import weakref
from functools import partial
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from tischlein import PositionError, Table, games
from tischlein.core import fields
from tischlein.core.features import FeatureWriter, seat_names
from tischlein.core.fields import Field
from tischlein.core.options import resolve_options
from tischlein.core.playout import RandomPlayer
from tischlein.core.position import PositionReader
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State

GAMES = list(games())


class Toy:
    """As much of a state as fields need."""

    def __init__(self, declared: list[Field], **values: Any) -> None:
        self.seats = 3
        self.over = False
        self._declared = declared
        for name, value in values.items():
            setattr(self, name, value)

    def fields(self) -> list[Field]:
        return self._declared


def collect_features(write: Any, viewer: int, seats: int) -> dict[str, int]:
    """Return the features that were written, by name."""
    names: list[str] = []
    writer = FeatureWriter(vec[i16]([0] * 4096), seat_names(seats), names)
    writer.viewer = viewer
    write(writer)
    assert len(set(names)) == len(names)
    return dict(zip(names, writer.cells, strict=False))


ALL = [
    fields.seat("dealer", start=2, first=True),
    fields.seat("turn", when=lambda state: not state.over),
    fields.seat("forgot", nobody=True, brief=True),
    fields.number("owed", 0, lambda state: 2 * state.seats, brief=True),
    fields.choice("phase", ["play", "over"]),
    fields.choice("colour", ["r", "g"], none=True),
    fields.word("suit", "hs"),
    fields.flag("open"),
    fields.points("won"),
    fields.figure("double", lambda state: None if state.over else 2 * state.owed),
]
VALUES: dict[str, Any] = {
    **{"dealer": 1, "turn": 2, "forgot": 0, "owed": 4, "phase": 1, "colour": 1, "suit": "h", "open": True},
    "won": [3, 0, 5],
}


def position_of(state: Any) -> dict[str, object]:
    position: dict[str, object] = {}
    for first in (True, False):
        fields.save_fields(state, position, first)
    return position


def loaded(position: dict[str, object]) -> Toy:
    state = Toy(ALL)
    reader = PositionReader(position)
    for first in (True, False):
        fields.load_fields(state, reader, first)
    reader.finish()
    return state


def test_a_position_goes_there_and_back() -> None:
    position = position_of(Toy(ALL, **VALUES))
    assert position == {
        **{"dealer": 1, "turn": 2, "forgot": 0, "owed": 4, "phase": "over", "colour": "g", "suit": "h", "open": "yes"},
        "won": "3 0 5",
    }
    assert next(iter(position)) == "dealer"
    state = loaded(position)
    assert {name: getattr(state, name) for name in VALUES} == VALUES


def test_fields_start_where_they_are_declared_to() -> None:
    fresh = Toy(ALL)
    fields.set_up(fresh)
    expected = {"dealer": 2, "turn": 0, "forgot": -1, "owed": 0, "phase": 0, "colour": -1, "suit": "", "open": False}
    for state in (fresh, loaded({})):
        assert {name: getattr(state, name) for name in VALUES} == expected | {"won": [0, 0, 0]}
    assert "owed" not in position_of(fresh)
    assert "forgot" not in position_of(fresh)
    assert position_of(fresh)["colour"] == ""


def test_facts_say_what_means_something() -> None:
    state = Toy(ALL, **VALUES)
    assert fields.public_facts(state) == {
        **{"dealer": 1, "turn": 2, "forgot": 0, "owed": 4, "phase": "over", "colour": "g", "suit": "h", "open": True},
        **{"won": [3, 0, 5], "double": 8},
    }
    state.over = True
    blank = {"forgot": -1, "colour": -1, "suit": ""}
    for name, value in blank.items():
        setattr(state, name, value)
    facts = fields.public_facts(state)
    assert [facts[name] for name in ("turn", "double", *blank)] == [None] * 5


def test_features_count_seats_from_the_viewer() -> None:
    state = Toy(ALL, **VALUES)
    found = {
        name: number
        for name, number in collect_features(lambda writer: fields.write_field_features(state, writer), 1, 3).items()
        if number
    }
    assert found == {
        **{"dealer=self": 1, "turn=+1": 1, "forgot=+2": 1, "owed": 4, "phase=over": 1, "colour=g": 1, "suit=h": 1},
        **{"open": 1, "won.+1": 5, "won.+2": 3, "double": 8},
    }


@pytest.mark.parametrize(
    ("entry", "value", "message"),
    [
        ("dealer", 3, "dealer of a position is a number from 0 to 2, not '3'"),
        ("forgot", -2, "forgot of a position is a number from -1 to 2, not '-2'"),
        ("owed", "7", "owed of a position is a number from 0 to 6, not '7'"),
        ("phase", "", "phase of a position is one of play, over, not ''"),
        ("colour", "x", "colour of a position is one of r, g, not 'x'"),
        ("suit", "x", "suit of a position is one of h, s, not 'x'"),
        ("open", "maybe", "open of a position is one of no, yes, not 'maybe'"),
        ("won", "1 2", "won of a position is a number for each seat, not '1 2'"),
    ],
)
def test_a_wrong_entry_is_refused_in_a_sentence(entry: str, value: object, message: str) -> None:
    with pytest.raises(PositionError) as error:
        loaded({entry: value})
    assert str(error.value) == message


@pytest.mark.parametrize("game", GAMES)
def test_every_game_declares_its_fields(game: str) -> None:
    info = games()[game]
    assert current_game(info.new(resolve_options(info.id, info.options, {}), info.seats[0], Rng(0))).fields()


@pytest.mark.parametrize("purposeful", [True, False])
@pytest.mark.parametrize("game", GAMES)
def test_native_code_agrees_with_the_declarations(game: str, purposeful: bool) -> None:
    """Clones keep everything, and features are those that the declarations give."""
    info = games()[game]
    table = Table(game, min(4, info.seats[1]), 0)
    player = RandomPlayer(Rng(1), purposeful)
    for _ in range(60):
        state = current_game(table.state)
        _check(state)
        _check(current_game(table.state.clone()), like=state)
        assert info.save(table.state.clone()) == info.save(table.state)
        if table.over:
            break
        player.choose(table.state)
        table.make(player.seat, table.notations[player.move])


def _check(state: State, like: State | None = None) -> None:
    if like is not None:
        assert fields.public_facts(state) == fields.public_facts(like)
        assert position_of(state) == position_of(like)
    view = state.view(None)["table"]
    assert isinstance(view, dict)
    assert fields.public_facts(state) == view
    for viewer in range(state.seats):
        declared = collect_features(lambda writer: fields.write_field_features(state, writer), viewer, state.seats)
        assert collect_features(state.write_features, viewer, state.seats) == declared


class Start:
    """The start of a field."""


DECLARATIONS = [fields.seat, partial(fields.number, low=0, high=1), partial(fields.word, choices="hs"), fields.flag]


@pytest.mark.parametrize("declare", DECLARATIONS)
def test_a_field_that_is_dropped_is_freed_with_its_start(declare: Any) -> None:
    def drop() -> weakref.ref[Start]:
        start = Start()
        declare("x", start=start, when=lambda _: start is None)
        return weakref.ref(start)

    assert drop()() is None
