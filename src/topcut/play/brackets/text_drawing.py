"""A bracket drawn with box-drawing lines: each winner's way leads to the seat that the winner takes."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from topcut.journal.plan import Game
from topcut.messages.message import Message
from topcut.play.brackets.cells import cells, padded, shortened
from topcut.play.brackets.headings import Headings, caption
from topcut.play.brackets.layout import Layout
from topcut.play.brackets.lines import GameLines, Say, SeatLine, noted

WON = "▸"
NAME = 12  # cells that a name needs to be known again
_TALLEST = 16  # rows of games that an eye can follow in a terminal: 32 players
_PITCH = 4  # lines of a row: a caption, two seats and an empty one
_GAP = 4  # cells between two columns
_HEAD = 3  # a heading, an empty line and a caption stand above the first seat

Pieces = dict[int, list[tuple[int, str]]]  # line → where a piece of text begins, and the piece


class Measures(Struct, frozen=True, gc=False):
    """How many cells the parts of a game have."""

    seed: int
    name: int
    score: int  # with its space before; 0: no scores

    @property
    def game(self) -> int:
        return 1 + self.seed + 1 + self.name + self.score


def drawn(
    layout: Layout, games: Mapping[int, Game], lines: Mapping[int, GameLines], above: Headings, say: Say, width: int
) -> str:
    """The drawing; it fits, or the names would not be readable (`fits`)."""
    measures = _measures(layout, lines, width)
    pieces: Pieces = {}
    for (band, column), heading in above.items():
        at = _line(layout.bands[band].first) - _HEAD
        _put(pieces, at, _left(column, measures), shortened(say(heading), measures.game + 2))
    for number, spot in layout.spots.items():
        left, at = _left(spot.column, measures), _line(spot.row)
        called = caption(games[number], above[spot.band, spot.column])
        _put(pieces, at - 1, left, _caption(called, lines[number], say, measures))
        for seat, line in enumerate(lines[number].seats):
            _put(pieces, at + seat, left, _seat(line, measures))
    for join in layout.joins:
        _connect(pieces, layout, join.feeder, join.game, join.seat, measures)
    return "\n".join(_composed(pieces.get(at, [])) for at in range(max(pieces) + 1)) + "\n"


def fits(layout: Layout, lines: Mapping[int, GameLines], width: int) -> bool:
    """Whether names are known again in a drawing of this width, and "winner of game 13" keeps its number."""
    if layout.rows > _TALLEST or not lines:
        return False
    if not width:
        return True
    wanted, room = _measures(layout, lines, 0), _room_for_names(layout, lines, width)
    seats = [line for game in lines.values() for line in game.seats]
    names = max((cells(line.name) for line in seats if line.seed), default=0)
    words = max((cells(line.name) for line in seats if not line.seed), default=0)
    return room >= min(names, NAME) and room + wanted.game - wanted.name - 1 >= words


def _room_for_names(layout: Layout, lines: Mapping[int, GameLines], width: int) -> int:
    """Cells that a name can have in a drawing of this width."""
    measures = _measures(layout, lines, 0)
    game = (width - _GAP * (layout.columns - 1)) // layout.columns
    return game - (measures.game - measures.name)


def _measures(layout: Layout, lines: Mapping[int, GameLines], width: int) -> Measures:
    seats = [line for game in lines.values() for line in game.seats]
    seed = len(str(max(line.seed for line in seats)))
    score = max(len(line.score) for line in seats)
    around = 1 + seed + 1 + (score + 1 if score else 0)
    words = max(cells(line.name) - (0 if line.seed else around - 1) for line in seats)  # words have a whole line
    captions = max(cells(game.short) for game in lines.values()) - around
    measures = Measures(seed, max(NAME, words, captions), score + 1 if score else 0)
    if not width:
        return measures
    return Measures(seed, min(measures.name, _room_for_names(layout, lines, width)), measures.score)


def _left(column: int, measures: Measures) -> int:
    return column * (measures.game + _GAP)


def _line(row: float) -> int:
    """The line of a game's first seat. Games stand a whole row apart, so rounding brings none together."""
    return _HEAD + round(row * _PITCH)


def _caption(called: Message, lines: GameLines, say: Say, measures: Measures) -> str:
    words = say(noted(called, lines.state))
    if lines.state and cells(words) > measures.game:
        words = lines.short
    return shortened(words, measures.game)


def _seat(line: SeatLine, measures: Measures) -> str:
    mark = WON if line.won else " "
    if not line.seed:
        return mark + padded(line.name, measures.game - 1)
    return f"{mark}{line.seed:>{measures.seed}} {padded(line.name, measures.name)}{line.score:>{measures.score}}"


def _connect(pieces: Pieces, layout: Layout, feeder: int, game: int, seat: int, measures: Measures) -> None:
    """A line out of the feeder's nearer seat, along to the gap before the game, and into its seat."""
    start, end = layout.spots[feeder], layout.spots[game]
    left, corner = _left(start.column, measures) + measures.game + 1, _left(end.column, measures) - 2
    into = _line(end.row) + seat
    out = min(max(into, _line(start.row)), _line(start.row) + 1)
    if out == into:
        _put(pieces, out, left, "─" * (corner + 2 - left))
        return
    down = out < into
    _put(pieces, out, left, "─" * (corner - left) + ("┐" if down else "┘"))
    for at in range(min(out, into) + 1, max(out, into)):
        _put(pieces, at, corner, "│")
    _put(pieces, into, corner, "└─" if down else "┌─")


def _put(pieces: Pieces, line: int, left: int, text: str) -> None:
    pieces.setdefault(line, []).append((left, text))


def _composed(pieces: list[tuple[int, str]]) -> str:
    text, used = "", 0
    for left, piece in sorted(pieces):
        text += " " * (left - used) + piece
        used = left + cells(piece)
    return text.rstrip()
