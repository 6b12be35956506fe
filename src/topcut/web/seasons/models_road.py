"""Where the events of a season stand: written while they are announced, so that a year can be looked at."""

from __future__ import annotations

from django.db import models

from topcut.web.store.models import Event


class Stop(models.Model):
    """A projection: an event of a program, finished or not."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="stop", primary_key=True)
    program = models.CharField(max_length=60)
    game = models.CharField(max_length=20)
    level = models.CharField(max_length=20)
    day = models.CharField(max_length=10)

    class Meta:
        db_table = "topcut_stop"
        indexes = (models.Index(fields=("program", "game", "day"), name="stop_day"),)
