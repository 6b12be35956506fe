"""What a refusal about a result says to type is taken as it is typed, in rounds and brackets of every rulebook."""

from __future__ import annotations

import re
from itertools import product

import pytest

from desk.staged import Staged
from desk.table import Event
from desk.typed import Slips
from saying import as_told, in_words
from spread import spread
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.journal.plan import Stage

HINT = re.compile(r"`([^`]*)`")
NUMBERS = ("", "1-0", "1-1", "0-0", "1-1-1", "2-1-1", "1-0-3", "0-1-3", "1-1-2", "2-2", "3-0", "2-0-2", "0-0-3")
SCORES = ("", "100-0", "50-50", "100-0 0-100", "50-50 50-50", "100-0 50-50 100-0", "2-1", "1-1")
WORDS = ("", "tie", "time", "time tie", "W L", "time W L", "D D", "time D D", "id", "concede", "both-lose")


def swiss(rulebook: str, **options: str) -> Event:
    event = Event(rulebook, "Kira", "Odo", rounds=1, **options)
    event.post()
    return event


def bracket(rulebook: str, **options: int) -> Event:
    event = Staged(rulebook, (Stage("bracket", seeds="typed", best_of=3),), "Kira", "Odo", **options)
    event.do(OpenStage(seeds=event.pair("Kira", "Odo")))
    event.do(Draw())
    event.do(Post())
    return event


EVENTS = {
    "transformers": lambda: swiss("transformers"),
    "transformers-tiebreak": lambda: swiss("transformers", tied_match="tiebreak"),
    "transformers-bracket": lambda: bracket("transformers"),
    "transformers-bracket-timed": lambda: bracket("transformers", bracket_time_limit=60),
    "yomi": lambda: swiss("yomi"),
    "yomi-bracket": lambda: bracket("yomi"),
    "puzzle-strike": lambda: swiss("puzzle-strike"),
    "flash-duel": lambda: swiss("flash-duel"),
    "magic": lambda: swiss("magic"),
    "star-trek-1e-bracket": lambda: bracket("star-trek-1e"),
    "star-trek-2e-2010-bracket": lambda: bracket("star-trek-2e-2010"),
}


ONE_GAME = {
    "star-trek-1e": lambda: swiss("star-trek-1e"),
    "star-trek-1e-warp-speed": lambda: swiss("star-trek-1e", rules="warp-speed"),
    "star-trek-2e": lambda: swiss("star-trek-2e"),
    "star-trek-2e-slipstream": lambda: swiss("star-trek-2e", rules="slipstream"),
    "star-trek-1e-2010": lambda: swiss("star-trek-1e-2010"),
    "star-trek-2e-2010": lambda: swiss("star-trek-2e-2010"),
}
OF_ONE_GAME = ("", "100-35", "35-100", "60-60", "-5--10", "no-score", "100-35 no-score")
MISSIONS = ("", "1/1-0/0", "1/0-0/0")
ENDINGS = ("", "time", "effect", "decked", "concede", "tie", "FW FL", "FL", "MW ML", "FW ML", "TT TT", "FW FL time")


@pytest.mark.parametrize("kind", ONE_GAME)
def test_7_4_every_way_out_of_a_single_game_is_taken_as_it_is_typed(kind: str) -> None:
    make, refused, hints = ONE_GAME[kind], 0, 0
    slips = Slips(make())
    for where, score, missions, words in spread(product(("1", "kira"), OF_ONE_GAME, MISSIONS, ENDINGS), 200):
        answer = slips.typed(" ".join(part for part in (where, score, missions, words) if part))
        if answer is None:
            slips = Slips(make())
            continue
        refused += 1
        assert all(as_told(one).do for one in answer.refusals)
        for hint in (found for one in answer.refusals for found in HINT.findall(as_told(one).do) if " " in found):
            hints += 1
            told = slips.typed(hint)
            assert told is None, f"{where} {score} {missions} {words}: {answer}; then {told}"
            slips = Slips(make())
    assert refused > 20 and hints > 5


@pytest.mark.parametrize("kind", EVENTS)
def test_every_way_out_is_taken_as_it_is_typed(kind: str) -> None:
    numbers = SCORES if kind.startswith("star-trek") else NUMBERS
    make, refused, hints = EVENTS[kind], 0, 0
    slips = Slips(make())
    for where, games, words in spread(product(("1", "kira"), numbers, WORDS), 150):
        answer = slips.typed(" ".join(part for part in (where, games, words) if part))
        if answer is None:
            slips = Slips(make())
            continue
        refused += 1
        assert all(as_told(one).do for one in answer.refusals)
        for hint in (found for one in answer.refusals for found in HINT.findall(as_told(one).do)):
            if " " in hint:  # a whole line; words alone, like `time`, go behind one
                hints += 1
                told = slips.typed(hint)
                assert told is None, f"{where} {games} {words}: {answer}; then {told}"
                slips = Slips(make())
    assert refused > 20 and hints > 5


@pytest.mark.parametrize(
    ("kind", "typed", "hint"),
    [
        ("yomi", "1 1-0-3", "1 0-0-3 W L"),
        ("yomi", "1 0-1-3", "1 0-0-3 L W"),
        ("yomi", "1 1-1", "1 1-1 time W L"),
        ("yomi", "1 1-1-2", "1 1-1-2 W L"),
        ("yomi-bracket", "1 1-1", "1 1-1 time W L"),
        ("flash-duel", "1 2-2", "1 2-2 time W L"),
        ("transformers-tiebreak", "1 1-1", "1 1-1 time W L"),
        ("transformers-tiebreak", "1 1-1 time D D", "1 1-1 id"),
        ("transformers-tiebreak", "1 tie", "1 id"),
        ("transformers", "1 1-0 tie", "1 1-0 id"),
        ("transformers-bracket", "1 tie", "1 W L"),
        ("transformers-bracket-timed", "1 1-1 time", "1 1-1 time W L"),
        ("star-trek-1e-bracket", "1 100-0 0-100", "1 100-0 0-100 time"),
        ("star-trek-1e", "1 FW FL", "1 FW FL 100-35"),
    ],
)
def test_the_way_out_is_the_one_that_is_meant(kind: str, typed: str, hint: str) -> None:
    answer = Slips((EVENTS | ONE_GAME)[kind]()).typed(typed)
    assert answer is not None and f"`{hint}`" in in_words(answer), in_words(answer)


@pytest.mark.parametrize(
    ("rulebook", "options", "example"),
    [
        ("flash-duel", {}, "1 3-1"),  # two games do not win that match
        ("yomi", {}, "1 2-1"),
        ("star-wars", {}, "1 W L"),  # a number is a differential
        ("star-wars", {"tie_breaker": "differential"}, "1 10-0"),
    ],
)
def test_an_example_is_of_a_match_that_was_played_to_its_end(
    rulebook: str, options: dict[str, str], example: str
) -> None:
    answer = Slips(swiss(rulebook, **options)).typed("1 blah")
    assert answer is not None and f"`{example}`" in in_words(answer), in_words(answer)
