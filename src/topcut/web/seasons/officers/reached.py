"""Who holds which office, what it is called, and how they want to be reached."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from topcut.messages.message import Message, message
from topcut.refusal import Refused
from topcut.web.people.names import name_of
from topcut.web.seasons.models import League, Office
from topcut.web.seasons.models_regions import Appointed, Reach
from topcut.web.seasons.offices import Kind, coordinators_of
from topcut.web.seasons.programs.known import program_named

ORDER = (Kind.DIRECTOR, Kind.COORDINATOR, Kind.CHAIR, Kind.LEAGUE)


class Officer(Struct, frozen=True):
    """Somebody with an office."""

    office: Office
    name: str
    called: Message
    program: str  # its title, as it is printed
    words: str  # how they are reached
    since: str  # "" = nobody wrote it down


def officers_of(continent: str) -> list[Officer]:
    """Who coordinates a continent, in any program."""
    return told(coordinators_of(continent))


def told(offices: Iterable[Office]) -> list[Officer]:
    """One question for each kind of thing that is said of them."""
    rows = list(offices)
    words = dict(Reach.objects.filter(user__in={one.user_id for one in rows}).values_list("user", "words"))
    held = Appointed.objects.filter(user__in={one.user_id for one in rows}, ended_at="").order_by("pk")
    since = {(one.user_id, one.kind, one.where, one.program): one.at for one in held}
    leagues = dict(League.objects.filter(slug__in={one.where for one in rows}).values_list("slug", "name"))
    return [
        Officer(
            one,
            name_of(one.user),
            called(one.kind, one.where, leagues.get(one.where, one.where)),
            title_of(one.program),
            words.get(one.user_id, ""),
            since.get((one.user_id, one.kind, one.where, one.program), "")[:10],
        )
        for one in rows
    ]


def called(kind: str, where: str, league: str) -> Message:
    """ "Coordinator, Europe"."""
    if kind == Kind.COORDINATOR:
        return message("officer-coordinator", continent=message("region-continent", continent=where))
    return message("officer-office", office=kind, league=league)


def title_of(program: str) -> str:
    try:
        return program_named(program).title
    except Refused:
        return program
