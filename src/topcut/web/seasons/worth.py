"""What points are worth: a place by discretion counts instead of the event's own (001 12.4)."""

from __future__ import annotations

from django.db.models import Case, F, OuterRef, QuerySet, Subquery, When
from django.db.models.functions import Coalesce

from topcut.seasons.league_book import TABLE
from topcut.web.seasons.models import Credit
from topcut.web.seasons.models_leagues import Judged


def with_worth(rows: QuerySet[Credit]) -> QuerySet[Credit]:
    """The same rows, each with its `worth`."""
    given = Judged.objects.filter(event=OuterRef("event"), person=OuterRef("person")).values("points")
    return rows.annotate(
        worth=Case(When(table=TABLE, then=Coalesce(Subquery(given), F("points"))), default=F("points"))
    )
