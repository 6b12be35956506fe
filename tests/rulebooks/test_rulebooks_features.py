"""Formats, card pools, rules and scenarios: which game may use which (001 chapter 4; 000, 002, 003)."""

import pytest

from topcut.rulebooks.load import load
from topcut.rulebooks.model import Feature

EVERY = {"star-trek-1e", "star-trek-2e", "tribbles"}
FIRST, SECOND, TRIBBLES = {"star-trek-1e"}, {"star-trek-2e"}, {"tribbles"}
CHAPTER_4 = {
    ("format", "constructed"): EVERY,
    ("format", "draft"): EVERY,
    ("format", "sealed"): EVERY,
    ("card_pool", "complete"): EVERY,
    ("card_pool", "limited"): EVERY,
    ("card_pool", "traditional"): EVERY,
    ("card_pool", "virtual"): EVERY,
    ("card_pool", "block"): FIRST,
    ("card_pool", "academy"): SECOND,
    ("card_pool", "hall-of-fame"): SECOND,
    ("rules", "official"): FIRST,
    ("rules", "open"): FIRST,
    ("rules", "warp-speed"): FIRST,
    ("rules", "standard"): SECOND | TRIBBLES,
    ("rules", "slipstream"): SECOND,
    ("rules", "infinite-diversity-draft"): SECOND,
    ("rules", "with-troubles"): TRIBBLES,
    ("scenario", "deck-lottery"): EVERY,
    ("scenario", "no-such-thing-as-luck"): FIRST | SECOND,
    ("scenario", "standard-orbit"): EVERY,
    ("scenario", "cool"): EVERY,
    ("scenario", "race-to-the-alpha-quadrant"): SECOND,
    ("scenario", "bend-the-rules"): EVERY,
    ("scenario", "public-play-testing"): EVERY,
    ("scenario", "biermeister"): FIRST | SECOND,
}


def test_chapter_4_says_which_game_each_is_for() -> None:
    found: dict[tuple[str, str], set[str]] = {}
    for name in EVERY:
        for feature in load(name).features:
            found.setdefault((feature.group, feature.name), set()).add(name)
    assert found == CHAPTER_4


def feature(book: str, group: str, name: str) -> Feature:
    found = load(book).feature(group, name)
    assert found is not None
    return found


@pytest.mark.parametrize("book", sorted(EVERY))
def test_4_4_scenarios_are_not_rated_and_biermeister_is_not_sanctioned(book: str) -> None:
    scenarios = [one for one in load(book).features if one.group == "scenario"]
    assert {one.rated for one in scenarios} == {False}
    assert {one.name for one in scenarios if not one.sanctioned} == ({"biermeister"} if book != "tribbles" else set())


def test_4_2_only_the_complete_pool_needs_no_approval() -> None:
    for book in EVERY:
        pools = [one for one in load(book).features if one.group == "card_pool"]
        assert [one.name for one in pools if not one.approval] == ["complete"]


DOCUMENTS = [
    ("star-trek-1e", "rules", "official", {"1E OTF Rules", "1E OTF Ban List", "1E Glossary", "1E Current Rulings"}),
    (
        "star-trek-1e",
        "rules",
        "open",
        {"1E Glossary", "1E Current Rulings", "1E Conversion Rules", "1E Converted Cards List"},
    ),
    ("star-trek-1e", "rules", "warp-speed", {"1E Warp Speed Rules", "1E Glossary", "1E Current Rulings"}),
    ("star-trek-2e", "rules", "standard", {"2E Rulebook", "2E Current Rulings", "2E Current Errata"}),
    ("star-trek-2e", "rules", "slipstream", {"2E Rulebook", "2E Current Rulings", "2E Current Errata"}),
    ("star-trek-2e", "rules", "infinite-diversity-draft", {"2E Rulebook", "2E Current Rulings", "2E Current Errata"}),
    ("tribbles", "rules", "standard", {"Tribbles Rulebook"}),
    ("tribbles", "rules", "with-troubles", {"Tribbles Rulebook"}),
    ("star-trek-2e", "scenario", "race-to-the-alpha-quadrant", {"2E Race to the Alpha Quadrant Rules"}),
    ("star-trek-1e", "scenario", "bend-the-rules", {"Peldor Joi Gratitude Festival Rules"}),
    ("star-trek-1e-2010", "format", "standard", {"Standard Format Ban List"}),
    ("star-trek-1e-2010", "format", "revised", {"Revised Format Rules Document"}),
    ("star-trek-2e-2010", "format", "dangerous-missions-draft", {"Dangerous Missions Draft Guide"}),
]


@pytest.mark.parametrize(("book", "group", "name", "documents"), DOCUMENTS)
def test_required_documents(book: str, group: str, name: str, documents: set[str]) -> None:
    assert set(feature(book, group, name).requires) == documents


BUILDING = [
    ("star-trek-1e-2010", "sealed", None, 20),
    ("star-trek-2e-2010", "sealed", None, 20),
    ("star-trek-1e", "draft", None, 30),
    ("star-trek-2e", "sealed", None, 30),
    ("transformers", "sealed", 20, 30),
    ("transformers", "draft", None, 30),
    ("star-wars", "cube", None, 20),
]


@pytest.mark.parametrize(("book", "name", "registration", "building"), BUILDING)
def test_r55_deck_building_periods(book: str, name: str, registration: int | None, building: int) -> None:
    found = feature(book, "format", name)
    assert (found.registration, found.building, found.limited) == (registration, building, True)


FORMATS_2010 = {
    "star-trek-1e-2010": {"open", "standard", "revised", "revised-standard", "traditional", "virtual", "sealed"},
    "star-trek-2e-2010": {"standard", "traditional", "virtual", "sealed", "dangerous-missions-draft"},
}


@pytest.mark.parametrize(("book", "formats"), FORMATS_2010.items())
def test_formats_of_2010(book: str, formats: set[str]) -> None:
    assert {one.name for one in load(book).features} == formats
    limited = {one.name for one in load(book).features if one.limited}
    assert limited == formats & {"sealed", "dangerous-missions-draft"}


def test_4_4_2_needs_an_even_number_of_rounds() -> None:
    assert feature("star-trek-1e", "scenario", "no-such-thing-as-luck").even_rounds


def test_a_cube_is_played_light_against_dark() -> None:
    assert load("star-wars").text("pairing") == "random"
    assert load("star-wars", {"format": "cube"}).text("pairing") == "sides"
