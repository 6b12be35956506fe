"""Sentences that a director understands."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec import structs
from test_engine_exact import BY_DIFFERENTIAL, STAR_TREK, swiss_state

from saying import refused_in_words
from topcut.messages.message import Message, Player, with_names
from topcut.messages.voice import Voice
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


def said(problem: Problem, pairs: list[tuple[str, str]], byes: list[str]) -> list[str]:
    return [in_words(reason.said) for reason in reasons(problem, Pairing(tuple(pairs), tuple(byes), {}))]


def in_words(message: Message) -> str:
    return Voice("cli").say(with_names(message, lambda player: Player(player, player.title())))


def test_a_sentence_for_every_table_and_the_bye() -> None:
    assert said(field(STATION), [("quark", "odo"), ("dax", "kira"), ("morn", "rom")], ["garak"]) == [
        "Quark (9) meets Odo (9): equal totals, drawn at random",
        "Kira (9) is paired down to Dax (6): the last of an odd group of 9",
        "Morn (6) is paired down to Rom (3): the last on 6 with Dax paired up",
        "Garak has the bye: lowest total (0) among those without one",
    ]


def test_r09_dropping_past_a_total() -> None:
    problem = field("kira 9 -odo\nodo 8 -kira\nquark 7\ndax 8")
    assert said(problem, [("kira", "quark"), ("odo", "dax")], [])[0] == (
        "Kira (9) is paired down to Quark (7): nobody else is on 9; past 8, because every other pairing is worse"
    )
    problem = field("kira 9 -odo -dax\nodo 8 -kira\nquark 7\ndax 8 -kira")
    assert said(problem, [("kira", "quark"), ("odo", "dax")], [])[0] == (
        "Kira (9) is paired down to Quark (7): nobody else is on 9, and has met everybody on 8"
    )


def test_somebody_who_has_met_his_whole_group() -> None:
    problem = field("kira 9 -odo -dax\nodo 9 -kira\ndax 9 -kira\nquark 6")
    assert said(problem, [("odo", "dax"), ("kira", "quark")], [])[1].endswith(": has met everybody on 9")


def test_byes_of_every_kind() -> None:
    everybody = field("kira 0 -odo\nodo 0 -kira")
    assert said(everybody, [], ["kira", "odo"])[0] == "Kira has a bye: has met everybody"
    assert said(field("kira 0\nodo 0\ndax 0"), [("kira", "odo")], ["dax"])[1] == "Dax has the bye: drawn at random"
    given = field("kira 0\nodo 0\ndax 0", pinned_byes=("dax",))
    assert said(given, [("kira", "odo")], ["dax"])[1] == "Dax has the bye: given by the director"
    second = field("kira 0 *\nodo 0 *\ndax 0 *")
    assert said(second, [("kira", "odo")], ["dax"])[1].startswith("Dax has the bye again")


def test_pins_rematches_and_teammates_are_named() -> None:
    problem = field("kira 0 -odo @ds9\nodo 0 -kira @ds9\ndax 0 @ds9\nworf 0 @ds9", forced_rematch="play")
    assert said(problem, [("kira", "odo"), ("dax", "worf")], []) == [
        "Kira (0) meets Odo (0) again: no pairing has fewer rematches",
        "Dax (0) meets Worf (0): equal totals; these teammates could not be kept apart",
    ]
    pinned = structs.replace(problem, pinned=(("odo", "kira"),))
    assert said(pinned, [("kira", "odo")], [])[0] == "Kira (0) meets Odo (0) again: pinned by the director"


def test_differentials_are_shown_where_they_decide() -> None:
    players = (Candidate("kira", 3, differential=40), Candidate("odo", 3, differential=-5))
    problem = Problem(players, BY_DIFFERENTIAL, order="differential")
    assert said(problem, [("kira", "odo")], []) == ["Kira (3) meets Odo (3): equal totals, differentials +40 and -5"]


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
    ("a", "b", "text", "worse"),
    [
        ("kira", "odo", "Kira and Odo could only meet with more rematches: 1 instead of 0", "rematches"),
        ("kira", "quark", "Kira and Quark can meet: some of the best pairings are like that, and chance decides", ""),
        ("rom", None, "Rom could only have the bye with more second byes: 1 instead of 0", "repeated_byes"),
        (
            "garak",
            None,
            "Garak has the bye in every best pairing; "
            "any other has more points between the bye and the lowest total: 6 instead of 0",
            "byes_above_lowest",
        ),
    ],
)
def test_why_names_the_first_criterion_that_gets_worse(a: str, b: str | None, text: str, worse: str) -> None:
    answer = why(field(STATION), a, b)
    assert (in_words(answer.said), answer.worse, answer.possible) == (text, worse, True)


def test_why_gives_the_pairing_in_which_they_meet() -> None:
    answer = why(field(STATION), "dax", "morn")
    assert answer.pairing is not None
    assert {"dax", "morn"} in [set(seats) for seats in answer.pairing.pairs]
    assert (answer.optimal, answer.always) == (False, False)
    assert answer.cost["paired_down_again"] > answer.optimum["paired_down_again"]
    assert in_words(answer.said).startswith("Dax and Morn could only meet with more levels paired down past somebody")


def test_why_two_must_meet_or_cannot() -> None:
    two = field("kira 0\nodo 0", forced_rematch="play")
    assert in_words(why(two, "kira", "odo").said) == "Kira and Odo must meet: there is no other way to pair this round"
    assert in_words(why(two, "kira", None).said) == "Kira cannot have the bye this round"
    with refused_in_words("worf"):
        why(two, "kira", "worf")


def test_why_looks_past_a_pin_of_the_same_pair() -> None:
    problem = field(STATION, pinned=(("kira", "odo"),))
    assert why(problem, "kira", "odo").worse == "rematches"


def test_every_criterion_has_words() -> None:
    told = {in_words(costs({name: count})) for name in NAMES for count in (1, 2)}
    assert len(told) == 2 * len(NAMES) and not any(name in text for name in NAMES if "_" in name for text in told)
    assert in_words(costs({"rematches": 0, "unequal_totals": 1, "repeated_byes": 2})) == (
        "1 pair with unequal totals, 2 second byes"
    )
    assert in_words(costs(dict.fromkeys(NAMES, 0))) == "nothing"
