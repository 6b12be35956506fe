"""What a finished event is to its program, against figures that the documents print."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from answers.viewed import viewed
from desk.staged import Staged
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import CheckIn
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.rounds.commands import Start
from topcut.acts.who import DIRECTOR
from topcut.answers.event_view import EventView
from topcut.desk.memory import MemoryJournal
from topcut.desk.simulate import Habits, Simulation, simulate
from topcut.desk.submit import Accepted, submit
from topcut.journal.plan import GATHERING, Stage
from topcut.programs.load import load
from topcut.rulebooks.load import build
from topcut.rulebooks.load import load as rulebook
from topcut.seasons.conditions import sanction_told
from topcut.seasons.happened import Happened, played_in
from topcut.seasons.league_book import BookedEvent, LeagueBook, events_of
from topcut.seasons.outcome import Outcome, outcome_of
from topcut.seasons.points import Placing, points_of

CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
LISTED = {"date": "2026-12-05", "start": "10:00", "zone": "UTC"}


def outcome(name: str, players: int, program: str, *plan: Stage, rounds: int = 0, **values: Any) -> Outcome:
    """Of a whole simulated event that was listed, as it turns out, long before it began."""
    journal = simulate(rulebook(name), players, "season", rounds=rounds, habits=CALM, plan=plan)
    _do(journal, TakeInto(load(program).source))
    _do(journal, ChangeListing(LISTED | values))
    found = outcome_of(view_of(journal))
    assert found is not None
    return found


def view_of(journal: MemoryJournal) -> EventView:
    known = journal.known
    return EventView(known.tournament, build(known.tournament.rulebook), known.words, known.history)


def _do(journal: MemoryJournal, command: Any) -> None:
    answer = submit(journal, command, DIRECTOR)
    assert isinstance(answer, Accepted), answer


def _points(found: Outcome, table: str) -> list[tuple[int, int | None]]:
    return [(one.place, credit.points) for one in found.placed for credit in one.credits if credit.table == table]


def test_12_4_1_every_place_of_a_league_event_of_nine() -> None:
    """8-9 players: 20, 16, 12 for 3rd and 4th, 10 for 5th to 8th, 8 for the 9th."""
    found = outcome("star-trek-2e", 9, "star-trek", league="terok-nor")
    assert _points(found, "league") == [(n, p) for n, p in enumerate((20, 16, 12, 12, 10, 10, 10, 10, 8), start=1)]
    assert (found.season, found.game, found.level, found.kind) == ("2026-27", "2e", "local", "constructed")


@pytest.mark.parametrize(("day", "season"), [("2026-02-07", "2026"), ("2026-11-21", "2026"), ("2027-01-02", "2027")])
def test_11_2_2_masters_points_are_of_a_calendar_year(day: str, season: str) -> None:
    found = outcome("star-trek-2e", 4, "star-trek", level="masters", date=day)
    assert found.seasons["masters"] == season


def test_12_4_only_league_events_give_league_points() -> None:
    assert _points(outcome("star-trek-2e", 9, "star-trek"), "league") == []


@pytest.mark.parametrize(("players", "earning"), [(10, [1]), (11, [1, 2]), (20, [1, 2]), (21, [1, 2, 3])])
def test_11_1_1_byes_of_a_regional_by_its_attendance(players: int, earning: list[int]) -> None:
    found = outcome("star-trek-1e", players, "star-trek", level="regional", date="2027-04-03")
    byes = {one.place: one.earned for one in found.placed if one.earned}
    assert sorted(byes) == earning
    assert all((bye.kind, bye.rounds, bye.into, bye.until) == ("bye", (1,), "continental", "2027-08-31")
               for earned in byes.values() for bye in earned)  # fmt: skip


def test_2_an_event_that_falls_short_is_played_and_earns_nothing() -> None:
    found = outcome("star-trek-2e", 4, "star-trek", rounds=2, level="regional", date="2027-04-03")
    assert (found.sanction.sanctioned, found.sanction.missing) == (False, ("rounds",))
    assert not any(one.earned for one in found.placed)


def test_2_tribbles_count_the_rounds_of_a_match() -> None:
    """One match of a pod has the five rounds that are asked for."""
    assert outcome("tribbles", 6, "star-trek").sanction.sanctioned is True


def test_2_an_event_without_a_time_gave_no_notice() -> None:
    assert outcome("star-trek-2e", 6, "star-trek", start="").sanction.missing == ("notice",)


def test_004_a_whole_event_of_sixteen_gives_the_points_that_are_printed() -> None:
    """Participation 3; three for each match won; X, X/2, X/4 and X/8 for the top eight of sixteen."""
    found = outcome("yomi", 16, "sirlin", Stage("swiss"), Stage("bracket", take=8))
    top = {1: 16, 2: 8, 3: 4, 5: 2}
    for one in found.placed:
        (fantasy,) = one.credits
        assert fantasy.points == 3 + 3 * one.record.wins + top.get(one.place, 0)
    assert sum(one.record.wins for one in found.placed) == sum(one.record.losses for one in found.placed)


def test_a_bye_of_a_bracket_is_a_match_won() -> None:
    """Six in a bracket: two of them begin in its second round (R66). Eight players sit out nothing before that."""
    found = outcome("yomi", 8, "sirlin", Stage("swiss"), Stage("bracket", take=6))
    wins = sum(one.record.wins for one in found.placed)
    losses = sum(one.record.losses for one in found.placed)
    assert wins - losses == 2


def test_no_program_nothing_counts() -> None:
    journal = simulate(rulebook("star-trek-2e"), 6, "season", habits=CALM)
    assert outcome_of(view_of(journal)) is None
    _do(journal, TakeInto(load("sirlin").source))  # which does not know the game
    assert outcome_of(view_of(journal)) is None


def test_an_event_that_is_not_over_counts_for_nothing_yet() -> None:
    simulation = Simulation(rulebook("star-trek-2e"), 6, "season", habits=CALM)
    simulation.do(TakeInto(load("star-trek").source))
    simulation.play_round()
    assert outcome_of(view_of(simulation.journal)) is None


def test_who_somebody_is_goes_with_their_place() -> None:
    journal = simulate(rulebook("star-trek-2e"), 6, "season", habits=CALM)
    _do(journal, TakeInto(load("star-trek").source))
    _do(journal, Know("p3", "h7"))
    found = outcome_of(view_of(journal))
    assert found is not None
    assert [one.who for one in found.placed if one.player == "p3"] == ["h7"]


def _casual(people: int, here: int = 0, program: str = "sirlin", book: str = "yomi", **values: Any) -> Outcome:
    """An event without rounds, at which so many were checked in."""
    event = Staged(book, (GATHERING,), *(f"Player {number}" for number in range(people)))
    event.do(TakeInto(load(program).source))
    event.do(ChangeListing(LISTED | values))
    event.do(Start())
    for number in range(1, here + 1):
        event.do(CheckIn(f"p{number}"))
    event.do(Finish())
    found = outcome_of(viewed(event))
    assert found is not None
    return found


@pytest.mark.parametrize(("people", "points"), [(2, 1), (7, 1), (8, 2), (15, 2), (16, 3), (32, 4), (64, 5)])
def test_004_a_casual_event_gives_its_participation_points_and_nothing_else(people: int, points: int) -> None:
    """As the table prints them, whatever was played: no places, no rating, no points for a match."""
    found = _casual(people)
    assert (found.sanction.sanctioned, found.sanction.kind, found.rounds) == (True, "casual", 0)
    assert {(one.place, *((c.points, dict(c.parts)["match_wins"]) for c in one.credits)) for one in found.placed} == {
        (None, (points, 0))
    }
    assert not any(one.earned for one in found.placed)


def test_004_only_who_was_there_is_counted() -> None:
    found = _casual(9, here=5)
    assert found.players == len(found.placed) == 5
    assert {credit.points for one in found.placed for credit in one.credits} == {1}


def test_2_a_program_without_casual_events_gives_nothing_for_one_without_rounds() -> None:
    found = _casual(9, program="star-trek", book="star-trek-2e", league="terok-nor", level="regional")
    assert (found.sanction.sanctioned, found.sanction.missing) == (False, ("rounds",))
    assert {credit.points for one in found.placed for credit in one.credits} == {None}


def test_what_an_event_without_rounds_will_count_for_is_known_before_it_begins() -> None:
    event = Staged("yomi", (GATHERING,), "Kira", "Odo", "Quark")
    event.do(TakeInto(load("sirlin").source))
    event.do(ChangeListing(LISTED))
    line = sanction_told(viewed(event))
    assert line is not None and line.counts == "yes"
    assert [(one.id, dict(one.params)["points"], dict(one.params)["over"]) for one in line.points] == [
        ("sanction-points-each", 1, "no")
    ]


def test_12_4_a_league_gives_places_by_discretion_to_whoever_was_at_its_picnic() -> None:
    """Without them everybody shares the last place, and has no points of the table."""
    found = _casual(3, program="star-trek", book="star-trek-2e", league="terok-nor")
    who = {"p1": "kira", "p2": "odo", "p3": "quark"}
    book = LeagueBook(name="terok-nor", schedule="4+2", season=found.season)
    played = played_in([Happened("babel", "Babel", found, who)], book)
    program = load("star-trek")
    (event,) = events_of(program, book, played)
    assert {one: (result.place, result.points) for one, result in event.results.items()} == dict.fromkeys(
        who.values(), (3, None)
    )
    given = replace(book, event=(BookedEvent("babel", places={"kira": 3, "odo": 1, "quark": 2}),))
    (event,) = events_of(program, given, played)
    table = {place: points_of(program, "league", Placing(3, place)).points for place in (1, 2, 3)}
    assert {one: result.points for one, result in event.results.items()} == {
        "kira": table[3],
        "odo": table[1],
        "quark": table[2],
    }


@pytest.mark.parametrize(
    ("granted", "level", "byes"), [("", "regional", 1), ("yes", "regional", 1), ("no", "local", 0)]
)
def test_11_4_what_is_said_not_to_be_granted_counts_like_any_other_event(granted: str, level: str, byes: int) -> None:
    found = outcome("star-trek-1e", 6, "star-trek", level="regional", date="2027-04-03", granted=granted)
    assert (found.level, found.sanction.sanctioned) == (level, True)
    assert sum(len(one.earned) for one in found.placed) == byes


@pytest.mark.parametrize(
    ("granted", "counts", "states"),
    [("", "yes", []), ("yes", "yes", ["met"]), ("no", "below", ["missing"])],
)
def test_11_4_the_sanction_line_says_the_same_of_it(granted: str, counts: str, states: list[str]) -> None:
    journal = simulate(rulebook("star-trek-1e"), 6, "season", habits=CALM)
    _do(journal, TakeInto(load("star-trek").source))
    _do(journal, ChangeListing(LISTED | {"level": "regional", "date": "2027-04-03", "granted": granted}))
    told = sanction_told(view_of(journal))
    assert told is not None
    assert (told.counts, [one.state for one in told.lines if one.ask]) == (counts, states)


@pytest.mark.parametrize(
    ("online", "released", "told"),
    [(True, "2027-04-04", True), (True, "2027-04-03", False), (False, "2027-04-04", False)],
)
def test_11_3_1_an_online_release_event_starts_after_the_release(online: bool, released: str, told: bool) -> None:
    book = rulebook("star-trek-1e", {"online": online})
    journal = simulate(book, 4, "season", habits=CALM)
    _do(journal, TakeInto(load("star-trek").source))
    _do(journal, ChangeListing(LISTED | {"date": "2027-04-03", "release": "Orbs", "released": released}))
    found = sanction_told(view_of(journal))
    assert found is not None
    assert any(note.id == "sanction-before-release" for note in found.notes) == told
