"""Entering, leaving and coming back."""

from __future__ import annotations

from typing import Any, Literal

from msgspec.structs import replace

from topcut.acts.earned.decide import brought, unfit_to_bring
from topcut.acts.entries import names
from topcut.acts.entries.commands import CheckIn, Drop, Enter, ForfeitBye, Person, ReEnter, Withdraw
from topcut.acts.entries.facts import ByeForfeited, CheckedIn, Dropped, Entered, ReEntered, Withdrawn
from topcut.acts.entries.taken import Handles, TakenNames
from topcut.acts.fields import Field, misfits
from topcut.acts.matter import Matter, PersonDetails
from topcut.acts.registration.facts import PutOnWaitingList
from topcut.acts.registration.places import is_full, moved_up
from topcut.acts.results.facts import Reported
from topcut.acts.stages.decide import first_open_heat, joined
from topcut.journal.fact import PlayerId, Result, TextRef
from topcut.journal.records import AnyFact
from topcut.journal.state import Entrant
from topcut.limits import Faults, natural, raise_faults
from topcut.play.brackets.leaving import ending_of_a_drop, games_given_up
from topcut.play.drawn_round import plays_first
from topcut.play.entering import unfit_to_enter
from topcut.play.pairing.propose import byes_to_come
from topcut.play.stages import at_stage, view
from topcut.refusal import Refusal, Refused, refusal, refuse

MOST_PLAYERS = 20_000
_SAID_BETTER = ("name", "earned_byes")  # by what the game allows, and what a name is


def enter(matter: Matter, command: Enter) -> list[AnyFact]:
    """New entrants, numbered in signup order; several at once or none at all."""
    matter.must_run()
    must_be_before_a_cut(matter, "enter")
    heat = command.heat or first_open_heat(matter)
    newcomers = Newcomers(matter)
    if (number := newcomers.number + len(command.people)) > MOST_PLAYERS:
        raise refuse("entry-too-many", number=number, most=MOST_PLAYERS)
    problems = Faults()
    facts: list[AnyFact] = []
    for person in command.people:
        problems.extend(newcomers.problems(person))
        entered = newcomers.take(person)
        if not problems:
            facts.append(newcomers.entered(entered))
            if entered.uses or entered.gives_up:
                facts.append(brought(matter, newcomers.player, entered.uses, entered.gives_up))
            if is_full(matter.tournament, more=sum(isinstance(fact, Entered) for fact in facts) - 1):
                facts.append(PutOnWaitingList(newcomers.player))
            if heat:
                facts.append(joined(matter, newcomers.player, entered.name, heat, []))
    raise_faults(problems)
    return facts


class Newcomers:
    """Those who enter, one after the other, beside those who have: each name, handle and team is looked up once."""

    def __init__(self, matter: Matter) -> None:
        self.matter = matter
        self.number = _last_number(matter)
        self._names = TakenNames(person.name for person in matter.people.values())
        self._handles = Handles(person.handle for person in matter.people.values())
        entrants = matter.tournament.entrants.values()
        self._sitting = {entrant.who: player for player, entrant in matter.tournament.entrants.items() if entrant.who}
        self._teams = {matter.context.words[entrant.team]: entrant.team for entrant in entrants if entrant.team}

    @property
    def player(self) -> PlayerId:
        return f"p{self.number}"

    def problems(self, person: Person) -> list[Refusal]:
        """Why somebody cannot enter so."""
        name, book = names.tidy(person.name), self.matter.book
        found = list(self._names.problems(name))
        found.extend(_misfit(name, field, value) for field, value in misfits(person) if field.name not in _SAID_BETTER)
        if twin := self._sitting.get(person.who):
            found.append(refusal("entry-person-sits", player=name, other=self.matter.player(twin)))
        found.extend(unfit_to_enter(book, name, person.earned_byes, person.head_start, person.side))
        found.extend(unfit_to_bring(book, name, person.uses, person.gives_up))
        if (person.uses or person.gives_up) and (person.earned_byes or person.head_start):
            found.append(refusal("earned-typed-too", player=name))
        if any(not held.id for held in (*person.uses, *person.gives_up)):
            found.append(refusal("earned-without-reason", player=name))
        return found

    def take(self, person: Person) -> Person:
        """The next one: with a tidy name, and a handle that nobody else has."""
        name = names.tidy(person.name)
        self.number += 1
        self._names.take(name)
        handle = self._handles.free(names.slug(person.handle or name), self.player)
        if person.who:
            self._sitting[person.who] = self.player
        return replace(person, name=name, handle=handle)

    def entered(self, person: Person) -> Entered:
        return Entered(
            player=self.player,
            person=self.matter.context.text(PersonDetails(person.name, person.handle).written),
            rating=person.rating,
            earned_byes=person.earned_byes,
            head_start=person.head_start,
            side=person.side,
            team=self._team(person.team),
            who=person.who,
        )

    def _team(self, team: str) -> TextRef:
        """The same reference for everybody of a team."""
        if team and team not in self._teams:
            self._teams[team] = self.matter.context.text(team)
        return self._teams[team] if team else ""


def _misfit(player: str, field: Field, value: Any) -> Refusal:
    """What is too long or out of range for one of many."""
    if field.kind == "number":
        what, least, most = field.label, field.least, field.most
        return refusal("entry-detail-out-of-range", player=player, what=what, number=value, least=least, most=most)
    return refusal("entry-detail-too-long", player=player, field=field.label, signs=len(value), most=field.most)


def _last_number(matter: Matter) -> int:
    """The highest number given so far, also to an entry that was undone: an id is never used twice."""
    given = (record.fact.player for record in matter.history if isinstance(record.fact, Entered))
    return max((natural(player.removeprefix("p")) or 0 for player in given), default=0)


def withdraw(matter: Matter, command: Withdraw) -> list[AnyFact]:
    """Leave before the start, as if never entered."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    if matter.tournament.started:
        raise refuse("entry-cannot-withdraw", player=matter.player(entrant.id))
    return _withdrawn(matter, entrant)


def _withdrawn(matter: Matter, entrant: Entrant) -> list[AnyFact]:
    """Out of the event or off the waiting list; who waits for the place gets it."""
    if entrant.id in matter.tournament.waiting:
        return [Withdrawn(entrant.id)]
    _must_be_in(matter, entrant)
    return [Withdrawn(entrant.id), *moved_up(matter.tournament, leaving=1)]


def re_enter(matter: Matter, command: ReEnter) -> list[AnyFact]:
    """Come back after a drop or a withdrawal (002 2.10: only before a cut)."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    if entrant.active:
        raise refuse("entry-has-not-left", player=matter.player(entrant.id))
    if entrant.id in matter.tournament.waiting:
        raise _waits(matter, entrant)
    must_be_before_a_cut(matter, "come-back")
    back = ReEntered(entrant.id, matter.context.text(command.reason))
    return [back, PutOnWaitingList(entrant.id)] if is_full(matter.tournament) else [back]


def drop(matter: Matter, command: Drop) -> list[AnyFact]:
    """Leave during the event; rounds that are posted stay as they are."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    if not matter.tournament.started:
        return _withdrawn(matter, entrant)
    _must_be_in(matter, entrant)
    _must_not_empty_a_pod(matter, entrant)
    last = len(matter.tournament.rounds) + plays_first(matter.tournament, matter.book, entrant.id)
    return [*_game_given_up(matter, command), Dropped(entrant.id, after=last)]


def _game_given_up(matter: Matter, command: Drop) -> list[AnyFact]:
    """Who leaves in the middle of a bracket game loses it, and says so: the opponent advances (002 2.10)."""
    games = games_given_up(matter.tournament, matter.book, command.player)
    if games and not command.gives_up:
        player, opponent = command.player, next(seat for seat in games[0].seats if seat != command.player)
        who, whom = matter.player(player), matter.player(opponent)
        raise refuse("entry-still-plays", player=who, game=games[0].number, opponent=whom)
    how = ending_of_a_drop(matter.book)
    return [Reported(m.round, m.table, Result(how=how, absent=(m.seats.index(command.player),))) for m in games]


def _must_not_empty_a_pod(matter: Matter, entrant: Entrant) -> None:
    """A pod of several keeps one player at least until its result is in."""
    if matter.book.play != "pod" or not matter.tournament.rounds:
        return
    for pod in (match.seats for match in matter.current().matches.values() if match.status == "open"):
        if entrant.id in pod and not any(matter.entrant(p).active for p in pod if p != entrant.id):
            raise refuse("entry-last-of-pod", player=matter.player(entrant.id))


def must_be_before_a_cut(matter: Matter, act: Literal["enter", "come-back"]) -> None:
    """Nobody enters or comes back once a cut has been made (002 2.10)."""
    if matter.tournament.opened:
        raise refuse("entry-after-the-cut", act=act)


def check_in(matter: Matter, command: CheckIn) -> list[AnyFact]:
    matter.must_run()
    entrant = matter.entrant(command.player)
    _must_be_in(matter, entrant)
    if entrant.checked_in:
        raise refuse("entry-checked-in", player=matter.player(entrant.id))
    return [CheckedIn(entrant.id)]


def forfeit_bye(matter: Matter, command: ForfeitBye) -> list[AnyFact]:
    """Play instead of using the next earned bye; another one stays until it is given up too (001 7.2)."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    _must_be_in(matter, entrant)
    stage = view(matter.tournament, matter.book, at_stage(matter.tournament, matter.book))
    here = stage.entrants.get(entrant.id)
    coming = byes_to_come(matter.book, here, len(stage.rounds)) if here else ()
    if not coming:
        raise refuse("entry-no-bye-to-forfeit", player=matter.player(entrant.id))
    return [ByeForfeited(entrant.id, coming[0])]


def _waits(matter: Matter, entrant: Entrant) -> Refused:
    place = matter.tournament.waiting.index(entrant.id) + 1
    return refuse("entry-waits", player=matter.player(entrant.id), place=place)


def _must_be_in(matter: Matter, entrant: Entrant) -> None:
    if entrant.id in matter.tournament.waiting:
        raise _waits(matter, entrant)
    if not entrant.active:
        raise refuse("entry-has-left", player=matter.player(entrant.id))
