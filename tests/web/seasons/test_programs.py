"""The pages of programs: what they say is what the documents print, and a community's own is checked and kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from django.contrib.auth.models import User
from django.core.files.uploadedfile import SimpleUploadedFile
from django.http import HttpResponse
from django.test import Client

from topcut.programs.load import DATA, names
from topcut.web.seasons.models_programs import OwnProgram
from web.accounts import signed_in
from web.html import all_of, parsed, rows_of, words
from web.site import Site

OURS = (Path(__file__).parents[2] / "programs" / "files" / "our-club.toml").read_text("utf-8")


@pytest.fixture(autouse=True)
def nobody_left(site: Site) -> Iterator[None]:
    yield
    User.objects.all().delete()


def _page(address: str, status: int = 200) -> HttpResponse:
    answer = Client().get(address)
    assert answer.status_code == status
    return answer


def _send(client: Client, text: str, name: str = "our-club.toml") -> HttpResponse:
    return client.post("/programs/upload", {"file": SimpleUploadedFile(name, text.encode())}, follow=True)


def test_the_list_has_every_program() -> None:
    links = {one.get("href") for one in all_of(parsed(_page("/programs")), "a")}
    assert {f"/programs/{name}" for name in names()} <= links


@pytest.mark.parametrize("name", names())
def test_every_program_is_a_page_and_a_file(name: str) -> None:
    parsed(_page(f"/programs/{name}"))
    assert _page(f"/programs/{name}/file").content == (DATA / f"{name}.toml").read_bytes()


def test_11_levels_stand_with_number_season_and_k() -> None:
    rows = {row[1].removesuffix(" " + row[2]): row for row in rows_of(parsed(_page("/programs/star-trek")))}
    assert rows["Regional Championship"][0::4][0] == "2"
    assert [rows[level][2] for level in ("Regional Championship", "World Championship")] == [
        "March to June",
        "August to October",
    ]
    assert [row[4] for row in rows.values()] == ["16", "28", "40", "40", "52", "64", "16*"]


def test_11_1_1_what_places_earn_stands_together() -> None:
    rows = rows_of(parsed(_page("/programs/star-trek")), 1)
    level, first, second, third = rows[:4]
    assert level == ["Regional Championship"]
    assert "a bye in round 1" in first[1] and "a head start of 100,000 in Tribbles" in first[1]
    assert (second[0], third[0]) == ("2nd above 10 players", "3rd above 20 players")


@pytest.mark.parametrize(
    ("asked", "points", "row", "column"),
    [("players=14&place=3", "24", "14 to 15 players", "24"), ("players=40&place=1", "52", "32 or more players", "52")],
)
def test_12_4_1_a_placing_is_answered_and_its_row_lights_up(asked: str, points: str, row: str, column: str) -> None:
    tree = parsed(_page(f"/programs/star-trek?table=league&{asked}"))
    (told,) = all_of(tree, "output")
    (lit,) = [one for one in all_of(tree, "tr") if one.get("class") == "hi"]
    (at,) = [one for one in all_of(lit, "td") if one.get("class") == "at"]
    assert words(told).startswith(points) and words(lit).startswith(row) and words(at) == column


def test_004_the_example_of_twenty_points() -> None:
    tree = parsed(_page("/programs/sirlin?table=fantasy&players=16&place=2&wins=3"))
    assert words(all_of(tree, "output")[0]) == "20 points participation 3 match wins 9 top 8 bonus 8"


def test_a_placing_that_nobody_can_have_is_refused_in_a_sentence() -> None:
    said = words(parsed(_page("/programs/star-trek?table=league&players=8&place=9", 422)))
    assert "Nobody can be in place 9 of 8 players. Give a place that somebody has." in said


def test_what_the_table_does_not_say_is_nothing_and_why() -> None:
    tree = parsed(_page("/programs/star-trek-2010?table=league&players=17&place=1"))
    assert words(all_of(tree, "output")[0]).startswith("Nothing: the table ends with 16 players")


def test_two_programs_side_by_side_mark_what_only_one_says() -> None:
    tree = parsed(_page("/programs/star-trek?with=star-trek-2010"))
    marked = {words(one) for one in all_of(tree, "li") if one.get("class") == "diff"}
    assert any(line.startswith("registered at least 24 hours") for line in marked)
    assert any(line.startswith("registered at least 168 hours") for line in marked)
    same = {words(one) for one in all_of(tree, "li") if one.get("class") == "soft"}
    assert any(line.startswith("begins at 1,500") for line in same)


def test_a_program_that_is_not_there_is_not_found() -> None:
    _page("/programs/terok-nor", 404)
    _page("/programs/star-trek?with=terok-nor", 404)


# A community's own ----------------------------------------------------------------------------------------------------


def test_an_own_program_is_a_page_like_any_other() -> None:
    assert _send(signed_in("Quark"), OURS).redirect_chain == [("/programs/our-club", 302)]
    parsed(_page("/programs/our-club"))
    assert _page("/programs/our-club/file").content.decode() == OURS
    assert "/programs/our-club" in {one.get("href") for one in all_of(parsed(_page("/programs")), "a")}


def test_a_file_with_faults_is_refused_with_all_of_them_by_line() -> None:
    broken = OURS.replace('name = "regional"', 'name = "reginal"', 1).replace("[[level]]", "[[levle]]", 1)
    answer = _send(signed_in("Quark"), broken)
    assert answer.status_code == 422 and not OwnProgram.objects.exists()
    (told,) = [one for one in all_of(parsed(answer), "div") if one.get("role") == "alert"]
    faults = [words(one) for one in all_of(told, "li")]
    assert len(faults) > 1 and all("line " in fault for fault in faults)


def test_a_newer_file_takes_the_place_of_ones_own_only() -> None:
    quark, rom = signed_in("Quark"), signed_in("Rom")
    _send(quark, OURS)
    newer = OURS + "\n# newer\n"
    assert "brought by somebody else" in _send(rom, newer).content.decode()
    _send(quark, newer)
    assert OwnProgram.objects.get().text == newer


@pytest.mark.parametrize(("old", "new"), [('"our-club"', '"star-trek"'), ('"our-club"', '"upload"')])
def test_the_name_of_one_that_comes_with_topcut_is_taken(old: str, new: str) -> None:
    answer = _send(signed_in("Quark"), OURS.replace(old, new, 1))
    assert answer.status_code == 422 and "Topcut needs itself" in answer.content.decode()


def test_only_who_brought_a_program_removes_it() -> None:
    quark = signed_in("Quark")
    _send(quark, OURS)
    assert signed_in("Rom").post("/programs/our-club/remove").status_code == 404
    assert Client().post("/programs/our-club/remove").status_code == 302  # to sign in
    assert OwnProgram.objects.exists()
    quark.post("/programs/our-club/remove")
    assert not OwnProgram.objects.exists()
    assert Client().post("/programs/upload").status_code == 302


@pytest.mark.parametrize(("name", "text"), [("", ""), ("our-club.txt", OURS), ("x.toml", "\0"), ("x.toml", "a = [")])
def test_what_is_no_program_is_refused(name: str, text: str) -> None:
    quark = signed_in("Quark")
    answer = _send(quark, text, name) if name else quark.post("/programs/upload")
    assert answer.status_code == 422 and not OwnProgram.objects.exists()
