"""Changing a draw at the desk: what a swap would cost and then costs, pins and forbidden pairs, one line for all."""

from __future__ import annotations

import time
from collections.abc import Mapping
from itertools import combinations
from urllib.parse import urlencode

import pytest

from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Undo
from topcut.acts.event.facts import Undone
from topcut.acts.rounds.commands import Draw
from topcut.acts.rounds.facts import Drafted
from topcut.journal.fact import Result
from topcut.journal.state import Draft
from topcut.messages.voice import Voice
from topcut.play.pairing.why import costs
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk, parsed, words
from web.site import Site

WON = Result(games=((100, 35),))


def cost_words(cost: Mapping[str, int]) -> str:
    return Voice("web").say(costs(cost))


def _desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _drawn(site: Site, rounds: int = 2, **options: object) -> Event:
    """An event with a draw after these rounds."""
    row = site.event(**options)  # type: ignore[arg-type]
    for _ in range(rounds):
        site.post_round(row)
        site.report_all(row, WON)
    site.do(row, Draw(seed="Bajor"))
    return row


def _draw(site: Site, row: Event) -> Draft:
    draft = site.snapshot(row).tournament.draft
    assert draft is not None
    return draft


def _asked(desk: Desk, line: str, mark: str = "") -> Desk:
    """Without a script: the page with what the line would do."""
    return desk.look(f"/pairing?{urlencode({'line': line, 'mark': mark})}")


def _preview(desk: Desk, line: str, mark: str = "") -> str:
    """What the script is told."""
    answer = desk.client.get(f"/e/{desk.slug}/desk/pairing/preview?{urlencode({'line': line, 'mark': mark})}")
    assert answer.status_code == 200
    return words(parsed(f"<!doctype html><title>x</title>{answer.content.decode()}"))


def _last(site: Site, row: Event) -> Drafted:
    fact = live.journal_of(row.pk).read().history[-1].fact
    assert isinstance(fact, Drafted)
    return fact


def _pairs(draft: Draft) -> set[frozenset[str]]:
    return {frozenset(table.seats) for table in draft.tables}


def _named(site: Site, row: Event, *names: str) -> frozenset[str]:
    return frozenset(site.player(row, name) for name in names)


# What a swap costs ---------------------------------------------------------------------------------------------------


def test_every_preview_is_what_the_swap_then_costs(site: Site) -> None:
    row = _drawn(site)
    desk, draft, names = _desk(site, row), _draw(site, row), site.snapshot(row).names
    seats = [f"{table.table}{'ab'[n]}" for table in draft.tables for n in range(len(table.seats))]
    costs = set()
    for first, second in combinations(seats, 2):
        said = _preview(desk, f"s {first} {second}")
        head = site.snapshot(row).head
        answer = desk.client.post(
            f"/e/{row.slug}/desk/pairing/change", {"line": f"s {first} {second}", "key": first + second}
        )
        if first[:-1] == second[:-1]:
            assert answer.status_code == 422 and "Refused: " in said and "sit at the same table" in said
            assert site.snapshot(row).head == head
            continue
        fact = _last(site, row)
        cost, best = cost_words(fact.cost), cost_words(fact.optimum)
        now = cost_words(draft.cost)
        told = f"cost would stay {cost}" if cost == now else f"cost would become {cost} (now: {now})"
        assert f": {told}{', the best possible' if best == cost else f'; best possible: {best}'}." in said
        one, other = ({n: names[p] for t in draft.tables for n, p in _places(t)}[seat] for seat in (first, second))
        assert f"Swap {one} and {other}:" in said
        costs.add(cost)
        site.do(row, Undo(head + 1))
    assert len(costs) > 3, "the field is dull"
    assert _draw(site, row) == draft


def _places(table: object) -> list[tuple[str, str]]:
    return [(f"{table.table}{'ab'[n]}", player) for n, player in enumerate(table.seats)]  # type: ignore[attr-defined]


def test_a_preview_writes_nothing_and_counts_one_as_one(site: Site) -> None:
    row = _drawn(site, 0)
    head = site.snapshot(row).head
    for line in ("s 1a 2b", "pin 1", "forbid 2", "1a", "free 1", "nonsense", ""):
        _preview(_desk(site, row), line)
        _asked(_desk(site, row), line)
    assert site.snapshot(row).head == head
    assert cost_words({"rematches": 1, "unequal_totals": 1, "total_gaps": 2, "second": 0}) == (
        "1 rematch, 1 pair with unequal totals, 2 points between the totals of paired players"
    )


def test_a_preview_is_quick_for_a_thousand(site: Site) -> None:
    row = _drawn(site, 0, names=tuple(f"Player {n:04d}" for n in range(1000)))
    desk = _desk(site, row).look("/pairing")
    assert desk.size < 100_000
    started = time.perf_counter()
    for table in range(2, 12):
        assert "cost would stay nothing" in _preview(desk, f"s 1a {table}b")
    assert time.perf_counter() - started < 5, "half a second each is slow even on a busy machine"


# One line ------------------------------------------------------------------------------------------------------------


def test_a_swap_without_a_script(site: Site) -> None:
    row = _drawn(site)
    before = _draw(site, row)
    names = site.snapshot(row).names
    desk = _asked(_desk(site, row), "1a")
    assert f"{names[before.tables[0].seats[0]]} chosen: choose who swaps places with" in desk.text
    (value,) = [one.get("value", "") for one in desk.all("button") if (one.get("value") or "").endswith(" 2b")]
    desk = _asked(desk, value)
    desk.press("Swap them", reason="brothers")
    after = _draw(site, row)
    assert after.tables[0].seats[0] == before.tables[1].seats[1] and after.by_hand
    changed = [one for one in desk.all("tr") if "changed" in one.get("class", "")]
    assert [words(one[0]) for one in changed] == ["1", "2"]
    assert f"Cost: {cost_words(before.cost)} → {cost_words(after.cost)}" in desk.text
    assert "changed by hand" in words(changed[0]) and "have swapped places" in desk.said()[0]
    assert not [one for one in desk.look("/pairing").all("tr") if "changed" in one.get("class", "")], "only once"
    desk.press(next(label for label in desk.buttons() if label.startswith("Undo: ")))
    assert _draw(site, row).tables == before.tables and desk.address.endswith("/pairing")


@pytest.mark.parametrize("line", ["s {a} {b}", "S {a}, {b}", "swap {a} v {b}", "s 1a 2b", "s 1A, {b}", "s {a} 2 b"])
def test_a_line_names_places_or_people(site: Site, line: str) -> None:
    row = _drawn(site, 0, names=("Kira Nerys", "Odo", "Jadzia Dax", "Ezri Dax", "Elim Garak", "Morn"))
    before, names = _draw(site, row), site.snapshot(row).names
    a, b = names[before.tables[0].seats[0]], names[before.tables[1].seats[1]]
    desk = _asked(_desk(site, row), line.format(a=a, b=b))
    assert f"Swap {a} and {b}:" in desk.text
    desk.press("Swap them")
    assert _draw(site, row).tables[0].seats[0] == before.tables[1].seats[1]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("s 1a 1b", "same table"),
        ("s 1a 99b", "nobody sits at 99b"),
        ("s Gowron 1a", "no player 'Gowron'"),
        ("s 1a", "does not name two players"),
        ("s", "names no player"),
        ("pin 99", "no table 99"),
        ("pin 5", "is not a pair"),
        ("pin 1a 1a", "themselves"),
        ("free 1", "neither kept nor ruled out"),
        ("one two three four five six", "no player"),
    ],
)
def test_a_wrong_line_is_refused_and_kept(site: Site, line: str, why: str) -> None:
    row = _drawn(site, 0)
    head = site.snapshot(row).head
    desk = _asked(_desk(site, row), line)
    assert why in desk.text and "Refused" in desk.text and desk.value("line") == line
    assert why in _preview(desk, line)
    desk._shown(desk.client.post(f"/e/{row.slug}/desk/pairing/change", {"line": line, "reason": "so"}), "")
    assert desk.status == 422 and why in desk.refusals()[0].replace("Nobody", "nobody") and desk.value("line") == line
    assert site.snapshot(row).head == head


def test_a_draw_that_changed_meanwhile_is_refused_and_nothing_is_lost(site: Site) -> None:
    row = _drawn(site)
    desk = _asked(_desk(site, row), "s 1a 2b")
    mark = desk.hidden("mark")
    site.do(row, Draw("a player came"))
    assert "the draw has changed since this page was opened" in _preview(desk, "s 1a 2b", mark)
    assert "the draw has changed since this page was opened" in _asked(_desk(site, row), "s 1a 2b", mark).text
    tables = _draw(site, row).tables
    desk.press("Swap them", reason="brothers")
    assert desk.status == 409 and "has changed since this page was opened" in desk.refusals()[0]
    assert _draw(site, row).tables == tables
    assert desk.value("line") == "s 1a 2b" and desk.value("reason") == "brothers"
    desk.press("Swap them")
    assert _draw(site, row).by_hand


def test_a_second_press_swaps_once(site: Site) -> None:
    row = _drawn(site)
    desk = _asked(_desk(site, row), "s 1a 2b")
    data = {"line": "s 1a 2b", "key": "once", "mark": desk.hidden("mark")}
    for _ in range(2):
        assert desk.client.post(f"/e/{row.slug}/desk/pairing/change", data).status_code == 302
    assert sum(isinstance(one.fact, Drafted) for one in live.journal_of(row.pk).read().history) == 4


def test_a_judge_looks_and_does_not_act(site: Site) -> None:
    row = _drawn(site)
    head = site.snapshot(row).head
    desk = Desk(site.browser(row, "judge"), row.slug).look("/pairing?line=s+1a+2b")
    assert not {"Kira", "Keep this pair", "Swap them", "See the cost"} & set(desk.buttons())
    assert len(desk.rows()) == 5 and "a judge cannot swap players in a draw" in _preview(desk, "s 1a 2b")
    answer = desk.client.post(f"/e/{row.slug}/desk/pairing/change", {"line": "s 1a 2b"})
    assert answer.status_code == 403 and site.snapshot(row).head == head


# Wishes --------------------------------------------------------------------------------------------------------------


def test_a_pair_is_kept_through_redraws_and_swaps_until_it_is_let_go(site: Site) -> None:
    row = _drawn(site, 0)
    pair, names = frozenset(_draw(site, row).tables[0].seats), site.snapshot(row).names
    one, other = (names[player] for player in _draw(site, row).tables[0].seats)
    desk = _asked(_desk(site, row), "pin 1")
    assert "this counts as draw 2 of the round" in desk.text and desk.value("reason") == f"pinned {one} v {other}"
    desk.press("Keep them, draw the rest again")
    assert pair in _pairs(_draw(site, row)) and _draw(site, row).drawn == 2
    assert live.journal_of(row.pk).read().words[_last(site, row).reason] == f"pinned {one} v {other}"
    for number in range(3):
        desk.press("Draw again", reason=f"again {number}")
        assert pair in _pairs(_draw(site, row))
    others = [table.table for table in _draw(site, row).tables if frozenset(table.seats) != pair]
    _asked(desk, f"s {others[0]}a {others[1]}a").press("Swap them")
    assert not _draw(site, row).pinned and f"Kept: {one} v {other}" in desk.text
    desk.press("Draw again", reason="again")
    assert pair in _pairs(_draw(site, row)) and _draw(site, row).pinned
    free = next(node.get("value", "") for node in desk.all("button") if "Remove" in words(node))
    _asked(desk, free).press("Remove it, draw again")
    assert not _draw(site, row).pinned and "Kept: " not in desk.text and "is removed" in desk.said()[0]


def test_a_pair_is_ruled_out_by_its_table_or_by_names(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _desk(site, row)
    for _ in range(4):
        pair = frozenset(_draw(site, row).tables[0].seats)
        _asked(desk, "forbid 1").press("Split them, draw again", reason="the same car")
        assert pair not in _pairs(_draw(site, row))
    assert len(_draw(site, row).forbidden) == 4 and desk.text.count("Ruled out: ") == 4
    kira = site.player(row, "Kira")
    met = next(set(table.seats) - {kira} for table in _draw(site, row).tables if kira in table.seats)
    if met:
        _asked(desk, f"forbid Kira {site.snapshot(row).names[met.pop()]}").press("Split them, draw again")
        assert len(_draw(site, row).forbidden) == 5


def test_what_a_redraw_asks_for_is_refused_without_a_reason(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again", reason=" ")
    assert desk.status == 422 and "say why you are drawing it again" in desk.refusals()[0].lower()
    assert "Keep them, draw the rest again" in desk.buttons()


def test_a_wish_that_stands_or_cannot_be_is_refused(site: Site) -> None:
    row = _drawn(site, 0)
    first = _draw(site, row).tables[0].table
    desk = _asked(_desk(site, row), f"pin {first}").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    a, b = (site.snapshot(row).names[player] for player in kept)
    assert "is already kept" in _preview(desk, f"pin {a}, {b}")
    other = next(t.seats[0] for t in _draw(site, row).tables if not set(t.seats) & set(kept))
    said = _preview(desk, f"pin {a}, {site.snapshot(row).names[other]}")
    assert "Refused" in said and a in said
    assert f"Split {a} v {b}" in _preview(desk, f"forbid {a}, {b}"), "the opposite takes the pin away"


def test_a_swap_says_which_wish_it_breaks(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    a, b = (site.snapshot(row).names[player] for player in kept)
    other = next(t.table for t in _draw(site, row).tables if not set(t.seats) & set(kept))
    assert f"splits {a} v {b}, a pinned pair" in _preview(desk, f"s {a}, {other}a")
    _asked(desk, f"s {a}, {other}a").press("Swap them")
    assert "Kept: " not in desk.text
    desk.press("Undo this")
    assert f"Kept: {a} v {b}" in desk.text
    assert isinstance(live.journal_of(row.pk).read().history[-1].fact, Undone)


def test_a_draw_is_shown_after_one_of_its_players_has_gone(site: Site) -> None:
    row = _drawn(site, 1)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    site.do(row, Drop(kept[0]))
    assert desk.look("/pairing").status == 200 and "Kept: " not in desk.text
    desk.press("Draw again", reason="somebody has gone")
    assert desk.status == 200 and not _draw(site, row).pinned
