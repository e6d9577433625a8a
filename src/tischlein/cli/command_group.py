"""The group of all commands: help in the user's language, and errors in one sentence."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

import typer
from typer.core import TyperCommand, TyperGroup

from tischlein.cli.errors import say_error, translate
from tischlein.cli.words import Words, load_words, system_language
from tischlein.core.errors import TischleinError
from tischlein.table.rulebook import LANGUAGES

BAD_INPUT: Final = 2


class CommandGroup(TyperGroup):
    """The group of commands. Help texts in the code are message keys, which are translated here."""

    def main(self, args: Any = None, *rest: Any, **extra: Any) -> Any:
        """Run a command and exit with its code."""
        given = sys.argv[1:] if args is None else list(args)
        words = load_words(language_from_args(given))
        self._translate(words)
        try:
            code = super().main(given, *rest, **extra | {"standalone_mode": False})
        except TischleinError as error:
            code = _print_error(words, say_error(words, error))
        except typer.TyperException as error:
            code = _print_error(words, translate(words, error.format_message()))
        sys.exit(code)

    def _translate(self, words: Words) -> None:
        for command in self._all_commands():
            command.help = words(str(command.help))
            for parameter in command.params:
                _describe(parameter, words, words(getattr(parameter, "help", "")))
            _describe(command.get_help_option(typer.Context(command)), words, words("cli-help"))
            if command is not self:
                _set_title(command, words("cli-title-commands"))

    def _all_commands(self) -> Iterator[TyperGroup | TyperCommand]:
        """Yield this group, its commands, and those of groups among them."""
        yield self
        for command in self.commands.values():
            if isinstance(command, CommandGroup):
                yield from command._all_commands()
            else:
                assert isinstance(command, TyperCommand)
                yield command

    def defaults_for(self, lang: str | None) -> dict[str, Any]:
        """Return the language as the default of every command, also of groups among them."""
        return {
            name: command.defaults_for(lang) if isinstance(command, CommandGroup) else {"lang": lang}
            for name, command in self.commands.items()
        }


def _describe(parameter: Any, words: Words, text: str) -> None:
    parameter.help = text
    _set_title(
        parameter, words("cli-title-arguments" if parameter.param_type_name == "argument" else "cli-title-options")
    )


def _set_title(part: Any, title: str) -> None:
    part.rich_help_panel = title


def _print_error(words: Words, sentence: str) -> int:
    print(words("error"), " ".join(sentence.split()), file=sys.stderr)
    return BAD_INPUT


def language_from_args(args: list[str]) -> str:
    """Find the language for help and errors, even if the arguments are malformed."""
    joined = " ".join(args).replace("--lang=", "--lang ").split()
    asked = [lang for option, lang in pairwise(joined) if option == "--lang" and lang in LANGUAGES]
    return asked[-1] if asked else system_language(os.environ)
