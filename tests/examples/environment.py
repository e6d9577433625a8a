"""A fresh environment: Tischlein as it is compiled here, nothing else of ours, and what a test installs into it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import pytest

import tischlein

ROOT = Path(__file__).parents[2]
PACKAGES = sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))
"""The distributions among the examples; each brings its own games."""
SECONDS = 600
OFFLINE = ("--no-index", "--no-build-isolation", "--quiet")
"""Options of `pip install`: what a package is built with is here already."""


class Environment:
    """A virtual environment in a folder; it sees the packages that Tischlein needs, but installs into itself."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        venv.create(folder)
        self.python = folder / "bin" / "python"
        site = folder / "lib" / f"python{sys.version_info.major}.{sys.version_info.minor}" / "site-packages"
        shared = [path for path in sys.path if Path(path).name == "site-packages"]
        linked = [f"import site; site.addsitedir({path!r})" for path in shared]
        lines = [str(Path(tischlein.__file__).parents[1]), *linked]
        (site / "shared.pth").write_text("\n".join(lines) + "\n", encoding="utf-8")
        for tool in ("pip", "pytest", "tischlein"):
            script = folder / "bin" / tool
            script.write_text(f'#!/bin/sh\nexec "{self.python}" -m {tool} "$@"\n', encoding="utf-8")
            script.chmod(0o755)

    def install(self, package: Path, *options: str) -> None:
        """Install a package from its folder, which is left as it is."""
        self.run("pip", "install", *OFFLINE, *options, str(package), cwd=package)

    def games(self) -> dict[str, tuple[int, int]]:
        """Return the games that packages brought, and how many can play each."""
        code = (
            "from tischlein.games.registry import broken, games, origin\n"
            "assert not broken(), broken()\n"
            "for game in games().values():\n"
            "    if origin(game.rulebook): print(game.id, *game.seats)"
        )
        lines = [line.split() for line in self.run("python", "-c", code).splitlines()]
        return {game: (int(low), int(high)) for game, low, high in lines}

    def say(self, message: str, lang: str) -> str:
        """Return a message in a language."""
        code = f"from tischlein.cli.words import load_words; print(load_words({lang!r})({message!r}))"
        return self.run("python", "-c", code).strip()

    def run(self, *command: str, typed: str = "", cwd: Path | None = None) -> str:
        """Run a command and return what it printed; anything but success, or a traceback, fails the test."""
        done = self.attempt(*command, typed=typed, cwd=cwd)
        assert done.returncode == 0, f"{command}: {done.stdout}{done.stderr}"
        assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
        return done.stdout

    def attempt(self, *command: str, typed: str = "", cwd: Path | None = None) -> subprocess.CompletedProcess[str]:
        """Run a command that may fail, in English and without colours."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "PIP"))}
        path = os.pathsep.join([str(self.folder / "bin"), kept.get("PATH", "")])
        clean = {"PATH": path, "LC_ALL": "C.UTF-8", "NO_COLOR": "1", "COLUMNS": "100", "PYTHONIOENCODING": "utf-8"}
        return subprocess.run(
            command, input=typed, cwd=cwd or self.folder, env=kept | clean, capture_output=True, text=True,
            timeout=SECONDS, check=False,
        )  # fmt: skip


def install_copy(package: Path, folders: pytest.TempPathFactory) -> Environment:
    """Install a copy of a package, since a build leaves files behind, into a fresh environment."""
    environment = Environment(folders.mktemp("environment"))
    environment.install(Path(shutil.copytree(package, folders.mktemp("package") / package.name)))
    return environment
