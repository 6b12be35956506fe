"""Where an event stands, in a visitor's words: what is played, how many results are in, what comes next."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from msgspec import Struct

from topcut.journal.state import Round
from topcut.play.spoken import counted
from topcut.play.stages import at_stage, has_started, is_over, stage_name
from topcut.web.live import Snapshot


class Now(Struct, frozen=True):
    """The live state of an event."""

    moment: str  # entering, drawn, playing, disputed, between, cutting, over, finished
    round: str = ""  # "Round 2 of 4"
    done: int = 0  # results that are in
    of: int = 0
    says: str = ""  # one sentence
    next: str = ""


_known: WeakKeyDictionary[Snapshot, Now] = WeakKeyDictionary()  # every page of an event asks


def now_of(snapshot: Snapshot) -> Now:
    """Where it stands, looked up once for each head."""
    if snapshot not in _known:
        _known[snapshot] = _look(snapshot)
    return _known[snapshot]


def _look(snapshot: Snapshot) -> Now:
    """Look at the event from its end: finished, playing, drawn, between rounds, entering."""
    tournament = snapshot.tournament
    if tournament.finished:
        return Now("finished", says="The event is finished.", next="Nothing more is played; the places are final.")
    if not tournament.rounds:
        return _before(snapshot)
    posted = tournament.rounds[-1]
    waiting = [one for one in tournament.rounds if not one.finished]
    return _playing(snapshot, waiting[-1]) if waiting else _between(snapshot, posted)


def results_in(posted: Round) -> tuple[int, int]:
    """How many results are in, of how many; a bye is none to wait for."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    return sum(match.status not in ("open", "disputed") for match in played), len(played)


def _before(snapshot: Snapshot) -> Now:
    tournament = snapshot.tournament
    players = sum(entrant.active for entrant in tournament.entrants.values())
    says = counted(players, "player has", "players have") + " entered."
    if tournament.draft is not None:
        return Now("drawn", says=says, next="Round 1 is drawn and will be posted shortly.")
    if tournament.opened:
        return Now("between", says="The bracket is filled.", next="Its first round will be paired.")
    return Now("entering", says=says, next="Round 1 will be paired when the director starts.")


def _playing(snapshot: Snapshot, posted: Round) -> Now:
    done, of = results_in(posted)
    name = snapshot.round_name(posted.number)
    disputed = sum(match.status == "disputed" for match in posted.matches.values())
    says = f"{done} of {counted(of, 'result is', 'results are')} in."
    if disputed:
        says += f" {counted(disputed, 'result is', 'results are')} disputed."
        return Now("disputed", name, done, of, says, "A judge will settle it, then the next round can be paired.")
    return Now("playing", name, done, of, says, "The next pairings come when all results are in.")


def _between(snapshot: Snapshot, posted: Round) -> Now:
    tournament, book, plan = snapshot.tournament, snapshot.book, snapshot.plan
    done, of = results_in(posted)
    name = snapshot.round_name(posted.number)
    says = f"All {counted(of, 'result is', 'results are')} in." if of > 1 else "The result is in."
    if tournament.draft is not None:
        coming = snapshot.round_name(tournament.draft.round)
        return Now("drawn", name, done, of, says, f"{coming} is drawn and will be posted shortly.")
    if all(is_over(tournament, book, number) for number in range(1, len(plan) + 1)):
        return Now("over", name, done, of, says, "Everything is played; the director closes the event.")
    stage = at_stage(tournament, book)
    if stage != posted.stage and plan[stage - 1].confrontation:
        return Now("between", name, done, of, says, "The final confrontation of the first two will be paired.")
    if stage != posted.stage and not has_started(tournament, book, stage):
        return Now("cutting", name, done, of, says, f"The cut to {stage_name(plan, stage)} will be made.")
    if stage != posted.stage:
        says = f"The cut to {stage_name(plan, stage)} is made."
    return Now("between", name, done, of, says, f"{snapshot.round_name(len(tournament.rounds) + 1)} will be paired.")
