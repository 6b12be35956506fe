"""The format of a draft or sealed event as the desk shows it: what everybody gets, and who drafts with whom."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from topcut.journal.plan import StageNumber
from topcut.messages.message import Message, message
from topcut.play.limited.drafting import format_in
from topcut.play.limited.passing import looking_at_picks
from topcut.play.limited.product import product_of
from topcut.rulebooks.model import Drafting
from topcut.web.site.live import Snapshot


class Format(Struct, frozen=True):
    """The format of the event in plain words."""

    title: str
    note: str
    clause: str


def format_of(snapshot: Snapshot, stage: StageNumber) -> Format:
    feature = format_in(snapshot.tournament, snapshot.book, stage)
    assert feature is not None
    return Format(feature.title, feature.note, feature.clause)


def facts_of(snapshot: Snapshot, drafting: Drafting) -> list[tuple[Message, str]]:
    """What everybody gets and who drafts with whom, as the format and the director's choices say."""
    return [(name, snapshot.tell(words)) for name, words in _facts(snapshot, drafting)]


def _facts(snapshot: Snapshot, drafting: Drafting) -> Iterator[tuple[Message, Message]]:
    if drafting.product:
        yield message("web-limited-everybody-gets"), message("said-printed", words=drafting.product)
    product = product_of(drafting)
    if product.packs:
        many = message("web-limited-packs-of", packs=product.packs, size=product.size, sides=drafting.sides)
        yield message("web-limited-packs"), many
    if drafting.unlimited:
        free = message("web-limited-unlimited", sets=drafting.sets, what=drafting.unlimited)
        yield message("web-limited-besides"), free
    if drafting.group_most and drafting.method != "sealed":
        sizes = message("web-limited-group-sizes", least=drafting.group_least, most=drafting.group_most)
        yield message("web-limited-groups"), sizes
    if drafting.snake:
        yield message("web-limited-first"), message("web-limited-openly", what=drafting.snake)
    if looking := looking_at_picks(snapshot.book):
        yield message("web-limited-picks"), looking
