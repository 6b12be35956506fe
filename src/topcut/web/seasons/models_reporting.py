"""Score cards that are being typed in: no facts yet, and kept as they were typed (decision 28).

Players are the ids of their event's journal, so that no name stands here.
"""

from __future__ import annotations

from django.db import models

from topcut.web.store.models import Event


class PaperReport(models.Model):
    """The report of an event that was played on paper."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="paper", primary_key=True)
    rounds = models.PositiveSmallIntegerField()
    away = models.JSONField(default=list)  # players who did not come
    seeds = models.JSONField(default=dict)  # by stage, the best first
    lots = models.JSONField(default=dict)  # by stage, those that were drawn at the table
    confrontation = models.CharField(max_length=16, blank=True)
    document = models.JSONField(default=dict)  # a results file in place of the cards
    file = models.CharField(max_length=200, blank=True)  # its name

    class Meta:
        db_table = "topcut_paper_report"

    def __str__(self) -> str:
        return str(self.event_id)


class PaperLine(models.Model):
    """A round on the card of one player."""

    report = models.ForeignKey(PaperReport, on_delete=models.CASCADE, related_name="lines")
    player = models.CharField(max_length=16)
    round = models.PositiveSmallIntegerField()
    opponent = models.CharField(max_length=40, blank=True)
    mine = models.CharField(max_length=12, blank=True)
    theirs = models.CharField(max_length=12, blank=True)
    words = models.CharField(max_length=200, blank=True)
    table = models.PositiveIntegerField(default=0)

    class Meta:
        db_table = "topcut_paper_line"
        constraints = (models.UniqueConstraint(fields=("report", "player", "round"), name="paper_line_once"),)

    def __str__(self) -> str:
        return f"{self.player}-{self.round}"


class PaperSum(models.Model):
    """What a card says it adds up to: compared, and nothing else."""

    report = models.ForeignKey(PaperReport, on_delete=models.CASCADE, related_name="sums")
    player = models.CharField(max_length=16)
    points = models.IntegerField(null=True)
    differential = models.IntegerField(null=True)

    class Meta:
        db_table = "topcut_paper_sum"
        constraints = (models.UniqueConstraint(fields=("report", "player"), name="paper_sum_once"),)

    def __str__(self) -> str:
        return self.player
