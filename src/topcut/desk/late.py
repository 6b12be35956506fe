"""Somebody who comes after a round was posted, and plays whoever has the bye (001 7.5.1, R04)."""

from __future__ import annotations

from topcut.desk.commands import SeatLate
from topcut.desk.matter import Matter
from topcut.journal.records import AnyFact, LateSeated, PlayerId
from topcut.journal.state import Match
from topcut.play.ledger import ledger
from topcut.play.stages import plan_of, rounds_in, view
from topcut.refusal import refuse_

_AGAIN = "withdraw the round and draw it again"


def seat_late(matter: Matter, command: SeatLate) -> list[AnyFact]:
    """The bye becomes a game; nobody else moves."""
    matter.must_run()
    match, player = matter.match(command.round, command.table), matter.entrant(command.player)
    _must_be_a_bye(matter, match)
    name = matter.name(player.id)
    if not player.active:
        raise refuse_(f"{name} is not in the event", "enter them again first", "dropped")
    _must_be_free(matter, match, player.id)
    return [LateSeated(match.round, match.table, player.id)]


def _must_be_a_bye(matter: Matter, match: Match) -> None:
    tournament, book = matter.tournament, matter.book
    codes = match.result.codes if match.result and len(match.seats) == 1 else ()
    if not codes or not book.results[codes[0]].bye:
        raise refuse_(f"{matter.at_(match)} is no bye", "choose the table of the bye", "no-bye")
    stage = tournament.rounds[match.round - 1].stage
    if plan_of(tournament, book)[stage - 1].kind != "swiss" or book.flag("play_inside_pod"):
        raise refuse_("only a bye of Swiss rounds can be played", "who comes late misses this round", "no-bye")
    if match.round != rounds_in(tournament, stage)[-1].number or tournament.draft is not None:
        raise refuse_(
            f"the pairing after round {match.round} has begun", "who comes late misses that round", "closed-round"
        )
    if book.text("scenario", "none") != "none":
        raise refuse_("this scenario has dealt for the round already", _AGAIN, "scenario")


def _must_be_free(matter: Matter, match: Match, player: PlayerId) -> None:
    """In the same stage, at no other table, and not an opponent or a side that the one with the bye cannot meet."""
    tournament, book, name = matter.tournament, matter.book, matter.name(player)
    posted, waiting = tournament.rounds[match.round - 1], match.seats[0]
    if any(player in other.seats for other in posted.matches.values()):
        raise refuse_(f"{name} has a table in round {match.round} already", "check the name", "seated")
    field = view(tournament, book, posted.stage)
    if player not in field.entrants:
        raise refuse_(f"{name} does not play in this stage", "let them join it first", "no-player")
    if waiting in ledger(field, book).opponents[player]:
        raise refuse_(f"{name} has met {matter.name(waiting)} already", _AGAIN, "rematch")
    sides = {tournament.entrants[one].side for one in (player, waiting)}
    if len(sides) == 1 and sides != {""}:
        raise refuse_(f"{name} plays the same side as {matter.name(waiting)}", _AGAIN, "sides")
