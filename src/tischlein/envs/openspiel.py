"""OpenSpiel: every game of the table, and states that its search can draw anew from what a seat knows.

import pyspiel
import tischlein.envs.openspiel  # makes the games known

game = pyspiel.load_game("tischlein(game=uno,players=3)")
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
import numpy as np
import pyspiel
from numpy.typing import NDArray

from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.sequential_turns import NOBODY
from tischlein.core.state import State
from tischlein.envs.acting import rewards
from tischlein.envs.course import Course, Kind, kind_of
from tischlein.envs.errors import EnvError
from tischlein.envs.setup import counted

DEFAULTS: Final = {"game": "uno", "players": 2, "options": "", "deals": 10_000, "limit": 1_000_000}
CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
TYPE: Final = pyspiel.GameType(
    short_name="tischlein",
    long_name="Tischlein",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    min_num_players=2,
    max_num_players=10,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """Chance moves once, at the beginning: it draws one of `deals` numbers, from which all shuffles and dice follow.

    options  as a position has them: `stacking:true dealer:1`
    limit    a game that takes more actions than this is over, and nobody has won
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        deals = counted("deals", given["deals"], 1)
        self.kind: Final[Kind] = kind_of(given["game"], given["players"], given["options"], given["limit"])
        self.outcomes: Final = [(deal, 1 / deals) for deal in range(deals)]
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.kind.actions.names),
            max_chance_outcomes=deals,
            num_players=self.kind.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.kind.limit,
        )
        super().__init__(TYPE, facts, given)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """OpenSpiel would forget what a game in Python keeps beside its parameters."""
        return pyspiel.load_game, (TYPE.short_name, self.get_parameters())

    def new_initial_state(self) -> TableState:
        return TableState(self)

    def state_of(self, state: State, seat: int) -> TableState:
        """A state that begins here, say with a sample of an `Insight`, with this seat to act: its history is empty."""
        return self.holding(self.kind.begun(state, seat))

    def holding(self, course: Course) -> TableState:
        made = TableState(self)
        made.course = course
        return made

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.kind, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class TableState(pyspiel.State):  # type: ignore[misc]
    """`course` is all there is, so that OpenSpiel copies it and writes it down; None until chance has dealt."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.course: Course | None = None

    def current_player(self) -> int:
        course = self.course
        if course is None:
            return CHANCE
        return TERMINAL if course.seat == NOBODY else course.seat

    def is_terminal(self) -> bool:
        return self.course is not None and self.course.seat == NOBODY

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt().turns.legal.sorted()

    def _apply_action(self, action: int) -> None:
        if self.course is not None:
            self.course.act(action)
            return
        game = self.get_game()
        if not 0 <= action < len(game.outcomes):
            raise EnvError(f"the deals are numbered 0 to {len(game.outcomes) - 1}, not {action}")
        self.course = game.kind.dealt(str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        name: str = self.get_game().kind.actions.names[action]
        return name

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.course is None else self.course.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that a seat could not tell from this one. Its history is empty: no deal is sure to lead there."""
        return self.resampled(player_id, Rng(int(probability_sampler() * (1 << 53))))

    def resampled(self, seat: int, rng: Rng) -> TableState:
        made: TableState = self.get_game().holding(self.dealt().resampled(seat, rng))
        return made

    def dealt(self) -> Course:
        if self.course is None:
            raise EnvError("nobody can act before the deal, which is for chance to choose")
        return self.course

    def __str__(self) -> str:
        return "not dealt" if self.course is None else str(self.course)


def resampler(seed: int) -> Callable[[TableState, int], TableState]:
    """For `ISMCTSBot.set_resampler`: equal seeds draw equal samples, which OpenSpiel's own sampler does not."""
    rng = Rng(seed)
    return lambda state, seat: state.resampled(seat, rng)


class Playouts:
    """An evaluator for OpenSpiel's searches: purposeful random play to the end, compiled.

    OpenSpiel's own steps through Python, and may choose to draw, or to exchange cards, again and again.
    """

    def __init__(self, seed: int, games: int = 1) -> None:
        self._player: Final = RandomPlayer(Rng(seed), purposeful=True)
        self._games: Final = counted("games", games, 1)

    def evaluate(self, state: TableState) -> NDArray[np.float64]:
        """By seat: the mean reward of some games."""
        course = state.dealt()
        total = np.array(self._played(course))
        for _ in range(1, self._games):
            total += self._played(course)
        return total / self._games

    def _played(self, course: Course) -> list[float]:
        twin = course.turns.state.clone()
        twin.reseed(self._player.rng.split())
        self._player.play_out(twin, course.kind.limit)
        return rewards(twin)

    def prior(self, state: TableState) -> list[tuple[int, float]]:
        """All that is allowed is equally likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class Observer:
    """What a seat sees now, as the row of numbers that docs/envs.md describes, or as its view.

    With perfect recall, a digest of all that the seat has been told and has done, of which there is no row: games have
    no length that one of a fixed size could hold.
    """

    def __init__(self, kind: Kind, kind_of_observation: Any, params: Any) -> None:
        one_seat = kind_of_observation.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not one_seat or not kind_of_observation.public_info:
            raise EnvError("a seat can be asked for all that it sees, and for nothing else")
        self._remembers: Final = kind_of_observation.perfect_recall
        self.tensor: Final = None if self._remembers else np.zeros(int(kind.observer.size), np.float32)
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.course is None else state.course.row(player)

    def string_from(self, state: TableState, player: int) -> str:
        course = state.course
        if course is None:
            return f"seat {player}: not dealt"
        if self._remembers:
            return f"seat {player}: {course.recall.digest(player).hex()}"
        return f"seat {player}: {msgspec.json.encode(course.turns.state.view(player)).decode()}"


pyspiel.register_game(TYPE, TableGame)
