"""What a correction would change, against the standings of a journal in which it was really made."""

from __future__ import annotations

import pytest

from topcut.acts.entries.facts import Entered
from topcut.acts.event.facts import Created
from topcut.acts.results.facts import Corrected, Delayed, Reported
from topcut.acts.rounds.facts import RoundPaired, Started
from topcut.journal.fact import Result, Seating
from topcut.journal.fold import fold
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.play.standings import standings
from topcut.play.whatif import consequences, with_result
from topcut.rulebooks.load import load
from topcut.rulebooks.model import Rulebook

SIX = ("kira", "odo", "quark", "dax", "garak", "morn")
ROUNDS = (
    (("kira", "odo"), ("quark", "dax"), ("garak", "morn")),
    (("kira", "quark"), ("garak", "odo"), ("dax", "morn")),
    (("kira", "garak"), ("quark", "odo"), ("dax",)),
)


def won(book: Rulebook, seat: int = 0, score: tuple[int, int] = (100, 35)) -> Result:
    """A plain win of one seat, in the words of the rulebook."""
    win, loss = book.endings["normal"].results or ("W", "L")
    codes = (win, loss) if seat == 0 else (loss, win)
    if book.play == "best_of":
        needed = book.integer("games", 3) // 2 + 1
        return Result(codes=codes, games=((1, 0) if seat == 0 else (0, 1),) * needed)
    if book.name == "star-wars":
        return Result(codes=codes)
    return Result(codes=codes, games=(score if seat == 0 else score[::-1],))


def facts(book: Rulebook, players: tuple[str, ...], rounds: tuple[tuple[tuple[str, ...], ...], ...]) -> list[AnyFact]:
    """An event in which the first of every pair has won."""
    told: list[AnyFact] = [Created(dict(book.source), "", len(rounds))]
    told += [Entered(player, "") for player in players]
    told.append(Started(len(rounds)))
    for number, pairs in enumerate(rounds, start=1):
        seated = tuple(Seating(t, pair, "" if len(pair) == 2 else "BYE") for t, pair in enumerate(pairs, start=1))
        told.append(RoundPaired(number, seated))
        told += [Reported(number, table.table, won(book)) for table in seated if len(table.seats) == 2]
    return told


def told(all_facts: list[AnyFact]) -> Tournament:
    return fold([Record(seq, "2026-11-15T10:00:00Z", "director", fact) for seq, fact in enumerate(all_facts, start=1)])


def places(tournament: Tournament, book: Rulebook) -> dict[str, tuple[int, int]]:
    return {row.player: (row.rank, row.points) for row in standings(tournament, book).rows}


# By hand -------------------------------------------------------------------------------------------------------------

BOOK = load("star-trek-2e")
FOUR = ("kira", "odo", "quark", "dax")
TWO_ROUNDS = ((("kira", "odo"), ("quark", "dax")), (("kira", "quark"), ("odo", "dax")))


def test_the_moves_of_a_turned_result() -> None:
    """8-5-5-2 (Quark before Odo by cumulative points) becomes 8-5-5-2 with Quark first and Kira second, over Odo."""
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    answer = consequences(event, BOOK, 2, 1, won(BOOK, 1), cut=1)
    moves = {m.player: (m.rank_before, m.rank_after, m.points_before, m.points_after) for m in answer.moves}
    assert moves == {"quark": (2, 1, 5, 8), "kira": (1, 2, 8, 5)}
    assert (answer.cut_in, answer.cut_out) == (("quark",), ("kira",))


def test_the_same_result_changes_nothing() -> None:
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    answer = consequences(event, BOOK, 2, 1, won(BOOK), cut=2)
    assert (answer.moves, answer.cut_in, answer.cut_out) == ((), (), ())


def test_a_rank_may_move_without_a_point() -> None:
    """Odo's 100-0 instead of 100-35 lifts his differential over Quark's; nobody's points change."""
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    answer = consequences(event, BOOK, 2, 2, won(BOOK, 0, (100, 0)), cut=2)
    moves = {m.player: (m.rank_before, m.rank_after) for m in answer.moves}
    assert moves == {"odo": (3, 2), "quark": (2, 3)}
    assert all(m.points_before == m.points_after for m in answer.moves)
    assert (answer.cut_in, answer.cut_out) == (("odo",), ("quark",))


def test_without_a_cut_nobody_makes_or_misses_it() -> None:
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    answer = consequences(event, BOOK, 2, 1, won(BOOK, 1))
    assert (answer.cut_in, answer.cut_out) == ((), ())


def test_asking_changes_nothing() -> None:
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    before = places(event, BOOK)
    consequences(event, BOOK, 1, 1, won(BOOK, 1), cut=2)
    assert event == told(facts(BOOK, FOUR, TWO_ROUNDS))
    assert places(event, BOOK) == before


def test_posted_rounds_stay_as_they_are() -> None:
    event = told(facts(BOOK, FOUR, TWO_ROUNDS))
    other = with_result(event, 1, 1, won(BOOK, 1))
    assert other.rounds[1] == event.rounds[1]
    assert other.rounds[0].matches[2] == event.rounds[0].matches[2]
    assert other.rounds[0].matches[1].seats == event.rounds[0].matches[1].seats


def test_a_delayed_result_moves_from_two_points_each() -> None:
    known = facts(BOOK, FOUR, TWO_ROUNDS[:1])
    known[-2] = Delayed(1, 1)
    answer = consequences(told(known), BOOK, 1, 1, won(BOOK))
    points = {m.player: (m.points_before, m.points_after) for m in answer.moves if m.player in ("kira", "odo")}
    assert points == {"kira": (2, 4), "odo": (2, 1)}


# Against the real thing ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rulebook", ["star-trek-2e", "star-trek-1e-2010", "transformers", "star-wars", "yomi"])
@pytest.mark.parametrize(("number", "table"), [(1, 1), (1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1), (3, 2)])
@pytest.mark.parametrize("cut", [1, 2, 4])
def test_what_is_foretold_is_what_happens(rulebook: str, number: int, table: int, cut: int) -> None:
    book = load(rulebook)
    known = facts(book, SIX, ROUNDS)
    other = won(book, 1)
    before, after = places(told(known), book), places(told([*known, Corrected(number, table, other, "")]), book)
    foretold = consequences(told(known), book, number, table, other, cut)
    moves = {m.player: ((m.rank_before, m.points_before), (m.rank_after, m.points_after)) for m in foretold.moves}
    assert moves == {p: (before[p], after[p]) for p in SIX if before[p] != after[p]}
    inside_before = {p for p in SIX if before[p][0] <= cut}
    inside_after = {p for p in SIX if after[p][0] <= cut}
    assert set(foretold.cut_in) == inside_after - inside_before
    assert set(foretold.cut_out) == inside_before - inside_after
