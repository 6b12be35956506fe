"""What is private stays so: words about persons, what one signs in with, and who has an account."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args

import pytest
from django.contrib.auth.models import User
from django.core import mail
from django.core.cache import cache
from django.test import Client, override_settings

from topcut.acts.calls.commands import CallJudge
from topcut.acts.clock.commands import AddTime, StartClock
from topcut.acts.ending.commands import Finish, Reopen
from topcut.acts.entries.commands import Drop, Enter, Person, ReEnter
from topcut.acts.event.commands import Undo
from topcut.acts.results.commands import Correct, Delay, Dispute, Report, Settle
from topcut.acts.rounds.commands import WithdrawRound
from topcut.acts.scenarios.commands import GiveFeedback
from topcut.journal.fact import Result
from topcut.journal.records import AnyFact
from topcut.messages.message import message
from topcut.play.for_everybody import ABOUT_PERSONS
from topcut.web.store.models import Event
from web.accounts import PASSWORD, account, signed_in
from web.console import Desk
from web.html import all_of, parsed, words
from web.moments import WON
from web.people.test_accounts import MAIL, QUICK
from web.saying import says
from web.site import Site

ILL = "Kira is ill"
PUBLIC = ("", "/pairings", "/pairings?by=name", "/standings", "/standings?why=p1", "/journal", "/display", "/clock")


@pytest.fixture(autouse=True)
def quick() -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        mail.outbox = []
        yield
    cache.clear()
    User.objects.all().delete()


def _main(client: Client, address: str) -> str:
    return words(all_of(parsed(client.get(address)), "main")[0])


# Words about persons -------------------------------------------------------------------------------------------------


def _delayed(site: Site, row: Event) -> None:
    site.do(row, Delay(1, 1, ILL))


def _corrected(site: Site, row: Event) -> None:
    site.do(row, Report(1, 1, WON))
    site.do(row, Correct(1, 1, Result(games=((35, 100),)), ILL))


def _disputed(site: Site, row: Event) -> None:
    first, second = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.do(row, Report(1, 1, WON, first), first)
    site.do(row, Dispute(1, 1, second, None, ILL), second)


def _settled(site: Site, row: Event) -> None:
    _disputed(site, row)
    site.do(row, Settle(1, 1, WON, ILL))


def _called(site: Site, row: Event) -> None:
    player = site.snapshot(row).tournament.rounds[0].matches[1].seats[0]
    site.do(row, CallJudge(1, 1, player, ILL), player)


def _given_time(site: Site, row: Event) -> None:
    site.do(row, StartClock())
    site.do(row, AddTime(5, 1, ILL))


def _came_back(site: Site, row: Event) -> None:
    site.do(row, Drop("p1"))
    site.do(row, ReEnter("p1", ILL))


def _reopened(site: Site, row: Event) -> None:
    site.report_all(row, WON)
    while site.snapshot(row).tournament.rounds_planned > len(site.snapshot(row).tournament.rounds):
        site.post_round(row)
        site.report_all(row, WON)
    site.do(row, Finish())
    site.do(row, Reopen(ILL))


_ACTS = [_delayed, _corrected, _disputed, _settled, _given_time, _came_back, _reopened]


@pytest.mark.parametrize("act", [*_ACTS, _called])
@pytest.mark.parametrize("undone", [False, True])
def test_a_reason_that_is_about_a_person_is_for_officials(site: Site, act: object, undone: bool) -> None:
    row = site.event()
    site.post_round(row)
    assert callable(act)
    act(site, row)
    if undone:
        site.do(row, Undo(site.snapshot(row).head))
    for page in PUBLIC:
        assert ILL not in Client().get(f"/e/{row.slug}{page}").content.decode(), page


@pytest.mark.parametrize("act", _ACTS)
def test_officials_read_it_in_the_journal_at_the_desk(site: Site, act: object) -> None:
    row = site.event()
    site.post_round(row)
    assert callable(act)
    act(site, row)
    for role in ("judge", "director"):
        desk = Desk(site.browser(row, role), row.slug).look("/journal")  # type: ignore[arg-type]
        assert says(desk, "fact-because", reason=ILL)
    assert site.browser(row, "player", "Kira").get(f"/e/{row.slug}/desk/journal").status_code == 403


def test_what_was_done_is_still_public(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    _delayed(site, row)
    match = message("place-seats", table=1)
    assert says(Client().get(f"/e/{row.slug}/journal"), "fact-delayed", match=match)


def test_why_a_round_was_drawn_again_is_everybodys_business(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, WithdrawRound("the hall was changed"))
    assert says(Client().get(f"/e/{row.slug}/journal"), "fact-because", reason="the hall was changed")


def test_of_every_fact_with_a_reason_it_is_known_whose_business_it_is() -> None:
    """A new one has to be thought about: here, or in `play/for_everybody.py`."""
    everybodys = {"RoundsChanged", "SettingsChanged", "PlanChanged", "GroupsSeated", "PacksDealt", "PoolsSwapped"}
    everybodys |= {"Drafted", "RoundWithdrawn", "ClockStarted", "TimeAdded", "Cancelled", "Brought", "Reopened"}
    with_a_reason = {fact.__name__ for fact in get_args(AnyFact) if "reason" in fact.__struct_fields__}
    assert with_a_reason == everybodys | {fact.__name__ for fact in ABOUT_PERSONS}


def test_why_everybody_got_more_time_is_told(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, StartClock())
    site.do(row, AddTime(5, 0, "a fire alarm"))
    assert says(Client().get(f"/e/{row.slug}/journal"), "fact-because", reason="a fire alarm")


def test_what_a_play_tester_says_is_for_officials(site: Site) -> None:
    row = site.event("star-trek-2e", scenario="public-play-testing")
    site.do(row, GiveFeedback("p1", "this card is too strong"))
    journal = _main(Client(), f"/e/{row.slug}/journal")
    assert says(journal, "fact-feedback", player="Kira") and "too strong" not in journal
    desk = Desk(site.browser(row, "judge"), row.slug).look("/journal")
    assert says(desk, "fact-feedback-said", player="Kira", text="this card is too strong")


# What one signs in with ----------------------------------------------------------------------------------------------


def test_what_one_signs_in_with_is_on_no_public_page_and_in_no_journal(site: Site) -> None:
    row = site.event()
    row.self_entry = True
    row.save()
    user = account("Nerys")
    user.username = "secret-name-of-nerys"
    user.save()
    client = Client()
    client.post("/sign-in", {"login": "secret-name-of-nerys", "password": PASSWORD})
    assert client.post(f"/e/{row.slug}/enter/enter", {"name": "Nerys"}).status_code == 302
    site.post_round(row)
    for page in PUBLIC:
        assert b"secret-name" not in Client().get(f"/e/{row.slug}{page}").content, page
    director = site.browser(row, "director")
    for file in ("journal.jsonl", "results.json", "files/players.csv", "files/results.csv"):
        assert b"secret-name" not in director.get(f"/e/{row.slug}/desk/{file}").content, file


def test_handles_of_an_event_from_before_are_on_no_public_page(site: Site) -> None:
    """Journals that are there keep what they hold; the standings open a row by the player's number."""
    row = site.event(names=(), rounds=1)
    people = (Person("Kira", handle="secret-kira"), Person("Odo", handle="secret-odo"))
    site.do(row, Enter(people))
    site.post_round(row)
    for page in PUBLIC:
        assert b"secret-" not in Client().get(f"/e/{row.slug}{page}").content, page
    assert 'id="why"' not in Client().get(f"/e/{row.slug}/standings?why=secret-kira").content.decode()


# Who has an account --------------------------------------------------------------------------------------------------


def _signs_up(name: str, email: str) -> tuple[int, str, int]:
    fields = {"name": name, "email": email, "password1": PASSWORD, "password2": PASSWORD}
    answer = Client().post("/sign-up", fields)
    return answer.status_code, answer.headers.get("Location", ""), len(mail.outbox)


@override_settings(**MAIL)
def test_signing_up_does_not_tell_whether_an_address_has_an_account(site: Site) -> None:
    kira = account("Kira", email="kira@bajor.example")
    kira.emailaddress_set.create(email="kira@bajor.example", primary=True, verified=True)  # type: ignore[attr-defined]
    unknown = _signs_up("Quark", "quark@ferenginar.example")
    mail.outbox = []
    known = _signs_up("Rom", "kira@bajor.example")
    assert known == unknown


@override_settings(**MAIL)
def test_changing_the_address_does_not_tell_it_either(site: Site) -> None:
    kira = account("Kira", email="kira@bajor.example")
    kira.emailaddress_set.create(email="kira@bajor.example", primary=True, verified=True)  # type: ignore[attr-defined]
    answers = []
    for n, email in enumerate(("kira@bajor.example", "nobody@bajor.example")):
        client = signed_in(f"Quark {n}")
        answers.append(client.post("/account/email", {"email": email, "action_add": ""}).status_code)
    assert answers[0] == answers[1] == 302


@override_settings(**MAIL)
def test_an_address_that_somebody_else_typed_gives_no_way_into_the_account(site: Site) -> None:
    kira = account("Kira", email="kira@bajor.example")
    kira.emailaddress_set.create(email="kira@bajor.example", primary=True, verified=True)  # type: ignore[attr-defined]
    _signs_up("Rom", "kira@bajor.example")
    client = Client()
    client.post("/sign-in", {"login": "kira@bajor.example", "password": PASSWORD})
    assert says(_main(client, "/profile"), "web-account-signed-in", handle="kira")
