"""A bracket as plain text: drawn with lines where that fits, else listed round by round."""

from __future__ import annotations

from collections.abc import Mapping

from topcut.messages.message import message
from topcut.play.brackets.cells import cells, clean, padded, shortened
from topcut.play.brackets.headings import headings
from topcut.play.brackets.layout import lay_out
from topcut.play.brackets.lines import NO_SCORES, GameLines, Say, SeatLine, lines_of
from topcut.play.brackets.model import Bracket
from topcut.play.brackets.text_drawing import WON, drawn, fits

_LAST = 511  # games of the largest bracket


def bracket_text(bracket: Bracket, say: Say, width: int = 0, scores: Mapping[int, str] = NO_SCORES) -> str:
    """The whole bracket in lines of at most `width` cells, 60 or more; 0 is as wide as it needs."""
    games = {number: state.game for number, state in bracket.games.items()}
    layout = lay_out(games.values())
    lines = lines_of(bracket, say, scores)
    above = headings(layout, games)
    if fits(layout, lines, width):
        return drawn(layout, games, lines, above, say, width)
    sections: dict[str, list[int]] = {}
    for number, spot in sorted(layout.spots.items(), key=lambda item: (games[item[0]].round, item[1].band, item[0])):
        sections.setdefault(say(above[spot.band, spot.column]), []).append(number)
    least = cells(say(message("bracketname-out-of", kind="winner", game=_LAST)))
    return _listed(sections, lines, scores, width, least)


def _listed(
    sections: Mapping[str, list[int]],
    lines: Mapping[int, GameLines],
    scores: Mapping[int, str],
    width: int,
    least: int,
) -> str:
    """Each round under its heading: "12  ▸ Kira (1)  2–1    Odo (8)"."""
    between = {number: _between(scores.get(number, ""), game.note) for number, game in lines.items()}
    number_room = max((len(str(number)) for number in lines), default=1)
    middle = max((cells(words) for words in between.values()), default=0)
    side = max((cells(_called(line)) for game in lines.values() for line in game.seats), default=0)
    if width:
        side = min(side, max(least, (width - number_room - middle - 10) // 2))  # 10: the marks and the spaces
    text: list[str] = []
    for heading, numbers in sections.items():
        text += ["", heading] if text else [heading]
        for number in numbers:
            first, second = (_marked(line, side) for line in lines[number].seats)
            text.append(f"{number:>{number_room}}  {first}  {between[number].center(middle)}  {second}".rstrip())
    return "\n".join(text) + "\n"


def _between(score: str, note: str) -> str:
    """What stands between two names."""
    return ", ".join(words for words in (clean(score), note) if words) or "–"


def _marked(line: SeatLine, room: int) -> str:
    return f"{WON if line.won else ' '} {padded(_called(line, room), room)}"


def _called(line: SeatLine, room: int = 0) -> str:
    """ "Kira (1)", the name shortened so that the seed stays."""
    seed = f" ({line.seed})" if line.seed else ""
    return (shortened(line.name, room - len(seed)) if room else line.name) + seed
