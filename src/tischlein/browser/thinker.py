"""Computer players in a separate worker, so that neither the table nor the page waits for a thought."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec import Raw, Struct

from tischlein.bots.players import NotAsked
from tischlein.browser.interfaces import Thinker
from tischlein.server.bot_pool import BotWorker
from tischlein.server.bot_requests import BotRequest
from tischlein.server.messages import SuggestedMove
from tischlein.server.reviewing import ReviewRequest, ReviewStep, plan_review, try_review_job
from tischlein.server.thinking import MissingMoves, choose, suggest

MAX_STARTS: Final = 3
"""Times that a thought is asked for while its worker ends, before it is given up."""
WORK: Final[dict[str, tuple[Callable[..., Any], Any, Any]]] = {
    "choose": (choose, tuple[BotRequest, str, int], str | None),
    "suggest": (suggest, tuple[BotRequest, int], list[SuggestedMove]),
    "plan_review": (plan_review, tuple[ReviewRequest, list[Raw]], ReviewStep),
    "try_review_job": (try_review_job, tuple[ReviewRequest, Raw], Raw),
}
"""The functions of `thinking.py` and `reviewing.py` by name, with the types of their arguments and of the answer."""
ERRORS: Final[dict[str, type[Exception]]] = {"not-asked": NotAsked, "missing-moves": MissingMoves}


class ThoughtRequest(Struct):
    """A function to call by its name in `WORK`, with its arguments as a list."""

    work: str
    arguments: Raw


class Thought(Struct):
    """The answer, or why there is none."""

    answer: Raw = Raw(b"null")
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
        text = msgspec.json.encode(ThoughtRequest(work.__name__, Raw(msgspec.json.encode(arguments)))).decode()
        thought = msgspec.json.decode(await self._ask(text), type=Thought)
        if thought.error is not None:
            raise ERRORS[thought.error]
        _, _, kind = WORK[work.__name__]
        return msgspec.json.decode(thought.answer, type=kind)

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
    work, kinds, _ = WORK[asked.work]
    try:
        answer = work(*msgspec.json.decode(asked.arguments, type=kinds))
    except tuple(ERRORS.values()) as error:
        thought = Thought(error=next(name for name, kind in ERRORS.items() if isinstance(error, kind)))
    else:
        thought = Thought(Raw(msgspec.json.encode(answer)))
    return msgspec.json.encode(thought).decode()
