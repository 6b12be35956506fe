"""A record is the same after it was written and read."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from stories import KINDS, any_fact, any_record

from saying import as_told
from topcut.acts.entries.facts import Dropped
from topcut.acts.results.facts import Reported
from topcut.journal import codec
from topcut.journal.chain import START, link
from topcut.journal.fact import Fact, Result
from topcut.journal.records import AnyFact, Record
from topcut.refusal import Refused

KIRA_DROPS = Record(7, "2026-11-15T10:00:00Z", "director", Dropped("p3", 2), key="k1", more=True)
LINE = (
    b'{"seq":7,"at":"2026-11-15T10:00:00Z","by":"director","v":1,'
    b'"fact":{"kind":"Dropped","player":"p3","after":2},"key":"k1","more":true}'
)


def test_every_fact_there_is_can_be_in_a_record() -> None:
    assert set(KINDS) == set(Fact.__subclasses__()) == set(get_args(AnyFact))


@settings(max_examples=400, deadline=None)
@given(any_record)
def test_a_record_comes_back_as_it_was(record: Record) -> None:
    assert codec.decode(codec.encode(record)) == record


@settings(max_examples=400, deadline=None)
@given(any_fact)
def test_a_linked_line_is_one_line_of_json_with_the_hash_last(fact: AnyFact) -> None:
    record = Record(1, "now", "p1", fact)
    line = link(codec.encode(record), START)
    assert b"\n" not in line
    assert list(msgspec.json.decode(line))[-2:] == ["prev", "hash"]
    assert codec.decode(line) == record


def test_the_line_is_written_as_documented() -> None:
    assert codec.encode(KIRA_DROPS) == LINE


def test_what_is_not_said_is_not_written() -> None:
    line = codec.encode(Record(1, "", "p1", Reported(1, 2, Result(games=((100, 35),)))))
    assert line == (
        b'{"seq":1,"at":"","by":"p1","v":1,"fact":{"kind":"Reported","round":1,"table":2,"result":{"games":[[100,35]]}}}'
    )


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        (LINE.replace(b'"v":1', b'"v":2'), "journal-newer", "version=2"),
        (LINE.replace(b'"v":1,', b""), "journal-no-version", ""),
        (LINE.replace(b"Dropped", b"Teleported"), "journal-unknown-fact", "Teleported"),
        (LINE.replace(b'"after":2', b'"after":"two"'), "journal-no-record", "$.fact.after"),
        (LINE.replace(b'"after":2', b'"after":2,"mood":1'), "journal-no-record", "mood"),
        (LINE.replace(b'"by":"director"', b'"by":"director","mood":1'), "journal-no-record", "mood"),
        (LINE.replace(b"director", b"direct\xffr"), "journal-no-record", "0xff"),
        (LINE[:-1], "journal-no-record", "truncated"),
        (b"[]", "journal-no-record", "array"),
        (b"", "journal-no-record", "truncated"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_with_the_reason(line: bytes, code: str, says: str) -> None:
    with pytest.raises(Refused) as caught:
        codec.decode(line)
    assert caught.value.refusals[0].code == code
    assert says in str(caught.value)
    assert as_told(caught.value.refusals[0]).do


def test_old_versions_are_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "VERSION", 3)
    steps: dict[int, Any] = {1: lambda raw: {**raw, "one": 1}, 2: lambda raw: {**raw, "two": raw["one"] + 1}}
    assert codec.lift({"v": 1}, steps) == {"v": 3, "one": 1, "two": 2}
    assert codec.lift({"v": 3}, steps) == {"v": 3}
