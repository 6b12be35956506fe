"""Where an event stands, in a visitor's words: what is played, how many results are in, what comes next."""

from __future__ import annotations

from weakref import WeakKeyDictionary

from msgspec import Struct

from topcut.journal.state import Round
from topcut.messages.message import Message, message
from topcut.play.stages import at_stage, has_started, is_over, stage_name
from topcut.web.live import Snapshot


class Now(Struct, frozen=True):
    """The live state of an event."""

    moment: str  # entering, drawn, playing, disputed, between, cutting, over, finished
    round: str = ""  # "Round 2 of 4"
    done: int = 0  # results that are in
    of: int = 0
    says: Message = message("web-now-finished")
    next: Message = message("web-now-nothing-more")


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
        return Now("finished")
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
    says = message("web-now-entered", players=players)
    if tournament.draft is not None:
        return Now("drawn", says=says, next=message("web-now-first-drawn"))
    if tournament.opened:
        return Now("between", says=message("web-now-filled"), next=message("web-now-bracket-begins"))
    return Now("entering", says=says, next=message("web-now-before-first"))


def _playing(snapshot: Snapshot, posted: Round) -> Now:
    done, of = results_in(posted)
    name = snapshot.round_told(posted.number)
    disputed = sum(match.status == "disputed" for match in posted.matches.values())
    says = message("web-now-in", done=done, of=of, disputed=disputed)
    if disputed:
        return Now("disputed", name, done, of, says, message("web-now-judge-settles"))
    return Now("playing", name, done, of, says, message("web-now-when-all-are-in"))


def _between(snapshot: Snapshot, posted: Round) -> Now:
    tournament, book, plan = snapshot.tournament, snapshot.book, snapshot.plan
    done, of = results_in(posted)
    name = snapshot.round_told(posted.number)
    says = message("web-now-all-in", of=of)
    if tournament.draft is not None:
        coming = snapshot.round_told(tournament.draft.round)
        return Now("drawn", name, done, of, says, message("web-now-drawn", round=coming))
    if all(is_over(tournament, book, number) for number in range(1, len(plan) + 1)):
        return Now("over", name, done, of, says, message("web-now-over"))
    stage = at_stage(tournament, book)
    if stage != posted.stage and plan[stage - 1].confrontation:
        return Now("between", name, done, of, says, message("web-now-confrontation"))
    if stage != posted.stage and not has_started(tournament, book, stage):
        return Now("cutting", name, done, of, says, message("web-now-cutting", stage=stage_name(plan, stage)))
    if stage != posted.stage:
        says = message("web-now-cut", stage=stage_name(plan, stage))
    coming = snapshot.round_told(len(tournament.rounds) + 1)
    return Now("between", name, done, of, says, message("web-now-paired-next", round=coming))
