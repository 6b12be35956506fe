"""The ratings of a season for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from topcut.messages.message import Message
from topcut.seasons.rating.rules import shown
from topcut.seasons.rating.season import Change, EventRated, GameRated

Say = Callable[[Message], str]


def ratings_data(rated: Sequence[GameRated], say: Say) -> dict[str, Any]:
    """`ratings` by person and list, `events` in the order in which they were rated.

    Where the events are of several games, a person's lists stand under the name of each game.
    """
    ratings: dict[str, Any] = {}
    for one in rated:
        for handle, lists in one.ratings.items():
            told = {name: shown(rating) for name, rating in lists.items()}
            ratings[handle] = told if len(rated) == 1 else {**ratings.get(handle, {}), one.game: told}
    events = sorted((event for one in rated for event in one.events), key=lambda event: event.event.order)
    return {"ratings": dict(sorted(ratings.items())), "events": [_event(event, say) for event in events]}


def _event(rated: EventRated, say: Say) -> dict[str, Any]:
    event = rated.event
    return {
        "event": event.name,
        "title": event.title,
        "date": event.date,
        "game": event.game,
        "level": event.level,
        "k": rated.k,
        "kind": event.kind,
        "games": len(event.played.games),
        "changes": {handle: _changes(rated.lists, changes) for handle, changes in rated.changes.items()},
        "not_rated": [
            {
                "round": one.round,
                "players": [event.handles[event.played.players.index(player)] for player in one.players],
                "why": say(one.why),
            }
            for one in event.played.not_rated
        ],
        "why": say(rated.why) if rated.why else None,
    }


def _changes(lists: Sequence[str], changes: Sequence[Change]) -> dict[str, Any]:
    """Of the first list that the event counts for; those of the others by their names."""
    told = [{"before": shown(change.before), "after": shown(change.after)} for change in changes]
    return {**told[0], **dict(zip(lists[1:], told[1:], strict=True))}
