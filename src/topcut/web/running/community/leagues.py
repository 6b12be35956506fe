"""The demo's leagues: formed, their books kept, halves closed as far as they are played."""

from __future__ import annotations

from collections.abc import Mapping

from django.contrib.auth.models import User
from msgspec.structs import replace

from topcut.play.chance import Chance
from topcut.programs.load import load
from topcut.refusal import Refused
from topcut.seasons.league_book import LeagueBook, Played, foreseen_bonus, in_order
from topcut.web.people import roles
from topcut.web.running.community.calendar import STAR_TREK, LeaguePlan
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.leagues.director_page import close_block, draw_lot
from topcut.web.seasons.leagues.keeping import keep
from topcut.web.seasons.models import League, Office, Person, Region
from topcut.web.seasons.models_leagues import LeagueKept
from topcut.web.store.models import Event

_SCHEMES = ("new-headquarters", "unused-last-event", "first-event", "missed", "new-missions")
_HOMES = ("Bajor", "Cardassia", "Deep Space 9", "Earth", "Ferenginar", "Qo’noS", "Romulus", "Non-Aligned")
_MISSIONS = (
    "Explore the Gamma Quadrant", "Cure the blight", "Rescue the founder", "Runabout search", "Excavation",
    "Restore the Orb", "Escort refugees", "Mine the wormhole", "Trade negotiations", "Investigate the derelict",
)  # fmt: skip


def form(plan: LeaguePlan) -> League:
    """Before its first event is listed."""
    director = Person.objects.get(name=plan.director)
    values = {
        "name": plan.name,
        "program": STAR_TREK,
        "season": f"{plan.season}-{(plan.season + 1) % 100:02}",
        "shape": plan.shape,
        "qualify": list(plan.qualify),
        "schemes": list(_SCHEMES),
        "own_schemes": [{"name": "Best costume", "points": 2, "words": "chosen by applause"}],
        "region": Region.objects.get(name=plan.region),
        "approved": True,
    }
    row, _ = League.objects.get_or_create(slug=plan.slug, defaults=values)
    LeagueKept.objects.get_or_create(league=row, defaults={"director": director})
    return row


def keep_book(plan: LeaguePlan, row: League, leader: User, events: Mapping[str, Event]) -> None:
    """Every evening in its block, its bonus entered; whatever can be closed is closed."""
    slugs = [event.slug for one in plan.evenings if (event := events.get(f"{one.title} {one.day}"))]
    keep(row, lambda book: _in_blocks(book, slugs))
    keep(row, lambda book: _with_bonus(book, row))
    if row.kept.director.user_id == leader.pk:
        Office.objects.get_or_create(user=leader, kind=Office.Kind.LEAGUE, where=row.slug, program=STAR_TREK)
        for event in Event.objects.filter(slug__in=slugs):
            roles.grant(leader, event, "director")
    while _closed(row):
        pass


def _in_blocks(book: LeagueBook, slugs: list[str]) -> LeagueBook:
    for number, slug in enumerate(slugs):
        book = books.with_event(book, slug, lambda one, block=number // 4 + 1: replace(one, block=block))  # type: ignore[misc]
    return book


def _with_bonus(book: LeagueBook, row: League) -> LeagueBook:
    """What everybody declared, and what follows from it; the latest evening of a block that is open still waits."""
    played = in_order(books.played_in(row))
    program = load(row.program)
    assert program.bonuses
    for one in played:
        book = _declared(book, one)
        known = foreseen_bonus(book, played, one.event)
        given = {who: {name: number for name, number in found.items() if number} for who, found in known.items()}
        book = books.with_event(book, one.event, lambda it, given=given: replace(it, bonus=given, entered=True))  # type: ignore[misc]
    return book


def _declared(book: LeagueBook, played: Played) -> LeagueBook:
    chance = Chance(f"demo/{played.event}")
    people = sorted(played.places, key=lambda who: played.places[who])
    homes = {who: _HOMES[chance.below(len(_HOMES))] for who in people}
    missions = {who: (_MISSIONS[chance.below(len(_MISSIONS))],) for who in people[::2]}
    return books.with_event(book, played.event, lambda one: replace(one, headquarters=homes, missions=missions))


def _closed(row: League) -> bool:
    """The next block, where everything of it is over; a lot is drawn where nothing else parts two."""
    for act in (close_block, draw_lot, close_block):
        try:
            act(row)
        except Refused:
            continue
        if act is close_block:
            return True
    return False
