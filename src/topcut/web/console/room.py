"""The desk of one event for one person: who he is, what he may do, and the doing of it."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import render
from django.urls import reverse

from topcut.desk import commands
from topcut.desk.commands import Command
from topcut.desk.decide import decide
from topcut.desk.known import Known
from topcut.desk.ports import Context, SystemClock, SystemEntropy
from topcut.desk.submit import Accepted
from topcut.journal.records import PlayerId
from topcut.journal.state import Match, Round
from topcut.refusal import Refused, refuse
from topcut.slips.who import player as meant
from topcut.web import live
from topcut.web.access import actor
from topcut.web.console.forms import Answered, whole
from topcut.web.console.wording import worded

# What a judge does at the tables; everything else is the director's.
OF_JUDGES = (
    commands.Report,
    commands.Confirm,
    commands.Settle,
    commands.Concede,
    commands.NoShow,
    commands.BothLose,
    commands.Incomplete,
    commands.Delay,
    commands.AddTime,
    commands.CheckIn,
)
DIRECTORS_ONLY = "directors-only"


class Room:
    """A request at the desk."""

    def __init__(self, request: HttpRequest, slug: str) -> None:
        self.request = request
        self.snapshot = live.snapshot(slug)
        self.row = self.snapshot.row
        self.actor = actor(request, self.row)
        self.now = SystemClock().now()

    @property
    def known(self) -> Known:
        """The journal behind the snapshot."""
        return live.journal_of(self.row.pk).read()

    @property
    def directs(self) -> bool:
        return self.actor.role == "director"

    def field(self, name: str) -> str:
        """What was typed, without blanks around it."""
        return str(self.request.POST.get(name, "")).strip()

    def number(self, name: str) -> int:
        return whole(self.field(name))

    def player(self, name: str) -> PlayerId:
        """The player that a field means, by name, handle or id."""
        typed = self.field(name)
        if not typed:
            raise refuse("a name is missing", "type whom you mean", "no-player")
        return meant(self.snapshot, typed)

    def posted(self, number: int = 0) -> Round:
        """A posted round; 0 is the latest."""
        rounds = self.snapshot.tournament.rounds
        found = self.snapshot.tournament.round(number or len(rounds))
        if found is None:
            raise refuse(f"there is no round {number}", f"rounds 1 to {len(rounds)} are posted", "no-round")
        return found

    def match(self, number: int, table: int) -> Match:
        found = self.posted(number).matches.get(table)
        if found is None:
            raise refuse(f"round {number} has no table {table}", "look at the list of tables", "no-table")
        return found

    def do(self, command: Command, more: str = "") -> Accepted:
        """Do it once, whatever the browser repeats; raises `Refused`."""
        self.must_be_allowed(command)
        key = self.field("key")[:60]
        answer = live.do(self.row, command, self.actor.by, f"{key}{more}" if key else "")
        if isinstance(answer, Refused):
            raise answer
        return answer

    def try_out(self, command: Command) -> None:
        """Raise what `do` would refuse, and write nothing."""
        self.must_be_allowed(command)
        known, snapshot = self.known, self.snapshot
        context = Context(self.actor.by, self.now, SystemEntropy(), known.words)
        decide(snapshot.tournament, known.history, snapshot.book, command, context)

    def must_be_allowed(self, command: Command) -> None:
        if not self.directs and not isinstance(command, OF_JUDGES):
            raise refuse("only a director can do this", "ask the director of the event", DIRECTORS_ONLY)

    def go(self, page: str, said: str = "", anchor: str = "", **where: Any) -> HttpResponseRedirect:
        """On to a page, with a word on what was done."""
        if said:
            messages.success(self.request, said)
        return HttpResponseRedirect(reverse(page, kwargs={"slug": self.row.slug, **where}) + anchor)

    def answer(
        self, form: str, act: Callable[[], HttpResponse], page: Callable[[Room, Answered], HttpResponse]
    ) -> HttpResponse:
        """Act; where that is refused, the page it was asked on, with what was typed and why not."""
        try:
            return act()
        except Refused as refused:
            again = Room(self.request, self.row.slug)
            told = tuple(worded(refusal) for refusal in refused.refusals)
            status = _status(refused, raced=self.number("head") not in (0, again.snapshot.head))
            return page(again, Answered(form, told, self.request.POST.dict(), status))


def _status(refused: Refused, raced: bool) -> int:
    """403 for a judge, 409 where somebody else was faster, otherwise 422."""
    if any(refusal.code == DIRECTORS_ONLY for refusal in refused.refusals):
        return 403
    return 409 if raced else 422


View = Callable[..., HttpResponse]


def officials(view: View) -> Callable[..., HttpResponse]:
    """A page of the desk: a visitor is told how to get in."""

    @wraps(view)
    def guarded(request: HttpRequest, slug: str, **where: Any) -> HttpResponse:
        room = Room(request, slug)
        if not room.actor.official:
            return render(request, "console/closed.html", {"snapshot": room.snapshot}, status=403)
        return view(room, **where)

    return guarded
