"""Scenarios that change the play itself are registered under the names that rulebooks have for them."""

from __future__ import annotations

from topcut.play.scenarios.hooks import HOOKS, Hooks, hooks_of
from topcut.rulebooks.load import load, names


def test_every_hook_belongs_to_a_scenario_of_some_rulebook() -> None:
    books = [load(name) for name in names()]
    scenarios = {one.name for book in books for one in book.features if one.group == "scenario"}
    assert set(HOOKS) <= scenarios


def test_what_a_scenario_observes_is_declared_for_it_alone() -> None:
    observed = {(one.name, one.scenario) for name in names() for one in load(name).observations if one.scenario}
    assert observed == {("rotation", "standard-orbit")}


def test_an_event_without_a_scenario_is_played_as_ever() -> None:
    assert hooks_of(load("star-trek-2e")) == Hooks()
    assert hooks_of(load("star-trek-2e", {"scenario": "cool"})) == Hooks()
    assert hooks_of(load("star-trek-2e", {"scenario": "standard-orbit"})).everybody
