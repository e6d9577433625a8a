"""Compile C files into side modules for Pyodide, with the clang and LLD of Zig; only files that changed."""

from __future__ import annotations

import ast
import os
import re
import zipfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from wasm.headers import DUMP
from wasm.steps import Missing, digest, digest_files, run_tool, write

COMPILE = (
    "--target=wasm32-unknown-emscripten",
    "-O2",
    "-flto=thin",
    "-fPIC",
    "-fwrapv",
    "-fvisibility=hidden",
    "-DNDEBUG",
    "-nostdlibinc",
    "-w",
)
"""As Pyodide is compiled; mypyc needs `-fwrapv`, as CPython does.

Without optimisation at link time, searches take up to 1.7 times as long; with -Os, up to 1.2 times.
"""
LINK = (
    "-shared",
    "--experimental-pic",
    "--import-memory",
    "--import-table",
    "--unresolved-symbols=import-dynamic",
    "-Bsymbolic",
    "--strip-all",
    "--gc-sections",
    "--lto-O3",
    "--export-if-defined=__wasm_apply_data_relocs",
    "--export-if-defined=__wasm_call_ctors",
)
SYSCONFIG = "_sysconfigdata__emscripten_wasm32-emscripten.py"
"""The module in Pyodide's standard library that remembers with what `pyconfig.h` it was compiled."""
NAME = re.compile(r"[A-Za-z_]\w+")


@dataclass(frozen=True)
class Compiler:
    """Where the tools and the headers are.

    zig      the folder of the package `ziglang`
    python   the folder with Python.h
    runtime  the folder of mypyc's runtime library
    library  Pyodide's standard library
    folder   where this writes to
    """

    zig: Path
    python: Path
    runtime: Path
    library: Path
    folder: Path

    def prepare(self) -> None:
        """Write the headers that no package has: C types of Emscripten, and the configuration of Pyodide's Python."""
        own = self.folder / "include"
        (own / "bits").mkdir(parents=True, exist_ok=True)
        arm = self.zig.joinpath("lib", "libc", "include", "arm-linux-musl", "bits", "alltypes.h")
        write(own / "bits" / "alltypes.h", c_types(arm.read_text(encoding="utf-8")))
        write(own / "pyconfig.h", python_configuration(self.library, self.python))

    def flags(self) -> list[str]:
        """Return the options of the compiler; the folders come in the order in which headers are looked for."""
        zig = self.zig / "lib"
        libc = [zig / "libc" / "include" / name for name in ("arm-linux-musl", "generic-musl")]
        system = [self.folder / "include", self.python, *libc, zig / "include"]
        runtime = [self.runtime, self.runtime / "strings", self.runtime / "vecs"]
        return [*COMPILE, *(f"-isystem{path}" for path in system), *(f"-I{path}" for path in runtime)]

    def compile(self, sources: Sequence[Path], include: Path) -> list[Path]:
        """Compile files, on all cores, and return their object files; an unchanged file keeps its object file."""
        flags = [*self.flags(), f"-I{include}"]
        headers = [*include.rglob("*.h"), *self.folder.joinpath("include").rglob("*.h")]
        shared = digest(digest_files(headers), *COMPILE, str(self.zig.stat().st_mtime_ns), self.python_version())
        objects = self.folder / "objects"
        objects.mkdir(parents=True, exist_ok=True)

        def compile_one(source: Path) -> Path:
            name = source.relative_to(include).with_suffix("").as_posix().replace("/", "-")
            found = objects / f"{name}.{digest(shared, source.read_bytes())[:20]}.o"
            if not found.exists():
                for stale in objects.glob(f"{name}.*"):
                    stale.unlink()
                made = found.with_suffix(".part")
                run_tool([self.zig / "zig", "clang", *flags, "-c", source, "-o", made])
                made.rename(found)
            return found

        largest_first = sorted(sources, key=lambda source: -source.stat().st_size)
        with ThreadPoolExecutor(os.cpu_count()) as threads:
            made = dict(zip(largest_first, threads.map(compile_one, largest_first), strict=True))
        return [made[source] for source in sources]

    def python_version(self) -> str:
        return digest_files([self.python / "patchlevel.h"])

    def link(self, objects: Sequence[Path], init: str, target: Path) -> None:
        """Link object files into a side module with one initialisation function."""
        target.parent.mkdir(parents=True, exist_ok=True)
        run_tool([self.zig / "zig", "wasm-ld", *LINK, self.cache(), f"--export={init}", *objects, "-o", target])

    def cache(self) -> str:
        """Return the option that keeps what linking has optimised, for the next time."""
        return f"--thinlto-cache-dir={self.folder / 'optimised'}"

    def structures(self) -> str:
        """Return how clang lays out all structures that compiled modules see."""
        probe = self.folder / "structures.c"
        write(probe, "#include <CPy.h>\n")
        dump = ["-fsyntax-only", "-Xclang", "-fdump-record-layouts-complete"]
        text = run_tool([self.zig / "zig", "clang", *self.flags(), *dump, probe])
        if DUMP not in text:
            raise Missing("clang printed no layouts of structures.")
        return text


def c_types(arm: str) -> str:
    """Turn musl's types for ARM, which has 32 bits, too, into those of Emscripten."""
    changes = {
        "#define _REDIR_TIME64 1\n": "",
        "#define _Addr int": "#define _Addr long",
        "#define _Reg int": "#define _Reg long",
        "typedef unsigned wchar_t;": "typedef int wchar_t;",
    }
    for old, new in changes.items():
        if old not in arm:
            raise Missing(f"zig's alltypes.h for arm-linux-musl has no {old.strip()!r}: adapt tools/wasm to it.")
        arm = arm.replace(old, new)
    return arm


def python_configuration(library: Path, python: Path) -> str:
    """Return the `pyconfig.h` of Pyodide's Python: what its sysconfig says of the names in the headers."""
    with zipfile.ZipFile(library) as archive:
        nodes = ast.walk(ast.parse(archive.read(SYSCONFIG)))
    table = next(node for node in nodes if isinstance(node, ast.Dict))
    known = {
        key.value: value.value
        for key, value in zip(table.keys, table.values, strict=True)
        if isinstance(key, ast.Constant) and isinstance(value, ast.Constant) and isinstance(value.value, int)
    }
    used = {name for path in python.rglob("*.h") for name in NAME.findall(path.read_text(encoding="utf-8"))}
    # sysconfig leaves out names that begin with an underscore; this one describes WebAssembly.
    lines = ["#define _Py_STACK_GROWS_DOWN 1"]
    lines += [f"#define {name} {known[name]}" for name in sorted(used & known.keys()) if known[name]]
    return "\n".join([*lines, ""])
