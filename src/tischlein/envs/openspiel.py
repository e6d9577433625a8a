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


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel tells no types
    """Chance moves once, at the beginning: it draws one of `deals` numbers, from which all shuffles and dice follow.

    options  as a position has them: `stacking:true dealer:1`
    limit    a game that takes more actions than this is over, and nobody has won
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
        """OpenSpiel would forget what a game in Python keeps beside its parameters."""
        return pyspiel.load_game, (TYPE.short_name, self.get_parameters())

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)

    def state_from(self, state: State, seat: int) -> OpenSpielState:
        """A state that begins here, say with a sample of an `Insight`, with this seat to act: its history is empty."""
        return self.wrap(self.factory.start_from(state, seat))

    def wrap(self, episode: Episode) -> OpenSpielState:
        made = OpenSpielState(self)
        made.episode = episode
        return made

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        return OpenSpielObserver(self.factory, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False), params)


class OpenSpielState(pyspiel.State):  # type: ignore[misc]
    """`episode` is all there is, so that OpenSpiel copies it and writes it down; None until chance has dealt."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.episode: Episode | None = None

    def current_player(self) -> int:
        episode = self.episode
        if episode is None:
            return CHANCE
        return TERMINAL if episode.seat == NOBODY else episode.seat

    def is_terminal(self) -> bool:
        return self.episode is not None and self.episode.seat == NOBODY

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
            raise EnvError(f"the deals are numbered 0 to {len(game.outcomes) - 1}, not {action}")
        self.episode = game.factory.deal(str(action))

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"deal {action}"
        name: str = self.get_game().factory.actions.names[action]
        return name

    def returns(self) -> list[float]:
        return [0.0] * self.num_players() if self.episode is None else self.episode.rewards()

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> OpenSpielState:
        """A state that a seat could not tell from this one. Its history is empty: no deal is sure to lead there."""
        return self.resample(player_id, Rng(int(probability_sampler() * (1 << 53))))

    def resample(self, seat: int, rng: Rng) -> OpenSpielState:
        made: OpenSpielState = self.get_game().wrap(self.require_episode().resample(seat, rng))
        return made

    def require_episode(self) -> Episode:
        if self.episode is None:
            raise EnvError("nobody can act before the deal, which is for chance to choose")
        return self.episode

    def __str__(self) -> str:
        return "not dealt" if self.episode is None else str(self.episode)


def resampler(seed: int) -> Callable[[OpenSpielState, int], OpenSpielState]:
    """For `ISMCTSBot.set_resampler`: equal seeds draw equal samples, which OpenSpiel's own sampler does not."""
    rng = Rng(seed)
    return lambda state, seat: state.resample(seat, rng)


class PlayoutEvaluator:
    """An evaluator for OpenSpiel's searches: purposeful random play to the end, compiled.

    OpenSpiel's own steps through Python, and may choose to draw, or to exchange cards, again and again.
    """

    def __init__(self, seed: int, games: int = 1) -> None:
        self._player: Final = RandomPlayer(Rng(seed), purposeful=True)
        self._games: Final = check_count("games", games, 1)

    def evaluate(self, state: OpenSpielState) -> NDArray[np.float64]:
        """By seat: the mean reward of some games."""
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
        """All that is allowed is equally likely."""
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


class OpenSpielObserver:
    """What a seat sees now, as the row of numbers that docs/envs.md describes, or as its view.

    With perfect recall, a digest of all that the seat has been told and has done, of which there is no row: games have
    no length that one of a fixed size could hold.
    """

    def __init__(self, factory: EpisodeFactory, observation_type: Any, params: Any) -> None:
        one_seat = observation_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if params or not one_seat or not observation_type.public_info:
            raise EnvError("a seat can be asked for all that it sees, and for nothing else")
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
