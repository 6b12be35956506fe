"""The ledger of what places earned, as one event looks at it: what holds here, and why anything else does not."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from topcut.journal.state import Tournament
from topcut.messages.message import Message
from topcut.programs.describe import level_named
from topcut.programs.model import Program
from topcut.refusal import Refusal, refusal
from topcut.seasons.outcome import game_of, level_of, program_of
from topcut.web.seasons.models import Claim, Counted, Earned, Person
from topcut.web.seasons.regions.words import meant
from topcut.web.seasons.viewed import view_of
from topcut.web.store.models import Event


class Here(Struct, frozen=True):
    """An event as the ledger sees it."""

    program: Program
    game: str
    level: str
    day: str
    continent: str

    @property
    def has_ledger(self) -> bool:
        """Whether places of other events earn something for such an event."""
        return any(one.into == self.level and self.game in one.games for one in self.program.earnings)


def here_of(row: Event, now: Tournament) -> Here | None:
    """None for an event of no program, or by a rulebook that its program does not know."""
    if not now.program:
        return None
    view = view_of(now)
    program = program_of(view)
    game = game_of(program, view) if program else None
    if program is None or game is None:
        return None
    day = now.listing.date or row.date or now.date
    return Here(program, game, level_of(now.listing), day, continent_of(now.listing.region))


def continent_of(region: str) -> str:
    """ "" where nothing is known of the region."""
    found = meant(region)
    return found.continent if found else ""


def unfit_here(earned: Earned, here: Here | None) -> Refusal | None:
    """Why something that is held cannot be used at an event; None where it can."""
    if here is None or (earned.program, earned.game) != (here.program.name, here.game):
        return refusal("earned-other-program")
    if earned.into != here.level:
        return refusal("earned-other-level", into=_level(here.program, earned.into))
    if here.day and earned.starts and here.day < earned.starts:
        return refusal("earned-not-yet", since=earned.starts)
    if here.day and earned.until and here.day > earned.until:
        return refusal("earned-expired", until=earned.until)
    if not earned.anywhere and earned.into == "continental" and _earned_on(earned) != here.continent:
        return refusal("earned-other-continent")
    return None


def _level(program: Program, name: str) -> Message:
    return level_named(program, name)


def _earned_on(earned: Earned) -> str:
    """The continent of the event that it was earned at."""
    region = Counted.objects.filter(event_id=earned.event_id).values_list("region", flat=True).first()
    return continent_of(region or "")


def claims_of(earned: Iterable[str]) -> dict[str, Claim]:
    """Who uses or gave up what, by the ids of what was earned."""
    return {one.earned: one for one in Claim.objects.filter(earned__in=list(earned)).select_related("event")}


class Offer(Struct, frozen=True):
    """Something that a person holds, at the door of an event."""

    earned: Earned
    chosen: str  # use, give-up, or "" = kept; as it was said, or as it is proposed


class Offers(Struct, frozen=True):
    """What somebody can use at an event, and what they hold besides with the reason why not."""

    fit: tuple[Offer, ...]
    others: tuple[tuple[Earned, Refusal], ...]


NOTHING = Offers((), ())


def offers(person: Person | None, row: Event, now: Tournament, entered: bool = False) -> Offers:
    """Of a person at an event; before they have entered, the first that fits each round is proposed."""
    if person is None or not now.program:
        return NOTHING
    here = here_of(row, now)
    earned = list(Earned.objects.filter(person=person).select_related("event").order_by("until", "id"))
    claims = claims_of(one.id for one in earned)
    held = [one for one in earned if one.id not in claims or claims[one.id].event_id == row.pk]
    fit: list[Offer] = []
    others: list[tuple[Earned, Refusal]] = []
    taken: set[int] = set()
    for one in held:
        if (why := unfit_here(one, here)) is not None:
            if why.code != "earned-expired" and not _is_over(one, here):
                others.append((one, why))
            continue
        fit.append(Offer(one, _said(claims.get(one.id)) if entered else _proposed(one, taken)))
    return Offers(tuple(fit), tuple(others))


def _is_over(one: Earned, here: Here | None) -> bool:
    """Nobody is told of what expired long ago."""
    return bool(here and here.day and one.until and one.until < here.day)


def _said(claim: Claim | None) -> str:
    if claim is None:
        return ""
    return "give-up" if claim.forfeited else "use"


def _proposed(one: Earned, taken: set[int]) -> str:
    """Nobody has two byes in one round."""
    if taken & set(one.rounds):
        return ""
    taken.update(one.rounds)
    return "use"
