"""What organizers expect of a site: corrected, called off, copied, timed, capped, paid, saved, printed, shared."""

from __future__ import annotations

import csv
import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from topcut.acts.entries.commands import Describe
from topcut.acts.registration.commands import SetRegistration
from topcut.journal.fact import Result
from topcut.web.site.qr_codes import qr_code
from topcut.web.store.models import Event
from web.browser.people import PHONE, Hall
from web.browser.wording import wording
from web.saying import words_of
from web.site import Site

_NUMBERS = count(1)
FOUR = ("Kira", "Odo", "Quark", "Dax")


@pytest.fixture
def row(empty_site: Site) -> Event:
    """With an address of its own: the server remembers what it told of another one."""
    return empty_site.event(names=FOUR, title=f"Promenade {next(_NUMBERS)}", rounds=2)


def _desk(hall: Hall, row: Event, part: str) -> Page:
    page = hall.page(hall.link(row.slug, "director"))
    page.goto(f"/e/{row.slug}/desk{part}")
    return page


def _press(page: Page, id: str, **values: Any) -> None:
    page.locator("#main").get_by_role("button", name=words_of(id, **values), exact=True).click()


def _saved(page: Page, id: str, kind: str, folder: Path) -> list[list[str]]:
    """The rows of the file behind a link of the page."""
    with page.expect_download() as told:
        page.get_by_role("link", name=words_of(id, kind=kind), exact=True).click()
    told.value.save_as(folder / f"{kind}.csv")
    return list(csv.reader((folder / f"{kind}.csv").read_text("utf-8-sig").splitlines()))


# Corrected, called off, copied ---------------------------------------------------------------------------------------


def test_a_name_and_the_title_are_corrected_and_visitors_read_it_at_once(hall: Hall, row: Event) -> None:
    visitor = hall.page(f"/e/{row.slug}")
    page = _desk(hall, row, "/players")
    page.get_by_role("link", name="Kira").click()
    page.locator("#name").fill("Kira Nerys")
    _press(page, "web-people-correct-name")
    expect(visitor.locator(".names")).to_contain_text("Kira Nerys")
    page.goto(f"/e/{row.slug}/desk/event")
    page.locator("#title").fill("Promenade Masters")
    _press(page, "web-setup-save")
    expect(page.locator("#done")).to_contain_text(words_of("web-setup-what", what="title"))
    expect(visitor.locator("h1")).to_have_text("Promenade Masters")
    expect(hall.page("/").get_by_role("link", name="Promenade Masters")).to_have_count(1)


def test_an_event_is_called_off_says_so_everywhere_and_takes_place_after_all(hall: Hall, row: Event) -> None:
    visitor, phone = hall.page(f"/e/{row.slug}"), hall.phone(row.slug, "Odo")
    page = _desk(hall, row, "/event")
    page.locator("summary", has_text=words_of("web-remove-cancel-open")).click()
    page.locator("#cancel-reason").fill("the hall is flooded")
    _press(page, "web-remove-cancel", title=row.title)
    expect(visitor.locator("#main")).to_contain_text("the hall is flooded")
    phone.says("mymatch-cancelled")
    assert "EventCancelled" in hall.page(f"/e/{row.slug}").content()
    listed = hall.page("/").locator(".events li", has_text=row.title)
    expect(listed).to_contain_text(words_of("web-home-cancelled"))
    _press(page, "web-remove-restore")
    expect(visitor.locator("#main")).not_to_contain_text("the hall is flooded")
    phone.says("mymatch-before")


def test_an_event_is_copied_with_its_texts_and_house_rules(hall: Hall, row: Event) -> None:
    page = _desk(hall, row, "/event")
    page.locator("#place").fill("Quark’s Bar")
    page.locator("#fee").fill("5 strips")
    _press(page, "web-setup-save")
    page.goto(f"/e/{row.slug}/desk/setup")
    page.get_by_role("link", name=words_of("web-overview-copy")).click()
    assert [page.locator(f"#{name}").input_value() for name in ("title", "place", "fee", "rounds")] == [
        row.title, "Quark’s Bar", "5 strips", "2",
    ]  # fmt: skip
    page.locator("#title").fill("Promenade again")
    _press(page, "web-new-make")
    page.wait_for_url("**/desk/links")
    made = Event.objects.get(slug="promenade-again")
    assert (made.place, made.fee, made.players, made.rulebook) == ("Quark’s Bar", "5 strips", 0, row.rulebook)


# When, and how many --------------------------------------------------------------------------------------------------


def test_the_start_is_one_hour_for_visitors_check_in_and_search_engines(hall: Hall, row: Event) -> None:
    page = _desk(hall, row, "/event")
    page.locator("#date").fill("2098-11-21")
    page.locator("#start").fill("10:30")
    page.locator("details.zone > summary").click()
    page.locator("#zone").fill("Berlin")
    _press(page, "web-setup-save")
    expect(page.locator("#done")).to_contain_text(words_of("web-setup-what", what="start"))
    visitor = hall.page(f"/e/{row.slug}")
    expect(visitor.locator(".ticket")).to_contain_text("10:30")
    told = json.loads(visitor.locator("script[type='application/ld+json']").inner_text())
    assert (told["startDate"], told["eventStatus"]) == ("2098-11-21T10:30+01:00", "https://schema.org/EventScheduled")
    assert hall.site.snapshot(row).tournament.registration.starts == "2098-11-21T09:30:00Z"


def test_the_last_places_are_counted_and_whoever_waits_moves_up_and_is_told(hall: Hall, row: Event) -> None:
    page = _desk(hall, row, "/access")
    _press(page, "web-access-open-entering")
    page.locator("summary", has_text=words_of("web-access-set-registration")).click()
    page.locator("#places").fill("5")
    _press(page, "web-access-keep-registration")
    visitor = hall.page(f"/e/{row.slug}", **PHONE)
    expect(visitor.locator(".ticket")).to_contain_text(words_of("web-event-places", places=5, left=1, waiting=0))
    for name in ("Garak", "Morn"):
        last = hall.page(f"/e/{row.slug}/enter", **PHONE)
        last.locator("#name").fill(name)
        last.locator("form[action$='/enter'] button.primary").click()
        last.wait_for_load_state()
    expect(visitor.locator(".ticket")).to_contain_text(words_of("web-event-places", places=5, left=0, waiting=1))
    last.goto(f"/e/{row.slug}/me")
    expect(last.locator("#main")).to_contain_text(wording("mymatch-waits-says", place=1))
    page.goto(f"/e/{row.slug}/desk/players")
    page.get_by_role("link", name="Quark").click()
    page.locator("#leave button").click()
    expect(last.locator("#main")).to_contain_text(wording("mymatch-moved-up"))


# At the desk ---------------------------------------------------------------------------------------------------------


def test_who_has_paid_is_marked_in_the_list(hall: Hall, row: Event) -> None:
    Event.objects.filter(pk=row.pk).update(fee="5 strips")
    page = _desk(hall, row, "/players")
    line = page.locator("[data-player=p2]")
    expect(line).to_contain_text(words_of("web-people-unpaid"))
    line.locator("details.menu > summary").click()
    line.get_by_role("button", name=words_of("web-people-mark-paid", paid="no")).click()
    expect(line).to_contain_text(words_of("web-people-paid"))
    expect(page.locator("[data-player=p1]")).to_contain_text(words_of("web-people-unpaid"))


def test_the_standings_stand_at_the_desk(hall: Hall, row: Event) -> None:
    hall.site.post_round(row)
    hall.site.report_all(row, Result(((100, 35),)))
    page = _desk(hall, row, "")
    page.locator("header nav").get_by_role("link", name=words_of("web-desk-standings")).click()
    first = hall.site.snapshot(row).standings.rows[0]
    best = page.locator("table.ranks tbody tr").first
    expect(best).to_contain_text(hall.site.snapshot(row).names[first.player])
    expect(page.locator("header.desk")).to_be_visible()  # without leaving the desk


def test_players_pairings_results_and_standings_are_saved_where_they_are_seen(
    hall: Hall, row: Event, tmp_path: Path
) -> None:
    hall.site.post_round(row)
    hall.site.report_all(row, Result(((100, 35),)))
    page = _desk(hall, row, "/players")
    names = {cell for line in _saved(page, "web-files-save-kind", "players", tmp_path)[1:] for cell in line}
    assert names >= set(FOUR)
    page.goto(f"/e/{row.slug}/desk")
    for kind in ("pairings", "results"):
        page.locator("#more > summary").click()
        rows = _saved(page, "web-files-save-kind", kind, tmp_path)
        assert {cell for line in rows for cell in line} >= {*FOUR, *(["100"] if kind == "results" else [])}
        page.reload()
    page.goto(f"/e/{row.slug}/desk/standings")
    assert len(_saved(page, "web-files-csv", "standings", tmp_path)) == 5


@pytest.mark.parametrize(
    ("where", "says"),
    [
        ("/desk/players/sign-in", "Dax"),
        ("/desk/round/1/slips", "Kira"),
        ("/desk/links/print", "Quark"),
        ("/desk/door", "Promenade"),
        ("/pairings?print=1", "Odo"),
        ("/standings?print=1", "Odo"),
    ],
)
def test_everything_for_paper_has_a_button_that_prints(hall: Hall, row: Event, where: str, says: str) -> None:
    hall.site.post_round(row)
    page = _desk(hall, row, "")
    page.goto(f"/e/{row.slug}{where}")
    expect(page.locator("#main")).to_contain_text(says)
    page.evaluate("window.print = () => { document.title = 'on paper'; }")
    page.get_by_role("button", name=words_of("web-frame-print")).click()
    assert page.title() == "on paper"
    page.emulate_media(media="print")
    expect(page.get_by_role("button", name=words_of("web-frame-print"))).to_be_hidden()


def test_the_sign_in_sheet_is_by_name_with_a_line_for_each(hall: Hall, row: Event) -> None:
    page = _desk(hall, row, "/players")
    page.get_by_role("link", name=words_of("web-people-print-sheet")).click()
    names = page.locator(".signin tbody th bdi").all_inner_texts()
    assert names == sorted(FOUR) and page.locator(".signin .line").count() == len(names) + 5


# Among players -------------------------------------------------------------------------------------------------------


def test_in_an_online_event_the_opponent_and_nobody_else_reads_the_contact(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event("star-trek-2e", FOUR, rounds=2, title="From Afar", online=True)
    empty_site.post_round(row)
    kira, other = (match.seats for match in empty_site.snapshot(row).tournament.rounds[0].matches.values())
    names = empty_site.snapshot(row).names
    mine, theirs, apart = (hall.phone(row.slug, names[one]) for one in (*kira, other[0]))
    theirs.says("web-me-no-contact")
    mine.page.locator("#ask-card > summary").click()
    mine.page.locator("#contact").fill("kira@bajor.example")
    mine.page.get_by_role("button", name=words_of("web-people-keep-card")).click()
    expect(theirs.page.locator("[data-mark=contact] a")).to_have_attribute("href", "mailto:kira@bajor.example")
    expect(apart.text).not_to_contain_text("kira@bajor.example")
    assert "kira@bajor.example" not in hall.page(f"/e/{row.slug}").content()


def test_pronouns_and_club_are_for_everybody_and_the_note_is_not(hall: Hall, row: Event) -> None:
    hall.site.do(row, Describe("p1", pronouns="she/her", club="Bajor Militia", note="owes a deck list"))
    visitor = hall.page(f"/e/{row.slug}")
    expect(visitor.locator(".names")).to_contain_text("she/her, Bajor Militia")
    assert "owes a deck list" not in visitor.content()


def test_the_code_to_share_is_that_of_the_address_beside_it(hall: Hall, row: Event) -> None:
    visitor = hall.page(f"/e/{row.slug}")
    address = visitor.locator(".share a").inner_text()
    drawn = visitor.locator(".share svg path").first.get_attribute("d")
    assert drawn and drawn in qr_code(address)
    visitor.goto(address)
    expect(visitor.locator("h1")).to_have_text(row.title)


def test_a_long_list_of_players_is_searched_by_name(hall: Hall, empty_site: Site) -> None:
    row = empty_site.event(names=tuple(f"Vorta {number}" for number in range(1, 231)), title="Gamma Open")
    visitor = hall.page(f"/e/{row.slug}")
    visitor.locator("#player").fill("vorta 217")
    visitor.keyboard.press("Enter")
    expect(visitor.locator(".names li")).to_have_text(["Vorta 217"])


def test_registration_that_has_not_opened_says_when_it_does(hall: Hall, row: Event) -> None:
    Event.objects.filter(pk=row.pk).update(self_entry=True)
    hall.site.do(row, SetRegistration(opens="2098-01-02T10:00:00Z"))
    ticket = hall.page(f"/e/{row.slug}").locator(".ticket")
    expect(ticket).to_contain_text("2 Jan")
    expect(ticket.get_by_role("link", name=words_of("web-event-enter"))).to_have_count(0)
