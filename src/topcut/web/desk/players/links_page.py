"""Personal links: as a list, and as slips to be cut out, with a code for the phone's camera."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.safestring import SafeString
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.acts.who import OFFICIALS, Role
from topcut.journal.fact import PlayerId
from topcut.journal.state import Tournament
from topcut.slips.who import folded
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.people import roles
from topcut.web.people.access import link
from topcut.web.people.models import Role as Account
from topcut.web.people.renewing import generation
from topcut.web.people.words import EVERY_PLAYER, word_of
from topcut.web.site import asked
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.outside import outside
from topcut.web.site.qr_codes import qr_code

MOST_ROWS = 120  # each with its way to a new link: below 100 kB
PER_SHEET = 6
PER_PAGE = 42  # seven sheets: small enough for a phone to load, large enough for most events
T = TypeVar("T")


class LinkSlip(Struct, frozen=True):
    """A player's link as it is printed."""

    name: str
    table: int  # 0 = not seated
    address: str
    path: str = ""
    renews: str = ""  # what its button says: whose link, and which one it was
    code: SafeString = SafeString("")
    accounts: Sequence[Account] = ()  # that are this player, too


class OfficialLink(Struct, frozen=True):
    """The link that lets somebody in with the role of an official."""

    role: Role
    word: str
    address: str
    renews: str


@require_safe
@officials
def links(room: Room) -> HttpResponse:
    return links_page(room, NOTHING)


def links_page(room: Room, answered: Answered) -> HttpResponse:
    """The link of everybody, by table; the code of the only one that was found."""
    find = room.sought
    found = [one for one in in_table_order(room.snapshot.tournament) if _fits(room, one[0], find)]
    shown = found[:MOST_ROWS] if room.directs else []
    accounts = roles.players(room.row, (player for player, _ in shown))
    return show(
        room,
        "desk/players/links.html",
        answered,
        "desk_links",
        slips=[
            _slip(room, player, table, bool(find) and len(shown) == 1, accounts.get(player, ()))
            for player, table in shown
        ],
        left_out=max(len(found) - MOST_ROWS, 0),
        find=find,
        officials=[_official_link(room, role) for role in OFFICIALS] if room.directs else [],
        renews_players=_renews(room, EVERY_PLAYER),
        allowed=room.row.links_allowed,
    )


def _official_link(room: Room, role: Role) -> OfficialLink:
    word = word_of(role)
    return OfficialLink(role, word, outside(room.request, link(room.row, role)), _renews(room, word))


def _renews(room: Room, word: str) -> str:
    """What the button of a new link says: whose, and which one it was."""
    return f"{word}.{generation(room.row, word)}"


def _fits(room: Room, player: PlayerId, find: str) -> bool:
    return not find or folded(find) in folded(room.snapshot.names[player])


def in_table_order(tournament: Tournament) -> list[tuple[PlayerId, int]]:
    """Everybody who is in with the table of the latest round; those without one come last, in signup order."""
    matches = tournament.rounds[-1].matches.values() if tournament.rounds else ()
    tables = {seat: match.table for match in matches for seat in match.seats}
    active = [entrant.id for entrant in tournament.entrants.values() if entrant.active]
    order = sorted(active, key=lambda player: tables.get(player, 1 << 30))
    return [(player, tables.get(player, 0)) for player in order]


def _slip(room: Room, player: PlayerId, table: int, coded: bool = False, accounts: Sequence[Account] = ()) -> LinkSlip:
    path = link(room.row, "player", player)
    address = outside(room.request, path)
    code = qr_code(address) if coded else SafeString("")
    return LinkSlip(room.snapshot.names[player], table, address, path, _renews(room, player), code, accounts)


def player_slip(room: Room, player: PlayerId) -> LinkSlip:
    """One player's link with its code, and the accounts that are this player."""
    tables = dict(in_table_order(room.snapshot.tournament))
    accounts = roles.players(room.row, (player,)).get(player, ())
    return _slip(room, player, tables.get(player, 0), coded=True, accounts=accounts)


@require_safe
@officials
def printed(room: Room) -> HttpResponse:
    """Slips six to a sheet, so that the cut stacks lie in table order one upon the other."""
    if not room.directs:
        return links_page(room, NOTHING)
    everybody = in_table_order(room.snapshot.tournament)
    pages = -(-len(everybody) // PER_PAGE) or 1
    page = min(asked.number(room.request.GET, "page") or 1, pages)
    part = everybody[(page - 1) * PER_PAGE : page * PER_PAGE]
    slips = [_slip(room, player, table, coded=True) for player, table in part]
    context = {
        "snapshot": room.snapshot,
        "on_each": PER_SHEET,
        "sheets": cut_and_stack(slips),
        "page": page,
        "pages": range(1, pages + 1),
    }
    return render(room.request, "desk/players/links_printed.html", context)


def cut_and_stack(slips: Sequence[T], on_each: int = PER_SHEET) -> list[list[T | None]]:
    """Sheets of so many whose stacks, laid one upon the other after cutting, are in order."""
    sheets = -(-len(slips) // on_each)
    return [
        [slips[place] if (place := sheet + stack * sheets) < len(slips) else None for stack in range(on_each)]
        for sheet in range(sheets)
    ]
