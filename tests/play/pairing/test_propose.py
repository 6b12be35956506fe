"""From a tournament to a pairing: what is asked for before the criteria decide."""

from __future__ import annotations

from collections import Counter

from topcut.files.results_file import read_document
from topcut.messages.message import message
from topcut.play.pairing.propose import propose
from topcut.play.pairing.remarks import told


def after_one_round() -> dict[str, object]:
    """Five players of First Edition (2010): two losers with very different differentials, one winner with a bye."""
    return {
        "rulebook": "star-trek-1e-2010",
        "rounds_planned": 3,
        "players": [{"id": name} for name in ("kira", "odo", "quark", "dax", "garak")],
        "rounds": [
            [
                {"players": ["kira", "odo"], "score": [100, 0]},
                {"players": ["quark", "dax"], "score": [100, 95]},
                {"players": ["garak"], "result": ["BYE"]},
            ]
        ],
    }


def test_r10_the_bye_among_equal_totals_is_drawn_whatever_the_differential() -> None:
    sheet = read_document(after_one_round())
    resting = Counter(propose(sheet.tournament, sheet.rulebook, seed).pairing.byes[0] for seed in range(200))
    assert set(resting) == {"odo", "dax"}
    assert min(resting.values()) > 60


def test_7_6_a_round_that_strands_a_later_one_says_so_and_what_another_would_cost() -> None:
    rounds = [["kira odo", "garak dax", "morn quark"], ["quark odo", "morn dax", "kira garak"]]
    document = {
        "rulebook": "star-trek-2e",
        "rounds_planned": 4,
        "players": [{"id": name} for name in ("kira", "odo", "quark", "dax", "garak", "morn")],
        "rounds": [[{"players": pair.split(), "score": [100, 50]} for pair in pairs] for pairs in rounds],
    }
    sheet = read_document(document)
    stranding = propose(sheet.tournament, sheet.rulebook, 1).pairing
    assert stranding.cost["future_rounds"] == 1
    price = (
        message("note-price", criterion="unequal_totals", there=2, here=0),
        message("note-price", criterion="total_gaps", there=6, here=0),
    )
    assert told(stranding.notes)[-1] == message("note-stranded", option=message("note-keeping-future"), price=price)
    kept = propose(sheet.tournament, sheet.rulebook, 1, future="required").pairing
    assert (kept.cost["future_rounds"], kept.cost["unequal_totals"], kept.notes) == (0, 2, ())


def test_7_6_who_has_an_earned_bye_now_is_there_to_be_met_later() -> None:
    """Three players, three rounds, one earned bye: Kira meets Odo and Quark in rounds 2 and 3 (2, R18)."""
    document = {
        "rulebook": "star-trek-1e",
        "rounds_planned": 3,
        "players": [{"id": "kira", "earned_byes": 1}, {"id": "odo"}, {"id": "quark"}],
        "rounds": [],
    }
    sheet = read_document(document)
    proposal = propose(sheet.tournament, sheet.rulebook, 1)
    assert (proposal.earned, proposal.pairing.byes, proposal.pairing.notes) == (("kira",), (), ())


def test_7_6_more_rounds_than_opponents_is_still_said_with_an_earned_bye() -> None:
    """Three players have met in three rounds; a fourth cannot be paired, whoever had an earned bye."""
    document = {
        "rulebook": "star-trek-1e",
        "rounds_planned": 5,
        "players": [{"id": "kira", "earned_byes": 1}, {"id": "odo"}, {"id": "quark"}],
        "rounds": [],
    }
    sheet = read_document(document)
    assert told(propose(sheet.tournament, sheet.rulebook, 1).pairing.notes)[-1] == message("note-stranded-anyway")
