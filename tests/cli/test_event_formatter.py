"""Whatever happens at a table and whatever is refused can be told, to everybody, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from functools import cache

import pytest

from tests.cli.formatters import NAMES, formatter, formatter_at, said
from tests.cli.samples import played, special
from tests.cli.wording import entries, of_the_kit
from tischlein import Refusal, Table
from tischlein.cli import show
from tischlein.cli.event_formatter import EventFormatter
from tischlein.cli.words import load_words
from tischlein.table.look import table_look
from tischlein.table.rulebook import LANGUAGES

WAYS = ("left", "state", "why")
"""Facts of refusals that choose among sentences."""


def tellers(table: Table) -> Iterator[EventFormatter]:
    look = table_look(table.info, table.options)
    for lang in LANGUAGES:
        for viewer in (None, *range(table.seats)):
            yield EventFormatter(look, load_words(lang), [*NAMES, *NAMES][: table.seats], viewer)


def messages(family: str) -> set[str]:
    return {name for name in entries("en") if name.startswith(f"{family}-")}


@pytest.mark.once
def test_every_event_is_told_to_every_viewer() -> None:
    told: set[str] = set()
    tables = list({id(table): table for table in played()}.values())
    tables += [Table(position=table.position()) for table in tables]  # set up in the middle
    for table in [*tables, *special()]:
        for speaks in tellers(table):
            for event in table.events(speaks.you):
                assert bool(speaks.event(event)) == (event["kind"] != "turn" or event["seat"] is not None)
                told.add(speaks.event_message(event))
    assert told | of_the_kit("event") == messages("event")


def test_every_question_is_asked() -> None:
    asked: set[str] = set()
    for table in itertools.chain(played(), special()):
        for seat, ask in table.waiting.items():
            message = formatter_at(table, "en", seat).message("ask", ask.what)
            if message not in asked:
                asked.add(message)
                for speaks in tellers(table):
                    if speaks.you == seat:
                        assert speaks.question(ask.what, table.view(seat))
    assert asked | of_the_kit("ask") == messages("ask")


@pytest.mark.once
def test_every_refusal_is_told() -> None:
    found: dict[str, tuple[Refusal, Table]] = {}
    seldom = special()
    for number, table in enumerate(itertools.chain(seldom, played())):
        moves = range(len(table.notations))
        if number < len(seldom) or number % _often(len(moves)) == 0 or table.over:
            for seat, move in itertools.product(range(table.seats), moves):
                refusal = table.state.why_not(seat, move)
                if refusal is not None:
                    ways = [fact for name, fact in refusal.facts.items() if isinstance(fact, bool) or name in WAYS]
                    found[f"{refusal.rule} {ways}"] = (refusal, table)
        found |= {warning.rule: (warning, table) for warning in table.warnings()}
    cited = {f"refuse-{refusal.rule.replace('.', '-')}" for refusal, _ in found.values()}
    assert cited == messages("refuse") - of_the_kit("refuse")
    for refusal, table in found.values():
        for speaks in tellers(table):
            assert speaks.refusal(refusal)


def _often(moves: int) -> int:
    """Say after how many tables all moves are tried: with fewer moves more often."""
    return 5 if moves < 500 else 20


@cache
def all_tables() -> list[Table]:
    return list({id(table): table for table in played()}.values())


def test_what_others_may_not_see_is_not_told() -> None:
    """Cards after a sentence are those that the viewer's own event holds, and no others."""
    for table in all_tables():
        for speaks in tellers(table):
            if speaks.words.lang == "en":
                for event in table.events(speaks.you):
                    seen = str(event)
                    assert all(card in seen for card in show.cards_of(speaks, event))


@pytest.mark.parametrize(
    ("lang", "untrue", "true"),
    [
        ("en", "You have not forgotten to call.", "it is too late"),
        ("de", "Du hast keinen Ruf vergessen.", "der Moment ist vorbei"),
        ("fr", "Vous n’avez oublié aucune annonce.", "le moment est passé"),
        ("hu", "Nem felejtettél el semmit bemondani.", "elmúlt a pillanat"),
    ],
)
@pytest.mark.parametrize("meanwhile", [(1, "draw"), (1, "catch"), (0, "uno")])
def test_a_call_too_late_is_not_said_to_be_none(lang: str, untrue: str, true: str, meanwhile: tuple[int, str]) -> None:
    table = Table(seed=4, position="uno; seats=3; discard=r5; hands=r1 g9 | b1 r2 b3 | r2 y2; turn=0")
    table.play(0, "r1")
    table.play(*meanwhile)
    refusal = table.why_not(0, "uno")
    assert refusal is not None
    sentence = formatter(lang).refusal(refusal)
    assert untrue not in sentence
    assert true in sentence


@pytest.mark.parametrize(
    ("lang", "mine", "theirs"),
    [
        ("en", "You draw 2 cards.", "Leo draws one card."),
        ("de", "Du ziehst 2 Karten.", "Leo zieht eine Karte."),
        ("fr", "Vous piochez 2 cartes.", "Leo pioche une carte."),
        ("hu", "Húzol 2 lapot.", "Leo húz egy lapot."),
    ],
)
def test_grammar_knows_you_from_others_and_one_from_many(lang: str, mine: str, theirs: str) -> None:
    assert said(lang, "draw", 0, {"count": 2, "why": "turn"}) == mine
    assert said(lang, "draw", 1, {"count": 1, "why": "turn"}) == theirs


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "Leo catches you: you forgot to call UNO!"),
        ("de", "Leo erwischt dich: Du hast nicht UNO gerufen!"),
        ("fr", "Leo vous attrape\u202f: vous n’avez pas annoncé UNO\u202f!"),
        ("hu", "Leo rajtakap: nem mondtad be az UNO-t!"),
    ],
)
def test_who_does_it_to_whom(lang: str, sentence: str) -> None:
    assert said(lang, "catch", 1, {"caught": 0}) == sentence
    assert "Leo" in said(lang, "catch", 0, {"caught": 1})
    assert "Mia" in said(lang, "catch", 1, {"caught": 0}, you=None)


def test_the_reason_names_the_facts() -> None:
    refusal = Refusal("uno.3.2", {"card": "g3", "top": "r7", "colour": "r"})
    reasons = [formatter(lang).refusal(refusal) for lang in LANGUAGES]
    assert reasons == [
        "Du kannst die grüne 3 nicht auf die rote 7 legen: Es gilt Rot.",
        "You cannot play the green 3 on the red 7: the colour is red.",
        "Vous ne pouvez pas poser le 3 vert sur le 7 rouge\u202f: la couleur en cours est le rouge.",
        "Nem teheted a zöld 3-at a piros 7-re: az érvényes szín a piros.",
    ]


def test_cards_are_declined() -> None:
    assert said("de", "play", 1, {"card": "gS", "call": True}) == "Leo legt das grüne Aussetzen und ruft UNO!"
    assert said("fr", "play", 1, {"card": "gR", "call": False}) == "Leo pose l’inversion verte."
    assert said("hu", "play", 0, {"card": "b5", "call": False}) == "Leteszed a kék 5-öt."
    wild = {"card": "W", "call": False, "colour": "y"}
    assert said("hu", "play", 1, wild) == "Leo leteszi a színválasztót, és a sárgát választja."
    assert [str(formatter("hu").card(f"r{n}")["_the"])[9:] for n in range(10)] == (
        ["-t", "-et", "-t", "-at", "-et", "-öt", "-ot", "-et", "-at", "-et"]
    )
