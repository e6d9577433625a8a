"""What a client is told that asks for something it cannot have; the socket's `wrong` frames are made of these."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import TischleinError

CODES: Final = {
    "bad-message": "the frame is not one of those that docs/protocol.md describes",
    "too-long": "the frame is too long",
    "too-fast": "too many frames in a short time",
    "too-slow": "no hello came in time, or what was sent is not read",
    "too-many": "too many connections, or too many mistakes",
    "bad-version": "another version of the protocol is spoken here",
    "no-table": "there is no such table, or this link does not lead to it",
    "no-seat": "only who has a seat at the table may do that",
    "not-host": "only the host of the table may do that",
    "not-free": "the seat is not free",
    "no-free-seat": "every seat is taken",
    "no-such-seat": "the table has no such seat",
    "already-seated": "a public table has one seat for each person",
    "no-guest": "sit down with a name: ask for a guest cookie first",
    "not-now": "this cannot be done in this phase of the table",
    "not-away": "the person at that seat is not away",
    "not-your-turn": "the seat is not asked anything now",
    "unknown-level": "there is no computer player of that level",
    "bad-move": "the text names no move of the game",
    "busy": "another command of this seat is still being carried out",
    "unavailable": "the table cannot be used at the moment",
}


class WrongError(TischleinError):
    """Something that cannot be carried out, with the code of the reason. `fatal` ends the connection."""

    def __init__(self, code: str, text: str = "", *, fatal: bool = False) -> None:
        super().__init__(text or CODES[code])
        self.code = code
        self.fatal = fatal
