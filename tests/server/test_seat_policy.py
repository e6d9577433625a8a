"""The people who may change a seat: every actor, every kind of holder, before and during a game (docs/server.md)."""

from __future__ import annotations

from itertools import product

import pytest

from tests.server.log_builder import LogBuilder
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.log_events import BotAdded, HandedOver, SeatCleared
from tischlein.server.messages import AbsentSeat, AddBot, ClearSeat, TakeSeat
from tischlein.server.seat_holders import PATIENCE

TARGET = 2
ACTORS = ["host", "seated", "stranger"]
HOLDERS = ["free", "bot", "there", "waited for", "kept waiting", "absent", "long absent", "replaced"]
"""Of people: present, asked for a move, asked for a minute, absent, absent for a minute, and away with a stand-in."""

ADD_BOT = {
    "gathering": {
        "free": {"host": BotAdded, "seated": BotAdded},
        "bot": {"host": BotAdded, "seated": BotAdded},
    },
    "playing": {
        "waited for": {"host": HandedOver, "seated": "not-away"},
        "kept waiting": {"host": HandedOver, "seated": HandedOver},
        "absent": {"host": HandedOver, "seated": "not-away"},
        "long absent": {"host": HandedOver, "seated": HandedOver},
    },
}
PEOPLE = [holder for holder in HOLDERS if holder not in ("free", "bot")]
CLEAR_SEAT = {
    "gathering": {
        "bot": {"host": SeatCleared, "seated": SeatCleared},
        **{person: {"host": SeatCleared, "seated": "not-host"} for person in PEOPLE},
        "absent": {"host": SeatCleared, "seated": "not-away"},
        "long absent": {"host": SeatCleared, "seated": SeatCleared},
    },
    "playing": {person: {"host": SeatCleared, "seated": "not-host"} for person in PEOPLE},
}
CASES = list(product(["gathering", "playing"], HOLDERS, ACTORS))


def outcome(command: AddBot | ClearSeat, phase: str, holder: str, actor: str) -> object:
    """Return the type of the event that a command leads to, or the code of the error."""
    log = LogBuilder(seats=3).people(0)
    if phase == "playing":
        log.bots(1)
        log.bots(TARGET) if holder == "bot" else log.people(TARGET)
        log.start()
        if holder in ("waited for", "kept waiting"):
            log.state.waiting_since = {TARGET: log.state.at}
        else:
            log.state.waiting_since = {0: log.state.at}
        if holder == "replaced":
            log.add(HandedOver("easy", "clock"), TARGET)
    elif holder == "bot":
        log.bots(TARGET)
    elif holder != "free":
        log.people(TARGET)
    now = log.state.at + (PATIENCE if holder in ("kept waiting", "long absent") else PATIENCE - 1)
    absent = [AbsentSeat(TARGET, log.state.at, True)] if "absent" in holder else []
    seat = {"host": None, "seated": 0, "stranger": None}[actor]
    entry = log.state.holders[0].entry if seat == 0 else 0
    who = Actor("guest", "G", seat, actor == "host", True, entry)
    try:
        decision = decide(log.state, who, command, now, lambda: absent)
    except CommandError as error:
        return error.code
    assert decision.seat == TARGET
    return type(decision.event)


def expected(table: dict[str, dict[str, dict[str, object]]], phase: str, holder: str, actor: str) -> object:
    if actor == "stranger":
        return "no-seat"
    return table[phase].get(holder, {}).get(actor, "not-now")


def cases() -> list[tuple[str, str, str]]:
    return [case for case in CASES if case[:2] != ("playing", "free")]


@pytest.mark.parametrize(("phase", "holder", "actor"), cases())
def test_who_may_let_a_computer_player_play(phase: str, holder: str, actor: str) -> None:
    assert outcome(AddBot("1", TARGET, "easy"), phase, holder, actor) == expected(ADD_BOT, phase, holder, actor)  # type: ignore[arg-type]


@pytest.mark.parametrize(("phase", "holder", "actor"), cases())
def test_who_may_take_a_seat_from_its_holder(phase: str, holder: str, actor: str) -> None:
    assert outcome(ClearSeat("1", TARGET), phase, holder, actor) == expected(CLEAR_SEAT, phase, holder, actor)  # type: ignore[arg-type]


def test_a_person_who_is_removed_during_a_game_is_replaced_and_loses_the_key() -> None:
    log = LogBuilder().people(0, 1, 2).start()
    key = log.state.seat_key(2)
    log.add(SeatCleared(), 2)
    holder = log.state.holders[2]
    assert (holder.kind, holder.name, holder.guest, holder.entry) == ("bot", "P2", "", 0)
    assert (log.state.seat_key(2), key is None) == (None, False)


def sit(log: LogBuilder, seat: int | None = None) -> int | str | None:
    try:
        return decide(log.state, Actor("new", "N", None, False, True), TakeSeat("1", seat), log.state.at).seat
    except CommandError as error:
        return error.code


def test_newcomers_take_free_seats_first_and_then_those_of_computer_players() -> None:
    log = LogBuilder(seats=4).people(0).bots(1, 3)
    assert sit(log) == 2
    log.people(2)
    assert sit(log) == 1
    log.people(1, 3)
    assert sit(log) == "no-free-seat"


def test_during_a_game_newcomers_choose_the_computer_player() -> None:
    log = LogBuilder(seats=3).people(0).bots(1, 2).start()
    assert sit(log) == "no-free-seat"
    assert sit(log, 2) == 2


def test_the_summary_counts_people_only() -> None:
    log = LogBuilder(seats=4).people(0).bots(1, 2, 3)
    assert (log.state.summary().taken, log.state.summary().people) == (1, ["P0"])
