"""What the engine remarks of its pairing: what it could not prove, and what it leaves to later rounds."""

from __future__ import annotations

from collections.abc import Iterable

from topcut.journal.fact import Price, Remark
from topcut.messages.message import Message, Messages, message

TEAMMATES_UNPROVEN = Remark("teammates-unproven")
DIFFERENTIAL_UNPROVEN = Remark("differential-unproven")
STRANDED_ANYWAY = Remark("stranded-anyway")


def future_unknown(players: int) -> Remark:
    """Whether so many can be paired in all rounds to come is not known."""
    return Remark("future-unknown", players=players)


def only_nearest(width: int) -> Remark:
    """For everybody only so many opponents were looked at."""
    return Remark("only-nearest", width=width)


def stranded(price: Iterable[Price]) -> Remark:
    """A later round cannot be paired, and what it would cost that all can."""
    return Remark("stranded", price=tuple(price))


def told(remarks: Iterable[Remark]) -> Messages:
    """The remarks as they are said; one that only a newer Topcut knows is passed over."""
    return tuple(said for remark in remarks if (said := _said(remark)) is not None)


def named(remarks: Iterable[Remark]) -> Messages:
    """Every remark, whoever knows it."""
    return tuple(_said(remark) or message("note-other", what=remark.what) for remark in remarks)


def _said(remark: Remark) -> Message | None:
    match remark.what:
        case "future-unknown":
            return message("note-future-unknown", players=remark.players)
        case "teammates-unproven":
            return message("note-teammates-unproven")
        case "differential-unproven":
            return message("note-differential-unproven")
        case "only-nearest":
            return message("note-only-nearest", width=remark.width)
        case "stranded-anyway":
            return message("note-stranded-anyway")
        case "stranded":
            price = tuple(_price(one) for one in remark.price)
            return message("note-stranded", option=message("note-keeping-future"), price=price)
    return None


def _price(one: Price) -> Message:
    return message("note-price", criterion=one.criterion, there=one.there, here=one.here)
