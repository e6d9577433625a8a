"""Find the small changes of a Python source that its tests should notice: the mutation points of tools/mutants.py.

boundary      `<` becomes `<=`, and back; the same for `>`
comparison    `==` becomes `!=`, `is` becomes `is not`, `in` becomes `not in`, and back
arithmetic    `+` becomes `-`, `*` becomes `//`, `&` becomes `|`, `<<` becomes `>>`, and back; also in `+=`
number        a whole number becomes one larger, or one smaller
truth         `True` becomes `False`, and back
condition     the condition of an `if`, a `while`, or a comprehension is negated
connective    `and` becomes `or`, and back
statement     a call without a result, or an assignment to an attribute or an item, is left out
return        a returned truth value is negated, a value that may be None is None, an early `return` is left out
jump          `break` becomes `continue`, and back
refusal       a text in a refusal gets another ending

Docstrings, annotations, decorators, f-strings, `__repr__`, protocols, abstract methods, assertions, log messages and
error messages stay.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

COMPARISONS: dict[type[ast.cmpop], tuple[str, str, str]] = {
    ast.Lt: ("boundary", "<", "<="),
    ast.LtE: ("boundary", "<=", "<"),
    ast.Gt: ("boundary", ">", ">="),
    ast.GtE: ("boundary", ">=", ">"),
    ast.Eq: ("comparison", "==", "!="),
    ast.NotEq: ("comparison", "!=", "=="),
    ast.Is: ("comparison", "is", "is not"),
    ast.IsNot: ("comparison", "is not", "is"),
    ast.In: ("comparison", "in", "not in"),
    ast.NotIn: ("comparison", "not in", "in"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.FloorDiv: ("//", "*"),
    ast.Div: ("/", "*"),
    ast.Mod: ("%", "//"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
QUIET = re.compile(r"(logging|logger|log|LOG|LOGGER|warnings|metrics)\b|print\(|log_error\(|super\(\).__init__\(")
"""Calls that no rule depends on, or without which nothing runs at all."""


@dataclass(frozen=True)
class Mutant:
    """A change of one place in one file; `key` stays the same when lines move."""

    path: str
    function: str
    kind: str
    line: int
    start: int
    end: int
    old: str
    new: str
    in_function: bool
    text: str = ""
    count: int = 0

    @property
    def key(self) -> tuple[str, str, str, str]:
        return self.path, self.function, self.kind, self.text + (f" #{self.count + 1}" if self.count else "")

    def apply(self, source: str) -> str:
        """Return the source with this change."""
        raw = source.encode()
        return (raw[: self.start] + self.new.encode() + raw[self.end :]).decode()


def mutants_of(path: str, source: str) -> list[Mutant]:
    """Return every mutant of a file, in the order of the file."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    seen, named = Counter[tuple[str, str, str, str]](), []
    for mutant in sorted(finder.found, key=lambda each: (each.start, each.end, each.new)):
        new = replace(mutant, text=finder.summary(mutant))
        named.append(replace(new, count=seen[new.key]))
        seen[new.key] += 1
    return named


class Finder(ast.NodeVisitor):
    """Collect the mutants of one file."""

    def __init__(self, path: str, source: str) -> None:
        self.path = path
        self.raw = source.encode()
        self.starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self.starts.append(self.starts[-1] + len(line))
        self.found: list[Mutant] = []
        self.names: list[str] = []
        self.returns = ""
        self.depth = 0

    # --- places in the text

    def begin(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[node.lineno - 1] + node.col_offset

    def finish(self, node: ast.expr | ast.stmt) -> int:
        return self.starts[(node.end_lineno or node.lineno) - 1] + (node.end_col_offset or 0)

    def words(self, node: ast.expr | ast.stmt) -> str:
        return self.raw[self.begin(node) : self.finish(node)].decode()

    def summary(self, mutant: Mutant) -> str:
        """Return the line before and after a change; of several lines the first."""
        start = self.starts[mutant.line - 1]
        end = self.raw.find(b"\n", mutant.end) % (len(self.raw) + 1)
        after = self.raw[start : mutant.start] + mutant.new.encode() + self.raw[mutant.end : end]
        before = self.raw[start : self.starts[mutant.line]]
        return " => ".join(text.decode().strip().partition("\n")[0].strip() for text in (before, after))

    def add(self, kind: str, start: int, end: int, new: str) -> None:
        old = self.raw[start:end].decode()
        line = self.raw.count(b"\n", 0, start) + 1
        self.found.append(Mutant(self.path, ".".join(self.names), kind, line, start, end, old, new, self.depth > 0))

    def add_node(self, kind: str, node: ast.expr | ast.stmt, new: str) -> None:
        self.add(kind, self.begin(node), self.finish(node), new)

    def add_between(self, kind: str, left: ast.expr, right: ast.expr, old: str, new: str) -> None:
        """Replace an operator that is between two operands, perhaps after brackets and in another line."""
        start, pattern = self.finish(left), r"\s+".join(re.escape(word) for word in old.split())
        gap = self.raw[start : self.begin(right)].decode()
        found = re.search(rf"\b{pattern}\b" if old.isalpha() else pattern, gap)
        if found and "#" not in gap:
            self.add(kind, start + found.start(), start + found.end(), new)

    # --- what is left alone

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        decorators = " ".join(ast.unparse(each) for each in node.decorator_list)
        if node.name == "__repr__" or "abstractmethod" in decorators or "overload" in decorators:
            return
        outer, self.returns = self.returns, ast.unparse(node.returns) if node.returns else ""
        self.names.append(node.name)
        for default in (*node.args.defaults, *node.args.kw_defaults):
            if default is not None:
                self.visit(default)
        self.depth += 1
        for statement in node.body:
            self.visit(statement)
        self.depth -= 1
        self.names.pop()
        self.returns = outer

    visit_AsyncFunctionDef = visit_FunctionDef  # noqa: N815

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        if any("Protocol" in ast.unparse(base) for base in node.bases):
            return
        self.names.append(node.name)
        for statement in node.body:
            self.visit(statement)
        self.names.pop()

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None and "TypeAlias" not in ast.unparse(node.annotation):
            self.visit(node.value)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Leave f-strings alone: older Pythons do not say where their parts are."""

    def visit_keyword(self, node: ast.keyword) -> None:
        """Leave `strict` of `zip` alone: it guards against our own mistakes."""
        if node.arg != "strict":
            self.generic_visit(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """Leave what an error says alone."""

    def visit_Assert(self, node: ast.Assert) -> None:
        """Leave alone what is there for the type checker."""

    # --- what is changed

    def visit_Compare(self, node: ast.Compare) -> None:
        operands = [node.left, *node.comparators]
        for left, right, operator in zip(operands, operands[1:], node.ops, strict=False):
            kind, old, new = COMPARISONS[type(operator)]
            self.add_between(kind, left, right, old, new)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        change = ARITHMETIC.get(type(node.op))
        sides = (node.left, node.right)
        text = any(isinstance(each, ast.JoinedStr) or _is_text(each) for each in sides)
        alias = isinstance(node.op, ast.BitOr) and not self.names and all(isinstance(each, ast.Name) for each in sides)
        if change and not text and not alias:
            self.add_between("arithmetic", *sides, *change)
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        change = ARITHMETIC.get(type(node.op))
        if change and not isinstance(node.value, ast.JoinedStr) and not _is_text(node.value):
            self.add_between("arithmetic", node.target, node.value, f"{change[0]}=", f"{change[1]}=")
        if not isinstance(node.target, ast.Name):
            self.add_node("statement", node, "pass")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        text, at = "", self.begin(node)
        for left, right in zip(node.values, node.values[1:], strict=False):
            gap = self.raw[self.finish(left) : self.begin(right)].decode()
            text += self.raw[at : self.finish(left)].decode() + re.sub(rf"\b{old}\b", new, gap, count=1)
            at = self.begin(right)
        self.add_node("connective", node, text + self.raw[at : self.finish(node)].decode())
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add_node("truth", node, str(not node.value))
        elif isinstance(node.value, int):
            self.add_node("number", node, str(node.value + 1))
            if node.value > 0:
                self.add_node("number", node, str(node.value - 1))

    def negate(self, test: ast.expr) -> None:
        """Negate a condition, unless a change of its only operator does the same."""
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            self.add_node("condition", test, f"({self.words(test.operand)})")
        elif not (isinstance(test, ast.Compare | ast.Constant) and not _is_ordering(test)):
            self.add_node("condition", test, f"(not ({self.words(test)}))")

    def visit_If(self, node: ast.If | ast.While | ast.IfExp) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self.negate(node.test)
            self.generic_visit(node)

    visit_While = visit_If  # noqa: N815
    visit_IfExp = visit_If  # noqa: N815

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for test in node.ifs:
            self.negate(test)
        self.generic_visit(node)

    def visit_Expr(self, node: ast.Expr) -> None:
        call = node.value.value if isinstance(node.value, ast.Await) else node.value
        if isinstance(call, ast.Call):
            if QUIET.match(self.words(call)):
                return
            self.add_node("statement", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        attribute = all(isinstance(each, ast.Attribute | ast.Subscript) for each in node.targets)
        if attribute and self.names[-1:] != ["__init__"]:
            self.add_node("statement", node, "pass")
        self.generic_visit(node)

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            self.add_node("return", node, "pass")
        elif self.returns == "bool" and not isinstance(node.value, ast.Constant):
            self.add_node("return", node.value, f"not ({self.words(node.value)})")
        elif self.returns.endswith("| None") and not _is_none(node.value):
            self.add_node("return", node.value, "None")
        self.generic_visit(node)

    def visit_Break(self, node: ast.Break) -> None:
        self.add_node("jump", node, "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self.add_node("jump", node, "break")

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in ("Refusal", "refuse"):
            for text in _texts([*node.args, *(each.value for each in node.keywords)]):
                self.add_node("refusal", text, f'"{text.value!s}x"')
        if isinstance(node.func, ast.Name) and node.func.id == "cast":
            node.args = node.args[1:]
        self.generic_visit(node)


def _texts(nodes: list[ast.expr]) -> Iterator[ast.Constant]:
    for node in nodes:
        inner = ast.walk(node)
        yield from (each for each in inner if isinstance(each, ast.Constant) and isinstance(each.value, str))


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _is_none(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and node.value is None


def _is_ordering(node: ast.expr) -> bool:
    return isinstance(node, ast.Compare) and (len(node.ops) > 1 or COMPARISONS[type(node.ops[0])][0] == "boundary")
