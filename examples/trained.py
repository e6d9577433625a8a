"""The policy trained by `train_uno.py` as a computer player. It needs only NumPy.

    tischlein arena uno --seats 2 --bots examples/trained.py:Trained,greedy

It loads the weights from the file named by TISCHLEIN_WEIGHTS, or from trained/uno.npz next to this file.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from tischlein import Insight
from tischlein.bots.players import check_can_act
from tischlein.core.errors import TischleinError
from tischlein.core.observation import Observer
from tischlein.core.rng import Rng
from tischlein.core.sequential_turns import WAIT
from tischlein.core.state import State

Numbers = NDArray[np.float32]


class WeightsError(TischleinError):
    """Weights cannot be read, or were trained for another game."""


class Net:
    """A multi-layer perceptron with ReLU: maps a row of numbers to a score for each action.

    layout, moves  names of numbers and actions, as in `VectorEnv`
    scale          factors for the input numbers
    layers         weights and biases; the last output is the value of the position, not of an action
    """

    def __init__(self, layout: list[str], moves: list[str], scale: Numbers, layers: list[tuple[Numbers, Numbers]]):
        self.layout: Final = layout
        self.moves: Final = moves
        self.scale: Final = scale
        self.layers: Final = layers

    def __call__(self, rows: NDArray[np.int16]) -> Numbers:
        numbers: Numbers = rows * self.scale
        *inner, (weight, bias) = self.layers
        for each, shift in inner:
            numbers = np.maximum(numbers @ each + shift, 0)
        return numbers @ weight + bias

    def save(self, file: Path) -> None:
        weights = {f"w{i}": weight for i, (weight, _) in enumerate(self.layers)}
        biases = {f"b{i}": bias for i, (_, bias) in enumerate(self.layers)}
        named = {"layout": np.array(self.layout), "moves": np.array(self.moves), "scale": self.scale}
        np.savez_compressed(file, allow_pickle=False, **named, **weights, **biases)


def load(file: Path) -> Net:
    try:
        with file.open("rb") as source, np.load(source, allow_pickle=False) as found:
            layers = [(found[f"w{i}"], found[f"b{i}"]) for i in range(sum(name[0] == "w" for name in found))]
            return Net(found["layout"].tolist(), found["moves"].tolist(), found["scale"], layers)
    except OSError as error:
        raise WeightsError(f"the weights {file} cannot be read: {error.strerror or error}") from None
    except (ValueError, TypeError, KeyError, EOFError, BadZipFile):
        raise WeightsError(f"{file} is not a weights file written by train_uno.py") from None


@cache
def default_net() -> Net:
    """Return the net for this run, loaded once."""
    return load(Path(os.environ.get("TISCHLEIN_WEIGHTS") or Path(__file__).with_name("trained") / "uno.npz"))


class Trained:
    """Takes the action that the net scores highest."""

    def __init__(self, seed: int, net: Net | None = None) -> None:
        self._net: Final = net or default_net()
        self._rng: Final = Rng(seed)
        self._observer: Observer | None = None

    def choose(self, insight: Insight) -> str | None:
        check_can_act(insight)
        legal = insight.legal()
        names = self._net.moves
        if not insight.must():
            legal.append(len(names) - 1)
        if len(legal) > 1:
            worth = self._net(self._row(insight))
            legal.sort(key=lambda action: -worth[action])
        return None if names[legal[0]] == WAIT else names[legal[0]]

    def _row(self, insight: Insight) -> NDArray[np.int16]:
        """Return what the seat knows as a training row, equal in all states that it cannot tell apart."""
        state = insight.sample(self._rng)
        if self._observer is None:
            self._observer = self._check_layout(state)
        return np.frombuffer(memoryview(self._observer.row(state, insight.seat)), np.int16)

    def _check_layout(self, state: State) -> Observer:
        observer = Observer(state)
        learned = (self._net.layout, self._net.moves)
        if learned != (observer.layout, [*state.catalogue().notations, WAIT]):
            table = f"{state.catalogue().game} with {int(state.seats)} seats and these options"
            raise WeightsError(f"these weights were trained for another table than {table}")
        return observer
