"""The answer of every scenario (001 4.4), against the clauses and a second way of counting."""

from __future__ import annotations

from typing import Any

import pytest

from answers.viewed import viewed
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.scenarios.commands import (
    Award,
    CountDrinks,
    Donate,
    EndGame,
    GiveFeedback,
    ListSpecialRules,
    RejectSpecialRule,
)
from topcut.acts.scenarios.facts import DecksDealt, SpecialRuleDrawn
from topcut.acts.stages.commands import ChangePlan
from topcut.answers.encoding import encoded
from topcut.answers.scenario import KINDS, beside_players, own_scenario, scenario_answer
from topcut.answers.scenarios.drinks import DrinksAnswer
from topcut.answers.scenarios.feedback import feedback_list
from topcut.answers.scenarios.lent_decks import DecksAnswer
from topcut.answers.scenarios.prizes import AwardsAnswer, ItemsAnswer
from topcut.answers.scenarios.special_rules import RaceAnswer
from topcut.answers.scenarios.standard_orbit import OrbitAnswer, orbit_seats, who_sat
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import Player, message
from topcut.play.scenarios import chosen
from topcut.play.scenarios.moves import moved
from topcut.play.story import players_of
from topcut.refusal import Refused
from topcut.rulebooks.load import load, names

KIRA_ODO, QUARK_DAX = ("Kira", "Odo"), ("Quark", "Dax")
RULES = ("Ancient Artifact", "Badlands", "Cloaked", "Distress Call")


def event(scenario: str, rounds: int = 3) -> Event:
    return Event("star-trek-2e", *FOUR, rounds=rounds, scenario=scenario)


def data(event: Event, number: int = 0) -> Any:
    """The answer as programs get it."""
    return encoded(scenario_answer(viewed(event), number), in_words)


def play_on(event: Event) -> None:
    event.do(Draw())
    event.do(Post())
    for match in event.tournament.rounds[-1].matches.values():
        event.wins(event.name(match.seats[0]))


def cells(event: Event, number: int = 0) -> list[list[list[object]]]:
    """Every list that is shown, with the names of the players."""
    grids = scenario_answer(viewed(event), number).grids
    shown = [[list(map(_cell, row)) for row in grid.rows] for grid in grids if grid.rows]
    assert all(len(row) == len(grid.heads) for grid in grids for row in grid.rows)
    return shown


def _cell(cell: object) -> object:
    return cell.name if isinstance(cell, Player) else cell


# All of them ---------------------------------------------------------------------------------------------------------


def test_4_4_every_scenario_of_a_rulebook_answers() -> None:
    printed = {one.name for book in names() for one in load(book).features if one.group == "scenario"}
    assert printed - {"none"} == set(KINDS)


@pytest.mark.parametrize("scenario", KINDS)
def test_4_4_what_choosing_one_means(scenario: str) -> None:
    """No scenario is rated, and all are sanctioned but Biermeister."""
    answer = scenario_answer(viewed(event(scenario, rounds=2)))
    assert (answer.scenario, answer.rated, answer.sanctioned) == (scenario, False, scenario != chosen.BEER)
    assert answer.clause.startswith("4.4.") and answer.clause in in_words(answer.effect)


def test_an_ordinary_event_has_no_scenario() -> None:
    view = viewed(Event("star-trek-2e", *FOUR))
    with pytest.raises(Refused):
        scenario_answer(view)
    assert own_scenario(view, "p1", None) is None and beside_players(view, 1) == {}


# Decks ---------------------------------------------------------------------------------------------------------------


def test_4_4_1_the_decks_of_a_round_and_where_they_are_in_the_end() -> None:
    lottery = event(chosen.LOTTERY, rounds=2)
    assert [one.id for one in scenario_answer(viewed(lottery)).now] == ["scenario-mark-decks"]
    play_on(lottery)
    assert data(lottery)["decks"] == {name.lower(): name.lower() for name in FOUR} and "last_with" not in data(lottery)
    lottery.do(Draw())
    lottery.do(Post())
    (dealt,) = (record.fact.decks for record in lottery.history if isinstance(record.fact, DecksDealt))
    handles = {lottery.name(one).lower(): lottery.name(other).lower() for one, other in dealt.items()}
    assert data(lottery)["decks"] == handles and "last_with" not in data(lottery)
    for match in lottery.tournament.rounds[-1].matches.values():
        lottery.wins(lottery.name(match.seats[0]))
    assert data(lottery)["last_with"] == {owner: player for player, owner in handles.items()}
    assert data(lottery, 1)["decks"]["odo"] == "odo"
    away, lent = cells(lottery)
    assert sorted(row[::-1] for row in away) == sorted(lent)


def test_4_4_1_decks_stay_where_they_are_while_a_cut_is_still_to_be_played() -> None:
    lottery = event(chosen.LOTTERY)
    lottery.do(ChangePlan((Stage("swiss", rounds=2), Stage("bracket", take=2))))
    play_on(lottery)
    play_on(lottery)
    answer = scenario_answer(viewed(lottery))
    assert isinstance(answer, DecksAnswer) and not answer.last_with and answer.now == ()


def test_4_4_2_a_player_reads_whose_deck_they_play_and_who_has_theirs() -> None:
    luck = event(chosen.LUCK, rounds=2)
    play_on(luck)
    play_on(luck)
    view, posted = viewed(luck), luck.tournament.rounds[-1]
    for match in posted.matches.values():
        for player, other in (match.seats, match.seats[::-1]):  # 4.4.2: each plays the opponent's deck
            own = own_scenario(view, player, posted)
            assert own is not None
            lent, away = own.part.says
            assert lent == message("scenario-your-lent-deck", player=view.player(other))
            assert away == message("scenario-your-deck-with", player=view.player(other))
            assert beside_players(view, 2)[player] == message("scenario-lent", player=Player(other))
    assert beside_players(view, 1) == {}


# Special rules -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("listed", "asks"), [(0, ["scenario-list-rules"]), (3, ["scenario-rules-too-few"]), (4, [])])
def test_4_4_5_three_rounds_with_a_rejection_need_four_rules(listed: int, asks: list[str]) -> None:
    race = event(chosen.RACE)
    if listed:
        race.do(ListSpecialRules(RULES[:listed]))
    assert [one.id for one in scenario_answer(viewed(race)).now] == asks


def test_4_4_5_who_plays_by_which_rule_and_who_rejected_one() -> None:
    race = event(chosen.RACE)
    race.do(ListSpecialRules(RULES))
    race.post(KIRA_ODO, QUARK_DAX)
    race.do(RejectSpecialRule(race.id("Kira")))
    drawn = [record.fact for record in race.history if isinstance(record.fact, SpecialRuleDrawn)]
    mine = [fact.rule for fact in drawn if fact.player == race.id("Kira")]
    answer = scenario_answer(viewed(race))
    assert isinstance(answer, RaceAnswer) and answer.rules == RULES
    cards = {card.player.name: card for card in answer.players}
    assert (cards["Kira"].rules, cards["Kira"].rejected) == ({1: mine[1]}, (1, mine[0]))
    assert cards["Odo"].rejected == ()
    view, posted = viewed(race), race.tournament.rounds[-1]
    may = {name: own_scenario(view, race.id(name), posted) for name in FOUR}
    assert {name: own.part.rejects for name, own in may.items() if own} == {name: name != "Kira" for name in FOUR}
    rule = message("scenario-by-rule", rule=RULES[mine[1] - 1])
    assert beside_players(view, 1)[race.id("Kira")] == rule
    race.wins("Odo")
    own = own_scenario(viewed(race), race.id("Odo"), race.tournament.rounds[-1])
    assert own and not own.part.rejects  # the game is over


# Standard Orbit ------------------------------------------------------------------------------------------------------


def test_4_4_3_after_a_move_everybody_sits_where_they_were_told_to_go() -> None:
    orbit = event(chosen.ORBIT)
    posted = orbit.post(KIRA_ODO, QUARK_DAX)
    view = viewed(orbit)
    for moves in range(5):
        now, then = orbit_seats(view, posted, moves), orbit_seats(view, posted, moves + 1)
        sitting = {(one.table, one.seat): one for one in then.seats}
        for one in now.seats:
            assert sitting[one.next].player == one.player
            assert sitting[one.table, one.seat].deck == one.deck
    assert [one.player for one in orbit_seats(view, posted, 4).seats] == [
        one.player for one in orbit_seats(view, posted, 0).seats
    ]  # four seats: once round


def test_4_4_3_players_and_decks_score_apart() -> None:
    """At table 1 a game ends before a move and another after one: their decks get both, four players one each."""
    orbit = event(chosen.ORBIT)
    posted = orbit.post(KIRA_ODO, QUARK_DAX)
    came = {one.seat: one.player.id for one in orbit_seats(viewed(orbit), posted, 1).seats if one.table == 1}
    first, second = posted.matches[1].seats
    orbit.do(EndGame(1, 1, Result(games=((100, 35),))))
    orbit.do(Report(1, 1, moved(orbit.book, Result(games=((100, 35),)), 1)))
    won, lost = (orbit.book.results[code].points for code in ("FW", "FL"))
    individual = dict.fromkeys(orbit.ids.values(), 0)
    for winner, loser in ((first, second), (came[1], came[2])):
        individual[winner] += won
        individual[loser] += lost
    answer = scenario_answer(viewed(orbit))
    assert isinstance(answer, OrbitAnswer)
    assert {one.player.id: one.individual for one in answer.points} == individual
    decks = {first: 2 * won, second: 2 * lost}
    assert {one.player.id: one.deck for one in answer.points} == dict.fromkeys(orbit.ids.values(), 0) | decks
    sums = [one.sum for one in answer.points]
    assert sums == sorted((one.individual + one.deck for one in answer.points), reverse=True)
    assert [(game.table, game.rotation) for game in answer.games] == [(1, 0)]


def test_4_4_3_who_sat_there_when_a_game_ended_after_a_move() -> None:
    orbit = event(chosen.ORBIT)
    posted = orbit.post(KIRA_ODO, QUARK_DAX)
    came = {one.seat: one.player.id for one in orbit_seats(viewed(orbit), posted, 1).seats if one.table == 1}
    orbit.do(Report(1, 1, moved(orbit.book, Result(games=((100, 35),)), 1)))
    orbit.do(Report(1, 2, Result(games=((100, 35),))))
    after_a_move, stayed = (orbit.tournament.rounds[0].matches[table] for table in (1, 2))
    pair = message("place-pair", first=Player(came[1]), second=Player(came[2]))
    owners = viewed(orbit).players(after_a_move.seats)
    assert who_sat(viewed(orbit), after_a_move) == message("scenario-sat", seats=pair, owners=owners)
    assert who_sat(viewed(orbit), stayed) == players_of(stayed)


def test_4_4_3_a_player_reads_their_seats_by_the_minute() -> None:
    orbit = event(chosen.ORBIT)
    posted, view = orbit.post(KIRA_ODO, QUARK_DAX), viewed(orbit)
    own = own_scenario(view, orbit.id("Kira"), posted)
    assert own is not None
    minutes = view.book.integer("time_limit")
    assert [move.minute for move in own.part.moves] == list(range(0, minutes, 15))  # none at the very end
    for moves, move in enumerate(own.part.moves):
        there = {(one.table, one.seat): one for one in orbit_seats(view, posted, moves).seats}[move.table, move.seat]
        assert (there.player.name, there.deck.name) == ("Kira", move.deck)


# Items, prizes, words and drinks -------------------------------------------------------------------------------------


def test_4_4_6_items_go_to_the_winner_of_their_game() -> None:
    bending = event(chosen.FESTIVAL)
    bending.post(KIRA_ODO, QUARK_DAX)
    bending.do(Donate(*bending.at("Kira"), bending.id("Kira"), 2))
    bending.do(Donate(*bending.at("Dax"), bending.id("Dax"), 1))
    bending.wins("Odo")
    bending.do(Award(bending.id("Odo"), "most items"))
    answer = scenario_answer(viewed(bending))
    assert isinstance(answer, ItemsAnswer)
    assert (answer.fee, answer.fees, answer.waiting, answer.unclaimed) == (3, 12, 1, 0)
    assert [one.name for one in answer.proposed] == ["Odo"]
    assert cells(bending) == [[["Kira", 2, 0], ["Odo", 0, 2], ["Dax", 1, 0]], [["Odo", "most items"]]]
    own = own_scenario(viewed(bending), bending.id("Odo"), bending.tournament.rounds[0])
    assert own and [one.id for one in own.part.says] == ["scenario-you-have-spent", "scenario-you-are-awarded"]


def test_4_4_4_prizes_for_style() -> None:
    cool = event(chosen.COOL)
    assert [one.id for one in scenario_answer(viewed(cool)).now] == ["scenario-no-prize-yet"]
    cool.do(Award(cool.id("Quark"), "coolest deck"))
    answer = scenario_answer(viewed(cool))
    assert isinstance(answer, AwardsAnswer) and answer.now == ()
    assert data(cool)["awards"] == [{"player": "quark", "prize": "coolest deck"}]


def test_4_4_7_what_was_said_stands_in_its_order_and_in_the_file() -> None:
    testing = event(chosen.TESTING)
    assert [one.id for one in feedback_list(viewed(testing)).notes] == ["scenario-nothing-said"]
    testing.do(GiveFeedback(testing.id("Odo"), "dull"))
    testing.do(GiveFeedback(testing.id("Kira"), "strong"))
    assert cells(testing) == [[["Odo", "dull"], ["Kira", "strong"]]]
    assert feedback_list(viewed(testing)).lines == [("odo", "Odo", "dull"), ("kira", "Kira", "strong")]
    with pytest.raises(Refused):
        feedback_list(viewed(event(chosen.COOL)))


def test_4_4_8_a_drink_for_every_two_points() -> None:
    beer = event(chosen.BEER)
    beer.play(KIRA_ODO, QUARK_DAX)
    beer.play(("Kira", "Quark"), ("Odo", "Dax"))
    beer.do(CountDrinks(beer.id("Kira"), 3))
    answer = scenario_answer(viewed(beer))
    assert isinstance(answer, DrinksAnswer)
    points = {name: beer.points(name) for name in FOUR}
    assert [(one.player.name, one.points, one.due) for one in answer.drinks] == [
        (name, points[name], points[name] // 2) for name in FOUR
    ]
    kira = answer.drinks[0]
    assert (kira.drunk, kira.owed) == (3, kira.due - 3)
    owing = tuple(one.player for one in answer.drinks if one.due > one.drunk)
    assert answer.now[0] == message("scenario-still-owe", players=owing, count=len(owing))
