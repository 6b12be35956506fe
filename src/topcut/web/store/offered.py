"""What visitors can narrow lists of events to: the games and regions that listed events have."""

from __future__ import annotations

from typing import Literal

from django.db import connection

from topcut.messages.message import Printed

CHOICES = 60  # games or regions that are offered; where there are more, one types

# From one value to the next by the index: as many steps as there are values, however many events have them.
_VALUES = """WITH RECURSIVE found(one) AS (
    SELECT MIN({0}) FROM topcut_event WHERE listed = TRUE AND {0} > ''
    UNION ALL SELECT (SELECT MIN({0}) FROM topcut_event WHERE listed = TRUE AND {0} > found.one)
    FROM found WHERE found.one IS NOT NULL
) SELECT one{1} FROM found WHERE one IS NOT NULL LIMIT %s"""
_WITH_RULEBOOK = ", (SELECT rulebook FROM topcut_event WHERE listed = TRUE AND game = found.one LIMIT 1)"


def games() -> list[Printed]:
    """The games of all listed events, each as a rulebook calls it."""
    return [Printed(game, rulebook, "game") for game, rulebook in _values("game", _WITH_RULEBOOK)]


def typed_regions() -> list[str]:
    """What they say of their regions."""
    return [one for (one,) in _values("region")]


def _values(column: Literal["game", "region"], more: str = "") -> list[tuple[str, ...]]:
    with connection.cursor() as cursor:
        cursor.execute(_VALUES.format(column, more), [CHOICES + 1])
        return list(cursor.fetchall())
