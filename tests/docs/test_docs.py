"""README and docs: every marked example is run, every relative link leads somewhere, nothing is left out."""

from __future__ import annotations

import importlib
import json
import re
import tomllib
from pathlib import Path

import pytest
from doc_examples import FENCE, PAGES, ROOT, TERMINAL, alike, blocks, run_page

LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ +(.+)$", re.MULTILINE)


def page_name(page: Path) -> str:
    return str(page.relative_to(ROOT))


each_page = pytest.mark.parametrize("page", PAGES, ids=page_name)


@each_page
def test_examples_print_what_they_say(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("TOPCUT_EVENT", raising=False)
    for name, value in TERMINAL.items():
        monkeypatch.setenv(name, value)
    for step, printed in run_page(page):
        shown = "\n".join(printed)
        assert alike(step.expected, printed), f"{page_name(page)} line {step.line}: {step.command}\n{shown}"


@each_page
def test_json_and_toml_can_be_read(page: Path) -> None:
    for block in blocks(page):
        if block.kind == "json":
            json.loads(block.text)
        elif block.kind == "toml":
            tomllib.loads(block.text)


def test_the_rules_case_of_the_contributing_page_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "tests" / "rules"))
    rules = importlib.import_module("test_rules")
    shown = next(block for block in blocks(ROOT / "CONTRIBUTING.md") if block.kind == "toml")
    case = tomllib.loads(shown.text)
    assert not list(rules.case_file.problems_of(case, "star-trek"))
    parts = (case["clause"], case["title"], case["results"], case["expect"])
    assert not list(rules.differences_of(rules.Case(ROOT / "CONTRIBUTING.md", *parts)))


# Links ------------------------------------------------------------------------------------------------------------


def anchor(heading: str) -> str:
    """The fragment under which a heading can be reached."""
    plain = re.sub(r"[`*]", "", heading.strip().lower())
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def prose(page: Path) -> str:
    return FENCE.sub("", page.read_text(encoding="utf-8"))


@each_page
def test_relative_links_lead_somewhere(page: Path) -> None:
    for target in LINK.findall(prose(page)):
        if target.startswith(("http://", "https://", "mailto:")):
            continue
        file, _, fragment = target.partition("#")
        there = (page.parent / file).resolve() if file else page
        assert there.exists(), f"{page_name(page)}: {target} leads nowhere"
        assert ROOT in there.parents, f"{page_name(page)}: {target} leads out of the project"
        if fragment and there.suffix == ".md":
            known = {anchor(heading) for heading in HEADING.findall(prose(there))}
            assert fragment in known, f"{page_name(page)}: {there.name} has no heading for #{fragment}"


@each_page
def test_every_file_and_name_of_the_code_is_there(page: Path) -> None:
    """`cli/terminal/opening.py: open_journal` and plain `play/chance.py` in a page speak of the code as it is."""
    pages_own = ROOT / "src" / "topcut" / "play" / "pairing"  # what docs/pairing.md speaks of
    for file, names in re.findall(r"`([\w/]+\.py)(?:: ([\w., ]+))?`", prose(page)):
        found = [
            place for place in (ROOT / "src" / "topcut", pages_own, ROOT, ROOT / "bench") if (place / file).exists()
        ]
        assert found, f"{page_name(page)}: there is no {file}"
        text = (found[0] / file).read_text(encoding="utf-8")
        for name in re.findall(r"\w+", names):
            assert re.search(rf"\b{name}\b", text), f"{page_name(page)}: {file} has no {name}"


# Nothing is left out ----------------------------------------------------------------------------------------------


def test_every_reading_that_a_rulebook_names_is_told() -> None:
    told = set(re.findall(r"^\| (R\d\d) \|", (ROOT / "docs" / "readings.md").read_text(encoding="utf-8"), re.MULTILINE))
    for rulebook in (ROOT / "src" / "topcut" / "rulebooks" / "data").glob("*.toml"):
        named = set(re.findall(r"\bR\d\d\b", rulebook.read_text(encoding="utf-8")))
        assert named <= told, f"{rulebook.name} names {sorted(named - told)}"


def test_every_fact_and_every_word_of_a_rulebook_stands_in_formats() -> None:
    from topcut.journal.records import AnyFact
    from topcut.rulebooks import vocabulary

    formats = (ROOT / "docs" / "formats.md").read_text(encoding="utf-8")
    words = [fact.__name__ for fact in AnyFact.__args__]
    words += [*vocabulary.STEPS, *vocabulary.BETWEEN, *vocabulary.CRITERIA, *vocabulary.HOW, *vocabulary.SETTINGS]
    words.remove("points")  # always first, never written
    missing = [word for word in words if f"`{word}`" not in formats]
    assert not missing


def test_every_command_and_every_rulebook_stands_in_the_readme() -> None:
    from topcut.cli.main import every_command
    from topcut.rulebooks.load import names

    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    missing = [word for word in (*every_command().commands, *names()) if f"`{word}`" not in readme]
    assert not missing


# The examples' own language ---------------------------------------------------------------------------------------


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
