"""From samples to a review: the terms of each event, and the account of each seat."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable
from typing import Final

from tischlein.bots.advice import reason_for
from tischlein.review.move_comparison import MoveComparison
from tischlein.review.results import (
    DecisionReview,
    GameReview,
    Grade,
    MoveValue,
    ReviewEvent,
    SeatReview,
    grade_of,
)
from tischlein.review.timeline import PlayedGame, TimelineEvent

MAX_MOMENTS: Final = 3
Values = list[float]


class EventState:
    """What is known of an event so far: sums of shares with the real cards, and the decision."""

    def __init__(self, event: TimelineEvent) -> None:
        self.event = event
        self.decision = MoveComparison(event.seat, event.legal, event.move) if event.is_decision else None
        self.samples = 0
        self.before: Values = [0.0] * int(event.state.seats)
        self.after: Values = [0.0] * int(event.state.seats)

    def add_truth(self, samples: int, before: Values, after: Values) -> None:
        self.samples += samples
        self.before = [a + b for a, b in zip(self.before, before, strict=True)]
        if after:
            self.after = [a + b for a, b in zip(self.after, after, strict=True)]

    def value_before(self) -> Values:
        return [total / self.samples for total in self.before]

    def value_after_choice(self) -> Values:
        """Return the value after a choice and before chance, of an event that has both."""
        return [total / self.samples for total in self.after]


def summarize_game(game: PlayedGame, states: list[EventState]) -> GameReview:
    """Return the review of a game, whose events have all been tried at least once."""
    events = _events(game, states)
    seats = [_seat(seat, game, events) for seat in range(len(game.result))]
    return GameReview(game.game, events, seats, game.points, game.places)


def _events(game: PlayedGame, states: list[EventState]) -> list[ReviewEvent]:
    values = _values(game, states)
    seats = len(game.result)
    nothing = [0.0] * seats
    deal = ReviewEvent(
        number=-1,
        kind="deal",
        after_moves=states[0].event.after_moves if states else 0,
        seat=None,
        move=None,
        values=values[0],
        chance=[value - 1 / seats for value in values[0]],
        hidden=nothing,
        skill=nothing,
    )
    events = [deal]
    for state, before, after in zip(states, values, values[1:], strict=False):
        events.append(_event(state, before, after))
    return events


def _values(game: PlayedGame, states: list[EventState]) -> list[Values]:
    """Return the values before each event and after the last; those that change nothing share them."""
    values: list[Values] = [game.result]
    for state in reversed(states):
        values.append(values[-1] if state.event.changes_nothing else state.value_before())
    return values[::-1]


def _event(state: EventState, before: Values, after: Values) -> ReviewEvent:
    event = state.event
    chosen = after
    if event.uses_chance:
        chosen = state.value_after_choice() if event.is_decision else before
    nothing = [0.0] * len(before)
    skill = nothing if state.decision is None else state.decision.against_reference()
    return ReviewEvent(
        number=event.number,
        kind="move" if event.notation is not None else "pass",
        after_moves=event.after_moves,
        seat=event.seat,
        move=event.notation,
        values=after,
        chance=_minus(after, chosen),
        hidden=_minus(_minus(chosen, before), skill),
        skill=skill,
        decision=None if state.decision is None else _decision(event, state.decision),
    )


def _decision(event: TimelineEvent, decision: MoveComparison) -> DecisionReview:
    shown = decision.all_ranked()
    difference = decision.behind(decision.made)
    gave_away = decision.gave_away()
    moves = []
    for move in shown:
        behind = decision.behind(move)
        moves.append(MoveValue(event.notation_of(move), decision.chance(move), behind.mean, behind.error))
    return DecisionReview(
        moves=moves,
        gave_away=gave_away,
        error=difference.error,
        at_stake=decision.at_stake(),
        grade=grade_of(gave_away, difference.mean, difference.error, int(event.state.seats)),
        reason=reason_for(event.insight(), shown[0]),
    )


def _minus(a: Values, b: Values) -> Values:
    return [x - y for x, y in zip(a, b, strict=True)]


def _seat(seat: int, game: PlayedGame, events: list[ReviewEvent]) -> SeatReview:
    own = [event for event in events if event.seat == seat]
    others = [event for event in events if event.seat not in (None, seat)]
    deal = events[0].chance[seat]
    draws = math.fsum(event.chance[seat] for event in own)
    hidden = math.fsum(event.hidden[seat] for event in own)
    others_luck = math.fsum(event.chance[seat] + event.hidden[seat] for event in others)
    decisions = [event.decision for event in own if event.decision is not None]
    lost = math.fsum(decision.gave_away for decision in decisions)
    error = math.sqrt(sum(decision.error**2 for decision in decisions if decision.gave_away > 0))
    at_stake = math.fsum(decision.at_stake for decision in decisions)
    skill, skill_error = skill_score(lost, error, at_stake)
    grades: Counter[Grade] = Counter(decision.grade for decision in decisions)
    return SeatReview(
        result=game.result[seat],
        fair=1 / len(game.result),
        deal=deal,
        draws=draws,
        hidden=hidden,
        moves=math.fsum(event.skill[seat] for event in own),
        others_moves=math.fsum(event.skill[seat] for event in others),
        others_luck=others_luck,
        gave_away=lost,
        gave_away_error=error,
        at_stake=at_stake,
        skill=skill,
        skill_error=skill_error,
        luck=deal + draws + hidden + others_luck,
        grades=dict(grades),
        moments=find_moments(own),
    )


def skill_score(lost: float, error: float, at_stake: float) -> tuple[float | None, float | None]:
    """Return a skill score and its standard error; None if no choice mattered."""
    if at_stake <= 0:
        return None, None
    return 100 * max(0.0, 1 - lost / at_stake), 100 * error / at_stake


def find_moments(own: Iterable[ReviewEvent]) -> list[int]:
    """Return the events of a seat that mattered most: its costliest moves, then the best moves hardest to find."""
    decisions = [(event.number, event.decision) for event in own if event.decision is not None]
    costly = sorted(
        ((-decision.gave_away, number) for number, decision in decisions if decision.grade not in ("best", "good"))
    )
    found = sorted(
        (
            (-min(decision.at_stake, _lead(decision)), number)
            for number, decision in decisions
            if decision.grade == "best" and _lead(decision) > 0
        )
    )
    return sorted(number for _, number in [*costly, *found][:MAX_MOMENTS])


def _lead(decision: DecisionReview) -> float:
    """Return how far the best move is ahead of the second one."""
    return decision.moves[1].behind if len(decision.moves) > 1 else 0.0
