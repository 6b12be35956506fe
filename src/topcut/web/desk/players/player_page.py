"""One player at the desk: the name, what is noted, the personal link with its code, and leaving."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec.structs import asdict

from topcut.acts.entries.commands import Describe, Rename
from topcut.answers.roster import roster_row
from topcut.messages.message import Player, message
from topcut.play.stages import stage_name
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players import holds
from topcut.web.desk.players.links_page import player_slip
from topcut.web.desk.players.people_page import open_heats
from topcut.web.site.forms import NOTHING, Answered


@require_safe
@officials
def player(room: Room, player: str) -> HttpResponse:
    return player_page(room, player, NOTHING)


def player_page(room: Room, player: str, answered: Answered) -> HttpResponse:
    snapshot = room.snapshot
    entrant = snapshot.tournament.entrants.get(player)
    if entrant is None:
        raise Http404(player)
    row = roster_row(snapshot, entrant)
    card = asdict(row.card)
    joined = {heat for heat, _ in entrant.heats}
    return show(
        room,
        "desk/players/player.html",
        answered,
        "desk_players",
        row=row,
        entrant=entrant,
        name=answered.values.get("name", row.name) if answered.form == "rename" else row.name,
        card={line: answered.values.get(line, "") for line in card} if answered.form == "describe" else card,
        heats=[(number, words) for number, words in open_heats(room) if number not in joined],
        plays_in=[snapshot.tell(stage_name(snapshot.plan, heat)) for heat in joined],
        slip=player_slip(room, player) if room.directs and entrant.active else None,
        byes=entrant.earned_byes,
        holds=holds.of_player(room, entrant),
        charges=bool(room.row.fee) or entrant.paid,
    )


@require_POST
@officials
def rename(room: Room, player: str) -> HttpResponse:
    """Correct the name; of the handle only where another one was typed."""

    def act() -> HttpResponse:
        before = room.snapshot.names.get(player, "")
        room.do(room.read(Rename, player=player, handle=""))
        said = message("web-people-renamed", before=before, name=room.field("name"))
        return room.go("desk_player", said, player=player)

    return room.answer("rename", act, lambda again, answered: player_page(again, player, answered))


@require_POST
@officials
def describe(room: Room, player: str) -> HttpResponse:
    """Take over all lines of the card as the form has them."""

    def act() -> HttpResponse:
        room.do(room.read(Describe, player=player))
        return room.go("desk_player", message("web-people-noted", player=Player(player)), player=player)

    return room.answer("describe", act, lambda again, answered: player_page(again, player, answered))
