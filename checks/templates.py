"""Templates are laid out in one way: `python -m checks.templates`, part of `make lint`; with `--fix` it mends them.

A line stands one step deeper than the line that opened the element or block it is in; what closes stands where it was
opened; attributes that go on stand one step deeper than their tag. Each branch closes what it opens. Values of
attributes stand in double quotes. No line is longer than 120 signs or ends with a blank.

Why no formatter from elsewhere: djlint 1.49 puts white space where it shows (between a box and its label), takes it
where it is needed (`<body{% block body %} class=…`), loses count where tags and blocks share a line, and changes a page
again when it runs twice. This one moves the beginnings of lines, which `web/site/laid_out.py` takes out, and breaks
long lines between attributes only: what a browser gets is the same.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_right
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate
from pathlib import Path
from typing import NamedTuple

WEB = Path(__file__).parent.parent / "src" / "topcut" / "web"
WIDTH = 120
_MARK = r"\{%.*?%\}|\{\{.*?\}\}|\{#.*?#\}"
_QUOTED = rf'"(?:{_MARK}|[^"])*"'
_TAG = rf"<(?P<slash>/?)(?P<element>[a-zA-Z][\w-]*)(?P<attributes>(?:{_MARK}|{_QUOTED}|'[^']*'|[^<>\"'])*)>"
_PIECE = re.compile(rf"<!.*?>|{_TAG}|\{{% *(?P<end>end)?(?P<block>\w+).*?%\}}|{_MARK}", re.DOTALL)
_BROKEN = re.compile(r"\{%(?:(?!%\}).)*$|\{\{(?:(?!\}\}).)*$")
_VALUE = re.compile(rf"{_MARK}|{_QUOTED}", re.DOTALL)
_ODD_ATTRIBUTE = re.compile(r"[\w-]\s*=(?!\0)|\s=")  # once values are taken out
_FLAT = {"html", "head", "body", "block"}  # what is in them begins where they do
_BRANCHES = {"else", "elif", "empty"}
_AS_TYPED = {"pre", "textarea"}  # a blank in them shows
_VOID = {"br", "col", "hr", "img", "input", "link", "meta", "wbr", "path", "rect", "circle", "line"}  # and shapes
_ENDS_WITH_ITS_PARENT = "<option"  # in a list of proposals


class Opening(NamedTuple):
    """What opens an element or a block: its name, its line, and how deep that line stands."""

    name: str
    line: int
    depth: int

    @property
    def inside(self) -> int:
        name = self.name[1:]
        return 0 if name in _AS_TYPED else self.depth + (name not in _FLAT)


class Problem(NamedTuple):
    line: int
    what: str


class Layout:
    """A template as it is read: how deep each line should stand, and what does not fit together."""

    def __init__(self, text: str) -> None:
        lines = text.splitlines(keepends=True)
        self.starts = list(accumulate((len(line) for line in lines), initial=0))[:-1]
        self.depths = [0] * len(lines)
        self.problems: list[Problem] = []
        self.pieces = list(_PIECE.finditer(text))
        self._blocks = {piece["block"] for piece in self.pieces if piece["end"]}
        self._open: list[Opening] = []
        self._text = text
        self._read()

    def line_of(self, offset: int) -> int:
        return bisect_right(self.starts, offset) - 1

    def _read(self) -> None:
        begun = defaultdict(list)
        going_on: dict[int, int] = {}  # lines inside a tag → where it begins
        for piece in self.pieces:
            first, last = self.line_of(piece.start()), self.line_of(piece.end() - 1)
            begun[first].append(piece)
            going_on |= dict.fromkeys(range(first + 1, last + 1), first)
        for line in range(len(self.depths)):
            self.depths[line] = self.depths[going_on[line]] + 1 if line in going_on else self._depth(line, begun[line])
            for piece in begun[line]:
                self._take(piece, line)
        self.problems += [Problem(one.line, f"{one.name} is not closed") for one in self._open]

    def _depth(self, line: int, pieces: list[re.Match[str]]) -> int:
        at, closed = self.starts[line], 0
        for piece in pieces:
            branch = not closed and piece["block"] in _BRANCHES
            if self._text[at : piece.start()].strip() or not (_closes(piece) or branch):
                break
            at, closed = piece.end(), closed + 1
            if branch:
                break
        if closed and closed <= len(self._open):
            return self._open[-closed].depth
        return self._open[-1].inside if self._open else 0

    def _take(self, piece: re.Match[str], line: int) -> None:
        if _closes(piece):
            self._close(_name(piece), line)
        elif piece["block"] in _BRANCHES:
            if not self._open or self._open[-1].name[0] == "<":
                self._close(_name(piece), line)
        elif piece["block"] in self._blocks or (piece["element"] and piece["element"] not in _VOID):
            self._open.append(Opening(_name(piece), line, self.depths[line]))

    def _close(self, name: str, line: int) -> None:
        if self._open and self._open[-1].name == _ENDS_WITH_ITS_PARENT != name:
            self._open.pop()
        if self._open and self._open[-1].name == name:
            self._open.pop()
            return
        self.problems.append(Problem(line, f"{name} where {self._open[-1].name if self._open else 'nothing'} is open"))
        names = [one.name for one in self._open]
        if name in names:
            del self._open[len(names) - 1 - names[::-1].index(name) :]


def _closes(piece: re.Match[str]) -> bool:
    return bool(piece["slash"] or piece["end"])


def _name(piece: re.Match[str]) -> str:
    return f"<{piece['element']}" if piece["element"] else f"%{piece['block']}"


def laid_out(text: str) -> str:
    """The template as it should be."""
    while True:
        depths = Layout(text).depths
        rows = [line.strip() for line in text.splitlines()]
        text = "".join(f"{'  ' * depth if row else ''}{row}\n" for depth, row in zip(depths, rows, strict=True))
        shorter = _broken(text)
        if shorter == text:
            return text
        text = shorter


def _broken(text: str) -> str:
    """The same with one line that is too long broken before an attribute, where that is possible."""
    layout = Layout(text)
    for line, start in enumerate(layout.starts):
        if len(text[start:].split("\n", 1)[0]) <= WIDTH:
            continue
        begins = start + 2 * layout.depths[line] + 1
        gaps = [gap for gap in _gaps(layout.pieces) if begins < gap <= start + WIDTH]
        if gaps:
            return f"{text[: gaps[-1]]}\n{text[gaps[-1] + 1 :]}"
    return text


def _gaps(pieces: list[re.Match[str]]) -> Iterator[int]:
    """Where a blank parts two attributes."""
    for piece in pieces:
        if piece["attributes"]:
            bare = _VALUE.sub(lambda value: '"' * len(value[0]), piece["attributes"])
            yield from (piece.start("attributes") + gap.start() for gap in re.finditer(r"(?<=[\w\"]) (?=[\w\"])", bare))


def problems(text: str) -> Iterator[Problem]:
    """All that is wrong with a template."""
    layout = Layout(text)
    yield from layout.problems
    for piece in layout.pieces:
        bare = _VALUE.sub(lambda value: "\0" if value[0][0] == '"' else "", piece["attributes"] or "")
        if _ODD_ATTRIBUTE.search(bare):
            yield Problem(layout.line_of(piece.start()), "values of attributes stand in double quotes, without blanks")
    for number, line in enumerate(text.splitlines()):
        if len(line) > WIDTH:
            yield Problem(number, f"longer than {WIDTH} signs")
        if _BROKEN.search(line):
            yield Problem(number, "a tag ends on its line: Django prints one that does not")
    if text != laid_out(text):
        yield Problem(0, "is laid out otherwise: `python -m checks.templates --fix`")


def main() -> int:
    wrong = 0
    for file in sorted(WEB.rglob("*.html")):
        text = file.read_text("utf-8")
        if "--fix" in sys.argv and text != laid_out(text):
            text = laid_out(text)
            file.write_text(text, "utf-8")
        for line, what in sorted(problems(text)):
            wrong += 1
            print(f"{file.relative_to(WEB)}:{line + 1}: {what}")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
