"""A journal that was tampered with is found out twice: by the stage checker, and by `check` from the seeds."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from plain_journal import Story
from stage_checker import faults
from staged_events import CALM

from topcut.desk.simulate import simulate
from topcut.journal.codec import decode, encode
from topcut.journal.plan import Stage
from topcut.play.check import check
from topcut.rulebooks.load import load

Lines = list[dict[str, Any]]
HEAT = Stage("swiss", heat=True, rounds=2)
PLANS: dict[str, tuple[str, int, tuple[Stage, ...]]] = {
    "cut": ("transformers", 12, (Stage("swiss", rounds=3), Stage("bracket", take=4))),
    "double": ("yomi", 8, (Stage("bracket", bracket="double", seeds="drawn"),)),
    "heats": ("star-trek-2e", 19, (HEAT, HEAT, Stage("bracket", take=2, seeds="twos"))),
    "pods": ("tribbles", 20, ()),
}


@cache
def journal(plan: str) -> tuple[bytes, ...]:
    rulebook, players, stages = PLANS[plan]
    history = simulate(load(rulebook), players, f"{plan} 4", 0, CALM, plan=stages).known.history
    return tuple(encode(record) for record in history)


def lines_of(plan: str) -> Lines:
    return [json.loads(line) for line in journal(plan)]


@pytest.mark.parametrize("plan", PLANS)
def test_the_clean_journals_are_clean(plan: str) -> None:
    assert faults(journal(plan)) == []
    assert all(finding.ok for finding in check([decode(line) for line in journal(plan)]))


# Tampering ------------------------------------------------------------------------------------------------------------


def the(lines: Lines, kind: str, **fields: Any) -> dict[str, Any]:
    """The last fact of a kind with these fields."""
    facts = [line["fact"] for line in lines if line["fact"]["kind"] == kind]
    return [fact for fact in facts if all(fact.get(name, 1) == value for name, value in fields.items())][-1]


def rounds_of(lines: Lines, stage: int) -> list[int]:
    facts = [line["fact"] for line in lines if line["fact"]["kind"] == "RoundPaired"]
    return [fact["round"] for fact in facts if fact.get("stage", 1) == stage]


def reseat(lines: Lines, number: int, change: Callable[[Lines], None]) -> None:
    """The same change in the draft and in the posted round."""
    for kind in ("Drafted", "RoundPaired"):
        change(the(lines, kind, round=number)["tables"])


def points_after(lines: Lines, stage: int) -> dict[str, int]:
    story = Story()
    for line in lines:
        story.follow(line["fact"])
    return dict(story.points(stage))


def swap_seeds(lines: Lines) -> None:
    seeds = the(lines, "StageOpened")["seeds"]
    points = points_after(lines, 1)
    low = next(at for at, player in enumerate(seeds) if points[player] < points[seeds[0]])
    seeds[0], seeds[low] = seeds[low], seeds[0]


def cut_in_a_worse_one(lines: Lines) -> None:
    seeds, points = the(lines, "StageOpened")["seeds"], points_after(lines, 1)
    seeds[-1] = min((player for player in points if player not in seeds), key=points.__getitem__)


def send_the_loser_to_the_final(lines: Lines) -> None:
    final, semi = rounds_of(lines, 2)[-1], rounds_of(lines, 2)[-2]
    seats = the(lines, "RoundPaired", round=semi)["tables"][0]["seats"]
    through = {seat for table in the(lines, "RoundPaired", round=final)["tables"] for seat in table["seats"]}
    (winner,), (loser,) = set(seats) & through, set(seats) - through
    reseat(lines, final, lambda tables: _replace(tables, winner, loser))


def send_the_winner_to_the_lower_bracket(lines: Lines) -> None:
    second = rounds_of(lines, 1)[1]
    tables = the(lines, "RoundPaired", round=second)["tables"]
    one, other = tables[0]["seats"][0], tables[-1]["seats"][0]
    reseat(lines, second, lambda tables: _exchange(tables, one, other))


def leave_out_a_game(lines: Lines) -> None:
    reseat(lines, rounds_of(lines, 1)[0], lambda tables: tables.pop())


def _replace(tables: Lines, old: str, new: str) -> None:
    for table in tables:
        table["seats"] = [new if seat == old else seat for seat in table["seats"]]


def _exchange(tables: Lines, one: str, other: str) -> None:
    change = {one: other, other: one}
    for table in tables:
        table["seats"] = [change.get(seat, seat) for seat in table["seats"]]


def leave_before_the_final(lines: Lines) -> None:
    """Somebody who has dropped plays on."""
    final = rounds_of(lines, 2)[-1]
    at = next(at for at, line in enumerate(lines) if line["fact"] is the(lines, "Drafted", round=final))
    player = the(lines, "RoundPaired", round=final)["tables"][0]["seats"][0]
    gone = {"kind": "Dropped", "player": player, "after": final - 1}
    lines.insert(at, {**lines[at], "fact": gone, "more": False})


def play_again_after_qualifying(lines: Lines) -> None:
    """The second heat is played by a qualifier of the first in the name of somebody who was not one."""
    qualified = the(lines, "StageOpened")["seeds"][0]
    joins = [(at, line["fact"]) for at, line in enumerate(lines) if line["fact"]["kind"] == "Joined"]
    first = {fact["player"] for _, fact in joins if fact["stage"] == 1}
    late, other = next((at, fact["player"]) for at, fact in joins if fact["stage"] == 2 and fact["player"] in first)
    until = next(at for at, line in enumerate(lines) if line["fact"]["kind"] == "StageOpened")
    for line in lines[late:until]:
        line["fact"] = json.loads(json.dumps(line["fact"]).replace(f'"{other}"', f'"{qualified}"'))


def use_an_earned_bye_in_the_second_heat(lines: Lines) -> None:
    for line in lines:
        for table in line["fact"].get("tables", ()) if line["fact"].get("stage", 1) == 2 else ():
            table["award"] = "EBYE" if table.get("award") == "BYE" else table.get("award", "")


def sit_in_two_pods(lines: Lines) -> None:
    tables = the(lines, "RoundPaired", round=1)["tables"]
    one, other = tables[0]["seats"][0], tables[1]["seats"][0]
    reseat(lines, 1, lambda tables: _replace(tables[1:], other, one))


def move_to_a_larger_pod(lines: Lines) -> None:
    def change(tables: Lines) -> None:
        for _ in range(2):
            tables[0]["seats"].append(tables[1]["seats"].pop())

    reseat(lines, 1, change)


def keep_a_pod_winner_from_the_top(lines: Lines) -> None:
    tables = the(lines, "RoundPaired", round=2)["tables"]
    points = points_after(lines, 1)
    first = the(lines, "RoundPaired", round=1)["tables"][0]["seats"]
    winner, last = max(first, key=points.__getitem__), tables[-1]["seats"][-1]
    reseat(lines, 2, lambda tables: _exchange(tables, winner, last))


TAMPERED: list[tuple[str, Callable[[Lines], None], str]] = [
    ("cut", swap_seeds, "seeds"),
    ("cut", cut_in_a_worse_one, "cut"),
    ("cut", send_the_loser_to_the_final, "eliminated"),
    ("cut", leave_before_the_final, "dropped"),
    ("double", send_the_winner_to_the_lower_bracket, "wrong player"),
    ("double", leave_out_a_game, "left out"),
    ("heats", play_again_after_qualifying, "qualified"),
    ("heats", use_an_earned_bye_in_the_second_heat, "earned bye"),
    ("pods", sit_in_two_pods, "twice"),
    ("pods", move_to_a_larger_pod, "pods"),
    ("pods", keep_a_pod_winner_from_the_top, "top table"),
]


@pytest.mark.parametrize(("plan", "change", "kind"), TAMPERED, ids=[change.__name__ for _, change, _ in TAMPERED])
def test_tampering_is_found_out_twice(plan: str, change: Callable[[Lines], None], kind: str) -> None:
    lines = lines_of(plan)
    change(lines)
    written = [json.dumps({**line, "seq": seq}).encode() for seq, line in enumerate(lines, start=1)]
    assert written != list(journal(plan))
    assert kind in {fault.kind for fault in faults(written)}
    assert any(not finding.ok for finding in check([decode(line) for line in written]))
