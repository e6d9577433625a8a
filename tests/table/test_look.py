"""How cards look, taken apart from their notation."""

from __future__ import annotations

import re
import tomllib
from importlib.resources import files

import pytest

from tischlein import Table
from tischlein.core.options import resolve_options
from tischlein.games.registry import boxes, games
from tischlein.table.locales import ftl
from tischlein.table.look import KINDS, examples_of, look_file, picture_of, table_look
from tischlein.table.rulebook import LANGUAGES, rulebook

GAMES = list(games())


@pytest.mark.parametrize("game", GAMES)
def test_every_card_of_every_zone_has_a_look(game: str) -> None:
    table = Table(game, seats=games()[game].seats[1], seed=1)
    look = table_look(table.info, table.options)
    for state in table.state.parts():
        for zone in state.zones():
            for name in state.card_slots(zone).names:
                assert look.cards[name]["draw"] != "plain"


@pytest.mark.parametrize("game", GAMES)
def test_no_two_cards_look_alike(game: str) -> None:
    table = Table(game, seats=games()[game].seats[0], seed=1)
    cards = table_look(table.info, table.options).cards
    assert len({str(card) for card in cards.values()}) == len(cards)


@pytest.mark.parametrize("book", list(boxes()))
def test_facts_are_of_kinds_that_are_known(book: str) -> None:
    for fact in look_file(book).facts.values():
        assert not isinstance(fact, str) or fact in KINDS
        assert isinstance(fact, str) or [fact.each, fact.tally, fact.zone].count("") == 2


@pytest.mark.parametrize("book", list(boxes()))
def test_pictures_show_cards_of_the_game(book: str) -> None:
    for game, things in look_file(book).pictures.items():
        table = Table(game, seats=games()[game].seats[0], seed=1)
        cards = table_look(table.info, table.options).cards
        sides = {f"{card['colour']}{card['number']}" for card in cards.values() if "colour" in card}
        for thing in things:
            assert thing.card in {"", *cards} or thing.card[:2] in sides or thing.card[:3] in sides


@pytest.mark.parametrize("book", list(boxes()))
def test_pieces_of_pictures_are_where_the_file_puts_them_and_upright_by_default(book: str) -> None:
    path = files(boxes()[book].package).joinpath("look.toml")
    written = tomllib.loads(path.read_text(encoding="utf-8") if path.is_file() else "").get("pictures", {})
    assert set(written) == set(look_file(book).pictures)
    for game, pieces in written.items():
        placed = [(piece["x"], piece["y"], piece["w"], piece.get("r", 0)) for piece in pieces]
        assert [(piece.x, piece.y, piece.w, piece.r) for piece in look_file(book).pictures[game]] == placed
        shown = picture_of(games()[game])
        assert [(piece["x"], piece["y"], piece["w"], piece.get("r", 0)) for piece in shown] == placed


def test_a_card_of_uno_is_taken_apart() -> None:
    table = Table("uno", seats=2, seed=1)
    cards = table_look(table.info, table.options).cards
    assert cards["r7"] == {
        "draw": "hem",
        "say": "card-uno",
        "kind": "number",
        "colour": "r",
        "number": 7,
        "value": 7,
        "suit": "red",
    }
    assert cards["W+4"]["kind"] == "four"
    assert cards["W"]["suit"] == "wild"
    assert cards["gS"]["kind"] == "skip"
    assert [cards[card]["value"] for card in ("gS", "r+2", "bR", "W", "W+4")] == [20, 20, 20, 50, 50]


@pytest.mark.parametrize("game", GAMES)
def test_options_that_name_seats_change_no_card(game: str) -> None:
    info = games()[game]
    last = info.seats[1] - 1
    named = [option.name for option in info.options if last in option.values]
    usual = table_look(info, Table(game, last + 1, 1).options).cards
    for name in named:
        assert table_look(info, Table(game, last + 1, 1, {name: last}).options).cards == usual


def test_a_card_is_written_in_one_way_unless_it_has_two_numbers() -> None:
    uno = table_look(games()["uno"], {})
    assert (uno.spellings("W"), uno.numbers("W")) == (["W"], [])


@pytest.mark.parametrize("book", list(boxes()))
def test_keys_and_groups_speak_of_moves_of_the_box(book: str) -> None:
    """An example can be typed in every game that it is shown for, and groups are of kinds that there are."""
    file = look_file(book)
    kinds = set()
    for info in boxes()[book].games:
        state = Table(info.id, info.seats[0], 1).state
        notations = state.catalogue().notations
        kinds |= {state.describe(0, number).kind for number in range(len(notations))}
        for key in file.keys:
            if info.id in (key.games or [info.id]):
                assert all(state.catalogue().parse(typed) >= 0 for typed in key.typed.split())
    assert {group.kind for group in file.groups} <= kinds
    assert {game for key in file.keys for game in key.games} <= {info.id for info in boxes()[book].games}


@pytest.mark.parametrize("game", GAMES)
def test_the_look_is_made_once_for_each_kind_of_table(game: str) -> None:
    table = Table(game, seats=games()[game].seats[0], seed=1)
    assert table_look(table.info, table.options) == table_look(table.info, table.options)


@pytest.mark.parametrize("book", [book for book in boxes() if look_file(book).examples])
def test_examples_are_cards_of_rules(book: str) -> None:
    """Each illustrated rule exists, and its cards are cards of a game of the box, in either order of their numbers."""
    cards = {
        frozenset(re.findall(r"[a-z]?-?\+?\d+", name) or [name])
        for info in boxes()[book].games
        for name in table_look(info, resolve_options(info.id, info.options, {})).cards
    }
    for rule, shown in examples_of(book).items():
        assert rule in rulebook(book, "en").rules
        assert len(shown) == len(look_file(book).examples[rule.partition(".")[2]])
    named = {name for names in look_file(book).examples.values() for name in names}
    assert {name for name in named if frozenset(re.findall(r"[a-z]?-?\+?\d+", name) or [name]) not in cards} == set()


@pytest.mark.parametrize("book", [book for book in boxes() if look_file(book).chapters])
def test_every_game_of_a_book_of_several_has_a_chapter(book: str) -> None:
    chapters = look_file(book).chapters
    assert set(chapters) == {info.id for info in boxes()[book].games}
    for lang in LANGUAGES:
        numbered = set(re.findall(r"^## (\d+) ", rulebook(book, lang).text, re.MULTILINE))
        assert {str(chapter) for chapter in chapters.values()} <= numbered


def test_an_external_box_takes_tricks_like_the_kit() -> None:
    for book in boxes():
        assert look_file(book).takes[:1] == ["trick"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_start_page_says_a_line_about_every_game_with_a_tile(lang: str) -> None:
    """Each game of our boxes has a duration; variants share the line of their game."""
    said = set(re.findall(r"^page-about-([\w-]+) =", ftl(lang), re.MULTILINE))
    for game, info in games().items():
        assert look_file(info.rulebook).minutes[game] > 0
        assert any(game == name or game.startswith(f"{name}-") for name in said) or "games" in {
            option.name for option in info.options
        }
