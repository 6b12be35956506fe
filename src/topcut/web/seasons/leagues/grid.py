"""The bonus points of an event as one grid: players by schemes, with what is known already filled in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from django.http import QueryDict
from msgspec import Struct

from topcut.acts.entries.names import tidy
from topcut.limits import natural, short
from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.league_book import LeagueBook, Played, bonus_points, foreseen_bonus
from topcut.web.seasons.leagues.who import shown_name
from topcut.web.seasons.models import Person

_MOST, _LINE = 99, 200


class Scheme(Struct, frozen=True):
    """A column: ticked, or a number."""

    name: str
    title: str | Message
    points: int
    counted: bool  # how many times, or after how many
    own: bool = False


class Input(Struct, frozen=True):
    name: str
    value: int
    counted: bool
    title: str | Message


class GridRow(Struct, frozen=True):
    """A player: what was declared, and each scheme."""

    key: str
    name: str
    place: int
    given: int  # a place by discretion; 0 = the event's own
    headquarters: str
    missions: str
    inputs: tuple[Input, ...]
    sum: int
    foreseen: bool  # not looked at yet: filled in with what is known


def schemes(program: Program, book: LeagueBook) -> tuple[Scheme, ...]:
    """Those in use, the director's own last."""
    used = tuple(
        Scheme(one.name, message("programname-bonus-short", bonus=one.name.replace("-", "_")), one.points, _counts(one))
        for one in program.bonuses
        if one.name in book.schemes
    )
    own = tuple(Scheme(one.name, one.name, one.points, counted=True, own=True) for one in book.own)
    return (*used, *own)


def _counts(one: Any) -> bool:
    return bool(one.each or one.above)


def rows(
    program: Program, book: LeagueBook, played: Sequence[Played], event: Played, people: Mapping[str, Person]
) -> tuple[GridRow, ...]:
    """By place; an event that was not looked at is filled in with what events and declarations tell."""
    said, known = book.booked(event.event), foreseen_bonus(book, played, event.event)
    columns = schemes(program, book)
    found = []
    for who, place in sorted(event.places.items(), key=lambda one: (one[1], one[0])):
        numbers = said.bonus.get(who, {}) if said.entered else known.get(who, {})
        inputs = tuple(Input(f"{one.name}.{who}", numbers.get(one.name, 0), one.counted, one.title) for one in columns)
        found.append(
            GridRow(
                key=who,
                name=shown_name(people[who]),
                place=place,
                given=said.places.get(who, 0),
                headquarters=said.headquarters.get(who, ""),
                missions=", ".join(said.missions.get(who, ())),
                inputs=inputs,
                sum=bonus_points(program, book, numbers),
                foreseen=not said.entered,
            )
        )
    return tuple(found)


def read(program: Program, book: LeagueBook, event: Played, sent: QueryDict) -> dict[str, Any]:
    """What was typed, as the book keeps it; refused whole if a number is none."""
    columns, people = schemes(program, book), list(event.places)
    numbers = {who: _numbers(columns, who, sent) for who in people}
    places = {who: _number(sent, f"place.{who}") for who in people}
    _must_be_whole(places)
    told = {who: _words(sent, f"headquarters.{who}") for who in people}
    missions = {who: _missions(sent.get(f"missions.{who}", "")) for who in people}
    given = {who: {name: number for name, number in found.items() if number} for who, found in numbers.items()}
    declared = "declare" in sent  # what follows from it is to be looked at before it is entered
    return {
        "bonus": {} if declared else _said(given),
        "entered": not declared,
        "places": _said(places),
        "headquarters": _said(told),
        "missions": _said(missions),
    }


def _said(found: Mapping[str, Any]) -> dict[str, Any]:
    return {who: value for who, value in found.items() if value}


def _words(sent: QueryDict, name: str) -> str:
    return tidy(short(sent.get(name, ""), _LINE, message("web-leagues-headquarters")))


def _numbers(columns: Sequence[Scheme], who: str, sent: QueryDict) -> dict[str, int]:
    return {one.name: _number(sent, f"{one.name}.{who}") for one in columns}


def _number(sent: QueryDict, name: str) -> int:
    typed = sent.get(name, "").strip()
    number = natural(typed, _MOST) if typed else 0
    if number is None:
        raise refuse("league-bonus-number", typed=typed[:20], most=_MOST)
    return number


def _must_be_whole(places: Mapping[str, int]) -> None:
    """Places by discretion are for everybody or for nobody, and between the first and the last."""
    given = [place for place in places.values() if place]
    if given and (len(given) < len(places) or max(given) > len(places)):
        raise refuse("league-places-for-all", players=len(places))


def _missions(typed: str) -> tuple[str, ...]:
    words = tidy(short(typed, 4 * _LINE, message("web-leagues-missions")))
    return tuple(dict.fromkeys(part.strip() for part in words.split(",") if part.strip()))
