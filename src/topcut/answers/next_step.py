"""The one next step of an event: how it stands, what the director does now, and what stands in the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.progress import State, cut_made, entered, here, state_of
from topcut.answers.rounds_named import complete, results_told, round_ahead, round_inside, stage_over
from topcut.desk.foresight import obstacle
from topcut.journal.fact import RoundNumber, Table
from topcut.journal.plan import has_rounds
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import drafting_of
from topcut.play.limited.groups import pools_of
from topcut.play.limited.preparing import step_before_round_one
from topcut.play.stages import planned_rounds, rounds_in, stage_name
from topcut.play.story import players_of
from topcut.play.waiting import delayed_in_the_way, missing_results
from topcut.refusal import Refusal

_MOST_NAMED = 4
_MOST_NUMBERS = 6

Act = Literal[
    "enter",
    "seeds",
    "seat",
    "registration",
    "swap",
    "building",
    "pair",
    "post",
    "report",
    "settle",
    "cut",
    "begin",
    "finish",
    "export",
    "restore",
]


class NextStep(Struct, frozen=True):
    """For officials; clauses, which the edge puts into sentences and onto buttons."""

    state: State
    act: Act
    now: Message  # "round 2: 3 of 5 results are in; waiting for table 4 (Kira v Odo)"
    do: Message  # "report table 4"
    then: Message | None = None  # what comes once all results are in: "pair round 3"
    round: RoundNumber = 0  # where the step is at a table
    table: Table = 0
    obstacle: Refusal | None = None  # what it would be refused for


@kept_with_view
def next_step(view: EventView) -> NextStep:
    """What comes next and can be done: where something stands in its way, that is said."""
    step = _STEPS[state_of(view)](view)
    refused = obstacle(step.act, view.tournament, view.history, view.book, view.words) if view.history else None
    if refused is None:
        return step
    refusal = refused.refusals[0]
    what = message("said-at", place=refusal.place, what=refusal.why) if refusal.place else refusal.why
    return replace(step, now=message("nextstep-in-the-way", now=step.now, what=what), obstacle=refusal)


def waited_for(view: EventView) -> Message | None:
    """ "waits for tables 3 and 7", "waits for 15 tables": what holds up the next round; None where nothing does."""
    tables = sorted({match.table for match in missing_results(view.tournament)})
    if not tables:
        return None
    named = tuple(map(str, tables)) if len(tables) <= _MOST_NUMBERS else ()
    return message("nextstep-waits-for", tables=len(tables), named=named)


def _finished(view: EventView) -> NextStep:
    return NextStep("finished", "export", message("nextstep-finished"), message("nextstep-hand-out"))


def _cancelled(view: EventView) -> NextStep:
    return NextStep("cancelled", "restore", message("nextstep-cancelled"), message("nextstep-restore"))


def _drawn(view: EventView) -> NextStep:
    assert view.tournament.draw is not None
    name = round_ahead(view, view.tournament.draw.round)
    if view.draw_is_overtaken:
        now, do = message("nextstep-overtaken", round=name), message("nextstep-draw-again", round=name)
        return NextStep("drawn", "pair", now, do)
    return NextStep("drawn", "post", message("nextstep-drawn", round=name), message("nextstep-post", round=name))


# Before the first round ----------------------------------------------------------------------------------------------


def _entering(view: EventView) -> NextStep:
    now = entered(view)
    if view.active < 2:
        return NextStep("entering", "enter", now, message("nextstep-enter"))
    if not has_rounds(view.plan):
        return NextStep("entering", "begin", now, message("nextstep-begin"))
    if view.plan[0].seeds == "typed":
        return NextStep("entering", "seeds", now, message("nextstep-type-seeds"))
    return _paired(view, now)


def _preparing(view: EventView) -> NextStep:
    return _paired(view, message("nextstep-filled") if view.tournament.opened else entered(view))


def _paired(view: EventView, now: Message) -> NextStep:
    """The next round, but for what a limited event does before it."""
    state = state_of(view)
    match step_before_round_one(view.tournament, view.book, view.stage):
        case "seat":
            return NextStep(state, "seat", now, message("nextstep-seat"))
        case "registration":
            return NextStep(state, "registration", now, message("nextstep-register"))
        case "swap":
            return NextStep(state, "swap", now, message("nextstep-swap"))
        case "building":
            return NextStep(state, "building", now, message("nextstep-build", cards=_cards_first(view)))
    filled = view.tournament.opened and not view.tournament.rounds
    return NextStep(state, "pair", now, message("nextstep-pair-bracket") if filled else _to_draw(view))


def _to_draw(view: EventView) -> Message:
    """ "pair round 3"; of pods, which have no pairs, "seat the pods for rounds 1 to 5"."""
    if view.plan[view.stage - 1].kind != "pods":
        return message("nextstep-pair", round=round_ahead(view))
    ahead = round_inside(view, len(view.tournament.rounds) + 1)
    return message("nextstep-seat-pods", round=ahead, alone="yes" if len(view.plan) == 1 else "")


def _cards_first(view: EventView) -> str:
    """How everybody comes to their cards: swapped, handed out or drafted."""
    if pools_of(view.tournament):
        return "swapped"
    drafting = drafting_of(view.book)
    return "sealed" if drafting and drafting.method == "sealed" else "drafted"


# While results are missing -------------------------------------------------------------------------------------------


def _playing(view: EventView) -> NextStep:
    """The first table that holds the event up, and what comes once it does not."""
    missing = missing_results(view.tournament)
    if not missing:
        return _delayed(view)
    posted, first = view.round(max(match.round for match in missing)), missing[0]
    results, then = results_told(view, posted), _then(view, posted)
    if first.status == "disputed":
        disputed = [match for match in missing if match.status == "disputed"]
        now = message("nextstep-disputed", results=results, tables=_tables(view, disputed))
        do = message("nextstep-settle", table=_place(view, first))
        return NextStep("disputed", "settle", now, do, then, first.round, first.table)
    now = message("nextstep-waiting", results=results, tables=_tables(view, missing))
    do = message("nextstep-report", table=_place(view, first))
    return NextStep("playing", "report", now, do, then, first.round, first.table)


def _delayed(view: EventView) -> NextStep:
    """No cut and no end without them (R45)."""
    delayed = delayed_in_the_way(view.tournament, view.book)
    first, over = delayed[0], stage_over(view, view.tournament.rounds[-1])
    now = message("nextstep-delayed", over=over, tables=_tables(view, delayed))
    do = message("nextstep-report", table=message("place-round-table", round=first.round, table=first.table))
    return NextStep("playing", "report", now, do, None, first.round, first.table)


def _then(view: EventView, posted: Round) -> Message:
    """What is done once this round is complete, as far as that is known."""
    planned, played = planned_rounds(view.tournament, view.book, posted.stage), rounds_in(view.tournament, posted.stage)
    if len(played) < planned or not planned:
        return _to_draw(view)
    if posted.stage < len(view.plan):
        return message("nextstep-go-on", stage=stage_name(view.plan, posted.stage + 1))
    return message("nextstep-finish")


def _tables(view: EventView, matches: list[Match]) -> Message:
    shown = tuple(
        message("nextstep-table", table=_place(view, match), seats=players_of(match)) for match in matches[:_MOST_NAMED]
    )
    return message("nextstep-tables", tables=shown, more=max(len(matches) - _MOST_NAMED, 0))


def _place(view: EventView, match: Match) -> Message:
    """ "table 4"; of a heat beside the latest one with its round."""
    if match.round == len(view.tournament.rounds):
        return message("place-table", table=match.table)
    return message("place-round-table", round=match.round, table=match.table)


# Between rounds ------------------------------------------------------------------------------------------------------


def _pairing(view: EventView) -> NextStep:
    if not view.tournament.rounds:
        return _preparing(view)
    return _paired(view, cut_made(view) or _unconfirmed(view, complete(view, view.round())))


def _cutting(view: EventView) -> NextStep:
    now, name = _unconfirmed(view, complete(view, view.round())), stage_name(view.plan, view.stage)
    act: Act = "seeds" if view.plan[view.stage - 1].seeds == "typed" else "cut"
    return NextStep("cutting", act, now, message("nextstep-cut", stage=name))


def _ending(view: EventView) -> NextStep:
    return NextStep(
        "ending", "finish", _unconfirmed(view, stage_over(view, view.round())), message("nextstep-look-and-finish")
    )


def _gathering(view: EventView) -> NextStep:
    nobody = not any(one.checked_in for one in view.tournament.entrants.values())
    now = message("nextstep-nobody-checked-in", players=view.active) if nobody else here(view)
    return NextStep("gathering", "finish", now, message("nextstep-finish-gathering"))


def _unconfirmed(view: EventView, over: Message) -> Message:
    """And "2 reported, not yet confirmed: table 1 (…), table 4 (…)" of the latest round; they count all the same."""
    reported = [match for match in view.round().matches.values() if match.status == "reported"]
    if not reported:
        return over
    return message("nextstep-unconfirmed", over=over, reported=len(reported), tables=_tables(view, reported))


_STEPS: Mapping[State, Callable[[EventView], NextStep]] = {
    "entering": _entering,
    "preparing": _preparing,
    "drawn": _drawn,
    "playing": _playing,
    "disputed": _playing,
    "seating": _pairing,
    "pairing": _pairing,
    "cutting": _cutting,
    "ending": _ending,
    "gathering": _gathering,
    "finished": _finished,
    "cancelled": _cancelled,
}
