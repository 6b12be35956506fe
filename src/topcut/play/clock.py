"""The clock of a round and of the periods before it: its length, what is left, when to warn. `now` is given."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta

from msgspec import Struct

from topcut.acts.clock.facts import ClockStarted
from topcut.acts.rounds.facts import RoundPaired
from topcut.journal.acts import undone
from topcut.journal.periods import BUILDING, REGISTRATION
from topcut.journal.plan import StageKind
from topcut.journal.records import Record
from topcut.journal.state import Clock, Match
from topcut.messages.message import Message, message
from topcut.messages.numerals import PRINTED
from topcut.rulebooks.model import Feature, Rulebook

_PERIODS = {REGISTRATION: "registration", BUILDING: "building"}


class Period(Struct, frozen=True):
    """A timed part of the plan before round one (R55)."""

    name: str  # as the journal holds it
    minutes: int
    clause: str

    @property
    def told(self) -> Message:
        return period_told(self.name)

    least: int = 0  # fewer minutes are a deviation


def time_limit(book: Rulebook, kind: StageKind = "swiss") -> int:
    """Minutes of a round: in person or online (001 7.2, 13.3); 0 = none, as in some brackets (002 appendix B)."""
    if kind == "bracket" and "bracket_time_limit" in book.settings:
        return book.integer("bracket_time_limit")
    online = book.flag("online") and "online_time_limit" in book.settings
    return book.integer("online_time_limit" if online else "time_limit")


def timed_games(book: Rulebook, kind: StageKind, games: int) -> int:
    """How many games of a match have a clock each (001 10, R64); 0 where the match has one."""
    return games if kind == "bracket" and games > 1 and book.text("bracket_clock") == "game" else 0


def timed_words(book: Rulebook, minutes: int) -> Message:
    """ "60 minutes a round"; pods are timed by the match (001 7.2)."""
    if book.play == "pod":
        return message("clockname-minutes-a-match", minutes=minutes, rounds=book.integer("rounds_per_pod", 5))
    return message("clockname-minutes-a-round", minutes=minutes)


def chosen_features(book: Rulebook) -> tuple[Feature, ...]:
    """The format, card pool, rules and scenario that the event has chosen."""
    chosen = [book.feature(group, book.text(group)) for group in ("format", "card_pool", "rules", "scenario")]
    return tuple(feature for feature in chosen if feature is not None)


def building_periods(book: Rulebook) -> tuple[Period, ...]:
    """Deck registration and building before round one, where the format has them."""
    periods = []
    for feature in chosen_features(book):
        if feature.registration and book.flag("pool_swap", True):  # only where pools are swapped (002 Appendix B)
            periods.append(Period(REGISTRATION, feature.registration, feature.clause))
        if feature.building:
            least = feature.building_least or 0
            periods.append(Period(BUILDING, feature.building, feature.clause, least))
    return tuple(periods)


def period_told(name: str) -> Message:
    """ "Deck building"; any other period as somebody has named it."""
    return message("clockname-period", period=_PERIODS.get(name, "other"), name=name)


def period_of(book: Rulebook, name: str) -> Period | None:
    """The period of the plan that is meant by its name or a word of it: "building"."""
    wanted = name.casefold()
    periods = building_periods(book)
    exact = [period for period in periods if period.name.casefold() == wanted]
    loose = [period for period in periods if any(word.startswith(wanted) for word in period.name.casefold().split())]
    return next(iter(exact or (loose if len(loose) == 1 else ())), None)


def period_runs(history: Sequence[Record]) -> bool:
    """Whether the running clock is that of a period: no round was posted since it was started."""
    gone = undone(history)
    for record in reversed(history):
        if record.seq not in gone and isinstance(record.fact, (ClockStarted, RoundPaired)):
            return isinstance(record.fact, ClockStarted) and not record.fact.round
    return False


def warnings_at(book: Rulebook, minutes: int) -> tuple[int, ...]:
    """Minutes before the end at which to warn (001 7.3; 000: thirty)."""
    marks = {minutes // 2 if mark == "half" else int(mark) for mark in book.listed("warnings")}
    return tuple(sorted((mark for mark in marks if 0 < mark < minutes), reverse=True))


def ends_at(clock: Clock, now: str, match: Match | None = None) -> datetime | None:
    """When time is called, for everybody or for one table; None while the clock has not been started."""
    if not clock.started:
        return None
    stood = sum(((_moment(to) - _moment(since)) for since, to in clock.stood), timedelta())
    if clock.paused:
        stood += _moment(now) - _moment(clock.paused)
    minutes = clock.minutes + clock.added + (match.extra_minutes if match else 0)
    return _moment(clock.started) + timedelta(minutes=minutes) + stood


def left(clock: Clock, now: str, match: Match | None = None) -> timedelta | None:
    """Time left; negative once time has been called."""
    end = ends_at(clock, now, match)
    return None if end is None else end - _moment(now)


def missed_from(book: Rulebook, clock: Clock, now: str) -> datetime | None:
    """From when on somebody who is not there has missed the game (001 7.5.1, R04); None where nothing says so."""
    end, minutes = ends_at(clock, now), book.integer("missed_game_after")
    return end - timedelta(minutes=clock.minutes + clock.added - minutes) if end and minutes else None


def time_is_up(clock: Clock, now: str, match: Match) -> bool:
    """Whether time was called at this table."""
    remaining = left(clock, now, match)
    return remaining is not None and remaining <= timedelta()


def has_passed(until: str, now: str) -> bool:
    """Whether a deadline, or the end of an announcement, is over; one that is not set never is."""
    if not until or not now:
        return False
    end = _moment(until)
    return (end if end.tzinfo else end.replace(tzinfo=UTC)) <= _moment(now)  # older journals have days without a zone


def in_utc(moment: datetime) -> str:
    """ "2026-11-22T19:00:00Z", for programs."""
    return moment.astimezone(UTC).isoformat().replace("+00:00", "Z")


def time_told(seconds: int) -> str:
    """Time as on a wall: "38:12", "1:05:00", "−0:30" after the end."""
    minutes, rest = divmod(abs(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    words = f"{hours}:{minutes:02d}:{rest:02d}" if hours else f"{minutes}:{rest:02d}"
    return words if seconds >= 0 else f"{PRINTED.minus}{words}"


def _moment(text: str) -> datetime:
    return datetime.fromisoformat(text)
