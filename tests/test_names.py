"""Names and English: class names are unique, docstrings begin with a verb, and some phrases do not occur."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
CODE = ("src", "tests", "tools", "bench", "examples", "web/tools")
SKIPPED = {".venv", ".git", "build", "dist", "node_modules", "__pycache__"}

TEMPLATE = "MyGame"
"""`tischlein new-game` copies one of several skeletons, which have the same name in it."""

NO_VERB = re.compile(
    r"(A|All|An|Another|Any|Anybody|As|At|Because|Before|Both|By|Each|Either|Every|Everybody|Everything|For|From|How|If|In|"
    r"It|Its|Just|Neither|No|Nobody|None|Nothing|Of|On|One|Only|Other|Several|So|Some|Somebody|Something|That|The|Their|"
    r"There|These|They|This|Those|Three|To|Two|Until|What|Whatever|When|Where|Whether|Which|While|Who|Whoever|Whose|Why|"
    r"With|Within|Without|You|Your)\b"
)

PHRASES = {
    r"\b[Ww]hoever\b": "name the role: the caller, a player, a client",
    r"\banew\b": "again",
    r"\bof (its|their|one's) own(?=\W*$|\W+(and|in|so|that|where|which|with)\b|[.,;:)])": "own, separate, custom",
    r"\bso many\b": "this number of, or a name for the number",
    r"\b(is|are|was|were) told\b": "gets, sees, learns",
    r"\bas it stands\b": "as it is",
    r"\bat its cause\b": "name the cause",
    r"(?:^|[.!?] |\"\"\"|(?<!#)[#/*|=] )Who (?![^.]*\?)": "begin with a noun: a player who …",
    r"\bMOST_[A-Z]": "MAX_…",
}
"""What to avoid, and what to write instead."""


def files(ending: str, *folders: str) -> Iterator[Path]:
    """Yield the files below some folders of the repository whose names end like this."""
    for folder in folders:
        for path in sorted((ROOT / folder).rglob(f"*{ending}")):
            if SKIPPED.isdisjoint(path.relative_to(ROOT).parts):
                yield path


def prose_files() -> Iterator[Path]:
    """Yield all files with English code, comments or text."""
    yield from (path for path in files(".py", *CODE) if path != Path(__file__))
    yield from sorted(ROOT.glob("*.md"))
    yield from files(".md", "src", "docs", "tests", "bench", "examples")
    yield from files(".ts", "web/src")
    yield from files(".svelte", "web/src")
    yield from (path for path in files(".ftl", "src") if path.name.startswith("en."))


def place(path: Path, line: int) -> str:
    """Return the position of a line, as editors understand it."""
    return f"{path.relative_to(ROOT)}:{line}"


def is_property(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function is read as an attribute, so that its docstring may be a noun phrase."""
    return any("property" in ast.unparse(decorator) for decorator in function.decorator_list)


def documented_functions(path: Path) -> Iterator[tuple[int, str]]:
    """Yield the line and the docstring of each function that acts or answers.

    The docstring of a test may state what holds, as its name does.
    """
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            text = ast.get_docstring(node)
            if text and not is_property(node) and not node.name.startswith("test_"):
                yield node.lineno, text


def begins_with_a_verb(text: str) -> bool:
    """Return whether the first word of a docstring can be a verb in the imperative."""
    return re.match(r"[A-Z][a-z]+\b", text) is not None and not NO_VERB.match(text)


def test_class_names_are_unique() -> None:
    found: dict[str, list[str]] = {}
    for path in files(".py", "src"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.ClassDef) and node.name != TEMPLATE:
                found.setdefault(node.name, []).append(place(path, node.lineno))
    duplicates = [f"{name}: {', '.join(places)}" for name, places in sorted(found.items()) if len(places) > 1]
    assert not duplicates, "\n".join(["classes with the same name:", *duplicates])


def test_docstrings_of_functions_begin_with_a_verb() -> None:
    wrong = [
        f"{place(path, line)}: {text.splitlines()[0]}"
        for path in files(".py", *CODE)
        for line, text in documented_functions(path)
        if not begins_with_a_verb(text)
    ]
    assert not wrong, "\n".join(["docstrings that do not say whether a function acts or answers:", *wrong])


def test_phrases_to_avoid_do_not_occur() -> None:
    found = [
        f"{place(path, number)}: {line.strip()} ({better})"
        for path in prose_files()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        for phrase, better in PHRASES.items()
        if re.search(phrase, line)
    ]
    assert not found, "\n".join(["phrases to avoid:", *found])
