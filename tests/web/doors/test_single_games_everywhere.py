"""A game with a score through every door of the site: slip line, table form, phone (001 7.4, 7.4.1, 7.5.1, 7.9)."""

from __future__ import annotations

import pytest

from topcut.acts.entries.commands import Enter, Person
from topcut.acts.results.commands import Concede
from topcut.journal.state import Match
from topcut.messages.message import message
from topcut.play.outcome import worth_of
from topcut.web.store.models import Event
from web.console import Desk
from web.html import pairs_of, parsed, words
from web.phones import tells, two_phones
from web.saying import refused, says, words_of
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")
SLIP, REPORT = words_of("web-round-enter-slip"), words_of("web-table-typed-button", act="report")
UNSCORED = words_of("outcome-unscored", what=message("outcome-codes", codes="FW/FL"))


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


def won_by(player: str, how: str) -> str:
    """The button that sends it."""
    return words_of("web-result-won", who="named", player=player, how=how)


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
    assert says(told["text"], "outcome-worth", differential=f"{first}/{second}")
    desk.look().press(SLIP, line=line)
    assert differentials(site, row) == differential
    page = desk.look("/round/1/table/1")
    assert all(says(page, "mymatch-worth", differential=one) for one in (first, second))


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("FW FL", "score-missing"),
        ("60-35 effect", "slip-effect-without-winner"),
        ("120-90 2/0-0/0", "score-full-win-unmet"),
        ("60-35 concede time", "slip-two-endings"),
        ("100-35 no-score", "score-known-and-unknown"),
    ],
)
def test_both_lines_of_the_desk_refuse_the_same(site: Site, typed: str, why: str) -> None:
    row, desk = posted(site)
    head = site.snapshot(row).head
    desk.look().press(SLIP, line=f"1 {typed}")
    assert desk.status == 422 and refused(desk, why)
    desk.look("/round/1/table/1").press(REPORT, result=typed)
    assert desk.status == 422 and refused(desk, why)
    assert site.snapshot(row).head == head


def test_the_hint_of_each_line_is_taken_as_it_is_written(site: Site) -> None:
    """In the line of a table, its number is not typed again."""
    row, desk = posted(site)
    desk.look().press(SLIP, line="1 FW FL")
    assert refused(desk, "score-missing") and says(desk.refusals()[0], "slip-typed", text="1 FW FL 100-35")
    desk.look("/round/1/table/1").press(REPORT, result="FW FL")
    assert refused(desk, "score-missing") and says(desk.refusals()[0], "slip-typed", text="FW FL 100-35")
    desk.press(REPORT, result="FW FL no-score")
    assert site.snapshot(row).said(match_of(site, row)) == UNSCORED


# The form at the desk ------------------------------------------------------------------------------------------------


def test_7_4_an_official_says_that_nobody_knows_the_score(site: Site) -> None:
    row, desk = posted(site)
    desk.look("/round/1/table/1").press(words_of("web-table-enter"))
    assert desk.status == 422
    assert refused(desk, "form-number-missing", what=message("web-result-of", what="points"))
    both = {"way": "normal won", "unscored": "on", "mine": "100", "theirs": "35"}
    answer = desk.client.post(f"/e/{row.slug}/desk/round/1/table/1/report", both)
    assert answer.status_code == 422 and refused(answer, "score-known-and-unknown", score="100–35")
    desk.look("/round/1/table/1").press(words_of("web-result-won-unscored", player=seats(site, row)[0]))
    assert site.snapshot(row).said(match_of(site, row)) == UNSCORED
    assert says(desk.look("/round/1/table/1"), "remark-no-score")
    first, second = seats(site, row)
    shown = pairs_of(parsed(desk.client.get(f"/e/{row.slug}/pairings")))[0]
    assert shown[1:4] == [first, words_of("result-between", outcome="win"), second]
    assert says(shown[4], "result-score-unknown") and says(desk.look().rows()[0], "result-score-unknown")


def test_what_a_table_can_correct_is_named_once_where_the_score_is_not_known(site: Site) -> None:
    row, desk = posted(site)
    desk.look("/round/1/table/1").press(words_of("web-result-won-unscored", player=seats(site, row)[0]))
    panels = [words(one) for one in desk.look("/round/1/table/1").all("summary")]
    assert panels.count(words_of("web-result-happened", how="unscored")) == 1
    assert words_of("web-result-happened", how="effect") in panels


def test_7_5_1_a_game_won_by_missions_with_fewer_points(site: Site) -> None:
    row, desk = posted(site)
    button = won_by(seats(site, row)[0], "conditions")
    missions = {"my_planet": "1", "my_space": "1", "their_planet": "0", "their_space": "0"}
    desk.look("/round/1/table/1").press(button, mine="100", theirs="120", **(missions | {"my_space": "0"}))
    assert desk.status == 422 and refused(desk, "score-full-win-unmet")
    desk.look("/round/1/table/1").press(button, mine="100", theirs="120", **missions)
    scored = message("outcome-score", codes="FW/FL", score="100–120")
    missions_said = words_of("outcome-observed", what=scored, title="missions", numbers="1/1–0/0")
    assert site.snapshot(row).said(match_of(site, row)) == missions_said
    assert differentials(site, row) == (1, -1)


def test_a_correction_shows_the_differential_before_it_is_made(site: Site) -> None:
    _, desk = posted(site)
    desk.look().press(SLIP, line="1 100-35")
    typed = words_of("web-table-typed-button", act="correct")
    desk.look("/round/1/table/1").press(typed, result="100-40", reason="misread")
    scored = message("outcome-score", codes="FW/FL", score="100–40")
    worth = message("outcome-worth", points="4/1", differential="+60/−60")
    assert says(desk, "outcome-counted", what=scored, worth=worth)


def test_all_conditions_met_at_time_are_remarked_at_the_table(site: Site) -> None:
    _, desk = posted(site)
    desk.look().press(SLIP, line="1 100-35 1/1-1/0 time")
    assert says(desk.look("/round/1/table/1"), "remark-completed-at-time")


# The phone -----------------------------------------------------------------------------------------------------------


def test_7_4_the_phone_shows_points_and_differential_before_they_are_confirmed(site: Site) -> None:
    kira, odo = two_phones(site)
    kira.reports("normal won", "100", "-5")
    assert tells(kira, "win", "100 : −5", "Full Win", 4, "+100")
    assert tells(odo, "loss", "−5 : 100", "Full Loss", 1, "−100")


def test_a_player_cannot_leave_out_the_score(site: Site) -> None:
    kira, _ = two_phones(site)
    answer = kira.send("report", **{**kira.hidden(), "way": "normal won", "unscored": "on"})
    assert answer.status_code == 422
    assert refused(answer, "score-left-out-by-player")
    assert not says(kira.page(), "web-result-unscored")


def test_a_player_wins_by_missions_with_fewer_points(site: Site) -> None:
    kira, _ = two_phones(site)
    missions = {"my_planet": "1", "my_space": "1", "their_planet": "1", "their_space": "0"}
    assert kira.reports("normal won", "100", "120").status_code == 422
    assert kira.reports("missions won", "100", "120", **missions).status_code == 302
    assert tells(kira, "win", "100–120", "Full Win", 4, "+1")


# A concession is subject to the director's approval (7.9) -------------------------------------------------------------


def test_7_9_a_concession_is_seen_at_the_desk_and_can_be_refused(site: Site) -> None:
    row, desk = posted(site)
    player = match_of(site, row).seats[0]
    site.do(row, Concede(1, 1, player), by=player)
    assert match_of(site, row).status == "confirmed"
    assert says(desk.look().rows()[0], "result-ended", how="concession")
    desk.look("/round/1/table/1")
    assert says(desk, "web-table-conceded-html", player=site.snapshot(row).names[player], phone="yes")
    desk.press(words_of("web-table-refuse"))
    assert match_of(site, row).status == "open" and says(desk.said()[0], "fact-undone")
    assert not says(desk.look("/round/1/table/1"), "web-table-conceded-html")
    desk.look().press(SLIP, line="1 100-35")
    assert match_of(site, row).status == "confirmed"


def test_7_9_only_a_director_refuses_a_concession(site: Site) -> None:
    row, _ = posted(site)
    player = match_of(site, row).seats[1]
    site.do(row, Concede(1, 1, player), by=player)
    judge = Desk(site.browser(row, "judge"), row.slug)
    assert not says(judge.look("/round/1/table/1"), "web-table-conceded-html")
    address = f"/e/{row.slug}/desk/round/1/table/1/refuse-concession"
    assert judge.client.post(address, {"key": "k"}).status_code == 403
    assert match_of(site, row).status == "confirmed"


def test_7_9_what_was_corrected_is_no_concession_any_more(site: Site) -> None:
    row, desk = posted(site)
    player = match_of(site, row).seats[0]
    site.do(row, Concede(1, 1, player), by=player)
    correct = words_of("web-table-typed-button", act="correct")
    desk.look("/round/1/table/1").press(correct, result="concede FW FL", reason="the other gave up")
    desk.press(words_of("web-table-correct"))
    conceded = words_of("outcome-ended", what=message("outcome-codes", codes="FW/FL"), how="concession")
    assert site.snapshot(row).said(match_of(site, row)) == conceded
    assert not says(desk.look("/round/1/table/1"), "web-table-conceded-html")


# Who comes late plays the bye (7.5.1) --------------------------------------------------------------------------------


def test_7_5_1_at_the_desk_somebody_late_is_let_play_against_the_bye(site: Site) -> None:
    row = site.event("star-trek-2e", (*FOUR, "Garak"), rounds=3)
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug)
    table = next(
        match.table for match in site.snapshot(row).tournament.rounds[0].matches.values() if len(match.seats) < 2
    )
    assert not says(desk.look(f"/round/1/table/{table}"), "web-table-late")
    site.do(row, Enter((Person("Rom"),)))
    assert says(desk.look(f"/round/1/table/{table}"), "web-table-late")
    desk.press(words_of("web-table-let-play"), player=site.player(row, "Rom"))
    match = match_of(site, row, table)
    assert match.seats[1] == site.player(row, "Rom") and match.status == "open"
    desk.look().press(SLIP, line="rom 100-35")
    assert match_of(site, row, table).status == "confirmed"
