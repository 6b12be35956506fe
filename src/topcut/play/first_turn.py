"""Who goes first, as the document has it (001 10.1, 002 2.2, 004 Switching Characters); "" where it says nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from topcut.journal.plan import StageNumber
from topcut.journal.records import PlayerId
from topcut.journal.state import Match, Tournament
from topcut.play.stages import games_of_stage, plan_of, rounds_in
from topcut.rulebooks.model import Rulebook

_MOST_NAMED = 8
_IN_THE_FIRST = " in the first game"
_CHOSEN = {"before-sideboarding": " before sideboarding", "after-sideboarding": " after sideboarding"}


def _afterwards(book: Rulebook) -> str:
    """Who decides it in the games that follow."""
    if book.text("first_turn") == "loser":
        return "then the loser of a game goes first"
    if book.text("first_turn") == "loser-chooses":
        return "then the loser of a game chooses"
    when = _CHOSEN.get(book.text("first_or_second"), "")
    return f"then the loser of a game chooses{when}, and after a drawn game whoever chose before it"


def in_bracket(tournament: Tournament, book: Rulebook, stage: StageNumber, names: Mapping[PlayerId, str]) -> str:
    """Of all games of a bracket that are being played: the first seat of a posted table was drawn by lot."""
    matches = [match for posted in rounds_in(tournament, stage) for match in posted.matches.values()]
    drawn = [f"{names[m.seats[0]]} in game {m.table}" for m in matches if m.status == "open" and len(m.seats) == 2]
    if not drawn or not book.text("first_turn"):
        return ""
    verb = "Chooses to go first or second" if book.text("first_turn") == "lot-chooses" else "Goes first"
    several = _several(tournament, book, stage)
    return _sentence(book, f"{verb}{_IN_THE_FIRST if several else ''}, drawn by lot: {_listed(drawn)}", several)


def in_rounds(tournament: Tournament, book: Rulebook, stage: StageNumber) -> str:
    """Of a Swiss match of several games: they draw the lot themselves."""
    rule = book.text("first_turn")
    if not rule or not _several(tournament, book, stage):
        return ""
    lot = "Who wins a lot chooses to go first or second" if rule == "lot-chooses" else "A lot says who goes first"
    return _sentence(book, f"{lot} in the first game")


def at_table(
    tournament: Tournament, book: Rulebook, match: Match, player: PlayerId, names: Mapping[PlayerId, str]
) -> str:
    """The same as one of the two players reads it."""
    stage = tournament.rounds[match.round - 1].stage
    rule = book.text("first_turn")
    if not rule or len(match.seats) != 2:
        return ""
    if plan_of(tournament, book)[stage - 1].kind != "bracket":
        return in_rounds(tournament, book, stage)
    own, chooses, several = match.seats[0] == player, rule == "lot-chooses", _several(tournament, book, stage)
    who = "You" if own else names[match.seats[0]]
    if chooses:
        told = (
            f"{who} {'have' if own else 'has'} won the lot and {'choose' if own else 'chooses'} to go first or second"
        )
    else:
        told = f"{who} {'go' if own else 'goes'} first{_IN_THE_FIRST if several else ''}, drawn by lot"
    return _sentence(book, told, several)


def _several(tournament: Tournament, book: Rulebook, stage: StageNumber) -> bool:
    """Whether a match of this stage can have a second game."""
    at = plan_of(tournament, book)[stage - 1]
    return (
        games_of_stage(at, book) > 1 if at.kind == "bracket" else book.play == "best_of" and book.integer("games") > 1
    )


def _sentence(book: Rulebook, first: str, several: bool = True) -> str:
    return f"{first}; {_afterwards(book)}." if several else f"{first}."


def _listed(drawn: Sequence[str]) -> str:
    return ", ".join(drawn[:_MOST_NAMED]) + (" …" if len(drawn) > _MOST_NAMED else "")
