"""What a rulebook observes: declarations that hold together, and what rulebooks observe that declare nothing."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from saying import refused_in_words
from topcut.rulebooks.diff import diff
from topcut.rulebooks.load import build, load, names

TONGO: dict[str, Any] = tomllib.loads((Path(__file__).parents[1] / "games" / "tongo.toml").read_text("utf-8"))


def with_observation(**changes: Any) -> dict[str, Any]:
    """Tongo with other crystals."""
    crystals, turns = TONGO["observation"]
    return {**TONGO, "observation": [{**crystals, **changes}, turns]}


@pytest.mark.parametrize(
    ("document", "says"),
    [
        (with_observation(name="Crystals!"), "must be lower-case letters and dashes"),
        (with_observation(name="differential"), "not the name of a tie-breaker"),
        (with_observation(name="gems"), "crystals is not an observation of this rulebook"),
        (with_observation(name="turns"), "turns appears twice"),
        (with_observation(least=9, most=1), "1 is less than 9"),
        (with_observation(of="game-seat", most=1), "only the rounds of a pod"),
        (with_observation(of="match"), "nobody can be ranked by it"),
        (with_observation(of="planet"), "one of seat, game-seat, match"),
        (with_observation(counts="conditions"), "with two numbers"),
        (with_observation(counts="moves"), "with one number"),
        (with_observation(scenario="standard-orbit"), "standard-orbit is not a scenario"),
        (with_observation(colour="blue"), "colour"),
        ({**TONGO, "tiebreak": [{"step": "observed"}]}, "observed needs it"),
        ({**load("tribbles").source, "observation": [{"name": "bluffs", "of": "game-seat"}]}, "from 0 to 1"),
    ],
)
def test_a_declaration_that_cannot_hold_is_refused(document: dict[str, Any], says: str) -> None:
    with refused_in_words(re.escape(says)):
        build(document)


@pytest.mark.parametrize("name", names())
def test_events_that_began_before_observations_were_declared_observe_the_same(name: str) -> None:
    book = load(name)
    older = build({key: table for key, table in book.source.items() if key != "observation"})
    assert older.observations == tuple(replace(one, clause="") for one in book.observations)
    assert diff(older, book) == []


def test_a_rulebook_can_say_that_it_observes_nothing() -> None:
    source = {**load("tribbles").source, "observation": []}
    assert build(source).observations == ()


def test_two_rulebooks_differ_in_what_they_observe() -> None:
    told = [(one.table, one.name, one.key) for one in diff(build(TONGO), build(with_observation(most=12)))]
    assert told == [("observation", "crystals", "most")]
