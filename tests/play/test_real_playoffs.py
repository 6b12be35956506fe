"""Published play-offs, played again in our brackets. Needs TOPCUT_REAL_DATA; skipped where absent.

The published Swiss standings are the seeds. The pairs that met must be those that the bracket brings together, and
whoever won there goes on here. Eight events with a top 8 (single elimination by standard seeding) and one with a
top 4 (double elimination). An event that played by another table, or seeded anew between its rounds, would be listed in
`OTHERWISE` with the pairs that differ; none of these did. The other files have no play-off.
"""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from test_real_tournaments import results_file

from topcut.files.results_file import read_document
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.places import places
from topcut.play.brackets.playing import play
from topcut.play.brackets.tables import table
from topcut.play.placings import placings
from topcut.play.stages import bracket_of, view
from topcut.play.standings import standings

FOLDER = Path(os.environ.get("TOPCUT_REAL_DATA", "no-such-folder"))
EVENTS = {path: json.loads(path.read_text()) for path in sorted((FOLDER / "tournaments").glob("*.json"))}
FILES = [path for path, event in EVENTS.items() if event.get("playoff")]
COBRA = FOLDER / "formats" / "nrtm-sample.json"
pytestmark = pytest.mark.skipif(not FILES, reason="TOPCUT_REAL_DATA is not set")

OTHERWISE: dict[str, list[set[str]]] = {}  # file → the pairs that met and that our bracket does not bring together

Match = tuple[str, str, str]  # two who met, and who won


def ready(bracket: Bracket) -> dict[frozenset[str], int]:
    """The pairs that the bracket lets play now, and the games they play."""
    pairs = {number: {seat.player for seat in state.seats} for number, state in bracket.games.items()}
    return {
        frozenset(player for player in pairs[number] if player is not None): number
        for number, state in bracket.games.items()
        if state.status == "ready"
    }


def replayed(name: str, seeds: Sequence[str], rounds: Sequence[Sequence[Match]]) -> tuple[Bracket, list[set[str]]]:
    """The bracket fed with the published winners, and the pairs that it did not bring together."""
    games = table(name, len(seeds))
    won: dict[int, str | None] = {}
    strange: list[set[str]] = []
    for matches in rounds:
        now = ready(play(games, seeds, won))
        for first, second, winner in matches:
            game = now.pop(frozenset((first, second)), None)
            if game is None:
                strange.append({first, second})
            else:
                won[game] = winner
    return play(games, seeds, won), strange


def magic_playoff(event: dict[str, Any]) -> tuple[list[str], list[list[Match]]]:
    """Seeds and rounds; of a match the first player is the winner, unless his games say otherwise."""
    rounds = [[_magic_match(*match) for match in part["matches"]] for part in event["playoff"]]
    players = {player for first, second, _ in rounds[0] for player in (first, second)}
    return [row[1] for row in event["standings"] if row[1] in players], rounds


def _magic_match(first: str, second: str, games: str) -> Match:
    won, lost, _ = (int(number) for number in games.split("-"))
    return first, second, first if won > lost else second


def test_eight_events_published_a_play_off() -> None:
    assert len(FILES) >= 8
    assert COBRA.exists()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_best_of_the_published_standings_played_on(path: Path) -> None:
    seeds, rounds = magic_playoff(EVENTS[path])
    best = [row[1] for row in EVENTS[path]["standings"][: len(seeds)]]
    assert seeds == best
    assert [len(matches) for matches in rounds] == [4, 2, 1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_those_met_whom_the_bracket_brings_together(path: Path) -> None:
    seeds, rounds = magic_playoff(EVENTS[path])
    bracket, strange = replayed("single", seeds, rounds)
    assert strange == OTHERWISE.get(path.name, [])
    if not strange:
        assert bracket.over
        (*_, ((first, second, champion),)) = rounds
        (runner_up,) = {first, second} - {champion}
        assert [place.player for place in places(bracket)[:2]] == [champion, runner_up]
        out = [{p for p, q, w in matches for p in (p, q) if p != w} for matches in rounds]
        bands = {(place.place, place.to): set() for place in places(bracket)}
        for place in places(bracket):
            bands[place.place, place.to].add(place.player)
        assert (bands[5, 8], bands[3, 4]) == (out[0], out[1])


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_other_seeds_would_not_have_brought_them_together(path: Path) -> None:
    seeds, rounds = magic_playoff(EVENTS[path])
    first, second, *others = seeds
    assert replayed("single", [second, first, *others], rounds)[1]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_whole_event_as_one_results_file(path: Path) -> None:
    """Swiss rounds, the cut by the published seeds, and the bracket, whose games are found by their players."""
    event = EVENTS[path]
    seeds, rounds = magic_playoff(event)
    games = {"2-0-0": [2, 0], "2-1-0": [2, 1]}
    staged = [
        {"stage": 2, "matches": [{"players": [a, b], "games": games[score]} for a, b, score in part["matches"]]}
        for part in event["playoff"]
    ]
    document = results_file(event)
    document |= {"plan": [{"kind": "swiss"}, {"kind": "bracket", "take": len(seeds)}], "seeds": {"2": seeds}}
    sheet = read_document(document | {"rounds": [*document["rounds"], *staged]})
    assert bracket_of(sheet.tournament, sheet.rulebook, 2).over
    assert placings(sheet.tournament, sheet.rulebook)[0].player == rounds[-1][0][2]
    swiss = standings(view(sheet.tournament, sheet.rulebook, 1), sheet.rulebook).rows
    assert [row.points for row in swiss] == [row[2] for row in event["standings"]]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_our_ranks_give_the_same_seeds_where_they_leave_no_tie(path: Path) -> None:
    seeds, _ = magic_playoff(EVENTS[path])
    sheet = read_document(results_file(EVENTS[path]))
    ranks = standings(sheet.tournament, sheet.rulebook).by_player
    assert [ranks[seed].rank for seed in seeds] == sorted(ranks[seed].rank for seed in seeds)
    assert max(ranks[seed].rank for seed in seeds) <= len(seeds)


def test_a_top_4_by_double_elimination() -> None:
    """Netrunner plays its cut by double elimination: losers drop once, and the last game is the final."""
    event = json.loads(COBRA.read_text())
    ranked = sorted(event["players"], key=lambda player: player["rank"])[: event["cutToTop"]]
    seeds = [str(player["id"]) for player in ranked]
    assert seeds == [str(player["id"]) for player in sorted(event["eliminationPlayers"], key=lambda p: p["seed"])]
    rounds = [[_cobra_match(match) for match in part if match["eliminationGame"]] for part in event["rounds"]]
    bracket, strange = replayed("double", seeds, [matches for matches in rounds if matches])
    assert not strange
    assert bracket.over
    published = sorted(event["eliminationPlayers"], key=lambda player: player["rank"])
    assert [place.player for place in places(bracket)] == [str(player["id"]) for player in published]


def _cobra_match(match: dict[str, Any]) -> Match:
    first, second = match["player1"], match["player2"]
    return str(first["id"]), str(second["id"]), str((first if first["winner"] else second)["id"])
