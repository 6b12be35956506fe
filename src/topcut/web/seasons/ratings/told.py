"""What an event did to ratings, as its pages tell it: counted, waiting and why, or not rated and why."""

from __future__ import annotations

from collections import Counter
from datetime import UTC, datetime, time, timedelta
from typing import Literal

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.seasons.rating.games import unpacked
from topcut.seasons.rating.of_event import NotRated
from topcut.seasons.rating.rules import POINT
from topcut.web.seasons.models import Entry
from topcut.web.seasons.models_ratings import RatedEvent, Rating
from topcut.web.seasons.ratings.ladders import NIGHT, rules
from topcut.web.seasons.ratings.moved import games_in, games_of, moves_of
from topcut.web.seasons.ratings.projecting import Rateable, due, not_known, rateable
from topcut.web.seasons.ratings.words import Board
from topcut.web.store.models import Event

State = Literal["none", "not-rated", "waits", "counted"]


class Told(Struct, frozen=True):
    """How it stands with an event and the ratings."""

    state: State
    one: Rateable | None = None
    rated: RatedEvent | None = None


def told(row: Event, view: EventView) -> Told:
    one = rateable(view)
    if one is None:
        return Told("none")
    rated = RatedEvent.objects.filter(event=row).select_related("ladder").first()
    if rated is None:
        return Told("not-rated", one)
    return Told("waits" if rated.waits else "counted", one, rated)


def waits(row: Event) -> bool:
    return RatedEvent.objects.filter(event=row, waits=True).exists()


class Waiting(Struct, frozen=True):
    """Why an event waits, and for what."""

    days: int  # after its start
    within: int  # days in which results are counted at once
    events: int  # that are counted again with it
    games: int
    next: str  # when that happens by itself


def waiting(found: Told, view: EventView) -> Waiting:
    assert found.one is not None and found.rated is not None
    until = due(view, found.one.program) or datetime.now(UTC)
    report = next(one for one in found.one.program.deadlines if one.name == "report")
    ended = datetime.fromisoformat(view.tournament.ended)
    behind = RatedEvent.objects.filter(ladder=found.rated.ladder, waits=False, key__gt=found.rated.key)
    games = sum(len(unpacked(bytes(data)).games) for data in behind.values_list("games", flat=True)[:_MOST])
    days = (ended - until + timedelta(hours=report.hours)).days
    return Waiting(days, report.hours // 24, behind.count(), games, next_night())


_MOST = 500  # events whose games are added up; of more only the events are told


def next_night(now: datetime | None = None) -> str:
    """When the refresh runs by itself."""
    now = now or datetime.now(UTC)
    tonight = datetime.combine(now.date(), time(NIGHT.hour, NIGHT.minute), UTC)
    return (tonight if tonight > now else tonight + timedelta(days=1)).isoformat()


class Change(Struct, frozen=True):
    """A player of an event: the games, and the rating before and after; alike while the event waits."""

    player: PlayerId
    name: str
    handle: str
    place: str
    record: str  # wins, losses, and draws where there are any
    before: int
    after: int

    @property
    def by(self) -> int:
        return self.after - self.before


def boards_of(found: Told) -> list[Board]:
    """The lists that an event moves."""
    if found.rated is None:
        return []
    known = rules(found.rated.ladder)
    return [Board(found.rated.ladder, known, at) for at in known.lists_of(found.rated.kind)]


def changes(found: Told, view: EventView, board: Board) -> list[Change]:
    """Everybody whose games count, in the order of their places."""
    assert found.rated is not None
    before, after = _ratings(found.rated, board)
    played = games_in(found.rated)
    made: list[Change] = []
    entries = Entry.objects.filter(event=found.rated.event_id).select_related("person")
    persons = {one.player: one.person for one in entries}
    for player, place in view.places.items():
        person = persons.get(player)
        if person is None or person.pk not in before:
            continue
        scores = Counter(game.score for game in games_of(played, person.pk))
        record = (scores[2], scores[0], scores[1]) if scores[1] else (scores[2], scores[0])
        shown = f"{place.place}–{place.to}" if place.to > place.place else str(place.place)
        made.append(
            Change(
                player,
                view.names[player],
                person.handle,
                shown,
                "–".join(map(str, record)),
                before[person.pk],
                after[person.pk],
            )
        )
    return made


def _ratings(rated: RatedEvent, board: Board) -> tuple[dict[int, int], dict[int, int]]:
    """By person; while the event waits, as they stand now."""
    moves, lists = moves_of(rated), board.rules.lists_of(rated.kind)
    if rated.waits or moves is None:
        persons = games_in(rated).players
        now = dict.fromkeys(persons, board.rules.start * POINT)
        known = Rating.objects.filter(ladder=board.ladder, which=board.at, person__in=persons)
        now |= dict(known.values_list("person", "rating"))
        return now, now
    at = lists.index(board.at)
    return (
        dict(zip(moves.players, moves.before[at], strict=True)),
        dict(zip(moves.players, moves.after[at], strict=True)),
    )


def left_out(found: Told, view: EventView) -> list[tuple[NotRated, str]]:
    """The matches that moved nobody, with the names of who sat there."""
    if found.one is None:
        return []
    names = view.names
    return [(one, " – ".join(names.get(player, player) for player in one.players)) for one in found.one.found.not_rated]


def unknown(found: Told, view: EventView) -> Message | None:
    """Whose games are not rated because nobody knows which person they are."""
    players = not_known(view, found.one) if found.one else []
    return message("web-rating-not-known", players=tuple(players), count=len(players)) if players else None


def level_of(one: Rateable) -> Message:
    known = one.program.level(one.level)
    return message("programname-level", level=one.level, title=known.title if known else "")
