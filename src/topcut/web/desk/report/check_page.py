"""The last look at a report: what must be decided, what was looked through, the places; then it is handed in."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256

import msgspec
from django.http import HttpResponse
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.ending.commands import Finish
from topcut.answers.event_view import EventView
from topcut.answers.places import places_answer
from topcut.answers.report_check import card_sums
from topcut.answers.standings import StandingsRow, standings_answer
from topcut.files.results_file import ResultsSheet
from topcut.files.results_onto import ReportPlayed, decide_played
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.messages.voice import Told
from topcut.play.ties import open_ties
from topcut.refusal import Refused, refuse
from topcut.slips.cards.draft import GONE, MISSED, Line
from topcut.slips.cards.effects import as_it_stands, moved
from topcut.slips.cards.settle import Clash, Version
from topcut.slips.cards.told import told
from topcut.web.desk.ending.cut_page import Tied
from topcut.web.desk.frame.own_acts import did
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.report.cards_page import choices, round_told
from topcut.web.desk.report.done_page import done_page
from topcut.web.desk.report.keeping import begun, sums_of
from topcut.web.desk.report.room import Reporting, not_to_be_typed
from topcut.web.desk.report.words import words_for
from topcut.web.site import live
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

_MOST_ROWS, _MOST_LOTS = 64, 8


class Choice(Struct, frozen=True):
    """A version of what happened."""

    card: PlayerId  # of those that say it
    cards: tuple[str, ...]
    players: tuple[str, ...]
    says: Message


class Question(Struct, frozen=True):
    """Cards that differ."""

    round: int
    name: str
    players: tuple[str, ...]
    first: PlayerId
    choices: tuple[Choice, ...]

    @property
    def place(self) -> str:
        """Of its fields on the page: "3-p1-"."""
        return f"{self.round}-{self.first}-"


class Missing(Struct, frozen=True):
    """Somebody without a game."""

    round: int
    name: str
    players: tuple[tuple[PlayerId, str], ...]


class Unreadable(Struct, frozen=True):
    round: int
    name: str
    player: PlayerId
    who: str
    why: Told


class WrongSum(Struct, frozen=True):
    """A foot of a card that is not what its lines give."""

    player: PlayerId
    name: str
    what: Message


@require_safe
@officials
def check(room: Room) -> HttpResponse:
    if room.snapshot.tournament.finished and begun(room.row):
        return done_page(room, NOTHING)
    return check_page(room, NOTHING)


def check_page(room: Room, answered: Answered) -> HttpResponse:
    here = Reporting(room)
    if (why := not_to_be_typed(here, answered)) and not here.draft.document:
        return why
    report = here.report
    view = as_it_stands(report)
    sheet = report.read if isinstance(report.read, ResultsSheet) else None
    return here.show(
        "check.html",
        answered,
        "check",
        questions=[_question(here, clash) for clash in report.clashes],
        missing=[_missing(here, one.round, one.players) for one in report.open],
        unreadable=[
            Unreadable(one.round, round_told(here, one.round), one.player, here.snapshot.names.get(one.player, ""),
                       PAGE.told(one.why))
            for one in report.faults
        ],
        refusals=[PAGE.told(one) for one in report.refusals] if not report.undecided else [],
        remarks=[here.snapshot.tell(one) for one in sheet.remarks] if sheet else [],
        wrong_sums=list(_wrong_sums(here, view)) if view else [],
        summed=len(sums_of(room.row)),
        players=len(here.players) if not here.draft.document else len(report.ids),
        linked=sum(bool(room.snapshot.tournament.entrants[one].who) for one in here.players),
        program=bool(room.snapshot.tournament.program),
        games=len(report.games) if not here.draft.document else _played(sheet),
        rows=_rows(view),
        places=places_answer(view, list(view.places)[:_MOST_ROWS]).standings if view else (),
        moved=_moved(here),
        first_two=_confronters(here, view),
        winner=here.draft.confrontation,
        ties=_ties(here, view),
        choices=choices(here.snapshot.book),
        words=words_for(here.snapshot.book),
        everybody=[(one, here.snapshot.names[one]) for one in here.players],
        blank=Line(),
        pods=here.snapshot.book.play == "pod",
        ready=report.ready,
        undecided=report.undecided,
        may_submit=bool(room.may.get(Finish.__name__)),
        seal=_seal(here),
    )  # fmt: skip


def _played(sheet: ResultsSheet | None) -> int:
    rounds = sheet.tournament.rounds if sheet else ()
    return sum(len(match.seats) > 1 for one in rounds for match in one.matches.values())


def _question(here: Reporting, clash: Clash) -> Question:
    names = here.snapshot.names
    offered = tuple(_choice(here, version) for version in clash.versions)
    players = tuple(names[one] for one in clash.players)
    return Question(clash.round, round_told(here, clash.round), players, clash.players[0], offered)


def _choice(here: Reporting, version: Version) -> Choice:
    names = here.snapshot.names
    says = told(here.snapshot.book, version.result) if version.result else message("report-no-game")
    if version.line.opponent in (MISSED, GONE):
        says = message("web-report-instead", what=version.line.opponent)
    cards = tuple(names[one] for one in version.cards)
    return Choice(version.cards[0], cards, tuple(names[one] for one in version.players), says)


def _missing(here: Reporting, number: int, players: tuple[PlayerId, ...]) -> Missing:
    return Missing(number, round_told(here, number), tuple((one, here.snapshot.names[one]) for one in players))


def _wrong_sums(here: Reporting, view: EventView) -> Iterator[WrongSum]:
    given = {one.player.id: one for one in card_sums(view)}
    for player, typed in sums_of(here.room.row).items():
        if player not in given or player not in here.players:
            continue
        lines = given[player]
        if typed.points not in (None, lines.points):
            what = message("web-report-sum", what="points", typed=typed.points, given=lines.points)
            yield WrongSum(player, here.snapshot.names[player], what)
        if typed.differential not in (None, lines.differential):
            said, adds = typed.differential, lines.differential
            what = message("web-report-sum", what="differential", typed=said, given=adds)
            yield WrongSum(player, here.snapshot.names[player], what)


def _rows(view: EventView | None) -> tuple[StandingsRow, ...]:
    """The standings, where nothing comes after them."""
    if view is None or view.plan[-1].kind == "bracket" or not view.tournament.rounds:
        return ()
    return standings_answer(view, reasons_of=()).standings[:_MOST_ROWS]


def _moved(here: Reporting) -> Message | None:
    """Whether the open questions move anybody."""
    if not here.report.clashes:
        return None
    players = moved(here.report)
    if players is None:
        return message("web-report-moves-unknown")
    return message("web-report-moves", count=len(players), players=here.snapshot.players(players))


def _confronters(here: Reporting, view: EventView | None) -> list[tuple[PlayerId, str]]:
    """Who may have won a final confrontation: asked where one was announced as nothing else (001 Appendix A)."""
    if view is None or view.plan[-1].kind != "swiss" or here.draft.document:
        return []
    rows = view.standings.rows
    first = [row.player for row in rows if row.rank <= rows[min(1, len(rows) - 1)].rank] if rows else []
    return [(one, here.snapshot.names[one]) for one in first]


def _ties(here: Reporting, view: EventView | None) -> list[Tied]:
    """Who shares a rank that a lot can part: where one was drawn at the table, its order is typed."""
    if view is None or here.draft.document or not view.tournament.rounds:
        return []
    names = here.snapshot.names
    return [
        Tied(rank, ", ".join(names[one] for one in players), ",".join(players))
        for rank, players in open_ties(view.standings)
    ][:_MOST_LOTS]


# Handing it in -------------------------------------------------------------------------------------------------------


def _seal(here: Reporting) -> str:
    """Of everything that is handed in, and of the journal that it goes on."""
    document = msgspec.json.encode(here.report.document, order="sorted")
    return sha256(document + str(here.snapshot.head).encode()).hexdigest()[:24]


@require_POST
@officials
def submit_report(room: Room) -> HttpResponse:
    """Everything as one act of the journal, or nothing."""

    def act() -> HttpResponse:
        who = room.acting(Finish)
        if room.done_before:
            return room.go("desk_report")
        here = Reporting(room)
        here.must_be_open(typed=not here.draft.document)
        if room.field("seal") != _seal(here):
            raise refuse("report-changed-meanwhile")
        report = here.report
        if report.undecided:
            raise refuse("report-undecided", count=report.undecided)
        if not isinstance(report.read, ResultsSheet):
            raise Refused(*report.read)
        command = ReportPlayed(report.read, report.ids, here.snapshot.head)
        answer = live.do(room.row, command, who, room.key, decide=decide_played)
        if isinstance(answer, Refused):
            raise answer
        if answer.records:
            did(room.request, room.row, answer.records[0].seq)
        return room.go("desk_report", message("web-report-submitted"))

    return room.answer("submit", act, check_page)
