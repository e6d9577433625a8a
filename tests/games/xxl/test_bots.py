"""How computer players play XXL: what they find, what they remember, and how well."""

from __future__ import annotations

from typing import Any

from tests.bots.playing import fast_bot, play_out, run_search
from tests.games.xxl.positions import last_trick
from tischlein import Table
from tischlein.bots.advice import explain
from tischlein.bots.levels import make_bot
from tischlein.bots.tree import ROOT
from tischlein.core.bits import members
from tischlein.core.rng import Rng


def test_a_move_that_goes_without_saying_is_not_called_the_only_one() -> None:
    position = (
        "xxl-strassenbau; seats=2; hands=r2g7 r3b5 b1y10 y0g1 | r1y3 g2b5 y6r9 b4y7; open=y1r4 g9r10 b8g9; turn=0"
    )
    table = Table(position=position, seed=1)
    assert len(table.moves(0)) > 1
    assert all(one.reason != "reason-only" for one in explain(table.insight(0), 50))


def test_in_the_open_every_move_has_its_own_node() -> None:
    table = Table("xxl-farbe", 2, 1)
    seat = members(table.state.must)[0]
    search = run_search(table.insight(seat), 36)
    assert search.race.size == 12
    assert search.tree.node_visits[ROOT + 1] == 2  # of three samples the first made the node


def test_it_remembers_won_tricks_and_its_own_card_set_aside() -> None:
    """In the second half the own card is in every sample again; somebody else's may lie anywhere."""
    table = last_trick(1, 1, 1)
    table.play(1, table.moves(1)[0])
    table.play(0, "-g9r10")
    insight = table.insight(0)
    for n in range(30):
        state = insight.sample(Rng(n))
        assert state.view(0) == table.state.view(0)
        while state.ask(members(state.must)[0]) == "aside":
            seat = members(state.must)[0]
            state.apply(seat, state.catalogue().parse("none"))
        view: Any = state.view(0)
        assert "g9r10" in view["zones"]["hand.0"]["cards"]


def test_a_thinking_player_beats_chance() -> None:
    won = 0
    for deal in range(12):
        table = Table("xxl-verweigern", 2, deal)
        me = deal % 2
        bots = [fast_bot("hard", deal, simulations=5), make_bot("random", deal)]
        play_out(table, bots if me == 0 else bots[::-1])
        assert table.places is not None
        won += table.places[me] == 1
    assert won >= 10
