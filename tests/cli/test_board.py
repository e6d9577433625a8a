"""Tables are drawn from their zones and facts, also those of games without messages."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tests.cli.formatters import NAMES, formatter
from tests.cli.samples import all_tables_after_every_move
from tests.cli.wording import PAGE, entries
from tischlein.cli import board, chips, moves, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import Words, load_words
from tischlein.table.look import CardLook, Look, LookFile, SymbolLook, _card
from tischlein.table.rulebook import LANGUAGES


class Recorder(Words):
    """Words that remember what was said."""

    said: set[str]

    def __call__(self, message: str, /, **facts: object) -> str:
        self.said.add(message.partition(".")[0])
        return super().__call__(message, **facts)


def render(*parts: RenderableType) -> str:
    page = io.StringIO()
    Console(file=page, width=100, markup=False, emoji=False, highlight=False).print(*parts, sep="\n")
    return page.getvalue()


@pytest.mark.once
def test_every_title_is_seen_on_some_table() -> None:
    """Tables are drawn until every title has been seen; one that never is has no use."""
    families = ("table-", "head-", "hand-", "mark-")
    listed = {"head-id", "head-game", "head-seats", "head-options", "head-values", "head-meaning"}
    there = {name for name in entries("en") if name.startswith(families) and f'"{name}"' not in PAGE}
    wanted = there - listed - PLAIN
    words = Recorder("en")
    words.said = set()
    for number, (table, look) in enumerate(all_tables_after_every_move()):
        if wanted <= words.said:
            break
        if number % 3 and not table.over:
            continue
        for viewer in table.waiting:
            speaks = EventFormatter(look, words, [*NAMES, *NAMES][: table.seats], viewer)
            view = table.view(viewer)
            page = render(board.table(speaks, view), board.hand(speaks, view), moves.draw(speaks, table.parts(viewer)))
            assert "{" not in page
        for event in table.events(0) if table.over else []:
            if event["kind"] == "end":
                speaks = EventFormatter(look, words, [*NAMES, *NAMES][: table.seats], 0)
                zones = table.view(0)["zones"]
                outcome = show.outcome(speaks, zones, event["shown"])
                assert render(show.result(speaks, event["facts"]["places"], event["facts"]["scores"], outcome))
    assert wanted <= words.said


PLAIN = {"table-owed", "table-fits", "table-nothing-fits", "table-last", "table-suit"}
"""Messages that the current boxes override, or that future games need."""


# --- games that nobody has prepared anything for


def plain_teller(lang: str = "en") -> EventFormatter:
    """Speak about a pack of French cards: the box says how they look, and nothing else."""
    file = LookFile(
        cards=[CardLook(r"(?P<symbol>[CDHS])(?P<rank>\w+)", "plain", parts={})],
        names={"symbol": {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}},
        symbols={
            "clubs": SymbolLook("♣", "#000000", "#f0f0f0"),
            "diamonds": SymbolLook("♦", "#c01820", "#f0f0f0"),
            "hearts": SymbolLook("♥", "#c01820", "#f0f0f0"),
            "spades": SymbolLook("♠", "#000000", "#f0f0f0"),
        },
        facts={"colour": "colour", "trump": "colour"},
    )
    cards = {name: _card(file, name, {}) for name in ("S7", "H8", "DJ", "CA", "SA", "H9")}
    return EventFormatter(Look("plain", cards, {}, file), load_words(lang), NAMES[:3], 0)


def zone(kind: str, shows: str, cards: list[str], count: int | None = None, seat: int | None = None) -> dict[str, Any]:
    return {"kind": kind, "seat": seat, "shows": shows, "cards": cards, "count": len(cards) if count is None else count}


def plain_view(facts: dict[str, Any], zones: dict[str, Any], scores: list[int] | None = None) -> dict[str, Any]:
    hands = {f"hand.{seat}": zone("hand", "owner", [], 5 - seat, seat) for seat in range(3)}
    hands["hand.0"] |= {"cards": ["S7", "H8"], "count": 2}
    return {"seats": 3, "viewer": 0, "table": facts, "zones": zones | hands, "scores": scores}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_pile_lies_beside_the_players(lang: str) -> None:
    zones = {"stock": zone("pile", "nothing", [], 12), "discard": zone("pile", "top", ["H9"], 4)}
    view = plain_view({"turn": 1, "colour": "S", "owed": 2, "phase": "play"}, zones)
    speaks = plain_teller(lang)
    page = render(board.table(speaks, view), board.hand(speaks, view))
    assert "│ ♥     │" in page
    assert "│  H9   │" in page
    assert re.search("▶ Leo +4 ▮▮▮▮", page)
    assert " ♠ spades " in page
    assert speaks.words("table-stock", count=12) in page
    assert speaks.words("table-owed", count=2) in page
    assert " ♠S7   ♥H8 " in page
    assert "phase" not in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_plain_trick(lang: str) -> None:
    zones = {"trick": zone("trick", "all", ["CA"]), "stock": zone("pile", "nothing", [])}
    zones |= {f"won.{seat}": zone("pile", "nothing", [], 3 * seat, seat) for seat in range(3)}
    last = {"plays": [[0, "SA"], [1, "S7"]], "winner": 0}
    view = plain_view({"turn": 0, "plays": [[2, "CA"]], "last": last, "trump": "H"}, zones, [0, 3, 6])
    speaks = plain_teller(lang)
    page = render(board.table(speaks, view))
    words = speaks.words
    assert f"{words('table-trump')}  ♥" in page
    assert words("table-trick") in page
    assert "Ida  ♣CA " in page
    assert words("table-last", who="you", name="Mia") in page
    assert words("head-won") in page
    assert words("head-points") in page
    assert words("table-colour-open") not in page


def test_zones_that_nobody_has_put_into_words_go_by_their_names() -> None:
    zones = {"market": zone("row", "all", ["S7", "H8"]), "bank": zone("pile", "all", ["DJ"])}
    zones |= {f"purse.{seat}": zone("pile", "nothing", [], 4, seat) for seat in range(3)}
    page = render(board.table(plain_teller(), plain_view({"turn": 0}, zones)))
    assert "market   ♠S7   ♥H8 " in page
    assert "bank   ♦DJ " in page
    assert "Hand      purse" in page


def test_a_pile_without_a_card() -> None:
    zones = {"stock": zone("pile", "nothing", [], 12), "discard": zone("pile", "top", [])}
    assert "╭───────╮" in render(board.table(plain_teller(), plain_view({"turn": 0}, zones)))


def test_moves_are_listed_until_they_are_too_many() -> None:
    few: list[moves.Move] = [
        {"text": "S7", "kind": "play", "cards": ["S7"], "to": "discard"},
        {"text": "draw", "kind": "draw"},
    ]
    page = render(moves.draw(plain_teller(), few))
    assert " 1  ♠S7    2 draw" in page
    many = [{"text": f"bid/{number}", "kind": "bid"} for number in range(moves.MAX_LISTED + 1)]
    page = render(moves.draw(plain_teller(), [*few, *many]))
    assert "other moves, such as  bid/0" in page
    assert "bid/1" not in page
    assert moves.numbered_moves(plain_teller().look, [*few, *many]) == ["S7", "draw"]


# --- moves as they are written


@pytest.mark.parametrize(
    ("move", "plain"),
    [
        ({"text": "r7", "cards": ["r7"]}, " ♥r7 "),
        ({"text": "r7!", "cards": ["r7"], "named": {"call": True}}, " ♥r7! "),
        ({"text": "W=b", "cards": ["W"], "named": {"colour": "b"}}, " ★W=b "),
        ({"text": "=b", "named": {"colour": "b"}}, " ♠=b "),
        ({"text": "nod"}, "nod"),
    ],
)
def test_a_move_is_drawn_as_it_is_written(move: dict[str, Any], plain: str) -> None:
    assert chips.move(formatter("en").look, move | {"kind": "any"}).plain == plain
