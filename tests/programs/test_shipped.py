"""The programs that come with Topcut: against each other, against the rulebooks, and in German."""

from __future__ import annotations

import pytest

from saying import in_words
from topcut.messages.voice import Voice
from topcut.programs.describe import describe
from topcut.programs.load import DATA, load, names
from topcut.programs.printed import printed_texts
from topcut.programs.translations import wrong_translations
from topcut.rulebooks.load import load as load_rulebook
from topcut.rulebooks.load import names as rulebooks
from topcut.seasons.points import Placing, points_of
from topcut.seasons.sanction import Planned, sanction


def test_each_community_of_the_documents_has_its_program() -> None:
    assert names() == ("sirlin", "star-trek", "star-trek-2010", "star-wars")


@pytest.mark.parametrize("name", names())
def test_every_program_can_be_read_by_a_person(name: str) -> None:
    program = load(name)
    for section in describe(program):
        assert in_words(section.heading)
        for line in section.lines:
            assert in_words(line.text) and in_words(line.text) != line.text.id


@pytest.mark.parametrize("name", names())
def test_every_program_has_german_texts_that_belong_to_it(name: str) -> None:
    program = load(name)
    assert (DATA / f"{name}.de.toml").is_file()
    assert wrong_translations(DATA / f"{name}.toml", program) == []
    assert Voice("cli", "de").words(program.title) != program.title == printed_texts(program)["title"]


def test_2010_against_today_points_are_alike_where_both_print_them() -> None:
    """2010 begins with four players and ends with sixteen; today's table goes on from three to 32 and more."""
    old, new = load("star-trek-2010"), load("star-trek")
    for players in range(1, 70):
        for place in range(1, players + 1):
            before = points_of(old, "league", Placing(players, place)).points
            today = points_of(new, "league", Placing(players, place)).points
            assert before == (today if 4 <= players <= 16 else None), (players, place)


def test_2010_against_today_what_differs() -> None:
    old, new = load("star-trek-2010"), load("star-trek")
    seasons = [(program.season("league").first_month, program.season("league").last_month) for program in (old, new)]
    assert seasons == [(9, 3), (10, 3)]
    day_before = Planned("1e", players=3, rounds=3, notice=24)
    assert sanction(old, day_before).missing == ("players", "notice")
    assert sanction(new, day_before).missing == ()
    assert (old.rating.overall, new.rating.overall) == (False, True)
    assert (len(old.earnings), len(old.bonuses), len(old.blocks)) == (0, 0, 0)


@pytest.mark.parametrize("name", rulebooks())
def test_no_rulebook_asks_for_what_a_program_does(name: str) -> None:
    """The least players and rounds of a sanctioned event stand in one place."""
    book = load_rulebook(name)
    assert not {"minimum_players", "minimum_rounds", "below_minimum"} & (book.settings.keys() | book.source["settings"])
