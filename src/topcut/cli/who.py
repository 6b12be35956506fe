"""Who is meant: names are matched loosely, accents and case ignored; several that fit are asked about."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Collection, Iterator, Mapping

from topcut.cli.opening import Event
from topcut.cli.out import printable
from topcut.journal.records import PlayerId
from topcut.refusal import Refused, refuse

_CLOSE = 80  # of 100: one wrong or swapped letter in a name of five
_LETTERS = str.maketrans({"ø": "o", "đ": "d", "ł": "l", "æ": "ae", "œ": "oe", "ð": "d", "þ": "th", "ı": "i", "’": "'"})
_MOST_SHOWN = 6


def player(event: Event, typed: str, among: Collection[PlayerId] | None = None) -> PlayerId:
    """The one player who is meant; refused where nobody or several fit and nobody can be asked."""
    fits = matching(event, typed, among)
    if len(fits) == 1:
        return fits[0]
    if fits:
        return _ask(event, typed, fits)
    close = misspelt(event, typed, among)
    if close and _can_ask():
        return _ask(event, typed, close) if len(close) > 1 else _meant(event, typed, close[0])
    raise _nobody(event, typed, among, close)


def pair(event: Event, typed: str) -> tuple[PlayerId, PlayerId]:
    """ "Kira, Odo" of --pin and --forbid."""
    names = [name for name in typed.split(",") if name.strip()]
    if len(names) != 2:
        raise refuse(f"{typed!r} does not name two players", 'write them with a comma: "Kira, Odo"', "pair")
    return player(event, names[0]), player(event, names[1])


def matching(event: Event, typed: str, among: Collection[PlayerId] | None = None) -> list[PlayerId]:
    """Everybody who fits, by the strictest way of looking at it that fits anybody; a typing error fits nobody."""
    people = {one: person for one, person in event.people.items() if among is None or one in among}
    exact = [one for one, person in people.items() if typed in (one, person.handle, person.name)]
    wanted = folded(typed)
    if exact or not wanted:
        return exact[:1]
    names = {one: folded(person.name) for one, person in people.items()}
    for fits in _ways(wanted, names, {one: person.handle for one, person in people.items()}):
        if fits:
            return fits
    return []


def folded(name: str) -> str:
    """A name without accents, case and double spaces."""
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
    left = name.split()
    for word in wanted.split():
        fit = next((part for part in left if part.startswith(word)), None)
        if fit is None:
            return False
        left.remove(fit)
    return True


def misspelt(event: Event, typed: str, among: Collection[PlayerId] | None = None) -> list[PlayerId]:
    """Who may be meant by a typing error: to ask about, never to act on. Less than three letters say nothing."""
    wanted = folded(typed)
    if len(wanted) < 3:
        return []
    names = {one: folded(person.name) for one, person in event.people.items() if among is None or one in among}
    from rapidfuzz.distance import OSA

    def alike(name: str) -> float:
        return 100 * max(OSA.normalized_similarity(wanted, part) for part in (name, *name.split()))

    found = {one: alike(name) for one, name in names.items() if name}
    best = max(found.values(), default=0)
    return [one for one, score in found.items() if score == best] if best >= _CLOSE else []


def _nobody(event: Event, typed: str, among: Collection[PlayerId] | None, meant: list[PlayerId]) -> Refused:
    from rapidfuzz import fuzz, process

    what = f"there is no player {typed!r}" + (" in this round" if among is not None else "")
    if meant:
        named = " or ".join(event.names[one] for one in meant[:_MOST_SHOWN])
        return refuse(what, f"did you mean {named}?", "no-player")
    names = [person.name for one, person in event.people.items() if among is None or one in among]
    close = process.extract(typed, names, scorer=fuzz.WRatio, processor=folded, limit=2, score_cutoff=60)
    if close:
        return refuse(what, f"did you mean {' or '.join(name for name, _, _ in close)}?", "no-player")
    return refuse(what, "see `topcut players`", "no-player")


def _can_ask() -> bool:
    return sys.stdin.isatty() and sys.stderr.isatty()


def _meant(event: Event, typed: str, one: PlayerId) -> PlayerId:
    """A typing error is never acted on by itself."""
    import typer

    if not typer.confirm(f"There is no {printable(typed)}: did you mean {printable(event.names[one])}?", err=True):
        raise refuse(f"there is no player {typed!r}", "nothing was changed", "no-player")
    return one


def _ask(event: Event, typed: str, fits: list[PlayerId]) -> PlayerId:
    names = [event.names[one] for one in fits]
    if not _can_ask() or len(fits) > _MOST_SHOWN:
        shown = ", ".join(names[:_MOST_SHOWN]) + (" and more" if len(fits) > _MOST_SHOWN else "")
        raise refuse(f"{typed!r} fits {shown}", "type more of the name", "ambiguous")
    import typer

    for number, name in enumerate(names, start=1):
        typer.echo(f"  {number}  {printable(name)}", err=True)
    answer = typer.prompt(f"Which {printable(typed)}?", type=int, err=True, prompt_suffix=" ")
    if not 1 <= answer <= len(fits):
        raise refuse(f"there is no choice {answer}", f"choose 1 to {len(fits)}", "ambiguous")
    return fits[int(answer) - 1]
