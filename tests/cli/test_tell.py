"""Whatever happens at a table and whatever is refused can be told, to everybody, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.cli.test_words import EVENTS, RULES
from tischlein import Refusal, Table
from tischlein.cli.tell import Teller, card_words, message_of
from tischlein.cli.words import words_in
from tischlein.core.rng import Rng
from tischlein.games.uno.cards import BOX, read, write
from tischlein.table.rulebook import LANGUAGES

NAMES = ["Mia", "Leo", "Ida", "Ben"]


def played() -> Iterator[Table]:
    """Games at random, of every kind, each after every move."""
    rng = Rng(11)
    for number in range(12):
        options = {"stacking": number % 2 == 1, "draw_until_playable": number % 3 == 1}
        table = Table("uno" if number % 4 else "uno-match", 2 + number % 3, number, options)
        for _ in range(200):
            if table.over:
                break
            waiting = list(table.waiting)
            seat = waiting[rng.below(len(waiting))]
            moves = [move for move in table.moves(seat) if move not in ("draw", "keep")] or table.moves(seat)
            table.play(seat, moves[rng.below(len(moves))])
            yield table


def wild_first() -> Table:
    return Table(position="uno; seats=2; hands=r7 b3 | r1; discard=W; phase=colour")


def nothing_left() -> Table:
    """Seat 0 can neither lay nor draw: seat 1 holds all the other cards."""
    rest = list(BOX)
    for card in read("r7 g5"):
        rest.remove(card)
    return Table(position={"game": "uno", "seats": 2, "hands": ["r7", write(rest)], "discard": "g5"})


def tellers(seats: int) -> Iterator[Teller]:
    for lang in LANGUAGES:
        for viewer in (None, *range(seats)):
            yield Teller(words_in(lang), NAMES[:seats], viewer)


def test_every_event_is_told_to_every_viewer() -> None:
    told: set[str] = set()
    tables = list({id(table): table for table in played()}.values())
    tables += [Table(position=table.position()) for table in tables]  # set up in the middle
    tables += [Table("uno", 2, seed) for seed in range(40)]  # sooner or later the first card is a wild-draw-four
    tables += [wild_first(), nothing_left()]
    tables[-2].play(0, "=b")
    tables[-1].play(0, "pass")
    for table in tables:
        for teller in tellers(table.seats):
            for event in table.events(teller.you):
                said = teller.event(event)
                assert bool(said) == (event["kind"] != "turn" or event["seat"] is not None)
                told.add(message_of(event))
    assert told == {f"event-{kind}" for kind in EVENTS}


def test_every_refusal_is_told() -> None:
    found: dict[str, Refusal] = {}
    tables = itertools.chain([wild_first(), nothing_left()], played())
    for number, table in enumerate(tables):
        if number < 2 or number % 20 == 0 or table.over:
            for seat, move in itertools.product(range(table.seats), range(len(table.state.catalogue().notations))):
                refusal = table.state.why_not(seat, move)
                if refusal is not None:
                    found[f"{refusal.rule} {[fact for fact in refusal.facts.values() if isinstance(fact, int)]}"] = (
                        refusal
                    )
    assert {refusal.rule.replace(".", "-") for refusal in found.values()} == RULES
    for refusal, teller in itertools.product(found.values(), tellers(4)):
        assert teller.refusal(refusal)


def said(lang: str, kind: str, seat: int | None, facts: dict[str, Any], you: int | None = 0) -> str:
    return Teller(words_in(lang), NAMES, you).event({"kind": kind, "seat": seat, "facts": facts})


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


def test_cards_are_declined() -> None:
    assert said("de", "play", 1, {"card": "gS", "call": True}) == "Leo legt das grüne Aussetzen und ruft UNO!"
    assert said("fr", "play", 1, {"card": "gR", "call": False}) == "Leo pose l’inversion verte."
    assert said("hu", "play", 0, {"card": "b5", "call": False}) == "Leteszed a kék 5-öt."
    wild = {"card": "W", "call": False, "colour": "y"}
    assert said("hu", "play", 1, wild) == "Leo leteszi a színválasztót, és a sárgát választja."
    assert [card_words(words_in("hu"), f"r{n}", ".the")[9:] for n in range(10)] == (
        ["-t", "-et", "-t", "-at", "-et", "-öt", "-ot", "-et", "-at", "-et"]
    )


def test_the_reason_names_the_facts() -> None:
    refusal = Refusal("uno.3.2", {"card": "g3", "top": "r7", "colour": "r"})
    reasons = [Teller(words_in(lang), NAMES, 0).refusal(refusal) for lang in LANGUAGES]
    assert reasons == [
        "Du kannst die grüne 3 nicht auf die rote 7 legen: Es gilt Rot.",
        "You cannot lay the green 3 on the red 7: the colour in force is red.",
        "Vous ne pouvez pas poser le 3 vert sur le 7 rouge\u202f: la couleur en cours est le rouge.",
        "Nem teheted a zöld 3-at a piros 7-re: az érvényes szín a piros.",
    ]
