"""The search: it finds what is there to be found, from what its seat knows and nothing else."""

from __future__ import annotations

import pytest

from tests.bots.playing import deal_state, run_search, samples
from tests.registered import SINGLE
from tischlein import Table, games
from tischlein.bots.race import MIN_SAMPLES, Race
from tischlein.bots.search import Search
from tischlein.bots.seer import AllSeeing
from tischlein.bots.tree import HALF, mix
from tischlein.bots.values import worth_of_margin
from tischlein.core.bits import members
from tischlein.core.insight import Insight
from tischlein.core.playout import RandomPlayer
from tischlein.core.policy import LET_PASS
from tischlein.core.rng import Rng
from tischlein.core.state import State, mean_place, worth_of_place


def search_results(search: Search) -> list[tuple[int, float, float, float, float]]:
    """Return the figures of a search for all moves of its seat."""
    race = search.race
    return [(int(race.moves[i]), race.samples[i], race.ahead[i], race.wins[i], race.places[i]) for i in race.ranking()]


def best(position: str, seat: int, simulations: int = 400) -> str:
    table = Table(position=position)
    return table.state.catalogue().notations[run_search(table.insight(seat), simulations).best()]


def midgame(game: str, seats: int, seed: int) -> tuple[State, int]:
    """Return a state after some random moves, and a seat that must act."""
    state = deal_state(game, seats, seed)
    player = RandomPlayer(Rng(seed + 50), purposeful=True)
    for _ in range(10):
        trial = state.clone()
        player.step(trial)
        if not trial.over:
            state = trial
    return state, members(state.must)[0]


@pytest.mark.parametrize("game", SINGLE)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_state_that_lies_changes_nothing(game: str, seats: int) -> None:
    """Hidden cards are others than they seem, and the search says exactly the same."""
    for seed in range(3):
        state, seat = midgame(game, seats, seed)
        lie = state.resample(seat, Rng(99))
        assert search_results(run_search(Insight(state, seat), 60)) == search_results(
            run_search(Insight(lie, seat), 60)
        )


def differs_with_hidden_cards(game: str, seed: int) -> bool:
    """Return whether a search that sees all cards differs in a state with other hidden cards."""
    state, seat = midgame(game, 3, seed)
    lie = state.resample(seat, Rng(99))
    return search_results(run_search(AllSeeing(state, seat), 60)) != search_results(
        run_search(AllSeeing(lie, seat), 60)
    )


@pytest.mark.parametrize("game", SINGLE)
def test_a_player_who_sees_the_cards_would_be_found_out(game: str) -> None:
    """The same comparison, with the truth in place of knowledge, fails: so it can."""
    assert any(differs_with_hidden_cards(game, seed) for seed in range(50))


@pytest.mark.parametrize("game", games())
def test_equal_seeds_search_alike_and_it_can_be_stopped_at_any_time(game: str) -> None:
    table = Table(game, 3, 8)
    seat = members(table.state.must)[0]
    before = table.position()
    whole = run_search(table.insight(seat), 60)
    parts = run_search(table.insight(seat), 1)
    while parts.simulations < whole.simulations:
        parts.run(1)
    assert search_results(parts) == search_results(whole)
    assert table.position() == before


def test_memory_is_bounded() -> None:
    table = Table("uno", 4, 3)
    seat = members(table.state.must)[0]
    search = run_search(table.insight(seat), 3000, max_nodes=200)
    assert search.tree.size() == 200
    assert search.tree.edges() <= 600


# --- what it finds


def test_takes_the_win() -> None:
    assert best("uno; seats=2; hands=r7 | b1 b2 b3; discard=r5", 0) == "r7"
    assert best("uno; seats=3; hands=W r7 | b1 | g3; discard=r5; turn=0", 0) in ("r7!", "W=r!")


def test_sees_two_moves_ahead() -> None:
    """With W first, any colour wins next turn; with g1 first the W still fits; but b9 fits only after the W=b."""
    assert best("uno; seats=2; hands=W b9 | r1 r2 r3 r4 r5 r6 g2 g3 g4; discard=y5", 0, 1000) == "W=b!"


def test_an_open_window_is_used() -> None:
    table = Table(position="uno; seats=2; hands=g7 g8 g9 | b3; discard=r5; turn=1; forgot=1")
    assert table.state.catalogue().notations[run_search(table.insight(0), 600).best()] == "catch"
    assert {move for move, *_ in search_results(run_search(table.insight(0), 50))} >= {LET_PASS}


def test_the_policy_favours_neither_using_a_window_nor_letting_it_pass() -> None:
    table = Table(position="uno; seats=3; hands=g7 g8 | b3 | r1 r2 r5; discard=r5; turn=2; forgot=1")
    for seat, word in ((0, "catch"), (1, "uno")):
        race = run_search(table.insight(seat), 0).race
        assert {int(move) for move in race.moves} == {table.state.catalogue().parse(word), LET_PASS}
        assert [race.lead(i) for i in range(race.size)] == [0.0, 0.0]


# --- what it knows


def test_it_remembers_a_hand_shown_in_a_challenge() -> None:
    position = "uno; seats=3; hands=r7 b3 | r1 g9 W+4 y2 | b5 b6; discard=r5; turn=1"
    table = Table(position=position)
    table.play(1, "W+4=g")
    table.play(2, "challenge")
    assert all({"r1", "g9", "y2"} <= set(hand) for hand in samples(table, 2, "hand.1"))
    assert not all({"g9", "y2"} <= set(hand) for hand in samples(table, 0, "hand.1"))


# --- values


def test_values_come_from_places_and_margins() -> None:
    assert [worth_of_place([1, 2, 2, 4], seat) for seat in range(4)] == [1.0, 0.5, 0.5, 0.0]
    assert mean_place([1, 2, 2, 4], 1) == 2.5
    assert [worth_of_margin([10, 0], [1, 2], seat, 20.0) for seat in (0, 1)] == [0.75, 0.25]
    assert worth_of_margin([100, 0, 0], [1, 2, 2], 0, 20.0) == 1.0
    assert worth_of_margin([10, 0], [2, 1], 0, 20.0) == 0.25  # fewer are better
    assert worth_of_margin([5, 5], [1, 1], 0, 20.0) == 0.5


# --- the race


def add_sample(race: Race, values: list[float]) -> None:
    """Let each move reach its value in one more sample."""
    for i, value in enumerate(values):
        race.latest[i] = value
    race.end_sample()


def test_moves_that_do_equally_well_all_stay_in_the_race() -> None:
    race = Race([3, 5, 8], [0.0, 0.0, 0.0])
    for sample in range(5 * MIN_SAMPLES):
        add_sample(race, [float(sample % 2)] * 3)
        assert list(race.running) == [1, 1, 1]
    assert race.best() == 0


def test_a_move_that_is_always_behind_leaves_as_soon_as_it_may() -> None:
    race = Race([3, 5], [0.0, 0.0])
    for _ in range(MIN_SAMPLES - 1):
        add_sample(race, [0.0, 1.0])
    assert not race.is_decided()
    add_sample(race, [0.0, 1.0])
    assert race.is_decided()
    assert race.best() == 1


def test_a_move_is_compared_with_the_mean_of_the_moves_in_the_race() -> None:
    race = Race([3, 5, 8], [0.0, 0.0, 0.0])
    for sample in range(3 * MIN_SAMPLES):
        add_sample(race, [float(sample % 2), float(1 - sample % 2), -1.0])
        assert sum(race.ahead) == pytest.approx(0)
    assert list(race.running) == [1, 1, 0]
    assert race.samples[2] < race.samples[0] == race.samples[1] == 3 * MIN_SAMPLES


# --- the tree


def test_every_part_of_a_history_changes_both_halves_of_its_key() -> None:
    history = [12, 345, 0x123_4567_89AB_CDEF, 6]
    key = mix(*history)
    for part, bits in enumerate((31, 31, 62, 31)):
        for number in range(bits):
            changed = list(history)
            changed[part] ^= 1 << number
            other = mix(*changed)
            assert 0 < other < 1 << 62
            assert other >> 31 != key >> 31
            assert other & HALF != key & HALF
