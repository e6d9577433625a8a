"""A small policy learns UNO by playing against itself: `python examples/train_uno.py`, some minutes on one core.

Proximal policy optimisation (PPO) with nothing but the reward at the end of a game: 1 for the winner, -1 for the other.
The folder `--out` gets the weights (uno.npz, which trained.py plays) and the curve as numbers and as a picture. What
comes out follows from the options. docs/training.md tells what was found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

try:
    import torch
    from torch import nn
except ModuleNotFoundError:
    sys.exit('this needs torch: pip install "tischlein[train]"')

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from examples import curve
from examples.selfplay import Flags, Numbers, Stretch, advantages, play
from examples.trained import Net
from tischlein.core.errors import TischleinError
from tischlein.envs.vector import VectorEnv
from tischlein.parallel.errors import import_optional

HERE: Final = Path(__file__).parent
HIDDEN: Final = 128
STRETCH: Final = 64  # steps of every environment between two lessons
DISCOUNT: Final = 1.0  # a win is a win, however late
TRACE: Final = 0.8
EPOCHS: Final = 3
BATCH: Final = 1024
RATE: Final = 1e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5


class Learner:
    """A policy and a value in one net of three layers, and how they are improved."""

    def __init__(self, env: VectorEnv, seed: int) -> None:
        torch.manual_seed(seed)
        self.env: Final = env
        self.scale: Final = np.array([0.1 if name.endswith("count") else 1 for name in env.layout], np.float32)
        size, actions = len(env.layout), len(env.moves)
        sizes = [size, HIDDEN, HIDDEN, actions + 1]
        self.layers: Final = [nn.Linear(*pair) for pair in pairwise(sizes)]
        first, second, last = self.layers
        self.net: Final = nn.Sequential(first, nn.ReLU(), second, nn.ReLU(), last)
        with torch.no_grad():
            last.weight *= 0.01  # at first all actions are equally likely
        self.adam: Final = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)

    def policy(self, rows: NDArray[np.int16], masks: Flags) -> tuple[Any, Any]:
        """The logarithms of the probabilities of all actions, and the value of each position."""
        found = self.net(torch.from_numpy(rows * self.scale))
        worth = found[:, :-1].masked_fill(torch.from_numpy(~masks), -1e9)
        return worth.log_softmax(1), found[:, -1]

    def decide(self, rows: NDArray[np.int16], masks: Flags) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """Draw actions by their probabilities."""
        with torch.no_grad():
            log_chances, values = self.policy(rows, masks)
            actions = (log_chances.exp() / torch.empty_like(log_chances).exponential_()).argmax(1, keepdim=True)
            return actions[:, 0].numpy(), log_chances.gather(1, actions)[:, 0].numpy(), values.numpy()

    def learn(self, played: Stretch, rate: float) -> None:
        """Make likelier what turned out better than expected, without going far from how it was played."""
        self.adam.param_groups[0]["lr"] = rate
        better, known = advantages(played, DISCOUNT, TRACE)
        rows, masks, actions = played.observation[known], played.mask[known], played.action[known]
        before = torch.from_numpy(played.log_chance[known])
        returns = torch.from_numpy(better[known] + played.value[known])
        gains = torch.from_numpy((better[known] - better[known].mean()) / (better[known].std() + 1e-8))
        for part in self._parts(len(rows)):
            log_chances, values = self.policy(rows[part], masks[part])
            taken = torch.from_numpy(actions[part])[:, None]
            ratio = (log_chances.gather(1, taken)[:, 0] - before[part]).exp()
            gain = torch.min(ratio * gains[part], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[part]).mean()
            entropy = -(log_chances.exp() * log_chances).sum(1).mean()
            loss = VALUE * (values - returns[part]).square().mean() - gain - ENTROPY * entropy
            self.adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
            self.adam.step()

    def _parts(self, size: int) -> Iterator[NDArray[np.int64]]:
        """All decisions in a new order, some at a time, several times over."""
        for _ in range(EPOCHS):
            order = torch.randperm(size).numpy()
            yield from (order[first : first + BATCH] for first in range(0, size, BATCH))

    def as_net(self) -> Net:
        """The net as it is now, for players without torch."""
        layers = [(each.weight.detach().numpy().T.copy(), each.bias.detach().numpy().copy()) for each in self.layers]
        return Net(self.env.layout, self.env.moves, self.scale, layers)


def train(steps: int, envs: int, seed: int, tests: int, deals: int) -> Iterator[tuple[Net, curve.Point]]:
    """Play and learn in turn; a net and how strong it is, at first and `tests` times, most of them in the beginning."""
    torch.set_num_threads(1)  # the same sums in the same order, whatever machine
    torch.use_deterministic_algorithms(True)
    env = VectorEnv("uno", envs, seats=2, seed=seed)
    learner = Learner(env, seed)
    batch = env.reset()
    lessons = -(-steps // (envs * STRETCH))
    told = {round(lessons * (part / tests) ** 2) for part in range(tests + 1)}
    for lesson in range(lessons + 1):
        if lesson in told:
            net = learner.as_net()
            yield net, curve.measure(net, lesson * envs * STRETCH, deals)
        if lesson < lessons:
            learner.learn(play(env, batch, learner.decide, STRETCH), RATE * (1 - lesson / lessons))


def main(words: list[str]) -> None:
    options = _options(words)
    try:
        import_optional("matplotlib", "train")  # missed now rather than after minutes
        options.out.mkdir(parents=True, exist_ok=True)
        run(options)
    except OSError as error:
        sys.exit(f"the folder {options.out} cannot be written to: {error.strerror}")
    except TischleinError as error:
        sys.exit(str(error))


def run(options: argparse.Namespace) -> None:
    """Train, and keep what there is after every test."""
    began = time.monotonic()
    points: list[curve.Point] = []
    for net, point in train(options.steps, options.envs, options.seed, options.tests, options.deals):
        points.append(point)
        net.save(options.out / "uno.npz")
        curve.write(points, options.out / "curve.csv")
        print(f"{time.monotonic() - began:4.0f} s {curve.told(point)}", flush=True)
    curve.draw(points, f"UNO for two, learned by self-play (seed {options.seed})", options.out / "curve.svg")


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn UNO by self-play; see docs/training.md.")
    parser.add_argument("--steps", type=_count, default=8_000_000, help="moves in all games together")
    parser.add_argument("--envs", type=_count, default=512, help="games side by side")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tests", type=_count, default=16, help="points of the curve")
    parser.add_argument("--deals", type=_count, default=300, help="deals of a test, each played from both sides")
    parser.add_argument("--out", type=Path, default=HERE / "trained", help="folder for weights and curve")
    return parser.parse_args(words)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 1 on")
    return int(text)


if __name__ == "__main__":
    main(sys.argv[1:])
