"""Plain input that is none: numbers that are not, names without end, encodings that no form has. Never a 500."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client, override_settings

from topcut.acts.results.commands import Report
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.rulebooks.load import load
from topcut.web.events_served import front as front_of
from topcut.web.store.models import Event
from web.accounts import PASSWORD, account, signed_in
from web.asking import Counted, ask
from web.people.test_accounts import QUICK
from web.saying import refused
from web.site import Site

STRANGE = ["²", "①", "٣²", "9" * 5000, "-" + "9" * 5000, "--1", "1e5", "0x10", ""]
LONG = "x" * 60_000


@pytest.fixture(autouse=True)
def nobody_was_here_before() -> Iterator[None]:
    """Whoever signs in too often waits; these tests do."""
    cache.clear()
    with override_settings(PASSWORD_HASHERS=QUICK):
        yield
    cache.clear()
    User.objects.all().delete()  # whoever signs up in another test may be Kira too


@pytest.fixture
def desk(site: Site) -> tuple[Any, Client]:
    row = site.event()
    site.post_round(row)
    return row, site.browser(row, "director")


@pytest.mark.parametrize("typed", STRANGE, ids=ascii)
def test_no_address_stumbles_over_a_number(site: Site, desk: tuple[Any, Client], typed: str) -> None:
    row, client = desk
    for address in (
        f"/k/{typed}.d.x",
        f"/e/{row.slug}/desk/links/print?page={typed}",
        f"/e/{row.slug}/desk/round/1/slips?page={typed}",
        f"/e/{row.slug}/desk/reading?round={typed}&line=1 100-35",
        f"/e/{row.slug}/desk/reading?round=1&line={typed} 100-35",
        f"/e/{row.slug}/desk?find={typed}",
        f"/e/{row.slug}/pairings?round={typed}&page={typed}",
        f"/e/{row.slug}/standings?page={typed}&stage={typed}&why={typed}",
        f"/e/{row.slug}/journal?page={typed}",
    ):
        assert client.get(address).status_code < 500, address[:80]


@pytest.mark.parametrize("typed", STRANGE, ids=ascii)
def test_no_form_stumbles_over_a_number(site: Site, desk: tuple[Any, Client], typed: str) -> None:
    row, client = desk
    before = site.snapshot(row).head
    forms = {
        "slip": {"line": f"{typed} 100-35"},
        "players/enter": {"name": "Worf", "rating": typed or "²"},
        "plan/rounds": {"rounds": typed, "consent": "all"},
        "plan/change": {"cut": typed or "²", "heats": typed},
        "clock/start": {"minutes": typed or "²"},
        "clock/add": {"minutes": typed, "table": typed},
        "pairing/change": {"line": f"free {typed}"},
        "limited/pick": {"player": "Kira", "pack": typed, "left": typed},
        "limited/deal": {"packs": typed, "rarities": f"R={typed}", "cards": "Odo"},
        "cut/make": {"stage": typed, "seeds": typed},
    }
    for form, fields in forms.items():
        answer = client.post(f"/e/{row.slug}/desk/{form}", {**fields, "key": "k"})
        assert answer.status_code < 500, form
    assert site.snapshot(row).head == before  # nothing of it was taken


def test_the_claim_of_a_dispute_is_one_of_those_that_were_made(site: Site, desk: tuple[Any, Client]) -> None:
    row, client = desk
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    for seat, games in zip(match.seats, ((100, 35), (35, 100)), strict=True):
        site.do(row, Report(1, 1, Result(games=(games,)), by=seat), by=seat)
    for claim in ("²", "7", "-1", "9" * 5000):
        answer = client.post(f"/e/{row.slug}/desk/round/1/table/1/settle", {"claim": claim, "key": "k"})
        assert answer.status_code == 422
    client.post(f"/e/{row.slug}/desk/round/1/table/1/settle", {"claim": "1", "reason": "seen", "key": "k"})
    assert site.snapshot(row).tournament.rounds[0].matches[1].result == Result(games=((35, 100),))


@pytest.mark.parametrize("until", ["0001-01-01T00:00+14:00", "9999-12-31T23:59-12:00", "9999-12-31T23:59+00:00"])
def test_a_moment_that_no_zone_can_tell_breaks_no_page(site: Site, desk: tuple[Any, Client], until: str) -> None:
    """It was taken, and every page that tells it in the event's zone was broken for ever."""
    row, client = desk
    Event.objects.filter(pk=row.pk).update(zone="Pacific/Kiritimati")
    before = site.snapshot(row).head
    for form in ("deadline", "round/1/table/1/deadline"):
        assert client.post(f"/e/{row.slug}/desk/{form}", {"until": until, "round": "1"}).status_code == 422
    assert site.snapshot(row).head == before
    for page in ("", "/pairings", "/desk", "/desk/round/1/table/1", "/journal"):
        assert client.get(f"/e/{row.slug}{page}").status_code == 200, page


@pytest.mark.parametrize("page", ["", "/players", "/links", "/pairing"])
def test_nobody_is_searched_for_with_more_than_a_name(site: Site, desk: tuple[Any, Client], page: str) -> None:
    row, client = desk
    shown = client.get(f"/e/{row.slug}/desk{page}?find={LONG}").content.decode()
    assert LONG[:61] not in shown


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "1,²", "-" + "9" * 20, "1e-9999999999", "1/0"], ids=ascii)
@pytest.mark.parametrize("rulebook", ["magic", "tribbles"])
def test_no_setting_of_a_new_event_stumbles_over_a_number(site: Site, rulebook: str, typed: str) -> None:
    """`Fraction("1e-9999999999")` would not be worked out in a day."""
    settings = [one for one in load(rulebook).settings.values() if one.may == "director"]
    fields = {f"o_{one.name}": typed for one in settings}
    page = Client().get(f"/new?rulebook={rulebook}").content.decode()
    assert sum(f'name="{name}"' in page for name in fields) >= 3  # these are the fields of the page
    for one in (fields, *({name: typed} for name in fields)):
        answer = Client().post(f"/new?rulebook={rulebook}", {"title": "Friday", **one})
        assert answer.status_code == 422 or "o_rounds" in one or "o_bracket_games" in one
        assert answer.status_code < 500
    assert not Event.objects.exclude(title="Friday").exists()


def test_a_cell_without_end_is_told(site: Site, desk: tuple[Any, Client]) -> None:
    row, client = desk
    for names, told in (
        (f"name,team\nWorf,{LONG}\n", message("file-line-too-long", most=4_000)),
        ('name,team\nWorf,"' + "x\n" * 39_000, message("entry-detail-too-long", field=message("form-team"), most=200)),
        ('name,team\n"' + ("x" * 3000 + "\n") * 100, message("file-open-quote")),
    ):
        answer = client.post(f"/e/{row.slug}/desk/players/list", {"names": names, "key": "k"})
        assert answer.status_code == 422 and refused(answer, told), told


def test_a_sign_in_name_without_end_is_refused_like_any_other(site: Site) -> None:
    account("Kira Nerys")
    for login in (LONG, "%" * 60_000, f"{LONG}@bajor.example"):
        assert Client().post("/sign-in", {"login": login, "password": PASSWORD}).status_code == 422
        assert Client().post("/sign-in/code", {"email": login}).status_code < 500
        assert Client().post("/account/password/forgotten", {"email": login}).status_code < 500
        fields = {"name": login, "username": login, "password1": PASSWORD, "password2": PASSWORD}
        assert Client().post("/sign-up", fields).status_code < 500


@pytest.mark.parametrize("charset", ["utf-7", "idna", "zlib", "punycode", "utf-16", "no-such"])
def test_a_form_is_read_as_utf_8_whatever_the_request_says(site: Site, charset: str) -> None:
    row = site.event()
    counted = Counted()
    front = front_of(counted)
    answer = ask(
        front,
        f"/e/{row.slug}/me/report",
        "POST",
        b"line=%E2%80%93",
        content_type=f"application/x-www-form-urlencoded; charset={charset}",
    )
    front.close()
    assert answer.status < 500 and counted.asked[0]["CONTENT_TYPE"] == "application/x-www-form-urlencoded"


CREDENTIALS: list[Any] = [
    {"id": 1},
    [],
    "x",
    {"id": "a", "rawId": "a", "type": "public-key", "response": {}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": 1, "authenticatorData": "?"}},
    {"id": "a", "rawId": "a", "type": "public-key", "response": {"clientDataJSON": "e30", "attestationObject": "oA"}},
    {
        "id": "AA",
        "rawId": "AA",
        "type": "public-key",
        "response": {"clientDataJSON": "e30", "authenticatorData": "AA", "signature": "AA", "userHandle": "OTk5"},
    },
]


@pytest.mark.parametrize("credential", [*map(json.dumps, CREDENTIALS), "[" * 9000, "1" * 30_000, "{"], ids=range(10))
def test_a_credential_that_is_none_is_a_wrong_one(site: Site, credential: str) -> None:
    answer = Client().post(
        "/account/passkeys/sign-in", {"credential": credential}, secure=True, headers={"host": "topcut.example"}
    )
    assert answer.status_code < 500
    client = signed_in("Kira Nerys")
    asked = client.get("/account/passkeys/add", headers={"host": "localhost"})
    client.post(asked["Location"], {"password": PASSWORD}, headers={"host": "localhost"}, follow=True)
    added = client.post(
        "/account/passkeys/add",
        {"name": "phone", "passwordless": "on", "credential": credential},
        headers={"host": "localhost"},
    )
    assert added.status_code == 422  # the page again, with what is wrong


# Files ---------------------------------------------------------------------------------------------------------------


def _toml(text: str) -> SimpleUploadedFile:
    return SimpleUploadedFile("plan.toml", text.encode())


@pytest.mark.parametrize("field", ["plan_file", "bracket_file"])
def test_a_file_that_would_stop_the_site_is_refused_unparsed(
    site: Site, monkeypatch: pytest.MonkeyPatch, field: str
) -> None:
    load("magic")  # the form shows it: read before, and kept
    monkeypatch.setattr("tomllib.loads", lambda text: pytest.fail("it was parsed"))
    for text in ("a" + ".a" * 50_000 + " = 1", "a" + ".a" * 100 + " = 1", "a = " + "[" * 200 + "\n"):
        fields = {"title": "Friday", "rulebook": "magic", field: _toml(text)}
        answer = Client().post("/new?rulebook=magic", fields)
        assert answer.status_code == 422
        assert refused(answer, "file-too-large") or refused(answer, "file-too-deep-or-dotted"), text[:20]


def test_a_judge_is_asked_for_permission_before_a_file_is_read(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    row = site.event("transformers", title="Draft", format="draft")
    judge = site.browser(row, "judge")
    for reader in ("bracket_file.read", "plan_file.read", "card_list.read_cards", "names_file.read_names"):
        monkeypatch.setattr(f"topcut.files.{reader}", lambda *given: pytest.fail("it was read"))
    monkeypatch.setattr("topcut.web.desk.limited.packs_page.read_cards", lambda *given: pytest.fail("it was read"))
    monkeypatch.setattr("topcut.web.desk.players.people_page.read_names", lambda *given: pytest.fail("it was read"))
    for form, field in (
        ("plan/file", "plan_file"),
        ("plan/change", "bracket_file"),
        ("limited/deal", "file"),
        ("players/list", "file"),
    ):
        answer = judge.post(f"/e/{row.slug}/desk/{form}", {field: _toml("a = 1"), "key": "k"})
        assert answer.status_code == 403, form


_HIDDEN = {  # what a page of the desk sends with its forms
    "clock/start": {"game": "one", "minutes": "60"},
    "deadline": {"round": "latest", "until": "2026-11-21T12:00"},
    "undo": {"seq": "last"},
    "pairing/withdraw": {"round": "one", "reason": "wrong pairs"},
    "players/enter": {"heat": "A", "name": "Leeta"},
    "slip": {"round": "1e0", "line": "1 100-35"},
    "announce": {"head": "now", "text": "lunch"},
    "round/1/table/1/report": {"head": "-1", "result": "100-35"},
}


@pytest.mark.parametrize("act", _HIDDEN)
def test_a_hidden_number_that_is_none_is_refused_in_one_sentence(site: Site, act: str) -> None:
    row = site.event()
    site.post_round(row)
    head = site.snapshot(row).head
    answer = site.browser(row, "director").post(f"/e/{row.slug}/desk/{act}", {**_HIDDEN[act], "key": "once"})
    assert answer.status_code == 422 and "is not what the page sent" in answer.content.decode()
    assert site.snapshot(row).head == head
