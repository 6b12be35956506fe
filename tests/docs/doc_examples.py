"""The examples of README and docs: found, run, compared, and (as a program) written anew where they differ.

The examples of one page share one temporary folder and run from top to bottom:

- ```console: a line that begins with `$ ` is a command, the lines below it are what it prints. `…` stands for anything
  inside a line, a line of nothing but `…` for any number of lines. `topcut` and `python3 FILE.py` run in this process,
  everything else (`cp`, `sha256sum`) in a shell; `$ echo $?` tells how the command before it ended.
- ```toml NAME, ```json NAME, ```csv NAME, ```python NAME …: the block is written to a file of that name.
- ```toml and ```json without a name must at least be valid. ```sh and ```text are not looked at.

`python tests/docs/doc_examples.py` puts what is really printed into every page whose examples differ; read the
difference before you keep it.
"""

from __future__ import annotations

import contextlib
import io
import os
import re
import runpy
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TERMINAL = {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}


@dataclass(frozen=True)
class Block:
    """A fenced example of a page."""

    kind: str
    name: str
    text: str
    line: int  # of the page, where its first line stands


@dataclass(frozen=True)
class Step:
    """A command of a console, and the lines that it should print."""

    line: int
    command: str
    expected: list[str]


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        yield Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start(3)) + 1)


def steps(block: Block) -> Iterator[Step]:
    lines = block.text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield Step(block.line + start, lines[start][2:], lines[start + 1 : end])


def run_page(page: Path) -> Iterator[tuple[Step, list[str]]]:
    """Every step of a page with what it printed; runs in the current folder."""
    shell = Shell()
    for block in blocks(page):
        if block.name:
            Path(block.name).write_text(block.text, encoding="utf-8")
        if block.kind == "console":
            for step in steps(block):
                yield step, tidy(shell.run(step.command).splitlines())


class Shell:
    """Runs commands as a terminal of 100 columns would show them."""

    def __init__(self) -> None:
        self.ended = 0

    def run(self, command: str) -> str:
        """What the command prints."""
        if command == "echo $?":
            return f"{self.ended}\n"
        words = shlex.split(command)
        alone = not {"|", "&&", ";"} & set(words)
        if alone and (words[0] == "topcut" or (words[0] == "python3" and words[1].endswith(".py"))):
            return self._inside(words)
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=30, check=False)
        self.ended = done.returncode
        return done.stdout + done.stderr

    def _inside(self, words: list[str]) -> str:
        words, fed = redirected(words, "<")
        words, target = redirected(words, ">")
        printed = io.BytesIO()
        screen = io.TextIOWrapper(printed, encoding="utf-8", newline="\n", write_through=True)
        before = sys.stdin
        with Path(fed or os.devnull).open(encoding="utf-8") as sys.stdin:
            try:
                with contextlib.redirect_stdout(screen), contextlib.redirect_stderr(screen):
                    self.ended = called(words)
            finally:
                sys.stdin = before
        text = printed.getvalue().decode()
        if target:
            Path(target).write_text(text, encoding="utf-8")
            return ""
        return text


def redirected(words: list[str], sign: str) -> tuple[list[str], str]:
    """`< FILE` or `> FILE` taken out of the words."""
    if sign not in words:
        return words, ""
    at = words.index(sign)
    return words[:at] + words[at + 2 :], words[at + 1]


def called(words: list[str]) -> int:
    """The exit code of `topcut …` or of a Python file."""
    if words[0] == "topcut":
        from topcut.cli.main import main

        return main(words[1:])
    before, sys.argv = sys.argv, words[1:]
    try:
        runpy.run_path(words[1], run_name="__main__")
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else 1
    finally:
        sys.argv = before
    return 0


def tidy(lines: list[str]) -> list[str]:
    """Without blanks at the end of a line and blank lines at the end."""
    kept = [line.rstrip() for line in lines]
    while kept and not kept[-1]:
        kept.pop()
    return kept


def alike(expected: list[str], printed: list[str]) -> bool:
    """Whether the output is the expected one."""
    pattern = "".join("(?:.*\n)*?" if line == "…" else _line_pattern(line) + "\n" for line in tidy(expected))
    return re.fullmatch(pattern, "".join(line + "\n" for line in tidy(printed))) is not None


def _line_pattern(line: str) -> str:
    return ".*?".join(re.escape(part) for part in line.split("…"))


def write_anew(page: Path) -> int:
    """Put what is printed in the place of what was expected and differs; how many steps were changed."""
    lines = page.read_text(encoding="utf-8").splitlines()
    changed = [(step, printed) for step, printed in run_page(page) if not alike(step.expected, printed)]
    for step, printed in reversed(changed):
        lines[step.line : step.line + len(step.expected)] = printed
    if changed:
        page.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return len(changed)


if __name__ == "__main__":
    os.environ.update(TERMINAL)
    for one in PAGES:
        with tempfile.TemporaryDirectory() as folder, contextlib.chdir(folder):
            if count := write_anew(one):
                sys.stdout.write(f"{one.relative_to(ROOT)}: {count} examples written anew\n")
