"""The report of one game with a score: Star Trek, Star Wars, X-Wing."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.conditions import asks_for_missions
from topcut.play.observed import observations
from topcut.play.possible.observations import deciding
from topcut.play.possible.score_asked import counts_margin, counts_score, least_score
from topcut.refusal import refuse
from topcut.rulebooks.model import Ending, Observation, Rulebook
from topcut.web.report.fields import MOST_POINTS, Asking, Button, Data, Field, ResultForm, Way, sending
from topcut.web.report.observed import fields_of, noted, observed_fields
from topcut.web.site.fields import number


def game_form(asking: Asking, timed: bool) -> ResultForm:
    """Won, lost, time; and the rarer endings that the rulebook has."""
    usual = [_decided(asking, "normal", first, asking.won(who)) for first, who in _both(asking)]
    if timed:
        usual += _at_time(asking)
    return ResultForm(tuple(usual), tuple(_rare(asking)))


def _both(asking: Asking) -> tuple[tuple[bool, str], ...]:
    return (True, asking.first), (False, asking.other)


def _at_time(asking: Asking) -> Iterator[Way]:
    ending = asking.snapshot.book.endings.get("timeout")
    if ending is None:
        return
    if ending.level is not None:  # the score and the missions say who is ahead
        yield _measured(asking, ending, message("web-result-tie-or-time"), message("web-result-send-time"))
        return
    for first, who in _both(asking):
        yield _decided(asking, "timeout", first, asking.won(who, "timeout"))


def _rare(asking: Asking) -> Iterator[Way]:
    book = asking.snapshot.book
    endings = book.endings
    if (by := deciding(book)) and asks_for_missions(book) and book.integer("points_to_win"):
        for first, who in _both(asking):
            yield _by_conditions(asking, by, first, asking.won(who, "conditions"))
    if "concession" in endings:
        yield _decided(asking, "concession", True, asking.conceded(asking.other))
        if not asking.own:
            yield _decided(asking, "concession", False, asking.conceded(asking.first))
    if "effect" in endings:
        for first, who in _both(asking):
            yield _decided(asking, "effect", first, asking.won(who, "effect"))
    if (decked := endings.get("decked")) and decked.level is not None:
        yield _measured(asking, decked, message("web-result-decked"), message("web-result-send-decked"))


def _decided(asking: Asking, how: str, first: bool, label: Message) -> Way:
    """A way that says who won; its score is asked where the rulebook counts it."""
    value = _value(how, first)
    ending = asking.snapshot.book.endings[how]
    fields = tuple(_scores(asking, ending))
    if fields and not asking.own and not asking.in_bracket:
        fields = (*fields, _unknown_score(asking))
    fields = (*fields, *observed_fields(asking, how))
    return Way(label, (sending(value, label),), fields, typed=asking.was(value))


def _value(how: str, won: bool) -> str:
    return f"{how} {'won' if won else 'lost'}"


def _unknown_score(asking: Asking) -> Field:
    """For an official alone to say (R70)."""
    value = asking.typed.get("unscored", "")
    return Field("unscored", message("web-result-unscored"), "check", value, required=False)


def _by_conditions(asking: Asking, by: Observation, first: bool, label: Message) -> Way:
    """Won by the victory conditions against the score: what they ask for is asked too (7.5.1, R58)."""
    value = _value(by.name, first)
    fields = (*_points(asking), *fields_of(asking, by), *observed_fields(asking, "normal"))
    return Way(label, (sending(value, label),), fields, typed=asking.was(value))


def _measured(asking: Asking, ending: Ending, label: Message, button: Message) -> Way:
    """A way whose winner follows from the score, and from the conditions where those decide (7.5.1, R19)."""
    fields = (*_points(asking), *observed_fields(asking, ending.how))
    return Way(label, (Button(ending.how, button),), fields, typed=asking.was(ending.how))


def _scores(asking: Asking, ending: Ending) -> Iterator[Field]:
    book = asking.snapshot.book
    if counts_score(book, ending):
        yield from _points(asking)
    elif counts_margin(book, ending):
        yield asking.field("margin", message("web-result-margin"))


def _points(asking: Asking) -> tuple[Field, Field]:
    mine, theirs = asking.of(asking.first, "points"), asking.of(asking.other, "points")
    least = least_score(asking.snapshot.book)
    return asking.field("mine", mine, least), asking.field("theirs", theirs, least)


def game_heads(book: Rulebook) -> tuple[str, ...]:
    """What a paper slip asks of each player; whoever won is marked where no score says it."""
    endings = book.endings.values()
    score = "score" if any(counts_score(book, one) or one.decided_by == "score" for one in endings) else ""
    margin = "differential" if any(counts_margin(book, one) for one in endings) else ""
    return (*((score or margin,) if score or margin else ("won",)), *heads_observed(book))


def heads_observed(book: Rulebook) -> tuple[str, ...]:
    """What it asks of each besides: what every game has, and what decides one somewhere."""
    decide = asks_for_missions(book) or any(one.decided_by == "conditions" for one in book.endings.values())
    asked = [one for one in observations(book) if one.of == "seat" and one.asked != "never"]
    return tuple(key for one in asked if one.asked == "always" or decide for key in one.numbers or (one.title,))


# What was sent -------------------------------------------------------------------------------------------------------


def game_result(data: Data, asking: Asking) -> Result:
    """The result as the one who reports sees it, himself first."""
    how, _, who = str(data.get("way", "")).partition(" ")
    by = deciding(asking.snapshot.book)
    by = by if by and by.name == how else None
    ending = asking.snapshot.book.endings.get("normal" if by else how)
    if ending is None or how in ("no-show", "incomplete", "both-lose") or who not in ("won", "lost", ""):
        raise refuse("form-ending-unsaid", what="game")
    if not who:
        return Result((_both_points(data, asking),), how=ending.how)
    if ending.results is None:
        raise refuse("form-ending-without-winner", how=how)
    codes = ending.results if who == "won" else ending.results[::-1]
    if by:
        return noted(data, asking, Result((_both_points(data, asking),), codes), by)
    games = _game(data, asking, ending, who == "won")
    return Result(games, codes, how, unscored=bool(data.get("unscored")))


def _game(data: Data, asking: Asking, ending: Ending, won: bool) -> tuple[tuple[int, ...], ...]:
    book = asking.snapshot.book
    if data.get("unscored") and not any(data.get(name) for name in ("mine", "theirs", "margin")):
        return ()
    if counts_score(book, ending):
        return (_both_points(data, asking),)
    if counts_margin(book, ending):
        margin = number(data, "margin", message("form-differential"), most=MOST_POINTS)
        return ((margin, 0) if won else (0, margin),)
    return ()


def _both_points(data: Data, asking: Asking) -> tuple[int, int]:
    mine, theirs = _points(asking)
    first = number(data, "mine", mine.label, mine.least, mine.most)
    return first, number(data, "theirs", theirs.label, theirs.least, theirs.most)
