"""What limited formats hand out: the figures of the documents, and files that say it wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from saying import fits, in_words, refused
from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.rulebooks.describe import describe
from topcut.rulebooks.diff import diff
from topcut.rulebooks.load import DATA, load, names
from wrong_lines import file_of, wrong_lines

FIGURES = [
    ("star-trek-1e", "draft", {"method": "packs", "group_least": 3, "group_most": 6, "packs": 0}),
    ("star-trek-2e", "draft", {"method": "packs", "group_least": 3, "group_most": 6, "packs": 0}),
    ("tribbles", "draft", {"method": "packs", "group_least": 3, "group_most": 6}),
    ("star-trek-1e", "sealed", {"method": "sealed", "sides": 0}),
    ("transformers", "sealed", {"method": "sealed", "packs": 6}),
    ("transformers", "draft", {"packs": 5, "pack_size": 7, "review": 30, "review_more": 15, "snake": "characters"}),
    ("star-wars", "cube", {"packs": 5, "pack_size": 9, "unlimited": 12, "sides": 1}),
    ("star-wars", "cube-both-sides", {"packs": 5, "pack_size": 9, "unlimited": 12, "sides": 2, "group_most": 4}),
    ("star-wars", "cube-squirrel", {"packs": 5, "pack_size": 9, "unlimited": 12, "group_most": 10}),
    ("star-wars", "cube-winston", {"packs": 5, "pack_size": 9, "unlimited": 12, "sides": 1}),
    ("star-wars", "cube-sealed", {"method": "sealed", "packs": 5, "pack_size": 9, "sides": 1}),
]


@pytest.mark.parametrize(("book", "name", "figures"), FIGURES)
def test_what_a_format_hands_out(book: str, name: str, figures: dict[str, object]) -> None:
    feature = load(book).feature("format", name)
    assert feature is not None and feature.draft is not None
    assert {key: getattr(feature.draft, key) for key in figures} == figures


def test_a_cube_holds_enough_for_its_ten_players() -> None:
    feature = load("star-wars").feature("format", "cube")
    assert feature is not None and feature.draft is not None
    assert feature.draft.packs * feature.draft.pack_size == 45
    assert 10 * 45 <= 480


def test_only_limited_formats_are_drafted() -> None:
    for name in names():
        assert all(feature.limited for feature in load(name).features if feature.draft)


def test_a_person_can_read_it() -> None:
    told = {in_words(line.text) for section in describe(load("transformers")) for line in section.lines}
    (draft,) = [text for text in told if text.startswith("Booster Draft")]
    assert "5 boosters; 5 packs of 7 cards; characters first, picked face up in snake order" in draft
    assert "picks of 40 down to 5 seconds; review of 30 seconds, 15 more after every later pack" in draft


def test_a_difference_in_drafting_is_told(tmp_path: Path) -> None:
    text = (DATA / "star-wars.toml").read_text(encoding="utf-8").replace("pack_size = 9", "pack_size = 8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    cube = message("diff-entry", table="format", name="cube")
    nine, eight = (message("describe-value", value=str(size)) for size in (9, 8))
    changed = message("diff-changed", entry=cube, key="draft pack_size", before=nine, after=eight)
    told = [one.told for one in diff(load("star-wars"), load(tmp_path / "mine.toml"))]
    assert any(fits(one, changed) for one in told), told


WRONG: list[tuple[str, str, tuple[str, Message | str]]] = [
    (
        "group_least = 3\ngroup_most = 6",
        "group_least = 7\ngroup_most = 6",
        ("group_most", message("rulebook-less", number=6, least=7)),
    ),
    ("group_least = 3\ngroup_most = 6", "", ("", "rulebook-no-group")),
    ('method = "packs"', 'method = "pack"', ("method", message("rulebook-not-of-kind", kind="rulebook-kind-words"))),
    ('method = "packs"', 'method = "packs"\npakcs = 3', ("pakcs", "rulebook-unknown-key")),
    ('method = "packs"', "", ("", message("rulebook-no-key", key="method"))),
    ('method = "packs"', 'method = "packs"\npacks = -3', ("packs", "rulebook-below-zero")),
    ('method = "packs"', 'method = "packs"\nsides = 3', ("sides", "rulebook-too-many-sides")),
    (
        'limited = true\nbuilding = 30\nbuilding_least = 30\nnote = "groups',
        'limited = false\nbuilding = 30\nbuilding_least = 30\nnote = "groups',
        ("", "rulebook-draft-not-limited"),
    ),
]


@pytest.mark.parametrize(("before", "after", "wrong"), WRONG)
def test_what_is_wrong_is_told_with_its_line(
    tmp_path: Path, before: str, after: str, wrong: tuple[str, Message | str]
) -> None:
    text = (DATA / "star-trek-2e.toml").read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "mine.toml").write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Refused) as caught:
        load(tmp_path / "mine.toml")
    (found,) = wrong_lines(caught.value.refusals)
    line, entry, refusal = found
    assert fits((entry, refusal), (f"format draft draft {wrong[0]}".strip(), wrong[1])), found
    assert line > 1 and file_of(refusal) == "mine.toml"


def test_the_line_of_a_drafting_key_is_its_own(tmp_path: Path) -> None:
    text = (DATA / "star-trek-2e.toml").read_text(encoding="utf-8").replace("group_most = 6", 'group_most = "six"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    line = text.splitlines().index('group_most = "six"') + 1
    place = message("rulebook-key", file=message("place-line", line=line), keys=("draft", "group_most"))
    with refused("rulebook-not-of-kind", kind="rulebook-kind-number", place=place):
        load(tmp_path / "mine.toml")
