"""Who is meant: names are matched loosely, accents and case ignored; several that fit are asked about or refused."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Collection, Iterator, Mapping
from functools import lru_cache
from heapq import nlargest
from itertools import islice
from operator import itemgetter
from typing import Any

from topcut.acts.entries.names import LONGEST
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.refusal import Refused, refuse
from topcut.slips.sheet import Ask, SlipSheet, people

Scorer = Callable[..., Any]  # of rapidfuzz
MOST_SHOWN = 6
_MOST_WORDS = 12  # of a name, and of what is typed, that are looked at one by one: 20,000 are looked through for a slip
_CLOSE = 0.7999  # of 1: one wrong or swapped letter in a name of five
_LONGEST_LIKE = 60  # signs of what was typed that are compared then
_LIKE = 60  # of 100: worth to be named where nothing is close
_LOT = 500  # names that are compared at a time: a comparison lets nobody else work until it is done
_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "’": "'"})


def nobody_to_ask(sheet: SlipSheet, typed: str, fits: list[PlayerId], misspelt: bool) -> PlayerId | None:
    """Where nobody can be asked, what is not plain is refused."""
    return None


def player(
    sheet: SlipSheet, typed: str, among: Collection[PlayerId] | None = None, ask: Ask = nobody_to_ask
) -> PlayerId:
    """The one player who is meant; refused where nobody or several fit and nobody can be asked."""
    fits = matching(sheet, typed, among)
    if len(fits) == 1:
        return fits[0]
    if not fits and _is_no_name(typed):
        raise refuse("slip-name-too-long", signs=len(typed))
    close = [] if fits else misspelt(sheet, typed, among)
    if fits or close:
        answer = ask(sheet, typed, fits or close, not fits)
        if answer is not None:
            return answer
    raise several(sheet, typed, fits) if fits else _nobody(sheet, typed, among, close)


def matching(sheet: SlipSheet, typed: str, among: Collection[PlayerId] | None = None) -> list[PlayerId]:
    """Everybody who fits, by the strictest way of looking at it that fits anybody; a typing error fits nobody."""
    people = {one: name for one, name in sheet.names.items() if among is None or one in among}
    handles = sheet.handles
    exact = [one for one, name in people.items() if typed in (one, handles[one], name)]
    if exact or _is_no_name(typed):
        return exact[:1]
    wanted = folded(typed)
    if not wanted:
        return []
    names = {one: folded(name) for one, name in people.items()}
    for fits in _ways(wanted, names, {one: handles[one] for one in people}):
        if fits:
            return fits
    return []


def _is_no_name(typed: str) -> bool:
    """Longer than any name, as it is typed or as it is compared: a sign of Arabic can be eighteen letters."""
    return len(typed) > LONGEST or len(folded(typed)) > LONGEST


@lru_cache(maxsize=8)  # what was typed is compared with every name
def folded(name: str) -> str:
    """A name without accents, case and double spaces."""
    if name.isascii():
        return " ".join(name.casefold().split())
    apart = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    return " ".join("".join(sign for sign in apart if not unicodedata.combining(sign)).split())


def _ways(wanted: str, names: Mapping[PlayerId, str], handles: Mapping[PlayerId, str]) -> Iterator[list[PlayerId]]:
    yield [one for one, name in names.items() if name == wanted or handles[one] == wanted]
    yield [one for one, name in names.items() if wanted in name.split()]
    yield [one for one, name in names.items() if _begins(wanted, name)]
    yield [one for one, handle in handles.items() if handle.startswith(wanted)]
    yield [one for one, name in names.items() if _bare(wanted) and _begins(_bare(wanted), _bare(name))]


def _bare(name: str) -> str:
    """ "obrien" is O'Brien, "jeanluc" is Jean-Luc: signs left out are no typing error."""
    return "".join(sign for sign in name if sign not in "'-.").strip()


def _begins(wanted: str, name: str) -> bool:
    """Every word that was typed begins a word of the name, in any order: "ner ki" is Kira Nerys."""
    words, padded = wanted.split(), f" {name}"
    if len(words) > _MOST_WORDS or not all(f" {word}" in padded for word in words):
        return False
    left = _words(name)
    for word in words:
        fit = next((part for part in left if part.startswith(word)), None)
        if fit is None:
            return False
        left.remove(fit)
    return True


def misspelt(sheet: SlipSheet, typed: str, among: Collection[PlayerId] | None = None) -> list[PlayerId]:
    """Who may be meant by a typing error: to ask about, never to act on. Less than three letters say nothing."""
    wanted = folded(typed) if not _is_no_name(typed) else ""
    if len(wanted) < 3:
        return []
    names = {one: folded(name) for one, name in sheet.names.items() if among is None or one in among}
    from rapidfuzz.distance import OSA

    parts = {part: part for name in names.values() for part in (name, *_words(name)) if part}
    close = list(_scored(wanted, parts, OSA.normalized_similarity, _CLOSE))
    highest = max((score for _, score in close), default=0.0)
    best = {part for part, score in close if score == highest}
    return [one for one, name in names.items() if not best.isdisjoint((name, *_words(name)))]


def _scored(wanted: str, among: Mapping[str, str], scorer: Scorer, least: float) -> Iterator[tuple[str, float]]:
    """Whose text is at least so much like it, and how much; lot by lot."""
    from rapidfuzz import process

    left = iter(among.items())
    while lot := dict(islice(left, _LOT)):
        yield from (
            (one, score) for _, score, one in process.extract_iter(wanted, lot, scorer=scorer, score_cutoff=least)
        )


def _words(name: str) -> list[str]:
    """The words of a name, as many as anybody types."""
    return name.split(None, _MOST_WORDS)[:_MOST_WORDS]


def several(sheet: SlipSheet, typed: str, fits: list[PlayerId]) -> Refused:
    """Too many fit."""
    shown = people(sheet, fits[:MOST_SHOWN])
    return refuse("slip-several-fit", typed=typed, players=shown, more=len(fits) - len(shown))


def _nobody(sheet: SlipSheet, typed: str, among: Collection[PlayerId] | None, meant: list[PlayerId]) -> Refused:
    where, close = "event" if among is None else "round", meant[:MOST_SHOWN] or _like(sheet, typed, among)
    return refuse("slip-no-player", typed=typed, where=where, way=_did_you_mean(sheet, close))


def _like(sheet: SlipSheet, typed: str, among: Collection[PlayerId] | None) -> list[PlayerId]:
    """The two whose names are most like it, where any are."""
    from rapidfuzz import fuzz

    names = {one: folded(name) for one, name in sheet.names.items() if among is None or one in among}
    like = _scored(folded(typed)[:_LONGEST_LIKE], names, fuzz.WRatio, _LIKE)
    return [one for one, _ in nlargest(2, like, key=itemgetter(1))]


def _did_you_mean(sheet: SlipSheet, close: list[PlayerId]) -> Message:
    if not close:
        return message("slip-way-see-players")
    return message("slip-way-did-you-mean", names=people(sheet, close))
