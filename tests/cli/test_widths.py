"""Everything that is printed fits the width of the terminal, and nothing of it is cut off."""

from __future__ import annotations

import io
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from tests.cli.command import run
from tests.registered import FIRSTS, SERIES, brief
from tischlein import Table, games
from tischlein.cli import board, listing, moves, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.person import chapters, draw_title
from tischlein.cli.words import Words, load_words
from tischlein.core.moves import MoveList
from tischlein.core.rng import Rng
from tischlein.table.look import table_look
from tischlein.table.rulebook import LANGUAGES

WIDTHS = (60, 80, 120)
VERY_WIDE = 300
MOMENTS = (0, 100)
"""Numbers of moves after which a table is looked at; also at the end."""
CUT_OFF = re.compile(r"(?<![▮ ])…")
"""An ellipsis that is neither behind a long hand nor a word by itself."""


def render(parts: list[RenderableType], width: int) -> str:
    page = io.StringIO()
    Console(file=page, width=width, markup=False, emoji=False, highlight=False).print(*parts, sep="\n")
    return page.getvalue()


def pieces(page: str) -> Counter[str]:
    """Count what stands between spaces and frames; cards and words are such pieces."""
    return Counter(filter(None, re.split(r"[\s│╭╮╰╯─]+", page)))


def check(parts: list[RenderableType]) -> None:
    """Print something in all widths: no line is too long, and every piece is there, unbroken."""
    wanted = pieces(render(parts, VERY_WIDE))
    for width in WIDTHS:
        page = render(parts, width)
        assert [line for line in page.splitlines() if cell_len(line) > width] == []
        assert not wanted - pieces(page), page


def tables(game: str) -> Iterator[Table]:
    """Play games with the fewest and with the most seats, and yield them at several moments."""
    low, high = games()[game].seats
    for seats in (low, high):
        table, rng = Table(game, seats, seats), Rng(seats)
        for number in range(300):
            if number in MOMENTS or table.over:
                yield table
            if table.over:
                break
            waiting = list(table.waiting)
            seat = waiting[rng.below(len(waiting))]
            table.play(seat, table.notations[table.state.random_move(seat, rng.below(5) > 1, rng, MoveList())])


def parts_of(table: Table, words: Words, names: list[str]) -> Iterator[list[RenderableType]]:
    """Draw what a person at a table sees, and how its rounds ended."""
    viewer = next(iter(table.waiting), 0)
    speaks = EventFormatter(table_look(table.info, table.options), words, names[: table.seats], viewer)
    view = table.view(viewer)
    yield [show.frame(draw_title(speaks, table.info, view), board.table(speaks, view))]
    yield [board.hand(speaks, view)]
    yield [moves.draw(speaks, table.parts(viewer))]
    if table.over:
        for _, page in chapters(speaks, table.events(viewer), view["zones"]):
            yield page


@pytest.mark.once
@pytest.mark.parametrize("game", games())
def test_tables_hands_moves_and_results_fit(game: str) -> None:
    for number, table in enumerate(tables(game)):
        words = load_words(LANGUAGES[number % len(LANGUAGES)])
        for parts in parts_of(table, words, [words("seat-you"), *words.entries("bot-names")]):
            check(parts)


def test_a_hand_of_26_cards_and_ten_seats_fit() -> None:
    hand = [f"{colour}{number}" for colour in "rgby" for number in range(8)][:26]
    others = ["r8", "r9", "g8", "g9", "b8", "b9", "y8", "y9", "r9"]
    table = Table(position=f"uno; seats=10; hands={' | '.join([' '.join(hand), *others])}; discard=r5; turn=0")
    for lang in LANGUAGES:
        words = load_words(lang)
        for parts in parts_of(table, words, [words("seat-you"), *words.entries("bot-names")]):
            check(parts)


def test_long_names_are_broken_rather_than_cut_off() -> None:
    names = ["Maximilian-Alexander" + letter for letter in "abcdefghij"]
    for game in (*FIRSTS, *SERIES):
        for parts in parts_of(Table(game, games()[game].seats[1], 1), load_words("hu"), names):
            for width in WIDTHS:
                page = render(parts, width)
                assert [line for line in page.splitlines() if cell_len(line) > width] == []
                assert not CUT_OFF.search(page), page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lists_and_statistics_fit(lang: str, tmp_path: Path) -> None:
    check([listing.draw(load_words(lang))])
    bots = ("--bots", "greedy,random", "--deals", "3", "--out", str(tmp_path / "run.jsonl"))
    for args in (("sim", brief(), "--games", "20"), ("arena", brief(), *bots)):
        for width in (60, 80):
            page = run(*args, "--lang", lang, env={"COLUMNS": str(width)}).stdout
            assert page
            assert [line for line in page.splitlines() if cell_len(line) > width] == []
            assert not CUT_OFF.search(page)


def test_a_wide_table_is_split_beside_its_first_column() -> None:
    columns = [show.Column(f"heading {number}", ["1", "22"], "23") for number in range(9)]
    table = show.WideTable(show.Column("name", ["Anna", "Ben"], "sum"), columns, "title")
    page = render([table], 60)
    assert page.count("Anna") == 3
    assert page.count("title") == 1
    assert page.count("sum") == 3
    assert render([table], VERY_WIDE).count("Anna") == 1
    check([show.WideTable(show.Column("", ["x"]), [])])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_line_that_says_what_does_not_fit_fits(lang: str) -> None:
    assert cell_len(load_words(lang)("screen-more", above=100, below=100)) <= min(WIDTHS)
