"""What scenarios count (001 4.4): the player's own games in Standard Orbit, even rounds, the fee of Bend the Rules."""

from __future__ import annotations

import pytest

from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import ChangeRounds, Draw, Post
from topcut.acts.stages.commands import ChangePlan
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.play.ledger import ledger
from topcut.play.scenarios.festival import items
from topcut.play.scenarios.orbit import circle
from topcut.play.splitters import meetings
from topcut.play.standings import standings
from topcut.rulebooks.model import Rulebook

from .table import FOUR, Event, rules, without

MOVED_ONCE = (("rotation", ((1,),)),)

# The player's own in Standard Orbit (4.4.3) ---------------------------------------------------------------------------


def orbited(book: Rulebook | str = "star-trek-2e") -> Event:
    """Kira v Odo at one table, Quark v Dax at the other; all games end after one move.

    Everybody has moved one seat on: at table 1 Odo sits with Kira's deck and Dax with Odo's, at table 2 Kira with
    Quark's and Quark with Dax's. Decks of the first seats win, so by hand: Odo beat Dax 100-35, Kira beat Quark 100-60.
    """
    options = {"scenario": "standard-orbit"} if isinstance(book, str) else {}
    orbit = Event(book, *FOUR, rounds=3, **options)
    orbit.draw(("Kira", "Odo"), ("Quark", "Dax"))
    orbit.do(Post())
    posted = orbit.tournament.rounds[0]
    for match in posted.matches.values():
        orbit.do(
            Report(match.round, match.table, Result(games=((100, 35 if match.table == 1 else 60),), seen=MOVED_ONCE))
        )
    return orbit


def by_sitting(orbit: Event) -> dict[str, tuple[str, int]]:
    """Who won by what margin, by moving the seats by hand: two tables are a circle of four."""
    one, two = (orbit.tournament.rounds[0].matches[table].seats for table in (1, 2))
    circle = [one[0], two[0], two[1], one[1]]
    now = {place: circle[(number - 1) % 4] for number, place in enumerate(["1a", "2a", "2b", "1b"])}
    margins = {now["1a"]: ("win", 65), now["1b"]: ("loss", -65), now["2a"]: ("win", 40), now["2b"]: ("loss", -40)}
    return {orbit.name(player): told for player, told in margins.items()}


def test_4_4_3_record_and_differential_are_those_of_who_sat_there() -> None:
    orbit = orbited()
    for row in standings(orbit.tournament, orbit.book).rows:
        outcome, margin = by_sitting(orbit)[orbit.name(row.player)]
        assert row.record == ((1, 0, 0) if outcome == "win" else (0, 1, 0))
        assert row.values["differential"] == margin


def test_4_4_3_head_to_head_is_between_those_who_sat_opposite_each_other() -> None:
    orbit = orbited()
    one, two = (orbit.tournament.rounds[0].matches[table].seats for table in (1, 2))
    book = ledger(orbit.tournament, orbit.book)
    assert meetings(book, one[1], two[1]) == (1, 0)  # at table 1 the second seat came to the first, from table 2 to it
    assert meetings(book, one[0], two[0]) == (1, 0)
    assert meetings(book, one[0], one[1]) == (0, 0)


def test_4_4_3_an_older_event_keeps_the_record_of_the_decks_seat() -> None:
    book = without(rules("star-trek-2e", ("scenario", "standard-orbit")), "orbit_by_player")
    orbit = orbited(book)
    rows = standings(orbit.tournament, orbit.book).by_player
    for match in orbit.tournament.rounds[0].matches.values():
        assert [rows[seat].record for seat in match.seats] == [(1, 0, 0), (0, 1, 0)]
        assert rows[match.seats[0]].values["differential"] == (65 if match.table == 1 else 40)


def test_4_4_3_tribbles_rounds_won_are_the_players_own() -> None:
    """Kira, Odo, Quark and Dax in one pod; after one move the second round's winner sits one seat further."""
    orbit = Event("tribbles", *FOUR, rounds=1, scenario="standard-orbit")
    orbit.do(Draw())
    orbit.do(Post())
    (match,) = orbit.tournament.rounds[0].matches.values()
    result = Result(games=((10, 0, 0, 0),) * 5, seen=(("emptied", ((0,),) * 5), *MOVED_ONCE))
    orbit.do(Report(1, match.table, result))
    places = circle(orbit.tournament.rounds[0])
    sits_first = match.seats[places[(places.index((1, 0)) - 1) % 4][1]]
    won = {row.player: row.values["rounds_won"] for row in standings(orbit.tournament, orbit.book).rows}
    assert won == {seat: 5 if seat == sits_first else 0 for seat in match.seats}


# Rounds and items -----------------------------------------------------------------------------------------------------


def test_4_4_2_an_even_number_of_rounds_stays_even() -> None:
    luck = Event("star-trek-2e", *FOUR, rounds=4, scenario="no-such-thing-as-luck")
    luck.post()
    luck.refused(ChangeRounds(5, consent="all players"), "scenario-odd-rounds", clause="4.4.2", rounds=5)
    luck.do(ChangeRounds(6, consent="all players"))
    plan = (Stage("swiss", rounds=3), Stage("bracket", take=2))
    early = Event("star-trek-2e", *FOUR, rounds=4, scenario="no-such-thing-as-luck")
    early.refused(ChangePlan(plan), "scenario-odd-rounds", clause="4.4.2", rounds=3)


@pytest.mark.parametrize(("book", "rounds", "fee"), [("star-trek-1e", 3, 3), ("tribbles", 1, 5), ("tribbles", 2, 10)])
def test_4_4_6_the_fee_is_one_item_for_every_round_scheduled(book: str, rounds: int, fee: int) -> None:
    festival = Event(book, *FOUR, rounds=rounds, scenario="bend-the-rules")
    found = items(festival.tournament, festival.book)
    assert (found.fee, found.fees) == (fee, 4 * fee)
