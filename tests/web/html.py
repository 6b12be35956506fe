"""Reading a page strictly: any fault of the HTML is an error, and so are faults that a parser lets pass."""

from __future__ import annotations

import re
from itertools import pairwise
from xml.etree.ElementTree import Element

import html5lib
from django.http import HttpResponse

_IN = "{http://www.w3.org/1999/xhtml}"


def parsed(answer: HttpResponse) -> Element:
    """The page as a tree; raises at the first fault."""
    text = answer.content.decode()
    tree: Element = html5lib.HTMLParser(strict=True).parse(text)
    assert "\N{REPLACEMENT CHARACTER}" not in text, "a template asked for a word that is not there"
    _ids_are_unique(tree)
    _headings_are_in_order(tree)
    _tables_are_told(tree)
    _fields_have_labels(tree)
    return tree


def all_of(tree: Element, tag: str) -> list[Element]:
    return list(tree.iter(f"{_IN}{tag}"))


def words(element: Element) -> str:
    """What is read of an element."""
    return re.sub(r"\s+", " ", "".join(element.itertext())).strip()


def rows_of(tree: Element, table: int = 0) -> list[list[str]]:
    """The cells of the rows of a table's body."""
    body = all_of(all_of(tree, "table")[table], "tbody")[0]
    return [[words(cell) for cell in row] for row in all_of(body, "tr")]


def wide_rows_of(tree: Element) -> list[list[str]]:
    """The same of a first table as it is read on a wide screen, where columns say what a phone has under the name."""
    body = all_of(all_of(tree, "table")[0], "tbody")[0]
    return [[_read_wide(cell) for cell in row] for row in all_of(body, "tr")]


def _read_wide(cell: Element) -> str:
    parts = [cell.text or ""]
    for one in cell:
        narrow = "narrow-only" in (one.get("class") or "").split()
        parts += ["" if narrow else words(one), one.tail or ""]
    return re.sub(r"\s+", " ", "".join(parts)).strip()


def pairs_of(tree: Element) -> list[list[str]]:
    """The tables of a round: the number, the first name, what stands between, the second name, how it stands."""
    rows = [one for one in all_of(tree, "li") if "pair" in (one.get("class") or "").split()]
    return [[_number(row), *(_of_class(row, kind) for kind in ("a", "score", "b")), _state(row)] for row in rows]


def seats_of(tree: Element) -> list[list[str]]:
    """The list by name: who, against whom or what else, the table."""
    seats = next(one for one in all_of(tree, "ol") if one.get("class") == "seats")
    return [
        [_of_class(row, "who"), _of_class(row, "o"), _of_class(row, "fig").rpartition(" ")[2]]
        for row in all_of(seats, "li")
    ]


def _number(row: Element) -> str:
    return _of_class(row, "no").rpartition(" ")[2]


def _of_class(row: Element, kind: str) -> str:
    """Without what stands small beside it."""
    found = next((one for one in row.iter() if kind in (one.get("class") or "").split()), None)
    if found is None:
        return ""
    names = all_of(found, "bdi")
    return words(names[0]) if names else words(found)


def _state(row: Element) -> str:
    found = [one for one in row.iter() if (one.get("class") or "").split()[:1] in (["st"], ["state"])]
    return words(found[0]) if found else ""


def _ids_are_unique(tree: Element) -> None:
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids)), f"ids twice: {sorted(one for one in ids if ids.count(one) > 1)}"


def _headings_are_in_order(tree: Element) -> None:
    levels = [int(str(one.tag)[-1]) for one in tree.iter() if re.fullmatch(rf"{_IN}h[1-6]", str(one.tag))]
    assert levels[:1] == [1] and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels)), levels


def _tables_are_told(tree: Element) -> None:
    for table in all_of(tree, "table"):
        assert words(all_of(table, "caption")[0])
        assert all(head.get("scope") for head in all_of(table, "th"))
        widths = {sum(int(cell.get("colspan", 1)) for cell in row) for row in all_of(table, "tr")}
        assert len(widths) == 1, f"rows of different widths: {widths}"


def _fields_have_labels(tree: Element) -> None:
    told = {label.get("for") for label in all_of(tree, "label")}
    for kind in ("input", "select", "textarea"):
        for field in all_of(tree, kind):
            assert field.get("type") == "hidden" or field.get("id") in told, field.attrib
