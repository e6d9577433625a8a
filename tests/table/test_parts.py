"""Moves taken apart, for clients that know no game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tischlein import Table
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.games.registry import games

CASES = [(info.id, seats) for info in games().values() for seats in info.seats]


def tables_after(game: str, seats: int, moves: int) -> list[Table]:
    """Return tables after 0 … `moves` random moves, or up to the end of the game."""
    table = Table(game, seats=seats, seed=f"{game} {seats}")
    player = RandomPlayer(Rng(7), True)
    found = []
    for _ in range(moves):
        found.append(Table(position=table.position()))
        if table.over:
            break
        player.choose(table.state)
        table.make(player.seat, table.state.catalogue().notations[player.move])
    return found


def lies_in(seat: int, part: dict[str, Any]) -> list[str]:
    """Return the zone of each card that a move is about."""
    return part.get("at") or [f"hand.{seat}"] * len(part.get("cards", []))


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_parts_name_cards_and_zones_of_the_table(game: str, seats: int) -> None:
    for table in tables_after(game, seats, 40):
        zones = table.view(None)["zones"]
        for seat in table.waiting:
            seen = table.view(seat)["zones"]
            parts = table.parts(seat)
            assert [part["text"] for part in parts] == table.moves(seat)
            assert json.loads(json.dumps(parts)) == parts
            for part in parts:
                cards = part.get("cards", [])
                where = lies_in(seat, part)
                assert {*where, part.get("to", f"hand.{seat}")} <= set(zones)
                assert not cards or len(cards) == len(where)
                for zone, card in zip(where, cards, strict=False):
                    assert card in seen[zone]["cards"] or seen[zone]["shows"] == "nothing"


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_no_two_legal_moves_have_the_same_parts(game: str, seats: int) -> None:
    for table in tables_after(game, seats, 40):
        for seat in table.waiting:
            told = [json.dumps({**part, "text": ""}, sort_keys=True) for part in table.parts(seat)]
            assert len(set(told)) == len(told)


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_whoever_touches_a_card_means_a_move_with_it(game: str, seats: int) -> None:
    for table in tables_after(game, seats, 25):
        for seat in table.waiting:
            for card in table.view(seat)["zones"][f"hand.{seat}"]["cards"]:
                move = table.move_for_drop(seat, card)
                assert move is not None
                number = table.notations.index(move)
                assert table.state.describe(seat, number).cards == [card]


@pytest.mark.parametrize(("game", "seats"), CASES)
def test_a_card_dropped_where_it_may_go_means_a_move_that_leads_there(game: str, seats: int) -> None:
    for table in tables_after(game, seats, 25):
        for seat in table.waiting:
            for part in table.parts(seat):
                if len(part.get("cards", [])) == 1 and "to" in part:
                    move = table.move_for_drop(seat, part["cards"][0], part["to"])
                    assert move is not None
                    assert table.state.describe(seat, table.notations.index(move)).target == part["to"]


def test_nothing_is_meant_by_a_card_that_the_game_does_not_have() -> None:
    for game, seats in CASES:
        assert Table(game, seats=seats, seed=1).move_for_drop(0, "x99") is None


def test_a_question_is_for_the_seat_that_is_asked() -> None:
    for game, seats in CASES:
        for table in tables_after(game, seats, 10):
            assert all(table.question(seat) == {} for seat in range(seats) if seat not in table.waiting)
            assert table.view(None)["question"] == {}
