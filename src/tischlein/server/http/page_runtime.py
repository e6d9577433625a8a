"""The parts with which a page plays without a server: large files, which are streamed and not kept in memory.

`tools/wasm` builds them. A checkout that has not done so serves all but these.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.response import File

from tischlein.server.http.caching import IMMUTABLE, REVALIDATE, accepts, cached_response
from tischlein.server.http.problems import AnyRequest
from tischlein.server.problems import ProblemError

MEDIA_TYPES: Final = {
    "json": "application/json",
    "mjs": "text/javascript",
    "txt": "text/plain",
    "wasm": "application/wasm",
    "zip": "application/zip",
}
MANIFEST: Final = "manifest.json"
"""Names all other files, whose paths tell their content."""
COMPRESSED: Final = ".br"
"""The ending of a file's compressed form, which lies beside it."""


@cache
def runtime_files() -> dict[str, Path]:
    """Return the files by their paths; empty if they have not been built."""
    folder = Path(str(files("tischlein.server").joinpath("runtime")))
    found = [path for path in folder.rglob("*") if path.is_file() and path.suffix.lstrip(".") in MEDIA_TYPES]
    return {path.relative_to(folder).as_posix(): path for path in found}


@get("/static/runtime/{path:path}", include_in_schema=False, sync_to_thread=False)
def read_runtime_file(request: AnyRequest, path: FromPath[str]) -> Response[Any]:
    """Return a file. Without a manifest there is nothing to return, which the page may ask without an error."""
    name = path.lstrip("/")
    found = runtime_files().get(name)
    if found is None and name == MANIFEST:
        return Response(None, status_code=204, headers={"cache-control": REVALIDATE})
    if found is None:
        raise ProblemError(404)
    media_type = MEDIA_TYPES[found.suffix.lstrip(".")]
    if name == MANIFEST or found.suffix == ".txt":
        return cached_response(request, found.read_bytes(), media_type)
    headers = {"cache-control": IMMUTABLE, "vary": "accept-encoding"}
    compressed = found.with_name(found.name + COMPRESSED)
    if compressed.is_file() and accepts("br", request.headers.get("accept-encoding", "")):
        headers["content-encoding"] = "br"
        found = compressed
    return File(found, content_disposition_type="inline", filename=found.name, headers=headers, media_type=media_type)
