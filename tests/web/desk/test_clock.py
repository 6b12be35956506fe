"""Clock, deadlines, announcements, plan and undo at the desk."""

from __future__ import annotations

import pytest

from topcut.acts.clock.commands import AddTime, PauseClock, SetDeadline, StartClock
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.web.store.models import Event
from web.console import Desk, words
from web.reading import read
from web.saying import refused, says, words_of
from web.site import CAST, Site


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def test_start_pause_resume_and_more_time(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Start the clock")
    assert site.snapshot(row).tournament.rounds[0].clock.minutes == 60
    desk.press(words_of("web-clock-pause"))
    assert site.snapshot(row).tournament.rounds[0].clock.paused and says(desk, "web-clock-done", act="pause")
    desk.press(words_of("web-clock-resume"))
    assert not site.snapshot(row).tournament.rounds[0].clock.paused
    for minutes in (5, 1, -1):
        desk.press(words_of("web-clock-step", minutes=minutes))
    assert site.snapshot(row).tournament.rounds[0].clock.added == 5
    desk.press("Add time", minutes="3", table="2")
    assert site.snapshot(row).tournament.rounds[0].matches[2].extra_minutes == 3


@pytest.mark.parametrize(
    ("minutes", "table", "why"),
    [
        ("0", "", message("clock-nothing-added")),
        ("9999", "", message("form-number-out-of-range", number=9999)),
        ("5", "77", message("round-no-table", round=1, table=77)),
    ],
)
def test_wrong_time_is_refused_and_kept(
    site: Site, row: Event, desk: Desk, minutes: str, table: str, why: Message
) -> None:
    site.do(row, StartClock())
    desk.look().press("Add time", minutes=minutes, table=table)
    assert desk.status == 422 and refused(desk, why) and desk.value("table") == table


def test_a_clock_is_started_with_other_minutes(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Start with these minutes", minutes="many")
    assert desk.status == 422 and refused(desk, "form-not-digits", what=message("form-minutes"), typed="many")
    desk.press("Start with these minutes", minutes="50")
    assert site.snapshot(row).tournament.rounds[0].clock.minutes == 50


def test_a_period_before_round_one(site: Site) -> None:
    row = site.event("transformers", format="sealed", title="Sealed")
    desk = Desk(site.browser(row, "director"), row.slug).look()
    desk.press("Start the period", period="Lunch")
    assert desk.status == 422 and desk.value("period") == "Lunch" and "--" not in desk.refusals()[0]
    desk.press("Start the period", period="Lunch", minutes="30")
    assert site.snapshot(row).tournament.period == "Lunch"
    desk.press(words_of("web-clock-pause"))
    assert site.snapshot(row).tournament.period_clock.paused


def test_announcements(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Announce", text="  ")
    assert desk.status == 422 and refused(desk, "clock-announcement-empty")
    desk.press("Announce", text="Lunch at <noon> & after")
    assert "Lunch at <noon> & after" in desk.text


def test_7_2_an_announcement_stands_where_people_look(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Announce", text="Lunch at <noon>")
    visitor, phone = site.browser(row, "visitor"), site.browser(row, "player", "Kira")
    for page in ("", "/pairings", "/standings", "/display", "/clock", "/journal"):
        assert "Lunch at &lt;noon&gt;" in visitor.get(f"/e/{row.slug}{page}").content.decode(), page
    assert "Lunch at &lt;noon&gt;" in phone.get(f"/e/{row.slug}/me").content.decode()


def test_an_announcement_with_an_end_in_the_events_zone(site: Site, row: Event, desk: Desk) -> None:
    row.zone = "Europe/Berlin"
    row.save(update_fields=("zone",))
    desk.look().press("Announce", text="Lunch", until="2020-01-01T12:00")
    assert desk.status == 422 and refused(desk, "clock-announcement-over")
    assert (desk.value("text"), desk.value("until")) == ("Lunch", "2020-01-01T12:00")
    desk.press("Announce", text="Lunch", until="2099-07-01T12:00")
    (said,) = site.snapshot(row).tournament.announcements
    assert said.until == "2099-07-01T12:00+02:00"
    page = site.browser(row, "visitor").get(f"/e/{row.slug}/standings")
    assert page["X-Topcut-Until"] == "4086583200", "10:00 UTC: until then the front may keep it"


def test_an_announcement_is_taken_down(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Announce", text="Lunch is here")
    named = [button for button in desk.buttons() if "Lunch is here" in button]
    desk.press(next(one for one in named if not one.startswith(words_of("web-desk-undo"))))
    assert says(desk, "web-announce-taken-down") and not site.snapshot(row).tournament.announcements
    assert "Lunch is here" not in site.browser(row, "visitor").get(f"/e/{row.slug}").content.decode()


def test_deadlines_of_an_online_round(site: Site) -> None:
    row = site.event(title="Online", online=True)
    row.zone = "Europe/Berlin"
    row.save(update_fields=("zone",))
    site.post_round(row)
    desk = Desk(site.browser(row, "director"), row.slug).look()
    desk.press("Set the deadline", until="tomorrow")
    assert desk.status == 422 and _ends(desk) == "tomorrow" and refused(desk, "clock-no-date")
    desk.press("Set the deadline", until="2099-11-22T20:00", final="1")
    assert site.snapshot(row).tournament.rounds[0].deadline == "2099-11-22T20:00+01:00"
    assert _ends(desk.look()) == "2099-11-22T20:00"
    desk.press("Set the deadline", until="23.11.2099 20:00")
    assert desk.status == 422 and refused(desk, "clock-deadline-final", round=1)
    desk.look("/round/1/table/1").press("Set the deadline", until="2099-11-21T20:00+01:00")
    assert site.snapshot(row).tournament.rounds[0].matches[1].deadline == "2099-11-21T20:00+01:00"


def _ends(desk: Desk) -> str:
    """What stands in the field of the round's deadline; an announcement has an end too."""
    return next(field.get("value", "") for field in desk.all("input") if field.get("id") == "until")


def test_deadlines_of_all_rounds_ahead(site: Site) -> None:
    """What is left empty follows so many days later, at the same hour in summer and winter."""
    row = site.event(title="Online", online=True, rounds=4)
    row.zone = "Europe/Berlin"
    row.save(update_fields=("zone",))
    desk = Desk(site.browser(row, "director"), row.slug).look()
    given = {"until-1": "2026-10-18T20:00", "until-3": "2026-10-20T20:00", "every": "7"}
    desk.press("Set these deadlines", **given)
    assert desk.status == 422 and refused(desk, "clock-deadlines-order", round=3, before=2)
    assert [desk.value(name) for name in given] == list(given.values())
    desk.press("Set these deadlines", **{**given, "until-3": "2026-11-01T20:00"})
    deadlines = site.snapshot(row).tournament.deadlines
    assert [one.deadline for one in deadlines.values()] == [
        "2026-10-18T20:00+02:00",
        "2026-10-25T20:00+01:00",
        "2026-11-01T20:00+01:00",
        "2026-11-08T20:00+01:00",
    ]
    assert "2026-10-25T19:00:00Z" in site.browser(row, "visitor").get(f"/e/{row.slug}").content.decode()


def test_13_5_a_deadline_that_has_passed_is_told_and_can_be_closed(site: Site) -> None:
    row = site.event(title="Online", online=True)
    site.post_round(row)
    site.do(row, SetDeadline(1, "2020-01-01T20:00+00:00"))
    desk, phone = Desk(site.browser(row, "director"), row.slug).look(), site.browser(row, "player", "Kira")
    played = [match.table for match in site.snapshot(row).tournament.rounds[0].matches.values() if len(match.seats) > 1]
    assert says(desk, "web-deadline-overdue", tables=len(played))
    assert says(phone.get(f"/e/{row.slug}/me"), "web-me-overdue-ways")
    desk.press(words_of("web-deadline-close", tables=len(played)))
    assert site.snapshot(row).tournament.rounds[0].finished
    assert not says(phone.get(f"/e/{row.slug}/me"), "web-me-overdue-ways")


def test_an_online_event_has_no_hall(site: Site) -> None:
    """No clock that is started for everybody, no slips of paper; other events have both."""
    for online in (True, False):
        row = site.event(title=f"Online {online}", online=online)
        site.post_round(row)
        desk = Desk(site.browser(row, "director"), row.slug).look()
        offered = (words_of("web-clock-start") in desk.buttons(), words_of("web-round-print-slips") in desk.text)
        assert offered == (not online, not online)


# Undo ----------------------------------------------------------------------------------------------------------------


def _undo(desk: Desk) -> str:
    return next((words for words in desk.buttons() if words.startswith(words_of("web-desk-undo"))), "")


def _redo(desk: Desk) -> str:
    return next((words for words in desk.buttons() if words.startswith(words_of("web-desk-redo"))), "")


def _entered(table: int) -> Message:
    return message("latest-result", did="entered", table=message("place-table", table=table))


def test_undo_takes_back_ones_own_last_act_and_redo_does_it_again(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="1 100-35")
    assert says(_undo(desk), _entered(1))
    first = site.snapshot(row).tournament.rounds[0].matches[2].seats[0]
    site.do(row, Report(1, 2, Result(games=((100, 35),)), first), first)  # a player, in between
    desk.look().press(_undo(desk))
    assert desk.status == 200 and says(desk.said()[0], "web-clock-undone", what=_entered(1))
    matches = site.snapshot(row).tournament.rounds[0].matches
    assert matches[1].result is None and matches[2].result is not None
    assert not _undo(desk) and says(_redo(desk), _entered(1))
    desk.press(_redo(desk))
    assert says(desk.said()[0], "web-clock-redone", what=_entered(1)) and _undo(desk)
    assert site.snapshot(row).tournament.rounds[0].matches[1].result is not None


def test_nobody_is_offered_the_act_of_somebody_else(site: Site, row: Event, desk: Desk) -> None:
    desk.look().press("Enter the slip", line="1 100-35")
    other = Desk(site.browser(row, "director"), row.slug)
    assert not _undo(other.look()) and _undo(desk.look())


def test_what_something_depends_on_is_not_offered_and_refused_with_a_sentence(
    site: Site, row: Event, desk: Desk
) -> None:
    desk.look().press("Start the clock")
    started = site.snapshot(row).head
    assert _undo(desk)
    site.do(row, AddTime(5))
    assert not _undo(desk.look())
    answer = desk.client.post(f"/e/{row.slug}/desk/undo", {"seq": str(started)})
    assert answer.status_code == 422 and refused(answer, "undo-depended-on", kind="TimeAdded")


def test_a_clock_begins_anew(site: Site, row: Event, desk: Desk) -> None:
    site.do(row, StartClock(50))
    site.do(row, AddTime(7))
    desk.look().press(words_of("web-clock-start-again"))
    clock = site.snapshot(row).tournament.rounds[0].clock
    assert (clock.minutes, clock.added) == (60, 0)


def test_7_2_after_the_end_the_desk_tells_by_how_much(site: Site, row: Event, desk: Desk) -> None:
    site.do(row, StartClock(60))
    site.do(row, AddTime(-63))
    (clock,) = [one for one in desk.look().all("time") if one.get("data-ends")]
    assert "over" in clock.get("class", "").split() and words(clock).endswith(words_of("web-clock-over"))
    assert words(clock).startswith("3:")
    site.do(row, PauseClock())
    assert says(site.browser(row).get(f"/e/{row.slug}/clock"), "web-clockpage-paused-html", over="yes")


def test_there_is_nothing_to_undo_in_a_new_event(site: Site) -> None:
    row = site.event(names=(), title="Empty")
    desk = Desk(site.browser(row, "director"), row.slug)
    assert not _undo(desk.look())
    assert desk.client.post(f"/e/{row.slug}/desk/undo", {"seq": "1"}).status_code == 422


# Plan, finish --------------------------------------------------------------------------------------------------------


def test_the_number_of_rounds_changes_with_consent(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/plan").press("Change the rounds", rounds="5")
    assert desk.status == 422 and desk.value("rounds") == "5"
    assert refused(desk, "round-change-without-consent", consent="all players", when="started")
    desk.press("Change the rounds", rounds="5", consent="all players")
    assert site.snapshot(row).tournament.rounds_planned == 5
    desk.press("Change the rounds", rounds="some")
    assert desk.status == 422


def test_a_cut_is_announced_before_the_start(site: Site) -> None:
    row = site.event(title="Cut")
    desk = Desk(site.browser(row, "director"), row.slug).look("/plan")
    desk.press("Announce the plan", cut="8", bracket="mcintyre", best_of="4")
    assert desk.status == 422 and refused(desk, "plan-best-of", games=4) and desk.value("cut") == "8"
    desk.press("Announce the plan", cut="8", bracket="mcintyre", best_of="3")
    assert site.snapshot(row).plan == (Stage("swiss"), Stage("bracket", take=8, bracket="mcintyre", best_of=3))
    assert says(desk, "stageplan-bracket", bracket=message("stagename-table", table="mcintyre"))


def test_finish_says_what_is_in_the_way(site: Site, row: Event, desk: Desk) -> None:
    desk.look("/finish")
    assert says(desk, "web-finish-not-yet") and words_of("web-finish-button") not in desk.buttons()
    answer = desk.client.post(f"/e/{row.slug}/desk/finish/now", {"key": "x"})
    assert answer.status_code == 422 and refused(answer, "round-unfinished", round=1)


def test_the_final_confrontation_and_the_finish(site: Site) -> None:
    row = site.event(names=CAST[:2], rounds=1, title="Duel")
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    desk = Desk(site.browser(row, "director"), row.slug).look("/finish")
    desk.press("Record the winner", winner="Gowron")
    assert desk.status == 422 and desk.value("winner") == "Gowron"
    loser = site.snapshot(row).standings.rows[-1].player
    desk.press("Record the winner", winner=site.snapshot(row).names[loser])
    assert site.snapshot(row).standings.rows[0].player == loser
    desk.press(words_of("web-finish-button"))
    assert site.snapshot(row).tournament.finished and desk.look("/finish").status == 200


def test_prizes_are_shared_among_those_still_in(site: Site) -> None:
    row = site.event("transformers", names=CAST[:4], plan=(Stage("bracket", seeds="drawn"),), title="Shared")
    site.do(row, OpenStage())
    desk = Desk(site.browser(row, "director"), row.slug).look("/finish")
    desk.press("Share the prizes evenly")
    assert desk.status == 422 and "--" not in desk.refusals()[0]
    assert refused(desk, "stage-split-without-consent", who=message("stage-all-of-them", players=4))
    desk.press("Share the prizes evenly", consent="all four", ended="1")
    assert site.snapshot(row).tournament.split is not None


def test_7_the_documents_that_must_be_at_hand_stand_on_the_events_page(site: Site, row: Event) -> None:
    page = site.browser(row).get(f"/e/{row.slug}")
    assert "Code of Conduct" in next(line for line in read(page).splitlines() if says(line, "stageplan-documents"))
