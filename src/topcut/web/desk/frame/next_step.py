"""The next step of an event as a button of the desk: what it says, where it leads, whether it waits."""

from __future__ import annotations

from collections.abc import Mapping

from django.urls import reverse
from msgspec import Struct

from topcut.answers.next_step import Act, NextStep, next_step
from topcut.messages.message import Message
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
    "finish": "desk_finish",
    "export": "desk_files",
}
_AT_ONCE = ("desk_seat", "desk_draw")  # addresses that are sent to, not looked at
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


def button(snapshot: Snapshot) -> Button:
    """The one that stands above every page of the desk."""
    step, slug = next_step(snapshot), snapshot.row.slug
    if step.then is not None:
        return Button(step.now, step.then, "desk_draw", reverse("desk_draw", args=[slug]), waits=True)
    page = _page(step)
    where = [slug, step.round, step.table] if page == "desk_table" else [slug]
    way = PAGE.way(step.obstacle) if step.obstacle else ""
    return Button(step.now, step.do, page, reverse(page, args=where), page in _AT_ONCE, way=way)


def _page(step: NextStep) -> str:
    asks = step.obstacle is not None and step.obstacle.code == _ASKS_WHY
    return "desk_pairing" if asks else _PAGES[step.act]
