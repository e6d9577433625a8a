"""`make system` installs the programs that tests need; without one, tests fail unless they may be skipped."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from tests.programs import require

TESTS = Path(__file__).parent
SYSTEM = TESTS.parent / "tools" / "system"
ALLOWED = "TISCHLEIN_WITHOUT_CHROMIUM"


def test_a_missing_program_fails_a_test_unless_it_may_be_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(ALLOWED, raising=False)
    assert require("/usr/bin/chromium", "chromium") == "/usr/bin/chromium"
    with pytest.raises(pytest.fail.Exception, match=f"no chromium .* `make system` .* {ALLOWED}=1"):
        require(None, "chromium")
    monkeypatch.setenv(ALLOWED, "1")
    assert require("/usr/bin/chromium", "chromium") == "/usr/bin/chromium", "what is here is used"
    with pytest.raises(pytest.skip.Exception, match=f"no chromium .* {ALLOWED} is set"):
        require(None, "chromium")


def test_no_test_installs_programs() -> None:
    installer = "-".join(("apt", "get"))
    files = [file for file in TESTS.rglob("*.py") if file != Path(__file__)]
    assert [file for file in files if installer in file.read_text(encoding="utf-8")] == []


def test_the_tests_and_ci_install_them_first() -> None:
    root = TESTS.parent
    recipe = (root / "Makefile").read_text(encoding="utf-8").partition("\ntest:")[2].partition("\n\n")[0]
    assert recipe.index("tools/system") < recipe.index("pytest")
    steps = (root / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert steps.index("make system") < steps.index("make test")


def run_system(folder: Path, user: int, works: bool = True, allowed: str = "") -> tuple[str, list[str]]:
    """Run tools/system with nothing installed; return its output and what it installed."""
    installs = f"> {folder}/chromium && chmod +x {folder}/chromium" if works else "false"
    stubs = {
        "id": f"echo {user}",
        "tr": "echo CHROMIUM",
        "chmod": 'exec /bin/chmod "$@"',
        "apt-get": f'echo "$@" >> {folder}/calls\ncase "$*" in *install*) {installs} ;; esac',
    }
    for name, body in stubs.items():
        (folder / name).write_text(f"#!/bin/sh\n{body}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    ran = subprocess.run(
        ["/bin/sh", SYSTEM],
        env={"PATH": str(folder), "TISCHLEIN_WITHOUT_POSTGRESQL": "1", ALLOWED: allowed},
        capture_output=True,
        text=True,
        check=True,
    )
    assert ran.stdout == ""
    calls = folder / "calls"
    return ran.stderr, calls.read_text(encoding="utf-8").splitlines() if calls.exists() else []


def test_missing_programs_are_installed_once(tmp_path: Path) -> None:
    said, calls = run_system(tmp_path, user=0)
    assert said == ""
    assert [call.split()[3:] for call in calls] == [
        ["update"],
        ["install", "--yes", "--no-install-recommends", "chromium"],
    ]
    assert run_system(tmp_path, user=0) == ("", calls), "nothing is missing any more"


@pytest.mark.parametrize(("user", "works"), [(1000, True), (0, False)])
def test_a_program_that_cannot_be_installed_is_reported(tmp_path: Path, user: int, works: bool) -> None:
    said, calls = run_system(tmp_path, user, works)
    assert said == f"No chromium here: its tests will fail. Install it, or skip them with {ALLOWED}=1.\n"
    assert bool(calls) == (user == 0)


def test_a_program_that_may_be_missing_is_not_installed(tmp_path: Path) -> None:
    assert run_system(tmp_path, user=0, allowed="1") == ("", [])
