"""The README is correct: its Python runs, its commands exist, and the terminal looks as shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from tests.cli.command import run

README = (Path(__file__).parents[1] / "README.md").read_text(encoding="utf-8")
MAKEFILE = (Path(__file__).parents[1] / "Makefile").read_text(encoding="utf-8")


def test_the_python_in_the_readme_runs() -> None:
    code, research = re.findall(r"```python\n(.*?)```", README, re.S)
    printed: list[Any] = []
    exec(code, {"print": lambda *words: printed.append(words)})
    (scores, places), (rule,), (hand,), (move,), (reason,) = printed
    assert sorted(places) == [1, 2, 2]
    assert max(scores) > 0
    assert rule == "uno.3.2"
    assert hand["cards"] == ["W"]
    assert (move, reason) == ("draw", "reason-only")
    names: dict[str, Any] = {}
    exec(research, names)
    assert names["batch"].mask.any(axis=1).all()


def test_the_make_commands_in_the_readme_exist() -> None:
    for target in re.findall(r"^make (\w+)", README, re.M):
        assert re.search(rf"^{target}:", MAKEFILE, re.M)


def test_every_command_in_the_readme_is_one_of_ours() -> None:
    commands = set(re.findall(r"^tischlein ([a-z-]+)", README, re.M))
    assert len(commands) > 8
    for command in commands:
        assert run(command, "--help").exit_code == 0


def test_the_terminal_looks_as_the_readme_shows_it() -> None:
    (shown,) = re.findall(r"```text\n\$ tischlein (.*?)```", README, re.S)
    command, *lines = shown.splitlines()
    (typed,) = re.findall(r"^> (.+)$", shown, re.M)
    printed = run(*command.split(), typed=f"{typed}\n").stdout
    seen = [line.rstrip() for line in printed.splitlines()]
    assert [line for line in lines if line not in seen and not line.startswith("> ")] == []
