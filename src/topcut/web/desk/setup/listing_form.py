"""The listing as a form: what may be chosen, what was typed, and the event as it would then be listed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Annotated, Any

from msgspec import Struct
from msgspec.structs import asdict, replace

from topcut.acts.fields import faults, of_words
from topcut.acts.listing.values import checked
from topcut.acts.listing.words import ListingWords, shown_to_nobody
from topcut.answers.event_view import EventView
from topcut.journal.state import Tournament
from topcut.limits import raise_faults
from topcut.messages.message import Message, message
from topcut.programs.load import build, load, names
from topcut.programs.model import Program
from topcut.programs.vocabulary import LEVELS
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook
from topcut.web.desk.setup.details import zone_meant
from topcut.web.seasons.models import League, Office
from topcut.web.seasons.rulings.known import program_with_rulings
from topcut.web.site.fields import read

Document = Mapping[str, Any]
BEGUN_WITH = ("program", "level", "league", "host", "address")  # what a new event is asked of it
_IN_SENTENCES = ("special", "about")


class ListingAsked(Struct, frozen=True):
    """What the form asks besides words."""

    program: str = ""
    level: str = ""
    kind: str = ""
    league: str = ""
    date: str = ""
    start: str = ""
    zone: str = ""
    region: Annotated[str, of_words(message("web-setup-region"), 80)] = ""
    host: Annotated[str, of_words(message("web-hosts-host"), 60)] = ""
    release: Annotated[str, of_words(message("listing-value", name="release"), 80)] = ""
    released: str = ""
    challenge: bool = False
    deck_lists: bool = False


class Asked(Struct, frozen=True):
    """A filled form: a program by its name, and every value and word."""

    program: str
    values: dict[str, str | bool]
    words: ListingWords

    @property
    def whole(self) -> dict[str, str | bool]:
        return self.values | asdict(self.words)


def asked(typed: Mapping[str, str]) -> Asked:
    """Raises `Refused` with everything that is wrong."""
    form, words = read(ListingAsked, typed), _tidy(read(ListingWords, typed))
    raise_faults([*faults(form), *faults(words), *shown_to_nobody(words)])
    values = asdict(form)
    program = str(values.pop("program"))
    return Asked(program, checked(values | {"zone": zone_meant(form.zone) or "UTC"}), words)


def _tidy(words: ListingWords) -> ListingWords:
    """One blank between words; only what is written in sentences keeps its lines."""
    said: dict[str, str] = asdict(words)
    lines = {name: "\n".join(said[name].splitlines()) for name in _IN_SENTENCES}
    return ListingWords(**{name: " ".join(text.split()) for name, text in said.items()} | lines)


# What may be chosen --------------------------------------------------------------------------------------------------


@cache
def programs_of(rulebook: str) -> tuple[Program, ...]:
    """The programs whose games are played by a rulebook."""
    known = (load(name) for name in names())
    return tuple(one for one in known if any(rulebook in game.rulebooks for game in one.games))


def programs_offered(book: Rulebook, now: Tournament) -> list[tuple[str, str]]:
    """Name and title of each; the one the event is in stands there whoever made it."""
    offered = {one.name: one.title for one in programs_of(str(book.name))}
    if now.program:
        offered[str(now.program.get("name", ""))] = build(now.program).title
    return list(offered.items())


def document_of(name: str, book: Rulebook, now: Tournament, day: str) -> Document:
    """The program it is in keeps the values it was taken with (001 13.2); another one comes with the rulings in force
    on the event's day (15.3)."""
    if not name:
        return {}
    if name == now.program.get("name"):
        return now.program
    found = next((one for one in programs_of(str(book.name)) if one.name == name), None)
    if found is None:
        raise refuse("listing-program-other", typed=name, known=tuple(one.name for one in programs_of(str(book.name))))
    return dict(program_with_rulings(found, day).source)


def levels_told() -> list[tuple[str, Message]]:
    return [(name, message("programname-level", level=name, title="")) for name in LEVELS]


def leagues_of(directors: Iterable[Any]) -> list[tuple[str, str]]:
    """Slug and name of the leagues that one of these accounts directs."""
    held = Office.objects.filter(user__in=list(directors), kind=Office.Kind.LEAGUE).values_list("where", flat=True)
    return [(one.slug, one.name) for one in League.objects.filter(slug__in=list(held))]


def must_direct_league(league: str, before: str, leagues: list[tuple[str, str]]) -> None:
    """An event counts in a league only where one of its directors directs that."""
    if league and league != before and league not in dict(leagues):
        raise refuse("listing-league-not-yours", typed=league)


# The event as it would be --------------------------------------------------------------------------------------------


def as_listed(view: EventView, values: Mapping[str, Any], program: Document, now: str) -> EventView:
    """With these values and in this program, from now on if it is in none yet; nothing is written."""
    before = view.tournament
    listing = replace(before.listing, **values)
    taken = before.taken or (now if program else "")
    return EventView(replace(before, listing=listing, program=program, taken=taken), view.book, view.words)
