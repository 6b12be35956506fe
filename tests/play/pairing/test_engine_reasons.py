"""Reasons that a director understands, for every table and every bye."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from test_engine_exact import BY_DIFFERENTIAL, STAR_TREK, swiss_state

from saying import fits, in_words, refused
from topcut.messages.message import Message, message
from topcut.play.pairing.criteria import NAMES
from topcut.play.pairing.problem import Candidate, Pairing, Problem
from topcut.play.pairing.reasons import reasons, why
from topcut.play.pairing.solve import pair
from topcut.play.pairing.why import costs


def field(cast: str, **more: Any) -> Problem:
    """ "kira 9 -odo": Kira on 9 has met Odo; a star: has had a bye."""
    players = []
    for words in (line.split() for line in cast.strip().splitlines()):
        met = frozenset(word[1:] for word in words[2:] if word.startswith("-"))
        team = next((word[1:] for word in words if word.startswith("@")), "")
        players.append(Candidate(words[0], int(words[1]), met, words.count("*"), team=team))
    return Problem(tuple(players), **{"criteria": STAR_TREK, "forced_rematch": "byes", **more})


STATION = """
kira 9 -odo
odo 9 -kira
quark 9
dax 6
morn 6
rom 3 *
garak 0
"""


def said(problem: Problem, pairs: list[tuple[str, str]], byes: list[str]) -> list[Message]:
    told = [reason.said for reason in reasons(problem, Pairing(tuple(pairs), tuple(byes), {}))]
    assert all(in_words(one) for one in told)
    return told


def met(high: str, low: str, cause: Message | str, how: str = "level", before: str = "first") -> Message:
    """Two with their totals, "kira 9", who meet for this reason: level or one of them paired down, first or again."""
    (one, total), (other, less) = high.split(), low.split()
    totals = {"high_total": int(total), "low_total": int(less)}
    return message("reason-pair", high=one, low=other, cause=cause, how=how, met=before, **totals)


def bye(player: str, cause: Message | str, before: str = "first", byes: int = 1) -> Message:
    return message("reason-bye", player=player, cause=cause, met=before, byes=byes)


def test_a_reason_for_every_table_and_the_bye() -> None:
    told = said(field(STATION), [("quark", "odo"), ("dax", "kira"), ("morn", "rom")], ["garak"])
    paired_up = message("reason-last-with-up", total=6, up=message("reason-few", players=("dax",)))
    expected = [
        met("quark 9", "odo 9", "reason-level"),
        met("kira 9", "dax 6", message("reason-last-of-odd-group", total=9), "down"),
        met("morn 6", "rom 3", paired_up, "down"),
        bye("garak", message("reason-bye-lowest", total=0)),
    ]
    assert fits(told, expected), told


def test_r09_dropping_past_a_total() -> None:
    problem = field("kira 9 -odo\nodo 8 -kira\nquark 7\ndax 8")
    told, alone = said(problem, [("kira", "quark"), ("odo", "dax")], []), message("reason-alone-on-total", total=9)
    past = message("reason-past", cause=alone, totals=("8",))
    assert fits(told[0], met("kira 9", "quark 7", past, "down")), told
    problem = field("kira 9 -odo -dax\nodo 8 -kira\nquark 7\ndax 8 -kira")
    told, past = said(problem, [("kira", "quark"), ("odo", "dax")], []), message("reason-past-all-met", cause=alone)
    assert fits(told[0], met("kira 9", "quark 7", past, "down")), told


def test_somebody_who_has_met_his_whole_group() -> None:
    problem = field("kira 9 -odo -dax\nodo 9 -kira\ndax 9 -kira\nquark 6")
    told = said(problem, [("odo", "dax"), ("kira", "quark")], [])
    assert fits(told[1], met("kira 9", "quark 6", message("reason-met-all-on-total", total=9), "down")), told


def test_byes_of_every_kind() -> None:
    everybody = field("kira 0 -odo\nodo 0 -kira")
    assert fits(said(everybody, [], ["kira", "odo"])[0], bye("kira", "reason-bye-met-all", byes=2))
    by_chance = field("kira 0\nodo 0\ndax 0")
    assert fits(said(by_chance, [("kira", "odo")], ["dax"])[1], bye("dax", "reason-bye-random"))
    given = field("kira 0\nodo 0\ndax 0", pinned_byes=("dax",))
    assert fits(said(given, [("kira", "odo")], ["dax"])[1], bye("dax", "reason-bye-given"))
    second = field("kira 0 *\nodo 0 *\ndax 0 *")
    assert fits(said(second, [("kira", "odo")], ["dax"])[1], bye("dax", "reason-bye-second", "again"))


def test_pins_rematches_and_teammates_are_named() -> None:
    problem = field("kira 0 -odo @ds9\nodo 0 -kira @ds9\ndax 0 @ds9\nworf 0 @ds9", forced_rematch="play")
    expected = [met("kira 0", "odo 0", "reason-rematch", before="again"), met("dax 0", "worf 0", "reason-teammates")]
    assert fits(said(problem, [("kira", "odo"), ("dax", "worf")], []), expected)
    pinned = structs.replace(problem, pinned=(("odo", "kira"),))
    assert fits(said(pinned, [("kira", "odo")], [])[0], met("kira 0", "odo 0", "reason-pinned", before="again"))


def test_differentials_are_shown_where_they_decide() -> None:
    players = (Candidate("kira", 3, differential=40), Candidate("odo", 3, differential=-5))
    problem = Problem(players, BY_DIFFERENTIAL, order="differential")
    differentials = message("reason-level-by-differential", high=40, low=-5)
    assert fits(said(problem, [("kira", "odo")], []), [met("kira 3", "odo 3", differentials)])


@pytest.mark.parametrize("n", [15, 40, 150])
def test_every_player_of_a_drawn_round_has_a_reason(n: int) -> None:
    problem = swiss_state(n, 6, f"reasons/{n}")
    pairing = pair(problem, 1)
    told = reasons(problem, pairing)
    assert sorted(p for reason in told for p in reason.players) == sorted(p.id for p in problem.players)
    assert {reason.criterion for reason in told} <= {"", *NAMES}
    down = [reason for reason in told if reason.cause["how"] == "down"]
    assert len(down) == pairing.cost["unequal_totals"]


@pytest.mark.parametrize(
    ("a", "b", "answered", "there", "worse"),
    [
        ("kira", "odo", "reason-only-with", 1, "rematches"),
        ("kira", "quark", "reason-can", 0, ""),
        ("rom", None, "reason-only-with", 1, "repeated_byes"),
        ("garak", None, "reason-always", 6, "byes_above_lowest"),
    ],
)
def test_why_names_the_first_criterion_that_gets_worse(
    a: str, b: str | None, answered: str, there: int, worse: str
) -> None:
    answer = why(field(STATION), a, b)
    price = {"price": message("reason-price", criterion=worse, there=there, best=0)} if worse else {}
    who = (a,) if b is None else (a, b)
    assert fits(answer.said, message(answered, who=who, players=len(who), **price)), answer.said
    assert (answer.worse, answer.possible) == (worse, True)


def test_why_gives_the_pairing_in_which_they_meet() -> None:
    answer = why(field(STATION), "dax", "morn")
    assert answer.pairing is not None
    assert {"dax", "morn"} in [set(seats) for seats in answer.pairing.pairs]
    assert (answer.optimal, answer.always) == (False, False)
    assert answer.cost["paired_down_again"] > answer.optimum["paired_down_again"]
    price = message("reason-price", criterion="paired_down_again", there=1, best=0)
    assert fits(answer.said, message("reason-only-with", who=("dax", "morn"), price=price))


def test_why_two_must_meet_or_cannot() -> None:
    two = field("kira 0\nodo 0", forced_rematch="play")
    assert fits(why(two, "kira", "odo").said, message("reason-must", who=("kira", "odo"), players=2))
    assert fits(why(two, "kira", None).said, message("reason-cannot", who=("kira",), players=1))
    with refused("pairing-not-here", player="worf"):
        why(two, "kira", "worf")


def test_why_looks_past_a_pin_of_the_same_pair() -> None:
    problem = field(STATION, pinned=(("kira", "odo"),))
    assert why(problem, "kira", "odo").worse == "rematches"


def test_every_criterion_has_words() -> None:
    told = {in_words(costs({name: count})) for name in NAMES for count in (1, 2)}
    assert len(told) == 2 * len(NAMES) and not any(name in text for name in NAMES if "_" in name for text in told)
    spent = [
        message("reason-cost", criterion=name, count=n) for name, n in (("unequal_totals", 1), ("repeated_byes", 2))
    ]
    assert costs({"rematches": 0, "unequal_totals": 1, "repeated_byes": 2}) == message(
        "reason-costs", costs=tuple(spent)
    )
    assert costs(dict.fromkeys(NAMES, 0)) == message("reason-no-cost")
