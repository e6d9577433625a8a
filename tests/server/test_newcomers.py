"""Newcomers during a game: nobody sees a computer player's cards without the consent of the host."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import UNSET

from tests.server.in_process import Client, connect, open_table_with, run_with_host
from tests.server.log_builder import LogBuilder
from tischlein.server import messages
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.host import TableHost
from tischlein.server.log_events import (
    AnyLogEvent,
    GameEnded,
    SeatAsked,
    SeatDeclined,
    SeatGranted,
    SeatLeft,
    SeatTaken,
)
from tischlein.server.messages import AnswerNewcomer, CommandDone, SeatRequest, StartGame, TakeSeat, Welcome

BOT = 1


def newcomer(name: str = "Eve", *, host: bool = False, invited: bool = True) -> Actor:
    return Actor(f"guest-{name}", name, None, host, invited)


def playing() -> LogBuilder:
    """Return a game of a person and two computer players."""
    return LogBuilder(seats=3).people(0).bots(1, 2).start()


def decide_event(log: LogBuilder, actor: Actor, seat: int = BOT) -> AnyLogEvent:
    return decide(log.state, actor, TakeSeat("c", seat), log.state.at).event


def refusal(log: LogBuilder, actor: Actor, command: messages.AnyCommand) -> tuple[str, str]:
    """Return the code and the text with which a command is refused."""
    with pytest.raises(CommandError) as refused:
        decide(log.state, actor, command, log.state.at)
    return refused.value.code, str(refused.value)


async def open_game(table_host: TableHost) -> tuple[str, Client, Client]:
    """Open a table, and return it with its host, who plays, and a newcomer with the invitation."""
    table, [ada] = await open_table_with(table_host, "Ada", bots=2, pace=10_000)
    host = await connect(table_host, table, [table_host.keys.host(table)], "Ada")
    assert isinstance(await ada.ask(StartGame), CommandDone)
    return table, host, await connect(table_host, table, [table_host.keys.invitation(table)], "Eve")


def test_a_newcomer_sees_the_cards_only_after_the_host_agreed(tmp_path: Path) -> None:
    async def play(table_host: TableHost) -> None:
        _, host, eve = await open_game(table_host)
        asked = await eve.ask(TakeSeat, BOT)
        assert isinstance(asked, CommandDone)
        assert asked.key is UNSET
        assert eve.view is None
        assert (await eve.ask(TakeSeat, BOT)).code == "seat-asked"
        assert (await eve.ask(AnswerNewcomer, BOT, True)).code == "not-host"
        assert isinstance(await host.ask(AnswerNewcomer, BOT, True), CommandDone)
        assert eve.view is None
        first = len(eve.frames)
        done = await eve.ask(TakeSeat, BOT)
        assert isinstance(done.key, str)
        welcome = await eve.wait_for(Welcome, first)
        assert welcome.you.seat == BOT
        snapshot = await eve.wait_for(messages.Snapshot, first)
        assert snapshot.view.viewer == BOT

    run_with_host(tmp_path, play)


def test_a_newcomer_whom_the_host_declines_sees_nothing(tmp_path: Path) -> None:
    async def play(table_host: TableHost) -> None:
        _, host, eve = await open_game(table_host)
        await eve.ask(TakeSeat, BOT)
        assert isinstance(await host.ask(AnswerNewcomer, BOT, False), CommandDone)
        await eve.until(lambda: any(getattr(frame, "kind", "") == "seat-declined" for frame in eve.frames))
        again = await eve.ask(TakeSeat, BOT)
        assert again.key is UNSET
        assert eve.view is None

    run_with_host(tmp_path, play)


def test_everybody_sees_who_asks() -> None:
    log = playing()
    event = decide_event(log, newcomer("P0"))
    assert event == SeatAsked("P0 2", "guest-P0")
    log.add(event, BOT)
    assert log.state.status().newcomers == [SeatRequest(BOT, "P0 2", False)]
    log.add(SeatGranted(), BOT)
    assert log.state.status().newcomers == [SeatRequest(BOT, "P0 2", True)]
    log.add(SeatTaken("P0 2", "guest-P0"), BOT)
    assert log.state.status().newcomers == []


def test_the_consent_is_for_one_person_and_one_seat() -> None:
    log = playing()
    log.add(decide_event(log, newcomer()), BOT)
    log.add(SeatGranted(), BOT)
    assert isinstance(decide_event(log, newcomer()), SeatTaken)
    assert refusal(log, newcomer(), TakeSeat("c", 2))[0] == "seat-asked"
    assert refusal(log, newcomer("Mallory"), TakeSeat("c", BOT)) == (
        "not-free",
        "somebody else has asked for that seat",
    )
    assert isinstance(decide_event(log, newcomer("Mallory"), 2), SeatAsked)


def test_the_host_may_take_back_the_consent() -> None:
    log = playing()
    log.add(decide_event(log, newcomer()), BOT)
    log.add(SeatGranted(), BOT)
    log.add(SeatDeclined(), BOT)
    assert isinstance(decide_event(log, newcomer()), SeatAsked)


def test_the_host_needs_nobody_else() -> None:
    assert isinstance(decide_event(playing(), newcomer(host=True)), SeatTaken)


@pytest.mark.parametrize("host", [False, True])
def test_nobody_sees_the_cards_of_two_seats_in_one_game(host: bool) -> None:
    log = playing()
    log.add(SeatLeft(), 0)
    person = Actor("guest0", "P0", None, host, True)
    said = "you have seen the cards of another seat in this game"
    assert refusal(log, person, TakeSeat("c", BOT)) == ("not-now", said)
    assert isinstance(decide_event(log, person, 0), SeatTaken if host else SeatAsked)
    log.add(GameEnded(log.state.secret(), [0, 0, 0], [1, 2, 3]))
    log.add(SeatTaken("P0", "guest0"), 2)
    log.start()
    log.add(SeatLeft(), 2)
    assert isinstance(decide_event(log, person, 2), SeatTaken if host else SeatAsked)


def test_requests_end_with_the_game() -> None:
    log = playing()
    log.add(decide_event(log, newcomer()), BOT)
    log.add(GameEnded(log.state.secret(), [0, 0, 0], [1, 2, 3]))
    assert log.state.status().newcomers == []
    assert isinstance(decide_event(log, newcomer()), SeatTaken)


def test_only_the_host_answers_and_only_a_request() -> None:
    log = playing()
    answer = AnswerNewcomer("c", BOT, True)
    assert refusal(log, newcomer(), answer)[0] == "not-host"
    host = newcomer(host=True)
    assert refusal(log, host, answer) == ("not-now", "nobody has asked for that seat")


def test_a_guest_without_the_invitation_cannot_even_ask() -> None:
    log = LogBuilder(seats=3, public=True).people(0).bots(1, 2).start()
    assert refusal(log, newcomer(invited=False), TakeSeat("c", BOT))[0] == "not-free"
