"""Names that can be displayed, namesakes, and animals."""

from __future__ import annotations

import pytest

from tests.server.log_builder import KEYS, TABLE, LogBuilder
from tischlein.server.commands import Actor, decide
from tischlein.server.errors import CommandError
from tischlein.server.log_events import (
    Animal,
    BotAdded,
    GameEnded,
    LogEntry,
    SeatAsked,
    SeatGranted,
    SeatLeft,
    SeatTaken,
)
from tischlein.server.messages import AddBot, TakeSeat
from tischlein.server.people import ANIMALS, BOT_ANIMALS, BadName, count_characters, distinct_name, normalise_name

SCOTLAND = "🏴\U000e0067\U000e0062\U000e0073\U000e0063\U000e0074\U000e007f"
FAMILY = "👨‍👩‍👧‍👦"


@pytest.mark.parametrize(
    ("given", "name"),
    [
        ("  Ada \t Lovelace\n", "Ada Lovelace"),
        ("Zoe\u0308", "Zoë"),
        ("名前", "名前"),
        ("x" * 24, "x" * 24),
        ("e\u0301" * 24, "é" * 24),
        (f"Die {FAMILY}", f"Die {FAMILY}"),
        ("Ada 👩🏽‍🔬", "Ada 👩🏽‍🔬"),
        ("🏳️‍🌈 Bo ❤️", "🏳️‍🌈 Bo ❤️"),
        ("🇭🇺🇩🇪", "🇭🇺🇩🇪"),
        (SCOTLAND, SCOTLAND),
        ("1️⃣ Leo", "1️⃣ Leo"),
        ("क्‍ष", "क्‍ष"),
        ("🦊" * 24, "🦊" * 24),
    ],
)
def test_names_are_normalised(given: str, name: str) -> None:
    assert normalise_name(given) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-blank"),
        (" \t ", "name-blank"),
        ("\u200b", "name-blank"),
        ("\u2800", "name-blank"),
        ("\u3164 \u3164", "name-blank"),
        ("\ue000", "name-blank"),
        ("\u2065", "name-blank"),
        ("\ufff0", "name-blank"),
        ("\U000e0080", "name-blank"),
        ("Anna\u2065", "name-invisible"),
        ("x" * 25, "name-too-long"),
        ("🦊" * 25, "name-too-long"),
        (FAMILY * 20, "name-too-long"),
        ("a\x00b", "name-invisible"),
        ("a\u202eb", "name-invisible"),
        ("a\u2066b", "name-invisible"),
        ("a\u200db", "name-invisible"),
        ("a\u200b", "name-invisible"),
        ("Anna\u3164", "name-invisible"),
        ("Anna\ufe0f", "name-invisible"),
        ("🦊\u200d", "name-invisible"),
        ("🦊\u200dA", "name-invisible"),
        ("A\U000e0067\U000e007f", "name-invisible"),
        ("a" + "\u0336\u0337\u0338\u0335\u0334", "name-invisible"),
    ],
)
def test_names_that_cannot_be_displayed_are_refused(name: str, code: str) -> None:
    with pytest.raises(BadName) as refused:
        normalise_name(name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("name", "count"), [("Ada", 3), (FAMILY, 1), (SCOTLAND, 1), ("👩🏽‍🔬a", 2), ("🇭🇺🇩🇪🇫", 3), ("1️⃣", 1), ("e\u0323", 1)]
)
def test_a_character_is_what_people_see(name: str, count: int) -> None:
    assert count_characters(name) == count


def test_namesakes_get_a_number() -> None:
    assert distinct_name("Anna", []) == "Anna"
    assert distinct_name("Anna", ["Béla"]) == "Anna"
    assert distinct_name("anna", ["ANNA"]) == "anna 2"
    assert distinct_name("Anna", ["Anna", "Anna 2"]) == "Anna 3"
    assert distinct_name("Anna 2", ["Anna", "Anna 2"]) == "Anna 2 2"
    assert distinct_name("Anna ❤️", ["Anna ❤"]) == "Anna ❤️ 2"
    assert distinct_name("🏴\U000e0067", ["🏴"]) == "🏴\U000e0067 2"


def sit(
    log: LogBuilder,
    seat: int,
    name: str = "Anna",
    guest: str = "",
    other: str | None = None,
    animal: Animal | None = None,
) -> SeatTaken:
    """Let a person sit down, or `other` on the person's device."""
    actor = Actor(guest or f"g{seat}", name, None, host=False, invited=True, animal="fox")
    decision = decide(log.state, actor, TakeSeat("c", seat, other, animal), 0)
    assert isinstance(decision.event, SeatTaken)
    log.add(decision.event, decision.seat)
    return decision.event


def test_two_people_with_one_name_and_animal_can_be_told_apart() -> None:
    log = LogBuilder(seats=3)
    sit(log, 2)
    sit(log, 0)
    sit(log, 1)
    assert [(seat.name, seat.animal, seat.mark) for seat in log.state.seats()] == [
        ("Anna 2", "fox", 1),
        ("Anna 3", "fox", 2),
        ("Anna", "fox", 0),
    ]
    assert len({seat.person for seat in log.state.seats()}) == 3


def test_a_person_who_comes_back_to_a_seat_has_the_same_name_again() -> None:
    log = LogBuilder(seats=2).bots(1)
    sit(log, 0)
    log.start().add(SeatLeft(), 0)
    assert (log.state.seats()[0].kind, log.state.seats()[0].name, log.state.seats()[0].animal) == ("bot", "Anna", "fox")
    log.add(SeatAsked("Anna", "g0"), 0)
    log.add(SeatGranted(), 0)
    assert sit(log, 0).name == "Anna"


def test_computer_players_have_their_own_animals_and_yield_to_people() -> None:
    log = LogBuilder(seats=4)
    log.add(BotAdded("easy", "Mia"), 3)
    log.add(BotAdded("easy", "Leo"), 2)
    assert [seat.animal for seat in log.state.seats()] == [None, None, "bear", "cat"]
    log.add(SeatTaken("Ada", "ada", animal="cat"), 0)
    animals = [seat.animal for seat in log.state.seats()]
    assert animals[0] == "cat"
    assert animals[2] == "bear"
    assert animals[3] not in ("cat", "bear", None)
    assert [seat.mark for seat in log.state.seats()] == [0, 0, 0, 0]


def test_a_computer_player_yields_its_name() -> None:
    log = LogBuilder(seats=3)
    log.add(BotAdded("easy", "Mia"), 2)
    assert sit(log, 0, "mia").name == "mia"
    assert [seat.name for seat in log.state.seats()] == ["mia", "", "Leo"]
    actor = Actor("g0", "mia", 0, host=True, invited=True, seat_entry=log.state.holders[0].entry)
    added = decide(log.state, actor, AddBot("c", 1, "easy"), 0).event
    assert isinstance(added, BotAdded)
    assert added.name == "Ida"


def test_ten_computer_players_have_ten_animals() -> None:
    assert len(set(BOT_ANIMALS.values())) == 10 <= len(ANIMALS)
    log = LogBuilder(seats=10)
    for seat, name in enumerate(list(BOT_ANIMALS)[:8]):
        log.add(BotAdded("easy", name), seat)
    log.add(SeatTaken("Ada", "ada", animal="cat"), 8)
    log.add(SeatTaken("Bo", "bo", animal="cat"), 9)
    assert len({seat.animal for seat in log.state.seats()}) == 9


def test_several_people_share_a_device() -> None:
    log = LogBuilder(seats=3)
    assert sit(log, 0, guest="me").guest == "me"
    other = sit(log, 1, guest="me", other=" Béla ", animal="hen")
    assert (other.name, other.guest, other.animal) == ("Béla", "me/béla", "hen")
    with pytest.raises(CommandError) as refused:
        sit(log, 2, guest="me", other="a\u202eb")
    assert refused.value.code == "name-invisible"
    assert sit(log, 2, guest="me", other="béla").name == "béla 2"


def test_at_a_public_table_a_device_has_one_seat() -> None:
    log = LogBuilder(seats=3, public=True)
    log.add(SeatTaken("Béla", "me/béla"), 0)
    with pytest.raises(CommandError, match="one seat"):
        sit(log, 1, guest="me")


def test_a_finished_game_names_people_by_ids_of_this_table_only() -> None:
    log = LogBuilder(seats=2)
    log.add(SeatTaken("Ada", "guest-of-ada", animal="owl"), 0)
    log.add(BotAdded("easy", "Mia"), 1)
    log.start()
    end = LogEntry(TABLE, log.state.seq + 1, log.state.at, None, GameEnded(log.state.secret(), [3, 0], [1, 2]))
    finished = log.state.finished_by(end)
    assert finished is not None
    assert finished.animals == ["owl", "cat"]
    assert finished.people == [KEYS.person(TABLE, "guest-of-ada"), ""]
    assert KEYS.person("other", "guest-of-ada") != finished.people[0]
    assert log.state.seats()[0].person == finished.people[0]
