"""The report of a match of several games: buttons like 2–0 and 2–1, drawn games where they can be, who won at time.

A button stands only for games that can have been played; what a choice of drawn games beside it makes impossible is
refused by the desk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from topcut.journal.records import Result
from topcut.messages.message import Message, message
from topcut.play.games import Course, Tally, course_of, games_of
from topcut.play.possible.best_of import AGREED, decider
from topcut.play.possible.taking import must_be_possible
from topcut.play.stages import meeting
from topcut.refusal import Refused, refuse
from topcut.web.result_fields import Asking, Button, Data, Field, ResultForm, Way, number

MOST_DRAWN = 5
_WAY = re.compile(r"(time )?(\d)-(\d)(?:-(\d))?( won| lost)?")
Games = tuple[int, int]  # won by the one who reports, and by the other


def games_form(asking: Asking, best_of: int, timed: bool) -> ResultForm:
    """Won with 2–0 or 2–1, lost so, or time; rarer: with drawn games, by agreement, by a concession."""
    course = _course(asking, best_of)
    lost, drawn = range(course.needed), _besides(course)
    ways = [
        _way(asking, asking.won(asking.first), [_button((course.needed, games)) for games in lost], drawn),
        _way(asking, asking.won(asking.other), [_button((games, course.needed)) for games in lost], drawn),
    ]
    if timed and (buttons := list(_at_time(asking, course.needed))):
        ways.append(_way(asking, "Tie or time", buttons, max(drawn, course.needed), _procedure(asking)))
    return ResultForm(tuple(ways), tuple(_rare(asking, course)))


def _course(asking: Asking, best_of: int) -> Course:
    """How the games make the match, for the one who reports on the first seat."""
    snapshot, match = asking.snapshot, asking.match
    stage = snapshot.tournament.rounds[match.round - 1].stage
    if snapshot.plan[stage - 1].kind != "bracket":
        return course_of(snapshot.book, best_of)
    higher = meeting(snapshot.tournament, snapshot.book, stage, match.seats).higher
    return course_of(snapshot.book, best_of, 1 - higher if asking.turned else higher)


def _besides(course: Course) -> int:
    """Drawn games that change nothing about a match that was won with 2–0 or 2–1."""
    return {"nobody": MOST_DRAWN, "later for both": 1}.get(course.drawn, 0)


def _way(asking: Asking, label: str, buttons: list[Button], drawn: int, note: str = "") -> Way:
    typed = asking.was(*(button.value for button in buttons))
    return Way(label, tuple(buttons), tuple(_drawn(asking, drawn)), typed=typed, note=note)


def _button(games: Games, before: str = "", after: str = "", words: str = "") -> Button:
    won, lost = games
    return Button(f"{before}{won}-{lost}{after}", f"{won}–{lost}{words}")


def _drawn(asking: Asking, most: int) -> Iterator[Field]:
    """Drawn games besides, where the game has them."""
    if most and asking.snapshot.book.flag("drawn_games", True):
        yield _choice(asking, "drawn", "Drawn games besides", most, "none")


def _choice(asking: Asking, name: str, label: str, most: int, none: str = "0") -> Field:
    choices = (("0", none), *((str(n), str(n)) for n in range(1, most + 1)))
    value = asking.typed.get(name, "0")[:2]
    return Field(name, label, "choice", value, choices=choices, required=False)


def _procedure(asking: Asking) -> str:
    """What the rules let them do when time runs out."""
    ending = asking.snapshot.book.endings.get("timeout")
    return ending.procedure if ending else ""


def _at_time(asking: Asking, needed: int) -> Iterator[Button]:
    """What can stand when time is called; a level match that cannot be drawn says who won it."""
    if "timeout" not in asking.snapshot.book.endings:
        return
    for won in range(needed - 1, -1, -1):
        for lost in range(needed - 1, -1, -1):
            if any(_holds(asking, (won, lost), drawn) for drawn in (0, 1)):
                yield _button((won, lost), "time ")
            elif won == lost:
                yield _button((won, lost), "time ", " won", f", {_broke(asking, asking.first)}")
                yield _button((won, lost), "time ", " lost", f", {_broke(asking, asking.other)}")


def _broke(asking: Asking, who: str) -> str:
    """ "I won the tie-break", "Odo won the sudden death"."""
    what = asking.snapshot.tell(decider(asking.snapshot.book))
    return f"I won the {what}" if asking.own and who == asking.first else f"{asking.name(who)} won the {what}"


def _holds(asking: Asking, games: Games, drawn: int) -> bool:
    played = games_of(*(games[::-1] if asking.turned else games), drawn)
    snapshot, result = asking.snapshot, Result(played, how="timeout")
    try:
        must_be_possible(snapshot.tournament, snapshot.book, asking.match, result)
    except Refused:
        return False
    return True


# Rarer ways ----------------------------------------------------------------------------------------------------------


def _rare(asking: Asking, course: Course) -> Iterator[Way]:
    endings = asking.snapshot.book.endings
    for who in (asking.first, asking.other):
        if buttons := tuple(_by_drawn_games(asking, course, who)):
            typed = asking.was(*(button.value for button in buttons))
            yield Way(f"{asking.won(who)}, with drawn games", buttons, typed=typed)
    if AGREED in endings and not _in_bracket(asking):
        label = "We agreed on a draw" if asking.own else "They agreed on a draw"
        fields = games_before(asking, course.needed - 1)
        yield Way(label, (Button(AGREED, f"Send: {label}"),), fields, typed=asking.was(AGREED))
    if "concession" in endings:
        for who in (asking.first, asking.other):
            if not (asking.own and who == asking.first):  # he concedes with a button of its own
                yield _conceded(asking, course, who)


def _in_bracket(asking: Asking) -> bool:
    stage = asking.snapshot.tournament.rounds[asking.match.round - 1].stage
    return asking.snapshot.plan[stage - 1].kind == "bracket"


def _by_drawn_games(asking: Asking, course: Course, who: str) -> Iterator[Button]:
    """A match that drawn games have decided: 1–0 and two drawn (004 Draws), a tie of the higher seed (001 10)."""
    if course.drawn == "nobody" or not asking.snapshot.book.flag("drawn_games", True):
        return
    seat = 0 if who == asking.first else 1
    for drawn in range(1, course.best_of + 1):
        for games in _finals(course, drawn, seat):
            value, words = "-".join(map(str, games)), f"{games[0]}–{games[1]} and {drawn} drawn"
            if course.ahead(games) is None:
                value, words = f"{value} {'lost' if seat else 'won'}", f"{words}, {_broke(asking, who)}"
            yield Button(value, words)


def _finals(course: Course, drawn: int, seat: int) -> Iterator[Tally]:
    """Games with so many drawn ones that end a match, won by a seat or level, where the drawn ones matter."""
    for won in range(course.needed, -1, -1):
        for lost in range(course.needed + 1):
            games = won, lost, drawn
            plain = max(won, lost) == course.needed and drawn == 1 and course.drawn == "later for both"
            if not plain and course.over(games) and course.possible(games) and course.ahead(games) in (seat, None):
                yield games


def games_before(asking: Asking, most: int) -> tuple[Field, ...]:
    """Games that were played before the match ended without them."""
    return (
        _choice(asking, "mine", asking.of(asking.first, "games won before"), most),
        _choice(asking, "theirs", asking.of(asking.other, "games won before"), most),
        *_drawn(asking, MOST_DRAWN),
    )


def _conceded(asking: Asking, course: Course, who: str) -> Way:
    way = "concession lost" if who == asking.first else "concession won"
    label = f"{asking.name(who)} conceded"
    fields = games_before(asking, course.needed)
    return Way(label, (Button(way, f"Send: {label}"),), fields, typed=asking.was(way))


# What was sent -------------------------------------------------------------------------------------------------------


def games_result(data: Data, asking: Asking) -> Result:
    """The result as the one who reports sees it, himself first."""
    way = str(data.get("way", ""))
    if way == AGREED:
        return Result(played_before(data), how=AGREED)
    if way in ("concession won", "concession lost"):
        return Result(played_before(data), _codes(asking, way.endswith("won"), "concession"), "concession")
    found = _WAY.fullmatch(way)
    if found is None:
        raise refuse("form-ending-unsaid", what="match")
    timed, won, lost, drawn_too, broke = found.groups()
    drawn = int(drawn_too) if drawn_too else _sent(data, "drawn", message("form-drawn-games"), MOST_DRAWN)
    if timed and not int(won) + int(lost) + drawn and asking.snapshot.book.text("unplayed_match") and not broke:
        raise refuse("form-nothing-played")
    how = "timeout" if timed else "normal"
    codes = _codes(asking, broke == " won", how) if broke else ()
    return Result(games_of(int(won), int(lost), drawn), codes, how)


def played_before(data: Data) -> tuple[tuple[int, int], ...]:
    """Games that were played before a concession or an agreement, the one who reports first."""
    mine = _sent(data, "mine", message("form-games-you-won"))
    theirs = _sent(data, "theirs", message("form-games-other-won"))
    return games_of(mine, theirs, _sent(data, "drawn", message("form-drawn-games"), MOST_DRAWN))


def _sent(data: Data, name: str, what: Message, most: int = 9) -> int:
    return number(data, name, what, most=most) if data.get(name) else 0


def _codes(asking: Asking, won: bool, how: str) -> tuple[str, str]:
    ending = asking.snapshot.book.endings.get(how)
    if ending is None or ending.results is None:
        raise refuse("form-ending-unknown")
    return ending.results if won else (ending.results[1], ending.results[0])
