"""A player's match on their page: the answer, with the forms to report it."""

from __future__ import annotations

from datetime import datetime

from msgspec import Struct

from topcut.answers.clock import clock_in_use
from topcut.answers.my_match import MyMatch
from topcut.journal.fact import PlayerId
from topcut.rulebooks.model import Rulebook
from topcut.web.report.fields import Data, Field, ResultForm
from topcut.web.report.form import conceding_fields, fields_for
from topcut.web.site.live import Snapshot
from topcut.web.site.moments import hour_words

_REPORTS = ("report", "dispute")


class MyTable(Struct, frozen=True):
    """What a page adds to the match."""

    match: MyMatch
    until: str = ""  # "20:43 CET": when time is called
    called: str = ""  # the same of the judge
    warnings: tuple[int, ...] = ()  # so many minutes before the end whoever looks is warned (001 7.3)
    form: ResultForm | None = None  # what can be reported
    before: tuple[Field, ...] = ()  # what can be said of the games before conceding
    at_time: tuple[str, ...] = ()  # what they do when time is called, in the rulebook's words


def table_of(snapshot: Snapshot, player: PlayerId, match: MyMatch, typed: Data | None = None) -> MyTable:
    """The match with its forms; `typed` is a report that was refused."""
    until = _hour(snapshot, match.ends)
    called = _hour(snapshot, match.call.at) if match.call else ""
    used = clock_in_use(snapshot)
    warnings = used.warnings if used and used.round == match.round else ()
    seated = snapshot.tournament.match(match.round, match.table)
    if seated is None or not any(act in match.acts for act in _REPORTS):
        return MyTable(match, until, called, warnings)
    at_time = _at_time(snapshot.book) if match.ends else ()
    form = fields_for(snapshot, seated, player, typed=typed)
    return MyTable(match, until, called, warnings, form, conceding_fields(snapshot, seated, player), at_time)


def _at_time(book: Rulebook) -> tuple[str, ...]:
    ending = book.endings.get("timeout")
    return (ending.procedure,) if ending and ending.procedure else ()


def _hour(snapshot: Snapshot, moment: str) -> str:
    return hour_words(datetime.fromisoformat(moment), snapshot.row.zone) if moment else ""
