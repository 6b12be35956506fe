"""Mail that waits to go out."""

from __future__ import annotations

from django.db import models


class Mail(models.Model):
    """A mail as it goes over the line; its row is deleted when the mail server has taken it."""

    made = models.DateTimeField()
    due = models.DateTimeField(db_index=True)  # not before; whoever tries it puts this off first
    attempts = models.PositiveSmallIntegerField(default=0)
    sender = models.CharField(max_length=320)
    receivers = models.JSONField(default=list)
    message = models.BinaryField()

    class Meta:
        db_table = "topcut_mail"
        ordering = ("pk",)
