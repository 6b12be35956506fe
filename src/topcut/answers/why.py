"""Why two players meet in a round, or why not; why somebody has the bye: the alternative and what it would cost."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.journal.fold import fold
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.problem import Pairing, Problem
from topcut.play.pairing.reasons import reasons
from topcut.play.pairing.why import why
from topcut.play.parts import Part, in_different_pods, parts_of
from topcut.play.stages import at_stage, is_over
from topcut.play.story import together
from topcut.refusal import refuse


class WhyAnswer(Struct, frozen=True):
    """What stands, and the best round in which these two meet, or this one has the bye."""

    round: RoundNumber
    players: tuple[Player, ...]  # one: why the bye
    possible: bool  # there is a round like that at all
    optimal: bool  # and it is as good as the best
    always: bool  # every best round is like that
    cost: Mapping[str, int]  # by criterion, of the best round like that
    optimum: Mapping[str, int]
    reasons: Messages
    alternative: tuple[tuple[Player, ...], ...]  # tables and byes of a round like that, where it is not as good


def why_answer(view: EventView, one: PlayerId, other: PlayerId | None, round: RoundNumber = 0) -> WhyAnswer:
    """Of two players, or of one and the bye, in a round or in the one at hand."""
    if one == other:
        raise refuse("command-meets-himself", player=view.player(one))
    number = round or _round_at_hand(view)
    asked = [one] if other is None else [one, other]
    found = why(_problem(view, number, asked), one, other)
    worse = None if found.optimal else found.pairing
    return WhyAnswer(
        number,
        tuple(map(view.player, found.players)),
        found.possible,
        found.optimal,
        found.always,
        found.cost,
        found.optimum,
        (*_sitting(view, number, asked), found.said),
        _tables(view, worse) if worse else (),
    )


def why_here(view: EventView, number: RoundNumber, player: PlayerId) -> Message:
    """Why somebody sits where they sit in a posted round, in one sentence."""
    posted, before = view.tournament.rounds[number - 1], _before_round(view, number)
    method = method_of(before, view.book, posted.stage)
    if method not in PAIRED:
        return message("why-method", method=method)
    if posted.by_hand:
        return message("why-by-hand")
    parts = parts_of(before, view.book, posted.stage, posted.pinned)
    part = next((one for one in parts if player in one.players), None)
    if part is None:
        return message("why-no-table")
    if player in part.earned:
        return message("why-earned-bye")
    here = {candidate.id for candidate in part.problem.players}
    tables = [match.seats for match in posted.matches.values() if here.issuperset(match.seats)]
    pairs = tuple((seats[0], seats[1]) for seats in tables if len(seats) == 2)
    byes = tuple(seats[0] for seats in tables if len(seats) == 1)
    causes = reasons(part.problem, Pairing(pairs, byes, posted.cost))
    return next((one.said for one in causes if player in one.players), message("why-no-table"))


def best_round(alternative: Sequence[tuple[Player, ...]]) -> Message:
    """ "then the best round would be Kira v Odo, Quark (bye)"."""
    tables = (together(seats) if seats[1:] else message("why-with-bye", player=seats[0]) for seats in alternative)
    return message("why-best", tables=tuple(tables))


def _problem(view: EventView, number: RoundNumber, asked: list[PlayerId]) -> Problem:
    """What those who are asked about were paired by: the whole field, or their pod."""
    parts = _parts_before(view, number)
    field = {card.id for part in parts for card in part.problem.players}
    earned = {player for part in parts for player in part.earned}
    for player in asked:
        if player in earned - field:
            raise refuse("command-earned-bye", player=view.player(player), round=number)
        if player not in field:
            raise refuse("command-not-paired", player=view.player(player), round=number)
    problem = next((part.problem for part in parts if part.players.issuperset(asked)), None)
    if problem is None:
        raise in_different_pods(*map(view.player, asked))
    return problem


def _sitting(view: EventView, number: RoundNumber, asked: list[PlayerId]) -> Messages:
    """How it is, where the round is drawn or posted."""
    draw, posted = view.draw, view.tournament.round(number)
    tables = draw.tables if draw is not None and draw.round == number else posted.matches.values() if posted else ()
    table_of = {player: table for table in tables for player in table.seats}
    told = tuple(_at(view, player, table_of[player]) for player in asked if player in table_of)
    met = len(asked) == 2 and asked[0] in table_of and asked[1] in table_of[asked[0]].seats
    return told[:1] if met else told


def _at(view: EventView, player: PlayerId, table: Seating | Match) -> Message:
    opponents = [view.player(seat) for seat in table.seats if seat != player]
    if not opponents:
        return message("why-bye", player=view.player(player))
    return message("why-meets", player=view.player(player), opponent=opponents[0], table=table.table)


def _tables(view: EventView, pairing: Pairing) -> tuple[tuple[Player, ...], ...]:
    seats: list[tuple[PlayerId, ...]] = [*pairing.pairs, *((player,) for player in pairing.byes)]
    return tuple(tuple(map(view.player, one)) for one in seats)


def _round_at_hand(view: EventView) -> RoundNumber:
    """The one that is drawn, the one that is being played, or else the next; at the end of the event the last."""
    tournament, posted = view.tournament, len(view.tournament.rounds)
    if view.draw is not None or not posted:
        return posted + 1
    over = tournament.finished or is_over(tournament, view.book, tournament.rounds[-1].stage)
    return posted if over or not tournament.rounds[-1].finished else posted + 1


def _parts_before(view: EventView, number: RoundNumber) -> tuple[Part, ...]:
    """What a round was paired by, as it stood when the round was drawn."""
    before, posted = _before_round(view, number), view.tournament.round(number)
    stage = posted.stage if posted else view.draw.stage if view.draw else at_stage(before, view.book)
    if method_of(before, view.book, stage) not in PAIRED:
        raise refuse("command-round-not-swiss", round=number)
    return parts_of(before, view.book, stage)


def _before_round(view: EventView, number: RoundNumber) -> Tournament:
    """The tournament as it stood when this round was drawn; a results file does not say who left when."""
    tournament = view.tournament
    if not 1 <= number <= len(tournament.rounds) + 1:
        raise refuse("command-round-not-there", round=number, last=len(tournament.rounds) + 1)
    if number > len(tournament.rounds):
        return tournament
    posted = tournament.rounds[number - 1]
    if view.history:
        return fold([record for record in view.history if record.seq < posted.posted_by])
    entrants = {
        player: replace(entrant, dropped_after=None) if (entrant.dropped_after or 0) >= number else entrant
        for player, entrant in tournament.entrants.items()
    }
    return replace(tournament, rounds=tournament.rounds[: number - 1], entrants=entrants)
