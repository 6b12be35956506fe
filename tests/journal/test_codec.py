"""A record is the same after it was written and read."""

from __future__ import annotations

from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given, settings
from stories import KINDS, any_fact, any_record

from saying import as_told
from topcut.acts.clock.facts import DeadlineSet
from topcut.acts.entries.facts import Dropped, Entered
from topcut.acts.event.facts import Announced, Created, SettingsChanged
from topcut.acts.results.facts import Reported
from topcut.acts.rounds.facts import Drafted, RoundPaired
from topcut.acts.stages.facts import PlanChanged
from topcut.journal import codec
from topcut.journal.chain import START, link
from topcut.journal.fact import Fact, Remark, Result, Seating
from topcut.journal.records import AnyFact, Record
from topcut.journal.versions import version_of
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
    drawn = isinstance(fact, Drafted) and bool(fact.notes)
    timed = (isinstance(fact, Announced) and bool(fact.until)) or (isinstance(fact, DeadlineSet) and fact.ahead)
    seated = isinstance(fact, Drafted | RoundPaired) and any(one.drawn for one in fact.tables)
    known = isinstance(fact, Entered) and bool(fact.who)
    gathers = isinstance(fact, Created | PlanChanged) and any(stage.kind == "gathering" for stage in fact.plan)
    later = gathers or drawn or seated or timed or known or _declared(fact) or _seen_anew(fact)
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


REPORT = b'{"seq":1,"at":"","by":"p1","v":%d,"fact":{"kind":"Reported","round":1,"table":2,"result":{%s}}}'
GAMES = ((65, 65),)
IN_VERSION_1 = [
    ({"missions": ((1, 1), (0, 1))}, b'"games":[[65,65]],"missions":[[1,1],[0,1]]'),
    ({"emptied": ((0,), (), (1, 3))}, b'"games":[[65,65]],"emptied":[[0],[],[1,3]]'),
    ({"rotation": ((3,),)}, b'"games":[[65,65]],"rotation":3'),
    ({"missions": ((0, 0), (0, 0)), "rotation": ((0,),)}, b'"games":[[65,65]],"missions":[[0,0],[0,0]],"rotation":0'),
]
IN_VERSION_2 = [
    ({"crystals": ((3,), (5,))}, b'"games":[[65,65]],"seen":[["crystals",[[3],[5]]]]'),
    (
        {"crystals": ((3,), (5,)), "missions": ((1, 1), (0, 1))},
        b'"games":[[65,65]],"seen":[["crystals",[[3],[5]]],["missions",[[1,1],[0,1]]]]',
    ),
    ({"missions": ((1,), (0,))}, b'"games":[[65,65]],"seen":[["missions",[[1],[0]]]]'),
    ({"rotation": ((1, 2),)}, b'"games":[[65,65]],"seen":[["rotation",[[1,2]]]]'),
]


@pytest.mark.parametrize(
    ("seen", "written", "version"), [*((*one, 1) for one in IN_VERSION_1), *((*one, 2) for one in IN_VERSION_2)]
)
def test_observations_are_written_in_the_oldest_version_that_has_words_for_them(
    seen: dict[str, Any], written: bytes, version: int
) -> None:
    record = Record(1, "", "p1", Reported(1, 2, Result(GAMES, seen=tuple(seen.items()))))
    assert codec.encode(record) == REPORT % (version, written)
    assert codec.decode(REPORT % (version, written)) == record


def test_old_keys_keep_their_place_among_the_others() -> None:
    said = b'"games":[[1,2]],"codes":["W","L"],"how":"timeout","missions":[[1,0],[0,0]],"absent":[1],'
    said += b'"ends":["normal"],"emptied":[[0]],"rotation":2,"unscored":true'
    assert codec.encode(codec.decode(REPORT % (1, said))) == REPORT % (1, said)


def test_a_key_that_no_version_has_is_one_of_a_newer_topcut() -> None:
    with pytest.raises(Refused) as caught:
        codec.decode(REPORT % (1, b'"games":[[1,2]],"mood":1'))
    assert caught.value.refusals[0].code == "journal-unknown-field"


@pytest.mark.parametrize("said", [b'"missions":7', b'"missions":[[1,"a"]]', b'"rotation":"far"', b'"emptied":{"a":1}'])
def test_observations_that_are_no_numbers_are_no_record(said: bytes) -> None:
    with pytest.raises(Refused) as caught:
        codec.decode(REPORT % (1, said))
    assert caught.value.refusals[0].code == "journal-no-record"


@pytest.mark.parametrize("observation", [[], [{"name": "crystals", "of": "seat"}]])
def test_a_rulebook_that_declares_observations_asks_for_a_program_that_knows_them(observation: list[Any]) -> None:
    created = Created(rulebook={"name": "tongo"}, title="t1")
    declaring = Created(rulebook={"name": "tongo", "observation": observation}, title="t1")
    assert [version_of(fact) for fact in (created, declaring)] == [1, 2]
    changed = SettingsChanged(asked={}, tables={"observation": observation})
    assert [version_of(fact) for fact in (SettingsChanged(asked={}), changed)] == [1, 2]


def test_a_program_that_is_too_old_for_a_line_asks_to_be_updated(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "VERSION", 1)  # as it was before observations were declared
    with pytest.raises(Refused) as caught:
        codec.lift(msgspec.json.decode(REPORT % (2, b'"seen":[["crystals",[[3],[5]]]]')))
    assert caught.value.refusals[0].code == "journal-newer"
    assert as_told(caught.value.refusals[0]).do == "update Topcut"


def test_old_versions_are_lifted_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(codec, "VERSION", 3)
    steps: dict[int, Any] = {1: lambda raw: {**raw, "one": 1}, 2: lambda raw: {**raw, "two": raw["one"] + 1}}
    assert codec.lift({"v": 1}, steps) == {"v": 3, "one": 1, "two": 2}
    assert codec.lift({"v": 3}, steps) == {"v": 3}
