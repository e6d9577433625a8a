"""The file of `--config`: a TOML file with an entry for each flag of `serve`.

Its entries become defaults of the command line, so that flags and environment variables take precedence.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from enum import Enum
from pathlib import Path
from typing import Any, Final

import typer

from tischlein.cli.serve import read_limits
from tischlein.cli.words import InputError

COMMAND: Final = "serve"
FLAG: Final = "--config"
LIMITS: Final = "limits"
"""The table of limits, which are repeated flags on the command line."""
LIMIT_FLAG: Final = "limit"
FILE_META: Final = "tischlein.config.file"
LIMITS_META: Final = "tischlein.config.limits"


def load_config(context: typer.Context, file: Path | None) -> Path | None:
    """Make the entries of a file the defaults of a command; of another command than `serve`, those that it has."""
    if file is None:
        return None
    entries = _read(file)
    flags = config_flags(context)
    limits = _check_limits(file, entries.pop(LIMITS, {}))
    for name, value in entries.items():
        if name not in flags:
            raise InputError("bad-config-entry", file=str(file), entry=name[:40], names=", ".join([*flags, LIMITS]))
        _check_entry(file, name, flags[name], value)
    given = {flags[name].name: value for name, value in entries.items()}
    earlier = {name: value for name, value in (context.default_map or {}).items() if value is not None}
    context.default_map = given | earlier
    context.meta[FILE_META], context.meta[LIMITS_META] = file, limits
    return file


def config_flags(context: typer.Context) -> dict[str, Any]:
    """Return the parameters of `serve` by the names of their entries; limits are a table instead."""
    group: Any = context.find_root().command
    flags = {flag.opts[0].removeprefix("--"): flag for flag in group.commands[COMMAND].params}
    return {name: flag for name, flag in flags.items() if name not in (FLAG.removeprefix("--"), LIMIT_FLAG)}


def limits_of(context: typer.Context) -> list[str]:
    """Return the limits of the file as they are written on the command line."""
    limits: list[str] = context.meta.get(LIMITS_META, [])
    return limits


@contextmanager
def naming_entry(context: typer.Context, flag: str) -> Iterator[None]:
    """Add the file and the entry to an error about a value, if it comes from the file."""
    try:
        yield
    except InputError as error:
        name = flag.removeprefix("--")
        source = context.get_parameter_source(name.replace("-", "_"))
        if FILE_META not in context.meta or source is None or source.name != "DEFAULT_MAP":
            raise
        raise InputError("bad-config", file=str(context.meta[FILE_META]), entry=name, error=error) from None


def _read(file: Path) -> dict[str, Any]:
    try:
        with file.open("rb") as opened:
            return tomllib.load(opened)
    except tomllib.TOMLDecodeError as error:
        raise InputError("bad-config-toml", file=str(file), error=str(error)) from None
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else None
        raise InputError("bad-file", file=str(file), reason=reason or str(error)) from None


def _check_limits(file: Path, limits: object) -> list[str]:
    if not isinstance(limits, dict):
        raise InputError("bad-config-kind", file=str(file), entry=LIMITS, kind="table")
    written: list[str] = []
    for name, number in limits.items():
        written.append(f"{name}={number}")
        try:
            read_limits(written[-1:])
        except InputError as error:
            raise InputError("bad-config", file=str(file), entry=f"{LIMITS}.{name}"[:40], error=error) from None
    return written


def _check_entry(file: Path, name: str, flag: Any, value: object) -> None:
    kind = _kind_of(flag)
    fits = {
        "list": isinstance(value, list) and all(isinstance(part, str) for part in value),
        "flag": isinstance(value, bool),
        "number": isinstance(value, int) and not isinstance(value, bool),
        "text": isinstance(value, str),
    }
    if not fits[kind]:
        raise InputError("bad-config-kind", file=str(file), entry=name, kind=kind)
    choices = _choices_of(flag)
    if choices and value not in choices:
        raise InputError("bad-config-choice", file=str(file), entry=name, names=", ".join(choices))


def _kind_of(flag: Any) -> str:
    if flag.multiple:
        return "list"
    if flag.is_bool_flag:
        return "flag"
    return "number" if flag.type_descriptor.annotation is int else "text"


def _choices_of(flag: Any) -> list[str]:
    kind = flag.type_descriptor.annotation
    return [choice.value for choice in kind] if isinstance(kind, type) and issubclass(kind, Enum) else []
