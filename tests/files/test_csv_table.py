"""Tables for spreadsheets: no cell of any file that we write is taken for a formula."""

from __future__ import annotations

import csv
import io
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import topcut
from topcut.files.csv_table import csv_table

SIGNS = "=+-@\t\r\n\uff1d\uff0b\uff0d\uff20|% '\"a1"


@settings(deadline=None)
@given(
    st.lists(
        st.lists(st.text(st.sampled_from(SIGNS) | st.characters(codec="utf-8"), max_size=6), min_size=3, max_size=3)
    )
)
def test_no_cell_begins_like_a_formula(rows: list[list[str]]) -> None:
    text = csv_table(["a", "b", "c"], rows)
    for cells in csv.reader(io.StringIO(text, newline="")):
        for cell in cells:
            bare = cell.lstrip()
            assert not bare.startswith(tuple("=+-@\uff1d\uff0b\uff0d\uff20")) or re.fullmatch(r"-\d+([./]\d+)?", cell)


@pytest.mark.parametrize(
    ("cell", "written"),
    [
        ("=cmd|calc!A1", "'=cmd|calc!A1"),
        (" =1+1", "' =1+1"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("-1+1", "'-1+1"),
        ("-65", "-65"),
        ("-2/3", "-2/3"),
        (-65, "-65"),
        ("Kira Nerys", "Kira Nerys"),
        ("O'Brien", "O'Brien"),
    ],
)
def test_a_cell(cell: object, written: str) -> None:
    assert csv_table(["a"], [[cell]]) == f"a\n{written}\n"


def test_every_table_is_written_here() -> None:
    source = Path(topcut.__file__).parent
    writers = [path.name for path in source.rglob("*.py") if "csv.writer" in path.read_text(encoding="utf-8")]
    assert writers == ["csv_table.py"]
