"""Results files with stages: what they mean, what they refuse, and that a journal comes back out of its export."""

from __future__ import annotations

import copy
import itertools
import json
from typing import Any

import pytest

from saying import as_told, fits
from topcut.acts.matter import people_of
from topcut.acts.rounds.facts import Drafted
from topcut.desk.simulate import Habits, simulate
from topcut.files.results_export import results_document
from topcut.files.results_file import ResultsSheet, read_document
from topcut.files.results_import import journal_of
from topcut.journal.fold import fold
from topcut.journal.plan import Game, Stage
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.journal.texts import Texts
from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.play.check import check
from topcut.play.placings import placings
from topcut.play.stages import bracket_of, is_over, plan_of, view
from topcut.play.standings import standings
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook

CAST = ("kira", "odo", "quark", "dax", "garak", "morn", "rom", "nog")


def won(first: str, second: str, loser: int = 0) -> dict[str, Any]:
    return {"players": [first, second], "score": [100, loser]}


def of_bracket(*matches: dict[str, Any], stage: int = 2) -> dict[str, Any]:
    return {"stage": stage, "matches": list(matches)}


# Two rounds: kira 8 points; odo and garak follow, then quark and dax, by the losers' scores; morn is last.
SWISS = [
    [won("kira", "odo", 35), won("quark", "dax", 60), won("garak", "morn", 20)],
    [won("kira", "quark", 70), won("odo", "garak", 40), won("dax", "morn", 50)],
]
TOP_4: dict[str, Any] = {
    "topcut": "results/1",
    "rulebook": "star-trek-2e",
    "plan": [{"kind": "swiss", "rounds": 2}, {"kind": "bracket", "take": 4, "best_of": 3}],
    "players": [{"id": player} for player in CAST[:6]],
    "seeds": {"2": ["kira", "odo", "garak", "quark"]},
    "rounds": [
        *SWISS,
        of_bracket(
            {"table": 1, "players": ["quark", "kira"], "games": [[30, 100], [100, 45], [80, 100]]},
            {"table": 2, "players": ["odo", "garak"], "games": [0, 2]},
        ),
        of_bracket({"table": 3, "players": ["kira", "garak"], "result": ["FL", "FW"]}),
    ],
}


def changed(document: dict[str, Any], **changes: Any) -> dict[str, Any]:
    return copy.deepcopy(document) | changes


def in_bracket(*lines: dict[str, Any]) -> dict[str, Any]:
    """The file with these matches as the first round of its bracket, and nothing after it."""
    return changed(TOP_4, rounds=[*SWISS, of_bracket(*lines)])


def places(sheet: ResultsSheet) -> list[tuple[str, int, int]]:
    return [(place.player, place.place, place.to) for place in placings(sheet.tournament, sheet.rulebook)]


def refusals(document: dict[str, Any]) -> tuple[Refusal, ...]:
    """All that is wrong with it, each with a text."""
    with pytest.raises(Refused) as caught:
        read_document(document)
    assert all(as_told(one).what for one in caught.value.refusals)
    return caught.value.refusals


def told(document: dict[str, Any], why: Message | str) -> bool:
    """Whether this is among what is wrong."""
    return any(fits(one, why) for one in refusals(document))


def at(number: int, table: int) -> Message:
    return message("import-match", round=number, match=message("place-table", table=table))


def in_round(number: int) -> Message:
    return message("import-round", round=number)


def part(name: str) -> Message:
    return message("import-part", part=name)


def pair(one: str, other: str) -> Message:
    return message("import-against", one=message("import-one", player=one), other=message("import-one", player=other))


# What a file means ---------------------------------------------------------------------------------------------------


def test_a_bracket_is_played_after_the_swiss_rounds() -> None:
    sheet = read_document(TOP_4)
    assert [posted.stage for posted in sheet.tournament.rounds] == [1, 1, 2, 2]
    assert sheet.tournament.planned == {1: 2}
    assert places(sheet)[:4] == [("garak", 1, 1), ("kira", 2, 2), ("odo", 3, 4), ("quark", 3, 4)]
    swiss = standings(view(sheet.tournament, sheet.rulebook, 1), sheet.rulebook)
    assert {row.player: row.points for row in swiss.rows} == dict.fromkeys(CAST[1:5], 5) | {"kira": 8, "morn": 2}
    assert bracket_of(sheet.tournament, sheet.rulebook, 2).over


def test_seeds_follow_from_the_ranks_where_they_are_left_out() -> None:
    document = changed(TOP_4)
    del document["seeds"]
    ranks = standings(read_document(changed(document, rounds=SWISS)).tournament, load("star-trek-2e")).rows
    best = [row.player for row in ranks[:4]]
    pairs = [[best[0], best[3]], [best[1], best[2]]]
    document["rounds"] = [*SWISS, of_bracket(*({"players": pair, "games": [2, 0]} for pair in pairs))]
    sheet = read_document(document)
    assert list(sheet.tournament.opened[2].seeds) == best
    assert set(sheet.tournament.rounds[2].matches) == {1, 2}  # the games that these two pairs play


def test_a_tie_that_decides_a_seed_asks_for_the_seeds_or_the_lot() -> None:
    level = [[won("kira", "odo"), won("quark", "dax")]]
    plan = [{"kind": "swiss", "rounds": 1}, {"kind": "bracket", "take": 2}]
    document = changed(TOP_4, players=[{"id": player} for player in CAST[:4]], plan=plan, seeds={})
    document["rounds"] = [*level, of_bracket({"players": ["kira", "quark"], "score": [100, 0]})]
    tied = message("import-tied", players=("kira", "quark"), stage="stagename-swiss", place=in_round(2))
    assert told(document, tied), refusals(document)
    seeded = read_document(changed(document, seeds={"2": ["quark", "kira"]}))
    assert places(seeded)[0] == ("kira", 1, 1)


def test_lots_of_a_stage_decide_its_seeds() -> None:
    pod = {"games": [[10, 10, 10, 10]], "emptied": [[]]}
    plan = [{"kind": "pods"}, {"kind": "pods", "take": 4}]
    document: dict[str, Any] = {
        "topcut": "results/1",
        "rulebook": "tribbles",
        "plan": plan,
        "players": [{"id": player} for player in CAST],
        "rounds": [[{"players": list(CAST[:4]), **pod}, {"players": list(CAST[4:]), **pod}]],
    }
    document["rounds"].append([{"players": list(CAST[1:5]), "games": [[40, 30, 20, 10]]}])
    assert told(document, "import-tied")
    sheet = read_document(changed(document, lots={"1": [["nog", *CAST[:7]]]}, rounds=document["rounds"][:1]))
    assert standings(view(sheet.tournament, sheet.rulebook, 1), sheet.rulebook).rows[0].player == "nog"
    final = changed(document, lots=[[*CAST[1:5], "kira", "morn", "rom", "nog"]])
    assert read_document(final).tournament.opened[2].seeds == CAST[1:5]


def test_a_cut_that_is_not_played_yet() -> None:
    sheet = read_document(changed(TOP_4, rounds=SWISS))
    bracket = bracket_of(sheet.tournament, sheet.rulebook, 2)
    assert [state.status for state in bracket.games.values()] == ["ready", "ready", "waiting"]
    without = changed(TOP_4, rounds=SWISS)
    del without["seeds"]
    assert not read_document(without).tournament.opened


def test_who_leaves_after_the_cut_gives_the_opponent_a_walkover() -> None:
    semi = {"table": 1, "players": ["kira", "quark"], "games": [2, 0]}
    document = changed(TOP_4, dropped={"odo": 2})
    for walkover in ([], [{"table": 2, "players": ["garak"]}]):
        final = of_bracket({"players": ["garak", "kira"], "games": [2, 1]})
        sheet = read_document(changed(document, rounds=[*SWISS, of_bracket(semi, *walkover), final]))
        assert places(sheet)[:2] == [("garak", 1, 1), ("kira", 2, 2)]


def test_who_left_before_the_cut_is_not_cut_in() -> None:
    document = changed(TOP_4, dropped={"odo": 2}, rounds=[*SWISS, of_bracket()])
    del document["seeds"]
    assert "odo" not in read_document(document).tournament.opened[2].seeds
    assert told(changed(TOP_4, dropped={"odo": 1}), message("import-seed-dropped", player="odo"))


def test_two_stages_of_pods_are_two_rounds() -> None:
    first = [
        {"players": list(CAST[:4]), "games": [[400, 0, 0, 100]]},
        {"players": list(CAST[4:]), "games": [[3, 2, 1, 0]]},
    ]
    second = [
        {"players": ["kira", "garak", "dax", "morn"], "games": [[0, 5, 1, 2]]},
        {"players": ["odo", "quark", "rom", "nog"], "games": [[90, 0, 80, 70]]},
    ]
    document = {"rulebook": "tribbles", "rounds_planned": 2, "players": [{"id": p} for p in CAST]}
    sheet = read_document({"topcut": "results/1", **document, "rounds": [first, second]})
    assert [posted.stage for posted in sheet.tournament.rounds] == [1, 2]
    # the whole top table stands before the second one, whatever the points (R21)
    assert [player for player, _, _ in places(sheet)] == ["garak", "morn", "dax", "kira", "odo", "rom", "nog", "quark"]


HEATS: dict[str, Any] = {
    "topcut": "results/1",
    "rulebook": "star-trek-2e",
    "plan": [
        {"kind": "swiss", "rounds": 1, "heat": True},
        {"kind": "swiss", "rounds": 1, "heat": True},
        {"kind": "bracket", "take": 2, "seeds": "twos"},
    ],
    "players": [{"id": player} for player in CAST],
    "rounds": [
        [won("kira", "odo"), won("quark", "dax", 50)],
        of_bracket(won("garak", "morn", 10), won("rom", "odo", 70), stage=2),
        of_bracket(won("kira", "rom"), won("garak", "quark"), stage=3),
        of_bracket(won("garak", "kira"), stage=3),
    ],
    "heats": {"nog": [2]},
}


def test_heats_follow_from_where_somebody_sits_or_are_named() -> None:
    sheet = read_document(HEATS)
    heats = {e.id: [stage for stage, _ in e.heats] for e in sheet.tournament.entrants.values()}
    assert (heats["kira"], heats["odo"], heats["nog"], heats["garak"]) == ([1], [1, 2], [2], [2])
    assert sheet.tournament.opened[3].seeds == ("kira", "quark", "garak", "rom")  # 001 9: by twos
    assert places(sheet)[:2] == [("garak", 1, 1), ("kira", 2, 2)]
    ranks = standings(view(sheet.tournament, sheet.rulebook, 2), sheet.rulebook).by_player
    assert ranks["nog"].points == 0 and "kira" not in ranks


def test_a_split_ends_a_bracket() -> None:
    split = {"stage": 2, "players": ["kira", "garak"], "ended": True}
    sheet = read_document(changed(TOP_4, rounds=TOP_4["rounds"][:3], split=split))
    assert is_over(sheet.tournament, sheet.rulebook, 2)
    assert sheet.tournament.split is not None and sheet.tournament.split.players == ("kira", "garak")


@pytest.mark.parametrize(
    ("rulebook", "line", "winner"),
    [
        ("star-trek-2e", {"games": [2, 1]}, "kira"),
        ("star-trek-2e", {"games": [[50, 100], [100, 0], [65, 65]]}, "kira"),  # a tied game is the higher seed's (10)
        ("star-trek-2e", {"games": [[0, 100], [0, 100]]}, "odo"),
        ("star-trek-2e", {"result": ["FL", "FW"]}, "odo"),
        ("star-trek-2e", {"how": "concession", "absent": ["kira"]}, "odo"),
        ("star-trek-2e", {"conceded": ["odo"]}, "kira"),
        ("star-trek-2e", {"how": "no-show", "absent": ["kira", "odo"]}, None),
        ("star-trek-2e", {"games": [[100, 35]], "how": "timeout"}, "kira"),
        ("magic", {"games": [1, 2, 0]}, "odo"),
        ("magic", {"games": [[1, 0], [0, 1], [1, 0]]}, "kira"),
        ("magic", {"result": ["W", "L"]}, "kira"),
        ("magic", {"how": "both-lose"}, None),
    ],
)
def test_results_of_a_bracket_game(rulebook: str, line: dict[str, Any], winner: str | None) -> None:
    plan = [{"kind": "bracket", "seeds": "typed", "best_of": 3}]
    document = {"topcut": "results/1", "rulebook": rulebook, "plan": plan, "players": [{"id": "odo"}, {"id": "kira"}]}
    document |= {"seeds": {"1": ["kira", "odo"]}, "rounds": [[{"players": ["kira", "odo"], **line}]]}
    sheet = read_document(document)
    assert bracket_of(sheet.tournament, sheet.rulebook, 1).games[1].winner == winner


@pytest.mark.parametrize(
    ("rulebook", "line", "winner", "remark"),
    [
        ("magic", {"games": [3, 0]}, "kira", message("score-too-many-wins", games="3-0")),
        ("magic", {"games": [1, 0]}, "kira", message("score-unfinished", needed=2)),
        (
            "magic",
            {"games": [0, 1], "how": "timeout"},
            "odo",
            message("score-no-time-limit", game="Magic: The Gathering"),
        ),
        ("yomi", {"games": [2, 0, 5]}, "kira", message("score-draws-end-it", games="2-0-5")),
        ("yomi", {"games": [0, 1, 3]}, "odo", message("score-sudden-death-counted", games="0-1-3")),
        (
            "star-trek-2e",
            {"games": [[100, 0], [100, 0], [0, 100]]},
            "kira",
            message("score-games-after-the-end", given=3),
        ),
        ("star-trek-2e", {"games": [1, 1]}, "kira", message("score-unfinished", needed=2)),  # the higher seed's (R24)
    ],
)
def test_e1_what_was_published_of_a_bracket_is_kept(rulebook: str, line: Any, winner: str, remark: str) -> None:
    plan = [{"kind": "bracket", "seeds": "typed", "best_of": 3}]
    document = {"topcut": "results/1", "rulebook": rulebook, "plan": plan, "players": [{"id": "odo"}, {"id": "kira"}]}
    document |= {"seeds": {"1": ["kira", "odo"]}, "rounds": [[{"players": ["kira", "odo"], **line}]]}
    sheet = read_document(document)
    assert bracket_of(sheet.tournament, sheet.rulebook, 1).games[1].winner == winner
    assert fits(
        sheet.remarks, [message("import-remark", place=message("place-round-table", round=1, table=1), what=remark)]
    ), sheet.remarks
    records, _ = journal_of(sheet, "Ops", "2026-11-20T18:00:00Z", lambda: "salt")
    assert all(finding.ok for finding in check(records))
    people = {player: player for player in fold(records).entrants}
    again = results_document(fold(records), sheet.rulebook, people, people, "Ops")
    assert read_document(again).remarks == sheet.remarks


# What is refused -----------------------------------------------------------------------------------------------------

GOOD_1 = {"table": 1, "players": ["kira", "quark"], "games": [2, 0]}
GOOD_2 = {"table": 2, "players": ["odo", "garak"], "games": [2, 0]}


@pytest.mark.parametrize(
    ("document", "why"),
    [
        (
            in_bracket(GOOD_1 | {"players": ["kira", "odo"]}),
            message("import-game-of-others", game=1, players=pair("kira", "odo"), place=at(3, 1)),
        ),
        (in_bracket(GOOD_1, GOOD_2 | {"table": 7}), message("import-no-game", game=7, place=at(3, 7))),
        (
            in_bracket(GOOD_1, GOOD_2 | {"table": 3}),
            message("import-game-too-early", game=3, players=pair("odo", "garak"), place=at(3, 3)),
        ),
        (
            in_bracket({"players": ["kira", "morn"], "games": [2, 0]}),
            message("import-no-game-of-these", place=message("import-match", match=pair("kira", "morn"), round=3)),
        ),
        (in_bracket(GOOD_1 | {"games": [2, 2]}), message("score-both-won", games="2-2", place=at(3, 1))),
        (in_bracket(GOOD_1 | {"games": [[1, 0], 1]}), message("import-no-numbers", given="1", place=at(3, 1))),
        (
            in_bracket({"table": 1, "players": ["kira"]}),
            message("import-game-of-others", game=1, players=message("import-one", player="kira"), place=at(3, 1)),
        ),
        (
            in_bracket({"table": 1, "players": ["kira"], "result": ["MG"]}),
            message("import-game-of-others", game=1, players=message("import-one", player="kira"), place=at(3, 1)),
        ),
        (changed(TOP_4, rounds=[*TOP_4["rounds"][:3], of_bracket(GOOD_1)]), message("import-game-played", game=1)),
        (
            changed(TOP_4, rounds=[*SWISS, of_bracket(GOOD_1, stage=3)]),
            message("import-no-stage", stage=3, place=in_round(3)),
        ),
        (changed(TOP_4, plan=[]), message("import-no-stage", stage=2, place=in_round(3))),
        (
            changed(TOP_4, rounds=[*TOP_4["rounds"], SWISS[0]]),
            message(
                "import-stage-ended",
                later=message("stagename-bracket", players=4),
                stage=message("stagename-swiss", which="first"),
                place=in_round(5),
            ),
        ),
        (
            changed(TOP_4, rounds=[SWISS[0], of_bracket(GOOD_1)]),
            message("import-stage-not-over", before=message("stagename-swiss", which="first"), planned=2, played=1),
        ),
        (changed(TOP_4, seeds={"3": ["kira"]}), message("import-no-stage", stage=3, place=part("seeds"))),
        (
            changed(TOP_4, seeds={"1": ["kira", "odo"]}),
            message("import-no-cut", stage=message("stagename-swiss", which="first"), place=part("seeds")),
        ),
        (
            changed(TOP_4, seeds={"2": ["kira", "odo", "odo", "rom"]}),
            message("import-seed-twice", player="odo", stage=2),
        ),
        (
            changed(TOP_4, seeds={"2": ["kira", "odo", "odo", "rom"]}),
            message("import-seed-not-before", player="rom", stage=2),
        ),
        (
            changed(TOP_4, seeds={"2": ["kira", "odo"]}),
            message("import-seeds-miscounted", name=message("stagename-bracket", players=4), players=2, stage=2),
        ),
        (changed(TOP_4, seeds={"two": []}), message("import-misfit", place=part("seeds"))),
        (
            changed(TOP_4, seeds=["kira"]),
            message("import-misfit", why="Expected `object`, got `array`", place=part("seeds")),
        ),
        (
            changed(TOP_4, plan=[{"kind": "swiss"}, {"kind": "bracket", "take": 4, "best": 3}]),
            message("import-misfit", place=message("import-stage-of-plan", number=2)),
        ),
        (
            changed(TOP_4, plan=[{"kind": "swiss"}, {"kind": "bracket", "take": 1}]),
            message(
                "plan-cut-size",
                take=1,
                place=message(
                    "said-inside",
                    inner=message("plan-at-stage", name=message("stagename-bracket", players=1), number=2),
                    outer=part("plan"),
                ),
            ),
        ),
        (changed(TOP_4, heats={"kira": [1]}), message("import-no-heats", place=part("heats"))),
        (
            changed(TOP_4, split={"stage": 1, "players": ["kira"]}),
            message("import-split-no-bracket", stage=1, place=part("split")),
        ),
        (changed(TOP_4, lots={"4": [["kira", "odo"]]}), message("import-no-stage", stage=4, place=part("lots"))),
        (changed(TOP_4, delayed=[{"round": 3, "table": 1}]), message("import-delayed-in-bracket", place=at(3, 1))),
        (
            changed(TOP_4, rounds=[*SWISS, {"stage": 2, "matches": [], "name": "x"}]),
            message("import-unknown-key-of-round", key="name"),
        ),
        (changed(HEATS, heats={}), message("import-without-heat", player="nog")),
        (changed(HEATS, heats={"nog": [3]}), message("import-no-heat", heat=3, player="nog", place=part("heats"))),
        (
            changed(HEATS, heats={"nog": [2], "odo": [1]}),
            message(
                "import-not-in-stage", player="odo", stage=message("stagename-heat", letter="B"), place=in_round(2)
            ),
        ),
        (
            changed(HEATS, heats={"nog": [2], "ziyal": [1]}),
            message("import-no-player", player="ziyal", place=part("heats")),
        ),
    ],
)
def test_a_wrong_file_is_refused_with_its_place(document: dict[str, Any], why: Message | str) -> None:
    assert told(document, why), refusals(document)


def test_all_problems_of_all_stages_are_told_at_once() -> None:
    document = in_bracket(GOOD_1 | {"players": ["kira", "odo"]}, GOOD_2 | {"games": [2, 2]})
    document["rounds"][0] = [won("kira", "ziyal"), *SWISS[0][1:]]
    expected = [
        message("import-no-player", player="ziyal", place=at(1, 1)),
        message("import-game-of-others", game=1, players=pair("kira", "odo"), place=at(3, 1)),
        message("score-both-won", games="2-2", place=at(3, 2)),
    ]
    assert fits(refusals(document), expected), refusals(document)


def test_without_seeds_the_bracket_is_not_judged_by_wrong_ranks() -> None:
    document = in_bracket(GOOD_1)
    del document["seeds"]
    document["rounds"][0] = [won("kira", "ziyal"), *SWISS[0][1:]]
    assert fits(refusals(document), [message("import-no-player", player="ziyal", place=at(1, 1))])


# Out of a journal and back -------------------------------------------------------------------------------------------

Swiss = Stage("swiss", rounds=3)
LADDER = (Game(1, 1, ("seed 2", "seed 3")), Game(2, 2, ("seed 1", "winner 1"), "Final"))
HEAT = Stage("swiss", rounds=3, heat=True)
EVENTS: dict[str, tuple[str, int, tuple[Stage, ...]]] = {
    "top 4, best of three": ("star-trek-2e", 9, (Swiss, Stage("bracket", take=4, best_of=3))),
    "top 8": ("transformers", 17, (Stage("swiss"), Stage("bracket", take=8))),
    "McIntyre": ("star-trek-1e", 12, (Swiss, Stage("bracket", take=8, bracket="mcintyre"))),
    "double": ("yomi", 12, (Swiss, Stage("bracket", take=6, bracket="double"))),
    "a drawn bracket": ("star-trek-2e", 7, (Stage("bracket", seeds="drawn"),)),
    "a typed bracket": ("flash-duel", 8, (Stage("bracket", seeds="typed"),)),
    "heats by twos": ("star-trek-2e", 16, (HEAT, HEAT, Stage("bracket", take=4, seeds="twos"))),
    "heats with late losses": ("magic", 16, (HEAT, HEAT, Stage("bracket", take=4, seeds="turns"))),
    "two cuts": ("transformers", 16, (Swiss, Stage("swiss", rounds=2, take=8), Stage("bracket", take=4))),
    "unless unbeaten": ("star-wars", 8, (Stage("swiss", rounds=6, unless_unbeaten=3), Stage("bracket", take=2))),
    "a director's own table": ("x-wing", 7, (Swiss, Stage("bracket", take=3, games=LADDER, bracket="own"))),
    "pods": ("tribbles", 13, ()),
    "pods and a cut": ("tribbles", 22, (Stage("pods"), Stage("pods", take=8))),
    "one stage": ("magic", 11, ()),
}
LIVELY = Habits(
    drops=10, late=8, no_shows=4, corrections=3, disputes=3, both_lose=4, concessions=4, splits=8, taken_back=4
)


def answers(tournament: Tournament, book: Rulebook, handles: dict[str, str]) -> dict[str, Any]:
    """All standings, all brackets and the places, by handle."""
    known = {**handles, None: None}
    found: dict[str, Any] = {}
    for number, stage in enumerate(plan_of(tournament, book), start=1):
        if stage.kind != "bracket":
            rows = standings(view(tournament, book, number), book).rows
            found[f"stage {number}"] = [(r.rank, handles[r.player], r.points, r.record, r.values) for r in rows]
        elif number in tournament.opened:
            games = bracket_of(tournament, book, number).games.values()
            found[f"stage {number}"] = [
                (g.game, [known[seat.player] for seat in g.seats], g.status, known[g.winner], known[g.loser])
                for g in games
            ]
    found["places"] = [(handles[p.player], p.place, p.to) for p in placings(tournament, book)]
    found["split"] = tournament.split and sorted(handles[player] for player in tournament.split.players)
    return found


def imported(sheet: ResultsSheet) -> list[Record]:
    salts = map(str, itertools.count())
    records, _ = journal_of(sheet, "", "2026-11-15T10:00:00Z", lambda: next(salts))
    return list(records)


def exported(tournament: Tournament, book: Rulebook, words: Texts) -> tuple[dict[str, str], ResultsSheet]:
    """Handles by player, and the export of an event, read back."""
    people = people_of(tournament, words)
    handles = {player: person.handle for player, person in people.items()}
    names = {player: person.name for player, person in people.items()}
    document = results_document(tournament, book, handles, names)
    return handles, read_document(json.loads(json.dumps(document)))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", EVENTS)
def test_an_export_reads_and_imports_to_the_same_event(name: str, seed: int) -> None:
    rulebook, players, plan = EVENTS[name]
    book = load(rulebook)
    known = simulate(book, players, f"{name}/{seed}", habits=LIVELY, plan=plan).known
    started = next(at for at, record in enumerate(known.history) if isinstance(record.fact, Drafted))
    ends = [at for at, record in enumerate(known.history, start=1) if not record.more and at > started]
    chance = Chance(f"{name}/{seed}")
    for end in [ends[-1], *(chance.pick(ends) for _ in range(3))]:  # at the end, and in the middle of it
        tournament = fold(known.history[:end])
        handles, sheet = exported(tournament, book, known.words)
        before = answers(tournament, book, handles)
        assert answers(sheet.tournament, sheet.rulebook, {player: player for player in sheet.names}) == before
        ids = {f"p{number}": player.id for number, player in enumerate(sheet.players, start=1)}
        assert answers(fold(imported(sheet)), book, ids) == before


SCENARIOS = [feature.name for feature in load("star-trek-2e").features if feature.group == "scenario"]


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_is_left_out_and_does_no_harm(scenario: str) -> None:
    book = load("star-trek-2e", {"scenario": scenario})
    known = simulate(book, 8, scenario, rounds=2).known
    _, sheet = exported(known.tournament, book, known.words)
    assert len(sheet.tournament.rounds) == 2
    assert not sheet.tournament.scenario


def test_what_a_draft_dealt_is_left_out_and_does_no_harm() -> None:
    book = load("transformers", {"format": "draft"})
    plan = (Swiss, Stage("bracket", take=8, bracket="seats", seeds="drawn"))
    known = simulate(book, 12, "draft", plan=plan).known
    handles, sheet = exported(known.tournament, book, known.words)
    assert known.tournament.limited and not sheet.tournament.limited
    here = {player: player for player in sheet.names}
    assert answers(sheet.tournament, book, here) == answers(known.tournament, book, handles)


def test_an_imported_bracket_is_verified() -> None:
    for document in (TOP_4, HEATS):
        findings = check(imported(read_document(document)))
        assert all(finding.ok for finding in findings)
        assert any(finding.what.id == "finding-seeds-by-hand" for finding in findings)
        assert any(finding.what.id == "finding-typed-in" for finding in findings)
