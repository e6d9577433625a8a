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
    "table-closed": "the operator of the server has closed this table",
    "banned": "the operator of the server has banned this guest or this address",
    "no-seat": "only seated players can do that",
    "not-host": "only the host of the table can do that",
    "not-free": "the seat is not free",
    "seat-asked": "the host has been asked for a seat and has not decided yet",
    "no-free-seat": "every seat is taken",
    "no-such-seat": "the table has no such seat",
    "already-seated": "at a public table each person has one seat",
    "no-guest": "a guest cookie is needed to sit down",
    "name-blank": "a name must contain a visible character",
    "name-invisible": "a name must not contain control, formatting or invisible characters",
    "name-too-long": "the name is too long",
    "not-now": "this is not possible in the current phase of the table",
    "not-away": "the player at that seat is not away",
    "not-your-turn": "it is not your turn",
    "paused": "the game is paused",
    "take-back-none": "you have not made a move that you could take back",
    "take-back-over": "the move stands: the game is over",
    "take-back-moved": "the move stands: another player has moved since",
    "take-back-chance": "the move stands: dice, a shuffle or a new deal has decided something since",
    "take-back-revealed": "the move stands: something hidden was revealed since",
    "take-back-seen": "the move stands: you have seen a new card since",
    "take-back-shown": "the move stands: another player has seen a new card since",
    "unknown-level": "there is no computer player of that level",
    "bad-move": "the text is not a move of the game",
    "daily": "a daily deal is played alone, once, and without help",
    "busy": "another command of this client is still running",
    "unavailable": "the table cannot be used at the moment",
}


class CommandError(TischleinError):
    """A command that cannot be carried out, with the code of the reason. `fatal` ends the connection."""

    def __init__(self, code: str, text: str = "", *, fatal: bool = False) -> None:
        super().__init__(text or ERROR_TEXTS[code])
        self.code = code
        self.fatal = fatal
