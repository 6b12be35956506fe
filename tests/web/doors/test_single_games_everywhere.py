"""A game with a score through every door of the site: slip line, table form, phone (001 7.4, 7.4.1, 7.5.1, 7.9)."""

from __future__ import annotations

import pytest

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.results.commands import Concede
from topcut.journal.state import Match
from topcut.play.outcome import worth_of
from topcut.web.store.models import Event
from web.console import Desk
from web.phones import plain, two_phones
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")


def posted(site: Site, rulebook: str = "star-trek-2e", **options: str) -> tuple[Event, Desk]:
    row = site.event(rulebook, FOUR, rounds=3, **options)
    site.post_round(row)
    return row, Desk(site.browser(row, "director"), row.slug)


def match_of(site: Site, row: Event, table: int = 1) -> Match:
    found = site.snapshot(row).tournament.match(1, table)
    assert found is not None
    return found


def differentials(site: Site, row: Event) -> tuple[int, ...]:
    snapshot = site.snapshot(row)
    worth = worth_of(snapshot.tournament, snapshot.book, match_of(site, row))
    assert worth is not None
    return worth.differential


def seats(site: Site, row: Event) -> list[str]:
    return [site.snapshot(row).names[seat] for seat in match_of(site, row).seats]


# The slip line and the table's own line ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rulebook", "line", "differential"),
    [
        ("star-trek-1e", "1 100 -5", (100, -100)),
        ("star-trek-1e", "1 100--5", (100, -100)),
        ("star-trek-1e", "1 −5-100", (-100, 100)),
        ("star-trek-1e", "1 -5 -10 time", (1, -1)),
        ("star-trek-2e", "{} 0-35 effect", (65, -65)),
        ("star-trek-2e", "1 100-120 1/1-0/0", (1, -1)),
        ("star-trek-2e", "1 FW FL no-score", (0, 0)),
    ],
)
def test_a_slip_counts_as_the_guide_says(site: Site, rulebook: str, line: str, differential: tuple[int, int]) -> None:
    row, desk = posted(site, rulebook)
    line = line.format(seats(site, row)[0])
    told = desk.client.get(f"/e/{row.slug}/desk/reading", {"line": line, "round": "1"}).json()
    assert told["good"], told
    first, second = (f"{number:+d}".replace("-", "−").replace("+0", "0") for number in differential)
    assert f"differential {first}/{second}" in told["text"]
    desk.look().press("Enter the slip", line=line)
    assert differentials(site, row) == differential
    assert f"differential {first}/{second}" in desk.look("/round/1/table/1").text


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("FW FL", "the score is missing"),
        ("60-35 effect", "it is not clear who won by the effect"),
        ("120-90 2/0-0/0", "nobody has that"),
        ("60-35 concede time", "are two endings"),
        ("100-35 no-score", "and also as unknown"),
    ],
)
def test_both_lines_of_the_desk_refuse_the_same(site: Site, typed: str, why: str) -> None:
    row, desk = posted(site)
    head = site.snapshot(row).head
    desk.look().press("Enter the slip", line=f"1 {typed}")
    assert desk.status == 422 and why in desk.refusals()[0].lower()
    desk.look("/round/1/table/1").press("Report", result=typed)
    assert desk.status == 422 and why in desk.refusals()[0].lower()
    assert site.snapshot(row).head == head


def test_the_hint_of_each_line_is_taken_as_it_is_written(site: Site) -> None:
    """In the line of a table, its number is not typed again."""
    row, desk = posted(site)
    desk.look().press("Enter the slip", line="1 FW FL")
    assert "after the result, like “1 FW FL 100-35”; if nobody knows it" in desk.refusals()[0]
    desk.look("/round/1/table/1").press("Report", result="FW FL")
    assert "after the result, like “FW FL 100-35”; if nobody knows it" in desk.refusals()[0]
    desk.press("Report", result="FW FL no-score")
    assert site.snapshot(row).said(match_of(site, row)) == "FW/FL, score not known"


# The form at the desk ------------------------------------------------------------------------------------------------


def test_7_4_an_official_says_that_nobody_knows_the_score(site: Site) -> None:
    row, desk = posted(site)
    button = f"Send: {seats(site, row)[0]} won"
    desk.look("/round/1/table/1").press(button)
    assert desk.status == 422 and "points is missing" in desk.refusals()[0]
    desk.look("/round/1/table/1").press(button, unscored="on", mine="100", theirs="35")
    assert desk.status == 422 and "and also as unknown" in desk.refusals()[0]
    desk.look("/round/1/table/1").press(button, unscored="on")
    assert site.snapshot(row).said(match_of(site, row)) == "FW/FL, score not known"
    assert "the score is not known, so the differential is 0" in desk.look("/round/1/table/1").text
    assert "score not known" in desk.open(f"/e/{row.slug}/pairings").text


def test_7_5_1_a_game_won_by_missions_with_fewer_points(site: Site) -> None:
    row, desk = posted(site)
    button = f"Send: {seats(site, row)[0]} won with fewer points"
    missions = {"my_planet": "1", "my_space": "1", "their_planet": "0", "their_space": "0"}
    desk.look("/round/1/table/1").press(button, mine="100", theirs="120", **(missions | {"my_space": "0"}))
    assert desk.status == 422 and "nobody has that" in desk.refusals()[0]
    desk.look("/round/1/table/1").press(button, mine="100", theirs="120", **missions)
    assert site.snapshot(row).said(match_of(site, row)) == "FW/FL 100–120, missions 1/1–0/0"
    assert differentials(site, row) == (1, -1)


def test_a_correction_shows_the_differential_before_it_is_made(site: Site) -> None:
    _, desk = posted(site)
    desk.look().press("Enter the slip", line="1 100-35")
    desk.look("/round/1/table/1").press("Show what changes", result="100-40", reason="misread")
    assert "FW/FL 100–40 (4/1 points, differential +60/−60)" in desk.text


def test_all_conditions_met_at_time_are_remarked_at_the_table(site: Site) -> None:
    _, desk = posted(site)
    desk.look().press("Enter the slip", line="1 100-35 1/1-1/0 time")
    assert "it is a full win though time was called" in desk.look("/round/1/table/1").text


# The phone -----------------------------------------------------------------------------------------------------------


def test_7_4_the_phone_shows_points_and_differential_before_they_are_confirmed(site: Site) -> None:
    kira, odo = two_phones(site)
    kira.reports("normal won", "100", "-5")
    assert "You won 100 : −5 (Full Win, 4 points, differential +100)" in kira.words()
    assert "You lost −5 : 100 (Full Loss, 1 point, differential −100)" in odo.words()


def test_a_player_cannot_leave_out_the_score(site: Site) -> None:
    kira, _ = two_phones(site)
    answer = kira.send("report", **{**kira.hidden(), "way": "normal won", "unscored": "on"})
    assert answer.status_code == 422
    assert "a player cannot leave out the score" in plain(answer.content.decode())
    assert "The score is not known" not in kira.page()


def test_a_player_wins_by_missions_with_fewer_points(site: Site) -> None:
    kira, _ = two_phones(site)
    missions = {"my_planet": "1", "my_space": "1", "their_planet": "1", "their_space": "0"}
    assert kira.reports("normal won", "100", "120").status_code == 422
    assert kira.reports("missions won", "100", "120", **missions).status_code == 302
    assert "You won 100–120 (Full Win, 4 points, differential +1)" in kira.words()


# A concession is subject to the director's approval (7.9) -------------------------------------------------------------


def test_7_9_a_concession_is_seen_at_the_desk_and_can_be_refused(site: Site) -> None:
    row, desk = posted(site)
    player = match_of(site, row).seats[0]
    site.do(row, Concede(1, 1, player), by=player)
    assert match_of(site, row).status == "confirmed"
    assert "by concession" in desk.look().text
    desk.look("/round/1/table/1")
    assert f"{site.snapshot(row).names[player]} conceded the game, by phone" in desk.text
    desk.press("Refuse it: they play on")
    assert match_of(site, row).status == "open"
    (said,) = desk.said()
    assert said.startswith("Done. Undone: record ") and "by concession" in said
    assert "conceded the game" not in desk.look("/round/1/table/1").text
    desk.look().press("Enter the slip", line="1 100-35")
    assert match_of(site, row).status == "confirmed"


def test_7_9_only_a_director_refuses_a_concession(site: Site) -> None:
    row, _ = posted(site)
    player = match_of(site, row).seats[1]
    site.do(row, Concede(1, 1, player), by=player)
    judge = Desk(site.browser(row, "judge"), row.slug)
    assert "conceded the game" not in judge.look("/round/1/table/1").text
    address = f"/e/{row.slug}/desk/round/1/table/1/refuse-concession"
    assert judge.client.post(address, {"key": "k"}).status_code == 403
    assert match_of(site, row).status == "confirmed"


def test_7_9_what_was_corrected_is_no_concession_any_more(site: Site) -> None:
    row, desk = posted(site)
    player = match_of(site, row).seats[0]
    site.do(row, Concede(1, 1, player), by=player)
    desk.look("/round/1/table/1").press("Show what changes", result="concede FW FL", reason="the other gave up")
    desk.press("Correct the result")
    assert site.snapshot(row).said(match_of(site, row)) == "FW/FL by concession"
    assert "conceded the game" not in desk.look("/round/1/table/1").text


# Who comes late plays the bye (7.5.1) --------------------------------------------------------------------------------


def test_7_5_1_at_the_desk_somebody_late_is_let_play_against_the_bye(site: Site) -> None:
    row = site.event("star-trek-2e", (*FOUR, "Garak"), rounds=3)
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    table = next(
        match.table for match in site.snapshot(row).tournament.rounds[0].matches.values() if len(match.seats) < 2
    )
    assert "Somebody came late" not in desk.look(f"/round/1/table/{table}").text
    site.do(row, Enter((Person("Rom"),)))
    desk.look(f"/round/1/table/{table}").press("Let them play", player=site.player(row, "Rom"))
    match = match_of(site, row, table)
    assert match.seats[1] == site.player(row, "Rom") and match.status == "open"
    desk.look().press("Enter the slip", line="rom 100-35")
    assert match_of(site, row, table).status == "confirmed"
