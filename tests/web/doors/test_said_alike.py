"""What the terminal answers to programs is what the desk shows of the same journal."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from saying import as_printed
from topcut.acts.results.commands import Correct, Report
from topcut.acts.rounds.commands import Draw
from topcut.cli.main import main
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.messages.message import message
from topcut.web.store.models import Event
from web.console import Desk
from web.saying import says, words_of
from web.site import Site


class Both:
    """A site's event, and its journal at a terminal."""

    def __init__(self, site: Site, row: Event, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.site, self.row, self.file, self.capsys = site, row, folder / "friday.jsonl", capsys
        self.desk = Desk(site.browser(row, "director"), row.slug)

    def asked(self, command: str, *words: str) -> dict[str, Any]:
        """The answer of a command to a program."""
        self.file.write_bytes(self.desk.client.get(f"/e/{self.row.slug}/desk/journal.jsonl").content)
        self.capsys.readouterr()
        assert main([command, str(self.file), *words, "--json"]) == 0
        told: dict[str, Any] = json.loads(self.capsys.readouterr().out)
        return told

    def names(self, handles: list[str]) -> list[str]:
        snapshot = self.site.snapshot(self.row)
        known = {handle: snapshot.names[player] for player, handle in snapshot.handles.items()}
        return [known[handle] for handle in handles]


@pytest.fixture
def both(site: Site, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Both:
    row = site.event(plan=(Stage("swiss", rounds=2), Stage("bracket", take=4)))
    site.post_round(row)
    return Both(site, row, tmp_path, capsys)


def test_of_a_round(both: Both) -> None:
    both.site.do(both.row, Report(1, 1, Result(games=((100, 35),))))
    rows = both.asked("pairings")["pairings"]
    for told, words in zip(rows, both.desk.look("/round/1").rows(), strict=True):
        people = [f"{name} {points}" for name, points in zip(both.names(told["players"]), told["before"], strict=True)]
        score = as_printed(told.get("result", "v")).rpartition(" ")[2]  # codes are for programs
        state = {"confirmed": "in"}.get(told["progress"], told["progress"])
        line = f" {score} ".join(people) if len(people) > 1 else people[0]
        table = told["table"] if len(people) > 1 else "–"
        assert words == f"{table} {line} {state}"


def test_of_a_table(both: Both) -> None:
    both.site.do(both.row, Report(1, 1, Result(games=((100, 35),))))
    both.site.do(both.row, Correct(1, 1, Result(games=((100, 40),)), "misread"))
    told, page = both.asked("pairings", "--table", "1"), both.desk.look("/round/1/table/1").text
    assert [act["undone"] for act in told["history"]] == [False, False] and as_printed(told["row"]["result"]) in page
    assert says(told["worth"], "outcome-worth", points="4/1", differential="+60/−60")
    for name, points, differential in zip(both.names(told["row"]["players"]), (4, 1), ("+60", "−60"), strict=True):
        worth = message("mymatch-worth", points=points, differential=differential)
        assert says(page, "meant-worth", player=name, what=worth)
    assert all(as_printed(act["told"]) in page for act in told["history"])
    first = both.asked("pairings", "--table", told["row"]["players"][0])
    assert first == told, "a table is found by its players too"


def test_of_a_draw(both: Both) -> None:
    both.site.report_all(both.row, Result(games=((100, 35),)))
    both.site.do(both.row, Draw(seed="Bajor"))
    drawn = both.asked("pairings")["pairings"]
    reasons = both.asked("swap", *drawn[0]["players"][:1], *drawn[1]["players"][:1])
    swapped = {tuple(row["players"]): row for row in reasons["tables"]}
    for told, words in zip(drawn, both.desk.look("/pairing").rows(), strict=True):
        assert all(name in words for name in both.names(told["players"]))
        same = swapped.get(tuple(told["players"]))
        if same is not None:  # what a swap leaves alone has the reason of the page, which speaks where one was forced
            assert (same["reason"] in words) == same.get("forced", False)
    assert len(swapped) == len(drawn) and sum(tuple(row["players"]) in swapped for row in drawn) == len(drawn) - 2


def test_of_a_correction(both: Both) -> None:
    both.site.report_all(both.row, Result(games=((100, 35),)))
    rows = (
        both.desk.look("/round/1/table/1")
        .press(words_of("web-table-typed-button", act="correct"), result="0-100", reason="swapped")
        .rows()
    )
    page = both.desk.text
    told = both.asked("correct", "1", "0-100", "--reason", "swapped", "--yes")
    moves = []
    for move in told["moves"]:
        changes = [move[what] for what in ("rank", "points") if len(set(move[what])) == 2]
        way = "in" if move["player"] in told["cut_in"] else "outc" if move["player"] in told["cut_out"] else ""
        crosses = [words_of("web-result-over-the-cut", way=way)] if way else []
        moves.append(" ".join([*both.names([move["player"]]), *(f"{was} → {now}" for was, now in changes), *crosses]))
    assert rows == moves and told["cut_in"] and told["cut_out"], "the cut that was announced, without being asked for"
    assert all(f"{said[:1].upper()}{said[1:]}." in page for said in (*told["warnings"], *told["stays"]))
