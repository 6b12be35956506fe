"""A player's match on their page: the answer, with the forms to report it."""

from __future__ import annotations

from datetime import datetime, timedelta

from msgspec import Struct

from topcut.answers.clock import clock_in_use
from topcut.answers.my_match import MyMatch
from topcut.desk.ports import SystemClock
from topcut.journal.fact import PlayerId
from topcut.rulebooks.procedures import time_steps
from topcut.web.report.fields import Data, Field, ResultForm
from topcut.web.report.form import conceding_fields, fields_for
from topcut.web.site.live import Snapshot
from topcut.web.site.moments import hour_words

_REPORTS = ("report", "dispute")
_NEARLY = timedelta(minutes=5)  # before time is called: a clock of the page turns warm then


class MyTable(Struct, frozen=True):
    """What a page adds to the match."""

    match: MyMatch
    until: str = ""  # "20:43 CET": when time is called
    called: str = ""  # the same of the judge
    warnings: tuple[int, ...] = ()  # so many minutes before the end whoever looks is warned (001 7.3)
    form: ResultForm | None = None  # what can be reported
    before: tuple[Field, ...] = ()  # what can be said of the games before conceding
    at_time: tuple[str, ...] = ()  # what they do when time is called, step by step
    near: bool = False  # time is nearly over, or is: that is what they want to know now
    near_at: str = ""  # when it will be


def table_of(snapshot: Snapshot, player: PlayerId, match: MyMatch, typed: Data | None = None) -> MyTable:
    """The match with its forms; `typed` is a report that was refused."""
    until = _hour(snapshot, match.ends)
    called = _hour(snapshot, match.call.at) if match.call else ""
    used = clock_in_use(snapshot)
    warnings = used.warnings if used and used.round == match.round else ()
    seated = snapshot.tournament.match(match.round, match.table)
    if seated is None or not any(act in match.acts for act in _REPORTS):
        return MyTable(match, until, called, warnings)
    form = fields_for(snapshot, seated, player, typed=typed)
    before = conceding_fields(snapshot, seated, player)
    if not match.ends:
        return MyTable(match, until, called, warnings, form, before)
    near = datetime.fromisoformat(match.ends) - _NEARLY
    steps = time_steps(snapshot.book, snapshot.plan[snapshot.tournament.rounds[match.round - 1].stage - 1].kind)
    now = datetime.fromisoformat(SystemClock().now())
    return MyTable(match, until, called, warnings, form, before, steps, near <= now, near.isoformat())


def _hour(snapshot: Snapshot, moment: str) -> str:
    return hour_words(datetime.fromisoformat(moment), snapshot.row.zone) if moment else ""
