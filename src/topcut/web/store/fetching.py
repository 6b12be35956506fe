"""An event of the site as a journal file: the very lines that the chain hashes, and the texts that were not erased."""

from __future__ import annotations

from topcut.files.journal_lines import write
from topcut.journal.chain import START
from topcut.web.store.models import Event, Line
from topcut.web.store.rows import words_of


def journal_bytes(row: Event) -> bytes:
    """All of it: texts first, then the records."""
    bodies = Line.objects.filter(event=row, seq__lte=row.head).order_by("seq").values_list("body", flat=True)
    records = b"".join(bytes(body) + b"\n" for body in bodies.iterator(chunk_size=2000))
    texts, _ = write((), words_of(row.pk), START)  # asked last: no record is without its text
    return texts + records
