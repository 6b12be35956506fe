"""Standings: the same numbers as the rules give, the reasons of a row without a script, places after a cut."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from django.test import Client

from topcut.acts.entries.commands import Drop
from topcut.messages.message import message
from topcut.play.explain import explain, reasons
from web.html import all_of, parsed, rows_of, words
from web.moments import WON, between, bracket, cut_made, finished, playing
from web.saying import says, words_of
from web.site import Site

SWISS = message("stagename-swiss", which="first")


def _rows(tree: Element) -> list[list[str]]:
    """As they are read on a wide screen."""
    for row in all_of(tree, "tr"):
        for cell in row:
            for small in [one for one in cell if "narrow-only" in (one.get("class") or "").split()]:
                cell.remove(small)
    return rows_of(tree)


def _heading(tree: Element) -> str:
    return words(all_of(tree, "h1")[0]).lower()


def test_rows_stand_as_the_rules_rank_them(site: Site) -> None:
    row = between(site)
    event = site.snapshot(row)
    rows = _rows(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert [(cells[0], cells[1]) for cells in rows] == [
        (str(one.rank), event.names[one.player]) for one in event.standings.rows
    ]
    assert [cells[2] for cells in rows].count("1–0–0") == 5  # four winners, one bye
    assert {cells[3] for cells in rows} == {"4", "1"}


def test_short_headings_say_what_they_mean(site: Site) -> None:
    row = between(site)
    told = {words(one): one.get("title") for one in all_of(parsed(Client().get(f"/e/{row.slug}/standings")), "abbr")}
    for step in ("strength_of_schedule", "cumulative_points"):
        assert told[words_of("standing-heading", step=step)] == words_of("standing-step", step=step)


def test_a_phone_has_the_same_numbers_under_the_name(site: Site) -> None:
    row = between(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    heads = [words(one) for one in all_of(tree, "abbr")][1:]
    for whole, wide in zip(rows_of(tree), _rows(tree), strict=True):
        values = " · ".join(f"{head} {value}" for head, value in zip(heads, wide[4:], strict=True))
        assert whole[1] == f"{wide[1]} {wide[2]} · {values}"


def test_a_row_opens_to_its_reasons_without_a_script(site: Site) -> None:
    row = between(site)
    event = site.snapshot(row)
    links = [one.get("href", "") for one in all_of(parsed(Client().get(f"/e/{row.slug}/standings")), "a")]
    address = next(link for link in links if "why=p1#" in link).partition("#")[0]
    tree = parsed(Client().get(f"/e/{row.slug}/standings{address}"))
    steps = [[words(part) for part in one] for one in all_of(all_of(tree, "ol")[0], "li")]
    told = reasons(event.standings, site.player(row, "Kira"))
    assert [step.lower() for step, _ in steps] == [event.tell(one.step).lower() for one in told]
    assert all(what.startswith(event.tell(one.what)) for (_, what), one in zip(steps, told, strict=True))
    assert len(all_of(tree, "ol")) == 1


def test_one_step_decides_and_clauses_stand_under_details(site: Site) -> None:
    row = between(site)
    for player in site.snapshot(row).tournament.entrants:
        tree = parsed(Client().get(f"/e/{row.slug}/standings?why={player}"))
        listed = all_of(tree, "ol")[0]
        ticked = [one.get("class") == "decides" for one in all_of(listed, "li")]
        parted = [one.parts for one in reasons(site.snapshot(row).standings, player)]
        assert ticked.index(True) == (max(at for at, one in enumerate(parted) if one) if any(parted) else 0)
        assert ticked.count(True) == 1 and "[" not in words(listed)
        details = [words(one) for one in all_of(all_of(tree, "details")[0], "li")]
        assert details == [site.snapshot(row).tell(one) for one in explain(site.snapshot(row).standings, player)]


def test_standings_during_a_round_say_that_they_are_not_final(site: Site) -> None:
    row = playing(site)
    page = words(parsed(Client().get(f"/e/{row.slug}/standings")))
    first = message("roundname-round", stage="", round=1, planned=4)  # nine: table 3.0.1
    assert says(page, "standing-title", state="during", round=1)
    assert says(page, "standing-to-come", round=first, results=3)


def test_somebody_who_dropped_is_marked(site: Site) -> None:
    row = between(site)
    site.do(row, Drop(site.player(row, "Morn")))
    rows = _rows(parsed(Client().get(f"/e/{row.slug}/standings")))
    assert [cells[1] for cells in rows if cells[1].startswith("Morn")] == [f"Morn {words_of('standing-dropped')}"]


def test_the_announced_cut_is_a_line_under_the_last_one_inside(site: Site) -> None:
    row = cut_made(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings?stage=1"))
    assert rows_of(tree)[4] == [words_of("web-standings-cut", cut=4)]
    printed = rows_of(parsed(Client().get(f"/e/{row.slug}/standings?stage=1&print=1")))
    assert printed[4] == [words_of("web-standings-cut", cut=4)]
    assert [cells[0] for cells in printed] == [cells[0] for cells in rows_of(tree)]


def test_after_a_cut_places_over_all_stages_come_first(site: Site) -> None:
    row = bracket(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert _heading(tree) == words_of("placing-title", state="so-far")
    rows = rows_of(tree)
    assert [says(cells[2], "placing-rank", stage=SWISS) for cells in rows] == [False] * 4 + [True] * 4
    semi_final = message("placing-the-game", kind="semi-final")
    lost = [cells for cells in rows if says(cells[2], "placing-lost", game=semi_final)]
    assert len(lost) == 1 and lost[0][0] == "3–4"


def test_a_place_opens_to_the_games_of_the_bracket(site: Site) -> None:
    row = finished(site)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert _heading(tree) == words_of("placing-title", state="final")
    first = _rows(tree)[0]
    assert first[0] == "1"
    page = parsed(Client().get(f"/e/{row.slug}/standings?why={site.player(row, first[1])}"))
    opened = next(one for one in all_of(page, "tr") if one.get("class") == "why")
    told = [words(one) for kind in ("li", "p") for one in all_of(opened, kind)]
    final = words_of("placing-game", kind="final", of=0)
    assert any(one.lower().startswith(final) and says(one, "placing-met", verdict="won") for one in told)
    assert any(says(one, "standing-rank", stage=SWISS) for one in told)


def test_a_stranger_is_not_found(site: Site) -> None:
    row = between(site)
    nobody = words(parsed(Client().get(f"/e/{row.slug}/standings?q=sisko")))
    assert says(nobody, "web-standings-nobody-fits-html", typed="sisko")
    assert "why" not in [one.get("id") for one in parsed(Client().get(f"/e/{row.slug}/standings?why=sisko")).iter()]


def test_before_the_first_round_everybody_is_there(site: Site) -> None:
    row = site.event()
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert _heading(tree) == words_of("standing-title", state="before", round=0) and len(rows_of(tree)) == 9
    site.post_round(row)
    site.report_all(row, WON)
    tree = parsed(Client().get(f"/e/{row.slug}/standings"))
    assert _heading(tree) == words_of("standing-title", state="after", round=1)
