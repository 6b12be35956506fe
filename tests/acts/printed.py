"""What the program tells people to type: every hint in its sentences, every example in its help."""

from __future__ import annotations

import ast
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import topcut
from topcut.cli.main import every_command

SOURCE = Path(topcut.__file__).parent
_TICKED = re.compile(r"`([^`\n]+)`")
HOLE = "WHATEVER"  # stands where a sentence puts in a name or a number


def hints_of(sentence: str) -> list[str]:
    """What stands between backticks."""
    return _TICKED.findall(sentence)


def printed_hints() -> Iterator[tuple[str, str]]:
    """Every backticked hint in a sentence of the source or a text that begins with a command, and where it stands."""
    for path in sorted(SOURCE.rglob("*.py")):
        source = path.read_text()
        if "`topcut " not in source:
            continue
        tree = ast.parse(source)
        comments = {id(doc) for doc in _docstrings(tree)}
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant | ast.JoinedStr) and id(node) not in comments:
                for hint in hints_of(_text(node)):
                    if re.match(r"topcut [a-z]", hint):
                        yield f"{path.relative_to(SOURCE)}:{node.lineno}", hint.removeprefix("topcut ")
    yield from _hints_of_catalogues()


def _hints_of_catalogues() -> Iterator[tuple[str, str]]:
    for path in sorted(SOURCE.rglob("*.ftl")):
        for number, line in enumerate(path.read_text().splitlines(), start=1):
            for hint in hints_of(re.sub(r"\{[^{}]*\}", HOLE, line)):
                if re.match(r"topcut [a-z]", hint):
                    yield f"{path.relative_to(SOURCE)}:{number}", hint.removeprefix("topcut ")


def _docstrings(tree: ast.AST) -> Iterator[ast.AST]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef) and node.body:
            first = node.body[0]
            if isinstance(first, ast.Expr):
                yield first.value


def _text(node: ast.Constant | ast.JoinedStr) -> str:
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else ""
    return "".join(part.value if isinstance(part, ast.Constant) else HOLE for part in node.values)  # type: ignore[misc]


@cache
def _all() -> Any:
    return every_command()


def examples() -> Iterator[tuple[str, str]]:
    """Every example that the help of a command shows."""
    for name, one in commands():
        for line in (one.epilog or "").splitlines():
            if found := re.match(r"\[dim\]\$\[/\] topcut (.*)", line):
                yield name, re.split(r" \| | > |\s+# ", found[1])[0]


def commands(group: Any = None, before: str = "") -> Iterator[tuple[str, Any]]:
    group = group or _all()
    for name, one in group.commands.items():
        yield f"{before}{name}", one
        if hasattr(one, "commands"):
            yield from commands(one, f"{before}{name} ")


def cannot_be_typed(line: str) -> str:
    """Why a line is no command with its options; "" where it is one."""
    try:
        words = shlex.split(line)
    except ValueError as problem:
        return str(problem)
    one: Any = _all()
    while hasattr(one, "commands"):
        if not words or words[0] not in one.commands:
            return f"there is no command {words[:1]}"
        one, words = one.commands[words[0]], words[1:]
    try:
        one.make_context(one.name, list(words))
    except Exception as problem:
        left_open = type(problem).__name__ == "MissingParameter" or re.search(r"\b[A-Z]{1,}\b", line)
        return "" if left_open and type(problem).__name__ != "NoSuchOption" else f"{type(problem).__name__}: {problem}"
    return ""
