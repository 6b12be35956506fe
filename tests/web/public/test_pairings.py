"""Pairings: everybody finds the table, by table and by name, in every kind of round."""

from __future__ import annotations

from django.test import Client

from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import Dispute, Report
from topcut.journal.fact import Result
from topcut.messages.message import message
from topcut.web.site.asked import fits
from web.html import all_of, pairs_of, parsed, rows_of, seats_of, words
from web.moments import EIGHT, TWO_NIL, WON, bracket, drawn, playing, pods
from web.saying import says, words_of
from web.site import CAST, Site


def _state(state: str) -> str:
    return words_of("web-pairings-state", state=state)


def test_the_table_says_who_plays_whom_and_what_is_known(site: Site) -> None:
    row = playing(site)
    posted = site.snapshot(row).tournament.rounds[0]
    names = site.snapshot(row).names
    rows = pairs_of(parsed(Client().get(f"/e/{row.slug}/pairings")))
    assert [int(cells[0]) for cells in rows] == sorted(posted.matches)
    for cells in rows:
        seats = [names[seat] for seat in posted.matches[int(cells[0])].seats]
        assert [cells[1], cells[3]] == [*seats, ""][:2]
        assert len(seats) == 2 or cells[2] == "bye"
    assert rows[0][2].replace(" ", "") == "100–35" and rows[0][4] == _state("in")
    assert rows[1][2] == words_of("result-between", outcome="open") and rows[1][4] == _state("playing")


def test_the_winner_is_marked_and_no_code_is_shown(site: Site) -> None:
    row = playing(site)
    tree = parsed(Client().get(f"/e/{row.slug}/pairings"))
    kinds = [one.get("class") for one in all_of(tree, "span") if (one.get("class") or "")[:2] in ("a ", "b ")]
    assert kinds == ["a won", "b lost"]
    assert "FW" not in words(tree)


def test_points_before_the_round_stand_beside_the_names(site: Site) -> None:
    row = site.event(names=EIGHT)
    site.post_round(row)
    site.report_all(row, WON)
    site.post_round(row)
    event = site.snapshot(row)
    won = {match.seats[0] for match in event.tournament.rounds[0].matches.values()}
    points = {event.names[one.id]: "4" if one.id in won else "1" for one in event.tournament.entrants.values()}
    for one in all_of(parsed(Client().get(f"/e/{row.slug}/pairings")), "span"):
        if one.get("class") in ("a", "b"):
            assert words(all_of(one, "small")[0]) == points[words(all_of(one, "bdi")[0])]


def test_how_a_match_ended_is_said_where_the_score_does_not(site: Site) -> None:
    row = site.event("transformers", EIGHT)
    site.post_round(row)
    site.do(row, Report(1, 1, Result(games=TWO_NIL.games, how="concession")))
    site.do(row, Report(1, 2, Result(how="no-show", absent=(0,))))
    first, second = pairs_of(parsed(Client().get(f"/e/{row.slug}/pairings")))[:2]
    assert says(first[4], "result-ended", how="concession") and first[2].replace(" ", "") == "2–0"
    assert says(second[4], "result-ended", how="no-show")
    assert second[2] == words_of("result-between", outcome="loss")


def test_every_player_stands_once_in_the_list_by_name(site: Site) -> None:
    row = playing(site)
    rows = seats_of(parsed(Client().get(f"/e/{row.slug}/pairings?by=name")))
    assert [cells[0] for cells in rows] == sorted(CAST)
    table = {cells[0]: cells[2] for cells in rows}
    assert all(table[name] == table[against] for name, against, _ in rows if against != "bye")


def test_two_letters_find_my_table(site: Site) -> None:
    row = playing(site)
    for name, against, table in seats_of(parsed(Client().get(f"/e/{row.slug}/pairings?by=name"))):
        tree = parsed(Client().get(f"/e/{row.slug}/pairings?q={name[:2].lower()}"))
        found = [words(one) for one in all_of(tree, "div") if one.get("class") == "found"]
        at = f"{words_of('web-pairings-sits-html', what='table', name=name)} {table}"
        opponent = words_of("web-pairings-against-html", name=against)
        alone = f"{words_of('web-pairings-has-html', name=name)} bye"
        assert (alone if against == "bye" else f"{at} {opponent}") in found
        assert all(one.startswith(name[:2]) for one in found)


def test_the_sheet_for_the_wall_has_everybody_with_table_and_opponent(site: Site) -> None:
    row = playing(site)
    tree = parsed(Client().get(f"/e/{row.slug}/pairings?print=1"))
    listed = seats_of(parsed(Client().get(f"/e/{row.slug}/pairings?by=name")))
    sheet = [[words(cell) for cell in one] for one in all_of(tree, "li")]
    assert sheet == [[name, against, "–" if against == "bye" else at] for name, against, at in listed]


def test_a_search_that_fits_nobody_says_what_to_do(site: Site) -> None:
    row = playing(site)
    page = words(parsed(Client().get(f"/e/{row.slug}/pairings?q=sisko")))
    assert says(page, "web-pairings-nobody-fits-html", typed="sisko")
    assert says(page, "web-pairings-fewer-letters-html")


def test_somebody_who_dropped_is_told_apart_from_somebody_unknown(site: Site) -> None:
    row = site.event()
    site.post_round(row)
    site.report_all(row, WON)
    site.do(row, Drop(site.player(row, "Morn")))
    site.post_round(row)
    page = words(parsed(Client().get(f"/e/{row.slug}/pairings?q=morn")))
    assert says(page, "web-pairings-not-in-round-html", names="Morn")


def test_a_name_is_found_by_the_beginning_of_any_word_without_accents() -> None:
    assert fits("Kira Nerys", "ner") and fits("Kira Nerys", "ki ne") and fits("Zoë Ångström", "ang")
    assert fits("O'Brien", "brien") and fits("STRASSE", "straße")
    assert not fits("Kira Nerys", "odo") and not fits("Kira Nerys", "ki od")


def test_a_draft_is_not_shown_before_it_is_posted(site: Site) -> None:
    row = drawn(site)
    page = words(parsed(Client().get(f"/e/{row.slug}/pairings")))
    assert says(page, "progress-drawn", round=message("roundname-round", stage="", round=1, planned=4))
    assert not any(name in page for name in CAST)


def test_earlier_rounds_stay_under_their_tabs(site: Site) -> None:
    row = site.event(names=EIGHT)
    for _ in range(2):
        site.post_round(row)
        site.report_all(row, WON)
    tree = parsed(Client().get(f"/e/{row.slug}/pairings?round=1"))
    current = [words(link) for link in all_of(tree, "a") if link.get("aria-current") == "page"]
    assert words_of("web-pairings-tab-round", round=1) in current
    assert words(all_of(tree, "h1")[0]) == words_of("roundname-round", stage="", round=1, planned=4)


def test_a_bracket_round_counts_games(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/pairings"))
    assert words(all_of(tree, "h1")[0]) == words_of("bracketname-kind", kind="semi-final", of=0, games="one")
    assert any(words(one).startswith(words_of("web-pairings-place", what="game")) for one in all_of(tree, "li"))
    assert pairs_of(tree)[0][2].replace(" ", "") == "2–0"


def test_pods_are_told_seat_by_seat(site: Site) -> None:
    row = pods(site)
    posted = site.snapshot(row).tournament.rounds[0]
    tree = parsed(Client().get(f"/e/{row.slug}/pairings"))
    first, second = rows_of(tree, 0), rows_of(tree, 1)
    assert [len(first), len(second)] == [len(posted.matches[1].seats), len(posted.matches[2].seats)]
    assert first[0][2:] == ["5", "5000"] and second[0][2:] == ["–", "–"]
    kira = site.player(row, "Kira")
    table, seat = next((m.table, m.seats.index(kira) + 1) for m in posted.matches.values() if kira in m.seats)
    page = words(parsed(Client().get(f"/e/{row.slug}/pairings?q=kira")))
    assert f"{words_of('web-pairings-sits-html', what='table', name='Kira')} {table}" in page
    assert says(page, "web-pairings-on-seat", seat=seat)


def test_a_disputed_table_shows_no_result(site: Site) -> None:
    row = site.event("transformers", EIGHT)
    site.post_round(row)
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    site.do(row, Report(1, 1, TWO_NIL, by=match.seats[0]), match.seats[0])
    first = pairs_of(parsed(Client().get(f"/e/{row.slug}/pairings")))[0]
    assert first[2].replace(" ", "") == "2–0" and first[4] == _state("reported")
    site.do(row, Dispute(1, 1, match.seats[1]), match.seats[1])
    first = pairs_of(parsed(Client().get(f"/e/{row.slug}/pairings")))[0]
    assert first[2] == words_of("result-between", outcome="open") and first[4] == _state("disputed")
