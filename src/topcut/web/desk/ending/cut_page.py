"""The cut: who is in, seen before it is made; seeds that are typed in; lots among those who share a place."""

from __future__ import annotations

from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.ending.commands import DrawLot
from topcut.acts.limited.commands import SeatGroups
from topcut.acts.stages.commands import OpenStage
from topcut.answers.cut import drawn_seeds
from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.messages.message import message
from topcut.messages.voice import Told
from topcut.play.seeding import seeds_for
from topcut.play.stages import has_started, stage_name
from topcut.play.ties import open_ties
from topcut.refusal import refuse
from topcut.slips.who import player as meant
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, of_rounds, officials
from topcut.web.site import live
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.site.live import Snapshot

_TRIES = ("1", "2", "3", "4", "5")  # what these seeds agree on does not hang on chance
_MOST_LOTS = 12
_MOST_TIED = 64  # nobody draws a lot among more


class In(Struct, frozen=True):
    """Somebody who would make the cut."""

    seed: int
    name: str
    sure: bool  # chance has no say in it


class Tied(Struct, frozen=True):
    """Players who share a rank that a lot can part."""

    rank: int
    names: str
    players: str  # ids, with commas


@require_safe
@officials
@of_rounds
def cut(room: Room) -> HttpResponse:
    return cut_page(room, NOTHING)


def cut_page(room: Room, answered: Answered) -> HttpResponse:
    """Who plays on, with which seed, before the cut is made."""
    snapshot = room.snapshot
    number = next_stage(snapshot)
    stage = snapshot.plan[number - 1] if number else None
    typed = stage is not None and stage.seeds == "typed"
    why: tuple[Told, ...] = ()
    if stage and not typed:
        why = room.in_the_way(OpenStage(number))
    return show(
        room,
        "desk/ending/cut.html",
        answered,
        "desk_cut",
        stage=number,
        name=snapshot.tell(stage_name(snapshot.plan, number)) if number else "",
        take=stage.take if stage else 0,
        typed=typed,
        going=who_is_in(snapshot, number) if stage and not typed and not why else [],
        why=why,
        ties=ties(snapshot) if any(one.code == "seed-tied" for one in why) else [],
        players=[snapshot.names[one.id] for one in snapshot.tournament.entrants.values() if one.active][:200]
        if typed
        else [],
    )


def next_stage(snapshot: Snapshot) -> StageNumber:
    """The stage that a cut would open; 0 where there is none."""
    tournament, book = snapshot.tournament, snapshot.book
    for number, stage in enumerate(snapshot.plan, start=1):
        if not has_started(tournament, book, number) and (number > 1 or stage.kind == "bracket") and not stage.heat:
            return number
    return 0


def who_is_in(snapshot: Snapshot, number: StageNumber) -> list[In]:
    """Seeds as they would be; where chance parts equals, that is said."""
    lists = [seeds_for(snapshot.tournament, snapshot.book, number, seed) for seed in _TRIES]
    return [
        In(place, snapshot.names[player], all(other[place - 1] == player for other in lists))
        for place, player in enumerate(lists[0], start=1)
    ]


@require_POST
@officials
def make_cut(room: Room) -> HttpResponse:
    """Open the next stage."""

    def act() -> HttpResponse:
        number = room.hidden("stage")
        room.do(OpenStage(number, _typed_seeds(room)))
        stage = stage_name(room.snapshot.plan, number) if number else ""
        now = live.snapshot(room.row.slug)
        lots = drawn_seeds(now, max(now.tournament.opened))
        drawn = message("web-cut-lots", lots=lots) if lots else ""
        return room.go("desk_pairing", message("web-cut-made", stage=stage, drawn=drawn))

    return room.answer("cut", act, cut_page)


def _typed_seeds(room: Room) -> tuple[PlayerId, ...]:
    """One name a line, or with commas; the best first."""
    names = [name.strip() for line in room.field("seeds").splitlines() for name in line.split(",")]
    return tuple(meant(room.snapshot, name) for name in names if name)


# Lots ----------------------------------------------------------------------------------------------------------------


def ties(snapshot: Snapshot) -> list[Tied]:
    """Who shares a rank that a lot can part, the best first."""
    groups = open_ties(snapshot.standings) if snapshot.tournament.rounds else []
    return [
        Tied(rank, ", ".join(snapshot.names[one] for one in players), ",".join(players))
        for rank, players in groups
        if len(players) <= _MOST_TIED
    ][:_MOST_LOTS]


@require_POST
@officials
def lot(room: Room) -> HttpResponse:
    """Let chance order players who share a rank, or record the order drawn at the table."""

    def act() -> HttpResponse:
        players = tuple(one for one in room.field("players").split(",") if one)
        if not players:
            raise refuse("console-lot-of-nobody")
        drawn = tuple(meant(room.snapshot, one.strip()) for one in room.field("drawn").split(",") if one.strip())
        room.do(DrawLot(players, drawn))
        return room.go("desk_cut" if next_stage(room.snapshot) else "desk_finish", message("web-cut-lot-drawn"))

    return room.answer("lot", act, cut_page)


# Limited play --------------------------------------------------------------------------------------------------------


@require_POST
@officials
def seat(room: Room) -> HttpResponse:
    """Seat the draft; a second time says why."""
    from topcut.web.desk.pairing.pairing_page import pairing_page

    def act() -> HttpResponse:
        room.do(room.read(SeatGroups, seed=""))
        return room.go("desk_pairing", message("web-pairing-seated-now"), "#seats")

    return room.answer("seat", act, pairing_page)
