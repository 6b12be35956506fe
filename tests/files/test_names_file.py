"""Lists of names: CSV and plain, every problem with its line."""

from __future__ import annotations

import pytest

from saying import in_words
from topcut.acts.entries.commands import Person
from topcut.files.names_file import read_names
from topcut.refusal import Refused


def names(text: str | bytes, encoding: str = "") -> list[str]:
    data = text.encode() if isinstance(text, str) else text
    return [person.name for person in read_names(data, "names.csv", encoding)]


def refusal(text: str | bytes, encoding: str = "") -> str:
    with pytest.raises(Refused) as refused:
        names(text, encoding)
    return in_words(refused.value)


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
    assert refusal(data) == "names.csv is not UTF-8 (line 2); save it as UTF-8 or add --encoding latin-1"
    assert names(data, "latin-1") == ["Jürgen"]


def test_utf_16_is_recognized() -> None:
    data = "Kira\nOdo\n".encode("utf-16")
    assert "add --encoding utf-16" in refusal(data)
    assert names(data, "utf-16") == ["Kira", "Odo"]


def test_an_unknown_encoding_is_refused() -> None:
    assert "there is no encoding 'klingon'" in refusal("Kira\nOdo", "klingon")


def test_every_wrong_line_is_told_at_once() -> None:
    text = "name,rating,earned_byes\nKira,high,0\n,1500,0\nOdo,1200,one\n"
    lines = refusal(text).splitlines()
    assert [line.split(":")[0] for line in lines] == ["names.csv line 2", "names.csv line 3", "names.csv line 4"]
    assert "'high' is no number (rating)" in lines[0]


def test_a_misspelt_column_is_refused_not_dropped() -> None:
    assert "there is no column 'ratng'; did you mean rating?" in refusal("name,ratng\nKira,1500\n")


def test_a_column_twice_is_refused() -> None:
    assert "the column name stands twice" in refusal("name,player\nKira,Kira\n")


def test_more_than_a_name_needs_a_header() -> None:
    assert "names.csv line 1 holds more than a name" in refusal("Kira,1500\nOdo,1200\n")


@pytest.mark.parametrize("text", ["", "\n \n", "name,rating\n"])
def test_an_empty_list_is_refused(text: str) -> None:
    assert "holds no names" in refusal(text)


def test_a_file_that_is_no_text_is_refused() -> None:
    assert "is not a text file" in refusal(b"PK\x03\x04\x00\x00")
