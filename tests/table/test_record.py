"""Records replay to the same game, and every kind of tampering is named."""

from __future__ import annotations

import copy
import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.registered import FOLDER, folder_of
from tests.table.records import change
from tischlein import RecordError, Table, games
from tischlein.core.rng import Rng
from tischlein.games.registry import boxes
from tischlein.table.record import _links
from tischlein.table.shuffle import Shuffle, promise, seed_of
from tischlein.testing.contracts import walk


def finished(game: str = "uno") -> Table:
    table = Table(game, 3, "record", salt="pepper")
    for _ in walk(table, Rng(4)):
        pass
    return table


@pytest.fixture(scope="module")
def record() -> dict[str, Any]:
    return finished().record()


@pytest.mark.parametrize("game", ["uno", "uno-match"])
def test_a_record_replays_to_the_same_game(game: str) -> None:
    table = finished(game)
    again = Table.replay(json.loads(json.dumps(table.record())))
    assert again.log == table.log
    assert (again.scores, again.places) == (table.scores, table.places)
    assert again.view(1) == table.view(1)


def test_a_game_in_progress_and_one_from_a_position() -> None:
    table = Table("uno", 2, 5)
    for number, _ in enumerate(walk(table, Rng(1))):
        if number == 10:
            break
    assert Table.replay(table.record()).position() == table.position()
    middle = Table(position=table.position())
    middle.play(*next((seat, middle.moves(seat)[0]) for seat in middle.waiting))
    assert Table.replay(middle.record()).position() == middle.position()


def test_a_changed_seed_is_named(record: dict[str, Any]) -> None:
    for name in ("seed", "salt", "commitment"):
        with pytest.raises(RecordError, match="the seed was changed"):
            Table.replay(change(record, [name], "another"))


def test_a_changed_card_is_named(record: dict[str, Any]) -> None:
    cards = record["deal"]["hands"][1].split()
    cards[2] = "W" if cards[2] != "W" else "r1"
    with pytest.raises(RecordError, match=r"a card was changed: .*hands\[1\] card 3 is W"):
        Table.replay(change(record, ["deal", "hands", 1], " ".join(cards)))
    with pytest.raises(RecordError, match=r"a card was changed: .*discard"):
        Table.replay(change(record, ["deal", "discard"], "r0 r0"))


def test_a_changed_move_is_named(record: dict[str, Any]) -> None:
    number = next(i for i, (_, move, _) in enumerate(record["moves"]) if move == "draw")
    with pytest.raises(
        RecordError, match=rf"a move was changed: move {number + 1}, 'keep' of seat \d, does not fit its link"
    ):
        Table.replay(change(record, ["moves", number, 1], "keep"))
    with pytest.raises(RecordError, match=f"a move was changed: move {number + 1}"):
        Table.replay(change(record, ["moves", number, 0], (record["moves"][number][0] + 1) % 3))


def test_a_changed_move_with_mended_links_is_refused_by_the_rules(record: dict[str, Any]) -> None:
    edited = copy.deepcopy(record)
    edited["moves"][0][1] = "keep"
    links = _links(edited["commitment"], [(seat, move) for seat, move, _ in edited["moves"]])
    edited["moves"] = [[seat, move, link] for (seat, move, _), link in zip(edited["moves"], links[1:], strict=True)]
    edited["head"] = links[-1]
    with pytest.raises(
        RecordError, match=r"a move was changed: move 1, 'keep' of seat \d, is refused: .*rule uno\.3\.7"
    ):
        Table.replay(edited)


def test_a_changed_result_is_named(record: dict[str, Any]) -> None:
    for result in (None, {"scores": [1, 2, 3], "places": record["result"]["places"]}):
        with pytest.raises(RecordError, match="the result was changed"):
            Table.replay(change(record, ["result"], result))


def test_a_truncated_record_is_named(record: dict[str, Any]) -> None:
    with pytest.raises(RecordError, match="moves are missing"):
        Table.replay(change(record, ["moves"], record["moves"][:-3]))


@pytest.mark.parametrize(
    "edited",
    [
        None,
        [],
        "uno",
        {},
        {"format": "tischlein-record/2"},
    ],
)
def test_what_is_no_record_at_all(edited: Any) -> None:
    with pytest.raises(RecordError, match="not a record of a game"):
        Table.replay(edited)


@pytest.mark.parametrize("name", ["game", "seats", "options", "moves", "deal", "head", "format"])
@given(value=st.one_of(st.none(), st.integers(-3, 12), st.text(max_size=5), st.lists(st.integers(), max_size=2)))
def test_edited_entries_are_refused(record: dict[str, Any], name: str, value: Any) -> None:
    if record[name] == value:
        return
    with pytest.raises(RecordError) as caught:
        Table.replay(change(record, [name], value))
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    "where", [["seed"], ["salt"], ["game"], ["moves", 0, 1], ["moves", 0, 2], ["head"], ["deal", "stock"]]
)
def test_characters_that_cannot_be_written_are_refused(record: dict[str, Any], where: list[Any]) -> None:
    with pytest.raises(RecordError):
        Table.replay(change(record, where, "\udcff"))


def test_the_commitment_can_be_published_before_the_deal() -> None:
    one, other = Table("uno", 2, "seed", salt="one"), Table("uno", 2, "seed", salt="other")
    assert one.commitment != other.commitment
    assert one.position() == other.position()


def shuffled() -> dict[str, Any]:
    shuffle = Shuffle(promise("s3cret"), "s3cret", ["moon", "", "one/two"])
    table = Table("uno", 3, seed_of(shuffle.secret, shuffle.words))
    table.shuffle = shuffle
    for _ in walk(table, Rng(4)):
        pass
    return table.record()


def test_a_shuffle_with_words_is_checked_and_kept() -> None:
    record = shuffled()
    assert Table.replay(record).record() == record


@pytest.mark.parametrize(
    ("where", "value", "sentence"),
    [
        ("secret", "another", "does not match the promise in the record"),
        ("promise", promise("another"), "does not match the promise in the record"),
        ("words", ["moon", "", "one"], "not made of the secret and the words"),
        ("words", ["moon", "one/two", ""], "not made of the secret and the words"),
    ],
)
def test_a_changed_shuffle_is_named(where: str, value: Any, sentence: str) -> None:
    with pytest.raises(RecordError, match=sentence):
        Table.replay(change(shuffled(), ["shuffle", where], value))


# --- records of earlier editions of the rules

OLD = sorted(FOLDER.glob("*/records/*-1.json"))


@pytest.mark.parametrize("file", OLD, ids=lambda file: file.stem)
def test_a_record_of_the_first_edition_verifies_unless_the_rules_have_changed(file: Path) -> None:
    old = json.loads(file.read_text(encoding="utf-8"))
    info = games()[old["game"]]
    assert info.rulebook in {box for box in boxes() if folder_of(box) == file.parents[1]}
    assert "edition" not in old
    if info.changed:
        since = (
            rf"edition 1 of the rules of {info.id}; since then {', '.join(map(re.escape, info.changed))} has changed"
        )
        with pytest.raises(RecordError, match=since):
            Table.replay(old)
    else:
        again = Table.replay(old)
        assert again.over
        assert again.record() == old | {"edition": 1}


def test_a_game_whose_rules_have_changed_keeps_a_record_from_before() -> None:
    kept = {json.loads(file.read_text(encoding="utf-8"))["game"] for file in OLD}
    assert kept >= {game for game, info in games().items() if info.changed}


def test_a_record_of_a_later_edition_is_refused(record: dict[str, Any]) -> None:
    assert record["edition"] == 1
    with pytest.raises(RecordError, match="edition 2 of the rules of uno, and only edition 1 is known here"):
        Table.replay(record | {"edition": 2})
    for wrong in (0, "1", None):
        with pytest.raises(RecordError, match="edition"):
            Table.replay(record | {"edition": wrong})
