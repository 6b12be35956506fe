"""What a correction would change, told before it is made: ranks, points, the cut, and what stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from msgspec import Struct
from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.journal.fact import Result, RoundNumber, Table
from topcut.journal.state import Match
from topcut.messages.message import Message, Messages, Player, message
from topcut.play.stages import sources_of, stage_name, winner_of
from topcut.play.whatif import Consequences, consequences


class RankChange(Struct, frozen=True):
    """A player whose rank or points would change, each before and after; in a bracket nobody has points."""

    player: Player
    rank: tuple[int, int]
    points: tuple[int, int]

    @property
    def rank_told(self) -> Message | None:
        return _change(*self.rank)

    @property
    def points_told(self) -> Message | None:
        return _change(*self.points)


def _change(before: int, after: int) -> Message | None:
    """ "3 → 1"; nothing where nothing changes."""
    return message("correction-change", before=before, after=after) if before != after else None


class CorrectionAnswer(Struct, frozen=True):
    """All that a correction would change."""

    round: RoundNumber
    table: Table
    players: tuple[Player, ...]
    before: Message | None  # the result that stands, with what it counts for
    after: Message
    moves: tuple[RankChange, ...]
    cut_in: tuple[Player, ...]  # would make the cut
    cut_out: tuple[Player, ...]  # would miss it
    warnings: Messages  # somebody else goes on, or is inside the cut
    stays: Messages  # what was posted and made on the results of before


def correction_answer(view: EventView, match: Match, result: Result, cut: int = 0) -> CorrectionAnswer:
    """With another result at this table; the line of the cut runs where it was announced, or behind `cut` players."""
    stage = view.tournament.rounds[match.round - 1].stage
    line = cut or view.cut_after(stage)
    changed = consequences(view.tournament, view.book, match.round, match.table, result, line)
    moves = (
        RankChange(view.player(one.player), (one.rank_before, one.rank_after), (one.points_before, one.points_after))
        for one in changed.moves
    )
    return CorrectionAnswer(
        match.round,
        match.table,
        tuple(map(view.player, match.seats)),
        view.counted(match, match.result) if match.result else None,
        view.counted(match, result),
        tuple(moves),
        tuple(map(view.player, changed.cut_in)),
        tuple(map(view.player, changed.cut_out)),
        tuple(chain(_goes_on(view, match, result), _over_the_line(view, changed))),
        tuple(chain(_cut_made(view, match, changed), _posted_since(view, match))),
    )


def pairable_again(view: EventView, match: Match) -> RoundNumber:
    """The round that was paired on the result of before and has none yet, so that it can be taken back; otherwise 0."""
    latest = view.tournament.rounds[-1]
    if latest.number <= match.round or view.tournament.finished:
        return 0
    played = (one for one in latest.matches.values() if len(one.seats) > 1)
    return 0 if any(one.result or one.claims for one in played) else latest.number


def _goes_on(view: EventView, match: Match, result: Result) -> Iterator[Message]:
    """In a bracket: who goes on after the correction, if that is somebody else."""
    stage = view.tournament.rounds[match.round - 1].stage
    if view.plan[stage - 1].kind != "bracket" or match.result is None or len(match.seats) != 2:
        return
    before = winner_of(view.tournament, view.book, match)
    after = winner_of(view.tournament, view.book, replace(match, result=result))
    if before != after:
        now, then = (view.player(one) if one else "" for one in (after, before))
        yield message("correction-goes-on", now=now, then=then)


def _over_the_line(view: EventView, changed: Consequences) -> Iterator[Message]:
    if changed.cut_in:
        yield message("correction-inside", players=view.players(changed.cut_in))
    if changed.cut_out:
        yield message("correction-outside", players=view.players(changed.cut_out))


def _cut_made(view: EventView, match: Match, changed: Consequences) -> Iterator[Message]:
    """A cut that was made on the results of before stands, whoever would be in it now."""
    stage = view.tournament.rounds[match.round - 1].stage
    made = [number for number in view.tournament.opened if stage in sources_of(view.plan, number)]
    if made and changed.moves:
        yield message("correction-cut-stays", stage=stage_name(view.plan, made[0]))


def _posted_since(view: EventView, match: Match) -> Iterator[Message]:
    if later := len(view.tournament.rounds) - match.round:
        yield message("correction-rounds-stay", rounds=later)
