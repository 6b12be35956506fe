"""The judge at his table, as a player sees it: called, by whom, or there."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from topcut.journal.fact import PlayerId
from topcut.journal.state import Match
from topcut.messages.message import Message, message
from topcut.play.calls import rounds_at_the_tables
from topcut.web.live import Snapshot
from topcut.web.public.timing import hour_words


class Called(Struct, frozen=True):
    """A call of this round; a page that is kept says when, and a script how long ago."""

    words: Message  # "A judge has been called"
    at: str  # ISO
    hour: str  # "20:43 CET"
    mine: bool = False  # it waits, and he can take it back
    answered: bool = False


def called_to(snapshot: Snapshot, match: Match, player: PlayerId) -> Called | None:
    """The call at his table; None where nobody called or his round is over."""
    call = match.call
    if call is None or all(posted.number != match.round for posted in rounds_at_the_tables(snapshot.tournament)):
        return None
    at = call.answered or call.at
    hour = hour_words(datetime.fromisoformat(at), snapshot.row.zone)
    if call.answered:
        return Called(message("web-me-judge-is-there"), at, hour, answered=True)
    if call.by in ("", player):
        return Called(message("web-me-judge-called"), at, hour, mine=call.by == player)
    return Called(message("web-me-judge-called-by", player=snapshot.player(call.by)), at, hour)
