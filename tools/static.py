"""Put the page that needs no server into a folder for any web space: `static.py FOLDER`.

`web/dist-static` is the page for a folder, and `src/tischlein/server/runtime` what it downloads to play. This adds what
a server would answer without looking at tables: games, texts, rulebooks and lessons.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tischlein.games.registry import boxes
from tischlein.server.content import catalog, lesson_file, rulebook_text
from tischlein.table.lesson import has_lessons
from tischlein.table.locales import CHAPTERS, chapter_ftl, ftl
from tischlein.table.rulebook import LANGUAGES

ROOT: Final = Path(__file__).parent.parent
PAGE: Final = ROOT / "web/dist-static"
RUNTIME: Final = ROOT / "src/tischlein/server/runtime"


def answers() -> Iterator[tuple[str, bytes]]:
    """Yield the answers of the API that are the same for everybody, with their paths."""
    yield "api/games.json", catalog()
    for lang in LANGUAGES:
        yield f"api/locales/{lang}.ftl", ftl(lang).encode()
        for chapter in CHAPTERS:
            yield f"api/locales/{lang}/{chapter}.ftl", chapter_ftl(chapter, lang).encode()
    for box in boxes():
        for lang in LANGUAGES:
            yield f"api/rulebooks/{box}/{lang}.json", rulebook_text(box, lang)
        if has_lessons(box):
            yield f"api/lessons/{box}.json", lesson_file(box)


def write_static(folder: Path) -> None:
    """Write the folder; what was there before is removed."""
    for source, command in ((PAGE, "npm run build:static"), (RUNTIME, "make static-runtime")):
        if not source.is_dir():
            raise SystemExit(f"{source} is missing: run `{command}` first")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(PAGE, folder)
    shutil.copytree(RUNTIME, folder / "runtime")
    for path, content in answers():
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(content)


if __name__ == "__main__":
    write_static(Path(sys.argv[1]))
