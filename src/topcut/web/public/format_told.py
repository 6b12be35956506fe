"""The format of an event: what was chosen, how long a round is, what is played in which order."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.messages.message import Message, message
from topcut.play.clock import building_periods, chosen_features, period_told, time_limit, timed_words
from topcut.play.plan_told import stage_told
from topcut.rulebooks.model import Rulebook
from topcut.web.live import Snapshot


def format_told(snapshot: Snapshot) -> Iterator[Message]:
    """One sentence each: the chosen format, the match, the time, the periods before round one."""
    book = snapshot.book
    for feature in chosen_features(book):
        yield message("web-plan-feature", title=feature.title or feature.name, note=feature.note)
    yield _match(book)
    if minutes := time_limit(book):
        yield message("web-plan-time", time=timed_words(book, minutes))
    for period in building_periods(book):
        yield message("web-plan-period", period=period_told(period.name), minutes=period.minutes)
    if at_hand := documents(book):
        yield message("web-plan-documents", documents=at_hand)


def _match(book: Rulebook) -> Message:
    games = book.integer("games", 1)
    if book.play == "best_of" and games > 1:
        return message("web-plan-games", games=games)
    return message("web-plan-play", play=book.play)


def documents(book: Rulebook) -> tuple[str, ...]:
    """What the director has at hand (001 2, 7): the rulebook's documents, and those of the formats that were chosen."""
    needed = [name for feature in chosen_features(book) for name in feature.requires]
    return tuple(dict.fromkeys([*map(str, book.listed("documents")), *needed]))


def plan_told(snapshot: Snapshot) -> list[Message]:
    """One sentence for every stage."""
    stages = range(1, len(snapshot.plan) + 1)
    return [stage_told(snapshot.tournament, snapshot.book, number) for number in stages]
