"""Setup: finding the way, the overview, a copy of an event, an event that is taken back."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from topcut.acts.event.commands import ChangeSettings
from topcut.acts.results.commands import Report
from topcut.acts.who import Role
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.web.desk.setup.details import zone_meant
from topcut.web.site import live
from topcut.web.site.moments import day_words
from topcut.web.store.models import Event, Line, Word
from web.console import Desk, words
from web.saying import refused, says, words_of
from web.site import Site

TONGO = str(Path(__file__).parents[2] / "games" / "tongo.toml")
_ALL = [
    "setup",
    "links",
    "access",
    "who",
    "plan",
    "tables",
    "event",
    "listing",
    "settings",
    "checklist",
    "files",
    "journal",
]


def _desk(site: Site, row: Event, role: Role = "director") -> Desk:
    return Desk(site.browser(row, role), row.slug)


def _nav(desk: Desk, where: int) -> list[str]:
    """The last words of the addresses in the desk's header, or in the list of Setup's parts."""
    return [link.get("href", "").rpartition("/")[2] for link in desk.all("nav")[where] if link.get("href")]


# Finding the way -----------------------------------------------------------------------------------------------------


def test_the_desk_has_four_places_and_a_fifth_where_the_event_has_one(site: Site) -> None:
    plain = _desk(site, site.event()).look()
    assert _nav(plain, 0) == ["desk", "players", "standings", "setup"]
    drafted = _desk(site, site.event(title="Draft", format="draft")).look()
    assert _nav(drafted, 0) == ["desk", "players", "limited", "standings", "setup"]


def test_every_part_of_setup_stands_in_the_desk_beside_the_others(site: Site) -> None:
    desk = _desk(site, site.event())
    for part in _ALL:
        desk.look(f"/{part}")
        assert desk.status == 200 and _nav(desk, 1) == _ALL
        here = [words(link) for nav in desk.all("nav") for link in nav if link.get("aria-current") == "page"]
        assert here[0] == words_of("web-desk-setup") and len(here) == 2


def test_finish_is_there_once_something_was_played(site: Site) -> None:
    row = site.event()
    desk = _desk(site, row)
    assert "finish" not in _nav(desk.look("/setup"), 1)
    site.post_round(row)
    assert _nav(desk.look("/setup"), 1)[-1] == "finish"


@pytest.mark.parametrize("role", ["judge", "scorekeeper"])
def test_nobody_is_shown_a_page_on_which_they_can_do_nothing(site: Site, role: Role) -> None:
    desk = _desk(site, site.event(), role).look("/setup")
    shown = _nav(desk, 1)
    assert {"files", "journal"} <= set(shown)
    assert not {"links", "access", "event"} & set(shown)
    for part in shown:
        assert desk.look(f"/{part}").status == 200
        assert not says(desk, "web-setup-up-to-the-director") and not says(desk, "web-access-of-director")


# The overview --------------------------------------------------------------------------------------------------------


def test_only_the_rules_that_differ_are_listed_and_can_be_put_back(site: Site) -> None:
    row = site.event(names=(), time_limit=45)
    desk = _desk(site, row).look("/setup")
    assert says(desk, "web-overview-differ", differ=1, document=live.snapshot(row.slug).book.document)
    rules = [one for one in desk.all("li") if one.get("class") == "diff"]
    assert len(rules) == 1 and "45" in words(rules[0]) and "60" in words(rules[0])
    title = live.snapshot(row.slug).book.settings["time_limit"].title
    desk.press(words_of("web-new-put-back-html", rule=title))
    assert live.snapshot(row.slug).book.integer("time_limit") == 60
    assert not [one for one in desk.look("/setup").all("li") if one.get("class") == "diff"]


def test_a_rule_that_may_not_change_any_more_has_no_button(site: Site) -> None:
    row = site.event(time_limit=45)
    site.post_round(row)
    desk = _desk(site, row).look("/setup")
    assert says(desk, "web-overview-fixed")
    assert not any(button.startswith(words_of("web-new-put-back-html", rule="")) for button in desk.buttons())


def test_the_last_records_stand_there_the_latest_first(site: Site) -> None:
    row = site.event(names=())
    site.do(row, ChangeSettings({"time_limit": 45}))
    desk = _desk(site, row).look("/setup")
    feed = next(one for one in desk.all("section") if one.get("id") == "journal")
    lines = [words(line) for line in feed.iter() if line.tag.endswith("}li")]
    assert len(lines) == row.head or len(lines) == live.snapshot(row.slug).head
    assert "45" in lines[0]


# The standings at the desk -------------------------------------------------------------------------------------------


def test_the_desk_has_the_standings_that_everybody_sees(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.report_all(row, Result(games=((100, 35),)))
    desk = _desk(site, row)
    public = desk.open(f"/e/{row.slug}/standings").rows()
    assert desk.look("/standings").rows() == public
    assert any(link.get("href", "").endswith("standings.csv") for link in desk.all("a"))
    assert desk.look("/standings?find=kira").rows() == [one for one in public if "Kira" in one]


def test_after_a_cut_the_desk_shows_the_places(site: Site) -> None:
    row = site.event(plan=(Stage("swiss", rounds=1), Stage("bracket", take=2)))
    site.post_round(row)
    for match in site.snapshot(row).tournament.rounds[0].matches.values():
        if len(match.seats) == 2:
            site.do(row, Report(1, match.table, Result(games=((100, 10 * match.table),))))
    desk = _desk(site, row).look("/cut").press(words_of("web-cut-make", stage=message("stagename-bracket", players=2)))
    assert desk.status == 200
    assert says(desk.look("/standings"), "web-standings-comes-from")
    ranked = desk.look("/standings?stage=1").rows()
    assert ranked.pop(2) == words_of("web-standings-cut", cut=2)
    assert len(ranked) == 9 and not says(desk, "web-standings-comes-from")


# When it begins ------------------------------------------------------------------------------------------------------


def test_the_hour_is_said_wherever_the_day_is(site: Site) -> None:
    row = site.event(names=())
    desk = _desk(site, row).look("/event").press(words_of("web-setup-save"), start="09:30", self_entry="on")
    assert Event.objects.get(pk=row.pk).start == "09:30"
    when = words_of(
        "web-frame-when", day=words_of("web-frame-date", weekday="fri", day=20, month="nov", year="2026"), start="09:30"
    )
    day = day_words(row.date, date.today())  # a list of events leaves the year out where nobody asks for it
    assert f"{day} 09:30" in desk.open("/").text
    for page in (f"/e/{row.slug}", f"/e/{row.slug}/desk/setup", f"/e/{row.slug}/enter"):
        assert when in desk.open(page).text, page


@pytest.mark.parametrize("typed", ["25:00", "9:30", "noon", "12:60", "1２:00"])
def test_what_is_no_hour_is_refused(site: Site, typed: str) -> None:
    desk = _desk(site, site.event()).look("/event").press(words_of("web-setup-save"), start=typed)
    assert desk.status == 422 and refused(desk, "form-no-hour", typed=typed)
    assert desk.value("start") == typed


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("Berlin", "Europe/Berlin"),
        ("europe/berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("UTC", "UTC"),
        ("Deep Space Nine", "Deep Space Nine"),
        ("", ""),
    ],
)
def test_a_zone_is_also_meant_by_its_city(typed: str, meant: str) -> None:
    assert zone_meant(typed) == meant


def test_a_zone_that_there_is_not_is_told_before_the_event_is_made(site: Site) -> None:
    browser = Desk(site.browser(), "").open("/new?rulebook=star-trek-2e")
    browser.press(words_of("web-new-look"), zone="Bajor")
    assert refused(browser, "form-no-zone", typed="Bajor") and browser.value("zone") == "Bajor"


def test_the_zone_of_the_last_event_is_offered_for_the_next(site: Site) -> None:
    browser = Desk(site.browser(), "")
    assert browser.open("/new?rulebook=magic").value("zone") == ""  # a script asks the browser
    browser.press(words_of("web-new-make"), title="First", zone="Vienna")
    assert browser.open("/new?rulebook=magic").value("zone") == "Europe/Vienna"


# A copy --------------------------------------------------------------------------------------------------------------


def test_a_copy_has_the_same_rules_plan_and_texts(site: Site) -> None:
    plan = (Stage("swiss"), Stage("bracket", take=4, best_of=3))
    row = site.event(plan=plan, rounds=4, time_limit=45, format="draft")
    Event.objects.filter(pk=row.pk).update(place="Quark’s", fee="5 strips", zone="Europe/Vienna", start="19:00")
    desk = _desk(site, row).open(f"/new?copy={row.slug}")
    assert date.fromisoformat(desk.value("date")).weekday() == date.fromisoformat(row.date).weekday()
    assert timedelta() <= date.fromisoformat(desk.value("date")) - date.today() < timedelta(days=7)
    desk.press(words_of("web-new-make"), title="Second Night")
    made, before = live.snapshot("second-night"), live.snapshot(row.slug)
    assert made.plan == before.plan and made.tournament.rounds_planned == 4
    assert made.book.chosen == before.book.chosen
    assert (made.row.place, made.row.fee, made.row.zone, made.row.start) == (
        "Quark’s",
        "5 strips",
        "Europe/Vienna",
        "19:00",
    )
    assert made.row.players == 0 and before.row.players == 9


def test_what_cannot_be_copied_leads_to_the_games(site: Site) -> None:
    assert says(Desk(site.browser(), "").open("/new?copy=nothing"), "web-files-which-game")


def test_an_event_of_a_rulebook_that_only_it_has_is_copied_with_it(site: Site) -> None:
    browser = Desk(site.browser(), "").open(f"/new?copy={site.event(TONGO, title='Tongo').slug}")
    browser.press(words_of("web-new-make"), title="Tongo again")
    assert live.snapshot("tongo-again").book.name == "tongo"


# Not to be played ----------------------------------------------------------------------------------------------------


def test_an_event_that_has_not_begun_can_be_deleted(site: Site) -> None:
    kept, row = site.event(title="Kept"), site.event()
    desk = _desk(site, row).look("/event")
    assert says(desk, "web-remove-means", players=9)
    desk.press(words_of("web-remove-button", title=row.title))
    assert says(desk, "web-remove-done", title=row.title)
    assert list(Event.objects.all()) == [kept]
    assert not Line.objects.filter(event_id=row.pk).exists() and not Word.objects.filter(event_id=row.pk).exists()
    assert desk.open(f"/e/{row.slug}").status == 404 and desk.open(f"/e/{kept.slug}").status == 200


def test_one_that_has_begun_stays_also_where_the_page_did_not_know(site: Site) -> None:
    row = site.event()
    desk = _desk(site, row).look("/event")
    site.post_round(row)
    desk.press(words_of("web-remove-button", title=row.title))
    assert refused(desk, "site-event-begun") and says(desk, "web-remove-begun")
    assert Event.objects.filter(pk=row.pk).exists()


@pytest.mark.parametrize("role", ["head-judge", "judge", "scorekeeper"])
def test_only_a_director_deletes(site: Site, role: Role) -> None:
    row = site.event()
    answer = site.browser(row, role).post(f"/e/{row.slug}/desk/event/remove")
    assert answer.status_code == 403 and Event.objects.filter(pk=row.pk).exists()


# The rules of an event -----------------------------------------------------------------------------------------------


def test_an_events_rules_are_those_it_is_played_by(site: Site) -> None:
    """A rulebook that only this event has is in no list of rulebooks."""
    row = site.event(TONGO, title="Tongo Night", names=())
    browser = Desk(site.browser(), "").open(f"/e/{row.slug}")
    rules = next(link.get("href", "") for link in browser.all("a") if "rules" in link.get("href", "").split("/"))
    assert browser.open(rules).status == 200
    assert live.snapshot(row.slug).book.title in browser.text
    changed = site.event(title="Short", names=(), time_limit=45)
    assert "45" in browser.open(f"/e/{changed.slug}/rules").text
