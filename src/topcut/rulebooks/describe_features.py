"""What an event can choose, as a person reads it: formats, card pools, sets of rules, scenarios."""

from __future__ import annotations

from collections.abc import Iterator

from topcut.messages.message import Message, message
from topcut.rulebooks.describe_values import settings_told
from topcut.rulebooks.model import Drafting, Feature, Rulebook


def feature_told(book: Rulebook, one: Feature) -> Message:
    """ "Booster Draft (draft): limited; 5 boosters"."""
    facts, title = tuple(_facts(book, one)), one.title
    if not facts:
        return message("describe-feature", title=title, name=one.name)
    return message("describe-feature-with", title=title, name=one.name, facts=facts)


def _facts(book: Rulebook, one: Feature) -> Iterator[Message]:
    if one.note:
        yield message("describe-printed", text=one.note)
    yield from (told for holds, told in _flags(one) if holds)
    if one.draft:
        yield from _drafting(one.draft)
    if one.registration:
        yield message("describe-registration", minutes=one.registration)
    if one.building:
        yield message("describe-building", minutes=one.building)
    if one.set:
        yield settings_told(book, one.set)
    if one.requires:
        yield message("describe-needs", names=tuple(one.requires))
    if one.recommends:
        yield message("describe-recommended", names=tuple(one.recommends))


def _flags(one: Feature) -> tuple[tuple[bool, Message], ...]:
    return (
        (one.limited is True, message("describe-limited")),
        (one.limited is False, message("describe-constructed")),
        (one.rated is False, message("describe-not-rated")),
        (one.sanctioned is False, message("describe-not-sanctioned")),
        (one.approval, message("describe-approval")),
        (one.even_rounds, message("describe-even-rounds")),
    )


def _drafting(one: Drafting) -> Iterator[Message]:
    """What a limited format hands out, to whom and in which time."""
    if one.product:
        yield message("describe-printed", text=one.product)
    if one.group_most and one.method != "sealed":
        yield _groups(one)
    if one.packs and one.pack_size:
        yield message("describe-packs", packs=one.packs, cards=one.pack_size, sides=one.sides)
    if one.unlimited:
        yield message("describe-undrafted", sets=one.sets, cards=one.unlimited)
    if one.snake:
        yield message("describe-snake", cards=one.snake)
    if one.pick_seconds:
        yield message("describe-picks", most=one.pick_seconds[-1], least=one.pick_seconds[0])
    if one.review:
        yield message("describe-review", seconds=one.review, more=one.review_more)


def _groups(one: Drafting) -> Message:
    if one.group_least < one.group_most:
        return message("describe-groups-from", least=one.group_least, most=one.group_most)
    return message("describe-groups", most=one.group_most)
