"""What a player uses of what they earned elsewhere, chosen at the desk; or given by hand, with a reason."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST

from topcut.acts.earned.commands import Bring
from topcut.acts.earned.facts import Held
from topcut.journal.state import Entrant
from topcut.limits import natural
from topcut.messages.message import Player, message
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.players.holds import by_hand
from topcut.web.desk.players.player_page import player_page
from topcut.web.seasons.byes.entering import bring_of, offered

_MOST = 9  # rounds that anybody sits out


@require_POST
@officials
def bring(room: Room, player: str) -> HttpResponse:
    """Use, keep or give up what the ledger has of them."""

    def act() -> HttpResponse:
        room.do(bring_of(room.request.POST, offered(room.snapshot, player), _entrant(room, player)))
        return _noted(room, player)

    return room.answer("bring", act, lambda again, answered: player_page(again, player, answered))


@require_POST
@officials
def bring_by_hand(room: Room, player: str) -> HttpResponse:
    """Give what no ledger knows, or take back what was given so; what the ledger has of them stays."""

    def act() -> HttpResponse:
        entrant, held = _entrant(room, player), _sent(room)
        used = tuple(one for one in entrant.brought if one not in by_hand(entrant))
        room.do(Bring(player, (*used, *held), entrant.given_up, room.field("reason")))
        return _noted(room, player)

    return room.answer("by_hand", act, lambda again, answered: player_page(again, player, answered))


def _entrant(room: Room, player: str) -> Entrant:
    found = room.snapshot.tournament.entrants.get(player)
    if found is None:
        raise Http404(player)
    return found


def _sent(room: Room) -> tuple[Held, ...]:
    """ "1+2" are rounds; "start" is a head start of so many points; nothing takes back."""
    which = room.field("which")
    if which == "start":
        return (Held(points=room.hidden("points")),)
    rounds = tuple(natural(one, _MOST) or 0 for one in which.split("+")) if which else ()
    return (Held(rounds=rounds),) if rounds else ()


def _noted(room: Room, player: str) -> HttpResponse:
    return room.go("desk_player", message("web-byes-brought", player=Player(player)), "#holds", player=player)
