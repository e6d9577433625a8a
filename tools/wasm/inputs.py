"""Get what the build stands on: Pyodide from npm, wheels for its Python and clang from PyPI, all pinned by hashes."""

from __future__ import annotations

import shutil
import zipfile
from dataclasses import dataclass
from pathlib import Path

from wasm.steps import HERE, VENV, WORK, Missing, digest_files, once, renew, run_tool

PLATFORM = "pyemscripten_2026_0_wasm32"
"""The platform of Pyodide 314, for which PyPI has wheels."""
PYTHON = "3.14"
NPM = WORK / "npm"
PYODIDE = NPM / "node_modules" / "pyodide"
WHEELS = WORK / "wheels"
ZIG = WORK / "zig"
LICENCES = WORK / "licences"


@dataclass(frozen=True)
class Inputs:
    """Folders with what was downloaded."""

    pyodide: Path = PYODIDE
    wheels: Path = WHEELS
    zig: Path = ZIG / "ziglang"
    licences: Path = LICENCES


def fetch_inputs() -> Inputs:
    """Download what is not here yet."""
    lock = [HERE / "npm" / name for name in ("package.json", "package-lock.json", ".npmrc")]
    once("npm", digest_files(lock), PYODIDE, lambda: install_pyodide(lock))
    wheels, zig = Path("requirements", "wasm.txt"), Path("requirements", "zig.txt")
    once("wheels", digest_files([wheels]), WHEELS, lambda: download_wheels(wheels))
    once("zig", digest_files([zig]), ZIG, lambda: install_zig(zig))
    licences = Path("requirements", "licences.txt")
    once("licences", digest_files([licences]), LICENCES, lambda: download_licences(licences))
    return Inputs()


def install_pyodide(lock: list[Path]) -> None:
    """Install Pyodide as its lock file says; npm compares the hash."""
    renew(NPM)
    for file in lock:
        shutil.copy(file, NPM)
    install: list[str | Path] = [
        "tools/npm",
        "ci",
        "--prefix",
        NPM.absolute(),
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
    ]
    run_tool([*install, "--loglevel=error"], {"VENV": str(VENV)})
    if not (PYODIDE / "pyodide.asm.wasm").exists():
        raise Missing("npm installed no Pyodide with a pyodide.asm.wasm.")


def download_wheels(requirements: Path) -> None:
    """Download the wheels for Pyodide's Python, and unpack them."""
    python = ["--only-binary=:all:", "--python-version", PYTHON, "--implementation", "cp"]
    target = ["--platform", PLATFORM, "--abi", f"cp{PYTHON.replace('.', '')}", "--abi", "none"]
    pip("download", "--no-deps", *python, *target, "--dest", str(renew(WHEELS)), "-r", str(requirements))
    for wheel in sorted(WHEELS.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(WHEELS / wheel.stem)


def download_licences(requirements: Path) -> None:
    """Download the packages whose only use is the text of their licence, and unpack them."""
    pip("download", "--no-deps", "--only-binary=:all:", "--dest", str(renew(LICENCES)), "-r", str(requirements))
    for wheel in sorted(LICENCES.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(LICENCES / wheel.stem)


def install_zig(requirements: Path) -> None:
    """Install clang and LLD for this machine, beside the virtual environment."""
    pip("install", "--no-deps", "--only-binary=:all:", "--target", str(renew(ZIG)), "-r", str(requirements))


def pip(command: str, *options: str) -> None:
    """Run pip; the hashes in the requirements are compared."""
    quiet = ["--quiet", "--disable-pip-version-check", "--require-hashes"]
    run_tool([VENV / "bin" / "python", "-m", "pip", command, *quiet, *options])
