"""A pod's rounds come in one by one (001 7.2): what is in stands for everybody, and may be overwritten till all are."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.acts.matter import Matter
from topcut.acts.results.commands import NoteRounds, Report
from topcut.acts.results.decide import report, reportable
from topcut.acts.results.facts import PodRoundsNoted
from topcut.acts.results.fold import with_turns
from topcut.acts.results.pod_concessions import conceded
from topcut.journal.fact import PodRound
from topcut.journal.records import AnyFact
from topcut.journal.state import Match
from topcut.messages.message import message
from topcut.play.observed import marked_in
from topcut.play.pod_rounds import result_of, rounds_of
from topcut.play.possible.pod import MOST_POINTS
from topcut.refusal import Refusal, Refused, refusal, refuse


def note_rounds(matter: Matter, command: NoteRounds) -> list[AnyFact]:
    """Keep the rounds that are new or other than before; with the last one the sheet is reported."""
    matter.must_run()
    match = matter.match(command.round, command.table)
    if matter.book.play != "pod" or len(match.seats) < 3:
        raise refuse("pod-note-no-pod", match=matter.at(match))
    reportable(matter, match, command.by, "normal")
    if wrong := tuple(_impossible(matter, match, command.turns)):
        raise Refused(*wrong).at(message("place-table", table=match.table))
    turns = with_turns(match.noted, command.turns)
    if command.time or len(turns) == rounds_of(matter.book) or _is_over(match, turns):
        return _report(matter, match, command, turns)
    if match.status not in ("open", "delayed"):  # another one's report of all rounds stands there
        raise refuse("pod-note-reported", match=matter.at(match))
    if not turns and not match.noted:
        raise refuse("pod-without-rounds", conceded=len(conceded(match)))
    if turns == match.noted:
        raise refuse("pod-note-same", match=matter.at(match), rounds=len(turns))
    fresh = tuple(one for one in command.turns if one not in match.noted and (one.points or _was(match, one)))
    return [PodRoundsNoted(match.round, match.table, fresh, command.by)]


def _was(match: Match, turn: PodRound) -> bool:
    return any(one.turn == turn.turn for one in match.noted)


def _is_over(match: Match, turns: tuple[PodRound, ...]) -> bool:
    """Nobody is left to play against (7.9)."""
    return bool(turns) and len(conceded(match)) >= len(match.seats) - 1


def _report(matter: Matter, match: Match, command: NoteRounds, turns: tuple[PodRound, ...]) -> list[AnyFact]:
    there = [one.turn for one in turns]
    missing = tuple(str(turn) for turn in range(1, max(there, default=0)) if turn not in there)
    if missing:
        raise refuse("pod-note-gap", rounds=missing, count=len(missing)).at(message("place-table", table=match.table))
    result = result_of(matter.book, turns, command.time)
    return report(matter, Report(match.round, match.table, result, command.by))


def _impossible(matter: Matter, match: Match, turns: tuple[PodRound, ...]) -> Iterator[Refusal]:
    """Why these can be no rounds of this pod."""
    most, seats, marks = rounds_of(matter.book), len(match.seats), marked_in(matter.book) is not None
    known = [one.turn for one in turns]
    if len(set(known)) < len(known) or not all(1 <= turn <= most for turn in known):
        yield refusal("pod-note-no-such-round", most=most)
    for one in turns:
        if len(one.points) not in (0, seats) or any(seat not in range(seats if marks else 0) for seat in one.marked):
            yield refusal("pod-note-seats", round=one.turn, seats=seats)
        for points in one.points:
            if not 0 <= points <= MOST_POINTS:
                yield refusal("pod-points-out-of-range", round=one.turn, points=points, most=MOST_POINTS)
