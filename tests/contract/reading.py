"""The numbers of an observation, made a second time: from what a view says, fact by fact."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from tischlein import Table
from tischlein.core.observation import Observer
from tischlein.core.options import settle
from tischlein.core.rng import Rng
from tischlein.core.series import Series, game_in
from tischlein.games.registry import games

Numbers = Iterator[tuple[str, int]]
Named = Callable[[int], str]

SEATS = ("turn", "dealer", "starter", "roller", "forgot", "laid_by", "leader")
WORDS = ("phase", "colour", "trump")
COUNTS = ("direction", "owed", "offers", "round", "rounds", "raised", "ahead_of", "passes", "idle_turns", "last_round")

_OBSERVERS: dict[str, Observer] = {}


def observer_of(table: Table) -> Observer:
    """Made once for each kind of table: it takes a while for games with many cards."""
    key = f"{table.info.id} {table.seats} {table.options}"
    if key not in _OBSERVERS:
        options = settle(table.info.id, table.info.options, table.options)
        _OBSERVERS[key] = Observer(games()[table.info.id].new(options, table.seats, Rng(0)))
    return _OBSERVERS[key]


def observed(table: Table, viewer: int) -> dict[str, int]:
    """What an observation says, by the names of its layout; numbers that are 0 are left out."""
    observer = observer_of(table)
    row = observer.row(table.state, viewer)
    game = game_in(table.state).catalogue().game
    found: dict[str, int] = {}
    for names, number in zip(observer.layout, row, strict=True):
        by_game = dict(name.split(": ") for name in names.split(" | ")) if ": " in names else {game: names}
        assert game in by_game or number == 0
        if number:
            found[by_game[game]] = int(number)
    return found


def read(table: Table, viewer: int) -> dict[str, int]:
    """The same from the view."""
    view = table.state.view(viewer)
    zones, facts = view["zones"], view["table"]
    assert isinstance(zones, dict)
    assert isinstance(facts, dict)

    def named(seat: int) -> str:
        step = (seat - viewer) % table.seats
        return f"+{step}" if step else "self"

    numbers = [*_zones(zones, named, table.info.rulebook in ("xxl", "ex-hop"))]
    numbers += [(f"waits.{named(seat)}", 1) for seat, ask in table.waiting.items() if ask.must]
    for fact, value in facts.items():
        if value is not None:
            numbers += _fact(fact, value, named)
    if isinstance(table.state, Series):
        numbers += _series(table.state, facts, named)
    assert len({name for name, _ in numbers}) == len(numbers)
    return {name: number for name, number in numbers if number}


def _zones(zones: dict[str, Any], named: Named, single: bool) -> Numbers:
    for name, zone in zones.items():
        told = name if zone["seat"] is None else f"{name.rpartition('.')[0]}.{named(zone['seat'])}"
        yield f"{told} count", zone["count"]
        yield from _cards(told, zone["cards"], single and zone["kind"] not in ("hand", "tile", "tiles"))
        for depth, edge in enumerate(reversed(zone.get("edges", [])), 1):
            yield f"{told} edge.{depth}", 1 + 11 * "rgby".index(edge[0]) + int(edge[1:])


def _cards(name: str, cards: list[str], ordered: bool) -> Numbers:
    numbers = {card: place for place, card in enumerate(cards, 1)} if ordered else Counter(cards)
    yield from ((f"{name} {card}", number) for card, number in numbers.items())


def _fact(fact: str, value: Any, named: Named) -> Numbers:
    if fact in SEATS:
        yield f"{fact}={named(value)}", 1
    elif fact in WORDS:
        yield f"{fact}={value}", 1
    elif fact in (*COUNTS, "half"):
        yield fact, value
    else:
        yield from OTHERS[fact](value, named)


def _colours(letters: list[str], named: Named) -> Numbers:
    yield from ((f"colour.{named(seat)}={letter}", 1) for seat, letter in enumerate(letters))


def _offer(offer: dict[str, Any], named: Named) -> Numbers:
    yield f"gives={offer['gives']}", 1
    yield f"wants={offer['wants']}", 1


def _last(last: dict[str, Any], named: Named) -> Numbers:
    """The row scored last, or the last trick."""
    if last["winner"] is not None:
        yield f"last.winner={named(last['winner'])}", 1
    if "row" in last:
        yield f"last.row={last['row']}", 1
        yield "last.tile", int(last["tile"])
        yield from _cards("last", last["cards"], True)
    else:
        yield f"last.colour={last['colour']}", 1
        yield from _cards("last", [card for _, card in last["plays"]], True)
        yield from ((f"last.played.{named(seat)}", place) for place, (seat, _) in enumerate(last["plays"], 1))


def _plays(plays: list[list[Any]], named: Named) -> Numbers:
    yield from ((f"played.{named(seat)}", place) for place, (seat, _) in enumerate(plays, 1))


def _passed(passed: list[int], named: Named) -> Numbers:
    yield from ((f"passed.{named(seat)}", 1) for seat in passed)


def _dice(dice: list[str], named: Named) -> Numbers:
    yield from ((f"die.{number}={face}", 1) for number, face in enumerate(dice, 1))


def _factors(factors: dict[str, int], named: Named) -> Numbers:
    yield from ((f"factor.{letter}", factor) for letter, factor in factors.items())


def _track(track: list[dict[str, Any]], named: Named) -> Numbers:
    """From the back, and on a field from the top, which is on turn first."""
    stones = [(seat, spot["field"]) for spot in track for seat in reversed(spot["seats"])]
    for place, (seat, field) in enumerate(stones, 1):
        yield f"stone.{named(seat)}", place
        yield f"stone.{named(seat)} field", field


def _runs(runs: list[str | None], named: Named) -> Numbers:
    for pile, run in enumerate(runs, 1):
        if run is not None:
            yield f"run.{pile}={run[0]}", 1
            yield f"run.{pile} number", int(run[1:-1])
            yield f"run.{pile} step", 1 if run[-1] == "+" else -1


def _wanted(wanted: dict[str, int], named: Named) -> Numbers:
    yield from ((f"wanted.{letter}", number) for letter, number in wanted.items())


def _nothing(_: object, named: Named) -> Numbers:
    yield from ()


OTHERS: dict[str, Callable[[Any, Named], Numbers]] = {
    "colours": _colours,
    "offer": _offer,
    "last": _last,
    "plays": _plays,
    "passed": _passed,
    "dice": _dice,
    "factors": _factors,
    "track": _track,
    "runs": _runs,
    "wanted": _wanted,
    "current": _nothing,  # these three are read with the series
    "sheet": _nothing,
    "games": _nothing,
}


def _series(series: Series, facts: dict[str, Any], named: Named) -> Numbers:
    yield f"game={facts['current']}", 1
    yield "played", len(facts["sheet"])
    for seat in range(series.seats):
        yield f"total.{named(seat)}", sum(row[seat] for row in facts["sheet"])
    to_come = facts.get("games", [])[len(facts["sheet"]) + 1 :]
    yield from ((f"left.{game}", count) for game, count in Counter(to_come).items())
