"""What a record says, in a director's words: for `topcut journal`, `topcut undo` and the answers to acts."""

from __future__ import annotations

from topcut.cli.limited_words import limited_words
from topcut.cli.opening import Event
from topcut.cli.plural import counted
from topcut.cli.scenario_words import scenario_words
from topcut.journal import records as facts
from topcut.journal.records import AnyFact, PlayerId, Record, Result
from topcut.play.stages import stage_name
from topcut.play.words import result_words
from topcut.refusal import Refused


def act_words(event: Event, seq: int) -> str:
    """What the act that began with this record did."""
    from topcut.journal.acts import act_at

    act = act_at(event.history, seq)
    return "; ".join(fact_words(event, record.fact) for record in act[:3]) + ("; …" if len(act) > 3 else "")


def fact_words(event: Event, fact: AnyFact) -> str:
    """One fact as a short sentence."""
    return (
        _of_event(event, fact)
        or _of_round(event, fact)
        or _of_clock(event, fact)
        or limited_words(event, fact)
        or scenario_words(event, fact)
        or type(fact).__name__
    )


def record_data(event: Event, record: Record) -> dict[str, object]:
    """A record for programs."""
    return {
        "seq": record.seq,
        "at": record.at,
        "by": event.handles.get(record.by, record.by),
        "kind": type(record.fact).__name__,
        "text": fact_words(event, record.fact),
    }


def _of_event(event: Event, fact: AnyFact) -> str:
    match fact:
        case facts.Created():
            return f"event made: {event.title} ({event.book.name})"
        case facts.RoundsChanged():
            consent = f", with the consent of {event.words[fact.consent]}" if fact.consent else ""
            return f"{counted(fact.rounds, 'round')}{consent}{_because(event, fact.reason)}"
        case facts.Entered():
            return f"{_name(event, fact.player)} entered"
        case facts.Withdrawn():
            return f"{_name(event, fact.player)} withdrew"
        case facts.ReEntered():
            return f"{_name(event, fact.player)} came back"
        case facts.ByeForfeited():
            return f"{_name(event, fact.player)} plays instead of using an earned bye"
        case facts.CheckedIn():
            return f"{_name(event, fact.player)} checked in"
        case facts.Dropped():
            return f"{_name(event, fact.player)} dropped after round {fact.after}"
        case facts.Started():
            name = "event" if len(event.plan) == 1 else stage_name(event.plan, fact.stage)
            return f"{name} started, {counted(fact.rounds, 'round')}"
        case facts.PlanChanged():
            names = ", ".join(stage_name(fact.plan, n) for n in range(1, len(fact.plan) + 1))
            return f"plan: {names}{_because(event, fact.reason)}"
        case facts.Joined():
            return f"{_name(event, fact.player)} plays in {stage_name(event.plan, fact.stage)}"
        case facts.StageOpened():
            seeds = ", ".join(f"{n} {_name(event, one)}" for n, one in enumerate(fact.seeds[:8], start=1))
            more = f" and {len(fact.seeds) - 8} more" if len(fact.seeds) > 8 else ""
            return f"{stage_name(event.plan, fact.stage)} opened: {seeds}{more}"
        case facts.PrizesSplit():
            how = ", and play no further" if fact.ended else ""
            return f"prizes split evenly: {', '.join(_name(event, one) for one in fact.players)}{how}"
        case facts.Finished():
            return "event finished"
        case facts.LotDrawn():
            return f"lot drawn: {', '.join(_name(event, one) for one in fact.players)}"
        case facts.ConfrontationWon():
            return f"{_name(event, fact.player)} won the final confrontation"
        case facts.PacksDealt():
            each = f"{counted(fact.packs, 'pack')} of {fact.size} each" if fact.packs else "the whole heap"
            return f"packs dealt ({fact.method}, {each}) with seed {fact.seed[:12]}{_because(event, fact.reason)}"
        case facts.Announced():
            return f"announced: {event.words[fact.text]}"
        case facts.Undone():
            return f"undone: record {fact.seq} ({act_words(event, fact.seq)})"
    return ""


def _of_round(event: Event, fact: AnyFact) -> str:
    match fact:
        case facts.Drafted():
            how = f"drawn with seed {fact.seed[:12]}" if fact.seed else "changed by hand"
            return f"round {fact.round} {how}{_because(event, fact.reason)}"
        case facts.RoundPaired():
            return f"round {fact.round} posted, {counted(len(fact.tables), 'table')}"
        case facts.RoundWithdrawn():
            return f"round {fact.round} withdrawn{_because(event, fact.reason)}"
        case facts.Reported():
            return f"{_table(event, fact)}: {_result(event, fact, fact.result)}{_by(event, fact.by)}"
        case facts.Confirmed():
            return f"{_table(event, fact)} confirmed{_by(event, fact.by)}"
        case facts.Disputed():
            claim = f": {_result(event, fact, fact.result)}" if fact.result else ""
            return f"{_table(event, fact)} disputed{_by(event, fact.by)}{claim}{_because(event, fact.reason)}"
        case facts.Settled():
            return f"{_table(event, fact)} settled: {_result(event, fact, fact.result)}{_because(event, fact.reason)}"
        case facts.Corrected():
            return f"{_table(event, fact)} corrected: {_result(event, fact, fact.result)}{_because(event, fact.reason)}"
        case facts.Delayed():
            return f"{_table(event, fact)} delayed{_because(event, fact.reason)}"
    return ""


def _of_clock(event: Event, fact: AnyFact) -> str:
    match fact:
        case facts.ClockStarted():
            what = f"round {fact.round}" if fact.round else fact.period
            return f"clock of {what} started, {counted(fact.minutes, 'minute')}"
        case facts.ClockPaused():
            return f"clock{_of_which(fact.round)} paused"
        case facts.ClockResumed():
            return f"clock{_of_which(fact.round)} goes on"
        case facts.TimeAdded():
            whom = f"table {fact.table}" if fact.table else "everybody"
            place = f" in round {fact.round}" if fact.round else ""
            return f"{fact.minutes:+d} minute{'' if abs(fact.minutes) == 1 else 's'} for {whom}{place}"
        case facts.DeadlineSet():
            whom = f"table {fact.table} of round {fact.round}" if fact.table else f"round {fact.round}"
            return f"{whom} ends {fact.until}" + (", no extensions" if fact.final else "")
    return ""


def _of_which(number: int) -> str:
    return f" of round {number}" if number else " before the round"


def _name(event: Event, player: PlayerId) -> str:
    return event.names.get(player, player)


def _table(
    event: Event,
    fact: facts.Reported | facts.Confirmed | facts.Disputed | facts.Settled | facts.Corrected | facts.Delayed,
) -> str:
    match = event.tournament.match(fact.round, fact.table)
    return f"round {fact.round}, table {fact.table}" + (f" ({event.seats(match)})" if match else "")


def _result(
    event: Event, fact: facts.Reported | facts.Disputed | facts.Settled | facts.Corrected, result: Result
) -> str:
    match = event.tournament.match(fact.round, fact.table)
    try:
        if match is not None:
            return event.said(match, result)
        return result_words(event.book, result, len(result.codes) or (len(result.games[0]) if result.games else 2))
    except (Refused, KeyError, ValueError):
        return "a result that the rules do not know"


def _because(event: Event, reason: str) -> str:
    return f" because: {event.words[reason]}" if reason else ""


def _by(event: Event, player: PlayerId) -> str:
    return f", by {_name(event, player)}" if player else ""
