"""What a journal answers: rounds, ranks with their values and score cards, brackets, places, and the proof."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from topcut.journal.fact import Seating
from topcut.journal.fold import fold
from topcut.journal.records import Record
from topcut.journal.state import Match, Tournament
from topcut.journal.texts import Texts
from topcut.play.check import Finding, check
from topcut.play.limited.deals import proofs
from topcut.play.placings import placings
from topcut.play.stages import bracket_of, plan_of, scored, view
from topcut.play.standings import standings
from topcut.play.taking_part import took_part
from topcut.rulebooks.load import build
from topcut.rulebooks.model import Rulebook


def answers(history: Sequence[Record], words: Texts) -> dict[str, Any]:
    """Everything that must stay as it was, as plain JSON; players by their ids."""
    tournament = fold(history)
    book = build(tournament.rulebook)
    kinds = [stage.kind for stage in plan_of(tournament, book)]
    ranked = [number for number, kind in enumerate(kinds, 1) if kind in ("swiss", "pods")]
    filled = [number for number in tournament.opened if kinds[number - 1] == "bracket"]
    return {
        "records": len(history),
        "verified": [finding.seq for finding in findings(history, words)],
        "rounds": {
            str(posted.number): [_match(tournament, book, match) for match in posted.matches.values()]
            for posted in tournament.rounds
        },
        "draft": [_seating(table) for table in tournament.draw.tables] if tournament.draw else [],
        "standings": {str(number): _standings(tournament, book, number) for number in ranked},
        "brackets": {str(number): _bracket(tournament, book, number) for number in filled},
        "places": [f"{one.place}-{one.to} {one.player}" for one in placings(tournament, book)],
        **({"took_part": took_part(tournament, book)} if "gathering" in kinds else {}),
    }


def findings(history: Sequence[Record], words: Texts) -> list[Finding]:
    """All that `topcut verify` derives again."""
    found = check(history)
    deals = proofs(history, build(fold(history).rulebook), words)
    found += [Finding(seq, what.id, well) for seq, what, well in deals]
    return sorted(found, key=lambda finding: finding.seq)


def _seating(table: Seating) -> str:
    return f"{table.table}: {' '.join(table.seats)} {table.award}".strip()


def _match(tournament: Tournament, book: Rulebook, match: Match) -> str:
    """ "1: p1 p2 confirmed FW 4 +65 FL 1 -65"."""
    said = f"{match.table}: {' '.join(match.seats)} {match.status}"
    if match.result is None or not match.counts or len(match.seats) < 2:
        return said
    sides = scored(tournament, book, match, match.result).sides
    return " ".join([said, *(f"{side.code or side.outcome} {side.points} {side.differential:+}" for side in sides)])


def _standings(tournament: Tournament, book: Rulebook, number: int) -> dict[str, Any]:
    """Each player's rank, points, record, the values shown, and the score card, a line per round."""
    table = standings(view(tournament, book, number), book)
    return {
        row.player: {
            "rank": row.rank,
            "points": row.points,
            "record": "-".join(map(str, row.record)),
            "values": {name: str(value) for name, value in row.values.items()},
            "card": " ".join(
                f"{line.round}:{line.code or '-'}/{line.opponent or '-'}/{line.points}/{line.differential:+}"
                for line in table.ledger.lines[row.player]
            ),
        }
        for row in table.rows
    }


def _bracket(tournament: Tournament, book: Rulebook, number: int) -> list[str]:
    """ "3: p1 winner2 ready", "1: p1 p4 played p1"."""
    return [
        f"{game}: {' '.join(seat.player or seat.source for seat in state.seats)} {state.status} {state.winner or ''}"
        for game, state in bracket_of(tournament, book, number).games.items()
    ]
