"""Whatever people type is text on every page of everybody: no element, no attribute and no address comes out of it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from xml.etree.ElementTree import Element

import html5lib
import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.test import Client, override_settings

from topcut.acts.calls.commands import CallJudge
from topcut.acts.entries.commands import Enter, Person
from topcut.acts.event.commands import Announce
from topcut.acts.results.commands import Delay, Dispute, Report
from topcut.acts.scenarios.commands import GiveFeedback
from topcut.acts.stages.commands import OpenStage
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.store.models import Event
from web.accounts import PASSWORD
from web.crawling import pages
from web.moments import TOP_FOUR, TWO_NIL, WON, _best, _tied
from web.people.test_accounts import QUICK
from web.site import Site

_IN = "{http://www.w3.org/1999/xhtml}"
EVIL = (
    "<evil>&lt;evil>",
    "\"'><evil a='",
    "</script><script>evil()</script>",
    "x' onfocus=evil() y=\"",
    "javascript:evil()",
    "{{ evil }}{% evil %}",
    "]]><evil/><!--",
    "</title></textarea></svg><evil>",
)


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


def _what_came_alive(tree: Element) -> list[str]:
    found = []
    for node in tree.iter():
        if not isinstance(node.tag, str):
            continue
        name = node.tag.removeprefix(_IN)
        if "evil" in name or (name == "script" and _is_foreign(node)):
            found.append(name)
        for attribute, value in node.attrib.items():
            leads = attribute.endswith(("href", "src", "action"))
            if attribute.startswith("on") or (leads and value.strip().lower().startswith(("javascript:", "data:text"))):
                found.append(f"{name} {attribute}={value}")
    return found


def _is_foreign(script: Element) -> bool:
    """Anything but a file of ours, or words as data."""
    if script.get("type") == "application/json":
        return "evil" in (script.text or "")
    if script.get("type") == "application/ld+json":  # what search engines read: it holds the words of an event
        return "<" in (script.text or "") or not isinstance(json.loads(script.text or ""), dict)
    return bool(script.text) or not script.get("src", "").startswith("/static/")


def _told_everywhere(site: Site, row: Event, evil: str) -> None:
    """The words of an event's page, and of everything that has a reason or a text."""
    for column in ("title", "place", "region", "fee", "prizes", "director", "about", "zone"):
        setattr(row, column, evil)
    Event.objects.filter(pk=row.pk).update(
        **dict.fromkeys(("title", "place", "region", "fee", "prizes", "director", "about"), evil)
    )
    site.do(row, Announce(evil))
    first, second = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, CallJudge(1, 1, first, evil), first)
    site.do(row, Report(1, 1, WON, first), first)
    site.do(row, Dispute(1, 1, second, None, evil), second)
    site.do(row, Delay(1, 2, evil))


def _must_be_text(site: Site, row: Event) -> int:
    """Looked at as everybody; how many pages there were."""
    count = 0
    for role in ("visitor", "player", "judge", "director"):
        client = Client()
        if role != "visitor":
            client.get(link(row, role, "p1"))  # type: ignore[arg-type]
        for address, page in pages(client, row.slug):
            if "html" in page.headers["Content-Type"]:
                assert _what_came_alive(html5lib.parse(page.content.decode())) == [], (role, address)
                count += 1
            assert "\n" not in "".join(map(str, page.headers.values()))
    return count


@pytest.mark.parametrize("evil", [" ".join(EVIL)[:190], EVIL[1], EVIL[4]])
def test_words_of_a_swiss_event_are_text_for_everybody(site: Site, evil: str) -> None:
    row = site.event(names=(), rounds=2, title=evil)
    people = [Person(f"{name} {evil}"[:200], handle=f"{name}{evil}", team=evil) for name in ("Kira", "Odo", "Quark")]
    site.do(row, Enter((*people, Person(evil))))
    site.post_round(row)
    _told_everywhere(site, row, evil)
    assert _must_be_text(site, row) > 40


def test_words_of_a_bracket_are_text_in_its_drawing(site: Site) -> None:
    row = site.event("transformers", EVIL, (*TOP_FOUR[:1], Stage("bracket", name=EVIL[1], take=4)), title=EVIL[0])
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, TWO_NIL)
    site.do(row, OpenStage(2, _best(site, row)) if _tied(site, row) else OpenStage(2))
    site.post_round(row)
    site.report_all(row, Result(games=((1, 0), (1, 0))))
    assert _must_be_text(site, row) > 40


def test_words_of_play_testers_and_of_accounts_are_text(site: Site) -> None:
    evil = EVIL[1]
    row = site.event("star-trek-2e", EVIL, scenario="public-play-testing")
    for player in ("p1", "p2"):
        site.do(row, GiveFeedback(player, evil))
    user = User(username="kira", first_name=evil)
    user.set_password(PASSWORD)
    user.save()
    roles.grant(user, row, "judge")
    client = Client()
    client.post("/sign-in", {"login": "kira", "password": PASSWORD})
    for address in ("/profile", "/account/email", f"/e/{row.slug}/enter", "/", f"/?q={evil}&region={evil}&game={evil}"):
        assert _what_came_alive(html5lib.parse(client.get(address).content.decode())) == [], address
    assert _must_be_text(site, row) > 40
    refused = client.post("/sign-in", {"login": evil, "password": "x"})
    assert _what_came_alive(html5lib.parse(refused.content.decode())) == []


@pytest.mark.parametrize("page", ["pairings?q=", "standings?why=", "standings?q=", "desk?find=", "desk/players?find="])
def test_what_is_searched_for_comes_back_as_text(site: Site, page: str) -> None:
    row = site.event()
    site.post_round(row)
    director = site.browser(row, "director")
    for evil in EVIL:
        shown = director.get(f"/e/{row.slug}/{page}{evil}").content.decode()
        assert _what_came_alive(html5lib.parse(shown)) == [], evil
