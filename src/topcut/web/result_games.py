"""The report of a match of several games: buttons like 2–0 and 2–1, draws where they can be, tie-breaks at time."""

from __future__ import annotations

import re
from collections.abc import Iterator

from topcut.journal.records import Result
from topcut.play.games import games_of
from topcut.play.possible.taking import must_be_possible
from topcut.refusal import Refused, refuse
from topcut.web.result_fields import Asking, Button, Data, Field, ResultForm, Way, number

MOST_DRAWN = 5
_WAY = re.compile(r"(time )?(\d)-(\d)( won| lost)?")
Games = tuple[int, int]  # won by the one who reports, and by the other


def games_form(asking: Asking, best_of: int, timed: bool) -> ResultForm:
    """Won with 2–0 or 2–1, lost so, or time."""
    needed = best_of // 2 + 1
    lost = range(needed)
    ways = [
        _way(asking, asking.won(asking.first), [_button((needed, games)) for games in lost]),
        _way(asking, asking.won(asking.other), [_button((games, needed)) for games in lost]),
    ]
    if timed and (buttons := list(_at_time(asking, needed))):
        ways.append(_way(asking, "Tie or time", buttons))
    rare = [_conceded(asking, who) for who in (asking.first, asking.other) if not (asking.own and who == asking.first)]
    return ResultForm(tuple(ways), tuple(rare) if "concession" in asking.snapshot.book.endings else ())


def _way(asking: Asking, label: str, buttons: list[Button]) -> Way:
    typed = asking.was(*(button.value for button in buttons))
    return Way(label, tuple(buttons), tuple(_drawn(asking)), typed=typed)


def _button(games: Games, before: str = "", after: str = "", words: str = "") -> Button:
    won, lost = games
    return Button(f"{before}{won}-{lost}{after}", f"{won}–{lost}{words}")


def _drawn(asking: Asking) -> Iterator[Field]:
    """Drawn games besides, where the game has them."""
    book = asking.snapshot.book
    if book.flag("drawn_games", True):
        choices = (("0", "none"), *((str(n), str(n)) for n in range(1, MOST_DRAWN + 1)))
        value = asking.typed.get("drawn", "0")[:2]
        yield Field("drawn", "Drawn games besides", "choice", value, choices=choices, required=False)


def _at_time(asking: Asking, needed: int) -> Iterator[Button]:
    """What can stand when time is called; a level match that cannot be drawn says who won the tie-break."""
    if "timeout" not in asking.snapshot.book.endings:
        return
    for won in range(needed - 1, -1, -1):
        for lost in range(needed - 1, -1, -1):
            if any(_holds(asking, (won, lost), drawn) for drawn in (0, 1)):
                yield _button((won, lost), "time ")
            elif won == lost:
                yield _button((won, lost), "time ", " won", f", {_tie_break(asking, asking.first)}")
                yield _button((won, lost), "time ", " lost", f", {_tie_break(asking, asking.other)}")


def _tie_break(asking: Asking, who: str) -> str:
    return "I won the tie-break" if asking.own and who == asking.first else f"{asking.name(who)} won the tie-break"


def _holds(asking: Asking, games: Games, drawn: int) -> bool:
    played = games_of(*(games[::-1] if asking.turned else games), drawn)
    snapshot, result = asking.snapshot, Result(played, how="timeout")
    try:
        must_be_possible(snapshot.tournament, snapshot.book, asking.match, result)
    except Refused:
        return False
    return True


def _conceded(asking: Asking, who: str) -> Way:
    way = "concession lost" if who == asking.first else "concession won"
    label = f"{asking.name(who)} conceded"
    return Way(label, (Button(way, f"Send: {label}"),), typed=asking.was(way))


# What was sent -------------------------------------------------------------------------------------------------------


def games_result(data: Data, asking: Asking) -> Result:
    """The result as the one who reports sees it, himself first."""
    way = str(data.get("way", ""))
    if way in ("concession won", "concession lost"):
        return Result(codes=_codes(asking, way.endswith("won"), "concession"), how="concession")
    found = _WAY.fullmatch(way)
    if found is None:
        raise refuse("how the match ended is not said", "choose one of the buttons", "no-result")
    timed, won, lost, tie_break = found.groups()
    drawn = number(data, "drawn", "the number of drawn games", most=MOST_DRAWN) if data.get("drawn") else 0
    if timed and not int(won) + int(lost) + drawn and asking.snapshot.book.text("unplayed_match") and not tie_break:
        what = "0–0 without a drawn game says that nothing was played"
        raise refuse(what, "say how many games were drawn", "no-result")
    how = "timeout" if timed else "normal"
    codes = _codes(asking, tie_break == " won", how) if tie_break else ()
    return Result(games_of(int(won), int(lost), drawn), codes, how)


def _codes(asking: Asking, won: bool, how: str) -> tuple[str, str]:
    ending = asking.snapshot.book.endings.get(how)
    if ending is None or ending.results is None:
        raise refuse("the rulebook has no such ending", "choose one of the buttons", "unknown-ending")
    return ending.results if won else (ending.results[1], ending.results[0])
