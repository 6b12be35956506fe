"""Where a league's promos may be played (001 12.3): cards that are won in a league and belong to one season of it."""

from __future__ import annotations

from datetime import date

from msgspec import Struct

from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.programs.model import Program
from topcut.refusal import refuse
from topcut.seasons.years import days_of, season_of


class PromoAnswer(Struct, frozen=True):
    """Whether a promo is legal in an event; neither, and why, where the document prints nothing."""

    program: str
    season: str
    legal: bool | None
    clause: str
    why: Message | None = None


def promo_legal(program: Program, season: str, day: str, league_event: bool) -> PromoAnswer:
    """Of a promo of a league's season, in an event on a day; `league_event`: it counts in a league."""
    rules = program.league_promos
    if rules is None:
        why = message("promo-not-printed", document=program.document)
        return PromoAnswer(program.name, season, None, "", why)
    first, last = _bounds(program, season)
    on = date.fromisoformat(day)
    if on < first:
        why = message("promo-not-yet", season=season, day=first.isoformat())
        return PromoAnswer(program.name, season, False, rules.clause, why)
    where = rules.during if on <= last else rules.after
    legal = where == "everywhere" or league_event
    only = message("promo-league-only", season=season, day=last.isoformat())
    return PromoAnswer(program.name, season, legal, rules.clause, None if legal else only)


def _bounds(program: Program, season: str) -> tuple[date, date]:
    """The first and the last day of a league's season: "2026-27"."""
    months, begun = program.season("league"), natural(season[:4], 9998)
    if months is None or not begun:
        raise refuse("promo-no-season", season=season)
    first, last = days_of(months, begun)
    if season_of(program, "league", first.isoformat()) != season:
        raise refuse("promo-no-season", season=season)
    return first, last
