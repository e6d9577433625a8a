"""OpenSpiel: all games, with states that its searches can resample from what a seat knows.

import pyspiel
import tischlein.envs.openspiel  # registers the games

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
from tischlein.core.sequential_turns import NO_SEAT
from tischlein.core.state import State
from tischlein.envs.actions import rewards
from tischlein.envs.episode import Episode, EpisodeFactory, episode_factory
from tischlein.envs.errors import EnvError
from tischlein.envs.setup import check_count

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


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no type hints
    """Chance moves once, at the start: it draws one of `deals` numbers, which determines all shuffles and dice.

    options  as in a position: `stacking:true dealer:1`
    limit    a game is over after this many actions, and nobody has won
    """

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = DEFAULTS | (params or {})
        deals = check_count("deals", given["deals"], 1)
        self.factory: Final[EpisodeFactory] = episode_factory(
            given["game"], given["players"], given["options"], given["limit"]
        )
        self.outcomes: Final = [(deal, 1 / deals) for deal in range(deals)]
        facts = pyspiel.GameInfo(
            num_distinct_actions=len(self.factory.actions.names),
            max_chance_outcomes=deals,
            num_players=self.factory.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=self.factory.limit,
        )
        super().__init__(TYPE, facts, given)

    def __reduce__(self) -> tuple[Callable[..., Any], tuple[object, ...]]:
        """Pickle by parameters: OpenSpiel would lose the other attributes of a Python game."""
        return pyspiel.load_game, (TYPE.short_name, self.get_parameters())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def state_from(self, state: State, seat: int) -> OpenSpielState:
        """Return an OpenSpiel state that starts from `state`, such as a sample of an `Insight`, with `seat` to act.

        Its history is empty.
        """
        return self.wrap(self.factory.start_from(state, seat))

    def wrap(self, episode: Episode) -> OpenSpielState:
        made = OpenSpielState(self)
        made.episode = episode
        return made

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        return OpenSpielObserver(self.factory, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """The whole state is in `episode`, which OpenSpiel copies and pickles; None until chance has dealt."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> int:
        episode = self.episode
        if episode is None:
            return CHANCE
        return TERMINAL if episode.seat == NO_SEAT else episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat == NO_SEAT

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _legal_actions(self, player: int) -> list[int]:
        return self.require_episode().turns.legal.sorted()

    def _apply_action(self, action: int) -> None:
        if self.episode is not None:
            self.episode.act(action)
            return
        game = self.get_game()
        if not 0 <= action < len(game.outcomes):
            raise EnvError(f"deals are numbered 0 to {len(game.outcomes) - 1}, not {action}")
        self.episode = game.factory.deal(str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        name: str = self.get_game().factory.actions.names[action]
        return name

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> OpenSpielState:
        """Return a random state that a seat cannot tell from this one. Its history is empty: no deal may lead to it."""
        return self.resample(player_id, Rng(int(probability_sampler() * (1 << 53))))

    def resample(self, seat: int, rng: Rng) -> OpenSpielState:
        made: OpenSpielState = self.get_game().wrap(self.require_episode().resample(seat, rng))
        return made

    def require_episode(self) -> Episode:
        if self.episode is None:
            raise EnvError("nobody can act before chance has dealt")
        return self.episode

    def __str__(self) -> str:
        return "not dealt" if self.episode is None else str(self.episode)


def resampler(seed: int) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """Return a function for `ISMCTSBot.set_resampler`. Equal seeds draw equal samples, unlike OpenSpiel's sampler."""
    rng = Rng(seed)
    return lambda state, seat: state.resample(seat, rng)


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's searches: purposeful random play to the end, compiled.

    OpenSpiel's evaluator steps through Python, and may draw or exchange cards again and again.
    """

    def __init__(self, seed: int, games: int = 1) -> None:
        self._player: Final = RandomPlayer(Rng(seed), purposeful=True)
        self._games: Final = check_count("games", games, 1)

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        """Return the mean rewards of some playouts, by seat."""
        episode = state.require_episode()
        total = np.array(self._play_out(episode))
        for _ in range(1, self._games):
            total += self._play_out(episode)
        return total / self._games

    def _play_out(self, episode: Episode) -> list[float]:
        twin = episode.turns.state.clone()
        twin.reseed(self._player.rng.split())
        self._player.play_out(twin, episode.factory.limit)
        return rewards(twin)

    def prior(self, state: OpenSpielState) -> list[tuple[int, float]]:
        """Return equal probabilities for all legal actions."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielObserver:
    """What a seat sees now, as the row of numbers described in docs/envs.md or as its view.

    With perfect recall it is a digest of all that the seat has seen and done. There is no tensor of that: games have
    no maximum length.
    """

    def __init__(self, factory: EpisodeFactory, observation_type: Any, params: Any) -> None:
        one_seat = observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not one_seat or not observation_type.public_info:
            raise EnvError("an observer must be for one seat and for all that it sees")
        self._remembers: Final = observation_type.perfect_recall
        self.tensor: Final = None if self._remembers else np.zeros(int(factory.observer.size), np.float32)
        self.dict: Final = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: OpenSpielState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = 0 if state.episode is None else state.episode.row(player)

    def string_from(self, state: OpenSpielState, player: int) -> str:
        episode = state.episode
        if episode is None:
            return f"seat {player}: not dealt"
        if self._remembers:
            return f"seat {player}: {episode.history.digest(player).hex()}"
        return f"seat {player}: {msgspec.json.encode(episode.turns.state.view(player)).decode()}"


pyspiel.register_game(TYPE, OpenSpielGame)
