"""Byes that were earned: offered at entry and at the desk, used once, given up, given back; everything else refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from threading import Thread
from typing import Any

import pytest
from django.contrib.auth.models import User
from django.db import connection
from django.http import HttpResponse
from django.test import Client

from actors import actor
from topcut.acts.earned.commands import Bring
from topcut.acts.earned.facts import Held
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter, ForfeitBye, ReEnter, Withdraw
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.event.commands import Cancel, Undo
from topcut.acts.listing.commands import ChangeListing, Know, TakeInto
from topcut.acts.registration.commands import SetRegistration
from topcut.journal.fact import Result
from topcut.programs.load import load
from topcut.refusal import Refused
from topcut.web.seasons.models import Claim, Earned, Office, Person, Region
from topcut.web.seasons.models_road import Stop
from topcut.web.seasons.people import make
from topcut.web.site import live
from topcut.web.store import projections
from topcut.web.store.models import Event
from web.accounts import signed_in
from web.html import parsed, rows_of, words
from web.seasons.road import enter, listed, placed, play, played
from web.site import CAST, Site

SUMMER = "2027-07-10"


@pytest.fixture
def people(site: Site) -> Iterator[dict[str, Person]]:
    yield {name: make(name) for name in CAST}
    Region.objects.all().delete()
    User.objects.all().delete()


@pytest.fixture
def champion(site: Site, people: dict[str, Person]) -> Person:
    """Who won a regional of nine in April."""
    return placed(played(site, "Bajor Regional", "regional", "2027-04-03", people.values()), 1)


def bye_of(person: Person) -> Held:
    one = Earned.objects.get(person=person)
    return Held(one.id, tuple(one.rounds), one.points)


def asks(row: Event, command: Any, by: str = "director") -> list[str]:
    """The ids of what it is refused for; [] where it is done."""
    answer = live.do(row, command, actor(by))
    return [one.code for one in answer.refusals] if isinstance(answer, Refused) else []


def newcomer(person: Person, *uses: Held, gives_up: tuple[Held, ...] = ()) -> Enter:
    return Enter((Newcomer(person.name, who=person.key, uses=uses, gives_up=gives_up),))


def account_of(person: Person) -> Client:
    browser = signed_in(person.name)
    person.user = User.objects.get(first_name=person.name)
    person.save()
    return browser


def send(browser: Client, row: Event, act: str = "enter", **fields: str) -> HttpResponse:
    return browser.post(f"/e/{row.slug}/enter/{act}", {"key": f"{act} {row.slug}", **fields})


def claims() -> list[tuple[str, bool]]:
    return list(Claim.objects.values_list("event__title", "forfeited"))


# By oneself --------------------------------------------------------------------------------------------------------


def test_what_somebody_holds_is_offered_with_what_each_choice_does(site: Site, champion: Person) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    said = words(parsed(account_of(champion).get(f"/e/{row.slug}/enter")))
    assert (
        "You hold a bye in round 1" in said and "Earned at Bajor Regional" in said and "until Tue 31 Aug 2027" in said
    )
    assert "a win with 4 points, a differential of +100 and the most strength of schedule" in said  # 7.5.1, R16


def test_7_5_1_a_bye_that_is_used_is_played_in_round_one(
    site: Site, champion: Person, people: dict[str, Person]
) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    field = f"earned-{bye_of(champion).id}"
    assert send(account_of(champion), row, name=champion.name, **{field: "use"}).status_code == 302
    enter(site, row, (one for one in people.values() if one != champion))
    site.post_round(row)
    alone = [match for match in site.snapshot(row).tournament.rounds[0].matches.values() if len(match.seats) == 1]
    codes = [match.result.codes for match in alone if match.result and match.seats == ("p1",)]
    assert codes == [("EBYE",)] and claims() == [("European Continental", False)]


def test_what_is_kept_is_there_for_another_event(site: Site, champion: Person) -> None:
    browser = account_of(champion)
    field = f"earned-{bye_of(champion).id}"
    for title, choice in (("European Continental", "keep"), ("Online Continental", "use")):
        row = listed(site, title, "continental", SUMMER)
        send(browser, row, name=champion.name, **{field: choice})
    assert claims() == [("Online Continental", False)]


def test_7_2_what_is_given_up_is_gone_for_everybody(site: Site, champion: Person, people: dict[str, Person]) -> None:
    browser = account_of(champion)
    held = bye_of(champion)
    row, other = (listed(site, f"{where} Continental", "continental", SUMMER) for where in ("European", "Online"))
    send(browser, row, name=champion.name, **{f"earned-{held.id}": "give-up"})
    assert claims() == [("European Continental", True)]
    assert site.snapshot(row).tournament.entrants["p1"].earned_byes == 0
    assert "You hold" not in browser.get(f"/e/{other.slug}/enter").content.decode()
    assert asks(other, newcomer(champion, held)) == ["earned-claimed"]
    stranger = next(one for one in people.values() if one != champion)
    assert asks(other, newcomer(stranger, held)) == ["earned-of-another"]


def test_a_choice_can_be_changed_until_the_first_round_is_drawn(site: Site, champion: Person, people: Any) -> None:
    browser = account_of(champion)
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    field = f"earned-{held.id}"
    send(browser, row, name=champion.name, **{field: "give-up"})
    send(browser, row, "choose", of="byes", **{field: "use"})
    assert claims() == [("European Continental", False)]
    enter(site, row, (one for one in people.values() if one != champion))
    site.post_round(row)
    answer = browser.post(f"/e/{row.slug}/enter/choose", {"of": "byes", "key": "late", field: "keep"})
    assert answer.status_code == 422 and claims() == [("European Continental", False)]


def test_leaving_before_the_start_gives_it_back(site: Site, champion: Person) -> None:
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    site.do(row, newcomer(champion, held))
    site.do(row, Withdraw("p1"))
    assert claims() == []
    other = listed(site, "Online Continental", "continental", SUMMER)
    site.do(other, newcomer(champion, held))
    site.do(row, ReEnter("p1"))  # without it
    assert site.snapshot(row).tournament.entrants["p1"].earned_byes == 0
    assert claims() == [("Online Continental", False)]


def test_an_undone_entry_gives_it_back_and_an_undone_withdrawal_must_get_it_again(site: Site, champion: Person) -> None:
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    site.do(row, newcomer(champion, held))
    entered = next(r.seq for r in site.snapshot(row).history if type(r.fact).__name__ == "Entered")
    site.do(row, Withdraw("p1"))
    left = site.snapshot(row).head
    other = listed(site, "Online Continental", "continental", SUMMER)
    site.do(other, newcomer(champion, held))
    assert asks(row, Undo(left)) == ["earned-claimed"]
    site.do(other, Withdraw("p1"))
    site.do(row, Undo(left))
    assert claims() == [("European Continental", False)]
    site.do(row, Undo(entered))
    assert claims() == []


def test_who_waits_for_a_place_holds_on_to_it(site: Site, champion: Person, people: dict[str, Person]) -> None:
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    site.do(row, SetRegistration(places=4))
    others = [one for one in people.values() if one != champion]
    enter(site, row, others[:4])
    site.do(row, newcomer(champion, held))
    assert claims() == [("European Continental", False)]
    site.post_round(row)
    assert claims() == []  # the event began without them


def test_a_cancelled_event_gives_it_back_and_is_off_the_road(site: Site, champion: Person) -> None:
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    site.do(row, newcomer(champion, held))
    site.do(row, Cancel("the hall is flooded"))
    assert claims() == [] and not Stop.objects.filter(event=row).exists()


def test_a_bye_that_is_played_instead_is_given_up(site: Site, champion: Person) -> None:
    row, held = listed(site, "European Continental", "continental", SUMMER), bye_of(champion)
    site.do(row, newcomer(champion, held))
    site.do(row, ForfeitBye("p1"))
    assert claims() == [("European Continental", True)]


# Refused ------------------------------------------------------------------------------------------------------------


def _other_person(held: Held, people: dict[str, Person], champion: Person) -> Enter:
    return newcomer(next(one for one in people.values() if one != champion), held)


REFUSED: dict[str, tuple[dict[str, str], Callable[[Held, dict[str, Person], Person], Enter], str]] = {
    "somebody else's": ({}, _other_person, "earned-of-another"),
    "nobody's": ({}, lambda held, people, own: Enter((Newcomer("Weyoun", uses=(held,)),)), "earned-nobody"),
    "none": ({}, lambda held, people, own: newcomer(own, Held("7.p9.9", (1,))), "earned-none"),
    "expired": ({"date": "2027-09-01"}, lambda held, people, own: newcomer(own, held), "earned-expired"),
    "before it was earned": ({"date": "2027-04-02"}, lambda held, people, own: newcomer(own, held), "earned-not-yet"),
    "another level": ({"level": "world"}, lambda held, people, own: newcomer(own, held), "earned-other-level"),
    "other rounds": ({}, lambda held, people, own: newcomer(own, Held(held.id, (1, 2))), "earned-changed"),
    "points": ({}, lambda held, people, own: newcomer(own, Held(held.id, (), 60)), "entry-no-head-starts"),
    "twice": ({}, lambda held, people, own: newcomer(own, held, held), "earned-round-twice"),
    "used and given up": ({}, lambda held, people, own: newcomer(own, held, gives_up=(held,)), "earned-twice"),
    "by hand": ({}, lambda held, people, own: newcomer(own, Held(rounds=(1,))), "earned-without-reason"),
    "round three": ({}, lambda held, people, own: newcomer(own, Held(held.id, (3,))), "entry-too-many-byes"),
    "typed": ({}, lambda held, people, own: Enter((Newcomer("Weyoun", earned_byes=1),)), "earned-typed"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_is_not_held_here_is_refused_and_nothing_is_written(
    site: Site, champion: Person, people: dict[str, Person], case: str
) -> None:
    values, asked, why = REFUSED[case]
    row = listed(site, "European Continental", "continental", SUMMER)
    if values:
        site.do(row, ChangeListing(values))
    head = site.snapshot(row).head
    assert why in asks(row, asked(bye_of(champion), people, champion))
    assert site.snapshot(row).head == head and not Claim.objects.exists()


def test_another_game_is_another_ledger(site: Site, champion: Person) -> None:
    row = listed(site, "European Continental", "continental", SUMMER, "star-trek-1e")
    assert asks(row, newcomer(champion, bye_of(champion))) == ["earned-other-program"]


def test_a_bye_for_one_continent_holds_there(site: Site, champion: Person) -> None:
    for slug, continent in (("bajor", "europe"), ("vulcan", "europe"), ("qonos", "north-america")):
        Region.objects.create(slug=slug, name=slug, continent=continent)
    regional = Event.objects.get(title="Bajor Regional")
    site.do(regional, ChangeListing({"region": "bajor"}))
    Earned.objects.update(anywhere=False)  # as a program without "any continent" would have it
    far = listed(site, "Far Continental", "continental", SUMMER, region="qonos")
    near = listed(site, "Near Continental", "continental", SUMMER, region="vulcan")
    held = bye_of(champion)
    assert asks(far, newcomer(champion, held)) == ["earned-other-continent"]
    assert asks(near, newcomer(champion, held)) == []


def test_a_player_cannot_become_somebody_else_while_they_use_a_bye(
    site: Site, champion: Person, people: dict[str, Person]
) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    site.do(row, newcomer(champion, bye_of(champion)))
    stranger = next(one for one in people.values() if one != champion)
    assert asks(row, Know("p1", stranger.key)) == ["earned-of-another"]


def test_who_was_merged_brings_what_both_have(site: Site, champion: Person) -> None:
    twin = make("Kira of Bajor")
    Person.objects.filter(pk=twin.pk).update(merged_into=champion)
    row = listed(site, "European Continental", "continental", SUMMER)
    assert asks(row, newcomer(twin, bye_of(champion))) == []


def test_a_visitor_forges_nothing(site: Site, champion: Person, people: dict[str, Person]) -> None:
    """What a form sends is looked up among what the account's own person holds."""
    stranger = next(one for one in people.values() if one != champion)
    row = listed(site, "European Continental", "continental", SUMMER)
    forged = {f"earned-{bye_of(champion).id}": "use", "who": champion.key, "earned_byes": "1"}
    send(account_of(stranger), row, name=stranger.name, **forged)
    entrant = site.snapshot(row).tournament.entrants["p1"]
    assert (entrant.who, entrant.earned_byes, entrant.brought) == (stranger.key, 0, ())
    assert not Claim.objects.exists()


def test_two_claims_at_once_one_wins(site: Site, champion: Person) -> None:
    rows = [listed(site, f"{where} Continental", "continental", SUMMER) for where in ("European", "Online", "Third")]
    held, answers = bye_of(champion), list[list[str]]()

    def ask(row: Event) -> None:
        answers.append(asks(row, newcomer(champion, held)))
        connection.close()

    threads = [Thread(target=ask, args=(row,)) for row in rows]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(timeout=30)
    assert sorted(answers) == [[], ["earned-claimed"], ["earned-claimed"]]
    assert Claim.objects.count() == 1
    assert sum(bool(site.snapshot(row).tournament.entrants) for row in rows) == 1


# At the desk --------------------------------------------------------------------------------------------------------


def test_the_desk_offers_the_same_of_whoever_is_known(site: Site, champion: Person) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    enter(site, row, (champion,))
    director = site.browser(row, "director")
    assert champion.name in words(parsed(director.get(f"/e/{row.slug}/desk/players")))
    page = f"/e/{row.slug}/desk/player/p1"
    assert "a bye in round 1" in words(parsed(director.get(page)))
    field = f"earned-{bye_of(champion).id}"
    assert director.post(f"{page}/bring", {"key": "one", field: "use"}).status_code == 302
    assert claims() == [("European Continental", False)]
    assert site.snapshot(row).tournament.entrants["p1"].earned_byes == 1
    director.post(f"{page}/bring", {"key": "two", field: "keep"})
    assert claims() == []


def test_what_no_ledger_knows_is_given_by_hand_with_a_reason(site: Site, people: dict[str, Person]) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    enter(site, row, people.values())
    director, page = site.browser(row, "director"), f"/e/{row.slug}/desk/player/p2"
    refused = director.post(f"{page}/bring-by-hand", {"key": "one", "which": "1", "reason": ""})
    assert refused.status_code == 422 and "needs a reason" in refused.content.decode()
    director.post(f"{page}/bring-by-hand", {"key": "two", "which": "1", "reason": "won the Trill Regional"})
    assert site.snapshot(row).tournament.entrants["p2"].earned_byes == 1
    journal = words(parsed(Client().get(f"/e/{row.slug}/journal")))
    assert "Odo uses a bye in round 1, earned elsewhere" in journal and "won the Trill Regional" in journal
    director.post(f"{page}/bring-by-hand", {"key": "three"})
    assert site.snapshot(row).tournament.entrants["p2"].earned_byes == 0


def test_a_player_gives_themselves_nothing_by_hand(site: Site, people: dict[str, Person]) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    enter(site, row, people.values())
    assert asks(row, Bring("p1", (Held(rounds=(1,)),), reason="please"), "p1") == ["earned-only-held"]
    assert asks(row, Bring("p2", ()), "p1") == ["desk-officials-only"]


def test_who_governs_reads_the_ledger_and_anybody_else_their_own(site: Site, champion: Person) -> None:
    row = listed(site, "European Continental", "continental", SUMMER)
    site.do(row, newcomer(champion, bye_of(champion)))
    browser, address = signed_in("Sisko"), "/programs/star-trek/byes"
    assert "You have earned nothing here yet" in words(parsed(browser.get(address)))
    assert len(rows_of(parsed(account_of(champion).get(address)))) == 1
    assert Client().get(address).status_code == 302
    Office.objects.create(user=User.objects.get(first_name="Sisko"), kind="coordinator", program="star-trek")
    ((who, what, where, state),) = rows_of(parsed(browser.get(address)))
    assert who == champion.name and what == "a bye in round 1 Continental Championship"
    assert where == "Bajor Regional Sat 3 Apr 2027" and state == "used European Continental"


def test_003_where_two_byes_are_awarded_setup_says_what_must_be_chosen(site: Site) -> None:
    row = site.event("star-wars", names=(), rounds=4, tie_breaker="differential")
    site.do(row, TakeInto(load("star-wars").source))
    director, asked = site.browser(row, "director"), "byes are awarded here, so the program asks for"
    people = [Newcomer(name, earned_byes=1) for name in ("Kira", "Odo")]
    site.do(row, Enter(tuple(people[:1])))
    assert asked not in words(parsed(director.get(f"/e/{row.slug}/desk/setup")))
    site.do(row, Enter(tuple(people[1:])))
    said = words(parsed(director.get(f"/e/{row.slug}/desk/setup")))
    assert f"2 {asked}" in said and "(Swiss w/ Strength of Schedule)" in said


# Head starts, and the whole road ------------------------------------------------------------------------------------


def test_a_head_start_counts_in_round_one(site: Site, people: dict[str, Person]) -> None:
    """Glossary of 001: it is added to the score of the first round."""
    regional = listed(site, "Tribbles Regional", "regional", "2027-04-03", "tribbles")
    four = [people[name] for name in ("Kira", "Odo", "Quark", "Dax")]
    enter(site, regional, four)
    site.post_round(regional)
    pod = site.snapshot(regional).tournament.rounds[0].matches[1]
    scores = tuple((400 - 100 * seat, 10, 10, 10, 10) for seat in range(4))
    site.report_all(regional, Result(games=tuple(zip(*scores, strict=True))))
    site.do(regional, Finish())
    winner = Earned.objects.get(kind="head_start").person
    assert winner.key == site.snapshot(regional).tournament.entrants[pod.seats[0]].who
    row = listed(site, "Tribbles Continental", "continental", SUMMER, "tribbles")
    site.do(row, newcomer(winner, bye_of(winner)))
    enter(site, row, (one for one in four if one != winner))
    site.post_round(row)
    seats = site.snapshot(row).tournament.rounds[0].matches[1].seats
    site.report_all(row, Result(games=((50,) * 4,) * 5))
    points = {one.player: one.points for one in site.snapshot(row).standings_of(1).rows}
    assert points["p1"] == 100_250 and {points[seat] for seat in seats if seat != "p1"} == {250}


def test_11_the_whole_road_to_the_world_championships(site: Site, people: dict[str, Person]) -> None:
    """Two regionals, a continental, the Worlds: byes are earned, used, given up, kept until they expire."""
    cast = list(people.values())
    first = played(site, "Bajor Regional", "regional", "2027-03-20", cast)
    second = played(site, "Trill Regional", "regional", "2027-04-17", cast[::-1])
    earned = list(Earned.objects.order_by("id"))
    assert [(one.event, one.person, one.into, one.until) for one in earned] == [
        (row, placed(row, 1), "continental", "2027-08-31") for row in (first, second)
    ]
    continental = listed(site, "European Continental", "continental", SUMMER)
    user = earned[0].person
    site.do(continental, newcomer(user, Held(earned[0].id, (1,))))
    enter(site, continental, (one for one in cast if one != user))
    play(site, continental)
    winner, runner_up = placed(continental, 1), placed(continental, 2)
    byes = {one.person: one.rounds for one in Earned.objects.filter(into="world")}
    assert byes == {winner: [1, 2], runner_up: [1]}
    worlds = listed(site, "World Championships", "world", "2027-10-01")
    mine = Earned.objects.get(person=winner, into="world")
    other = Earned.objects.get(person=runner_up, into="world")
    site.do(worlds, newcomer(winner, Held(mine.id, (1, 2))))
    site.do(worlds, newcomer(runner_up, gives_up=(Held(other.id, (1,)),)))
    kept = earned[1]
    enter(site, worlds, (one for one in cast if one not in (winner, runner_up)))
    play(site, worlds)
    rounds = site.snapshot(worlds).tournament.rounds
    alone = [{m.seats[0] for m in one.matches.values() if m.result and m.result.codes == ("EBYE",)} for one in rounds]
    assert alone == [{"p1"}, {"p1"}, set()]
    assert sorted(claims()) == [
        ("European Continental", False), ("World Championships", False), ("World Championships", True)
    ]  # fmt: skip
    late = listed(site, "Late Continental", "continental", "2027-09-12")
    assert asks(late, newcomer(kept.person, Held(kept.id, (1,)))) == ["earned-expired"]
    again = Earned.objects.get(person=placed(worlds, 1), into="world", until="2028-10-31")
    assert again.starts == "2028-01-01"
    for row in Event.objects.all():
        known = live.snapshot_of(row).tournament
        assert projections.rebuild(row, lambda known=known: known) == []  # type: ignore[misc]
