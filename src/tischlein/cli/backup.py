"""`tischlein backup` and `tischlein restore`: a database in one file, and back."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TimeRemainingColumn

from tischlein.cli.serve import import_server
from tischlein.cli.words import InputError, Words
from tischlein.server.settings import Settings

if TYPE_CHECKING:
    from tischlein.server.store.backup import OnProgress


def back_up(settings: Settings, file: Path, with_key: bool, words: Words, console: Console) -> None:
    """Write a backup; say so on a terminal, and what else is needed to restore it."""
    import_server()
    from tischlein.server.keys import load_key  # noqa: PLC0415  (the terminal does without the server's packages)
    from tischlein.server.store.backup import back_up as write_backup  # noqa: PLC0415
    from tischlein.server.store.engine import parse_database_url  # noqa: PLC0415

    location = parse_database_url(settings.database_url)
    key = load_key(settings.key_path) if with_key else None
    with _bar(console) as on_progress:
        rows = write_backup(location, file, key, on_progress)
    if console.is_terminal:
        console.print(words("backup-done", file=str(file), rows=rows), soft_wrap=True)
        told = "backup-with-key" if with_key else "backup-without-key"
        console.print(words(told, key=str(settings.key_path)), soft_wrap=True)


def restore(settings: Settings, file: Path, replace: bool, yes: bool, words: Words, console: Console) -> None:
    """Restore a backup; with `replace`, to a database that contains tables, after asking for confirmation."""
    import_server()
    from tischlein.server.store.backup import restore as read_backup  # noqa: PLC0415
    from tischlein.server.store.engine import display_name, parse_database_url  # noqa: PLC0415

    location = parse_database_url(settings.database_url)

    def may_replace(tables: int) -> bool:
        if not replace or yes:
            return replace
        if not sys.stdin.isatty():
            raise InputError("bad-replace")
        console.print(words("restore-replaces", database=display_name(location), tables=tables), soft_wrap=True)
        if input("> ").strip().lower() not in words.entries("word-yes"):
            raise InputError("bad-restore-declined")
        return True

    with _bar(console) as on_progress:
        rows = read_backup(location, file, settings.key_path, may_replace, on_progress)
    if console.is_terminal:
        console.print(words("restore-done", database=display_name(location), rows=rows), soft_wrap=True)
    if not settings.key_path.exists():
        console.print(words("restore-key", key=str(settings.key_path)), soft_wrap=True)


@contextmanager
def _bar(console: Console) -> Iterator[OnProgress]:
    """Show progress, on a terminal only, from the first call on."""
    columns = (BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    bar = Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
    task = bar.add_task("")

    def show(done: int, total: int) -> None:
        bar.start()
        bar.update(task, completed=done, total=total)

    try:
        yield show
    finally:
        bar.stop()
