"""The next step of an event as a button of the desk: what it says, where it leads, whether it waits."""

from __future__ import annotations

from collections.abc import Mapping

from django.urls import reverse
from msgspec import Struct

from topcut.acts.clock.commands import StartClock
from topcut.acts.command import Command
from topcut.acts.ending.commands import Finish
from topcut.acts.entries.commands import Enter
from topcut.acts.limited.commands import SeatGroups, SwapPools
from topcut.acts.results.commands import Report, Settle
from topcut.acts.rounds.commands import Draw, Post, Start
from topcut.acts.stages.commands import OpenStage
from topcut.acts.who import Role
from topcut.answers.next_step import Act, NextStep, next_step, waited_for
from topcut.desk.slices import HANDLING
from topcut.desk.who_may import role_for
from topcut.messages.message import Message, Messages
from topcut.web.site.live import Snapshot
from topcut.web.voices import PAGE

_PAGES: Mapping[Act, str] = {
    "enter": "desk_players",
    "seeds": "desk_cut",
    "seat": "desk_seat",
    "registration": "desk_limited",
    "swap": "desk_limited",
    "building": "desk_limited",
    "pair": "desk_draw",
    "post": "desk_pairing",
    "report": "desk_table",
    "settle": "desk_table",
    "cut": "desk_cut",
    "begin": "desk_begin",
    "finish": "desk_finish",
    "export": "desk_files",
    "restore": "desk_event",
}
_COMMANDS: Mapping[Act, type[Command]] = {
    "enter": Enter,
    "seeds": OpenStage,
    "seat": SeatGroups,
    "registration": StartClock,
    "swap": SwapPools,
    "building": StartClock,
    "pair": Draw,
    "post": Post,
    "report": Report,
    "settle": Settle,
    "cut": OpenStage,
    "begin": Start,
    "finish": Finish,
}  # files to hand out are for every official
_AT_ONCE = ("desk_seat", "desk_draw", "desk_begin")  # addresses that are sent to, not looked at
_ASKS_WHY = "round-drawn"  # a second draw


class Button(Struct, frozen=True):
    """A button and the sentence beside it."""

    now: Message
    label: Message
    page: str  # the name of an address
    address: str
    posts: bool = False  # sent to it; otherwise it is looked at
    waits: bool = False  # it stands still until all results are in
    way: str = ""  # what to do about what stands in the way
    short: Message | None = None  # why it waits, in a few words
    others: Messages = ()  # who does it, where whoever looks may not


def button(snapshot: Snapshot, roles: tuple[Role, ...]) -> Button:
    """The one that stands above every page of the desk, for somebody with these roles."""
    step, slug = next_step(snapshot), snapshot.row.slug
    if step.then is not None:
        address = reverse("desk_draw", args=[slug])
        return Button(step.now, step.then, "desk_draw", address, waits=True, short=waited_for(snapshot))
    page = _page(step)
    where = [slug, step.round, step.table] if page == "desk_table" else [slug]
    way = PAGE.way(step.obstacle) if step.obstacle else ""
    others = _others(step.act, roles)
    return Button(step.now, step.do, page, reverse(page, args=where), page in _AT_ONCE, way=way, others=others)


def _others(act: Act, roles: tuple[Role, ...]) -> Messages:
    kind = _COMMANDS.get(act)
    return () if kind is None or role_for(kind, roles) else HANDLING[kind].officials


def _page(step: NextStep) -> str:
    asks = step.obstacle is not None and step.obstacle.code == _ASKS_WHY
    return "desk_pairing" if asks else _PAGES[step.act]
