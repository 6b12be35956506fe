"""Interim rulings that were published on this site: withdrawn with a day and a reason, never deleted."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class Published(models.Model):
    """A ruling as it was written, from which day on it holds, and until when."""

    name = models.SlugField(max_length=60, unique=True)
    program = models.CharField(max_length=60)  # under whose Director of Organized Play
    number = models.PositiveIntegerField()  # of the program's rulings: of two that are published at once one is first
    ground = models.CharField(max_length=8)  # rulebook, program
    over = models.JSONField(default=list)  # the names of what it is laid over
    text = models.TextField()
    title = models.CharField(max_length=200, blank=True)
    since = models.CharField(max_length=10, db_index=True)
    reason = models.CharField(max_length=500)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    at = models.CharField(max_length=32)
    until = models.CharField(
        max_length=10, blank=True
    )  # the first day on which it holds no more; "" = it was not withdrawn
    withdrawn_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    withdrawn_at = models.CharField(max_length=32, blank=True)
    withdrawn_reason = models.CharField(max_length=500, blank=True)

    class Meta:
        db_table = "topcut_ruling"
        ordering = ("-since", "-pk")
        constraints = (models.UniqueConstraint(fields=("program", "number"), name="ruling_number"),)

    def __str__(self) -> str:
        return self.name
