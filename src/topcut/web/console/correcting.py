"""What a correction would change, shown before it is made."""

from __future__ import annotations

from django.http import HttpResponse
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.results.commands import Correct
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.stages import rounds_in, winner_of
from topcut.play.story import players_of
from topcut.play.whatif import Consequences, consequences
from topcut.web.console.forms import Answered
from topcut.web.console.pages import show
from topcut.web.console.room import Room
from topcut.web.live import Snapshot

_MOST_MOVES = 200


class Moved(Struct, frozen=True):
    """A player whose rank or points would change."""

    name: str
    rank_before: int
    rank_after: int
    points_before: int
    points_after: int


def preview_page(room: Room, match: Match, command: Correct) -> HttpResponse:
    """Before and after: the result, the ranks that move, who enters or leaves the cut; then it is asked once more."""
    snapshot = room.snapshot
    changed = consequences(
        snapshot.tournament, snapshot.book, match.round, match.table, command.result, _cut_after(snapshot, match)
    )
    carried = [(name, value) for name, value in room.request.POST.items() if name not in _NOT_CARRIED]
    return show(
        room,
        "console/correction.html",
        Answered(),
        match=match,
        seats=snapshot.tell(players_of(match)),
        before=snapshot.said(match),
        after=snapshot.said(match, command.result),
        worth=snapshot.worth_told(match, command.result),
        goes_on=_goes_on(snapshot, match, command),
        moves=_moves(snapshot, changed)[:_MOST_MOVES],
        left_out=max(len(changed.moves) - _MOST_MOVES, 0),
        cut_in=tuple(snapshot.names[one] for one in changed.cut_in),
        cut_out=tuple(snapshot.names[one] for one in changed.cut_out),
        later=len(snapshot.tournament.rounds) - match.round,
        carried=carried,
        reason=command.reason,
    )


_NOT_CARRIED = ("csrfmiddlewaretoken", "key", "head")


def _moves(snapshot: Snapshot, changed: Consequences) -> list[Moved]:
    return [
        Moved(snapshot.names[m.player], m.rank_before, m.rank_after, m.points_before, m.points_after)
        for m in changed.moves
    ]


def _cut_after(snapshot: Snapshot, match: Match) -> int:
    return snapshot.cut_after(snapshot.tournament.rounds[match.round - 1].stage)


def _goes_on(snapshot: Snapshot, match: Match, command: Correct) -> Message | None:
    """In a bracket: who goes on after the correction, if that is somebody else."""
    stage = snapshot.tournament.rounds[match.round - 1].stage
    if snapshot.plan[stage - 1].kind != "bracket" or match.result is None or len(match.seats) != 2:
        return None
    before = winner_of(snapshot.tournament, snapshot.book, match)
    after = winner_of(snapshot.tournament, snapshot.book, replace(match, result=command.result))
    if before == after or not rounds_in(snapshot.tournament, stage):
        return None
    now, then = (snapshot.player(one) if one else "" for one in (after, before))
    return message("web-result-goes-on", now=now, then=then)
