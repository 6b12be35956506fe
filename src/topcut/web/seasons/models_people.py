"""Who said that two persons are one, and who asks to be a person."""

from __future__ import annotations

from django.conf import settings
from django.db import models
from django.db.models import Q


class Merger(models.Model):
    """Two persons became one, by whom and why; taken apart again, it stays as the record of it."""

    kept = models.ForeignKey("seasons.Person", on_delete=models.PROTECT, related_name="mergers")
    gone = models.ForeignKey("seasons.Person", on_delete=models.PROTECT, related_name="merged_by")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="mergers")
    reason = models.CharField(max_length=500, blank=True)
    at = models.CharField(max_length=32)
    undone_by = models.ForeignKey(
        settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="mergers_undone"
    )
    undone_reason = models.CharField(max_length=500, blank=True)
    undone_at = models.CharField(max_length=32, blank=True)  # "" = they are one

    class Meta:
        db_table = "topcut_merger"
        constraints = (models.UniqueConstraint(fields=("gone",), condition=Q(undone_at=""), name="merged_once"),)

    def __str__(self) -> str:
        return f"{self.gone} {self.kept}"


class Asked(models.Model):
    """An account asks to be a person: answered by a director of an event that the person played, or a coordinator."""

    person = models.ForeignKey("seasons.Person", on_delete=models.CASCADE, related_name="asked")
    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="asked_to_be")
    at = models.CharField(max_length=32)

    class Meta:
        db_table = "topcut_person_asked"
