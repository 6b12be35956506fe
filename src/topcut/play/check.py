"""Re-derive a journal: every draw, every posted round and every lot again from what stood in the journal before it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from topcut.journal.acts import act_at
from topcut.journal.fold import advance, fold
from topcut.journal.plan import Stage, StageNumber
from topcut.journal.records import (
    AnyFact,
    Corrected,
    Created,
    DecksDealt,
    Drafted,
    GroupsSeated,
    Joined,
    LateSeated,
    LotDrawn,
    PickDrawn,
    PlayerId,
    PoolsSwapped,
    Record,
    Reported,
    Result,
    RoundPaired,
    SettingsChanged,
    Settled,
    SpecialRuleDrawn,
    StageOpened,
    Undone,
)
from topcut.journal.state import Tournament
from topcut.messages.voice import Voice
from topcut.play.brackets.verdict import Meeting, bracket_sides
from topcut.play.chance import Chance
from topcut.play.drawn_round import with_those_leaving
from topcut.play.limited.groups import groups_of
from topcut.play.limited.verify import rederive as limited_again
from topcut.play.next_round import PAIRED, engine_of, method_of, next_round
from topcut.play.parts import cost_of, drawn_again, faults, parts_of
from topcut.play.possible.claim import Claim
from topcut.play.possible.taking import refusals
from topcut.play.scenarios.verify import rederive as scenario_again
from topcut.play.scoring import score
from topcut.play.seeding import games_for, has_qualified, seeds_for
from topcut.play.stages import is_over, meeting, plan_of, stage_name
from topcut.refusal import Refusal, Refused
from topcut.rulebooks.diff import what_changes
from topcut.rulebooks.load import build, changed
from topcut.rulebooks.model import Rulebook


class Finding(Struct, frozen=True):
    """Something that was re-derived, and whether it came out the same."""

    seq: int
    what: str
    ok: bool


def check(records: Sequence[Record], progress: Callable[[int], None] = lambda seq: None) -> list[Finding]:
    """All findings of a journal, in its order."""
    return list(_findings(records, progress))


def _findings(records: Sequence[Record], progress: Callable[[int], None]) -> Iterator[Finding]:
    if not records or not isinstance(records[0].fact, Created):
        yield Finding(1, "the journal does not begin with the event", False)
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
            what = f"{type(record.fact).__name__} does not fit what stands before it; the rest was not looked at"
            yield Finding(record.seq, what, False)
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
        return refusals(Claim(self.book, result, seats, played_by))


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
            what = {GroupsSeated: "groups seated", PoolsSwapped: "pools swapped", PickDrawn: "pick"}[type(fact)]
            yield _from_seed(record.seq, what, limited_again(tournament, book, fact))
        case DecksDealt() | SpecialRuleDrawn() as fact:
            what = "decks dealt" if isinstance(fact, DecksDealt) else "special rule"
            yield _from_seed(record.seq, f"round {fact.round}, {what}", scenario_again(tournament, book, fact))
        case Drafted() as draft:
            yield from _drawn(tournament, book, record.seq, draft)
        case RoundPaired() as posted:
            same = tournament.draft is not None and tournament.draft.tables == posted.tables
            what = "as it was drawn" if same else "it differs from the draft"
            yield Finding(record.seq, f"round {posted.round} posted: {what}", same)
        case SettingsChanged() as change:
            yield _changed_again(book, record.seq, change)
        case LotDrawn(players=players, seed=seed) if seed:
            same = tuple(Chance(seed).shuffled(_in_signup_order(tournament, players))) == players
            yield Finding(record.seq, "lot: " + ("the seed gives this order" if same else "another order"), same)
        case _:
            yield from _counted(seated, record.seq, record.fact)


def _in_signup_order(tournament: Tournament, players: tuple[str, ...]) -> list[str]:
    return sorted(players, key=lambda player: tournament.entrants[player].number)


def _from_seed(seq: int, what: str, same: bool) -> Finding:
    return Finding(seq, f"{what}: " + ("the seed gives it" if same else "the seed gives another"), same)


def _is_paired(tournament: Tournament, book: Rulebook, draft: Drafted) -> bool:
    """Whether a round was paired by totals; one inside pods that was typed in has no cost to compare."""
    method = method_of(tournament, book, draft.stage)
    return method == "swiss" or (method in PAIRED and bool(draft.engine))


def _made_again(tournament: Tournament, book: Rulebook, seq: int, draft: Drafted) -> Finding:
    """A round of a bracket or of pods follows from what was played, and from its seed."""
    if draft.engine != engine_of(method_of(tournament, book, draft.stage)):
        maker = f"made by {draft.engine}" if draft.engine else "typed in"
        what = f"round {draft.round} {maker}, so it is not repeated"
        return Finding(seq, what, {seat for t in draft.tables for seat in t.seats} <= set(tournament.entrants))
    same = next_round(tournament, book, draft.stage, draft.seed).tables == draft.tables
    return Finding(seq, f"round {draft.round}: " + ("as it follows" if same else "it should be another"), same)


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
        return Finding(seq, f"{name}: {_said(refused.refusals[0])}", False)
    if seeds != opened.seeds:
        return Finding(seq, f"{name}: others should play on, or with other seeds", False)
    source = "seats of the draft" if groups_of(tournament, opened.stage) else "standings"
    return Finding(seq, f"{name}: the seeds follow from the {source}", games == opened.games)


def _opened_by_hand(stage: Stage, name: str, seq: int, opened: StageOpened) -> Finding:
    """A cut that was made elsewhere and typed in with its seeds: only its table can be derived."""
    games = games_for(stage, len(opened.seeds)) if stage.kind == "bracket" else ()
    return Finding(seq, f"{name}: the seeds were entered by hand", games == opened.games)


def _changed_again(book: Rulebook, seq: int, fact: SettingsChanged) -> Finding:
    """What a change of settings makes of the rules follows from what was asked for."""
    name = f"settings changed ({', '.join(fact.asked)})"
    try:
        same = what_changes(book, changed(book, fact.asked)) == (fact.values, fact.tables)
    except Refused as refused:
        return Finding(seq, f"{name}: {_said(refused.refusals[0])}", False)
    return Finding(seq, f"{name}: " + ("the rules follow from that" if same else "other rules should follow"), same)


def _joined_again(
    tournament: Tournament, book: Rulebook, seq: int, player: PlayerId, stage: StageNumber
) -> Iterator[Finding]:
    """Who plays in a second heat has not qualified in one before (001 9)."""
    plan = plan_of(tournament, book)
    for heat, _ in tournament.entrants[player].heats:
        if not is_over(tournament, book, heat) or has_qualified(tournament, book, player, heat):
            what = f"{player} plays in {stage_name(plan, stage)} and has not lost in {stage_name(plan, heat)}"
            yield Finding(seq, what, False)


def _counted(seated: _Seated, seq: int, fact: AnyFact) -> Iterator[Finding]:
    """A result must be one that the rulebook knows; one that is only odd counts as it stands."""
    if not isinstance(fact, (Reported, Settled, Corrected)):
        return
    place = f"round {fact.round}, table {fact.table}"
    try:
        odd = seated.odd(fact.round, fact.table, fact.result)
    except Refused as refused:
        yield Finding(seq, f"{place}: {_said(refused.refusals[0])}", False)
        return
    yield from (Finding(seq, f"{place}: {_said(one)}; it counts as it was entered", True) for one in odd)


def _said(refusal: Refusal) -> str:
    return Voice("cli").told(refusal).what


def _drawn(tournament: Tournament, book: Rulebook, seq: int, draft: Drafted) -> Iterator[Finding]:
    """Everybody sits once, the cost is what was recorded, it is the least possible, and the seed gives this draw."""
    name = f"round {draft.round} drawn"
    parts = parts_of(tournament, book, draft.stage, draft.pinned, draft.forbidden, draft.future)
    if wrong := next(faults(parts, draft.tables), ""):
        yield Finding(seq, f"{name}: {wrong}", False)
        return
    spent = cost_of(parts, draft.tables)
    if dict(draft.cost) != spent:
        yield Finding(seq, f"{name}: cost {spent}, but {dict(draft.cost)} was recorded", False)
        return
    if not draft.seed:
        yield Finding(seq, f"round {draft.round} set by hand: legal, cost as recorded", True)
        return
    tables, least = drawn_again(parts, book, draft.seed)
    if least != spent:
        yield Finding(seq, f"{name}: a better pairing exists ({least})", False)
    elif draft.engine != engine_of(method_of(tournament, book, draft.stage), draft.forbidden):
        yield Finding(seq, f"{name}: optimal; drawn by {draft.engine}, so the draw itself is not repeated", True)
    else:
        same = tables == draft.tables
        yield Finding(seq, f"{name}: " + ("optimal, and the seed gives it" if same else "the seed gives another"), same)
