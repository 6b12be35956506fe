"""What a record says, in a director's words: for the journal, for undo and for the answers to acts."""

from __future__ import annotations

from topcut.journal import records as facts
from topcut.journal.acts import act_at
from topcut.journal.records import AnyFact, PlayerId, Result
from topcut.play.limited.in_words import limited_words
from topcut.play.scenarios.in_words import scenario_words
from topcut.play.settings import setting_words
from topcut.play.spoken import counted
from topcut.play.stages import stage_name
from topcut.play.story import Story, because, seats_words
from topcut.play.words import bracket_score, match_words, result_words
from topcut.refusal import Refused


def act_words(event: Story, seq: int) -> str:
    """What the act that began with this record did."""
    act = act_at(event.history, seq)
    return "; ".join(fact_words(event, record.fact) for record in act[:3]) + ("; …" if len(act) > 3 else "")


def fact_words(event: Story, fact: AnyFact) -> str:
    """One fact as a short sentence."""
    return (
        _of_event(event, fact)
        or _of_round(event, fact)
        or _of_clock(event, fact)
        or limited_words(event, fact)
        or scenario_words(event, fact)
        or type(fact).__name__
    )


def _of_event(event: Story, fact: AnyFact) -> str:
    match fact:
        case facts.Created():
            return f"event made: {event.title} ({event.book.name})"
        case facts.RoundsChanged():
            consent = f", with the consent of {event.words[fact.consent]}" if fact.consent else ""
            return f"{counted(fact.rounds, 'round')}{consent or _emergency(fact)}{because(event, fact.reason)}"
        case facts.SettingsChanged():
            told = "; ".join(setting_words(event.book, name, value) for name, value in fact.asked.items())
            consent = f", with the consent of {event.words[fact.consent]}" if fact.consent else ""
            return f"changed: {told}{consent}{because(event, fact.reason)}"
        case facts.Entered():
            return f"{_name(event, fact.player)} entered"
        case facts.Withdrawn():
            return f"{_name(event, fact.player)} withdrew"
        case facts.ReEntered():
            return f"{_name(event, fact.player)} came back{because(event, fact.reason)}"
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
            return f"plan: {names}{_emergency(fact)}{because(event, fact.reason)}"
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
            return f"{_name(event, fact.player)} won the final confrontation{because(event, fact.reason)}"
        case facts.PacksDealt():
            each = f"{counted(fact.packs, 'pack')} of {fact.size} each" if fact.packs else "the whole heap"
            return f"packs dealt ({fact.method}, {each}) with seed {fact.seed[:12]}{because(event, fact.reason)}"
        case facts.Announced():
            return f"announced: {event.words[fact.text]}"
        case facts.Undone():
            return f"undone: record {fact.seq} ({act_words(event, fact.seq)})"
    return ""


def _emergency(fact: facts.RoundsChanged | facts.PlanChanged) -> str:
    return ", in an emergency" if fact.emergency else ""


def _of_round(event: Story, fact: AnyFact) -> str:
    match fact:
        case facts.Drafted():
            how = f"drawn with seed {fact.seed[:12]}" if fact.seed else "changed by hand"
            return f"round {fact.round} {how}{because(event, fact.reason)}"
        case facts.RoundPaired():
            return f"round {fact.round} posted, {counted(len(fact.tables), 'table')}"
        case facts.LateSeated():
            return f"{_table(event, fact)}: {_name(event, fact.player)} came late and plays here"
        case facts.RoundWithdrawn():
            return f"round {fact.round} withdrawn{because(event, fact.reason)}"
        case facts.Reported():
            return f"{_table(event, fact)}: {_result(event, fact, fact.result)}{_by(event, fact.by)}"
        case facts.Confirmed():
            return f"{_table(event, fact)} confirmed{_by(event, fact.by)}"
        case facts.Disputed():
            claim = f": {_result(event, fact, fact.result)}" if fact.result else ""
            return f"{_table(event, fact)} disputed{_by(event, fact.by)}{claim}{because(event, fact.reason)}"
        case facts.Settled():
            return f"{_table(event, fact)} settled: {_result(event, fact, fact.result)}{because(event, fact.reason)}"
        case facts.Corrected():
            return f"{_table(event, fact)} corrected: {_result(event, fact, fact.result)}{because(event, fact.reason)}"
        case facts.Delayed():
            return f"{_table(event, fact)} delayed{because(event, fact.reason)}"
        case facts.JudgeCalled():  # without its reason: that is for officials, and everybody reads the journal
            return f"{_table(event, fact)}: judge called{_by(event, fact.by)}"
        case facts.JudgeAnswered():
            return f"{_table(event, fact)}: judge there"
        case facts.CallWithdrawn():
            return f"{_table(event, fact)}: judge not needed any more"
    return ""


def _of_clock(event: Story, fact: AnyFact) -> str:
    match fact:
        case facts.ClockStarted():
            what = f"round {fact.round}" if fact.round else fact.period
            game = f", game {fact.game}" if fact.game else ""
            return f"clock of {what}{game} started, {counted(fact.minutes, 'minute')}{because(event, fact.reason)}"
        case facts.ClockPaused():
            return f"clock{_of_which(fact.round)} paused"
        case facts.ClockResumed():
            return f"clock{_of_which(fact.round)} goes on"
        case facts.TimeAdded():
            whom = f"table {fact.table}" if fact.table else "everybody"
            place = f" in round {fact.round}" if fact.round else ""
            minutes = f"{fact.minutes:+d} minute{'' if abs(fact.minutes) == 1 else 's'}"
            return f"{minutes} for {whom}{place}{because(event, fact.reason)}"
        case facts.DeadlineSet():
            whom = f"table {fact.table} of round {fact.round}" if fact.table else f"round {fact.round}"
            return f"{whom} ends {fact.until}" + (", no extensions" if fact.final else "")
    return ""


def _of_which(number: int) -> str:
    return f" of round {number}" if number else " before the round"


def _name(event: Story, player: PlayerId) -> str:
    return event.names.get(player, player)


_AtTable = (
    facts.Reported
    | facts.Confirmed
    | facts.Disputed
    | facts.Settled
    | facts.Corrected
    | facts.Delayed
    | facts.LateSeated
    | facts.JudgeCalled
    | facts.JudgeAnswered
    | facts.CallWithdrawn
)


def _table(event: Story, fact: _AtTable) -> str:
    match = event.tournament.match(fact.round, fact.table)
    return f"round {fact.round}, table {fact.table}" + (f" ({seats_words(event, match)})" if match else "")


def _result(
    event: Story, fact: facts.Reported | facts.Disputed | facts.Settled | facts.Corrected, result: Result
) -> str:
    match = event.tournament.match(fact.round, fact.table)
    try:
        if match is not None:
            return match_words(event.tournament, event.book, match, result)
        return result_words(event.book, result, len(result.codes) or (len(result.games[0]) if result.games else 2))
    except (Refused, KeyError, ValueError):  # of a round that was withdrawn: a bracket counts in another way
        return bracket_score(result, event.book) or "a result that the rules do not know"


def _by(event: Story, player: PlayerId) -> str:
    return f", by {_name(event, player)}" if player else ""
