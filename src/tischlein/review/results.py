"""What a review says, ready for JSON. All values are shares of a win: 0.25 is a quarter of one."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Grade = Literal["best", "good", "inaccurate", "mistake", "blunder"]
EventKind = Literal["deal", "move", "pass"]

MARKS: Final[tuple[tuple[float, Grade], ...]] = ((0.15, "blunder"), (0.08, "mistake"), (0.03, "inaccurate"))
"""What a move has to give away for a grade, between two players; with more, in proportion to the fair share."""
GRADES: Final[tuple[Grade, ...]] = ("best", "good", "inaccurate", "mistake", "blunder")
TERMS: Final = ("deal", "draws", "hidden", "moves", "others_moves", "others_luck")
"""The terms of a seat's account."""
SURE: Final = 2.0
"""A grade below *good* needs a difference of this number of standard errors."""


class MoveValue(msgspec.Struct):
    """A move that was possible: the chance to win with it, how far it is behind the best, and the standard error.

    move  the notation; None lets an open window pass
    """

    move: str | None
    chance: float
    behind: float
    error: float


class DecisionReview(msgspec.Struct):
    """What the seat could know of a choice: hidden cards that are laid otherwise change nothing here.

    moves       all moves that were possible, best first; those that were dropped early come last
    gave_away   what the move gave away against the best one, as far as that is more than noise
    error       the standard error of that
    at_stake    what a move drawn by lot would have given away
    reason      the key of a message: what speaks for the best move
    """

    moves: list[MoveValue]
    gave_away: float
    error: float
    at_stake: float
    grade: Grade
    reason: str


class ReviewEvent(msgspec.Struct):
    """An event of a game, with what it changed for each seat: each of these lists adds up to 0.

    after_moves  the number of moves in the record before it
    seat         the seat that acted; None for the deal
    move         the notation; None for the deal, and for a window that was let pass
    values       each seat's chance to win after it, with the real cards of everybody
    chance       by the cards dealt, drawn or turned over, and by dice
    hidden       by how the cards lay that the seat could not see
    skill        by the choice, compared with the reference player's
    decision     None if there was no choice
    """

    number: int
    kind: EventKind
    after_moves: int
    seat: int | None
    move: str | None
    values: list[float]
    chance: list[float]
    hidden: list[float]
    skill: list[float]
    decision: DecisionReview | None = None


class SeatReview(msgspec.Struct):
    """A seat's account of a game: `fair` and the six terms add up to `result`.

    result        its share of the win
    fair          the share of each seat before the deal
    deal          by the cards it was dealt, and those of the others
    draws         by chance in its own moves: cards drawn and turned over, dice
    hidden        by how the cards lay that it could not see, in its own moves
    moves         by its own choices, compared with the reference player's
    others_moves  by the choices of the others
    others_luck   by chance and hidden cards in the moves of the others
    gave_away     what it gave away against the best moves, and the standard error
    skill         from 0, as good as moves drawn by lot, to 100: always a best move; None without a choice
    skill_error   its standard error, from the samples of this review
    luck          deal, draws, hidden and others_luck together
    grades        how many of its decisions got each grade
    moments       the events that mattered most, by number
    """

    result: float
    fair: float
    deal: float
    draws: float
    hidden: float
    moves: float
    others_moves: float
    others_luck: float
    gave_away: float
    gave_away_error: float
    at_stake: float
    skill: float | None
    skill_error: float | None
    luck: float
    grades: dict[Grade, int]
    moments: list[int]


class GameReview(msgspec.Struct):
    """The review of one game, which may be one of a series."""

    game: str
    events: list[ReviewEvent]
    seats: list[SeatReview]
    points: list[int]
    places: list[int]


class Review(msgspec.Struct):
    """The review of a record.

    games      its games, in order
    standing   each seat's chance to win the series after each game; empty for a single game
    progress   how much of the work is done, from 0 to 1
    """

    format: Literal["tischlein-review/1"]
    game: str
    seats: int
    head: str
    effort: str
    seed: str
    games: list[GameReview]
    standing: list[list[float]]
    skill: list[float | None]
    skill_error: list[float | None]
    progress: float


def grade_of(gave_away: float, difference: float, error: float, seats: int) -> Grade:
    """Return the grade of a move that gave away so much, given the measured difference and its standard error."""
    if gave_away <= 0:
        return "best"
    if difference > SURE * error:
        for mark, grade in MARKS:
            if gave_away >= mark * 2 / seats:
                return grade
    return "good"
