"""A round as it is drawn: who would meet whom and why, what was forced, what it costs against the best there is."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.acts.rounds.facts import Drafted  # the journal's word for a round that is drawn and not posted
from topcut.answers.draw_past import past_of, wishes_in_force
from topcut.answers.event_view import EventView, kept_with_view
from topcut.answers.round import drawn_rows
from topcut.answers.table_row import TableRow
from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.journal.state import DrawnRound
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.draw_remarks import remarks_on_draw
from topcut.play.drawn_round import with_those_leaving
from topcut.play.next_round import PAIRED, Wishes, method_of, next_round
from topcut.play.pairing.problem import Pairing, Problem
from topcut.play.pairing.propose import pairs_and_byes
from topcut.play.pairing.reasons import reasons
from topcut.play.pairing.why import dearer_by_hand
from topcut.play.parts import Part, cost_to_tell, faults, parts_of
from topcut.play.story import together

Seats = frozenset[PlayerId]


class Cause(Struct, frozen=True):
    """Why players sit together, or one of them has the bye."""

    cause: Message  # where they are named already
    said: Message
    forced: bool  # a director wants to see it at once: a float, a rematch, a bye, a pin


class DrawAnswer(Struct, frozen=True, omit_defaults=True):
    """The round, what it costs and why it is as it is."""

    round: RoundNumber
    seed: str  # "" where it was changed by hand
    pairings: tuple[tuple[Player, ...], ...]  # one player: a bye
    cost: Mapping[str, int]  # by criterion
    reasons: Messages  # of every table and bye; of a round that was changed by hand what that costs
    notes: Messages
    posted: bool
    optimum: Mapping[str, int] = {}  # of the best round without the director's hand and wishes
    best: bool = True  # no other costs less
    before: Mapping[str, int] = {}  # what it cost before it was changed by hand
    by_hand: bool = False
    draws: int = 1  # so many were drawn for this round
    forced: Messages = ()  # what a director wants to see at once
    forced_tables: int = 0
    tables: tuple[TableRow, ...] = ()


class DrawAccount(Struct, frozen=True):
    """Why the tables of the drawn round are as they are; nothing where it has to be drawn again anyway."""

    causes: Mapping[Seats, Cause] = {}
    notes: Messages = ()


def draw_answer(view: EventView, tables: Sequence[Seating] | None = None) -> DrawAnswer:
    """The draw with all of its tables, or those that are asked for."""
    draw = view.draw
    assert draw is not None
    account, before = account_of(view), past_of(view).before
    by_hand, best = draw.by_hand or not draw.seed, dict(draw.optimum) or dict(draw.cost)
    answer = _answer(view, draw, account, wishes_in_force(view), tables)
    dearer = () if draw.seed or not account.causes else tuple(dearer_by_hand(draw.cost, draw.optimum))
    return replace(
        answer,
        reasons=dearer or answer.reasons,
        forced=(*dearer, *answer.forced),
        optimum=draw.optimum,
        best=best == dict(draw.cost),
        before=before.cost if before else {},
        by_hand=by_hand,
        draws=draw.drawn,
    )


def unwritten_draw(view: EventView, seed: str, wishes: Wishes) -> DrawAnswer:
    """The next round drawn out of a seed, and not written down."""
    made = next_round(view.tournament, view.book, view.stage, seed, wishes)
    causes: dict[Seats, Cause] = {}
    for one in made.proposals:
        causes |= _causes(one.problem, one.pairing, one.earned)
    draw = DrawnRound(made.round, made.tables, seed, cost=made.cost, stage=made.stage, notes=made.notes)
    return _answer(view, draw, DrawAccount(causes, remarks_on_draw(view.tournament, view.book, draw)), wishes)


def _answer(
    view: EventView, draw: DrawnRound, account: DrawAccount, wishes: Wishes, tables: Sequence[Seating] | None = None
) -> DrawAnswer:
    causes, pinned = account.causes.values(), {frozenset(pair) for pair in wishes.pinned}
    rows = tuple(_with_cause(row, account.causes, pinned) for row in drawn_rows(view, draw, tables))
    return DrawAnswer(
        draw.round,
        draw.seed,
        tuple(row.players for row in rows),
        _cost(view, draw),
        tuple(one.said for one in causes),
        account.notes,
        posted=False,
        forced=tuple(one.said for one in causes if one.forced),
        forced_tables=sum(one.forced for one in causes),
        tables=rows,
    )


def _with_cause(row: TableRow, causes: Mapping[Seats, Cause], pinned: set[Seats]) -> TableRow:
    seats = frozenset(player.id for player in row.players)
    cause = causes.get(seats)
    if cause is None:
        return replace(row, pinned=seats in pinned)
    return replace(row, reason=cause.cause, forced=cause.forced, pinned=seats in pinned)


def _cost(view: EventView, draw: DrawnRound) -> Mapping[str, int]:
    """What it costs, as a director is told."""
    field = with_those_leaving(view.tournament)
    if method_of(field, view.book, draw.stage) not in PAIRED:
        return draw.cost
    return cost_to_tell(field, view.book, draw.stage, draw.tables, draw.cost)


# Why -----------------------------------------------------------------------------------------------------------------


@kept_with_view
def account_of(view: EventView) -> DrawAccount:
    """The cause of every table of the drawn round, and what to mind."""
    draw, drawn = view.draw, past_of(view).drawn
    assert draw is not None
    field, book = with_those_leaving(view.tournament), view.book
    notes = remarks_on_draw(view.tournament, book, draw)
    if method_of(field, book, draw.stage) not in PAIRED:
        return DrawAccount(notes=notes)
    parts = parts_of(field, book, draw.stage)
    if drawn is None or not _all_here(parts, drawn.tables) or any(faults(parts, drawn.tables)):
        return DrawAccount()
    asked = parts_of(field, book, draw.stage, drawn.pinned, drawn.forbidden, drawn.future)
    return DrawAccount(
        _causes_now(draw, drawn, parts, asked),
        notes,
    )


def _all_here(parts: Sequence[Part], tables: Iterable[Seating]) -> bool:
    """Whether nobody has gone since: otherwise it has to be drawn again anyway."""
    paired = {candidate.id for part in parts for candidate in part.problem.players}
    alone = {*paired, *(player for part in parts for player in part.earned)}
    return all(seat in (paired if len(table.seats) == 2 else alone) for table in tables for seat in table.seats)


def _causes_now(
    draw: DrawnRound, drawn: Drafted, parts: Sequence[Part], asked: Iterable[Part]
) -> Mapping[Seats, Cause]:
    """Those of the draw, where its tables stand; of tables that were made by hand what they cost."""
    of_draw: dict[Seats, Cause] = {}
    for part in asked:
        made = pairs_and_byes(part.tables(drawn.tables), part.earned)
        of_draw |= _causes(part.problem, Pairing(*made, drawn.cost), part.earned)
    if _sitting(draw.tables) == _sitting(drawn.tables):
        return of_draw
    seated = [(frozenset(table.seats), table.seats) for table in draw.tables]
    return {both: of_draw.get(both) or _by_hand(parts, seats) for both, seats in seated}


def _sitting(tables: Iterable[Seating]) -> set[tuple[tuple[PlayerId, ...], str]]:
    """Who sits together, whatever the tables' numbers."""
    return {(table.seats, table.award) for table in tables}


def _causes(problem: Problem, pairing: Pairing, earned: Iterable[PlayerId]) -> dict[Seats, Cause]:
    """Of every pair and bye, then of the earned byes."""
    causes = {frozenset(one.players): Cause(one.cause, one.said, one.forced) for one in reasons(problem, pairing)}
    for player in earned:
        said = message("reason-uses-earned-bye", player=Player(player))
        causes[frozenset((player,))] = Cause(message("reason-earned-bye"), said, forced=True)
    return causes


def _by_hand(parts: Iterable[Part], seats: tuple[PlayerId, ...]) -> Cause:
    """Of a pair that no draw made there is no cause to tell, only what it costs."""
    here = (one for part in parts for one in part.problem.players if one.id in seats)
    players = sorted(here, key=lambda one: -one.total)
    cause, forced = message("reason-by-hand"), True
    if len(players) == 2:
        high, low = players
        met, unequal = low.id in high.met, high.total > low.total
        forced = met or unequal
        if met and unequal:
            cause = message("reason-by-hand-met-unequal", high=high.total, low=low.total)
        elif unequal:
            cause = message("reason-by-hand-unequal", high=high.total, low=low.total)
        elif met:
            cause = message("reason-by-hand-met")
    place = together(tuple(map(Player, seats)))
    return Cause(cause, message("said-at", place=place, what=cause), forced)
