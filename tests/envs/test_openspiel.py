"""OpenSpiel's test for every game and number of seats, information states without leaks, and ISMCTS."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from tests.envs.ismcts import check_example
from tests.registered import FIRSTS, SEATS, SINGLE, simultaneous
from tischlein import Insight, Table, TischleinError, games
from tischlein.core.batch import reward
from tischlein.core.bits import members
from tischlein.core.errors import OptionError, SeatError, UnknownGame
from tischlein.core.rng import Rng
from tischlein.envs.errors import EnvError, IllegalAction
from tischlein.envs.openspiel import OpenSpielState, PlayoutEvaluator, resampler
from tischlein.testing.contracts import walk as walk_table


def load(game: str, players: int = 2, **more: object) -> Any:
    return pyspiel.load_game("tischlein", {"game": game, "players": players, **more})


def dealt(game: Any, deal: int = 0) -> Any:
    state = game.new_initial_state()
    state.apply_action(deal)
    return state


def walk(state: Any, rng: random.Random, steps: int) -> Any:
    """Yield the state before each of some random actions."""
    for _ in range(steps):
        if state.is_terminal():
            return
        yield state
        state.apply_action(rng.choice(state.legal_actions()))


def seen(state: Any, seat: int) -> tuple[str, str, list[float]]:
    return state.information_state_string(seat), state.observation_string(seat), state.observation_tensor(seat)


@pytest.mark.parametrize(("game", "seats"), SEATS)
def test_openspiels_test_passes(game: str, seats: int) -> None:
    pyspiel.random_sim_test(load(game, seats, limit=60), num_sims=1, serialize=True, verbose=False)


@pytest.mark.once
@pytest.mark.parametrize("game", games())
def test_openspiels_test_passes_for_whole_games(game: str) -> None:
    pyspiel.random_sim_test(load(game, 4), num_sims=1, serialize=True, verbose=False)


def test_a_load_string_makes_a_game() -> None:
    game = pyspiel.load_game("tischlein(game=uno,players=3,options=stacking:true scoring:own)")
    assert (game.num_players(), game.max_chance_outcomes()) == (3, 10_000)
    assert game.factory.setup.options["stacking"] is True
    assert game.factory.setup.options["scoring"] == "own"
    again = pyspiel.load_game(str(game))
    assert str(again) == str(game)
    assert pickle.loads(pickle.dumps(game)).factory is game.factory


def test_a_deal_is_the_game_of_a_table_with_that_seed() -> None:
    state = dealt(load("uno", 3), 17)
    table = Table("uno", 3, 17)
    rng = random.Random(1)
    while not state.is_terminal():
        seat, action = state.current_player(), rng.choice(state.legal_actions())
        name = state.action_to_string(seat, action)
        if name != "wait":
            table.make(seat, name)
        state.apply_action(action)
    assert state.require_episode().position() == {
        name: table.position()[name] for name in state.require_episode().position()
    }
    assert table.places is not None
    assert state.returns() == [reward(table.places, seat) for seat in range(3)]


@pytest.mark.parametrize("game", games())
def test_a_seat_sees_the_same_in_every_state_it_cannot_tell_apart(game: str) -> None:
    seats = min(3, games()[game].seats[1])
    rng, luck = Rng(3), random.Random(game)
    others = moved = 0
    for number, state in enumerate(walk(dealt(load(game, seats), 5), luck, 80)):
        if number % 7 and number > 10:
            continue
        for seat in range(seats):
            drawn = state.resample(seat, rng)
            assert seen(drawn, seat) == seen(state, seat)
            assert drawn.current_player() == state.current_player()
            if seat == state.current_player():
                assert drawn.legal_actions() == state.legal_actions()
            moved += str(drawn) != str(state)
            others += seen(drawn, (seat + 1) % seats) != seen(state, (seat + 1) % seats)
    assert moved > 20
    assert others > 20  # so the comparison above can fail


def test_a_sample_does_not_depend_on_hidden_cards() -> None:
    """Two states that a seat cannot tell apart give the same sample."""
    state = dealt(load("uno", 3), 8)
    for _ in walk(state, random.Random(2), 12):
        pass
    seat = state.current_player()
    other = state.resample(seat, Rng(1))
    assert str(state) != str(other)
    assert str(state.resample(seat, Rng(9))) == str(other.resample(seat, Rng(9)))
    assert other.history() == []


@pytest.mark.parametrize("game", SINGLE)
def test_a_seat_remembers_all_it_saw_and_did(game: str) -> None:
    """Information states never repeat in a game, although the table may look the same again."""
    state = dealt(load(game, 3), 2)
    before: list[set[str]] = [set(), set(), set()]
    for here in walk(state, random.Random(5), 150):
        seat = here.current_player()
        assert here.information_state_string() not in before[seat]
        before[seat].add(here.information_state_string())


def test_a_seat_remembers_that_it_let_a_window_pass() -> None:
    game, rng = load("uno", 3), random.Random(4)
    names = game.factory.actions.names
    played = (state for deal in range(20) for state in walk(dealt(game, deal), rng, 2000))
    state = next(state for state in played if names.index("catch") in state.legal_actions())
    seat, before = state.current_player(), [state.information_state_string(each) for each in range(3)]
    twins = [state.clone(), pickle.loads(pickle.dumps(state)), state.resample(seat, Rng(1))]
    for each in (state, *twins):
        each.apply_action(names.index("wait"))
    assert {each.current_player() for each in twins} == {state.current_player()} != {seat}
    after = [state.information_state_string(each) for each in range(3)]
    assert [was != now for was, now in zip(before, after, strict=True)] == [each == seat for each in range(3)]


@pytest.mark.parametrize("game", games())
def test_clones_and_pickled_states_play_on_alike(game: str) -> None:
    seats = games()[game].seats[0]
    state = dealt(load(game, seats), 3)
    luck = random.Random(game)
    for number, here in enumerate(walk(state, luck, 60)):
        if number % 12:
            continue
        before = str(here), here.history(), [seen(here, seat) for seat in range(seats)]
        twins = [here.clone(), pickle.loads(pickle.dumps(here))]
        twins.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(here.get_game(), here))[1])
        for twin in twins:
            assert (str(twin), twin.history(), [seen(twin, seat) for seat in range(seats)]) == before
        for _ in walk(twins[0], random.Random(1), 20):
            pass
        assert (str(here), here.history(), [seen(here, seat) for seat in range(seats)]) == before
        for twin in twins[1:]:
            for _ in walk(twin, random.Random(1), 20):
                pass
            assert str(twin) == str(twins[0])
            assert [seen(twin, seat) for seat in range(seats)] == [seen(twins[0], seat) for seat in range(seats)]


@pytest.mark.parametrize("game", FIRSTS)
def test_a_sample_can_be_pickled(game: str) -> None:
    state = dealt(load(game, 3), 4)
    for _ in walk(state, random.Random(3), 10):
        pass
    drawn = state.resample(state.current_player(), Rng(2))
    again = pickle.loads(pickle.dumps(drawn))
    assert str(again) == str(drawn)
    assert [seen(again, seat) for seat in range(3)] == [seen(drawn, seat) for seat in range(3)]


@pytest.mark.parametrize("name", FIRSTS)
def test_a_state_is_its_history(name: str) -> None:
    game = load(name, 3)
    state = dealt(game, 6)
    for _ in walk(state, random.Random(6), 40):
        pass
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)
    assert [seen(again, seat) for seat in range(3)] == [seen(state, seat) for seat in range(3)]


def test_a_game_that_takes_too_long_is_over_and_nobody_has_won() -> None:
    state = dealt(load("uno", 2, limit=5))
    assert sum(1 for _ in walk(state, random.Random(0), 100)) == 5
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]


def test_invalid_parameters_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no game 'bridge'; there are uno"):
        pyspiel.load_game("tischlein(game=bridge)")
    with pytest.raises(SeatError, match="uno is for 2 to 10 seats, not 11"):
        pyspiel.load_game("tischlein(game=uno,players=11)")
    with pytest.raises(OptionError, match="uno has no option 'jump_in'"):
        pyspiel.load_game("tischlein(game=uno,options=jump_in:true)")
    with pytest.raises(OptionError, match="option stacking of uno takes False, True, not 'maybe'"):
        pyspiel.load_game("tischlein(game=uno,options=stacking:maybe)")
    for wrong in ("deals=0", "limit=0"):
        with pytest.raises(EnvError, match=f"{wrong[:5]} must be an integer of at least 1, not 0"):
            pyspiel.load_game(f"tischlein({wrong})")
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter"):
        pyspiel.load_game("tischlein(seats=3)")
    with pytest.raises(TischleinError, match="all that it sees"):
        load("uno").make_py_observer(pyspiel.IIGObservationType(False, True, pyspiel.PrivateInfoType.ALL_PLAYERS))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    game = load("uno", 2, deals=10)
    state = game.new_initial_state()
    with pytest.raises(EnvError, match="deals are numbered 0 to 9, not 10"):
        state.apply_action(10)
    with pytest.raises(EnvError, match="before chance has dealt"):
        state.resample(0, Rng(1))
    state.apply_action(9)
    before = str(state)
    wrong = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match=r"seat . may not take the action .*: rule uno\."):
        state.apply_action(wrong)
    assert (str(state), state.history()) == (before, [9])


@pytest.mark.parametrize("game", SINGLE)
def test_openspiels_ismcts_plays_a_whole_game(game: str) -> None:
    spiel = load(game)
    bot = ISMCTSBot(spiel, PlayoutEvaluator(1), uct_c=2.0, max_simulations=12, random_state=np.random.RandomState(2))
    bot.set_resampler(resampler(3))
    state = dealt(spiel, 11)
    while not state.is_terminal():
        state.apply_action(int(bot.step(state)))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_openspiels_ismcts_needs_no_more_than_openspiel() -> None:
    """OpenSpiel's sampler and rollouts work, too."""
    spiel = load("uno", 3, limit=200)
    bot = ISMCTSBot(spiel, RandomRolloutEvaluator(1, np.random.RandomState(1)), uct_c=2.0, max_simulations=3)
    state = dealt(spiel, 1)
    for _ in range(6):
        state.apply_action(int(bot.step(state)))
    assert len(state.history()) == 7


def test_the_example_is_a_player_for_the_arena() -> None:
    """The example also handles open windows."""
    check_example("uno")


@pytest.mark.parametrize("name", simultaneous())
def test_an_insight_becomes_a_state(name: str) -> None:
    """In an open window, and if several seats choose at the same time, the seat of the insight is to act."""
    table = Table(name, 3, 1)
    game = load(name, 3)
    together = (here for here in walk_table(table, Rng(1)) if len(members(here.state.must)) > 1)
    for seat in members(next(together).state.must):
        state: OpenSpielState = game.state_from(Insight(table.state, seat).sample(Rng(seat)), seat)
        assert state.clone().current_player() == seat
        names = [state.action_to_string(seat, action) for action in state.legal_actions()]
        assert sorted(names) == sorted(table.moves(seat))
