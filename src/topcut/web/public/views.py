"""What a visitor sees. Pages of an event are the same for everybody: no cookie, no request in the template."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from topcut.answers.clock import clock_in_use
from topcut.answers.journal import view_for_everybody
from topcut.answers.plan import plan_answer
from topcut.answers.progress import progress
from topcut.answers.seating import posted_seats
from topcut.answers.settings import changes_told
from topcut.journal.fact import PlayerId
from topcut.play.settings import deviations
from topcut.rulebooks.describe import describe
from topcut.rulebooks.load import load, names
from topcut.web.people.entry import closed_because
from topcut.web.public import brackets, listing, pairings, ranks, timing
from topcut.web.public.history import entries
from topcut.web.public.paging import address, page_of
from topcut.web.public.projector import wall
from topcut.web.site import asked
from topcut.web.site.kept_page import may_be_kept
from topcut.web.site.live import Snapshot, snapshot


def _shown(event: Snapshot, template: str, tab: str, **more: Any) -> HttpResponse:
    """A page of an event, as everybody sees it."""
    page = HttpResponse(render_to_string(f"public/{template}", {"snapshot": event, "tab": tab, **more}))
    return may_be_kept(page, event)


@require_safe
def home(request: HttpRequest) -> HttpResponse:
    """Running now, upcoming, past."""
    sought = listing.Sought(*(asked.text(request.GET, name) for name in ("q", "game", "region")))
    today, when = f"{datetime.now(UTC):%Y-%m-%d}", request.GET.get("when", "")
    more = address(q=sought.words, game=sought.game, region=sought.region)
    regions = listing.regions()
    context: dict[str, Any] = {"sought": sought, "games": listing.games(), "regions": regions, "more": more}
    context["typed_region"] = listing.is_long(regions)
    if when in _LISTS:
        page = listing.one_list(sought, today, _LISTS[when], asked.number(request.GET, "page"))
        more = address(q=sought.words, game=sought.game, region=sought.region, when=when)
        context |= {"when": when, "page": page, "more": more}
        return HttpResponse(render_to_string("public/home_list.html", context))
    context["found"] = listing.listing(sought, today)
    return HttpResponse(render_to_string("public/home.html", context))


_LISTS: dict[str, listing.When] = {"running": "running", "upcoming": "upcoming", "past": "past"}


@require_safe
def event(request: HttpRequest, slug: str) -> HttpResponse:
    """What, where, when; then the live state."""
    found = snapshot(slug)
    here = [found.names[one.id] for one in found.tournament.entrants.values() if one.active]
    players = page_of(sorted(here, key=str.casefold), asked.number(request.GET, "page"))
    now = progress(found)
    return _shown(
        found,
        "event.html",
        "event",
        now=now,
        round=found.round_name(now.round) if now.round else None,
        plan=plan_answer(found),
        deviations=[found.tell(one) for one in deviations(found.book)],
        changes=changes_told(found)[:20],
        players=players,
        seats=posted_seats(found),
        enters=closed_because(found) is None,
    )


@require_safe
def pairings_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Find my table; by table and by name; round tabs."""
    found = snapshot(slug)
    rounds = found.tournament.rounds
    if not rounds:
        return _shown(found, "pairings_none.html", "pairings", now=progress(found), seats=posted_seats(found))
    posted = found.tournament.round(asked.number(request.GET, "round")) or rounds[-1]
    typed, named = asked.text(request.GET, "q"), request.GET.get("by") == "name"
    page = asked.number(request.GET, "page")
    context: dict[str, Any] = {"posted": posted, "typed": typed, "named": named, "tabs": pairings.round_tabs(found)}
    context |= {"title": found.round_told(posted.number)}
    what = "game" if found.plan[posted.stage - 1].kind == "bracket" else "table"
    context |= {"pods": posted.has_pods, "what": what}
    own = posted.number if posted is not rounds[-1] else 0
    context |= {"round": own, "more": address(round=own, by="name" if named else "", q=typed)}
    if typed:
        seats = pairings.found(found, posted, typed, page)
        context |= {"seats": seats, "large": seats.of <= pairings.CARDS}
        context |= {"others": pairings.not_in_round(found, posted, typed), "all_names": address(round=own, by="name")}
    elif named:
        context["seats"] = pairings.by_name(found, posted, page)
    else:
        context["tables"] = pairings.by_table(found, posted, page)
        context["caption"] = pairings.caption_of(found, posted, what)
    return _shown(found, "pairings.html", "pairings", **context)


@require_safe
def standings_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Rank, player, record, points, tie-breakers; a row opens to its reasons."""
    found = snapshot(slug)
    stage = ranks.stage_wanted(found, asked.number(request.GET, "stage"))
    typed = asked.text(request.GET, "q")
    wanted = ranks.Wanted(asked.number(request.GET, "page"), typed, _player(found, asked.text(request.GET, "why")))
    context: dict[str, Any] = {"stage": stage, "stages": ranks.stage_tabs(found), "typed": typed}
    context["more"] = address(stage=stage, q=typed)
    if not stage:
        places, placed = ranks.places_page(found, wanted)
        return _shown(found, "places.html", "standings", answer=places, rows=placed, **context)
    answer, rows = ranks.standings_page(found, stage, wanted)
    context |= {"heads": ranks.heads_of(found, answer), "records": found.book.play != "pod"}
    return _shown(found, "standings.html", "standings", answer=answer, rows=rows, **context)


def _player(found: Snapshot, opened: str) -> PlayerId:
    return opened if opened in found.tournament.entrants else ""


@require_safe
def bracket_page(request: HttpRequest, slug: str) -> HttpResponse:
    """The picture, and the games as a list."""
    found = snapshot(slug)
    tabs = brackets.bracket_tabs(found)
    if not tabs:
        return _shown(found, "bracket_none.html", "bracket", awaited=brackets.awaited(found))
    stage = asked.number(request.GET, "stage")
    stage = stage if stage in dict(tabs) else tabs[-1][0]
    drawn = brackets.drawn(found, stage, reverse("pairings", args=(slug,)), asked.number(request.GET, "page"))
    return _shown(found, "bracket.html", "bracket", drawn=drawn, tabs=tabs, more=address(stage=stage))


@require_safe
def clock_page(request: HttpRequest, slug: str) -> HttpResponse:
    """How long the round lasts."""
    found = snapshot(slug)
    shown = timing.shown(clock_in_use(found), found.row.zone)
    posted = found.tournament.rounds[-1] if found.tournament.rounds else None
    extra = [m for m in posted.matches.values() if m.extra_minutes and m.status == "open"] if posted else []
    return _shown(found, "clock.html", "clock", shown=shown, extra=extra, now=progress(found))


@require_safe
def display_page(request: HttpRequest, slug: str) -> HttpResponse:
    """For a projector: name → table."""
    found = snapshot(slug)
    return _shown(found, "display.html", "display", wall=wall(found, asked.number(request.GET, "page")))


@require_safe
def journal_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Who did what, when, what it changed."""
    found = snapshot(slug)
    page = entries(view_for_everybody(found), found.row.zone, asked.number(request.GET, "page"))
    return _shown(found, "journal.html", "journal", rows=page, more=address())


@require_safe
def rules_list(request: HttpRequest) -> HttpResponse:
    """The rulebooks that come with Topcut."""
    return HttpResponse(render_to_string("public/rules_list.html", {"books": [load(name) for name in names()]}))


@require_safe
def rules_page(request: HttpRequest, rulebook: str) -> HttpResponse:
    """A rulebook as readable rules with their clauses."""
    if rulebook not in names():
        raise Http404(rulebook)
    book = load(rulebook)
    return HttpResponse(render_to_string("public/rules.html", {"book": book, "sections": describe(book)}))
