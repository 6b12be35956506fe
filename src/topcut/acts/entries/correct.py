"""Correcting a name, and what else is noted of a player: at any time, also when the event is over."""

from __future__ import annotations

from msgspec.structs import asdict, replace

from topcut.acts.entries import names
from topcut.acts.entries.card import Card, card_of, written
from topcut.acts.entries.commands import Describe, NoteFee, Rename
from topcut.acts.entries.facts import Described, FeeNoted, Renamed
from topcut.acts.entries.taken import Handles, TakenNames
from topcut.acts.matter import Matter, PersonDetails
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.limits import raise_faults
from topcut.refusal import refuse


def rename(matter: Matter, command: Rename) -> list[AnyFact]:
    """Another text stands for the person from now on; results, draws and seeds know only the number."""
    matter.must_exist()
    entrant = matter.entrant(command.player)
    before = _person(matter, entrant.id)
    others = [person for player, person in matter.people.items() if player != entrant.id]
    name = names.tidy(command.name)
    raise_faults(list(TakenNames(person.name for person in others).problems(name)))
    after = PersonDetails(name, _handle(command, before, others, entrant.id))
    if after == before:
        raise refuse("entry-name-same", player=matter.player(entrant.id))
    return [Renamed(entrant.id, matter.context.text(after.written))]


def _person(matter: Matter, player: PlayerId) -> PersonDetails:
    """As they are called now; who was erased gets no name again."""
    if matter.tournament.entrants[player].person not in matter.context.words:
        raise refuse("entry-erased", player=player)
    return matter.people[player]


def _handle(command: Rename, before: PersonDetails, others: list[PersonDetails], player: PlayerId) -> str:
    """As it was, since programs and slips know it, unless another one is wanted."""
    wanted = names.slug(command.handle)
    if wanted in ("", before.handle):
        return before.handle
    return Handles(person.handle for person in others).free(wanted, player)


def describe(matter: Matter, command: Describe) -> list[AnyFact]:
    """One text for all of it, so that erasing a person is erasing two texts."""
    matter.must_exist()
    entrant = matter.entrant(command.player)
    _person(matter, entrant.id)
    before = card_of(entrant, matter.context.words)
    said = {line: getattr(command, line) for line in asdict(Card())}
    after = replace(before, **{line: words for line, words in said.items() if words is not None})
    if after == before:
        raise refuse("entry-noted-same", player=matter.player(entrant.id))
    return [Described(entrant.id, matter.context.text(written(after)))]


def may_describe(matter: Matter, command: Describe) -> None:
    """What players say of themselves; the note is the officials'."""
    if command.note is not None:
        raise refuse("entry-note-of-officials")


def note_fee(matter: Matter, command: NoteFee) -> list[AnyFact]:
    matter.must_exist()
    entrant = matter.entrant(command.player)
    if entrant.paid == command.paid:
        raise refuse("entry-fee-same", player=matter.player(entrant.id), paid="yes" if command.paid else "no")
    return [FeeNoted(entrant.id, command.paid)]
