"""Train a small UNO policy by self-play: `python examples/train_uno.py`, some minutes on one core.

Proximal policy optimisation (PPO) with a reward only at the end of a game: 1 for the winner, -1 for the loser. The
folder `--out` gets the weights (uno.npz, which trained.py plays) and the learning curve as numbers and as a plot. The
options determine the result. docs/training.md describes what we found.
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
from examples.selfplay import Flags, Numbers, Rollout, advantages, play
from examples.trained import Net
from tischlein.core.errors import TischleinError
from tischlein.envs.vector import VectorEnv
from tischlein.parallel.errors import import_optional

HERE: Final = Path(__file__).parent
HIDDEN: Final = 128
ROLLOUT: Final = 64  # steps of every environment between two updates
DISCOUNT: Final = 1.0  # a win is a win, however late
TRACE: Final = 0.8
EPOCHS: Final = 3
BATCH: Final = 1024
RATE: Final = 1e-3
CLIP: Final = 0.2
ENTROPY: Final = 0.01
VALUE: Final = 0.5


class Learner:
    """A net of three layers for policy and value, and its training."""

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
            last.weight *= 0.01  # start with all actions equally likely
        self.adam: Final = torch.optim.Adam(self.net.parameters(), RATE, eps=1e-5)

    def policy(self, rows: NDArray[np.int16], masks: Flags) -> tuple[Any, Any]:
        """Return the log probabilities of all actions, and the value of each position."""
        found = self.net(torch.from_numpy(rows * self.scale))
        worth = found[:, :-1].masked_fill(torch.from_numpy(~masks), -1e9)
        return worth.log_softmax(1), found[:, -1]

    def decide(self, rows: NDArray[np.int16], masks: Flags) -> tuple[NDArray[np.int64], Numbers, Numbers]:
        """Draw actions by probability; return them with their log probabilities and values."""
        with torch.no_grad():
            log_chances, values = self.policy(rows, masks)
            actions = (log_chances.exp() / torch.empty_like(log_chances).exponential_()).argmax(1, keepdim=True)
            return actions[:, 0].numpy(), log_chances.gather(1, actions)[:, 0].numpy(), values.numpy()

    def learn(self, played: Rollout, rate: float) -> None:
        """Make actions that did better than expected more likely, staying close to the policy that played."""
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
        """Yield shuffled minibatches of all decisions, for several epochs."""
        for _ in range(EPOCHS):
            order = torch.randperm(size).numpy()
            yield from (order[first : first + BATCH] for first in range(0, size, BATCH))

    def as_net(self) -> Net:
        """Return a copy of the net that does not need torch."""
        layers = [(each.weight.detach().numpy().T.copy(), each.bias.detach().numpy().copy()) for each in self.layers]
        return Net(self.env.layout, self.env.moves, self.scale, layers)


def train(steps: int, envs: int, seed: int, tests: int, deals: int) -> Iterator[tuple[Net, curve.Point]]:
    """Play and learn in turn; yield the net and its strength at the start and `tests` times, mostly early."""
    torch.set_num_threads(1)  # the same sums in the same order on every machine
    torch.use_deterministic_algorithms(True)
    env = VectorEnv("uno", envs, seats=2, seed=seed)
    learner = Learner(env, seed)
    batch = env.reset()
    updates = -(-steps // (envs * ROLLOUT))
    tested = {round(updates * (part / tests) ** 2) for part in range(tests + 1)}
    for update in range(updates + 1):
        if update in tested:
            net = learner.as_net()
            yield net, curve.measure(net, update * envs * ROLLOUT, deals)
        if update < updates:
            learner.learn(play(env, batch, learner.decide, ROLLOUT), RATE * (1 - update / updates))


def main(words: list[str]) -> None:
    options = _options(words)
    try:
        import_optional("matplotlib", "train")  # fail now rather than after minutes
        options.out.mkdir(parents=True, exist_ok=True)
        run(options)
    except OSError as error:
        sys.exit(f"cannot write to the folder {options.out}: {error.strerror}")
    except TischleinError as error:
        sys.exit(str(error))


def run(options: argparse.Namespace) -> None:
    """Train, and save weights and curve after every test."""
    began = time.monotonic()
    points: list[curve.Point] = []
    for net, point in train(options.steps, options.envs, options.seed, options.tests, options.deals):
        points.append(point)
        net.save(options.out / "uno.npz")
        curve.write(points, options.out / "curve.csv")
        print(f"{time.monotonic() - began:4.0f} s {curve.format_point(point)}", flush=True)
    curve.draw(points, f"UNO for two, learned by self-play (seed {options.seed})", options.out / "curve.svg")


def _options(words: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Learn UNO by self-play; see docs/training.md.")
    parser.add_argument("--steps", type=_count, default=8_000_000, help="total number of moves")
    parser.add_argument("--envs", type=_count, default=512, help="number of parallel games")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--tests", type=_count, default=16, help="points of the learning curve")
    parser.add_argument("--deals", type=_count, default=300, help="deals per test, each played from both sides")
    parser.add_argument("--out", type=Path, default=HERE / "trained", help="folder for weights and curve")
    return parser.parse_args(words)


def _count(text: str) -> int:
    if not text.isdecimal() or int(text) == 0:
        raise argparse.ArgumentTypeError(f"{text!r} is not a positive integer")
    return int(text)


if __name__ == "__main__":
    main(sys.argv[1:])
