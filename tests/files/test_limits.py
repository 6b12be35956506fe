"""What comes from outside is looked at before a parser is: whatever passes is small, flat and of usual numbers."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saying import fits, in_words, refused
from topcut import limits
from topcut.files.card_list import read_cards
from topcut.files.names_file import read_names
from topcut.files.results_file import read as read_results
from topcut.journal import codec
from topcut.journal.chain import START, link
from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.rulebooks.load import DATA

TWO = b'{"topcut":"results/1","rulebook":"magic","players":[{"id":"kira"},{"id":"odo"}],'
MEGABYTE = 1_000_000


def depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value if isinstance(value, list) else None
    return 0 if inner is None else 1 + max(map(depth, inner), default=0)


# Every door is bounded ------------------------------------------------------------------------------------------------

PIECES = [*"a1[]{},\n'#\\", ".a", '"a"', '."a"', " = ", "9" * 30, "[[a]]\n", '"""']
JSON_PIECES = [*'[]}1,"\\', '{"a":', '"]"', "9" * 30]


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(PIECES), st.integers(1, 40)), max_size=30))
def test_toml_that_passes_is_flat(parts: list[tuple[str, int]]) -> None:
    text = "".join(piece * times for piece, times in parts)
    try:
        document = tomllib.loads(limits.toml(text, "plan.toml"))
    except (Refused, ValueError):
        return  # refused by us, or no TOML
    assert depth(document) <= 2 * limits.DEPTH * limits.DOTS


@settings(deadline=None)
@given(st.lists(st.tuples(st.sampled_from(JSON_PIECES), st.integers(1, 60))))
def test_json_that_passes_is_flat(parts: list[tuple[str, int]]) -> None:
    data = "".join(piece * times for piece, times in parts).encode()
    try:
        document = msgspec.json.decode(limits.json(data, "results.json"))
    except (Refused, msgspec.DecodeError):
        return
    assert depth(document) <= 2 * limits.DEPTH


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("a" + ".a" * 9 + " = 1", "file-too-deep-or-dotted"),
        ('"a"' + '."a"' * 9 + " = 1", "file-too-deep-or-dotted"),
        ("[" + ".".join("a" * 10) + "]", "file-too-deep-or-dotted"),
        ("a = " + "[" * 40 + "]" * 40, "file-too-deep-or-dotted"),
        ("a = " + "{a=" * 40 + "1" + "}" * 40, "file-too-deep-or-dotted"),
        ("a = 1" + "0" * 15, "file-long-number"),
        ("a = -1_0" + "_0" * 15, "file-long-number"),
        ("a = 0xffffffffffffffff", "file-long-number"),
        ("a = 1.5e9999", "file-long-number"),
        ("a = 1e-300", "file-long-number"),
        ("a = '" + "x" * 4000 + "'", message("file-line-too-long", most=4000)),
        ("a = 1\n" * 5001, message("file-too-many-keys", most=5000)),
        ("#\n" * 40_001, message("file-too-many-lines", most=40000)),
    ],
)
def test_what_of_a_toml_file_is_refused(text: str, why: Message | str) -> None:
    with pytest.raises(Refused) as caught:
        limits.toml(text, "plan.toml")
    assert fits(caught.value.refusals, [why])


@pytest.mark.parametrize(
    "text",
    [
        "a = '" + ".a" * 50 + "'",  # a text may hold anything
        'a = "' + "[" * 50 + '"',
        "# " + "." * 100,
        'a = """\n' + "9" * 50 + '\n"""',
        "a = 2026-11-15T10:00:00.123456+01:00",
        "a = 999999999999999",
        "a = [1.5e-99, 1e22, 0x1e100]",
        "k1e123 = 1",
        "a = [" + ", ".join(["1.5"] * 100) + "]",
    ],
)
def test_what_of_a_toml_file_is_no_matter(text: str) -> None:
    assert limits.toml(text, "plan.toml") == text
    tomllib.loads(text)


def test_every_rulebook_that_ships_is_far_within_the_limits() -> None:
    for path in DATA.glob("*.toml"):
        text = path.read_text(encoding="utf-8")
        assert limits.toml(text, path.name) == text
        assert len(text.encode()) < limits.TOML_BYTES / 2 and text.count("=") < limits.TOML_KEYS / 4


# Numbers --------------------------------------------------------------------------------------------------------------


@settings(deadline=None)
@given(st.text(st.characters(categories=["Nd", "No", "Nl", "Pd", "Zs"]) | st.sampled_from("-+12 ²①"), max_size=30))
def test_a_typed_number_is_read_or_not_and_never_fails(typed: str) -> None:
    number = limits.whole_number(typed)
    assert number is None or number == int(typed)
    assert limits.natural(typed) in (None, number)


@pytest.mark.parametrize(
    ("typed", "number"),
    [("7", 7), (" 7 ", 7), ("-7", -7), ("+7", 7), ("007", 7), ("٣", 3), ("²", None), ("", None), ("1.5", None)],
)
def test_a_typed_number(typed: str, number: int | None) -> None:
    assert limits.whole_number(typed) == number
    assert limits.whole_number("9" * 5000) is None and limits.whole_number("10", most=9) is None
    assert limits.natural("-7") is None and limits.natural("+7") is None


def test_nothing_else_reads_what_was_typed() -> None:
    """`int()` behind `isdigit()` fails for "²" and for 5,000 digits: there is one way to read a number."""
    source = Path(limits.__file__).parent
    for path in source.rglob("*.py"):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
            both = re.search(r"\bint\(", line) and re.search(r"\.is(digit|decimal|numeric)\(", line)
            assert not both or path.name == "limits.py", f"{path.relative_to(source)} line {number}: use limits.natural"


# Readers --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("reader", [read_names, read_cards], ids=["names", "cards"])
@pytest.mark.parametrize(
    "data",
    [
        b"a\n" * (MEGABYTE // 2),
        b"x" * MEGABYTE,
        b"," * MEGABYTE,
        b"name,name\n" + b",\n" * 39_000,
        b'name,side\n"' + b"x\n" * 39_000,
        b"name\tcount\n" + b"\t9\n" * 39_000,
        b"9" * 3_000 + b"\n" + b"a b\n",
        b"x" * 3_000_000,
        b"name\n" + b"\xff\n",
    ],
    ids=["lines", "line", "cells", "empty cells", "open quote", "nameless", "digits", "size", "bytes"],
)
def test_a_list_is_read_or_refused_with_few_faults(reader: Any, data: bytes) -> None:
    try:
        reader(data)
    except Refused as refused:
        assert 1 <= len(refused.refusals) <= limits.FAULTS + 1
        assert all(len(in_words(one)) < 5_000 for one in refused.refusals)


@pytest.mark.parametrize(
    "data",
    [
        b"[" * MEGABYTE,
        b'{"a":' * 200_000,
        b'{"rounds":[' + b"0," * 400_000 + b"0]}",
        b'{"topcut":"results/1","rulebook":"magic","players":[' + b"{}," * 200_000 + b"{}]}",
        b'{"topcut":"results/1","rulebook":"magic","rounds":[[' + b"{}," * 200_000 + b"{}]]}",
        b"{" + b",".join(b'"k%d":0' % n for n in range(60_000)) + b"}",
        b'{"rounds_planned":' + b"9" * 100_000 + b"}",
        b'{"rulebook":{"a":' + b'{"a":' * 30 + b"1" + b"}" * 32,
        b'{"title":"' + b"\\u0041" * 150_000 + b'"}',
        b'{"rounds":[' + b"1.5e300," * 100_000 + b"1]}",
        b'{"topcut":"results/1","rulebook":"magic","players":[],"options":{'
        + b",".join(b'"k%d":0' % n for n in range(60_000))
        + b"}}",
        TWO + b'"rounds":[[{"players":[' + b'"kira",' * 150_000 + b'"odo"]}]]}',
        TWO + b'"rounds":[[{"players":["kira","odo"],"games":[' + b"[1,0]," * 150_000 + b"[0,1]]}]]}",
    ],
    ids=[
        *("lists", "objects", "rounds", "players", "matches", "keys", "digits", "rulebook", "text"),
        *("floats", "options", "seats", "games"),
    ],
)
def test_a_results_file_is_refused_with_few_faults(data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        read_results(data)
    assert 1 <= len(caught.value.refusals) <= limits.FAULTS + 1
    assert sum(len(in_words(one)) for one in caught.value.refusals) < 100_000


@pytest.mark.parametrize("fact", ['{"kind":"' + "x" * MEGABYTE + '"}', '{"' + "x" * MEGABYTE + '":1}', "[" * MEGABYTE])
def test_a_sealed_line_that_is_no_record_is_told_in_a_sentence(fact: str) -> None:
    line = link(f'{{"seq":1,"at":"","by":"director","v":1,"fact":{fact}}}'.encode(), START)
    with pytest.raises(Refused) as caught:
        codec.decode(line)
    assert len(in_words(caught.value)) < 1_000


def test_of_a_file_that_is_too_large_no_more_is_read_than_shows_it(tmp_path: Path) -> None:
    path = tmp_path / "cards.txt"
    path.write_bytes(b"x" * 101)
    with refused("file-too-large", file="cards.txt"):
        limits.read_file(path, 100)
    assert limits.read_file(path, 101) == b"x" * 101
