"""The last look at an event that was typed in: who has no game, what no table could report, the sums of the cards."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.journal.state import Entrant
from topcut.messages.message import Messages, Player, message
from topcut.play.ledger import ledger
from topcut.play.possible.taking import as_published
from topcut.play.stages import plan_of
from topcut.play.stages import view as stage_alone


class WithoutGame(Struct, frozen=True):
    """Somebody who was in the event and sits nowhere in a round."""

    round: int
    player: Player
    name: str


class CardSums(Struct, frozen=True):
    """What the lines of a card add up to, as its foot would say."""

    player: Player
    name: str
    points: int
    differential: int


class ReportCheck(Struct, frozen=True):
    """What a report says, before anything counts."""

    players: int
    rounds: int
    games: int
    missing: tuple[WithoutGame, ...]
    remarks: Messages  # what is kept as it was published
    obstacles: Messages  # why it cannot be finished so
    cards: tuple[CardSums, ...]


def report_check(view: EventView, obstacles: Messages = ()) -> ReportCheck:
    """Of an event, typed in or run here."""
    rounds = view.tournament.rounds
    matches = [match for posted in rounds for match in posted.matches.values()]
    taking_part = [one for one in view.tournament.entrants.values() if not one.withdrawn]
    return ReportCheck(
        len(taking_part),
        len(rounds),
        sum(len(match.seats) > 1 for match in matches),
        tuple(_without_game(view)),
        tuple(
            message("import-remark", place=message("place-round-table", round=match.round, table=match.table), what=odd)
            for match in matches
            for odd in as_published(view.tournament, view.book, match)
        ),
        obstacles,
        card_sums(view),
    )


def _without_game(view: EventView) -> Iterator[WithoutGame]:
    """In brackets nobody misses a game: who is out is out."""
    plan = plan_of(view.tournament, view.book)
    for posted in view.tournament.rounds:
        seated = {seat for match in posted.matches.values() for seat in match.seats}
        if plan[posted.stage - 1].kind == "bracket":
            continue
        for one in stage_alone(view.tournament, view.book, posted.stage).entrants.values():
            whole = view.tournament.entrants[one.id]
            if one.id not in seated and not _is_gone(whole, posted.number):
                yield WithoutGame(posted.number, view.player(one.id), view.names[one.id])


def _is_gone(one: Entrant, number: int) -> bool:
    return one.withdrawn or (one.dropped_after is not None and one.dropped_after < number)


def card_sums(view: EventView) -> tuple[CardSums, ...]:
    """Of everybody, over the stage that is ranked; nothing where no round was played."""
    if not view.tournament.rounds:
        return ()
    lines = ledger(stage_alone(view.tournament, view.book, view.ranked_stage), view.book).lines
    return tuple(
        CardSums(
            view.player(player),
            view.names[player],
            sum(one.points for one in card),
            sum(one.differential for one in card),
        )
        for player, card in lines.items()
    )
