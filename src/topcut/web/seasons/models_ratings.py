"""Ratings: a ladder for each game of a program, the rated games of its events, and what came out.

Keys say where an event stands in the order of their ends. They are bytes, because databases order words by language.
"""

from __future__ import annotations

from django.db import models


class RatingLadder(models.Model):
    """The ratings of one game of a program."""

    program = models.CharField(max_length=60)
    game = models.CharField(max_length=20)
    source = models.JSONField(null=True)  # the rules of a community's own program, as its first event brought them
    refreshed = models.CharField(max_length=32, blank=True)  # when everything that waited was counted last

    class Meta:
        db_table = "topcut_rating_ladder"
        ordering = ("program", "game")
        constraints = (models.UniqueConstraint(fields=("program", "game"), name="ladder_once"),)

    def __str__(self) -> str:
        return f"{self.program}/{self.game}"


class RatedEvent(models.Model):
    """A projection: the rated games of an event, packed; and what they moved."""

    event = models.OneToOneField("store.Event", on_delete=models.CASCADE, related_name="rated_event", primary_key=True)
    ladder = models.ForeignKey(RatingLadder, on_delete=models.CASCADE, related_name="events", db_index=False)
    key = models.BinaryField(max_length=160)
    kind = models.CharField(max_length=12)
    games = models.BinaryField()
    moves = models.BinaryField(null=True)
    waits = models.BooleanField(default=False)  # reported late: kept apart until the next full refresh

    class Meta:
        db_table = "topcut_rated_event"
        indexes = (
            models.Index(fields=("ladder", "key"), name="rated_order"),
            models.Index(fields=("key",), condition=models.Q(waits=True), name="rated_waits"),
            # what somebody played in is found without reading the games and moves of it
            models.Index(fields=("event", "ladder", "waits", "kind", "key"), name="rated_of_event"),
        )

    @property
    def key_text(self) -> str:
        return bytes(self.key).decode()


class RatingCheckpoint(models.Model):
    """All ratings of a ladder after an event."""

    ladder = models.ForeignKey(RatingLadder, on_delete=models.CASCADE, related_name="checkpoints")
    key = models.BinaryField(max_length=160)
    events = models.PositiveIntegerField()
    size = models.PositiveIntegerField()
    data = models.BinaryField()

    class Meta:
        db_table = "topcut_rating_checkpoint"
        constraints = (models.UniqueConstraint(fields=("ladder", "key"), name="checkpoint_once"),)


class RatingStale(models.Model):
    """Ratings of a ladder from this key on are overtaken."""

    ladder = models.ForeignKey(RatingLadder, on_delete=models.CASCADE, related_name="overtaken")
    key = models.BinaryField(max_length=160)
    persons = models.BinaryField()

    class Meta:
        db_table = "topcut_rating_stale"


class Rating(models.Model):
    """Where somebody stands in a list of a ladder: millionths of a point, and how many games they are made of."""

    ladder = models.ForeignKey(RatingLadder, on_delete=models.CASCADE, related_name="ratings", db_index=False)
    which = models.PositiveSmallIntegerField()  # the place of the list in the ladder's rules
    person = models.ForeignKey("seasons.Person", on_delete=models.CASCADE, related_name="ratings")
    rating = models.BigIntegerField()
    games = models.PositiveIntegerField()

    class Meta:
        db_table = "topcut_rating"
        constraints = (models.UniqueConstraint(fields=("ladder", "which", "person"), name="rating_once"),)
        indexes = (models.Index(fields=("ladder", "which", "-rating", "person"), name="rating_ranked"),)
