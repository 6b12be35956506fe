"""Finding the way at the desk: its places, and the parts of Setup. Nobody is shown what they cannot use."""

from __future__ import annotations

from collections.abc import Mapping

from django.urls import reverse
from msgspec import Struct

from topcut.acts.calls.commands import AnswerCall
from topcut.acts.command import Command
from topcut.acts.ending.commands import Confront, DrawLot, Finish
from topcut.acts.event.commands import ChangeSettings
from topcut.acts.limited.commands import DealPacks, DrawPick, SeatGroups, SwapPools
from topcut.acts.listing.commands import Know, KnowAll
from topcut.acts.rounds.commands import ChangeRounds, Draw
from topcut.acts.scenarios.commands import CountDrinks, Donate, EndGame, RejectSpecialRule
from topcut.acts.stages.commands import ChangePlan, SplitPrizes
from topcut.acts.tables.commands import ChooseFeature, FixTable, NumberTables, SetFeatureTable
from topcut.journal.plan import has_rounds
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import drafting_in, stage_with_cards
from topcut.play.scenarios.chosen import scenario_of
from topcut.seasons.outcome import has_begun
from topcut.web.desk.frame.room import Room
from topcut.web.seasons.models_reporting import PaperReport

SETUP = "desk_setup"
_PARTS: Mapping[str, Message] = {
    SETUP: message("web-desk-overview"),
    "desk_links": message("web-desk-links"),
    "desk_access": message("web-desk-access"),
    "desk_who": message("web-player-who-is-who"),
    "desk_plan": message("web-desk-plan"),
    "desk_tables": message("web-desk-tables"),
    "desk_event": message("web-desk-event"),
    "desk_listing": message("web-desk-listing"),
    "desk_settings": message("web-desk-settings"),
    "desk_checklist": message("web-desk-checklist"),
    "desk_files": message("web-desk-files"),
    "desk_journal": message("web-desk-journal"),
    "desk_finish": message("web-desk-finish"),
}
_OF_JUDGES = ("desk_calls", "desk", "desk_standings")
_OF_ROUNDS = ("desk", "desk_standings", "desk_calls", "desk_tables")
_OF_DIRECTORS = ("desk_links", "desk_access", "desk_event", "desk_listing")
_NEEDS: Mapping[str, tuple[type[Command], ...]] = {
    SETUP: (Draw, ChangeSettings),
    "desk_scenario": (RejectSpecialRule, EndGame, Donate, CountDrinks),
    "desk_limited": (SeatGroups, SwapPools, DrawPick, DealPacks),
    "desk_plan": (ChangePlan, ChangeRounds),
    "desk_settings": (ChangeSettings,),
    "desk_checklist": (Draw, ChangeSettings),
    "desk_tables": (NumberTables, FixTable, SetFeatureTable, ChooseFeature),
    "desk_who": (Know, KnowAll),
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
    pages = {"desk_calls": message("web-desk-calls")} if judges(room) else {}
    pages |= {"desk": message("web-desk-round"), "desk_players": message("web-desk-players"), **_of_its_kind(room)}
    pages |= {"desk_report": message("web-desk-report")} if is_reported(room, here) else {}
    pages |= {"desk_standings": message("web-desk-standings"), SETUP: message("web-desk-setup")}
    pages = {page: word for page, word in pages.items() if _is_of_use(room, page)}
    place = SETUP if here in _PARTS else here
    return _tabs(room, pages, place if place in pages else "desk" if "desk" in pages else "desk_players")


def is_reported(room: Room, here: str = "") -> bool:
    """Whether it is typed in afterwards: its day is over and no round of it was posted here, or it was begun to be."""
    if here == "desk_report":
        return True
    now = room.snapshot.tournament
    if not (now.finished or may_be_reported(room)):
        return False
    return PaperReport.objects.filter(event=room.row).exists() or (
        not now.finished and bool(room.row.date) and room.row.date < room.now[:10]
    )


def may_be_reported(room: Room) -> bool:
    """Nothing of it was run here, and whoever looks may type."""
    now = room.snapshot.tournament
    run = now.rounds or now.draw is not None or now.started or now.finished or now.cancelled
    return not run and bool(room.may.get(Draw.__name__))


def judges(room: Room) -> bool:
    """Whether calls are what they are here for: they answer them, and others run the rounds."""
    return bool(room.may.get(AnswerCall.__name__)) and not room.may.get(Draw.__name__)


def below(room: Room, here: str) -> tuple[Tab, ...]:
    """What a judge walks about with on a phone."""
    return tuple(tab for tab in places(room, here) if tab.page in _OF_JUDGES) if judges(room) else ()


def parts(room: Room, here: str) -> tuple[Tab, ...]:
    """The pages of Setup, on those themselves."""
    return setup_parts(room, here) if here in _PARTS else ()


def setup_parts(room: Room, here: str = "") -> tuple[Tab, ...]:
    return _tabs(room, {page: word for page, word in _PARTS.items() if _is_of_use(room, page)}, here)


def _tabs(room: Room, pages: Mapping[str, Message], here: str) -> tuple[Tab, ...]:
    return tuple(Tab(page, word, reverse(page, args=[room.row.slug]), page == here) for page, word in pages.items())


def _is_of_use(room: Room, page: str) -> bool:
    """Whether they may do anything there; an event ends only after it has begun."""
    if page == "desk_finish" and not has_begun(room.snapshot):
        return False
    if page in _OF_ROUNDS and not has_rounds(room.snapshot.plan):
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
