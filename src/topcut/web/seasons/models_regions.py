"""Where events are held: how regions are written, known hosts, and the row of an event in the calendar."""

from __future__ import annotations

from django.conf import settings
from django.db import models

from topcut.web.store.models import Event

WORD = 200  # signs of a folded word


class RegionWord(models.Model):
    """Another word for a region: what it was called before, and what somebody who keeps it says is the same."""

    word = models.CharField(max_length=WORD, primary_key=True)  # folded
    region = models.ForeignKey("seasons.Region", on_delete=models.CASCADE, related_name="words")

    class Meta:
        db_table = "topcut_region_word"


class Host(models.Model):
    """A place where events are held. Its slug is what journals keep, so it stays; its name and address may change."""

    class State(models.TextChoices):
        WAITING = "waiting"
        VERIFIED = "verified"
        REFUSED = "refused"

    slug = models.SlugField(max_length=60, unique=True)
    name = models.CharField(max_length=200)
    address = models.CharField(max_length=300, blank=True)
    word = models.CharField(max_length=WORD, db_index=True)  # name and address, folded: two that are alike are one
    region = models.ForeignKey("seasons.Region", on_delete=models.SET_NULL, null=True, blank=True, related_name="hosts")
    state = models.CharField(max_length=8, choices=State, default=State.WAITING)
    program = models.CharField(max_length=60, blank=True)  # whose coordinators verify it
    merged_into = models.ForeignKey("self", on_delete=models.PROTECT, null=True, blank=True, related_name="merged")
    asked_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    asked_at = models.CharField(max_length=32)

    class Meta:
        db_table = "topcut_host"
        ordering = ("name", "slug")
        constraints = (
            models.UniqueConstraint(fields=("word",), condition=models.Q(merged_into=None), name="host_once"),
        )

    def __str__(self) -> str:
        return self.name


class HostAct(models.Model):
    """What was done with a host, by whom and why: it is never deleted."""

    class What(models.TextChoices):
        VERIFIED = "verified"
        REFUSED = "refused"
        RENAMED = "renamed"
        MERGED = "merged"  # into another one

    host = models.ForeignKey(Host, on_delete=models.CASCADE, related_name="acts")
    what = models.CharField(max_length=8, choices=What)
    before = models.CharField(max_length=300, blank=True)
    after = models.CharField(max_length=300, blank=True)
    reason = models.CharField(max_length=500, blank=True)
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    at = models.CharField(max_length=32)

    class Meta:
        db_table = "topcut_host_act"
        ordering = ("-pk",)


class Whereabouts(models.Model):
    """A projection: when and where an event is held, as its calendar asks for it."""

    event = models.OneToOneField(Event, on_delete=models.CASCADE, related_name="whereabouts", primary_key=True)
    day = models.CharField(max_length=10, blank=True)
    word = models.CharField(
        max_length=WORD, blank=True
    )  # its region, folded: which one it means is asked when it is read
    host = models.CharField(max_length=60, blank=True)  # the slug
    level = models.CharField(max_length=20, blank=True)
    program = models.CharField(max_length=60, blank=True)
    online = models.BooleanField(default=False)

    class Meta:
        db_table = "topcut_whereabouts"
        indexes = (
            models.Index(fields=("day", "event"), name="whereabouts_day"),
            models.Index(fields=("word", "day"), name="whereabouts_region"),
            models.Index(fields=("host", "day"), name="whereabouts_host"),
        )


class Feed(models.Model):
    """How often somebody made the address of their own calendar anew: earlier ones lead nowhere."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", primary_key=True)
    renewed = models.PositiveIntegerField(default=0)

    class Meta:
        db_table = "topcut_feed"


class Appointed(models.Model):
    """Who was given an office, by whom and why, and how it ended: it is never deleted."""

    program = models.CharField(max_length=60, db_index=True)
    kind = models.CharField(max_length=12)
    where = models.CharField(max_length=60, blank=True)
    user = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    at = models.CharField(max_length=32)
    reason = models.CharField(max_length=500, blank=True)
    ended_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    ended_at = models.CharField(max_length=32, blank=True)  # "" = they hold it
    ended_reason = models.CharField(max_length=500, blank=True)

    class Meta:
        db_table = "topcut_appointed"
        ordering = ("-pk",)


class Reach(models.Model):
    """How somebody with an office wants to be reached, for everybody to read."""

    user = models.OneToOneField(settings.AUTH_USER_MODEL, on_delete=models.CASCADE, related_name="+", primary_key=True)
    words = models.CharField(max_length=200)

    class Meta:
        db_table = "topcut_reach"


class News(models.Model):
    """An announcement to a community: withdrawn with a reason, never deleted."""

    program = models.CharField(max_length=60, blank=True, db_index=True)  # "" = of all
    continent = models.CharField(max_length=20, blank=True)  # "" = everywhere
    region = models.ForeignKey("seasons.Region", on_delete=models.SET_NULL, null=True, blank=True, related_name="news")
    title = models.CharField(max_length=200)
    text = models.TextField()
    since = models.CharField(max_length=10, db_index=True)
    until = models.CharField(max_length=10, blank=True)  # the last day; "" = until it is withdrawn
    by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    at = models.CharField(max_length=32)
    made = models.CharField(max_length=64, null=True, unique=True)  # by which form: sent twice, made once
    withdrawn_by = models.ForeignKey(settings.AUTH_USER_MODEL, on_delete=models.SET_NULL, null=True, related_name="+")
    withdrawn_at = models.CharField(max_length=32, blank=True)
    withdrawn_reason = models.CharField(max_length=500, blank=True)

    class Meta:
        db_table = "topcut_news"
        ordering = ("-since", "-pk")

    def __str__(self) -> str:
        return self.title
