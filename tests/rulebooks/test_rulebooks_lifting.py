"""Rulebooks of earlier versions ask for least players and rounds: they load, and say nothing of that any more."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from topcut.rulebooks.load import build, changed, faults, load
from topcut.rulebooks.vocabulary import RETIRED

JOURNALS = sorted((Path(__file__).parent.parent / "journals").glob("*.jsonl"))


def _embedded(file: Path) -> dict[str, Any]:
    """The rulebook in the first record of a journal."""
    lines = (json.loads(line) for line in file.read_text("utf-8").splitlines() if '"Created"' in line)
    rulebook: dict[str, Any] = next(lines)["fact"]["rulebook"]
    return rulebook


@pytest.mark.parametrize("file", JOURNALS, ids=[file.stem for file in JOURNALS])
def test_what_a_journal_embeds_loads_and_stays_as_it_is(file: Path) -> None:
    source = _embedded(file)
    book = build(source)
    assert book.source == source
    assert not set(RETIRED) & {*book.settings, *book.printed, *(name for when in book.when for name in when.set)}
    assert not faults(source)


def test_an_older_star_wars_event_may_still_choose_its_tie_breaker() -> None:
    """Its rulebook took the least number of players back where differential was chosen."""
    source = dict(load("star-wars").source)  # as it was: eight players, and none where differential was chosen
    [when] = [one for one in source["when"] if one.get("set")]
    others = [one for one in source["when"] if one != when]
    source["settings"] = {**source["settings"], "minimum_players": {"value": 8}}
    source["when"] = [{**when, "set": {**when["set"], "minimum_players": 0}}, *others]
    now = changed(build(source), {"tie_breaker": "differential"})
    assert now.text("pairing") == "differential" and "minimum_players" not in now.settings


def test_a_file_that_still_says_it_is_good() -> None:
    source = dict(load("swiss").source)
    source["settings"] = {**source["settings"], "minimum_players": {"value": 4}, "below_minimum": {"value": "few"}}
    assert build(source).settings.keys() == load("swiss").settings.keys()
