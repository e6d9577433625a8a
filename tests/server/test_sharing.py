"""Sharing a finished game: every person at the table has to agree."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.in_process import run_with_host
from tests.server.log_builder import LogBuilder
from tischlein.server import messages
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.host import TableHost
from tischlein.server.log_events import (
    AnyLogEvent,
    GameEnded,
    GameStarted,
    LogEntry,
    SeatCleared,
    SeatLeft,
    SeatTaken,
    ShareAgreed,
    ShareDeclined,
    TableOpened,
    TableSetup,
)
from tischlein.server.messages import AgreeToShare, DeclineToShare, ShareProposal
from tischlein.server.store.base import FinishedGame, LogBatch
from tischlein.server.table_state import fold


def finished(**setup: object) -> LogBuilder:
    """Return a table at which two people and a computer player have finished a game."""
    log = LogBuilder(**setup).people(0, 1).bots(2).start()
    log.add(GameEnded(log.state.secret(), [1, 2, 3], [3, 2, 1]))
    return log


def send(log: LogBuilder, seat: int, command: messages.AnyCommand) -> AnyLogEvent:
    entry = log.state.holders[seat].entry
    decision = decide(log.state, Actor("g", "P", seat, host=False, invited=True, seat_entry=entry), command, 0)
    log.add(decision.event, decision.seat)
    return decision.event


def test_a_game_is_shared_when_all_people_agree() -> None:
    log = finished()
    assert send(log, 1, AgreeToShare("a", 1)) == ShareAgreed(1)
    assert log.state.status().sharing == ShareProposal(1, [1])
    assert log.state.status().shared == []
    assert send(log, 0, AgreeToShare("b", 1)) == ShareAgreed(1, public=True)
    assert (log.state.status().sharing, log.state.status().shared) == (None, [1])
    with pytest.raises(CommandError, match="anyone may watch that game already"):
        send(log, 0, AgreeToShare("c", 1))


def test_one_person_is_enough_among_computer_players() -> None:
    log = LogBuilder().people(0).bots(1, 2).start()
    log.add(GameEnded(log.state.secret(), [1, 2, 3], [3, 2, 1]))
    assert send(log, 0, AgreeToShare("a", 1)) == ShareAgreed(1, public=True)


def test_a_proposal_can_be_declined() -> None:
    log = finished()
    send(log, 0, AgreeToShare("a", 1))
    assert send(log, 1, DeclineToShare("b")) == ShareDeclined()
    assert log.state.status().sharing is None
    with pytest.raises(CommandError, match="nobody has proposed"):
        send(log, 1, DeclineToShare("c"))


def test_only_finished_games_can_be_shared_and_only_by_seated_people() -> None:
    log = finished()
    with pytest.raises(CommandError, match="has not been finished"):
        send(log, 0, AgreeToShare("a", 2))
    log.start()
    with pytest.raises(CommandError, match="has not been finished"):
        send(log, 0, AgreeToShare("b", 2))
    assert send(log, 0, AgreeToShare("c", 1)) == ShareAgreed(1)
    watcher = Actor("g", "P", None, host=True, invited=True)
    for command in (AgreeToShare("d", 1), DeclineToShare("e")):
        with pytest.raises(CommandError, match="only seated players"):
            decide(log.state, watcher, command, 0)
    with pytest.raises(CommandError, match="anyone may watch"):
        send(finished(replays=True), 0, AgreeToShare("f", 1))


def test_the_agreement_of_a_seat_ends_with_its_holder_and_the_proposal_with_the_next_game() -> None:
    for event in (SeatLeft(), SeatCleared()):
        log = finished()
        send(log, 0, AgreeToShare("a", 1))
        log.add(event, 0)
        assert log.state.status().sharing is None
    log = LogBuilder(seats=3).people(0, 1, 2).start()
    log.add(GameEnded(log.state.secret(), [1, 2, 3], [3, 2, 1]))
    send(log, 0, AgreeToShare("a", 1))
    send(log, 1, AgreeToShare("b", 1))
    log.add(SeatLeft(), 1)
    log.add(SeatTaken("New", "new"), 1)
    assert log.state.status().sharing == ShareProposal(1, [0])
    log.start()
    assert log.state.status().sharing is None


def test_people_who_did_not_play_cannot_share_a_game_among_themselves() -> None:
    log = finished()
    log.add(SeatLeft(), 0)
    log.add(SeatTaken("New", "new"), 0)
    assert send(log, 0, AgreeToShare("a", 1)) == ShareAgreed(1)
    log.add(SeatLeft(), 1)
    for _ in range(2):
        with pytest.raises(CommandError, match="nobody who played"):
            send(log, 0, AgreeToShare("b", 1))
        log.add(SeatTaken("Another", "another"), 2)
    log.add(SeatTaken("P1", "guest1"), 1)
    send(log, 1, AgreeToShare("c", 1))
    assert send(log, 2, AgreeToShare("d", 1)) == ShareAgreed(1, public=True)


def test_a_game_that_could_not_be_finished_cannot_be_shared() -> None:
    log = LogBuilder().people(0).bots(1, 2).start(edition=99)
    with pytest.raises(CommandError, match="has not been finished"):
        send(log, 0, AgreeToShare("a", 1))


def test_another_proposal_replaces_the_first() -> None:
    log = finished()
    log.start()
    log.add(GameEnded(log.state.secret(), [1, 2, 3], [3, 2, 1]))
    send(log, 0, AgreeToShare("a", 1))
    send(log, 1, AgreeToShare("b", 2))
    assert log.state.status().sharing == ShareProposal(2, [1])


def test_the_list_of_games_knows_what_is_shared(tmp_path: Path) -> None:
    async def play(table_host: TableHost) -> None:
        store = table_host.store
        setup = TableSetup("uno", 2)
        entries = [
            LogEntry("t", 1, 1, None, TableOpened(setup)),
            LogEntry("t", 2, 2, 0, SeatTaken("Ada", "a")),
            LogEntry("t", 3, 3, 1, SeatTaken("Bo", "b")),
            LogEntry("t", 4, 4, None, GameStarted(1)),
        ]
        begun = fold(table_host.keys, entries)
        end = LogEntry("t", 5, 5, None, GameEnded(begun.secret(), [1, 0], [1, 2]))
        batch = LogBatch(entries, begun.summary())
        assert await store.append(batch)
        assert await store.append(LogBatch([end], begun.summary(), begun.finished_by(end)))
        room = await table_host.room("t")
        assert room is not None
        for seat in (0, 1):
            actor = Actor("g", "P", seat, host=False, invited=True, seat_entry=seat + 2)
            command = AgreeToShare(f"c{seat}", 1)
            await room.write(lambda a=actor, c=command: decide(room.state, a, c, 0))  # type: ignore[misc]
            game = await store.finished_game("t", 1)
            assert isinstance(game, FinishedGame)
            assert game.shared is (seat == 1)
        assert await store.archive(10) == [], "a shared game is for those who have the link"

    run_with_host(tmp_path, play)
