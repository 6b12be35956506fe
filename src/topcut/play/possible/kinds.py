"""Refusals of a result by what is wrong with it: codes that are answered alike."""

from __future__ import annotations

NOBODY_NAMED = ("score-nothing-said", "score-no-winner", "score-conceder-unnamed")  # who won is not said

LEVEL = (  # nobody is ahead, and somebody must be
    "score-level",
    "score-no-tie",
    "score-match-level",
    "score-no-draws-in-brackets",
    "score-bracket-without-winner",
    "score-unfinished-level",
)
CONTRADICTIONS = (  # two things are said, and one of them is wrong
    "score-codes-apart",
    "score-codes-not-opposite",
    "score-codes-not-of-ending",
    "score-codes-against-score",
    "score-codes-against-games",
    "score-codes-against-wins",
    "score-both-lose-ahead",
    "score-both-lose-with-games",
    "score-agreed-after-the-end",
    "score-agreed-without-draw",
    "score-concession-without-winner",
    "score-conceded-after-winning",
    "score-known-and-unknown",
    "score-full-win-at-time",
    "score-loser-met-all",
)
NO_SUCH_GAMES = (  # no match can have had them
    "score-out-of-range",
    "score-no-drawn-games",
    "score-both-won",
    "score-too-many-wins",
    "score-draws-end-it",
    "score-sudden-death-counted",
    "score-games-after-the-end",
)
UNCOUNTABLE = (  # numbers that are no observation of this game
    "score-not-observed",
    "score-observed-not-for-each",
    "score-observed-numbers",
    "score-observed-range",
)
