"""Pairings: everybody finds the table, by table and by name, in every kind of round."""

from __future__ import annotations

from django.test import Client

from topcut.acts.entries.commands import Drop
from topcut.acts.results.commands import Dispute, Report
from topcut.messages.message import message
from topcut.web.site.asked import fits
from web.html import all_of, parsed, rows_of, words
from web.moments import EIGHT, TWO_NIL, WON, bracket, drawn, playing, pods
from web.saying import says, words_of
from web.site import CAST, Site


def test_the_table_says_who_plays_whom_and_what_is_known(site: Site) -> None:
    row = playing(site)
    posted = site.snapshot(row).tournament.rounds[0]
    names = site.snapshot(row).names
    rows = rows_of(parsed(Client().get(f"/e/{row.slug}/pairings")))
    assert [int(cells[0]) for cells in rows] == sorted(posted.matches)
    for cells in rows:
        match = posted.matches[int(cells[0])]
        assert cells[1] == names[match.seats[0]]
        assert cells[2] == (names[match.seats[1]] if len(match.seats) > 1 else "bye")
    assert rows[0][3:] == ["FW/FL 100–35", words_of("result-state", state="confirmed")]
    assert rows[1][3:] == ["", ""]


def test_every_player_stands_once_in_the_list_by_name(site: Site) -> None:
    row = playing(site)
    rows = rows_of(parsed(Client().get(f"/e/{row.slug}/pairings?by=name")))
    assert [cells[0] for cells in rows] == sorted(CAST)
    table = {cells[0]: cells[1] for cells in rows}
    assert all(table[name] == table[against] for name, _, against in rows if against != "bye")


def test_two_letters_find_my_table(site: Site) -> None:
    row = playing(site)
    for name, table, against in rows_of(parsed(Client().get(f"/e/{row.slug}/pairings?by=name"))):
        tree = parsed(Client().get(f"/e/{row.slug}/pairings?q={name[:2].lower()}"))
        found = [words(one) for one in all_of(tree, "p") if one.get("class") == "found"]
        at = words_of("web-pairings-sits", what="table", table=table, seat=0)
        opponent = words_of("web-pairings-against-html", name=against)
        told = f"{name} Bye" if against == "bye" else f"{name} {at} {opponent}"
        assert told in found and all(one.startswith(name[:2]) for one in found)


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
    current = [words(link) for link in all_of(tree, "a") if link.get("aria-current") == "true"]
    assert current == [words_of("web-pairings-tab-round", round=1)]
    assert words(all_of(tree, "h1")[0]) == words_of("roundname-round", stage="", round=1, planned=4)


def test_a_bracket_round_counts_games(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/pairings"))
    assert words(all_of(tree, "h1")[0]) == words_of("bracketname-kind", kind="semi-final", of=0, games="one")
    assert words(all_of(tree, "th")[0]) == words_of("web-pairings-place", what="game")
    assert rows_of(tree)[0][3] == "W/L 2–0"


def test_pods_are_told_seat_by_seat(site: Site) -> None:
    row = pods(site)
    posted = site.snapshot(row).tournament.rounds[0]
    tree = parsed(Client().get(f"/e/{row.slug}/pairings"))
    first, second = rows_of(tree, 0), rows_of(tree, 1)
    assert [len(first), len(second)] == [len(posted.matches[1].seats), len(posted.matches[2].seats)]
    assert first[0][2:] == ["5000", "5"] and second[0][2:] == ["–", "–"]
    kira = site.player(row, "Kira")
    table, seat = next((m.table, m.seats.index(kira) + 1) for m in posted.matches.values() if kira in m.seats)
    page = words(parsed(Client().get(f"/e/{row.slug}/pairings?q=kira")))
    assert says(page, "web-pairings-sits", what="table", table=table, seat=seat)


def test_a_disputed_table_shows_no_result(site: Site) -> None:
    row = site.event("transformers", EIGHT)
    site.post_round(row)
    match = site.snapshot(row).tournament.rounds[0].matches[1]
    site.do(row, Report(1, 1, TWO_NIL, by=match.seats[0]), match.seats[0])
    assert rows_of(parsed(Client().get(f"/e/{row.slug}/pairings")))[0][3:] == [
        "W/L 2–0",
        words_of("result-state", state="reported"),
    ]
    site.do(row, Dispute(1, 1, match.seats[1]), match.seats[1])
    assert rows_of(parsed(Client().get(f"/e/{row.slug}/pairings")))[0][3:] == [
        "",
        words_of("result-state", state="disputed"),
    ]
