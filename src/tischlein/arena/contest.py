"""One deal, played by all its line-ups. Only thinking times vary: contest and deal number determine the rest."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from tischlein.arena.correction import Correction, LuckMeter, SeatLuck
from tischlein.arena.entrants import ArenaPlayer, Entrant, FullStateBot, format_error
from tischlein.arena.errors import EntrantError
from tischlein.arena.lineups import Lineup, lineups, shuffle
from tischlein.core.bits import has, members
from tischlein.core.errors import NotationError
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.state import State
from tischlein.games.registry import game_info


@dataclass(frozen=True)
class Contest:
    """What is played, and by whom. The options are resolved, and games are truncated after `limit` moves.

    correction  how luck is measured; None if it is not
    """

    game: str
    seats: int
    options: dict[str, Any]
    entrants: tuple[Entrant, ...]
    seed: int
    limit: int
    correction: Correction | None = None

    @property
    def bots(self) -> list[str]:
        return [entrant.name for entrant in self.entrants]


class ThinkingTime(msgspec.Struct, array_like=True):
    """Thinking time of a player for moves with a choice: number of moves, total seconds, longest."""

    moves: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, moves: int, seconds: float, longest: float) -> None:
        self.moves += moves
        self.seconds = round(self.seconds + seconds, 6)
        self.longest = round(max(self.longest, longest), 6)


class GameResult(msgspec.Struct, omit_defaults=True):
    """Result of one game, by seat; no places, no scores and no luck if it was truncated.

    luck  what luck added, if it was measured
    """

    lineup: Lineup
    places: list[int] | None
    scores: list[int] | None
    moves: int
    thinking: list[ThinkingTime]
    luck: list[SeatLuck] | None = None


class DealResult(msgspec.Struct):
    """Results of all games of one deal."""

    deal: int
    games: list[GameResult]


@dataclass(frozen=True)
class DealRunner:
    """Job handler that plays the deals of a contest by number."""

    contest: Contest

    def __call__(self, deal: int) -> DealResult:
        return play_deal(self.contest, deal)

    def describe_failure(self, deal: int, how: str) -> str:
        return f"deal {deal} {how}; all finished deals are kept"


def play_deal(contest: Contest, deal: int) -> DealResult:
    """Play the same cards with every line-up and return the results."""
    order = shuffle(contest.bots, Rng(_seed(contest.seed, deal, "order")))
    return DealResult(deal, [_play_game(contest, deal, lineup) for lineup in lineups(order, contest.seats)])


def _play_game(contest: Contest, deal: int, lineup: Lineup) -> GameResult:
    state = game_info(contest.game).new(contest.options, contest.seats, Rng(_seed(contest.seed, deal, "cards")))
    state.deal()
    entrants = {entrant.name: entrant for entrant in contest.entrants}
    players = [
        entrants[name].make_player(_seed(contest.seed, deal, ",".join(lineup), seat))
        for seat, name in enumerate(lineup)
    ]
    meter = None
    if contest.correction is not None:
        meter = LuckMeter(contest.correction, lineup, entrants, partial(_seed, contest.seed, deal))
    game = ArenaGame(state, lineup, players, Rng(_seed(contest.seed, deal, "lot")), meter)
    try:
        moves = game.play(contest.limit)
    except EntrantError as error:
        raise EntrantError(f"in deal {deal}, {error}") from error.__cause__
    if not state.over:
        return GameResult(lineup, None, None, moves, game.thinking)
    luck = None if meter is None else meter.luck()
    return GameResult(lineup, state.places(), state.scores(), moves, game.thinking, luck)


def _seed(*parts: object) -> int:
    """Derive a seed from the parts by hashing; a generator takes 63 bits."""
    text = "|".join(map(str, parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:8], "big") >> 1


class ArenaGame:
    """Plays one game that has been dealt, with a player for each seat."""

    def __init__(
        self, state: State, names: Lineup, players: list[ArenaPlayer], lot: Rng, meter: LuckMeter | None = None
    ) -> None:
        self.state = state
        self.names = names
        self.players = players
        self.lot = lot
        self.meter = meter
        self.thinking = [ThinkingTime() for _ in players]
        self._legal = MoveList()

    def play(self, limit: int) -> int:
        """Play to the end or for `limit` moves, and return the number of moves."""
        made = 0
        passed: set[int] = set()
        while not self.state.over and made < limit:
            seat = self._next(passed)
            move = self._choose(seat)
            if move is None:
                passed.add(seat)
            else:
                if self.meter is not None:
                    self.meter.measure(self.state, seat, move)
                self.state.apply(seat, move)
                passed.clear()
                made += 1
        return made

    def _next(self, passed: set[int]) -> int:
        """Return the seat to ask next: open windows first, in random order, each once until the state changes."""
        must = self.state.must
        open_ = [seat for seat in members(self.state.may) if not has(must, seat) and seat not in passed]
        return open_[self.lot.below(len(open_))] if open_ else members(must)[0]

    def _choose(self, seat: int) -> int | None:
        ask = self._question(seat)
        began = time.perf_counter()
        try:
            said = ask()
        except Exception as error:
            raise EntrantError(f"{self.names[seat]} on seat {seat} failed: {format_error(error)}") from error
        seconds = time.perf_counter() - began
        self._legal.clear()
        self.state.legal(seat, self._legal)
        if self._legal.size > 1:
            self.thinking[seat].add(1, seconds, seconds)
        return None if said is None and not has(self.state.must, seat) else self._check_move(seat, said)

    def _question(self, seat: int) -> Callable[[], object]:
        player = self.players[seat]
        if isinstance(player, FullStateBot):
            return partial(player.choose_from_state, self.state.clone(), seat)
        return partial(player.choose, Insight(self.state, seat))

    def _check_move(self, seat: int, said: object) -> int:
        who = f"{self.names[seat]} on seat {seat} chose {str(said)[:40]!r}"
        if not isinstance(said, str):
            raise EntrantError(f"{who}, which is not a move, although the table waits for one")
        try:
            move = self.state.catalogue().parse(said)
        except NotationError as error:
            raise EntrantError(f"{who}: {error}") from None
        refusal = self.state.why_not(seat, move)
        if refusal is not None:
            raise EntrantError(f"{who}, which rule {refusal.rule} forbids")
        return move
