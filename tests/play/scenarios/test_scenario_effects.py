"""What a scenario means for sanctioning and rating (001 4.4), items in a game, drinks."""

from __future__ import annotations

import pytest

from saying import in_words, refused
from topcut.acts.scenarios.facts import ItemsDonated
from topcut.journal.fact import Result
from topcut.journal.state import Match, Round, Tournament
from topcut.messages.message import message
from topcut.play.scenarios.chosen import must_play, scenario_means, scenario_of
from topcut.play.scenarios.festival import items
from topcut.rulebooks.load import load

FESTIVAL = load("star-trek-2e", {"scenario": "bend-the-rules"})


@pytest.mark.parametrize(
    ("scenario", "words"),
    [
        ("deck-lottery", "sanctioned, not rated"),
        ("no-such-thing-as-luck", "sanctioned, not rated; needs an even number of rounds"),
        ("race-to-the-alpha-quadrant", "needs 2E Race to the Alpha Quadrant Rules"),
        ("bend-the-rules", "needs Peldor Joi Gratitude Festival Rules"),
        ("biermeister", "not sanctioned, not rated; everybody must be of legal age"),
    ],
)
def test_4_4_what_a_scenario_means(scenario: str, words: str) -> None:
    chosen = scenario_of(load("star-trek-2e", {"scenario": scenario}))
    assert chosen is not None and words in in_words(scenario_means(chosen))


@pytest.mark.parametrize("rulebook", ["star-trek-1e", "star-trek-2e", "tribbles"])
def test_4_4_no_scenario_is_rated_and_only_biermeister_not_sanctioned(rulebook: str) -> None:
    scenarios = [feature for feature in load(rulebook).features if feature.group == "scenario"]
    assert scenarios and not any(feature.rated for feature in scenarios)
    assert [f.name for f in scenarios if not f.sanctioned] == ([] if rulebook == "tribbles" else ["biermeister"])


def test_an_ordinary_event_has_none() -> None:
    assert scenario_of(load("star-trek-2e")) is None is scenario_of(load("transformers"))
    with refused("scenario-another", count=1, played="", scenarios=("Biermeister",), what="scenario-drinks"):
        must_play(load("star-trek-2e"), message("scenario-drinks"), "biermeister")


def played(*matches: Match, donated: tuple[ItemsDonated, ...]) -> Tournament:
    return Tournament(rounds_planned=3, rounds=(Round(1, {match.table: match for match in matches}),), scenario=donated)


@pytest.mark.parametrize(
    ("result", "collected", "unclaimed", "waiting"),
    [
        (Result(games=((100, 35),)), {"kira": 5}, 0, 0),
        (Result(games=((35, 100),)), {"odo": 5}, 0, 0),
        (Result(games=((65, 65),), how="timeout"), {}, 5, 0),
        (Result(how="both-lose"), {}, 5, 0),
        (Result(how="no-show", absent=(1,)), {}, 5, 0),
        (None, {}, 0, 5),
    ],
    ids=["first wins", "second wins", "tie", "both lose", "no game", "no result"],
)
def test_4_4_6_items_go_to_the_winner_of_the_game(
    result: Result | None, collected: dict[str, int], unclaimed: int, waiting: int
) -> None:
    match = Match(1, 1, ("kira", "odo"), "confirmed" if result else "open", result)
    donated = (ItemsDonated(1, 1, "kira", 2), ItemsDonated(1, 1, "odo", 1), ItemsDonated(1, 1, "kira", 2))
    found = items(played(match, donated=donated), FESTIVAL)
    assert found.spent == {"kira": 4, "odo": 1}
    assert (found.collected, found.unclaimed, found.waiting) == (collected, unclaimed, waiting)


def test_7_5_2_the_winner_of_a_pod_has_most_points() -> None:
    book = load("tribbles", {"scenario": "bend-the-rules"})
    donated = (ItemsDonated(1, 1, "dax", 3),)
    won = Match(1, 1, ("kira", "odo", "dax"), "confirmed", Result(games=((10, 30, 20), (5, 5, 5))))
    tied = Match(1, 1, ("kira", "odo", "dax"), "confirmed", Result(games=((10, 30, 30),)))
    assert items(played(won, donated=donated), book).collected == {"odo": 3}
    assert items(played(tied, donated=donated), book).unclaimed == 3
