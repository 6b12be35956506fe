"""Nothing is written twice: `python -m checks.duplicates`, part of `make lint`.

Two places in the code that share twelve or more lines of the same text or the same shape (whatever their names and
values are) are a fault: one of them should go, or both should use a third. Imports, declarations of fields, lists of
values and lines that only open or close something say nothing of that and do not count. `KEPT` are twins that are
meant, with the reason.
"""

from __future__ import annotations

import ast
import io
import keyword
import sys
import tokenize
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).parent.parent / "src" / "topcut"
LEAST = 12
KEPT: dict[frozenset[str], str] = {}
_LAYOUT = (tokenize.NL, tokenize.NEWLINE, tokenize.COMMENT, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER)

Shape = tuple[str, ...]


class Line:
    """A line that does something, and its shape."""

    def __init__(self, number: int, shape: Shape) -> None:
        self.number = number
        self.shape = shape


def lines_of(file: Path) -> list[Line]:
    source = file.read_text("utf-8")
    passed = _not_counted(ast.parse(source))
    shapes: dict[int, list[str]] = defaultdict(list)
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in _LAYOUT and token.start[0] not in passed:
            shapes[token.start[0]].append(_kind(token))
    return [
        Line(number, tuple(shape))
        for number, shape in sorted(shapes.items())
        if any(word[0].isalpha() for word in shape)
    ]


def _kind(token: tokenize.TokenInfo) -> str:
    match token.type:
        case tokenize.NAME:
            return token.string if keyword.iskeyword(token.string) else "name"
        case tokenize.NUMBER | tokenize.STRING:
            return "value"
        case _:
            return token.string


def _not_counted(tree: ast.Module) -> set[int]:
    """Lines of imports, docstrings, fields, and of literal tables."""
    found: set[int] = set()
    for node in ast.walk(tree):
        doc = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        table = isinstance(node, ast.Dict | ast.List | ast.Tuple | ast.Set)
        if doc or table or isinstance(node, ast.Import | ast.ImportFrom | ast.AnnAssign | ast.arguments):
            start, end = getattr(node, "lineno", 0), getattr(node, "end_lineno", 0)
            if isinstance(node, ast.arguments):
                every = [*node.posonlyargs, *node.args, *node.kwonlyargs]
                start, end = (every[0].lineno, every[-1].end_lineno or 0) if len(every) > 1 else (0, -1)
            found.update(range(start, (end or start) + 1) if end != start or not table else ())
    return found


def twins(source: Path = SOURCE) -> Iterator[tuple[str, int, str, int]]:
    """Pairs of places that begin alike, and go on so for `LEAST` lines."""
    files = {str(file.relative_to(source)): lines_of(file) for file in sorted(source.rglob("*.py"))}
    files = {name: lines for name, lines in files.items() if "/migrations/" not in name}
    windows: dict[tuple[Shape, ...], list[tuple[str, int]]] = defaultdict(list)
    for name, lines in files.items():
        for at in range(len(lines) - LEAST + 1):
            windows[tuple(line.shape for line in lines[at : at + LEAST])].append((name, at))
    seen: set[tuple[str, int, str, int]] = set()
    for places in windows.values():
        for place, (name, at) in enumerate(places):
            for other, there in places[place + 1 :]:
                if name == other and abs(at - there) < LEAST:
                    continue
                if (name, at - 1, other, there - 1) not in seen:
                    yield name, files[name][at].number, other, files[other][there].number
                seen.add((name, at, other, there))


if __name__ == "__main__":
    found = [one for one in twins() if frozenset((one[0], one[2])) not in KEPT]
    for name, line, other, there in found:
        print(f"{name}:{line} and {other}:{there} are written alike")
    sys.exit(1 if found else 0)
