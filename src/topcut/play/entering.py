"""What a rulebook lets somebody enter with: earned byes, a head start, a side."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.play.limited.drafting import drafting_of
from topcut.refusal import Refusal, refusal
from topcut.rulebooks.model import Rulebook


def unfit_to_enter(book: Rulebook, name: str, earned_byes: int, head_start: int, side: str) -> Iterator[Refusal]:
    """Why nobody can enter so, at whichever door."""
    most = book.integer("earned_bye_rounds")
    if not 0 <= earned_byes <= most:
        yield refusal("entry-too-many-byes", player=name, byes=earned_byes, game=book.title, most=most)
    if head_start and book.play != "pod":
        yield refusal("entry-no-head-starts", player=name, game=book.title)
    if side and book.text("pairing") != "sides":
        yield refusal("entry-no-sides", player=name)
    if not side and _brings_a_side(book):
        yield refusal("entry-without-side", player=name)


def _brings_a_side(book: Rulebook) -> bool:
    """Whether light meets dark and no draft says who is what: a side cannot be given later."""
    drafting = drafting_of(book)
    return book.text("pairing") == "sides" and not (drafting and drafting.sides)
