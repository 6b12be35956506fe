"""The code on a table's slip: an unknown phone says which one it is, once for every seat, and is theirs then."""

from __future__ import annotations

import re

import pytest
from django.http import HttpResponse
from django.test import Client

from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw, Post, WithdrawRound
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.renewing import generation, renew
from topcut.web.people.table_codes import table_path
from topcut.web.store.models import Event
from web.accounts import account
from web.saying import refused, says
from web.site import Site


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event()
    site.post_round(made)
    return made


def _match(site: Site, row: Event) -> Match:
    return site.snapshot(row).tournament.rounds[-1].matches[1]


def _code(site: Site, row: Event) -> str:
    row.refresh_from_db()
    return table_path(row, site.snapshot(row).tournament.rounds[-1], 1)


def _choose(site: Site, row: Event, player: PlayerId, client: Client | None = None) -> tuple[Client, HttpResponse]:
    phone = client or Client()
    return phone, phone.post(_code(site, row), {"player": player})


def _offered(site: Site, row: Event, page: HttpResponse) -> list[PlayerId]:
    offered = re.findall(r'name="player"\s+value="(\w+)"', page.content.decode())
    return [seat for seat in _match(site, row).seats if seat in offered]


def test_an_unknown_phone_is_asked_which_one_it_is_and_reports(site: Site, row: Event) -> None:
    one, other = _match(site, row).seats
    page = Client().get(_code(site, row))
    assert page.status_code == 200 and says(page, "web-which-title")
    assert _offered(site, row, page) == [one, other]
    phone, answer = _choose(site, row, one)
    assert answer.status_code == 302 and answer["Location"] == f"/e/{row.slug}/me"
    sent = {"round": "1", "table": "1", "way": "normal won", "mine": "100", "theirs": "35", "key": "k"}
    assert phone.post(f"/e/{row.slug}/me/report", sent).status_code == 302
    assert _match(site, row).by == one


def test_a_seat_is_taken_once(site: Site, row: Event) -> None:
    one, other = _match(site, row).seats
    _choose(site, row, one)
    thief, answer = _choose(site, row, one)
    assert answer.status_code == 422 and refused(answer, "account-seat-taken")
    assert _offered(site, row, thief.get(_code(site, row))) == [other]
    assert says(thief.get(f"/e/{row.slug}/me"), "web-me-not-known")


def test_a_new_link_frees_the_seat_and_ends_the_phone_that_had_it(site: Site, row: Event) -> None:
    one = _match(site, row).seats[0]
    old, _ = _choose(site, row, one)
    row.refresh_from_db()
    assert renew(row, one, generation(row, one))
    assert says(old.get(f"/e/{row.slug}/me"), "web-me-not-known")
    _, answer = _choose(site, row, one)
    assert answer.status_code == 302


def test_who_has_acted_by_phone_before_is_not_offered(site: Site, row: Event) -> None:
    one, other = _match(site, row).seats
    site.do(row, Report(1, 1, Result(((100, 35),)), one), one)
    assert _offered(site, row, Client().get(_code(site, row))) == [other]
    assert _choose(site, row, one)[1].status_code == 422


def test_who_has_an_account_signs_in(site: Site, row: Event) -> None:
    one, other = _match(site, row).seats
    roles.grant(account("kira"), row, "player", one)
    assert _offered(site, row, Client().get(_code(site, row))) == [other]
    assert _choose(site, row, one)[1].status_code == 422


def test_nobody_of_another_table_is_chosen(site: Site, row: Event) -> None:
    elsewhere = site.snapshot(row).tournament.rounds[-1].matches[2].seats[0]
    phone, answer = _choose(site, row, elsewhere)
    assert answer.status_code == 422 and refused(answer, "account-not-at-this-table", table=1)
    assert says(phone.get(f"/e/{row.slug}/me"), "web-me-not-known")


def test_a_known_phone_goes_on_to_its_own_match_and_becomes_nobody_else(site: Site, row: Event) -> None:
    one, other = _match(site, row).seats
    phone = Client()
    phone.get(link(row, "player", one))
    for answer in (phone.get(_code(site, row)), _choose(site, row, other, phone)[1]):
        assert answer.status_code == 302 and answer["Location"] == f"/e/{row.slug}/me"
    assert _choose(site, row, other)[1].status_code == 302  # the seat is still free for whoever sits there


def test_an_official_gets_the_table_at_the_desk(site: Site, row: Event) -> None:
    answer = site.browser(row, "judge").get(_code(site, row))
    assert answer["Location"] == f"/e/{row.slug}/desk/round/1/table/1"


def test_the_codes_of_a_round_that_was_taken_back_are_dead(site: Site, row: Event) -> None:
    old = _code(site, row)
    for act in (WithdrawRound("again"), Draw("again"), Post()):
        site.do(row, act)
    assert old != _code(site, row)
    answer = Client().get(old)
    assert answer.status_code == 403 and refused(answer, "account-table-code-old")


def test_a_code_that_nobody_has_made_opens_nothing(site: Site, row: Event) -> None:
    forged = _code(site, row).replace("/t/1/1/", "/t/1/2/")
    assert Client().get(forged).status_code == 403
    assert Client().post(forged, {"player": _match(site, row).seats[0]}).status_code == 403


def test_where_personal_links_are_off_no_code_lets_anybody_in(site: Site, row: Event) -> None:
    Event.objects.filter(pk=row.pk).update(links_allowed=False)
    _, answer = _choose(site, row, _match(site, row).seats[0])
    assert answer.status_code == 422 and refused(answer, "account-links-off")
