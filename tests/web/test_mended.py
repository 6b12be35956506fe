"""What people stumbled over when they first tried the site, and the test that keeps each from coming back.

1 announcements reach nobody
    tests/web/desk/test_clock.py::test_7_2_an_announcement_stands_where_people_look
1 and outlive the event
    tests/desk/test_announcing.py::test_the_latest_stands_first_until_the_event_is_finished
2 a refused slip swallows others
    tests/web/browser/test_slips_typed_blind.py::test_thirty_slips_with_five_wrong_ones
2 and offers what is refused
    tests/web/desk/test_results.py::test_a_second_slip_for_a_table_is_refused_and_says_what_to_do
3 the code of a slip leads nowhere
    tests/web/people/test_table_codes.py::test_an_unknown_phone_is_asked_which_one_it_is_and_reports
4 no way back to the desk
    tests/web/test_mended.py::test_the_desks_own_journal_is_at_the_desk
4 from public pages
    tests/web/people/test_known_here.py::test_a_page_made_for_an_official_has_the_desk_without_a_script
5 a clock at zero has time left
    tests/web/browser/test_time_warnings.py::test_after_the_end_every_clock_counts_how_long_it_is_over
6 a deadline is a string and does nothing
    tests/web/desk/test_clock.py::test_13_5_a_deadline_that_has_passed_is_told_and_can_be_closed
6 and is not public
    tests/web/public/test_event.py::test_a_deadline_stands_on_the_event_s_page
7 nobody is told that they are out
    tests/answers/test_my_event.py::test_who_is_below_the_cut_is_told_so_as_soon_as_all_results_are_in
7 nor out of the bracket
    tests/answers/test_my_event.py::test_after_the_cut_the_place_is_final_and_losers_of_the_bracket_have_theirs_at_once
8 a finished event has no winner
    tests/web/public/test_event.py::test_a_finished_event_names_its_winner_and_plays_no_round_any_more
8 nor has the list
    tests/web/public/test_event.py::test_a_list_shows_the_round_the_results_and_the_winner
8 who dropped is gone
    tests/web/public/test_event.py::test_who_dropped_stays_in_the_list_of_players
9 the projector uses a third
    tests/web/public/test_event.py::test_the_names_fill_the_wall
9 by first names, without opponents
    tests/web/public/test_event.py::test_the_wall_is_sorted_by_the_last_word
9 a box peeks out
    tests/web/browser/test_stumbles.py::test_nothing_peeks_out_at_the_edge_of_the_projector
10 slips of pods overflow
    tests/web/browser/test_stumbles.py::test_a_pods_slip_stays_on_its_half_of_the_sheet
10 with wrong numbers
    tests/web/desk/test_slips.py::test_a_pods_slip_has_the_true_numbers_of_its_rounds_and_a_mark
11 own rules lead to a 404
    tests/web/test_mended.py::test_every_link_to_rules_is_to_those_of_the_event
12 undo is of anybody's act
    tests/web/desk/test_clock.py::test_undo_takes_back_ones_own_last_act_and_redo_does_it_again
13 a missed game is taken at once
    tests/desk/test_endings_by_word.py::test_7_5_1_no_other_way_to_say_it_is_earlier
13 and told with a stray blank
    tests/web/test_mended.py::test_a_missed_game_is_told_in_words
14 a page forgets to follow
    tests/web/browser/test_stumbles.py::test_the_filter_of_the_desk_counts_what_phones_report
14 a table of a round that is gone
    tests/web/browser/test_stumbles.py::test_a_table_of_a_round_that_was_taken_back_leads_on
15 open without a way in
    tests/web/public/test_event.py::test_who_may_not_enter_by_themselves_is_told_where_to_ask
16 drop beside check in, unasked
    tests/web/test_mended.py::test_no_list_drops_with_one_press
16 a drop is not taken back
    tests/web/phone/test_page.py::test_a_drop_is_taken_back_with_one_button_until_the_next_round_is_paired
16 nor seen at the desk
    tests/web/test_mended.py::test_the_desk_tells_that_somebody_dropped
17 a list goes on after a drop
    tests/web/test_mended.py::test_whoever_left_misses_no_later_round
18 reports count before they are confirmed
    tests/answers/test_my_event.py::test_a_report_that_is_not_confirmed_counts_for_nobody_else
19 a slip knows no no-show
    tests/slips/test_no_show_as_typed.py::test_who_is_named_did_not_come
19 the example is of another game
    tests/web/doors/test_single_games_everywhere.py::test_the_hint_of_each_line_is_taken_as_it_is_written
20 codes that open nothing
    tests/web/test_mended.py::test_codes_that_only_this_machine_can_open_say_so
21 an address in a network that there is not
    tests/web/test_mended.py::test_a_site_for_this_machine_only_says_so
21 a warning when it stops
    tests/web/test_mended.py::test_stopping_with_open_pages_is_no_warning
22 judges see what they cannot use
    tests/web/people/test_who_sees.py::test_no_tab_leads_where_only_a_director_finds_anything
23 a name twice in a list
    tests/desk/test_entries.py::test_the_same_name_twice_in_one_list_is_refused
24 the zone is typed and forgotten
    tests/web/desk/test_setup.py::test_the_zone_of_the_last_event_is_offered_for_the_next
24 and found wrong too late
    tests/web/desk/test_setup.py::test_a_zone_that_there_is_not_is_told_before_the_event_is_made
"""

from __future__ import annotations

import logging
import re
from pathlib import Path

import pytest

from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import NoShow
from topcut.journal.fact import Result
from topcut.web.running import serve
from web.console import Desk
from web.phones import Phone
from web.saying import says, words_of
from web.site import Site

ROOT = Path(__file__).parents[2]
KEPT = [line.strip() for line in (__doc__ or "").splitlines() if "::" in line]


@pytest.mark.parametrize("kept", KEPT)
def test_every_line_of_the_table_is_there(kept: str) -> None:
    file, _, test = kept.partition("::")
    assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")


def _desk(site: Site, **event: object) -> Desk:
    row = site.event(**event)  # type: ignore[arg-type]
    return Desk(site.browser(row, "director"), row.slug)


def test_the_desks_own_journal_is_at_the_desk(site: Site) -> None:
    desk = _desk(site).look("/journal")
    addresses = {link.get("href") for link in desk.all("a")}
    assert {f"/e/{desk.slug}/desk", f"/e/{desk.slug}/desk/setup"} <= addresses


def test_every_link_to_rules_is_to_those_of_the_event(site: Site) -> None:
    """Those that come with Topcut have a page of their own; what an event plays by may be its own."""
    row = site.event(names=("Kira", "Odo"), rounds=3)
    site.post_round(row)
    kira = site.browser(row, "player", "Kira")
    for page in ("", "/me", "/me/why/1", "/pairings", "/standings"):
        assert '"/rules/' not in kira.get(f"/e/{row.slug}{page}").content.decode(), page


def test_a_missed_game_is_told_in_words(site: Site) -> None:
    row = site.event(names=("Kira", "Odo"), rounds=3)
    site.post_round(row)
    site.do(row, NoShow(1, 1, (site.player(row, "Odo"),)))
    text = Desk(site.browser(row, "director"), row.slug).look().text
    assert not re.search(r"\s,|MG/|/BYE", text)


def test_no_list_drops_with_one_press(site: Site) -> None:
    desk = _desk(site, names=("Kira", "Odo"))
    desk.look("/players")
    acts = {button.get("formaction") or "" for button in desk.all("button")}
    assert not any(act.endswith(("/drop", "/withdraw")) for act in acts)


def test_the_desk_tells_that_somebody_dropped(site: Site) -> None:
    row = site.event(names=("Kira", "Odo", "Quark", "Dax"))
    site.post_round(row)
    site.do(row, Drop("p2"), by="p2")
    desk = Desk(site.browser(row, "director"), row.slug).look()
    assert says(desk, "fact-dropped", player="Odo")


def test_whoever_left_misses_no_later_round(site: Site) -> None:
    row = site.event(names=("Kira", "Odo", "Quark", "Dax"), rounds=3)
    site.post_round(row)
    site.report_all(row, Result(((100, 35),)))
    site.do(row, Drop("p2"))
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, Result(((100, 35),)))
    page = Phone(site, row, "Odo").page()
    assert says(page, "web-me-round", round=1) and not says(page, "web-me-round", round=3)


@pytest.mark.parametrize("part", ["/round/1/slips", "/links/print", "/door"])
def test_codes_that_only_this_machine_can_open_say_so(site: Site, part: str) -> None:
    row = site.event(names=("Kira", "Odo"), rounds=3)
    site.post_round(row)
    answer = site.browser(row, "director").get(f"/e/{row.slug}/desk{part}", headers={"host": "localhost:8000"})
    assert words_of("web-entry-not-like-this") in answer.content.decode()


def test_a_site_for_this_machine_only_says_so(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from topcut.cli.site import serving

    said: list[str] = []
    monkeypatch.setattr("topcut.web.running.serve.must_be_free", lambda host, port: None)
    monkeypatch.setattr("topcut.web.running.serve.prepare", lambda data: None)
    monkeypatch.setattr("topcut.web.running.serve.run", lambda host, port: None)
    monkeypatch.setattr(serving, "say", lambda one, *more: said.append(one.id))
    serving.serve(port=8123, host="127.0.0.1", data=str(tmp_path))
    assert "cli-serving-only-here" in said and "cli-serving-served" not in said


def test_stopping_with_open_pages_is_no_warning() -> None:
    """Pages that follow listen for ever; the server that is told to stop lets them go."""
    let_go = "Killing worker-1 after it refused to gracefully stop"
    assert not serve._is_told(_warned(let_go)) and serve._is_told(_warned("Worker died"))


def _warned(words: str) -> logging.LogRecord:
    return logging.LogRecord("_granian", logging.WARNING, __file__, 1, words, None, None)
