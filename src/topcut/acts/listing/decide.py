"""Placing an event in its community: at any time, also when it is over, because a season may learn of it late."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import asdict, replace

from topcut.acts.fields import faults
from topcut.acts.listing.commands import ChangeListing, Know, KnowAll, TakeInto
from topcut.acts.listing.facts import Known, Listed, TakenInto
from topcut.acts.listing.notice import must_be_in_time
from topcut.acts.listing.values import checked
from topcut.acts.listing.words import ListingWords, shown_to_nobody, words_of, written
from topcut.acts.matter import Matter
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.limits import raise_faults
from topcut.programs.load import build
from topcut.refusal import refuse


def take_into(matter: Matter, command: TakeInto) -> list[AnyFact]:
    """With the program's values as they are today: those of a running event do not change (001 13.2)."""
    matter.must_exist()
    document: dict[str, Any] = dict(command.program)
    if document:
        build(document)  # refuses a program with errors
    if document == matter.tournament.program:
        raise refuse("listing-program-same")
    return [TakenInto(document)]


def change_listing(matter: Matter, command: ChangeListing) -> list[AnyFact]:
    """What is another value now, and the words where one of them is."""
    matter.must_exist()
    before = matter.tournament.listing
    values = {name: value for name, value in checked(command.values).items() if value != getattr(before, name)}
    said = _changed_words(matter, command.words, first=bool(values) and not before.words)
    if not values and said is None:
        raise refuse("listing-same")
    must_be_in_time(matter, values)
    return [Listed(values, "" if said is None else matter.context.text(written(said)))]


def _changed_words(matter: Matter, wanted: ListingWords | None, first: bool) -> ListingWords | None:
    """None where they are as they were; the first ones are recorded also where nothing is said in them."""
    if wanted is None:
        return None
    tidy = replace(wanted, **{name: text.strip() for name, text in asdict(wanted).items()})
    raise_faults([*faults(tidy), *shown_to_nobody(tidy)])
    if tidy == words_of(matter.tournament, matter.context.words) and not first:
        return None
    return tidy


def know(matter: Matter, command: Know) -> list[AnyFact]:
    """Who somebody is, or is after all."""
    matter.must_exist()
    entrant = matter.entrant(command.player)
    if entrant.who == command.who:
        raise refuse("listing-known-same", player=matter.player(entrant.id))
    return [_known(matter, entrant.id, command.who, _sitting(matter))]


def know_all(matter: Matter, command: KnowAll) -> list[AnyFact]:
    """Whom somebody else has linked meanwhile is not linked over."""
    matter.must_exist()
    sitting, facts = _sitting(matter), list[AnyFact]()
    for player, who in command.who.items():
        entrant = matter.entrant(player)
        if entrant.who:
            raise refuse("listing-known-already", player=matter.player(entrant.id))
        facts.append(_known(matter, entrant.id, who, sitting))
        sitting[who] = entrant.id
    if not facts:
        raise refuse("listing-known-nobody")
    return facts


def _sitting(matter: Matter) -> dict[str, PlayerId]:
    return {entrant.who: entrant.id for entrant in matter.tournament.entrants.values() if entrant.who}


def _known(matter: Matter, player: PlayerId, who: str, sitting: Mapping[str, PlayerId]) -> Known:
    """The same person cannot sit in an event twice."""
    if who and who in sitting:
        raise refuse("listing-known-twice", player=matter.player(player), other=matter.player(sitting[who]))
    return Known(player, who)
