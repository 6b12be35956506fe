"""The event of a Champions League: its bracket, its players in the order of their seeds, how the seeds came about."""

from __future__ import annotations

from collections.abc import Sequence

from django.contrib.auth.models import User
from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.entries.commands import Enter
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.event.commands import Announce, Create
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.listing.words import ListingWords
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal
from topcut.desk.submit import submit
from topcut.messages.message import message
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.rulebooks.load import load
from topcut.rulebooks.problems import meant
from topcut.seasons.champions import LEVEL, ChampionsAnswer, Seeded, coming, decided_told, plan_of
from topcut.web.people import roles
from topcut.web.seasons.models import Person
from topcut.web.seasons.shown import shown_name
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event
from topcut.web.voices import PAGE


class Announced(Struct, frozen=True):
    """What is said of the event; the day has been looked at."""

    title: str
    game: str
    date: str
    start: str
    zone: str
    place: str


def games_of(program: Program) -> list[str]:
    """Those in which it earns something."""
    earning = {game for one in program.earnings if one.level == LEVEL for game in one.games}
    return [one.name for one in program.games if one.name in earning and one.rulebooks]


def make(program: Program, answer: ChampionsAnswer, said: Announced, players: Sequence[str], director: User) -> Event:
    """All of it or nothing; whoever makes it directs it."""
    game = program.game(said.game)
    if game is None or said.game not in games_of(program):
        raise refuse("program-no-game", game=said.game, way=meant(said.game, games_of(program)))
    rows = coming(answer, players)
    people = {one.handle: one for one in Person.objects.filter(handle__in=[row.player for row in rows])}
    entering = tuple(
        Newcomer(people[row.player].name or row.player, handle=row.player, who=people[row.player].key) for row in rows
    )
    book = load(game.rulebooks[0])
    values = {"date": said.date, "start": said.start, "zone": said.zone, "level": LEVEL}
    journal = MemoryJournal()
    for command in (
        Create(book.source, said.title, 0, said.date, plan_of(program)),
        ChangeListing(values, ListingWords(place=said.place)),
        TakeInto(program.source),
        Enter(entering),
        Announce(_told(answer, rows, people)),
    ):
        _do(journal, command)
    row = adopt(journal.known.history, journal.known.words, date=said.date)
    roles.grant(director, row, "director")
    return row


def _do(journal: MemoryJournal, command: Command) -> None:
    if isinstance(answer := submit(journal, command, DIRECTOR), Refused):
        raise answer


def _told(answer: ChampionsAnswer, rows: Sequence[Seeded], people: dict[str, Person]) -> str:
    """How the seeds came about, in the words of whoever makes the event."""
    names = {handle: shown_name(person) for handle, person in people.items()}
    free = tuple(names[row.player] for row in rows if row.waived)
    decided = decided_told([_named(row, names) for row in rows])
    return PAGE.say(message("web-champions-told", decided=decided, waived=free, draw=answer.draw))


def _named(row: Seeded, names: dict[str, str]) -> Seeded:
    return replace(row, player=names[row.player])
