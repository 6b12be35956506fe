"""Re-derive a journal: every draw, every posted round and every lot again from what stood in the journal before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from topcut.acts.ending.facts import LotDrawn
from topcut.acts.event.facts import Created, SettingsChanged, Undone
from topcut.acts.limited.facts import GroupsSeated, PickDrawn, PoolsSwapped
from topcut.acts.results.facts import Corrected, Reported, Settled
from topcut.acts.rounds.facts import Drafted, LateSeated, RoundPaired
from topcut.acts.scenarios.facts import DecksDealt, SpecialRuleDrawn
from topcut.acts.stages.facts import Joined, StageOpened
from topcut.journal.acts import act_at
from topcut.journal.fact import PlayerId, Result
from topcut.journal.fold import advance, fold
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import AnyFact, Record
from topcut.journal.state import Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.chance import Chance
from topcut.play.drawn_round import with_those_leaving
from topcut.play.limited.drafting import players_to_seat
from topcut.play.limited.groups import groups_of
from topcut.play.limited.verify import rederive as limited_again
from topcut.play.next_round import PAIRED, engine_of, method_of, next_round
from topcut.play.pairing.remarks import named as remarks_named
from topcut.play.pairing.why import costs
from topcut.play.parts import Part, cost_of, drawn_again, faults, parts_of, proposals_of
from topcut.play.possible.claim import ClaimedResult
from topcut.play.possible.taking import refusals
from topcut.play.scenarios.verify import rederive as scenario_again
from topcut.play.scoring import score
from topcut.play.seeding import games_for, has_qualified, seeds_for
from topcut.play.stages import is_over, meeting, plan_of, stage_name
from topcut.play.table_numbers import numbered
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.diff import what_changes
from topcut.rulebooks.load import build, changed
from topcut.rulebooks.model import Rulebook


class Finding(Struct, frozen=True):
    """Something that was re-derived, and whether it came out the same."""

    seq: int
    what: Message
    ok: bool


def check(records: Sequence[Record], progress: Callable[[int], None] = lambda seq: None) -> list[Finding]:
    """All findings of a journal, in its order."""
    return list(_findings(records, progress))


def _findings(records: Sequence[Record], progress: Callable[[int], None]) -> Iterator[Finding]:
    if not records or not isinstance(records[0].fact, Created):
        yield Finding(1, message("finding-no-event"), False)
        return
    book = build(records[0].fact.rulebook)
    tournament = Tournament()
    seated = _Seated(book)
    done = 0
    for place, record in enumerate(records):
        try:
            if _follows(record.fact, seated):
                tournament, done = _caught_up(tournament, records, done, place), place
            seated.follow(tournament, record.fact)
            found = list(_finding(tournament, book, seated, record))
            if _changes_rules(record.fact, records):
                tournament, done = _caught_up(tournament, records, done, place + 1), place + 1
                book = seated.book = build(tournament.rulebook)
        except _UNFIT:
            yield Finding(record.seq, message("finding-unfit", kind=type(record.fact).__name__), False)
            return
        yield from found
        progress(record.seq)
    fold(records)


def _changes_rules(fact: AnyFact, records: Sequence[Record]) -> bool:
    """Whether other rules hold from this fact on."""
    if isinstance(fact, Undone):
        return any(isinstance(record.fact, SettingsChanged) for record in act_at(records, fact.seq))
    return isinstance(fact, SettingsChanged)


_UNFIT = (Refused, LookupError, ValueError, AssertionError)  # what a tampered journal runs into


def _follows(fact: AnyFact, seated: _Seated) -> bool:
    """Whether a fact follows from what stood before it."""
    return isinstance(fact, _DRAWN) or (isinstance(fact, Joined) and fact.player in seated.in_heats)


_DRAWN = (  # facts that follow from what stood before them
    Drafted,
    RoundPaired,
    LotDrawn,
    StageOpened,
    GroupsSeated,
    PoolsSwapped,
    PickDrawn,
    DecksDealt,
    SpecialRuleDrawn,
    SettingsChanged,
)


class _Seated:
    """Who sits at every table that was posted, and what a bracket match is played by."""

    def __init__(self, book: Rulebook) -> None:
        self.book = book
        self.tables: dict[tuple[int, int], tuple[PlayerId, ...]] = {}
        self.meetings: dict[tuple[int, int], Meeting] = {}
        self.in_heats: set[PlayerId] = set()  # who has joined one

    def follow(self, tournament: Tournament, fact: AnyFact) -> None:
        if isinstance(fact, Joined):
            self.in_heats.add(fact.player)
        if isinstance(fact, LateSeated):
            self.tables[fact.round, fact.table] = (self.tables[fact.round, fact.table][0], fact.player)
        if not isinstance(fact, RoundPaired):
            return
        bracket = plan_of(tournament, self.book)[fact.stage - 1].kind == "bracket"
        for table in fact.tables:
            place = fact.round, table.table
            self.tables[place] = table.seats
            self.meetings.pop(place, None)
            if bracket:
                self.meetings[place] = meeting(tournament, self.book, fact.stage, table.seats)

    def odd(self, number: int, table: int, result: Result) -> tuple[Refusal, ...]:
        """What no table could have reported; raises where it is no result of these rules at all."""
        seats, played_by = len(self.tables[number, table]), self.meetings.get((number, table))
        if played_by is not None:
            bracket_sides(self.book, played_by, result, seats)
        else:
            score(self.book, result, seats)
        return refusals(ClaimedResult(self.book, result, seats, played_by))


def _caught_up(tournament: Tournament, records: Sequence[Record], done: int, to: int) -> Tournament:
    if any(isinstance(record.fact, Undone) for record in records[done:to]):
        return fold(records[:to])
    return advance(tournament, records[done:to]) or tournament


def _finding(tournament: Tournament, book: Rulebook, seated: _Seated, record: Record) -> Iterator[Finding]:
    if isinstance(record.fact, Drafted):
        tournament = with_those_leaving(tournament)
    match record.fact:
        case Drafted() as draft if not _is_paired(tournament, book, draft):
            yield _made_again(tournament, book, record.seq, draft)
        case StageOpened() as opened:
            yield _opened_again(tournament, book, record.seq, opened)
        case Joined(player=player, stage=stage) if player in tournament.entrants:
            yield from _joined_again(tournament, book, record.seq, player, stage)
        case GroupsSeated() | PoolsSwapped() | PickDrawn() as fact:
            if isinstance(fact, GroupsSeated) and not fact.seed:
                yield _seated_by_hand(tournament, book, record.seq, fact)
            else:
                yield _from_seed(record.seq, fact, limited_again(tournament, book, fact))
        case DecksDealt() | SpecialRuleDrawn() as fact:
            yield _from_seed(record.seq, fact, scenario_again(tournament, book, fact))
        case Drafted() as draft:
            yield from _drawn(tournament, book, record.seq, draft)
        case RoundPaired() as posted:
            same = _posted_as_drawn(tournament, posted)
            yield Finding(record.seq, message("finding-posted", round=posted.round, came=_came(same)), same)
        case SettingsChanged() as change:
            yield _changed_again(book, record.seq, change)
        case LotDrawn(players=players, seed=seed) if seed:
            same = tuple(Chance(seed).shuffled(_in_signup_order(tournament, players))) == players
            yield Finding(record.seq, message("finding-lot", came=_came(same)), same)
        case _:
            yield from _counted(seated, record.seq, record.fact)


def _posted_as_drawn(tournament: Tournament, posted: RoundPaired) -> bool:
    """At the tables that its matches are to have; at the numbers of the draw where it was typed in, or was a bracket of
    an older Topcut."""
    draw = tournament.draw
    if draw is None:
        return False
    as_drawn = draw.tables == posted.tables
    if as_drawn and (not draw.engine or (posted.stage in tournament.opened and not tournament.tables.arranged)):
        return True
    if not draw.engine:
        return {(one.number, one.seats) for one in posted.tables} == {(one.number, one.seats) for one in draw.tables}
    return numbered(tournament, draw.stage, draw.round, draw.tables) == posted.tables


def _in_signup_order(tournament: Tournament, players: tuple[str, ...]) -> list[str]:
    return sorted(players, key=lambda player: tournament.entrants[player].number)


def _came(same: bool) -> str:
    return "same" if same else "other"


_Seeded = GroupsSeated | PoolsSwapped | PickDrawn | DecksDealt | SpecialRuleDrawn


def _from_seed(seq: int, fact: _Seeded, same: bool) -> Finding:
    return Finding(seq, message("finding-from-seed", what=_seeded(fact), came=_came(same)), same)


def _seated_by_hand(tournament: Tournament, book: Rulebook, seq: int, fact: GroupsSeated) -> Finding:
    """Seats that were drawn elsewhere and typed in: everybody of the stage sits on one of them."""
    here = sorted(players_to_seat(tournament, book, fact.stage))
    same = sorted(player for group in fact.groups for player in group.players) == here
    return Finding(seq, message("finding-seats-by-hand", came=_came(same)), same)


def _seeded(fact: _Seeded) -> Message:
    match fact:
        case GroupsSeated():
            return message("finding-groups-seated")
        case PoolsSwapped():
            return message("finding-pools-swapped")
        case PickDrawn():
            return message("finding-pick")
        case DecksDealt():
            return message("finding-decks-dealt", round=fact.round)
        case SpecialRuleDrawn():
            return message("finding-special-rule", round=fact.round)


def _is_paired(tournament: Tournament, book: Rulebook, draft: Drafted) -> bool:
    """Whether a round was paired by totals; one inside pods that was typed in has no cost to compare."""
    method = method_of(tournament, book, draft.stage)
    return method == "swiss" or (method in PAIRED and bool(draft.engine))


def _made_again(tournament: Tournament, book: Rulebook, seq: int, draft: Drafted) -> Finding:
    """A round of a bracket or of pods follows from what was played, and from its seed."""
    if draft.engine != engine_of(method_of(tournament, book, draft.stage)):
        made = message("finding-made-by", round=draft.round, engine=draft.engine)
        typed = message("finding-typed-in", round=draft.round)
        known = {seat for t in draft.tables for seat in t.seats} <= set(tournament.entrants)
        return Finding(seq, made if draft.engine else typed, known)
    same = next_round(tournament, book, draft.stage, draft.seed).tables == draft.tables
    return Finding(seq, message("finding-follows", round=draft.round, came=_came(same)), same)


def _opened_again(tournament: Tournament, book: Rulebook, seq: int, opened: StageOpened) -> Finding:
    """Who plays on, with which seeds, by which table."""
    plan = plan_of(tournament, book)
    name = stage_name(plan, opened.stage)
    typed = opened.seeds if plan[opened.stage - 1].seeds == "typed" else ()
    if not opened.seed and not typed:
        return _opened_by_hand(plan[opened.stage - 1], name, seq, opened)
    try:
        seeds = seeds_for(tournament, book, opened.stage, opened.seed, typed)
        games = games_for(plan[opened.stage - 1], len(seeds)) if plan[opened.stage - 1].kind == "bracket" else ()
    except Refused as refused:
        return Finding(seq, message("finding-stage-refused", stage=name, why=_why(refused.refusals[0])), False)
    if seeds != opened.seeds:
        return Finding(seq, message("finding-others-play-on", stage=name), False)
    source = "seats" if groups_of(tournament, opened.stage) else "standings"
    return Finding(seq, message("finding-seeds-follow", stage=name, source=source), games == opened.games)


def _opened_by_hand(stage: Stage, name: Message, seq: int, opened: StageOpened) -> Finding:
    """A cut that was made elsewhere and typed in with its seeds: only its table can be derived."""
    games = games_for(stage, len(opened.seeds)) if stage.kind == "bracket" else ()
    return Finding(seq, message("finding-seeds-by-hand", stage=name), games == opened.games)


def _changed_again(book: Rulebook, seq: int, fact: SettingsChanged) -> Finding:
    """What a change of settings makes of the rules follows from what was asked for."""
    settings = tuple(fact.asked)
    try:
        same = what_changes(book, changed(book, fact.asked)) == (fact.values, fact.tables)
    except Refused as refused:
        why = _why(refused.refusals[0])
        return Finding(seq, message("finding-settings-refused", settings=settings, why=why), False)
    return Finding(seq, message("finding-settings", settings=settings, came=_came(same)), same)


def _joined_again(
    tournament: Tournament, book: Rulebook, seq: int, player: PlayerId, stage: StageNumber
) -> Iterator[Finding]:
    """Who plays in a second heat has not qualified in one before (001 9)."""
    plan = plan_of(tournament, book)
    for heat, _ in tournament.entrants[player].heats:
        if not is_over(tournament, book, heat) or has_qualified(tournament, book, player, heat):
            names = stage_name(plan, stage), stage_name(plan, heat)
            yield Finding(
                seq, message("finding-second-heat", player=Player(player), stage=names[0], heat=names[1]), False
            )


def _counted(seated: _Seated, seq: int, fact: AnyFact) -> Iterator[Finding]:
    """A result must be one that the rulebook knows; one that is only odd counts as it stands."""
    if not isinstance(fact, (Reported, Settled, Corrected)):
        return
    place = message("place-round-table", round=fact.round, table=fact.table)
    try:
        odd = seated.odd(fact.round, fact.table, fact.result)
    except Refused as refused:
        yield Finding(seq, message("finding-result-refused", place=place, why=_why(refused.refusals[0])), False)
        return
    yield from (Finding(seq, message("finding-result-odd", place=place, why=_why(one)), True) for one in odd)


def _why(refusal: Refusal) -> Message:
    """What was refused, behind the place where it was met."""
    return message("said-at", place=refusal.place, what=refusal.why) if refusal.place else refusal.why


def _drawn(tournament: Tournament, book: Rulebook, seq: int, draft: Drafted) -> Iterator[Finding]:
    """Everybody sits once, the cost is what was recorded, it is the least possible, and the seed gives this draw."""
    number = draft.round
    parts = parts_of(tournament, book, draft.stage, draft.pinned, draft.forbidden, draft.future)
    if wrong := next(faults(parts, draft.tables), None):
        yield Finding(seq, message("finding-misseated", round=number, fault=wrong), False)
        return
    spent = cost_of(parts, draft.tables)
    if dict(draft.cost) != spent:
        told, recorded = costs(spent), costs(draft.cost)
        yield Finding(seq, message("finding-cost-differs", round=number, spent=told, recorded=recorded), False)
        return
    if not draft.seed:
        yield Finding(seq, message("finding-set-by-hand", round=number), True)
        return
    tables, least = drawn_again(parts, book, draft.seed)
    if least != spent:
        yield Finding(seq, message("finding-drawn-worse", round=number, least=costs(least)), False)
    elif draft.engine != engine_of(method_of(tournament, book, draft.stage), draft.forbidden):
        yield Finding(seq, message("finding-drawn-elsewhere", round=number, engine=draft.engine), True)
    else:
        same = tables == draft.tables
        yield Finding(seq, message("finding-drawn", round=number, came=_came(same)), same)
        if same and draft.notes:  # a draw of an older Topcut has none
            yield from _remarked_again(parts, book, seq, draft)


def _remarked_again(parts: Sequence[Part], book: Rulebook, seq: int, draft: Drafted) -> Iterator[Finding]:
    """What the engine remarks of this draw is what was written with it."""
    derived = tuple(note for one in proposals_of(parts, book, draft.seed) for note in one.pairing.notes)
    if derived == draft.notes:
        return
    extra = remarks_named(note for note in draft.notes if note not in derived)
    missing = remarks_named(note for note in derived if note not in draft.notes)
    yield Finding(seq, message("finding-remarks-differ", round=draft.round, extra=extra, missing=missing), False)
