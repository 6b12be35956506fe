"""Virtual boosters (001 4.1.2, 4.1.3): so many cards of each rarity, drawn as if from a print run that never ends.

The boosters of the first group come from the seed "SEED/1", those of the next from "SEED/2", player after player in the
order of their seats. Rarities come in the order of the alphabet. A number below the copies of a rarity names the card,
copies standing in the order of the list; one that the booster already has is drawn again, unless it has them all.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from topcut.messages.message import Message, message
from topcut.play.chance import Chance
from topcut.play.limited.cards import Card
from topcut.play.limited.dealt import Asked, Dealt, Hand, Pack, Place, unlimited
from topcut.refusal import Refused, refusal, refuse

Run = tuple[tuple[Place, ...], int, int]  # the copies of a rarity, how many different cards, how many a booster has


def boosters(asked: Asked) -> Dealt:
    """Everybody gets so many boosters, none depending on another."""
    runs = _print_run(asked)
    free = unlimited(asked.cards)
    hands = []
    for number, group in enumerate(asked.groups, start=1):
        chance = Chance(f"{asked.seed}/{number}")
        for player in group.players:
            packs = tuple(_booster(chance, runs) for _ in range(asked.packs))
            hands.append(Hand(player, packs, free))
    return Dealt(asked.cards, tuple(hands))


CHARACTER = "character"
SMALL = " ".join(("small", CHARACTER))  # words of the column `type`


def open_boosters(asked: Asked) -> Dealt:
    """Boosters of a character and a pack of battle cards (002 7.7); a small character takes a battle card's place.

    Characters lie open on the table and are not in the packs. Of each booster the character is drawn first.
    """
    characters = _of_type(asked, CHARACTER)
    small = frozenset(_of_type(asked, SMALL))
    runs = _print_run(asked, frozenset(characters))
    free = unlimited(asked.cards)
    hands = []
    for number, group in enumerate(asked.groups, start=1):
        chance = Chance(f"{asked.seed}/{number}")
        for player in group.players:
            opened = [_opened(chance, characters, runs, small) for _ in range(asked.packs)]
            packs = tuple(tuple(card for card in pack if card not in small) for _, pack in opened)
            seen = tuple(card for first, pack in opened for card in (*first, *(c for c in pack if c in small)))
            hands.append(Hand(player, packs, free, seen))
    return Dealt(asked.cards, tuple(hands))


def no_characters(cards: Iterable[Card], method: str) -> Iterator[Message]:
    """A list that does not say which cards are characters has them in the packs."""
    if method == "open-boosters" and not any(card.type.casefold() in (CHARACTER, SMALL) for card in cards):
        yield message("draftnote-no-characters", column=message("draftnote-column-of-types"))


def _opened(
    chance: Chance, characters: Sequence[Place], runs: Sequence[Run], small: frozenset[Place]
) -> tuple[Pack, Pack]:
    """The character and the other cards of a booster, of which one at most is a small character."""
    first = (characters[chance.below(len(characters))],) if characters else ()
    return first, _booster(chance, runs, small)


def _of_type(asked: Asked, word: str) -> list[Place]:
    """The copies of cards of a type."""
    return [
        place
        for place, card in enumerate(asked.cards)
        if card.type.casefold() == word and not card.unlimited
        for _ in range(card.count)
    ]


def _booster(chance: Chance, runs: Sequence[Run], once: frozenset[Place] = frozenset()) -> Pack:
    """A booster; of the cards `once` it has one at most, unless there are no others left."""
    pack: list[Place] = []
    for copies, different, wanted in runs:
        held: set[Place] = set()
        for _ in range(wanted):
            if len(held) == different:  # too few of this rarity: each once more
                held.clear()
            barred = held | once if once.intersection(pack) and set(copies) - held - once else held
            while (card := copies[chance.below(len(copies))]) in barred:
                pass
            held.add(card)
            pack.append(card)
    return tuple(pack)


def _print_run(asked: Asked, without: frozenset[Place] = frozenset()) -> list[Run]:
    """The copies that each rarity is drawn from; without rarities, all cards alike."""
    if not asked.rarities:
        return [_run(asked, "", asked.size, without)]
    if asked.size != sum(asked.rarities.values()):
        shown = " + ".join(f"{count} {rarity}" for rarity, count in sorted(asked.rarities.items()))
        cards = sum(asked.rarities.values())
        raise refuse("pack-rarities-are-not-size", rarities=shown, cards=cards, size=asked.size)
    _must_be_known(asked)
    return [_run(asked, rarity, count, without) for rarity, count in sorted(asked.rarities.items())]


def _run(asked: Asked, rarity: str, wanted: int, without: frozenset[Place]) -> Run:
    named = rarity.casefold()
    places = [
        place
        for place, card in enumerate(asked.cards)
        if not card.unlimited and place not in without and (not rarity or card.rarity.casefold() == named)
    ]
    copies = tuple(place for place in places for _ in range(asked.cards[place].count))
    if not copies:
        raise refuse("pack-nothing-to-draw")
    return copies, len(places), wanted


def _must_be_known(asked: Asked) -> None:
    known = {card.rarity.casefold(): card.rarity for card in asked.cards if not card.unlimited and card.rarity}
    names = tuple(sorted(known.values()))
    problems = [
        refusal("pack-no-rarity", rarity=rarity, known=names, count=len(names))
        for rarity in sorted(asked.rarities)
        if rarity.casefold() not in known
    ]
    problems += [
        refusal("pack-rarity-impossible", rarity=rarity, count=count)
        for rarity, count in sorted(asked.rarities.items())
        if count < 1
    ]
    if problems:
        raise Refused(*problems)
