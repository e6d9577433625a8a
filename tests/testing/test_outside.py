"""Games from other packages: a valid one plays everywhere, a broken one is reported and left out."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import pytest
from litestar.testing import TestClient

from tests.server.fake_store import FakeHost
from tests.testing.packages import change, faults, install, run, tischlein_with, write_metadata
from tischlein import games
from tischlein.cli.words import load_words
from tischlein.core.errors import UnknownGame
from tischlein.games import registry
from tischlein.server import content
from tischlein.server.host import TableHost
from tischlein.server.http.app import make_app
from tischlein.server.serve import log_broken_packages
from tischlein.server.settings import Settings
from tischlein.table import locales, rulebook

OURS = list(games())


def left_out(site: Path, wanted: str) -> str:
    """Return the sentence about a broken package, which every command that lists games prints; other games work."""
    listed = tischlein_with(site, "games")
    assert listed.returncode == 0
    assert all(f" {game} " in listed.stdout for game in OURS)
    sentence = listed.stderr.strip()
    assert "\n" not in sentence
    checked = tischlein_with(site, "check-game", wanted)
    assert checked.returncode == 2
    assert checked.stdout == ""
    known = ", ".join([*OURS, *(["tiny"] if "tiny" in listed.stdout else [])])
    assert checked.stderr == f"Error: there is no game '{wanted}'; there are {known}; {sentence}\n"
    return sentence


def test_a_game_from_outside_keeps_its_promises(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    done = tischlein_with(tmp_path, "check-game", "tiny")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "✓ packages",
        "✓ languages",
        "✓ rulebook",
        "✓ words",
        "✓ look",
        "✓ random games at 2 seats",
        "✓ contracts at 2 seats",
        "✓ policy at 2 seats",
        "✓ rules cited",
        "✓ messages",
        "tiny passes all checks.",
    ]
    listed = tischlein_with(tmp_path, "games")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert " Tiny " in listed.stdout


def test_english_replaces_a_missing_language(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    assert " Tiny " in tischlein_with(tmp_path, "games", "--lang", "hu").stdout
    assert tischlein_with(tmp_path, "rules", "tiny", "1.3", "--lang", "de").stdout == (
        "  1.3 You can only play a card that you hold.\n"
    )


def test_a_game_from_outside_is_simulated(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    done = tischlein_with(tmp_path, "sim", "tiny", "--seats", "2", "--games", "20", "--json", "--play", "greedy")
    assert json.loads(done.stdout)["games"] == 20


def test_a_missing_entry_is_reported(tmp_path: Path) -> None:
    install(tmp_path, "tiny", entry="NOTHING")
    assert left_out(tmp_path, "tiny") == (
        "the package tiny is skipped: tiny:NOTHING cannot be loaded "
        "(AttributeError: module 'tiny' has no attribute 'NOTHING')"
    )


def test_an_entry_that_is_not_a_box_is_reported(tmp_path: Path) -> None:
    install(tmp_path, "tiny", entry="MOVES")
    assert left_out(tmp_path, "tiny") == ("the package tiny is skipped: tiny:MOVES is not a GameBox but a Catalogue")


def test_an_import_that_fails_is_reported(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / "__init__.py", "from librt.vecs import vec", "import nowhere")
    assert left_out(tmp_path, "tiny") == (
        "the package tiny is skipped: tiny:BOX cannot be loaded (ModuleNotFoundError: No module named 'nowhere')"
    )


@pytest.mark.parametrize("ending", ["raise SystemExit(3)", "import sys; sys.exit(3)"])
def test_an_import_that_exits_is_reported(tmp_path: Path, ending: str) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / "__init__.py", "from librt.vecs import vec", ending)
    assert left_out(tmp_path, "tiny") == ("the package tiny is skipped: tiny:BOX cannot be loaded (SystemExit: 3)")


@pytest.mark.parametrize("file", ["rulebook/en.md", "words/en.ftl"])
def test_a_missing_text_is_reported(tmp_path: Path, file: str) -> None:
    folder = install(tmp_path, "tiny")
    (folder / file).unlink()
    assert left_out(tmp_path, "tiny") == f"the package tiny is skipped: the box tiny lacks {file}"


def test_an_unreadable_text_is_reported(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    (folder / "words" / "en.ftl").write_bytes(b"game-tiny = \xff\n")
    assert left_out(tmp_path, "tiny").startswith(
        "the package tiny is skipped: words/en.ftl of the box tiny cannot be read (UnicodeDecodeError: "
    )


@pytest.mark.parametrize(
    ("right", "wrong", "why"),
    [
        ("(2, 2), []", "(0, 2), []", "the game tiny is for 0 to 2 seats; 2 to 10 are supported"),
        ("(2, 2), []", "(2, 99), []", "the game tiny is for 2 to 99 seats; 2 to 10 are supported"),
        ('[], "tiny", new', '[], "uno", new', "the game tiny names the rulebook uno, but its box is tiny"),
        (
            'GameInfo("tiny", (2, 2)',
            'GameInfo("<script>", (2, 2)',
            "'<script>' is not a valid game id: use lowercase letters, digits and hyphens",
        ),
        (
            'GameBox("tiny"',
            'GameBox("../tiny"',
            "'../tiny' is not a valid box id: use lowercase letters, digits and hyphens",
        ),
        ('GameBox("tiny"', 'GameBox("uno"', "the game tiny names the rulebook tiny, but its box is uno"),
        ('GameInfo("tiny", (2, 2)', 'GameInfo("uno", (2, 2)', "the game uno is already in tischlein"),
        (
            "(2, 2), []",
            "(2, 2), [7]",
            "the game tiny has an option whose name is not lowercase letters, digits and underscores",
        ),
    ],
)
def test_an_invalid_box_is_reported(tmp_path: Path, right: str, wrong: str, why: str) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / "__init__.py", right, wrong)
    assert left_out(tmp_path, "tiny") == f"the package tiny is skipped: {why}"


def test_unreadable_entry_points_are_reported(tmp_path: Path) -> None:
    write_metadata(tmp_path, "odd", "tiny:BOX")
    (tmp_path / "odd-1.0.dist-info" / "entry_points.txt").write_text("[tischlein.games]\nodd\n", encoding="utf-8")
    assert left_out(tmp_path, "odd").startswith(
        "the package odd is skipped: its entry points cannot be read (TypeError"
    )


def test_two_packages_with_the_same_id(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    other = install(tmp_path, "another", name="zz-another")
    sentence = "the package zz-another is skipped: the box tiny is already in tiny"
    assert faults(tmp_path, "tiny") == [f"tiny: packages: {sentence}"]
    listed = tischlein_with(tmp_path, "games")
    assert (listed.returncode, listed.stderr.strip()) == (0, sentence)
    assert " tiny " in listed.stdout
    assert other.exists()


def test_of_two_packages_with_the_same_id_the_first_by_name_is_taken(tmp_path: Path) -> None:
    """What the entry points are called does not matter."""
    for package, entry in (("tiny", "z"), ("zz_another", "a")):
        install(tmp_path, package)
        change(tmp_path / f"{package}-1.0.dist-info" / "entry_points.txt", f"{package} = ", f"{entry} = ")
    listed = tischlein_with(tmp_path, "games")
    assert listed.stderr.strip() == "the package zz_another is skipped: the box tiny is already in tiny"


def test_a_list_without_words_shows_the_ids(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / "words" / "en.ftl", "game-tiny = Tiny", "game-tiny = { $missing }")
    listed = tischlein_with(tmp_path, "games")
    assert (listed.returncode, listed.stderr) == (0, "")
    assert " tiny " in listed.stdout


def test_a_package_cannot_change_our_words(tmp_path: Path) -> None:
    folder = install(tmp_path, "tiny")
    change(folder / "words" / "en.ftl", "game-tiny = Tiny", "game-tiny = Tiny\ngame-uno = Mine")
    assert " Mine " not in tischlein_with(tmp_path, "games").stdout
    assert faults(tmp_path, "tiny") == ["tiny: words: words/en.ftl has the message game-uno, which already exists"]


@pytest.fixture
def broken_package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Install a package whose import fails, and yield the sentence about it."""
    change(install(tmp_path, "tiny") / "__init__.py", "from librt.vecs import vec", "import nowhere")
    monkeypatch.syspath_prepend(tmp_path)
    caches = (registry._registry, registry._games, rulebook.rulebook, locales.ftl, content.catalog, load_words)
    for cached in caches:
        cached.cache_clear()
    yield registry.broken()[0]
    for cached in caches:
        cached.cache_clear()
    sys.modules.pop("tiny", None)


def test_a_server_with_a_broken_package_serves(broken_package: str, caplog: pytest.LogCaptureFixture) -> None:
    with TestClient(make_app(Settings(), cast(TableHost, FakeHost()))) as client:
        assert client.get("/health").json() == {"status": "ok"}
        assert [game["id"] for game in client.get("/api/games").json()["games"]] == OURS
    with caplog.at_level(logging.WARNING, "tischlein.server"):
        log_broken_packages()
    warnings = [record for record in caplog.records if record.levelno == logging.WARNING]
    assert [(record.msg, record.fields) for record in warnings] == [  # type: ignore[attr-defined]
        ("package_skipped", {"why": broken_package})
    ]


def test_an_unknown_game_is_reported_with_the_known_ones(broken_package: str) -> None:
    with pytest.raises(UnknownGame, match="there is no game 'tiny'; there are uno, "):
        registry.game_info("tiny")
    assert registry.measured_games() == games()


def test_drafts_and_games_from_outside_are_not_measured(tmp_path: Path) -> None:
    install(tmp_path, "tiny")
    code = (
        "from tischlein.games import registry as r; "
        "print(set(r.games()) - set(r.measured_games()), r.origin('tiny'), r.origin('uno'), "
        "r.is_draft(r.games()['tiny']))"
    )
    assert run(tmp_path, "-c", code).stdout == "{'tiny'} tiny  True\n"
