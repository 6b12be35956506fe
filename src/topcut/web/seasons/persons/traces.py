"""Where journals name a person: also events that they withdrew from, and entries that were undone."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from django.db.models import Q
from msgspec import Struct

from topcut.acts.entries.facts import Entered
from topcut.acts.listing.facts import Known
from topcut.journal.codec import decode
from topcut.journal.fact import PlayerId, TextRef
from topcut.web.seasons.models import Person
from topcut.web.store.journal import DatabaseJournal
from topcut.web.store.models import Line

_KINDS = (Entered.__name__, Known.__name__)


class Traces(Struct, frozen=True):
    """In one event: the entries that are the person now, and the words of entries that were undone."""

    event: int
    players: tuple[PlayerId, ...]
    undone: tuple[TextRef, ...]


def parts_of(person: Person) -> list[Person]:
    """The person, and everybody who was merged into them."""
    return list(Person.objects.filter(Q(pk=person.pk) | Q(merged_into=person)))


def traces(parts: Iterable[Person]) -> Iterator[Traces]:
    """One after the other, by event. Every line that can name a person is looked at: this is asked rarely."""
    keys = {one.key for one in parts}
    named: dict[int, dict[PlayerId, TextRef]] = {}
    lines = Line.objects.filter(kind__in=_KINDS).order_by("event_id", "seq").values_list("event_id", "body")
    for event, body in lines.iterator(chunk_size=2000):
        line = bytes(body)
        if any(key.encode() in line for key in keys):
            fact = decode(line).fact
            texts = {fact.player: fact.person} if isinstance(fact, Entered) else {}
            named.setdefault(event, {}).update(texts)
    for event, entered in named.items():
        now = DatabaseJournal(event).read().tournament.entrants
        players = tuple(player for player, entrant in now.items() if entrant.who in keys)
        yield Traces(event, players, tuple(ref for player, ref in entered.items() if player not in now))
