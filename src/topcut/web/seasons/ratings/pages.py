"""The pages of ratings: which lists there are, a list, who rose most, a person's history, what a result would do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from django.contrib import messages
from django.contrib.auth.decorators import login_required
from django.core.exceptions import PermissionDenied
from django.db.models import Exists, OuterRef
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST, require_safe

from topcut.messages.message import message
from topcut.refusal import Refusal, refusal
from topcut.seasons.rating.systems import if_played
from topcut.seasons.years import season_of
from topcut.web.seasons.models import Person, Region
from topcut.web.seasons.models_ratings import RatedEvent, RatingLadder
from topcut.web.seasons.offices import governs
from topcut.web.seasons.people import final
from topcut.web.seasons.ratings import ladders, listing, moved
from topcut.web.seasons.ratings.chart import chart
from topcut.web.seasons.ratings.told import next_night
from topcut.web.seasons.ratings.words import Board, board_at, first_board
from topcut.web.seasons.shown import person_of, shown_name
from topcut.web.site import asked
from topcut.web.voices import PAGE

_TOP = 5
_IMPROVED = 50


@require_safe
def ratings(request: HttpRequest) -> HttpResponse:
    """All lists, with who leads each."""
    known = RatingLadder.objects.filter(Exists(RatedEvent.objects.filter(ladder=OuterRef("pk"))))
    boards = [(board, listing.found(board, listing.Wanted(), _TOP).rows) for board in map(first_board, known)]
    context = {
        "boards": boards,
        "waiting": RatedEvent.objects.filter(waits=True).select_related("event").order_by("key")[:_TOP],
        "waits": RatedEvent.objects.filter(waits=True).count(),
        "next": next_night(),
        "governs": governs(request.user),
        "site_tab": "ratings",
    }
    return render(request, "seasons/ratings/ratings.html", context)


@login_required
@require_POST
def refresh(request: HttpRequest) -> HttpResponse:
    """Count everything that waits: a coordinator's, or of whoever administrates the site."""
    if not governs(request.user):
        raise PermissionDenied
    done = ladders.refresh_all()
    messages.success(request, PAGE.say(message("web-rating-refreshed", waited=done.waited, events=done.events)))
    return redirect("ratings")


def _board(program: str, game: str, kind: str) -> Board:
    board = board_at(program, game, kind)
    if board is None:
        raise Http404(f"{program}/{game}/{kind}")
    return board


@require_safe
def board_page(request: HttpRequest, program: str, game: str, kind: str) -> HttpResponse:
    """Rank, player, rating: the best first."""
    board = _board(program, game, kind)
    page = asked.number(request.GET, "page")
    wanted = listing.Wanted(asked.text(request.GET, "q"), asked.text(request.GET, "region"), page)
    own = person_of(request.user)
    context: dict[str, Any] = {
        "wanted": wanted,
        "found": listing.found(board, wanted),
        "regions": Region.objects.all(),
        "own": own.pk if own else 0,
    }
    return _shown(request, board, "list", **context)


@require_safe
def improved_page(request: HttpRequest, program: str, game: str, kind: str) -> HttpResponse:
    """Who rose most in a season."""
    board = _board(program, game, kind)
    seasons = _seasons(board)
    season = asked.text(request.GET, "season")
    season = season if season in seasons else next(iter(seasons), "")
    rows = moved.risen(board, *seasons[season])[:_IMPROVED] if season else []
    people = moved.people(person for person, _, _ in rows)
    risen = [(people[person], shown_name(people[person]), by, events) for person, by, events in rows]
    return _shown(request, board, "improved", seasons=list(seasons), season=season, risen=risen)


def _seasons(board: Board) -> dict[str, tuple[str, str]]:
    """The seasons in which something was rated, the latest first: the first day of each, and the first behind it."""
    program = ladders.program_of(board.ladder)
    rated = RatedEvent.objects.filter(ladder=board.ladder, waits=False, key__gte=b"0").order_by("key")
    ends = [
        bytes(key)[:10].decode() for one in (rated, rated.reverse()) for key in one.values_list("key", flat=True)[:1]
    ]
    named: dict[str, tuple[str, str]] = {}
    for month, behind in _months(*ends) if ends else ():
        name = season_of(program, "league", month)
        named[name] = named.get(name, (month, ""))[0], behind
    wanted = reversed(named.items())
    return {
        name: days
        for name, days in wanted
        if rated.filter(key__gte=days[0].encode(), key__lt=days[1].encode()).exists()
    }


def _months(first: str, last: str) -> Iterator[tuple[str, str]]:
    """The first day of every month from one day to another, and of the month behind it: seasons begin with a month."""
    year, month = int(first[:4]), int(first[5:7])
    while (begins := f"{year:04}-{month:02}-01") <= last:
        year, month = (year, month + 1) if month < 12 else (year + 1, 1)
        yield begins, f"{year:04}-{month:02}-01"


@require_safe
def person_page(request: HttpRequest, program: str, game: str, kind: str, handle: str) -> HttpResponse:
    """Somebody's rating over time; an event opens to its games."""
    board, person = _board(program, game, kind), _person(handle)
    if person is None:
        raise Http404(handle)
    if person.handle != handle:
        return redirect("rating_person", *board.address, person.handle)
    steps = moved.steps(board, [person.pk])[person.pk]
    now = listing.everybody(board).filter(person=person).first()
    opened = next((one for one in steps if one.event.slug == request.GET.get("event")), None)
    context: dict[str, Any] = {
        "person": person,
        "name": shown_name(person),
        "now": now,
        "rank": listing.rank_of(board, now.rating) if now else 0,
        "of": listing.everybody(board).count(),
        "steps": steps[::-1],
        "drawn": _drawn(steps),
        "opened": opened,
        "games": _games(opened, person) if opened else [],
    }
    page = _shown(request, board, "person", **context)
    if person.minor or person.shown == Person.Shown.HANDLE:
        page["X-Robots-Tag"] = "noindex"
    return page


def _drawn(steps: list[moved.Step]) -> dict[str, Any] | None:
    """The picture, each of its points with the event that it stands for."""
    line = chart([steps[0].before, *(one.after for one in steps)]) if steps else None
    if line is None:
        return None
    return {"chart": line, "dots": [(dot, steps[dot.at]) for dot in line.dots], "first": steps[0], "last": steps[-1]}


def _games(step: moved.Step, person: Person) -> list[tuple[Person, str, str, moved.GamePlayed]]:
    """Against whom, what that is called, and how it ended."""
    rated = RatedEvent.objects.select_related("ladder").get(event=step.event.pk)
    games = list(moved.games_of(moved.games_in(rated), person.pk))
    people = moved.people(game.against for game in games)
    how = ("loss", "draw", "win")
    return [(people[one.against], shown_name(people[one.against]), how[one.score], one) for one in games]


@require_safe
def what_if_page(request: HttpRequest, program: str, game: str, kind: str) -> HttpResponse:
    """Two people and a level: what each way to end would do to both."""
    board = _board(program, game, kind)
    levels = list(board.rules.k)
    level = request.GET.get("level", "")
    level = level if level in levels else levels[0]
    typed = [asked.text(request.GET, "a"), asked.text(request.GET, "b")]
    wrong, two = _two(typed)
    named = ladders.program_of(board.ladder)
    context: dict[str, Any] = {
        "levels": [(one, message("programname-level", level=one, title=_title(named, one))) for one in levels],
        "level": level,
        "k": board.rules.k[level],
        "typed": typed,
        "refusals": PAGE.all_told(wrong),
        "two": [(one, shown_name(one)) for one in two],
    }
    if two:
        context |= _outcomes(board, two, board.rules.k[level])
    return _shown(request, board, "what_if", status=422 if wrong else 200, **context)


def _title(program: Any, level: str) -> Any:
    known = program.level(level)
    return known.title if known else ""


def _two(typed: list[str]) -> tuple[list[Refusal], list[Person]]:
    """Who is meant; nobody while nothing is typed."""
    if not any(typed):
        return [], []
    found = [_person(one) for one in typed]
    wrong = [refusal("person-none", handle=word) for word, one in zip(typed, found, strict=True) if one is None]
    if not wrong and found[0] == found[1]:
        wrong = [refusal("rating-against-oneself")]
    return wrong, [] if wrong else [one for one in found if one]


def _person(handle: str) -> Person | None:
    """Whoever they were merged into."""
    found = Person.objects.filter(handle=handle.lower()).select_related("merged_into").first()
    return final(found) if found else None


def _outcomes(board: Board, two: list[Person], k: int) -> dict[str, Any]:
    own, other = ladders.ladder_of(board.ladder).numbers(board.at, [one.pk for one in two])
    after = if_played(board.rules, k, own, other)
    rows = [
        (how, (own[0], first, first - own[0]), (other[0], second, second - other[0]))
        for how, (first, second) in after.items()
    ]
    return {"before": (own[0], other[0]), "outcomes": rows}


def _shown(request: HttpRequest, board: Board, page: str, status: int = 200, **context: Any) -> HttpResponse:
    context |= {"board": board, "site_tab": "ratings"}
    return render(request, f"seasons/ratings/{page}.html", context, status=status)
