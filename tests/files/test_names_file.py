"""Lists of names: CSV and plain, every problem with its line."""

from __future__ import annotations

import pytest

from saying import fits, refused
from topcut.acts.entries.commands import Person
from topcut.files.names_file import read_names
from topcut.messages.message import message
from topcut.refusal import Refused
from wrong_lines import file_of, wrong_lines


def names(text: str | bytes, encoding: str = "") -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return [person.name for person in read_names(data, "names.csv", encoding)]


@pytest.mark.parametrize(
    "text",
    [
        "Kira Nerys\nOdo\nQuark\n",
        "\ufeffKira Nerys\r\nOdo\r\n\r\nQuark",
        "Kira Nerys, Odo, Quark",
        "Kira Nerys; Odo; Quark;",
        "1. Kira Nerys\n2. Odo\n3) Quark",
        "- Kira Nerys\n* Odo\n• Quark\n",
        "name\nKira Nerys\nOdo\nQuark\n",
        "Name,Rating\nKira Nerys,\nOdo,\nQuark,\n",
        "rating;name;email\n1500;Kira Nerys;k@ds9\n;Odo;\n1200;Quark;q@ds9\n",
        "team\tPlayer\nds9\tKira Nerys\nds9\tOdo\nbar\tQuark",
    ],
)
def test_a_list_is_read_however_it_was_made(text: str) -> None:
    assert names(text) == ["Kira Nerys", "Odo", "Quark"]


def test_every_column_in_any_order() -> None:
    data = "team,earned byes,handle,side,name,rating,head_start\nDS9,1,kira,light,Kira Nerys,1500,10\n"
    person = Person("Kira Nerys", "kira", 1500, 1, 10, "light", "DS9")
    assert read_names(data.encode()) == (person,)


def test_a_quoted_name_may_hold_the_delimiter() -> None:
    assert names('name,rating\n"Nerys, Kira",1500\n') == ["Nerys, Kira"]


def test_latin_1_is_refused_with_the_way_out_and_read_when_it_is_named() -> None:
    data = "name\nJürgen\n".encode("latin-1")
    with refused("file-other-encoding", file="names.csv", encoding="UTF-8", line=2, guess="latin-1"):
        names(data)
    assert names(data, "latin-1") == ["Jürgen"]


def test_utf_16_is_recognized() -> None:
    data = "Kira\nOdo\n".encode("utf-16")
    with refused("file-other-encoding", guess="utf-16"):
        names(data)
    assert names(data, "utf-16") == ["Kira", "Odo"]


def test_an_unknown_encoding_is_refused() -> None:
    with refused("file-unknown-encoding", encoding="klingon"):
        names("Kira\nOdo", "klingon")


def test_every_wrong_line_is_told_at_once() -> None:
    text = "name,rating,earned_byes\nKira,high,0\n,1500,0\nOdo,1200,one\n"
    with pytest.raises(Refused) as caught:
        names(text)
    expected = [
        (2, "", message("names-no-number", text="high", column="rating")),
        (3, "", "names-nameless"),
        (4, "", message("names-no-number", text="one", column="earned_byes")),
    ]
    assert fits(wrong_lines(caught.value.refusals), expected), caught.value
    assert {file_of(one) for one in caught.value.refusals} == {"names.csv"}


def test_a_misspelt_column_is_refused_not_dropped() -> None:
    with refused("file-unknown-column", column="ratng", word="rating"):
        names("name,ratng\nKira,1500\n")


def test_a_column_twice_is_refused() -> None:
    with refused("file-column-twice", column="name"):
        names("name,player\nKira,Kira\n")


def test_more_than_a_name_needs_a_header() -> None:
    with refused("names-more-than-a-name", file="names.csv", line=1):
        names("Kira,1500\nOdo,1200\n")


@pytest.mark.parametrize("text", ["", "\n \n", "name,rating\n"])
def test_an_empty_list_is_refused(text: str) -> None:
    with refused("names-none"):
        names(text)


def test_a_file_that_is_no_text_is_refused() -> None:
    with refused("names-not-text"):
        names(b"PK\x03\x04\x00\x00")
