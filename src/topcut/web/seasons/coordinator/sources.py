"""What of these rooms waits for somebody: hosts, who asks to be a person, leagues, ratings of late reports."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

from django.urls import reverse

from topcut.messages.message import Message, message
from topcut.web.people.names import name_of
from topcut.web.seasons.coordinator.waiting import Source, Waits
from topcut.web.seasons.hosts.answering import waiting_for
from topcut.web.seasons.hosts.asking import hours_of
from topcut.web.seasons.hosts.known import near, slugs_of
from topcut.web.seasons.models import Counted, League
from topcut.web.seasons.models_leagues import LeagueKept
from topcut.web.seasons.models_people import Asked
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.models_regions import Host, Whereabouts
from topcut.web.seasons.offices import Account, coordinates, decides, governs
from topcut.web.site.moments import date_words

MOST = 100  # of one kind at once: the rest comes when these are answered
_COMPARED = 10  # hosts that are compared with all that are known: the others are when they are opened


def hosts(user: Account, program: str) -> Sequence[Waits]:
    """Those of a program; the ones that no program asked for are everybody's who keeps regions."""
    rows = waiting_for(user, program).select_related("region", "asked_by").order_by("asked_at", "pk")[:MOST]
    return [_host(one, program, at < _COMPARED) for at, one in enumerate(rows)]


def _host(one: Host, program: str, compared: bool) -> Waits:
    hours = hours_of(program)
    due = (datetime.fromisoformat(one.asked_at) + timedelta(hours=hours)).isoformat() if hours else ""
    by = name_of(one.asked_by) if one.asked_by else ""
    facts: list[Message] = [message("web-coordinator-host-asked", by=by)]
    event = Whereabouts.objects.filter(host__in=slugs_of(one)).select_related("event").order_by("day").first()
    if event is not None:
        facts.append(message("web-coordinator-host-for", event=event.event.title, day=date_words(event.day)))
    if compared and (alike := near(one)):
        facts.append(message("web-coordinator-host-alike", name=alike[0].name, address=alike[0].address))
    what = message("web-coordinator-host", name=one.name, address=one.address)
    return Waits(what, tuple(facts), reverse("host", args=(one.slug,)), one.asked_at, due)


def people(user: Account, program: str) -> Sequence[Waits]:
    """Who asks to be a person, whatever they play: the same line for each program of somebody."""
    if not governs(user):
        return ()
    rows = Asked.objects.select_related("person", "user").order_by("at")[:MOST]
    address = reverse("people_asked")
    return [
        Waits(
            message("web-coordinator-person", account=one.user.username, handle=one.person.handle), (), address, one.at
        )
        for one in rows
    ]


def leagues(user: Account, program: str) -> Sequence[Waits]:
    """Formed, and counting nothing until the Director confirms them (001 12.1)."""
    if not decides(user, program):
        return ()
    rows = League.objects.filter(program=program, approved=False).select_related("region").order_by("pk")[:MOST]
    kept = {one.league_id: one for one in LeagueKept.objects.filter(league__in=rows).select_related("director")}
    return [_league(one, kept.get(one.pk)) for one in rows]


def _league(one: League, kept: LeagueKept | None) -> Waits:
    facts = [message("web-coordinator-league-shape", season=one.season, shape=one.shape)]
    if kept is not None:
        players = len(kept.committed)
        facts.append(message("web-coordinator-league-director", handle=kept.director.handle, players=players))
    return Waits(
        message("web-coordinator-league", name=one.name), tuple(facts), reverse("league", args=(one.slug,)), ""
    )


def ratings(user: Account, program: str) -> Sequence[Waits]:
    """Reported late: they wait for the full refresh."""
    if not coordinates(user, program):
        return ()
    rows = RatedEvent.objects.filter(waits=True, ladder__program=program).select_related("event").order_by("key")[:MOST]
    reported = dict(Counted.objects.filter(event__in=[one.event_id for one in rows]).values_list("event", "finished"))
    return [
        Waits(
            message("web-coordinator-late", event=one.event.title),
            (message("web-coordinator-late-facts", day=date_words(one.event.date), players=one.event.players),),
            reverse("event_ratings", args=(one.event.slug,)),
            reported.get(one.event_id, ""),
        )
        for one in rows
    ]


# How many -------------------------------------------------------------------------------------------------------------


def _hosts(user: Account, program: str) -> int:
    return min(waiting_for(user, program).count(), MOST)


def _people(user: Account, program: str) -> int:
    """Of no program, so that nobody is counted twice."""
    return min(Asked.objects.count(), MOST) if not program and governs(user) else 0


def _leagues(user: Account, program: str) -> int:
    found = League.objects.filter(program=program, approved=False)
    return min(found.count(), MOST) if program and decides(user, program) else 0


def _late(user: Account, program: str) -> int:
    found = RatedEvent.objects.filter(waits=True, ladder__program=program)
    return min(found.count(), MOST) if program and coordinates(user, program) else 0


HOSTS, PEOPLE = Source("hosts", hosts, _hosts), Source("people", people, _people)
LEAGUES, RATINGS = Source("leagues", leagues, _leagues), Source("ratings", ratings, _late)
