"""Two persons who are one, and two again: totals are those of never having been two, or never having been one."""

from __future__ import annotations

import random
from typing import Any

import pytest
from django.db.models import Count, Sum

from saying import refused
from topcut.web.seasons import projecting
from topcut.web.seasons.models import Counted, Credit, Earned, Entry, Person
from topcut.web.seasons.models_people import Merger
from topcut.web.seasons.people import make
from topcut.web.seasons.persons import merging
from topcut.web.seasons.persons.erasing import erase_person
from topcut.web.seasons.persons.merging import merge, take_apart
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Event
from web.seasons.site_of_people import held
from web.site import Site

pytestmark = pytest.mark.usefixtures("site")
WHY = "asked at the Vienna Regional"


def _totals() -> dict[str, Any]:
    """Every sum by person, and every row, whatever its number is."""
    rows = Credit.objects.values("person__handle", "program", "table", "season", "league")
    return {
        "points": sorted(map(str, rows.annotate(Sum("points"), Sum("wins"), Count("event")))),
        "places": sorted(Entry.objects.values_list("event", "player", "person__handle", "place", "shared_to")),
        "byes": sorted(Earned.objects.values_list("id", "person__handle", "into", "until")),
        "counted": sorted(Counted.objects.values_list("event", "players", "sanctioned")),
    }


def _season(site: Site, people: list[Person], chance: random.Random) -> list[set[int]]:
    """A few events with some of them each; who sat in which."""
    sat = []
    for number in range(4):
        some = chance.sample(people, chance.randint(4, 6))
        level = chance.choice(("local", "regional", "national"))
        held(site, some, f"Event {number}", chance, level=level, date=f"2027-02-{number + 10}")
        sat.append({one.pk for one in some})
    return sat


@pytest.mark.parametrize("seed", range(4))
def test_random_mergers_add_up_and_leave_no_trace_when_they_are_undone(site: Site, seed: int) -> None:
    chance = random.Random(seed)
    people = [make(f"Founder {letter}") for letter in "ABCDEFGH"]
    sat = _season(site, people, chance)
    before, done = _totals(), list[Merger]()
    for _ in range(6):
        kept, gone = chance.sample(people, 2)
        try:
            done.append(merge(kept, gone, None, WHY))
        except Exception as error:
            assert type(error).__name__ == "Refused"
            continue
        both = [{kept.pk, gone.pk} <= one for one in sat]
        assert not any(both)  # who sat together is never one
        assert _played(kept, people) == _played_alone(kept, gone, before, people)
        if chance.random() < 0.5:
            take_apart(done.pop(), None, "")
    together = _totals()
    _make_all_anew()
    assert _totals() == together  # what a rebuild would say too
    for one in reversed(done):
        take_apart(one, None, "two after all")
    assert _totals() == before


def _played(person: Person, _: list[Person]) -> tuple[int, int]:
    found = Credit.objects.filter(person=person).aggregate(Sum("points"), Count("event"))
    return found["points__sum"] or 0, found["event__count"]


def _played_alone(kept: Person, gone: Person, before: dict[str, Any], people: list[Person]) -> tuple[int, int]:
    """Added up from the journals' own persons, by hand: everybody who leads to `kept` now."""
    parts = {one.key for one in Person.objects.filter(merged_into=kept)} | {kept.key}
    points = events = 0
    for row in Event.objects.all():
        now = DatabaseJournal(row.pk).read().tournament
        from topcut.answers.event_view import EventView
        from topcut.journal.texts import Texts
        from topcut.rulebooks.load import build
        from topcut.seasons.outcome import outcome_of

        outcome = outcome_of(EventView(now, build(now.rulebook), Texts()))
        assert outcome is not None
        for placed in outcome.placed:
            if placed.who in parts:
                worth = [credit.points for credit in placed.credits if credit.points is not None]
                points, events = points + sum(worth), events + len(worth)
    return points, events


def _make_all_anew() -> None:
    for row in Event.objects.all():
        projecting.write(row, DatabaseJournal(row.pk).read().tournament)


def test_nobody_is_merged_into_themselves() -> None:
    odo = make("Odo")
    with refused("person-merge-self", handle="odo"):
        merge(odo, odo, None, WHY)


def test_who_sat_in_one_event_is_two(site: Site) -> None:
    people = [make(name) for name in ("Kira", "Odo", "Quark", "Dax")]
    held(site, people, "Friday Night")
    with refused("person-merge-sat", handle="odo", kept="kira", event="Friday Night"):
        merge(people[0], people[1], None, WHY)
    assert not Merger.objects.exists() and not Person.objects.exclude(merged_into=None).exists()


def test_a_chain_is_refused_both_ways() -> None:
    a, b, c = make("A"), make("B"), make("C")
    merge(a, b, None, WHY)
    with refused("person-merge-chain", handle="a"):
        merge(c, Person.objects.get(pk=a.pk), None, WHY)
    with refused("person-merge-part", handle="b", kept="a"):
        merge(c, Person.objects.get(pk=b.pk), None, WHY)
    with refused("person-merge-part", handle="b", kept="a"):
        merge(Person.objects.get(pk=b.pk), c, None, WHY)


def test_a_reason_is_asked_for_and_kept() -> None:
    a, b = make("A"), make("B")
    with refused("person-merge-why"):
        merge(a, b, None, "  ")
    merge(a, b, None, WHY)
    assert Merger.objects.get().reason == WHY


def test_taken_apart_is_taken_apart_once() -> None:
    a, b = make("A"), make("B")
    done = merge(a, b, None, WHY)
    take_apart(done, None, "")
    with refused("person-apart-already", handle="b", kept="a"):
        take_apart(done, None, "")
    merge(b, a, None, WHY)  # and the other way round


def test_who_is_erased_is_nobody_to_be_merged() -> None:
    a, b = make("A"), make("B")
    erase_person(b)
    with refused("person-merge-erased"):
        merge(a, b, None, WHY)


def test_what_else_is_kept_of_persons_follows_in_the_same_transaction() -> None:
    told: list[str] = []

    def fails(_: Person) -> None:
        raise RuntimeError

    follower = merging.Follower("others", lambda gone, kept: told.append(f"{gone.handle} {kept.handle}"), fails)
    merging.also(follower)
    try:
        done = merge(make("A"), make("B"), None, WHY)
        assert told == ["b a"]
        with pytest.raises(RuntimeError):
            take_apart(done, None, "")
        assert Person.objects.filter(merged_into__handle="a").exists() and not Merger.objects.get().undone_at
    finally:
        merging.FOLLOWERS.remove(follower)
