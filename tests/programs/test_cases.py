"""Every table of the documents, cell by cell, and what else they print: proved by the files beside this one."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from topcut.messages.message import Message
from topcut.programs.load import load
from topcut.programs.model import Program
from topcut.seasons.asked import day
from topcut.seasons.bonus import bonus
from topcut.seasons.earned import Earned, earns
from topcut.seasons.level import level_told
from topcut.seasons.points import Placing, points_of
from topcut.seasons.sanction import Planned, sanction

CASES = sorted(Path(__file__).parent.glob("s*/*.toml"))
HEAD = {"clause", "title", "program", "readings"}


def read(file: Path) -> dict[str, Any]:
    return tomllib.loads(file.read_text("utf-8"))


@pytest.mark.parametrize("file", CASES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_program_answers_as_the_document_prints(file: Path) -> None:
    case = read(file)
    assert case.keys() - HEAD <= QUESTIONS.keys(), "a question that nobody asks"
    assert case["program"] == file.parent.name
    program = load(case["program"])
    for question in case.keys() - HEAD:
        asked = case[question] if isinstance(case[question], list) else [case[question]]
        for one in asked:
            QUESTIONS[question](program, one)


def _why(answer: Message | None, one: Mapping[str, Any]) -> None:
    assert (answer.id if answer else "") == one.get("why", ""), one


def _cells(program: Program, one: Mapping[str, Any]) -> None:
    """A printed table: every size of event in every row, every place in every column that such an event has."""
    for row in one["rows"]:
        first, last = row["players"]
        for players in range(first, last + 1):
            printed = dict(_printed(one["places"], row["points"]))
            places = range(1, players + 1)
            found = {place: points_of(program, one["table"], Placing(players, place)).points for place in places}
            assert found == {place: printed.get(place) for place in places}, players


def _printed(places: list[list[int]], points: list[int]) -> Iterator[tuple[int, int]]:
    for (first, last), number in zip(places, points, strict=False):
        yield from ((place, number) for place in range(first, last + 1))


def _points(program: Program, one: Mapping[str, Any]) -> None:
    placing = Placing(one["players"], one.get("place"), one.get("wins", 0), one.get("casual", False))
    answer = points_of(program, one["table"], placing)
    assert answer.points == one.get("expect"), one
    if "parts" in one:
        assert answer.parts == one["parts"]
    _why(answer.why, one)


def _earns(program: Program, one: Mapping[str, Any]) -> None:
    ask = dict(one["ask"])
    date = ask.pop("date", None)
    answer = earns(program, **ask, day=day(date) if date else None)
    assert [_as_written(earned) for earned in answer.earns] == one["expect"], one
    if not one["expect"] or "why" in one:
        assert answer.why is not None
        assert "why" not in one or answer.why.id == one["why"], answer.why
    else:
        assert answer.why is None and answer.clause


def _as_written(one: Earned) -> str:
    what = "+".join(map(str, one.rounds)) if one.kind == "bye" else str(one.points)
    assert (one.into == "continental") == one.anywhere
    return f"{one.kind} {what} {one.into}" + (f" until {one.until}" if one.until else "")


def _level(program: Program, one: Mapping[str, Any]) -> None:
    answer = level_told(program, one["level"])
    expected = {"level": None, "k": None, **one.get("expect", {})}
    for name, value in expected.items():
        found = [[months.first, months.last] for months in answer.seasons] if name == "seasons" else None
        found = found if name == "seasons" else getattr(answer, name)
        assert (list(found) if isinstance(found, tuple) else found) == value, name
    _why(answer.why, one)


def _sanction(program: Program, one: Mapping[str, Any]) -> None:
    ask = {name: tuple(value) if isinstance(value, list) else value for name, value in one["ask"].items()}
    answer = sanction(program, Planned(**ask))
    assert answer.missing == tuple(one.get("missing", ()))
    assert answer.sanctioned == ((not one["missing"]) if one.get("printed", True) else None)
    for name in ("rated", "kind"):
        assert name not in one or getattr(answer, name) == one[name], name
    if "notes" in one:
        assert [note.id for note in answer.notes] == one["notes"]
    if "requires" in one:
        assert [f"{found.setting} = {found.value}" for found in answer.requires] == one["requires"]
    if "why" in one:
        _why(answer.why, one)


def _bonus(program: Program, one: Mapping[str, Any]) -> None:
    answer = bonus(program, one["ask"])
    assert answer.points == one.get("expect"), one
    _why(answer.why, one)


QUESTIONS: Mapping[str, Callable[[Program, Mapping[str, Any]], None]] = {
    "cells": _cells,
    "points": _points,
    "earns": _earns,
    "level": _level,
    "sanction": _sanction,
    "bonus": _bonus,
}
