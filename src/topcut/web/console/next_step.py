"""The one next step of an event: what its button says, where it leads, what it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from topcut.journal.plan import Stage, StageNumber
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, message
from topcut.play.limited.preparing import step_before_round_one
from topcut.play.stages import at_stage, has_started, is_over, planned_rounds, rounds_in, stage_name
from topcut.web.live import Snapshot

_MOST_NAMED = 4


class NextStep(Struct, frozen=True):
    """A button and the sentence beside it."""

    now: Message  # "round 2 is complete"
    label: Message  # "Pair round 3"
    page: str  # the name of an address, asked with GET, or sent to where `posts`
    posts: bool = False
    waits: Message | None = None  # "table 7 disputed": the button stands still until then
    table: tuple[int, int] | None = None  # round and table, where the step is at one


def next_step(snapshot: Snapshot) -> NextStep:
    """Look at the event from its end: finished, drawn, playing, between rounds, entering."""
    tournament = snapshot.tournament
    if tournament.finished:
        return NextStep(message("web-next-finished"), message("web-next-hand-out"), "desk_files")
    if tournament.draft is not None:
        return _drawn(snapshot, round_told(snapshot, tournament.draft.round))
    if not tournament.rounds and not tournament.opened:
        return _before_round_one(snapshot)
    waiting = [posted for posted in tournament.rounds if not posted.finished]
    return _playing(snapshot, waiting) if waiting else _between(snapshot)


def _drawn(snapshot: Snapshot, name: Message) -> NextStep:
    if snapshot.draw_is_overtaken:
        now, label = message("web-next-overtaken", round=name), message("web-next-draw-again", round=name)
        return NextStep(now, label, "desk_draw", posts=True)
    return NextStep(message("web-next-drawn", round=name), message("web-next-post", round=name), "desk_pairing")


def _before_round_one(snapshot: Snapshot) -> NextStep:
    players = sum(entrant.active for entrant in snapshot.tournament.entrants.values())
    now = message("web-next-entered", players=players)
    if players < 2:
        return NextStep(now, message("web-next-enter"), "desk_players")
    if snapshot.plan[0].seeds == "typed":
        return NextStep(now, message("web-next-type-seeds"), "desk_cut")
    return _pairing(snapshot, now)


def _pairing(snapshot: Snapshot, now: Message) -> NextStep:
    """Drawn at once; a second draw asks why, so that goes by its page. A draft is seated before that."""
    match step_before_round_one(snapshot.tournament, snapshot.book, at_stage(snapshot.tournament, snapshot.book)):
        case "seat":
            return NextStep(now, message("web-next-seat"), "desk_seat", posts=True)
        case "registration":
            return NextStep(now, message("web-next-register"), "desk_limited")
        case "swap":
            return NextStep(message("web-next-registering", now=now), message("web-next-swap"), "desk_limited")
        case "building":
            return NextStep(message("web-next-before-building", now=now), message("web-next-build"), "desk_limited")
    label = message("web-next-pair", round=round_told(snapshot))
    if snapshot.tournament.drawn.get(len(snapshot.tournament.rounds) + 1):
        return NextStep(message("web-next-taken-back", now=now), label, "desk_pairing")
    return NextStep(now, label, "desk_draw", posts=True)


def _playing(snapshot: Snapshot, waiting: Sequence[Round]) -> NextStep:
    """What comes after this round, and the tables that hold it up."""
    missing = [match for posted in waiting for match in posted.matches.values() if match.status in ("open", "disputed")]
    now = message("web-next-missing", results=len(missing))
    return NextStep(now, _after(snapshot, waiting[-1]), "desk_draw", waits=_tables(missing))


def _tables(matches: Sequence[Match]) -> Message:
    """ "table 7 disputed, tables 9, 12": the disputed ones first."""
    ordered = sorted(matches, key=lambda match: (match.status != "disputed", match.round, match.table))
    shown, more = ordered[:_MOST_NAMED], max(len(ordered) - _MOST_NAMED, 0)
    named = [message("web-next-disputed", table=match.table) for match in shown if match.status == "disputed"]
    others = tuple(str(match.table) for match in shown if match.status != "disputed")
    if others:
        named.append(message("web-next-open", tables=others, count=len(others)))
    return message("web-next-tables", tables=tuple(named), more=more)


def _after(snapshot: Snapshot, posted: Round) -> Message:
    """What the button will say once this round is complete, as far as that is known."""
    planned = planned_rounds(snapshot.tournament, snapshot.book, posted.stage)
    played = len(rounds_in(snapshot.tournament, posted.stage))
    if played < planned or not planned:
        return message("web-next-pair", round=round_told(snapshot))
    if posted.stage < len(snapshot.plan):
        return message("web-next-go-on", stage=stage_name(snapshot.plan, posted.stage + 1))
    return message("web-next-finish")


def _between(snapshot: Snapshot) -> NextStep:
    tournament, book, plan = snapshot.tournament, snapshot.book, snapshot.plan
    stage = at_stage(tournament, book)
    delayed = [m for posted in tournament.rounds for m in posted.matches.values() if m.status == "delayed"]
    over = all(is_over(tournament, book, number) for number in range(1, len(plan) + 1))
    if delayed and (over or not has_started(tournament, book, stage)):
        first = delayed[0]
        label = message("web-next-enter-table", round=first.round, table=first.table)
        now = message("web-next-delayed", tables=_tables(delayed))
        return NextStep(now, label, "desk_table", table=(first.round, first.table))
    if over:
        return NextStep(message("web-next-all-played"), message("web-next-look-and-finish"), "desk_finish")
    by_itself = has_started(tournament, book, stage) or plan[stage - 1].confrontation
    all_in = message("web-next-all-in")
    if not by_itself and (plan[stage - 1].take or plan[stage - 1].seeds == "typed"):
        return NextStep(all_in, message("web-next-cut", stage=stage_name(plan, stage)), "desk_cut")
    return _pairing(snapshot, all_in)


def round_told(snapshot: Snapshot, number: int = 0) -> Message:
    """ "round 3", or "Top 8, round 1" in a stage that follows others; 0 is the next one."""
    tournament, plan = snapshot.tournament, snapshot.plan
    number = number or len(tournament.rounds) + 1
    posted = tournament.round(number)
    coming = tournament.draft.stage if tournament.draft else snapshot.stage
    stage = posted.stage if posted else coming
    if stage == 1 and not plan[0].heat and plan[0].kind == "swiss":
        return message("web-next-round", round=number)
    if plan[stage - 1].kind == "pods":
        return _pods(plan, stage)
    if plan[stage - 1].confrontation:
        return message("web-next-confrontation")
    place = sum(1 for other in tournament.rounds[: number - 1] if other.stage == stage) + 1
    return message("web-next-round-of", stage=stage_name(plan, stage), round=place)


def _pods(plan: tuple[Stage, ...], stage: StageNumber) -> Message:
    name = plan[stage - 1].name
    which = "only" if len(plan) == 1 else "named" if name else "first" if stage == 1 else "last"
    return message("web-next-pods", which=which, name=name)
