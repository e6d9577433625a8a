"""Measure games from other packages: plain on the compiled kit, all plain, and compiled like ours (see README.md).

`python bench/outside.py` measures the packages in examples/; `--compile` also builds a copy of the project in which
each of them is a box of ours.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # for a run as a file

from bench.common import HERE, Play, is_compiled, machine, number, rates, show, undealt
from tischlein.core.series import Series
from tischlein.games import registry

ROOT = HERE.parent
PACKAGES = sorted(path.parent for path in ROOT.glob("examples/*/pyproject.toml"))


def measure(names: Sequence[str], seconds: float) -> dict[str, float]:
    """Return ns per move of purposeful random play with four seats, or the nearest number, for all games but series."""
    found = {}
    for info in registry.games().values():
        start = undealt(info, min(max(4, info.seats[0]), info.seats[1]))
        if not isinstance(start, Series) and (not names or info.id in names):
            _, moves = rates(Play(start, True, 200 if is_compiled() else 2), seconds)
            found[info.id] = 1e9 / moves
    return found


def with_packages(site: Path) -> None:
    """Write metadata that registers the packages; their sources stay in place."""
    for package in PACKAGES:
        folder = site / f"{package.name}.dist-info"
        folder.mkdir()
        (folder / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1\n")
        entry = f"{package.name} = {_module(package)}:BOX"
        (folder / "entry_points.txt").write_text(f"[tischlein.games]\n{entry}\n")


def _module(package: Path) -> str:
    (folder,) = (path for path in (package / "src").iterdir() if (path / "__init__.py").exists())
    return folder.name


def _child(path: Sequence[Path], pure: bool, *arguments: str) -> dict[str, float]:
    """Measure in a separate process."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, path)), "TISCHLEIN_PURE": "1" if pure else ""}
    command = [sys.executable, str(HERE / "outside.py"), "--child", *arguments]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=True)
    told: dict[str, float] = json.loads(done.stdout)
    return told


def build(folder: Path) -> Path:
    """Compile a copy of the project with each package as a box, and return its source folder."""
    for name in ("setup.py", "pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    for package in PACKAGES:
        module = _module(package)
        box = folder / "src" / "tischlein" / "games" / module
        shutil.copytree(package / "src" / module, box)
        for source in box.glob("*.py"):
            text = source.read_text(encoding="utf-8")
            source.write_text(text.replace(f"from {module}", f"from tischlein.games.{module}"), encoding="utf-8")
    subprocess.run([sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"], cwd=folder, check=True)
    return folder / "src"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="duration of a measurement")
    parser.add_argument("--compile", action="store_true", help="compile the packages with the project (two minutes)")
    parser.add_argument("--child", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("games", nargs="*", help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.child:
        print(json.dumps(measure(wanted.games, wanted.seconds)))
        return
    with tempfile.TemporaryDirectory() as temporary:
        site, copy = Path(temporary) / "site", Path(temporary) / "copy"
        site.mkdir()
        copy.mkdir()
        with_packages(site)
        path = [site, ROOT / "src", *(package / "src" for package in PACKAGES)]
        seconds = ["--seconds", str(wanted.seconds)]
        plain = _child(path, False, *seconds)
        outside = [game for game in plain if game not in registry.games()]
        pure = _child(path, True, *seconds, *outside)
        compiled = _child([build(copy)], False, *seconds) if wanted.compile else {}
    columns = ["ns/move", "plain on the compiled kit", "all plain", "ratio", "compiled as ours are"]
    rows = [
        [game, number(plain[game]), number(pure[game]), number(pure[game] / plain[game]), number(compiled.get(game))]
        for game in outside
    ]
    rows += [[game, "-", "-", "-", number(ns)] for game, ns in (compiled or plain).items() if game not in outside]
    show(", ".join(map(str, machine().values())), columns, rows)


if __name__ == "__main__":
    main()
