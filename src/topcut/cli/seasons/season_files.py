"""Events of a season as they stand in files: journals and results files, each with its day and level."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date as Day
from pathlib import Path

from topcut.cli.terminal.opening import EventFile, open_event
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.seasons.outcome import kind_of, level_of, registered
from topcut.seasons.rating.of_event import rated_games
from topcut.seasons.rating.rules import RatingRules
from topcut.seasons.rating.season import SeasonEvent

_LOCAL = "local"


def read_events(
    program: Program, rules: RatingRules, files: Sequence[str], level: str, date: str, game: str
) -> list[SeasonEvent]:
    """The events of these files, of one game or of all; or everything that is wrong with any of them."""
    if wrong := list(_of_options(rules, level, date, game)):
        raise Refused(*wrong)
    problems: list[Refusal] = []
    events: list[SeasonEvent] = []
    for file in files:
        try:
            events.append(_event(program, rules, file, level, date))
        except Refused as refused:
            place = message("command-at-file", file=file)
            problems += [one if one.place else one.at(place) for one in refused.refusals]
    problems += _named_twice(events)
    if problems:
        raise Refused(*problems)
    return [event for event in events if game in ("", event.game)]


def _of_options(rules: RatingRules, level: str, date: str, game: str) -> Iterator[Refusal]:
    """What was typed for all files."""
    games = tuple(dict.fromkeys(rules.games.values()))
    if level and level not in rules.k:
        yield _no_level(rules, level)
    if date and _day(date) is None:
        yield refusal("rating-no-day", date=date)
    if game and game not in games:
        yield refusal("rating-no-game", game=game, games=games)


def _event(program: Program, rules: RatingRules, file: str, level: str, date: str) -> SeasonEvent:
    """One event. What the file says goes before what was typed for all."""
    event = open_event(file)
    game = rules.games.get(event.book.name)
    if game is None:
        raise refuse("rating-other-game", game=event.book.title, program=program.name)
    sheet = event.sheet
    listing = event.tournament.listing
    said = level_of(listing) if listing.level else ""
    level = (sheet.level if sheet else said) or level or _LOCAL
    day, starts = _when(event, date)
    if level not in rules.k:
        raise Refused(_no_level(rules, level))
    played = rated_games(event, program, game)
    handles = sheet.handles if sheet else event.handles
    return SeasonEvent(
        Path(event.path).stem,
        event.title,
        game,
        day,
        starts,
        registered(event),
        level,
        (sheet.format_kind if sheet else "") or kind_of(event),
        tuple(handles[player] for player in played.players),
        played,
    )


def _no_level(rules: RatingRules, level: str) -> Refusal:
    return refusal("rating-no-level", level=level, levels=tuple(rules.k))


def _when(event: EventFile, date: str) -> tuple[str, str]:
    """The day, and when it started where that is known: "2026-11-15", "10:00"."""
    listing = event.tournament.listing
    said = listing.date or event.date or date
    if not said:
        raise refuse("rating-without-date")
    if (day := _day(said[:10])) is None or len(said) not in (10, 16, 19, 20):
        raise refuse("rating-no-day", date=said)
    return day, said[11:16] or listing.start or event.tournament.registration.starts[11:16]


def _day(said: str) -> str | None:
    try:
        return Day.fromisoformat(said).isoformat()
    except ValueError:
        return None


def _named_twice(events: Sequence[SeasonEvent]) -> Iterator[Refusal]:
    """Two files that would be the same event."""
    seen: set[str] = set()
    for event in events:
        if event.name in seen:
            yield refusal("rating-event-twice", event=event.name)
        seen.add(event.name)
