"""Setup at a glance: links, plan, event, house rules, files and the last lines of the journal, each with its page."""

from __future__ import annotations

from django.http import HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.answers.plan import plan_answer
from topcut.answers.settings import SettingRow, settings_answer
from topcut.files.event_csv import kinds_of
from topcut.messages.message import Message, message
from topcut.play.clock import chosen_features
from topcut.rulebooks.describe_values import value_told
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.values import as_text
from topcut.seasons.conditions import sanction_told
from topcut.seasons.outcome import byes_awarded, game_of, program_of, sanction_line
from topcut.seasons.sanction import Required
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.places import may_be_reported, setup_parts
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.setup_form import in_short
from topcut.web.people import roles
from topcut.web.people.names import name_of
from topcut.web.public.history import latest
from topcut.web.seasons.applications.settling import said_of
from topcut.web.site.forms import NOTHING
from topcut.web.site.outside import outside

_LATEST = 6


class HouseRule(Struct, frozen=True):
    """A rule that differs from the document, and what would put it back."""

    setting: SettingRow
    printed: str  # as it is typed
    now: str


class Working(Struct, frozen=True):
    """Who has a role by account."""

    role: Message
    names: tuple[str, ...]


@require_safe
@officials
def overview(room: Room) -> HttpResponse:
    snapshot, slug = room.snapshot, room.row.slug
    settings, plan = settings_answer(snapshot).settings, plan_answer(snapshot)
    return show(
        room,
        "desk/setup/overview.html",
        NOTHING,
        "desk_setup",
        reportable=may_be_reported(room),
        sees={part.page: True for part in setup_parts(room)},
        public=outside(room.request, reverse("event", args=[slug])),
        wall=outside(room.request, reverse("display", args=[slug])),
        working=_working(room) if room.directs else [],
        stages=[stage.told for stage in plan.plan],
        match=in_short(snapshot.book),
        features=[feature.title for feature in chosen_features(snapshot.book)],
        told=sanction_told(snapshot, said_of(snapshot, room.row)),
        house=[_house_rule(one) for one in settings if one.printed_told is not None],
        rules=sum(one.needs != "never" for one in settings),
        tables=kinds_of(snapshot),
        duties=duties(room),
        lines=latest(snapshot, room.row.zone, _LATEST),
    )


class Duty(Struct, frozen=True):
    """A choice that the program asks for in an event that awards so many byes."""

    setting: str
    wanted: Message
    byes: int
    met: bool
    clause: str


def duties(room: Room) -> list[Duty]:
    """What the event must choose because of the byes that it awards; none without a program."""
    view = room.snapshot
    program = program_of(view)
    game = game_of(program, view) if program else None
    if program is None or game is None:
        return []
    line, byes = sanction_line(view, program, game), byes_awarded(view, program, game, view.active)
    return [_duty(view.book, one, byes) for one in line.requires if one.setting in view.book.settings]


def _duty(book: Rulebook, asked: Required, byes: int) -> Duty:
    now = book.settings[asked.setting]
    wanted = value_told(book, asked.setting, asked.value)
    return Duty(now.title or asked.setting, wanted, byes, now.value == asked.value, asked.clause)


def _house_rule(row: SettingRow) -> HouseRule:
    return HouseRule(row, as_text(row.printed), as_text(row.value))


def _working(room: Room) -> list[Working]:
    """Officials by account, role by role."""
    named: dict[str, list[str]] = {}
    for one in roles.officials(room.row):
        named.setdefault(one.role, []).append(name_of(one.user))
    return [Working(message("journal-role", role=role), tuple(names)) for role, names in named.items()]
