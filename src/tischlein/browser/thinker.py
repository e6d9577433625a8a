"""Computer players in a separate worker, so that neither the table nor the page waits for a thought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Struct

from tischlein.bots.players import NotAsked
from tischlein.browser.interfaces import Thinker
from tischlein.server.bot_pool import BotWorker
from tischlein.server.bot_requests import BotRequest
from tischlein.server.messages import SuggestedMove
from tischlein.server.thinking import MissingMoves, choose, suggest

MAX_STARTS: Final = 3
"""Times that a thought is asked for while its worker ends, before it is given up."""
WORK: Final[dict[str, Callable[..., Any]]] = {"choose": choose, "suggest": suggest}
ERRORS: Final[dict[str, type[Exception]]] = {"not-asked": NotAsked, "missing-moves": MissingMoves}


class ThoughtRequest(Struct):
    """A function of `thinking.py` to call with a position and more arguments."""

    work: str
    request: BotRequest
    arguments: list[Any]


class Thought(Struct):
    """The answer: a move, suggestions, or why there is none."""

    move: str | None = None
    suggestions: list[SuggestedMove] | None = None
    error: str | None = None


class WorkerEnded(Exception):
    """The worker of the computer players ends again and again."""


class BrowserWorker(BotWorker):
    """The worker of the computer players, as the table's worker sees it. The page starts and restarts it."""

    def __init__(self, thinker: Thinker) -> None:
        super().__init__()
        self._thinker: Final = thinker

    def start(self) -> None: ...

    async def run(self, work: Any, *arguments: Any) -> Any:
        request, *rest = arguments
        text = msgspec.json.encode(ThoughtRequest(work.__name__, request, rest)).decode()
        thought = msgspec.json.decode(await self._ask(text), type=Thought)
        if thought.error is not None:
            raise ERRORS[thought.error]
        return thought.move if work is choose else thought.suggestions

    async def _ask(self, text: str) -> str:
        for _ in range(MAX_STARTS):
            try:
                return await self._thinker.think(text)
            except Exception:  # the worker ended, perhaps for want of memory; another one is started
                continue
        raise WorkerEnded("the worker of the computer players ends at once")

    def close(self) -> None: ...


def think(text: str) -> str:
    """Answer a request, in the worker of the computer players."""
    asked = msgspec.json.decode(text, type=ThoughtRequest)
    thought = Thought()
    try:
        answer = WORK[asked.work](asked.request, *asked.arguments)
    except tuple(ERRORS.values()) as error:
        thought.error = next(name for name, kind in ERRORS.items() if isinstance(error, kind))
    else:
        if asked.work == "choose":
            thought.move = answer
        else:
            thought.suggestions = answer
    return msgspec.json.encode(thought).decode()
