"""What a command says of its fields holds at the desk, for every command there is; forms read by the same words."""

from __future__ import annotations

from typing import Any

import pytest

from desk.table import Event
from saying import refused
from topcut.acts.clock.commands import AddTime
from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Announce, Create
from topcut.acts.fields import Field, fields_of
from topcut.desk.slices import HANDLING
from topcut.refusal import Refused
from topcut.web.site.fields import read

BESIDES = {"number": 1, "words": "x", "lines": ("x",), "tick": True, "other": {}}
TYPED = [
    (kind, field)
    for kind in (*HANDLING, Person)
    for field in fields_of(kind).values()
    if field.kind == "words" or (field.kind == "number" and field.label.id != "form-number")
]
WORDS = [(kind, field) for kind, field in TYPED if field.kind == "words" and kind not in (Person, Create)]
NUMBERS = [(kind, field) for kind, field in TYPED if field.kind == "number"]


def _names(one: Any) -> str:
    return one.__name__ if isinstance(one, type) else str(one.name)


def _with(kind: type[Command], field: Field, value: object) -> Command:
    """A command with this in one field, and anything in those that it must have."""
    needed = {one.name: BESIDES[one.kind] for one in fields_of(kind).values() if one.required}
    return kind(**needed | {field.name: value})


def _refusals(kind: type[Command], field: Field, value: object) -> set[str]:
    """The ids of what the desk says to it."""
    event = Event("star-trek-2e", "Kira", "Odo")
    answer = event.submit(_with(kind, field, value))
    return {one.code for one in answer.refusals} if isinstance(answer, Refused) else set()


@pytest.mark.parametrize(("kind", "field"), WORDS, ids=_names)
def test_words_without_end_are_refused_before_anything_else_is_asked(kind: type[Command], field: Field) -> None:
    assert _refusals(kind, field, "x" * (field.most + 1)) == {"form-too-long"}
    assert "form-too-long" not in _refusals(kind, field, f"  {'x' * field.most}  ")


@pytest.mark.parametrize(("kind", "field"), [one for one in NUMBERS if one[0] is not Person], ids=_names)
def test_a_number_out_of_its_range_is_refused(kind: type[Command], field: Field) -> None:
    for number in (field.least - 1, field.most + 1):
        if number != field.default:
            assert _refusals(kind, field, number) == {"form-number-out-of-range"}


@pytest.mark.parametrize(("kind", "field"), NUMBERS, ids=_names)
@pytest.mark.parametrize("typed", ["²", "a dozen", "1.5", "--1", "9" * 30])
def test_a_form_takes_no_number_that_is_none(kind: type[Command], field: Field, typed: str) -> None:
    given = {one.name: BESIDES[one.kind] for one in fields_of(kind).values() if one.name != field.name}
    with refused("form-not-digits"):
        read(kind, {field.name: typed}, **given)


@pytest.mark.parametrize(("kind", "field"), NUMBERS, ids=_names)
def test_a_form_takes_the_range_that_the_command_names(kind: type[Command], field: Field) -> None:
    given = {one.name: BESIDES[one.kind] for one in fields_of(kind).values() if one.name != field.name}
    for number in (field.least, field.most):
        assert getattr(read(kind, {field.name: str(number)}, **given), field.name) == number
    for number in (field.least - 1, field.most + 1):
        with refused("form-number-out-of-range"):
            read(kind, {field.name: str(number)}, **given)


def test_everything_wrong_with_a_form_is_told_at_once() -> None:
    with pytest.raises(Refused) as answer:
        read(AddTime, {"minutes": "soon", "table": "-3"})
    assert [one.code for one in answer.value.refusals] == ["form-not-digits", "form-number-out-of-range"]


def test_a_number_is_read_as_people_type_it() -> None:
    assert read(AddTime, {"minutes": " −5 ", "table": ""}) == AddTime(-5)


def test_of_many_people_each_is_named_whose_details_do_not_fit() -> None:
    event = Event("star-trek-2e", "Kira")
    event.refused(Enter((Person("Odo"), Person("Zek", rating=10**12))), "entry-detail-out-of-range", player="Zek")
    event.refused(Enter((Person("Odo", handle="x" * 201),)), "entry-detail-too-long", player="Odo", most=200)


def test_words_are_kept_without_the_blanks_around_them() -> None:
    event = Event("star-trek-2e", "Kira", "Odo", "Quark", "Dax")
    event.do(Announce(f"  {'x' * 2_000}  "))
    assert event.words(event.tournament.announcements[-1].text) == "x" * 2_000
