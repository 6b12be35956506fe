"""Pairing at the desk: draws, redraws, swaps, pins, two directors at once, cuts, brackets, heats, pods, drafts."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from django.db import connection

from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import Report
from topcut.acts.rounds.commands import Draw
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import Message, message
from topcut.play.seeding import seeds_for
from topcut.play.story import players_of
from topcut.web.site import live
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import refused, says, times, words_of
from web.site import CAST, Site

WON = Result(games=((100, 35),))


def _desk(site: Site, row: Event) -> Desk:
    return Desk(site.browser(row, "director"), row.slug)


def _table(number: int) -> Message:
    return message("place-table", table=number)


def _cut_to(players: int) -> str:
    return words_of("web-cut-make", stage=message("stagename-bracket", players=players))


def _names(site: Site, row: Event, *players: str) -> str:
    return ", ".join(site.snapshot(row).names[player] for player in players)


def test_a_drawn_round_that_somebody_left_is_still_shown(site: Site) -> None:
    """Four players cannot meet four times without a rematch: the draw tells of the risk, and can be looked at."""
    row = site.event("star-trek-2e", CAST[:4], rounds=4)
    site.post_round(row)
    site.report_all(row, WON)
    site.do(row, Draw())
    assert site.snapshot(row).tournament.draw.cost["future_rounds"]  # type: ignore[union-attr]
    site.do(row, Drop("p3"))
    assert _desk(site, row).look("/pairing").status == 200


def test_what_a_round_waits_for_is_told_once(site: Site) -> None:
    row = site.event("star-trek-2e", CAST[:4])
    site.post_round(row)
    page = _desk(site, row).look("/pairing")
    assert times(page, "nextstep-waiting", results=message("nextstep-results-in", done=0, of=2)) == 1
    assert says(page, "web-pairing-waits")


def test_the_page_tells_what_the_engine_remarked_and_solves_nothing_again(
    site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    row = site.event("star-trek-2e", CAST[:4], rounds=4)
    site.post_round(row)
    site.report_all(row, WON)
    site.do(row, Draw())
    desk = _desk(site, row)

    def solved(*given: object) -> None:
        raise AssertionError("a pairing was solved again")

    monkeypatch.setattr("topcut.play.pairing.propose.pair", solved)
    assert says(desk.look("/pairing"), "note-stranded-anyway")
    assert desk.status == 200


# Two directors -------------------------------------------------------------------------------------------------------


def test_two_directors_who_post_at_once_make_one_round(site: Site) -> None:
    row = site.event()
    site.do(row, Draw())
    one, two = _desk(site, row).look("/pairing"), _desk(site, row).look("/pairing")
    one.press("Post pairings")
    two.press("Post pairings")
    assert one.status == 200 and two.status == 409
    assert refused(two, "console-draw-posted", round=1) and says(two, "web-desk-raced-html")
    assert len(site.snapshot(row).tournament.rounds) == 1


def test_two_directors_in_two_threads_make_one_round(site: Site) -> None:
    row = site.event()
    site.do(row, Draw())
    head, mark = site.snapshot(row).head, _desk(site, row).look("/pairing").hidden("mark")
    clients, together = [site.browser(row, "director") for _ in range(2)], Barrier(2)

    def press(number: int) -> int:
        together.wait()
        data = {"key": f"director {number}", "head": str(head), "mark": mark}
        status = clients[number].post(f"/e/{row.slug}/desk/pairing/post", data).status_code
        connection.close()
        return status

    with ThreadPoolExecutor(2) as threads:
        statuses = sorted(threads.map(press, range(2)))
    assert statuses == [302, 409]
    assert len(site.snapshot(row).tournament.rounds) == 1


def test_a_double_click_on_post_makes_one_round_and_no_refusal(site: Site) -> None:
    row = site.event()
    site.do(row, Draw())
    client = site.browser(row, "director")
    for _ in range(2):
        assert client.post(f"/e/{row.slug}/desk/pairing/post", {"key": "once"}).status_code == 302
    assert len(site.snapshot(row).tournament.rounds) == 1


def test_two_directors_who_pair_at_once_draw_once(site: Site) -> None:
    row = site.event()
    one, two = _desk(site, row).look(), _desk(site, row).look()
    one.press("Pair round 1")
    two.press("Pair round 1")
    assert two.status == 409 and refused(two, "round-drawn", round=1)
    assert words_of("web-pairing-post") in two.buttons(), "the draw is shown as it stands"
    assert site.snapshot(row).tournament.drawn == {1: 1}


def test_a_draw_that_was_changed_meanwhile_is_not_posted_unseen(site: Site) -> None:
    row = site.event()
    site.do(row, Draw())
    desk = _desk(site, row).look("/pairing")
    site.do(row, Draw("a player came"))
    desk.press("Post pairings")
    assert desk.status == 409 and refused(desk, "console-draw-changed")
    assert not site.snapshot(row).tournament.rounds
    desk.press("Post pairings")
    assert len(site.snapshot(row).tournament.rounds) == 1


# The draw ------------------------------------------------------------------------------------------------------------


def test_the_draw_tells_its_reasons_and_its_cost(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.report_all(row, WON)
    desk = _desk(site, row).look().press("Pair round 2")
    assert says(desk, "web-pairing-cost-html", before="", optimum="", best="yes")
    draft = site.snapshot(row).tournament.draw
    assert draft is not None and len(desk.rows()) == len(draft.tables)
    assert not any(says(line, "reason-level") for line in desk.rows())  # only what was forced has a reason
    assert any(line.startswith("5") and "bye" in line for line in desk.rows())
    assert not site.snapshot(row).tournament.rounds[1:], "nobody else sees it"


def test_a_redraw_asks_why_and_counts(site: Site) -> None:
    row = site.event()
    desk = _desk(site, row).look().press("Pair round 1")
    desk.press("Draw again", pinned="Kira, Odo")
    assert desk.status == 422 and refused(desk, "round-drawn", round=1)
    assert desk.value("pinned") == "Kira, Odo" and "--" not in desk.refusals()[0]
    desk.press("Draw again", reason="Kira came late", pinned="Kira, Odo", forbidden="Quark, Dax")
    draft = site.snapshot(row).tournament.draw
    assert draft is not None and draft.drawn == 2 and says(desk, "web-pairing-drawn", draws=2)
    pair = {site.player(row, "Kira"), site.player(row, "Odo")}
    assert any(set(table.seats) == pair for table in draft.tables)
    assert says(desk, "reason-pinned")


@pytest.mark.parametrize("pinned", ["Kira", "Kira, Gowron", "Kira, Odo, Quark"])
def test_a_wrong_pin_is_refused_and_kept(site: Site, pinned: str) -> None:
    row = site.event()
    desk = _desk(site, row).look("/pairing").press("Pair with these wishes", pinned=pinned)
    assert desk.status == 422 and desk.value("pinned") == pinned


def test_the_next_round_waits_in_words_and_withdraw_asks_why(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.do(row, Report(1, 1, WON))
    desk = _desk(site, row).look()
    tables = site.snapshot(row).tournament.rounds[0].matches
    seats = {number: site.snapshot(row).tell(players_of(tables[number])) for number in (2, 3, 4)}
    open_ones = tuple(message("nextstep-table", table=_table(number), seats=seats[number]) for number in (2, 3, 4))
    results = message("nextstep-results-in", round=message("roundname-number", round=1), done=1, of=4)
    waiting = message("nextstep-tables", tables=open_ones, more=0)
    assert says(desk, "nextstep-waiting", results=results, tables=waiting)
    desk.press("Withdraw the round")
    assert desk.status == 422 and refused(desk, "round-has-results", round=1, results=1)
    desk.look().press("Withdraw the round", reason="the wrong list")
    assert not site.snapshot(row).tournament.rounds
    assert says(desk.look("/pairing"), "web-draw-why-again")


def test_pairing_too_early_is_refused(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    desk = _desk(site, row)
    answer = desk.client.post(f"/e/{row.slug}/desk/pairing/draw", {"key": "x"})
    assert answer.status_code == 422 and refused(answer, "round-unfinished", round=1)


# Stages --------------------------------------------------------------------------------------------------------------


def _swiss_over(site: Site, plan: tuple[Stage, ...], **more: object) -> Event:
    row = site.event(plan=plan, **more)  # type: ignore[arg-type]
    site.post_round(row)
    for table, match in site.snapshot(row).tournament.rounds[0].matches.items():
        if match.status == "open":
            site.do(row, Report(1, table, Result(games=((100, table * 10),))))
    return row


def test_the_cut_shows_who_is_in_before_it_is_made(site: Site) -> None:
    row = _swiss_over(site, (Stage("swiss", rounds=1), Stage("bracket", take=4)))
    desk = _desk(site, row).look()
    assert _cut_to(4) in [node.text for node in desk.all("a")]
    desk.look("/cut")
    snapshot = site.snapshot(row)
    wanted = seeds_for(snapshot.tournament, snapshot.book, 2, "1")
    assert [line.split()[1] for line in desk.rows()] == [snapshot.names[player] for player in wanted]
    assert not snapshot.tournament.opened
    desk.press(_cut_to(4))
    assert site.snapshot(row).tournament.opened[2].seeds == wanted
    desk.press("Pair the semi-final").press("Post pairings")
    assert says(desk, "bracketname-kind", kind="semi-final", of=0, games="one")
    desk.press("Enter the slip", line="1 100-35").press("Enter the slip", line="2 100-35")
    desk.look().press("Pair the final").press("Post pairings").press("Enter the slip", line="1 100-35")
    desk.look("/finish").press("Finish the event")
    assert site.snapshot(row).tournament.finished


def test_the_cut_is_refused_while_results_are_missing(site: Site) -> None:
    row = site.event(plan=(Stage("swiss", rounds=1), Stage("bracket", take=4)))
    site.post_round(row)
    desk = _desk(site, row).look("/cut")
    assert says(desk, "web-cut-not-yet") and _cut_to(4) not in desk.buttons()
    answer = desk.client.post(f"/e/{row.slug}/desk/cut/make", {"stage": "2"})
    assert answer.status_code == 422 and not site.snapshot(row).tournament.opened


def test_seeds_are_typed_in_where_the_plan_says_so(site: Site) -> None:
    row = site.event(names=CAST[:4], plan=(Stage("bracket", seeds="typed"),))
    desk = _desk(site, row).look("/cut").press("Fill the bracket", seeds="Odo\nKira\nQuark")
    assert desk.status == 422 and desk.value("seeds") == "Odo\nKira\nQuark"
    assert refused(desk, "seed-missing", first=("Dax",), more=0, without=1)
    desk.press("Fill the bracket", seeds="Odo\nKira\nQuark\nDax")
    assert _names(site, row, *site.snapshot(row).tournament.opened[1].seeds) == "Odo, Kira, Quark, Dax"


def test_heats_are_paired_one_beside_the_other(site: Site) -> None:
    heat = Stage("swiss", rounds=1, heat=True)
    plan = (heat, heat, Stage("bracket", take=2, seeds="twos"))
    row = site.event(names=(), plan=plan)
    desk = _desk(site, row)
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="Kira\nOdo\nQuark\nDax", heat="1")
    desk.look("/players?add=1").press(words_of("web-people-enter-list"), names="Garak\nMorn\nRom\nNog", heat="2")
    desk.look("/pairing").press("Pair with these wishes", stage="2").press("Post pairings")
    posted = message("roundname-round", stage=message("stagename-heat", letter="B"), round=1, planned=1)
    assert says(desk, posted)
    results = message("nextstep-results-in", round=posted, done=0, of=2)
    assert says(desk.look("/pairing"), "nextstep-waiting", results=results)


def test_a_round_of_a_bracket_is_posted_and_taken_back_by_its_own_name(site: Site) -> None:
    row = site.event("transformers", CAST[:4], (Stage("swiss", rounds=1), Stage("bracket", take=4)))
    site.post_round(row)
    site.report_all(row, Result(games=((1, 0), (1, 0))))
    desk = _desk(site, row).look("/cut").press(_cut_to(4))
    site.do(row, Draw(seed="Bajor"))
    desk.look("/pairing").press(words_of("web-pairing-post"))
    assert desk.said() == [f"Done. {words_of('web-pairing-posted', name='The semi-final')}"]
    desk.look("/pairing")
    assert says(desk, "web-pairing-take-back", name="the semi-final")


def test_pods_are_drawn_and_posted(site: Site) -> None:
    row = site.event("tribbles")
    desk = _desk(site, row).look()
    label = next(words for words in desk.buttons() if says(words, "nextstep-seat-pods"))
    desk.press(label).press("Post pairings")
    sizes = [len(match.seats) for match in site.snapshot(row).tournament.rounds[0].matches.values()]
    assert sum(sizes) == 9 and desk.status == 200


def test_a_draft_is_seated_before_round_one(site: Site) -> None:
    row = site.event("transformers", format="draft")
    desk = _desk(site, row).look().press("Seat the draft")
    assert says(desk, "web-pairing-group", number=1) and all(name in desk.text for name in CAST)
    desk.press("Seat the draft again")
    assert desk.status == 422 and refused(desk, "limited-seated-already")
    desk.press("Seat the draft again", reason="Kira was missing")
    assert desk.status == 200


def test_a_tie_across_the_cut_waits_for_the_lot(site: Site) -> None:
    row = site.event(names=CAST[:4], plan=(Stage("swiss", rounds=1), Stage("bracket", take=2)))
    site.post_round(row)
    site.report_all(row, WON)
    desk = _desk(site, row).look("/cut")
    assert says(desk, "seed-tied", more=0) and _cut_to(2) not in desk.buttons()
    tied = {row_.player for row_ in site.snapshot(row).standings.rows if row_.rank == 1}
    desk.press(words_of("web-finish-draw-lot"), drawn="Gowron, Kira")
    assert desk.status == 422 and refused(desk, "slip-no-player", way=message("slip-way-see-players"), typed="Gowron")
    desk.look("/cut").press(words_of("web-finish-draw-lot"))
    assert {player for lot in site.snapshot(row).tournament.lots[1] for player in lot} == tied
    assert words_of("web-finish-draw-lot") not in desk.buttons(), "the others do not matter for the cut"
    desk.press(_cut_to(2))
    assert set(site.snapshot(row).tournament.opened[2].seeds) == tied


def test_a_large_draw_stays_small_on_the_page(site: Site) -> None:
    row = site.event(names=tuple(f"Player {n:04d} <b>&" for n in range(1000)))
    desk = _desk(site, row)
    desk.look().press("Pair round 1")
    assert desk.size < 100_000 and len(desk.rows()) == 200
    assert len(desk.look("/pairing?find=0042").rows()) == 1
    desk.look("/pairing").press("Post pairings")
    assert desk.size < 100_000 and len(desk.rows()) == 200
    for page in ("/players", "/links", "/links/print", "/finish"):
        assert desk.look(page).size < 100_000, page
    assert live.snapshot(row.slug).tournament.rounds
