"""What a visitor sees. Pages of an event are the same for everybody: no cookie, no request in the template."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.template.loader import render_to_string
from django.urls import reverse
from django.views.decorators.http import require_safe

from topcut.answers.clock import clock_in_use
from topcut.answers.journal import view_for_everybody
from topcut.answers.plan import plan_answer
from topcut.answers.progress import progress, state_of
from topcut.answers.registration import registration_answer
from topcut.answers.seating import posted_seats
from topcut.answers.settings import changes_told
from topcut.desk.ports import SystemClock
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.journal.state import Round
from topcut.play.settings import announced, deviations
from topcut.rulebooks.describe import describe, procedures_told
from topcut.rulebooks.load import file_of, load, names
from topcut.rulebooks.procedures import in_force
from topcut.web.people.entry import closed_because
from topcut.web.public import brackets, front_page, listing, pairings, projector, ranks, timing
from topcut.web.public.entered import entered
from topcut.web.public.event_listing import listed
from topcut.web.public.history import entries
from topcut.web.public.paging import address, page_of
from topcut.web.public.preview import PICTURE, preview
from topcut.web.seasons.news.shown import on_home
from topcut.web.seasons.ratings.told import waits
from topcut.web.seasons.rulings.known import with_rulings
from topcut.web.seasons.rulings.shown import rulings_over_rulebook
from topcut.web.site import asked
from topcut.web.site.kept_page import made_each_time, may_be_kept
from topcut.web.site.live import Snapshot, snapshot
from topcut.web.site.outside import outside
from topcut.web.site.qr_codes import qr_code
from topcut.web.site.saved import saved_as
from topcut.web.store.offered import games


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
    context: dict[str, Any] = {"sought": sought, "games": games(), "regions": regions, "more": more}
    context |= {"typed_region": listing.is_long(regions), "site_tab": "events"}
    context["preview"] = request.build_absolute_uri(PICTURE)
    if when in _LISTS:
        page = listing.one_list(sought, today, _LISTS[when], asked.number(request.GET, "page"))
        more = address(q=sought.words, game=sought.game, region=sought.region, when=when)
        context |= {"when": when, "page": page, "more": more}
        return render(request, "public/home_list.html", context)
    context |= {"found": listing.listing(sought, today), "news": () if sought.anything else on_home(today)}
    return render(request, "public/home.html", context)


_LISTS: dict[str, listing.When] = {"running": "running", "upcoming": "upcoming", "past": "past"}


@require_safe
def event(request: HttpRequest, slug: str) -> HttpResponse:
    """By its phase: what, where, when; the round and the clock; who won."""
    found = snapshot(slug)
    typed = asked.text(request.GET, "q")
    players = page_of(entered(found, typed), asked.number(request.GET, "page"))
    now = progress(found)
    told = preview(request, found, now)
    awaits = found.tournament.finished and waits(found.row)
    page = _shown(
        found,
        "event.html",
        "event",
        now=now,
        awaits_rating=awaits,
        complains=any(one.get("what") == "complaints" for one in found.tournament.program.get("decision", ())),
        plan=plan_answer(found),
        announced=[found.tell(one) for one in announced(found.book)],
        deviations=[found.tell(one) for one in deviations(found.book)],
        changes=changes_told(found)[:20],
        players=players,
        typed=typed,
        more=address(q=typed),
        seats=posted_seats(found),
        enters=closed_because(found) is None,
        registration=registration_answer(found, SystemClock().now()),
        listed=listed(found),
        bracketed=bool(brackets.bracket_tabs(found)),
        preview=told,
        code=qr_code(told.address),
        **front_page.shown(found, now),
    )
    return made_each_time(page) if awaits else page


@require_safe
def pairings_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Find my table; by table and by name; round tabs."""
    found = snapshot(slug)
    rounds = found.tournament.rounds
    if not has_rounds(found.plan):
        return _shown(found, "no_rounds.html", "pairings", now=progress(found))
    if not rounds:
        return _shown(found, "pairings_none.html", "pairings", now=progress(found), seats=posted_seats(found))
    posted = found.tournament.round(asked.number(request.GET, "round")) or rounds[-1]
    page = asked.number(request.GET, "page")
    context = _round_context(found, posted)
    if request.GET.get("print"):
        return _shown(found, "pairings_printed.html", "pairings", seats=pairings.everybody(found, posted), **context)
    typed, named = asked.text(request.GET, "q"), request.GET.get("by") == "name"
    context |= {"typed": typed, "named": named, "tabs": pairings.round_tabs(found)}
    context["more"] = address(round=context["round"], by="name" if named else "", q=typed)
    if typed:
        seats = pairings.found(found, posted, typed, page)
        context |= {"seats": seats, "large": seats.of <= pairings.CARDS}
        context |= {"others": pairings.not_in_round(found, posted, typed)}
    if named or (typed and not context["large"]):
        context.setdefault("seats", pairings.by_name(found, posted, page))
    else:
        context["tables"] = pairings.by_table(found, posted, page)
    return _shown(found, "pairings.html", "pairings", **context)


def _round_context(found: Snapshot, posted: Round) -> dict[str, Any]:
    """What every page of a round's pairings knows; `round` is in their addresses where it is not the last one."""
    what = "game" if found.plan[posted.stage - 1].kind == "bracket" else "table"
    own = posted.number if posted is not found.tournament.rounds[-1] else 0
    links = {"by_place": address(round=own), "by_name": address(round=own, by="name")}
    links["printed"] = address(round=own, print=1)
    told = {"title": found.round_told(posted.number), "caption": pairings.caption_of(posted, what)}
    return {"posted": posted, "round": own, "what": what, "pods": posted.has_pods, **links, **told}


@require_safe
def standings_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Rank, player, record, points, tie-breakers; a row opens to its reasons."""
    found = snapshot(slug)
    if not has_rounds(found.plan):
        return _shown(found, "no_rounds.html", "standings", now=progress(found))
    stage = ranks.stage_wanted(found, asked.number(request.GET, "stage"))
    typed = asked.text(request.GET, "q")
    wanted = ranks.Wanted(asked.number(request.GET, "page"), typed, _player(found, asked.text(request.GET, "why")))
    context: dict[str, Any] = {"stage": stage, "stages": ranks.stage_tabs(found), "typed": typed}
    context |= {"more": address(stage=stage, q=typed), "all_rows": address(stage=stage)}
    context |= {"printed": address(stage=stage, print=1), "records": found.book.play != "pod"}
    context["players"] = len(found.standings_of(stage).rows if stage else found.places)
    if request.GET.get("print"):
        return _standings_printed(found, stage, context)
    if not stage:
        places, placed = ranks.places_page(found, wanted)
        return _shown(found, "places.html", "standings", answer=places, rows=placed, **context)
    answer, rows = ranks.standings_page(found, stage, wanted)
    context["heads"] = ranks.heads_of(found, answer)
    return _shown(found, "standings.html", "standings", answer=answer, rows=rows, **context)


def _standings_printed(found: Snapshot, stage: int, context: dict[str, Any]) -> HttpResponse:
    if not stage:
        places, placed = ranks.all_placed(found)
        return _shown(found, "standings_printed.html", "standings", answer=places, placed=placed, **context)
    answer, rows = ranks.all_ranked(found, stage)
    context["heads"] = ranks.heads_of(found, answer)
    return _shown(found, "standings_printed.html", "standings", answer=answer, ranked=rows, **context)


def _player(found: Snapshot, opened: str) -> PlayerId:
    return opened if opened in found.tournament.entrants else ""


@require_safe
def bracket_page(request: HttpRequest, slug: str) -> HttpResponse:
    """The rounds side by side, or one at a time."""
    found = snapshot(slug)
    tabs = brackets.bracket_tabs(found)
    if not tabs:
        return _shown(found, "bracket_none.html", "bracket", awaited=brackets.awaited(found))
    stage = asked.number(request.GET, "stage")
    stage = stage if stage in dict(tabs) else tabs[-1][0]
    at, page = asked.number(request.GET, "round"), asked.number(request.GET, "page")
    drawn = brackets.drawn(found, stage, reverse("pairings", args=(slug,)), at, page)
    links = {"more": address(stage=stage), "here": address(stage=stage, round=drawn.shown)}
    told = brackets.told(found, stage)
    return _shown(found, "bracket.html", "bracket", drawn=drawn, tabs=tabs, told=told, **links)


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
    """For a projector: what the hall wants to know, or what was chosen for this screen."""
    found, show = snapshot(slug), projector.asked_for(request.GET.get("show", ""))
    address = outside(request, reverse("event", args=(slug,)))
    context = projector.shown(found, show, asked.number(request.GET, "page"))
    context |= {
        "code": qr_code(address),
        "address": address.partition("://")[2],
        "moment": state_of(found) if has_rounds(found.plan) else "gathering",
    }
    return _shown(found, "display.html", "display", **context)


@require_safe
def screens_page(request: HttpRequest, slug: str) -> HttpResponse:
    """What each screen of the hall can show."""
    return _shown(snapshot(slug), "screens.html", "display", shows=projector.SHOWS)


@require_safe
def journal_page(request: HttpRequest, slug: str) -> HttpResponse:
    """Who did what, when, what it changed."""
    found = snapshot(slug)
    page = entries(view_for_everybody(found), found.row.zone, asked.number(request.GET, "page"))
    return _shown(found, "journal.html", "journal", rows=page, more=address())


def announced_in(found: Snapshot) -> list[str]:
    """What stands on the event's page: what is announced, and what is otherwise than the document has it."""
    return [found.tell(one) for one in (*announced(found.book), *deviations(found.book))]


@require_safe
def event_rules(request: HttpRequest, slug: str) -> HttpResponse:
    """The rules of an event as it plays by them: also those of a rulebook that only this event has."""
    found = snapshot(slug)
    book = found.book
    context = {"book": book, "procedures": procedures_told(in_force(book)), "announced": announced_in(found)}
    if request.GET.get("print"):
        return _shown(found, "rules_printed.html", "rules", plan=plan_answer(found), **context)
    return _shown(found, "rules.html", "rules", sections=describe(book), **context)


@require_safe
def rules_list(request: HttpRequest) -> HttpResponse:
    """The rulebooks that come with Topcut."""
    return HttpResponse(render_to_string("public/rules_list.html", {"books": [load(name) for name in names()]}))


@require_safe
def rules_page(request: HttpRequest, rulebook: str) -> HttpResponse:
    """A rulebook as readable rules with their clauses."""
    if rulebook not in names():
        raise Http404(rulebook)
    book = with_rulings(load(rulebook))
    told = procedures_told(book.procedures, book)
    context = {"book": book, "sections": describe(book), "procedures": told, "shipped": True}
    context |= {"rulings": rulings_over_rulebook(rulebook)}
    return HttpResponse(render_to_string("public/rules.html", context))


@require_safe
def rules_file(request: HttpRequest, rulebook: str) -> HttpResponse:
    """A rulebook that comes with Topcut, as the file that it is."""
    if rulebook not in names():
        raise Http404(rulebook)
    return saved_as(f"{rulebook}.toml", file_of(rulebook).read_bytes(), "application/toml")
