"""Taking back a move when the turn itself tells something."""

from __future__ import annotations

from tests.table.taking_back import refusal
from tischlein import Table
from tischlein.core.rng import Rng
from tischlein.testing import contracts

LATE_REIHE = (
    "xxl-reihe; seats=4; dealer=2; turn=0; phase=drawn; "
    "hands=y7g10 y5g6 g1b6 b2r9 b4y7 b4g6 g2b5 r0b10 b0r4 b8g9 | g1r2 y2b3 g3b4 r5g8 b3g10 g4y10 r1b8 | "
    "r3b6 y0g1 g0y8 r7g9 | g2y4 b0y5 g2r6 y0g3 g0r6; stock=; "
    "sequences=b8r10 y6r9 b2r8 b1r7 r6b10 g4r5 y1r4 r3b5 r2g7 r1y3 r0y9 | b2g10 g9r10 y3g8 r5g7 g6y8 g5b9 | "
    "g5b10 y4b9 | b1y10 b3y9 b7y8 r0y7 y6r7 r1y5 y4r8 y3b7 b0y2 y1r9; "
    "limits=7f8fe71bffeceffa 7f8b471afee8c6f2 7f8b471afee8c6f2 7f8b471afee8c6f2 7f8b471afee8c6f2 7f8b471afee8c6f2 "
    "7f8f471affecc6f2 7f8fe77bfffceffa 7f8fff7bfffefffa 7fffffffffffffff | "
    "7f8fe7fffffcefff 7f8746eeff7cc2a7 7f8746eeff7cc2a7 7f8746eeff7cc2a7 7f8f46fffffcc7ef 7f8fe6fffffccfef "
    "7fffffffffffffff | 7f8fa637fffacfe7 7f8fa2377ffacfe7 7f8fa2377ffacfe7 7f8fa2377ffacfe7 | "
    "7f8be13a7ffaeef7 7fcfe7fefffeeef7 7fffffffffffffff 7fcfe33e7ffaeef7 7f82e1387bfaecf7; "
    "limits_stock=7fffffffffffffff"
)
"""Much is known of all hands, so that few other worlds are possible and the real one is easily taken for certain."""


def test_what_the_next_player_is_asked_can_tell_of_its_hand() -> None:
    """With an empty stock, a player who cannot play is passed over: who is asked next says who can play."""
    found = set()
    for seed in range(40):
        table = Table("xxl-reihe", 4, seed)
        for _ in contracts.walk(table, Rng(seed)):
            if table.over or not table.log or table.view(None)["zones"]["stock"]["count"]:
                continue
            found.add(refusal(table, table.log[-1][0]))
    assert "revealed" in found


def test_that_the_next_player_can_play_is_news_although_little_is_hidden() -> None:
    found = set()
    for seed in range(60):
        table = Table(position=LATE_REIHE, seed=seed)
        table.make(0, "b8g9")
        found.add(refusal(table, 0))
    assert found == {"revealed"}
