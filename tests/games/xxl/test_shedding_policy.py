"""What a sensible person does in the games of XXL in which one gets rid of cards."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.bots.sense import at, best, reason, wins, worths
from tests.games.xxl.positions import without
from tischlein import Table
from tischlein.core.bits import bit, members
from tischlein.core.rng import Rng
from tischlein.games.xxl.policies.reihe import Sequences
from tischlein.games.xxl.policies.shedding import unseen
from tischlein.games.xxl.reihe import Reihe


def drunter(top: str, mine: str, other: str = "b8g9 r7g9", more: str = "") -> str:
    return f"xxl-drunter-bleiben; seats=2; discard={top}; hands={mine} | {other}; turn=0; {more}"


def drunter_late(top: str, mine: str, other: str) -> str:
    """Return a position with an empty stock, where cards not named have been played."""
    return drunter(f"{without(top, mine, other)} {top}", mine, other, "stock=")


def rauf(first: str, second: str, mine: str, other: str = "g9r10 g0r6", more: str = "") -> str:
    return f"xxl-rauf-runter; seats=2; piles={first} | {second}; hands={mine} | {other}; turn=0; {more}"


def reihe(mine: str, other: str = "y1r4 r1y5", more: str = "") -> str:
    return f"xxl-reihe; seats=2; sequences= | | | ; hands={mine} | {other}; turn=0; {more}"


def test_drunter_plays_the_high_totals_while_they_fit() -> None:
    assert best(drunter("g9r10", "r1y3 r6b10 r0y7 b2g10")) == "r6b10"


def test_drunter_plays_what_the_last_card_fits_on() -> None:
    assert best(drunter("y5g6", "y0g3 y2b3")) == "y2b3"


def test_drunter_plays_what_the_other_cannot_follow() -> None:
    held = "r1y3 r0y7 b8r10 r6b10"
    blocked = worths(at(drunter_late("g9r10", held, "y4r8 y6r9 b2r9")), 0)
    followed = worths(at(drunter_late("g9r10", held, "y4r8 b0y2 y0g1")), 0)
    assert blocked["r1y3"] > followed["r1y3"] + 1


def test_rauf_first_plays_what_seldom_fits() -> None:
    """A 10 has one neighbour, other numbers have two; the totals are the same."""
    assert best(rauf("r0y7", "b4y7", "b3g10 y6r7 b2r8 y0g3")) == "b3g10/2"


def late_turns() -> Iterator[tuple[dict[str, float], dict[str, int]]]:
    """Yield turns in which a move would end a random game: the worths of all moves, the lead of those that do."""
    for seed in range(200):
        table = Table("xxl-rauf-runter", 2, seed)
        rng = Rng(seed)
        while not table.over:
            (seat,) = members(table.state.must)
            moves = table.moves(seat)
            leads: dict[str, int] = {}
            for move in moves if table.view(None)["zones"]["stock"]["count"] == 0 else []:
                after = table.state.clone()
                after.apply(seat, after.catalogue().parse(move))
                scores = after.scores()
                if scores is not None and all(scores):
                    leads[move] = scores[1 - seat] - scores[seat]
            if leads:
                yield worths(table, seat), leads
            table.make(seat, moves[rng.below(len(moves))])


def test_rauf_ends_the_game_with_the_lowest_total_only() -> None:
    won = lost = spared = 0
    for worth, leads in late_turns():
        for move, lead in leads.items():
            if lead > 0:
                assert worth[move] > 0
                won += 1
            elif lead < 0:
                assert worth[move] < 0
                lost += 1
                goes_on = [worth[other] for other in worth.keys() - leads.keys()]
                assert max(goes_on, default=1) > worth[move]
                spared += len(goes_on)
    assert min(won, lost, spared) > 3, (won, lost, spared)


def test_reihe_opens_the_run_on_which_its_own_cards_follow() -> None:
    assert best(reihe("r6b10 g9r10 b3y9 y4b9 y2b3")) == "b10r6"
    assert best(reihe("r6b10 y7g10 g5b9 r7g9 b8g9")) == "g10y7"


def hope(position: str, card: str, mine: str) -> float:
    """Return the points of a card that will be played in the end, if `mine` is played now."""
    state = at(position).state
    assert isinstance(state, Reihe)
    sequences = Sequences(state, state.catalogue().parse(mine))
    sequences.find_reach(unseen(state, 0) | state.mask(0))
    return sequences.promise(bit(state.deck.cards[card]))


def test_reihe_does_not_count_on_a_run_that_cannot_go_on() -> None:
    """Both blue 9s lie in other runs: the blue 8 will never fit, and the red 1 has a long way to go."""
    green, yellow = "b2g10 r7g9 r5g8 r2g7 b4g6 g5b9", "b1y10 r0y9 g0y8 r0y7 y6r7 b0y5 y4b9"
    alive = reihe("r6b10 r1b8", "y1r4")
    dead = alive.replace("sequences= | | | ", f"sequences= | {green} | | {yellow}")
    assert hope(alive, "r1b8", "b10r6") > 8
    assert hope(dead, "r1b8", "b10r6") < 5


@pytest.mark.parametrize(("card", "total"), [("b8r10", 18), ("b2g10", 12), ("r6b10", 16), ("b1y10", 11)])
def test_reihe_counts_on_a_10_of_every_colour(card: str, total: int) -> None:
    assert hope(reihe("r3b5"), card, "draw") == total


def test_reihe_counts_on_the_lowest_card_too() -> None:
    """The green 1 comes after nine others."""
    assert hope(reihe("r3b5"), "y0g1", "draw") == pytest.approx(0.92**9)


def test_two_keep_a_drawn_card_for_later_and_many_play_it() -> None:
    two = worths(at(reihe("g6y8 b2g10", "y1r4 r1y5", "phase=drawn")), 0)
    assert two["keep"] > two["g10b2"]
    six = reihe("g6y8 b2g10", "y1r4 | r1y5 | b8g9 | r7g9 | r0b10", "phase=drawn").replace("seats=2", "seats=6")
    assert best(six) == "g10b2"


@pytest.mark.parametrize(
    ("position", "move", "code"),
    [
        (drunter("g9r10", "r1y3"), "r1y3", "shedding-out"),
        (drunter("y5g6", "y0g3 y2b3"), "y2b3", "shedding-last"),
        (drunter("y5g6", "y0g1 b0y2 y7g10"), "y0g1", "best"),
        (drunter_late("g9r10", "r1y3 g0r6 b8r10", "b2g10 y4r8 y6r9"), "r1y3", "shedding-blocks"),
        (drunter("g9r10", "r1y3 r6b10 r0y7 b2g10"), "r6b10", "shedding-highest"),
        (rauf("r0y7", "b4y7", "y6r7 g6y8 b3g10 b8r10"), "y6r7/1", "shedding-follows"),
        (rauf("r0y7", "b4y7", "g9r10 b2g10", "b8g9", "phase=drawn"), "keep", "shedding-forced"),
        (rauf("r0y7", "b4y7", "g9r10 g6y8", "b8g9", "phase=drawn"), "keep", "shedding-saves"),
        (rauf("r0y7", "b4y7", "r7g9 b2g10", "b8g9"), "draw", "shedding-forced"),
        (reihe("r6b10 g9r10 b3y9 y4b9 y2b3"), "b10r6", "shedding-next"),
    ],
)
def test_says_why(position: str, move: str, code: str) -> None:
    assert reason(position, move) == code


@pytest.mark.parametrize(("game", "share"), [("rauf-runter", 0.57), ("drunter-bleiben", 0.6), ("reihe", 0.57)])
def test_beats_chance(game: str, share: float) -> None:
    assert wins(f"xxl-{game}", 2, 1000) > share
