"""Rate the events of a season out of their files: in the order of their ends, each game of a program by itself."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby

from msgspec import Struct

from topcut.messages.message import Message
from topcut.seasons.rating.ladder import order_of
from topcut.seasons.rating.of_event import EventGames
from topcut.seasons.rating.rules import RatingRules
from topcut.seasons.rating.systems import Numbers, system_of

Handle = str


class SeasonEvent(Struct, frozen=True):
    """An event of a season: what it is, who was there, what they played."""

    name: str
    title: str
    game: str
    date: str
    starts: str
    registered: int  # when it was taken into its program; 0 = not known
    level: str
    kind: str
    handles: tuple[Handle, ...]  # as `played.players`
    played: EventGames

    @property
    def order(self) -> str:
        return order_of(self.date, self.starts, self.registered, self.name)


class Change(Struct, frozen=True):
    """A rating before and after an event, in millionths."""

    before: int
    after: int


class EventRated(Struct, frozen=True):
    """What an event moved."""

    event: SeasonEvent
    k: int
    lists: tuple[str, ...]  # that it counts for; none where it is not rated
    changes: Mapping[Handle, tuple[Change, ...]]  # of everybody who took part, for each of these lists

    @property
    def why(self) -> Message | None:
        return self.event.played.why


class GameRated(Struct, frozen=True):
    """The ratings of a game: of everybody in the lists they have played for, and in the overall one."""

    game: str
    ratings: Mapping[Handle, Mapping[str, int]]
    events: tuple[EventRated, ...]


def rate_season(rules: RatingRules, events: Iterable[SeasonEvent]) -> list[GameRated]:
    """The ratings after these events, in whatever order they are given; by game."""
    ordered = sorted(events, key=lambda event: (event.game, event.order))
    return [_rate_game(rules, game, list(here)) for game, here in groupby(ordered, key=lambda event: event.game)]


def _rate_game(rules: RatingRules, game: str, events: Sequence[SeasonEvent]) -> GameRated:
    known: dict[tuple[str, Handle], Numbers] = {}
    rated = tuple(_rate_event(rules, known, event) for event in events)
    newcomer = system_of(rules).newcomer
    for event in events:  # who has played for nothing yet begins where everybody does (001 8)
        for handle in event.handles:
            known.setdefault((rules.lists[0], handle) if "overall" in rules.lists else (event.kind, handle), newcomer)
    handles = sorted({handle for _, handle in known})
    ratings = {
        handle: {name: known[name, handle][0] for name in rules.lists if (name, handle) in known} for handle in handles
    }
    return GameRated(game, ratings, rated)


def _rate_event(rules: RatingRules, known: dict[tuple[str, Handle], Numbers], event: SeasonEvent) -> EventRated:
    k, system = rules.k[event.level], system_of(rules)
    if event.played.why is not None:
        return EventRated(event, k, (), {})
    changes: dict[Handle, tuple[Change, ...]] = dict.fromkeys(event.handles, ())
    lists = tuple(rules.lists[at] for at in rules.lists_of(event.kind))
    for name in lists:
        before = [known.get((name, handle), system.newcomer) for handle in event.handles]
        after = system.after(event.played.games, k, before)
        for handle, had, has in zip(event.handles, before, after, strict=True):
            known[name, handle] = has
            changes[handle] += (Change(had[0], has[0]),)
    return EventRated(event, k, lists, changes)
