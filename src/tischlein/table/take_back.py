"""Take-backs: a move may be taken back only as long as nobody has been shown anything new since.

A move of the asking seat, and the moves of others after it, can be taken back if

- the others' moves since were secret choices, of which the table saw nothing but that they were made;
- no chance was involved: no dice, no shuffle, no new deal;
- no event revealed something hidden, as the game declares (`GameInfo.reveals`);
- no person saw a card that it could not know, such as one drawn from the stock;
- all of it would have looked the same in other worlds that each person thought possible. This finds what no event
  says, such as that the next player can play at all. The worlds are a sample, so what remains is what was nearly
  certain before.

A card that the asking seat itself played from its hand does not count: it gave it away, and the others may keep it in
mind. What computer players saw does not count either, since they choose from the state and forget what is undone.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from typing import Final, Literal

from tischlein.core.bits import members
from tischlein.core.errors import TischleinError
from tischlein.core.events import Event, Shift, is_visible
from tischlein.core.insight import Insight
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.core.series import current_game
from tischlein.core.state import State
from tischlein.core.zones import Zone
from tischlein.table.table import Table

Reason = Literal["none", "over", "moved", "chance", "revealed", "seen", "shown"]
SENTENCES: Final[dict[Reason, str]] = {
    "none": "that seat has not made a move that it could take back",
    "over": "the game is over",
    "moved": "another player has moved since",
    "chance": "dice, a shuffle or a new deal has decided something since",
    "revealed": "something hidden was revealed since",
    "seen": "the player has seen a new card since",
    "shown": "another player has seen a new card since",
}
WORLDS: Final = 64
"""Worlds that a person thought possible in which the moves are compared."""


class TakeBackRefused(TischleinError):
    """A move that cannot be taken back; `reason` says why, as a key of `SENTENCES`. Nothing has changed."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(f"the move stands: {SENTENCES[reason]}")
        self.reason: Final = reason


def take_back(table: Table, seat: int, people: Iterable[int]) -> Table:
    """Return the table as it was before the seat's last move; raise TakeBackRefused if the move stands.

    `people` are the seats of persons; all others are computer players.
    """
    if table.over:
        raise TakeBackRefused("over")
    if all(mover != seat for mover, _ in table.log):
        raise TakeBackRefused("none")
    earlier = table.rewound(seat)
    reason = _why_not(table, earlier, seat, {seat, *people})
    if reason is not None:
        raise TakeBackRefused(reason)
    return earlier


def reveals(table: Table, event: Event) -> bool:
    """Return whether an event reveals something hidden, as the game declares."""
    named = list(table.info.reveals)
    for option, kinds in table.info.reveals_with.items():
        if table.options.get(option):
            named += kinds
    return bool(event.shown) or event.kind in named or f"{event.kind}-{event.facts.get('why')}" in named


def _why_not(table: Table, earlier: Table, seat: int, people: set[int]) -> Reason | None:
    state, journal = earlier.state.clone(), list[Event]()
    state.listen(journal)
    undone = table.log[len(earlier.log) :]
    zones = {zone.name: zone for zone in current_game(state).zones()}
    chance = current_game(state).rng.save()
    for mover, notation in undone:
        number = state.catalogue().parse(notation)
        if mover != seat and not _is_secret(state, mover, number):
            return "moved"
        state.apply(mover, number)
    if current_game(state).rng.save() != chance or any(event.kind == "setup" for event in journal):
        return "chance"
    if any(reveals(earlier, event) for event in journal):
        return "revealed"
    if any(_shows_new(event, zones, seat, seat) for event in journal):
        return "seen"
    if any(_shows_new(event, zones, person, seat) for person in people for event in journal):
        return "shown"
    rng = Rng(int(hashlib.sha256(f"{table.seed}/{len(table.history)}".encode()).hexdigest()[:15], 16))
    if not all(_looks_alike(earlier.state, undone, seat, viewer, rng) for viewer in people):
        return "revealed"
    return None


def _looks_alike(before: State, moves: list[tuple[int, str]], seat: int, viewer: int, rng: Rng) -> bool:
    """Return whether moves look the same to a viewer in all sampled worlds in which the asking seat can make them."""
    real = _story(before.clone(), moves, seat, viewer)
    possible = Insight(before, viewer)  # samples of the real state would lean towards it
    for _ in range(WORLDS):
        story = _story(possible.sample_whole(rng), moves, seat, viewer)
        if story != real and (story is not None or viewer == seat):
            return False
    return True


def _story(state: State, moves: list[tuple[int, str]], seat: int, viewer: int) -> list[object] | None:
    """Return what a viewer sees of moves and after them; None if the asking seat cannot make them in this world."""
    journal: list[Event] = []
    state.listen(journal)
    for mover, notation in moves:
        move, legal = int(state.catalogue().parse(notation)), _legal_moves(state, mover)
        if move not in legal:
            if mover == seat:
                return None
            if not legal:
                return []
            move = legal[0]  # a secret choice looks like any other
        state.apply(mover, move)
    seen = [event.seen_by(viewer) for event in journal]
    asked = [(asked, state.ask(asked)) for asked in members(state.must | state.may)]
    return [seen, asked, state.view(viewer), _legal_moves(state, viewer)]


def _legal_moves(state: State, seat: int) -> list[int]:
    """Return the numbers of a seat's legal moves in order."""
    found = MoveList()
    state.legal(seat, found)
    return found.sorted()


def _is_secret(state: State, seat: int, move: int) -> bool:
    """Return whether others see nothing of a move but that one was made: all legal moves look the same to them."""
    looks = state.public_move(seat, move)
    return looks < 0 and all(state.public_move(seat, other) == looks for other in _legal_moves(state, seat))


def _shows_new(event: Event, zones: dict[str, Zone], viewer: int, seat: int) -> bool:
    """Return whether an event shows a viewer something new, except what the asking seat gave away itself."""
    for shift in event.shifts:
        zone = zones.get(shift.source)
        if is_visible(shift.visible_to, viewer) and not (zone is not None and _is_known(zone, shift, (viewer, seat))):
            return True
    return bool(event.secret) and viewer != event.seat and is_visible(event.visible_to, viewer)


def _is_known(zone: Zone, shift: Shift, owners: tuple[int, int]) -> bool:
    """Return whether the cards of a shift were in sight, or in the hand of one of these seats."""
    if zone.shows in ("owner", "known"):
        return zone.seat in owners
    return zone.shows == "all" or (zone.shows == "top" and len(shift.cards) == 1)
