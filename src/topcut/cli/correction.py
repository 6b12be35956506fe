"""What a correction would change, shown before it is made."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from topcut.cli.opening import Event
from topcut.cli.out import plain, say
from topcut.journal.records import PlayerId, Result
from topcut.journal.state import Match

if TYPE_CHECKING:
    from topcut.play.whatif import Consequences


def show_consequences(event: Event, match: Match, result: Result, changed: Consequences) -> None:
    """Before and after: the result, the ranks that move, who enters or leaves the cut."""
    from topcut.cli.tables import consequences_table

    def words(one: Result | None) -> str:
        return plain(event.said_with_worth(match, one)) if one else "no result"

    place = f"Round {match.round}, table {match.table} ({plain(event.seats(match))})"
    say(f"{place}: {words(match.result)} → [bold]{words(result)}[/]")
    if on := _goes_on(event, match, result):
        say(plain(on))
    if changed.moves:
        say(consequences_table(event, changed))
    else:
        say("No rank and no total changes.")
    if changed.cut_in:
        say(f"Inside the cut: {plain(_listed(event, changed.cut_in))}")
    if changed.cut_out:
        say(f"Outside the cut: {plain(_listed(event, changed.cut_out))}")
    if changed.moves and (cut := _cut_after(event, match)):
        say(f"[dim]{plain(cut)}[/]")
    later = len(event.tournament.rounds) - match.round
    if later > 0:
        say(f"[dim]{'Round' if later == 1 else 'Rounds'} posted since stay as they are.[/]")


def _goes_on(event: Event, match: Match, result: Result) -> str:
    """In a bracket: who goes on after the correction, if that is somebody else."""
    from msgspec.structs import replace

    from topcut.play.stages import winner_of

    stage = event.tournament.rounds[match.round - 1].stage
    if event.plan[stage - 1].kind != "bracket" or match.result is None or len(match.seats) != 2:
        return ""
    before = winner_of(event.tournament, event.book, match)
    after = winner_of(event.tournament, event.book, replace(match, result=result))
    if before == after:
        return ""
    return f"{event.names[after] if after else 'Neither'} goes on, not {event.names[before] if before else 'nobody'}."


def _cut_after(event: Event, match: Match) -> str:
    """A cut that was made on the results of before stands, whoever would be in it now."""
    from topcut.play.stages import sources_of, stage_name

    stage = event.tournament.rounds[match.round - 1].stage
    made = [number for number in event.tournament.opened if stage in sources_of(event.plan, number)]
    if not made:
        return ""
    name = event.tell(stage_name(event.plan, made[0]))
    return f"The cut to {name} stays as it was made; to make it anew, undo it first."


def _listed(event: Event, players: tuple[PlayerId, ...]) -> str:
    return ", ".join(event.names[one] for one in players)


def consequences_data(event: Event, changed: Consequences) -> dict[str, Any]:
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
