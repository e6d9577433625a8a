"""XXL: series of games, rule by rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.games.helpers import events_of, fact, rule, ruling
from tischlein import OptionError, PositionError, Table
from tischlein.core.rng import Rng
from tischlein.games.xxl.series import IDS, XxlSeries
from tischlein.testing import contracts


def series(t: Table) -> XxlSeries:
    assert isinstance(t.state, XxlSeries)
    return t.state


def individuell(games: str, seats: int = 3, rounds: int = 1, **options: Any) -> Table:
    chosen = {"games": games, "rounds": rounds, **options}
    return Table("xxl-individuell", seats, 7, options=chosen)


def play_games(t: Table, games: int, seed: int = 1) -> Table:
    """Play at random until this many games are over."""
    for _ in contracts.walk(t, Rng(seed)):
        if len(series(t).sheet) >= games:
            break
    return t


@rule("xxl.9.1")
@ruling("X14")
def test_pur_is_all_six_games_in_order_once_or_twice() -> None:
    assert fact(Table("xxl-pur", 2, 1), "games") == [IDS[number] for number in "123456"]
    twice = Table("xxl-pur", 2, 1, options={"rounds": 2})
    assert fact(twice, "games") == [IDS[number] for number in "123456"] * 2
    signs = {1: "pile.1", 2: "discard", 3: "half", 4: "open", 5: "sequence.r", 6: "trick"}
    t = Table("xxl-pur", 3, 2)
    for number, sign in signs.items():
        view = t.view(None)
        assert sign in view["zones"] | view["table"], f"game {number}"
        play_games(t, number, seed=number)
    assert t.over


@rule("xxl.9.2", "xxl.8.6")
@ruling("X14", "A2")
def test_places_are_points_and_the_lowest_sum_wins() -> None:
    t = Table("xxl-pur", 4, 5)
    play_games(t, 6)
    sheet = fact(t, "sheet")
    assert len(sheet) == 6
    for row, event in zip(sheet, events_of(t, "end"), strict=True):
        assert row == event["facts"]["places"]
    sums = [sum(row[seat] for row in sheet) for seat in range(4)]
    assert t.scores == sums
    assert t.places is not None
    assert [sums[seat] for seat in range(4) if t.places[seat] == 1] == [min(sums)] * t.places.count(1)


@rule("xxl.9.2", "xxl.8.6")
@ruling("A2", "X14")
def test_example_of_a_shared_second_place() -> None:
    """The player after two on the second place gets four points."""
    t = table_after("1 2 2 4")
    assert t.scores == [1, 2, 2, 4]
    with pytest.raises(PositionError, match="sheet"):
        table_after("1 2 2 5")


def table_after(sheet: str) -> Table:
    position = "xxl-individuell; seats=4; options=games:2,2 rounds:1; discard=g0r6; hands=g1r2 | r1y5 | r3b5 | y1r4"
    return Table(seed=1, position=f"{position}; sheet={sheet}; turn=0")


@rule("xxl.8.3", "xxl.8.4")
@ruling("X1", "A5")
def test_the_deal_moves_on_and_the_sums_decide_the_starter() -> None:
    t = Table("xxl-individuell", 4, 9, options={"games": "2,5", "rounds": 4, "dealer": 2})
    for game in range(8):
        assert fact(t, "dealer") == (2 + game) % 4
        totals = series(t).totals()
        order = [(3 + game + step) % 4 for step in range(4)]
        worst = max(order, key=lambda seat: (totals[seat], -order.index(seat)))
        assert fact(t, "turn") == worst
        play_games(t, game + 1, seed=game)


EVEN_HALF = (
    "xxl-pur; seats=2; sheet=1 2, 1 2; phase=aside; dealer=1; hands= | ; "
    "won=y0g1 b0y2 y0g3 b0r4 b0y5 g0r6 r0y7 g0y8 | r0y9 r0b10 r1y3 y1r4 r1y5 g1b6 g1r2 g2b5"
)
"""Both have won eight cards in the first half of game 3, and seat 1 is doing worse in the series."""


@rule("xxl.3.8", "xxl.8.4")
@ruling("X1", "X8")
@pytest.mark.parametrize("more", ["", "; standing=2 4"])
def test_a_position_of_a_series_takes_the_standing_from_its_sheet(more: str) -> None:
    t = Table(seed=1, position=EVEN_HALF + more)
    for seat in (0, 1):
        t.play(seat, "none")
    assert list(t.waiting) == [1]


@rule("xxl.8.4")
@ruling("X1")
def test_the_last_game_of_a_series_does_not_count_for_its_own_standing() -> None:
    t = play_games(Table("xxl-individuell", 3, 4, options={"games": "2,5"}), 2)
    position = t.position()
    assert Table(position={key: entry for key, entry in position.items() if key != "standing"}).position() == position


@rule("xxl.9.1", "xxl.9.3")
@pytest.mark.parametrize(
    ("game", "options", "names"),
    [
        ("xxl-pur", {}, ["rauf-runter", "drunter-bleiben", "verweigern", "strassenbau", "reihe", "farbe", "farbe"]),
        ("xxl-individuell", {"games": "6+,2,6"}, ["farbe-plus", "drunter-bleiben", "farbe", "farbe"]),
    ],
)
def test_positions_and_views_of_a_series_name_its_current_game(
    game: str, options: dict[str, Any], names: list[str]
) -> None:
    t = Table(game, 3, 2, options)
    for played, name in enumerate(names):
        play_games(t, played, seed=played)
        assert t.position()["current"] == fact(t, "current") == f"xxl-{name}"
        again = Table(position=t.position())
        assert again.position() == t.position()
        assert fact(again, "current") == f"xxl-{name}"
    assert t.over


def test_the_current_game_may_be_left_out_of_a_position_but_must_be_the_right_one() -> None:
    p = play_games(Table("xxl-pur", 3, 2), 2).position()
    assert p.pop("current") == "xxl-verweigern"
    assert Table(position=p).position()["current"] == "xxl-verweigern"
    for wrong in ("xxl-farbe", "xxl-pur", "", "3"):
        with pytest.raises(PositionError, match=r"current of a position is xxl-verweigern, .* not"):
            Table(position=p | {"current": wrong})
    with pytest.raises(PositionError, match="no entry 'current'"):
        Table(position=Table("xxl-reihe", 2, 1).position() | {"current": "xxl-reihe"})


@rule("xxl.9.3")
@ruling("X14")
def test_individuell_is_a_list_of_games_and_a_number_of_rounds() -> None:
    t = individuell("5,1,5", rounds=2)
    assert fact(t, "games") == [IDS[number] for number in "515"] * 2
    for wrong in ("", "7", "1,,2", "1;2", 5, "1, 2", ",".join(["1"] * 101)):
        with pytest.raises(OptionError, match="games"):
            Table("xxl-individuell", 3, 1, options={"games": wrong})
    assert [len(fact(individuell("1", rounds=rounds), "games")) for rounds in range(1, 13)] == list(range(1, 13))
    for wrong in (0, 13):
        with pytest.raises(OptionError, match="rounds"):
            individuell("1", rounds=wrong)


@rule("xxl.9.3", "xxl.9.4")
@ruling("X13", "X14")
def test_fewer_rounds_than_players_and_an_uneven_number_of_trumps_are_allowed_with_a_warning() -> None:
    assert [warning.rule for warning in individuell("1", seats=3, rounds=2).warnings()] == ["xxl.9.3"]
    assert individuell("1", seats=3, rounds=3).warnings() == []
    assert [warning.rule for warning in individuell("6+,6+", seats=3, rounds=3).warnings()] == []
    uneven = individuell("6+,6+", seats=4, rounds=5)
    assert [(warning.rule, warning.facts) for warning in uneven.warnings("de")] == [
        ("xxl.9.4", {"plus": 10, "seats": 4})
    ]
    assert uneven.warnings("de")[0].text != uneven.warnings("en")[0].text != ""
    assert Table("xxl-pur", 6, 1).warnings() == []
    assert Table("uno", 2, 1).warnings() == []


@rule("xxl.9.4")
@ruling("X13")
@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "everyone names the trump colour equally often"),
        ("de", "jeder gleich oft den Trumpf nennt"),
        ("fr", "chacun nomme l’atout aussi souvent"),
        ("hu", "mindenki ugyanannyiszor nevezze meg az adut"),
    ],
)
def test_the_rule_of_the_warning_says_what_it_warns_of(lang: str, said: str) -> None:
    (warning,) = individuell("6+", seats=3, rounds=4).warnings(lang)
    assert warning.rule == "xxl.9.4"
    assert said in warning.text


@rule("xxl.9.4")
@ruling("X13")
@pytest.mark.parametrize("games", ["6+", "6+,2", "1,6+,6+,5"])
def test_the_naming_of_trump_goes_round(games: str) -> None:
    t = individuell(games, seats=3, rounds=4)
    named = []
    total = len(fact(t, "games"))
    for game in range(total):
        if fact(t, "games")[game] == IDS["6+"]:
            (seat,) = t.waiting
            assert t.waiting[seat].what == "trump"
            named.append(seat)
        play_games(t, game + 1, seed=game)
    first = named[0]
    assert named == [(first + step) % 3 for step in range(len(named))]


@rule("xxl.9.4")
def test_game_6_plus_is_not_part_of_pur() -> None:
    assert "6+" not in fact(Table("xxl-pur", 3, 1), "games")


@ruling("X14")
def test_a_series_in_the_middle_is_a_position_and_a_record() -> None:
    t = play_games(individuell("6+,2,4,3", rounds=2), 5)
    for _, _ in zip(contracts.walk(t, Rng(3)), range(9), strict=False):
        pass
    position = t.position()
    again = Table(position=json.loads(json.dumps(position)))
    assert again.position() == position
    assert again.view(1) | {"zones": None} == t.view(1) | {"zones": None}
    contracts.check_replay(t)


@ruling("X14")
@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("sheet=1 2 3", "4 places a game"),
        ("sheet=1 2 3 x", "4 places a game"),
        ("sheet=1 2 3 4, 1 2 3 4, 1 2 3 4", "more games"),
        ("sheet=1 2 3 4, 1 2 3 4", "does not agree"),
        ("trump_from=4", "trump_from"),
        ("sheet=1 2 3 4; standing=4 3 2 1", "standing .* sheet.*xxl.8.4"),
    ],
)
def test_a_series_that_cannot_be_is_refused(more: str, message: str) -> None:
    position = "xxl-individuell; seats=4; options=games:2,2 rounds:1; discard=g0r6; hands=g1r2 | r1y5 | r3b5 | y1r4"
    with pytest.raises(PositionError, match=message):
        Table(seed=1, position=f"{position}; {more}")
