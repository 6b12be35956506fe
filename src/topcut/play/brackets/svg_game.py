"""One game of a drawn bracket: its number above, two seats with seed, name and score, a mark beside the winner."""

from __future__ import annotations

from html import escape

from topcut.play.brackets.lines import GameLines, SeatLine
from topcut.play.brackets.svg_text import fitted, pixels

WIDTH = 224
SEAT = 26  # a seat's height
HEIGHT = 2 * SEAT
_SEED, _NAME = 28, 38  # where a seed ends and a name begins
_SCORE = WIDTH - 22  # where a score ends; the mark stands behind it
_SMALL, _BODY = 12, 14
_BOX = (
    f'<rect class="box" x=".5" y=".5" width="{WIDTH - 1}" height="{HEIGHT - 1}" rx="4"/>'
    f'<path class="cut" d="M1 {SEAT}.5H{WIDTH - 1}"/>'
)


def game_svg(lines: GameLines, x: float, y: float, caption: str, sentence: str, link: str = "") -> str:
    """The game with its upper left corner at (x, y), in a link to its match where there is one."""
    first, second = lines.seats
    idle = " idle" if lines.state in ("not_needed", "if_needed", "not_played") else ""
    drawn = (
        f'<g class="game{idle}" role="img" transform="translate({x:g} {y:g})"><title>{escape(sentence)}</title>'
        f"{_BOX}{_above(caption, lines)}{_seat(first, 0)}{_seat(second, SEAT)}</g>"
    )
    return f'<a href="{escape(link)}">{drawn}</a>' if link else drawn


def _above(caption: str, lines: GameLines) -> str:
    """The line over the box: which game, and what is to be said of it."""
    note = lines.note
    room = WIDTH - (pixels(note, _SMALL) + 12 if note else 0)
    words = f'<text class="cap" x="1" y="-6">{escape(fitted(caption, room, _SMALL))}</text>'
    if not note:
        return words
    state = "note now" if lines.state == "to_play" else "note"
    return f'{words}<text class="{state}" x="{WIDTH - 1}" y="-6">{escape(note)}</text>'


def _seat(line: SeatLine, top: int) -> str:
    y = top + 18
    if not line.seed:
        return f'<text class="open" x="{_NAME}" y="{y}">{escape(line.name)}</text>'
    right = _SCORE - (pixels(line.score, _BODY, bold=True) + 8 if line.score else 0)
    name = escape(fitted(line.name, right - _NAME, _BODY, bold=line.won))
    state = ' class="won"' if line.won else ' class="out"' if line.out else ""
    score = f'<text class="score{" won" if line.won else " out"}" x="{_SCORE}" y="{y}">{line.score}</text>'
    return (
        f'<text class="seed" x="{_SEED}" y="{y}">{line.seed}</text><text{state} x="{_NAME}" y="{y}">{name}</text>'
        f"{score if line.score else ''}{_mark(top) if line.won else ''}"
    )


def _mark(top: int) -> str:
    return f'<path class="mark" d="M{WIDTH - 6} {top + 8}v10l-8 -5z"/>'
