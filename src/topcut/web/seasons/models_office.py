"""What players say of directors, and complaints: both private, and told by what follows from them."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from topcut.web.store.models import Event


class DirectorMark(models.Model):
    """What one player of an event says of how it was directed."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="director_marks")
    player = models.CharField(max_length=16)  # p7: whoever that is by now
    person = models.ForeignKey(
        "seasons.Person", on_delete=models.SET_NULL, null=True, blank=True, related_name="director_marks"
    )
    mark = models.PositiveSmallIntegerField()
    at = models.CharField(max_length=32)

    class Meta:
        db_table = "topcut_director_mark"
        constraints = (models.UniqueConstraint(fields=("event", "player"), name="director_mark_once"),)


class Complaint(models.Model):
    """Something that went wrong, for the organized-play managers and nobody else (001 1.2; 000 Accountability)."""

    class About(models.TextChoices):
        EVENT = "event"
        DIRECTOR = "director"  # of the event
        PERSON = "person"

    class State(models.TextChoices):
        RECEIVED = "received"
        LOOKED = "looked"
        ANSWERED = "answered"

    reference = models.CharField(max_length=12, unique=True)
    key = models.CharField(max_length=64, unique=True)  # a hash of what stands in the private address
    program = models.CharField(max_length=60, db_index=True)
    continent = models.CharField(max_length=20, blank=True)  # "" = nobody knows: for the director of organized play
    about = models.CharField(max_length=12, choices=About)
    event = models.ForeignKey(Event, on_delete=models.SET_NULL, null=True, blank=True, related_name="complaints")
    person = models.ForeignKey(
        "seasons.Person", on_delete=models.SET_NULL, null=True, blank=True, related_name="complaints"
    )
    user = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="complaints"
    )
    barred = models.JSONField(default=list)  # accounts that it is about, whatever offices they hold
    text = models.TextField(blank=True)  # "" = erased
    at = models.CharField(max_length=32)
    state = models.CharField(max_length=12, choices=State, default=State.RECEIVED)
    taken_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, blank=True, related_name="complaints_taken"
    )
    taken_at = models.CharField(max_length=32, blank=True)
    answer = models.TextField(blank=True)
    answered_at = models.CharField(max_length=32, blank=True)

    class Meta:
        db_table = "topcut_complaint"
        ordering = ("at", "pk")

    def __str__(self) -> str:
        return self.reference
