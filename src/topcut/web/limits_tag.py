"""What a browser is told of a field: `{% limits "AddTime.minutes" %}` says what the command itself says of it."""

from __future__ import annotations

from functools import cache

from django.utils.html import format_html
from django.utils.safestring import SafeString
from msgspec import Struct

from topcut.acts.entries.commands import Person
from topcut.acts.fields import fields_of
from topcut.acts.listing.words import ListingWords
from topcut.acts.stages.asked import PlanAsked
from topcut.desk.slices import HANDLING
from topcut.web.desk.frame.deadline_acts import EveryDays
from topcut.web.desk.setup.details import Details
from topcut.web.desk.setup.listing_form import ListingAsked
from topcut.web.desk.setup.setup_form import Expected
from topcut.web.seasons.applications.answering import BidsAsked
from topcut.web.seasons.applications.asking import ApplicationAsked
from topcut.web.seasons.hosts.answering import HostAsked
from topcut.web.seasons.news.writing import NewsAsked, NewsEnded
from topcut.web.seasons.officers.appointing import OfficeAsked, OfficeEnded, ReachAsked
from topcut.web.seasons.regions.keeping import RegionAsked

_NEWS = (NewsAsked, NewsEnded)


@cache
def limits(name: str) -> SafeString:
    """The attributes of an input for a field: `type="number" min="1" max="1440"`, `data-most="500"`."""
    kind, _, field = name.partition(".")
    found = fields_of(kinds()[kind])[field]
    if found.kind == "number":
        return format_html('type="number" min="{}" max="{}"', found.least, found.most)
    return format_html('data-most="{}"', found.most)  # `maxlength` would cut what is pasted without a word


@cache
def kinds() -> dict[str, type[Struct]]:
    """Everything that a form can ask for, by its name."""
    typed: tuple[type[Struct], ...] = (
        *(Details, Expected, EveryDays, ListingAsked, ListingWords),
        *(ApplicationAsked, BidsAsked),
    )
    community: tuple[type[Struct], ...] = (RegionAsked, HostAsked, OfficeAsked, OfficeEnded, ReachAsked, *_NEWS)
    asked: tuple[type[Struct], ...] = (*HANDLING, Person, PlanAsked, *typed, *community)
    return {kind.__name__: kind for kind in asked}
