"""What is made is limited: far above what a hall behind one address does, and told in words."""

from __future__ import annotations

from threading import Thread

import pytest
from django.db import connection
from django.test import Client

from topcut.refusal import Refused
from topcut.web.desk.setup import setup_page
from topcut.web.people import entry_views, pace
from topcut.web.people.tallies import Limit
from topcut.web.store.models import Event
from web.accounts import key_of
from web.phones import Phone, two_phones, written
from web.saying import refused
from web.site import Site


def _entered(row: Event, name: str, at: str = "192.0.2.1") -> tuple[int, str]:
    answer = Client().post(f"/e/{row.slug}/enter/enter", {"name": name}, REMOTE_ADDR=at)
    return answer.status_code, answer.content.decode()


@pytest.fixture
def row(site: Site) -> Event:
    made = site.event(names=())
    made.self_entry = True
    made.save()
    return made


# Entering oneself ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seconds", "span"), [(60, "minute"), (3600, "hour")])
def test_a_machine_that_makes_up_players_is_stopped_and_told_why(
    site: Site, row: Event, monkeypatch: pytest.MonkeyPatch, seconds: int, span: str
) -> None:
    monkeypatch.setattr(entry_views, "ENTERING", (Limit("entering", 3, seconds),))
    answers = [_entered(row, f"Tribble {n}") for n in range(5)]
    assert [status for status, _ in answers] == [302, 302, 302, 429, 429]
    assert refused(answers[-1][1], "account-too-many-entries", most=3, span=span)
    assert len(site.snapshot(row).tournament.entrants) == 3


def test_another_network_and_another_event_are_not_held_up(
    site: Site, row: Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(entry_views, "ENTERING", (Limit("entering", 1, 60),))
    other = site.event(names=(), title="Saturday")
    Event.objects.update(self_entry=True)
    assert [_entered(row, "Kira")[0], _entered(row, "Odo")[0]] == [302, 429]
    assert [_entered(row, "Odo", "192.0.2.2")[0], _entered(other, "Odo")[0]] == [302, 302]


def test_a_hall_behind_one_address_never_meets_the_limits() -> None:
    """300 phones in one minute at the door, 3,000 players in the hour before round 1."""
    assert [(limit.most, limit.seconds) for limit in entry_views.ENTERING] == [(300, 60), (3000, 3600)]


# A player's own acts -------------------------------------------------------------------------------------------------


def _judge(phone: Phone, n: int) -> int:
    """Calls a judge and needs none, by turns."""
    return phone.send("call" if n % 2 == 0 else "no-judge", **phone.hidden() | {"key": f"key-{n}"}).status_code


def test_calling_a_judge_and_sending_him_away_has_an_end(site: Site) -> None:
    kira, odo = two_phones(site)
    assert [_judge(kira, n) for n in range(pace.MOST + 1)] == [302] * pace.MOST + [429]
    assert refused(kira.send("call", **kira.hidden()), "phone-too-fast", most=40, minutes=5)
    assert written(kira.row).count("JudgeCalled") == pace.MOST // 2
    assert odo.reports().status_code == 302, "nobody else is held up"


def test_withdrawing_and_coming_back_has_an_end(site: Site, row: Event) -> None:
    phone = Client()
    phone.post(f"/e/{row.slug}/enter/enter", {"name": "Kira"})
    answers = []
    for _ in range(pace.MOST + 1):
        answers.append(phone.post(f"/e/{row.slug}/enter/withdraw").status_code)
        phone.post(f"/e/{row.slug}/enter/again")
    assert answers == [302] * pace.MOST + [429]


def test_a_form_that_is_sent_again_counts_once(site: Site) -> None:
    kira, _ = two_phones(site)
    fields = kira.hidden()
    for _ in range(pace.MOST + 5):
        assert kira.send("call", **fields).status_code == 302
    assert kira.reports().status_code == 302


def test_after_a_while_one_may_act_again(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "monotonic", lambda: 0.0)
    for _ in range(pace.MOST):
        pace.acted(1, "p1")
    monkeypatch.setattr(pace, "monotonic", lambda: pace.MINUTES * 60 - 1.0)
    with pytest.raises(Refused, match="phone-too-fast"):
        pace.must_be_calm(1, "p1")
    monkeypatch.setattr(pace, "monotonic", lambda: pace.MINUTES * 60.0)
    pace.must_be_calm(1, "p1")


def test_what_is_remembered_of_players_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "_PLAYERS", 3)
    for n in range(5):
        pace.acted(1, f"p{n}")
    assert list(pace._acts) == [(1, "p2"), (1, "p3"), (1, "p4")]
    pace.forget()


# Making events -------------------------------------------------------------------------------------------------------

_NEW = "/new?rulebook=yomi"


def _made(title: str, at: str = "192.0.2.1", client: Client | None = None, key: str = "") -> tuple[int, str]:
    fields = {"title": title, "date": "2026-11-20", "zone": "UTC", "players": "8", "key": key}
    answer = (client or Client()).post(_NEW, fields, REMOTE_ADDR=at)
    return answer.status_code, answer.content.decode()


def test_a_machine_that_makes_events_is_stopped_and_told_why(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_page, "MAKING", Limit("making", 3, 3600))
    answers = [_made(f"Event {n}") for n in range(5)]
    assert [status for status, _ in answers] == [302, 302, 302, 429, 429] and Event.objects.count() == 3
    assert refused(answers[-1][1], "console-too-many-events", most=3)
    assert _made("Elsewhere", "192.0.2.2")[0] == 302


def test_a_convention_behind_one_address_makes_sixty_events_an_hour() -> None:
    assert (setup_page.MAKING.most, setup_page.MAKING.seconds) == (60, 3600)


def test_looking_at_the_form_makes_and_counts_nothing(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(setup_page, "MAKING", Limit("making", 1, 3600))
    for _ in range(3):
        assert Client().post(_NEW, {"title": "Event", "look": "1"}).status_code == 200
    assert _made("")[0] == 422 and _made("Event")[0] == 302


# One form, one event -------------------------------------------------------------------------------------------------


def _key() -> str:
    return key_of(Client().get(_NEW).content.decode())


def test_a_form_that_is_sent_thirty_times_at_once_makes_one_event(site: Site) -> None:
    """Every one of them without the cookie of another's answer, as they leave the browser together."""
    key, answers = _key(), []

    def send() -> None:
        answers.append(_made("Friday Fights", key=key)[0])
        connection.close()

    together = [Thread(target=send) for _ in range(30)]
    for one in together:
        one.start()
    for one in together:
        one.join()
    assert answers == [302] * 30 and Event.objects.count() == 1


def test_every_one_of_them_is_let_in_as_the_director(site: Site) -> None:
    key, browsers = _key(), [Client(), Client()]
    for browser in browsers:
        _made("Friday Fights", client=browser, key=key)
        assert browser.get("/e/friday-fights/desk").status_code == 200


def test_two_forms_make_two_events_also_of_one_title(site: Site) -> None:
    for key in (_key(), _key(), "", ""):
        assert _made("Friday Fights", key=key)[0] == 302
    assert Event.objects.count() == 4


@pytest.mark.parametrize("key", ["x", "a:b", "x" * 400])
def test_a_key_that_somebody_has_chosen_lets_nobody_in(site: Site, key: str) -> None:
    _made("Friday Fights", key=key)
    thief = Client()
    _made("Other", client=thief, key=key)
    assert Event.objects.count() == 2 and thief.get("/e/friday-fights/desk").status_code == 403


def test_after_the_directors_link_was_made_anew_an_old_form_lets_nobody_in(site: Site) -> None:
    key, director, old = _key(), Client(), Client()
    _made("Friday Fights", client=director, key=key)
    director.post("/e/friday-fights/desk/links/renew", {"link": "d."})
    _made("Friday Fights", client=old, key=key)
    assert Event.objects.count() == 1 and old.get("/e/friday-fights/desk").status_code == 403
