"""Get the headers of CPython 3.14, of which no package index has a copy, and check that they fit Pyodide's Python.

They come from Debian, through apt as this machine has it configured, from the first release that has them; nothing is
installed, and root is not needed. Debian keeps only its newest 3.14, so they are not pinned by a hash of the file: apt
compares the signed ones. What matters is that all structures lie in memory as in Pyodide's Python, and that is pinned:
`layouts.json` has a hash for each structure that compiled modules can see.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
from pathlib import Path

from wasm.steps import HERE, WORK, Missing, once, renew, run_tool

HEADERS = WORK / "python-headers"
GIVEN = "PYTHON_HEADERS"
"""The variable that names a folder with Python.h, for machines without apt."""
PACKAGE = "libpython3.14-dev"
RELEASES = ("stable", "testing", "unstable")
VERSION = re.compile(r'#define PY_VERSION\s+"(3\.14\.\d+)"')
LAYOUTS = HERE / "layouts.json"
DUMP = "*** Dumping AST Record Layout"
WORD = re.compile(r"\w+")
PLACE = re.compile(r"at [^)]*?([^/]+?):\d+:\d+\)")


def fetch_headers() -> Path:
    """Return a folder with the headers of a CPython 3.14, without a `pyconfig.h`, which is that of a machine."""
    given = os.environ.get(GIVEN, "")
    once("headers", given, HEADERS, lambda: copy_headers(Path(given) if given else download_headers()))
    return HEADERS


def copy_headers(source: Path) -> None:
    if not (source / "Python.h").exists():
        raise Missing(f"{source} has no Python.h.")
    renew(HEADERS)
    shutil.copytree(source, HEADERS, dirs_exist_ok=True, ignore=shutil.ignore_patterns("pyconfig.h"))
    version_of(HEADERS)


def version_of(folder: Path) -> str:
    found = VERSION.search((folder / "patchlevel.h").read_text(encoding="utf-8"))
    if not found:
        raise Missing(f"{folder} has headers of another Python than 3.14, a final version of which is needed.")
    return found[1]


def download_headers() -> Path:
    """Download Debian's package without installing it, and return the folder with its headers."""
    if not shutil.which("apt-get") or not shutil.which("dpkg"):
        raise Missing(f"Here is no apt to download {PACKAGE} with: set {GIVEN} to the folder of a Python.h of 3.14.")
    folder = renew(WORK / "apt").absolute()
    options = apt_options(folder)
    for sources in [None, *map(debian_release, RELEASES)]:
        chosen = [] if sources is None else options
        if sources is not None:
            (folder / "debian.sources").write_text(sources, encoding="utf-8")
        try:
            if chosen:
                run_tool(["apt-get", "--quiet", *chosen, "update"])
            download = f'cd "{folder / "found"}" && apt-get --quiet "$@" download {PACKAGE}'
            run_tool(["sh", "-c", download, "apt-get", *chosen])
        except Missing as failure:
            reason = failure
            continue
        [package] = (folder / "found").glob("*.deb")
        run_tool(["dpkg", "-x", package, folder / "unpacked"])
        return folder / "unpacked" / "usr" / "include" / "python3.14"
    raise Missing(f"No Debian release has {PACKAGE} now; set {GIVEN} to the folder of a Python.h of 3.14.\n{reason}")


def apt_options(folder: Path) -> list[str]:
    """Return options with which apt keeps all it writes in a folder."""
    for name in ("lists/partial", "cache/archives/partial", "found"):
        (folder / name).mkdir(parents=True)
    settings = {
        "Dir::Etc::sourcelist": folder / "debian.sources",
        "Dir::Etc::sourceparts": "/dev/null",
        "Dir::State::lists": folder / "lists",
        "Dir::Cache": folder / "cache",
        "Acquire::Languages": "none",
        "APT::Sandbox::User": "",
    }
    return [word for name, value in settings.items() for word in ("-o", f"{name}={value}")]


def debian_release(release: str) -> str:
    """Return an entry for apt: a Debian release from the mirror that this machine uses."""
    targets = run_tool(["apt-get", "indextargets", "--format", "$(ORIGIN) $(REPO_URI)", "Created-By: Packages"])
    mirrors = [line.split()[1] for line in targets.splitlines() if line.startswith("Debian ")]
    mirror = next((mirror for mirror in mirrors if mirror.rstrip("/").endswith("/debian")), None)
    if not mirror:
        raise Missing(f"apt has no mirror of Debian: set {GIVEN} to the folder of a Python.h of 3.14.")
    keys = "/usr/share/keyrings/debian-archive-keyring.gpg"
    return f"Types: deb\nURIs: {mirror}\nSuites: {release}\nComponents: main\nSigned-By: {keys}\n"


# --- structures


def check_layouts(dump: str, headers: Path) -> None:
    """End the build if a structure lies in memory in another way than in Pyodide's Python."""
    expected, found = json.loads(LAYOUTS.read_text(encoding="utf-8")), layouts(dump, headers)
    other = sorted(name for name in expected.keys() | found.keys() if expected.get(name) != found.get(name))
    if other:
        raise Missing(
            f"The headers of CPython {version_of(headers)} declare other structures than Pyodide's Python, such as "
            f"{', '.join(other[:5])}. Set {GIVEN} to headers of an older 3.14; or compare, and if they fit after all, "
            f"write {LAYOUTS} again with `python -m wasm --layouts` and run the tests in tests/wasm."
        )


def write_layouts(dump: str, headers: Path) -> None:
    """Declare that the structures of these headers are those of Pyodide's Python."""
    LAYOUTS.write_text(json.dumps(layouts(dump, headers), indent=1, sort_keys=True) + "\n", encoding="utf-8")


def layouts(dump: str, headers: Path) -> dict[str, str]:
    """Return a hash for each structure of CPython in what clang prints of the layout of structures."""
    known = {name for path in headers.rglob("*.h") for name in WORD.findall(path.read_text(encoding="utf-8"))}
    known |= {path.name for path in headers.rglob("*.h")}
    found: dict[str, str] = {}
    for text in dump.split(DUMP)[1:]:
        record = PLACE.sub(r"in \1)", text.strip())
        name = record.partition("\n")[0].partition("|")[2].strip()
        if name.split()[-1].strip(")") not in known:
            continue
        same = sum(other.partition(" #")[0] == name for other in found)
        found[f"{name} #{same}" if same else name] = hashlib.sha256(record.encode()).hexdigest()[:12]
    return found
