"""Observations of a rulebook: whether their declarations hold together, and what older rulebooks observe."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from topcut.refusal import refusal
from topcut.rulebooks.document import Entry, Parts
from topcut.rulebooks.model import Observation
from topcut.rulebooks.problems import Problems, meant
from topcut.rulebooks.vocabulary import STEPS

_NAME = re.compile(r"[a-z][a-z-]*")
_SHAPES = {  # what an observation must be to count for something
    "conditions": ("seat", 2),
    "rounds_won": ("game-seat", 1),
    "moves": ("match", 1),
}


def undeclared(document: Mapping[str, Any]) -> tuple[Observation, ...]:
    """What a document without a word on observations observes: events that began before they were declared go on so.

    Missions were noted in Star Trek, whatever they counted for: its guides alone cap a differential, or decide by
    conditions; emptied hands in pods; moves in Standard Orbit.
    """
    trek = "differential_cap" in document.get("settings", {}) or any(
        one.get("decided_by") == "conditions" for one in _tables(document, "ending")
    )
    scenarios = [one.get("name") for one in _tables(document, "scenario")]
    so = {
        "missions": document.get("play") == "single_game" and trek,
        "emptied": document.get("play") == "pod",
        "rotation": "standard-orbit" in scenarios,
    }
    return tuple(one for one in _before() if so[one.name])


def _tables(document: Mapping[str, Any], name: str) -> list[Mapping[str, Any]]:
    return [one for one in document.get(name, ()) if isinstance(one, Mapping)]


@cache
def _before() -> tuple[Observation, ...]:
    file = Path(__file__).with_name("observed_before.toml")
    return tuple(msgspec.convert(tomllib.loads(file.read_text("utf-8"))["observation"], list[Observation]))


def check_observations(parts: Parts, problems: Problems) -> None:
    """Names that can be typed, numbers that can be, and steps of the chain that name an observation."""
    for entry in parts.tables["observation"]:
        _check(entry, parts, problems)
    names = parts.words("observation", "name")
    for entry in parts.tables["tiebreak"]:
        if entry.values.get("step") != "observed" or "name" not in entry.values.get("with_", {}):
            continue
        name, of = entry.values["with_"]["name"], {one.values.get("of") for one in _called(parts, entry)}
        path = (*entry.path, "with", "name")
        if name not in names:
            unknown = refusal("rulebook-unknown-word", word=str(name), kind="observation", way=meant(name, names))
            problems.add(path, unknown)
        elif of == {"match"}:
            problems.add(path, refusal("rulebook-observed-of-nobody", name=str(name)))


def _called(parts: Parts, link: Entry) -> list[Entry]:
    name = link.values["with_"]["name"]
    return [entry for entry in parts.tables["observation"] if entry.values.get("name") == name]


def _check(entry: Entry, parts: Parts, problems: Problems) -> None:
    values, path = entry.values, entry.path
    name, of, counts = values.get("name", ""), values.get("of"), values.get("counts", "")
    least, most = values.get("least", 0), values.get("most", 99)
    if "name" in values and (not _NAME.fullmatch(name) or name in STEPS):
        problems.add((*path, "name"), refusal("rulebook-observation-name"))
    if most < least:
        problems.add((*path, "most"), refusal("rulebook-less", number=most, least=least))
    if of == "game-seat" and parts.head.get("play") != "pod":
        problems.add((*path, "of"), refusal("rulebook-observed-in-pods"))
    if of == "game-seat" and (least, most, values.get("numbers", ())) != (0, 1, ()):
        problems.add(path, refusal("rulebook-observed-or-not"))
    if counts and _SHAPES[counts] != (of, len(values.get("numbers", ())) or 1):
        problems.add((*path, "counts"), refusal("rulebook-observation-shape", counts=counts))
    if values.get("scenario") and values["scenario"] not in parts.words("scenario", "name"):
        way = meant(values["scenario"], parts.words("scenario", "name"))
        unknown = refusal("rulebook-unknown-word", word=values["scenario"], kind="scenario", way=way)
        problems.add((*path, "scenario"), unknown)
