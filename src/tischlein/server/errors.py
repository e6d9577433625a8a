"""The errors that a client can be sent."""

from __future__ import annotations

from typing import Final

from tischlein.core.errors import TischleinError

ERROR_TEXTS: Final = {
    "bad-message": "the message is not one of those in docs/protocol.md",
    "too-long": "the message is too long",
    "too-fast": "too many messages in a short time",
    "too-slow": "the client did not send hello in time, or does not read what it is sent",
    "too-many": "too many connections, or too many mistakes",
    "bad-version": "this server speaks another version of the protocol",
    "no-table": "there is no such table, or this link does not lead to it",
    "no-seat": "only seated players can do that",
    "not-host": "only the host of the table can do that",
    "not-free": "the seat is not free",
    "no-free-seat": "every seat is taken",
    "no-such-seat": "the table has no such seat",
    "already-seated": "at a public table each person has one seat",
    "no-guest": "a guest cookie is needed to sit down",
    "not-now": "this is not possible in the current phase of the table",
    "not-away": "the player at that seat is not away",
    "not-your-turn": "it is not your turn",
    "unknown-level": "there is no computer player of that level",
    "bad-move": "the text is not a move of the game",
    "busy": "another command of this client is still running",
    "unavailable": "the table cannot be used at the moment",
}


class CommandError(TischleinError):
    """A command that cannot be carried out, with the code of the reason. `fatal` ends the connection."""

    def __init__(self, code: str, text: str = "", *, fatal: bool = False) -> None:
        super().__init__(text or ERROR_TEXTS[code])
        self.code = code
        self.fatal = fatal
