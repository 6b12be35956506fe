"""Announcing a draw of prizes, with its seed fixed and hidden; and drawing it once its events are over."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from django.contrib.auth.models import User
from django.db import transaction
from msgspec import Struct, to_builtins

from topcut.desk.ports import SystemClock, SystemEntropy
from topcut.play.taking_part import took_part
from topcut.refusal import refuse
from topcut.seasons.prize_draw import (
    Prize,
    PrizeDrawAnswer,
    Ticket,
    commitment_of,
    draw_prizes,
    must_be_prizes,
    prizes_typed,
)
from topcut.web.seasons.challenges.nominated import challenges
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_applications import PrizeDraw
from topcut.web.seasons.offices import Account, nominates
from topcut.web.seasons.people import final
from topcut.web.seasons.shown import shown_name
from topcut.web.site import live
from topcut.web.store.models import Event

_OVER = "finished"
_TITLE = 120


def must_nominate(user: Account, program: str) -> User:
    if not isinstance(user, User) or not nominates(user, program):
        raise refuse("prizedraw-not-theirs")
    return user


def announce(user: Account, program: str, title: str, prizes: str, events: Sequence[str]) -> PrizeDraw:
    """Before anybody knows the list: nobody can look for a seed that suits them."""
    theirs, wanted = must_nominate(user, program), prizes_typed(prizes)
    called = " ".join(title.replace("\0", "").split())[:_TITLE]
    if not called:
        raise refuse("prizedraw-no-title")
    must_be_prizes(wanted)
    chosen = [one.event for one in challenges(program) if one.event.slug in events]
    if not chosen:
        raise refuse("prizedraw-no-events")
    for event in chosen:
        if event.state == _OVER:
            raise refuse("prizedraw-begun", event=event.title)
    seed = SystemEntropy().seed()
    with transaction.atomic():
        row = PrizeDraw.objects.create(
            program=program,
            title=called,
            prizes=to_builtins(wanted),
            seed=seed,
            commitment=commitment_of(seed),
            by=theirs,
            announced_at=SystemClock().now(),
        )
        row.events.set(chosen)
    return row


def draw(row: PrizeDraw, user: Account) -> None:
    """Once; whoever comes second finds it drawn."""
    must_nominate(user, row.program)
    for event in row.events.all():
        if event.state != _OVER and live.snapshot_of(event).tournament.cancelled is None:
            raise refuse("prizedraw-not-over", event=event.title)
    found = draw_prizes(tickets_of(row.events.all()), prizes_of(row), row.seed)
    drawn = [one.ticket for one in found.drawn]
    values = {"drawn_at": SystemClock().now(), "tickets": to_builtins(found.tickets), "drawn": drawn}
    if not PrizeDraw.objects.filter(pk=row.pk, drawn_at="").update(**values):
        raise refuse("prizedraw-drawn-already")
    row.refresh_from_db()


def tickets_of(events: Iterable[Event]) -> list[Ticket]:
    """Everybody who took part, once however often; who came first in one of them is a winner."""
    return [ticket for event in events if event.state == _OVER for ticket in _of_event(event)]


def _of_event(event: Event) -> Iterator[Ticket]:
    """By the key of the person, which outlives their name; who is nobody known by their number in the event."""
    view = live.snapshot_of(event)
    keys = {one.who for one in view.tournament.entrants.values() if one.who}
    people = {one.key: final(one) for one in Person.objects.filter(key__in=keys).select_related("merged_into")}
    for player in took_part(view.tournament, view.book):
        who = view.tournament.entrants[player].who
        name = people[who].key if who in people else f"{event.slug}/{player}"
        place = view.places.get(player)
        yield Ticket(name, place is not None and place.place == 1)


def prizes_of(row: PrizeDraw) -> list[Prize]:
    return [Prize(one["what"], one["among"]) for one in row.prizes]


def answer_of(row: PrizeDraw) -> PrizeDrawAnswer | None:
    """As it is drawn again, now; None before the draw."""
    if not row.drawn_at:
        return None
    tickets = [Ticket(one["ticket"], one["winner"]) for one in row.tickets]
    return draw_prizes(tickets, prizes_of(row), row.seed, row.commitment)


class Named(Struct, frozen=True):
    """A ticket with the name that everybody may read."""

    ticket: str
    name: str
    winner: bool


def named(row: PrizeDraw) -> dict[str, Named]:
    """Everybody in the draw, by ticket."""
    names = {one["ticket"] for one in row.tickets}
    people = {one.key: shown_name(one) for one in Person.objects.filter(key__in=names)}
    return {one["ticket"]: _named(one["ticket"], one["winner"], people) for one in row.tickets}


def _named(ticket: str, winner: bool, people: dict[str, str]) -> Named:
    slug, _, player = ticket.partition("/")
    event = Event.objects.filter(slug=slug).first() if player else None
    known = live.snapshot_of(event).names.get(player, ticket) if event else people.get(ticket, ticket)
    return Named(ticket, known, winner)
