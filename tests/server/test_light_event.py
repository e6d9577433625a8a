"""The event of sockets means what `asyncio.Event` means."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tischlein.server.light_event import LightEvent


@pytest.mark.parametrize("kind", [asyncio.Event, LightEvent])
def test_a_set_event_lets_all_waiting_tasks_go_on_even_if_it_is_cleared_at_once(kind: Any) -> None:
    async def check() -> None:
        event = kind()
        waiting = [asyncio.ensure_future(event.wait()) for _ in range(3)]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        assert not event.is_set()
        event.set()
        assert event.is_set()
        event.clear()
        await asyncio.gather(*waiting, return_exceptions=True)
        assert [task.cancelled() for task in waiting] == [True, False, False]
        event.set()
        event.set()
        await event.wait()

    asyncio.run(asyncio.wait_for(check(), 60))


def test_a_task_that_is_cancelled_as_the_event_is_set_leaves_nothing_behind() -> None:
    async def check() -> None:
        event = LightEvent()
        task = asyncio.ensure_future(event.wait())
        await asyncio.sleep(0)
        task.cancel()
        event.set()
        await asyncio.gather(task, return_exceptions=True)
        assert (task.cancelled(), event._waiters) == (True, [])

    asyncio.run(asyncio.wait_for(check(), 60))
