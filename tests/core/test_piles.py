"""Piles against plain lists, by Hypothesis."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from tischlein.core.bits import bit, has, members
from tischlein.core.piles import empty_piles
from tischlein.core.rng import Rng

ROOM = 12


@given(
    st.lists(
        st.tuples(
            st.sampled_from(["push", "draw", "remove", "shuffle", "swap", "clear"]),
            st.integers(0, 2),
            st.integers(0, 60),
        )
    )
)
def test_piles_behave_like_lists(steps: list[tuple[str, int, int]]) -> None:
    piles = empty_piles(3, ROOM)
    model: list[list[int]] = [[], [], []]
    rng = Rng(1)
    for what, zone, value in steps:
        pile = model[zone]
        if what == "push" and len(pile) < ROOM:
            piles.push(zone, value)
            pile.append(value)
        elif what == "draw" and pile:
            assert piles.top(zone) == pile[-1]
            assert piles.draw(zone) == pile.pop()
        elif what == "remove" and pile:
            i = value % len(pile)
            piles.remove_at(zone, i)
            pile[i] = pile[-1]
            pile.pop()
        elif what == "swap" and pile:
            i, j = value % len(pile), (value // 7) % len(pile)
            piles.swap(zone, i, j)
            pile[i], pile[j] = pile[j], pile[i]
        elif what == "shuffle":
            piles.shuffle(zone, rng)
            assert sorted(piles.cards(zone)) == sorted(pile)
            model[zone] = piles.cards(zone)
        elif what == "clear":
            piles.clear(zone)
            pile.clear()
        assert [piles.cards(z) for z in range(3)] == model
        assert [piles.size(z) for z in range(3)] == [len(p) for p in model]
        assert piles.find(zone, value) == (model[zone].index(value) if value in model[zone] else -1)


@given(st.sets(st.integers(0, 62)))
def test_sets_of_bits(numbers: set[int]) -> None:
    mask = sum(bit(k) for k in numbers)
    assert members(mask) == sorted(numbers)
    assert all(has(mask, k) == (k in numbers) for k in range(63))
