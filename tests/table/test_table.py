"""The front door: good input, bad input, and that bad input changes nothing."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tischlein
from tischlein import (
    IllegalMove,
    NotationError,
    OptionError,
    PositionError,
    SeatError,
    Table,
    TischleinError,
    UnknownGame,
)


def test_games_lists_every_game_with_seats_and_options() -> None:
    games = tischlein.games()
    assert games["uno"].seats == (2, 10)
    assert {option.name for option in games["uno-match"].options} >= {"scoring", "stacking"}


@pytest.mark.ruling("A1")
@pytest.mark.parametrize("game", tischlein.games())
def test_house_rules_are_off_by_default(game: str) -> None:
    for option in tischlein.games()[game].options:
        assert not option.house or option.values == [False, True]


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match="no game 'poker'; there are uno"):
        Table("poker", 2)
    with pytest.raises(UnknownGame):
        Table()


@pytest.mark.parametrize("seats", [None, 1, 11, 2.0, "3", True])
def test_bad_number_of_seats(seats: Any) -> None:
    with pytest.raises(SeatError, match="uno is for 2 to 10 seats"):
        Table("uno", seats)


def test_a_table_without_seats_says_that_they_are_missing_and_how_many_there_may_be() -> None:
    with pytest.raises(SeatError, match=r"seats= is missing: uno is for 2 to 10 seats"):
        Table("uno")
    with pytest.raises(SeatError, match=r"seats= is missing: uno is for 2 to 10 seats"):
        Table(position="uno; discard=r5; hands=b1 | b1")


def test_notations_are_all_moves_of_the_game_being_played() -> None:
    t = Table("uno", 3, 1)
    assert {"r7", "r7!", "W+4=b", "draw", "challenge"} <= set(t.notations)
    assert len(set(t.notations)) == len(t.notations)
    seat = min(t.waiting)
    order = [t.notations.index(move) for move in t.moves(seat)]
    assert order == sorted(order)
    t.notations.clear()
    assert t.notations


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"stak": True}, "no option 'stak'"),
        ({"stacking": "yes"}, "takes False, True"),
        ({"stacking": 1}, "takes False, True"),
        ({"scoring": "all"}, "takes winner, own"),
        ({"dealer": 7}, "seat 7"),
        ({"dealer": True}, "option dealer"),
    ],
)
def test_bad_options(options: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        Table("uno", 3, 1, options)


def test_bad_seed() -> None:
    with pytest.raises(TischleinError, match="seed"):
        Table("uno", 3, 1.5)  # type: ignore[arg-type]
    with pytest.raises(TischleinError, match="cannot be written"):
        Table("uno", 3, "\udcff")


def test_without_a_seed_tables_differ() -> None:
    assert Table("uno", 2).position() != Table("uno", 2).position()


@pytest.mark.parametrize("seat", [-1, 3, "0", None, True, 1.0])
def test_bad_seat(seat: Any) -> None:
    t = Table("uno", 3, 1)
    for call in (t.moves, lambda s: t.why_not(s, "draw"), lambda s: t.play(s, "draw")):
        with pytest.raises(SeatError, match="0 to 2"):
            call(seat)
    if seat is not None:
        with pytest.raises(SeatError):
            t.view(seat)


@given(st.one_of(st.text(), st.integers(), st.none()))
def test_garbage_notation(move: Any) -> None:
    t = Table("uno", 2, 1)
    if move in t.state.catalogue().numbers:
        return
    before = t.position()
    with pytest.raises(NotationError, match="is not a move of uno"):
        t.play(0, move)
    assert t.position() == before


def test_a_refusal_tells_rule_sentence_and_facts() -> None:
    t = Table(seed=1, position="uno; seats=2; discard=r7; hands=b8 g1 | b1 b2; turn=0")
    with pytest.raises(IllegalMove, match=r"On your turn you play one card .* \(rule uno\.3\.2\)") as caught:
        t.play(0, "b8")
    assert isinstance(caught.value, ValueError)
    assert caught.value.refusal.facts == {"card": "b8", "top": "r7", "colour": "r"}
    assert t.log == []
    french = t.why_not(0, "b8", "fr")
    assert french is not None
    assert french.text != caught.value.refusal.text


def test_position_and_arguments_must_agree() -> None:
    text = "uno; seats=2; discard=r5; hands=r1 | b1"
    assert Table("uno", 2, 1, position=text).seats == 2
    with pytest.raises(PositionError, match="not of uno-match"):
        Table("uno-match", position=text)
    with pytest.raises(PositionError, match="2 seats, not 3"):
        Table("uno", 3, position=text)
    with pytest.raises(PositionError, match="twice"):
        Table("uno", options={"stacking": True}, position=text + "; options=stacking:true")
    assert Table(position=text + "; options=stacking:true").options["stacking"] is True


@given(
    st.dictionaries(
        st.sampled_from(
            ["seats", "hands", "discard", "stock", "turn", "phase", "played", "limits", "sights", "rng", "colour"]
        ),
        st.one_of(st.text(max_size=20), st.integers(), st.lists(st.text(max_size=5), max_size=3), st.none()),
    )
)
def test_hostile_positions_get_a_clear_error(entries: dict[str, Any]) -> None:
    with contextlib.suppress(TischleinError):  # whatever else it raises fails the test
        Table("uno", 2, 1, position=entries)


KNOWN = {"limits": ["7fffffffffffffff", "7fffffffffffffff"], "limits_stock": "7fffffffffffffff"}


@pytest.mark.parametrize(
    "entries",
    [
        KNOWN | {"sights": "-1 0 r1"},
        KNOWN | {"sights": "1 -1 r5"},
        KNOWN | {"sights": "1 5 r5"},
        KNOWN | {"sights": "1 1 b1"},
        KNOWN | {"sights": "1 0 b9"},
        KNOWN | {"limits_stock": "fffffffffffffffffff"},
        KNOWN | {"limits_stock": "0"},
        KNOWN | {"limits": ["-1", "1"]},
        KNOWN | {"limits": ["ffffffffffffffffff", "1"]},
        {"phase": "answer", "discard": "W+4", "colour": "r", "played": "99999999999999999999 1 r"},
        {"turn": 10**30},
        {"rng": f"sha256:{'0' * 64}:{'9' * 30}"},
        {1: 2},
    ],
)
def test_malformed_positions_are_refused(entries: dict[Any, Any]) -> None:
    good = {"game": "uno", "seats": 2, "discard": "r5", "hands": ["r1", "b1"]}
    Table(position=good | KNOWN | {"sights": "1 0 r1"})
    with pytest.raises(PositionError):
        Table(position=good | entries)


@pytest.mark.parametrize("position", [7, [], [1], True])
def test_what_is_no_position_at_all(position: Any) -> None:
    with pytest.raises(PositionError, match="a text or a dict"):
        Table("uno", 2, position=position)


@given(st.text(max_size=80))
def test_hostile_position_texts_get_a_clear_error(text: str) -> None:
    with pytest.raises(TischleinError):
        Table("uno", 2, 1, position=text)


@pytest.mark.parametrize("game", tischlein.games())
def test_a_position_as_text_is_one_line_and_plays_on_alike(game: str) -> None:
    t = Table(game, 2, 1)
    for _ in range(5):
        seat = min(t.waiting)
        t.play(seat, t.moves(seat)[0])
    text = t.position_text()
    assert "\n" not in text
    again = Table(position=text)
    assert again.position() == t.position()
    assert again.position_text() == text


def test_views_are_ready_for_json_and_do_not_share_anything() -> None:
    t = Table("uno-match", 3, 1)
    for viewer in (0, 1, 2, None):
        before = json.dumps(t.view(viewer))
        view = t.view(viewer)
        view["zones"].clear()
        view["table"]["sheet"].append([9, 9, 9])
        view["options"].clear()
        assert json.dumps(t.view(viewer)) == before


def test_play_tells_what_the_seat_saw() -> None:
    t = Table(seed=1, position="uno; seats=2; discard=r5; hands=g1 g2 | b1 b2; stock=y7; turn=0")
    draw = t.play(0, "draw")[0]
    assert draw["kind"] == "draw"
    assert draw["shifts"][0]["cards"] == ["y7"]
    assert "cards" not in t.events(1)[-2]["shifts"][0]
    assert "cards" not in t.events(None)[-2]["shifts"][0]


def test_no_seed_salt_or_generator_in_any_view_or_event() -> None:
    t = Table("uno", 2, "a-very-special-seed", salt="a-very-special-salt")
    for viewer in (0, 1, None):
        told = json.dumps([t.view(viewer), t.events(viewer)])
        assert "special" not in told
        assert t.commitment not in told
        assert "sha256" not in told


def test_news_tell_everything_once_and_views_stay_whole() -> None:
    told, kept = Table("uno", 3, 7), Table("uno", 3, 7)
    heard: dict[int | None, list[dict[str, Any]]] = {viewer: [] for viewer in (0, 1, 2, None)}
    for _ in range(20):
        for viewer, events in told.news().items():
            heard[viewer] += events
        assert told.events(0) == []
        seat = next(seat for seat, ask in kept.waiting.items() if ask.must)
        move = kept.moves(seat)[0]
        kept.make(seat, move)
        told.make(seat, move)
        assert told.view(1) == kept.view(1)
    for viewer, events in told.news().items():
        assert heard[viewer] + events == kept.events(viewer)
