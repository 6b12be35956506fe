"""What an event's page says of its listing to everybody: never what is only for entrants or officials."""

from __future__ import annotations

from msgspec import Struct

from topcut.acts.listing.words import ListingWords, words_of
from topcut.answers.listing import Contact, contact_of
from topcut.answers.listing_history import ListingChange, listing_history
from topcut.journal.state import Listing
from topcut.messages.message import Message, message
from topcut.programs.describe import level_named
from topcut.seasons.conditions import SanctionTold, sanction_told
from topcut.seasons.outcome import LOCAL, program_of
from topcut.web.seasons.applications.settling import said_of
from topcut.web.seasons.models import League
from topcut.web.site.live import Snapshot

_CHANGES = 50


class Listed(Struct, frozen=True):
    """The listing on a page."""

    values: Listing
    words: ListingWords
    level: Message | None  # of an event in a program
    league: League | None  # that it counts for
    told: SanctionTold | None
    contact: Contact | None
    for_entrants: bool  # phone and e-mail stand on an entrant's own page
    changes: tuple[ListingChange, ...]

    @property
    def link(self) -> str:
        """Where it is talked about, if that is an address of the web."""
        return self.words.discussion if self.words.discussion.startswith(("https://", "http://")) else ""


def listed(found: Snapshot) -> Listed | None:
    """None of an event that was never listed."""
    tournament = found.tournament
    program, words = program_of(found), words_of(tournament, found.words)
    if program is None and tournament.listing == Listing():
        return None
    name = tournament.listing.level or LOCAL
    level = level_named(program, name) if program else message("programname-level", level=name, title="")
    return Listed(
        values=tournament.listing,
        words=words,
        league=League.objects.filter(slug=tournament.listing.league, approved=True).first(),
        level=level if program or tournament.listing.level else None,
        told=sanction_told(found, said_of(found, found.row)),
        contact=contact_of(found, "visitor"),
        for_entrants=not words.shown_to and bool(words.phone or words.email),
        changes=listing_history(found).changes[:_CHANGES],
    )
