"""Erasing a person from an event of the site: the words go for good, the records and the chain stay as they are."""

from __future__ import annotations

from django.db import connection, transaction

from topcut.desk.known import Known
from topcut.desk.matter import people_of
from topcut.journal.records import Entered, PlayerId, TextRef
from topcut.refusal import refuse
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Word
from topcut.web.store.rows import locked


def erase(event: int, player: PlayerId) -> int:
    """Take a player's name and handle out of the database; how many other texts mention the name."""
    with transaction.atomic(durable=True):
        row = locked(event)
        known = DatabaseJournal(event).read()
        if row is None or player not in known.tournament.entrants:
            raise refuse(f"there is no player {player!r}", "see the list of players", "no-player")
        theirs, name = _theirs(known, player), people_of(known.tournament, known.words)[player].name
        others = sum(name.casefold() in text.value.casefold() for text in known.words if text.ref not in theirs)
        if not Word.objects.filter(event=row, ref__in=theirs).delete()[0]:
            raise refuse(f"{player} was erased already", "nothing is left to erase", "no-text")
        row.erased += 1  # whoever holds the words in memory lets go of them
        row.save(update_fields=("erased",))
    _scrub()
    return others


def _theirs(known: Known, player: PlayerId) -> set[TextRef]:
    """Every text in which this person entered, also one whose entry was undone and that has the same name."""
    entered = [record.fact for record in known.history if isinstance(record.fact, Entered)]
    now = known.words[known.tournament.entrants[player].person]
    return {one.person for one in entered if one.player == player or known.words[one.person] == now}


def _scrub() -> None:
    """The bytes too: SQLite overwrites what it deletes, once its log is folded in; PostgreSQL when it is vacuumed."""
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute("VACUUM topcut_word")
        else:
            cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
