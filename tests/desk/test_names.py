"""Names at the desk: nobody enters as another's double, and a thousand of one name are entered as quickly as one."""

from __future__ import annotations

from typing import Any

import pytest

from desk.table import Event
from topcut.acts.entries import names
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.entries.taken import Handles
from topcut.acts.matter import people_of


def entered(event: Event, *names: str, **details: Any) -> None:
    event.do(Enter(tuple(Person(name, **details) for name in names)))


def refused(event: Event, name: str, why: str, **values: object) -> None:
    event.refused(Enter((Person(name),)), why, **values)


@pytest.mark.parametrize(
    "double",
    [
        "Kira",
        "KIRA",
        "\u200bKira",
        "K\u200bi\u200dra",
        "\u202eKira",
        "Ki\u00adra",
        "Ｋｉｒａ",
        "\ufeffKira",
        "Kira\u3164",
        "K\ufe0fira",
        "Kira\U000e0100",
    ],
    ids=ascii,
)
def test_a_name_that_is_the_same_to_the_eye_has_entered_already(double: str) -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    refused(event, double, "entry-name-taken")


def test_a_word_of_two_scripts_is_refused() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    refused(event, "Kirа", "entry-name-in-two-scripts")  # the last letter is Cyrillic
    refused(event, "Κira", "entry-name-in-two-scripts")  # the first is Greek


def test_a_name_of_another_script_that_looks_like_one_is_refused() -> None:
    event = Event("star-trek-2e", "Tom", "Odo")
    refused(event, "Том", "entry-name-looks-alike", player="Том", other="Tom")
    refused(event, "ᴛom", "entry-name-looks-alike", player="ᴛom", other="Tom")
    entered(event, "Том Пэрис")  # with something that tells the two apart


def test_names_of_all_the_world_enter_as_they_are() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    spelt = ("Дмитрий", "Ελένη", "寄木 夏子", "محمد", "می‌خواهم", "अन्‍या", "Zoë O'Brien 3", "Мария Smith", "🦊")
    entered(event, *spelt)
    assert [person.name for person in people_of(event.tournament, event.known.words).values()][2:] == list(spelt)


def test_signs_that_nobody_sees_are_taken_out_and_letters_put_together() -> None:
    assert names.tidy("  Ki\u200bra \u202e Ne\u0301rys\u2066 ") == "Kira Nérys"
    assert names.tidy("\u200c") == "" and not names.writable("\u0301")


@pytest.mark.parametrize("name", ["p1", "P1", "p007", "ｐ1", "p１", "p\ufe0f1"], ids=ascii)
def test_a_name_that_reads_like_a_number_of_ours_is_refused(name: str) -> None:
    refused(Event("star-trek-2e", "Kira", "Odo"), name, "entry-name-reads-as-id")


def test_a_handle_is_made_of_letters_and_digits_and_is_nobody_elses_number() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    event.do(
        Enter(
            (
                Person("Quark", handle="=cmd|calc!A1"),
                Person("Dax", handle="p1"),
                Person("Garak", handle="kira"),
                Person("Morn", handle="+1"),
            )
        )
    )
    people = people_of(event.tournament, event.known.words).values()
    assert [person.handle for person in people] == ["kira", "odo", "cmd-calc-a1", "p4", "kira-2", "p6"]


def test_ten_thousand_of_one_handle_are_looked_up_once_each() -> None:
    class Counted(set[str]):
        asked = 0

        def __contains__(self, one: object) -> bool:
            Counted.asked += 1
            return super().__contains__(one)

    handles = Handles([])
    handles._taken = Counted()
    given = [handles.free("x", f"p{number}") for number in range(1, 12_001)]
    assert given[:3] == ["x", "x-2", "x-3"] and given[-1] == "x-12000"
    assert len(set(given)) == 12_000 and Counted.asked <= 2 * 12_000


def test_a_team_is_one_text_however_many_play_in_it() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    entered(event, "Quark", "Rom", "Nog", team="Ferenginar")
    entered(event, "Brunt", team="Ferenginar")
    teams = [entrant.team for entrant in event.tournament.entrants.values() if entrant.team]
    assert len(teams) == 4 and len(set(teams)) == 1
    event.refused(Enter((Person("Zek", team="x" * 201),)), "entry-detail-too-long", player="Zek", most=200)


def test_more_players_than_an_event_takes_are_refused_at_once() -> None:
    event = Event("star-trek-2e", "Kira", "Odo")
    many = tuple(Person("") for _ in range(20_000))
    event.refused(Enter(many), "entry-too-many", number=20_002, most=20_000)
