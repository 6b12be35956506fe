"""Who goes first, by every document that says it (001 10.1, 002 2.2 and FAQ 14.3, 004 Switching Characters)."""

from __future__ import annotations

import pytest

from desk.staged import Staged
from desk.table import Event, posted
from topcut.desk.commands import Draw, OpenStage, Post
from topcut.journal.plan import Stage
from topcut.play.first_turn import at_table, in_bracket, in_rounds

CHOOSES = "then the loser of a game chooses {} sideboarding, and after a drawn game whoever chose before it"
BEFORE = CHOOSES.format("before")


def names(event: Event) -> dict[str, str]:
    return {player: name for name, player in event.ids.items()}


@pytest.mark.parametrize(
    ("rulebook", "options", "told"),
    [
        (
            "transformers",
            {},
            f"Who wins a lot chooses to go first or second in the first game; {BEFORE}.",
        ),
        (
            "transformers",
            {"first_or_second": "after-sideboarding"},
            f"Who wins a lot chooses to go first or second in the first game; {CHOOSES.format('after')}.",
        ),
        ("puzzle-strike", {}, "A lot says who goes first in the first game; then the loser of a game goes first."),
        ("yomi", {}, ""),
        ("flash-duel", {}, ""),
        ("star-trek-1e", {}, ""),  # 10.1 is about match play
    ],
)
def test_in_swiss_rounds_they_draw_the_lot_themselves(rulebook: str, options: dict[str, str], told: str) -> None:
    event = posted(rulebook, **options)
    assert in_rounds(event.tournament, event.book, 1) == told
    match = event.match("Kira")
    assert at_table(event.tournament, event.book, match, match.seats[1], names(event)) == told


@pytest.mark.parametrize(
    ("rulebook", "best_of", "everybody", "own", "other"),
    [
        (
            "transformers",
            3,
            f"Chooses to go first or second in the first game, drawn by lot: {{0}} in game 1; {BEFORE}.",
            f"You have won the lot and choose to go first or second; {BEFORE}.",
            f"{{0}} has won the lot and chooses to go first or second; {BEFORE}.",
        ),
        (
            "star-trek-1e",
            3,
            "Goes first in the first game, drawn by lot: {0} in game 1; then the loser of a game chooses.",
            "You go first in the first game, drawn by lot; then the loser of a game chooses.",
            "{0} goes first in the first game, drawn by lot; then the loser of a game chooses.",
        ),
        (
            "star-trek-1e",
            1,
            "Goes first, drawn by lot: {0} in game 1.",
            "You go first, drawn by lot.",
            "{0} goes first, drawn by lot.",
        ),
        (
            "puzzle-strike",
            3,
            "Goes first in the first game, drawn by lot: {0} in game 1; then the loser of a game goes first.",
            "You go first in the first game, drawn by lot; then the loser of a game goes first.",
            "{0} goes first in the first game, drawn by lot; then the loser of a game goes first.",
        ),
        ("yomi", 3, "", "", ""),
    ],
)
def test_in_a_bracket_the_seats_were_drawn(rulebook: str, best_of: int, everybody: str, own: str, other: str) -> None:
    event = Staged(rulebook, (Stage("bracket", seeds="typed", best_of=best_of),), "Kira", "Odo")
    event.do(OpenStage(seeds=event.pair("Kira", "Odo")))
    event.do(Draw())
    event.do(Post())
    first, second = event.tournament.rounds[-1].matches[1].seats
    match, who = event.tournament.rounds[-1].matches[1], names(event)
    assert in_bracket(event.tournament, event.book, 1, who) == everybody.format(who[first])
    assert at_table(event.tournament, event.book, match, first, who) == own
    assert at_table(event.tournament, event.book, match, second, who) == other.format(who[first])
