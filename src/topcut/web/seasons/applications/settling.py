"""An event and what was granted of it: what its sanction line knows, and what its listing keeps of that."""

from __future__ import annotations

from collections.abc import Iterable

from django.db import IntegrityError, transaction

from topcut.acts.event.facts import Undone
from topcut.acts.listing.commands import ChangeListing
from topcut.acts.listing.facts import Listed, TakenInto
from topcut.acts.who import DIRECTOR, ORGANIZER, Actor
from topcut.answers.event_view import EventView
from topcut.desk.submit import Accepted
from topcut.messages.message import Message
from topcut.programs.model import Program
from topcut.refusal import Refused, refuse
from topcut.seasons.granted import LEVEL, MONTHS, Matter, Said, Word, all_granted, matters
from topcut.seasons.outcome import game_of, held_to, program_of
from topcut.seasons.sanction import Planned
from topcut.web.people import roles
from topcut.web.seasons.applications.known import State, grants_here, unused
from topcut.web.seasons.models_applications import Application, Approval
from topcut.web.site import live
from topcut.web.store.models import Event

CHALLENGE = "challenge"


def said_of(view: EventView, row: Event | None = None) -> Said | None:
    """What the offices of its program said of an event, as it is or would be listed; None where there are none."""
    found = _held(view)
    if found is None or not grants_here(str(found[0].name)):
        return None
    program, event = found
    if row is None:
        return {}
    wanted = list(matters(program, view.tournament.listing, event))
    return {one.name: word for one in wanted if (word := _word(view, row, program, event, one)) is not None}


def _held(view: EventView) -> tuple[Program, Planned] | None:
    program = program_of(view)
    game = game_of(program, view) if program else None
    return (program, held_to(view, program, game)) if program and game else None


def _word(view: EventView, row: Event, program: Program, event: Planned, one: Matter) -> Word | None:
    grant = _grant(row, program, event, view.tournament.listing.date)
    if one.name == LEVEL:
        return grant or _asked(row, program, event)
    rows = Approval.objects.filter(event=row, matter=one.name, about=about(event, one.name, view)).order_by("-pk")
    found = rows.first()
    if found is not None:
        return Word(found.state, (found.answered_at or found.asked_at)[:10])  # type: ignore[arg-type]
    same_month = grant and row.grant.day[:7] == view.tournament.listing.date[:7]
    return grant if one.name == MONTHS and same_month else None


def about(event: Planned, matter: str, view: EventView) -> str:
    """What an approval is good for: another level, and for months another month, needs another one."""
    return f"{event.level} {view.tournament.listing.date[:7]}" if matter == MONTHS else event.level


def _grant(row: Event, program: Program, event: Planned, day: str) -> Word | None:
    """The grant that is this event's, if it still is what was granted."""
    found = Application.objects.filter(event=row, state=State.GRANTED).first()
    if found is None or not _fits(found, program, event, day):
        return None
    return Word("granted", (found.answered_at or found.asked_at)[:10])


def _fits(one: Application, program: Program, event: Planned, day: str) -> bool:
    """The same level of the same game in the same year."""
    return (one.program, one.level, one.game, one.day[:4]) == (program.name, event.level, event.game, day[:4])


def _asked(row: Event, program: Program, event: Planned) -> Word | None:
    """What its directors asked for and no event has, the latest first."""
    rows = Application.objects.filter(program=program.name, level=event.level, game=event.game, event=None)
    rows = rows.filter(user_id__in=directors(row), state__in=(State.ASKED, State.DECLINED))
    found = rows.order_by("-asked_at").first()
    return Word(found.state, (found.answered_at or found.asked_at)[:10]) if found else None  # type: ignore[arg-type]


def directors(row: Event) -> list[int]:
    """The accounts that direct an event."""
    return [one.user_id for one in roles.officials(row) if one.role == "director"]


# What the listing keeps ----------------------------------------------------------------------------------------------


def settle(row: Event, by: Actor = ORGANIZER) -> None:
    """Write into the event's listing whether everything is granted: everybody who reads its journal counts by that."""
    view = live.snapshot(row.slug)
    said, found = said_of(view, row), _held(view)
    if said is None and not view.tournament.listing.granted:
        return
    listing = view.tournament.listing
    granted = all_granted(found[0], listing, found[1], said) if said is not None and found else ""
    if granted != listing.granted:
        answer = live.do(row, ChangeListing({"granted": granted}), by)
        if isinstance(answer, Refused):
            raise answer


def follow(row: Event, did: Accepted) -> None:
    """Whatever door a listing was changed or taken back by, what it keeps of grants is brought up to date."""
    if any(isinstance(record.fact, Listed | TakenInto | Undone) for record in did.records) and _keeps(row, did):
        settle(row)


def _keeps(row: Event, did: Accepted) -> bool:
    """Only an event that was listed on a site where somebody grants keeps anything; also what was just taken back."""
    if did.tournament.listing.granted:
        return True
    gone = {record.fact.seq for record in did.records if isinstance(record.fact, Undone)}
    history = live.snapshot(row.slug).history if gone else ()
    return any(
        record.seq in gone and isinstance(record.fact, Listed) and "granted" in record.fact.values for record in history
    )


def listed(row: Event) -> None:
    """After its director listed it: a grant that is plainly meant is its grant, and the listing says how it stands."""
    fitting = grants_for(row)
    view = live.snapshot(row.slug)
    same_day = [one for one in fitting if one.day == view.tournament.listing.date]
    if same_day and not Application.objects.filter(event=row).exists():
        use(row, same_day[0])
    settle(row, DIRECTOR)


def grants_for(row: Event) -> list[Application]:
    """Grants that its directors hold for such an event, and have not used; none where it has one."""
    view = live.snapshot(row.slug)
    found = _held(view)
    if found is None:
        return []
    program, event = found
    bound = Application.objects.filter(event=row, state=State.GRANTED).first()
    day = view.tournament.listing.date
    if bound is not None and _fits(bound, program, event, day):
        return []
    return [one for one in unused(str(program.name), directors(row)) if _fits(one, program, event, day)]


def use(row: Event, grant: Application) -> None:
    """A grant is one event's; one that the event had before is free again."""
    if grant.pk not in {one.pk for one in grants_for(row)}:
        raise refuse("applying-grant-does-not-fit")
    Application.objects.filter(event=row).update(event=None)
    try:
        with transaction.atomic():
            used = Application.objects.filter(pk=grant.pk, event=None, state=State.GRANTED).update(event=row)
    except IntegrityError:  # the event took another one at the same moment
        used = 0
    if not used:
        raise refuse("applying-grant-used")


def wanting(view: EventView, row: Event) -> Iterable[Matter]:
    """What the event needs and nobody granted or was asked for."""
    found, said = _held(view), said_of(view, row)
    if found is None or said is None:
        return []
    program, event = found
    return [
        one
        for one in matters(program, view.tournament.listing, event)
        if said.get(one.name, Word()).state in ("none", "declined")
    ]


def matter_told(view: EventView, name: str) -> Message | None:
    """What an approval is about, as the sanction line says it."""
    found = _held(view)
    if found is None:
        return None
    named = matters(found[0], view.tournament.listing, found[1])
    return next((one.what for one in named if one.name == name), None)


def level_of_event(view: EventView) -> tuple[Program, Planned]:
    """Its program, and what it is held to; refused where it is in none."""
    found = _held(view)
    if found is None:
        raise refuse("approval-no-program")
    return found
