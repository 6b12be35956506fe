"""Every sequence of won, lost and drawn games, in Swiss rounds and in brackets, by every rulebook that has them.

The second reading here walks a match game by game as the documents tell it (001 10; 002 2.1, 2.4, 2.5; 004 Matches,
Draws, R59); the desk must take exactly what that walk allows, give the match to whom it says, write nothing when it
refuses, and answer every question after what it took.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations, product
from typing import NamedTuple

import pytest

from desk.staged import Staged
from desk.table import Event
from desk.typed import Slips
from saying import as_told
from topcut.acts.context import Context
from topcut.acts.event.commands import Create
from topcut.acts.results.commands import Correct, Dispute, Report, Settle
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.acts.who import DIRECTOR
from topcut.desk.decide import decide
from topcut.desk.memory import MemoryJournal
from topcut.journal.fact import Result
from topcut.journal.plan import Stage
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.check import check
from topcut.play.games import games_of
from topcut.play.outcome import bracket_scores, outcome_of
from topcut.play.placings import placings
from topcut.play.possible.taking import remarks_on
from topcut.play.scoring import score
from topcut.play.stages import bracket_of, scored
from topcut.play.standings import standings
from topcut.refusal import Refused
from topcut.rulebooks.load import build, load
from topcut.rulebooks.model import Rulebook

# The second reading ---------------------------------------------------------------------------------------------------


class Rules(NamedTuple):
    """What a document says about the games of a match."""

    drawn: str  # nobody · higher · later · never: whose win a drawn game is
    level: str  # drawn · higher · decider · play on: what a level match is at time
    timed: bool = True


SIRLIN = Rules("later", "decider")
STAR_TREK = Rules("higher", "higher")
IN_BRACKETS = {
    "star-trek-1e": STAR_TREK,
    "star-trek-2e": STAR_TREK,
    "star-trek-1e-2010": STAR_TREK,
    "star-trek-2e-2010": STAR_TREK,
    "transformers": Rules("nobody", "play on", timed=False),
    "yomi": SIRLIN,
    "flash-duel": SIRLIN,
    "puzzle-strike": Rules("never", "decider"),
}
IN_ROUNDS = {
    "transformers": Rules("nobody", "drawn"),
    "magic": Rules("nobody", "drawn"),
    "yomi": SIRLIN,
    "flash-duel": SIRLIN,
    "puzzle-strike": Rules("never", "decider"),
}


def walked(sequence: str, rules: Rules, needed: int, higher: int, timed: bool) -> str:
    """ "first", "second", "drawn", "decider" (somebody must be named), "unfinished" or "no"."""
    wins, draws = [0, 0], 0
    for game in sequence:
        if max(wins) >= needed or (game == "T" and rules.drawn == "never"):
            return "no"
        if game == "W":
            wins[0] += 1
        elif game == "L":
            wins[1] += 1
        elif rules.drawn == "higher":
            wins[higher] += 1
        else:
            draws += 1
            if rules.drawn == "later" and draws > 1:
                wins = [wins[0] + 1, wins[1] + 1]
    if timed and not rules.timed:
        return "no"
    if max(wins) < needed and not timed:
        return "unfinished"
    if wins[0] != wins[1]:
        return "first" if wins[0] > wins[1] else "second"
    return ("first", "second")[higher] if rules.level == "higher" else rules.level


def in_any_order(sequence: str, rules: Rules, needed: int, higher: int, timed: bool) -> str:
    """Of games that are only counted: what some order of them makes."""
    made = {walked("".join(order), rules, needed, higher, timed) for order in permutations(sequence)}
    found = made - {"no"}
    assert len(found) <= 1, (sequence, made)  # the order never decides who won
    return found.pop() if found else "no"


def sequences(longest: int) -> Iterator[str]:
    for length in range(1, longest + 1):
        yield from ("".join(one) for one in product("WLT", repeat=length))


def counts(longest: int) -> Iterator[str]:
    """One sequence of every number of games won, lost and drawn."""
    yield from dict.fromkeys("".join(sorted(one)) for one in sequences(longest))


SCORES = {"W": (100, 0), "L": (0, 100), "T": (50, 50)}
WON = {"W": (1, 0), "L": (0, 1), "T": (0, 0)}


# The desk -------------------------------------------------------------------------------------------------------------


def bracket_match(rulebook: str, best_of: int, higher: int) -> Staged:
    """A final of two; the seat of the better seed is `higher`."""
    event = Staged(rulebook, (Stage("bracket", seeds="typed", best_of=best_of),), "Kira", "Odo")
    event.do(OpenStage(seeds=event.pair("Kira", "Odo")))
    for seed in "123456789":
        event.do(Draw(seed=seed, reason="other seats"))
        assert event.tournament.draw is not None
        if event.tournament.draw.tables[0].seats[higher] == event.id("Kira"):
            event.do(Post())
            return event
    raise AssertionError("no seed seats them so")


def after(event: Event, result: Result) -> tuple[Tournament, list[Record]]:
    """The tournament and its history as a report would leave them; `Refused` is raised. Nothing is written."""
    known, context = event.known, Context(DIRECTOR, event.clock.now(), event.entropy, event.known.words)
    facts = decide(known.tournament, known.history, event.book, Report(1, 1, result), context)
    new = [Record(event.head + place, context.now, "director", fact) for place, fact in enumerate(facts, start=1)]
    return known.foresee(tuple(new)), [*known.history, *new]


def winner(event: Event, tournament: Tournament) -> str:
    """Who has won, once every question that pages and commands ask has been answered."""
    match, book = tournament.rounds[-1].matches[1], event.book
    assert match.result is not None and outcome_of(tournament, book, match, match.result)
    remarks_on(tournament, book, match, match.result)
    placings(tournament, book)
    if tournament.opened:
        bracket_of(tournament, book, 1)
        bracket_scores(tournament, book, 1)
    else:
        standings(tournament, book)
    first, second = (side.outcome for side in scored(tournament, book, match, match.result).sides)
    return {("win", "loss"): "first", ("loss", "win"): "second", ("draw", "draw"): "drawn"}[first, second]


def tried(event: Event, result: Result, expected: str) -> None:
    """Taken with the right winner, or refused; where somebody must be named, refused until then."""
    if expected in ("first", "second", "drawn"):
        tournament, history = after(event, result)
        assert winner(event, tournament) == expected, result
        assert all(finding.ok for finding in check(history))
        return
    with pytest.raises(Refused) as refused:
        after(event, result)
    assert all(as_told(one).do for one in refused.value.refusals), result
    if expected == "decider":
        tried(event, Result(result.games, ("W", "L"), result.how), "first")
        tried(event, Result(result.games, ("L", "W"), result.how), "second")


@pytest.mark.parametrize("higher", [0, 1], ids=["first-seat-higher", "second-seat-higher"])
@pytest.mark.parametrize("rulebook", IN_BRACKETS)
def test_10_every_sequence_of_a_best_of_three_in_a_bracket(rulebook: str, higher: int) -> None:
    event, rules = bracket_match(rulebook, 3, higher), IN_BRACKETS[rulebook]
    scores = event.book.play == "single_game"
    for sequence, timed in product(sequences(3), (False, True)):
        how = "timeout" if timed else "normal"
        counted = Result(tuple(WON[game] for game in sequence), how=how)
        tried(event, counted, in_any_order(sequence, rules, 2, higher, timed))
        if scores:  # given one by one, so that their order is known
            played = Result(tuple(SCORES[game] for game in sequence), how=how)
            tried(event, played, walked(sequence, rules, 2, higher, timed))


@pytest.mark.parametrize("rulebook", IN_ROUNDS)
def test_2_1_every_sequence_of_a_swiss_match(rulebook: str) -> None:
    event, rules = Event(rulebook, "Kira", "Odo", rounds=1), IN_ROUNDS[rulebook]
    event.post()
    needed = event.book.integer("games") // 2 + 1
    for sequence, timed in product(counts(2 * needed), (False, True)):
        games = tuple(WON[game] for game in sequence)
        expected = in_any_order(sequence, rules, needed, 0, timed)
        if expected == "unfinished":  # taken as time, and remarked
            expected = in_any_order(sequence, rules, needed, 0, True)
            if expected in ("first", "second", "drawn"):
                match = event.tournament.rounds[-1].matches[1]
                told = remarks_on(event.tournament, event.book, match, Result(games))
                assert [one.id for one in told] == ["remark-nobody-has-won"] and told[0]["needed"] == needed
        tried(event, Result(games, how="timeout" if timed else "normal"), expected)


@pytest.mark.parametrize(("rulebook", "needed"), [("yomi", 2), ("flash-duel", 3)])
def test_r59_which_scores_can_be_and_sudden_death(rulebook: str, needed: int) -> None:
    """Every score of up to nine games: those that some sequence ends with, no others."""
    event = Event(rulebook, "Kira", "Odo", rounds=1)
    event.post()
    for won, lost, drawn in product(range(needed + 2), range(needed + 2), range(6)):
        if won + lost + drawn in (0, *range(10, 20)):
            continue
        expected = ended("W" * won + "L" * lost + "T" * drawn, needed)
        result = Result(((1, 0),) * won + ((0, 1),) * lost + ((0, 0),) * drawn)
        if expected == "unfinished":
            continue
        tried(event, result, expected)


def ended(games: str, needed: int) -> str:
    """The same without trying every order of nine games: a match whose last game decided it was open before it."""
    last = {game: games.replace(game, "", 1) for game in set(games)}
    for before in last.values():
        draws = max(before.count("T") - 1, 0)
        if max(before.count("W"), before.count("L")) + draws < needed:
            break
    else:
        return "no"
    draws = max(games.count("T") - 1, 0)
    wins = games.count("W") + draws, games.count("L") + draws
    if max(wins) < needed:
        return "unfinished"
    return "decider" if wins[0] == wins[1] else "first" if wins[0] > wins[1] else "second"


# Every act that writes a result asks the same -------------------------------------------------------------------------

THREE_NIL = Result(((1, 0),) * 3)


def test_report_dispute_settle_and_correct_refuse_the_same() -> None:
    event = Event("transformers", "Kira", "Odo", rounds=1)
    event.post()
    kira, odo = event.tournament.rounds[-1].matches[1].seats
    first = event.refused(Report(1, 1, THREE_NIL), "score-too-many-wins", games="3-0", needed=2)
    same = first.code
    assert event.refused(Report(1, 1, THREE_NIL, by=kira), same, by=kira) == first
    event.do(Report(1, 1, Result(((1, 0),) * 2), by=kira), by=kira)
    assert event.refused(Report(1, 1, THREE_NIL, by=odo), same, by=odo) == first
    assert event.refused(Dispute(1, 1, odo, THREE_NIL), same, by=odo) == first
    assert event.refused(Correct(1, 1, THREE_NIL, "typed wrongly"), same) == first
    event.do(Dispute(1, 1, odo, Result(((0, 1),) * 2)), by=odo)
    assert event.refused(Settle(1, 1, THREE_NIL), same) == first
    event.do(Settle(1, 1, Result(((0, 1),) * 2)))


# Events that began before a reading keep the old one ------------------------------------------------------------------


def before(rulebook: str, *settings: str, endings: tuple[str, ...] = ()) -> Rulebook:
    """The rulebook as an older journal has it: without these settings and endings."""
    document = dict(load(rulebook).source)
    document["settings"] = {name: one for name, one in document["settings"].items() if name not in settings}
    document["ending"] = [one for one in document["ending"] if one["how"] not in endings]
    return build(document)


def test_r59_an_older_event_does_not_count_a_sudden_death() -> None:
    two_all = Result(((1, 0), (0, 1)) * 2, ("W", "L"), "timeout")
    for book, won in ((load("flash-duel"), (3, 5)), (before("flash-duel", "sudden_death_is_a_game"), (2, 4))):
        first, second = score(book, two_all, 2).sides
        assert (first.games_won, first.games_played) == won and second.games_won == 2


@pytest.mark.parametrize("games", [(2, 0, 5), (2, 0, 2), (1, 0, 3), (1, 1, 3), (0, 0, 4), (3, 0, 0)])
def test_whatever_a_journal_holds_counts(games: tuple[int, int, int]) -> None:
    """What was taken once, or published elsewhere, has sides in rounds and brackets; by codes, or by the games."""
    for codes in (("W", "L"), ()):
        result = Result(games_of(*games), codes)
        for rulebook in ("yomi", "flash-duel", "puzzle-strike", "transformers", "magic"):
            assert len(score(load(rulebook), result, 2).sides) == 2
            assert len(bracket_sides(load(rulebook), Meeting(3), result)) == 2
    assert score(load("yomi"), Result(games_of(*games), ("W", "L")), 2).sides[0].outcome == "win"


def test_2_4_by_rules_without_that_ending_an_agreed_draw_is_a_tie() -> None:
    event = Event("transformers", "Kira", "Odo", rounds=1)
    older = before("transformers", "unfinished_game_is_drawn", endings=("agreed", "dropped"))
    event.journal, event.book = MemoryJournal(), older
    event.do(Create(older.source, "Ops", 1))
    event.enter("Kira", "Odo")
    event.post()
    assert Slips(event).typed("1 id") is None
    assert event.tournament.rounds[-1].matches[1].result == Result(codes=("D", "D"))
