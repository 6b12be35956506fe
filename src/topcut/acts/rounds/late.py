"""Somebody who comes after a round was posted, and plays whoever has the bye (001 7.5.1, R04)."""

from __future__ import annotations

from topcut.acts.matter import Matter
from topcut.acts.rounds.commands import SeatLate
from topcut.acts.rounds.facts import LateSeated
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.journal.state import Match
from topcut.play.ledger import ledger
from topcut.play.stages import plan_of, rounds_in, view
from topcut.refusal import refuse


def seat_late(matter: Matter, command: SeatLate) -> list[AnyFact]:
    """The bye becomes a game; nobody else moves."""
    matter.must_run()
    match, player = matter.match(command.round, command.table), matter.entrant(command.player)
    _must_be_a_bye(matter, match)
    if not player.active:
        raise refuse("entry-late-has-left", player=matter.player(player.id))
    _must_be_free(matter, match, player.id)
    return [LateSeated(match.round, match.table, player.id)]


def _must_be_a_bye(matter: Matter, match: Match) -> None:
    tournament, book = matter.tournament, matter.book
    codes = match.result.codes if match.result and len(match.seats) == 1 else ()
    if not codes or not book.results[codes[0]].bye:
        raise refuse("entry-late-no-bye", match=matter.at(match))
    stage = tournament.rounds[match.round - 1].stage
    if plan_of(tournament, book)[stage - 1].kind != "swiss" or book.flag("play_inside_pod"):
        raise refuse("entry-late-not-swiss")
    if match.round != rounds_in(tournament, stage)[-1].number or tournament.draw is not None:
        raise refuse("entry-late-pairing-begun", round=match.round)
    if book.text("scenario", "none") != "none":
        raise refuse("entry-late-scenario-dealt")


def _must_be_free(matter: Matter, match: Match, player: PlayerId) -> None:
    """In the same stage, at no other table, and not an opponent or a side that the one with the bye cannot meet."""
    tournament, book, who = matter.tournament, matter.book, matter.player(player)
    posted, waiting = tournament.rounds[match.round - 1], match.seats[0]
    if any(player in other.seats for other in posted.matches.values()):
        raise refuse("entry-late-seated", player=who, round=match.round)
    field = view(tournament, book, posted.stage)
    if player not in field.entrants:
        raise refuse("entry-late-other-stage", player=who)
    if waiting in ledger(field, book).opponents[player]:
        raise refuse("entry-late-rematch", player=who, waiting=matter.player(waiting))
    sides = {tournament.entrants[one].side for one in (player, waiting)}
    if len(sides) == 1 and sides != {""}:
        raise refuse("entry-late-same-side", player=who, waiting=matter.player(waiting))
