"""What a correction would change, shown before it is made."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from topcut.cli.opening import EventFile
from topcut.cli.out import say
from topcut.cli.tables import consequences_table
from topcut.journal.fact import PlayerId, Result
from topcut.journal.state import Match
from topcut.messages.message import Message, Names, message
from topcut.play.stages import sources_of, stage_name, winner_of
from topcut.play.whatif import Consequences


def show_consequences(event: EventFile, match: Match, result: Result, changed: Consequences) -> None:
    """Before and after: the result, the ranks that move, who enters or leaves the cut."""
    say(_other_result(event, match, result))
    if on := _goes_on(event, match, result):
        say(on)
    say(consequences_table(event, changed) if changed.moves else message("cli-correction-nothing-moves"))
    if changed.cut_in:
        say(message("cli-correction-inside", players=_players(event, changed.cut_in)))
    if changed.cut_out:
        say(message("cli-correction-outside", players=_players(event, changed.cut_out)))
    if changed.moves and (cut := _cut_after(event, match)):
        say(cut)
    later = len(event.tournament.rounds) - match.round
    if later > 0:
        say(message("cli-correction-later", rounds=later))


def _other_result(event: EventFile, match: Match, result: Result) -> Message:
    """ "Round 2, table 3 (Kira v Odo): no result → FW/FL 100-35"."""
    return message(
        "cli-correction-result",
        round=match.round,
        table=match.table,
        seats=event.seats(match),
        before=event.said_with_worth(match, match.result) if match.result else "",
        after=event.said_with_worth(match, result),
    )


def _goes_on(event: EventFile, match: Match, result: Result) -> Message | None:
    """In a bracket: who goes on after the correction, if that is somebody else."""
    stage = event.tournament.rounds[match.round - 1].stage
    if event.plan[stage - 1].kind != "bracket" or match.result is None or len(match.seats) != 2:
        return None
    before = winner_of(event.tournament, event.book, match)
    after = winner_of(event.tournament, event.book, replace(match, result=result))
    if before == after:
        return None
    return message(
        "cli-correction-goes-on",
        player=event.player(after) if after else "",
        instead_of=event.player(before) if before else "",
    )


def _cut_after(event: EventFile, match: Match) -> Message | None:
    """A cut that was made on the results of before stands, whoever would be in it now."""
    stage = event.tournament.rounds[match.round - 1].stage
    made = [number for number in event.tournament.opened if stage in sources_of(event.plan, number)]
    return message("cli-correction-cut-stays", stage=stage_name(event.plan, made[0])) if made else None


def _players(event: EventFile, players: tuple[PlayerId, ...]) -> Names:
    return tuple(event.player(one) for one in players)


def consequences_data(event: EventFile, changed: Consequences) -> dict[str, Any]:
    """The same for programs."""
    return {
        "moves": [
            {
                "player": event.handles[move.player],
                "rank": [move.rank_before, move.rank_after],
                "points": [move.points_before, move.points_after],
            }
            for move in changed.moves
        ],
        "cut_in": [event.handles[one] for one in changed.cut_in],
        "cut_out": [event.handles[one] for one in changed.cut_out],
    }
