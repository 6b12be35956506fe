"""What was done last, act by act: who did it, in a line each, for whoever runs the event."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from msgspec import Struct

from topcut.acts.event.facts import Undone
from topcut.acts.results.facts import Confirmed, Corrected, Disputed, Reported, Settled
from topcut.acts.rounds.facts import RoundPaired
from topcut.answers.between import names_and_score
from topcut.answers.event_view import EventView
from topcut.journal.acts import Act, act_at, undone
from topcut.journal.fact import Result, RoundNumber, Table
from topcut.journal.records import Record
from topcut.messages.message import Message, message
from topcut.play.facts_told import act_told
from topcut.play.rounds_told import round_told
from topcut.refusal import Refused


class LatestAct(Struct, frozen=True):
    """An act that still stands."""

    seq: int
    at: str
    told: Message  # "Kira reported table 2: Kira 100–35 Odo"
    takes_back: bool  # an undo


def latest_acts(view: EventView, most: int, mine: Collection[int] = ()) -> tuple[LatestAct, ...]:
    """The last few, the newest first; those that began with a record of `mine` are told to who did them."""
    gone, found = undone(view.history), []
    for act in _backwards(view.history):
        if act[0].seq not in gone and act[0].seq > 1:
            told = _told(view, act, act[0].seq in mine)
            found.append(LatestAct(act[0].seq, act[0].at, told, takes_back(view.history, act[0].seq)))
        if len(found) == most:
            break
    return tuple(found)


def takes_back(history: Sequence[Record], seq: int) -> bool:
    """Whether this record is an undo; one that was made of an undo does something again."""
    fact = history[seq - 1].fact
    return isinstance(fact, Undone) and not isinstance(history[fact.seq - 1].fact, Undone)


def _backwards(history: Sequence[Record]) -> Iterator[Act]:
    end = len(history)
    while end:
        first = end
        while first > 1 and history[first - 2].more:
            first -= 1
        yield tuple(history[first - 1 : end])
        end = first - 1


def _told(view: EventView, act: Act, own: bool) -> Message:
    who = message("latest-you") if own else _who(view, act[0])
    deed = _deed(view, act)
    if deed is not None:
        return message("latest-line", who=who, what=deed)
    told = act_told(view, act[0].seq)  # of a player it names them
    return told if act[0].by in view.names and not own else message("latest-other", who=who, what=told)


def _who(view: EventView, record: Record) -> Message:
    if record.by in view.names:
        return message("journal-player", player=view.player(record.by))
    return message("latest-role", role=record.by)


def deed_told(view: EventView, seq: int) -> Message:
    """What the act that began with this record did, without who did it: "entered table 5: Kira 100–35 Odo"."""
    return _deed(view, act_at(view.history, seq)) or act_told(view, seq)


def _deed(view: EventView, act: Act) -> Message | None:
    """A verb with what it is about; None of acts that are told as facts."""
    by, fact = act[0].by, act[0].fact
    match fact:
        case Undone():
            return message("latest-undid", what=deed_told(view, fact.seq))
        case Reported():
            return _result(view, "reported" if by in view.names else "entered", fact.round, fact.table, fact.result)
        case Settled():
            return _result(view, "settled", fact.round, fact.table, fact.result)
        case Corrected():
            return _result(view, "corrected", fact.round, fact.table, fact.result)
        case Confirmed():
            return message("latest-at-table", did="confirmed", table=_place(view, fact.round, fact.table))
        case Disputed():
            return message("latest-at-table", did="disputed", table=_place(view, fact.round, fact.table))
        case RoundPaired() if view.tournament.round(fact.round):
            return message("latest-posted", round=view.round_name(fact.round))
    return None


def _result(view: EventView, did: str, number: RoundNumber, table: Table, result: Result) -> Message | None:
    """None of a table that is not there any more, or that the result does not fit any more."""
    match = view.tournament.match(number, table)
    try:
        if match is not None:
            told = names_and_score(view, match, result)
            return message("latest-result", did=did, table=_place(view, number, table), result=told)
    except (Refused, KeyError, ValueError):
        pass
    return None


def _place(view: EventView, number: RoundNumber, table: Table) -> Message:
    """ "table 5", of an earlier round with its number."""
    if number == len(view.tournament.rounds):
        return message("place-table", table=table)
    return message("place-told-table", round=round_told(view, number), table=table)
