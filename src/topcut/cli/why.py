"""Why two players meet, or why not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from topcut.cli.app import LOOK, command
from topcut.cli.file_first import HERE, File, Json, Player
from topcut.cli.opening import Event, open_event
from topcut.cli.out import listed, plain, tell
from topcut.cli.who import player as who
from topcut.journal.records import RoundNumber
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.journal.state import Tournament


@command(LOOK, examples=["why friday.jsonl kira odo", "why friday.jsonl kira odo --round 2"])
def why(
    *,
    file: File = HERE,
    a: Player,
    b: Annotated[str, typer.Argument(metavar="PLAYER", help="The other one.", show_default=False)],
    round: Annotated[int, typer.Option(help="Which round.", show_default="the one being paired or played")] = 0,
    json: Json = False,
) -> None:
    """Why these two meet in a round, or why they do not: the alternative and what it would cost."""
    from topcut.play.pairing.propose import problem_of
    from topcut.play.pairing.reasons import why as because

    event = open_event(file)
    one, other = who(event, a), who(event, b)
    if one == other:
        raise refuse(f"{event.names[one]} cannot meet himself", "name two players", "same-player")
    number = round or _round_at_hand(event)
    stood = before_round(event, number)
    problem, _ = problem_of(stood, event.book)
    for player in (one, other):
        if player not in {card.id for card in problem.players}:
            raise refuse(f"{event.names[player]} is not paired in round {number}", "choose others", "no-player")
    reasons = list(because(problem, one, other, event.names))
    head = f"[bold]Round {number}: {plain(event.names[one])} and {plain(event.names[other])}[/]"
    data = {"round": number, "players": [event.handles[one], event.handles[other]], "reasons": reasons}
    tell(json, data, head, listed("→", reasons))


def _round_at_hand(event: Event) -> RoundNumber:
    """The draft's, the one that is being played, or else the next."""
    rounds = event.tournament.rounds
    playing = bool(rounds) and not rounds[-1].finished and event.tournament.draft is None
    return len(rounds) if playing else len(rounds) + 1


def before_round(event: Event, number: RoundNumber) -> Tournament:
    """The tournament as it stood when this round was drawn."""
    from msgspec.structs import replace

    tournament = event.tournament
    if not 1 <= number <= len(tournament.rounds) + 1:
        raise refuse(
            f"round {number} is not there to be asked about", f"choose 1 to {len(tournament.rounds) + 1}", "no-round"
        )
    if number > len(tournament.rounds):
        return tournament
    posted = tournament.rounds[number - 1]
    if event.store is not None:
        from topcut.journal.fold import fold

        return fold([record for record in event.history if record.seq < posted.posted_by])
    entrants = {
        player: replace(entrant, dropped_after=None) if (entrant.dropped_after or 0) >= number else entrant
        for player, entrant in tournament.entrants.items()
    }
    return replace(tournament, rounds=tournament.rounds[: number - 1], entrants=entrants)
