"""What a league's director keeps, and which events are listed for a league."""

from __future__ import annotations

from django.db import models

from topcut.web.store.models import Event


class LeagueKept(models.Model):
    """The director's book of a league (`seasons/league_book.py`), people in it by their keys."""

    league = models.OneToOneField("seasons.League", on_delete=models.CASCADE, related_name="kept", primary_key=True)
    book = models.JSONField(default=dict)
    committed = models.JSONField(default=list)  # the keys of those who said that they will play
    director = models.ForeignKey("seasons.Person", on_delete=models.PROTECT, related_name="directs")

    class Meta:
        db_table = "topcut_league_kept"


class Judged(models.Model):
    """League points of a place that a director gave by discretion, instead of the event's own (001 12.4)."""

    event = models.ForeignKey(Event, on_delete=models.CASCADE, related_name="judged")
    person = models.ForeignKey("seasons.Person", on_delete=models.PROTECT, related_name="judged")
    points = models.IntegerField()

    class Meta:
        db_table = "topcut_judged"
        constraints = (models.UniqueConstraint(fields=("event", "person"), name="judged_once"),)


class LeagueListed(models.Model):
    """A projection: an event that is listed for a league, over or not."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="league_listed", primary_key=True)
    league = models.CharField(max_length=60, db_index=True)
    day = models.CharField(max_length=10, blank=True)

    class Meta:
        db_table = "topcut_league_listed"
