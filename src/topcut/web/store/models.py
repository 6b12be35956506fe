"""The journal tables: an event, its chained lines, and its words outside the chain."""

from __future__ import annotations

from django.db import models

from topcut.messages.message import Printed


class Event(models.Model):
    """A tournament's row: what a list shows of it, and what a writer locks."""

    slug = models.SlugField(max_length=80, unique=True)
    title = models.CharField(max_length=200)
    rulebook = models.CharField(max_length=80)
    game = models.CharField(max_length=80, db_index=True)
    date = models.CharField(max_length=10, blank=True, db_index=True)  # ISO
    start = models.CharField(max_length=5, blank=True)  # "10:00", in the zone of the event
    place = models.CharField(max_length=200, blank=True)
    region = models.CharField(max_length=80, blank=True, db_index=True)
    about = models.TextField(blank=True)
    fee = models.CharField(max_length=80, blank=True)
    prizes = models.CharField(max_length=200, blank=True)
    director = models.CharField(max_length=80, blank=True)
    zone = models.CharField(max_length=64, default="UTC")
    language = models.CharField(max_length=12, blank=True)  # in which it is held; "": each reader's own
    listed = models.BooleanField(default=True)
    links_allowed = models.BooleanField(default=True)  # players may use a personal link without an account
    self_entry = models.BooleanField(default=False)  # players may enter themselves before the start
    renewed = models.JSONField(default=dict, blank=True)  # how often links were made anew: {"d": 1, "p7": 2}
    early_links = models.BooleanField(default=False)  # short ones were handed out: good until they are made anew
    made = models.CharField(max_length=64, null=True, blank=True, unique=True)  # by which form: sent twice, made once
    # a projection of the journal, written in the transaction that changes it
    state = models.CharField(max_length=12, default="announced")  # announced, running, finished
    players = models.PositiveIntegerField(default=0)
    shown = models.JSONField(default=dict, blank=True)  # round, clock and winner, for lists: store/shown.py
    results_in = models.PositiveIntegerField(default=0)  # of the latest round,
    results_of = models.PositiveIntegerField(default=0)  # of so many
    head = models.PositiveIntegerField(default=0)
    seal = models.CharField(max_length=64, default="0" * 64)  # hash of the last line
    erased = models.PositiveIntegerField(default=0)  # how often words were erased: who holds them in memory lets go

    class Meta:
        db_table = "topcut_event"
        ordering = ("-date", "-id")
        indexes = (  # what the list of events asks for
            models.Index(fields=("state", "date", "id"), name="event_state"),
            models.Index(fields=("listed", "game"), name="event_game"),
            models.Index(fields=("listed", "region"), name="event_region"),
        )

    def __str__(self) -> str:
        return self.title

    @property
    def game_printed(self) -> Printed:
        """The game as its rulebook calls it."""
        return Printed(self.game, self.rulebook, "game")


class Line(models.Model):
    """A record of a journal: the exact bytes that the chain hashes, and what is asked for in columns."""

    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="lines")
    seq = models.PositiveIntegerField()
    at = models.CharField(max_length=32)
    actor = models.CharField(max_length=64)
    kind = models.CharField(max_length=40)
    version = models.PositiveSmallIntegerField(default=1)
    body = models.BinaryField()
    key = models.CharField(max_length=80, null=True, blank=True)
    hash = models.CharField(max_length=64)

    class Meta:
        db_table = "topcut_line"
        ordering = ("event", "seq")
        constraints = (
            models.UniqueConstraint(fields=("event", "seq"), name="line_once"),
            models.UniqueConstraint(fields=("event", "key"), name="key_once"),
        )


class Word(models.Model):
    """A text outside the chain: a name, a reason. Its row can be deleted, and the records stay whole."""

    event = models.ForeignKey(Event, on_delete=models.PROTECT, related_name="words")
    ref = models.CharField(max_length=32)
    salt = models.CharField(max_length=64)
    value = models.TextField()

    class Meta:
        db_table = "topcut_word"
        constraints = (models.UniqueConstraint(fields=("event", "ref"), name="word_once"),)
