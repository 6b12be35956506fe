"""The screen of a round: its tables, found and filtered, and the field for a stack of slips."""

from __future__ import annotations

from urllib.parse import urlencode

from django.http import Http404, HttpResponse, JsonResponse
from django.urls import reverse
from django.views.decorators.http import require_POST, require_safe

from topcut.acts.results.commands import Confirm, Report
from topcut.acts.rounds.commands import Start
from topcut.acts.seen import SawMatch
from topcut.answers.latest import latest_acts
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.observed import observations
from topcut.play.possible.observations import written_out
from topcut.refusal import Refused
from topcut.rulebooks.model import Rulebook
from topcut.slips.examples import example_of
from topcut.slips.ways_out import with_example
from topcut.web.desk.frame.deadlines_shown import deadlines_shown
from topcut.web.desk.frame.pages import show
from topcut.web.desk.frame.room import Room, of_rounds, officials
from topcut.web.desk.players.people_page import players_page
from topcut.web.desk.round.kept_slips import drop_slip, keep_slip, kept_slips
from topcut.web.desk.round.read_slip import read_slip, slip_told
from topcut.web.desk.round.rows import STATES, listed
from topcut.web.site import asked
from topcut.web.site.forms import NOTHING, Answered
from topcut.web.voices import PAGE

_FEW = 16  # tables: beside them there is room for what was done last
_LATEST = 8
_FORBIDDEN = 403


@require_safe
@officials
@of_rounds
def desk(room: Room, number: int = 0) -> HttpResponse:
    return round_page(room, NOTHING, number)


@require_POST
@officials
def begin(room: Room) -> HttpResponse:
    """An event without rounds is on: who comes is checked in."""

    def act() -> HttpResponse:
        room.do(Start())
        return room.go("desk_players", message("web-gathering-begun"))

    return room.answer("begin", act, players_page)


def round_page(room: Room, answered: Answered, number: int = 0) -> HttpResponse:
    """A round, the latest if it is not said which; before the first one, what is to be done."""
    snapshot = room.snapshot
    rounds = len(snapshot.tournament.rounds)
    number = number or rounds
    posted = snapshot.tournament.round(number)
    if posted is None:
        if number:
            raise Http404
        return show(room, "desk/frame/before.html", answered, **deadlines_shown(room, answered))
    wanted, state = room.sought, room.request.GET.get("state", "")
    state = state if state in STATES else ""
    found = listed(snapshot, posted, room.now, wanted, state)
    few = len(posted.matches) <= _FEW
    return show(
        room,
        "desk/round/round.html",
        answered,
        posted=posted,
        example=example_of(snapshot, posted),
        hint=_hint(snapshot.book),
        number=number,
        latest=number == rounds,
        name=snapshot.round_told(number),
        rounds=[(one, snapshot.round_told(one)) for one in range(1, rounds + 1)],
        listed=found,
        chips=found.chips(state),
        kept=kept_slips(room, number),
        few=few,
        acts=latest_acts(snapshot, _LATEST, room.own_acts) if few else (),
        base=reverse("desk_table", args=[room.row.slug, number, 0]).removesuffix("0"),
        find=wanted,
        state=state,
        left_out=found.found - len(found.rows),
        **deadlines_shown(room, answered),
    )


def _hint(book: Rulebook) -> Message:
    """How a slip is typed by this rulebook."""
    effect, agreed, missed = ("yes" if how in book.endings else "" for how in ("effect", "agreed", "no-show"))
    seen = tuple(written_out(one, 2) for one in observations(book) if one.of == "seat")
    pod = "yes" if book.play == "pod" else ""
    return message("web-round-slip-hint", effect=effect, observed=seen, agreed=agreed, missed=missed, pod=pod)


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
    """One typed slip: table or name, result. A refused one is kept apart, and the line is free for the next."""
    number, line, mended = room.hidden("round"), room.field("line"), room.field("mends")

    def act() -> HttpResponse:
        match, result = read_slip(room, line, number)
        try:
            answer = room.do(Report(match.round, match.table, result))
        except Refused as refused:
            raise with_example(room.snapshot, line, match, result, refused) from None
        drop_slip(room, number, mended or line)
        after = answer.tournament.match(match.round, match.table)
        said = message("web-round-taken-as", taken=slip_told(room, match, result), state=after.status if after else "")
        # no anchor: a browser gives the field the focus for the next slip only where the address has none
        return room.go("desk_round", said, _as_it_was(room), number=match.round)

    def page(again: Room, answered: Answered) -> HttpResponse:
        if answered.status != _FORBIDDEN and keep_slip(again, number, line, mended):
            answered = Answered(status=answered.status)  # what is wrong with it stands where it is kept
        return round_page(again, answered, number)

    return room.answer("slip", act, page)


def _as_it_was(room: Room) -> str:
    """The filter of the page that the slip was typed on."""
    chosen = {name: typed for name in ("state", "find") if (typed := room.field(name))}
    return f"?{urlencode(chosen)}" if chosen else ""


@require_POST
@officials
def forget_slip(room: Room) -> HttpResponse:
    """One that waits to be mended is not wanted any more."""
    number = room.hidden("round")
    drop_slip(room, number, room.field("mends"))
    return room.go("desk_round", number=number or len(room.snapshot.tournament.rounds))


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
    return JsonResponse({"good": True, "text": room.snapshot.tell(slip_told(room, match, result))})
