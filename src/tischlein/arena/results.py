"""Results of a run: win rates, places and margins with their intervals, pairings, ratings, thinking times.

If luck was measured, win rates, places and margins are also given without it.

The unit is the deal. The games of a deal share their cards, so they are averaged first; means and 95 % intervals
(Student's t) are then over deals. Truncated games count only in `truncated`.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any, Final

from tischlein.arena.contest import Contest, DealResult, GameResult, ThinkingTime
from tischlein.arena.correction import Correction, SeatOutcome, outcome_of
from tischlein.parallel.errors import import_optional

Z: Final = 1.959964


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its 95 % interval, which needs at least two deals."""

    mean: float
    low: float | None
    high: float | None


@dataclass(frozen=True)
class Rating:
    """A Plackett–Luce rating by openskill: strength, uncertainty, and strength minus three times the uncertainty."""

    mu: float
    sigma: float
    ordinal: float


@dataclass(frozen=True)
class LucklessResult:
    """Results of one player without luck, whose expectations are those of its results as played.

    saved   how many times fewer deals suffice for such an interval of wins: the ratio of the variances over deals
    """

    wins: Estimate
    place: Estimate
    margin: Estimate
    saved: float | None


@dataclass(frozen=True)
class ArenaStanding:
    """Results of one player.

    wins      share of games won, over its seats; a shared win is split
    margin    its score minus the mean of the other seats, oriented so that more is better
    seconds   mean time per move with a choice; `longest` is the maximum
    luckless  the first three again without luck, if that was measured
    """

    bot: str
    wins: Estimate | None
    place: Estimate | None
    margin: Estimate | None
    rating: Rating
    seconds: float | None
    longest: float
    luckless: LucklessResult | None = None


@dataclass(frozen=True)
class Pairing:
    """Share of seat pairs in the same game in which `bot` placed ahead of `other`; a tie counts half."""

    bot: str
    other: str
    beats: Estimate


@dataclass(frozen=True)
class ArenaSummary:
    """Results of a run; `fair_share` is the win rate of equally strong players.

    correction  how luck was measured; None if it was not
    """

    game: str
    seats: int
    options: dict[str, Any]
    seed: int
    deals: int
    games: int
    truncated: int
    moves: float
    fair_share: float
    standings: list[ArenaStanding]
    pairings: list[Pairing]
    correction: Correction | None = None


def summarize(contest: Contest, deals: Iterable[DealResult]) -> ArenaSummary:
    """Summarize the deals in the order of their numbers."""
    deals = sorted(deals, key=lambda deal: deal.deal)
    games = [game for deal in deals for game in deal.games]
    whole = [game for game in games if game.places is not None]
    bots = list(dict.fromkeys(contest.bots))
    ratings = compute_ratings(bots, whole)
    direction = orientation(whole)
    return ArenaSummary(
        game=contest.game,
        seats=contest.seats,
        options=contest.options,
        seed=contest.seed,
        deals=len(deals),
        games=len(games),
        truncated=len(games) - len(whole),
        moves=sum(game.moves for game in games) / len(games),
        fair_share=1 / contest.seats,
        standings=[_standing(bot, deals, games, direction, ratings[bot]) for bot in bots],
        pairings=list(_pairings(bots, deals)),
        correction=contest.correction,
    )


def _standing(
    bot: str, deals: list[DealResult], games: list[GameResult], direction: int, rating: Rating
) -> ArenaStanding:
    thought = ThinkingTime()
    for game in games:
        for name, one in zip(game.lineup, game.thinking, strict=True):
            if name == bot:
                thought.add(one.moves, one.seconds, one.longest)
    played = [[_outcome(game, seat) for game, seat in _seats(deal, bot)] for deal in deals]
    wins, place, margin = _columns(played, direction)
    return ArenaStanding(
        bot=bot,
        wins=estimate(wins, 0.0, 1.0),
        place=estimate(place, 1.0),
        margin=estimate(margin),
        rating=rating,
        seconds=thought.seconds / thought.moves if thought.moves else None,
        longest=thought.longest,
        luckless=_luckless(bot, deals, direction, wins),
    )


def _columns(outcomes: list[list[SeatOutcome]], direction: int) -> tuple[list[list[float]], ...]:
    """Return wins, places and margins by deal; better margins are larger."""
    return (
        [[one.win for one in deal] for deal in outcomes],
        [[one.place for one in deal] for deal in outcomes],
        [[direction * one.margin for one in deal] for deal in outcomes],
    )


def _luckless(bot: str, deals: list[DealResult], direction: int, raw: list[list[float]]) -> LucklessResult | None:
    """Return the results of a player without luck; an interval may reach beyond what is possible in a game."""
    corrected = [
        [_outcome(game, seat).plus(game.luck[seat].total, -1.0) for game, seat in _seats(deal, bot) if game.luck]
        for deal in deals
    ]
    wins, place, margin = map(estimate, _columns(corrected, direction))
    if wins is None or place is None or margin is None:
        return None
    return LucklessResult(wins, place, margin, _variance_ratio(raw, _columns(corrected, direction)[0]))


def _variance_ratio(one: list[list[float]], other: list[list[float]]) -> float | None:
    """Return the ratio of the variances over deals; None if there are too few, or all are alike."""
    spreads = [variance(means) if len(means) > 1 else 0.0 for means in (_means(one), _means(other))]
    return spreads[0] / spreads[1] if min(spreads) > 0 else None


def _seats(deal: DealResult, bot: str) -> Iterator[tuple[GameResult, int]]:
    """Yield the finished games of a player, with its seats."""
    for game in deal.games:
        if game.places is not None:
            yield from ((game, seat) for seat, name in enumerate(game.lineup) if name == bot)


def _outcome(game: GameResult, seat: int) -> SeatOutcome:
    return outcome_of(game.places or [], game.scores or [], seat)


def _pairings(bots: list[str], deals: list[DealResult]) -> Iterator[Pairing]:
    for bot in bots:
        for other in bots:
            beats = estimate([list(_meetings(deal, bot, other)) for deal in deals], 0.0, 1.0)
            if bot != other and beats is not None:
                yield Pairing(bot, other, beats)


def _meetings(deal: DealResult, bot: str, other: str) -> Iterator[float]:
    for game, seat in _seats(deal, bot):
        places = game.places or []
        for opposite, name in enumerate(game.lineup):
            if name == other:
                yield 0.5 * (1 + _sign(places[opposite] - places[seat]))


def orientation(games: list[GameResult]) -> int:
    """Return 1 if more points are better, -1 if fewer are: do better places mostly have more points?"""
    agreement = 0
    for game in games:
        pairs = list(zip(game.places or [], game.scores or [], strict=True))
        agreement += sum(_sign(b[0] - a[0]) * _sign(a[1] - b[1]) for a in pairs for b in pairs)
    return 1 if agreement >= 0 else -1


def _sign(number: int) -> int:
    return (number > 0) - (number < 0)


def estimate(by_deal: list[list[float]], least: float = -math.inf, most: float = math.inf) -> Estimate | None:
    """Return the mean of the deals' means, leaving out deals without values."""
    means = _means(by_deal)
    n = len(means)
    if n == 0:
        return None
    mean = sum(means) / n
    if n == 1:
        return Estimate(mean, None, None)
    half = student_t(n - 1) * math.sqrt(variance(means, mean) / n)
    return Estimate(mean, max(least, mean - half), min(most, mean + half))


def _means(by_deal: list[list[float]]) -> list[float]:
    return [sum(deal) / len(deal) for deal in by_deal if deal]


def student_t(freedom: int) -> float:
    """Return half the width of a 95 % interval of Student's t: tabulated for one and two degrees of freedom, else by
    the Cornish–Fisher expansion, which is accurate to three digits."""
    if freedom <= 2:
        return (12.7062, 4.3027)[freedom - 1]
    z, v = Z, freedom
    return (
        z
        + (z**3 + z) / (4 * v)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * v**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * v**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * v**4)
    )


def compute_ratings(bots: list[str], games: list[GameResult]) -> dict[str, Rating]:
    """Return ratings after all games in order. A player on several seats enters once for each, with the same rating,
    and keeps the mean of the results: cautious, since the seats of one player are not independent."""
    model = import_optional("openskill.models", "arena").PlackettLuce()
    ratings = {bot: model.rating() for bot in bots}
    for game in games:
        if len(set(game.lineup)) > 1:
            teams = [[model.rating(ratings[name].mu, ratings[name].sigma)] for name in game.lineup]
            after: dict[str, list[Any]] = defaultdict(list)
            for name, (one,) in zip(game.lineup, model.rate(teams, ranks=game.places), strict=True):
                after[name].append(one)
            for name, ones in after.items():
                ratings[name] = model.rating(fmean(one.mu for one in ones), fmean(one.sigma for one in ones))
    return {bot: Rating(one.mu, one.sigma, one.ordinal()) for bot, one in ratings.items()}
