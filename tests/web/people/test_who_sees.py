"""What the desk shows an official is what they may do: no button that would be refused, and none withheld."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from django.contrib.auth.models import User
from django.test import Client
from django.urls import resolve

import topcut.web.desk
from topcut.acts.calls.commands import CallJudge
from topcut.acts.clock.commands import PauseClock, SetDeadline, StartClock
from topcut.acts.entries.commands import Enter, NoteFee, Person
from topcut.acts.event.commands import Cancel
from topcut.acts.registration.commands import SetRegistration
from topcut.acts.results.commands import Concede
from topcut.acts.tables.commands import FixTable, SetFeatureTable
from topcut.acts.who import Role
from topcut.desk.slices import HANDLING
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.accounts import account
from web.browser.scenes import build, views
from web.console import Desk
from web.people.test_who_may import ACTS, OFFICIALS
from web.saying import words_of
from web.site import Site

_WHO = {act: who for who, acts in ACTS.items() for act in acts.split()}
_OF_EVERY_EVENT = (
    *("", "/pairing", "/players?add=1", "/players", "/plan", "/settings", "/finish", "/access", "/cut", "/setup"),
    *("/event", "/listing", "/who", "/tables"),
)
_SEEN_IN_SEASONS = {"desk_bring", "desk_who_confirm", "desk_who_change"}  # where somebody is known: tests/web/seasons


@pytest.fixture(autouse=True)
def nobody_stays() -> Iterator[None]:
    yield
    User.objects.all().delete()


def _pages(site: Site) -> list[tuple[Event, str]]:
    """Events at each moment of their life: every page of their desks."""
    build(site)
    more = {*_at_the_tables(site), *_of_other_plans(site), ("drawn", "/pairing?line=s+1a+2b")}
    rows = {row.slug: row for row in Event.objects.all()}
    site.do(rows["drawn"], SetFeatureTable(1))
    looked_at = {(view.slug, view.path.partition("/desk")[2]) for view in views() if view.role == "director"}
    asked = looked_at | more | {(slug, page) for slug in rows for page in _OF_EVERY_EVENT}
    return [(rows[slug], page) for slug, page in sorted(asked) if not page.endswith(("/print", "/slips"))]


def _at_the_tables(site: Site) -> Iterator[tuple[str, str]]:
    """A table waits for a judge, one has conceded, somebody came late, the clock stands still; two have accounts."""
    row = site.event(title="tables")
    site.post_round(row)
    bye = next(match for match in site.snapshot(row).tournament.rounds[0].matches.values() if len(match.seats) == 1)
    conceding = site.snapshot(row).tournament.rounds[0].matches[2].seats[0]
    feature = SetFeatureTable(4), FixTable("p1", 3)
    for command in (CallJudge(1, 1), StartClock(), PauseClock(), Enter((Person("Worf"),)), *feature):
        site.do(row, command)
    site.do(row, Concede(1, 2, conceding), by=conceding)
    roles.grant(account("Bashir"), row, "judge")
    roles.grant(account("Kira"), row, "player", "p1")
    yield from (("tables", f"/round/1/table/{table}") for table in (1, 2, bye.table))
    yield "tables", "/links"
    site.do(site.event(title="called off"), Cancel())
    yield from _of_players(site)


def _of_players(site: Site) -> Iterator[tuple[str, str]]:
    """Somebody brings a bye, one has paid; where there are heats, somebody could play in another one too."""
    row = site.event(title="signing-up", names=("Kira",))
    row.fee = "5 strips"
    row.save(update_fields=("fee",))
    site.do(row, Enter((Person("Worf", earned_byes=1),)))
    site.do(row, NoteFee("p1", True))
    site.do(row, SetRegistration(places=2))
    site.do(row, Enter((Person("Garak"), Person("Morn"))))
    heat = Stage("swiss", rounds=1, heat=True)
    site.event(names=("Odo",), plan=(heat, heat, Stage("bracket", take=2, seeds="twos")), title="two-heats")
    yield from (("signing-up", f"/player/{one}") for one in ("p1", "p2"))
    yield from (("tables", "/player/p1"), ("two-heats", "/player/p1"))


def _of_other_plans(site: Site) -> Iterator[tuple[str, str]]:
    """Played online; in two heats; and one that can be finished, with players who share a rank."""
    site.post_round(site.event("magic", title="online", online=True))
    late = site.event("star-trek-2e", title="late", online=True)
    site.post_round(late)
    site.do(late, SetDeadline(1, "2024-11-22T20:00:00+01:00"))
    heat = Stage("swiss", rounds=1, heat=True)
    site.event(names=(), plan=(heat, heat, Stage("bracket", take=2, seeds="twos")), title="heats")
    over = site.event(title="over", rounds=1)
    site.post_round(over)
    site.report_all(over, Result(games=((100, 35),)))
    yield from (("online", page) for page in ("", "/round/1/table/1"))
    yield "late", ""


_OF_FORMS = re.compile(r"</?(?:form|button)\b[^>]*>")


class _Buttons(HTMLParser):
    """The buttons of a page that can be pressed, with the address that each sends its form to."""

    def __init__(self) -> None:
        super().__init__()
        self._form: dict[str, str | None] = {}
        self._forms: dict[str, dict[str, str | None]] = {}
        self._found: list[tuple[dict[str, str | None], dict[str, str | None]]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        if tag == "form":
            self._form = about
            self._forms[about.get("id") or ""] = about
        if tag == "button" and "disabled" not in about:
            self._found.append((about, self._form))

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._form = {}

    @property
    def addresses(self) -> Iterator[str]:
        for button, around in self._found:
            form = self._forms[button["form"] or ""] if "form" in button else around
            if form.get("method") == "post":
                yield button.get("formaction") or form.get("action") or ""


def _acts(client: Client, row: Event, page: str) -> set[str]:
    """What the buttons of a page do, by the names of the table."""
    buttons = _Buttons()
    html = client.get(f"/e/{row.slug}/desk{page}", follow=True).content.decode()
    buttons.feed("".join(_OF_FORMS.findall(html)))  # nothing else of thousands of pages is read
    return {_named(address) for address in buttons.addresses} - {"leave", "language"}


def _named(address: str) -> str:
    found = resolve(urlsplit(address).path)
    act = found.kwargs.get("act")
    return f"{found.url_name}:{act}" if act else str(found.url_name)


def _browsers(site: Site, row: Event) -> dict[str, tuple[Client, set[str]]]:
    """One for each role, and one for somebody who judges and keeps the score."""
    found = {role: (site.browser(row, role), may) for role, may in OFFICIALS.items()}  # type: ignore[arg-type]
    both = site.browser(row, "judge")
    both.get(link(row, "scorekeeper"))
    return found | {"both": (both, OFFICIALS["judge"] | OFFICIALS["scorekeeper"])}


def test_every_official_sees_the_buttons_they_may_press_and_no_others(site: Site) -> None:
    pages, seen = _pages(site), set[str]()
    for row in {row.slug: row for row, _ in pages}.values():
        browsers = _browsers(site, row)
        if row.slug == "tables":  # each has a slip to mend
            for client, _ in browsers.values():
                Desk(client, row.slug).look().press(words_of("web-round-enter-slip"), where="slip", line="99 100-35")
        for page in (page for one, page in pages if one.slug == row.slug):
            everything = _acts(browsers["director"][0], row, page)
            seen |= everything
            for role, (client, may) in browsers.items():
                shown = everything if role == "director" else _acts(client, row, page)
                assert shown == {act for act in everything if _WHO[act] in may}, (role, row.slug, page)
    of_the_desk = {act for act, who in _WHO.items() if who in OFFICIALS["director"]}
    of_the_desk -= {"desk_reading", *_SEEN_IN_SEASONS}
    of_the_desk -= {"desk_begin"}  # of an event without rounds: tests/web/desk/test_gathering.py
    of_the_desk -= {act for act in _WHO if act.startswith("desk_report_")}  # tests/web/seasons/test_reporting.py
    assert not of_the_desk - seen, " ".join(sorted(of_the_desk - seen))


@pytest.mark.parametrize("role", ["scorekeeper", "judge", "head-judge"])
def test_no_tab_leads_where_only_a_director_finds_anything(site: Site, role: Role) -> None:
    row = site.event()
    for stage in ("before", "playing"):
        desk = Desk(site.browser(row, role), row.slug)
        ways = {one.get("href") for page in ("", "/setup") for one in desk.look(page).all("a")}
        assert not {f"/e/{row.slug}/desk/{page}" for page in ("links", "event", "access")} & ways, stage
        assert f"/e/{row.slug}/desk/journal" in ways
        site.post_round(row) if stage == "before" else None


def test_templates_ask_for_commands_that_there_are() -> None:
    known = {kind.__name__ for kind in HANDLING}
    folder = Path(next(iter(topcut.web.desk.__path__)))
    asked = {word for file in folder.rglob("*.html") for word in re.findall(r"\bmay\.(\w+)", file.read_text())}
    assert asked and asked <= known


def test_the_next_step_is_a_button_for_who_may_and_a_word_on_who_does_for_others(site: Site) -> None:
    row = site.event()
    says = "; a scorekeeper or a director goes on"
    for role, may in {"scorekeeper": True, "judge": False, "head-judge": False, "director": True}.items():
        desk = Desk(site.browser(row, role), row.slug).look()  # type: ignore[arg-type]
        steps = [one for one in desk.all("button") if one.get("class") == "primary"]
        assert [one.get("disabled") for one in steps] == ([None] if may else [])
        assert (says not in desk.text) is may


def test_who_judges_and_keeps_the_score_acts_in_the_role_that_may(site: Site) -> None:
    row = site.event()
    browser = site.browser(row, "judge")
    browser.get(link(row, "scorekeeper"))
    desk = Desk(browser, row.slug).look().press("Pair round 1").press("Post pairings")
    desk.look().press("Enter the slip", line="1 100-35")
    assert "You are here as a judge and a scorekeeper." in desk.text
    assert [one.actor for one in row.lines.order_by("-seq")[:3]] == ["judge", "scorekeeper", "scorekeeper"]
