"""A season as it stands in a folder: journals and results files of its events, and the books of its leagues."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import date as Day
from datetime import timedelta
from pathlib import Path
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from topcut import limits
from topcut.answers.event_view import EventView
from topcut.cli.terminal.opening import EventFile, open_event
from topcut.files.league_file import is_league_file, must_fit, read_league
from topcut.journal.fact import PlayerId
from topcut.journal.plan import has_rounds
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refusal, Refused, refusal, refuse
from topcut.seasons.happened import Happened
from topcut.seasons.league import Who
from topcut.seasons.league_book import LeagueBook
from topcut.seasons.outcome import game_of, outcome_of

Found = TypeVar("Found")
_KINDS = (".json", ".jsonl", ".toml")
_PEEK = 500
_WELL_BEFORE = timedelta(days=60)  # a results file says nothing of its notice: it was given


class Season(Struct, frozen=True):
    """What a program knows of a folder."""

    happened: tuple[Happened, ...]
    books: Mapping[tuple[str, str], LeagueBook]  # by league and season

    def latest(self, league: str = "") -> str:
        """The season of the last event of this league, or of any: in summer it is still the one that was played."""
        listed = [one for one in self.happened if one.outcome.league and league in ("", one.outcome.league)]
        return max(listed or self.happened, key=lambda one: one.outcome.day).outcome.season


def read_season(program: Program, given: Sequence[str], plan: str = "") -> Season:
    """The files of these folders, and those that are named; or everything that is wrong with any of them."""
    files = [file for one in given for file in _files(Path(one))]
    leagues = [file for file in files if is_league_file(file)]
    read = _all([*leagues, *([Path(plan)] if plan else [])], lambda file: _book(program, file))
    books = [one for one in read if one is not None]
    events = [file for file in files if file not in leagues]
    found = _all(events, lambda file: _event(program, file, books, named=str(file) in given))
    happened = tuple(one for one in found if one is not None)
    if twice := {one.event for one in happened if sum(one.event == other.event for other in happened) > 1}:
        raise refuse("rating-event-twice", event=min(twice))
    if not happened:
        raise refuse("season-no-events", program=program.title)
    return Season(happened, {(one.name, one.season): one for one in books})


def _files(path: Path) -> list[Path]:
    """Of a folder those that are events and books, by what is in them."""
    if not path.is_dir():
        return [path]
    return [file for file in sorted(path.iterdir()) if file.suffix in _KINDS and file.is_file() and _is_ours(file)]


def _is_ours(file: Path) -> bool:
    if file.suffix == ".jsonl":
        return True
    start = limits.read_file(file, limits.JSON_BYTES)[:_PEEK]
    return b'"results/' in start or is_league_file(file)


def _all(files: Iterable[Path], read: Callable[[Path], Found]) -> list[Found]:
    found: list[Found] = []
    problems: list[Refusal] = []
    for file in files:
        try:
            found.append(read(file))
        except Refused as refused:
            place = message("command-at-file", file=str(file))
            problems += [one if one.place else one.at(place) for one in refused.refusals]
    limits.raise_faults(problems)
    return found


def _book(program: Program, file: Path) -> LeagueBook | None:
    """None for a league of another program."""
    book = read_league(file)
    if book.program not in ("", program.name) or not program.blocks:
        return None
    must_fit(program, book)
    return book


def _event(program: Program, file: Path, books: Sequence[LeagueBook], named: bool) -> Happened | None:
    """None for one that is not over, and for another game's in a folder."""
    event = open_event(str(file))
    if game_of(program, event) is None:
        if not named:
            return None
        raise refuse("rating-other-game", game=event.book.title, program=program.name)
    view = _in_program(program, event, _league_of(event, books))
    outcome = outcome_of(view)
    if outcome is None:
        return None
    if not outcome.day:
        raise refuse("rating-without-date")
    who = _people(event, books)
    return Happened(
        event=file.stem,
        title=event.title,
        outcome=outcome,
        who=who,
        names={who[player]: name for player, name in event.names.items()},
        entered_with=frozenset(
            who[one.id] for one in event.tournament.entrants.values() if one.earned_byes or one.head_start
        ),
    )


def _league_of(event: EventFile, books: Sequence[LeagueBook]) -> str:
    """As it is listed, or as a league's book names it."""
    stem = Path(event.path).stem
    booked = (book.name for book in books if any(one.event == stem for one in book.event))
    return event.tournament.listing.league or next(booked, "")


def _in_program(program: Program, event: EventFile, league: str) -> EventView:
    """The event as one of this program, over if everything was played, with what its results file says."""
    now, sheet = event.tournament, event.sheet
    listing = replace(now.listing, league=league)
    if sheet is None:
        return _seen(event, program, listing=listing)
    day, start = _day(now.date[:10]), now.date[11:16] or "12:00"
    listing = replace(listing, level=sheet.level, kind=sheet.format_kind, date=day, start=start, zone="UTC")
    taken = f"{Day.fromisoformat(day) - _WELL_BEFORE}T00:00:00+00:00"
    over = all(posted.finished for posted in now.rounds) and (bool(now.rounds) or not has_rounds(now.plan))
    return _seen(event, program, listing=listing, taken=taken, finished=over)


def _seen(event: EventFile, program: Program, **values: object) -> EventView:
    known = event.tournament.program or program.source
    tournament = replace(event.tournament, program=known, **values)
    return EventView(tournament, event.book, event.words, (), event.title, event.people)


def _day(said: str) -> str:
    if not said:
        raise refuse("rating-without-date")
    try:
        return Day.fromisoformat(said).isoformat()
    except ValueError:
        raise refuse("rating-no-day", date=said) from None


def _people(event: EventFile, books: Sequence[LeagueBook]) -> dict[PlayerId, Who]:
    """By the handles that a site gave its people, as they were told here, or as they are in the event."""
    given = {key: who for book in books for key, who in book.people.items()}
    handles = event.sheet.handles if event.sheet else event.handles
    entrants = event.tournament.entrants.values()
    who = {one.id: given.get(one.who, one.who) or handles[one.id] for one in entrants}
    named = list(who.values())
    if twice := next((one for one in named if named.count(one) > 1), ""):
        raise Refused(refusal("import-handle-twice", handle=twice))
    return who
