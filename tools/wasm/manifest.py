"""Write the folder that a page is served: files whose names tell their content, and what is in them."""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import tomllib
from collections.abc import Mapping
from importlib.metadata import version
from pathlib import Path
from typing import Any

from wasm.inputs import Inputs
from wasm.licences import LICENCES, licence_texts
from wasm.steps import HERE, RUNTIME, WORK, digest, digest_files, once, read_json, renew, run_node

BROTLI = WORK / "brotli"
GLUE = {"loader": "pyodide.mjs", "glue": "pyodide.asm.mjs", "runtime": "pyodide.asm.wasm"}
"""Files of Pyodide; it finds the last by its name, so the name of their folder tells their content."""


def write_runtime(inputs: Inputs, archives: Mapping[str, Path]) -> dict[str, Any]:
    """Write all files and the manifest, and return the manifest; the folder is replaced once all are there."""
    pyodide = {role: inputs.pyodide / name for role, name in GLUE.items()}
    tools = [HERE / name for name in ("manifest.py", "licences.py", "node/brotli.mjs")]
    key = digest_files([*pyodide.values(), *archives.values(), *tools])

    def write_all() -> None:
        made = renew(RUNTIME.with_name(f"{RUNTIME.name}.part"))
        folder = f"pyodide-{short(digest_files(pyodide.values()))}"
        paths = {role: f"{folder}/{path.name}" for role, path in pyodide.items()}
        paths |= {role: f"{role}-{short(digest(path.read_bytes()))}.zip" for role, path in archives.items()}
        for role, source in {**pyodide, **archives}.items():
            target = made / paths[role]
            target.parent.mkdir(exist_ok=True)
            shutil.copyfile(source, target)
        (made / "LICENSES.txt").write_text(licence_texts(inputs), encoding="utf-8")
        sizes = json.loads(run_node("brotli.mjs", BROTLI, *(made / path for path in paths.values())))
        files = {role: describe(made, path, sizes[str(made / path)]) for role, path in paths.items()}
        for path in paths.values():
            content = (made / path).read_bytes()
            shutil.copyfile(BROTLI / f"{hashlib.sha256(content).hexdigest()}.br", made / f"{path}.br")
        manifest = {
            "format": "tischlein-runtime/1",
            "versions": versions(inputs),
            "files": files,
            "size": sum(file["size"] for file in files.values()),
            "brotli": sum(file["brotli"] for file in files.values()),
            "licences": {"file": "LICENSES.txt", "parts": LICENCES},
            "lockFile": {"info": read_json(inputs.pyodide / "pyodide-lock.json")["info"], "packages": {}},
        }
        (made / "manifest.json").write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
        shutil.rmtree(RUNTIME, ignore_errors=True)
        made.rename(RUNTIME)

    once("runtime", key, RUNTIME, write_all)
    return read_json(RUNTIME / "manifest.json")


def short(found: str) -> str:
    return found[:10]


def describe(folder: Path, path: str, brotli: int) -> dict[str, Any]:
    content = (folder / path).read_bytes()
    integrity = "sha256-" + base64.b64encode(hashlib.sha256(content).digest()).decode()
    return {"path": path, "size": len(content), "brotli": brotli, "integrity": integrity}


def versions(inputs: Inputs) -> dict[str, str]:
    """Return the versions of all parts."""
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    wheels = {path.name.split("-")[0]: path.name.split("-")[1] for path in sorted(inputs.wheels.glob("*.whl"))}
    info: Any = read_json(inputs.pyodide / "pyodide-lock.json")["info"]
    pyodide: Any = read_json(inputs.pyodide / "package.json")["version"]
    return {
        "tischlein": project["version"],
        "pyodide": pyodide,
        "python": info["python"],
        "abi": info["abi_version"],
        "platform": info["platform"],
        "mypyc": version("mypy"),
        **wheels,
    }
