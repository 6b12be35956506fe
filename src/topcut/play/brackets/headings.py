"""What stands above the columns of a bracket: "Semi-finals", "Lower round 2"; and what a game is called."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from topcut.journal.plan import Game
from topcut.messages.message import Message, message
from topcut.play.brackets.layout import Layout
from topcut.play.brackets.written import Called, meant

Headings = Mapping[tuple[int, int], Message]  # by band and column


def headings(layout: Layout, games: Mapping[int, Game]) -> Headings:
    """The heading of every band and column that has games."""
    standing: dict[tuple[int, int], list[Game]] = {}
    for number, spot in layout.spots.items():
        standing.setdefault((spot.band, spot.column), []).append(games[number])
    return {place: _heading(layout, *place, standing[place]) for place in sorted(standing)}


def caption(game: Game, heading: Message) -> Message:
    """ "Game 5", and its name where the heading does not already say that."""
    if not game.name or _says(heading, game):
        return message("bracketname-game", game=game.number)
    called = meant(game.name)
    name = called.letter if called is not None and called.letter else named(game)
    return message("bracketname-game-called", game=game.number, name=name)


def title(game: Game, heading: Message) -> Message:
    """ "Semi-final 1"; "Round 2, Game A"; "Round 1, game 3" where the game has no name."""
    if not game.name:
        return message("bracketname-game-of", heading=heading, game=game.number)
    return named(game) if _says(heading, game) else message("bracketname-named-of", heading=heading, name=named(game))


def named(game: Game) -> Message:
    """ "Semi-final 1", "Game A", "1st/4th", "Third place"."""
    called = meant(game.name)
    if called is None:
        return message("bracketname-named", name=game.name)
    if called.letter:
        return message("bracketname-lettered", letter=called.letter)
    if called.places:
        return places_met(called)
    return message("bracketname-numbered", kind=called.kind, of=called.of, number=called.number)


def kind_of_round(games: Iterable[Game]) -> Message | None:
    """ "Quarter-final": what the games of a round are together; None where that has no one name.

    A game for third place does not hide that the round is the final.
    """
    called = [meant(game.name) for game in games]
    kinds = {(one.kind, one.of) for one in called if one is not None and not (one.letter or one.places)}
    if len(kinds) != 1 or (None in called and kinds != {("final", 0)}):
        return None
    kind, of = kinds.pop()
    return message("bracketname-kind", kind=kind, of=of, games="one")


def places_met(called: Called) -> Message:
    """ "1st/4th": the seeds of a game that has no other name."""
    first, second = (message("placing-ordinal", number=place) for place in called.places)
    return message("bracketname-places-met", first=first, second=second)


def _heading(layout: Layout, band: int, column: int, games: list[Game]) -> Message:
    shared = {_alike(game, "many" if len(games) > 1 else "one") for game in games}
    if len(shared) == 1 and (alike := shared.pop()) is not None:
        return alike
    if layout.bands[band].lower:
        return message("bracketname-lower-round", round=column + 1)
    if len(games) == 1 and column == layout.columns - 1:
        return message("bracketname-final")
    return message("bracketname-round", round=column + 1)


def _alike(game: Game, games: str) -> Message | None:
    """What a game and its like are called together; None where it has no name, or only a letter."""
    called = meant(game.name)
    if called is None or called.places:
        return named(game) if game.name else None
    return None if called.letter else message("bracketname-kind", kind=called.kind, of=called.of, games=games)


def _says(heading: Message, game: Game) -> bool:
    return heading in (_alike(game, "one"), _alike(game, "many"))
