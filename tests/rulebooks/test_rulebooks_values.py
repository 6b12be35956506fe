"""Settings in words: no value is shown to people as a file writes it."""

from __future__ import annotations

from typing import Any

import pytest

from saying import in_words
from topcut.messages.catalogue import MARK, MARKED
from topcut.messages.voice import Voice
from topcut.rulebooks.describe_values import setting_told, settings_told, value_told
from topcut.rulebooks.load import load, names
from topcut.rulebooks.vocabulary import SETTINGS
from unmarked import Unmarked

CHOICES = [(name, choice) for name, word in SETTINGS.items() for choice in word.choices]


def told(book: str, name: str, value: Any) -> str:
    return in_words(value_told(load(book), name, value))


@pytest.mark.parametrize(
    ("book", "name", "value", "words"),
    [
        ("star-trek-2e", "warnings", ["half", 5], "at half time, 5 minutes before the end"),
        ("star-trek-2e", "warnings", [1], "1 minute before the end"),
        ("star-trek-2e", "warnings", [], "none"),
        ("star-trek-2e", "online", True, "yes"),
        ("star-trek-2e", "online", False, "no"),
        ("star-trek-2e", "time_limit", 60, "60"),  # its title says of what
        ("star-trek-2e", "rounds", 0, "as the table recommends"),
        ("magic", "rounds", 5, "5"),
        ("star-trek-2e", "absence", "MG", "Missed Game (MG)"),
        ("star-trek-2e", "scenario", "none", "none"),
        ("star-trek-2e", "pairing", "differential", "by differential"),
        ("star-wars", "pairing", "sides", "side against side"),
        ("star-trek-2e", "points_to_win", 0, "none"),
        ("star-trek-2e", "order", ["head_to_head", "strength_of_schedule"], "head to head, strength of schedule"),
        ("magic", "shown", ["opponents_match_win"], "opponents match win"),
        ("magic", "floor", "33/100", "33/100"),
        ("star-trek-2e", "pairing", "", "none"),
    ],
)
def test_a_value_in_words(book: str, name: str, value: Any, words: str) -> None:
    assert told(book, name, value) == words


def test_a_setting_with_its_title_and_several_by_their_names() -> None:
    book = load("star-trek-2e")
    assert (
        in_words(setting_told(book, "warnings", [5])) == f"{book.settings['warnings'].title}: 5 minutes before the end"
    )
    assert in_words(settings_told(book, {"online": True, "pairing": "random"})) == "online yes, pairing at random"


@pytest.mark.parametrize(("name", "choice"), CHOICES)
def test_every_choice_that_topcut_knows_has_words_of_the_catalogue(name: str, choice: str) -> None:
    said = Voice("cli", MARKED).say(value_told(load("star-trek-2e"), name, choice))
    assert MARK in said and not Unmarked().words(said)


@pytest.mark.parametrize("name", names())
def test_no_value_of_a_rulebook_is_shown_as_the_file_writes_it(name: str) -> None:
    """In the marked language only codes of results and ratios stand as they are."""
    book, voice = load(name), Voice("cli", MARKED)
    unmarked = Unmarked(book.results)
    for setting in book.settings.values():
        said = voice.say(value_told(book, setting.name, setting.value))
        assert not unmarked.words(said), (setting.name, said)
