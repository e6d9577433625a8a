"""Whatever happens at a table and whatever is refused can be told, to everybody, in every language."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from typing import Any

import pytest

from tests.boxes import read_box
from tests.cli.samples import OFFER, played, special
from tests.cli.test_words import ASKS, KINDS, RULES, entries
from tischlein import Refusal, Table, games
from tischlein.cli.faces import FACES
from tischlein.cli.faces.uno import card_words
from tischlein.cli.tell import Teller
from tischlein.cli.words import words_in
from tischlein.table.rulebook import LANGUAGES

NAMES = ["Mia", "Leo", "Ida", "Ben"]


def tellers(table: Table) -> Iterator[Teller]:
    face = FACES[table.info.rulebook]
    for lang in LANGUAGES:
        for viewer in (None, *range(table.seats)):
            yield Teller(face, words_in(lang), NAMES[: table.seats], viewer, table.options)


def test_every_game_has_a_face() -> None:
    assert {info.rulebook for info in games().values()} == set(FACES)
    assert all(name == face.name for name, face in FACES.items())


@pytest.mark.once
def test_every_event_is_told_to_every_viewer() -> None:
    told: set[str] = set()
    kinds: set[tuple[str, str]] = set()
    tables = list({id(table): table for table in played()}.values())
    tables += [Table(position=table.position()) for table in tables]  # set up in the middle
    tables += [Table("uno", 2, seed) for seed in range(40)]  # sooner or later the first card is a wild-draw-four
    tables += special()
    tables[-len(special())].play(0, "=b")
    tables[1 - len(special())].play(0, "pass")
    for table in tables:
        for teller in tellers(table):
            for event in table.events(teller.you):
                said = teller.event(event)
                assert bool(said) == (event["kind"] != "turn" or event["seat"] is not None)
                told.add(teller.message("event", teller.face.told(event)[0]))
                kinds.add((teller.face.name, event["kind"]))
    assert told == {name for name in entries("en") if name.startswith("event-")}
    assert kinds == {(game, kind) for game, found in KINDS.items() for kind in found}


def test_every_question_is_asked() -> None:
    asked: set[tuple[str, str]] = set()
    for table in itertools.chain(played(), special(), asks_of_uno()):
        for seat, ask in table.waiting.items():
            if (table.info.rulebook, ask.what) not in asked:
                asked.add((table.info.rulebook, ask.what))
                for teller in tellers(table):
                    if teller.you == seat:
                        assert teller.question(ask.what, table.view(seat))
    assert asked == {(game, what) for game, asks in ASKS.items() for what in asks}


def asks_of_uno() -> list[Table]:
    return [
        Table(position=f"uno; seats=2; {rest}")
        for rest in (
            "hands=r7 b3 | r1 r2; discard=g5 W+4; colour=b; phase=answer; laid=1 2 g",
            "hands=r7 b3 | r1 r2; options=stacking:true; discard=r+2; phase=hit; owed=4",
            "hands=r7 b3 | r1 r2; discard=r5; phase=drawn",
            "hands=r7 b3 | r1; discard=r5; turn=0; forgot=1",
            "hands=r1 | r7 b3; discard=r5; turn=1; forgot=0",
        )
    ]


@pytest.mark.once
def test_every_refusal_is_told() -> None:
    found: dict[str, tuple[Refusal, Table]] = {}
    for number, table in enumerate(itertools.chain(special(), played())):
        often = 50 if table.info.rulebook == "uno" else 5
        if number < len(special()) or number % often == 0 or table.over:
            for seat, move in itertools.product(range(table.seats), range(len(table.state.catalogue().notations))):
                refusal = table.state.why_not(seat, move)
                if refusal is not None:
                    ways = [fact for name, fact in refusal.facts.items() if isinstance(fact, bool) or name in WAYS]
                    found[f"{refusal.rule} {ways}"] = (refusal, table)
        found |= {warning.rule: (warning, table) for warning in table.warnings()}
    assert {refusal.rule.replace(".", "-") for refusal, _ in found.values()} == RULES
    states = {refusal.facts["state"] for refusal, _ in found.values() if "state" in refusal.facts}
    assert states == {"due", "own", "final", "empty", "none"}
    for refusal, table in found.values():
        for teller in tellers(table):
            assert teller.refusal(refusal)


@pytest.mark.parametrize(
    ("lang", "one_round", "two_rounds", "one_plus", "two_plus"),
    [
        ("en", "here there is 1 for 3.", "here there are 2 for 3.", "played once by 3", "played 2 times by 3"),
        ("de", "hier ist es eine für 3.", "hier sind es 2 für 3.", "wird einmal von 3", "wird 2-mal von 3"),
        ("fr", "ici, une seule pour 3.", "ici, 2 pour 3.", "joue une seule fois à 3", "joue 2 fois à 3"),
        ("hu", "itt 3 játékosra 1 jut.", "itt 3 játékosra 2 jut.", "egyszer kerül sor", "2 alkalommal kerül sor"),
    ],
)
def test_warnings_know_one_from_many(lang: str, one_round: str, two_rounds: str, one_plus: str, two_plus: str) -> None:
    for number, rounds, plus in ((1, one_round, one_plus), (2, two_rounds, two_plus)):
        table = Table("xxl-individuell", 3, 1, {"games": "6+", "rounds": number})
        few, uneven = (teller(lang, "xxl").refusal(warning) for warning in table.warnings(lang))
        assert rounds in few
        assert plus in uneven


@pytest.mark.parametrize(
    ("lang", "untrue", "true"),
    [
        ("en", "You have forgotten no call.", "the moment has passed"),
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
    sentence = teller(lang).refusal(refusal)
    assert untrue not in sentence
    assert true in sentence


WAYS = ("left", "state", "why")
"""Facts of refusals that choose among sentences."""


def test_a_secret_answer_or_choice_is_told_to_nobody_else() -> None:
    """4.4 of Ex & Hop, 3.4 of Raise: neither the sentence nor the cards after it differ between what could be."""
    for position, seat, moves in (
        (f"{OFFER}; turn=0", 1, ("g1", "g2", "decline")),
        ("raise; seats=3; prize=10; dice=bell bell bell bell bell bell gear; hands=b2 | d5 h2 | g3", 1, ("d5", "h2")),
    ):
        pages = set()
        for move in moves:
            table = Table(position=position, seed=1)
            if "y1:g" in table.moves(0):
                table.play(0, "y1:g")
            before = len(table.events(None))
            table.play(seat, move)
            pages.add(
                tuple(
                    (teller.event(event), *teller.face.cards(event))
                    for teller in tellers(table)
                    if teller.you != seat
                    for event in table.events(teller.you, before)
                )
            )
        assert len(pages) == 1


def teller(lang: str, game: str = "uno", you: int | None = 0, **options: Any) -> Teller:
    return Teller(FACES[game], words_in(lang), NAMES, you, options)


def said(lang: str, kind: str, seat: int | None, facts: dict[str, Any], you: int | None = 0, game: str = "uno") -> str:
    return teller(lang, game, you).event({"kind": kind, "seat": seat, "facts": facts})


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
    assert [card_words(teller("hu"), f"r{n}", ".the")[9:] for n in range(10)] == (
        ["-t", "-et", "-t", "-at", "-et", "-öt", "-ot", "-et", "-at", "-et"]
    )


def test_the_reason_names_the_facts() -> None:
    refusal = Refusal("uno.3.2", {"card": "g3", "top": "r7", "colour": "r"})
    reasons = [teller(lang).refusal(refusal) for lang in LANGUAGES]
    assert reasons == [
        "Du kannst die grüne 3 nicht auf die rote 7 legen: Es gilt Rot.",
        "You cannot lay the green 3 on the red 7: the colour in force is red.",
        "Vous ne pouvez pas poser le 3 vert sur le 7 rouge\u202f: la couleur en cours est le rouge.",
        "Nem teheted a zöld 3-at a piros 7-re: az érvényes szín a piros.",
    ]


def test_the_cards_of_the_other_games_are_declined() -> None:
    laid = {"card": "b12", "row": 2}
    assert said("hu", "lay", 1, laid, game="ex-hop") == "Leo leteszi a kék 12-t ide: 2. sor."
    assert said("fr", "lay", 0, laid, game="ex-hop") == "Vous posez le 12 bleu dans la rangée 2."
    raised = {"card": "d5", "worth": 15, "total": 15}
    assert said("de", "raise", 1, raised, game="raise") == "Leo legt den Diamanten 5, Wert 15."
    assert said("fr", "raise", 1, raised | {"card": "g3"}, game="raise") == "Leo pose l’engrenage 3, valeur 15."
    assert said("hu", "raise", 0, raised | {"card": "c4"}, game="raise") == "Leteszed a felhő 4-et, értéke 15."
    assert said("en", "raise", 1, raised | {"card": "b2*3"}, game="raise") == "Leo lays the bell 2 *3, worth 15."


def test_an_offer_names_its_colours() -> None:
    offer = {"seat": 1, "gives": "r", "wants": "o"}
    told = [said(lang, "offer", 1, offer, game="ex-hop") for lang in LANGUAGES]
    assert told == [
        "Leo bietet einen Tausch an: Rot für Orange.",
        "Leo offers a swap: red for orange.",
        "Leo propose un échange\u202f: du rouge contre de l’orange.",
        "Leo cserét ajánl: pirosat narancssárgáért.",
    ]


def test_a_swap_is_told_from_either_side() -> None:
    shifts = [{"cards": ["r7"]}, {"cards": ["g5"]}]
    swap = {"kind": "swap", "seat": 1, "facts": {"with": 0}, "shifts": shifts}
    assert teller("en", "ex-hop", 0).event(swap) == "Leo swaps with you: you give the green 5 and get the red 7."
    assert teller("en", "ex-hop", 1).event(swap) == "You swap with Mia: you give the red 7 and get the green 5."
    unseen = swap | {"shifts": [{"count": 1}, {"count": 1}]}
    assert teller("en", "ex-hop", 2).event(unseen) == "Leo and Mia swap."


def test_the_colours_of_your_own_box_have_the_names_it_gives() -> None:
    box = read_box("ex-hop", "standard")
    box["colours"][-2:] = [{"letter": "w", "name": "white"}, {"letter": "o", "name": "olive"}]
    for lang in LANGUAGES:
        speaks = teller(lang, "ex-hop", box=box)
        for letter, name in (("w", "white"), ("o", "olive")):
            assert name in speaks.event({"kind": "lay", "seat": 1, "facts": {"card": f"{letter}7", "row": 1}})
            assert speaks.face.chip(speaks, f"{letter}7").plain == f" ●{letter}7 "
    assert teller("en", "ex-hop", box=read_box("ex-hop", "standard")).face.chip(speaks, "r7").plain == " ♥r7 "
    unknown = teller("en", "ex-hop")
    assert "x 7" in unknown.event({"kind": "lay", "seat": 1, "facts": {"card": "x7", "row": 1}})
