"""People at the table of a real server who pause, take moves back, and go away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tests.cli.command import run
from tests.cli.joining import opened, own_data, server, shared
from tests.cli.terminal import ENTER, Terminal, terminal
from tests.registered import simultaneous_first
from tests.server.live.process import Server
from tischlein import Table
from tischlein.cli.remote_people import RemotePeople
from tischlein.cli.remote_table import RemoteTable
from tischlein.cli.words import InputError, load_words
from tischlein.table.rulebook import LANGUAGES

__all__ = ["own_data", "server", "shared"]  # fixtures of these tests, too
pytestmark = pytest.mark.once
GAME = simultaneous_first()[0]
"""Everybody chooses at the same time and unseen, so a first choice can always be taken back."""
CLEAR = "\x15"
"""Ctrl-U: forget the line."""


@contextmanager
def two_people(server: Server, folder: Path) -> Iterator[tuple[Terminal, Terminal, str]]:
    """Seat Anna, who is the host, and Bo at a table, each at a terminal, and start a game."""
    table, link = opened(server, game=GAME, seats=2)
    host = f"{link.partition('#')[0]}#{table.host}"
    with person(host, "Anna", folder) as anna:
        anna.wait_for("Waiting for others.")
        with person(link, "Bo", folder) as bo:
            bo.wait_for("Type start to begin.")
            anna.wait_for("Type start to begin.")
            assert table.host not in anna.display.text
            anna.type("start" + ENTER)
            anna.wait_for("You can")
            bo.wait_for("You can")
            yield anna, bo, link


def person(link: str, name: str, folder: Path) -> Any:
    return terminal("join", link, "--name", name, XDG_DATA_HOME=str(folder / name))


def enter(screen: Terminal, line: str) -> None:
    screen.type(line + ENTER)


def test_a_move_is_taken_back_by_consent(server: Server, tmp_path: Path) -> None:
    with two_people(server, tmp_path) as (anna, bo, _):
        enter(anna, "1")
        anna.wait_for("Waiting for Bo.")
        enter(anna, "undo")
        anna.wait_for("The others decide whether you may take back your move. Type withdraw")
        bo.wait_for("Anna would like to take back a move. Type agree or disagree.")
        enter(bo, "agree")
        bo.wait_for("Anna takes back a move.")
        anna.wait_for("You take back your move.")
        anna.wait_for("You can")

        enter(anna, "1")
        anna.wait_for("Waiting for Bo.")
        enter(anna, "undo")
        bo.wait_for("Type agree or disagree.")
        enter(bo, "disagree")
        anna.wait_for("The move stands: Bo does not agree.")
        enter(anna, "undo")
        anna.wait_for("Type withdraw")
        enter(anna, "withdraw")
        anna.wait_for("You let your move stand.")
        bo.wait_for("Anna lets the move stand.")

        enter(bo, "1")
        enter(bo, "say done")
        anna.wait_for("Bo: done")
        enter(bo, "undo")
        bo.wait_for("Too late:")


def test_a_pause_is_seen_by_all_and_ended_by_anyone(server: Server, tmp_path: Path) -> None:
    with two_people(server, tmp_path) as (anna, bo, _):
        anna.type("seats")
        anna.wait_for("> seats")
        enter(bo, "pause")
        anna.wait_for("Bo has paused the game. Type resume to go on.")
        assert " · paused " in anna.display.text
        assert "You can" not in anna.display.text
        assert "> seats" in anna.display.text, "what was typed is no move, so it stays"
        bo.wait_for("The game is paused. Type resume to go on.")
        enter(anna, CLEAR + "pause")
        anna.wait_for("The game is paused.")
        enter(anna, "resume")
        bo.wait_for("Anna continues the game.")
        bo.wait_for("You can")
        anna.wait_for("You can")
        anna.type("1")
        anna.wait_for("> 1")
        enter(bo, "pause")
        anna.wait_for("Bo has paused the game.")
        assert "> 1" not in anna.display.text, "it was meant for a question that is no longer asked"


def test_somebody_goes_away_and_is_replaced_and_comes_back_and_is_removed(server: Server, tmp_path: Path) -> None:
    with two_people(server, tmp_path) as (anna, bo, link):
        enter(bo, "replace anna")
        bo.wait_for("This player has not been away long enough.")
        enter(bo, "remove anna")
        bo.wait_for("Only the host can do that.")
        enter(bo, "quit")
        assert bo.end() == 0
        enter(anna, "seats")
        anna.wait_for("Away for less than a minute")
        enter(anna, "replace bo greedy")
        anna.wait_for("Bo is away: a computer player takes over.")
        enter(anna, "seats")
        anna.wait_for("A computer player (greedy) is playing on")
        with person(link, "Bo", tmp_path) as again:
            again.wait_for("You take over again.")
            enter(anna, "remove Bo")
            assert again.end() == 0
            assert "You have lost your seat" in again.left_behind
        anna.wait_for("Bo was removed")
        assert json.loads((tmp_path / "Bo" / "tischlein" / "seats.json").read_text()) == {}


def test_a_newcomer_takes_over_from_a_computer_player_if_the_host_agrees(server: Server, tmp_path: Path) -> None:
    table, link = opened(server, game=GAME, seats=2, bots=["greedy"])
    with person(f"{link.partition('#')[0]}#{table.host}", "Anna", tmp_path) as anna:
        anna.wait_for("Type start to begin.")
        enter(anna, "start")
        anna.wait_for("You can")
        with person(link, "Bo", tmp_path) as bo:
            bo.wait_for("The host has been asked whether you may take over.")
            anna.wait_for("Bo would like to take over from Mia")
            enter(anna, "disagree")
            bo.wait_for("The host did not agree.")
        with person(link, "Bo", tmp_path) as bo:
            bo.wait_for("The host has been asked")
            anna.wait_for("Bo would like to take over from Mia")
            enter(anna, "agree")
            anna.wait_for("Bo sits down.")
            bo.wait_for("Anna")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_refusals_in_every_language(lang: str, server: Server) -> None:
    """A person alone with computer players, at the first choice of a game that waits for it."""
    words = load_words(lang)
    _, link = opened(server, game=GAME, seats=3, bots=["greedy"])
    word = {name: words.entries(f"word-{name}")[0] for name in ("fill", "start", "leave", "quit")}
    commands = ("undo", "agree", "pause", "resume", "replace", "remove", "seats")
    said = {name: words.entries(f"word-{name}")[-1] for name in commands}
    typed = [word["start"], said["remove"] + " 2", f"{word['fill']} greedy", word["start"]]
    typed += [said["undo"], said["agree"], said["resume"], said["pause"], said["pause"], said["resume"]]
    typed += [f"{said['replace']} xyz", said["replace"], f"{said['remove']} 2", said["seats"], "?", word["leave"]]
    result = run("join", link, "--name", "Zoë", "--lang", lang, typed="\n".join(typed) + "\n")
    assert result.exit_code == 0
    shown = " ".join(result.stdout.split())
    for message in ("page-wrong-take-back-none", "page-wrong-paused", "join-paused", "key-replace", "key-decline"):
        assert " ".join(words(message).split()) in shown, message
    for message in ("seats-free", "take-back-nobody", "not-paused", "playing"):
        sentence = words("page-wrong-refused", text=words(f"error-now-{message}"))
        assert " ".join(sentence.split()) in shown, message
    assert " ".join(words("join-nobody", text="xyz").split()) in shown
    assert said["seats"] not in ("", "seats") or lang == "en"
    assert words("page-seat-bot", level=words("page-seat-level", level="greedy")) in shown


# --- what needs a clock


class Clock:
    """A clock that a test sets, in seconds."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def table_of(names: list[str], clock: Clock, absent: int) -> RemoteTable:
    """Return a table at which the first person sits here, and somebody has gone away just now.

    The clock of the server is an hour ahead.
    """
    game = Table("uno", len(names), 1)
    seats = [{"kind": "person", "name": name, "level": None, "away": False} for name in names]
    waiting = [{"seat": absent, "what": "play", "must": True}]
    view = game.view(0) | {"look": json.loads(game.look()), "moves": [], "waiting": waiting}
    now = int(clock.now + 3600) * 1000
    table = RemoteTable(clock)
    here = [seat for seat in range(len(names)) if seat != absent]
    missing = [{"seat": absent, "since": now, "exact": True}]
    table.receive(
        {"type": "welcome", "you": {"seat": 0, "host": False}, "now": now, "connected": here, "absent": missing}
    )
    setup = {"game": "uno", "seats": len(names), "options": {}}
    status = {"phase": "playing", "seats": seats, "pause": None, "take_back": None}
    table.receive({"type": "snapshot", "setup": setup, "view": json.loads(json.dumps(view)), "status": status})
    return table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_after_a_minute_the_table_offers_a_computer_player(lang: str) -> None:
    clock, words = Clock(), load_words(lang)
    table = table_of(["Anna", "Bo", "Cleo"], clock, absent=1)
    people = RemotePeople(table, words)
    people.update_names()
    assert people.notice().text == ""
    assert people.describe(1) == words("page-seat-absent", minutes=0)
    clock.now += 59
    assert people.notice().text == ""
    clock.now += 1
    offer = words("page-absent-offer", name="Bo", minutes=1)
    command = f"{words.entries('word-replace')[0]} Bo"
    assert people.notice().text == f"{offer} {words('join-how-replace', command=command)}"
    assert people.describe(1) == words("page-seat-absent", minutes=1)
    offered = people.notice()
    clock.now += 60
    assert people.notice().about == offered.about
    assert people.notice() != offered, "the minutes go on"
    table.receive({"type": "presence", "seat": 1, "connected": True, "since": 0})
    assert people.notice().text == ""
    assert people.describe(1) == words("join-here")
    table.receive({"type": "presence", "seat": 2, "connected": False, "since": 0})
    assert people.notice().text == "", "the game does not wait for Cleo"


def test_people_are_found_by_name_beginning_and_number() -> None:
    people = RemotePeople(table_of(["Anna", "Bo 2", "Bob"], Clock(), absent=1), load_words("de"))
    people.update_names()
    assert [people.find_seat(text, "replace") for text in ("ANNA", "bo 2", "bob", "a", "3")] == [0, 1, 2, 0, 2]
    for text, message in (("zoe", "join-nobody"), ("bo", "join-which"), ("", "join-which"), ("9", "join-nobody")):
        with pytest.raises(InputError) as refused:
            people.find_seat(text, "replace")
        assert refused.value.message == message
    assert [people.find_level(text) for text in ("mittel", "Medium", "x", "")] == ["medium", "medium", "", ""]
