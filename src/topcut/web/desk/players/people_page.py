"""The players: entering one or many, checking in, dropping, coming back."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.entries.commands import CheckIn, Drop, Enter, ForfeitBye, Person, ReEnter, Withdraw
from topcut.acts.stages.commands import Join
from topcut.answers.players import PlayerRow, players_answer
from topcut.files.names_file import read_names
from topcut.journal.fact import PlayerId
from topcut.journal.state import Entrant
from topcut.messages.message import Message, Player, message, with_names
from topcut.play.advice import advice
from topcut.play.limited.preparing import came_late
from topcut.play.stages import cut_made, is_over, stage_name
from topcut.refusal import refuse
from topcut.slips.who import folded
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.uploads import sent_file
from topcut.web.site import live
from topcut.web.site.forms import NOTHING, Answered

MOST_ROWS = 200


class PersonRow(Struct, frozen=True):
    """A line of the list."""

    row: PlayerRow
    facts: tuple[Message, ...]  # rating, team, side, heats


@require_safe
@officials
def players(room: Room) -> HttpResponse:
    return players_page(room, NOTHING)


def players_page(room: Room, answered: Answered) -> HttpResponse:
    """Everybody who entered, and the forms to enter more."""
    snapshot = room.snapshot
    tournament, find, only = snapshot.tournament, room.sought, room.request.GET.get("only", "")
    entrants = [e for e in tournament.entrants.values() if _fits(room, e, find, only)]
    everybody, shown = tournament.entrants.values(), players_answer(snapshot, entrants[:MOST_ROWS])
    return show(
        room,
        "desk/players/players.html",
        answered,
        "desk_players",
        rows=[PersonRow(row, tuple(_facts(snapshot, row))) for row in shown.players],
        found=len(entrants),
        left_out=max(len(entrants) - MOST_ROWS, 0),
        find=find,
        only=only,
        active=shown.active,
        present=sum(entrant.active and entrant.checked_in for entrant in everybody),
        gone=sum(not entrant.active for entrant in everybody),
        closed="finished" if tournament.finished else "cut" if cut_made(tournament, snapshot.book) else "",
        heats=_open_heats(room),
        sides=snapshot.book.text("pairing") == "sides",
        byes=snapshot.book.integer("earned_bye_rounds"),
        head_start=snapshot.book.play == "pod",
        advice=[] if tournament.rounds else advice(tournament, snapshot.book),
        gives_up=_asked_to_give_up(answered),
    )


def _asked_to_give_up(answered: Answered) -> PlayerId:
    """Whose drop waits for the word that a bracket match is given up with it."""
    asked = any(refusal.code == "entry-still-plays" for refusal in answered.refusals)
    return answered.values.get("player", "") if asked else ""


def _fits(room: Room, entrant: Entrant, find: str, only: str) -> bool:
    if only == "missing" and (entrant.checked_in or not entrant.active):
        return False
    if only == "gone" and entrant.active:
        return False
    return not find or folded(find) in folded(room.snapshot.names[entrant.id])


def _facts(snapshot: live.Snapshot, row: PlayerRow) -> Iterator[Message]:
    """What stands under the name."""
    if row.rating is not None:
        yield message("web-people-rated", rating=row.rating)
    if row.team:
        yield message("web-people-of-team", team=row.team)
    if row.side:
        yield message("side-name", side=row.side)
    for heat in row.heats:
        yield message("web-people-in-heat", heat=stage_name(snapshot.plan, heat))


def _open_heats(room: Room) -> list[tuple[int, str]]:
    snapshot = room.snapshot
    return [
        (number, snapshot.tell(stage_name(snapshot.plan, number)))
        for number, stage in enumerate(snapshot.plan, start=1)
        if stage.heat and not is_over(snapshot.tournament, snapshot.book, number)
    ]


# Entering ------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def enter(room: Room) -> HttpResponse:
    """One player with their details."""

    def act() -> HttpResponse:
        person = room.read(Person)
        if not person.name:
            raise refuse("console-nameless")
        room.do(Enter((person,), room.hidden("heat")))
        said = message("web-people-entered", players=1, name=person.name, late=_late(room))
        return room.go("desk_players", said, "#name")  # where the next name is typed

    return room.answer("enter", act, players_page)


def _late(room: Room) -> Message | str:
    """What it means to come after a draft; "" where nobody did."""
    snapshot = live.snapshot(room.row.slug)
    late = came_late(snapshot.tournament, snapshot.book, snapshot.stage)
    return next((with_names(one, snapshot.player) for one in late), "")


@require_POST
@officials
def enter_list(room: Room) -> HttpResponse:
    """A pasted list, or a CSV file; all of it or nothing."""

    def act() -> HttpResponse:
        room.must_be_allowed(Enter)  # before anything that was sent is read
        people = read_names(_list(room))
        room.do(Enter(people, room.hidden("heat")))
        said = message("web-people-entered", players=len(people), name=people[0].name, late=_late(room))
        return room.go("desk_players", said, "#enter")

    return room.answer("list", act, players_page)


def _list(room: Room) -> bytes:
    _, data = sent_file(room.request, "file")
    return data or room.field("names").encode()


# One player ----------------------------------------------------------------------------------------------------------


@require_POST
@officials
def act_on_player(room: Room, act: str) -> HttpResponse:
    """Check in, drop, withdraw, re-enter, play instead of an earned bye."""
    if act not in _ACTS:
        raise Http404(act)

    def done() -> HttpResponse:
        player = room.player("player")
        room.do(room.read(_ACTS[act], player=player))
        return room.go("desk_players", message("web-people-done", player=Player(player), act=act))

    return room.answer("player", done, players_page)


_ACTS: Mapping[str, type[Command]] = {
    "check-in": CheckIn,
    "drop": Drop,
    "withdraw": Withdraw,
    "re-enter": ReEnter,
    "forfeit-bye": ForfeitBye,
}


@require_POST
@officials
def join(room: Room) -> HttpResponse:
    """Somebody plays in another heat too."""

    def act() -> HttpResponse:
        player = room.player("player")
        room.do(Join(player, room.hidden("heat")))
        heat = stage_name(room.snapshot.plan, room.hidden("heat"))
        return room.go("desk_players", message("web-people-joined", player=Player(player), heat=heat))

    return room.answer("join", act, players_page)
