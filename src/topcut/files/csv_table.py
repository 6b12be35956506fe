"""A table as CSV, for every file that a spreadsheet opens: no cell of it is ever taken for a formula."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence

_FORMULA = re.compile(r"[\s'\"]*[=+\-@\uff1d\uff0b\uff0d\uff20|%]")
_CONTROL = re.compile(r"[\x00-\x1f\x7f\x85\u2028\u2029]+")
_NUMBER = re.compile(r"-?[0-9]+(?:/[0-9]+|\.[0-9]+)?")


def csv_table(header: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A line of column names, and one for each row."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows([_cell(value) for value in row] for row in rows)
    return text.getvalue()


def _cell(value: object) -> object:
    """Numbers as they are; a text that begins like a formula with an apostrophe, which keeps it a text."""
    if not isinstance(value, str):
        return value
    text = _CONTROL.sub(" ", value)  # not every reader keeps a line's end inside a cell
    return f"'{text}" if _FORMULA.match(text) and not _NUMBER.fullmatch(text) else text
