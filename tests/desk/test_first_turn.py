"""Who goes first, by every document that says it (001 10.1, 002 2.2 and FAQ 14.3, 004 Switching Characters)."""

from __future__ import annotations

import pytest

from desk.staged import Staged
from desk.table import Event, posted
from topcut.acts.rounds.commands import Draw, Post
from topcut.acts.stages.commands import OpenStage
from topcut.journal.plan import Stage
from topcut.messages.message import Message, Player, message, with_names
from topcut.messages.voice import Voice
from topcut.play.first_turn import at_table, in_bracket, in_rounds

CHOOSES = "then the loser of a game chooses {} sideboarding, and after a drawn game whoever chose before it"
BEFORE = CHOOSES.format("before")


def said(event: Event, told: Message | None) -> str:
    """As an edge says it, without the capital and the stop that it adds."""
    names = {player: name for name, player in event.ids.items()}
    return Voice("cli").say(with_names(told, lambda id: Player(id, names[id]))) if told else ""


@pytest.mark.parametrize(
    ("rulebook", "options", "told"),
    [
        (
            "transformers",
            {},
            f"whoever wins a lot chooses to go first or second in the first game; {BEFORE}",
        ),
        (
            "transformers",
            {"first_or_second": "after-sideboarding"},
            f"whoever wins a lot chooses to go first or second in the first game; {CHOOSES.format('after')}",
        ),
        ("puzzle-strike", {}, "a lot decides who goes first in the first game; then the loser of a game goes first"),
        ("yomi", {}, ""),
        ("flash-duel", {}, ""),
        ("star-trek-1e", {}, ""),  # 10.1 is about match play
    ],
)
def test_in_swiss_rounds_they_draw_the_lot_themselves(rulebook: str, options: dict[str, str], told: str) -> None:
    event = posted(rulebook, **options)
    assert said(event, in_rounds(event.tournament, event.book, 1)) == told
    match = event.match("Kira")
    assert said(event, at_table(event.tournament, event.book, match, match.seats[1])) == told


@pytest.mark.parametrize(
    ("rulebook", "best_of", "everybody", "own", "other"),
    [
        (
            "transformers",
            3,
            f"chooses to go first or second in the first game, drawn by lot: {{0}} in game 1; {BEFORE}",
            f"you have won the lot and choose to go first or second; {BEFORE}",
            f"{{0}} has won the lot and chooses to go first or second; {BEFORE}",
        ),
        (
            "star-trek-1e",
            3,
            "goes first in the first game, drawn by lot: {0} in game 1; then the loser of a game chooses",
            "you go first in the first game, drawn by lot; then the loser of a game chooses",
            "{0} goes first in the first game, drawn by lot; then the loser of a game chooses",
        ),
        (
            "star-trek-1e",
            1,
            "goes first, drawn by lot: {0} in game 1",
            "you go first, drawn by lot",
            "{0} goes first, drawn by lot",
        ),
        (
            "puzzle-strike",
            3,
            "goes first in the first game, drawn by lot: {0} in game 1; then the loser of a game goes first",
            "you go first in the first game, drawn by lot; then the loser of a game goes first",
            "{0} goes first in the first game, drawn by lot; then the loser of a game goes first",
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
    match, name = event.tournament.rounds[-1].matches[1], event.name(first)
    assert said(event, in_bracket(event.tournament, event.book, 1)) == everybody.format(name)
    assert said(event, at_table(event.tournament, event.book, match, first)) == own
    assert said(event, at_table(event.tournament, event.book, match, second)) == other.format(name)


def test_it_is_told_in_messages() -> None:
    event = posted("puzzle-strike")
    first, then = message("turn-in-rounds", rule="goes"), message("turn-of-the-loser", rule="loser")
    assert in_rounds(event.tournament, event.book, 1) == message("turn-and-then", first=first, then=then)
