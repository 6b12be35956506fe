"""The list of people and a person's page: found by what is shown, and never by what is not."""

from __future__ import annotations

import pytest
from django.test import Client

from topcut.acts.listing.commands import ChangeListing
from topcut.web.seasons.models import Claim, Credit, Earned, Entry, Person, Region
from topcut.web.seasons.people import keep, look_up_each, make
from topcut.web.seasons.persons import list_page, parts
from topcut.web.seasons.persons.list_page import Wanted, found
from topcut.web.seasons.persons.merging import merge
from topcut.web.seasons.persons.record import byes
from topcut.web.store.models import Event
from web.html import all_of, parsed, words
from web.saying import says
from web.seasons.site_of_people import held
from web.site import CAST, Site

pytestmark = pytest.mark.usefixtures("site")


def _person(name: str, **more: object) -> Person:
    made = make(name)
    for field, value in more.items():
        setattr(made, field, value)
    return keep(made)


def _found(**wanted: str) -> list[str]:
    return [row.handle for row in found(Wanted(**wanted)).rows]


# Finding -------------------------------------------------------------------------------------------------------------


def test_people_are_found_by_words_of_the_name_and_by_the_handle() -> None:
    for name in ("Kira Nerys", "Odo", "Jadzia Dax"):
        _person(name)
    assert _found(words="ki ne") == ["kira-nerys"] and _found(words="DAX") == ["jadzia-dax"]
    assert _found(words="kira-ne") == ["kira-nerys"] and _found(words="ira") == []
    assert _found() == ["jadzia-dax", "kira-nerys", "odo"]


def test_signs_of_the_database_are_letters_like_others() -> None:
    _person("Odo")
    assert _found(words="%") == [] and _found(words="_do") == []


def test_accents_need_not_be_typed() -> None:
    _person("Zoë Ébène")
    assert _found(words="zoe ebene") == _found(words="ZOË") == ["zoe-ebene"]


def test_people_of_a_region_and_the_next_page(monkeypatch: pytest.MonkeyPatch) -> None:
    bajor = Region.objects.create(slug="bajor", name="Bajor")
    for name in CAST:
        _person(name, region=bajor if name < "M" else None)
    assert _found(region="bajor") == ["dax", "garak", "kira", "leeta"]
    monkeypatch.setattr(list_page, "ROWS", 4)
    pages, after = [], ""
    while True:
        page = found(Wanted(after=after))
        pages.append([row.handle for row in page.rows])
        if not (after := page.after):
            break
    assert pages == [["dax", "garak", "kira", "leeta"], ["morn", "nog", "odo", "quark"], ["rom"]]


def test_a_name_that_is_not_shown_cannot_be_tried_out() -> None:
    hidden = _person("Enabran Tain", shown=Person.Shown.HANDLE, handle="tailor")
    minor = _person("Jake Sisko", minor=True, handle="jake")
    assert _found(words="enabran") == _found(words="sisko") == [] and _found(words="tailor") == ["tailor"]
    assert _found(words="jake s") == ["jake"]
    for page in ("/players", "/players?q=jake", "/players/tailor", "/players/jake"):
        told = Client().get(page).content.decode()
        assert "Enabran" not in told and "Sisko" not in told
    assert hidden.name and minor.name  # they are known all the same


@pytest.mark.parametrize(
    ("shown", "minor", "seen"),
    [
        ("full", False, "Kira Nerys"),
        ("initial", False, "Kira N."),
        ("handle", False, "major"),
        ("full", True, "Kira N."),
        ("initial", True, "Kira N."),
        ("handle", True, "major"),
    ],
)
def test_what_visitors_read_is_what_somebody_allows(shown: str, minor: bool, seen: str) -> None:
    _person("Kira Nerys", shown=shown, minor=minor, handle="major")
    page = Client().get("/players/major")
    assert words(all_of(parsed(page), "h1")[0]) == seen
    assert ("Nerys" in page.content.decode()) == (seen == "Kira Nerys")


def test_near_names_are_those_that_a_plain_comparison_finds() -> None:
    """Against the distance of letters, counted without the library: insertions and deletions."""
    people = [_person(name) for name in ("Kira Nerys", "Kyra Nerys", "Nerys Kira", "Miles Edward", "Odo", "Quark")]
    for typed in ("Kira Neris", "Miles Edwart", "Odo Ital", "Kira"):
        (one,) = look_up_each([("", typed)])
        scores = {person.handle: _alike(typed, person.name) for person in people}
        wanted = sorted((-score, person.pk) for person in people if (score := scores[person.handle]) >= 82)[:3]
        assert [person.pk for person in one.near] == [pk for _, pk in wanted], typed


def _alike(one: str, other: str) -> float:
    """Of 100: twice the longest common row of letters, of all letters; words in any order."""
    one, other = (" ".join(sorted(name.lower().split())) for name in (one, other))
    rows = [[0] * (len(other) + 1) for _ in range(len(one) + 1)]
    for i, a in enumerate(one):
        for j, b in enumerate(other):
            rows[i + 1][j + 1] = rows[i][j] + 1 if a == b else max(rows[i][j + 1], rows[i + 1][j])
    return 200 * rows[-1][-1] / (len(one) + len(other))


# A person's page -----------------------------------------------------------------------------------------------------


@pytest.fixture
def people() -> dict[str, Person]:
    return {name: make(name) for name in CAST}


def _page(handle: str, client: Client | None = None) -> str:
    return (client or Client()).get(f"/players/{handle}").content.decode()


def test_a_page_tells_places_points_titles_and_byes(site: Site, people: dict[str, Person]) -> None:
    row = held(site, list(people.values()), "Bajor Regional", level="regional")
    first = Entry.objects.get(event=row, place=1).person
    page = _page(first.handle)
    assert says(page, "web-player-title", place=1) and says(page, "web-player-bye-state", state="held")
    assert says(page, "web-player-points", points=20, table="league")
    last = Entry.objects.get(event=row, place=9).person
    page = _page(last.handle)
    assert not says(page, "web-player-titles") and not says(page, "web-player-byes")
    assert says(page, "web-player-of", players=9)


def test_a_local_event_is_no_title(site: Site, people: dict[str, Person]) -> None:
    row = held(site, list(people.values()), "Friday Night")
    assert not says(_page(Entry.objects.get(event=row, place=1).person.handle), "web-player-titles")


def test_points_of_several_leagues_are_told_apart_and_added_up(site: Site, people: dict[str, Person]) -> None:
    for title, league in (("One", "terok-nor"), ("Two", "bajor"), ("Three", "bajor")):
        held(site, list(people.values()), title, league=league)
    someone = people["Odo"]
    sums = dict.fromkeys(("terok-nor", "bajor"), 0)
    for credit in Credit.objects.filter(person=someone):
        sums[credit.league] += credit.points
    rows = [words(row) for row in all_of(parsed(Client().get("/players/odo")), "tr")]
    for league, points in sums.items():
        assert any(league in row and row.endswith(str(points)) for row in rows)
    assert f"<dd>{sum(sums.values())}</dd>" in _page("odo")


def test_byes_are_held_used_given_up_or_expired(site: Site, people: dict[str, Person]) -> None:
    row = held(site, list(people.values()), "Bajor Regional", level="national")
    one = Earned.objects.filter(event=row).first()
    assert one is not None and one.until
    person = one.person
    assert [bye.state for bye in byes(person, one.until)] == ["held"]
    assert [bye.state for bye in byes(person, "2099-01-01")] == ["expired"]
    claim = Claim.objects.create(earned=one.id, event=row, player="p1")
    assert [bye.state for bye in byes(person, "2099-01-01")] == ["used"]
    claim.forfeited = True
    claim.save()
    assert [bye.state for bye in byes(person, one.until)] == ["given-up"]


def test_an_event_that_is_not_listed_is_told_to_nobody_else(site: Site, people: dict[str, Person]) -> None:
    row = held(site, list(people.values()), "Section 31", level="regional")
    Event.objects.filter(pk=row.pk).update(listed=False)
    assert all("Section 31" not in _page(person.handle) for person in people.values())


def test_a_change_of_the_listing_is_on_the_page_at_once(site: Site, people: dict[str, Person]) -> None:
    row = held(site, list(people.values()), "Bajor Regional")
    first = Entry.objects.get(event=row, place=1).person.handle
    site.do(row, ChangeListing({"level": "world"}))
    assert says(_page(first), "web-player-titles")


def test_the_address_of_who_was_merged_leads_to_who_is_left() -> None:
    odo, twin = make("Odo"), make("Odo Ital")
    merge(odo, twin, None, "asked him")
    answer = Client().get("/players/odo-ital")
    assert answer.status_code == 302 and answer["Location"] == "/players/odo"
    assert _found() == ["odo"]


def test_nobody_is_nobody() -> None:
    assert Client().get("/players/weyoun").status_code == 404


def test_other_rooms_add_parts_and_nothing_stands_where_they_have_none(people: dict[str, Person]) -> None:
    from django.utils.safestring import SafeString

    part = parts.Part("others", "body", lambda person: SafeString("<p>1,684</p>" if person.handle == "odo" else ""))
    parts.also(part)
    parts.also(part)
    try:
        assert _page("odo").count("1,684") == 1 and "1,684" not in _page("kira")
    finally:
        parts.PARTS.remove(part)
