"""What the event is waiting for: the one next step, and the command that takes it."""

from __future__ import annotations

from msgspec import Struct

from topcut.cli.opening import Event
from topcut.cli.out import plain
from topcut.cli.plural import counted
from topcut.journal.state import Match, Round

_MOST_NAMED = 4


class NextStep(Struct, frozen=True):
    """Where the event stands and what comes next."""

    state: str  # for programs: "entering", "drawn", "playing", "disputed", "pairing", "ending", "finished"
    now: str  # "round 2 of 4: 3 of 5 results are in"
    do: str  # "report table 4 (Kira v Odo)"
    command: str


def next_step(event: Event) -> NextStep:
    """Look at the event from its end: finished, drawn, playing, between rounds, entering."""
    tournament = event.tournament
    if tournament.finished:
        return NextStep("finished", "the event is finished", "hand it on", f"topcut export {event.path}")
    if tournament.draft is not None:
        number = tournament.draft.round
        return NextStep(
            "drawn", f"round {number} is drawn, not posted", f"post round {number}", _command(event, "post")
        )
    if not tournament.rounds:
        return _before_round_one(event)
    posted = tournament.rounds[-1]
    return _playing(event, posted) if not posted.finished else _between(event, posted)


def next_line(event: Event) -> str:
    """ "Next: report table 1: topcut report friday.jsonl 1 RESULT"."""
    step = next_step(event)
    return f"Next: {plain(step.do)}: [bold]{plain(step.command)}[/]"


def _before_round_one(event: Event) -> NextStep:
    players = sum(entrant.active for entrant in event.tournament.entrants.values())
    now = counted(players, "player has", "players have") + " entered"
    if players < 2:
        return NextStep("entering", now, "enter players", _command(event, "enter NAMES"))
    return NextStep("entering", now, "pair round 1", _command(event, "pair"))


def _playing(event: Event, posted: Round) -> NextStep:
    disputed = [match for match in posted.matches.values() if match.status == "disputed"]
    if disputed:
        now = f"{results_in(posted)}; disputed: {_tables(event, disputed)}"
        table = disputed[0].table
        return NextStep("disputed", now, f"settle table {table}", _command(event, f"settle {table} RESULT"))
    waiting = [match for match in posted.matches.values() if match.status == "open"]
    now = f"{results_in(posted)}; waiting for {_tables(event, waiting)}"
    command = _command(event, f"report {waiting[0].table} RESULT")
    return NextStep("playing", now, f"report table {waiting[0].table}", command)


def _between(event: Event, posted: Round) -> NextStep:
    planned = event.tournament.rounds_planned
    if posted.number < planned:
        number = posted.number + 1
        now = f"round {posted.number} of {planned} is complete{_unconfirmed(event)}"
        return NextStep("pairing", now, f"pair round {number}", _command(event, "pair"))
    delayed = [m for one in event.tournament.rounds for m in one.matches.values() if m.status == "delayed"]
    if delayed:
        first = delayed[0]
        now = f"{_all_played(planned)}; delayed: {_tables(event, delayed)}"
        command = _command(event, f"report {first.table} RESULT --round {first.round}")
        return NextStep("playing", now, f"report round {first.round}, table {first.table}", command)
    now = f"{_all_played(planned)}{_unconfirmed(event)}"
    return NextStep("ending", now, "look at the standings, then finish the event", _command(event, "finish"))


def _all_played(planned: int) -> str:
    return f"all {planned} rounds are played" if planned > 1 else "the only round is played"


def _unconfirmed(event: Event) -> str:
    """ "; 2 reported, not yet confirmed: table 1 (…), table 4 (…)" of the latest round; they count all the same."""
    reported = [match for match in event.round().matches.values() if match.status == "reported"]
    return f"; {len(reported)} reported, not yet confirmed: {_tables(event, reported)}" if reported else ""


def results_in(posted: Round) -> str:
    """ "round 2: 3 of 5 results are in"; a bye is no result to wait for."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    there = sum(match.status not in ("open", "disputed") for match in played)
    return f"round {posted.number}: {there} of {counted(len(played), 'result is', 'results are')} in"


def _tables(event: Event, matches: list[Match]) -> str:
    shown = ", ".join(f"table {match.table} ({event.seats(match)})" for match in matches[:_MOST_NAMED])
    more = len(matches) - _MOST_NAMED
    return shown + (f" and {more} more" if more > 0 else "")


def _command(event: Event, words: str) -> str:
    verb, _, rest = words.partition(" ")
    return f"topcut {verb} {event.path} {rest}".rstrip()
