"""When somebody who is not there has missed the game."""

from __future__ import annotations

from datetime import datetime
from math import ceil

from topcut.acts.matter import Matter
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.play.clock import missed_from, time_told
from topcut.refusal import refuse


def must_be_missed(matter: Matter, match: Match, result: Result) -> None:
    """Whoever still plays in the event may come until then, as long as the clock runs (001 7.5.1, R04)."""
    absent = [match.seats[seat] for seat in result.absent if seat < len(match.seats)]
    if result.how != "no-show" or not any(matter.entrant(player).active for player in absent):
        return
    since = missed_from(matter.book, matter.round(match.round).clock, matter.context.now)
    early = (since - datetime.fromisoformat(matter.context.now)).total_seconds() if since else 0
    if early > 0:
        setting = matter.book.settings["missed_game_after"]
        minutes = matter.book.integer("missed_game_after")
        raise refuse("result-missed-too-early", minutes=minutes, left=time_told(ceil(early)), clause=setting.clause)
