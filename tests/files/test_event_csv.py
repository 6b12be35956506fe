"""Tables for spreadsheets: read again by Python's own reader, each says what the event says."""

from __future__ import annotations

import csv
import io

from answers.viewed import view_of
from desk.staged import TOP_4, with_cut
from desk.table import FOUR, Event
from saying import in_words
from topcut.acts.results.commands import Report
from topcut.acts.stages.commands import OpenStage
from topcut.files.event_csv import KINDS, Kind, event_csv
from topcut.journal.fact import Result


def rows(event: Event, kind: Kind) -> list[dict[str, str]]:
    text = event_csv(view_of(event), kind, in_words)
    return list(csv.DictReader(io.StringIO(text)))


def played() -> Event:
    event = Event("star-trek-2e", *FOUR, "Garak", rounds=3)
    event.post(("Kira", "Odo"), ("Quark", "Dax"))
    event.do(event.report("Kira", 100, 35))
    return event


def test_players_are_in_the_order_of_signing_up() -> None:
    assert [(row["number"], row["name"]) for row in rows(played(), "players")] == [
        ("1", "Kira"),
        ("2", "Odo"),
        ("3", "Quark"),
        ("4", "Dax"),
        ("5", "Garak"),
    ]


def test_pairings_are_a_seat_a_line() -> None:
    event = played()
    tables: dict[str, set[str]] = {}
    for row in rows(event, "pairings"):
        tables.setdefault(row["table"], set()).add(row["name"])
    assert set(map(frozenset, tables.values())) == event.pairs()


def test_results_give_each_seat_its_own_number() -> None:
    told = {row["name"]: (row["score"], row["status"]) for row in rows(played(), "results")}
    assert told["Kira"] == ("100", "confirmed") and told["Odo"] == ("35", "confirmed")
    assert told["Quark"] == ("", "open") and told["Garak"][0] == ""


def test_of_a_match_of_games_the_games_won_are_given_and_of_a_pod_the_sum() -> None:
    match = Event("magic", *FOUR, rounds=2)
    match.post(("Kira", "Odo"), ("Quark", "Dax"))
    match.do(Report(*match.at("Kira"), match.result("Kira", 2, 1)))
    told = {row["name"]: row["score"] for row in rows(match, "results")}
    assert (told["Kira"], told["Odo"]) == ("2", "1")
    pod = Event("tribbles", *FOUR, rounds=1)
    pod.post()
    pod.do(Report(1, 1, Result(((10, 20, 30, 0),) * 5, seen=(("emptied", ((3,),) * 5),))))
    assert sorted(row["score"] for row in rows(pod, "results")) == ["0", "100", "150", "50"]


def test_standings_are_exact_and_places_once_a_cut_is_made() -> None:
    event = with_cut(TOP_4)
    before = rows(event, "standings")
    assert [int(row["points"]) for row in before] == sorted((int(row["points"]) for row in before), reverse=True)
    assert any("/" in value for row in before for value in row.values())
    event.do(OpenStage())
    event.play()
    assert [(row["place"], row["to"]) for row in rows(event, "standings")][:4] == [("1", "2")] * 2 + [("3", "4")] * 2


def test_an_event_that_has_not_begun_has_every_table() -> None:
    event = Event("star-trek-2e")
    assert [len(rows(event, kind)) for kind in KINDS] == [0, 0, 0, 0]
