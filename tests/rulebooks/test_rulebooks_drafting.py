"""What limited formats hand out: the figures of the documents, and files that say it wrongly."""

from __future__ import annotations

from pathlib import Path

import pytest

from saying import in_words, refused_in_words
from topcut.refusal import Refused
from topcut.rulebooks.describe import describe
from topcut.rulebooks.diff import diff
from topcut.rulebooks.load import DATA, load, names

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
    assert "5 boosters; 5 packs of 7 cards; characters first, openly, to and fro" in draft
    assert "picks of 40 down to 5 seconds; review of 30 seconds, 15 more after every later pack" in draft


def test_a_difference_in_drafting_is_told(tmp_path: Path) -> None:
    text = (DATA / "star-wars.toml").read_text(encoding="utf-8").replace("pack_size = 9", "pack_size = 8")
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    told = {in_words(one.told) for one in diff(load("star-wars"), load(tmp_path / "mine.toml"))}
    assert "format cube, draft pack_size: 9 → 8" in told


WRONG = [
    (
        "group_least = 3\ngroup_most = 6",
        "group_least = 7\ngroup_most = 6",
        "format draft, draft, group_most: 6 is less",
    ),
    ("group_least = 3\ngroup_most = 6", "", "format draft, draft: group_most is missing"),
    ('method = "packs"', 'method = "pack"', "format draft, draft, method: must be one of packs, cube"),
    ('method = "packs"', 'method = "packs"\npakcs = 3', "format draft, draft, pakcs: is not a key that belongs here"),
    ('method = "packs"', "", "format draft, draft: method is missing"),
    ('method = "packs"', 'method = "packs"\npacks = -3', "format draft, draft, packs: cannot be less than 0"),
    ('method = "packs"', 'method = "packs"\nsides = 3', "format draft, draft, sides: a game has two sides"),
    (
        'limited = true\nbuilding = 30\nbuilding_least = 30\nnote = "groups',
        'limited = false\nbuilding = 30\nbuilding_least = 30\nnote = "groups',
        "only a limited",
    ),
]


@pytest.mark.parametrize(("before", "after", "words"), WRONG)
def test_what_is_wrong_is_told_with_its_line(tmp_path: Path, before: str, after: str, words: str) -> None:
    text = (DATA / "star-trek-2e.toml").read_text(encoding="utf-8")
    assert before in text
    (tmp_path / "mine.toml").write_text(text.replace(before, after, 1), encoding="utf-8")
    with pytest.raises(Refused) as refused:
        load(tmp_path / "mine.toml")
    assert words in in_words(refused.value) and "mine.toml line " in in_words(refused.value)


def test_the_line_of_a_drafting_key_is_its_own(tmp_path: Path) -> None:
    text = (DATA / "star-trek-2e.toml").read_text(encoding="utf-8").replace("group_most = 6", 'group_most = "six"')
    (tmp_path / "mine.toml").write_text(text, encoding="utf-8")
    line = text.splitlines().index('group_most = "six"') + 1
    with refused_in_words(f"mine.toml line {line}, format draft, draft, group_most: must be a whole number"):
        load(tmp_path / "mine.toml")
