"""Collect the licences of what a page gets from others, as far as their packages carry the texts."""

from __future__ import annotations

from wasm.inputs import Inputs
from wasm.steps import Missing

LICENCES = [
    {"name": "Pyodide", "licence": "MPL-2.0", "source": "github.com/pyodide/pyodide"},
    {"name": "CPython", "licence": "PSF-2.0", "source": "github.com/python/cpython"},
    {"name": "Emscripten", "licence": "MIT", "source": "github.com/emscripten-core/emscripten"},
    {"name": "musl", "licence": "MIT", "source": "musl.libc.org"},
    {"name": "msgspec", "licence": "BSD-3-Clause", "source": "github.com/msgspec/msgspec"},
    {"name": "librt", "licence": "MIT AND PSF-2.0", "source": "github.com/mypyc/librt"},
    {"name": "mypy_extensions", "licence": "MIT", "source": "github.com/python/mypy_extensions"},
]
"""What the files of the runtime contain. Pyodide's files are as npm has them, and its source is where this says.

Its package carries no licence, and the text comes from another one of its project. No index has Emscripten's.
"""
RULE = "=" * 78


def licence_texts(inputs: Inputs) -> str:
    """Return a list of all parts, and the texts of their licences; that of `librt` has the one of CPython, too."""
    parts = [f"{part['name']}: {part['licence']}, source: {part['source']}" for part in LICENCES]
    sections = ["Parts of this folder that others wrote, and their licences.\n\n" + "\n".join(parts)]
    texts = {
        "Pyodide": [*inputs.licences.glob("pyodide_cli-*/*.dist-info/licenses/LICENSE")],
        "musl": [inputs.zig / "lib" / "libc" / "musl" / "COPYRIGHT"],
        "msgspec": [*inputs.wheels.glob("msgspec-*/*.dist-info/licenses/LICENSE")],
        "librt, and CPython": [*inputs.wheels.glob("librt-*/*.dist-info/licenses/LICENSE")],
        "mypy_extensions": [*inputs.wheels.glob("mypy_extensions-*/*.dist-info/licenses/LICENSE")],
    }
    for name, files in texts.items():
        if not files:
            raise Missing(f"The package of {name} carries no licence any more: adapt tools/wasm/licences.py.")
        sections += [f"{name}\n\n{file.read_text(encoding='utf-8').strip()}" for file in files]
    return f"\n\n{RULE}\n\n".join(sections) + "\n"
