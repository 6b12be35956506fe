"""The event page, the bracket, the clock, the wall, the journal and the list of events."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from xml.etree.ElementTree import Element

import pytest
from django.test import Client

from saying import in_words
from topcut.acts.clock.commands import AddTime, PauseClock, SetDeadline
from topcut.acts.entries.commands import Drop
from topcut.acts.event.commands import Announce, Undo
from topcut.answers.clock import ClockInUse
from topcut.answers.places import places_answer
from topcut.answers.progress import progress
from topcut.desk.cast import cast_name
from topcut.journal.plan import Stage
from topcut.journal.state import Clock
from topcut.messages.message import Message, message
from topcut.play.clock import time_told
from topcut.web.public.projector import SHOWS
from topcut.web.public.timing import shown
from topcut.web.store.models import Event
from web.html import all_of, parsed, rows_of, words
from web.moments import WON, between, bracket, cut_made, drawn, finished, playing, pods
from web.reading import read
from web.saying import says, words_of
from web.site import CAST, Site

TOP_4 = message("stagename-bracket", players=4)
SEMI_FINAL = message("bracketname-kind", kind="semi-final", of=0, games="one")
ROUNDS = (("semi-final", "many"), ("final", "one"))  # of a bracket of four


def _round(number: int, planned: int, stage: str | Message = "") -> Message:
    return message("roundname-round", round=number, planned=planned, stage=stage)


def _results_in(done: int, of: int) -> Message:
    return message("progress-in", done=done, of=of, disputed=0)


@pytest.mark.parametrize(
    ("made", "state", "so_far", "comes"),
    [
        (drawn, "drawn", message("nextstep-entered", players=9), message("progress-drawn", round=_round(1, 4))),
        (playing, "playing", _results_in(1, 4), message("progress-when-all-are-in")),
        (between, "pairing", message("progress-all-in", of=4), message("progress-paired-next", round=_round(2, 4))),
        (
            cut_made,
            "pairing",
            message("nextstep-cut-made", stage=TOP_4),
            message("progress-paired-next", round=SEMI_FINAL),
        ),
        (bracket, "playing", _results_in(1, 2), message("progress-when-all-are-in")),
        (pods, "playing", _results_in(1, 2), message("progress-when-all-are-in")),
        (finished, "finished", message("nextstep-finished"), message("progress-finished")),
    ],
)
def test_the_live_state_for_visitors(site: Site, made: object, state: str, so_far: Message, comes: Message) -> None:
    now = progress(site.snapshot(made(site)))  # type: ignore[operator]
    assert (now.state, now.so_far, now.coming) == (state, so_far, comes)
    assert in_words(now.so_far) and in_words(now.coming)


def test_the_event_page_tells_what_where_when(site: Site) -> None:
    row = site.event()
    told = {"place": "Quark's", "region": "Bajor", "fee": "5 slips", "prizes": "latinum", "director": "Sisko"}
    Event.objects.filter(pk=row.pk).update(**told)
    site.do(row, Announce("Lunch at noon"))
    answer = Client().get(f"/e/{row.slug}")
    page = words(parsed(answer))
    for expected in (*told.values(), "Fri 20 Nov 2026", "Lunch at noon", *CAST):
        assert expected in page
    assert says(page, "clockname-minutes-a-round", minutes=60)
    assert "Code of Conduct" in next(line for line in read(answer).splitlines() if says(line, "stageplan-documents"))
    assert f"{words_of('nextstep-entered', players=9)}. {words_of('progress-before-first')}" in page


# The clock -----------------------------------------------------------------------------------------------------------


def _ends(page: str, site: Site, row: Event) -> str:
    tree = parsed(Client().get(f"/e/{row.slug}{page}"))
    return next(one.get("data-ends", "") for one in tree.iter() if one.get("data-ends"))


def test_the_clock_says_when_it_ends_so_that_a_kept_page_stays_true(site: Site) -> None:
    row = playing(site)
    clock = site.snapshot(row).tournament.rounds[0].clock
    end = datetime.fromisoformat(clock.started) + timedelta(minutes=60)
    for page in ("/clock", "/display", "/pairings", ""):
        assert datetime.fromisoformat(_ends(page, site, row)) == end
    site.do(row, AddTime(5))
    assert datetime.fromisoformat(_ends("/clock", site, row)) == end + timedelta(minutes=5)


def test_a_clock_that_stands_still_says_what_is_left(site: Site) -> None:
    row = playing(site)
    site.do(row, PauseClock())
    page = words(parsed(Client().get(f"/e/{row.slug}/clock")))
    assert says(page, "web-clockpage-paused-html") and says(page, "web-clockpage-told-html", until="")


def test_pauses_move_the_end() -> None:
    started = datetime(2026, 11, 15, 10, tzinfo=UTC)
    stood = ((started + timedelta(minutes=10)).isoformat(), (started + timedelta(minutes=17)).isoformat())
    clock = Clock(minutes=60, started=started.isoformat(), stood=(stood,), added=3)
    there = shown(ClockInUse(message("clockname-match"), clock), "Europe/Berlin")
    assert there is not None and datetime.fromisoformat(there.ends) == started + timedelta(minutes=70)
    assert there.until == "12:10 CET"


@pytest.mark.parametrize(
    ("seconds", "told"), [(0, "0:00"), (65, "1:05"), (3600, "1:00:00"), (3905, "1:05:05"), (-30, "−0:30")]
)
def test_time_is_told_as_on_a_wall(seconds: int, told: str) -> None:
    assert time_told(seconds) == told


def test_an_unknown_zone_is_utc() -> None:
    clock = Clock(minutes=50, started="2026-11-15T10:00:00Z")
    there = shown(ClockInUse(message("clockname-match"), clock), "Alpha/Quadrant")
    assert there is not None and there.until == "10:50 UTC"


# The wall, the bracket, the journal ----------------------------------------------------------------------------------


def test_the_wall_shows_every_name_with_its_table_and_opponent(site: Site) -> None:
    row = playing(site)
    tree = parsed(Client().get(f"/e/{row.slug}/display"))
    lines = [[words(cell) for cell in one] for one in all_of(tree, "li") if len(one)]
    posted = site.snapshot(row).tournament.rounds[0]
    names = site.snapshot(row).names
    meant = {}
    for match in posted.matches.values():
        for seat in match.seats:
            other = next((names[one] for one in match.seats if one != seat), "bye")
            meant[names[seat]] = [str(match.table) if len(match.seats) > 1 else "", names[seat], other]
    assert {line[1]: line for line in lines} == meant
    assert not all_of(tree, "nav") and not all_of(tree, "a")[1:]  # but for the way past the head


def test_the_wall_is_sorted_by_the_last_word(site: Site) -> None:
    row = site.event(names=("Kira Nerys", "Odo", "Jadzia Dax", "Ezri Dax", "Quark", "Elim Garak", "Kira Nerys 2"))
    tree = parsed(Client().get(f"/e/{row.slug}/display"))
    lines = [words(one) for one in all_of(tree, "li") if len(one)]
    assert lines == ["Ezri Dax", "Jadzia Dax", "Elim Garak", "Kira Nerys", "Kira Nerys 2", "Odo", "Quark"]


@pytest.mark.parametrize(
    ("players", "size", "columns", "screens"),
    [(8, "few", 2, 1), (16, "some", 2, 1), (30, "several", 3, 1), (60, "many", 3, 1), (200, "many", 4, 2)],
)
def test_the_names_fill_the_wall(site: Site, players: int, size: str, columns: int, screens: int) -> None:
    row = site.event(names=tuple(cast_name(number) for number in range(players)))
    site.post_round(row)
    tree = parsed(Client().get(f"/e/{row.slug}/display"))
    shown = [one for one in all_of(tree, "section") if f"wpage {size}" in one.get("class", "")]
    assert len(shown) == screens and len(all_of(shown[0], "ol")) == columns
    assert len({len(all_of(one, "li")) for one in all_of(shown[0], "ol")}) == 1  # rows of equal height
    assert len([one for one in all_of(tree, "li") if len(one)]) == players


def test_a_bracket_on_the_wall_says_at_which_table_each_open_game_is_played(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/display?show=bracket"))
    games = [one for one in all_of(tree, "div") if one.get("class") == "bm"]
    told = [words(one) for game in games for one in all_of(game, "small")]
    open_ones = [one for one in site.snapshot(row).tournament.rounds[-1].matches.values() if not one.result]
    assert open_ones and told == [words_of("web-table-number", table=one.table, pod="") for one in open_ones]
    columns = [one.get("class", "").split() for one in all_of(tree, "section")]
    assert columns == [["pairs"], ["fed"]]  # the lines from the semi-finals to the final


@pytest.mark.parametrize("show", SHOWS)
def test_every_screen_can_be_shown_at_every_moment(site: Site, show: str) -> None:
    for moment in (drawn, playing, between, cut_made, bracket, pods, finished):
        site.empty()
        row = moment(site)
        assert parsed(Client().get(f"/e/{row.slug}/display?show={show}")) is not None


def test_the_wall_shows_the_bracket_in_the_bracket_and_the_winner_at_the_end(site: Site) -> None:
    page = words(parsed(Client().get(f"/e/{bracket(site).slug}/display")))
    assert all(says(page, "bracketname-kind", kind=kind, games=games, of=0) for kind, games in ROUNDS)
    site.empty()
    row = finished(site)
    tree = parsed(Client().get(f"/e/{row.slug}/display"))
    places = places_answer(site.snapshot(row)).standings
    assert places[0].name in [words(one) for one in all_of(tree, "p")]
    assert [words(one[1]) for one in all_of(tree, "li")] == [one.name for one in places[1:8]]


def test_the_bracket_leads_from_a_game_to_its_match(site: Site) -> None:
    row = bracket(site)
    answer = Client().get(f"/e/{row.slug}/bracket")
    links = [one.get("href", "") for one in parsed(answer).iter() if "round=3#t" in one.get("href", "")]
    assert sorted(set(links)) == [f"/e/{row.slug}/pairings?round=3#t{game}" for game in (1, 2)]
    assert len(links) == 2
    ids = {one.get("id") for one in parsed(Client().get(f"/e/{row.slug}/pairings?round=3")).iter()}
    assert {"t1", "t2"} <= ids


def _of(tree: Element, kind: str) -> list[Element]:
    return [one for one in tree.iter() if kind in (one.get("class") or "").split()]


def test_the_bracket_tells_who_won_who_plays_and_who_is_awaited(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/bracket"))
    games = _of(tree, "bm")
    seats = [[words(seat) for seat in all_of(game, "li")] for game in games]
    assert len(games) == 3 and [len(_of(game, "w")) for game in games] == [1, 0, 0]
    assert words(_of(games[0], "w")[0]).endswith(f"2 {words_of('web-bracket-won')}")
    assert [seat.endswith("0") for seat in seats[0]].count(True) == 1
    assert says(words(games[1]), "bracketname-note", note="to_play")
    assert says(seats[2][1], "bracketname-out-of", kind="winner", game=2)
    rounds = [words_of("bracketname-kind", kind=kind, games=games) for kind, games in ROUNDS]
    assert [words(one) for one in all_of(tree, "h2")] == rounds


@pytest.mark.parametrize("shown", [1, 2])
def test_a_phone_shows_the_round_that_was_asked_for(site: Site, shown: int) -> None:
    row = bracket(site)
    for address in (f"?round={shown}", "" if shown == 1 else "?round=2"):  # the semi-finals are being played
        tree = parsed(Client().get(f"/e/{row.slug}/bracket{address}"))
        columns = [one for one in all_of(tree, "section") if all_of(one, "h2")]
        assert ["wide-only" in (one.get("class") or "").split() for one in columns] == [shown == 2, shown == 1]


def test_before_the_cut_the_page_says_what_will_be_there(site: Site) -> None:
    row = site.event("transformers", plan=(Stage("swiss", rounds=2), Stage("bracket", take=4)))
    page = words(parsed(Client().get(f"/e/{row.slug}/bracket")))
    swiss = message("stagename-swiss", which="first")
    assert says(page, "web-bracket-awaited") and says(page, "stageplan-taken", how="ranked", take=4, where=swiss)


def test_the_journal_tells_every_record_and_strikes_out_what_was_undone(site: Site) -> None:
    row = between(site)
    site.do(row, Drop(site.player(row, "Morn")))
    seq = site.snapshot(row).head
    site.do(row, Undo(seq))
    tree = parsed(Client().get(f"/e/{row.slug}/journal"))
    rows = rows_of(tree)
    assert [int(cells[0]) for cells in rows] == list(range(site.snapshot(row).head, 0, -1))
    told = {int(cells[0]): cells for cells in rows}
    dropped = words_of("fact-dropped", player="Morn", round=1)
    assert told[seq][2:] == [words_of("journal-role", role="director"), f"{dropped} {words_of('journal-undone')}"]
    assert says(told[seq + 1][3], "fact-undone", seq=seq)
    assert told[1][3] == words_of("fact-created", title="Friday Night", rulebook="star-trek-2e")


# The list of events --------------------------------------------------------------------------------------------------


def _heading(when: str) -> str:
    return words_of("web-home-heading", when=when)


def _listed(query: str = "") -> dict[str, list[str]]:
    """Heading → titles under it."""
    found: dict[str, list[str]] = {}
    under = ""
    for one in parsed(Client().get(f"/{query}")).iter():
        if str(one.tag).endswith("}h2"):
            under = words(one)
        elif one.get("href", "").startswith("/e/"):
            found.setdefault(under, []).append(words(one))
    return found


def test_events_are_listed_by_their_state_and_day(site: Site) -> None:
    site.post_round(site.event(title="Running"))
    site.event(title="Next year")
    site.event(title="Never played")
    site.event(title="No day yet")
    site.event(title="Hidden")
    Event.objects.filter(title="Next year").update(date="2999-01-01")
    Event.objects.filter(title="Never played").update(date="2001-01-01")
    Event.objects.filter(title="No day yet").update(date="")
    Event.objects.filter(title="Hidden").update(listed=False)
    assert _listed() == {
        _heading("running"): ["Running"],
        _heading("upcoming"): ["Next year", "No day yet"],
        _heading("past"): ["Never played"],
    }


def test_a_list_shows_the_round_the_results_and_the_winner(site: Site) -> None:
    playing(site)
    page = words(parsed(Client().get("/")))
    assert says(page, "roundname-round", round=1, planned=4, stage="") and says(
        page, "web-home-results-in", done=1, of=4
    )
    site.empty()
    first = places_answer(site.snapshot(finished(site))).standings[0].name
    assert f"{first} {words_of('web-home-won')}" in words(parsed(Client().get("/")))


def test_a_search_by_words_game_and_region(site: Site) -> None:
    for title, rulebook, region in (
        ("Bajor Open", "star-trek-2e", "Bajor"),
        ("Promenade", "yomi", "Bajor"),
        ("Ferenginar Open", "yomi", ""),
    ):
        row = site.event(rulebook, title=title)
        Event.objects.filter(pk=row.pk).update(region=region, date="2999-01-01")
    assert _listed("?q=open") == {_heading("upcoming"): ["Bajor Open", "Ferenginar Open"]}
    assert _listed("?q=bajor+prom") == {_heading("upcoming"): ["Promenade"]}
    assert _listed("?game=Yomi&region=Bajor") == {_heading("upcoming"): ["Promenade"]}
    assert says(words(parsed(Client().get("/?q=romulus"))), "web-home-nothing-fits-html")


def test_rules_are_readable_with_their_clauses(site: Site) -> None:
    tree = parsed(Client().get("/rules/star-trek-2e"))
    lines = {words(one[0]): words(one[1]) for one in all_of(tree, "li") if len(one) == 2}
    full_win = message("describe-result", code="FW", name="Full Win", points=4)
    facts = words_of("describe-facts", facts=(full_win, message("describe-opposite", results=("FL",))))
    assert lines[facts] == "7.5.1"
    titles = [words(one) for one in all_of(parsed(Client().get("/rules")), "a")]
    assert "Yomi" in titles and len(titles) > 10


def test_a_finished_event_has_no_clock_and_says_so(site: Site) -> None:
    row = finished(site)
    page = words(parsed(Client().get(f"/e/{row.slug}/clock")))
    assert says(page, "web-clockpage-none", moment="finished")
    assert site.snapshot(row).tournament.finished and WON


def test_a_finished_event_names_its_winner_and_plays_no_round_any_more(site: Site) -> None:
    assert says(words(_board(playing(site))), "web-event-results-in")
    site.empty()
    row = finished(site)
    board, first = _board(row), places_answer(site.snapshot(row)).standings[:4]
    assert first[0].name in [words(one) for one in all_of(board, "p")]
    assert [words(one[1]) for one in all_of(board, "li")] == [one.name for one in first[1:]]
    assert not says(words(board), "web-event-results-in")


def test_who_dropped_stays_in_the_list_of_players(site: Site) -> None:
    row = between(site)
    site.do(row, Drop(site.player(row, "Morn")))
    tree = parsed(Client().get(f"/e/{row.slug}"))
    names = next(one for one in all_of(tree, "ul") if one.get("class") == "names")
    listed = [words(one) for one in all_of(names, "li")]
    assert f"Morn {words_of('standing-dropped')}" in listed and len(listed) == len(CAST)


def test_a_deadline_stands_on_the_event_s_page(site: Site) -> None:
    row = playing(site)
    site.do(row, SetDeadline(1, "2026-11-22T20:00:00+01:00"))
    board = _board(row)
    assert says(words(board), "web-event-round-ends")
    assert next(one.get("datetime") for one in all_of(board, "time")) == "2026-11-22T19:00:00Z"


def test_who_may_not_enter_by_themselves_is_told_where_to_ask(site: Site) -> None:
    row = site.event()
    assert says(words(parsed(Client().get(f"/e/{row.slug}"))), "web-event-at-the-desk")
    Event.objects.filter(pk=row.pk).update(self_entry=True)
    tree = parsed(Client().get(f"/e/{row.slug}"))
    assert f"/e/{row.slug}/enter" in [one.get("href") for one in all_of(tree, "a")]
    assert not says(words(tree), "web-event-at-the-desk")


def test_a_link_to_an_event_tells_what_it_is(site: Site) -> None:
    row = site.event(title="Kira's </script> & Friends")
    Event.objects.filter(pk=row.pk).update(place="Quark's")
    tree = parsed(Client().get(f"/e/{row.slug}"))
    (script,) = [one for one in all_of(tree, "script") if one.get("type") == "application/ld+json"]
    told = json.loads(script.text or "")
    assert told["@type"] == "Event" and told["name"] == "Kira's </script> & Friends"
    assert told["location"]["name"] == "Quark's" and told["startDate"] == "2026-11-20"
    meta = {one.get("property") or one.get("name"): one.get("content") for one in all_of(tree, "meta")}
    assert meta["og:title"] == told["name"] and meta["og:url"] == told["url"] and meta["description"]


def _board(row: Event) -> Element:
    tree = parsed(Client().get(f"/e/{row.slug}"))
    return next(one for one in all_of(tree, "section") if one.get("class", "").startswith("board"))
