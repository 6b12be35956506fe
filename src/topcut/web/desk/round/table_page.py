"""One table: report, confirm, settle, correct with its consequences, and the endings that have a word of their own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from django.http import Http404, HttpResponse, JsonResponse
from django.utils.html import conditional_escape
from django.views.decorators.http import require_POST, require_safe
from msgspec import Struct

from topcut.acts.clock.commands import AddTime, SetDeadline
from topcut.acts.command import Command
from topcut.acts.event.commands import Undo
from topcut.acts.handling import only_officials
from topcut.acts.results.commands import (
    BothLose,
    Concede,
    Confirm,
    Correct,
    Delay,
    Incomplete,
    NoShow,
    NoteRounds,
    Report,
    Settle,
)
from topcut.acts.results.facts import PodRoundsNoted
from topcut.acts.rounds.commands import SeatLate
from topcut.acts.seen import SawMatch, SawRounds
from topcut.answers.meant import Meant, meant
from topcut.answers.table import concession_at, result_told, table_answer
from topcut.answers.table_row import TableRow
from topcut.desk.slices import HANDLING
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.calls import can_call
from topcut.play.possible.taking import must_be_possible
from topcut.play.scenarios.moves import keeping_moves
from topcut.refusal import Refused, refuse
from topcut.rulebooks.describe import procedures_told
from topcut.rulebooks.procedures import at_time
from topcut.slips.examples import ways_at
from topcut.slips.orbit_moves import with_moves
from topcut.slips.read_result import read_result
from topcut.slips.ways_out import with_example
from topcut.web.desk.frame import calling
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.frame.undoing import act_words
from topcut.web.desk.round.correcting import preview_page
from topcut.web.report.entry import entry_for
from topcut.web.report.fields import Way
from topcut.web.report.form import result_of, turns_of
from topcut.web.site import live
from topcut.web.site.fields import S
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE, as_html


@require_safe
@officials
def table(room: Room, number: int, table: int) -> HttpResponse:
    return table_page(room, NOTHING, number, table)


def table_page(room: Room, answered: Answered, number: int, table: int) -> HttpResponse:
    """A table with everything that can be done at it."""
    snapshot = room.snapshot
    match = snapshot.tournament.match(number, table)
    if match is None:
        raise Http404
    posted, book = snapshot.tournament.rounds[number - 1], snapshot.book
    known, entry = table_answer(snapshot, match, room.now), entry_for(snapshot, match, answered.values or None)
    return show(
        room,
        "desk/round/table.html",
        answered,
        match=match,
        title=_title(room, match),
        known=known,
        row=known.row,
        entry=entry,
        stands=_stands(room, match),
        claims=_claims(room, match, known.row),
        late=_without_a_table(room, match) if len(match.seats) == 1 else [],
        number=number,
        bracket=snapshot.plan[posted.stage - 1].kind == "bracket",
        pod=len(match.seats) > 2,
        endings=set(book.endings),
        concedes=len(match.seats) > 2 or not any(_concedes(way) for way in entry.others),
        delays="delayed_points" in book.settings,
        online=book.flag("online"),
        open=match.status in ("open", "delayed"),
        example=snapshot.tell(_example(room, match)),
        act=_ENTERING.get(match.status, "correct"),
        typed_button=message("web-table-typed-button", act=_ENTERING.get(match.status, "correct")),
        settled_by=only_officials(HANDLING[Settle], Settle),
        corrected_by=only_officials(HANDLING[Correct], Correct),
        call=calling.call_shown(snapshot, match),
        calls=match.waits_for_judge or can_call(snapshot.tournament, match),
        procedures=procedures_told(at_time(book, snapshot.plan[posted.stage - 1].kind)),
    )


def _title(room: Room, match: Match) -> Message:
    players = tuple(room.snapshot.player(seat) for seat in match.seats)
    if len(players) != 2:
        return message("web-table-of-many-html", table=match.table, players=players)
    return message("web-table-of-two-html", table=match.table, one=players[0], other=players[1])


def _without_a_table(room: Room, match: Match) -> list[tuple[str, str]]:
    """Who is in the event and sits nowhere in this round: they came late."""
    snapshot = room.snapshot
    seated = {seat for other in room.posted(match.round).matches.values() for seat in other.seats}
    entrants = snapshot.tournament.entrants.values()
    return [(one.id, snapshot.names[one.id]) for one in entrants if one.active and one.id not in seated]


_ENTERING = {"open": "report", "delayed": "report", "disputed": "settle"}


class ClaimShown(Struct, frozen=True):
    """What one of them says, with the button that agrees."""

    place: int
    who: Message
    said: Message
    meant: Meant | None  # of a table for two


def _claims(room: Room, match: Match, row: TableRow) -> list[ClaimShown]:
    """The different reports while there is a dispute, each on its player's side of the table; who only says that it
    was otherwise has none."""
    both = len(match.seats) == 2
    claims = sorted(  # a row has those of a dispute
        enumerate(zip(match.claims, row.claims, strict=False)),
        key=lambda one: match.seats.index(one[1][0].by) if one[1][0].by in match.seats else len(match.seats),
    )
    return [
        ClaimShown(place, shown.claimant, shown.result, meant(room.snapshot, match, one.result) if both else None)
        for place, (one, shown) in claims
        if one.result and shown.result
    ]


def _stands(room: Room, match: Match) -> Meant | None:
    """The result of a table for two, as it stands on the axis of the names."""
    if match.result is None or match.status == "disputed" or len(match.seats) != 2:
        return None
    return meant(room.snapshot, match, match.result)


def _concedes(way: Way) -> bool:
    return any(button.value.startswith("concession") for button in way.buttons)


def _example(room: Room, match: Match) -> Message:
    """How a result of this game is typed."""
    if len(match.seats) > 2:
        return message("web-table-example-pod")
    posted = room.snapshot.tournament.rounds[match.round - 1]
    first, second, *_ = (*ways_at(room.snapshot, posted, match), "", "")
    return message("web-table-example", first=first, second=second)


def typed_result(room: Room, match: Match) -> Result:
    """The result of a table's form: typed as on the slip, the first seat first, or chosen step by step."""
    if room.field("way"):
        return result_of(room.request.POST.dict(), room.snapshot, match, match.seats[0], own=False)
    typed = room.field("result")
    if not typed:
        raise refuse("form-no-result", way=message("form-way-like", example=_example(room, match)))
    line = f"{match.table} {typed}"
    _, result = read_result(room.snapshot, line, room.posted(match.round))
    try:
        must_be_possible(room.snapshot.tournament, room.snapshot.book, match, result)
    except Refused as refused:
        raise with_example(room.snapshot, typed, match, result, refused, str(match.table)) from None
    if match.status in ("open", "delayed"):
        return with_moves(room.snapshot.book, room.posted(match.round), line, result, room.now)
    return keeping_moves(room.snapshot.book, match, result)


@require_safe
@officials
def reading(room: Room, number: int, table: int) -> HttpResponse:
    """What the form of a table would enter, told while it is filled in; nothing is written."""
    snapshot = room.snapshot
    try:
        match = room.match(number, table)
        result = result_of(room.request.GET.dict(), snapshot, match, match.seats[0], own=False)
        must_be_possible(snapshot.tournament, snapshot.book, match, result)
    except Refused as refused:
        return JsonResponse({"good": False, "says": conditional_escape(str(PAGE.told(refused.refusals[0])))})
    return JsonResponse(_read(room, match, result))


def _read(room: Room, match: Match, result: Result) -> dict[str, Any]:
    snapshot = room.snapshot
    if len(match.seats) != 2:
        return {"good": True, "says": conditional_escape(snapshot.tell(result_told(snapshot, match, result)))}
    found = meant(snapshot, match, result)
    says = message("web-table-reads-html", verdict=found.verdict, worth=(*found.worth, *found.remarks))
    enters = message("web-table-enters", line=found.line)
    return {"good": True, "says": as_html(says, PAGE, snapshot.player), "button": snapshot.tell(enters)}


# Acts ----------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def act_at_table(room: Room, number: int, table: int, act: str) -> HttpResponse:
    """Do one of the acts below; refused, the table is shown again."""

    def done() -> HttpResponse:
        match = room.match(number, table)
        if act == "correct" and not room.field("sure"):
            return _preview(room, match)
        key = f".{number}.{table}{act}"[:20]  # all forms of a page have the same
        answer = room.do(_ACTS[act](room, match), key, _seen(room, match, act))
        said = message("web-table-done", what=act_words(live.snapshot(room.row.slug), answer.records[0].seq))
        if room.field("back") == "calls":
            return room.go("desk_calls", said)
        if answer.records and isinstance(answer.records[0].fact, PodRoundsNoted):
            return room.go("desk_table", said, number=number, table=table)
        return room.go("desk_round", said, f"#t{table}", number=number)

    if act not in _ACTS:
        raise Http404
    return room.answer(act.replace("-", "_"), done, lambda again, answered: table_page(again, answered, number, table))


_ON_A_RESULT = ("confirm", "settle", "correct")  # what is decided about a result that the page shows


def _seen(room: Room, match: Match, act: str) -> SawMatch | SawRounds | None:
    head = room.hidden("head")
    if head and act == "report" and len(match.seats) > 2:
        return SawRounds(match.round, match.table, head)
    return SawMatch(match.round, match.table, head) if head and act in _ON_A_RESULT else None


def _preview(room: Room, match: Match) -> HttpResponse:
    command = _correct(room, match)
    room.try_out(command)
    return preview_page(room, match, command)


def _of(room: Room, kind: type[S], match: Match, **given: Any) -> S:
    """A command about this match, with what was typed."""
    return room.read(kind, round=match.round, table=match.table, **given)


def _report(room: Room, match: Match) -> Command:
    turns = turns_of(room.request.POST.dict(), room.snapshot, match, match.seats[0], own=False)
    if room.field("way") and turns is not None:
        return NoteRounds(match.round, match.table, turns)
    return Report(match.round, match.table, typed_result(room, match))


def _confirm(room: Room, match: Match) -> Command:
    return Confirm(match.round, match.table)


def _settle(room: Room, match: Match) -> Command:
    results = [claim.result for claim in match.claims]
    claimed = natural(room.field("claim"), len(results) - 1)
    chosen = results[claimed] if claimed is not None else None
    if chosen and room.field("result"):
        raise refuse("console-two-results")
    return _of(room, Settle, match, result=chosen or typed_result(room, match))


def _correct(room: Room, match: Match) -> Correct:
    return _of(room, Correct, match, result=typed_result(room, match))


def _no_show(room: Room, match: Match) -> Command:
    return NoShow(match.round, match.table, _chosen(room, match))


def _incomplete(room: Room, match: Match) -> Command:
    return Incomplete(match.round, match.table, _chosen(room, match))


def _chosen(room: Room, match: Match) -> tuple[str, ...]:
    ticked = room.request.POST.getlist("player")
    return tuple(seat for seat in match.seats if seat in ticked)


def _concede(room: Room, match: Match) -> Command:
    player = room.field("player")
    if not player:
        raise refuse("console-conceder-unnamed")
    return Concede(match.round, match.table, player)


def _refuse_concession(room: Room, match: Match) -> Command:
    """The game goes on as if nobody had given up (001 7.9)."""
    concession = concession_at(room.snapshot, match)
    if concession is None:
        raise refuse("console-nobody-conceded")
    return Undo(concession.seq)


def _both_lose(room: Room, match: Match) -> Command:
    return BothLose(match.round, match.table)


def _delay(room: Room, match: Match) -> Command:
    return _of(room, Delay, match)


def _late(room: Room, match: Match) -> Command:
    return _of(room, SeatLate, match)


def _time(room: Room, match: Match) -> Command:
    return room.read(AddTime, table=match.table)


def _deadline(room: Room, match: Match) -> Command:
    return _of(room, SetDeadline, match, until=room.moment("until"))


_ACTS: Mapping[str, Callable[[Room, Match], Command]] = {
    "report": _report,
    "confirm": _confirm,
    "settle": _settle,
    "correct": _correct,
    "no-show": _no_show,
    "incomplete": _incomplete,
    "concede": _concede,
    "refuse-concession": _refuse_concession,
    "both-lose": _both_lose,
    "delay": _delay,
    "late": _late,
    "time": _time,
    "deadline": _deadline,
    **calling.ACTS,
}
