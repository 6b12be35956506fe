"""People across events, the places and regions they play in, and what a finished event counts for.

A person is not an account: one may claim them, and they play without. Rows that say `event` are projections: written
out of the event's journal in the transaction that finishes it, and made again by `topcut rebuild`. Totals are sums over
such rows, never kept.
"""

from __future__ import annotations

from django.conf import settings
from django.db import models

from topcut.web.store.models import Event

KEY = 16  # signs of a person's key


class Region(models.Model):
    """Where people play: part of a continent, or online."""

    slug = models.SlugField(max_length=60, unique=True)
    name = models.CharField(max_length=80)
    continent = models.CharField(max_length=20, blank=True, db_index=True)  # "europe" …, "online"

    class Meta:
        db_table = "topcut_region"
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name


class Person(models.Model):
    """Somebody who plays across events, by handle; the name is shown only as they allow."""

    class Shown(models.TextChoices):
        FULL = "full"
        INITIAL = "initial"  # "Kira N."
        HANDLE = "handle"

    key = models.CharField(max_length=KEY, unique=True)  # how journals know them: opaque, and never given again
    handle = models.SlugField(max_length=40, unique=True)
    name = models.CharField(max_length=200, blank=True)  # "" = erased
    called = models.CharField(max_length=400, blank=True, db_index=True)  # the name, folded: how a typed one is found
    seen = models.CharField(max_length=260, blank=True)  # what visitors' searches look through: no more than is shown
    shown = models.CharField(max_length=8, choices=Shown, default=Shown.FULL)
    minor = models.BooleanField(default=False)  # never more than "Kira N." is shown
    region = models.ForeignKey(Region, on_delete=models.SET_NULL, null=True, blank=True, related_name="people")
    user = models.OneToOneField(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="person"
    )
    merged_into = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True, related_name="merged")
    erased = models.BooleanField(default=False)

    class Meta:
        db_table = "topcut_person"
        ordering = ("handle",)
        indexes = (  # a search reads nothing else, and ends where its page is full
            models.Index(fields=("handle", "seen"), name="person_seen"),
            models.Index(fields=("region", "handle", "seen"), name="person_seen_region"),
        )

    def __str__(self) -> str:
        """Without a name: the administrators' log keeps it."""
        return self.key


class Entry(models.Model):
    """A projection: which person an entry of an event is, and the place it took."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="entries", db_index=False)
    player = models.CharField(max_length=16)  # p7
    person = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="entries", db_index=False)
    place = models.PositiveIntegerField(null=True)  # the first of the band; null = not over yet
    shared_to = models.PositiveIntegerField(null=True)

    class Meta:
        db_table = "topcut_entry"
        constraints = (models.UniqueConstraint(fields=("event", "player"), name="entry_once"),)
        indexes = (models.Index(fields=("person", "event"), name="entry_person"),)


class Counted(models.Model):
    """A projection: what a finished event is to its program, and whether it counts."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="counted", primary_key=True)
    program = models.CharField(max_length=60, db_index=True)
    level = models.CharField(max_length=20, db_index=True)
    game = models.CharField(max_length=20)  # as the program calls it: "2e"
    kind = models.CharField(max_length=12, blank=True)  # constructed, limited
    league = models.CharField(max_length=60, blank=True, db_index=True)
    region = models.CharField(max_length=60, blank=True, db_index=True)
    day = models.CharField(max_length=10, db_index=True)
    start = models.CharField(max_length=5, blank=True)
    players = models.PositiveIntegerField(default=0)
    rounds = models.PositiveIntegerField(default=0)
    online = models.BooleanField(default=False)
    sanctioned = models.BooleanField(default=False)
    rated = models.BooleanField(default=False)
    missing = models.JSONField(default=list)  # why it is not: players, rounds, notice, format
    finished = models.CharField(max_length=32, blank=True)  # when its results were submitted

    class Meta:
        db_table = "topcut_counted"
        indexes = (models.Index(fields=("program", "level", "day"), name="counted_level"),)


class Credit(models.Model):
    """A projection: points that a place earned in one of a program's tables."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="credits", db_index=False)
    person = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="credits", db_index=False)
    program = models.CharField(max_length=60)
    table = models.CharField(max_length=20)  # league, masters, fantasy
    game = models.CharField(max_length=20)
    season = models.CharField(max_length=20)  # "2026-27", "2026"
    league = models.CharField(max_length=60, blank=True)
    points = models.IntegerField()
    parts = models.JSONField(default=dict)  # {"participation": 3, …}
    competitive = models.BooleanField(default=True)
    wins = models.PositiveIntegerField(default=0)  # matches

    class Meta:
        db_table = "topcut_credit"
        constraints = (models.UniqueConstraint(fields=("event", "person", "table"), name="credit_once"),)
        indexes = (
            models.Index(fields=("person", "program", "table", "season"), name="credit_person"),
            models.Index(fields=("program", "table", "season", "league"), name="credit_season"),
        )


class Earned(models.Model):
    """A projection: a bye or a head start that a place earned. Its id is made of where it comes from, so that whoever
    uses it holds on to it when the event is made again."""

    id = models.CharField(primary_key=True, max_length=40)
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="earned")
    person = models.ForeignKey(Person, on_delete=models.PROTECT, related_name="earned")
    program = models.CharField(max_length=60)
    game = models.CharField(max_length=20)
    kind = models.CharField(max_length=12)  # bye, head_start
    rounds = models.JSONField(default=list)  # of a bye: [1]
    points = models.PositiveIntegerField(default=0)  # of a head start
    into = models.CharField(max_length=20)  # a level
    anywhere = models.BooleanField(default=True)  # on any continent; otherwise where it was earned
    since = models.CharField(max_length=10)
    starts = models.CharField(max_length=10, blank=True)  # the first day on which it can be used
    until = models.CharField(max_length=10, blank=True)  # the last day; "" = none is printed
    clause = models.CharField(max_length=40, blank=True)

    class Meta:
        db_table = "topcut_earned"
        indexes = (models.Index(fields=("person", "into", "until"), name="earned_person"),)


class Claim(models.Model):
    """What was earned is used once: one of two claims wins, because there is one row for each."""

    earned = models.CharField(max_length=40, unique=True)  # the id of what is claimed: it outlives a projection
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="claims")
    player = models.CharField(max_length=16)
    forfeited = models.BooleanField(default=False)  # given up at entry: it cannot be used any more either

    class Meta:
        db_table = "topcut_claim"


class Office(models.Model):
    """Who does what for a community: coordinators, the Director of Organized Play, league directors."""

    class Kind(models.TextChoices):
        DIRECTOR = "director"  # of organized play
        COORDINATOR = "coordinator"  # of a continent, or of online play
        LEAGUE = "league"  # of one league
        CHAIR = "chair"  # nominates challenges

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="offices")
    kind = models.CharField(max_length=12, choices=Kind)
    where = models.CharField(max_length=60, blank=True)  # a continent, or a league
    program = models.CharField(max_length=60)

    class Meta:
        db_table = "topcut_office"
        constraints = (models.UniqueConstraint(fields=("user", "kind", "where", "program"), name="office_once"),)


class League(models.Model):
    """A league of one season; points come from its events."""

    slug = models.SlugField(max_length=60, unique=True)
    name = models.CharField(max_length=120)
    program = models.CharField(max_length=60)
    game = models.CharField(max_length=20, blank=True)  # "" = any of the program
    season = models.CharField(max_length=20)  # "2026-27"
    shape = models.CharField(max_length=12)  # "4+4+4", "4+2"
    region = models.ForeignKey(Region, on_delete=models.SET_NULL, null=True, blank=True, related_name="leagues")
    qualify = models.JSONField(default=list)  # how many of each half: [4, 4]
    schemes = models.JSONField(default=list)  # bonus schemes in use
    own_schemes = models.JSONField(default=list)  # the director's own: {"name", "points"}
    approved = models.BooleanField(default=False)

    class Meta:
        db_table = "topcut_league"
        ordering = ("-season", "name")

    def __str__(self) -> str:
        return self.name


from topcut.web.seasons import models_ratings as models_ratings  # noqa: E402  (ratings have their own file)
from topcut.web.seasons.models_applications import Application, Approval, BidsCalled, PrizeDraw  # noqa: E402, F401
from topcut.web.seasons.models_leagues import Judged, LeagueKept, LeagueListed  # noqa: E402, F401
from topcut.web.seasons.models_office import Complaint, DirectorMark  # noqa: E402, F401
from topcut.web.seasons.models_people import Asked, Merger  # noqa: E402, F401
from topcut.web.seasons.models_programs import OwnProgram  # noqa: E402, F401
from topcut.web.seasons.models_regions import Host  # noqa: E402, F401
from topcut.web.seasons.models_reporting import PaperLine, PaperReport, PaperSum  # noqa: E402, F401
from topcut.web.seasons.models_road import Stop  # noqa: E402, F401
from topcut.web.seasons.models_rulings import Published  # noqa: E402, F401
