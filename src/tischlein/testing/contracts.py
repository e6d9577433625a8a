"""What every game promises: each check takes a table in any position and raises AssertionError."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from tischlein.core.bits import members
from tischlein.core.events import Event
from tischlein.core.game import GameInfo
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.observation import Observer
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.core.scene import Scene
from tischlein.core.state import State
from tischlein.table.table import IllegalMove, Table
from tischlein.table.take_back import TakeBackRefused, reveals, take_back
from tischlein.testing.faults import GameFault
from tischlein.testing.view_features import check_matches_view, observer_of

MAX_MOVES: Final = 100_000
"""Moves after which a random game counts as endless."""


def legal(state: State, seat: int) -> list[int]:
    found = MoveList()
    state.legal(seat, found)
    return found.sorted()


def option_sets(info: GameInfo) -> list[dict[str, Any]]:
    """Return sets of options: the defaults, each option alone, and all switches together."""
    flags = [option.name for option in info.options if option.values == [False, True]]
    others = [
        {option.name: value} for option in info.options for value in option.values[1:2] if option.name not in flags
    ]
    return [{}, *({name: True} for name in flags), *others, dict.fromkeys(flags, True)]


def walk(table: Table, rng: Rng, limit: int = MAX_MOVES) -> Iterator[Table]:
    """Yield the table before each move of a random game, and at its end."""
    player = RandomPlayer(rng, table.info.random_stalls)
    while not table.over:
        if len(table.log) >= limit:
            raise GameFault(f"a random game did not end within {limit} moves")
        yield table
        if table.state.must == 0:
            raise GameFault("the game is not over, but nobody has to move")
        player.choose(table.state)
        move = table.state.catalogue().notations[player.move]
        try:
            table.make(player.seat, move)
        except IllegalMove as error:
            text = f"{move} is among the legal moves of seat {player.seat}, but rule {error.refusal.rule} refuses it"
            raise GameFault(text) from None
    yield table


def viewers(table: Table) -> list[int | None]:
    return [*range(table.seats), None]


def check_legal_moves(table: Table) -> None:
    """Check that `legal`, `why_not`, `must`/`may` and purposeful moves agree."""
    state = table.state
    size = len(state.catalogue().notations)
    for seat in range(table.seats):
        allowed = [move for move in range(size) if state.why_not(seat, move) is None]
        assert legal(state, seat) == allowed, f"seat {seat}: legal and why_not disagree"
        waits = bool((state.must | state.may) >> seat & 1)
        assert waits == bool(allowed), f"seat {seat} waits without a move, or moves without waiting"
        purposeful = MoveList()
        state.purposeful(seat, purposeful)
        assert set(purposeful.sorted()) <= set(allowed), f"seat {seat}: a purposeful move is not legal"
        if allowed:
            rng = Rng(len(allowed))
            for is_purposeful, among in ((True, purposeful.sorted()), (False, allowed)):
                found = all(state.random_move(seat, is_purposeful, rng, MoveList()) in among for _ in range(5))
                assert found, f"seat {seat}: random_move returns a move that is not allowed"
        assert bool(purposeful.size) == bool(allowed), f"seat {seat} has legal moves, but no purposeful one"


def check_illegal_moves_change_nothing(table: Table, rng: Rng) -> None:
    notations = table.state.catalogue().notations
    before, log, seen = table.position(), list(table.log), len(table.events(None))
    for _ in range(5):
        seat, move = int(rng.below(table.seats)), notations[rng.below(len(notations))]
        if table.why_not(seat, move) is not None:
            try:
                table.play(seat, move)
            except IllegalMove:
                continue
            raise AssertionError(f"seat {seat} could play {move}, which why_not forbids")
    after = (table.position(), table.log, len(table.events(None)))
    assert after == (before, log, seen), "a refused move has changed something"


def check_clones_are_apart(table: Table, rng: Rng) -> None:
    """Check that a clone and its original do not affect each other."""
    save = table.info.save
    before = save(table.state)
    twin = table.state.clone()
    assert save(twin) == before, "a clone differs from what it was cloned from"
    third = twin.clone()
    player = RandomPlayer(rng)
    for _ in range(20):
        if not twin.over:
            player.step(twin)
    assert save(table.state) == before, "what happens to a clone changes the original"
    assert save(third) == before, "what happens to the original changes its clone"


def check_cards(state: State, box: list[int]) -> None:
    """Check that every card of the box is somewhere, once."""
    assert state.census() == box, "a card is missing, or there is one too many"


def check_position_plays_on_alike(table: Table, rng: Rng) -> None:
    position = table.position()
    try:
        json.dumps(position)
    except TypeError as error:
        raise GameFault(f"the position is not ready for JSON: {error}") from None
    for again in (Table(position=position), Table(position=table.position_text())):
        assert again.position() == position, "a saved position loads as a different one"
        one, other = table.state.clone(), again.state.clone()
        player = RandomPlayer(rng)
        for _ in range(15):
            if one.over:
                break
            player.choose(one)
            one.apply(player.seat, player.move)
            other.apply(player.seat, player.move)
        assert table.info.save(one) == table.info.save(other), "a loaded position plays on differently"


def check_fold_is_view(table: Table) -> None:
    """Check that a viewer's events, folded, give the scene that the state's allow-list gives."""
    for viewer in viewers(table):
        scene = Scene(viewer)
        for event in table.events(viewer):
            scene.fold(dict(event))
        view = table.state.view(viewer)
        folded, seen = scene_facts(scene), view_facts(view)
        assert folded == seen, f"viewer {viewer}: the events say {_difference(folded, seen)}, but the view does not"
        order = _order_in(scene) == _order_of(table.view(viewer))
        assert order, f"viewer {viewer}: the events leave the cards in another order than the view"


def _difference(folded: dict[str, Any], seen: dict[str, Any]) -> str:
    """Return the first zone or fact in which two scenes differ, with its value in the first."""
    for part in ("zones", "table"):
        for name in dict.fromkeys([*folded[part], *seen[part]]):
            if folded[part].get(name) != seen[part].get(name):
                return f"{name} = {folded[part].get(name)}"
    return "other zones"


def scene_facts(scene: Scene) -> dict[str, Any]:
    """Return what a scene shows, in the same form as `view_facts`."""
    zones = {
        name: (
            zone.kind,
            zone.seat,
            len(zone.items),
            sorted(item.card for item in zone.items if item.card is not None),
            [item.edge for item in zone.items[:-1]] if zone.kind == "fan" else [],
        )
        for name, zone in scene.zones.items()
    }
    return {"zones": zones, "table": scene.table}


def _order_in(scene: Scene) -> dict[str, Any]:
    """Return what zones show, and their cards and handles from bottom to top; hands are sorted."""
    return {
        name: _zone_order(zone.kind, zone.shows, [item.card for item in zone.items], scene.ids(name, []))
        for name, zone in scene.zones.items()
    }


def _order_of(view: dict[str, Any]) -> dict[str, Any]:
    """Return the same for a view, which lists handles of open cards first; covered cards are below them."""
    return {
        name: _zone_order(
            zone["kind"],
            zone["shows"],
            [None] * (zone["count"] - len(zone["cards"])) + zone["cards"],
            zone["ids"][len(zone["cards"]) :] + zone["ids"][: len(zone["cards"])],
        )
        for name, zone in view["zones"].items()
    }


def _zone_order(kind: str, shows: str, cards: list[str | None], ids: list[str]) -> tuple[Any, ...]:
    if kind == "hand":
        return shows, sorted(ids)
    return shows, cards, ids


def view_facts(view: dict[str, Any]) -> dict[str, Any]:
    """Return what a view shows, in the same form as `scene_facts`."""
    zones = {
        name: (zone["kind"], zone["seat"], zone["count"], sorted(zone["cards"]), zone.get("edges", []))
        for name, zone in view["zones"].items()
    }
    return {"zones": zones, "table": view["table"]}


# --- no leak

View = Callable[[Table, int | None], Any]
SeenBy = Callable[[Event, int | None], dict[str, Any]]


def table_view(table: Table, viewer: int | None) -> Any:
    return table.view(viewer)


def seen_by(event: Event, viewer: int | None) -> dict[str, Any]:
    return event.seen_by(viewer)


def check_no_leak(table: Table, rng: Rng, view: View = table_view, seen: SeenBy = seen_by) -> None:
    """Check that a seat's view, moves, asks, events and handles are equal in all states it cannot tell apart."""
    real = table.state
    for seat in range(table.seats):
        other = real.resample(seat, rng)
        assert other.census() == real.census(), f"resample for seat {seat} loses a card"
        position = table.position() | table.info.save(other)
        assert Table(position=position).position() == position, "a resampled state is not a valid position"
        before = json.dumps([view(table, seat), legal(real, seat)], sort_keys=True)
        table.state = other
        try:
            after = json.dumps([view(table, seat), legal(other, seat)], sort_keys=True)
        finally:
            table.state = real
        assert before == after, f"seat {seat} can tell the states apart"
        _check_what_others_do_looks_alike(table, seat, other, rng, seen)
        for waiting in members(real.must):
            assert legal(other, waiting), f"seat {waiting} is asked, but has no move"


def _check_what_others_do_looks_alike(table: Table, viewer: int, other: State, rng: Rng, seen: SeenBy) -> None:
    real = table.state
    for mover in members(real.must | real.may):
        both = [move for move in legal(real, mover) if move in legal(other, mover)]
        if mover == viewer or not both:
            continue
        move = both[rng.below(len(both))]
        stories = [_visible_events(table, state, viewer, mover, move, seen) for state in (real, other)]
        # What the rules reveal may happen in one state only, such as a seat being skipped.
        common = min((story.index(REVEALED) for story in stories if REVEALED in story), default=None)
        assert stories[0][:common] == stories[1][:common], f"seat {viewer} sees {move} of seat {mover} differently"


REVEALED = "…"


def _visible_events(table: Table, state: State, viewer: int, mover: int, move: int, seen: SeenBy) -> list[str]:
    """Return what a viewer sees of a move, with handles, up to a reveal and without the faces of its own draws."""
    state = state.clone()
    journal: list[Event] = []
    state.listen(journal)
    state.apply(mover, move)
    scene = table._scenes.scene(viewer).clone()
    visible = []
    for event in journal:
        if reveals(table, event):
            visible.append(REVEALED)
            break
        happened = scene.fold(seen(event, viewer))
        for shift in happened.get("shifts", []):
            if shift["to"] == f"hand.{viewer}":
                shift.pop("cards", None)
        visible.append(json.dumps(happened, sort_keys=True))
    return visible


def check_insight(table: Table, rng: Rng) -> None:
    """Check that an insight depends only on what its seat knows: it is equal in all states it cannot tell apart."""
    for seat in range(table.seats):
        other = table.state.resample(seat, rng)
        one, two = (Insight(state, seat) for state in (table.state, other))
        save = table.info.save
        assert save(one._whole) == save(two._whole), f"the insight of seat {seat} depends on hidden cards"
        assert one.view() == table.state.view(seat), f"the insight of seat {seat} has another view than the seat"
        assert one.legal() == legal(table.state, seat), f"the insight of seat {seat} has other moves than the seat"
        same = one.sample(rng).view(seat)["zones"] == one.view()["zones"]
        assert same, f"a sample of the insight of seat {seat} looks different to it"


LATER = 15
"""Number of moves for which two states are continued."""


def check_insight_later(table: Table, rng: Rng) -> None:
    """Check that what a seat learns later does not depend on hidden cards either.

    As long as a seat sees the same in two states that it could not tell apart, its insights are equal.
    """
    seat = int(rng.below(table.seats))
    states = (table.state.clone(), table.state.resample(seat, rng))
    journals: tuple[list[Event], list[Event]] = ([], [])
    for state, journal in zip(states, journals, strict=True):
        state.listen(journal)
    player = RandomPlayer(rng, table.info.random_stalls)
    for _ in range(LATER):
        player.choose(states[0])
        if player.move not in legal(states[1], player.seat):
            return
        for state in states:
            state.apply(player.seat, player.move)
        seen = [[event.seen_by(seat) for event in journal] for journal in journals]
        if seen[0] != seen[1] or states[0].over:
            return
        given = [table.info.save(Insight(state, seat)._whole) for state in states]
        assert given[0] == given[1], f"the insight of seat {seat} depends on hidden cards"


Row = Callable[[Observer, State, int], list[int]]


def row_of(observer: Observer, state: State, seat: int) -> list[int]:
    return list(observer.row(state, seat))


def check_observation(table: Table, rng: Rng, row: Row = row_of) -> None:
    """Check that observations match views, and are equal in all states that the seat cannot tell apart."""
    observer = observer_of(table)
    for seat in range(table.seats):
        check_matches_view(table, seat)
        real = row(observer, table.state, seat)
        for other in (table.state.resample(seat, rng), Insight(table.state, seat)._whole):
            assert row(observer, other, seat) == real, f"the observation of seat {seat} contains what it cannot know"


def check_public_moves(table: Table, rng: Rng) -> None:
    """Check that moves with the same public move look alike to all other seats."""
    state = table.state
    for mover in members(state.must | state.may):
        first: dict[int, int] = {}
        for move in legal(state, mover):
            twin = first.setdefault(int(state.public_move(mover, move)), move)
            if twin != move:
                viewer = (mover + 1 + int(rng.below(table.seats - 1))) % table.seats
                one, two = (_visible_events(table, state, viewer, mover, each, seen_by) for each in (twin, move))
                common = min((story.index(REVEALED) for story in (one, two) if REVEALED in story), default=None)
                assert one[:common] == two[:common], f"seat {viewer} can tell {twin} from {move}"


TakeBackRule = Callable[[Table, int, list[int]], Table]
WORLDS = 6
"""States that a viewer cannot tell apart, in which moves that were taken back are made again."""


def check_take_back(table: Table, rng: Rng, rule: TakeBackRule = take_back) -> None:
    """Check that after a take-back the table is as before, and nobody has learned anything but a card given away."""
    for seat in {mover for mover, _ in table.log[-table.seats :]}:
        for people in ([seat], list(range(table.seats))):
            try:
                earlier = rule(table, seat, people)
            except TakeBackRefused:
                continue
            _check_is_rewound(table, earlier, seat)
            for viewer in people:
                _check_nothing_learned(table, earlier, seat, viewer, rng)


def _check_is_rewound(table: Table, earlier: Table, seat: int) -> None:
    undone = len(earlier.log)
    assert earlier.log == table.log[:undone], f"a take-back of seat {seat} changes earlier moves"
    assert table.log[undone][0] == seat, f"a take-back of seat {seat} begins with a move of another seat"
    twin = Table.replay(table.opened_again().record())
    for mover, notation in earlier.log:
        twin.make(mover, notation)
    for viewer in viewers(table):
        alike = twin.view(viewer) == earlier.view(viewer) and twin.events(viewer) == earlier.events(viewer)
        assert alike, f"after a take-back, seat {viewer} does not see what it saw before the move"


def _check_nothing_learned(table: Table, earlier: Table, seat: int, viewer: int, rng: Rng) -> None:
    """Check that what was taken back looks the same in most worlds that the viewer thought possible.

    The rule samples worlds as well, so it may allow what was nearly certain before, but nothing that is news.
    """
    undone = table.log[len(earlier.log) :]
    real = _seen_of(earlier.state.clone(), undone, seat, viewer)
    possible = earlier.insight(viewer)
    stories = [_seen_of(possible.sample_whole(rng), undone, seat, viewer) for _ in range(WORLDS)]
    if viewer != seat:
        stories = [story for story in stories if story]  # the seat gave away that it could make the move
    surprised = sum(story != real for story in stories)
    assert 2 * surprised <= len(stories), f"seat {viewer} has learned something from a move that seat {seat} took back"


def _seen_of(state: State, moves: list[tuple[int, str]], seat: int, viewer: int) -> str:
    """Return what a viewer sees of moves, and the table after them; nothing if the seat cannot make its move."""
    journal: list[Event] = []
    state.listen(journal)
    for mover, notation in moves:
        move, allowed = int(state.catalogue().parse(notation)), legal(state, mover)
        if move not in allowed and mover == seat:
            return ""
        if not allowed:
            return "another seat is asked"
        state.apply(mover, move if move in allowed else allowed[0])  # a secret choice looks like any other
    asks = [state.ask(asked) for asked in members(state.must | state.may)]
    return json.dumps([[seen_by(event, viewer) for event in journal], asks, state.view(viewer), legal(state, viewer)])


def check_notation(table: Table) -> None:
    """Check that every notation of the catalogue parses to its move."""
    catalogue = table.state.catalogue()
    for number, notation in enumerate(catalogue.notations):
        assert notation == notation.strip() != "", f"the notation {notation!r} of move {number} is empty or has spaces"
        assert catalogue.parse(notation) == number, f"the notation {notation!r} means two moves"


def check_all(table: Table, rng: Rng, box: list[int]) -> None:
    check_legal_moves(table)
    check_illegal_moves_change_nothing(table, rng)
    check_clones_are_apart(table, rng)
    check_cards(table.state, box)
    check_position_plays_on_alike(table, rng)
    check_fold_is_view(table)
    if not table.over:
        check_no_leak(table, rng)
        check_insight(table, rng)
        check_insight_later(table, rng)
        check_observation(table, rng)
        check_public_moves(table, rng)


def check_replay(table: Table) -> None:
    record = json.loads(json.dumps(table.record()))
    again = Table.replay(record)
    assert again.record() == record, "a record replays to a different one"
    assert again.position() == table.position(), "a record replays to a different position"
    same = [again.events(viewer) for viewer in viewers(table)] == [table.events(viewer) for viewer in viewers(table)]
    assert same, "a record replays with different events"
