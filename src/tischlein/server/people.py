"""Names and animals: what a name may contain, how namesakes differ, and which animal sits where."""

from __future__ import annotations

import unicodedata
import zlib
from collections.abc import Iterable
from typing import Final, get_args

from msgspec import Struct

from tischlein.core.errors import TischleinError
from tischlein.server.log_events import MAX_NAME_CHARACTERS, Animal

MAX_NAME_LENGTH: Final = 24
"""Characters as people count them: an emoji made of several code points is one."""
MAX_MARKS: Final = 4
"""Combining marks on one character; more would reach into the lines above and below."""
ANIMALS: Final[tuple[Animal, ...]] = get_args(Animal)
BOT_ANIMALS: Final[dict[str, Animal]] = {
    "Mia": "cat",
    "Leo": "bear",
    "Ida": "owl",
    "Ben": "badger",
    "Zoe": "hare",
    "Max": "donkey",
    "Eva": "hen",
    "Tom": "frog",
    "Lili": "mouse",
    "Noa": "goat",
}
"""The computer players in the order in which they sit down, each with its animal."""

INVISIBLE_CATEGORIES: Final = frozenset({"Cc", "Cf", "Cs", "Co"})
"""Unicode categories of characters that are invisible, or look different everywhere."""
BLANK_CHARACTERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters, marks and symbols that look like nothing or like white space."""
ZERO_WIDTH_JOINERS: Final = "\u200c\u200d"
EMOJI_JOINER: Final = "\u200d"
BLACK_FLAG: Final = "\U0001f3f4"
KEYCAP: Final = "\u20e3"
VIRAMA_CLASS: Final = 9
"""The combining class of the sign after which Indic scripts use a joiner."""


class Guest(Struct, frozen=True):
    """A person with a name and an animal; the id stays when they change."""

    id: str
    name: str
    animal: Animal


class BadName(TischleinError):
    """A name that cannot be displayed; `code` says why."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(text)
        self.code = code


def normalise_name(text: str) -> str:
    """Normalise a name: composed characters, single spaces. Raise BadName if it cannot be displayed.

    Emoji may be joined, coloured and flags; other invisible characters are refused, because they could reverse the
    text around them or make two different names look the same.
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not any(not is_invisible(character) and character != " " for character in name):
        raise BadName("name-blank", "a name must contain a visible character")
    if any(is_invisible(character) and not _is_part_of_emoji(name, at) for at, character in enumerate(name)):
        raise BadName("name-invisible", "a name must not contain control, formatting or invisible characters")
    marks = "".join("m" if unicodedata.category(character) in ("Mn", "Me") else " " for character in name)
    if "m" * (MAX_MARKS + 1) in marks:
        raise BadName("name-invisible", f"a character may carry at most {MAX_MARKS} marks")
    length = count_characters(name)
    if length > MAX_NAME_LENGTH:
        raise BadName("name-too-long", f"a name may have at most {MAX_NAME_LENGTH} characters, not {length}")
    if len(name) > MAX_NAME_CHARACTERS:
        raise BadName("name-too-long", f"a name may have at most {MAX_NAME_CHARACTERS} code points, not {len(name)}")
    return name


def count_characters(name: str) -> int:
    """Count characters as people do: marks, joined emoji, skin tones and the letters of a flag are not counted."""
    count = 0
    is_joined = is_half_flag = False
    for character in name:
        is_flag_letter = "\U0001f1e6" <= character <= "\U0001f1ff"
        extends = unicodedata.category(character)[0] == "M" or is_invisible(character) or _is_skin_tone(character)
        if not (extends or is_joined or (is_flag_letter and is_half_flag)):
            count += 1
        is_half_flag = is_flag_letter and not is_half_flag
        is_joined = character == EMOJI_JOINER
    return count


def distinct_name(name: str, taken: Iterable[str]) -> str:
    """Return a name that nobody else at the table has: the name itself, or "Anna 2"."""
    others = {_comparable(other) for other in taken}
    number, distinct = 1, name
    while _comparable(distinct) in others:
        number += 1
        distinct = f"{name} {number}"
    return distinct


def is_numbered(distinct: str, name: str) -> bool:
    """Return whether a name at a table is this one, alone or with the number of a namesake."""
    number = distinct.removeprefix(name)
    return distinct.startswith(name) and (not number or (number[0] == " " and number[1:].isdecimal()))


def default_animal(guest: str) -> Animal:
    """Return the animal of a person who has not chosen one."""
    return ANIMALS[zlib.crc32(guest.encode()) % len(ANIMALS)]


def bot_name(taken: Iterable[str]) -> str:
    """Return the name of the next computer player."""
    others = {_comparable(other) for other in taken}
    return next(name for name in [*BOT_ANIMALS, "Tischlein"] if _comparable(name) not in others)


def seat_bots(people: set[Animal], bots: list[str]) -> list[Animal]:
    """Return the animals of computer players by name: their own, or one that nobody else has."""
    taken = set(people)
    animals: list[Animal] = []
    for name in bots:
        own = BOT_ANIMALS.get(name)
        animal = own if own and own not in taken else next((a for a in ANIMALS if a not in taken), ANIMALS[0])
        taken.add(animal)
        animals.append(animal)
    return animals


def _comparable(name: str) -> str:
    """Return the same text for names that look the same: in small letters, without what is invisible."""
    seen = "".join(character for character in name if not is_invisible(character))
    return unicodedata.normalize("NFKC", seen).casefold()


def is_invisible(character: str) -> bool:
    """Return whether a character shows nothing, or looks different everywhere."""
    return (
        unicodedata.category(character) in INVISIBLE_CATEGORIES
        or character in BLANK_CHARACTERS
        or _is_ignorable(character)
    )


def _is_part_of_emoji(name: str, at: int) -> bool:
    """Return whether an invisible character is needed where it is: in an emoji, or in an Indic word."""
    character, before, after = name[at], name[at - 1 : at], name[at + 1 : at + 2]
    if character in ZERO_WIDTH_JOINERS and before and unicodedata.combining(before) == VIRAMA_CLASS:
        return True
    if character == EMOJI_JOINER:
        joined = name[:at].rstrip("\ufe0f")
        return _is_symbol(joined[-1:]) and _is_symbol(after)
    if character in "\ufe0e\ufe0f":
        return _is_symbol(before) or (before in set("0123456789#*") and after == KEYCAP)
    if "\U000e0020" <= character <= "\U000e007f":
        tagged = name[:at].rstrip("".join(map(chr, range(0xE0020, 0xE007F))))
        return tagged.endswith(BLACK_FLAG)
    return False


def _is_symbol(character: str) -> bool:
    return bool(character) and (unicodedata.category(character) in ("So", "Sm", "Cn") or _is_skin_tone(character))


def _is_skin_tone(character: str) -> bool:
    return "\U0001f3fb" <= character <= "\U0001f3ff"


def _is_ignorable(character: str) -> bool:
    """Return whether a character shows nothing by Unicode: variation selectors, and some without a meaning yet."""
    return (
        "\ufe00" <= character <= "\ufe0f"
        or "\ufff0" <= character <= "\ufff8"
        or "\U000e0000" <= character <= "\U000e0fff"
        or character == "\u2065"
    )
