"""What the event is waiting for: the one next step, and the command that takes it."""

from __future__ import annotations

from msgspec import Struct

from topcut.cli.opening import EventFile
from topcut.cli.telling import voice
from topcut.desk.foresight import obstacle
from topcut.journal.state import Match, Round
from topcut.messages.message import Message, message
from topcut.play.drawn_round import must_be_drawn_again
from topcut.play.limited.drafting import awaits_seats, drafting_of
from topcut.play.limited.groups import pools_of
from topcut.play.limited.preparing import step_before_round_one
from topcut.play.stages import at_stage, has_started, is_over, planned_rounds, rounds_in, stage_name, unbeaten, view
from topcut.refusal import Refusal

_MOST_NAMED = 4


class NextStep(Struct, frozen=True):
    """Where the event stands and what comes next."""

    state: str  # for programs: "entering", "preparing", "drawn", "playing", "disputed", "pairing", "cutting",
    # "seating", "ending", "finished"
    now: str  # "round 2 of 4: 3 of 5 results are in"
    do: str  # "report table 4 (Kira v Odo)"
    command: str


class _Step(Struct, frozen=True):
    """The same before it is said."""

    state: str
    now: Message
    do: Message
    typed: str  # behind "topcut", without the file


def next_step(event: EventFile) -> NextStep:
    """What comes next and can be done: where something stands in its way, that comes first."""
    step = _next(event)
    refusal = _obstacle(event, step)
    if refusal is not None:
        return _in_the_way(event, step, refusal)
    return NextStep(step.state, event.tell(step.now), event.tell(step.do), _line(event, step.typed))


def _obstacle(event: EventFile, step: _Step) -> Refusal | None:
    if " " in step.typed or event.store is None:  # what is left to be filled in is not tried
        return None
    found = obstacle(step.typed, event.tournament, event.history, event.book, event.words)
    return found.refusals[0] if found else None


def _in_the_way(event: EventFile, step: _Step, refusal: Refusal) -> NextStep:
    """ "round 2 is drawn, but Odo has left": what to do about it, with the command that the refusal names."""
    do, typed = voice().step(refusal)
    now = message("cli-nextstep-in-the-way", now=step.now, what=voice().told(refusal).what)
    return NextStep(step.state, event.tell(now), do, _line(event, typed or step.typed))


def _next(event: EventFile) -> _Step:
    """Look at the event from its end: finished, drawn, playing, between rounds, entering."""
    tournament = event.tournament
    if tournament.finished:
        return _Step("finished", message("cli-nextstep-finished"), message("cli-nextstep-hand-on"), "export")
    if tournament.draft is not None:
        name = _round(event, tournament.draft.round)
        if must_be_drawn_again(tournament, event.book):
            now = message("cli-nextstep-overtaken", round=name)
            return _Step("drawn", now, message("cli-nextstep-draw-again", round=name), "pair")
        now = message("cli-nextstep-drawn", round=name)
        return _Step("drawn", now, message("cli-nextstep-post", round=name), "post")
    if not tournament.rounds and not tournament.opened:
        return _before_round_one(event)
    if not tournament.rounds:
        now = message("cli-nextstep-filled")
        return _preparing(event, now) or _Step("pairing", now, message("cli-nextstep-pair-bracket"), "pair")
    posted = tournament.rounds[-1]
    waiting = [one for one in tournament.rounds if not one.finished]
    return _playing(event, waiting[-1]) if waiting else _between(event, posted)


def next_line(event: EventFile) -> Message:
    """ "Next: report table 1: topcut report friday.jsonl 1 RESULT"."""
    step = next_step(event)
    return message("cli-nextstep-next", do=step.do, command=step.command)


def _before_round_one(event: EventFile) -> _Step:
    players = sum(entrant.active for entrant in event.tournament.entrants.values())
    now = message("cli-nextstep-entered", players=players)
    if players < 2:
        return _Step("entering", now, message("cli-nextstep-enter"), command("enter", "NAMES"))
    if event.plan[0].seeds == "typed":
        typed = command("cut", "--seeds", '"A, B, …"')
        return _Step("entering", now, message("cli-nextstep-type-seeds"), typed)
    if before := _seating(event, "entering", now) or _preparing(event, now):
        return before
    first = message("cli-nextstep-round", round=1)
    return _Step("entering", now, message("cli-nextstep-pair", round=first), "pair")


def _seating(event: EventFile, state: str, now: Message) -> _Step | None:
    """The draft that has to be seated before the next round; None where there is none."""
    if not awaits_seats(event.tournament, event.book, at_stage(event.tournament, event.book)):
        return None
    return _Step(state, now, message("cli-nextstep-seat"), "seat")


def _preparing(event: EventFile, now: Message) -> _Step | None:
    """What a limited event does before round one, besides the seats."""
    match step_before_round_one(event.tournament, event.book, at_stage(event.tournament, event.book)):
        case "registration":
            typed = command("clock", "start", "--period", "registration")
            return _Step("preparing", now, message("cli-nextstep-register"), typed)
        case "swap":
            return _Step("preparing", now, message("cli-nextstep-swap"), "swap-pools")
        case "building":
            typed = command("clock", "start", "--period", "building")
            return _Step("preparing", now, message("cli-nextstep-build", cards=_cards_first(event)), typed)
    return None


def _cards_first(event: EventFile) -> str:
    """How everybody comes to their cards: swapped, handed out or drafted."""
    drafting = drafting_of(event.book)
    if pools_of(event.tournament):
        return "swapped"
    return "sealed" if drafting and drafting.method == "sealed" else "drafted"


def _playing(event: EventFile, posted: Round) -> _Step:
    results = results_in(event, posted)
    disputed = [match for match in posted.matches.values() if match.status == "disputed"]
    if disputed:
        now = message("cli-nextstep-disputed", results=results, tables=_tables(event, disputed))
        table = disputed[0].table
        return _Step("disputed", now, message("cli-nextstep-settle", table=table), command("settle", table, "RESULT"))
    waiting = [match for match in posted.matches.values() if match.status == "open"]
    now = message("cli-nextstep-waiting", results=results, tables=_tables(event, waiting))
    table = waiting[0].table
    return _Step("playing", now, message("cli-nextstep-report", table=table), command("report", table, "RESULT"))


def _between(event: EventFile, posted: Round) -> _Step:
    tournament, book = event.tournament, event.book
    stage = at_stage(tournament, book)
    delayed = [m for one in tournament.rounds for m in one.matches.values() if m.status == "delayed"]
    over = all(is_over(tournament, book, number) for number in range(1, len(event.plan) + 1))
    if delayed and (over or stage != posted.stage):
        first = delayed[0]
        now = message("cli-nextstep-delayed", over=_all_played(event, posted), tables=_tables(event, delayed))
        do = message("cli-nextstep-report-of-round", round=first.round, table=first.table)
        return _Step("playing", now, do, command("report", first.table, "RESULT", "--round", first.round))
    if over:
        now = _with_unconfirmed(event, _all_played(event, posted))
        return _Step("ending", now, message("cli-nextstep-finish"), "finish")
    begun, name = has_started(tournament, book, stage), stage_name(event.plan, stage)
    pair = message("cli-nextstep-pair", round=_round(event))
    if begun and stage != posted.stage and stage in tournament.opened:
        now = message("cli-nextstep-cut-made", stage=name)
        return _seating(event, "seating", now) or _Step("pairing", now, pair, "pair")
    now = _with_unconfirmed(event, _complete(event, posted))
    if not begun and event.plan[stage - 1].take and not event.plan[stage - 1].confrontation:
        return _Step("cutting", now, message("cli-nextstep-cut", stage=name), "cut")
    return _Step("pairing", now, pair, "pair")


def _round(event: EventFile, number: int = 0) -> str | Message:
    """ "round 3", or "Top 8, round 1 of 3" where there are several stages; left out: the next one."""
    number = number or len(event.tournament.rounds) + 1
    return message("cli-nextstep-round", round=number) if len(event.plan) == 1 else event.round_told(number)


def round_inside(event: EventFile, number: int) -> str | Message:
    """A round inside a sentence: "round 2 of 4", "Top 8, round 1 of 3"."""
    if len(event.plan) > 1:
        return event.round_told(number)
    if event.plan[0].kind == "pods":
        each = event.book.integer("rounds_per_pod", 5)
        return message("cli-nextstep-rounds-of-pod", first=(number - 1) * each + 1, last=number * each)
    planned = planned_rounds(event.tournament, event.book, 1)
    return message("cli-nextstep-round-of", round=number, planned=planned)


def _complete(event: EventFile, posted: Round) -> Message:
    early = ended_early(event, posted.stage)
    return early or message("cli-nextstep-complete", round=round_inside(event, posted.number))


def _all_played(event: EventFile, posted: Round) -> Message:
    if event.tournament.split is not None and event.tournament.split.ended:
        return message("cli-nextstep-split")
    stage = event.plan[posted.stage - 1]
    if len(event.plan) > 1 or stage.kind == "bracket":
        named = stage.name or stage.take or stage.heat or stage.confrontation or stage.kind != "bracket"
        return message("cli-nextstep-over", stage=stage_name(event.plan, posted.stage) if named else "")
    if early := ended_early(event, posted.stage):
        return early
    planned = planned_rounds(event.tournament, event.book, posted.stage)
    return message("cli-nextstep-all-played", rounds=planned)


def ended_early(event: EventFile, number: int) -> Message | None:
    """ "only Kira is unbeaten after 4 of 5 rounds, which ends them", where that was announced."""
    if not event.plan[number - 1].unless_unbeaten or not is_over(event.tournament, event.book, number):
        return None
    played, planned = len(rounds_in(event.tournament, number)), planned_rounds(event.tournament, event.book, number)
    if played >= planned:
        return None
    alone = unbeaten(view(event.tournament, event.book, number), event.book)
    return message("cli-nextstep-early", player=event.player(alone[0]), played=played, planned=planned)


def _with_unconfirmed(event: EventFile, over: Message) -> Message:
    """And "2 reported, not yet confirmed: table 1 (…), table 4 (…)" of the latest round; they count all the same."""
    reported = [match for match in event.round().matches.values() if match.status == "reported"]
    if not reported:
        return over
    tables = _tables(event, reported)
    return message("cli-nextstep-unconfirmed", over=over, reported=len(reported), tables=tables)


def results_in(event: EventFile, posted: Round) -> Message:
    """ "round 2: 3 of 5 results are in"; a bye is no result to wait for."""
    played = [match for match in posted.matches.values() if len(match.seats) > 1]
    there = sum(match.status not in ("open", "disputed") for match in played)
    return message("cli-nextstep-results-in", round=_round_told(event, posted), done=there, of=len(played))


def _round_told(event: EventFile, posted: Round) -> str | Message:
    """ "round 2", "Top 8, round 1 of 3 (round 5)": commands count the rounds through all stages."""
    if len(event.plan) == 1 or event.plan[posted.stage - 1].kind == "pods":
        return message("cli-nextstep-round", round=posted.number)
    name, first = event.round_told(posted.number), rounds_in(event.tournament, posted.stage)[0].number
    return message("cli-nextstep-round-numbered", name=name, round=posted.number) if first > 1 else name


def _tables(event: EventFile, matches: list[Match]) -> Message:
    shown = tuple(
        message("cli-nextstep-table", table=match.table, seats=event.seats(match)) for match in matches[:_MOST_NAMED]
    )
    return message("cli-nextstep-tables", tables=shown, more=max(len(matches) - _MOST_NAMED, 0))


def command(*words: str | int) -> str:
    """What is typed, in one line."""
    return " ".join(map(str, words))


def _line(event: EventFile, typed: str) -> str:
    """The whole line: the file stands behind the command, and the clock's own verb before it."""
    words = typed.split(" ")
    verbs = 2 if words[0] == "clock" else 1
    return command("topcut", *words[:verbs], str(event.path), *words[verbs:])
