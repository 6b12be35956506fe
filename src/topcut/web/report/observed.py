"""The fields of a report for what the rulebook observes besides the score, and what was sent with them."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.journal.fact import PlayerId, Result
from topcut.messages.message import Message, message
from topcut.play.observed import noting, observations
from topcut.play.possible.observations import asked_at
from topcut.rulebooks.model import Observation
from topcut.web.report.fields import Asking, Data, Field
from topcut.web.site.fields import number


def observed_fields(asking: Asking, how: str) -> tuple[Field, ...]:
    """What is asked of a match that ended so."""
    return tuple(field for one in _asked(asking, how) for field in fields_of(asking, one))


def fields_of(asking: Asking, one: Observation) -> Iterator[Field]:
    """The fields of one observation, whoever reports first."""
    for whose in _whose(asking, one):
        for key in one.keys:
            label = _label(asking, one, key, whose)
            yield asking.field(_name(asking, key, whose), label, one.least, one.most)


def observed(data: Data, asking: Asking, result: Result) -> Result:
    """A result with what was sent of everything that is asked of a match that ended so."""
    for one in () if result.unscored else _asked(asking, result.how):
        result = noted(data, asking, result, one)
    return result


def noted(data: Data, asking: Asking, result: Result, one: Observation) -> Result:
    """The same with one observation, the numbers of whoever reports first."""
    fields = {field.name: field for field in fields_of(asking, one)}
    sent = {name: number(data, name, field.label, field.least, field.most) for name, field in fields.items()}
    rows = tuple(tuple(sent[_name(asking, key, whose)] for key in one.keys) for whose in _whose(asking, one))
    return noting(one, result, rows)


def standing_observed(asking: Asking, result: Result) -> dict[str, str]:
    """What an official would have typed for the observations of a result that stands."""
    typed: dict[str, str] = {}
    for one in observations(asking.snapshot.book):
        rows = result.observed(one.name) if one.of != "game-seat" else ()
        for whose, row in zip(_whose(asking, one), rows, strict=False):
            typed |= {_name(asking, key, whose): str(value) for key, value in zip(one.keys, row, strict=False)}
    return typed


def _asked(asking: Asking, how: str) -> tuple[Observation, ...]:
    snapshot = asking.snapshot
    asked = asked_at(snapshot.tournament, snapshot.book, asking.match, how)
    return tuple(one for one in asked if one.of != "game-seat")  # those are marks on the sheet of a pod


def _whose(asking: Asking, one: Observation) -> tuple[PlayerId, ...]:
    """Whose numbers are asked, in the order of the form; of the match they are nobody's."""
    if one.of == "match":
        return ("",)
    return (asking.first, asking.other) if len(asking.match.seats) == 2 else asking.match.seats


def _name(asking: Asking, key: str, whose: PlayerId) -> str:
    """`the_moves`, `my_planet`, `their_planet`; of a pod by the seat, `s2_crystals`."""
    if not whose:
        return f"the_{key}"
    if len(asking.match.seats) != 2:
        return f"s{asking.match.seats.index(whose)}_{key}"
    return f"my_{key}" if whose == asking.first else f"their_{key}"


def _label(asking: Asking, one: Observation, key: str, whose: PlayerId) -> Message:
    """ "My planet missions", "Odo’s crystals", "Moves before the game ended"."""
    what = message("web-result-number-of", number=key if len(one.keys) > 1 else "", title=one.title)
    if not whose:
        return message("web-result-of-match", what=what)
    return message("web-result-observed", player=asking.whose(whose), what=what)
