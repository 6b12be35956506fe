"""What everybody is to read now: announcements that stand."""

from __future__ import annotations

from msgspec import Struct

from topcut.answers.event_view import EventView
from topcut.play.clock import has_passed


class AnnouncementTold(Struct, frozen=True, omit_defaults=True):
    """One of them."""

    seq: int  # the record that made it, by which it is taken down
    words: str
    at: str
    until: str = ""  # "" = as long as the event is on

    def __str__(self) -> str:
        return self.words


class AnnouncementsAnswer(Struct, frozen=True):
    """Those that stand, the latest first."""

    announcements: tuple[AnnouncementTold, ...]


def announcements_answer(view: EventView, now: str) -> AnnouncementsAnswer:
    """One with an end stands until then, every other one as long as the event is on."""
    standing = (one for one in reversed(view.tournament.announcements) if not has_passed(one.until, now))
    told = (AnnouncementTold(one.seq, view.words[one.text], one.at, one.until) for one in standing)
    return AnnouncementsAnswer(tuple(told))
