"""The code on a table's slip: whoever sits there becomes known by it, once for every seat.

It stands for one table of one posted round. What it gives is what the personal link of that player gives, and it ends
with that link (docs/decisions/0019-table-codes.md).
"""

from __future__ import annotations

from collections.abc import Iterable

from django.http import HttpRequest
from django.urls import reverse

from topcut.journal.fact import PlayerId
from topcut.journal.records import Record
from topcut.journal.state import Match, Round
from topcut.messages.message import Player
from topcut.refusal import refuse
from topcut.web.people import roles
from topcut.web.people.access import keep
from topcut.web.people.models import SeatTaken
from topcut.web.people.renewing import generation, marked
from topcut.web.people.seals import is_seal, seal
from topcut.web.people.words import EVERY_PLAYER
from topcut.web.store.models import Event

_SALT = "topcut.table"


def table_path(event: Event, posted: Round, table: int) -> str:
    """The path of a table's code."""
    given = seal(_SALT, _sealed(event, posted, table))
    return reverse("table_code", args=(event.slug, posted.number, table, given))


def is_table_code(event: Event, posted: Round, table: int, given: str) -> bool:
    return is_seal(given, _SALT, _sealed(event, posted, table))


def _sealed(event: Event, posted: Round, table: int) -> str:
    """A round that is taken back and posted again has other codes; new links for everybody end all of them."""
    everybody = generation(event, EVERY_PLAYER)
    return f"{event.pk}.{event.slug}.{posted.number}.{table}.{posted.posted_by}.{everybody}"


def taken(event: Event, match: Match, history: Iterable[Record]) -> frozenset[PlayerId]:
    """Whose seats are known already: by such a code, by an account, or because they acted themselves before."""
    by_code = SeatTaken.objects.filter(event=event, player__in=match.seats).values_list("player", "link")
    known = {player for player, link in by_code if link == marked(event, player)}
    acted = {record.by for record in history}
    never_renewed = {seat for seat in match.seats if not generation(event, seat)}
    return frozenset({*known, *roles.players(event, match.seats), *(acted & never_renewed)})


def take(request: HttpRequest, event: Event, match: Match, player: PlayerId, history: Iterable[Record]) -> None:
    """Be this player in this browser; refused where somebody is already."""
    if not event.links_allowed:
        raise refuse("account-links-off")
    if player not in match.seats:
        raise refuse("account-not-at-this-table", table=match.table)
    free = player not in taken(event, match, history)
    if not free or not SeatTaken.objects.get_or_create(event=event, player=player, link=marked(event, player))[1]:
        raise refuse("account-seat-taken", player=Player(player))
    keep(request, event, player)
