"""Packages for tests: the tiny game, intact or with a fault, installed in a temporary folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import tischlein
from tischlein.table.rulebook import LANGUAGES

TINY = Path(__file__).with_name("tiny")
SOURCE = Path(tischlein.__file__).parents[1]


def install(site: Path, package: str, entry: str = "BOX", name: str = "") -> Path:
    """Copy the tiny game into a folder of packages, under another name, with the metadata of an installed package.

    Return the folder of the package.
    """
    folder = site / package
    shutil.copytree(TINY, folder, ignore=shutil.ignore_patterns("__pycache__"))
    write_metadata(site, name or package, f"{package}:{entry}")
    return folder


def complete(folder: Path) -> None:
    """Turn the tiny game into one that is not a draft: add English texts for every language."""
    for english in (folder / "rulebook" / "en.md", folder / "words" / "en.ftl"):
        for lang in LANGUAGES:
            if lang != "en":
                shutil.copy(english, english.with_stem(lang))
    change(folder / "__init__.py", ", draft=True", "")


def write_metadata(site: Path, name: str, value: str) -> None:
    """Write the metadata of a package that names a game."""
    metadata = site / f"{name}-1.0.dist-info"
    metadata.mkdir(parents=True)
    (metadata / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    (metadata / "entry_points.txt").write_text(f"[tischlein.games]\n{name} = {value}\n", encoding="utf-8")


def change(file: Path, right: str, wrong: str) -> None:
    """Replace a piece of a file that occurs exactly once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(right) == 1, right
    file.write_text(text.replace(right, wrong), encoding="utf-8")


def run(site: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run Python in English with these packages and this input; fail on a traceback."""
    environment = os.environ | {
        "PYTHONPATH": os.pathsep.join([str(site), str(SOURCE)]),
        "LC_ALL": "C.UTF-8",
        "COLUMNS": "100",
        "NO_COLOR": "1",
        "PYTHONIOENCODING": "utf-8",
    }
    command = [sys.executable, *args]
    done = subprocess.run(command, input=typed, env=environment, cwd=site, capture_output=True, text=True, check=False)
    assert "Traceback" not in done.stdout + done.stderr, done.stdout + done.stderr
    return done


def tischlein_with(site: Path, *args: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    """Run a command with these packages installed."""
    return run(site, "-m", "tischlein", *args, typed=typed)


def faults(site: Path, game: str, *args: str) -> list[str]:
    """Return the sentences about a game that breaks promises; check that the kept ones are listed, too."""
    done = tischlein_with(site, "check-game", game, *args)
    lines = done.stdout.splitlines()
    assert done.returncode == 1, done
    assert lines[-1] == f"{game} fails a check."
    assert all(line[:2] in ("✓ ", "✗ ", "! ") for line in lines[:-1])
    return [line[2:] for line in lines if line.startswith("✗ ")]
