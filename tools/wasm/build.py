"""The steps of the build, in order. A step whose inputs are the same as last time is skipped."""

from __future__ import annotations

import json
import shutil
import zipfile
from fcntl import LOCK_EX, flock
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from wasm.archives import pack
from wasm.c_files import SUFFIX, compiled_sources
from wasm.headers import check_layouts, fetch_headers, write_layouts
from wasm.inputs import Inputs, fetch_inputs
from wasm.manifest import write_runtime
from wasm.side_module import Compiler
from wasm.steps import HERE, VENV, WORK, digest, digest_files, once, renew, run_node, run_tool

SOURCE = Path("src", "tischlein")
C_FILES = WORK / "c"
MODULES = WORK / "modules"
PACKAGES = WORK / "packages"
LIBRARY = WORK / "library"
REHEARSED = WORK / "rehearsed.json"
LEFT_OUT = (
    "__main__.py",
    "arena",
    "cli",
    "data",
    "envs",
    "locales/terminal",
    "parallel/errors.py",
    "parallel/executor.py",
    "parallel/processes.py",
    "parallel/ray_cluster.py",
    "puzzles/difficulty.py",
    "puzzles/mining.py",
    "puzzles/proof.py",
    "puzzles/recheck.py",
    "review/self_play.py",
    "server/http/",
    "server/page/",
    "server/runtime/",
    "server/serve.py",
    "server/store/administration.py",
    "server/store/backup",
    "server/store/banning.py",
    "server/store/database.py",
    "server/store/erasure.py",
    "server/store/migrations",
    "server/store/notifications.py",
    "server/store/orders.py",
    "server/store/overview.py",
    "server/store/postgres.py",
    "server/store/removal.py",
    "server/store/schema.py",
    "server/store/sqlite.py",
    "server/store/writer.py",
    "skeletons",
    "testing",
)
"""Parts of the package that a page has no use for."""
UNUSED = tuple(f"librt/{name}." for name in ("base64", "internal", "random", "threading", "time"))
"""Modules of the wheels that our compiled modules do not import."""
DATA = (".ftl", ".json", ".jsonl", ".md", ".toml")
"""How the names of files end that plain modules read."""
LAZY_MODULES = ("_strptime", "concurrent.futures.thread", "encodings.ascii", "encodings.idna", "encodings.latin_1")
"""Modules of the standard library that are imported only in cases that the rehearsal does not have."""


def build(accept_layouts: bool = False) -> dict[str, Any]:
    """Build what has changed, and return the manifest; a second build at the same time waits for the first."""
    WORK.mkdir(parents=True, exist_ok=True)
    with (WORK / "lock").open("w") as lock:
        flock(lock, LOCK_EX)
        return build_alone(accept_layouts)


def build_alone(accept_layouts: bool) -> dict[str, Any]:
    """Build what has changed."""
    inputs = fetch_inputs()
    compiler = make_compiler(inputs, accept_layouts)
    compile_modules(compiler)
    collect_packages(inputs)
    rehearse(inputs)
    collect_library(inputs)
    precompile(inputs)
    return write_runtime(inputs, {"library": LIBRARY.with_suffix(".zip"), "packages": PACKAGES.with_suffix(".zip")})


def make_compiler(inputs: Inputs, accept_layouts: bool) -> Compiler:
    """Return a compiler for Pyodide whose headers are checked."""
    headers = fetch_headers()
    spec = find_spec("mypyc")
    assert spec
    assert spec.origin
    runtime = Path(spec.origin).parent / "lib-rt"
    compiler = Compiler(inputs.zig, headers, runtime, inputs.pyodide / "python_stdlib.zip", WORK)
    compiler.prepare()
    if accept_layouts:
        write_layouts(compiler.structures(), headers)
    key = digest(
        digest_files(headers.rglob("*.h")), digest_files([HERE / "layouts.json", WORK / "include" / "pyconfig.h"])
    )
    once("layouts", key, headers, lambda: check_layouts(compiler.structures(), headers))
    return compiler


def compile_modules(compiler: Compiler) -> None:
    """Compile the modules that are compiled natively, from the same sources."""
    sources = [*SOURCE.rglob("*.py"), Path("setup.py"), Path("pyproject.toml"), HERE / "c_files.py"]
    key = digest(digest_files(sources), version("mypy"))
    once("c", key, C_FILES, make_c_files)
    extensions = {
        name: [Path(path) for path in files]
        for name, files in json.loads((C_FILES / "extensions.json").read_text()).items()
    }
    objects = compiler.compile(sorted({path for paths in extensions.values() for path in paths}), C_FILES)

    def link_all() -> None:
        made = {path.name.rpartition(".")[0].rpartition(".")[0]: path for path in objects}
        renew(MODULES)
        for name, files in extensions.items():
            target = MODULES / f"{name.replace('.', '/')}{SUFFIX}"
            own = [made[path.relative_to(C_FILES).with_suffix("").as_posix().replace("/", "-")] for path in files]
            compiler.link(own, f"PyInit_{name.rpartition('.')[2]}", target)

    once("link", digest(*(path.name for path in objects), digest_files([HERE / "side_module.py"])), MODULES, link_all)


def make_c_files() -> None:
    """Run mypyc in another process; a C file that stays the same keeps its object file."""
    C_FILES.mkdir(parents=True, exist_ok=True)
    run_tool([VENV / "bin" / "python", "-m", "wasm.c_files", C_FILES], {"PYTHONPATH": str(HERE.parent)})


def collect_packages(inputs: Inputs) -> None:
    """Put our package and the wheels into one folder, as sources."""
    wheels = sorted(path for path in inputs.wheels.iterdir() if path.is_dir())
    ours = [path for path in package_files() if path.suffix != ".py" or str(path) not in compiled_sources()]
    modules = sorted(MODULES.rglob("*.so"))
    others = [path for wheel in wheels for path in wheel.rglob("*") if path.is_file()]

    def collect() -> None:
        renew(PACKAGES)
        for root, files in ((SOURCE.parent, ours), (MODULES, modules)):
            for path in files:
                put(path, PACKAGES / path.relative_to(root))
        for path in others:
            relative = path.relative_to(inputs.wheels)
            if ".dist-info" not in str(relative.relative_to(relative.parts[0])) and path.suffix not in (
                ".pyi",
                ".typed",
            ):
                put(path, PACKAGES / Path(*relative.parts[1:]))

    once("packages", digest(digest_files([*ours, *modules, *others, HERE / "build.py"])), PACKAGES, collect)


def package_files() -> list[Path]:
    """Return all files of our package that belong into a page."""
    found = [path for path in SOURCE.rglob("*") if path.suffix in (".py", *DATA)]
    return sorted(path for path in found if not path.relative_to(SOURCE).as_posix().startswith(LEFT_OUT))


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def rehearse(inputs: Inputs) -> None:
    """Run the packages with the whole standard library, to learn which of its modules they import."""
    script = HERE / "rehearsal.py"
    key = digest(digest_files([*PACKAGES.rglob("*.py"), *PACKAGES.rglob("*.so"), script, HERE / "node" / "run.mjs"]))
    once(
        "rehearsal",
        key,
        REHEARSED,
        lambda: print(run_node("run.mjs", inputs.pyodide, script, PACKAGES, REHEARSED), end=""),
    )


def collect_library(inputs: Inputs) -> None:
    """Unpack the modules of the standard library that were imported."""
    wanted = {*json.loads(REHEARSED.read_text(encoding="utf-8")), *LAZY_MODULES}

    def collect() -> None:
        renew(LIBRARY)
        with zipfile.ZipFile(inputs.pyodide / "python_stdlib.zip") as archive:
            for name in archive.namelist():
                if module_of(name) in wanted:
                    target = LIBRARY / name
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(archive.read(name))

    tools = [inputs.pyodide / "package.json", HERE / "build.py"]
    once("library", digest(*sorted(wanted), digest_files(tools)), LIBRARY, collect)


def module_of(name: str) -> str:
    """Return the name of the module in a file of the standard library."""
    return name.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def precompile(inputs: Inputs) -> None:
    """Compile the plain modules for Pyodide's Python, and pack both folders."""
    script = HERE / "compile_modules.py"
    files = [path for folder in (LIBRARY, PACKAGES) for path in folder.rglob("*") if path.is_file()]

    def pack_all() -> None:
        folders = [renew(WORK / "compiled" / folder.name) for folder in (LIBRARY, PACKAGES)]
        for source, target in zip((LIBRARY, PACKAGES), folders, strict=True):
            shutil.copytree(source, target, dirs_exist_ok=True)
        run_node("run.mjs", inputs.pyodide, script, *folders)
        for folder in folders:
            names = sorted(path for path in folder.rglob("*") if path.is_file())
            pack(
                WORK / f"{folder.name}.zip", {path.relative_to(folder).as_posix(): path.read_bytes() for path in names}
            )

    once(
        "precompiled",
        digest(digest_files([*files, script, HERE / "archives.py", HERE / "build.py"])),
        LIBRARY.with_suffix(".zip"),
        pack_all,
    )
