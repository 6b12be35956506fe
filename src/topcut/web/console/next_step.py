"""The one next step of an event: what its button says, where it leads, what it waits for."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from topcut.journal.state import Match, Round
from topcut.play.limited.preparing import step_before_round_one
from topcut.play.stages import at_stage, has_started, is_over, rounds_in, stage_name
from topcut.web.live import Snapshot

_MOST_NAMED = 4


class NextStep(Struct, frozen=True):
    """A button and the sentence beside it."""

    now: str  # "round 2 is complete"
    label: str  # "Pair round 3"
    page: str  # the name of an address, asked with GET, or sent to where `posts`
    posts: bool = False
    waits: str = ""  # "table 7 disputed": the button stands still until then
    table: tuple[int, int] | None = None  # round and table, where the step is at one


def next_step(snapshot: Snapshot) -> NextStep:
    """Look at the event from its end: finished, drawn, playing, between rounds, entering."""
    tournament = snapshot.tournament
    if tournament.finished:
        return NextStep("the event is finished", "Hand out the results", "desk_files")
    if tournament.draft is not None:
        name = round_words(snapshot, tournament.draft.round)
        if snapshot.draft_is_overtaken:
            now = f"{name} is drawn, but what it was drawn from has changed since"
            return NextStep(now, f"Draw {name} again", "desk_draw", posts=True)
        return NextStep(f"{name} is drawn, not posted", f"Look at {name} and post it", "desk_pairing")
    if not tournament.rounds and not tournament.opened:
        return _before_round_one(snapshot)
    waiting = [posted for posted in tournament.rounds if not posted.finished]
    return _playing(snapshot, waiting) if waiting else _between(snapshot)


def _before_round_one(snapshot: Snapshot) -> NextStep:
    players = sum(entrant.active for entrant in snapshot.tournament.entrants.values())
    now = f"{players} {'player has' if players == 1 else 'players have'} entered"
    if players < 2:
        return NextStep(now, "Enter players", "desk_players")
    if snapshot.plan[0].seeds == "typed":
        return NextStep(now, "Type in the seeds", "desk_cut")
    return _pairing(snapshot, now)


def _pairing(snapshot: Snapshot, now: str) -> NextStep:
    """Drawn at once; a second draw asks why, so that goes by its page. A draft is seated before that."""
    match step_before_round_one(snapshot.tournament, snapshot.book, at_stage(snapshot.tournament, snapshot.book)):
        case "seat":
            return NextStep(now, "Seat the draft", "desk_seat", posts=True)
        case "registration":
            return NextStep(now, "Hand out the cards, register the pools", "desk_limited")
        case "swap":
            return NextStep(f"{now}; pools are being registered", "Swap the pools", "desk_limited")
        case "building":
            return NextStep(f"{now}; round 1 comes after deck building", "Start deck building", "desk_limited")
    label = f"Pair {round_words(snapshot)}"
    if snapshot.tournament.drawn.get(len(snapshot.tournament.rounds) + 1):
        return NextStep(f"{now}, and a draw was taken back", label, "desk_pairing")
    return NextStep(now, label, "desk_draw", posts=True)


def _playing(snapshot: Snapshot, waiting: Sequence[Round]) -> NextStep:
    """What comes after this round, and the tables that hold it up."""
    label = _after(snapshot, waiting[-1])
    missing = [match for posted in waiting for match in posted.matches.values() if match.status in ("open", "disputed")]
    now = f"{missing_words(missing)} {'is' if len(missing) == 1 else 'are'} missing"
    return NextStep(now, label, "desk_draw", waits=_tables(missing))


def missing_words(missing: Sequence[Match]) -> str:
    return f"{len(missing)} {'result' if len(missing) == 1 else 'results'}"


def _tables(matches: Sequence[Match]) -> str:
    """ "table 7 disputed, tables 9, 12": the disputed ones first."""
    ordered = sorted(matches, key=lambda match: (match.status != "disputed", match.round, match.table))
    shown, more = ordered[:_MOST_NAMED], len(ordered) - _MOST_NAMED
    disputed = [f"table {match.table} disputed" for match in shown if match.status == "disputed"]
    others = [str(match.table) for match in shown if match.status != "disputed"]
    named = [f"{'table' if len(others) == 1 else 'tables'} {', '.join(others)}"] if others else []
    return ", ".join(disputed + named) + (f" and {more} more" if more > 0 else "")


def _after(snapshot: Snapshot, posted: Round) -> str:
    """What the button will say once this round is complete, as far as that is known."""
    from topcut.play.stages import planned_rounds

    planned = planned_rounds(snapshot.tournament, snapshot.book, posted.stage)
    played = len(rounds_in(snapshot.tournament, posted.stage))
    if played < planned or not planned:
        return f"Pair {round_words(snapshot)}"
    if posted.stage < len(snapshot.plan):
        return f"Go on to {snapshot.tell(stage_name(snapshot.plan, posted.stage + 1))}"
    return "Finish the event"


def _between(snapshot: Snapshot) -> NextStep:
    tournament, book, plan = snapshot.tournament, snapshot.book, snapshot.plan
    stage = at_stage(tournament, book)
    delayed = [m for posted in tournament.rounds for m in posted.matches.values() if m.status == "delayed"]
    over = all(is_over(tournament, book, number) for number in range(1, len(plan) + 1))
    if delayed and (over or not has_started(tournament, book, stage)):
        first = delayed[0]
        label = f"Enter round {first.round}, table {first.table}"
        return NextStep(f"delayed: {_tables(delayed)}", label, "desk_table", table=(first.round, first.table))
    if over:
        return NextStep("everything is played", "Look at the end and finish", "desk_finish")
    by_itself = has_started(tournament, book, stage) or plan[stage - 1].confrontation
    if not by_itself and (plan[stage - 1].take or plan[stage - 1].seeds == "typed"):
        name = snapshot.tell(stage_name(plan, stage))
        return NextStep("all results are in", f"Make the cut to {name}", "desk_cut")
    return _pairing(snapshot, "all results are in")


def round_words(snapshot: Snapshot, number: int = 0) -> str:
    """ "round 3", or "Top 8, round 1" in a stage that follows others; 0 is the next one."""
    tournament, plan = snapshot.tournament, snapshot.plan
    number = number or len(tournament.rounds) + 1
    posted = tournament.round(number)
    coming = tournament.draft.stage if tournament.draft else snapshot.stage
    stage = posted.stage if posted else coming
    if stage == 1 and not plan[0].heat and plan[0].kind == "swiss":
        return f"round {number}"
    place = sum(1 for other in tournament.rounds[: number - 1] if other.stage == stage) + 1
    if plan[stage - 1].kind == "pods":
        return snapshot.tell(stage_name(plan, stage)).lower() if len(plan) > 1 else "the pods"
    if plan[stage - 1].confrontation:
        return "the final confrontation"
    return f"{snapshot.tell(stage_name(plan, stage))}, round {place}"
