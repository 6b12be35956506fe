"""What the event is waiting for: the one next step, and the command that takes it."""

from __future__ import annotations

from msgspec import Struct

from topcut.cli.opening import Event
from topcut.cli.out import plain
from topcut.cli.plural import counted
from topcut.journal.state import Match, Round
from topcut.messages.message import message
from topcut.refusal import Refusal

_MOST_NAMED = 4


class NextStep(Struct, frozen=True):
    """Where the event stands and what comes next."""

    state: str  # for programs: "entering", "preparing", "drawn", "playing", "disputed", "pairing", "cutting",
    # "seating", "ending", "finished"
    now: str  # "round 2 of 4: 3 of 5 results are in"
    do: str  # "report table 4 (Kira v Odo)"
    command: str


def next_step(event: Event) -> NextStep:
    """What comes next and can be done: where something stands in its way, that comes first."""
    from topcut.desk.foresight import obstacle

    step = _next(event)
    verb, *more = step.command.removeprefix("topcut ").replace(str(event.path), "").split()
    if more or event.store is None:  # what is left to be filled in is not tried
        return step
    found = obstacle(verb, event.tournament, event.history, event.book, event.words)
    return step if found is None else _in_the_way(event, step, found.refusals[0])


def _in_the_way(event: Event, step: NextStep, refusal: Refusal) -> NextStep:
    """ "round 2 is drawn, but Odo has left": what to do about it, with the command that the refusal names."""
    from topcut.cli.telling import voice, way_and_command

    do, typed = way_and_command(refusal)
    now = f"{step.now}, but {voice().told(refusal).what}"
    return NextStep(step.state, now, do, _command(event, typed) if typed else step.command)


def _next(event: Event) -> NextStep:
    """Look at the event from its end: finished, drawn, playing, between rounds, entering."""
    from topcut.play.drawn_round import must_be_drawn_again

    tournament = event.tournament
    if tournament.finished:
        return NextStep("finished", "the event is finished", "hand it on", f"topcut export {event.path}")
    if tournament.draft is not None:
        name = _round(event, tournament.draft.round)
        if must_be_drawn_again(tournament, event.book):
            now = f"{name} is drawn, but what it was drawn from has changed since"
            return NextStep("drawn", now, f"draw {name} again", _command(event, "pair"))
        return NextStep("drawn", f"{name} is drawn, not posted", f"post {name}", _command(event, "post"))
    if not tournament.rounds and not tournament.opened:
        return _before_round_one(event)
    if not tournament.rounds and (before := _preparing(event, "the bracket is filled")):
        return before
    if not tournament.rounds:
        return NextStep("pairing", "the bracket is filled", "pair its first round", _command(event, "pair"))
    posted = tournament.rounds[-1]
    waiting = [one for one in tournament.rounds if not one.finished]
    return _playing(event, waiting[-1]) if waiting else _between(event, posted)


def next_line(event: Event) -> str:
    """ "Next: report table 1: topcut report friday.jsonl 1 RESULT"."""
    step = next_step(event)
    return f"Next: {plain(step.do)}: [bold]{plain(step.command)}[/]"


def _before_round_one(event: Event) -> NextStep:
    players = sum(entrant.active for entrant in event.tournament.entrants.values())
    now = counted(players, "player has", "players have") + " entered"
    if players < 2:
        return NextStep("entering", now, "enter players", _command(event, "enter NAMES"))
    if event.plan[0].seeds == "typed":
        return NextStep("entering", now, "type in the seeds", _command(event, 'cut --seeds "A, B, …"'))
    if before := _seating(event, "entering", now) or _preparing(event, now):
        return before
    return NextStep("entering", now, "pair round 1", _command(event, "pair"))


def _seating(event: Event, state: str, now: str) -> NextStep | None:
    """The draft that has to be seated before the next round; None where there is none."""
    from topcut.play.limited.drafting import awaits_seats
    from topcut.play.stages import at_stage

    if not awaits_seats(event.tournament, event.book, at_stage(event.tournament, event.book)):
        return None
    return NextStep(state, now, "seat the draft", _command(event, "seat"))


def _preparing(event: Event, now: str) -> NextStep | None:
    """What a limited event does before round one, besides the seats."""
    from topcut.play.limited.preparing import step_before_round_one
    from topcut.play.stages import at_stage

    match step_before_round_one(event.tournament, event.book, at_stage(event.tournament, event.book)):
        case "registration":
            do = "hand out the cards and start the registration of pools"
            return NextStep("preparing", now, do, _command(event, "clock start --period registration"))
        case "swap":
            return NextStep("preparing", now, "swap the registered pools", _command(event, "swap-pools"))
        case "building":
            do = f"{_cards_first(event)}, then start deck building"
            return NextStep("preparing", now, do, _command(event, "clock start --period building"))
    return None


def _cards_first(event: Event) -> str:
    """Drafting or handing out; `deal` where the program knows the list."""
    from topcut.play.limited.drafting import drafting_of
    from topcut.play.limited.groups import pools_of

    drafting = drafting_of(event.book)
    if pools_of(event.tournament):
        return "hand the swapped pools over"
    return "hand out the cards" if drafting and drafting.method == "sealed" else "draft"


def _playing(event: Event, posted: Round) -> NextStep:
    disputed = [match for match in posted.matches.values() if match.status == "disputed"]
    if disputed:
        now = f"{results_in(event, posted)}; disputed: {_tables(event, disputed)}"
        table = disputed[0].table
        return NextStep("disputed", now, f"settle table {table}", _command(event, f"settle {table} RESULT"))
    waiting = [match for match in posted.matches.values() if match.status == "open"]
    now = f"{results_in(event, posted)}; waiting for {_tables(event, waiting)}"
    command = _command(event, f"report {waiting[0].table} RESULT")
    return NextStep("playing", now, f"report table {waiting[0].table}", command)


def _between(event: Event, posted: Round) -> NextStep:
    from topcut.play.stages import at_stage, has_started, is_over, stage_name

    tournament, book = event.tournament, event.book
    stage = at_stage(tournament, book)
    delayed = [m for one in tournament.rounds for m in one.matches.values() if m.status == "delayed"]
    over = all(is_over(tournament, book, number) for number in range(1, len(event.plan) + 1))
    if delayed and (over or stage != posted.stage):
        first = delayed[0]
        now = f"{_all_played(event, posted)}; delayed: {_tables(event, delayed)}"
        command = _command(event, f"report {first.table} RESULT --round {first.round}")
        return NextStep("playing", now, f"report round {first.round}, table {first.table}", command)
    if over:
        now = f"{_all_played(event, posted)}{_unconfirmed(event)}"
        return NextStep("ending", now, "look at the standings, then finish the event", _command(event, "finish"))
    begun, name = has_started(tournament, book, stage), event.tell(stage_name(event.plan, stage))
    if begun and stage != posted.stage and stage in tournament.opened:
        if seated := _seating(event, "seating", f"the cut to {name} is made"):
            return seated
        return NextStep("pairing", f"the cut to {name} is made", f"pair {_round(event)}", _command(event, "pair"))
    now = f"{_complete(event, posted)}{_unconfirmed(event)}"
    if not begun and event.plan[stage - 1].take and not event.plan[stage - 1].confrontation:
        return NextStep("cutting", now, f"make the cut to {name}", _command(event, "cut"))
    return NextStep("pairing", now, f"pair {_round(event)}", _command(event, "pair"))


def _round(event: Event, number: int = 0) -> str:
    """ "round 3", or "Top 8, round 1 of 3" where there are several stages; left out: the next one."""
    number = number or len(event.tournament.rounds) + 1
    return f"round {number}" if len(event.plan) == 1 else event.round_name(number)


def _complete(event: Event, posted: Round) -> str:
    if early := ended_early(event, posted.stage):
        return early
    name = event.round_name(posted.number)
    return f"{name[:1].lower()}{name[1:]} is complete" if len(event.plan) == 1 else f"{name} is complete"


def _all_played(event: Event, posted: Round) -> str:
    from topcut.play.stages import planned_rounds, stage_name

    if event.tournament.split is not None and event.tournament.split.ended:
        return "the prizes are split, and nobody plays on"
    if len(event.plan) > 1 or event.plan[0].kind == "bracket":
        name = stage_name(event.plan, posted.stage)
        unnamed = name == message("stagename-bracket", players=0)
        return "the bracket is over" if unnamed else f"{event.tell(name)} is over"
    if early := ended_early(event, posted.stage):
        return early
    planned = planned_rounds(event.tournament, event.book, posted.stage)
    return f"all {planned} rounds are played" if planned > 1 else "the only round is played"


def ended_early(event: Event, number: int) -> str:
    """ "only Kira is unbeaten after 4 of 5 rounds, which ends them", where that was announced; or ""."""
    from topcut.play.stages import is_over, planned_rounds, rounds_in, unbeaten, view

    if not event.plan[number - 1].unless_unbeaten or not is_over(event.tournament, event.book, number):
        return ""
    played, planned = len(rounds_in(event.tournament, number)), planned_rounds(event.tournament, event.book, number)
    if played >= planned:
        return ""
    alone = unbeaten(view(event.tournament, event.book, number), event.book)
    return f"only {event.names[alone[0]]} is unbeaten after {played} of {planned} rounds, which ends them"


def _unconfirmed(event: Event) -> str:
    """ "; 2 reported, not yet confirmed: table 1 (…), table 4 (…)" of the latest round; they count all the same."""
    reported = [match for match in event.round().matches.values() if match.status == "reported"]
    return f"; {len(reported)} reported, not yet confirmed: {_tables(event, reported)}" if reported else ""


def results_in(event: Event, posted: Round) -> str:
    """ "round 2: 3 of 5 results are in"; a bye is no result to wait for."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    there = sum(match.status not in ("open", "disputed") for match in played)
    return f"{_round_told(event, posted)}: {there} of {counted(len(played), 'result is', 'results are')} in"


def _round_told(event: Event, posted: Round) -> str:
    """ "round 2", "Top 8, round 1 of 3 (round 5)": commands count the rounds through all stages."""
    from topcut.play.stages import rounds_in

    if len(event.plan) == 1 or event.plan[posted.stage - 1].kind == "pods":
        return f"round {posted.number}"
    first = rounds_in(event.tournament, posted.stage)[0].number
    return event.round_name(posted.number) + (f" (round {posted.number})" if first > 1 else "")


def _tables(event: Event, matches: list[Match]) -> str:
    shown = ", ".join(f"table {match.table} ({event.seats(match)})" for match in matches[:_MOST_NAMED])
    more = len(matches) - _MOST_NAMED
    return shown + (f" and {more} more" if more > 0 else "")


def _command(event: Event, words: str) -> str:
    verb, _, rest = words.partition(" ")
    if verb == "clock":  # its own verb comes before the file
        start, _, rest = rest.partition(" ")
        verb = f"{verb} {start}"
    return f"topcut {verb} {event.path} {rest}".rstrip()
