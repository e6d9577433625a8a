"""Build the runtime of the table in a page: `python -m wasm`; see docs/offline.md."""

from __future__ import annotations

import sys
import time

from wasm.build import build
from wasm.steps import RUNTIME, Missing


def main() -> None:
    begin = time.monotonic()
    try:
        manifest = build(accept_layouts="--layouts" in sys.argv[1:])
    except Missing as missing:
        sys.exit(f"The runtime of the table in a page cannot be built. {missing}")
    total = manifest["brotli"]
    print(f"{RUNTIME}: {total:,} bytes with Brotli, in {time.monotonic() - begin:.1f} s")


if __name__ == "__main__":
    main()
