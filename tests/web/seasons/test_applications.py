"""Applications, bids and special approvals on the site (001 4.2, 11.1, 11.2, 11.4): from question to listing."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from django.contrib.auth.models import User
from django.test import Client

from topcut.acts.event.commands import Undo
from topcut.files.draw_file import read_draw
from topcut.messages.message import message
from topcut.refusal import Refused
from topcut.seasons.conditions import SanctionTold, sanction_told
from topcut.seasons.outcome import level_of
from topcut.seasons.prize_draw import draw_prizes
from topcut.web.people import roles
from topcut.web.people.forgetting import delete_account
from topcut.web.seasons.applications import answering, approvals, known, one_views, views, waits
from topcut.web.seasons.applications.settling import said_of
from topcut.web.seasons.coordinator.waiting import Waits, waiting
from topcut.web.seasons.models import Counted, Earned, Office
from topcut.web.seasons.models_applications import Application, Approval, BidsCalled, PrizeDraw
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from topcut.web.store.projections import rebuild
from web.accounts import account, key_of
from web.console import Desk
from web.html import parsed, words
from web.reading import refusals
from web.saying import says, words_of
from web.seasons.road import enter, listed, placed, play
from web.site import Site

PAGE = "/programs/star-trek/applications"
ASKED = {"level": "regional", "game": "2e", "continent": "europe", "place": "Bajor", "day": "2027-05-08"}
REGIONAL = {"date": "2027-05-08", "start": "10:00", "zone": "UTC", "program": "star-trek", "level": "regional"}


@pytest.fixture(autouse=True)
def people(monkeypatch: pytest.MonkeyPatch, site: Site) -> Iterator[None]:
    """Sisko asks; Kira answers for Europe, Odo for North America, Dax directs organized play. It is March 2027."""
    for module in (known, answering, views, one_views, waits):
        monkeypatch.setattr(module, "today", lambda: "2027-03-10")
    for name in ("Kira", "Odo", "Dax", "Sisko", "Garak"):
        account(name)
    for name in ("Sisko", "Garak"):
        person = make(name)
        person.user = User.objects.get(username=name.lower())
        person.save()
    _office("Kira", Office.Kind.COORDINATOR, "europe")
    _office("Odo", Office.Kind.COORDINATOR, "north-america")
    _office("Dax", Office.Kind.DIRECTOR)
    yield
    Application.objects.all().delete()
    BidsCalled.objects.all().delete()
    PrizeDraw.objects.all().delete()
    User.objects.all().delete()


def _office(name: str, kind: Office.Kind, where: str = "") -> None:
    user = User.objects.get(username=name.lower())
    Office.objects.create(user=user, kind=kind, where=where, program="star-trek")


def signed_in(name: str) -> Client:
    client = Client()
    client.force_login(_user(name))
    return client


def _user(name: str) -> User:
    return User.objects.get(username=name.lower())


def _ask(client: Client, **typed: str) -> Application:
    answer = client.post(f"{PAGE}/ask", ASKED | typed)
    assert answer.status_code == 302, words(parsed(answer))
    return Application.objects.latest("pk")


def _answer(client: Client, row: Application, word: str, reason: str = "so it is") -> int:
    return client.post(f"/applications/{row.pk}/answer", {"word": word, "reason": reason}).status_code


def _told(site: Site, row: Event) -> SanctionTold:
    view = site.snapshot(row)
    told = sanction_told(view, said_of(view, row))
    assert told is not None
    return told


def _states(site: Site, row: Event) -> dict[str, str]:
    return {one.ask: one.state for one in _told(site, row).lines if one.ask}


def _directed(site: Site, name: str = "Sisko", **more: str) -> tuple[Event, Desk]:
    row = site.event(names=(), rounds=3)
    roles.grant(_user(name), row, "director")
    desk = Desk(signed_in(name), row.slug)
    _lists(desk, words_of("web-listing-save"), REGIONAL | more)
    assert desk.status == 200, desk.said()
    return row, desk


def _lists(desk: Desk, button: str, typed: dict[str, str]) -> Desk:
    """When it is, under Event; everything else and the button under Listing."""
    when = {name: value for name, value in typed.items() if name in ("date", "start", "zone")}
    desk.look("/event").press(words_of("web-setup-save"), **when)
    assert desk.status == 200, desk.said()
    return desk.look("/listing").press(button, **{name: typed[name] for name in typed if name not in when})


def _waits(name: str) -> list[Waits]:
    return waiting(_user(name), "star-trek")


# The whole way -------------------------------------------------------------------------------------------------------


def test_11_4_from_the_question_to_an_event_that_counts_at_its_level(site: Site) -> None:
    sisko, kira = signed_in("Sisko"), signed_in("Kira")
    assert "30 Jun" in words(parsed(Client().get(PAGE)))
    asked = _ask(sisko, venue="Replimat")
    assert [one.address for one in _waits("Kira")] == [f"/applications/{asked.pk}"]
    assert _waits("Odo") == [] and [one.address for one in _waits("Dax")] == [f"/applications/{asked.pk}"]
    row, desk = _directed(site)
    assert _states(site, row) == {"level": "open"} and _told(site, row).counts == "if"
    assert site.snapshot(row).tournament.listing.granted == "no"
    assert _answer(kira, asked, "grant", "Nobody else asked.") == 302
    assert "Replimat" in words(parsed(Client().get(f"{PAGE}?year=2027")))
    _lists(desk, words_of("web-listing-save"), REGIONAL)
    assert _states(site, row) == {"level": "met"} and _told(site, row).counts == "yes"
    asked.refresh_from_db()
    assert asked.event == row and asked.reason == "Nobody else asked." and _waits("Kira") == []
    enter(site, row, [make(name) for name in ("Quark", "Rom", "Nog", "Leeta")])
    play(site, row)
    assert Counted.objects.get(event=row).level == "regional"
    assert [one.into for one in Earned.objects.filter(event=row)] == ["continental"]
    assert rebuild(row, lambda: site.snapshot(row).tournament) == []


def test_11_4_an_event_whose_level_nobody_granted_is_run_and_counts_like_any_other(site: Site) -> None:
    row, desk = _directed(site)
    told = _told(site, row)
    assert told.counts == "below" and _states(site, row) == {"level": "missing"}
    enter(site, row, [make(name) for name in ("Quark", "Rom", "Nog", "Leeta")])
    play(site, row)
    found = Counted.objects.get(event=row)
    assert (found.level, found.sanctioned) == ("local", True) and not Earned.objects.filter(event=row).exists()
    assert _told(site, row).counts == "below"
    asked = _ask(signed_in("Sisko"))  # asked for and granted late, it counts after all
    _answer(signed_in("Kira"), asked, "grant")
    _lists(desk, words_of("web-listing-save"), REGIONAL)
    assert Counted.objects.get(event=row).level == "regional" and Earned.objects.filter(event=row).exists()


def test_where_nobody_holds_an_office_an_event_is_what_its_listing_says(site: Site) -> None:
    Office.objects.all().delete()
    row, _ = _directed(site)
    assert site.snapshot(row).tournament.listing.granted == ""
    assert _told(site, row).counts == "if" and level_of(site.snapshot(row).tournament.listing) == "regional"


def test_a_new_event_takes_the_grant_of_its_day_by_itself(site: Site) -> None:
    sisko = signed_in("Sisko")
    _answer(signed_in("Kira"), asked := _ask(sisko), "grant")
    page = sisko.get("/new?rulebook=star-trek-2e").content.decode()
    typed = {"key": key_of(page), "title": "Bajor Regional", "place": "Bajor", **REGIONAL}
    assert sisko.post("/new?rulebook=star-trek-2e", typed).status_code == 302
    row = Event.objects.get()
    asked.refresh_from_db()
    assert asked.event == row and site.snapshot(row).tournament.listing.granted == "yes"
    assert _answer(sisko, asked, "withdraw", "") == 302
    assert site.snapshot(row).tournament.listing.granted == "no"


def test_a_grant_of_another_day_is_used_by_a_button_and_only_once(site: Site) -> None:
    sisko = signed_in("Sisko")
    _answer(signed_in("Kira"), asked := _ask(sisko, day="2027-05-15"), "grant")
    row, desk = _directed(site)
    assert _states(site, row) == {"level": "missing"}
    desk.look("/listing").press(words_of("web-applications-use"))
    assert _states(site, row) == {"level": "met"}
    other = listed(site, "Terok Nor", "regional", "2027-05-15")
    roles.grant(_user("Sisko"), other, "director")
    seen = Desk(sisko, other.slug).look("/listing").hidden("seen")
    forged = REGIONAL | {"grant": str(asked.pk), "seen": seen}
    assert sisko.post(f"/e/{other.slug}/desk/listing/change", forged).status_code == 422
    assert Application.objects.get(pk=asked.pk).event == row


# Who may, and what is refused ----------------------------------------------------------------------------------------


def test_whoever_may_not_ask_is_told_in_one_sentence(site: Site) -> None:
    sisko = signed_in("Sisko")
    for typed, code in (
        ({"day": "2027-07-01"}, "applying-out-of-season"),
        ({"day": "2028-05-06"}, "applying-not-yet"),
        ({"level": "continental", "day": "2027-07-10"}, "applying-not-called"),
        ({"level": "national", "place": ""}, "applying-which-country"),
        ({"continent": ""}, "applying-which-continent"),
        ({"game": ""}, "applying-game-missing"),
        ({"level": "local"}, "applying-freely"),
    ):
        answer = sisko.post(f"{PAGE}/ask", ASKED | typed)
        parsed(answer)
        assert answer.status_code == 422 and len(refusals(answer)) == 1, code
    assert signed_in("Odo").post(f"{PAGE}/ask", ASKED).status_code == 422  # no player, and directs nothing
    assert not Application.objects.exists()


def test_11_2_1_of_two_nationals_of_a_country_one_is_granted_whoever_answers(site: Site) -> None:
    national = {"level": "national", "place": "Bajor"}
    one, other = _ask(signed_in("Sisko"), **national), _ask(signed_in("Garak"), **national, day="2027-11-06")
    kira, dax = _user("Kira"), _user("Dax")
    program = known.the_program("star-trek")
    answering.grant(one, kira, program, "first")
    with pytest.raises(Refused, match="applying-may-not"):
        answering.grant(other, dax, program, "me too")
    Application.objects.filter(pk=one.pk).update(level="none")  # as if it were granted between the look and the answer
    with pytest.raises(Refused, match="applying-taken-meanwhile"):
        answering.grant(other, dax, program, "me too")
    other.refresh_from_db()
    assert other.state == "asked" and other.answered_by is None


def test_of_two_who_answer_at_once_one_does(site: Site) -> None:
    asked = _ask(signed_in("Sisko"))
    seen_by_kira, seen_by_dax = (Application.objects.get(pk=asked.pk) for _ in range(2))
    answering.decline(seen_by_kira, _user("Kira"), "too near to another one")
    with pytest.raises(Refused, match="applying-answered-already"):
        answering.grant(seen_by_dax, _user("Dax"), known.the_program("star-trek"), "fine")
    asked.refresh_from_db()
    assert (asked.state, asked.answered_by) == ("declined", _user("Kira"))
    assert _answer(signed_in("Kira"), asked, "grant") == 422


def test_an_answer_has_a_reason_and_is_the_coordinators_of_that_continent(site: Site) -> None:
    asked = _ask(signed_in("Sisko"))
    assert _answer(signed_in("Kira"), asked, "grant", " ") == 422
    assert _answer(signed_in("Odo"), asked, "grant") == 403
    assert _answer(signed_in("Garak"), asked, "withdraw") == 403
    assert _answer(signed_in("Sisko"), asked, "grant") == 422
    assert signed_in("Garak").get(f"/applications/{asked.pk}").status_code == 403
    asked.refresh_from_db()
    assert asked.state == "asked"


# Bids ----------------------------------------------------------------------------------------------------------------

CALL = {"level": "continental", "game": "2e", "continent": "europe", "year": "2027", "opens": "2027-03-01"}
BID = {"level": "continental", "day": "2027-07-10"}


def test_11_1_2_bids_are_asked_for_compared_and_one_is_granted(site: Site) -> None:
    kira = signed_in("Kira")
    assert signed_in("Odo").post(f"{PAGE}/call", CALL | {"closes": "2027-03-31"}).status_code == 422
    assert kira.post(f"{PAGE}/call", CALL | {"closes": "2027-03-31"}).status_code == 302
    assert kira.post(f"{PAGE}/call", CALL | {"closes": "2027-04-30"}).status_code == 422
    call = BidsCalled.objects.get()
    one = _ask(signed_in("Sisko"), **BID, venue="Replimat, Berlin")
    other = _ask(signed_in("Garak"), **BID, venue="Quark’s Bar, Vienna")
    assert [entry.address for entry in _waits("Kira")] == [f"/bids/{call.pk}"]
    page = words(parsed(kira.get(f"/bids/{call.pk}")))
    assert "Replimat, Berlin" in page and "Quark’s Bar, Vienna" in page
    assert signed_in("Odo").get(f"/bids/{call.pk}").status_code == 403
    assert [_answer(kira, other, "grant"), _answer(kira, one, "decline")] == [302, 302]
    assert _waits("Kira") == []


def test_11_1_2_where_no_bid_came_it_is_allocated_to_somebody_who_agrees(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    kira, garak = signed_in("Kira"), signed_in("Garak")
    kira.post(f"{PAGE}/call", CALL | {"closes": "2027-03-31"})
    offer = ASKED | BID | {"handle": "garak", "reason": "You did it well last year."}
    assert kira.post(f"{PAGE}/allocate", offer).status_code == 422  # bids can still come
    monkeypatch.setattr(answering, "today", lambda: "2027-04-01")
    assert kira.post(f"{PAGE}/allocate", offer | {"handle": "nobody"}).status_code == 422
    assert kira.post(f"{PAGE}/allocate", offer).status_code == 302
    row = Application.objects.get()
    assert (row.state, row.how) == ("offered", "allocation")
    assert [one.address for one in _waits("Garak")] == [f"/applications/{row.pk}"]
    assert not known.unused("star-trek", [_user("Garak").pk])
    assert _answer(garak, row, "agree", "") == 302 and _answer(garak, row, "turn-down", "") == 422
    row.refresh_from_db()
    assert row.state == "granted" and known.unused("star-trek", [_user("Garak").pk]) == [row]


# Special approvals ---------------------------------------------------------------------------------------------------


def test_4_2_a_pool_at_a_championship_is_asked_for_with_one_button_and_approved(site: Site) -> None:
    _answer(signed_in("Kira"), _ask(signed_in("Sisko")), "grant")
    row = site.event(names=(), rounds=3, card_pool="virtual")
    roles.grant(_user("Sisko"), row, "director")
    desk = Desk(signed_in("Sisko"), row.slug)
    _lists(desk, words_of("web-listing-save"), REGIONAL)
    assert _states(site, row) == {"level": "met", "pool.virtual": "missing"}
    _lists(desk, words_of("web-applications-save-and-ask", matter="pool.virtual"), REGIONAL)
    assert says(" ".join(desk.said()), "web-applications-asked-now")
    assert _states(site, row)["pool.virtual"] == "open" and _told(site, row).counts == "if"
    asked = Approval.objects.get()
    assert [one.address for one in _waits("Odo")] == [f"/approvals/{asked.pk}"]  # anybody of the department
    with pytest.raises(Refused, match="approval-not-needed"):
        approvals.ask(row, _user("Sisko"), "pool.virtual")
    with pytest.raises(Refused, match="approval-not-needed"):
        approvals.ask(row, _user("Sisko"), "pool.block")
    sisko, odo = signed_in("Sisko"), signed_in("Odo")
    assert sisko.post(f"/approvals/{asked.pk}/answer", {"word": "grant", "reason": "I say so"}).status_code == 403
    assert odo.post(f"/approvals/{asked.pk}/answer", {"word": "grant", "reason": "a fine pool"}).status_code == 302
    assert _states(site, row) == {"level": "met", "pool.virtual": "met"}
    assert site.snapshot(row).tournament.listing.granted == "yes" and _waits("Odo") == []
    with pytest.raises(Refused, match="applying-answered-already"):
        approvals.answer(asked, _user("Dax"), "decline", "too late")


def test_11_2_1_a_national_in_the_season_of_others_needs_an_approval_unless_it_was_granted_for_that_month(
    site: Site,
) -> None:
    national = {"level": "national", "place": "Bajor"}
    _answer(signed_in("Kira"), _ask(signed_in("Sisko"), **national, day="2027-07-03"), "grant")
    row, desk = _directed(site, level="national", date="2027-07-03")
    assert _states(site, row) == {"level": "met", "months": "met"}
    _lists(desk, words_of("web-listing-save"), REGIONAL | {"level": "national", "date": "2027-08-07"})
    assert _states(site, row) == {"level": "met", "months": "missing"}
    approvals.ask(row, _user("Sisko"), "months")
    approvals.answer(Approval.objects.get(), _user("Kira"), "decline", "the Worlds are near")
    assert _told(site, row).counts == "below"
    _lists(desk, words_of("web-listing-save"), REGIONAL | {"level": "national", "date": "2027-11-06"})
    assert _states(site, row) == {"level": "met"} and _told(site, row).counts == "yes"


# Challenges ----------------------------------------------------------------------------------------------------------


def test_11_3_2_a_challenge_is_nominated_by_the_chair(site: Site) -> None:
    _office("Odo", Office.Kind.CHAIR)
    row, desk = _directed(site, level="")
    forged = REGIONAL | {"level": "", "challenge": "on", "seen": desk.look("/listing").hidden("seen")}
    assert desk.client.post(f"/e/{row.slug}/desk/listing/change", forged).status_code == 422
    assert not site.snapshot(row).tournament.listing.challenge
    _lists(desk, words_of("web-applications-suggest"), REGIONAL | {"level": ""})
    asked = Approval.objects.get()
    assert [one.address for one in _waits("Odo")] == [f"/approvals/{asked.pk}"] and _waits("Kira") == []
    sent = {"word": "grant", "reason": "a fine idea"}
    assert signed_in("Odo").post(f"/approvals/{asked.pk}/answer", sent).status_code == 302
    assert site.snapshot(row).tournament.listing.challenge
    assert says(words(parsed(Client().get(f"/e/{row.slug}"))), message("web-listing-challenge").id)


def test_11_3_2_prizes_are_drawn_among_winners_and_participants_with_a_seed_that_was_published_before(
    site: Site,
) -> None:
    _office("Odo", Office.Kind.CHAIR)
    row, _ = _directed(site, level="")
    roles.grant(_user("Odo"), row, "director")
    chair, page = signed_in("Odo"), "/programs/star-trek/challenges"
    _lists(Desk(chair, row.slug), words_of("web-listing-save"), REGIONAL | {"challenge": "on"})
    assert row.title in words(parsed(Client().get(page)))
    announced = {"title": "Orbs", "prizes": "* Orb of Time\nPromo", "event": row.slug}
    assert signed_in("Sisko").post(page, announced).status_code == 403
    assert chair.post(page, announced | {"prizes": ""}).status_code == 422
    assert chair.post(page, announced).status_code == 302
    draw = PrizeDraw.objects.get()
    before = Client().get(f"/draws/{draw.pk}").content.decode()
    assert draw.commitment in before and draw.seed not in before
    assert Client().get(f"/draws/{draw.pk}.json").status_code == 404
    assert chair.post(f"/draws/{draw.pk}/draw").status_code == 422  # it is not played yet
    people = [make(name) for name in ("Quark", "Rom", "Nog", "Leeta")]
    enter(site, row, people)
    play(site, row)
    assert chair.post(page, announced).status_code == 422  # who is in it is known now
    assert chair.post(f"/draws/{draw.pk}/draw").status_code == 302
    assert chair.post(f"/draws/{draw.pk}/draw").status_code == 422
    found = read_draw(Client().get(f"/draws/{draw.pk}.json").content, "draw.json")
    assert {one.ticket for one in found.tickets} == {one.key for one in people}
    first = placed(row, 1)
    assert found.drawn is not None
    assert [one.ticket for one in found.tickets if one.winner] == [first.key] == [found.drawn[0]]
    again = draw_prizes(found.tickets, found.prizes, found.seed, found.commitment)
    assert again.kept and tuple(one.ticket for one in again.drawn) == found.drawn
    after = Client().get(f"/draws/{draw.pk}").content.decode()
    assert first.name in after and found.seed in after


def test_an_account_that_is_deleted_leaves_what_was_granted_and_none_of_its_words(site: Site) -> None:
    asked = _ask(signed_in("Sisko"), text="Ask Jake for the keys.", other_days="or a Sunday")
    _answer(signed_in("Kira"), asked, "grant")
    delete_account(_user("Sisko"))
    asked.refresh_from_db()
    assert (asked.state, asked.user, asked.text, asked.other_days) == ("granted", None, "", "")
    assert "Bajor" in words(parsed(Client().get(f"{PAGE}?year=2027")))
    assert signed_in("Kira").get(f"/applications/{asked.pk}").status_code == 200


def test_what_a_listing_keeps_of_grants_follows_every_door(site: Site) -> None:
    """The other page of the desk moves the day into the season of others; undo does not make a grant."""
    national = {"level": "national", "place": "Bajor", "day": "2027-11-06"}
    _answer(signed_in("Kira"), _ask(signed_in("Sisko"), **national), "grant")
    row, desk = _directed(site, level="national", date="2027-11-06")
    assert site.snapshot(row).tournament.listing.granted == "yes"
    desk.look("/event").press(words_of("web-setup-save"), date="2027-07-03")
    assert site.snapshot(row).tournament.listing.granted == "no"
    site.do(row, Undo(site.snapshot(row).head))
    assert site.snapshot(row).tournament.listing.granted == "no"
    desk.look("/event").press(words_of("web-setup-save"), date="2027-11-13")
    assert site.snapshot(row).tournament.listing.granted == "yes"


@pytest.mark.parametrize("nonsense", ["", "0000-00-00", "²", "9999-12-31", "\0", "x" * 5_000, "-1", "\u202e"])
def test_nonsense_is_refused_and_nothing_is_written(site: Site, nonsense: str) -> None:
    _office("Odo", Office.Kind.CHAIR)
    dax, odo = signed_in("Dax"), signed_in("Odo")
    for address, sent in (
        (f"{PAGE}/ask", ASKED),
        (f"{PAGE}/call", CALL | {"closes": "2027-03-31"}),
        (f"{PAGE}/allocate", ASKED | {"handle": "garak", "reason": "so"}),
    ):
        for name in sent:
            if name not in ("place", "venue", "text", "reason", "year", "closes", "opens"):
                assert dax.post(address, sent | {name: nonsense}).status_code in (403, 422), (address, name)
        assert dax.get(f"{PAGE}?year={nonsense}").status_code < 500
    assert odo.post("/programs/star-trek/challenges", {"title": nonsense, "prizes": nonsense}).status_code == 422
    assert not Application.objects.exists() and not PrizeDraw.objects.exists()
