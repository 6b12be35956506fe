"""What a finished event is to its program, against figures that the documents print."""

from __future__ import annotations

from typing import Any

import pytest

from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.who import DIRECTOR
from topcut.answers.event_view import EventView
from topcut.desk.memory import MemoryJournal
from topcut.desk.simulate import Habits, Simulation, simulate
from topcut.desk.submit import Accepted, submit
from topcut.journal.plan import Stage
from topcut.programs.load import load
from topcut.rulebooks.load import build
from topcut.rulebooks.load import load as rulebook
from topcut.seasons.conditions import sanction_told
from topcut.seasons.outcome import Outcome, outcome_of

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
