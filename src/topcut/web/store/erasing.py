"""Erasing a person from an event of the site: the words go for good, the records and the chain stay as they are."""

from __future__ import annotations

from django.db import connection, transaction
from msgspec import Struct

from topcut.acts.entries.kept import texts_of
from topcut.acts.matter import people_of
from topcut.journal.fact import PlayerId
from topcut.messages.message import message
from topcut.refusal import refuse
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Word
from topcut.web.store.rows import locked

_OF_THE_ROW = ("title", "director", "about", "prizes", "place", "fee")


LEFT = message("site-name-in-log")


class Erased(Struct, frozen=True):
    """What remains of a person who was erased."""

    mentioned: int = 0  # other texts that hold the name: reasons, announcements, what the event's page says
    in_log: bool = False  # the bytes could not be overwritten yet


def erase(event: int, player: PlayerId) -> Erased:
    """Take a player's name and handle out of the database for good."""
    with transaction.atomic(durable=True):
        row = locked(event)
        known = DatabaseJournal(event).read()
        if row is None or player not in known.tournament.entrants:
            raise refuse("entry-no-player", player=player)
        theirs = texts_of(known.history, known.tournament, known.words, player)
        name = people_of(known.tournament, known.words)[player].name
        texts = [text.value for text in known.words if text.ref not in theirs]
        texts += [getattr(row, column) for column in _OF_THE_ROW]
        gone = Word.objects.filter(event=row, ref__in=theirs).delete()[0]
        if gone:
            row.erased += 1  # whoever holds the words in memory lets go of them
            row.save(update_fields=("erased",))
    in_log = not scrub()
    if not gone:
        raise refuse("site-erased-already", player=player, way=LEFT if in_log else message("site-nothing-to-erase"))
    return Erased(sum(name.casefold() in text.casefold() for text in texts), in_log)


def scrub(*also: str) -> bool:
    """The bytes too: SQLite overwrites what it deletes, once its log is folded in; PostgreSQL when its tables, `also`
    those beside the words, are vacuumed.

    False where that could not be done: SQLite waits for whoever reads as long as for any other lock, and then gives up.
    """
    with connection.cursor() as cursor:
        if connection.vendor == "postgresql":
            cursor.execute(f"VACUUM {', '.join(('topcut_word', *also))}")
            return True
        cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        busy, _, _ = cursor.fetchone()
        return not busy
