"""Which account is which person: by a link that was played with, or by somebody's word, and never by one's own."""

from __future__ import annotations

import json
from collections.abc import Iterator
from threading import Thread

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client, override_settings

from saying import refused
from topcut.refusal import Refused
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.administrators import make_administrator
from topcut.web.seasons.models import Office, Person
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.people import keep, make
from topcut.web.seasons.persons import claiming
from topcut.web.seasons.persons.merging import merge
from topcut.web.seasons.shown import seen_by
from topcut.web.store.models import Event
from web.accounts import PASSWORD, account, signed_in
from web.console import Desk
from web.people.test_accounts import QUICK
from web.saying import says, words_of
from web.seasons.site_of_people import held
from web.site import Site

NAMES = ("Kira Nerys", "Odo", "Quark", "Dax")
ME = words_of("web-player-this-was-me")
ASK = words_of("web-player-ask")


@pytest.fixture(autouse=True)
def accounts(site: Site) -> Iterator[None]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        yield
    cache.clear()
    User.objects.all().delete()


@pytest.fixture
def people() -> list[Person]:
    return [make(name) for name in NAMES]


@pytest.fixture
def row(site: Site, people: list[Person]) -> Event:
    return held(site, people, "Friday Night")


def _owner(handle: str) -> str:
    user = Person.objects.get(handle=handle).user
    return user.username if user else ""


def _with_link(site: Site, row: Event, name: str, player: str) -> Client:
    """Signed in, and come by the personal link of a player."""
    client = signed_in(name)
    client.get(link(row, "player", site.player(row, player)))
    return client


def test_this_was_me(site: Site, row: Event) -> None:
    client = _with_link(site, row, "Nerys", "Kira Nerys")
    desk = Desk(client, row.slug).open("/profile/player")
    assert says(desk, "web-player-you-played")
    desk.press(ME)
    assert _owner("kira-nerys") == "nerys" and says(desk, "web-player-you")


def test_a_stranger_is_refused(site: Site, row: Event) -> None:
    client = _with_link(site, row, "Dukat", "Odo")
    assert client.post("/players/kira-nerys/claim").status_code == 422
    assert signed_in("Weyoun").post("/players/odo/claim").status_code == 422
    assert Client().post("/players/odo/claim").status_code == 302
    assert not Person.objects.exclude(user=None).exists()


def test_an_entry_to_an_event_that_is_not_over_shows_nothing(site: Site, people: list[Person]) -> None:
    """Whoever enters under a name that is not theirs would be that person otherwise."""
    from topcut.acts.listing.commands import KnowAll

    row = site.event(names=NAMES)
    site.do(row, KnowAll({site.player(row, one.name): one.key for one in people}))
    client = _with_link(site, row, "Dukat", "Kira Nerys")
    assert client.post("/players/kira-nerys/claim").status_code == 422 and not _owner("kira-nerys")


def test_who_is_somebodys_is_nobody_elses(site: Site, row: Event) -> None:
    Person.objects.filter(handle="odo").update(user=account("Odo"))
    client = _with_link(site, row, "Dukat", "Odo")
    desk = Desk(client, row.slug).open("/players/odo")
    assert not says(desk, "web-player-this-was-me") and not says(desk, "web-player-ask")
    for sent in ({}, {"ask": "1"}):
        assert client.post("/players/odo/claim", sent).status_code == 422
    assert _owner("odo") == "odo"


def test_an_account_is_one_person(site: Site, row: Event, people: list[Person]) -> None:
    user = account("Dax")
    claiming.claim(user, people[3])
    with refused("person-has-one", account="dax", handle="dax"):
        claiming.claim(user, people[1])
    with refused("person-has-one", account="dax", handle="dax"):
        claiming.make_own(user, "Ezri")
    assert Person.objects.count() == 4


def test_who_was_merged_is_claimed_with_whom_they_are(people: list[Person]) -> None:
    claiming.claim(account("Odo"), people[1])
    kept = make("Constable")
    merge(kept, people[1], None, "the same")
    with refused("person-taken", handle="constable"):
        claiming.claim(account("Dukat"), kept)
    own = claiming.person_of(User.objects.get(username="odo"))
    assert own == kept


def test_of_many_who_claim_at_once_one_wins(people: list[Person]) -> None:
    users = [account(f"Founder {number}") for number in range(6)]
    lost: list[str] = []

    def claims(user: User) -> None:
        try:
            claiming.claim(user, people[1])
        except Refused as why:
            lost.append(why.refusals[0].code)
        finally:
            connection.close()

    threads = [Thread(target=claims, args=(user,)) for user in users]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert lost == ["person-taken"] * 5 and Person.objects.exclude(user=None).count() == 1


def test_an_account_that_claims_two_at_once_gets_one(people: list[Person]) -> None:
    user = account("Odo")
    lost: list[str] = []

    def claims(person: Person) -> None:
        try:
            claiming.claim(user, person)
        except Refused as why:
            lost.append(why.refusals[0].code)
        finally:
            connection.close()

    threads = [Thread(target=claims, args=(person,)) for person in people]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert lost == ["person-has-one"] * 3 and Person.objects.filter(user=user).count() == 1


# By somebody's word --------------------------------------------------------------------------------------------------


def test_a_director_of_a_shared_event_confirms(site: Site, row: Event) -> None:
    asking = Desk(signed_in("Nerys"), row.slug).open("/players/kira-nerys").press(ASK)
    assert says(asking, "web-player-waits") and not _owner("kira-nerys")
    desk = Desk(site.browser(row, "director"), row.slug).look("/who")
    assert says(desk, "web-player-asking")
    desk.press(words_of("web-player-yes"))
    assert _owner("kira-nerys") == "nerys" and not Asked.objects.exists()


def test_a_director_of_another_event_cannot(site: Site, row: Event) -> None:
    claiming.ask(account("Dukat"), Person.objects.get(handle="kira-nerys"))
    other = site.event(names=("Rom",), title="Saturday")
    desk = site.browser(other, "director")
    asked = Asked.objects.get()
    answer = desk.post(f"/e/{other.slug}/desk/who/confirm", {"asked": asked.pk, "yes": "1"})
    assert answer.status_code in (403, 422) and not _owner("kira-nerys")
    assert (
        site.browser(row, "scorekeeper")
        .post(f"/e/{row.slug}/desk/who/confirm", {"asked": asked.pk, "yes": "1"})
        .status_code
        == 403
    )
    assert not says(Desk(desk, other.slug).look("/who"), "web-player-asking")


def test_a_coordinator_answers_and_a_no_is_a_no(people: list[Person]) -> None:
    claiming.ask(account("Dukat"), people[0])
    worf = signed_in("Worf")
    assert worf.get("/coordinator/people").status_code == 403
    user = User.objects.get(username="worf")
    Office.objects.create(user=user, kind=Office.Kind.COORDINATOR, where="europe", program="star-trek")
    Desk(worf, "").open("/coordinator/people").press(words_of("web-player-no"))
    assert not _owner("kira-nerys") and not Asked.objects.exists()


def test_a_league_director_is_no_coordinator(people: list[Person]) -> None:
    client = signed_in("Worf")
    Office.objects.create(user=User.objects.get(), kind=Office.Kind.LEAGUE, where="bajor", program="star-trek")
    assert client.get("/coordinator/people").status_code == 403
    assert client.get("/players/odo/merge").status_code == 403


# One's own person ----------------------------------------------------------------------------------------------------


def test_who_is_new_makes_a_person_and_says_what_is_shown(site: Site) -> None:
    desk = Desk(signed_in("Tora Ziyal"), "").open("/profile/player")
    desk.press(words_of("web-player-make"), name="Tora Ziyal", handle="tora")
    assert _owner("tora") == "tora-ziyal"
    desk.press(words_of("web-player-keep"), shown="initial", minor="1")
    page = Client().get("/players/tora")
    assert Person.objects.get().minor and says(page, "web-player-no-events") and "Tora Z." in page.content.decode()


def test_a_handle_that_tells_the_hidden_name_is_refused() -> None:
    client = signed_in("Tora Ziyal")
    claiming.make_own(User.objects.get(), "Tora Ziyal")
    sent = {"name": "Tora Ziyal", "handle": "tora-ziyal", "shown": "handle"}
    assert client.post("/profile/player", sent).status_code == 422
    assert Person.objects.get().shown == "full"
    assert client.post("/profile/player", sent | {"handle": "artist"}).status_code == 302
    assert Client().get("/players/tora-ziyal").status_code == 404


@pytest.mark.parametrize(
    "wrong", [{"name": ""}, {"name": "\u200b"}, {"handle": "odo"}, {"handle": "!"}, {"shown": "loud"}, {"shown": ""}]
)
def test_settings_that_cannot_be_change_nothing(wrong: dict[str, str]) -> None:
    make("Odo")
    client = signed_in("Tora Ziyal")
    claiming.make_own(User.objects.get(), "Tora Ziyal")
    before = list(Person.objects.order_by("pk").values())
    sent = {"name": "Ziyal", "handle": "ziyal", "shown": "full"} | wrong
    assert client.post("/profile/player", sent).status_code == 422
    assert list(Person.objects.order_by("pk").values()) == before


def test_this_is_not_me_after_all(people: list[Person]) -> None:
    client = signed_in("Odo")
    claiming.claim(User.objects.get(), people[1])
    Desk(client, "").open("/profile/player").press(words_of("web-player-not-me"))
    assert not _owner("odo") and Person.objects.count() == 4


def test_who_reads_which_name(people: list[Person]) -> None:
    jake = people[0]
    jake.minor, jake.handle = True, "jake"
    jake = keep(jake)
    owner = account("Kira")
    claiming.claim(owner, jake)
    admin = make_administrator("Julian", PASSWORD)
    jake = Person.objects.get(pk=jake.pk)
    assert [seen_by(jake, user) for user in (owner, admin, account("Odo"))] == ["Kira Nerys", "Kira Nerys", "Kira N."]


def test_everything_that_is_known_is_in_ones_file(site: Site, row: Event, people: list[Person]) -> None:
    from topcut.acts.entries.commands import Describe

    client = signed_in("Nerys")
    user = User.objects.get()
    claiming.claim(user, people[0])
    site.do(row, Describe(site.player(row, "Kira Nerys"), contact="comm badge 7", note="pays late"))
    roles.grant(user, row, "player", site.player(row, "Kira Nerys"))
    answer = client.get("/profile/player.json")
    told = json.loads(answer.content)
    assert told["person"]["handle"] == "kira-nerys" and told["account"]["username"] == "nerys"
    (event,) = told["events"]
    assert event["noted"] == {"contact": "comm badge 7", "note": "pays late"} and event["name"] == "Kira Nerys"
    rows = told["person_rows"][0]
    assert [one["points"] for one in rows["topcut_credit.person"]] and rows["topcut_entry.person"]
    assert told["account_rows"]["topcut_role.user"]
    text = answer.content.decode()
    assert "password" not in text and user.password not in text and "Quark" not in text


def test_a_file_is_only_ones_own(people: list[Person]) -> None:
    assert Client().get("/profile/player.json").status_code == 302
    told = json.loads(signed_in("Dukat").get("/profile/player.json").content)
    assert "person" not in told and "Kira" not in json.dumps(told)
