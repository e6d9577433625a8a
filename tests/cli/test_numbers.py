"""Messages inflect their words for every number they can be given."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.cli.wording import entries, needs, samples
from tischlein.cli.words import load_words
from tischlein.table.rulebook import LANGUAGES

COUNTS = range(121)
"""More than any hand, pile, track or sheet comes to."""

NUMERIC = {
    *("ahead", "ahead_of", "at", "cards", "count", "deals", "done", "factor", "field", "from", "games", "left"),
    *("moves", "need", "number", "of", "offers", "owed", "pile", "place", "plus", "points", "raised", "rounds"),
    *("row", "seats", "taken", "to", "wanted", "worth"),
}
"""Facts that are numbers."""

RANGES = {
    "seats": range(2, 11),
    "offers": range(2, 11),
    "place": range(1, 11),
    "number of seat-name": range(1, 11),
    "owed": range(2, 121),
    "plus": range(1, 121),
    "rounds": range(1, 121),
    "ahead": range(1, 121),
    "left": [0, *range(2, 121)],  # UNO is called with one card left
    "count of page-start-fewest": range(2, 11),
    "count of page-trial-all": range(2, 121),  # without a choice there is nothing to try
    "points of page-end-target": range(2, 501),  # a series is played to many points
    **dict.fromkeys(
        ("points of event-xxl-run", "points of page-runs-possible"), range(9, 121)
    ),  # 0 + 1 + 2 and three more
}
"""What a fact can be where it is not any count; `x of message` in one message only."""

NOUNS = {
    "en": {
        "card": "cards",
        "game": "games",
        "move": "moves",
        "deal": "deals",
        "point": "points",
        "victory point": "victory points",
        "seat": "seats",
        "player": "players",
        "tile": "tiles",
    },
    "de": {
        "Karte": "Karten",
        "Spiel": "Spiele",
        "Zug": "Züge",
        "Punkt": "Punkte",
        "Siegpunkt": "Siegpunkte",
        "Platz": "Plätze",
        "Angebot": "Angebote",
        "leere Seite": "leere Seiten",
        "Glocke": "Glocken",
    },
    "fr": {
        "carte": "cartes",
        "partie": "parties",
        "coup": "coups",
        "donne": "donnes",
        "point": "points",
        "pt": "pts",
        "place": "places",
        "jeton": "jetons",
        "joueur": "joueurs",
        "face vide": "faces vides",
        "cloche": "cloches",
    },
    "hu": {
        "lap": "lapok",
        "lapot": "lapokat",
        "játék": "játékok",
        "lépés": "lépések",
        "osztás": "osztások",
        "pont": "pontok",
        "hely": "helyek",
        "játékos": "játékosok",
        "lapka": "lapkák",
        "ajánlat": "ajánlatok",
        "szék": "székek",
    },
}
"""Nouns after a number, one and several of them."""

ONE = {
    "de": re.compile(r"\beine?n? (?:Karte|Kärtchen|Platz|Zug)\b", re.I),
    "en": re.compile(r"\bone (?:card|seat|tile|move)\b", re.I),
    "fr": re.compile(r"\bune? (?:carte|jeton|place|coup)\b", re.I),
}
COUNTED_IN_WORDS = {
    *("cards", "page-seat-holds", "page-pot", "page-gather-free", "page-end-free", "table-ex-hop-stack"),
    "verified-moves-ok",
}
"""Messages that say "one card" or the like for a count of one."""


def singular(lang: str, number: int) -> bool:
    """Say whether a noun after this number is in the singular."""
    return lang == "hu" or number == 1 or (lang == "fr" and number == 0)


# Hungarian: the last spoken word of a number decides about its endings. None is longer than "százhúsz" here.
_OBJECT = {1: "et", 2: "t", 3: "at", 4: "et", 5: "öt", 6: "ot", 7: "et", 8: "at", 9: "et"}
_OBJECT_TENS = {0: "t", 1: "et", 2: "at", 3: "at", 4: "et", 5: "et", 6: "at", 7: "et", 8: "at", 9: "et"}
_BACK_UNITS = {3, 6, 8}
_BACK_TENS = {0, 2, 3, 6, 8}
_ROUNDED_UNITS = {2, 5}


def hungarian_endings(number: int) -> set[str]:
    """Return the endings this number may have: as an object (-t), onto it (-ra, -re) and to it (-hoz, -hez, -höz)."""
    tens, units = divmod(number % 100, 10)
    hundred = number > 0 and tens == units == 0
    back = hundred or (units in _BACK_UNITS if units else tens in _BACK_TENS)
    rounded = units in _ROUNDED_UNITS
    return {
        "at" if hundred else _OBJECT[units] if units else _OBJECT_TENS[tens],
        "ra" if back else "re",
        "hoz" if back else "höz" if rounded else "hez",
    }


def hungarian_article(number: int) -> str:
    """Return the article before this number: "az" before egy, öt and ötven."""
    return "az" if number in (1, 5) or 50 <= number < 60 else "a"


def numbered(lang: str) -> Iterator[tuple[str, int, str]]:
    """Say every message that takes a number with all the numbers it can be given, one fact at a time."""
    words = load_words(lang)
    for name, message in entries(lang).items():
        wanted = needs(lang, name).variables
        others = {fact: 3 if fact in NUMERIC else samples(lang, name, fact)[0] for fact in wanted}
        forms = ["", *(f".{attribute.id.name}" for attribute in message.attributes)]
        for fact in sorted(wanted & NUMERIC - needs(lang, name).formatted):
            for number in RANGES.get(f"{fact} of {name}", RANGES.get(fact, COUNTS)):
                for choice in choices(lang, name, wanted - NUMERIC):
                    for form in forms:
                        yield name + form, number, words(name + form, **{**others, **choice, fact: number})


def choices(lang: str, name: str, facts: set[str]) -> list[dict[str, object]]:
    """Return the values of each of these facts that a message tells apart, one fact at a time."""
    return [{}, *({fact: value} for fact in sorted(facts) for value in samples(lang, name, fact)[1:])]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_can_be_said_and_its_noun_agrees(lang: str) -> None:
    one_of_many = {many: one for one, many in NOUNS[lang].items() if lang != "hu" or many != one}
    nouns = sorted({*NOUNS[lang], *one_of_many}, key=len, reverse=True)
    counted = re.compile(rf"(?<![\w.,-])(\d+) ({'|'.join(nouns)})(?!\w)")
    heard = 0
    for name, _, said in numbered(lang):
        assert "{" not in said, name
        for digits, noun in counted.findall(said):
            heard += 1
            assert (noun in NOUNS[lang]) == singular(lang, int(digits)), f"{name}: {said}"
    assert heard > 1000, "nouns are counted"


@pytest.mark.parametrize("lang", ONE)
def test_a_count_of_one_in_words_is_one(lang: str) -> None:
    for name, number, said in numbered(lang):
        if name in COUNTED_IN_WORDS:
            assert bool(ONE[lang].search(said)) == (number == 1), f"{name}: {said}"


def test_hungarian_numbers_have_the_endings_and_articles_of_how_they_are_spoken() -> None:
    heard = set()
    for name, number, said in numbered("hu"):
        for digits, ending in re.findall(r"(?<![\w.-])(\d+)-([a-záéíóöőúüű]+)", said):
            heard.add((number, ending))
            assert ending in hungarian_endings(int(digits)), f"{name}: {said}"
        for article, digits in re.findall(r"\b(az?) (\d+)", said, re.I):
            assert article.lower() == hungarian_article(int(digits)), f"{name}: {said}"
    assert {(3, "at"), (5, "öt"), (8, "ra"), (12, "t")} <= heard


def test_hungarian_endings() -> None:
    spoken = {0: "t ra hoz", 2: "t re höz", 5: "öt re höz", 6: "ot ra hoz", 10: "et re hez", 30: "at ra hoz"}
    spoken |= {50: "et re hez", 100: "at ra hoz", 103: "at ra hoz", 105: "öt re höz"}
    assert {number: hungarian_endings(number) for number in spoken} == {
        number: set(endings.split()) for number, endings in spoken.items()
    }
    assert [number for number in COUNTS if hungarian_article(number) == "az"] == [1, 5, *range(50, 60)]
