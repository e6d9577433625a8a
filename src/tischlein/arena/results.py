"""Results of a run: win rates, places and margins with their intervals, pairings, ratings, thinking times.

The unit is the deal. The games of a deal share their cards, so they are averaged first; means and 95 % intervals
(Student's t) are then over deals. Truncated games count only in `truncated`.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from statistics import fmean
from typing import Any, Final

from tischlein.arena.contest import Contest, DealResult, GameResult, ThinkingTime
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
class ArenaStanding:
    """Results of one player.

    wins      share of games won, over its seats; a shared win is split
    margin    its score minus the mean of the other seats, oriented so that more is better
    seconds   mean time per move with a choice; `longest` is the maximum
    """

    bot: str
    wins: Estimate | None
    place: Estimate | None
    margin: Estimate | None
    rating: Rating
    seconds: float | None
    longest: float


@dataclass(frozen=True)
class Pairing:
    """Share of seat pairs in the same game in which `bot` placed ahead of `other`; a tie counts half."""

    bot: str
    other: str
    beats: Estimate


@dataclass(frozen=True)
class ArenaSummary:
    """Results of a run; `fair_share` is the win rate of equally strong players."""

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
    )


def _standing(
    bot: str, deals: list[DealResult], games: list[GameResult], direction: int, rating: Rating
) -> ArenaStanding:
    thought = ThinkingTime()
    for game in games:
        for name, one in zip(game.lineup, game.thinking, strict=True):
            if name == bot:
                thought.add(one.moves, one.seconds, one.longest)
    figures = [[_figures(game, seat, direction) for game, seat in _seats(deal, bot)] for deal in deals]
    wins, place, margin = ([[seat[i] for seat in deal] for deal in figures] for i in range(3))
    return ArenaStanding(
        bot=bot,
        wins=estimate(wins, 0.0, 1.0),
        place=estimate(place, 1.0),
        margin=estimate(margin),
        rating=rating,
        seconds=thought.seconds / thought.moves if thought.moves else None,
        longest=thought.longest,
    )


def _seats(deal: DealResult, bot: str) -> Iterator[tuple[GameResult, int]]:
    """Yield the finished games of a player, with its seats."""
    for game in deal.games:
        if game.places is not None:
            yield from ((game, seat) for seat, name in enumerate(game.lineup) if name == bot)


def _figures(game: GameResult, seat: int, direction: int) -> tuple[float, float, float]:
    """Return win, place and margin of a seat."""
    places, scores = game.places or [], game.scores or []
    others = [score for other, score in enumerate(scores) if other != seat]
    win = 1 / places.count(1) if places[seat] == 1 else 0.0
    return win, float(places[seat]), direction * (scores[seat] - sum(others) / len(others))


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
    means = [sum(deal) / len(deal) for deal in by_deal if deal]
    n = len(means)
    if n == 0:
        return None
    mean = sum(means) / n
    if n == 1:
        return Estimate(mean, None, None)
    variance = sum((one - mean) ** 2 for one in means) / (n - 1)
    half = student_t(n - 1) * math.sqrt(variance / n)
    return Estimate(mean, max(least, mean - half), min(most, mean + half))


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
