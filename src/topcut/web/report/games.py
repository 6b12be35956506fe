"""The report of a match of several games: buttons like 2–0 and 2–1, drawn games where they can be, who won at time.

A button stands only for games that can have been played; what a choice of drawn games beside it makes impossible is
refused by the desk.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.games import Course, Tally, course_of, games_of
from topcut.play.possible.best_of import AGREED, decider
from topcut.play.possible.observations import supposing
from topcut.play.possible.taking import must_be_possible
from topcut.play.stages import meeting
from topcut.refusal import Refused, refuse
from topcut.rulebooks.procedures import at_time
from topcut.web.report.fields import Asking, Button, Data, Field, ResultForm, Way, sending
from topcut.web.report.observed import observed_fields
from topcut.web.site.fields import number

MOST_DRAWN = 5
CONCEDED = "concession"
_TIMED = "time "
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
        label = message("web-result-tie-or-time")
        ways.append(_way(asking, label, buttons, max(drawn, course.needed), "timeout"))
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
    return MOST_DRAWN if course.drawn == "nobody" else 1 if _later_draws_count(course) else 0


def _later_draws_count(course: Course) -> bool:
    """From the second on, drawn games are wins of both (004 Draws)."""
    return course.drawn != "nobody" and course.better is None


def _way(asking: Asking, label: Message, buttons: list[Button], drawn: int, how: str = "normal") -> Way:
    typed = asking.was(*(button.value for button in buttons))
    fields = (*_drawn(asking, drawn), *observed_fields(asking, how))
    return Way(label, tuple(buttons), fields, typed=typed, notes=_procedure(asking) if how == "timeout" else ())


def _button(games: Games, before: str = "") -> Button:
    won, lost = games
    return Button(f"{before}{won}-{lost}", _games((won, lost, 0)), told=False)


def _games(games: Tally) -> Message:
    """ "2–1", "1–0 and 2 drawn"."""
    won, lost, drawn = games
    return message("web-result-games", won=won, lost=lost, drawn=drawn)


def _drawn(asking: Asking, most: int) -> Iterator[Field]:
    """Drawn games besides, where the game has them."""
    if most and asking.snapshot.book.flag("drawn_games", True):
        choices = tuple((str(n), message("web-result-drawn-besides", games=n)) for n in range(most + 1))
        yield _choice(asking, "drawn", message("web-result-drawn"), choices)


def _choice(asking: Asking, name: str, label: Message, choices: tuple[tuple[str, Message], ...]) -> Field:
    value = asking.typed.get(name, "0")
    return Field(name, label, "choice", value, choices=choices, required=False)


def _procedure(asking: Asking) -> tuple[str, ...]:
    """What the rules let them do when time runs out, and where a match is level then."""
    found = at_time(asking.snapshot.book, "bracket" if asking.in_bracket else "")
    return tuple(step for one in found for step in one.steps)


def _at_time(asking: Asking, needed: int) -> Iterator[Button]:
    """What can stand when time is called; a level match that cannot be drawn says who won it."""
    if "timeout" not in asking.snapshot.book.endings:
        return
    for won in range(needed - 1, -1, -1):
        for lost in range(needed - 1, -1, -1):
            if any(_holds(asking, (won, lost), drawn) for drawn in (0, 1)):
                yield _button((won, lost), _TIMED)
            elif won == lost:
                for code, who in (("won", asking.first), ("lost", asking.other)):
                    yield Button(f"{_TIMED}{won}-{lost} {code}", _broken(asking, who, (won, lost, 0)))


def _broken(asking: Asking, who: str, games: Tally) -> Message:
    """ "1–1, I won the tie-break", "1–1 and 2 drawn, Odo won the sudden death"."""
    what = decider(asking.snapshot.book)
    return message("web-result-games-broken", games=_games(games), player=asking.whose(who), decider=what)


def _holds(asking: Asking, games: Games, drawn: int) -> bool:
    played = games_of(*(games[::-1] if asking.turned else games), drawn)
    snapshot, result = asking.snapshot, supposing(asking.snapshot.book, Result(played, how="timeout"))
    try:
        must_be_possible(snapshot.tournament, snapshot.book, asking.match, result)
    except Refused:
        return False
    return True


# Rarer ways ----------------------------------------------------------------------------------------------------------


def _rare(asking: Asking, course: Course) -> Iterator[Way]:
    endings = asking.snapshot.book.endings
    for who in (asking.first, asking.other):
        if buttons := list(_by_drawn_games(asking, course, who)):
            yield _way(asking, asking.won(who, "drawn"), buttons, 0)
    if AGREED in endings and not _in_bracket(asking):
        label = message("web-result-agreed", who="self" if asking.own else "others")
        fields = (*games_before(asking, course.needed - 1), *observed_fields(asking, AGREED))
        yield Way(label, (sending(AGREED, label),), fields, typed=asking.was(AGREED))
    if CONCEDED in endings:
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
            value = "-".join(map(str, games))
            if course.ahead(games) is None:
                yield Button(f"{value} {'lost' if seat else 'won'}", _broken(asking, who, games))
            else:
                yield Button(value, _games(games))


def _finals(course: Course, drawn: int, seat: int) -> Iterator[Tally]:
    """Games with so many drawn ones that end a match, won by a seat or level, where the drawn ones matter."""
    for won in range(course.needed, -1, -1):
        for lost in range(course.needed + 1):
            games = won, lost, drawn
            plain = max(won, lost) == course.needed and drawn == 1 and _later_draws_count(course)
            if not plain and course.over(games) and course.possible(games) and course.ahead(games) in (seat, None):
                yield games


def games_before(asking: Asking, most: int) -> tuple[Field, ...]:
    """Games that were played before the match ended without them."""
    choices = tuple((str(n), message("web-result-games-before", games=n)) for n in range(most + 1))
    return (
        _choice(asking, "mine", asking.of(asking.first, "games"), choices),
        _choice(asking, "theirs", asking.of(asking.other, "games"), choices),
        *_drawn(asking, MOST_DRAWN),
    )


def _conceded(asking: Asking, course: Course, who: str) -> Way:
    way = f"{CONCEDED} {'lost' if who == asking.first else 'won'}"
    label, fields = asking.conceded(who), games_before(asking, course.needed)
    fields = (*fields, *observed_fields(asking, CONCEDED))
    return Way(label, (sending(way, label),), fields, typed=asking.was(way))


# What was sent -------------------------------------------------------------------------------------------------------


def games_result(data: Data, asking: Asking) -> Result:
    """The result as the one who reports sees it, himself first."""
    way = str(data.get("way", ""))
    if way == AGREED:
        return Result(played_before(data), how=AGREED)
    how, _, who = way.partition(" ")
    if how == CONCEDED and who in ("won", "lost"):
        return Result(played_before(data), _codes(asking, who == "won", CONCEDED), CONCEDED)
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
