"""Tables on 60, 80 and 120 columns: what is printed is read back, cell by cell, and says what the data say."""

from __future__ import annotations

import re
from itertools import groupby
from pathlib import Path
from typing import Any

import pytest
from terminal import Topcut

from saying import in_words
from spread import spread
from topcut.cli.terminal import fitting
from topcut.play.spoken import heading
from topcut.rulebooks.load import load, names

WIDTHS = [60, 80, 120]
LONG = "Bartholomew Featherstonehaugh-Cholmondeley"
Rows = list[dict[str, str]]


def printed_tables(out: str, width: int) -> list[Rows]:
    """Every table of an answer as rows by heading: columns are parted by three blanks that no line of it fills."""
    lines = out.splitlines()
    assert all(len(line) <= width for line in lines[1:]), max(lines[1:], key=len)  # the title is a sentence
    rules = [number for number, line in enumerate(lines) if line and set(line) == {"─"}]
    found = []
    for at in rules:
        body = []
        for line in lines[at + 1 :]:
            if not line.startswith(" ") or (rules and lines.index(line, at + 1) + 1 in rules):
                break
            body.append(line)
        found.append(_rows(lines[at - 1], body, len(lines[at])))
    return found


def _rows(head: str, body: list[str], width: int) -> Rows:
    lines = [line.ljust(width) for line in (head, *body)]
    blank = [all(line[place] == " " for line in lines) for place in range(width)]
    spans, start = [], 0
    for empty, places in groupby(range(width), key=blank.__getitem__):
        places = list(places)
        if empty and len(places) >= 3:
            spans.append((start, places[0]))
            start = places[-1] + 1
    spans.append((start, width))
    cells = [[line[a:b].strip() for a, b in spans] for line in lines]
    heads, rows = cells[0], []
    for line in cells[1:]:
        if line[0] or not rows:
            rows.append(line)
        else:  # a name or a sentence that goes on in the next line
            rows[-1] = [f"{one} {more}".strip() for one, more in zip(rows[-1], line, strict=True)]
    return [dict(zip(heads, row, strict=True)) for row in rows]


def simulated(topcut: Topcut, name: str, *more: str) -> Path:
    path = Path(f"{name}.jsonl")
    rounds = [] if load(name).recommended_rounds(11) else ["--rounds", "4"]
    made = topcut("simulate", "-r", name, "--players", 11, "--seed", 7, *rounds, *more, "--out", path)
    assert made.code == 0, made.err
    return path


def squeezed(text: str) -> str:
    return text.replace(" ", "")


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", spread(names(), 5))
def test_standings_say_at_every_width_what_the_data_say(
    topcut: Topcut, monkeypatch: pytest.MonkeyPatch, name: str, width: int
) -> None:
    path = simulated(topcut, name)
    data: list[dict[str, Any]] = topcut("standings", path, "--json").data["standings"]
    monkeypatch.setenv("COLUMNS", str(width))
    blocks = printed_tables(topcut("standings", path).out, width)
    together = [{key: cell for row in rows for key, cell in row.items()} for rows in zip(*blocks, strict=True)]
    assert len(together) == len(data) > 5
    for row, told in zip(together, data, strict=True):
        assert squeezed(told["name"]) in squeezed(row["player"])
        if "to" in told:  # over several stages: places instead of ranks
            assert re.match(r"\d+", row["place"])[0] == str(told["rank"])
            assert squeezed(told["reasons"][0]) == squeezed(row[""])
            continue
        assert (row["#"], row["points"]) == (str(told["rank"]), str(told["points"]))
        if "record" in row:
            assert row["record"] == "–".join(map(str, told["record"]))
        for value, number in told["values"].items():
            if value != "signup":
                shown = row[in_words(heading(value, load("star-trek-2e")))]
                assert _shown(shown) == pytest.approx(_shown(number), abs=0.00006), (value, row)


def _shown(number: str | None) -> float | None:
    if number in (None, "none", "–"):
        return None
    assert number is not None
    above, _, below = number.replace("−", "-").partition("/")
    return float(above) / float(below or 1)


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("name", spread(names(), 5))
def test_no_table_loses_a_sign(topcut: Topcut, monkeypatch: pytest.MonkeyPatch, name: str, width: int) -> None:
    """Every table that any command prints, beside what it was made of."""
    given: list[list[list[str]]] = []
    fitted = fitting.fitted

    def kept(made: Any, cells: int) -> Any:
        given.append([[fitting._plain(cell) for cell in column.cells] for column in made.columns])
        return fitted(made, cells)

    monkeypatch.setattr(fitting, "fitted", kept)
    path = simulated(topcut, name)
    book = load(name)
    entered = f"{LONG}, Kira, Odo, Quark, Dax, Garak, Morn, Rom"
    rounds = [] if book.recommended_rounds(8) else ["--rounds", "3"]
    assert topcut("new", "Long", "-r", name, *rounds, "--players", entered, "--file", "long.jsonl").code == 0
    monkeypatch.setenv("COLUMNS", str(width))
    asked: list[tuple[str | int | Path, ...]] = [
        *(("pairings", path, "--round", number) for number in (1, 2)),
        ("pairings", path, "--by-name"),
        ("players", path),
        ("journal", path),
        ("standings", path),
        ("verify", path),
        ("players", "long.jsonl"),
        ("rulebook", "list"),
        ("rulebook", "show", name),
    ]
    if book.text("pairing") != "sides":
        asked += [("pair", "long.jsonl", "--seed", "1"), ("post", "long.jsonl"), ("pairings", "long.jsonl")]
    for words in asked:
        given.clear()
        answer = topcut(*words)
        assert answer.code == 0, (words, answer.err)
        assert given, words
        printed = squeezed(answer.out.replace("\n", ""))
        widest = max(len(line) for line in answer.out.splitlines() if line.startswith(" "))
        assert widest <= width, words
        for column in (column for made in given for column in made):
            for cell in column:
                for word in cell.split():
                    assert _there(word, printed), (words, cell)


def _there(word: str, printed: str) -> bool:
    """A word stands as it is; one too long for its column stands in pieces of a good size."""
    while word and len(word) > 14 and word not in printed:
        piece = max(size for size in range(len(word) + 1) if word[:size] in printed)
        if piece < 5:
            return False
        word = word[piece:]
    return word in printed
