"""Records: a whole game as JSON, small, replayable and tamper-evident.

`commitment` is the hash of seed and salt; `deal` is what the seed dealt; every move carries a link, the hash of all
moves up to it, and `head` is the last link; `result` is the outcome. A change of one of them contradicts another.
Moves that were taken back stay in the record; the move TAKE_BACK after them undoes the last move of its seat and all
moves since.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import msgspec

from tischlein.core.errors import RecordError, TischleinError
from tischlein.table.shuffle import Shuffle, check_shuffle

if TYPE_CHECKING:
    from tischlein.table.table import Table


TAKE_BACK: Final = "(take-back)"
"""Stands in a record where a move was taken back; no game has such a move."""


class Result(msgspec.Struct, forbid_unknown_fields=True):
    scores: list[int] | None
    places: list[int]


class Record(msgspec.Struct, forbid_unknown_fields=True):
    """A move is (seat, notation, link).

    position  set if the game began in the middle
    result    set once the game is over
    shuffle   the origin of the seed, if several parties contributed to it
    edition   the edition of the game's rules; a record without one is of the first
    """

    format: Literal["tischlein-record/1"]
    game: str
    seats: int
    options: dict[str, Any]
    seed: str
    salt: str
    commitment: str
    position: dict[str, Any] | None
    deal: dict[str, Any]
    moves: list[tuple[int, str, str]]
    head: str
    result: Result | None
    shuffle: Shuffle | None = None
    edition: Annotated[int, msgspec.Meta(ge=1)] = 1


def _links(commitment: str, moves: list[tuple[int, str]]) -> list[str]:
    links = [commitment[:16]]
    for seat, move in moves:
        links.append(hashlib.sha256(f"{links[-1]} {seat} {move}".encode(errors="surrogatepass")).hexdigest()[:16])
    return links


def _deal(table: Table) -> dict[str, Any]:
    """Return the position before the first move, without what follows from seed and options anyway."""
    return {name: entry for name, entry in table.info.save(table.state).items() if name not in ("rng", "current")}


def _result(table: Table) -> Result | None:
    return Result(table.scores, table.places) if table.places is not None else None


def write_record(table: Table) -> dict[str, Any]:
    links = _links(table.commitment, table.history)
    record = Record(
        format="tischlein-record/1",
        game=table.info.id,
        seats=table.seats,
        options=table.options,
        seed=table.seed,
        salt=table.salt,
        commitment=table.commitment,
        position=table.opening,
        deal=_deal(table.opened_again()),
        moves=[(seat, move, link) for (seat, move), link in zip(table.history, links[1:], strict=True)],
        head=links[-1],
        result=_result(table),
        shuffle=table.shuffle,
        edition=table.info.edition,
    )
    plain: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(record))
    return plain


def replay(make: Callable[..., Table], data: object) -> Table:
    """Replay the game of a record at a new table; RecordError says what is wrong with it."""
    try:
        record = msgspec.convert(data, Record)
    except (msgspec.ValidationError, UnicodeError) as error:
        raise RecordError(f"this is not a record of a game: {error}") from None
    try:
        table = make(record.game, record.seats, record.seed, record.options, record.position, record.salt)
    except TischleinError as error:
        raise RecordError(f"the record begins with a table that cannot be set up: {error}") from None
    table.info.check_edition(record.edition)
    if table.commitment != record.commitment:
        raise RecordError("the seed was changed: seed and salt do not give the commitment of the record")
    if record.shuffle is not None:
        check_shuffle(record.shuffle, record.seed)
        table.shuffle = record.shuffle
    _check_deal(record.deal, _deal(table))
    moves = [(seat, move) for seat, move, _ in record.moves]
    links = _links(record.commitment, moves)
    for number, (seat, move, link) in enumerate(record.moves, 1):
        where = f"move {number}, {move[:40]!r} of seat {seat},"
        if link != links[number]:
            raise RecordError(f"a move was changed: {where} does not fit its link to the moves before")
        try:
            if move == TAKE_BACK:
                table = table.rewound(seat)
            else:
                table.make(seat, move)
        except TischleinError as error:
            raise RecordError(f"a move was changed: {where} is refused: {error}") from None
    if links[-1] != record.head:
        raise RecordError(f"moves are missing: the record ends after move {len(moves)}, which is not its last link")
    if _result(table) != record.result:
        raise RecordError("the result was changed: the moves lead to other scores or places")
    return table


def _check_deal(recorded: dict[str, Any], real: dict[str, Any]) -> None:
    for name in real.keys() | recorded.keys():
        if recorded.get(name) != real.get(name):
            where = _first_difference(name, recorded.get(name), real.get(name))
            raise RecordError(f"a card was changed: the seed does not deal what the record says, {where}")


def _first_difference(name: str, recorded: Any, real: Any) -> str:
    if isinstance(recorded, list) and isinstance(real, list) and len(recorded) == len(real):
        index = next(i for i, pair in enumerate(zip(recorded, real, strict=True)) if pair[0] != pair[1])
        return _first_difference(f"{name}[{index}]", recorded[index], real[index])
    if isinstance(recorded, str) and isinstance(real, str) and len(recorded.split()) == len(real.split()):
        for number, pair in enumerate(zip(recorded.split(), real.split(), strict=True), 1):
            if pair[0] != pair[1]:
                return f"{name} card {number} is {pair[0]}, should be {pair[1]}"
    return f"{name} is {str(recorded)[:40]}, should be {str(real)[:40]}"
