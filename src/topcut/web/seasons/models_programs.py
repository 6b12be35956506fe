"""Programs that communities brought to this site."""

from __future__ import annotations

from django.conf import settings
from django.db import models


class OwnProgram(models.Model):
    """The file of a community's own program, as it was sent; whoever sent it keeps it."""

    name = models.SlugField(max_length=60, unique=True)
    text = models.TextField()
    keeper = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+")
    changed = models.DateTimeField(auto_now=True)

    class Meta:
        db_table = "topcut_own_program"
        ordering = ("name",)

    def __str__(self) -> str:
        return self.name
