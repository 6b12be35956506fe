"""Why two players meet, or why not."""

from __future__ import annotations

from typing import Annotated

import typer
from msgspec.structs import replace

from topcut.cli.app import command
from topcut.cli.completing import players as handles
from topcut.cli.file_first import HERE, File, Json, Player
from topcut.cli.opening import EventFile, open_event
from topcut.cli.out import listed, tell
from topcut.cli.who import player as who
from topcut.journal.fact import PlayerId, RoundNumber, Seating
from topcut.journal.fold import fold
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, message
from topcut.play.next_round import PAIRED, method_of
from topcut.play.pairing.problem import Pairing, Problem
from topcut.play.pairing.why import why as because
from topcut.play.parts import Part, in_different_pods, parts_of
from topcut.play.stages import at_stage, is_over
from topcut.refusal import refuse

_MOST_SHOWN = 12  # tables


@command(examples=["why friday.jsonl kira odo", "why friday.jsonl kira bye", "why friday.jsonl kira odo --round 2"])
def why(
    *,
    file: File = HERE,
    a: Player,
    b: Annotated[str, typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles)],
    round: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Why these two meet in a round, or why they do not: the alternative and what it would cost."""
    event = open_event(file)
    one = who(event, a)
    other = None if b.lower() == "bye" else who(event, b)
    if one == other:
        raise refuse("command-meets-himself", player=event.player(one))
    number = round or _round_at_hand(event)
    asked = [one] if other is None else [one, other]
    problem = _problem(event, number, asked)
    answer = because(problem, one, other)
    told = [*_sits(event, number, one, other), event.tell(answer.said)]
    alternative = [] if answer.optimal or answer.pairing is None else _tables(event, answer.pairing)
    data = {
        "round": number,
        "players": [event.handles[player] for player in answer.players],
        "possible": answer.possible,
        "optimal": answer.optimal,
        "always": answer.always,
        "cost": dict(answer.cost),
        "optimum": dict(answer.optimum),
        "reasons": told,
        "alternative": alternative,
    }
    against = event.player(other) if other else ""
    head = message("cli-why-asked", round=number, player=event.player(one), other=against)
    tell(json, data, head, listed("→", [*told, *_alternative_words(event, alternative)]))


def _problem(event: EventFile, number: RoundNumber, asked: list[PlayerId]) -> Problem:
    """What those who are asked about were paired by: the whole field, or their pod."""
    parts = _parts_before(event, number)
    field = {card.id for part in parts for card in part.problem.players}
    earned = {player for part in parts for player in part.earned}
    for player in asked:
        if player in earned - field:
            raise refuse("command-earned-bye", player=event.player(player), round=number)
        if player not in field:
            raise refuse("command-not-paired", player=event.player(player), round=number)
    found = next((part.problem for part in parts if part.players.issuperset(asked)), None)
    if found is None:
        raise in_different_pods(*(event.player(player) for player in asked))
    return found


def _sits(event: EventFile, number: RoundNumber, one: PlayerId, other: PlayerId | None) -> list[str]:
    """How it is, where the round is drawn or posted."""
    draft, posted = event.tournament.draft, event.tournament.round(number)
    tables = draft.tables if draft is not None and draft.round == number else posted.matches.values() if posted else ()
    found = {player: table for table in tables for player in table.seats}
    asked = (one,) if other is None else (one, other)
    sentences = [event.tell(_at(event, player, found[player])) for player in asked if player in found]
    return sentences[:1] if other in getattr(found.get(one), "seats", ()) else sentences


def _at(event: EventFile, player: PlayerId, table: Seating | Match) -> Message:
    opponents = [event.player(seat) for seat in table.seats if seat != player]
    if not opponents:
        return message("cli-why-bye", player=event.player(player))
    return message("cli-why-meets", player=event.player(player), opponent=opponents[0], table=table.table)


def _tables(event: EventFile, pairing: Pairing) -> list[list[str]]:
    together: list[tuple[PlayerId, ...]] = [*pairing.pairs, *((player,) for player in pairing.byes)]
    return [[event.handles[seat] for seat in seats] for seats in together]


def _alternative_words(event: EventFile, tables: list[list[str]]) -> list[str]:
    if not tables or len(tables) > _MOST_SHOWN:
        return []
    players = {handle: event.player(player) for player, handle in event.handles.items()}
    told = tuple(
        message("place-pair", first=players[seats[0]], second=players[seats[1]])
        if seats[1:]
        else message("cli-why-with-bye", player=players[seats[0]])
        for seats in tables
    )
    return [event.tell(message("cli-why-best", tables=told))]


def _round_at_hand(event: EventFile) -> RoundNumber:
    """The draft's, the one that is being played, or else the next; at the end of the event the last."""
    tournament, posted = event.tournament, len(event.tournament.rounds)
    if tournament.draft is not None or not posted:
        return posted + 1
    over = tournament.finished or is_over(tournament, event.book, tournament.rounds[-1].stage)
    return posted if over or not tournament.rounds[-1].finished else posted + 1


def _parts_before(event: EventFile, number: RoundNumber) -> tuple[Part, ...]:
    """What a round was paired by, as it stood when the round was drawn."""
    before, posted, draft = before_round(event, number), event.tournament.round(number), event.tournament.draft
    stage = posted.stage if posted else draft.stage if draft else at_stage(before, event.book)
    if method_of(before, event.book, stage) not in PAIRED:
        raise refuse("command-round-not-swiss", round=number)
    return parts_of(before, event.book, stage)


def before_round(event: EventFile, number: RoundNumber) -> Tournament:
    """The tournament as it stood when this round was drawn."""
    tournament = event.tournament
    if not 1 <= number <= len(tournament.rounds) + 1:
        raise refuse("command-round-not-there", round=number, last=len(tournament.rounds) + 1)
    if number > len(tournament.rounds):
        return tournament
    posted = tournament.rounds[number - 1]
    if event.store is not None:
        return fold([record for record in event.history if record.seq < posted.posted_by])
    entrants = {
        player: replace(entrant, dropped_after=None) if (entrant.dropped_after or 0) >= number else entrant
        for player, entrant in tournament.entrants.items()
    }
    return replace(tournament, rounds=tournament.rounds[: number - 1], entrants=entrants)
