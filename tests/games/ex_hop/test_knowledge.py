"""`resample` after swaps: cards given away, colours offered, answers, and the renewed stock."""

from __future__ import annotations

from collections import Counter

from tests.core.resampling import resampled_hands, table
from tests.games.ex_hop.positions import FOUR
from tests.games.helpers import play
from tischlein import Table
from tischlein.core.rng import Rng


def swapped() -> Table:
    """Return a table at which seat 0 has swapped the red 3 for the green 6 of seat 1."""
    return play(table(FOUR), (0, "r3:g"), (1, "g6"), (2, "decline"), (3, "decline"))


def test_the_giver_of_a_card_knows_where_it_is() -> None:
    t = swapped()
    assert all("r3" in hand for hand in resampled_hands(t, 0, 1))
    assert all("g6" in hand for hand in resampled_hands(t, 1, 0))
    assert len({tuple(hand) for hand in resampled_hands(t, 0, 1)}) > 200, "the rest of the hand is free"


def test_everybody_knows_the_colours_that_were_swapped() -> None:
    hands = resampled_hands(swapped(), 2, 1)
    assert all(any(card.startswith("r") for card in hand) for hand in hands)
    assert len({card for hand in hands for card in hand if card.startswith("r")}) > 5, "but not the cards"


def test_a_card_given_away_that_was_played_is_no_longer_known() -> None:
    t = play(swapped(), (1, "r3/1"))
    hands = resampled_hands(t, 0, 1)
    assert not any("r3" in hand for hand in hands), "it is in a row"
    assert not all(any(card.startswith("r") for card in hand) for hand in hands)


def test_a_card_that_may_have_moved_on_is_with_one_of_the_two() -> None:
    t = play(swapped(), (1, "r3:b"), (0, "decline"), (2, "b12"), (3, "decline"))
    rng = Rng(2)
    found: Counter[int] = Counter()
    for _ in range(400):
        hands = t.info.save(t.state.resample(0, rng))["hands"]
        assert isinstance(hands, list)
        found.update(seat for seat, hand in enumerate(hands) if "r3" in hand.split())
    assert set(found) == {1, 2}
    assert sum(found.values()) == 400
    assert all("r3" in hand for hand in resampled_hands(t, 1, 2)), "who gave it knows"


def test_an_offer_shows_the_colour_of_a_card_whether_it_is_taken_or_not() -> None:
    t = play(table(FOUR), (0, "r3:g"))
    assert all(any(card.startswith("r") for card in hand) for hand in resampled_hands(t, 2, 0))
    play(t, *((seat, "decline") for seat in (1, 2, 3)))
    assert all(any(card.startswith("r") for card in hand) for hand in resampled_hands(t, 2, 0))


def test_answers_of_others_are_guessed_again_and_possible() -> None:
    """A search must not find the real answers in a resampled state."""
    t = play(table(FOUR), (0, "r3:g"), (2, "g10"))
    rng = Rng(3)
    seen: Counter[str] = Counter()
    for _ in range(300):
        position = t.info.save(t.state.resample(1, rng))
        seat, _, answer = str(position["answers"]).partition(":")
        hands = position["hands"]
        assert isinstance(hands, list)
        assert seat == "2"
        assert answer == "decline" or (answer in hands[2].split() and answer.startswith("g"))
        seen[answer] += 1
    assert seen["decline"] > 100
    assert len(seen) > 4
    mine = [str(t.info.save(t.state.resample(2, rng))["answers"]) for _ in range(20)]
    assert set(mine) == {"2:g10"}, "a seat knows its own answer"


def test_after_a_renewal_the_scored_rows_are_in_the_stock() -> None:
    t = table(
        "ex-hop; seats=2; colours=yg; tiles=+2 | +3 | -4 | +5; rows=y1 | | | ; "
        "hands=y2 y3 y4 y5 | g2 g3 g4 g5; discard=y6 y7 y8 y9 y10 y11 y12 g6 g7 g8 g9 g10 g11 g12; turn=0"
    )
    t.play(0, "y2/1")  # draws g1, the last of the stock, which seat 1 cannot know, and renews the stock
    t.play(1, "g2/2")  # draws one card that was in the discard
    hands = resampled_hands(t, 0, 1)
    assert all(sorted(set(hand) & {"g3", "g4", "g5"}) == ["g3", "g4", "g5"] for hand in hands)
    assert len({tuple(hand) for hand in hands}) > 5, "the card drawn since is one of the discard"


def test_chance_decides_the_tile_of_each_row_and_nothing_else_that_everybody_sees() -> None:
    tiles = ["+5", "-4", "+3", "+2"]
    others = [[*tiles[:row], "+6", *tiles[row + 1 :]] for row in range(4)]
    positions = [FOUR.replace(" | ".join(tiles), " | ".join(each)) for each in (tiles, *others)]
    assert len({Table(position=position).state.public_chance_key() for position in positions}) == 5
    assert len({Table(seed=seed, position=FOUR).state.public_chance_key() for seed in range(5)}) == 1
