"""A director's rating on their own page, for everybody."""

from __future__ import annotations

from fractions import Fraction

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from topcut.messages.message import Message, message
from topcut.web.seasons.directors.marks import Rated, rated
from topcut.web.seasons.models import Person
from topcut.web.seasons.persons.parts import Part
from topcut.web.voices import PAGE

_HUNDREDTHS = 100


def _section(person: Person) -> SafeString:
    """Nothing where they directed nothing that is rated."""
    rows = [
        {"program": one.program, "average": _shown(one), "told": _told(one), "late": _late(one)}
        for one in rated(person)
    ]
    return SafeString(render_to_string("seasons/directors/on_person.html", {"rows": rows}) if rows else "")


def _shown(one: Rated) -> str:
    return rounded(one.answer.average) if one.answer.average is not None else ""


def _told(one: Rated) -> Message:
    answer = one.answer
    if answer.average is None:
        return message("web-director-not-yet", events=answer.events, votes=one.rules.votes)
    return message(
        "web-director-average",
        average=rounded(answer.average),
        most=one.rules.most,
        marks=answer.marks,
        events=answer.events,
    )


def _late(one: Rated) -> Message | None:
    """ "1 event reported late: lowered from 4.80"."""
    if not one.answer.late:
        return None
    before = one.answer.unlowered
    return message("web-director-late", late=one.answer.late, before=rounded(before) if before is not None else "")


def rounded(average: Fraction) -> str:
    """Two digits, half up, as the reader writes numbers: 4.625 is "4.63", "4,63"."""
    hundredths = (2 * average * _HUNDREDTHS + 1) // 2
    return f"{hundredths // _HUNDREDTHS}{PAGE.numerals.point}{hundredths % _HUNDREDTHS:02}"


DIRECTS = Part("director", "body", _section)
