"""A game made with the kit that brings its rules and nothing else is drawn and told in four languages."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli.wording import of_the_kit
from tests.games.kit.conftest import OFFERED
from tischlein import Refusal, Table
from tischlein.cli import board, chips, moves, show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.input_parser import make_parser
from tischlein.cli.words import load_words
from tischlein.core.game import GameBox
from tischlein.games import registry
from tischlein.table import table as table_module
from tischlein.table.look import Look, table_look
from tischlein.table.rulebook import LANGUAGES

NAMES = ["Mia", "Leo", "Ida", "Ben"]


@pytest.fixture(autouse=True)
def offered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the games as if a package had brought them; it has neither a look nor words."""
    for lang in LANGUAGES:
        load_words(lang)
    for info in OFFERED:
        monkeypatch.setitem(registry._games(), info.id, info)
        monkeypatch.setitem(
            registry._registry().boxes, info.id, GameBox(info.id, "tests.games.kit", [info], draft=True)
        )
        monkeypatch.setitem(registry._registry().origins, info.id, "a-package")
    monkeypatch.setattr(table_module, "rule_text", lambda rule, lang="en": f"Rule {rule}.")


def look(game: str = "wishes") -> Look:
    return table_look(registry.game_info(game), Table(game, 4, 1).options)


def formatter(lang: str, game: str = "wishes", you: int | None = 0) -> EventFormatter:
    return EventFormatter(look(game), load_words(lang), NAMES, you)


def said(lang: str, kind: str, seat: int | None, **facts: Any) -> str:
    return formatter(lang).event({"kind": kind, "seat": seat, "facts": facts})


def games() -> Iterator[Table]:
    """Play at random, and yield the table after each move."""
    for game, seed in [*(("wishes", seed) for seed in range(12)), *(("trick", seed) for seed in range(4))]:
        dice = random.Random(seed)
        table = Table(game, 4, seed)
        while not table.over:
            yield table
            (seat,) = table.waiting
            table.play(seat, dice.choice(table.moves(seat)))
        yield table


def test_cards_of_suited_decks_are_taken_apart() -> None:
    cards = look().cards
    assert cards["h7"] == {
        **{"draw": "suited", "say": "card-suited", "colour": "h", "suit": "hearts"},
        **{"text": 7, "number": 7},
    }
    assert (cards["cJ"]["text"], cards["cJ"]["number"], cards["cJ"]["suit"]) == ("J", 11, "clubs")
    assert cards["s10"]["number"] == 10
    assert look().card("X") == {"draw": "suited", "say": "card-joker", "suit": "wild", "text": "X"}
    assert look().card("dC")["suit"] == "diamonds"
    assert look().card("7h") == {"draw": "plain", "say": ""}
    assert look().colours == {letter: {"suit": suit} for letter, suit in zip("cshd", SIGNS, strict=True)}


SIGNS = {"clubs": "♣", "spades": "♠", "hearts": "♥", "diamonds": "♦"}


def test_suits_have_signs_in_red_and_black() -> None:
    drawn = {suit: chips.chip(look(), f"{suit[0]}7") for suit in SIGNS}
    assert [chip.plain for chip in drawn.values()] == [" ♣c7 ", " ♠s7 ", " ♥h7 ", " ♦d7 "]
    styles = [str(chip.style) for chip in drawn.values()]
    assert styles[0] == styles[1] != styles[2] == styles[3]
    assert chips.chip(look(), "X").plain == " ★X "


@pytest.mark.parametrize(
    ("lang", "names", "laid", "on"),
    [
        (
            "de",
            ["Herz 7", "Pik 10", "Kreuz-Bube", "Herz-Dame", "Karo-König", "Pik-Ass", "Joker"],
            "die Herz 7, die Pik 10, den Kreuz-Buben, die Herz-Dame, den Karo-König, das Pik-Ass, den Joker",
            "auf die Herz 7, auf die Pik 10, auf den Kreuz-Buben, auf die Herz-Dame, auf den Karo-König, "
            "auf das Pik-Ass, auf den Joker",
        ),
        (
            "en",
            [
                *("seven of hearts", "ten of spades", "jack of clubs", "queen of hearts", "king of diamonds"),
                *("ace of spades", "joker"),
            ],
            "the seven of hearts, the ten of spades, the jack of clubs, the queen of hearts, the king of diamonds, "
            "the ace of spades, the joker",
            "on the seven of hearts, on the ten of spades, on the jack of clubs, on the queen of hearts, "
            "on the king of diamonds, on the ace of spades, on the joker",
        ),
        (
            "fr",
            ["7 de cœur", "10 de pique", "valet de trèfle", "dame de cœur", "roi de carreau", "as de pique", "joker"],
            "le 7 de cœur, le 10 de pique, le valet de trèfle, la dame de cœur, le roi de carreau, l’as de pique, "
            "le joker",
            "sur le 7 de cœur, sur le 10 de pique, sur le valet de trèfle, sur la dame de cœur, sur le roi de carreau, "
            "sur l’as de pique, sur le joker",
        ),
        (
            "hu",
            ["kőr 7", "pikk 10", "treff bubi", "kőr dáma", "káró király", "pikk ász", "dzsóker"],
            "a kőr 7-et, a pikk 10-et, a treff bubit, a kőr dámát, a káró királyt, a pikk ászt, a dzsókert",
            "a kőr 7-re, a pikk 10-re, a treff bubira, a kőr dámára, a káró királyra, a pikk ászra, a dzsókerre",
        ),
    ],
)
def test_cards_are_named_and_declined(lang: str, names: list[str], laid: str, on: str) -> None:
    forms = [formatter(lang).card(card) for card in ("h7", "s10", "cJ", "hQ", "dK", "sA", "X")]
    assert [form[""] for form in forms] == names
    assert ", ".join(str(form["_the"]) for form in forms) == laid
    assert ", ".join(str(form["_on"]) for form in forms) == on


def test_numbers_are_declined_in_hungarian() -> None:
    forms = [formatter("hu").card(f"c{number}") for number in range(2, 11)]
    ends = [[str(form[case]).partition("-")[2] for form in forms] for case in ("_the", "_on")]
    assert ends == [
        ["t", "at", "et", "öt", "ot", "et", "at", "et", "et"],
        ["re", "ra", "re", "re", "ra", "re", "ra", "re", "re"],
    ]


def test_whatever_happens_is_told() -> None:
    told, asked = set(), set()
    for table in games():
        for lang in LANGUAGES:
            speaks = EventFormatter(look(table.info.id), load_words(lang), NAMES, 0)
            if table.over:
                for event in table.events(0):
                    assert bool(speaks.event(event)) == (event["kind"] != "turn" or event["seat"] is not None)
                    told.add(speaks.event_message(event))
            elif 0 in table.waiting:
                what = table.waiting[0].what
                asked.add(f"ask-{what}")
                assert speaks.question(what, table.view(0)) != speaks.say("event-turn", {}, 0)
    assert of_the_kit("ask") == asked
    assert of_the_kit("event") - told <= {"event-idle", "event-play-colour", "event-skip"}
    assert said("en", "skip", 1) == "Leo misses a turn."
    assert said("en", "idle", 1) == "Leo cannot do anything and is passed over."
    assert said("en", "play", 1, card="hA", colour="h") == "Leo leads the ace of hearts and names hearts."


def test_whatever_is_refused_has_a_reason() -> None:
    heard = set()
    for number, table in enumerate(games()):
        if number % 7 and not table.over:
            continue
        for move in range(len(table.notations)):
            refusal = table.state.why_not(0, move)
            if refusal is not None:
                heard.add(f"refuse-{refusal.facts.get('why', 'turn')}")
                for lang in LANGUAGES:
                    assert formatter(lang, table.info.id).refusal(refusal)
    assert heard == of_the_kit("refuse")


@pytest.mark.parametrize(
    ("lang", "fit", "follow", "wish"),
    [
        (
            "de",
            "Du kannst die Herz 7 nicht auf den Pik-König legen: Das passt nicht.",
            "Du kannst die Herz 7 nicht spielen: Du hast Pik auf der Hand und musst bedienen.",
            "Leo legt den Herz-Buben und wünscht sich Pik.",
        ),
        (
            "en",
            "You cannot play the seven of hearts on the king of spades: it does not fit.",
            "You cannot play the seven of hearts: you have spades, so you must follow suit.",
            "Leo plays the jack of hearts and chooses spades.",
        ),
        (
            "fr",
            "Vous ne pouvez pas poser le 7 de cœur sur le roi de pique\u202f: les deux ne vont pas ensemble.",
            "Vous ne pouvez pas jouer le 7 de cœur\u202f: vous avez du pique en main, il faut en fournir.",
            "Leo pose le valet de cœur et demande du pique.",
        ),
        (
            "hu",
            "Nem teheted a kőr 7-et a pikk királyra: nem illik rá.",
            "Nem játszhatod ki a kőr 7-et: van a kezedben ilyen szín (pikk), azt kell adnod.",
            "Leo leteszi a kőr bubit, és pikket kér.",
        ),
    ],
)
def test_sentences_that_games_share(lang: str, fit: str, follow: str, wish: str) -> None:
    refusals = [
        Refusal("wishes.2.2", {"why": "fit", "card": "h7", "top": "sK"}),
        Refusal("wishes.2.2", {"why": "follow", "card": "h7", "colour": "s"}),
    ]
    assert [formatter(lang).refusal(refusal) for refusal in refusals] == [fit, follow]
    assert said(lang, "play", 1, card="hJ", suit="s", on="discard") == wish


def test_a_refusal_that_nobody_has_words_for_is_told_by_its_rule() -> None:
    for facts in ({}, {"why": "strange"}, {"card": "h7"}, {"why": "fit"}):
        refusal = Refusal("wishes.2.2", dict(facts))
        refusal.text = "Lay a card that fits."
        assert formatter("en").refusal(refusal) == "Lay a card that fits."
    assert formatter("en").refusal(Refusal("wishes.2.1", {"turn": 1})) == "It is not your turn: Leo is next."


def test_an_event_that_nobody_has_words_for_is_told_by_nothing() -> None:
    assert said("en", "explode", 1, pieces=3) == ""
    assert said("en", "play", 1) == ""  # which card, is not told
    event = {"kind": "explode", "seat": 1, "facts": {}, "shifts": [{"cards": ["h7"]}]}
    assert not show.sentence(formatter("en"), event)


def test_a_question_that_nobody_has_words_for_asks_for_a_move() -> None:
    view: dict[str, Any] = {"table": {}, "question": {}}
    assert formatter("en").question("bid", view) == "It is your turn."
    assert formatter("en").question("play", view) == "It is your turn."


@pytest.mark.parametrize("strange", [-7, 99, "?", [], ["x", 2], {}, {"a": 1}, True, None])
def test_facts_of_another_form_than_games_share_do_no_harm(strange: Any) -> None:
    facts = dict.fromkeys([*look().file.facts, "count"], strange)
    for kind in ("play", "trick", "turn_over", "score", "never"):
        assert isinstance(formatter("en").event({"kind": kind, "seat": 0, "facts": facts}), str)


def test_plain_cards_are_said_as_they_are_written() -> None:
    assert [formatter(lang).card("Z9")["_on"] for lang in LANGUAGES] == [
        "auf die Karte Z9",
        "on the Z9",
        "sur la carte Z9",
        "a(z) Z9 lapra",
    ]


def test_what_a_box_says_itself_goes_before_what_games_share(monkeypatch: pytest.MonkeyPatch) -> None:
    words = load_words("en")
    own = {"event-wishes-play"}
    monkeypatch.setattr(
        words,
        "first",
        lambda *names: next((name for name in names if name in own or words._bundle.has_message(name)), ""),
    )
    event = {"kind": "play", "seat": 0, "facts": {"card": "hJ", "suit": "s"}}
    assert formatter("en").event_message(event) == "event-wishes-play"
    own.clear()
    assert formatter("en").event_message(event) == "event-play-suit"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_tables_are_drawn(lang: str) -> None:
    titles = {"de": "Farbe", "en": "Suit", "fr": "Couleur", "hu": "Szín"}
    for number, table in enumerate(games()):
        if number % 40 == 0 and not table.over:
            (seat,) = table.waiting
            speaks = EventFormatter(look(table.info.id), load_words(lang), NAMES, seat)
            view = table.view(seat)
            console = show.console()
            with console.capture() as captured:
                console.print(board.table(speaks, view), board.hand(speaks, view))
                console.print(moves.draw(speaks, table.parts(seat)))
            page = captured.get()
            assert any(sign in page for sign in SIGNS.values())
            assert (titles[lang] in page) == ("suit" in view["table"])


@pytest.mark.parametrize(
    ("lang", "typed", "move"),
    [
        ("en", "h7", "h7"),
        ("de", "herz 7", "h7"),
        ("hu", "kőr 7", "h7"),
        ("en", "hJ spades", "hJ=s"),
        ("fr", "HA", "hA"),
    ],
)
def test_cards_can_be_typed(lang: str, typed: str, move: str) -> None:
    table = Table("wishes", 2, 1)
    parser = make_parser(table, 0, look(), (load_words("en"), load_words(lang)))
    assert parser.parse_move(typed, [move]).move == move
