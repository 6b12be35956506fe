"""Finding the way at the desk: its places, and the parts of Setup. Nobody is shown what they cannot use."""

from __future__ import annotations

from collections.abc import Mapping

from django.urls import reverse
from msgspec import Struct

from topcut.acts.command import Command
from topcut.acts.ending.commands import Confront, DrawLot, Finish
from topcut.acts.event.commands import ChangeSettings
from topcut.acts.rounds.commands import ChangeRounds
from topcut.acts.stages.commands import ChangePlan, SplitPrizes
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import drafting_in, stage_with_cards
from topcut.play.scenarios.chosen import scenario_of
from topcut.web.desk.frame.room import Room

SETUP = "desk_setup"
_PARTS: Mapping[str, Message] = {
    SETUP: message("web-desk-overview"),
    "desk_links": message("web-desk-links"),
    "desk_access": message("web-desk-access"),
    "desk_plan": message("web-desk-plan"),
    "desk_event": message("web-desk-event"),
    "desk_settings": message("web-desk-settings"),
    "desk_files": message("web-desk-files"),
    "desk_journal": message("web-desk-journal"),
    "desk_finish": message("web-desk-finish"),
}
_OF_DIRECTORS = ("desk_links", "desk_access", "desk_event")
_NEEDS: Mapping[str, tuple[type[Command], ...]] = {
    "desk_plan": (ChangePlan, ChangeRounds),
    "desk_settings": (ChangeSettings,),
    "desk_finish": (Finish, SplitPrizes, Confront, DrawLot),
}


class Tab(Struct, frozen=True):
    """A link of the desk's own."""

    page: str
    word: Message
    address: str
    here: bool


def places(room: Room, here: str) -> tuple[Tab, ...]:
    """Where everything stands: a page that is no place itself belongs to the round, or to Setup."""
    pages = {"desk": message("web-desk-round"), "desk_players": message("web-desk-players"), **_of_its_kind(room)}
    pages |= {"desk_standings": message("web-desk-standings"), SETUP: message("web-desk-setup")}
    place = SETUP if here in _PARTS else here if here in pages else "desk"
    return _tabs(room, pages, place)


def parts(room: Room, here: str) -> tuple[Tab, ...]:
    """The pages of Setup, on those themselves."""
    return setup_parts(room, here) if here in _PARTS else ()


def setup_parts(room: Room, here: str = "") -> tuple[Tab, ...]:
    return _tabs(room, {page: word for page, word in _PARTS.items() if _is_of_use(room, page)}, here)


def _tabs(room: Room, pages: Mapping[str, Message], here: str) -> tuple[Tab, ...]:
    return tuple(Tab(page, word, reverse(page, args=[room.row.slug]), page == here) for page, word in pages.items())


def _is_of_use(room: Room, page: str) -> bool:
    """Whether they may do anything there; an event ends only after it has begun."""
    if page == "desk_finish" and not room.snapshot.tournament.rounds:
        return False
    if page in _OF_DIRECTORS:
        return room.directs
    return page not in _NEEDS or any(room.may.get(kind.__name__) for kind in _NEEDS[page])


def _of_its_kind(room: Room) -> dict[str, Message]:
    """The pages that only events of some kinds have: a scenario, a draft."""
    snapshot = room.snapshot
    stage = stage_with_cards(snapshot.tournament, snapshot.book, snapshot.stage)
    drafting = drafting_in(snapshot.tournament, snapshot.book, stage) if stage else None
    own = {"desk_scenario": message("web-desk-scenario")} if scenario_of(snapshot.book) else {}
    return own | ({"desk_limited": message("web-desk-limited", method=drafting.method)} if drafting else {})
