"""The event's own row at the desk: what visitors read of it, and who may do what."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.test import Client

from topcut.acts.entries.commands import Drop
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.web.events_served import front as front_of
from topcut.web.server.front import Front
from topcut.web.site import live
from topcut.web.store.models import Event
from web.asking import Counted, ask
from web.console import Desk
from web.html import parsed
from web.saying import refused, says, words_of
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    return site.event()


@pytest.fixture
def desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


@pytest.fixture
def front(site: Site) -> Iterator[Front]:
    made = front_of(Counted())
    yield made
    made.close()


def _now() -> Event:
    return Event.objects.get()


def test_what_is_saved_is_on_the_public_pages_at_once(row: Event, desk: Desk, front: Front) -> None:
    before = ask(front, "/e/friday-night").body.decode()
    typed = {"place": "Quark’s Bar", "region": "Bajor", "fee": "5 strips", "prizes": "Latinum", "director": "Sisko"}
    desk.look("/event").press(words_of("web-setup-save"), **typed, zone="Europe/Berlin")
    assert desk.status == 200 and says(desk.said()[0], "web-setup-changed")
    after = ask(front, "/e/friday-night").body.decode()
    for words in (*typed.values(), f"{words_of('web-event-times')}</dt><dd>Europe/Berlin"):
        assert words in after and words not in before
        assert desk.value("zone") == "Europe/Berlin"


def test_only_what_was_changed_is_written_and_said(site: Site, row: Event, desk: Desk) -> None:
    """A report that came while the form was open is not taken out of the chain."""
    desk.look("/event")
    site.post_round(row)
    head = _now().head
    desk.press(words_of("web-setup-save"), fee="3 slips", about="New")
    changed = tuple(message("web-setup-what", what=one) for one in ("fee", "about"))
    assert desk.said() == [f"{words_of('web-desk-done')} {words_of('web-setup-changed', what=changed)}"]
    assert (_now().head, _now().fee, _now().state) == (head + 2, "3 slips", "running")  # listed as it was, and changed
    desk.look("/event").press(words_of("web-setup-save"))
    assert desk.said() == [f"{words_of('web-desk-done')} {words_of('web-setup-unchanged')}"]


def test_lines_of_the_text_break_where_they_were_broken(row: Event, desk: Desk) -> None:
    desk.look("/event").press(words_of("web-setup-save"), about="  Doors 10:00\r\n\r\n\r\nBring dice <b>\r\n")
    assert _now().about == "Doors 10:00\n\n\nBring dice <b>"
    page = Client().get("/e/friday-night")
    parsed(page)
    assert '<p class="lead typed" dir="auto">Doors 10:00\n\n\nBring dice &lt;b&gt;</p>' in page.content.decode()
    assert desk.look("/event").value("about") == "Doors 10:00\n\n\nBring dice <b>"


@pytest.mark.parametrize(
    ("field", "value", "why"),
    [
        ("zone", "Bajor/Dahkur", message("form-no-zone", typed="Bajor/Dahkur")),
        ("date", "tomorrow", message("form-no-day", typed="tomorrow")),
        ("place", "x" * 201, message("form-too-long", field=message("web-setup-place"), signs=201, most=200)),
        ("about", "x" * 10_001, message("form-too-long", field=message("web-setup-about"), signs=10_001, most=10_000)),
    ],
)
def test_what_is_wrong_is_one_sentence_and_what_was_typed_is_kept(
    row: Event, desk: Desk, field: str, value: str, why: Message
) -> None:
    desk.look("/event").press(words_of("web-setup-save"), **{"fee": "3 slips", field: value})
    assert desk.status == 422 and len(desk.refusals()) == 1 and refused(desk, why)
    assert (desk.value(field), desk.value("fee"), _now().fee) == (value, "3 slips", "")


def test_a_switch_that_was_turned_stays_turned_after_a_refusal(row: Event, desk: Desk) -> None:
    desk.look("/event")
    data = {"zone": "nowhere", "seen": desk.hidden("seen"), "self_entry": "on"}
    desk._shown(desk.client.post(f"/e/{row.slug}/desk/event/change", data), f"/e/{row.slug}/desk/event/change")
    on = {node.get("name") for node in desk.all("input") if node.get("checked") is not None}
    assert desk.status == 422 and on == {"self_entry"}


def test_who_may_do_what(site: Site, row: Event, desk: Desk) -> None:
    assert says(desk.look("/event"), "web-setup-self-entry")
    data = {"zone": "UTC", "date": row.date, "seen": desk.hidden("seen")}
    assert desk.client.post(f"/e/{row.slug}/desk/event/change", {**data, "self_entry": "on"}).status_code == 302
    now = _now()
    assert (now.listed, now.links_allowed, now.self_entry) == (False, False, True)
    assert "Friday Night" not in Client().get("/").content.decode()
    assert says(Client().get("/e/friday-night"), "web-event-enter")
    assert says(desk.look("/links"), "web-links-switched-off-html")


def test_a_bracket_with_given_seeds_does_not_ask_who_enters(site: Site) -> None:
    row = site.event("transformers", ("Kira", "Odo"), (Stage("bracket", take=2, seeds="typed"),), title="Cup")
    desk = Desk(site.browser(row, "director"), "cup").look("/event")
    assert says(desk, "web-setup-typed-seeds") and not says(desk, "web-setup-self-entry")
    desk.press(words_of("web-setup-save"), fee="5")
    assert (_now().self_entry, _now().fee) == (False, "5")


def test_who_was_slower_is_told_and_loses_nothing(site: Site, row: Event, desk: Desk) -> None:
    other = Desk(site.browser(row, "director"), row.slug).look("/event")
    desk.look("/event").press(words_of("web-setup-save"), place="Ops")
    other.press(words_of("web-setup-save"), fee="5 strips")
    assert other.status == 422 and refused(other, "console-event-changed")
    assert (_now().place, _now().fee, other.value("fee")) == ("Ops", "", "5 strips")
    other.press(words_of("web-setup-save"), place="Ops")
    assert (_now().place, _now().fee) == ("Ops", "5 strips")


def test_an_event_that_is_put_off_keeps_its_rules_and_its_journal(site: Site, row: Event, desk: Desk) -> None:
    head = row.head
    desk.look("/event").press(words_of("web-setup-save"), date="2026-12-04")
    assert says(desk, "web-setup-first-day", day="Fri 20 Nov 2026")
    snapshot = live.snapshot(row.slug)
    assert (snapshot.row.date, snapshot.tournament.date, snapshot.head) == ("2026-12-04", "2026-11-20", head + 2)
    assert desk.client.get(f"/e/{row.slug}/desk/results.json").json()["date"] == "2026-12-04"


def test_the_title_is_corrected_and_nothing_else_that_the_journal_began_with(
    site: Site, row: Event, desk: Desk
) -> None:
    desk.look("/event")
    assert says(desk, "web-setup-fixed-why-html")
    data = {
        "zone": "UTC",
        "date": row.date,
        "seen": desk.hidden("seen"),
        "title": "Saturday",
        "rulebook": "yomi",
        "slug": "x",
        "head": "1",
    }
    desk.client.post(f"/e/{row.slug}/desk/event/change", data)
    now = _now()
    assert (now.title, now.rulebook, now.slug) == ("Saturday", "star-trek-2e", "friday-night")
    assert now.head == row.head + 1
    site.do(row, Drop("p1"))  # the chain goes on


def test_a_judge_reads_that_it_is_the_directors(site: Site, row: Event) -> None:
    desk = Desk(site.browser(row, "judge"), row.slug).look("/event")
    assert says(desk, "web-setup-up-to-the-director") and words_of("web-setup-save") not in desk.buttons()
