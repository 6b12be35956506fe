"""One table with all that is known of it: its result and what it counts for, who said what, what to look at twice."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.results.facts import Confirmed, Corrected, Delayed, Disputed, Reported, Settled
from topcut.acts.results.pod_concessions import conceded
from topcut.answers.event_view import EventView
from topcut.answers.round import posted_rows
from topcut.answers.table_row import TableRow
from topcut.journal.acts import undone
from topcut.journal.fact import Result, RoundNumber, Table
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.facts_told import fact_told
from topcut.play.possible.taking import remarks_on
from topcut.play.stages import scored

_OF_RESULTS = (Reported, Confirmed, Disputed, Settled, Corrected, Delayed)


class Concession(Struct, frozen=True):
    """Somebody gave up, as it was reported; it is subject to the director's approval (001 7.9)."""

    player: Player
    own: bool  # said so alone, by phone
    seq: int  # the act that a refusal takes back


class TableAct(Struct, frozen=True):
    """What was done about the result of a table."""

    seq: int
    at: str
    told: Message
    undone: bool


class TableAnswer(Struct, frozen=True):
    """A table of a posted round."""

    round: RoundNumber
    title: Message  # of the round
    row: TableRow
    worth: Message | None  # what the result counts for, which both players verify (001 7.4)
    remarks: Messages  # what to look at twice in the result that stands
    concession: Concession | None
    deadline: str  # its own, or that of the round
    history: tuple[TableAct, ...]


class TakenResult(Struct, frozen=True, omit_defaults=True):
    """A result that was taken just now, as the table stands with it."""

    round: RoundNumber
    table: Table
    players: tuple[Player, ...]
    result: Message  # of a pod everybody by name
    state: str
    points: tuple[int, ...] = ()  # of each, where differential counts (001 7.4)
    differential: tuple[int, ...] = ()


def taken_result(view: EventView, match: Match, result: Result) -> TakenResult:
    """The result as it was typed, and how the table stands in the event as it is now."""
    after, worth = view.tournament.match(match.round, match.table), view.worth(match, result)
    return TakenResult(
        match.round,
        match.table,
        tuple(map(view.player, match.seats)),
        result_told(view, match, result),
        after.status if after else "",
        worth.points if worth else (),
        worth.differential if worth else (),
    )


def table_answer(view: EventView, match: Match, now: str = "") -> TableAnswer:
    """Everything about one table; `now` tells whether its time is up."""
    posted = view.tournament.rounds[match.round - 1]
    (row,) = posted_rows(view, posted, (match,), now)
    stands = match.result if match.status != "disputed" else None
    worth = view.worth(match) if stands else None
    return TableAnswer(
        match.round,
        view.round_name(match.round),
        row,
        worth.told if worth else None,
        tuple(remarks_on(view.tournament, view.book, match, stands)) if stands else (),
        concession_at(view, match),
        match.deadline or posted.deadline,
        results_of(view, match),
    )


def results_of(view: EventView, match: Match) -> tuple[TableAct, ...]:
    """Every act on its result, those that were undone too."""
    gone, place = undone(view.history), (match.round, match.table)
    return tuple(
        TableAct(record.seq, record.at, fact_told(view, record.fact), record.seq in gone)
        for record in view.history
        if isinstance(record.fact, _OF_RESULTS) and (record.fact.round, record.fact.table) == place
    )


def concession_at(view: EventView, match: Match) -> Concession | None:
    """The concession of a table for two; None where there is none, or a correction has taken its place."""
    result = match.result
    if result is None or result.how != "concession" or len(match.seats) != 2:
        return None
    gone, place = undone(view.history), (match.round, match.table)
    for record in reversed(view.history):
        fact = record.fact
        if record.seq in gone or not isinstance(fact, Reported | Corrected | Settled):
            continue
        if (fact.round, fact.table) == place:
            if not isinstance(fact, Reported):
                return None
            sides = scored(view.tournament, view.book, match, result).sides
            loser = next(seat for seat, side in zip(match.seats, sides, strict=True) if side.outcome == "loss")
            return Concession(view.player(loser), record.by == loser, record.seq)
    return None


# In words ------------------------------------------------------------------------------------------------------------


def result_told(view: EventView, match: Match, result: Result) -> Message:
    """ "FW/FL 100-35"; of a pod everybody by name, so that no other names are needed."""
    outcome = view.outcome(match, result)
    assert outcome is not None
    return _pod_told(view, match, result) if len(match.seats) > 2 else outcome


def table_told(view: EventView, match: Match) -> Message:
    """The result of a table; without one how it stands, and in a pod who has given up."""
    if match.result:
        return result_told(view, match, match.result)
    if len(match.seats) > 2 and (gone := conceded(match)):
        return message("pod-play-on", players=view.players(match.seats[seat] for seat in gone))
    return message("result-state", state=match.status)


def _pod_told(view: EventView, match: Match, result: Result) -> Message:
    """ "Kira 1550, 2 rounds won; Odo 0, conceded"."""
    gone = result.absent if result.how == "concession" else ()
    sides = scored(view.tournament, view.book, match, result).sides
    told = tuple(
        message(
            "pod-seat-told",
            player=view.player(player),
            points=side.points,
            won=side.games_won,
            conceded="yes" if seat in gone else "",
        )
        for seat, (player, side) in enumerate(zip(match.seats, sides, strict=True))
    )
    return message("pod-told", seats=told)
