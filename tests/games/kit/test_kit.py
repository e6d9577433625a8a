"""Whole games in plain Python on the kit keep every contract, with no line for clones, positions or features."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.kit.wishes import WISHES, Wishes
from tischlein import PositionError, Table
from tischlein.bots.search import Search
from tischlein.core.playout import RandomPlayer
from tischlein.core.rng import Rng
from tischlein.games import registry
from tischlein.games.kit import shedding
from tischlein.games.kit.tricks import TrickGame
from tischlein.testing import contracts

TABLES: list[tuple[str, int, dict[str, Any]]] = [
    *(("wishes", seats, {"decks": decks}) for seats in (2, 3, 4, 5) for decks in (1, 2)),
    *(("shed", seats, {}) for seats in (2, 3, 4, 5)),
    *(("trick", seats, {}) for seats in (3, 4, 5)),
]


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_contract_holds(game: str, seats: int, options: dict[str, Any]) -> None:
    rng = Rng(seats)
    for number in range(3):
        table = Table(game, seats, f"{game}-{number}", options)
        box = table.state.census()
        for length, _ in enumerate(contracts.walk(table, rng)):
            if rng.below(length + 5) == 0 or table.over:
                contracts.check_all(table, rng, box)
        contracts.check_replay(table)


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_random_games_end(game: str, seats: int, options: dict[str, Any]) -> None:
    for number in range(20):
        table = Table(game, seats, number, options)
        RandomPlayer(Rng(number), purposeful=True).play_out(table.state, 100_000)
        assert table.over
        assert table.places is not None


def test_the_kit_uses_the_core_alone() -> None:
    for path in Path(str(shedding.__file__)).parent.glob("*.py"):
        modules = re.findall(r"^(?:from|import) (tischlein[\w.]*)", path.read_text(), re.MULTILINE)
        assert all(name.startswith(("tischlein.core", "tischlein.games.kit")) for name in modules), path


# --- shedding


def wishes_at(text: str) -> Table:
    return Table(position=f"wishes; {text}")


def test_a_card_may_name_something() -> None:
    table = wishes_at("seats=2; discard=h9; hands=cJ c9 | s7 h10; turn=0")
    assert [move for move in table.moves(0) if "=" in move] == ["cJ=c", "cJ=s", "cJ=h", "cJ=d"]
    table.play(0, "cJ=s")
    assert (table.view(1)["table"]["suit"], table.view(1)["table"]["jacks"], table.moves(1)) == ("s", 1, ["s7"])
    refusal = table.why_not(1, "h10")
    assert refusal is not None
    assert (refusal.rule, refusal.facts["why"]) == ("my-game.2.2", "fit")


def test_cards_left_in_the_hands_count() -> None:
    table = wishes_at("seats=2; discard=h9; hands=h10 | sJ s7 hA; turn=0")
    table.play(0, "h10")
    assert (table.scores, table.places) == ([0, 3], [1, 2])


def test_the_discard_becomes_the_stock() -> None:
    rest = "c7 c8 c9 c10 cJ cQ cK cA s8 s9 s10 sJ sQ sK sA h7 h8 h10 hJ hQ hK d7 d8 d9 d10 dJ dQ dK dA"
    table = wishes_at(f"seats=2; discard={rest} h9; hands=s7 | hA; turn=0")
    assert table.moves(0) == ["draw"]
    assert [event["kind"] for event in table.play(0, "draw")][:2] == ["renew", "draw"]


def test_a_seat_that_is_passed_over_is_known_to_hold_no_card_that_fits() -> None:
    rest = "c9 c10 cJ cQ cK cA s9 sJ sK sA h7 h8 h10 hJ hQ hK hA d8 d9 d10 dJ dQ dK dA"
    table = wishes_at(f"seats=3; discard=h9; stock=sQ; hands=s7 s8 s10 | c7 c8 d7 | {rest}; turn=0")
    table.play(0, "draw")
    assert [event["kind"] for event in table.play(0, "keep")] == ["keep", "idle", "turn"]
    state, rng = table.state, Rng(1)
    assert isinstance(state, Wishes)
    hands = [set(state.resample(0, rng).names(state.hands + 1)) for _ in range(100)]
    assert len(set(map(frozenset, hands))) > 50, "all the rest is free"
    assert not any(card[0] == "h" or card[1:] in ("9", "J") for hand in hands for card in hand)


def test_a_game_may_change_what_fits_when_nothing_is_left_to_draw(monkeypatch: pytest.MonkeyPatch) -> None:
    def ask_for_clubs(game: Wishes) -> None:
        game.suit = "c"
        game.update_fitting()

    monkeypatch.setattr(Wishes, "on_nothing_to_draw", ask_for_clubs)
    rest = "c9 c10 cJ cQ cK cA s9 sJ sK sA h7 h8 h10 hJ hQ hK hA d8 d9 d10 dJ dQ dK dA"
    table = wishes_at(f"seats=3; discard=h9; stock=sQ; hands=s7 s8 s10 | c7 c8 d7 | {rest}; turn=0")
    table.play(0, "draw")
    assert [event["kind"] for event in table.play(0, "keep")] == ["keep", "turn"], "seat 1 is not skipped"
    assert table.moves(1) == ["c7", "c8"]


@pytest.mark.parametrize(
    ("entry", "message"),
    [
        ("jacks=100", "jacks of a position is a number from 0 to 99, not '100'"),
        ("suit=x", "suit of a position is one of c, s, h, d, not 'x'"),
        ("hands=h1 | h7", "there is no card 'h1' in this deck"),
        ("hands=h9 | h7", "the position names h9 2 times, but the deck holds it 1 times"),
    ],
)
def test_a_wrong_position_is_refused_in_a_sentence(entry: str, message: str) -> None:
    position = {"seats": "2", "discard": "h9", "hands": "h10 | sJ"} | dict([entry.split("=")])
    with pytest.raises(PositionError, match=message):
        wishes_at("; ".join(f"{name}={value}" for name, value in position.items()))


def test_a_clone_shares_nothing_that_changes() -> None:
    state = Table("wishes", 2, 1).state
    assert isinstance(state, Wishes)
    state.notes = [[1], {"a": [2]}]  # type: ignore[attr-defined]
    twin = state.clone()
    assert type(twin) is Wishes
    twin.notes[0].append(5)  # type: ignore[attr-defined]
    twin.notes[1]["a"].append(5)  # type: ignore[attr-defined]
    twin.suit, twin.jacks = "x", 9
    twin.piles.clear(0)
    assert state.notes == [[1], {"a": [2]}]  # type: ignore[attr-defined]
    assert (state.suit != "x", state.jacks, state.piles.size(0) > 0) == (True, 0, True)


def test_the_search_plays_it_with_the_policy() -> None:
    table = wishes_at("seats=2; discard=h9; hands=h10 cK | sJ s7 hA; turn=0")
    assert WISHES.policy is not None
    search = Search(table.insight(0), WISHES.policy, Rng(1))
    search.run(30)
    json.dumps(table.view(0))


def test_a_game_without_a_policy_is_searched_without_guidance() -> None:
    assert registry.game_info("shed").policy is None
    assert not registry.policy_of("shed").guides_playouts


# --- tricks


def test_trumps_are_stronger_than_the_suit_led_and_other_cards_have_no_strength() -> None:
    table = Table(position="trick; seats=4; hands=h2 c3 | hA c4 | s2 c5 | h3 c6; turn=0; trump=s")
    table.play(0, "h2")
    state = table.state
    assert isinstance(state, TrickGame)
    strength = {name: state.strength(card) for card, name in state.written.items()}
    trumps, hearts = ([strength[name] for name in strength if name[0] == suit] for suit in "sh")
    assert min(trumps) > max(hearts) > min(hearts) >= 0
    assert trumps == sorted(set(trumps))
    assert hearts == sorted(set(hearts))
    assert {strength[name] for name in strength if name[0] in "cd"} == {-1}


def test_trumps_win_and_suits_are_followed() -> None:
    table = Table(position="trick; seats=4; hands=h2 c3 | hA c4 | s2 c5 | h3 c6; turn=0; trump=s")
    table.play(0, "h2")
    assert table.moves(1) == ["hA"]
    for seat, card in ((1, "hA"), (2, "s2"), (3, "h3")):
        table.play(seat, card)
    facts = table.view(0)["table"]
    assert (facts["leader"], facts["last"]["winner"], facts["last"]["colour"]) == (2, 2, "h")
    for seat, card in ((2, "c5"), (3, "c6"), (0, "c3"), (1, "c4")):
        table.play(seat, card)
    assert (table.over, table.scores, table.places) == (True, [0, 0, 1, 1], [3, 3, 1, 1])
