"""The rulebooks that ship: they load, survive JSON, and say where every value comes from."""

import json

import pytest

from saying import refused
from topcut.rulebooks.load import build, load, names
from topcut.rulebooks.model import Between, Step
from topcut.rulebooks.vocabulary import BETWEEN, CRITERIA, HOW, SETTINGS, STEPS

ALL = (
    "flash-duel",
    "magic",
    "puzzle-strike",
    "star-trek-1e",
    "star-trek-1e-2010",
    "star-trek-2e",
    "star-trek-2e-2010",
    "star-wars",
    "swiss",
    "transformers",
    "tribbles",
    "x-wing",
    "yomi",
)


def test_all_thirteen_are_there() -> None:
    assert names() == ALL


@pytest.mark.parametrize("name", ALL)
def test_a_rulebook_survives_the_journal(name: str) -> None:
    book = load(name)
    assert book.name == name
    assert build(json.loads(json.dumps(book.source))) == book


@pytest.mark.parametrize("name", ALL)
def test_every_value_has_its_clause_and_every_setting_its_words(name: str) -> None:
    book = load(name)
    entries = [
        *book.results.values(),
        *book.endings.values(),
        *book.chain,
        *book.settings.values(),
        *book.rounds,
        *book.rounds_for_cut,
        *book.features,
        *book.when,
        *book.observations,
    ]
    assert [entry for entry in entries if not entry.clause] == []
    assert [one.name for one in book.criteria if not one.clause and one.name != "teammates"] == []
    assert [one.name for one in book.settings.values() if not one.title] == []


NEEDS = {("star-wars", "pairing", "differential"): {"tie_breaker": "differential"}}  # choices that ask for another


@pytest.mark.parametrize("name", ALL)
def test_every_choice_of_every_setting_loads(name: str) -> None:
    for setting in load(name).settings.values():
        if setting.may == "director" and setting.kind == "choice":
            for choice in setting.choices:
                with_it = NEEDS.get((name, setting.name, choice), {})
                assert load(name, {setting.name: choice, **with_it}).text(setting.name) == choice


def test_r51_star_wars_is_paired_by_differential_only_where_that_was_announced() -> None:
    with refused("option-demanded", option="tie_breaker", wanted='"differential"'):
        load("star-wars", {"pairing": "differential"})


@pytest.mark.parametrize("name", ALL)
def test_every_book_has_the_settings_that_all_have(name: str) -> None:
    always = {setting for setting, word in SETTINGS.items() if word.always}
    assert always <= load(name).settings.keys()
    assert always >= {"pairing", "forced_rematch", "future_rounds", "rounds", "time_limit", "warnings", "online"}


def test_every_registered_word_is_used_by_some_rulebook() -> None:
    books = [load(name) for name in ALL]
    links = [link for book in books for link in book.chain]
    steps = {link.step for link in links if isinstance(link, Step)}
    # the total itself, what an option may ask for, and what a game may observe (tests/games/tongo.toml)
    assert set(STEPS) - steps == {"points", "rounds_played", "observed"}
    assert {link.between for link in links if isinstance(link, Between)} == set(BETWEEN)
    assert {one.name for book in books for one in book.criteria} == set(CRITERIA)
    assert {how for book in books for how in book.endings} == set(HOW)
    assert {name for book in books for name in book.settings} == set(SETTINGS)
