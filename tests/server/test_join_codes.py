"""Join codes: derived, unambiguous, valid for a while, and hard to guess."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.server.fake_store import FakeStore
from tests.server.log_builder import KEYS
from tischlein.server import join_codes
from tischlein.server.errors import CommandError
from tischlein.server.join_codes import (
    ALL_WRONG_CODES_PER_MINUTE,
    ALPHABET,
    LENGTH,
    LIFETIME,
    RENEWAL,
    WRONG_CODES_PER_MINUTE,
    JoinCodes,
    format_code,
    parse_code,
)
from tischlein.server.keys import Keys
from tischlein.server.store.base import JoinCode


class Watch:
    """A clock that the tests set, in milliseconds."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def seconds(self) -> float:
        return self.now / 1000


def run(play: Callable[[JoinCodes, FakeStore, Watch], Awaitable[None]]) -> None:
    async def main() -> None:
        store, watch = FakeStore(), Watch()
        await play(JoinCodes(KEYS, store, watch, watch.seconds), store, watch)

    asyncio.run(main())


def test_codes_have_no_characters_that_are_easily_confused() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET) == 19
    for confused in ("0O", "1IL", "2Z", "5S", "8B", "6G", "UV", "MN", "BDPT", "CZ"):
        assert len(set(confused) & set(ALPHABET)) <= 1


@pytest.mark.parametrize("text", ["afh-k23", " AFH K23 ", "AFHK23", "a f h–k 2 3"])
def test_a_code_may_be_typed_as_people_type(text: str) -> None:
    assert parse_code(text) == "AFHK23"
    assert format_code("AFHK23") == "AFH-K23"


@pytest.mark.parametrize("text", ["", "AFHK2", "AFHK234", "AFHK2O", "ÄFHK23", "AFHK2\u0663", "\ud800"])
def test_what_cannot_be_a_code_is_none(text: str) -> None:
    assert parse_code(text) == ""


def test_a_code_leads_to_its_table_in_every_process_and_after_a_restart() -> None:
    async def play(codes: JoinCodes, store: FakeStore, watch: Watch) -> None:
        code, expires = await codes.show("t")
        assert len(code) == LENGTH
        assert set(code) <= set(ALPHABET)
        assert expires == watch.now + LIFETIME
        elsewhere = JoinCodes(KEYS, store, watch, watch.seconds)
        assert await elsewhere.show("t") == (code, expires)
        assert await elsewhere.redeem(format_code(code).lower(), "address") == "t"
        assert await JoinCodes(Keys(b"x" * 32), store, watch, watch.seconds).redeem(code, "address") is None

    run(play)


def test_the_database_holds_no_code() -> None:
    async def play(codes: JoinCodes, store: FakeStore, watch: Watch) -> None:
        code, _ = await codes.show("t")
        assert code not in repr(store.codes)
        assert format_code(code) not in repr(store.codes)

    run(play)


def test_a_code_expires_and_is_renewed_before() -> None:
    async def play(codes: JoinCodes, store: FakeStore, watch: Watch) -> None:
        first, expires = await codes.show("t")
        watch.now = expires - RENEWAL - 1
        assert await codes.show("t") == (first, expires)
        watch.now = expires - RENEWAL
        second, _ = await codes.show("t")
        assert second != first
        watch.now = expires - 1
        assert [await codes.redeem(code, "address") for code in (first, second)] == ["t", "t"]
        watch.now = expires
        assert [await codes.redeem(code, "address") for code in (first, second)] == [None, "t"]

    run(play)


def test_two_tables_never_have_the_same_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Keys, "code_number", lambda _, table, expires, attempt: attempt)

    async def play(codes: JoinCodes, store: FakeStore, watch: Watch) -> None:
        shown = [await codes.show(table) for table in ("a", "b", "c")]
        assert len({code for code, _ in shown}) == 3
        assert [await codes.redeem(code, "address") for code, _ in shown] == ["a", "b", "c"]
        for table in "defgh":
            await codes.show(table)
        with pytest.raises(CommandError, match="no join code is free"):
            await codes.show("i")

    run(play)


def test_guessing_is_limited_by_address_and_altogether() -> None:
    async def play(codes: JoinCodes, store: FakeStore, watch: Watch) -> None:
        code, _ = await codes.show("t")
        wrong = "A" * LENGTH if code != "A" * LENGTH else "F" * LENGTH
        for _ in range(WRONG_CODES_PER_MINUTE):
            assert await codes.redeem(wrong, "guesser") is None
        with pytest.raises(CommandError, match="too many wrong codes"):
            await codes.redeem(code, "guesser")
        assert await codes.redeem(code, "other") == "t"
        watch.now += 60_000
        assert await codes.redeem(code, "guesser") == "t"
        for number in range(ALL_WRONG_CODES_PER_MINUTE):
            assert await codes.redeem(wrong, f"address {number}") is None
        with pytest.raises(CommandError, match="too many wrong codes"):
            await codes.redeem(code, "yet another")

    run(play)


def test_guessing_many_codes_at_the_same_time_is_limited_as_well() -> None:
    class SlowStore(FakeStore):
        async def code_by_digest(self, digest: str, now: int) -> JoinCode | None:
            await asyncio.sleep(0)
            return await super().code_by_digest(digest, now)

    async def play() -> None:
        watch = Watch()
        codes = JoinCodes(KEYS, SlowStore(), watch, watch.seconds)
        code, _ = await codes.show("t")
        wrong = "A" * LENGTH if code != "A" * LENGTH else "F" * LENGTH
        guesses = await asyncio.gather(*[codes.redeem(wrong, "guesser") for _ in range(99)], return_exceptions=True)
        assert guesses.count(None) == WRONG_CODES_PER_MINUTE
        for _ in range(2 * ALL_WRONG_CODES_PER_MINUTE):
            assert await codes.redeem(code, "friend") == "t", "right codes are not counted"

    asyncio.run(play())


def test_the_documented_chance_of_a_guess() -> None:
    codes = len(ALPHABET) ** LENGTH
    assert codes == 47_045_881
    minutes = LIFETIME / 60_000
    one_address = (WRONG_CODES_PER_MINUTE * (minutes + 1)) / codes
    everyone = (ALL_WRONG_CODES_PER_MINUTE * (minutes + 1)) / codes
    assert one_address < 1 / 25_000
    assert everyone < 1 / 2_000
    assert join_codes.LIFETIME == 3 * 3_600_000
