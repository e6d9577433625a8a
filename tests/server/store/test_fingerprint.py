"""A database belongs to one key."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.store.builders import execute, opened, opening, run, upgrade
from tischlein.server.keys import BadKey, Keys, open_keys


async def start(address: str, key: Path) -> Keys:
    async with opened(address) as store:
        return await open_keys(key, store)


def test_another_key_is_refused(address: str, tmp_path: Path) -> None:
    first = run(start(address, tmp_path / "key"))
    assert run(start(address, tmp_path / "key")).fingerprint() == first.fingerprint()
    (tmp_path / "other").write_text("ab" * 32)
    with pytest.raises(BadKey, match="is not the one of this database"):
        run(start(address, tmp_path / "other"))
    assert (tmp_path / "key").read_text() not in str(execute(address, "SELECT * FROM properties"))


def test_a_missing_key_file_is_not_replaced(address: str, tmp_path: Path) -> None:
    run(start(address, tmp_path / "key"))
    with pytest.raises(BadKey, match="is missing, but this database has a key"):
        run(start(address, tmp_path / "lost"))
    assert not (tmp_path / "lost").exists()


def test_an_older_database_trusts_the_first_key(address: str, tmp_path: Path) -> None:
    upgrade(address, "0002")
    first = run(start(address, tmp_path / "key"))

    async def play() -> None:
        async with opened(address) as store:
            assert await store.append(opening("t"))
            assert await store.key_fingerprint() == first.fingerprint()

    run(play())
