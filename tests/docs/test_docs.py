"""README and docs: every marked example is run, every relative link leads somewhere, every reading is told.

The examples of one page share one temporary folder and run from top to bottom:

- ```console: a line that begins with `$ ` is a command, the lines below it are what it prints. `…` stands for anything inside
  a line, a line of nothing but `…` for any number of lines. `topcut` and `python3` run inside this process, everything
  else (`cp`, `sha256sum`) in a shell; `$ echo $?` tells how the command before it ended.
- ```toml NAME, ```json NAME, ```csv NAME, ```python NAME …: the block is written to a file of that name.
- ```toml and ```json without a name must at least be valid. ```sh and ```text are not looked at.
"""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
FENCE = re.compile(r"^```(\w+)(?: +(\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


@dataclass
class Block:
    """A fenced example of a page."""

    kind: str
    name: str
    text: str
    line: int  # of the page, where its first line stands


def blocks(page: Path) -> Iterator[Block]:
    text = page.read_text(encoding="utf-8")
    for found in FENCE.finditer(text):
        yield Block(found[1], found[2] or "", found[3], text.count("\n", 0, found.start(3)) + 1)


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


# Running examples ------------------------------------------------------------------------------------------------------


class Shell:
    """Runs the commands of one page in the current folder, as a terminal of 100 columns would show them."""

    def __init__(self) -> None:
        self.ended = 0

    def run(self, command: str) -> str:
        """What the command prints."""
        if command == "echo $?":
            return f"{self.ended}\n"
        words = shlex.split(command)
        if words[0] == "topcut" and "|" not in words and "&&" not in words:
            return self._inside(words)
        if words[0] == "python3" and len(words) > 1 and words[1].endswith(".py"):
            return self._inside(words)
        done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=30, check=False)
        self.ended = done.returncode
        return done.stdout + done.stderr

    def _inside(self, words: list[str]) -> str:
        words, fed = redirected(words, "<")
        words, target = redirected(words, ">")
        printed = Terminal()
        given = Terminal(Path(fed).read_bytes() if fed else b"")
        before = sys.stdin, sys.argv
        sys.stdin, sys.argv = given, words[1:] if words[0] == "python3" else words
        try:
            with contextlib.redirect_stdout(printed), contextlib.redirect_stderr(printed):
                self.ended = called(words)
        finally:
            sys.stdin, sys.argv = before
        printed.flush()
        text = printed.buffer.getvalue().decode()  # type: ignore[attr-defined]
        if target:
            Path(target).write_text(text, encoding="utf-8")
            return ""
        return text


class Terminal(io.TextIOWrapper):
    """Standard input or output in memory, with bytes underneath."""

    def __init__(self, data: bytes = b"") -> None:
        super().__init__(io.BytesIO(data), encoding="utf-8", newline="\n")


def redirected(words: list[str], sign: str) -> tuple[list[str], str]:
    """`< FILE` or `> FILE` taken out of the words."""
    if sign not in words:
        return words, ""
    at = words.index(sign)
    return words[:at] + words[at + 2 :], words[at + 1]


def called(words: list[str]) -> int:
    """The exit code of `topcut …` or of a Python file."""
    try:
        if words[0] == "python3":
            runpy.run_path(words[1], run_name="__main__")
        else:
            from topcut.cli.main import run

            run()
    except SystemExit as ended:
        return ended.code if isinstance(ended.code, int) else int(ended.code is not None)
    return 0


def steps(block: Block) -> Iterator[tuple[int, str, list[str]]]:
    """Line, command and expected output of each `$ `."""
    lines = block.text.splitlines()
    starts = [number for number, line in enumerate(lines) if line.startswith("$ ")]
    for start, end in zip(starts, [*starts[1:], len(lines)], strict=True):
        yield block.line + start, lines[start][2:], lines[start + 1 : end]


def alike(expected: list[str], printed: list[str]) -> bool:
    """Whether the output is the expected one; trailing blanks and blank lines at the end do not count."""
    wanted = [line.rstrip() for line in expected]
    while wanted and not wanted[-1]:
        wanted.pop()
    got = [line.rstrip() for line in printed]
    while got and not got[-1]:
        got.pop()
    pattern = "".join("(?:.*\n)*?" if line == "…" else _line_pattern(line) + "\n" for line in wanted)
    return re.fullmatch(pattern, "".join(line + "\n" for line in got)) is not None


def _line_pattern(line: str) -> str:
    return ".*?".join(re.escape(part) for part in line.split("…"))


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_examples_print_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in {"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"}.items():
        monkeypatch.setenv(name, value)
    monkeypatch.delenv("TOPCUT_EVENT", raising=False)
    monkeypatch.setenv("PATH", f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}")
    shell = Shell()
    for block in blocks(page):
        if block.name:
            Path(block.name).write_text(block.text, encoding="utf-8")
        if block.kind == "console":
            for line, command, expected in steps(block):
                printed = shell.run(command)
                assert alike(expected, printed.splitlines()), f"{page_name(page)} line {line}: {command}\n{printed}"


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_json_and_toml_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.name.startswith("broken"):
            continue
        if block.kind == "json":
            json.loads(block.text)
        elif block.kind == "toml":
            tomllib.loads(block.text)


# Links and readings ----------------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """The fragment under which a heading can be reached."""
    plain = re.sub(r"[`*]", "", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors(page: Path) -> set[str]:
    text = FENCE.sub("", page.read_text(encoding="utf-8"))
    return {anchor(heading) for heading in HEADING.findall(text)}


@pytest.mark.parametrize("page", PAGES, ids=page_name)
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(FENCE.sub("", page.read_text(encoding="utf-8"))):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file, _, fragment = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{page_name(page)}: {target} leads nowhere"
        assert ROOT in there.parents, f"{page_name(page)}: {target} leads out of the project"
        if fragment and there.suffix == ".md":
            assert fragment in anchors(there), f"{page_name(page)}: {there.name} has no heading for #{fragment}"


def test_every_reading_that_a_rulebook_names_is_told() -> None:
    told = set(re.findall(r"^\| (R\d\d) \|", (ROOT / "docs" / "readings.md").read_text(encoding="utf-8"), re.MULTILINE))
    for rulebook in (ROOT / "src" / "topcut" / "rulebooks" / "data").glob("*.toml"):
        named = set(re.findall(r"\bR\d\d\b", rulebook.read_text(encoding="utf-8")))
        assert named <= told, f"{rulebook.name} names {sorted(named - told)}"


def test_every_fact_and_every_shipped_rulebook_stands_in_the_docs() -> None:
    from topcut.journal.records import AnyFact
    from topcut.rulebooks.load import names

    formats = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    for fact in AnyFact.__args__:
        assert f"`{fact.__name__}`" in formats
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in names():
        assert f"`{name}`" in readme


def test_every_command_stands_in_the_readme() -> None:
    from topcut.cli.main import app

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in app.registered_commands:
        name = command.name or command.callback.__name__.replace("_", "-")
        assert f"`{name}" in readme or f"`topcut {name}" in readme, f"README does not name {name}"


# The examples' own language --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expected", "printed", "same"),
    [
        (["Round 1"], ["Round 1  "], True),
        (["seed …"], ["seed 12ab"], True),
        (["first", "…", "last"], ["first", "second", "third", "last"], True),
        (["…"], [], True),
        (["first"], ["first", "second"], False),
        (["4 of 4"], ["4 of 5"], False),
    ],
)
def test_dots_stand_for_anything(expected: list[str], printed: list[str], same: bool) -> None:
    assert alike(expected, printed) is same
