"""What players earned elsewhere: used in the opening rounds of their first heat, or given up (001 7.2, 9).

Whether somebody holds it is for the ledger to say, where there is one: it is asked when the fact is written.
"""

from __future__ import annotations

from collections.abc import Iterator

from topcut.acts.earned.commands import Bring
from topcut.acts.earned.facts import Brought, Held
from topcut.acts.matter import Matter
from topcut.journal.fact import PlayerId
from topcut.journal.records import AnyFact
from topcut.journal.state import Entrant
from topcut.limits import raise_faults
from topcut.play.stages import rounds_in
from topcut.refusal import Refusal, refusal, refuse
from topcut.rulebooks.model import Rulebook


def bring(matter: Matter, command: Bring) -> list[AnyFact]:
    """Before the first round that they play in is drawn."""
    matter.must_run()
    entrant, player = matter.entrant(command.player), matter.player(command.player)
    if not entrant.active and entrant.id not in matter.tournament.waiting:
        raise refuse("entry-has-left", player=player)
    if _has_begun(matter, entrant):
        raise refuse("earned-too-late", player=player)
    if (command.used, command.gives_up) == (entrant.brought, entrant.given_up):
        raise refuse("earned-same", player=player)
    known = (*entrant.brought, *entrant.given_up)
    if not command.reason and any(not one.id and one not in known for one in (*command.used, *command.gives_up)):
        raise refuse("earned-without-reason", player=player)
    if entrant.earned_byes and not any(one.rounds for one in entrant.brought):
        raise refuse("earned-typed-before", player=player)
    name = matter.people[entrant.id].name
    raise_faults(list(unfit_to_bring(matter.book, name, command.used, command.gives_up)))
    return [brought(matter, entrant.id, command.used, command.gives_up, command.reason)]


def brought(
    matter: Matter, player: PlayerId, used: tuple[Held, ...], given_up: tuple[Held, ...], reason: str = ""
) -> Brought:
    return Brought(player, used, given_up, matter.context.text(reason))


def _has_begun(matter: Matter, entrant: Entrant) -> bool:
    """Whether a round of the first heat that they play in is drawn or posted."""
    first = entrant.heats[0][0] if entrant.heats else 1
    drawn = matter.tournament.draw
    return bool(rounds_in(matter.tournament, first)) or (drawn is not None and drawn.stage == first)


def may_bring(matter: Matter, command: Bring) -> None:
    """Players bring what the ledger has of them; anything else is an official's word."""
    entrant = matter.entrant(command.player)
    known = (*entrant.brought, *entrant.given_up)
    if any(not one.id and one not in known for one in (*command.used, *command.gives_up)):
        raise refuse("earned-only-held")


def unfit_to_bring(book: Rulebook, name: str, used: tuple[Held, ...], given_up: tuple[Held, ...]) -> Iterator[Refusal]:
    """Why nobody can bring this to an event by a rulebook, whatever they hold."""
    rounds = [number for one in used for number in one.rounds]
    most = book.integer("earned_bye_rounds")
    if rounds and not 1 <= min(rounds) <= max(rounds) <= most:
        yield refusal("entry-too-many-byes", player=name, byes=max(rounds), game=book.title, most=most)
    if len(set(rounds)) < len(rounds):
        yield refusal("earned-round-twice", player=name)
    starts = [one.points for one in used if one.points]
    if starts and book.play != "pod":
        yield refusal("entry-no-head-starts", player=name, game=book.title)
    if any(bool(one.rounds) == bool(one.points) or one.points < 0 for one in (*used, *given_up)):
        yield refusal("earned-nothing", player=name)
    ids = [one.id for one in (*used, *given_up) if one.id]
    if len(set(ids)) < len(ids):
        yield refusal("earned-twice", player=name)
