"""A bracket as one picture: it scales, prints, follows light and dark, and is read and walked without a mouse."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from html import escape

from msgspec import Struct

from topcut.messages.message import Player, message
from topcut.play.brackets.cells import clean
from topcut.play.brackets.headings import Headings, caption, headings
from topcut.play.brackets.headings import title as called
from topcut.play.brackets.layout import Layout, lay_out
from topcut.play.brackets.lines import NO_SCORES, GameLines, Say, lines_of
from topcut.play.brackets.model import Bracket, Place
from topcut.play.brackets.svg_game import HEIGHT, WIDTH, game_svg
from topcut.play.brackets.svg_style import STYLE
from topcut.play.brackets.svg_text import fitted
from topcut.play.brackets.told import bracket_told, game_told, place_range

_GAP = 44  # pixels between two columns
_PITCH = 88  # a row's height: a caption, two seats and some air
_MARGIN, _TITLE, _HEAD, _CAPTION = 20, 44, 34, 24  # heights
_LISTED, _DEEP, _LINE = 8, 4, 24  # places under the bracket, how many under each other, the height of one


class Picture(Struct, frozen=True):
    """What the picture is drawn from, and where its first row begins."""

    bracket: Bracket
    layout: Layout
    headings: Headings
    lines: Mapping[int, GameLines]
    top: int
    say: Say

    def x(self, column: int) -> int:
        return _MARGIN + column * (WIDTH + _GAP)

    def y(self, row: float) -> float:
        """Of the upper edge of a game."""
        return self.top + row * _PITCH

    @property
    def width(self) -> int:
        return self.x(max(1, self.layout.columns)) - _GAP + _MARGIN


def bracket_svg(
    bracket: Bracket,
    say: Say,
    scores: Mapping[int, str] = NO_SCORES,
    links: Mapping[int, str] | None = None,
    title: str = "",
    places: Sequence[Place] = (),
    key: str = "bracket",
) -> str:
    """The picture. `links` lead from a game to its match; `key` keeps two pictures on one page apart."""
    games = {number: state.game for number, state in bracket.games.items()}
    layout = lay_out(games.values())
    top = _MARGIN + (_TITLE if title else 0) + _HEAD + _CAPTION
    picture = Picture(bracket, layout, headings(layout, games), lines_of(bracket, say, scores), top, say)
    sure = places[:_LISTED] if bracket.over else ()  # before that the best of them share the first place
    words = clean(say(bracket_told(bracket, picture.lines)))
    parts = [
        *_opening(picture, min(len(sure), _DEEP), clean(title), words, escape(clean(key))),
        *_ways(picture),
        *_headings(picture),
        *_games(picture, scores, links or {}),
        *_places(picture, sure),
        "</svg>\n",
    ]
    return "\n".join(parts)


def _opening(picture: Picture, listed: int, title: str, words: str, key: str) -> Iterator[str]:
    width = picture.width
    height = (
        round(picture.y(picture.layout.rows - 1)) + HEIGHT + _MARGIN + (_HEAD + (listed + 1) * _LINE if listed else 0)
    )
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="tcb" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" role="group" aria-labelledby="{key}-title {key}-desc">'
    )
    yield f'<title id="{key}-title">{escape(title or picture.say(message("bracketname-bracket")))}</title>'
    yield f'<desc id="{key}-desc">{escape(words)}</desc>'
    yield f"<style>{STYLE}</style>"
    yield f'<rect class="sheet" width="{width}" height="{height}"/>'
    if title:
        shown = escape(fitted(title, width - 2 * _MARGIN, 22, bold=True))
        yield f'<text class="display" x="{_MARGIN}" y="{_MARGIN + 22}" aria-hidden="true">{shown}</text>'


def _ways(picture: Picture) -> Iterator[str]:
    """The winners' ways: one path for those that were gone, one for the rest."""
    gone: list[str] = []
    open_: list[str] = []
    for join in picture.layout.joins:
        start, end = picture.layout.spots[join.feeder], picture.layout.spots[join.game]
        turn = picture.x(end.column) - _GAP // 2
        y = (picture.y(start.row) + HEIGHT / 2, picture.y(end.row) + HEIGHT / 2)
        way = f"M{picture.x(start.column) + WIDTH} {y[0]:g}H{turn}V{y[1]:g}H{picture.x(end.column)}"
        taken = picture.bracket.games[join.game].seats[join.seat].player
        (gone if taken else open_).append(way)
    if open_:
        yield f'<path class="way" aria-hidden="true" d="{"".join(open_)}"/>'
    if gone:
        yield f'<path class="way gone" aria-hidden="true" d="{"".join(gone)}"/>'


def _headings(picture: Picture) -> Iterator[str]:
    for (band, column), words in picture.headings.items():
        x, y = picture.x(column), picture.y(picture.layout.bands[band].first) - _CAPTION - 14
        yield f'<text class="head" x="{x}" y="{y:g}" aria-hidden="true">{escape(clean(picture.say(words)))}</text>'


def _games(picture: Picture, scores: Mapping[int, str], links: Mapping[int, str]) -> Iterator[str]:
    """All games in their order, which is the order in which they are read and walked."""
    for number, lines in picture.lines.items():
        state, spot = picture.bracket.games[number], picture.layout.spots[number]
        heading = picture.headings[spot.band, spot.column]
        became = game_told(state, lines, scores.get(number, ""))
        told = clean(picture.say(message("bracketname-told", game=called(state.game, heading), what=became)))
        words = clean(picture.say(caption(state.game, heading)))
        yield game_svg(lines, picture.x(spot.column), picture.y(spot.row), words, told, links.get(number, ""))


def _places(picture: Picture, sure: Sequence[Place]) -> Iterator[str]:
    """The first places, under the bracket."""
    if not sure:
        return
    top, words = picture.y(picture.layout.rows), picture.say(message("bracketname-places"))
    yield f'<text class="head" x="{_MARGIN}" y="{top + 4:g}" aria-hidden="true">{escape(words)}</text>'
    for at, place in enumerate(sure):
        x, y = picture.x(at // _DEEP), top + 32 + at % _DEEP * _LINE
        called = clean(picture.say(message("bracketname-player", player=Player(place.player))))
        name = escape(fitted(called, WIDTH - 44, 14, bold=place.place == 1))
        first = ' class="won"' if place.place == 1 else ""
        yield f'<text class="seed" x="{x + 28}" y="{y:g}">{place_range(place)}</text>'
        yield f'<text{first} x="{x + 38}" y="{y:g}">{name}</text>'
