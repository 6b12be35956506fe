"""Every clause and reading that decides points, ranks or pairings, proved by the data files beside this one."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

import case_file
import pytest
from case_file import Case

from saying import fits, in_words
from topcut.files.results_file import read_document
from topcut.files.results_lines import ResultLine, result_of
from topcut.journal.state import Entrant, Tournament
from topcut.messages.message import Message
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.clock import time_limit
from topcut.play.ledger import ledger
from topcut.play.limited.drafting import drafting_of
from topcut.play.limited.groups import group_sizes
from topcut.play.limited.pod_rounds import recommended_rounds as rounds_of_pods
from topcut.play.pairing.propose import propose
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.taking import refusals, remarks
from topcut.play.scoring import score
from topcut.play.standings import standings
from topcut.refusal import Refusal, Refused

# ---------------------------------------------------------------------------------------------------------------
# Adapter: the only place that knows how the engine is called.

Pairing = frozenset[frozenset[str]]


def read(results: Mapping[str, Any]) -> Any:
    return answered(read_document({"topcut": "results/1", **results}))


def ranking(sheet: Any) -> dict[str, Any]:
    """Player → row with rank, points, record, values."""
    rows = answered(standings(sheet.tournament, sheet.rulebook)).rows
    return {row.player: row for row in rows}


def drawn(sheet: Any, seed: int) -> tuple[Pairing, Mapping[str, int]]:
    """The next round: its pairs and byes, and what it costs."""
    proposal = answered(propose(sheet.tournament, sheet.rulebook, seed))
    pairs, byes = proposal.pairing.pairs, (*proposal.pairing.byes, *proposal.earned)
    seats = [frozenset(pair) for pair in pairs] + [frozenset([bye]) for bye in byes]
    return frozenset(seats), dict(proposal.pairing.cost)


def line_of(sheet: Any, round_number: int, player: str) -> Any:
    return next(line for line in ledger(sheet.tournament, sheet.rulebook).lines[player] if line.round == round_number)


def recommended_rounds(sheet: Any, players: int, cut: int | None) -> int | None:
    return sheet.rulebook.recommended_rounds(players, cut or 0)


def setting(sheet: Any, name: str) -> Any:
    return time_limit(sheet.rulebook) if name == "time_limit" else sheet.rulebook.settings[name].value


def drafting(sheet: Any) -> Any:
    found = drafting_of(sheet.rulebook)
    assert found is not None, "this format is not drafted"
    return found


def pods(sheet: Any, players: int) -> list[int]:
    how = drafting(sheet)
    return list(group_sizes(players, how.group_least, how.group_most, how.even))


def rounds_in_pods(sheet: Any, players: int) -> int | None:
    """The rounds that so many drafters are recommended."""
    entered = {f"p{number}": Entrant(f"p{number}", number, person="") for number in range(1, players + 1)}
    return rounds_of_pods(Tournament(entrants=entered), sheet.rulebook, 1, players)


def answered(answer: Any) -> Any:
    """A refusal may come as an exception or as a value; here it is always an exception."""
    if isinstance(answer, Refused):
        raise answer
    return answer


def at_table(sheet: Any, told: Mapping[str, Any]) -> tuple[Sequence[Refusal], str, Sequence[Message]]:
    """A result as it is said at a table of two: why it is refused, who has won, and what is remarked."""
    book, best_of = sheet.rulebook, told.get("best_of", 0)
    line = ResultLine(("kira", "odo"), **{key: _tuples(value) for key, value in told.items() if key in case_file.MATCH})
    result = result_of(book, line, {"kira", "odo"}, best_of)
    assert result is not None
    played_by = Meeting(best_of, 1 if told.get("higher") == "second" else 0) if best_of else None
    claim = ClaimedResult(book, result, 2, played_by)
    try:
        sides = bracket_sides(book, played_by, result) if played_by else score(book, result, 2).sides
    except Refused as refused:
        return refused.refusals, "", ()
    outcomes = tuple(side.outcome for side in sides)
    won = {("win", "loss"): "first", ("loss", "win"): "second", ("draw", "draw"): "draw"}.get(outcomes, "nobody")
    return refusals(claim), won, remarks(claim)


def _tuples(value: Any) -> Any:
    return tuple(_tuples(one) for one in value) if isinstance(value, list) else value


def refusals_of(results: Mapping[str, Any]) -> Sequence[Refusal]:
    """Why the file, or its final standings, are refused; () where they are not."""
    try:
        ranking(read(results))
    except Refused as refused:
        return refused.refusals
    return ()


# ---------------------------------------------------------------------------------------------------------------

PATHS = case_file.paths()
each_case = pytest.mark.parametrize("path", PATHS, ids=[case_file.name(path) for path in PATHS])


@each_case
def test_rule(path: Path) -> None:
    case = case_file.load(path)
    differences = list(differences_of(case))
    assert not differences, "\n".join([f"{case.clause}: {case.title}", *differences])


def test_there_are_cases_for_every_document() -> None:
    assert {path.parent.name for path in PATHS} == set(case_file.BOOKS)


def differences_of(case: Case) -> Iterator[str]:
    if "refused" in case.expect:
        yield from said_otherwise(refusals_of(case.results), case.expect["refused"])
        return
    sheet = read(case.results)
    if "refused_at_table" in case.expect:  # as it was published a file keeps it
        yield from said_otherwise(sheet.remarks, case.expect["refused_at_table"])
    for expected in case.expect.get("at_table", []):
        yield from other_at_table(sheet, expected)
    if case.expect.keys() & {"standings", "order", "tied"}:
        yield from other_ranks(ranking(sheet), case.expect)
    for expected in case.expect.get("line", []):
        yield from other_line(line_of(sheet, expected["round"], expected["player"]), expected)
    for expected in case.expect.get("pairing", []):
        yield from other_pairings(sheet, expected)
    yield from other_rules(sheet, case.expect.get("rules", {}))


def other_at_table(sheet: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    refused, won, remarked = at_table(sheet, expected)
    yield from (f"{dict(expected)}: {one}" for one in said_otherwise(refused, expected.get("refused", [])))
    if "won" in expected:
        if won != expected["won"]:
            yield f"{dict(expected)}: won by {won}"
        yield from (f"{dict(expected)}: {one}" for one in said_otherwise(remarked, expected.get("remark", [])))


def said_otherwise(said: Sequence[Message | Refusal], expected: Any) -> Iterator[str]:
    """What is expected is one message or a list of them: an id, or a table of the id and some of its values."""
    meant = expected if isinstance(expected, list) else [expected]
    if not fits(said, meant):
        yield f"said {[str(one) for one in said]}, not {meant}"
    for one in said:
        assert in_words(one)  # there is a text, in the marked language too


def other_ranks(rows: Mapping[str, Any], expect: Mapping[str, Any]) -> Iterator[str]:
    for expected in expect.get("standings", []):
        yield from other_row(rows[expected["player"]], expected)
    ranks = [rows[player].rank for player in expect.get("order", [])]
    if ranks != sorted(set(ranks)):
        yield f"order: {expect['order']} have the ranks {ranks}"
    for tied in expect.get("tied", []):
        ranks = [rows[player].rank for player in tied]
        if len(set(ranks)) != 1:
            yield f"tied: {tied} have the ranks {ranks}"


def other_row(row: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    who = expected["player"]
    for key in ("rank", "points"):
        if key in expected and getattr(row, key) != expected[key]:
            yield f"{who}: {key} {getattr(row, key)}, not {expected[key]}"
    if "record" in expected and list(row.record) != expected["record"]:
        yield f"{who}: record {list(row.record)}, not {expected['record']}"
    for name in case_file.VALUES & expected.keys():
        got = row.values.get(name)
        if got is None or Fraction(got) != Fraction(expected[name]):
            yield f"{who}: {name} {got}, not {expected[name]}"
    for name, (near, within) in expected.get("about", {}).items():
        got = row.values.get(name)
        if got is None or abs(float(got) - near) > within:
            yield f"{who}: {name} {got}, not about {near}"


def other_line(line: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    for key in ("code", "points", "differential"):
        if key in expected and getattr(line, key) != expected[key]:
            yield f"round {expected['round']}, {expected['player']}: {key} {getattr(line, key)}, not {expected[key]}"


def other_pairings(sheet: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    allowed = {as_pairing(pairs) for pairs in expected.get("one_of", [])}
    seen = set()
    for seed in range(1, expected.get("seeds", 20) + 1):
        pairing, cost = drawn(sheet, seed)
        seen.add(pairing)
        yield from other_pairing(f"seed {seed}", pairing, cost, expected)
        if allowed and pairing not in allowed:
            yield f"seed {seed}: {spelt(pairing)} is none of those expected"
    if expected.get("all_of_them_occur"):
        yield from (f"never drawn: {spelt(pairing)}" for pairing in allowed - seen)


def other_pairing(where: str, pairing: Pairing, cost: Mapping[str, int], expected: Mapping[str, Any]) -> Iterator[str]:
    for pair in as_pairing(expected.get("always", [])) - pairing:
        yield f"{where}: {' and '.join(sorted(pair))} missing in {spelt(pairing)}"
    for pair in as_pairing(expected.get("never", [])) & pairing:
        yield f"{where}: {' and '.join(sorted(pair))} stand in {spelt(pairing)}"
    byes = sum(len(seats) == 1 for seats in pairing)
    if byes != expected.get("byes", byes):
        yield f"{where}: {byes} byes, not {expected['byes']}"
    for name, value in expected.get("cost", {}).items():
        if cost.get(name) != value:
            yield f"{where}: {name} {cost.get(name)}, not {value}"


def other_rules(sheet: Any, expected: Mapping[str, Any]) -> Iterator[str]:
    for players, rounds in expected.get("recommended_rounds", {}).items():
        got = recommended_rounds(sheet, int(players), expected.get("cut"))
        if got != (None if rounds == "none" else rounds):
            yield f"{players} players: {got} rounds, not {rounds}"
    for players, sizes in expected.get("pods", {}).items():
        if pods(sheet, int(players)) != sizes:
            yield f"{players} drafters sit {pods(sheet, int(players))}, not {sizes}"
    for players, rounds in expected.get("rounds_in_pods", {}).items():
        if rounds_in_pods(sheet, int(players)) != rounds:
            yield f"{players} drafters: {rounds_in_pods(sheet, int(players))} rounds, not {rounds}"
    for name, value in expected.get("draft", {}).items():
        if getattr(drafting(sheet), name) != value:
            yield f"draft: {name} {getattr(drafting(sheet), name)}, not {value}"
    for name, value in expected.get("settings", {}).items():
        if setting(sheet, name) != value:
            yield f"{name}: {setting(sheet, name)}, not {value}"


def as_pairing(pairs: list[list[str]]) -> Pairing:
    return frozenset(frozenset(pair) for pair in pairs)


def spelt(pairing: Pairing) -> str:
    return ", ".join(sorted("-".join(sorted(seats)) for seats in pairing))
