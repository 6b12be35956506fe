"""How far an event has come: its state for programs, and for everybody what is so and what comes next."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView, kept_with_view
from topcut.journal.fact import RoundNumber
from topcut.journal.plan import has_rounds
from topcut.journal.state import Round
from topcut.messages.message import Message, message
from topcut.play.limited.preparing import step_before_round_one
from topcut.play.stages import has_started, stage_name
from topcut.play.taking_part import awaited, were_there
from topcut.play.waiting import (
    all_is_over,
    cut_is_an_act,
    delayed_in_the_way,
    missing_results,
    results_in,
    unfinished_rounds,
)

State = Literal[
    "entering",
    "preparing",  # a limited event before its first round
    "drawn",
    "playing",
    "disputed",
    "seating",  # a play-off that is drafted
    "pairing",
    "cutting",
    "ending",  # everything is played
    "gathering",  # an event without rounds is on
    "finished",
    "cancelled",
]


class Progress(Struct, frozen=True):
    """What visitors and players are told."""

    state: State
    so_far: Message  # a clause: "3 of 5 results are in"
    coming: Message  # a sentence: "The next pairings come when all results are in."
    round: RoundNumber = 0  # the one that is played, or was played last; none once the event is finished
    done: int = 0  # results of it that are in
    of: int = 0


@kept_with_view
def state_of(view: EventView) -> State:
    """Look at the event from its end: finished, drawn, playing, over, between rounds, entering."""
    tournament, book = view.tournament, view.book
    if tournament.finished:
        return "finished"
    if tournament.cancelled:
        return "cancelled"
    if not has_rounds(view.plan):
        return "gathering" if tournament.started else "entering"
    if tournament.draw is not None:
        return "drawn"
    if not tournament.rounds:
        return _before_round_one(view)
    if missing := missing_results(tournament):
        return "disputed" if missing[0].status == "disputed" else "playing"
    if delayed_in_the_way(tournament, book):
        return "playing"
    return "ending" if all_is_over(tournament, book) else _between(view)


def _before_round_one(view: EventView) -> State:
    step = step_before_round_one(view.tournament, view.book, view.stage)
    if view.tournament.opened:
        return "seating" if step == "seat" else "preparing" if step else "pairing"
    ready = view.active > 1 and view.plan[0].seeds != "typed"
    return "preparing" if ready and step not in ("", "seat") else "entering"


def _between(view: EventView) -> State:
    asks = cut_is_an_act(view.plan, view.stage) or view.plan[view.stage - 1].seeds == "typed"
    if asks and not has_started(view.tournament, view.book, view.stage):
        return "cutting"
    seats = step_before_round_one(view.tournament, view.book, view.stage) == "seat"
    return "seating" if seats else "pairing"


# In words ------------------------------------------------------------------------------------------------------------


@kept_with_view
def progress(view: EventView) -> Progress:
    """Where the event stands, as a visitor hears it."""
    told = _TOLD[state_of(view)](view)
    if not view.tournament.rounds or view.tournament.finished:
        return told
    posted = round_in_play(view)
    done, of = results_in(posted)
    return replace(told, round=posted.number, done=done, of=of)


def _finished(view: EventView) -> Progress:
    coming = message("progress-finished") if has_rounds(view.plan) else message("progress-gathered")
    return Progress("finished", message("nextstep-finished"), coming)


def _cancelled(view: EventView) -> Progress:
    return Progress("cancelled", message("nextstep-cancelled"), cancelled_because(view))


def cancelled_because(view: EventView) -> Message:
    """ "It will not be played: the hall is flooded." """
    called_off = view.tournament.cancelled
    reason = view.words[called_off.reason] if called_off and called_off.reason else ""
    return message("progress-cancelled", reason=reason)


def _before(view: EventView) -> Progress:
    """Nothing is posted: players enter, prepare or fill the bracket."""
    if view.tournament.opened:
        return Progress(state_of(view), message("nextstep-filled"), message("progress-bracket-begins"))
    coming = message("progress-before-first") if has_rounds(view.plan) else message("progress-before-gathering")
    return Progress(state_of(view), entered(view), coming)


def _gathering(view: EventView) -> Progress:
    return Progress("gathering", here(view), message("progress-gathering"))


def _drawn(view: EventView) -> Progress:
    draft = view.tournament.draw
    assert draft is not None
    coming = message("progress-drawn", round=view.round_name(draft.round))
    return Progress("drawn", so_far(view) if view.tournament.rounds else entered(view), coming)


def _disputed(view: EventView) -> Progress:
    return Progress("disputed", so_far(view), message("progress-judge-settles"))


def _playing(view: EventView) -> Progress:
    missing = bool(missing_results(view.tournament))
    coming = message("progress-when-all-are-in") if missing else message("progress-delayed")
    return Progress("playing", so_far(view), coming)


def _pairing(view: EventView) -> Progress:
    """The next round comes; behind a cut that was made, the first of its stage."""
    if not view.tournament.rounds:
        return _before(view)
    coming = message("progress-paired-next", round=view.round_name(len(view.tournament.rounds) + 1))
    if view.plan[view.stage - 1].confrontation:
        coming = message("progress-confrontation")
    return Progress(state_of(view), cut_made(view) or so_far(view), coming)


def _cutting(view: EventView) -> Progress:
    return Progress("cutting", so_far(view), message("progress-cutting", stage=stage_name(view.plan, view.stage)))


def _ending(view: EventView) -> Progress:
    return Progress("ending", so_far(view), message("progress-over"))


_TOLD: Mapping[State, Callable[[EventView], Progress]] = {
    "entering": _before,
    "preparing": _before,
    "drawn": _drawn,
    "playing": _playing,
    "disputed": _disputed,
    "seating": _pairing,
    "pairing": _pairing,
    "cutting": _cutting,
    "ending": _ending,
    "gathering": _gathering,
    "finished": _finished,
    "cancelled": _cancelled,
}


def entered(view: EventView) -> Message:
    """ "9 players have entered"."""
    return message("nextstep-entered", players=view.active)


def here(view: EventView) -> Message:
    """ "5 players take part; 1 is not checked in", of an event without rounds."""
    there, missing = were_there(view.tournament), awaited(view.tournament)
    return message("nextstep-taking-part", players=len(there), awaited=len(missing))


def cut_made(view: EventView) -> Message | None:
    """ "The cut to Top 4 is made", until its first round is posted."""
    if view.stage == view.tournament.rounds[-1].stage or view.stage not in view.tournament.opened:
        return None
    return message("nextstep-cut-made", stage=stage_name(view.plan, view.stage))


def round_in_play(view: EventView) -> Round:
    """The latest round that waits for results, or else the latest of all."""
    return next(iter(reversed(unfinished_rounds(view.tournament))), view.tournament.rounds[-1])


def so_far(view: EventView) -> Message:
    """ "3 of 5 results are in; 1 result is disputed", of the round that is played or was played last."""
    done, of = results_in(round_in_play(view))
    disputed = sum(match.status == "disputed" for match in missing_results(view.tournament))
    if done == of and not disputed:
        return message("progress-all-in", of=of)
    return message("progress-in", done=done, of=of, disputed=disputed)
