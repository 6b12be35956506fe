"""The players: who is here and who is not, and entering one or many."""

from __future__ import annotations

from collections.abc import Mapping

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.entries.commands import CheckIn, Drop, Enter, ForfeitBye, NoteFee, Person, ReEnter, Withdraw
from topcut.acts.registration.commands import MoveUp, OrderWaiting
from topcut.acts.stages.commands import Join
from topcut.answers.roster import ONLY, Only, Roster, roster
from topcut.files.names_file import read_names
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, Player, message, with_names
from topcut.play.advice import advice
from topcut.play.limited.preparing import came_late
from topcut.play.stages import cut_made, is_over, stage_name
from topcut.refusal import refuse
from topcut.slips.who import folded
from topcut.web.desk.frame.next_step import button
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.uploads import sent_file
from topcut.web.desk.players.holds import holders
from topcut.web.people.across import looked_up
from topcut.web.site import live
from topcut.web.site.forms import NOTHING, Answered

MOST_ROWS = 200
MOST_MENUS = 90  # of a longer list the names lead to the same acts, so that it stays small on the wire
_TO_ADD = ("enter", "list")  # the forms that open with the button


class Chip(Struct, frozen=True):
    """A filter of the list, with how many it leaves."""

    only: Only
    count: int
    here: bool


@require_safe
@officials
def players(room: Room) -> HttpResponse:
    return players_page(room, NOTHING)


def players_page(room: Room, answered: Answered) -> HttpResponse:
    """Everybody who entered; the forms to enter more where somebody asked for them."""
    snapshot, book = room.snapshot, room.snapshot.book
    tournament, find, only = snapshot.tournament, room.sought, _only(room)
    shown = roster(snapshot, (lambda words: _fits(find, words)) if find else None, only, MOST_ROWS)
    paid = any(entrant.paid for entrant in tournament.entrants.values())
    charges = bool(room.row.fee) or paid
    step = button(snapshot, room.roles)
    return show(
        room,
        "desk/players/players.html",
        answered,
        "desk_players",
        roster=shown,
        chips=_chips(shown, only, charges),
        charges=charges,
        takes_fees=paid,  # until somebody paid, an open fee is nothing to look at
        goes_on=step.page != "desk_players" and not step.waits and not step.others and not tournament.rounds,
        teams=any(row.team or row.card.club for row in shown.rows),
        menus=len(shown.rows) <= MOST_MENUS,
        left_out=max(shown.found - MOST_ROWS, 0),
        find=find,
        only=only,
        adding=bool(room.request.GET.get("add")) or answered.form in _TO_ADD or not shown.entered,
        closed="finished" if tournament.finished else "cut" if cut_made(tournament, book) else "",
        heats=open_heats(room),
        sides=book.text("pairing") == "sides",
        byes=book.integer("earned_bye_rounds"),
        head_start=book.play == "pod",
        advice=advice(tournament, book) if tournament.entrants and not tournament.rounds else [],
        gives_up=asked_to_give_up(answered),
        holders=holders(room),
    )


def _only(room: Room) -> Only:
    asked = room.request.GET.get("only", "")
    return asked if asked in ONLY else ""


def _fits(find: str, words: tuple[str, ...]) -> bool:
    """A number as it is, anything else as part of a word."""
    return find == words[0] if find.isdigit() else any(folded(find) in folded(one) for one in words[1:])


def _chips(shown: Roster, only: Only, charges: bool) -> list[Chip]:
    """Those that leave somebody, and the one that is chosen."""
    offered = [one for one in ONLY if one != "unpaid" or charges]
    return [Chip(one, shown.counts[one], one == only) for one in offered if shown.counts[one] or one in ("", only)]


def asked_to_give_up(answered: Answered) -> PlayerId:
    """Whose drop waits for the word that a bracket match is given up with it."""
    asked = any(refusal.code == "entry-still-plays" for refusal in answered.refusals)
    return answered.values.get("player", "") if asked else ""


def open_heats(room: Room) -> list[tuple[int, str]]:
    """The heats that are not over, by number, with their names."""
    snapshot = room.snapshot
    return [
        (number, snapshot.tell(stage_name(snapshot.plan, number)))
        for number, stage in enumerate(snapshot.plan, start=1)
        if stage.heat and not is_over(snapshot.tournament, snapshot.book, number)
    ]


@require_safe
@officials
def sign_in_sheet(room: Room) -> HttpResponse:
    """Everybody who is in, by name, with a line to sign on."""
    rows = [row for row in roster(room.snapshot).rows if row.presence != "gone"]
    rows.sort(key=lambda row: folded(row.name))
    context = {"snapshot": room.snapshot, "rows": rows, "fee": room.row.fee}
    return render(room.request, "desk/players/sign_in.html", context)


# Entering ------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def enter(room: Room) -> HttpResponse:
    """One player with their details."""

    def act() -> HttpResponse:
        person = room.read(Person)
        if not person.name:
            raise refuse("console-nameless")
        room.do(Enter(looked_up(room.snapshot, (person,)), room.hidden("heat")))
        said = message("web-people-entered", players=1, name=person.name, late=_late(room))
        return room.go("desk_players", said, "?add=1#name")  # where the next name is typed

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
        people = looked_up(room.snapshot, read_names(_list(room)))
        room.do(Enter(people, room.hidden("heat")))
        said = message("web-people-entered", players=len(people), name=people[0].name, late=_late(room))
        return room.go("desk_players", said)

    return room.answer("list", act, players_page)


def _list(room: Room) -> bytes:
    _, data = sent_file(room.request, "file")
    return data or room.field("names").encode()


# One player ----------------------------------------------------------------------------------------------------------


@require_POST
@officials
def act_on_player(room: Room, act: str) -> HttpResponse:
    """Check in, drop, withdraw, re-enter, play instead of an earned bye, pay."""
    if act not in _ACTS:
        raise Http404(act)

    def done() -> HttpResponse:
        player = room.player("player")
        kind, known = _ACTS[act]
        room.do(room.read(kind, player=player, **known))
        return room.go("desk_players", message("web-people-done", player=Player(player), act=act))

    return room.answer("player", done, players_page)


_ACTS: Mapping[str, tuple[type[Command], Mapping[str, int]]] = {  # the command, and what the button says of it
    "check-in": (CheckIn, {}),
    "drop": (Drop, {}),
    "withdraw": (Withdraw, {}),
    "re-enter": (ReEnter, {}),
    "forfeit-bye": (ForfeitBye, {}),
    "move-up": (MoveUp, {}),
    "first": (OrderWaiting, {"place": 1}),
    "paid": (NoteFee, {"paid": True}),
    "unpaid": (NoteFee, {"paid": False}),
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
