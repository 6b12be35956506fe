"""A region's page: its events to come and over, its rating list, who coordinates it, champions, leagues, hosts."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from django.db.models import Count
from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404, render
from django.views.decorators.cache import never_cache
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.web.seasons.calendar.events import Wanted, by_month, listed, matching, over, running, to_come
from topcut.web.seasons.hosts.known import Counted, most_used
from topcut.web.seasons.models import League, Person, Region
from topcut.web.seasons.models_ratings import RatingLadder
from topcut.web.seasons.news.shown import in_region
from topcut.web.seasons.officers.reached import Officer, officers_of
from topcut.web.seasons.offices import keeps_regions
from topcut.web.seasons.programs.known import known as known_programs
from topcut.web.seasons.ratings import listing
from topcut.web.seasons.ratings.words import Board, first_board
from topcut.web.seasons.regions.pages import named
from topcut.web.seasons.regions.words import known
from topcut.web.seasons.road.titles import Title, won
from topcut.web.seasons.shown import person_of
from topcut.web.site import asked

_COMING, _OVER, _RATED, _CHAMPIONS, _LEAGUES, _LADDERS, _HOSTS = 12, 8, 8, 8, 8, 6, 8


class Beside(Struct, frozen=True):
    """What stands in the column beside the events."""

    officers: tuple[Officer, ...]
    champions: tuple[Title, ...]
    leagues: tuple[League, ...]
    hosts: tuple[Counted, ...]


@require_safe
@never_cache
def region(request: HttpRequest, slug: str) -> HttpResponse:
    found = get_object_or_404(Region, slug=slug)
    now = datetime.now(UTC)
    today, words = f"{now:%Y-%m-%d}", known().words_of([found])
    rows = matching(Wanted(region=slug), known()).select_related("event")
    coming = to_come(rows, today)
    leagues = League.objects.filter(region=found, approved=True)
    own = person_of(request.user)
    context: dict[str, Any] = {
        "region": found,
        "continent": named(found.continent) if found.continent else None,
        "keeps": keeps_regions(request.user, found.continent),
        "players": Person.objects.filter(region=found, erased=False, merged_into=None).count(),
        "this_year": rows.filter(day__startswith=f"{now:%Y}-").count(),
        "running": listed(running(rows, today)[:_COMING]),
        "coming": by_month(listed(coming[:_COMING])),
        "of_coming": coming.count(),
        "over": listed(over(rows)[:_OVER]),
        "news": in_region(found, today),
        "beside": _beside(found, words, list(leagues.order_by("-season", "name")[:_LEAGUES])),
        "of_leagues": leagues.count(),
        "own": own.pk if own else 0,
        "site_tab": "regions",
    }
    return render(request, "seasons/regions/region.html", context | _rated(request, found))


def _beside(found: Region, words: Sequence[str], leagues: Sequence[League]) -> Beside:
    programs = {str(one.name): one for one in known_programs()}
    return Beside(
        tuple(officers_of(found.continent)) if found.continent else (),
        tuple(won(programs, "", words, _CHAMPIONS)),
        tuple(leagues),
        tuple(most_used(found, _HOSTS)),
    )


def _rated(request: HttpRequest, found: Region) -> dict[str, Any]:
    """The best of the region in one ladder; the others are a press away."""
    ladders = RatingLadder.objects.annotate(rated=Count("events")).filter(rated__gt=0).order_by("program", "game")
    boards = [first_board(one) for one in ladders[:_LADDERS]]
    wanted = asked.text(request.GET, "game")
    board = next((one for one in boards if _key(one) == wanted), boards[0] if boards else None)
    if board is None:
        return {"boards": (), "board": None}
    rated = listing.found(board, listing.Wanted(region=found.slug))
    tabs = [(one, _key(one), one is board) for one in boards]
    return {"boards": tabs, "board": board, "rows": rated.rows[:_RATED], "of_rated": rated.of}


def _key(board: Board) -> str:
    return f"{board.ladder.program}.{board.ladder.game}"
