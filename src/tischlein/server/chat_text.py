"""What people write to each other: texts without characters that control a terminal or reverse the text around them."""

from __future__ import annotations

import re
from typing import Final

from tischlein.server.errors import CommandError
from tischlein.server.people import is_invisible

BREAKS: Final = re.compile("[\t\n\v\f\r\x85\u2028\u2029]+")
HARMFUL: Final = re.compile("[\0-\x1f\x7f-\x9f\u202a-\u202e\u2066-\u206f\ufeff\ufff9-\ufffb]")
"""Control characters, and formatting that overrides or isolates directions, hides or annotates text.

Writing from right to left needs none of these. The marks that it does use (U+200E, U+200F, U+061C), joiners and
variation selectors are kept.
"""


def clean_chat(text: str) -> str:
    """Return a chat message as a line without harmful characters; raise CommandError if nothing is left to read."""
    line = HARMFUL.sub("", BREAKS.sub(" ", text)).strip()
    if all(is_invisible(character) or character.isspace() for character in line):
        raise CommandError("bad-message", "the message has nothing to read")
    return line


def check_entropy(text: str) -> str:
    """Return a contribution to the shuffle, which must stay as it is; raise CommandError if it is harmful."""
    if HARMFUL.search(text):
        raise CommandError("bad-message", "a contribution to the shuffle must not contain control characters")
    return text
