"""No Such Thing as Luck (001 4.4.2): the same tables again, decks exchanged."""

from __future__ import annotations

import pytest

from saying import refused
from topcut.journal.fact import Seating
from topcut.messages.message import message
from topcut.play.scenarios.luck import exchanged, refuse_odd_rounds, repeated
from topcut.rulebooks.load import load

FIRST = (Seating(1, ("kira", "odo")), Seating(2, ("quark", "dax")), Seating(3, ("garak",), "BYE"))
ALL = ("kira", "odo", "quark", "dax", "garak")


def test_the_same_tables_again() -> None:
    assert repeated(FIRST, ALL) == FIRST


def test_whose_opponent_has_left_has_a_bye_behind_the_last_table() -> None:
    again = repeated(FIRST, ("kira", "quark", "dax", "garak"))
    assert again == (Seating(1, ("quark", "dax")), Seating(2, ("kira",), "BYE"), Seating(3, ("garak",), "BYE"))


def test_a_table_that_both_have_left_is_gone() -> None:
    assert repeated(FIRST, ("quark", "dax")) == (Seating(1, ("quark", "dax")),)


def test_newcomers_meet_in_signup_order_and_an_odd_one_has_a_bye() -> None:
    again = repeated(FIRST, (*ALL, "morn", "rom", "nog"))
    assert again == (
        *FIRST[:2],
        Seating(3, ("morn", "rom")),
        Seating(4, ("garak",), "BYE"),
        Seating(5, ("nog",), "BYE"),
    )


def test_decks_are_exchanged_only_with_the_same_opponent() -> None:
    second = repeated(FIRST, ("kira", "odo", "quark", "garak", "morn", "rom"))
    assert exchanged(second, FIRST) == {
        "kira": "odo",
        "odo": "kira",
        "morn": "morn",  # a new pair has no first game to turn round
        "rom": "rom",
        "quark": "quark",
        "garak": "garak",
    }


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e"])
def test_an_odd_number_of_rounds_is_refused(rulebook: str) -> None:
    book = load(rulebook, {"scenario": "no-such-thing-as-luck"})
    refuse_odd_rounds(book, 4)
    with refused(
        "scenario-odd-rounds", clause="4.4.2", rounds=3, way=message("scenario-way-even-rounds", fewer=2, more=4)
    ):
        refuse_odd_rounds(book, 3)
    with refused("scenario-odd-rounds", way=message("scenario-way-even-rounds", more=2)):
        refuse_odd_rounds(book, 1)


def test_other_events_may_have_odd_rounds() -> None:
    refuse_odd_rounds(load("star-trek-2e"), 3)
    refuse_odd_rounds(load("star-trek-2e", {"scenario": "deck-lottery"}), 3)
    refuse_odd_rounds(load("transformers"), 3)
