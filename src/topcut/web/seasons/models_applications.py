"""What is asked of a community's offices: to hold an event at a level, and special approvals of an event."""

from __future__ import annotations

from typing import Any

from django.conf import settings
from django.db import models
from django.db.models import Q

WORDS = 2_000  # signs of what somebody writes


def without_words(collector: Any, field: Any, rows: Any, using: str) -> None:
    """What an account wrote goes with it; that something was granted stays."""
    collector.add_field_update(field, None, rows)
    for name in ("text", "other_days"):
        collector.add_field_update(field.model._meta.get_field(name), "", rows)


class BidsCalled(models.Model):
    """Bids are asked for: whoever grants the level says from when to when."""

    program = models.CharField(max_length=60)
    level = models.CharField(max_length=20)
    game = models.CharField(max_length=20)
    continent = models.CharField(max_length=20, blank=True)  # "" = it is one for the whole world
    year = models.PositiveIntegerField()
    opens = models.CharField(max_length=10)
    closes = models.CharField(max_length=10)
    text = models.CharField(max_length=WORDS, blank=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    at = models.CharField(max_length=32)

    class Meta:
        db_table = "topcut_bids_called"
        ordering = ("program", "level", "year", "game", "continent")
        constraints = (
            models.UniqueConstraint(fields=("program", "level", "game", "continent", "year"), name="bids_called_once"),
        )


class Application(models.Model):
    """Somebody wants to hold an event at a level, or is asked to: from the question to the answer and its reason."""

    class State(models.TextChoices):
        ASKED = "asked"
        GRANTED = "granted"
        DECLINED = "declined"
        WITHDRAWN = "withdrawn"
        OFFERED = "offered"  # allocated, and not agreed to yet
        REFUSED = "refused"  # by whom it was offered to

    program = models.CharField(max_length=60)
    level = models.CharField(max_length=20)
    game = models.CharField(max_length=20)
    how = models.CharField(max_length=12)  # application, bid, allocation
    continent = models.CharField(max_length=20, blank=True)
    place = models.CharField(max_length=80, blank=True)  # the region or country, as it was written
    day = models.CharField(max_length=10)
    other_days = models.CharField(max_length=200, blank=True)
    venue = models.CharField(max_length=200, blank=True)
    text = models.CharField(max_length=WORDS, blank=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=without_words, null=True, related_name="applications")
    asked_at = models.CharField(max_length=32)
    state = models.CharField(max_length=12, choices=State, default=State.ASKED)
    answered_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    answered_at = models.CharField(max_length=32, blank=True)
    reason = models.CharField(max_length=500, blank=True)
    slot = models.CharField(max_length=200, unique=True, null=True)  # of what there is once, while it is granted
    event = models.OneToOneField("store.Event", on_delete=models.SET_NULL, null=True, related_name="grant")

    class Meta:
        db_table = "topcut_application"
        ordering = ("day", "pk")
        indexes = (models.Index(fields=("program", "state", "day"), name="application_state"),)


class Approval(models.Model):
    """A special approval of one event: of its card pool at its level, or of its day in the season of other levels."""

    class State(models.TextChoices):
        ASKED = "asked"
        GRANTED = "granted"
        DECLINED = "declined"

    event = models.ForeignKey("store.Event", on_delete=models.CASCADE, related_name="approvals")
    program = models.CharField(max_length=60)
    matter = models.CharField(max_length=60)  # "pool.traditional", "months", "challenge"
    about = models.CharField(max_length=40, blank=True)  # for which it holds: a level; with months the month too
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    asked_at = models.CharField(max_length=32)
    state = models.CharField(max_length=12, choices=State, default=State.ASKED)
    answered_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    answered_at = models.CharField(max_length=32, blank=True)
    reason = models.CharField(max_length=500, blank=True)

    class Meta:
        db_table = "topcut_approval"
        ordering = ("pk",)
        constraints = (
            models.UniqueConstraint(
                fields=("event", "matter", "about"), condition=~Q(state="declined"), name="approval_once"
            ),
        )


class PrizeDraw(models.Model):
    """A draw of prizes among those who play a challenge: its seed is fixed, and what stands for it is published, before
    anybody knows the list."""

    program = models.CharField(max_length=60)
    title = models.CharField(max_length=120)
    prizes = models.JSONField(default=list)  # {"what", "among"}
    events = models.ManyToManyField("store.Event", related_name="prize_draws", db_table="topcut_prize_draw_event")
    seed = models.CharField(max_length=64)  # nobody reads it before the draw
    commitment = models.CharField(max_length=64)  # SHA-256 of the seed
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    announced_at = models.CharField(max_length=32)
    drawn_at = models.CharField(max_length=32, blank=True)  # "" = to come
    tickets = models.JSONField(default=list)  # {"ticket", "winner"}
    drawn = models.JSONField(default=list)  # a ticket for each prize, "" where nobody was left

    class Meta:
        db_table = "topcut_prize_draw"
        ordering = ("-pk",)
