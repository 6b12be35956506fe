"""Who has which role at which event, by account."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from topcut.messages.message import message
from topcut.web.store.models import Event
from topcut.web.voices import PAGE


class Role(models.Model):
    """A role of an account at an event; a player also has their id in its journal."""

    class Kind(models.TextChoices):
        DIRECTOR = "director"
        HEAD_JUDGE = "head-judge"
        JUDGE = "judge"
        SCOREKEEPER = "scorekeeper"
        PLAYER = "player"

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="roles")
    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="roles")
    role = models.CharField(max_length=12, choices=Kind)
    player = models.CharField(max_length=16, blank=True)  # of a player: p7
    link = models.CharField(max_length=40, blank=True)  # by which it was kept, and with which it ends: p7.0-1

    class Meta:
        db_table = "topcut_role"
        constraints = (models.UniqueConstraint(fields=("user", "event", "role"), name="role_once"),)

    def __str__(self) -> str:
        """Without a name: the administrators' log keeps it, and must not know who had an account that is deleted."""
        return PAGE.say(message("web-accounts-role", account=self.user_id, role=self.role, event=str(self.event)))


class Language(models.Model):
    """In which language an account reads, and gets its mails."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", primary_key=True)
    language = models.CharField(max_length=12)

    class Meta:
        db_table = "topcut_language"


class SeatTaken(models.Model):
    """A player whose phone came in by the code of a table: nobody else does, until their link is made anew."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="+")
    player = models.CharField(max_length=16)
    link = models.CharField(max_length=40)  # the one that was valid then: p7.0-1

    class Meta:
        db_table = "topcut_seat_taken"
        constraints = (models.UniqueConstraint(fields=("event", "player", "link"), name="seat_once"),)


class OwnRulebook(models.Model):
    """The rules of a game of somebody's own, as a file: of an account, or of a browser that has none."""

    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, null=True, related_name="+")
    browser = models.CharField(max_length=64, blank=True, db_index=True)  # a hash of what only its session knows
    name = models.CharField(max_length=80)
    title = models.CharField(max_length=80)
    text = models.TextField()
    changed = models.DateTimeField(auto_now=True)
    made = models.CharField(max_length=64, null=True, unique=True)  # by which form: sent twice, made once

    class Meta:
        db_table = "topcut_own_rulebook"
        ordering = ("title", "id")

    def __str__(self) -> str:
        return self.title

    @property
    def key(self) -> str:
        """What an address calls it where a shipped one has its name."""
        return f"own-{self.pk}"


class Tally(models.Model):
    """How often something was done lately (`tallies.py`)."""

    name = models.CharField(max_length=64, primary_key=True)  # a hash of what and who
    count = models.PositiveIntegerField()
    until = models.BigIntegerField(db_index=True)  # seconds since 1970; then it is forgotten

    class Meta:
        db_table = "topcut_tally"


class Cached(models.Model):
    """The table of Django's cache (`kept_counts.py`), with the columns that it wants."""

    cache_key = models.CharField(max_length=255, primary_key=True)
    value = models.TextField()
    expires = models.DateTimeField(db_index=True)

    class Meta:
        db_table = "topcut_cache"
