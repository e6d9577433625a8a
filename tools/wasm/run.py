"""Run Python in the runtime for pages, in Node.js: `python -m wasm.run SCRIPT [ARGUMENT …]`."""

from __future__ import annotations

import sys

from wasm.steps import RUNTIME, Missing, run_node


def main() -> None:
    if not (RUNTIME / "manifest.json").exists():
        sys.exit("There is no runtime: `make static-runtime` builds it.")
    try:
        print(run_node("run.mjs", RUNTIME, *sys.argv[1:]), end="")
    except Missing as missing:
        sys.exit(str(missing))


if __name__ == "__main__":
    main()
