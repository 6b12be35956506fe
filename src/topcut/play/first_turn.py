"""Who goes first, as the document has it (001 10.1, 002 2.2, 004 Switching Characters); None where it says nothing."""

from __future__ import annotations

from topcut.journal.fact import PlayerId
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Tournament
from topcut.messages.message import Message, Player, message
from topcut.play.stages import games_of_stage, plan_of, rounds_in
from topcut.rulebooks.model import Rulebook

_MOST_NAMED = 8


def in_bracket(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Message | None:
    """Of all games of a bracket that are being played: the first seat of a posted table was drawn by lot."""
    matches = [match for posted in rounds_in(tournament, stage) for match in posted.matches.values()]
    drawn = [match for match in matches if match.status == "open" and len(match.seats) == 2]
    if not drawn or not book.text("first_turn"):
        return None
    several = _several(tournament, book, stage)
    first = message("turn-in-bracket", rule=_rule(book), games=_games(several), who=_who(drawn))
    return _told(book, first, several)


def _who(drawn: list[Match]) -> Message:
    """ "Kira in game 1, Odo in game 2 …"."""
    shown = drawn[:_MOST_NAMED]
    games = tuple(message("turn-in-game", player=Player(one.seats[0]), game=one.number) for one in shown)
    return message("turn-games", games=games, more="some" if len(drawn) > len(shown) else "none")


def in_rounds(tournament: Tournament, book: Rulebook, stage: StageNumber) -> Message | None:
    """Of a Swiss match of several games: they draw the lot themselves."""
    if not book.text("first_turn") or not _several(tournament, book, stage):
        return None
    return _told(book, message("turn-in-rounds", rule=_rule(book)), several=True)


def at_table(tournament: Tournament, book: Rulebook, match: Match, player: PlayerId) -> Message | None:
    """The same as one of the two players reads it."""
    stage = tournament.rounds[match.round - 1].stage
    if not book.text("first_turn") or len(match.seats) != 2:
        return None
    if plan_of(tournament, book)[stage - 1].kind != "bracket":
        return in_rounds(tournament, book, stage)
    several, rule = _several(tournament, book, stage), _rule(book)
    if match.seats[0] == player:
        return _told(book, message("turn-own", rule=rule, games=_games(several)), several)
    first = message("turn-other", player=Player(match.seats[0]), rule=rule, games=_games(several))
    return _told(book, first, several)


def _rule(book: Rulebook) -> str:
    """Whether who wins the lot chooses, or goes first."""
    return "chooses" if book.text("first_turn") == "lot-chooses" else "goes"


def _games(several: bool) -> str:
    return "several" if several else "one"


def _several(tournament: Tournament, book: Rulebook, stage: StageNumber) -> bool:
    """Whether a match of this stage can have a second game."""
    at = plan_of(tournament, book)[stage - 1]
    return (
        games_of_stage(at, book) > 1 if at.kind == "bracket" else book.play == "best_of" and book.integer("games") > 1
    )


def _told(book: Rulebook, first: Message, several: bool) -> Message:
    """With who decides it in the games that follow."""
    if not several:
        return first
    if (rule := book.text("first_turn")) in ("loser", "loser-chooses"):
        return message("turn-and-then", first=first, then=message("turn-of-the-loser", rule=rule))
    when = book.text("first_or_second")
    return message("turn-and-then", first=first, then=message("turn-chosen-by-the-loser", when=when))
