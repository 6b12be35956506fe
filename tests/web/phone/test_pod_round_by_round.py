"""A pod's sheet on the phones and at the desk, saved round by round: everybody sees what is in."""

from __future__ import annotations

import re

from topcut.journal.state import Match
from topcut.web.store.models import Event
from web.phones import Phone, plain, written
from web.saying import says, words_of
from web.site import Site

FOUR = ("Kira", "Odo", "Quark", "Dax")
ROUNDS = (("1200*", "0", "350", "40"), ("0", "800*", "60", "20"), ("0", "0", "111*", "111*"))
_CELL = re.compile(r'name="(r\ds\d)" value="([^"]*)"')


def _pod(site: Site) -> tuple[Event, list[Phone]]:
    """The phones of a pod in the order of the seats."""
    row = site.event("tribbles", FOUR)
    site.post_round(row)
    phones = [Phone(site, row, name) for name in FOUR]
    seats = phones[0].match.seats
    return row, sorted(phones, key=lambda phone: seats.index(phone.player))


def _match(site: Site, row: Event) -> Match:
    return site.snapshot(row).tournament.rounds[0].matches[1]


def _cells(turn: int, points: tuple[str, ...]) -> dict[str, str]:
    return {f"r{turn}s{seat}": typed for seat, typed in enumerate(points)}


def _sheet(page: str) -> dict[str, str]:
    """What a page shows in the cells that are filled."""
    return {name: value for name, value in _CELL.findall(page) if value}


def test_what_one_saves_everybody_sees_after_a_reload(site: Site) -> None:
    row, (one, other, *_) = _pod(site)
    first = _cells(1, ROUNDS[0])
    assert one.send("report", **one.hidden(), way="points", **first).status_code == 302
    assert says(one.page(), "web-me-was-done", act="rounds")
    assert _sheet(other.page()) == _sheet(one.page()) == first
    assert says(other.page(), "pod-so-far", points=1200, rounds=1)
    desk = site.browser(row, "director").get(f"/e/{row.slug}/desk/round/1/table/1")
    assert _sheet(desk.content.decode()) == first
    assert written(row)[-1] == "PodRoundsNoted" and not site.snapshot(row).tournament.rounds[0].finished


def test_two_phones_type_one_pod_round_by_round(site: Site) -> None:
    """Who saves upon an older sheet is shown the newer one, with the own rounds that nobody else has."""
    row, (one, other, *_) = _pod(site)
    old = other.hidden()
    one.send("report", **one.hidden(), way="points", **_cells(1, ROUNDS[0]))
    stale = _cells(1, ("9", "9", "9", "9")) | _cells(2, ROUNDS[1])
    refused = other.send("report", **old, way="points", **stale)
    page = refused.content.decode()
    assert refused.status_code == 409 and "1 of 5 rounds is in: " in plain(page)
    assert _sheet(page) == _cells(1, ROUNDS[0]) | _cells(2, ROUNDS[1])
    assert len(_match(site, row).noted) == 1
    other.send("report", **other.hidden(), way="points", **_sheet(page))
    assert [one.turn for one in _match(site, row).noted] == [1, 2]
    rest = {**_sheet(one.page()), **_cells(3, ROUNDS[2]), "time": ""}
    full = rest | _cells(4, ("1", "2", "3", "4*")) | _cells(5, ("0*", "1", "0", "0"))
    one.send("report", **one.hidden(), way="points", **full)
    assert _match(site, row).status == "reported" and _match(site, row).noted == ()
    other.confirms()
    assert _match(site, row).status == "confirmed"
    assert written(row).count("PodRoundsNoted") == 2


def test_the_same_again_is_saved_once_and_a_sheet_can_be_emptied(site: Site) -> None:
    row, (one, *_) = _pod(site)
    for _ in range(2):
        one.send("report", **one.hidden(), way="points", **_cells(1, ROUNDS[0]))
    assert written(row).count("PodRoundsNoted") == 1
    one.send("report", **one.hidden(), way="points")
    assert _match(site, row).noted == ()


def test_the_desk_saves_a_round_and_stays_at_the_table(site: Site) -> None:
    row, (one, *_) = _pod(site)
    director = site.browser(row, "director")
    address = f"/e/{row.slug}/desk/round/1/table/1"
    answer = director.post(f"{address}/report", {"way": "points", **_cells(1, ROUNDS[0])})
    assert answer.status_code == 302 and answer["Location"] == address
    assert says(director.get(f"/e/{row.slug}/pairings").content.decode(), "pod-so-far", points=1200, rounds=1)
    half = director.post(f"{address}/report", {"way": "points", **_cells(2, ("1", "", "2", "3"))})
    assert half.status_code == 422 and _sheet(half.content.decode())["r2s0"] == "1"
    assert words_of("web-result-pod-save") in one.words()
