"""A record is the same after it was written and read."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from stories import KINDS, any_fact, any_record

from saying import as_told
from topcut.acts.entries.facts import Dropped
from topcut.acts.event.facts import Created, SettingsChanged
from topcut.acts.results.facts import Reported
from topcut.acts.rounds.facts import Drafted
from topcut.journal import codec
from topcut.journal.chain import START, link
from topcut.journal.fact import Fact, Remark, Result, Seating
from topcut.journal.records import AnyFact, Record
from topcut.refusal import Refused

KIRA_DROPS = Record(7, "2026-11-15T10:00:00Z", "director", Dropped("p3", 2), key="k1", more=True)
LINE = (
    b'{"seq":7,"at":"2026-11-15T10:00:00Z","by":"director","v":1,'
    b'"fact":{"kind":"Dropped","player":"p3","after":2},"key":"k1","more":true}'
)
RESULT = (
    b'{"seq":1,"at":"","by":"p1","v":1,"fact":{"kind":"Reported","round":1,"table":2,"result":{"games":[[100,35]]}}}'
)
REMARKED = (
    b'{"seq":1,"at":"","by":"p1","v":2,"fact":{"kind":"Drafted","round":1,"tables":[{"table":1,"seats":["p1","p2"]}],'
    b'"seed":"7","notes":[{"what":"future-unknown","players":40}]}}'
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
    assert line == RESULT


def test_a_line_has_the_lowest_version_that_can_hold_its_fact() -> None:
    seated = (Seating(1, ("p1", "p2")),)
    remarked = Drafted(1, seated, "7", notes=(Remark("future-unknown", players=40),))
    assert codec.encode(Record(1, "", "p1", remarked)) == REMARKED
    assert b'"v":1,' in codec.encode(Record(1, "", "p1", Drafted(1, seated, "7")))
    assert codec.decode(REMARKED).fact == remarked


def _declared(fact: AnyFact) -> bool:
    """A rulebook that declares what is observed."""
    tables = fact.rulebook if isinstance(fact, Created) else fact.tables if isinstance(fact, SettingsChanged) else {}
    return "observation" in tables


def _seen_anew(fact: AnyFact) -> bool:
    """Something was observed that had no key of its own in version 1, or not this shape of it."""
    result = getattr(fact, "result", None)
    for name, numbers in result.seen if result else ():
        pairs = all(len(row) == 2 for row in numbers)
        single = [len(row) for row in numbers] == [1]
        if not (name == "emptied" or (name == "missions" and pairs) or (name == "rotation" and single)):
            return True
    return False


@settings(max_examples=400, deadline=None)
@given(any_fact)
def test_only_facts_with_a_field_that_came_later_are_of_version_2(fact: AnyFact) -> None:
    """An older Topcut reads a line of version 1: it knows every word of it."""
    later = (isinstance(fact, Drafted) and bool(fact.notes)) or _declared(fact) or _seen_anew(fact)
    assert msgspec.json.decode(codec.encode(Record(1, "", "p1", fact)))["v"] == (2 if later else 1)


def test_a_line_of_version_2_may_hold_what_version_1_held() -> None:
    assert codec.decode(LINE.replace(b'"v":1', b'"v":2')) == KIRA_DROPS


@pytest.mark.parametrize(
    ("line", "code", "says"),
    [
        (LINE.replace(b'"v":1', b'"v":3'), "journal-newer", "version=3"),
        (LINE.replace(b'"v":1', b'"v":3').replace(b"Dropped", b"Beamed"), "journal-newer", "version=3"),
        (LINE.replace(b'"v":1', b'"v":3').replace(b'"after":2', b'"mood":1'), "journal-newer", "version=3"),
        (LINE.replace(b'"v":1,', b""), "journal-no-version", ""),
        (LINE.replace(b"Dropped", b"Teleported"), "journal-unknown-fact", "Teleported"),
        (LINE.replace(b'"after":2', b'"after":"two"'), "journal-no-record", "$.fact.after"),
        (LINE.replace(b'"after":2', b'"after":2,"mood":1'), "journal-unknown-field", "mood"),
        (LINE.replace(b'"by":"director"', b'"by":"director","mood":1'), "journal-unknown-field", "mood"),
        (RESULT.replace(b'"games"', b'"mood":1,"games"'), "journal-unknown-field", "mood"),
        (REMARKED.replace(b'"v":2', b'"v":1'), "journal-field-too-new", "version=1"),
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
