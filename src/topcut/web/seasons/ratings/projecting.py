"""The rated games of an event, written in the transaction that changes its journal, and counted at once where it was
reported in time; a late report waits for the next full refresh (001 8)."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from msgspec import Struct

from topcut.acts.listing.notice import deadline, report_due
from topcut.answers.event_view import EventView
from topcut.journal.records import Record
from topcut.journal.state import Tournament
from topcut.messages.message import Player, message
from topcut.programs.model import Program
from topcut.refusal import Refused
from topcut.seasons.outcome import game_of, kind_of, level_of, program_of, registered
from topcut.seasons.rating.games import Game, Played, packed, with_merged
from topcut.seasons.rating.ladder import order_of
from topcut.seasons.rating.of_event import EventGames, rated_games
from topcut.seasons.rating.of_program import rules_of
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import RatedEvent
from topcut.web.seasons.projecting import SEASON
from topcut.web.seasons.ratings.ladders import bring_up_to_date, known_program, ladder_of, row_for
from topcut.web.seasons.viewed import view_of
from topcut.web.store.models import Event
from topcut.web.store.projections import Projection


class Rateable(Struct, frozen=True):
    """An event that is over and of a program with ratings."""

    program: Program
    game: str
    level: str
    kind: str
    k: int
    found: EventGames  # by the event's own player ids; `why` where nothing of it counts


def rateable(view: EventView) -> Rateable | None:
    """None where ratings have nothing to say of an event: it is not over, or of no program that rates."""
    embedded = program_of(view)
    if embedded is None or not view.tournament.finished:
        return None
    program = known_program(embedded)
    game, level = game_of(program, view), level_of(view.tournament.listing)
    try:
        ks = rules_of(program).k
    except Refused:  # it has no ratings, or not such as can be counted here
        return None
    if game is None:
        return None
    found = rated_games(view, program, game)
    if level not in ks and found.why is None:
        why = message("rating-no-k", level=message("programname-level", level=level, title=""))
        found = EventGames(found.players, (), (), why)
    return Rateable(program, game, level, kind_of(view), ks.get(level, 0), found)


def persons_in(view: EventView) -> dict[str, int]:
    """Which person each player was entered as; whoever they were merged into is asked when ratings are counted."""
    keys = {one.who for one in view.tournament.entrants.values() if one.who}
    known = dict(Person.objects.filter(key__in=keys).values_list("key", "pk"))
    return {one.id: known[one.who] for one in view.tournament.entrants.values() if one.who in known}


def _played(view: EventView, one: Rateable) -> Played:
    """Between persons who are known; a game against somebody unknown moves nobody."""
    persons = persons_in(view)
    seats = {seat: persons[player] for seat, player in enumerate(one.found.players) if player in persons}
    place = {seat: number for number, seat in enumerate(seats)}
    games = tuple(
        Game(place[game.a], place[game.b], game.score, game.share)
        for game in one.found.games
        if game.a in place and game.b in place
    )
    return with_merged(Played(one.k, one.kind, tuple(seats.values()), games), {})


def key_of(row: Event, view: EventView) -> str:
    listing = view.tournament.listing
    return order_of(listing.date or view.date, listing.start, registered(view), row.slug)


def due(view: EventView, program: Program) -> datetime | None:
    """Until when results are counted at once."""
    known, listing = deadline(program, "report"), view.tournament.listing
    if known is None or known.late != "awaiting-processing":
        return None
    return report_due(program, listing, listing.date or view.date)


def is_late(view: EventView, program: Program) -> bool:
    until = due(view, program)
    return until is not None and bool(view.tournament.ended) and datetime.fromisoformat(view.tournament.ended) > until


def write(row: Event, now: Tournament) -> None:
    """Bring the ladder up to date; what is as it was is not touched."""
    before = RatedEvent.objects.filter(event=row).select_related("ladder").first()
    if not now.program:  # most events of a venue are no community's business
        _take_out(before)
        return
    view = view_of(now)
    one = rateable(view)
    played = _played(view, one) if one and one.found.why is None else None
    if one is None or played is None or not played.games:
        _take_out(before)
        return
    ladder, key, data = row_for(one.program, one.game), key_of(row, view), packed(played)
    if before is not None and before.ladder != ladder:
        _take_out(before)
        before = None
    waits = is_late(view, one.program) and (before is None or before.waits)
    if before is not None and _is(before, key, data, waits):
        return
    if waits:
        values = {"ladder": ladder, "key": key.encode(), "kind": played.kind, "games": data, "waits": True}
        RatedEvent.objects.update_or_create(event=row, defaults=values)
        return
    ladder_of(ladder).record(key, str(row.pk), played)
    bring_up_to_date(ladder)


def _is(before: RatedEvent, key: str, data: bytes, waits: bool) -> bool:
    return (bytes(before.key), bytes(before.games), before.waits) == (key.encode(), data, waits)


def _take_out(before: RatedEvent | None) -> None:
    if before is None:
        return
    if before.waits:
        before.delete()
        return
    ladder_of(before.ladder).remove(str(before.event_id))
    bring_up_to_date(before.ladder)


def kept(row: Event) -> object:
    found = RatedEvent.objects.filter(event=row).values_list("ladder", "key", "kind", "games", "waits").first()
    return found and (found[0], bytes(found[1]), found[2], bytes(found[3]), found[4])


def _may_change(records: Sequence[Record]) -> bool:
    return SEASON.rests_on(records)


RATINGS = Projection("ratings", _may_change, write, kept)


def not_known(view: EventView, one: Rateable) -> list[Player]:
    """Who of an event is nobody across events: their games are not rated."""
    persons = persons_in(view)
    seated = {game.a for game in one.found.games} | {game.b for game in one.found.games}
    return [
        view.player(player) for seat, player in enumerate(one.found.players) if seat in seated and player not in persons
    ]
