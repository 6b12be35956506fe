"""The clock, announcements and undo: small acts that every page of the desk can send."""

from __future__ import annotations

from django.http import Http404, HttpResponse
from django.views.decorators.http import require_POST

from topcut.acts.clock.commands import AddTime, PauseClock, ResumeClock, StartClock
from topcut.acts.command import Command
from topcut.acts.event.commands import Announce, TakeDown, Undo
from topcut.acts.event.facts import Undone
from topcut.acts.rounds.facts import Drafted
from topcut.answers.clock import clock_in_use
from topcut.answers.latest import deed_told
from topcut.journal.acts import act_at
from topcut.messages.message import Message, message
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.round.round_page import round_page


@require_POST
@officials
def clock(room: Room, act: str) -> HttpResponse:
    """Start, pause, resume, more time for all or for one table."""
    if act not in ("start", "pause", "resume", "add"):
        raise Http404

    def done() -> HttpResponse:
        command = _of_clock(room, act)
        room.do(command)
        return room.go("desk", _said(room, act, command))

    return room.answer("clock", done, round_page)


def _of_clock(room: Room, act: str) -> Command:
    if act == "start":
        return room.read(StartClock, game=room.hidden("game"))
    if act == "pause":
        return PauseClock()
    if act == "resume":
        return ResumeClock()
    return room.read(AddTime)


def _said(room: Room, act: str, command: Command) -> Message:
    if isinstance(command, AddTime):
        return message("web-clock-added", minutes=command.minutes, table=command.table)
    clock = clock_in_use(room.snapshot)
    return message("web-clock-done", what=clock.of if clock else message("web-clock-the-round"), act=act)


@require_POST
@officials
def announce(room: Room) -> HttpResponse:
    def act() -> HttpResponse:
        room.do(room.read(Announce, until=room.moment("until")))
        return room.go("desk", message("web-clock-announced"))

    return room.answer("announce", act, round_page)


@require_POST
@officials
def take_down(room: Room) -> HttpResponse:
    """An announcement that stands no more."""

    def act() -> HttpResponse:
        room.do(TakeDown(room.hidden("seq")))
        return room.go("desk", message("web-announce-taken-down"))

    return room.answer("take_down", act, round_page)


@require_POST
@officials
def undo(room: Room) -> HttpResponse:
    """Take back the act that the button named, if it is still the last one or nothing depends on it."""

    def act() -> HttpResponse:
        seq = room.hidden("seq")
        said = _taken_back(room, seq)
        room.do(Undo(seq))
        of_a_draw = any(isinstance(one.fact, Drafted) for one in act_at(room.known.history, seq))
        return room.go("desk_pairing" if of_a_draw else "desk", said)

    return room.answer("undo", act, round_page)


def _taken_back(room: Room, seq: int) -> Message | str:
    """What is undone, or done again where the record is an undo; "" where there is none, which the desk refuses."""
    history = room.snapshot.history
    if not 0 < seq <= len(history):
        return ""
    fact = history[seq - 1].fact
    if isinstance(fact, Undone):
        return message("web-clock-redone", what=deed_told(room.snapshot, fact.seq))
    return message("web-clock-undone", what=deed_told(room.snapshot, seq))
