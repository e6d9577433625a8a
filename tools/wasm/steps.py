"""What all steps of the build share: where things lie, hashes, programs to run, and how to skip what is done."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path("tools", "wasm")
WORK = Path("build", "wasm")
RUNTIME = Path("src", "tischlein", "server", "runtime")
"""Beside the page, so that a server offers it and a wheel contains it."""
VENV = Path(sys.prefix)


class Missing(Exception):
    """Something that the build needs is not here; the text says what."""


def digest(*parts: bytes | str) -> str:
    """Return a hash of all parts."""
    found = hashlib.sha256()
    for part in parts:
        data = part if isinstance(part, bytes) else part.encode()
        found.update(len(data).to_bytes(8, "big") + data)
    return found.hexdigest()


def digest_files(files: Iterable[Path]) -> str:
    """Return a hash of the names and contents of files."""
    parts: list[bytes] = []
    for file in sorted(files):
        parts += [file.as_posix().encode(), file.read_bytes()]
    return digest(*parts)


def once(name: str, key: str, output: Path, make: Callable[[], None]) -> None:
    """Do a step unless its output is here and made with the same key, the hash of all that it depends on."""
    stamp = WORK / "stamps" / name
    if output.exists() and stamp.exists() and stamp.read_text(encoding="utf-8") == key:
        return
    stamp.unlink(missing_ok=True)
    make()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(key, encoding="utf-8")


def renew(folder: Path) -> Path:
    """Return a folder, emptied."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    return folder


def write(file: Path, content: str) -> None:
    """Write a file unless it has this content already."""
    if not file.exists() or file.read_text(encoding="utf-8") != content:
        file.write_text(content, encoding="utf-8")


def run_tool(command: Sequence[str | Path], env: Mapping[str, str] | None = None) -> str:
    """Run a program and return what it prints; if it fails, end with what it says."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, capture_output=True, text=True, check=False, env={**os.environ, **(env or {})})
    except FileNotFoundError:
        raise Missing(f"There is no program {words[0]!r} on this machine.") from None
    if done.returncode:
        raise Missing(f"{' '.join(words)} failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def node() -> str:
    """Return the Node.js that `tools/npm` uses."""
    own = VENV / "bin" / "node"
    found = str(own) if own.exists() else shutil.which("node")
    if not found:
        raise Missing("There is no Node.js: `make page` installs one.")
    return found


def run_node(script: str, *arguments: str | Path) -> str:
    """Run a Node script of this folder."""
    return run_tool([node(), "--no-warnings", HERE / "node" / script, *arguments])


def read_json(file: Path) -> dict[str, object]:
    found: dict[str, object] = json.loads(file.read_text(encoding="utf-8"))
    return found
