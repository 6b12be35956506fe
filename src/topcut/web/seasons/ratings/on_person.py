"""Ratings on a person's own page, and the rating that comes into an event with them."""

from __future__ import annotations

from django.template.loader import render_to_string
from django.utils.safestring import SafeString

from topcut.seasons.outcome import game_of, program_of
from topcut.seasons.rating.rules import POINT
from topcut.web.seasons.models import Person
from topcut.web.seasons.models_ratings import Rating, RatingLadder
from topcut.web.seasons.persons.merging import Follower
from topcut.web.seasons.persons.parts import Part
from topcut.web.seasons.ratings import listing
from topcut.web.seasons.ratings.ladders import people_apart, people_merged
from topcut.web.seasons.ratings.words import first_board
from topcut.web.site.live import Snapshot


def _section(person: Person) -> SafeString:
    """Where they stand in each game; nothing where they were never rated."""
    held = Rating.objects.filter(person=person, which=0).select_related("ladder")
    boards = [(first_board(one.ladder), one) for one in held]
    rows = [{"board": board, "now": one, "rank": listing.rank_of(board, one.rating)} for board, one in boards]
    return SafeString(
        render_to_string("seasons/ratings/on_person.html", {"person": person, "rows": rows}) if rows else ""
    )


def rating_for(person: Person, snapshot: Snapshot) -> int | None:
    """Whole points in the first list of the event's game (000 7.5 ranks by it last)."""
    program = program_of(snapshot)
    game = game_of(program, snapshot) if program else None
    ladder = RatingLadder.objects.filter(program=program.name, game=game).first() if program and game else None
    held = Rating.objects.filter(person=person, ladder=ladder, which=0).first() if ladder else None
    return held.rating // POINT if held else None


ON_PERSON = Part("ratings", "body", _section)
FOLLOWS = Follower("ratings", people_merged, people_apart)
