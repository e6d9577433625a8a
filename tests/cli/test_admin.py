"""`tischlein admin`, as an operator types it, in four languages."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.command import complaint, run
from tests.server.log_builder import TABLE, LogBuilder
from tests.server.store.builders import execute, upgrade
from tischlein.cli.words import load_words
from tischlein.server.keys import Keys, load_or_create_key
from tischlein.server.log_events import ChatSent, SeatTaken
from tischlein.server.store.base import LogBatch
from tischlein.server.store.opening import open_store
from tischlein.table.rulebook import LANGUAGES

GUEST = "Q2FyZFRhYmxlR3Vlc3RfMQ"
COMMANDS = ("list", "show", "close", "delete", "ban", "unban", "bans", "erase")


@pytest.fixture
def database(tmp_path: Path) -> str:
    """Return the address of a database with one table, which was last touched in 1970; its key is beside it."""
    address = f"sqlite:///{tmp_path / 'tables.sqlite'}"
    log = LogBuilder(seats=2)
    log.add(SeatTaken("Zsuzsanna", GUEST), 0)
    log.add(ChatSent("a word in private"), 0)
    log.bots(1)
    log.start()

    async def fill() -> None:
        store = await open_store(address)
        await store.append(LogBatch(log.entries, log.state.summary()))
        await store.add_key_fingerprint(Keys(load_or_create_key(tmp_path / "key")).fingerprint())
        await store.close()

    asyncio.run(fill())
    return address


def admin(database: str, *arguments: str, typed: str = "") -> str:
    result = run("admin", *arguments, "--database", database, typed=typed)
    assert result.exit_code == 0, result.stderr
    return result.stdout


def tables(database: str) -> list[str]:
    return [row["id"] for row in json.loads(admin(database, "list", "--json"))]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", COMMANDS)
def test_help_in_every_language(command: str, lang: str) -> None:
    words = load_words(lang)
    for arguments in (("admin", command, "--help", "--lang", lang), ("--lang", lang, "admin", command, "--help")):
        shown = run(*arguments)
        assert shown.exit_code == 0
        assert words("cli-title-options") in shown.stdout
        assert words(f"cli-admin-{command}").split(":")[0].split(" ;")[0] in " ".join(shown.stdout.split())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_in_every_language(database: str, lang: str) -> None:
    words = load_words(lang)
    for said in (
        admin(database, "list", "--lang", lang),
        run("--lang", lang, "admin", "list", "--database", database).stdout,
    ):
        assert words("admin-changed") in said
        assert words("admin-phase-playing") in said
        row = next(line for line in said.splitlines() if TABLE in line)
        assert "uno" in row
        assert "1/2" in row


def test_the_list_can_be_narrowed(database: str) -> None:
    assert tables(database) == [TABLE]
    assert "There are no such tables." in admin(database, "list", "--public")
    assert TABLE in admin(database, "list", "--older-than", "3")
    execute(database, "UPDATE tables SET used = 9000000000000")
    assert "There are no such tables." in admin(database, "list", "--older-than", "3")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_is_shown_without_its_secrets(database: str, lang: str) -> None:
    for shown in (admin(database, "show", TABLE, "--lang", lang), admin(database, "show", TABLE, "--json")):
        assert "Zsuzsanna" in shown
        assert GUEST in shown
        for secret in ("a word in private", "salt", "secret", "deal", "hand"):
            assert secret not in shown


def test_closing_a_table(database: str) -> None:
    assert admin(database, "close", TABLE) == f"The table {TABLE} is closed.\n"
    assert "closed" in admin(database, "list")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_deleting_asks_first(database: str, lang: str) -> None:
    words = load_words(lang)
    said = admin(database, "delete", TABLE, "--lang", lang, typed=f"{words.entries('word-no')[0]}\n")
    assert words("admin-ask-delete", table=TABLE) in said
    assert words("admin-nothing") in said
    assert words("admin-nothing") in admin(database, "delete", TABLE, "--lang", lang)
    assert tables(database) == [TABLE]
    said = admin(database, "delete", TABLE, "--lang", lang, typed=f"{words.entries('word-yes')[0]}\n")
    assert words("admin-deleted", table=TABLE) in said
    assert tables(database) == []


def test_deleting_by_age(database: str) -> None:
    assert "1 table is deleted." in admin(database, "delete", "--older-than", "30", "--yes")
    assert "There are no such tables." in admin(database, "delete", "--older-than", "30", "--yes")
    assert execute(database, "SELECT count(*) FROM log") == [(0,)]


def test_bans(database: str) -> None:
    assert admin(database, "bans") == "Nobody is banned.\n"
    assert "203.0.113.0/24" in admin(database, "ban", "203.0.113.7/24", "--reason", "spam", "--days", "3")
    assert "for ever" in admin(database, "ban", GUEST)
    listed = admin(database, "bans")
    assert "spam" in listed
    assert GUEST in listed
    admin(database, "unban", "203.0.113.7/24")
    assert [ban["target"] for ban in json.loads(admin(database, "bans", "--json"))] == [GUEST]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_erasing_a_guest(database: str, tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tischlein.server.store.administration.NOTICING", 0)
    words, key = load_words(lang), ("--key-file", str(tmp_path / "key"), "--lang", lang)
    assert words("admin-nothing") in admin(database, "erase", GUEST, *key)
    assert words("admin-erased", guest=GUEST, count=1) in admin(database, "erase", GUEST, "--yes", *key)
    for file in tmp_path.glob("tables.sqlite*"):
        for trace in (b"Zsuzsanna", b"a word in private", GUEST.encode()):
            assert trace not in file.read_bytes()
    assert "N. N." in admin(database, "show", TABLE)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["show", "nowhere"], "There is no table nowhere in this database."),
        (["close", "nowhere"], "There is no table nowhere in this database."),
        (["delete", "nowhere", "--yes"], "There is no table nowhere in this database."),
        (["delete"], "Name either a table or --older-than."),
        (["delete", TABLE, "--older-than", "3"], "Name either a table or --older-than."),
        (["list", "--older-than", "0"], "--older-than must be between 1 and 36500, not 0."),
        (["list", "--limit", "0"], "--limit must be between 1 and 1000000, not 0."),
        (["ban", "Anna"], "“Anna” is neither the id of a guest nor an address or a network."),
        (["ban", GUEST, "--days", "-1"], "--days must be between 1 and 36500, not -1."),
        (["unban", GUEST], f"There is no ban of {GUEST}."),
    ],
)
def test_nonsense_gets_a_sentence(database: str, arguments: list[str], sentence: str) -> None:
    assert sentence in complaint("admin", *arguments, "--database", database)
    assert tables(database) == [TABLE]


def test_erasing_needs_the_key_of_the_database(database: str, tmp_path: Path) -> None:
    erase = ("admin", "erase", GUEST, "--yes", "--database", database, "--key-file")
    assert "is missing" in complaint(*erase, str(tmp_path / "other"))
    load_or_create_key(tmp_path / "other")
    assert "is not the one of this database" in complaint(*erase, str(tmp_path / "other"))
    unknown = ("admin", "erase", "x" * 22, "--database", database, "--key-file", str(tmp_path / "key"))
    assert "No guest" in complaint(*unknown)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_database_must_exist_and_be_current(tmp_path: Path, lang: str) -> None:
    file = tmp_path / "none.sqlite"
    address = f"sqlite:///{file}"
    words = load_words(lang)
    assert words("error-database-none", file=str(file)) in complaint(
        "admin", "list", "--database", address, "--lang", lang
    )
    assert not file.exists()
    upgrade(address, "0003")
    said = complaint("admin", "list", "--database", address, "--lang", lang)
    assert words("error-database-older", name=str(file)) in said


def test_retention_is_a_number_of_days() -> None:
    assert "--keep-chat must be between 1 and 36500" in complaint("serve", "--keep-chat", "0")
    assert "--keep-tables must be between 1 and 36500" in complaint("serve", "--keep-tables", "-3")
