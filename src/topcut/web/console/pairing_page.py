"""Pairing the next round: the draft with its reasons and its cost, redrawn, swapped, pinned, posted, withdrawn."""

from __future__ import annotations

import re

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.desk import commands
from topcut.journal.records import PlayerId
from topcut.journal.state import Draft
from topcut.play.limited.groups import groups_of
from topcut.play.stages import at_stage, is_over, stage_name
from topcut.refusal import refuse
from topcut.slips.who import player as meant
from topcut.web.console.drafted import drafted, mark_of
from topcut.web.console.forms import NOTHING, Answered
from topcut.web.console.next_step import round_words
from topcut.web.console.pages import show
from topcut.web.console.room import Room, officials

_PLACE = re.compile(r"(\d{1,5})\s*([ab])", re.IGNORECASE)


@require_safe
@officials
def pairing(room: Room) -> HttpResponse:
    return pairing_page(room, NOTHING)


def pairing_page(room: Room, answered: Answered) -> HttpResponse:
    """The draft of the next round, or the way to one."""
    snapshot = room.snapshot
    tournament = snapshot.tournament
    stage = tournament.draft.stage if tournament.draft else at_stage(tournament, snapshot.book)
    find = room.request.GET.get("find", "")
    return show(
        room,
        "console/pairing.html",
        answered,
        "desk_pairing",
        draft=drafted(snapshot, find) if tournament.draft else None,
        mark=mark_of(tournament.draft) if tournament.draft else "",
        name=round_words(snapshot, tournament.draft.round if tournament.draft else 0),
        swiss=snapshot.plan[stage - 1].kind == "swiss",
        heats=_heats(room),
        find=find,
        latest=tournament.rounds[-1] if tournament.rounds else None,
        redraws=tournament.drawn.get(len(tournament.rounds) + 1, 0),
        groups=_groups(room),
        reseat=not tournament.rounds or stage in tournament.opened,
    )


def _heats(room: Room) -> list[tuple[int, str]]:
    """The heats that can still be paired, where there are several."""
    snapshot = room.snapshot
    heats = [number for number, stage in enumerate(snapshot.plan, start=1) if stage.heat]
    left = [n for n in heats if not is_over(snapshot.tournament, snapshot.book, n)]
    return [(number, stage_name(snapshot.plan, number)) for number in left] if len(left) > 1 else []


class Seated(Struct, frozen=True):
    """A drafting group as it sits."""

    name: str
    players: tuple[str, ...]


def _groups(room: Room) -> list[Seated]:
    """The seats of the draft that was seated last."""
    snapshot = room.snapshot
    tournament = snapshot.tournament
    groups = next((found for n in range(len(snapshot.plan), 0, -1) if (found := groups_of(tournament, n))), ())
    return [
        Seated(f"Group {number}", tuple(snapshot.names[one] for one in group.players))
        for number, group in enumerate(groups, start=1)
    ]


@require_POST
@officials
def draw(room: Room) -> HttpResponse:
    """Draw a pairing, or another one with a reason."""

    def act() -> HttpResponse:
        room.do(
            commands.Draw(
                reason=room.field("reason"),
                pinned=_pairs(room, "pinned"),
                forbidden=_pairs(room, "forbidden"),
                keep_future=bool(room.field("keep_future")),
                stage=room.number("stage"),
            )
        )
        return room.go("desk_pairing", "Drawn. Nobody else sees it until it is posted.")

    return room.answer("draw", act, pairing_page)


def _pairs(room: Room, field: str) -> tuple[tuple[PlayerId, PlayerId], ...]:
    """One pair a line: "Kira, Odo"."""
    return tuple(_pair(room, line) for line in room.field(field).splitlines() if line.strip())


def _pair(room: Room, line: str) -> tuple[PlayerId, PlayerId]:
    names = [name.strip() for name in line.split(",") if name.strip()]
    if len(names) != 2:
        raise refuse(f"{line.strip()!r} does not name two players", "write them with a comma: Kira, Odo", "pair")
    return meant(room.snapshot, names[0]), meant(room.snapshot, names[1])


@require_POST
@officials
def swap(room: Room) -> HttpResponse:
    """Let two players of the draft change places; each by name, or by table and seat (4a)."""

    def act() -> HttpResponse:
        draft = _draft_shown(room)
        first, second = _in_draft(room, draft, "a"), _in_draft(room, draft, "b")
        room.do(commands.Swap(first, second, room.field("reason")))
        names = room.snapshot.names
        return room.go("desk_pairing", f"{names[first]} and {names[second]} have changed places.")

    return room.answer("swap", act, pairing_page)


def _in_draft(room: Room, draft: Draft, field: str) -> PlayerId:
    place = _PLACE.fullmatch(room.field(field))
    if place is None:
        return room.player(field)
    seats = next((table.seats for table in draft.tables if table.table == int(place[1])), ())
    seat = "ab".index(place[2].lower())
    if seat >= len(seats):
        raise refuse(f"nobody sits at {room.field(field)}", "write the table and a or b, or a name", "no-player")
    return seats[seat]


def _draft_shown(room: Room) -> Draft:
    """The draft, if it is still the one that the page showed."""
    draft = room.snapshot.tournament.draft
    if draft is None:
        rounds = len(room.snapshot.tournament.rounds)
        what = f"round {rounds} is posted already" if rounds else "no pairing has been drawn"
        raise refuse(what, "look at the round as it stands", "no-draft")
    if room.field("mark") not in ("", mark_of(draft)):
        raise refuse("the draft has changed since this page was opened", "look at it again first", "other-draft")
    return draft


@require_POST
@officials
def post(room: Room) -> HttpResponse:
    """Show the draft to everybody at one moment."""

    def act() -> HttpResponse:
        room.must_be_allowed(commands.Post())
        number = _posting(room)
        return room.go("desk_round", f"Round {number} is posted.", number=number)

    return room.answer("post", act, pairing_page)


def _posting(room: Room) -> int:
    """A second press of the same button finds what the first one did."""
    done = room.known.written_with(room.field("key")[:60])
    if not done:
        _draft_shown(room)
    return len(room.do(commands.Post()).tournament.rounds)


@require_POST
@officials
def withdraw_round(room: Room) -> HttpResponse:
    """Take back the latest round; with results in, a reason is asked."""

    def act() -> HttpResponse:
        number = len(room.snapshot.tournament.rounds)
        if room.number("round") not in (0, number):
            raise refuse(f"round {room.number('round')} is not the latest one", "look at the round again", "no-round")
        room.do(commands.WithdrawRound(room.field("reason")))
        return room.go("desk_pairing", f"Round {number} is withdrawn.")

    return room.answer("withdraw", act, pairing_page)
