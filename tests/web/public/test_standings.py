"""Standings: the same numbers as the rules give, the reasons of a row without a script, places after a cut."""

from __future__ import annotations

from django.test import Client

from topcut.acts.entries.commands import Drop
from topcut.play.explain import explain
from web.html import all_of, parsed, rows_of, words
from web.moments import WON, between, bracket, cut_made, finished, playing
from web.site import Site


def test_rows_stand_as_the_rules_rank_them(site: Site) -> None:
    row = between(site)
    event = site.snapshot(row)
    rows = rows_of(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert [(cells[0], cells[1]) for cells in rows] == [
        (str(one.rank), event.names[one.player]) for one in event.standings.rows
    ]
    assert [cells[2] for cells in rows].count("1–0–0") == 5  # four winners, one bye
    assert {cells[3] for cells in rows} == {"4", "1"}


def test_short_headings_say_what_they_mean(site: Site) -> None:
    row = between(site)
    told = {words(one): one.get("title") for one in all_of(parsed(Client().get(f"/e/{row.slug}/standings")), "abbr")}
    assert told["SoS"] == "strength of schedule" and told["CVP"] == "cumulative points"


def test_a_row_opens_to_its_reasons_without_a_script(site: Site) -> None:
    row = between(site)
    event = site.snapshot(row)
    links = [one.get("href", "") for one in all_of(parsed(Client().get(f"/e/{row.slug}/standings")), "a")]
    address = next(link for link in links if "why=p1#" in link).partition("#")[0]
    tree = parsed(Client().get(f"/e/{row.slug}/standings{address}"))
    reasons = [words(one) for one in all_of(all_of(tree, "ol")[0], "li")]
    assert reasons == [event.tell(one) for one in explain(event.standings, site.player(row, "Kira"))]
    assert len(all_of(tree, "ol")) == 1


def test_standings_during_a_round_say_that_they_are_not_final(site: Site) -> None:
    row = playing(site)
    page = words(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert "Standings during round 1" in page and "Round 1 of 4: 3 results to come" in page  # nine: table 3.0.1


def test_somebody_who_dropped_is_marked(site: Site) -> None:
    row = between(site)
    site.do(row, Drop(site.player(row, "Morn")))
    rows = rows_of(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert [cells[1] for cells in rows if cells[1].startswith("Morn")] == ["Morn dropped"]


def test_the_announced_cut_is_a_line_under_the_last_one_inside(site: Site) -> None:
    row = cut_made(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings?stage=1"))
    cut = [one for one in all_of(tree, "tr") if "cut" in (one.get("class") or "").split()]
    assert len(cut) == 1 and rows_of(tree)[3][1] == words(cut[0][1])
    assert "The line is the cut to 4" in words(tree)


def test_after_a_cut_places_over_all_stages_come_first(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert words(all_of(tree, "h1")[0]) == "Places so far"
    rows = rows_of(tree)
    assert len(rows) == 8 and all("of Swiss rounds" in cells[2] for cells in rows[4:])
    assert not any("of Swiss rounds" in cells[2] for cells in rows[:4])
    lost = [cells for cells in rows if cells[2].startswith("lost in the semi-final to")]
    assert len(lost) == 1 and lost[0][0].endswith("4th")


def test_a_place_opens_to_the_games_of_the_bracket(site: Site) -> None:
    row = finished(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert words(all_of(tree, "h1")[0]) == "Final places"
    first = rows_of(tree)[0]
    assert first[0] == "1st"
    page = parsed(Client().get(f"/e/{row.slug}/standings?why={site.player(row, first[1])}"))
    reasons = [words(one) for one in all_of(all_of(page, "ol")[0], "li")]
    assert any("final: beat" in one for one in reasons)
    assert any(one.startswith("Swiss rounds: rank") for one in reasons)


def test_a_stranger_is_not_found(site: Site) -> None:
    row = between(site)
    assert "No player matches “sisko”" in words(parsed(Client().get(f"/e/{row.slug}/standings?q=sisko")))
    assert "why" not in [one.get("id") for one in parsed(Client().get(f"/e/{row.slug}/standings?why=sisko")).iter()]


def test_before_the_first_round_everybody_is_there(site: Site) -> None:
    row = site.event()
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert words(all_of(tree, "h1")[0]) == "Players entered" and len(rows_of(tree)) == 9
    site.post_round(row)
    site.report_all(row, WON)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert words(all_of(tree, "h1")[0]) == "Standings after round 1"
