"""Published standings of real events, reproduced from their rounds. Needs TOPCUT_REAL_DATA; skipped where absent."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from topcut.files.results_file import ResultsSheet, read_document
from topcut.play.standings import Standings, standings

FOLDER = Path(os.environ.get("TOPCUT_REAL_DATA", "no-such-folder")) / "tournaments"
FILES = sorted(FOLDER.glob("*.json"))
pytestmark = pytest.mark.skipif(not FILES, reason="TOPCUT_REAL_DATA is not set")

MAGIC = {"omw": "opponents_match_win", "gw": "game_win", "ogw": "opponents_game_win"}


def magic_line(player: str, opponent: str | None, games: str) -> dict[str, Any]:
    won, lost, drawn = (int(number) for number in games.split("-"))
    if opponent is None:
        return {"players": [player], "result": ["BYE" if won > lost else "L"]}
    return {"players": [player, opponent], "games": [won, lost, drawn]}


def xwing_line(player: str, opponent: str | None, own: int, other: int, winner: str) -> dict[str, Any]:
    if opponent is None:
        return {"players": [player], "result": ["BYE"]}
    codes = {"1": ["W", "L"], "2": ["L", "W"], "tie": ["D", "D"]}[winner]
    return {"players": [player, opponent], "score": [own, other], "result": codes}


def results_file(event: dict[str, Any]) -> dict[str, Any]:
    """The published event as a results file."""
    xwing = event["game"] == "X-Wing"
    line = xwing_line if xwing else magic_line
    return {
        "topcut": "results/1",
        "rulebook": "x-wing" if xwing else "magic",
        "options": event["rules"],
        "players": [{"id": row[1]} for row in sorted(event["standings"], key=lambda row: row[1])],
        "rounds": [[line(*match) for match in posted] for posted in event["rounds"]],
        "rounds_planned": len(event["rounds"]),
    }


def reproduced(path: Path) -> tuple[dict[str, Any], list[dict[str, Any]], ResultsSheet, Standings]:
    event = json.loads(path.read_text())
    published = [dict(zip(event["standings_columns"], row, strict=True)) for row in event["standings"]]
    sheet = read_document(results_file(event))
    return event, published, sheet, standings(sheet.tournament, sheet.rulebook)


def test_the_folder_holds_all_thirty() -> None:
    assert len(FILES) >= 30


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_points_records_and_values_are_the_published_ones(path: Path) -> None:
    event, published, _, table = reproduced(path)
    for row in published:
        ours = table.by_player[row["player"]]
        values = ours.values
        if event["game"] == "X-Wing":
            assert (ours.points, values["margin"]) == (row["score"], row["margin"])
            assert float(values["strength_of_schedule"] or 0) == pytest.approx(float(row["sos"]), abs=0.006)
            continue
        assert ours.points == row["points"]
        assert ours.record == (row["wins"], row["losses"], row["draws"])
        within = 0.0006 if event["organizer"] == "manatraders.com" else 0.000002
        for column, name in MAGIC.items():
            assert float(values[name] or 0) == pytest.approx(row[column], abs=within), (row["player"], name)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_published_ranks_do_not_contradict_ours(path: Path) -> None:
    _, published, _, table = reproduced(path)
    ranks = [table.by_player[row["player"]].rank for row in published]
    assert ranks == sorted(ranks)
    assert len(table.rows) == len(published)
