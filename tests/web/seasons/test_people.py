"""Finding persons: by handle, by name, by nearly the name; and making them."""

from __future__ import annotations

import pytest

from saying import refused
from topcut.web.seasons.models import Person
from topcut.web.seasons.people import look_up, make, one

pytestmark = pytest.mark.usefixtures("site")


def test_a_handle_is_the_key() -> None:
    kira = make("Kira Nerys", "kira")
    assert look_up({"kira": "K. Nerys"})["kira"].sure == kira


def test_a_name_that_one_person_has_is_that_person() -> None:
    odo = make("Odo", "constable")
    assert look_up({"odo-2": "ODO"})["odo-2"].sure == odo


def test_a_name_that_two_have_is_asked_about() -> None:
    twins = {make("Odo", "odo"), make("Odo", "constable")}
    found = look_up({"p1": "Odo"})["p1"]
    assert found.sure is None and set(found.near) == twins


def test_a_misspelt_name_is_near() -> None:
    kira, morn = make("Kira Nerys"), make("Morn")
    found = look_up({"kira-narys": "Kira Narys"})["kira-narys"]
    assert found.sure is None and found.near == (kira,) and morn not in found.near


def test_nobody_is_like_somebody_new() -> None:
    make("Kira Nerys")
    assert look_up({"weyoun": "Weyoun"})["weyoun"].near == ()


def test_two_of_one_name_have_handles_of_their_own() -> None:
    assert [make("Odo").handle for _ in range(3)] == ["odo", "odo-2", "odo-3"]


def test_a_handle_leads_to_whom_somebody_was_merged_into() -> None:
    odo, twin = make("Odo"), make("Odo of Bajor")
    Person.objects.filter(pk=twin.pk).update(merged_into=odo)
    assert one("odo-of-bajor") == odo
    with refused("person-none", handle="weyoun"):
        one("weyoun")
