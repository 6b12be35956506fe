"""The desk of one event for one person: who they are, what they may do, and the doing of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cached_property, wraps
from hashlib import sha256
from typing import Any

from django.contrib import messages
from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.shortcuts import redirect, render
from django.urls import reverse

from topcut.acts.command import Command
from topcut.acts.context import Context
from topcut.acts.fields import MOST_NUMBER
from topcut.acts.handling import role_may_not
from topcut.acts.seen import Expects
from topcut.acts.who import DIRECTOR, Actor
from topcut.desk.decide import decide
from topcut.desk.known import Known
from topcut.desk.ports import SystemClock, SystemEntropy
from topcut.desk.slices import HANDLING
from topcut.desk.submit import Accepted
from topcut.desk.who_may import rights, role_for
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.records import AnyFact
from topcut.journal.state import Match, Round
from topcut.messages.message import Message
from topcut.messages.voice import Told
from topcut.refusal import Refused, refuse
from topcut.slips.moments import read_moment
from topcut.slips.who import player as meant
from topcut.web.desk.frame.own_acts import did, own_acts
from topcut.web.people.access import person
from topcut.web.site import asked, live
from topcut.web.site.fields import S, read
from topcut.web.site.forms import Answered
from topcut.web.site.moments import zone_of
from topcut.web.voices import PAGE

_NOT_THEIRS = {"console-directors-only", "desk-role-may-not"}
_NOT_SENT = ("csrfmiddlewaretoken", "key", "head")  # of the page, not of what somebody wants


class Room:
    """A request at the desk."""

    def __init__(self, request: HttpRequest, slug: str) -> None:
        self.request = request
        self.snapshot = live.snapshot(slug)
        self.row = self.snapshot.row
        self.actor, self.roles = person(request, self.row)
        self.now = SystemClock().now()
        self._did = 0  # the act of this request

    @property
    def own_acts(self) -> tuple[int, ...]:
        """What was done in this browser, the latest last."""
        return own_acts(self.request, self.row)

    @property
    def known(self) -> Known:
        """The journal behind the snapshot."""
        return live.journal_of(self.row.pk).read()

    @property
    def directs(self) -> bool:
        """What is no command is the director's: links, who works here, the event's own row."""
        return self.actor.role == "director"

    @cached_property
    def may(self) -> Mapping[str, bool]:
        """By its name, each command that they may ask for: a template asks `may.Draw`."""
        return {kind.__name__: True for kind in rights(self.roles)}

    def acting(self, kind: type[Command]) -> Actor:
        """In which of their roles they ask for it: the highest that may; refused where none does."""
        role = role_for(kind, self.roles)
        if role is None:
            raise role_may_not(HANDLING[kind], kind, self.actor.role)
        return Actor(role, self.actor.player)

    def field(self, name: str) -> str:
        """What was typed, without blanks around it."""
        return str(self.request.POST.get(name, "")).strip()

    @property
    def sought(self) -> str:
        """Whom or which table the page is searched for; no more than anybody types."""
        return asked.text(self.request.GET, "find")

    def hidden(self, name: str) -> int:
        """A number that the page itself has sent; 0 where there is none, refused where somebody forged it."""
        return asked.sent_along(self.request.POST, name, MOST_NUMBER)

    def read(self, kind: type[S], **given: Any) -> S:
        """The command that the form asks for: what the page knows is given, the rest was typed."""
        return read(kind, self.request.POST, **given)

    def moment(self, name: str) -> str:
        """A date and time, typed or picked, in the event's zone; "" where there is none."""
        typed = self.field(name)
        return read_moment(typed, zone_of(self.row.zone)) if typed else ""

    def player(self, name: str) -> PlayerId:
        """The player that a field means, by name, handle or id."""
        typed = self.field(name)
        if not typed:
            raise refuse("console-name-missing")
        return meant(self.snapshot, typed)

    def posted(self, number: int = 0) -> Round:
        """A posted round; 0 is the latest."""
        rounds = self.snapshot.tournament.rounds
        found = self.snapshot.tournament.round(number or len(rounds))
        if found is None:
            raise refuse("round-none", round=number, posted=len(rounds))
        return found

    def match(self, number: int, table: int) -> Match:
        found = self.posted(number).matches.get(table)
        if found is None:
            raise refuse("console-no-table", round=number, table=table)
        return found

    @cached_property
    def key(self) -> str:
        """Of the form and of what was sent with it: going back and sending something else is another act."""
        typed = self.field("key")[:40]
        sent = sorted((name, value) for name, value in self.request.POST.lists() if name not in _NOT_SENT)
        content = sha256(f"{self.request.path} {sent}".encode()).hexdigest()[:12]
        return f"{typed}.{content}" if typed else ""

    @property
    def done_before(self) -> bool:
        """A second press of the same button finds what the first one did."""
        return bool(self.known.written_with(self.key))

    def do(self, command: Command, more: str = "", expects: Expects | None = None) -> Accepted:
        """Do it once, whatever the browser repeats; raises `Refused`."""
        who = self.acting(type(command))
        answer = live.do(self.row, command, who, f"{self.key}{more}" if self.key else "", expects)
        if isinstance(answer, Refused):
            raise answer
        if answer.records:
            self._did = answer.records[0].seq
            did(self.request, self.row, self._did)
        return answer

    def try_out(self, command: Command) -> list[AnyFact]:
        """What `do` would write, or the refusal that it would raise; nothing is written."""
        return self._decided(command, self.acting(type(command)))

    def in_the_way(self, command: Command) -> tuple[Told, ...]:
        """What an act would be refused for by how the event stands, whoever looks."""
        try:
            self._decided(command, DIRECTOR)
        except Refused as refused:
            return tuple(PAGE.told(one) for one in refused.refusals)
        return ()

    def _decided(self, command: Command, who: Actor) -> list[AnyFact]:
        known, snapshot = self.known, self.snapshot
        context = Context(who, self.now, SystemEntropy(), known.words)
        return decide(snapshot.tournament, known.history, snapshot.book, command, context)

    def must_be_allowed(self, kind: type[Command]) -> None:
        """Refuse them before anything is read or told."""
        self.acting(kind)

    def must_direct(self) -> None:
        if not self.directs:
            raise refuse("console-directors-only")

    def go(self, page: str, said: Message | str = "", anchor: str = "", **where: Any) -> HttpResponseRedirect:
        """On to a page, with a word on what was done."""
        if said:
            words = self.snapshot.tell(said) if isinstance(said, Message) else said
            messages.success(self.request, words, extra_tags=str(self._did or ""))
        return HttpResponseRedirect(reverse(page, kwargs={"slug": self.row.slug, **where}) + anchor)

    def answer(
        self, form: str, act: Callable[[], HttpResponse], page: Callable[[Room, Answered], HttpResponse]
    ) -> HttpResponse:
        """Act; where that is refused, the page it was asked on, with what was typed and why not."""
        head = 0
        try:
            head = self.hidden("head")
            return act()
        except Refused as refused:
            again = Room(self.request, self.row.slug)
            told = tuple(PAGE.told(refusal) for refusal in refused.refusals)
            status = _status(refused, raced=head not in (0, again.snapshot.head))
            return page(again, Answered(form, told, self.request.POST.dict(), status))


def _status(refused: Refused, raced: bool) -> int:
    """403 where their roles may not, 409 where somebody else was faster, otherwise 422, also for what no page sent."""
    if any(refusal.code in _NOT_THEIRS for refusal in refused.refusals):
        return 403
    return 409 if raced and not isinstance(refused, asked.AskedTooMuch) else 422


View = Callable[..., HttpResponse]


def officials(view: View) -> Callable[..., HttpResponse]:
    """A page of the desk: a visitor is told how to get in."""

    @wraps(view)
    def guarded(request: HttpRequest, slug: str, **where: Any) -> HttpResponse:
        room = Room(request, slug)
        if not room.actor.official:
            return render(request, "desk/frame/closed.html", {"snapshot": room.snapshot}, status=403)
        return view(room, **where)

    return guarded


def of_rounds(view: View) -> View:
    """A page about rounds: where an event has none, its players are what there is to see."""

    @wraps(view)
    def guarded(room: Room, **where: Any) -> HttpResponse:
        return view(room, **where) if has_rounds(room.snapshot.plan) else redirect("desk_players", room.row.slug)

    return guarded
