"""`topcut season points|league|byes|people` over a folder of files, and what is wrong with a league's file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from terminal import Topcut

from seasons.leagues import CAST, Season, results
from topcut.seasons.league_book import drawn

FOLDER = Path("season")


@pytest.fixture(autouse=True)
def folder(topcut: Topcut) -> None:
    FOLDER.mkdir()


def league(topcut: Topcut, *words: str) -> Any:
    return topcut("season", "league", "star-trek", "season", "terok-nor", "--json", *words).data


SEASONS = [season for seed in range(40) if not (season := Season(seed)).has_ties()][:6]


@pytest.mark.parametrize("season", SEASONS, ids=lambda season: f"season {season.seed}")
def test_12_a_whole_season_as_it_comes_out_on_paper(topcut: Topcut, season: Season) -> None:
    season.write(FOLDER)
    told = league(topcut)
    for row in told["table"]:
        who = row["player"]
        assert row["of_block"] == [season.points(who, n, n + 4, bonus=False) for n in (0, 4, 8)]
        assert row["points"] == season.points(who, 0, 12)
        assert row["events"] == season.attended(who, 0, 12)
    halves = [[row["who"] for row in half["rows"][:2]] for half in told["halves"]]
    assert halves == list(season.qualified())
    finals = sorted((who for half in halves for who in half), key=season.final, reverse=True)
    assert [row["who"] for row in told["playoffs"]] == finals
    assert told["champion"] == ""  # nobody closed the playoffs yet


def test_12_6_the_champion_is_known_when_all_blocks_are_closed(topcut: Topcut) -> None:
    season = SEASONS[0]
    season.write(FOLDER)
    told = league(topcut)
    ranked = [*(half["rows"] for half in told["halves"]), told["playoffs"]]
    closed = [{"block": number, "ranked": rows} for number, rows in enumerate(ranked, start=1)]
    season.write(FOLDER, closed=closed)
    assert league(topcut)["champion"] == told["playoffs"][0]["who"]
    assert [block["closed"] for block in league(topcut)["blocks"]] == [True, True, True]


def test_12_2_who_qualified_stays_so_whatever_is_corrected_later(topcut: Topcut) -> None:
    season = SEASONS[0]
    season.write(FOLDER)
    first = league(topcut)["halves"][0]["rows"]
    (was, *_), beaten = [row["who"] for row in first], first[-1]["who"]
    season.orders["e-2026-10-10"] = (beaten, *(who for who in CAST if who != beaten))
    season.bonus["e-2026-10-10"] = dict.fromkeys(CAST, 0) | {beaten: 90}
    season.write(FOLDER)
    assert league(topcut)["halves"][0]["rows"][0]["who"] == beaten
    season.write(FOLDER, closed=[{"block": 1, "ranked": first}])
    half = league(topcut)["halves"][0]
    assert (half["rows"][0]["who"], half["final"]) == (was, True)


def test_12_5_a_bonus_counts_in_its_league_only(topcut: Topcut) -> None:
    season = SEASONS[1]
    season.write(FOLDER)
    told = topcut("season", "points", "star-trek", "season", "--json").data
    for row in told["players"]:
        plain = season.points(row["player"], 0, 12, bonus=False)
        assert row["totals"] == {"league": {"terok-nor": plain}, "season": plain, "lifetime": plain}


def test_12_4_lifetime_points_go_on_over_leagues_and_seasons(topcut: Topcut) -> None:
    def listed(name: str, day: str, order: tuple[str, ...]) -> dict[str, Any]:
        (FOLDER / f"{name}.json").write_text(json.dumps(results(order, day)))
        return {"event": name}

    book = {"topcut": "league/1", "name": "terok-nor", "season": "2026-27", "schedule": "4+2"}
    other = {"topcut": "league/1", "name": "bajor", "season": "2026-27", "schedule": "4+2"}
    book["event"] = [listed("now", "2026-10-10", CAST[:3]), listed("before", "2025-11-10", CAST[:3])]  # type: ignore[assignment]
    other["event"] = [listed("elsewhere", "2026-12-10", CAST[:6])]  # type: ignore[assignment]
    for one in (book, other):
        (FOLDER / f"{one['name']}.json").write_text(json.dumps(one))
    (kira, *_) = topcut("season", "points", "star-trek", "season", "--json").data["players"]
    assert kira["totals"] == {"league": {"terok-nor": 12, "bajor": 16}, "season": 28, "lifetime": 40}
    old = topcut("season", "points", "star-trek", "season", "--season", "2025-26", "--json").data["players"]
    assert old[0]["totals"] == {"league": {"terok-nor": 12}, "season": 12, "lifetime": 40}


def test_12_4_places_by_discretion(topcut: Topcut) -> None:
    (FOLDER / "picnic.json").write_text(json.dumps(results(CAST[:3], "2026-10-10")))
    places = {"kira": 3, "odo": 2, "quark": 1}
    book = {"topcut": "league/1", "name": "terok-nor", "season": "2026-27", "schedule": "4+2",
            "event": [{"event": "picnic", "places": places}]}  # fmt: skip
    (FOLDER / "league.json").write_text(json.dumps(book))
    assert {row["player"]: row["points"] for row in league(topcut)["table"]} == {"quark": 12, "odo": 8, "kira": 6}
    totals = topcut("season", "points", "star-trek", "season", "--json").data["players"]
    assert {row["player"]: row["totals"]["season"] for row in totals} == {"quark": 12, "odo": 8, "kira": 6}


def test_12_6_a_lot_is_drawn_again_from_its_seed(topcut: Topcut) -> None:
    for name, day, order in (("a", "2026-10-10", CAST[:3]), ("b", "2026-10-24", ("odo", "kira", "quark"))):
        (FOLDER / f"{name}.json").write_text(json.dumps(results(order, day)))
    lot = drawn(1, "Bajor", ("kira", "odo"))
    book = {"topcut": "league/1", "name": "terok-nor", "season": "2026-27", "schedule": "4+2", "qualify": [1],
            "event": [{"event": "a"}, {"event": "b"}],
            "draw": [{"block": 1, "seed": "Bajor", "among": lot.among, "lots": lot.lots}]}  # fmt: skip
    file = FOLDER / "league.json"
    file.write_text(json.dumps(book))
    first = league(topcut)["halves"][0]["rows"][0]
    assert (first["who"], first["decided"]) == (lot.lots[0], "lot")
    book["draw"][0]["lots"] = lot.lots[::-1]  # type: ignore[index]
    file.write_text(json.dumps(book))
    topcut("season", "league", "star-trek", "season", "terok-nor").refused("league-lot-not-as-drawn", block=1)


def test_004_fantasy_points_of_a_folder(topcut: Topcut) -> None:
    """Four of eight and a casual event: participation 2 and 1; three for each match won; X, X/2 and X/4 (004)."""
    for name, day, order in (("a", "2026-05-01", CAST), ("b", "2026-06-01", CAST[:2])):
        document = results(order, day) | {"rulebook": "yomi"}
        rounds = [[{"players": line["players"], "games": [2, 0]} if len(line["players"]) == 2 else line for line in one]
                  for one in document["rounds"]]  # fmt: skip
        (FOLDER / f"{name}.json").write_text(json.dumps(document | {"rounds": rounds}))
    told = topcut("season", "points", "sirlin", "season", "--json").data["players"]
    sums = {row["player"]: row["totals"] for row in told}
    assert sums["kira"] == {"lifetime": 2 + 7 * 3 + 8 + 1, "competitive": {"yomi": 2 + 7 * 3 + 8}}
    assert sums["nog"] == {"lifetime": 2, "competitive": {"yomi": 2}}


def test_11_1_1_byes_are_held_used_and_over(topcut: Topcut) -> None:
    """A regional of eight gives its winner a bye; entering the continental with one uses it."""
    (FOLDER / "regional.json").write_text(json.dumps(results(CAST, "2026-04-10", level="regional")))
    words = ("season", "byes", "star-trek", "season", "--json")
    (bye,) = topcut(*words).data["byes"]
    assert (bye["player"], bye["into"], bye["state"], bye["until"]) == ("kira", "continental", "held", "2026-08-31")
    assert topcut(*words, "--date", "2026-09-01").data["byes"][0]["state"] == "expired"
    continental = results(CAST[:3], "2026-07-10", level="continental")
    continental["players"] = [{"id": "dax"}, {"id": "kira", "earned_byes": 1}, {"id": "morn"}, {"id": "odo"}]
    continental["rounds"] = [
        [{"players": ["kira"], "result": ["BYE"]}, {"players": ["dax", "morn"], "score": [100, 0]},
         {"players": ["odo"], "result": ["BYE"]}],
    ]  # fmt: skip
    (FOLDER / "continental.json").write_text(json.dumps(continental))
    used = [one for one in topcut(*words).data["byes"] if one["player"] == "kira" and one["into"] == "continental"]
    assert [(one["state"], one["used_in"]) for one in used] == [("used", "continental")]


def test_people_of_a_folder(topcut: Topcut) -> None:
    season = SEASONS[0]
    season.write(FOLDER)
    told = topcut("season", "people", "star-trek", "season", "--json").data["people"]
    for row in told:
        places = [order.index(row["player"]) + 1 for order in season.orders.values() if row["player"] in order]
        assert [one["place"] for one in row["places"]] == places and row["events"] == len(places)


def test_tables_can_be_read(topcut: Topcut) -> None:
    season = SEASONS[0]
    season.write(FOLDER)
    for words in (("points",), ("byes",), ("people",)):
        assert topcut("season", words[0], "star-trek", "season").code == 0
    shown = topcut("season", "league", "star-trek", "season", "terok-nor")
    assert shown.says("cli-totals-half", half=1, number=2, closed="no")


@pytest.mark.parametrize(
    ("changes", "refused", "values"),
    [
        ({"schedule": "3+3"}, "league-no-schedule", {"schedule": "3+3"}),
        ({"schemes": ["costume"]}, "league-no-scheme", {"scheme": "costume"}),
        ({"qualify": "four"}, "league-file-wrong", {"where": "qualify"}),
        ({"colour": "red"}, "league-file-wrong", {"where": "colour"}),
        ({"event": [{"event": "a"}, {"event": "a"}]}, "league-event-twice", {"event": "a"}),
        ({"event": [{"event": "a", "block": 4}]}, "league-no-block", {"event": "a", "block": 4, "blocks": 3}),
        ({"closed": [{"block": 2, "ranked": []}]}, "league-closed-out-of-order", {}),
        ({"topcut": "league/2"}, "league-file-not-one", {"format": "league/1"}),
    ],
)
def test_a_league_file_with_a_fault_is_refused(
    topcut: Topcut, changes: dict[str, Any], refused: str, values: dict[str, Any]
) -> None:
    season = SEASONS[0]
    season.write(FOLDER, **changes)
    topcut("season", "league", "star-trek", "season", "terok-nor").refused(refused, **values)


def test_what_is_not_there_is_said(topcut: Topcut) -> None:
    topcut("season", "people", "star-trek", "season").refused("season-no-events")
    SEASONS[0].write(FOLDER)
    topcut("season", "league", "star-trek", "season", "bajor").refused("league-unknown", league="bajor")
    topcut("season", "league", "sirlin", "season", "bajor").refused("season-no-events")


def test_12_7_the_list_of_a_champions_league_seeds_its_bracket(topcut: Topcut) -> None:
    season = SEASONS[0]
    season.write(FOLDER)
    lifetime = {who: season.points(who, 0, 12, bonus=False) for who in CAST}
    told = topcut("season", "champions", "star-trek", "season", "--json", "--waive", "weyoun").data
    assert {row["player"]: row["lifetime"] for row in told["seeds"] if not row["waived"]} == {
        who: points for who, points in lifetime.items() if points >= 100
    }
    assert {row["player"]: row["missing"] for row in told["short"]} == {
        who: 100 - points for who, points in lifetime.items() if points < 100
    }
    seeds = [row["player"] for row in told["seeds"]]
    assert seeds == sorted(seeds, key=lambda who: -lifetime.get(who, 0)) and seeds[-1] == "weyoun"
    topcut("season", "champions", "star-trek", "season", "--waive", "weyoun", "--save", "seeds.csv")
    made = topcut("new", "Champions", "-r", "star-trek-2e", "--names", "seeds.csv", "--bracket", "single", "--best-of",
                  "1", "--seeds", "ranks", "--pair", "--json").data  # fmt: skip
    assert made.get("players") == seeds, made
    size = next(size for size in (2, 4, 8, 16) if size >= len(seeds))
    meet = {frozenset((who, seeds[size - 1 - at])) for at, who in enumerate(seeds) if size - 1 - at < len(seeds)}
    assert {frozenset(pair) for pair in made["pairings"]} == meet
