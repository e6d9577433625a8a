"""Puzzles over HTTP: what a seat that has to solve one sees, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.server.http.conftest import Client
from tischlein.puzzles.library import find_puzzle, load_puzzles, puzzle_games
from tischlein.server import puzzle_requests
from tischlein.server.bodies import PuzzleBody
from tischlein.server.keys import Keys
from tischlein.server.people import BOT_ANIMALS


def read(client: Client, game: str, number: int) -> Any:
    answer = client.get(f"/api/puzzles/{game}/{number}")
    assert answer.status_code == 200
    return answer.json()


def test_the_games_are_listed_with_their_puzzles(client: Client) -> None:
    listed = client.get("/api/puzzles").json()["puzzles"]
    assert [entry["game"] for entry in listed] == puzzle_games()
    for entry in listed:
        found = client.get(f"/api/puzzles/{entry['game']}").json()
        assert found["game"] == entry["game"]
        assert [puzzle["number"] for puzzle in found["puzzles"]] == list(range(1, entry["count"] + 1))
        puzzles = load_puzzles(entry["game"]).puzzles
        assert [(one["seats"], one["difficulty"]) for one in found["puzzles"]] == [
            (puzzle.seats, puzzle.difficulty) for puzzle in puzzles
        ]


@pytest.mark.parametrize("game", puzzle_games())
def test_a_puzzle_is_a_replay_up_to_the_position_of_its_seat(client: Client, game: str) -> None:
    for number, puzzle in enumerate(load_puzzles(game).puzzles, 1):
        body = read(client, game, number)
        msgspec.convert(body, PuzzleBody)
        assert (body["game"], body["number"], body["seats"]) == (game, number, puzzle.seats)
        assert (body["seat"], body["difficulty"], body["reason"]) == (puzzle.seat, puzzle.difficulty, puzzle.reason)
        assert body["moves"] == msgspec.to_builtins(puzzle.move_values())
        snapshot, news = body["replay"]["snapshot"], body["replay"]["news"]
        assert snapshot["view"]["viewer"] == puzzle.seat
        assert [message["seat"] for message in news] == [seat for seat, _ in puzzle.moves]
        last = news[-1] if news else snapshot["view"]
        assert {move["text"] for move in last["moves"]} == puzzle.legal
        assert any(one["seat"] == puzzle.seat and one["must"] for one in last["waiting"])


@pytest.mark.parametrize("game", puzzle_games())
def test_the_others_have_the_names_of_computer_players(client: Client, game: str) -> None:
    body = read(client, game, 1)
    seats = body["replay"]["snapshot"]["status"]["seats"]
    others = [seat["name"] for number, seat in enumerate(seats) if number != body["seat"]]
    assert others == list(BOT_ANIMALS)[: len(others)]
    assert {seat["kind"] for seat in seats} == {"bot"}


@pytest.mark.parametrize("game", puzzle_games())
def test_a_body_has_nothing_that_its_seat_could_not_know(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seed, from which all hidden cards follow, is not part of it."""
    puzzle = find_puzzle(game, 1)
    body = puzzle_requests.read_puzzle(game, 1).content
    assert puzzle.seed.encode() not in body
    assert b"seed" not in body
    monkeypatch.setattr(puzzle_requests, "KEYS", Keys(b"x" * 32))
    puzzle_requests.read_puzzle.cache_clear()
    other = puzzle_requests.read_puzzle(game, 1).content
    puzzle_requests.read_puzzle.cache_clear()
    one, two = msgspec.json.decode(body), msgspec.json.decode(other)
    commitments = {each["replay"]["snapshot"]["status"].pop("commitment") for each in (one, two)}
    assert len(commitments) == 2
    assert one == two, "only the commitment depends on the keys, and it says nothing about the deal"


@pytest.mark.parametrize("path", ["chess", "chess/1", "{series}", "{game}/{beyond}", "{game}/1000001", "{game}/0"])
def test_what_is_not_there_is_not_found(client: Client, path: str) -> None:
    game = puzzle_games()[0]
    beyond = len(load_puzzles(game).puzzles) + 1
    answer = client.get("/api/puzzles/" + path.format(game=game, beyond=beyond, series="uno-match"))
    expected = 400 if path.endswith(("/0", "/1000001")) else 404
    assert answer.status_code == expected
    assert set(answer.json()) == {"code", "text"}


def test_puzzles_are_cached_and_revalidated(client: Client) -> None:
    path = f"/api/puzzles/{puzzle_games()[0]}/1"
    first = client.get(path)
    assert first.headers["cache-control"] == "no-cache"
    again = client.get(path, headers={"if-none-match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    for _ in range(2):
        assert client.get(path).content == first.content
    assert puzzle_requests.read_puzzle.cache_info().maxsize == puzzle_requests.MAX_CACHED
