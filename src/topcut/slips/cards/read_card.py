"""A line of a score card as a result: read as a slip would be, the own numbers first."""

from __future__ import annotations

import re
from collections.abc import Sequence

from msgspec.structs import replace

from topcut.answers.event_view import EventView
from topcut.journal.fact import PlayerId, Result
from topcut.journal.plan import StageNumber
from topcut.journal.state import Match, Round
from topcut.play.observed import marked_in, noting, turned
from topcut.refusal import refuse
from topcut.rulebooks.model import Rulebook
from topcut.slips.cards.draft import Line
from topcut.slips.read_result import read_line

_POINTS = re.compile(r"(\d{1,8})([*+]?)")
_TIME = ("time", "timeout")
_CONCEDED = ("conceded", "concede", "concedes", "concession")
ME, OPPONENT = "me", "opponent"
_ALONE = (*_CONCEDED, "no-show", "noshow")  # on a card it is its owner who gave up, or did not come


def result_on(view: EventView, line: Line, player: PlayerId, stage: StageNumber) -> Result | None:
    """What a card says of a game, as the player sees it; None where only the opponent stands there."""
    if not line.text:
        return None
    match = Match(1, 1, (player, line.against))
    line = with_names(view, line, player)
    who = view.handles[player] if line.text.lower() in _ALONE else "1"
    _, result = read_line(view, f"{who} {line.text}", Round(1, {1: match}, stage))
    return result


def with_names(view: EventView, line: Line, player: PlayerId) -> Line:
    """What a slip would say, where the card says "me" or "opponent"."""
    called = {ME: view.handles[player], OPPONENT: view.handles.get(line.against, OPPONENT)}
    return replace(line, words=" ".join(called.get(word.lower(), word) for word in line.words.split()))


def without_names(view: EventView, line: Line, player: PlayerId) -> Line:
    """The same without the names of the two: a draft holds none, so that an erased one stands nowhere."""
    words = line.words
    for one, word in ((player, ME), (line.against, OPPONENT)):
        for name in (view.names.get(one, ""), view.handles.get(one, "")):
            if name:
                words = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", word, words, flags=re.IGNORECASE)
    return replace(line, words=words)


def seen_from_other(book: Rulebook, result: Result) -> Result:
    """The same game on the other card."""
    games = tuple((*game[1::-1], *game[2:]) for game in result.games)
    absent = tuple(sorted(1 - seat for seat in result.absent))
    return replace(turned(book, result), games=games, codes=result.codes[::-1], absent=absent)


# Pods ----------------------------------------------------------------------------------------------------------------


def pod_result(book: Rulebook, lines: Sequence[Line]) -> Result:
    """The score sheet of a table out of the cards of those who sat there, in the order of the seats."""
    read = [_own_rounds(line) for line in lines]
    if len({len(points) for points, _ in read}) > 1:
        raise refuse("report-pod-uneven", rounds=tuple(str(len(points)) for points, _ in read))
    turns = range(len(read[0][0]))
    said = [line.words.lower().split() for line in lines]
    gone = tuple(seat for seat, words in enumerate(said) if set(words) & set(_CONCEDED))
    timed = any(set(words) & set(_TIME) for words in said)
    result = Result(
        games=tuple(tuple(points[turn] for points, _ in read) for turn in turns),
        how="concession" if gone else "normal",
        absent=gone,
        ends=("normal",) * (len(turns) - 1) + ("timeout",) if timed else (),
    )
    marked = marked_in(book)
    out = tuple(tuple(seat for seat, (_, left) in enumerate(read) if turn in left) for turn in turns)
    return noting(marked, result, out) if marked and any(out) else result


def _own_rounds(line: Line) -> tuple[list[int], set[int]]:
    """The points of each round, and the rounds in which the hand was emptied."""
    words = [word for word in re.split(r"[\s,;]+", line.words) if word.lower() not in (*_TIME, *_CONCEDED, "")]
    read = [_POINTS.fullmatch(word) for word in words]
    if not words or not all(read):
        wrong = next((word for word, found in zip(words, read, strict=True) if not found), "")
        raise refuse("report-pod-points", typed=wrong)
    found = [one for one in read if one]
    return [int(one[1]) for one in found], {turn for turn, one in enumerate(found) if one[2]}
