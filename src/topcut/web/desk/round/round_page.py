"""The screen of a round: its tables, found and filtered, and the field for a stack of slips."""

from __future__ import annotations

from django.http import Http404, HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.results.commands import Confirm, Report
from topcut.acts.seen import SawMatch
from topcut.answers.table import result_told
from topcut.journal.fact import Result
from topcut.journal.state import Match
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.observed import observations
from topcut.play.possible.observations import written_out
from topcut.play.possible.taking import remarks_on
from topcut.play.story import players_of
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook
from topcut.slips.examples import example_of
from topcut.slips.orbit_moves import with_moves
from topcut.slips.read_result import read_result
from topcut.slips.ways_out import with_example
from topcut.web.desk.frame.deadlines_shown import deadlines_shown
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, officials
from topcut.web.desk.round.rows import STATES, listed
from topcut.web.site import asked
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE


@require_safe
@officials
def desk(room: Room, number: int = 0) -> HttpResponse:
    return round_page(room, NOTHING, number)


def round_page(room: Room, answered: Answered, number: int = 0) -> HttpResponse:
    """A round, the latest if it is not said which; before the first one, what is to be done."""
    tournament = room.snapshot.tournament
    number = number or len(tournament.rounds)
    posted = tournament.round(number)
    if posted is None:
        if number:
            raise Http404
        return show(room, "desk/frame/before.html", answered, **deadlines_shown(room, answered))
    wanted, state = room.sought, room.request.GET.get("state", "")
    found = listed(room.snapshot, posted, room.now, wanted, state if state in STATES else "")
    return show(
        room,
        "desk/round/round.html",
        answered,
        posted=posted,
        example=example_of(room.snapshot, posted),
        hint=_hint(room.snapshot.book),
        number=number,
        latest=number == len(tournament.rounds),
        name=room.snapshot.round_told(number),
        rounds=range(1, len(tournament.rounds) + 1),
        listed=found,
        base=reverse("desk_table", args=[room.row.slug, number, 0]).removesuffix("0"),
        find=wanted,
        state=state,
        left_out=found.found - len(found.rows),
        **deadlines_shown(room, answered),
    )


def _hint(book: Rulebook) -> Message:
    """How a slip is typed by this rulebook."""
    effect, agreed = ("yes" if how in book.endings else "" for how in ("effect", "agreed"))
    seen = tuple(written_out(one, 2) for one in observations(book) if one.of == "seat")
    return message("web-round-slip-hint", effect=effect, observed=seen, agreed=agreed)


@require_POST
@officials
def confirm(room: Room) -> HttpResponse:
    """An official's initials, from the list of tables."""
    number = room.hidden("round")

    def act() -> HttpResponse:
        table, _, seen = room.field("table").partition(".")
        match = room.match(number, natural(table) or 0)
        expects = SawMatch(number, match.table, natural(seen) or 0) if seen else None
        room.do(Confirm(match.round, match.table), expects=expects)
        said = message("web-round-confirmed", table=match.table)
        return room.go("desk_round", said, f"#t{match.table}", number=match.round)

    return room.answer("confirm", act, lambda again, answered: round_page(again, answered, number))


# Slips ---------------------------------------------------------------------------------------------------------------


@require_POST
@officials
def slip(room: Room) -> HttpResponse:
    """One typed slip: table or name, result."""
    number = room.hidden("round")

    def act() -> HttpResponse:
        match, result = read_slip(room, room.field("line"), number)
        try:
            answer = room.do(Report(match.round, match.table, result))
        except Refused as refused:
            raise with_example(room.snapshot, room.field("line"), match, result, refused) from None
        after = answer.tournament.match(match.round, match.table)
        said = message("web-round-taken-as", taken=_taken(room, match, result), state=after.status if after else "")
        # no anchor: a browser gives the field the focus for the next slip only where the address has none
        return room.go("desk_round", said, number=match.round)

    return room.answer("slip", act, lambda again, answered: round_page(again, answered, number))


def read_slip(room: Room, line: str, number: int) -> tuple[Match, Result]:
    posted = room.posted(number)
    match, result = read_result(room.snapshot, line, posted)
    return match, with_moves(room.snapshot.book, posted, line, result, room.now)


def _taken(room: Room, match: Match, result: Result) -> Message:
    """ "Table 3: Kira v Odo: FW/FL 100-35", and what looks odd about it."""
    snapshot = room.snapshot
    odd = remarks_on(snapshot.tournament, snapshot.book, match, result)
    noted: tuple[str | Message, ...] = (snapshot.worth_told(match, result), *odd)
    notes = tuple(message("web-round-note", note=one) for one in noted if one)
    seats = "" if len(match.seats) > 2 else players_of(match)  # the result of a pod names everybody
    said = result_told(snapshot, match, result)
    return message("web-round-taken", table=match.table, seats=seats, result=said, notes=notes)


@require_safe
@officials
def reading(room: Room) -> HttpResponse:
    """What a line would be taken for, told while it is typed; nothing is written."""
    line, number = room.request.GET.get("line", ""), asked.number(room.request.GET, "round")
    try:
        match, result = read_slip(room, line, number)
        room.try_out(Report(match.round, match.table, result))
    except Refused as refused:
        return JsonResponse({"good": False, "text": str(PAGE.told(refused.refusals[0]))})
    return JsonResponse({"good": True, "text": room.snapshot.tell(_taken(room, match, result))})
