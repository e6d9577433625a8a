"""Join codes in both databases, and finished games that were shared."""

from __future__ import annotations

import asyncio

from tests.server.store.builders import ended, entry, opened, opening, run
from tischlein.server.store.base import JoinCode, LogBatch


def test_a_code_is_found_until_it_expires(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            code = JoinCode("digest", "t", 0, 100)
            assert await store.code_of("t", 0) is None
            assert await store.add_code(code, 1)
            assert await store.code_by_digest("digest", 99) == code
            assert await store.code_by_digest("digest", 100) is None
            assert await store.code_by_digest("other", 1) is None
            assert await store.code_of("t", 99) == code
            assert await store.code_of("t", 100) is None
            assert await store.code_of("u", 0) is None

    run(play())


def test_a_code_belongs_to_one_table_and_can_be_used_again_after_it_expired(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            await store.append(opening("u"))
            assert await store.add_code(JoinCode("digest", "t", 0, 100), 1)
            assert not await store.add_code(JoinCode("digest", "u", 0, 150), 99)
            assert await store.add_code(JoinCode("digest", "u", 0, 200), 100)
            found = await store.code_by_digest("digest", 150)
            assert found is not None
            assert found.table == "u"

    run(play())


def test_the_code_that_expires_last_is_shown(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            for number, expires in enumerate((100, 300, 200)):
                assert await store.add_code(JoinCode(f"digest {number}", "t", number, expires), 1)
            found = await store.code_of("t", 50)
            assert found is not None
            assert found.expires == 300

    run(play())


def test_one_of_many_processes_gets_a_code(postgres_address: str) -> None:
    async def play() -> None:
        async with opened(postgres_address) as first, opened(postgres_address) as second:
            for table in "ab":
                await first.append(opening(table))
            made = [
                store.add_code(JoinCode("digest", table, 0, 100), 1) for store, table in ((first, "a"), (second, "b"))
            ]
            assert sorted(await asyncio.gather(*made)) == [False, True]

    run(play())


def test_a_finished_game_can_be_shared_later(address: str) -> None:
    async def play() -> None:
        async with opened(address) as store:
            await store.append(opening("t"))
            for number in (1, 2):
                game = ended("t", number, replays=False)
                await store.append(LogBatch([entry("t", number + 1)], finished=game))
            await store.append(LogBatch([entry("t", 4)], shared=1))
            assert [game.shared for game in await store.finished_games("t")] == [True, False]
            assert await store.archive(10) == []

    run(play())
