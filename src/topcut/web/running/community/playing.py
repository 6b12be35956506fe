"""An event of the demo's calendar: made in memory from its listing to its end, and brought to the site in one write."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date, datetime, timedelta

from django.contrib.auth.models import User
from msgspec.structs import replace

from topcut.acts.earned.facts import Held
from topcut.acts.entries.commands import Person as Newcomer
from topcut.acts.listing.commands import ChangeListing, TakeInto
from topcut.acts.listing.words import ListingWords
from topcut.answers.event_view import EventView
from topcut.desk.memory import SteadyClock
from topcut.desk.simulate import Habits, Simulation, play_out
from topcut.play.chance import Chance
from topcut.programs.load import load as program_named
from topcut.rulebooks.load import load
from topcut.web.running.community.calendar import Planned
from topcut.web.running.community.cast import COORDINATOR, Pool
from topcut.web.seasons.models import Claim, Earned, Person
from topcut.web.seasons.models_applications import Application
from topcut.web.seasons.shown import shown_name
from topcut.web.store.adopting import adopt
from topcut.web.store.models import Event

CALM = Habits(drops=0, late=0, no_shows=0, corrections=0, disputes=0)
_GRANTED = ("regional", "national", "masters", "continental", "world")
_BEFORE = timedelta(days=20)  # it was listed
_SEEDS = 60  # tries until the favourite has won


class Evening(Simulation):
    """Persons of the community, as strong as they are."""

    def __init__(self, planned: Planned, pool: Pool, seed: str, brings: dict[str, Held], today: date) -> None:
        self.pool, self.brings = pool, brings
        book = load(planned.rulebook, dict(planned.options))
        begins = datetime.fromisoformat(f"{planned.day}T10:00:00+00:00")
        listed = min(begins, datetime.fromisoformat(f"{today}T10:00:00+00:00")) - _BEFORE
        clock = SteadyClock(listed.isoformat())
        super().__init__(book, 0, seed, planned.rounds, CALM, planned.plan, planned.title, clock)
        self.do(ChangeListing(_values(planned), _words(planned)))
        self.do(TakeInto(program_named(planned.program).source))
        self.enter(len(pool))
        clock.go_to(begins.isoformat())

    def newcomer(self, number: int) -> Newcomer:
        person, _ = self.pool[number]
        made = Newcomer(shown_name(person), handle=person.handle, who=person.key)
        return replace(made, uses=(self.brings[person.key],)) if person.key in self.brings else made

    def strength_of(self, number: int) -> int:
        return self.pool[number][1]


def _values(planned: Planned) -> dict[str, str | bool]:
    return {
        "date": f"{planned.day}", "start": "10:00", "zone": "UTC", "level": planned.level, "league": planned.league,
        "region": planned.region, "host": planned.host, "granted": "yes" if planned.level in _GRANTED else "",
    }  # fmt: skip


def _words(planned: Planned) -> ListingWords:
    return ListingWords(place=planned.place, fee="5 strips", director=planned.director)


def hold(planned: Planned, people: dict[str, Pool], today: date) -> Event:
    """Played to its end where its day is over; announced otherwise. One that is there stays."""
    there = Event.objects.filter(title=planned.title, date=f"{planned.day}").first()
    if there is not None:
        return there
    if planned.day >= today:
        early = _who(planned, people)[: 3 + len(planned.title) % 4]
        return _adopt(Evening(planned, early, f"demo/{planned.title}", {}, today), planned, self_entry=True)
    pool = _who(planned, people)
    brings = _brought(planned, [person for person, _ in pool])
    return _adopt(_played(planned, pool, brings, today), planned)


def _adopt(evening: Evening, planned: Planned, *, self_entry: bool = False) -> Event:
    known = evening.journal.known
    row = adopt(known.history, known.words, date=f"{planned.day}", self_entry=self_entry)
    if planned.level in _GRANTED:
        _grant(row, planned)
    return row


def _grant(row: Event, planned: Planned) -> None:
    """Championships were applied for and granted long before."""
    director = User.objects.get(first_name=COORDINATOR)
    asked = f"{planned.day - 3 * _BEFORE}T10:00:00Z"
    Application.objects.create(
        event=row, user=director, program=planned.program, level=planned.level, game=game_of(planned),
        how="application", day=f"{planned.day}", state=Application.State.GRANTED, asked_at=asked, answered_at=asked,
    )  # fmt: skip


def _who(planned: Planned, people: dict[str, Pool]) -> Pool:
    """As many as come; who plays well comes more often, and a favourite always."""
    chance = Chance(f"demo/{planned.title}/{planned.day}")
    home = [one for region, pool in people.items() for one in pool if planned.everybody or region == planned.region]
    drawn = sorted(home, key=lambda one: (one[0].name != planned.favourite, chance.below(60) - one[1] // 2))
    return drawn[: planned.players]


def game_of(planned: Planned) -> str:
    """As the program calls it."""
    return next(one.name for one in program_named(planned.program).games if planned.rulebook in one.rulebooks)


def _brought(planned: Planned, people: Sequence[Person]) -> dict[str, Held]:
    """What they earned for such an event, and have not used."""
    day = f"{planned.day}"
    rows = Earned.objects.filter(
        person__in=people,
        program=planned.program,
        game=game_of(planned),
        into=planned.level,
        starts__lte=day,
        until__gte=day,
    ).exclude(id__in=Claim.objects.values("earned"))
    rows = rows.select_related("person").order_by("-since", "-rounds")
    return {one.person.key: Held(one.id, tuple(one.rounds), one.points) for one in rows}


def _played(planned: Planned, pool: Pool, brings: dict[str, Held], today: date) -> Evening:
    for number in range(_SEEDS):
        evening = Evening(planned, pool, f"demo/{planned.title}/{planned.day}/{number}", brings, today)
        play_out(evening)
        if not planned.favourite or _won(evening) == planned.favourite:
            break
    return evening


def _won(evening: Evening) -> str:
    known = evening.journal.known
    view = EventView(known.tournament, evening.book, known.words)
    return next((view.names[player] for player, place in view.places.items() if place.place == place.to == 1), "")
