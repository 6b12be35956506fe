"""The report of one game with a score: Star Trek, Star Wars, X-Wing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from topcut.journal.fact import Result
from topcut.messages.message import Message, message
from topcut.play.conditions import asks_for_missions
from topcut.play.possible.score_asked import counts_margin, counts_score, least_score
from topcut.refusal import refuse
from topcut.rulebooks.model import Ending, Rulebook
from topcut.web.result_fields import Asking, Button, Data, Field, ResultForm, Way, number, sending


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
    if asks_for_missions(book) and book.integer("points_to_win"):
        for first, who in _both(asking):
            yield _by_missions(asking, first, asking.won(who, "missions"))
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
    return Way(label, (sending(value, label),), fields, typed=asking.was(value))


def _value(how: str, won: bool) -> str:
    return f"{how} {'won' if won else 'lost'}"


def _unknown_score(asking: Asking) -> Field:
    """For an official alone to say (R70)."""
    value = asking.typed.get("unscored", "")
    return Field("unscored", message("web-result-unscored"), "check", value, required=False)


def _by_missions(asking: Asking, first: bool, label: Message) -> Way:
    """Won by the victory conditions against the score: the missions are asked too (7.5.1, R58)."""
    value = _value("missions", first)
    fields = (*_points(asking), *_missions(asking))
    return Way(label, (sending(value, label),), fields, typed=asking.was(value))


def _measured(asking: Asking, ending: Ending, label: Message, button: Message) -> Way:
    """A way whose winner follows from the score, and from missions where conditions decide (7.5.1, R19)."""
    missions = _missions(asking) if ending.decided_by == "conditions" else ()
    fields = (*_points(asking), *missions)
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


def _missions(asking: Asking) -> Iterator[Field]:
    for whose, player in (("my", asking.first), ("their", asking.other)):
        yield asking.field(f"{whose}_planet", asking.of(player, "planet"), most=99)
        yield asking.field(f"{whose}_space", asking.of(player, "space"), most=99)


def game_heads(book: Rulebook) -> tuple[str, ...]:
    """What a paper slip asks of each player; whoever won is marked where no score says it."""
    endings = book.endings.values()
    score = "score" if any(counts_score(book, one) or one.decided_by == "score" for one in endings) else ""
    margin = "differential" if any(counts_margin(book, one) for one in endings) else ""
    by_missions = asks_for_missions(book) or any(one.decided_by == "conditions" for one in endings)
    missions = ("planet", "space") if by_missions else ()
    return (*((score or margin,) if score or margin else ("won",)), *missions)


# What was sent -------------------------------------------------------------------------------------------------------


def game_result(data: Data, asking: Asking) -> Result:
    """The result as the one who reports sees it, himself first."""
    how, _, who = str(data.get("way", "")).partition(" ")
    by_missions = how == "missions"
    ending = asking.snapshot.book.endings.get("normal" if by_missions else how)
    if ending is None or how in ("no-show", "incomplete", "both-lose") or who not in ("won", "lost", ""):
        raise refuse("form-ending-unsaid", what="game")
    if not who:
        return _by_score(data, asking, ending)
    if ending.results is None:
        raise refuse("form-ending-without-winner", how=how)
    codes = ending.results if who == "won" else ending.results[::-1]
    if by_missions:
        return Result((_both_points(data, asking),), codes, missions=_both_missions(data, asking))
    games = _game(data, asking, ending, who == "won")
    return Result(games, codes, how, unscored=bool(data.get("unscored")))


def _by_score(data: Data, asking: Asking, ending: Ending) -> Result:
    result = Result((_both_points(data, asking),), how=ending.how)
    if ending.decided_by != "conditions":
        return result
    return replace(result, missions=_both_missions(data, asking))


def _both_missions(data: Data, asking: Asking) -> tuple[tuple[int, int], ...]:
    labels = {field.name: field.label for field in _missions(asking)}
    my_planet, my_space, their_planet, their_space = (
        number(data, name, label, most=99) for name, label in labels.items()
    )
    return (my_planet, my_space), (their_planet, their_space)


def _game(data: Data, asking: Asking, ending: Ending, won: bool) -> tuple[tuple[int, ...], ...]:
    book = asking.snapshot.book
    if data.get("unscored") and not any(data.get(name) for name in ("mine", "theirs", "margin")):
        return ()
    if counts_score(book, ending):
        return (_both_points(data, asking),)
    if counts_margin(book, ending):
        margin = number(data, "margin", message("form-differential"))
        return ((margin, 0) if won else (0, margin),)
    return ()


def _both_points(data: Data, asking: Asking) -> tuple[int, int]:
    mine, theirs = _points(asking)
    return number(data, "mine", mine.label, mine.least), number(data, "theirs", theirs.label, theirs.least)
