"""A deal: seating, equal cards for all line-ups, and players that break the rules."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.arena.setting import contest, own, same
from tischlein import games
from tischlein.arena.contest import ArenaGame, play_deal
from tischlein.arena.entrants import FullStateBot, parse_entrant
from tischlein.arena.errors import EntrantError
from tischlein.arena.lineups import lineups, shuffle
from tischlein.bots.levels import UnknownBot, make_bot
from tischlein.bots.players import RandomBot
from tischlein.core.errors import TischleinError
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.table.table import Table


@pytest.mark.parametrize("bots", ["a", "ab", "abc", "abcd", "abb", "abcde"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_every_player_sits_on_every_seat_equally_often(bots: str, seats: int) -> None:
    sat = Counter((name, seat) for lineup in lineups(list(bots), seats) for seat, name in enumerate(lineup))
    for name in set(bots):
        assert len({sat[name, seat] for seat in range(seats)}) == 1
        assert sat[name, 0] > 0


def test_the_lineups_of_two_at_three_seats() -> None:
    assert {"".join(lineup) for lineup in lineups(["a", "b"], 3)} == {"aba", "baa", "aab", "bab", "abb", "bba"}
    assert lineups(["a", "b"], 4) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert lineups(["a"], 3) == [("a", "a", "a")]


def test_all_meet_where_there_are_more_players_than_seats() -> None:
    met = {lineup for deal in range(40) for lineup in lineups(shuffle(list("abcde"), Rng(deal)), 2)}
    assert met == {(one, other) for one in "abcde" for other in "abcde" if one != other}


@pytest.mark.parametrize("game", games())
def test_every_game_is_played(game: str) -> None:
    deal = play_deal(contest("greedy", "random", game=game, seats=3, limit=300), 1)
    assert len(deal.games) == 6
    for played in deal.games:
        assert 0 < played.moves <= 300
        assert (played.places is None) == (played.scores is None)
        assert played.places is not None or played.moves == 300
        assert sum(one.moves for one in played.thinking) <= played.moves


def test_a_deal_is_the_same_again_and_its_seed_matters() -> None:
    one = play_deal(contest("greedy", "random"), 5)
    assert same([one], [play_deal(contest("greedy", "random"), 5)])
    assert not same([one], [play_deal(contest("greedy", "random"), 6)])
    assert not same([one], [play_deal(contest("greedy", "random", seed=2), 5)])


class Watcher:
    """Keeps the first view and plays the first legal move."""

    seen: list[object]

    def __init__(self, seed: int) -> None:
        self.rng = Rng(seed)

    def choose_from_state(self, state: State, seat: int) -> str | None:
        self.seen.append((state.census(), [state.view(other) for other in range(state.seats)]))
        moves = MoveList()
        return state.catalogue().notations[state.random_move(seat, True, self.rng, moves)]


def test_all_lineups_get_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    Watcher.seen = []
    monkeypatch.setattr("tischlein.arena.entrants.ARENA_ONLY", {"watcher": Watcher, "other": Watcher})
    assert isinstance(Watcher(1), FullStateBot)
    first = []
    for lineup in play_deal(contest("watcher", "other"), 3).games:
        first.append(Watcher.seen[0])
        del Watcher.seen[: lineup.moves]
    assert len(first) == 2
    assert first[0] == first[1]
    play_deal(contest("watcher", "other"), 4)
    assert Watcher.seen[0] != first[0]


def test_a_full_state_bot_cannot_change_the_table() -> None:
    table = Table("uno", 2, 1)

    class Meddler(Watcher):
        def choose_from_state(self, state: State, seat: int) -> str | None:
            move = super().choose_from_state(state, seat)
            state.over = True
            return move

    Watcher.seen = []
    state = games()["uno"].new(dict(table.options), 2, Rng(1))
    state.deal()
    game = ArenaGame(state, ("a", "b"), [Meddler(1), RandomBot(2)], Rng(3))
    game.play(20_000)
    assert state.over
    assert state.places() is not None
    assert len(Watcher.seen) > 1


def test_open_windows_come_first_and_once() -> None:
    """A player who forgot to call UNO can be caught: all others are asked once, then the game continues."""
    table = Table(position="uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1", seed=1)
    asked: list[int] = []

    class Shy(Watcher):
        def choose_from_state(self, state: State, seat: int) -> str | None:
            asked.append(seat)
            return "r1" if seat == 2 else None

    state = table.state
    names = ("a", "b", "c")
    ArenaGame(state, names, [Shy(seat) for seat in range(3)], Rng(1)).play(1)
    assert sorted(asked[:2]) == [0, 1]
    assert asked[2:] == [2]


@pytest.mark.parametrize(
    ("player", "sentence"),
    [
        ("Cheat", "'nonsense' is not a move of uno"),
        ("Illegal", "which rule uno."),
        ("Silent", "chose 'None', which is not a move"),
        ("Broken", "failed: ZeroDivisionError: division by zero"),
    ],
)
def test_players_who_break_the_rules_are_named(tmp_path: Path, player: str, sentence: str) -> None:
    name = own(tmp_path, player)
    with pytest.raises(EntrantError, match="in deal 1, ") as caught:
        play_deal(contest(name, "greedy"), 1)
    assert name in str(caught.value)
    assert sentence in str(caught.value)


def test_invalid_entrants_are_refused(tmp_path: Path) -> None:
    def refused(name: str) -> str:
        with pytest.raises(TischleinError) as caught:
            parse_entrant(name)
        return str(caught.value)

    with pytest.raises(UnknownBot):
        parse_entrant("nobody")
    assert "there is no computer player ''" in refused("")
    assert "cannot be read: No such file" in refused(str(tmp_path / "none.py:Lowest"))
    assert "has no class 'Nobody'" in refused(own(tmp_path, "Nobody"))
    assert "has no method `choose`" in refused(own(tmp_path, "Sightless"))
    assert "cannot be made from a seed: TypeError" in refused(own(tmp_path, "Seedless"))
    (tmp_path / "bad.py").write_text("def\n")
    assert "cannot be run: SyntaxError" in refused(str(tmp_path / "bad.py:Lowest"))
    (tmp_path / "bad.py").write_bytes(b"\xff")
    assert "cannot be read" in refused(str(tmp_path / "bad.py:Lowest"))


def test_the_seer_plays_only_in_the_arena() -> None:
    assert isinstance(parse_entrant("seer").make_player(1), FullStateBot)
    assert not isinstance(parse_entrant("greedy").make_player(1), FullStateBot)
    with pytest.raises(UnknownBot):
        make_bot("seer", 1)


def test_a_custom_player(tmp_path: Path) -> None:
    deal = play_deal(contest(own(tmp_path, "Lowest"), own(tmp_path, "Peeker")), 1)
    assert all(game.places is not None for game in deal.games)
