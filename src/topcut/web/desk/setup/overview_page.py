"""Setup at a glance: links, plan, event, house rules, files and the last lines of the journal, each with its page."""

from __future__ import annotations

from django.http import HttpResponse
from django.urls import reverse
from django.views.decorators.http import require_safe
from msgspec import Struct

from topcut.answers.plan import plan_answer
from topcut.answers.settings import SettingRow, settings_answer
from topcut.files.event_csv import KINDS
from topcut.messages.message import Message, message
from topcut.play.clock import chosen_features
from topcut.rulebooks.values import as_text
from topcut.seasons.conditions import sanction_told
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.places import setup_parts
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.setup.setup_form import in_short
from topcut.web.people import roles
from topcut.web.people.names import name_of
from topcut.web.public.history import latest
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
        sees={part.page: True for part in setup_parts(room)},
        public=outside(room.request, reverse("event", args=[slug])),
        wall=outside(room.request, reverse("display", args=[slug])),
        working=_working(room) if room.directs else [],
        stages=[stage.told for stage in plan.plan],
        match=in_short(snapshot.book),
        features=[feature.title for feature in chosen_features(snapshot.book)],
        told=sanction_told(snapshot),
        house=[_house_rule(one) for one in settings if one.printed_told is not None],
        rules=sum(one.needs != "never" for one in settings),
        tables=KINDS,
        lines=latest(snapshot, room.row.zone, _LATEST),
    )


def _house_rule(row: SettingRow) -> HouseRule:
    return HouseRule(row, as_text(row.printed), as_text(row.value))


def _working(room: Room) -> list[Working]:
    """Officials by account, role by role."""
    named: dict[str, list[str]] = {}
    for one in roles.officials(room.row):
        named.setdefault(one.role, []).append(name_of(one.user))
    return [Working(message("journal-role", role=role), tuple(names)) for role, names in named.items()]
