"""What was seen must still be so: if not, nothing is done, and they are told what it is now."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.seen import Expects, SawDraw, SawHead, SawMatch, SawRound, SawRounds
from topcut.journal.fact import RoundNumber, Table
from topcut.messages.message import Message, message
from topcut.play.outcome import outcome_of
from topcut.play.pod_rounds import so_far_told
from topcut.refusal import refuse


def must_still_be(matter: Matter, expects: Expects) -> None:
    """Raise `Refused` where what was seen has changed since."""
    tournament = matter.tournament
    match expects:
        case SawMatch(round=number, table=table, seen=seen):
            found = matter.match(number, table)
            if found.changed > seen:
                raise refuse("desk-match-changed", match=matter.at(found), now=_now(matter, number, table))
        case SawRounds(round=number, table=table, seen=seen):
            found = matter.match(number, table)
            if found.status in ("open", "delayed") and found.noted_seq > seen:
                raise refuse("desk-match-changed", match=matter.at(found), now=_now(matter, number, table))
        case SawDraw(seq=seq):
            draft = tournament.draw
            if draft is None:
                raise refuse("desk-draw-gone")
            if draft.seq != seq:
                raise refuse("desk-draw-changed", round=draft.round, drawn=draft.drawn)
        case SawRound(round=number):
            latest = len(tournament.rounds)
            if number != latest:
                raise refuse("desk-round-not-latest", round=number, latest=latest)
        case SawHead(head=head):
            if tournament.head != head:
                by = matter.history[-1].by
                raise refuse("desk-journal-grown", seen=head, head=tournament.head, by=by)


def _now(matter: Matter, number: RoundNumber, table: Table) -> Message:
    found = matter.match(number, table)
    if found.status == "disputed":
        return message("desk-now-disputed")
    if in_so_far := so_far_told(matter.book, found):
        return in_so_far
    if found.result is None:
        return message("desk-now-open")
    outcome = outcome_of(matter.tournament, matter.book, found, found.result)
    return message("desk-now-result", result=outcome, status=found.status)
