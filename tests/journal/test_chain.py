"""The chain finds every change and says where."""

from __future__ import annotations

import pytest
from stories import Story, record_all

from topcut.acts.entries.facts import CheckedIn
from topcut.journal import codec
from topcut.journal.chain import START, LineProblem, follows, link, sealed, verify
from topcut.refusal import refusal


def chained(count: int = 6) -> list[bytes]:
    lines, prev = [], START
    for record in record_all([CheckedIn(f"p{n}") for n in range(1, count + 1)]):
        lines.append(link(codec.encode(record), prev))
        prev = follows(lines[-1], prev)
    return lines


def test_a_line_holds_the_hash_of_the_one_before_and_its_own() -> None:
    first, second = chained(2)
    assert f'"prev":"{START}"'.encode() in first
    assert first[-66:-2] in second
    assert sealed(first)


def test_a_whole_chain_answers_with_its_last_hash() -> None:
    lines = chained()
    assert verify(lines) == lines[-1][-66:-2].decode()
    assert verify([]) == START


def problem(lines: list[bytes]) -> LineProblem:
    found = verify(lines)
    assert isinstance(found, LineProblem)
    return found


def test_an_edited_line_is_located() -> None:
    lines = chained()
    lines[3] = lines[3].replace(b'"p4"', b'"p5"')
    assert problem(lines).line == 4
    assert problem(lines).refusal == refusal("journal-line-changed", line=4)


def test_a_line_edited_with_a_new_hash_is_found_at_the_line_behind() -> None:
    lines = chained()
    record = codec.encode(codec.decode(lines[3])).replace(b'"p4"', b'"p5"')
    lines[3] = link(record, lines[2][-66:-2].decode())
    assert problem(lines).line == 5
    assert problem(lines).refusal == refusal("journal-line-out-of-place", line=5)


@pytest.mark.parametrize("gone", range(5))
def test_a_missing_line_is_located(gone: int) -> None:
    lines = chained()
    del lines[gone]
    assert problem(lines).line == gone + 1
    assert problem(lines).refusal == refusal("journal-lines-missing", line=gone + 1)


@pytest.mark.parametrize("twice", range(6))
def test_a_doubled_line_is_located(twice: int) -> None:
    lines = chained()
    lines.insert(twice, lines[twice])
    assert problem(lines).line == twice + 2
    assert problem(lines).refusal == refusal("journal-line-twice", line=twice + 2)


def test_exchanged_lines_are_located() -> None:
    lines = chained()
    lines[2], lines[3] = lines[3], lines[2]
    assert problem(lines).line == 3


def test_any_story_can_be_chained() -> None:
    prev, lines = START, []
    for record in Story(1).go_on(60):
        lines.append(link(codec.encode(record), prev))
        prev = follows(lines[-1], prev)
    assert verify(lines) == prev
