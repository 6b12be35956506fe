"""One answer, two edges: what a page shows is what the terminal gives programs of the same journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from django.test import Client

from saying import as_printed
from topcut.cli.main import main
from topcut.files.event_csv import KINDS
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.web.store.fetching import journal_bytes
from topcut.web.store.models import Event
from web.console import Desk
from web.html import all_of, parsed, rows_of, wide_rows_of, words
from web.moments import EIGHT, MOMENTS, TWO_NIL, bracket, finished
from web.saying import says, words_of
from web.site import Site


class Both:
    """An event on the site, and its journal in a file."""

    def __init__(self, row: Event, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.row, self.file, self._capsys = row, folder / "event.jsonl", capsys
        self.file.write_bytes(journal_bytes(row))

    def data(self, *typed: str) -> Any:
        self._capsys.readouterr()
        assert main([typed[0], str(self.file), *typed[1:], "--json"]) == 0
        return json.loads(self._capsys.readouterr().out)

    def page(self, address: str) -> Any:
        return parsed(Client().get(f"/e/{self.row.slug}/{address}"))


@pytest.mark.parametrize("moment", MOMENTS)
def test_standings(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], moment: str) -> None:
    both = Both(MOMENTS[moment](site), tmp_path, capsys)
    data, tree = both.data("standings"), both.page("standings")
    title = data["title"]
    assert words(all_of(tree, "h1")[0]) == title[:1].upper() + title[1:]
    shown = wide_rows_of(tree)
    assert [cells[1] for cells in shown] == [row["name"] for row in data["standings"]]
    if "to" in data["standings"][0]:
        assert [cells[2] for cells in shown] == [row["reasons"][0] for row in data["standings"]]
    else:
        assert [cells[0] for cells in shown] == [str(row["rank"]) for row in data["standings"]]


def test_the_reasons_of_a_place(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = Both(finished(site), tmp_path, capsys)
    first = both.data("standings")["standings"][0]
    data = both.data("explain", first["player"])
    tree = both.page(f"standings?why={site.player(both.row, first['name'])}")
    opened = next(one for one in all_of(tree, "tr") if one.get("class") == "why")
    games, details = ([words(one) for one in all_of(listed, "li")] for listed in all_of(opened, "ul"))
    assert games == [one[:1].upper() + one[1:] for one in data["bracket"]]
    ranked = data["stages"][-1]
    assert says(words(opened), "standing-rank", stage=ranked["name"], rank=ranked["rank"])
    assert details == data["reasons"]


@pytest.mark.parametrize("kind", KINDS)
def test_tables_for_spreadsheets(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str], kind: str) -> None:
    both = Both(bracket(site), tmp_path, capsys)
    desk = site.browser(both.row, "director").get(f"/e/{both.row.slug}/desk/files/{kind}.csv")
    assert desk["Content-Type"].startswith("text/csv") and f"{both.row.slug}-{kind}.csv" in desk["Content-Disposition"]
    capsys.readouterr()
    assert main(["export", str(both.file), "--csv", kind]) == 0
    assert desk.content.decode() == capsys.readouterr().out


def test_the_results_file(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = Both(finished(site), tmp_path, capsys)
    desk = site.browser(both.row, "director").get(f"/e/{both.row.slug}/desk/results.json").json()
    assert desk == both.data("export")


def test_places_so_far(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = Both(bracket(site), tmp_path, capsys)
    assert both.data("standings")["state"] == "so-far"
    assert words(all_of(both.page("standings"), "h1")[0]) == words_of("placing-title", state="so-far").capitalize()


def test_the_journal(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = Both(finished(site), tmp_path, capsys)
    records = both.data("journal")["records"]
    shown = rows_of(both.page("journal"))
    assert [(cells[0], cells[2], cells[3]) for cells in shown] == [
        (str(one["seq"]), one["who"], as_printed(one["text"])) for one in reversed(records)
    ]


def test_the_bracket(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    both = Both(bracket(site), tmp_path, capsys)
    data, tree = both.data("bracket"), both.page("bracket")
    assert words(all_of(tree, "h1")[0]) == data["name"]
    games = [one for one in all_of(tree, "div") if one.get("class") == "bm"]
    assert [one.get("data-mark") for one in games] == [f"g{game['game']}" for game in data["games"]]
    for game, shown in zip(data["games"], games, strict=True):
        assert game["caption"] in words(shown)
        assert all(words(shown).find(part) >= 0 for part in game["score"].split("–"))


def test_what_a_lot_decided_at_the_cut_is_told_at_the_desk_as_at_the_terminal(
    site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    row = site.event("magic", EIGHT, (Stage("swiss", rounds=1), Stage("bracket", take=2)))
    site.post_round(row)
    site.report_all(row, TWO_NIL)  # four have won, and nothing separates them
    both = Both(row, tmp_path, capsys)
    (told,) = both.data("cut")["drawn"]
    desk = Desk(site.browser(row, "director"), row.slug)
    desk.look("/cut").press(words_of("web-cut-make", stage=message("stagename-bracket", players=2)))
    assert says(told, "seed-drawn", left=2) and says(desk, "seed-drawn", left=2)
