"""A league director's place of work: the schedule with what is missing, who qualifies, the bonus points of an event."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from urllib.parse import urlencode

from django.core.exceptions import PermissionDenied
from django.http import Http404, HttpRequest, HttpResponse, QueryDict
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct
from msgspec.structs import replace

from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.messages.voice import Told
from topcut.refusal import Refused, refuse
from topcut.seasons.league import block_of, blocks_of
from topcut.seasons.league_book import BookedEvent, Closed, LeagueBook, Played, drawn
from topcut.seasons.league_told import LeagueAnswer, LeagueBlockTold, LeagueEventTold
from topcut.seasons.ranked import Ranked
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.leagues import grid
from topcut.web.seasons.leagues.keeping import keep
from topcut.web.seasons.leagues.league_page import mission_rows, part
from topcut.web.seasons.leagues.who import by_key, directs, shown_name
from topcut.web.seasons.models import League, Person
from topcut.web.seasons.models_leagues import LeagueListed
from topcut.web.voices import PAGE

_MOST = 999


class EventRow(Struct, frozen=True):
    """An event of the schedule."""

    slug: str
    title: str
    day: str
    over: bool
    players: int = 0
    won: str = ""
    points: int | None = 0  # of the winner; None = not scored
    waits: bool = False  # for its bonus points


class BlockRow(Struct, frozen=True):
    number: int
    name: Message
    planned: int
    over: int
    closed: bool
    events: tuple[EventRow, ...]


class Going(Struct, frozen=True):
    """Who qualified or would qualify, and who is next."""

    name: Message
    final: bool
    rows: tuple[tuple[str, Message], ...]
    behind: tuple[str, Message] | None


@never_cache
@require_safe
def director(request: HttpRequest, slug: str) -> HttpResponse:
    return _page(request, _own(request, slug))


def _own(request: HttpRequest, slug: str) -> League:
    row = get_object_or_404(League.objects.select_related("kept__director"), slug=slug)
    if not directs(request.user, row):
        raise PermissionDenied
    return row


def _page(request: HttpRequest, row: League, refusals: Sequence[Told] = (), status: int = 200) -> HttpResponse:
    book = books.book_of(row)
    played = books.played_in(row)
    answer = books.answer_of(row, book)
    people = by_key(who for one in played for who in one.places)
    blocks = _blocks(row, book, answer, people)
    sought = request.GET.get("event", "")
    waiting = next((one.slug for block in blocks for one in block.events if one.waits), "")
    chosen = next((one for one in played if one.event == (sought or waiting)), None)
    context = {
        "league": row,
        "blocks": blocks,
        "now": next((one for one in blocks if not one.closed), None),
        "going": _going(answer, people),
        "schemes": grid.schemes(books.program_of(row), book),
        "chosen": chosen,
        "grid": grid.rows(books.program_of(row), book, played, chosen, people) if chosen else (),
        "waits": _waits(row, book, blocks),
        "level": bool(blocks) and len(book.closed) < len(blocks) and books.must_be_drawn(row, book, len(book.closed)),
        "missions": mission_rows(answer, people),
        "last": _last(row),
        "begun": urlencode({"program": row.program, "league": row.slug}),
        "games": [(one.rulebooks[0], one.title or one.name) for one in books.program_of(row).games if one.rulebooks],
        "players": len(people),
        "refusals": refusals,
        "tab": "schedule",
    }
    return render(request, "seasons/leagues/director.html", context, status=status)


def _last(row: League) -> str:
    """The latest event that is listed for it: the next one is made like it."""
    listed = LeagueListed.objects.filter(league=row.slug).order_by("-day", "-event")
    return listed.values_list("event__slug", flat=True).first() or ""


def _blocks(row: League, book: LeagueBook, answer: LeagueAnswer, people: Mapping[str, Person]) -> list[BlockRow]:
    """Events that are over and those that are listed, each in its block."""
    blocks = blocks_of(books.program_of(row), row.shape)
    coming: dict[int, list[EventRow]] = {}
    listed = LeagueListed.objects.filter(league=row.slug).exclude(event__state="finished").select_related("event")
    for one in listed.order_by("day", "event"):
        said = book.booked(one.event.slug).block
        number = said - 1 if said else block_of(blocks, one.day) if one.day else 0
        coming.setdefault(number, []).append(EventRow(one.event.slug, one.event.title, one.day, over=False))
    return [_block(number, told, book, coming.get(number, []), people) for number, told in enumerate(answer.blocks)]


def _block(
    number: int, told: LeagueBlockTold, book: LeagueBook, coming: list[EventRow], people: Mapping[str, Person]
) -> BlockRow:
    over = tuple(_event(one, book, told.closed, people) for one in told.events)
    return BlockRow(number + 1, part(told, number + 1), told.planned, len(over), told.closed, (*over, *coming))


def _event(one: LeagueEventTold, book: LeagueBook, closed: bool, people: Mapping[str, Person]) -> EventRow:
    winner, result = next(iter(one.results.items()), ("", None))
    return EventRow(
        slug=one.event,
        title=one.title,
        day=one.day,
        over=True,
        players=len(one.results),
        won=shown_name(people[winner]) if winner in people else "",
        points=result["points"] if result else 0,
        waits=bool(book.schemes or book.own) and not closed and not book.booked(one.event).entered,
    )


def _going(answer: LeagueAnswer, people: Mapping[str, Person]) -> list[Going]:
    found = []
    for half in answer.halves:
        rows = [(shown_name(people[row.who]) if row.who in people else row.who, _by(row)) for row in half.rows]
        name = message("league-block", number=half.half, kind="regular")
        behind = rows[half.number] if len(rows) > half.number and not half.final else None
        found.append(Going(name, half.final, tuple(rows[: half.number]), behind))
    return found


def _by(row: Ranked) -> Message:
    """The steps that were looked at for somebody."""
    return message(
        "league-steps",
        steps=tuple(message("league-step", step=step, number=number) for step, number in row.values.items()),
    )


def _waits(row: League, book: LeagueBook, blocks: Sequence[BlockRow]) -> Message | None:
    """Why the block that is going on cannot be closed yet."""
    now = next((one for one in blocks if not one.closed), None)
    if now is None:
        return None
    if not now.over:
        return message("web-leagues-waits-for-events")
    if late := next((one for one in now.events if not one.over), None):
        return message("web-leagues-waits-for-event", event=late.title)
    if late := next((one for one in now.events if one.waits), None):
        return message("web-leagues-waits-for-bonus", event=late.title)
    if level := books.must_be_drawn(row, book, now.number - 1):
        named = tuple(shown_name(person) for person in by_key(level).values())
        return message("web-leagues-waits-for-lot", players=named)
    return None


# The acts -------------------------------------------------------------------------------------------------------------


@require_POST
def act(request: HttpRequest, slug: str, act: str) -> HttpResponse:
    """Do one of them; refused, the page says why and nothing is written."""
    row = _own(request, slug)
    if act not in _ACTS:
        raise Http404(act)
    try:
        _ACTS[act](row, request.POST)
    except Refused as refused:
        return _page(request, row, PAGE.all_told(refused.refusals), 422)
    event = request.POST.get("event", "") if act == "bonus" else ""
    return redirect(reverse("league_director", args=(slug,)) + (f"?event={event}#bonus" if event else ""))


def _played(row: League, sent: QueryDict) -> Played:
    found = next((one for one in books.played_in(row) if one.event == sent.get("event", "")), None)
    if found is None:
        raise refuse("league-no-event")
    return found


def _move(row: League, sent: QueryDict) -> None:
    """An event of another block than its day says; a closed block takes none and gives none away."""
    slug, block = sent.get("event", ""), natural(sent.get("block", ""), _MOST)
    if not LeagueListed.objects.filter(league=row.slug, event__slug=slug).exists():
        raise refuse("league-no-event")
    blocks = blocks_of(books.program_of(row), row.shape)
    if not block or block > len(blocks):
        raise refuse("league-no-block", event=slug, block=block or 0, blocks=len(blocks))

    def change(book: LeagueBook) -> LeagueBook:
        day = LeagueListed.objects.get(event__slug=slug).day
        before = book.booked(slug).block or (block_of(blocks, day) + 1 if day else 1)
        if min(before, block) <= len(book.closed):
            raise refuse("league-block-closed")
        return books.with_event(book, slug, lambda one: replace(one, block=block))

    keep(row, change)


def _bonus(row: League, sent: QueryDict) -> None:
    """The grid of an event: what everybody played, completed and gets for it."""
    event = _played(row, sent)
    program = books.program_of(row)

    def change(book: LeagueBook) -> LeagueBook:
        _must_be_open(row, book, event)
        typed = grid.read(program, book, event, sent)

        def booked(one: BookedEvent) -> BookedEvent:
            return replace(one, **typed)

        return books.with_event(book, event.event, booked)

    keep(row, change)


def _must_be_open(row: League, book: LeagueBook, event: Played) -> None:
    """What a closed block was ranked by does not change any more."""
    answer = books.answer_of(row, book)
    closed = {one.event for block in answer.blocks if block.closed for one in block.events}
    if event.event in closed:
        raise refuse("league-block-closed")


def close_block(row: League) -> None:
    """The ranking of the block that is going on is fixed as it is now (12.6)."""

    def change(book: LeagueBook) -> LeagueBook:
        answer = books.answer_of(row, book)
        number = len(book.closed)
        if number >= len(answer.blocks):
            raise refuse("league-all-closed")
        people = by_key(who for one in books.played_in(row) for who in one.places)
        if waits := _waits(row, book, _blocks(row, book, answer, people)):
            raise refuse("league-block-waits", what=waits)
        ranked = answer.playoffs if answer.blocks[number].kind == "playoff" else answer.halves[number].rows
        closed = Closed(number + 1, ranked, f"{datetime.now(UTC):%Y-%m-%d}")
        return replace(book, closed=(*book.closed, closed))

    keep(row, change)


def draw_lot(row: League) -> None:
    """Drawn once, with a seed that is kept: whoever is level after it was drawn."""

    def change(book: LeagueBook) -> LeagueBook:
        number = len(book.closed)
        if number >= len(blocks_of(books.program_of(row), row.shape)):
            raise refuse("league-all-closed")
        level = books.must_be_drawn(row, book, number)
        if not level:
            raise refuse("league-nobody-level")
        return replace(book, draw=(*book.draw, drawn(number + 1, secrets.token_hex(8), level)))

    keep(row, change)


_ACTS: dict[str, Callable[[League, QueryDict], None]] = {
    "move": _move,
    "bonus": _bonus,
    "close": lambda row, _: close_block(row),
    "lot": lambda row, _: draw_lot(row),
}
