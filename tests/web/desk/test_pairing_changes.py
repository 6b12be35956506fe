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
from topcut.journal.state import DrawnRound
from topcut.messages.message import Message, message
from topcut.messages.voice import Voice
from topcut.play.pairing.why import costs
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk, parsed, words
from web.saying import refused, says, times, words_of
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


def _draw(site: Site, row: Event) -> DrawnRound:
    draft = site.snapshot(row).tournament.draw
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


def _pairs(draft: DrawnRound) -> set[frozenset[str]]:
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
            assert answer.status_code == 422 and says(said, "web-proposal-refused") and says(said, "round-same-table")
            assert site.snapshot(row).head == head
            continue
        fact = _last(site, row)
        cost, now, optimum = (cost_words(one) for one in (fact.cost, draft.cost, fact.optimum))
        best = "" if optimum == cost else optimum
        stays = message("web-proposal-cost-stays", cost=cost, best=best)
        told = stays if cost == now else message("web-proposal-cost-becomes", cost=cost, now=now, best=best)
        one, other = ({n: names[p] for t in draft.tables for n, p in _places(t)}[seat] for seat in (first, second))
        assert says(said, "web-proposal-says-html", title=_swap(one, other), says=(told,))
        costs.add(cost)
        site.do(row, Undo(head + 1))
    assert len(costs) > 3, "the field is dull"
    assert _draw(site, row) == draft


def _swap(one: str, other: str) -> Message:
    return message("web-proposal-title", act="swap", one=one, other=other)


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
        assert says(_preview(desk, f"s 1a {table}b"), "web-proposal-cost-stays", cost=message("reason-no-cost"))
    assert time.perf_counter() - started < 5, "half a second each is slow even on a busy machine"


# One line ------------------------------------------------------------------------------------------------------------


def test_a_swap_without_a_script(site: Site) -> None:
    row = _drawn(site)
    before = _draw(site, row)
    names = site.snapshot(row).names
    desk = _asked(_desk(site, row), "1a")
    chosen = names[before.tables[0].seats[0]]
    assert says(desk, "web-proposal-chosen", player=chosen) and says(desk, "web-proposal-choose", player=chosen)
    (value,) = [one.get("value", "") for one in desk.all("button") if (one.get("value") or "").endswith(" 2b")]
    desk = _asked(desk, value)
    desk.press("Swap them", reason="brothers")
    after = _draw(site, row)
    assert after.tables[0].seats[0] == before.tables[1].seats[1] and after.by_hand
    changed = [one for one in desk.all("tr") if "changed" in one.get("class", "")]
    assert [words(one[0]) for one in changed] == ["1", "2"]
    assert says(desk, "web-proposal-cost-html", before=cost_words(before.cost), cost=cost_words(after.cost))
    assert says(words(changed[0]), "reason-by-hand") and says(desk.said()[0], "web-draw-changed", act="swap")
    assert not [one for one in desk.look("/pairing").all("tr") if "changed" in one.get("class", "")], "only once"
    desk.press(next(label for label in desk.buttons() if label.startswith(words_of("web-desk-undo"))))
    assert _draw(site, row).tables == before.tables and desk.address.endswith("/pairing")


@pytest.mark.parametrize("line", ["s {a} {b}", "S {a}, {b}", "swap {a} v {b}", "s 1a 2b", "s 1A, {b}", "s {a} 2 b"])
def test_a_line_names_places_or_people(site: Site, line: str) -> None:
    row = _drawn(site, 0, names=("Kira Nerys", "Odo", "Jadzia Dax", "Ezri Dax", "Elim Garak", "Morn"))
    before, names = _draw(site, row), site.snapshot(row).names
    a, b = names[before.tables[0].seats[0]], names[before.tables[1].seats[1]]
    desk = _asked(_desk(site, row), line.format(a=a, b=b))
    assert says(desk, _swap(a, b))
    desk.press("Swap them")
    assert _draw(site, row).tables[0].seats[0] == before.tables[1].seats[1]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("s 1a 1b", message("round-same-table")),
        ("s 1a 99b", message("console-seat-empty", place="99b")),
        ("s Gowron 1a", message("slip-no-player", typed="Gowron", where="round")),
        ("s 1a", message("console-line-unclear", line="1a")),
        ("s", message("console-line-of-nobody", line="s")),
        ("pin 99", message("console-draw-no-table", table=99, last=5)),
        ("pin 5", message("console-table-no-pair", table=5)),
        ("pin 1a 1a", message("pairing-with-themselves", how="pinned")),
        ("free 1", message("console-same-wish", wish="free")),
        ("one two three four five six", message("slip-no-player", typed="one two three four five six", where="round")),
    ],
)
def test_a_wrong_line_is_refused_and_kept(site: Site, line: str, why: Message) -> None:
    row = _drawn(site, 0)
    head = site.snapshot(row).head
    desk = _asked(_desk(site, row), line)
    assert says(desk, why) and says(desk, "web-proposal-refused") and desk.value("line") == line
    assert says(_preview(desk, line), why)
    desk._shown(desk.client.post(f"/e/{row.slug}/desk/pairing/change", {"line": line, "reason": "so"}), "")
    assert desk.status == 422 and refused(desk, why) and desk.value("line") == line
    assert site.snapshot(row).head == head


def test_a_draw_that_changed_meanwhile_is_refused_and_nothing_is_lost(site: Site) -> None:
    row = _drawn(site)
    desk = _asked(_desk(site, row), "s 1a 2b")
    mark = desk.hidden("mark")
    site.do(row, Draw("a player came"))
    assert says(_preview(desk, "s 1a 2b", mark), "console-draw-changed")
    assert says(_asked(_desk(site, row), "s 1a 2b", mark), "console-draw-changed")
    tables = _draw(site, row).tables
    desk.press("Swap them", reason="brothers")
    assert desk.status == 409 and refused(desk, "console-draw-changed")
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
    acts = {"Kira", words_of("web-draw-see-cost"), words_of("web-proposal-button", act="swap")}
    assert not {*acts, words_of("web-proposal-keep")} & set(desk.buttons())
    assert acts <= set(_asked(_desk(site, row), "s 1a 2b").buttons()), "a director has them"
    assert words_of("web-proposal-keep") in _asked(_desk(site, row), "1a").buttons()
    assert len(desk.rows()) == 5 and says(_preview(desk, "s 1a 2b"), "desk-role-may-not", role="judge", deed="swap")
    answer = desk.client.post(f"/e/{row.slug}/desk/pairing/change", {"line": "s 1a 2b"})
    assert answer.status_code == 403 and site.snapshot(row).head == head


# Wishes --------------------------------------------------------------------------------------------------------------


def test_a_pair_is_kept_through_redraws_and_swaps_until_it_is_let_go(site: Site) -> None:
    row = _drawn(site, 0)
    pair, names = frozenset(_draw(site, row).tables[0].seats), site.snapshot(row).names
    one, other = (names[player] for player in _draw(site, row).tables[0].seats)
    desk = _asked(_desk(site, row), "pin 1")
    why = words_of("web-proposal-reason", act="pin", one=one, other=other)
    assert says(desk, "web-proposal-redraw", draw=2) and desk.value("reason") == why
    desk.press(words_of("web-proposal-button", act="pin"))
    assert pair in _pairs(_draw(site, row)) and _draw(site, row).drawn == 2
    assert live.journal_of(row.pk).read().words[_last(site, row).reason] == why
    for number in range(3):
        desk.press("Draw again", reason=f"again {number}")
        assert pair in _pairs(_draw(site, row))
    others = [table.table for table in _draw(site, row).tables if frozenset(table.seats) != pair]
    _asked(desk, f"s {others[0]}a {others[1]}a").press("Swap them")
    assert not _draw(site, row).pinned and says(desk, "web-draw-wish-html", wish="kept", one=one, other=other)
    desk.press("Draw again", reason="again")
    assert pair in _pairs(_draw(site, row)) and _draw(site, row).pinned
    free = next(node.get("value", "") for node in desk.all("button") if says(words(node), "web-draw-let-go-html"))
    _asked(desk, free).press("Remove it, draw again")
    assert not _draw(site, row).pinned and not says(desk, "web-draw-wish-html", wish="kept")
    assert says(desk.said()[0], "web-draw-changed", act="free", one=one, other=other)


def test_a_pair_is_ruled_out_by_its_table_or_by_names(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _desk(site, row)
    for _ in range(4):
        pair = frozenset(_draw(site, row).tables[0].seats)
        _asked(desk, "forbid 1").press("Split them, draw again", reason="the same car")
        assert pair not in _pairs(_draw(site, row))
    assert len(_draw(site, row).forbidden) == 4 and times(desk, "web-draw-wish-html", wish="forbidden") == 4
    kira = site.player(row, "Kira")
    met = next(set(table.seats) - {kira} for table in _draw(site, row).tables if kira in table.seats)
    if met:
        _asked(desk, f"forbid Kira {site.snapshot(row).names[met.pop()]}").press("Split them, draw again")
        assert len(_draw(site, row).forbidden) == 5


def test_what_a_redraw_asks_for_is_refused_without_a_reason(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again", reason=" ")
    assert desk.status == 422 and refused(desk, "round-drawn", round=1)
    assert words_of("web-proposal-button", act="pin") in desk.buttons()


def test_a_wish_that_stands_or_cannot_be_is_refused(site: Site) -> None:
    row = _drawn(site, 0)
    first = _draw(site, row).tables[0].table
    desk = _asked(_desk(site, row), f"pin {first}").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    a, b = (site.snapshot(row).names[player] for player in kept)
    assert says(_preview(desk, f"pin {a}, {b}"), "console-same-wish", wish="pin", one=a, other=b)
    other = next(t.seats[0] for t in _draw(site, row).tables if not set(t.seats) & set(kept))
    said = _preview(desk, f"pin {a}, {site.snapshot(row).names[other]}")
    assert says(said, "web-proposal-refused") and says(said, "pairing-two-demands", player=a)
    opposite = message("web-proposal-title", act="forbid", one=a, other=b)
    assert says(_preview(desk, f"forbid {a}, {b}"), opposite), "the opposite takes the pin away"


def test_a_swap_says_which_wish_it_breaks(site: Site) -> None:
    row = _drawn(site, 0)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    a, b = (site.snapshot(row).names[player] for player in kept)
    other = next(t.table for t in _draw(site, row).tables if not set(t.seats) & set(kept))
    assert says(_preview(desk, f"s {a}, {other}a"), "web-proposal-broken", wish="pinned", one=a, other=b)
    _asked(desk, f"s {a}, {other}a").press("Swap them")
    assert not says(desk, "web-draw-wish-html", wish="kept")
    desk.press("Undo this")
    assert says(desk, "web-draw-wish-html", wish="kept", one=a, other=b)
    assert isinstance(live.journal_of(row.pk).read().history[-1].fact, Undone)


def test_a_draw_is_shown_after_one_of_its_players_has_gone(site: Site) -> None:
    row = _drawn(site, 1)
    desk = _asked(_desk(site, row), "pin 1").press("Keep them, draw the rest again")
    (kept,) = _draw(site, row).pinned
    assert says(desk.look("/pairing"), "web-draw-wish-html", wish="kept")
    site.do(row, Drop(kept[0]))
    assert desk.look("/pairing").status == 200 and not says(desk, "web-draw-wish-html", wish="kept")
    desk.press("Draw again", reason="somebody has gone")
    assert desk.status == 200 and not _draw(site, row).pinned
