"""What a record says, as a message: for the journal, for undo and for the answers to acts."""

from __future__ import annotations

from topcut.acts.calls.facts import CallsFact, CallTaken, CallWithdrawn, JudgeAnswered, JudgeCalled
from topcut.acts.clock.facts import ClockPaused, ClockResumed, ClockStarted, DeadlineSet, TimeAdded
from topcut.acts.earned.facts import Brought, Held
from topcut.acts.ending.facts import ConfrontationWon, Finished, LotDrawn, Reopened
from topcut.acts.entries.facts import (
    ByeForfeited,
    CheckedIn,
    Described,
    Dropped,
    Entered,
    FeeNoted,
    ReEntered,
    Renamed,
    Withdrawn,
)
from topcut.acts.event.facts import Announced, Cancelled, Created, Retitled, SettingsChanged, TakenDown, Undone
from topcut.acts.limited.facts import PacksDealt
from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.acts.registration.facts import MovedUp, PutOnWaitingList, RegistrationSet, WaitingOrdered
from topcut.acts.results.facts import (
    Confirmed,
    Corrected,
    Delayed,
    Disputed,
    PodRoundsNoted,
    Reported,
    ResultsFact,
    Settled,
)
from topcut.acts.rounds.facts import Drafted, LateSeated, RoundPaired, RoundsChanged, RoundWithdrawn, Started
from topcut.acts.stages.facts import Joined, PlanChanged, PrizesSplit, StageOpened
from topcut.acts.tables.facts import FeatureChosen, FeatureTableSet, TableFixed, TablesNumbered
from topcut.journal.acts import act_at
from topcut.journal.fact import PlayerId, PodRound, Result
from topcut.journal.records import AnyFact
from topcut.messages.message import Message, Moment, Player, message
from topcut.play.clock import period_told
from topcut.play.limited.facts_told import limited_told
from topcut.play.outcome import bracket_score, outcome, outcome_of
from topcut.play.pod_rounds import written_out
from topcut.play.rounds_told import round_told, seated_told
from topcut.play.scenarios.facts_told import scenario_told
from topcut.play.stages import stage_name
from topcut.play.story import Story, because, players_of, with_consent
from topcut.refusal import Refused
from topcut.rulebooks.describe_values import setting_told

_MOST_TOLD = 3  # facts of one act
_MOST_SEEDS = 8


def act_told(event: Story, seq: int) -> Message:
    """What the act that began with this record did."""
    act = act_at(event.history, seq)
    told = tuple(fact_told(event, record.fact) for record in act[:_MOST_TOLD])
    if len(act) > _MOST_TOLD:
        return message("fact-act-and-more", facts=told)
    return message("fact-act", facts=told)


def fact_told(event: Story, fact: AnyFact) -> Message:
    """One fact as a short sentence."""
    return (
        _of_event(event, fact)
        or _of_people(event, fact)
        or _of_round(event, fact)
        or _of_clock(event, fact)
        or limited_told(event, fact)
        or scenario_told(event, fact)
        or message("fact-of-another-kind", kind=type(fact).__name__)
    )


def _of_event(event: Story, fact: AnyFact) -> Message | None:
    match fact:
        case Created():
            return message("fact-created", title=event.title, rulebook=event.book.name)
        case RoundsChanged():
            told = _emergency(message("fact-rounds-changed", rounds=fact.rounds), fact.emergency and not fact.consent)
            return because(event, with_consent(event, told, fact.consent), fact.reason)
        case SettingsChanged():
            settings = tuple(setting_told(event.book, name, value) for name, value in fact.asked.items())
            told = with_consent(event, message("fact-settings-changed", settings=settings), fact.consent)
            return because(event, told, fact.reason)
        case Started() if len(event.plan) == 1:
            return message("fact-started", rounds=fact.rounds)
        case Started():
            return message("fact-stage-started", stage=stage_name(event.plan, fact.stage), rounds=fact.rounds)
        case PlanChanged():
            stages = tuple(stage_name(fact.plan, number) for number in range(1, len(fact.plan) + 1))
            told = _emergency(message("fact-plan-changed", stages=stages), fact.emergency)
            return because(event, told, fact.reason)
        case StageOpened():
            return _opened(event, fact)
        case PrizesSplit():
            how = "ended" if fact.ended else "played-on"
            return message("fact-prizes-split", players=_players(fact.players), how=how)
        case Finished():
            return message("fact-finished")
        case Reopened():
            return because(event, message("fact-reopened"), fact.reason)
        case LotDrawn():
            return message("fact-lot-drawn", players=_players(fact.players))
        case PacksDealt():
            return because(event, _dealt(fact), fact.reason)
        case Announced():
            until = Moment(fact.until) if fact.until else ""
            return message("fact-announced", text=event.words[fact.text], until=until)
        case TakenDown():
            return message("fact-taken-down", seq=fact.seq)
        case Retitled():
            return message("fact-retitled", title=event.words[fact.title])
        case TakenInto():
            return message("fact-taken-into", program=str(fact.program.get("title") or ""))
        case Listed():
            values = tuple(message("listing-value", name=name) for name in fact.values)
            return message("fact-listed", values=(*values, *([message("listing-words")] if fact.words else [])))
        case Cancelled():
            return because(event, message("fact-cancelled"), fact.reason)
        case RegistrationSet():
            return message("fact-registration", places=fact.places)
        case Undone():
            return _undone(event, fact)
        case TablesNumbered():
            stage = stage_name(event.plan, fact.stage) if fact.stage else "all"
            return message("fact-tables-numbered", stage=stage, first=fact.first, last=fact.last)
        case FeatureTableSet():
            return message("fact-feature-table", table=fact.table)
    return None


def _undone(event: Story, fact: Undone) -> Message:
    """What was taken back; where that was an undo itself, what was done again."""
    taken = act_at(event.history, fact.seq)
    if taken and isinstance(taken[0].fact, Undone):
        again = taken[0].fact.seq
        return message("fact-redone", seq=again, act=act_told(event, again))
    return message("fact-undone", seq=fact.seq, act=act_told(event, fact.seq))


def _of_people(event: Story, fact: AnyFact) -> Message | None:
    match fact:
        case Entered():
            return message("fact-entered", player=Player(fact.player))
        case Withdrawn():
            return message("fact-withdrew", player=Player(fact.player))
        case ReEntered():
            return because(event, message("fact-came-back", player=Player(fact.player)), fact.reason)
        case ByeForfeited():
            return message("fact-bye-forfeited", player=Player(fact.player))
        case CheckedIn():
            return message("fact-checked-in", player=Player(fact.player))
        case Dropped():
            return message("fact-dropped", player=Player(fact.player), round=fact.after)
        case Renamed():
            return message("fact-renamed", player=Player(fact.player))
        case Described():
            return message("fact-described", player=Player(fact.player))
        case FeeNoted():
            return message("fact-fee-noted", player=Player(fact.player), paid="yes" if fact.paid else "no")
        case PutOnWaitingList():
            return message("fact-waits", player=Player(fact.player))
        case MovedUp():
            return message("fact-moved-up", player=Player(fact.player))
        case TableFixed():
            return message("fact-table-fixed", player=Player(fact.player), table=fact.table)
        case FeatureChosen():
            player = Player(fact.player) if fact.player else ""
            return message("fact-feature-chosen", player=player, round=fact.round)
        case WaitingOrdered():
            return message("fact-waiting-ordered", players=_players(fact.players))
        case Brought():
            return because(event, _brought(fact), fact.reason)
        case Known():
            return message("fact-known", player=Player(fact.player), known="yes" if fact.who else "no")
        case Joined():
            return message("fact-joined", player=Player(fact.player), stage=stage_name(event.plan, fact.stage))
        case ConfrontationWon():
            return because(event, message("fact-confrontation-won", player=Player(fact.player)), fact.reason)
    return None


def _brought(fact: Brought) -> Message:
    used, given_up = (tuple(held_told(one) for one in several) for several in (fact.used, fact.given_up))
    return message("fact-brought", player=Player(fact.player), used=used, given_up=given_up)


def held_told(held: Held) -> Message:
    """ "a bye in round 1", "a head start of 100,000"."""
    if held.points:
        return message("programtold-head-start", points=held.points)
    return message("programtold-bye", rounds=held.rounds, many="yes" if len(held.rounds) > 1 else "no")


def _opened(event: Story, fact: StageOpened) -> Message:
    seeds = tuple(
        message("fact-seed", seed=number, player=Player(one))
        for number, one in enumerate(fact.seeds[:_MOST_SEEDS], start=1)
    )
    stage, more = stage_name(event.plan, fact.stage), len(fact.seeds) - _MOST_SEEDS
    if more > 0:
        return message("fact-stage-opened-for-many", stage=stage, seeds=seeds, more=more)
    return message("fact-stage-opened", stage=stage, seeds=seeds)


def _dealt(fact: PacksDealt) -> Message:
    seed = fact.seed[:12]
    if fact.packs:
        return message("fact-packs-dealt", method=fact.method, packs=fact.packs, size=fact.size, seed=seed)
    return message("fact-heap-dealt", method=fact.method, seed=seed)


def _emergency(told: Message, emergency: bool) -> Message:
    return message("fact-in-an-emergency", what=told) if emergency else told


def _of_round(event: Story, fact: AnyFact) -> Message | None:
    match fact:
        case Drafted() if fact.seed:
            return because(event, message("fact-drawn", round=_seated(event, fact), seed=fact.seed[:12]), fact.reason)
        case Drafted():
            return because(event, message("fact-changed-by-hand", round=_seated(event, fact)), fact.reason)
        case RoundPaired():
            return message("fact-posted", round=_seated(event, fact), tables=len(fact.tables))
        case LateSeated():
            return message("fact-late-seated", match=_table(event, fact), player=Player(fact.player))
        case RoundWithdrawn():
            return because(event, message("fact-round-withdrawn", round=round_told(event, fact.round)), fact.reason)
        case Reported():
            told = message("fact-reported", match=_table(event, fact), result=_result(event, fact, fact.result))
            return _by(told, fact.by)
        case PodRoundsNoted():
            turns = tuple(map(turn_told, fact.turns))
            return _by(message("fact-rounds-noted", match=_table(event, fact), turns=turns), fact.by)
        case Confirmed():
            return _by(message("fact-confirmed", match=_table(event, fact)), fact.by)
        case Disputed():
            told = _by(message("fact-disputed", match=_table(event, fact)), fact.by)
            if fact.result:
                told = message("fact-claimed", what=told, result=_result(event, fact, fact.result))
            return because(event, told, fact.reason)
        case Settled():
            told = message("fact-settled", match=_table(event, fact), result=_result(event, fact, fact.result))
            return because(event, told, fact.reason)
        case Corrected():
            told = message("fact-corrected", match=_table(event, fact), result=_result(event, fact, fact.result))
            return because(event, told, fact.reason)
        case Delayed():
            return because(event, message("fact-delayed", match=_table(event, fact)), fact.reason)
        case JudgeCalled():  # without its reason: that is for officials, and everybody reads the journal
            return _by(message("fact-judge-called", match=_table(event, fact)), fact.by)
        case CallTaken():  # without the name: who of the officials goes is theirs to know
            return message("fact-judge-goes", match=_table(event, fact))
        case JudgeAnswered():
            return message("fact-judge-there", match=_table(event, fact))
        case CallWithdrawn():
            return message("fact-judge-not-needed", match=_table(event, fact))
    return None


def _of_clock(event: Story, fact: AnyFact) -> Message | None:
    match fact:
        case ClockStarted():
            told = message("fact-clock-started", clock=_clock(fact), minutes=fact.minutes)
            return because(event, told, fact.reason)
        case ClockPaused():
            return message("fact-clock-paused", round=fact.round)
        case ClockResumed():
            return message("fact-clock-goes-on", round=fact.round)
        case TimeAdded():
            whom = message("place-table", table=fact.table) if fact.table else message("fact-everybody")
            told = message("fact-time-added", minutes=fact.minutes, whom=whom)
            told = message("fact-in-round", what=told, round=fact.round) if fact.round else told
            return because(event, told, fact.reason)
        case DeadlineSet():
            until, how = Moment(fact.until), "final" if fact.final else "first"
            if fact.table:
                return message("fact-deadline-of-table", table=fact.table, round=fact.round, until=until, how=how)
            return message("fact-deadline", round=fact.round, until=until, how=how)
    return None


def _clock(fact: ClockStarted) -> Message:
    if not fact.round:
        return message("fact-clock-of-period", period=period_told(fact.period))
    if fact.game:
        return message("fact-clock-of-game", round=fact.round, game=fact.game)
    return message("fact-clock-of-round", round=fact.round)


def _players(players: tuple[PlayerId, ...]) -> tuple[Player, ...]:
    return tuple(Player(player) for player in players)


_AtTable = ResultsFact | CallsFact | LateSeated


def _table(event: Story, fact: _AtTable) -> Message:
    match = event.tournament.match(fact.round, fact.table)
    if match is None:
        return message("place-told-table", round=round_told(event, fact.round), table=fact.table)
    return message("place-seats", round=round_told(event, fact.round), table=fact.table, seats=players_of(match))


def _seated(event: Story, fact: Drafted | RoundPaired) -> Message:
    return seated_told(event, fact.round, fact.stage, fact.tables)


def _result(event: Story, fact: Reported | Disputed | Settled | Corrected, result: Result) -> Message:
    match = event.tournament.match(fact.round, fact.table)
    try:
        if match is not None:
            return outcome_of(event.tournament, event.book, match, result)
        return outcome(event.book, result, len(result.codes) or (len(result.games[0]) if result.games else 2))
    except (Refused, KeyError, ValueError):  # of a round that was withdrawn: a bracket counts in another way
        return bracket_score(result, event.book) or message("fact-unknown-result")


def turn_told(one: PodRound) -> Message:
    """ "round 2: 0-800*-60-20", as it is typed."""
    return message("fact-noted-turn", round=one.turn, points="-".join(written_out(one)))


def _by(told: Message, player: PlayerId) -> Message:
    return message("fact-by", what=told, player=Player(player)) if player else told
