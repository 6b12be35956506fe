"""Which numbers a report of one game needs: those that its rulebook counts somewhere."""

from __future__ import annotations

from topcut.rulebooks.model import Ending, Rulebook

LEAST, MOST = -999, 9999  # no game of any of these rulebooks comes near it


def least_score(book: Rulebook) -> int:
    """The lowest score of a game: below zero, unless the rulebook says otherwise (001 7.4.1)."""
    return book.integer("least_score", LEAST)


def counts_score(book: Rulebook, ending: Ending) -> bool:
    """Whether standings need the score of a game that ended so, and is decided without it (001 7.4)."""
    by_margin = bool(book.integer("margin_base")) and ending.how != "concession" and ending.decided_by != "present"
    return ending.differential in ("score", "winner_at_cap") or by_margin


def counts_margin(book: Rulebook, ending: Ending) -> bool:
    """R51: a number per game, where the director announced it."""
    return book.ranks_by("differential") and ending.differential == "winner_score" and ending.decided_by != "present"
