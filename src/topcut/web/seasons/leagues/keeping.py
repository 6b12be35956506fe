"""A league's book is changed: one after the other, and whatever it gives by discretion changes with it."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
from django.db import transaction

from topcut.files.league_file import must_fit
from topcut.seasons.league_book import LeagueBook
from topcut.web.seasons.leagues import book as books
from topcut.web.seasons.leagues.judged import judge
from topcut.web.seasons.models import League
from topcut.web.seasons.models_leagues import LeagueKept


def keep(league: League, change: Callable[[LeagueBook], LeagueBook]) -> LeagueBook:
    """Write it as it was changed; two who change it at once do so one after the other."""
    with transaction.atomic():
        kept = LeagueKept.objects.select_for_update().get(league=league)
        league.kept = kept
        book = change(books.book_of(league))
        must_fit(books.program_of(league), book)
        kept.book = msgspec.to_builtins(book)
        kept.save(update_fields=("book",))
        judge(league, book)
    return book
