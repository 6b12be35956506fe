"""What stands above the columns of a bracket: "Semi-finals", "Lower round 2"; and what a game is called."""

from __future__ import annotations

import re
from collections.abc import Mapping

from topcut.journal.plan import Game
from topcut.messages.message import Message, message
from topcut.play.brackets.layout import Layout

Headings = Mapping[tuple[int, int], Message]  # by band and column
_NUMBERED = re.compile(r"(.+), game \d+|(.+)(?<!ound)(?<!Round of) \d+")


def headings(layout: Layout, games: Mapping[int, Game]) -> Headings:
    """The heading of every band and column that has games."""
    standing: dict[tuple[int, int], list[Game]] = {}
    for number, spot in layout.spots.items():
        standing.setdefault((spot.band, spot.column), []).append(games[number])
    return {place: _heading(layout, *place, standing[place]) for place in sorted(standing)}


def caption(game: Game, heading: Message) -> Message:
    """ "Game 5", and its name where the heading does not already say that."""
    if _is_in(game.name, heading):
        return message("bracketname-game", game=game.number)
    return message("bracketname-game-called", game=game.number, name=game.name.removeprefix("Game "))


def title(game: Game, heading: Message) -> Message:
    """ "Semi-final 1"; "Round 2, Game A"; "Round 1, game 3" where the game has no name."""
    if not game.name:
        return message("bracketname-game-of", heading=heading, game=game.number)
    if _is_in(game.name, heading):
        return message("bracketname-named", name=game.name)
    return message("bracketname-named-of", heading=heading, name=game.name)


def _heading(layout: Layout, band: int, column: int, games: list[Game]) -> Message:
    stems = {_stem(game.name) for game in games}
    if len(stems) == 1 and not stems & {"", "Game"} and not (len(games) == 1 and games[0].name.startswith("Game ")):
        stem = stems.pop()
        several = len(games) > 1 and stem.endswith("final")
        return message("bracketname-named-many", name=stem) if several else message("bracketname-named", name=stem)
    if layout.bands[band].lower:
        return message("bracketname-lower-round", round=column + 1)
    if len(games) == 1 and column == layout.columns - 1:
        return message("bracketname-final")
    return message("bracketname-round", round=column + 1)


def _is_in(name: str, heading: Message) -> bool:
    return not name or dict(heading.params).get("name") == _stem(name)


def _stem(name: str) -> str:
    """ "Semi-final 1" and "Semi-final 2" are semi-finals, "Round of 16, game 3" is of the round of 16."""
    found = _NUMBERED.fullmatch(name)
    return (found[1] or found[2]) if found else name
