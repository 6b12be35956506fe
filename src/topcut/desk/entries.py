"""Entering, leaving and coming back."""

from __future__ import annotations

import re
import unicodedata

import msgspec

from topcut.desk.commands import CheckIn, Drop, Enter, ForfeitBye, Person, ReEnter, Withdraw
from topcut.desk.matter import Matter
from topcut.desk.stages import first_open_heat, joined
from topcut.journal.records import (
    AnyFact,
    ByeForfeited,
    CheckedIn,
    Dropped,
    Entered,
    PlayerId,
    ReEntered,
    Reported,
    Result,
    TextRef,
    Withdrawn,
)
from topcut.journal.state import Entrant
from topcut.play.brackets.leaving import ending_of_a_drop, games_given_up, goes_on, still_plays
from topcut.play.drawn_round import plays_first
from topcut.play.limited.groups import groups_of
from topcut.play.pairing.propose import has_earned_bye
from topcut.play.stages import at_stage, view
from topcut.refusal import Refusal, Refused, refuse

MOST_PLAYERS = 20_000
LONGEST_NAME = 200


def enter(matter: Matter, command: Enter) -> list[AnyFact]:
    """New entrants, numbered in signup order; several at once or none at all."""
    matter.must_run()
    must_be_before_a_cut(matter, "enter")
    heat = command.heat or first_open_heat(matter)
    people = matter.people
    names = {_folded(person.name) for person in people.values()}
    handles = {person.handle for person in people.values()}
    facts: list[AnyFact] = []
    problems: list[Refusal] = []
    number = _last_number(matter)
    for person in command.people:
        name = " ".join(person.name.split())
        problems += _problems_of(matter, person, name, names)
        names.add(_folded(name))
        number += 1
        handle = _free_handle(person.handle or slug(name), handles, f"p{number}")
        handles.add(handle)
        if not problems:
            facts.append(_entered(matter, f"p{number}", msgspec.structs.replace(person, name=name, handle=handle)))
            if heat:
                facts.append(joined(matter, f"p{number}", name, heat, []))
    if number > MOST_PLAYERS:
        problems.append(Refusal(f"{number} players are too many", f"at most {MOST_PLAYERS} can enter", "too-many"))
    if problems:
        raise Refused(*problems)
    return facts


def _last_number(matter: Matter) -> int:
    """The highest number given so far, also to an entry that was undone: an id is never used twice."""
    given = (record.fact.player for record in matter.history if isinstance(record.fact, Entered))
    return max((int(player.removeprefix("p")) for player in given), default=0)


def _problems_of(matter: Matter, person: Person, name: str, taken: set[str]) -> list[Refusal]:
    found = []
    if not name:
        found.append(Refusal("a player without a name", "give a name", "no-name"))
    if name and not writable(name):
        found.append(Refusal(f"the name {name!a} cannot be shown", "type it again with letters", "bad-name"))
    if len(name) > LONGEST_NAME:
        found.append(Refusal(f"the name {name[:30]}… is longer than {LONGEST_NAME} signs", "shorten it", "long-name"))
    if _folded(name) in taken:
        found.append(Refusal(f"{name} has entered already", "add something that tells the two apart", "name-taken"))
    most = matter.book.integer("earned_bye_rounds")
    if not 0 <= person.earned_byes <= most:
        what = f"{name}: {person.earned_byes} earned byes, but {matter.book.title} knows at most {most}"
        found.append(Refusal(what, "correct the number", "earned-byes"))
    if person.head_start and matter.book.play != "pod":
        what = f"{name} has a head start, but {matter.book.title} knows none"
        found.append(Refusal(what, "leave it out", "head-start"))
    if person.side and matter.book.text("pairing") != "sides":
        found.append(Refusal(f"{name} has a side, but sides are not paired here", "leave it out", "side"))
    return found


def writable(name: str) -> bool:
    """Something of it can be seen, and nothing in it is a control sign or half a character."""
    kinds = [unicodedata.category(sign) for sign in name]
    return not {"Cc", "Cs"} & set(kinds) and any(kind[0] in "LNPSM" for kind in kinds)


def _team(matter: Matter, team: str) -> TextRef:
    """The same reference for everybody of a team."""
    if not team:
        return ""
    known = [entrant.team for entrant in matter.tournament.entrants.values() if entrant.team]
    known += [text.ref for text in matter.context.deposited]
    words = {text.ref: text.value for text in matter.context.deposited}
    same = (ref for ref in known if words.get(ref, matter.context.words[ref]) == team)
    return next(same, None) or matter.context.text(team)


def _entered(matter: Matter, player: PlayerId, person: Person) -> Entered:
    details = msgspec.json.encode({"name": person.name, "handle": person.handle}).decode()
    return Entered(
        player=player,
        person=matter.context.text(details),
        rating=person.rating,
        earned_byes=person.earned_byes,
        head_start=person.head_start,
        side=person.side,
        team=_team(matter, person.team),
    )


def slug(name: str) -> str:
    """A short handle out of a name: "Kira Nerys" is kira-nerys."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower()
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")[:40]


def _free_handle(wanted: str, taken: set[str], otherwise: str) -> str:
    if not wanted or wanted.isdigit():
        return otherwise
    if wanted not in taken:
        return wanted
    return next(handle for n in range(2, 10_000) if (handle := f"{wanted}-{n}") not in taken)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def withdraw(matter: Matter, command: Withdraw) -> list[AnyFact]:
    """Leave before the start, as if never entered."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    if matter.tournament.started:
        raise refuse(f"{matter.name(entrant.id)} cannot withdraw: the event has started", "drop him instead")
    _must_be_in(matter, entrant)
    return [Withdrawn(entrant.id)]


def re_enter(matter: Matter, command: ReEnter) -> list[AnyFact]:
    """Come back after a drop or a withdrawal (002 2.10: only before a cut)."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    if entrant.active:
        raise refuse(f"{matter.name(entrant.id)} is in the event", "there is nothing to do")
    must_be_before_a_cut(matter, "come back")
    return [ReEntered(entrant.id, matter.context.text(command.reason))]


def drop(matter: Matter, command: Drop) -> list[AnyFact]:
    """Leave during the event; rounds that are posted stay as they are."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    _must_be_in(matter, entrant)
    if not matter.tournament.started:
        return [Withdrawn(entrant.id)]
    _must_not_empty_a_pod(matter, entrant)
    last = len(matter.tournament.rounds) + plays_first(matter.tournament, matter.book, entrant.id)
    return [*_game_given_up(matter, command), Dropped(entrant.id, after=last)]


def _game_given_up(matter: Matter, command: Drop) -> list[AnyFact]:
    """Who leaves in the middle of a bracket game loses it, and says so: the opponent advances (002 2.10)."""
    games = games_given_up(matter.tournament, matter.book, command.player)
    if games and not command.gives_up:
        names = {seat: matter.name(seat) for seat in games[0].seats}
        do = f"{goes_on(games[0], command.player, names)}: say that this is meant (--give-up)"
        raise refuse(still_plays(games[0], command.player, names), do, "still-plays")
    how = ending_of_a_drop(matter.book)
    return [Reported(m.round, m.table, Result(how=how, absent=(m.seats.index(command.player),))) for m in games]


def _must_not_empty_a_pod(matter: Matter, entrant: Entrant) -> None:
    """A pod keeps one player at least until its result is in; so does a group that plays only inside itself."""
    pods = [group.players for group in groups_of(matter.tournament)] if matter.book.flag("play_inside_pod") else []
    if matter.book.play == "pod" and matter.tournament.rounds:
        pods += [match.seats for match in matter.current().matches.values() if match.status == "open"]
    for pod in pods:
        if entrant.id in pod and not any(matter.entrant(p).active for p in pod if p != entrant.id):
            what = f"{matter.name(entrant.id)} is the only player left in the pod"
            raise refuse(what, "enter the pod's result first, or end the event", "last-of-pod")


def must_be_before_a_cut(matter: Matter, what: str) -> None:
    """Nobody enters or comes back once a cut has been made (002 2.10)."""
    if matter.tournament.opened:
        raise refuse(f"nobody can {what} after the cut", "undo the cut first, if nothing was played since", "cut-made")


def check_in(matter: Matter, command: CheckIn) -> list[AnyFact]:
    matter.must_run()
    entrant = matter.entrant(command.player)
    _must_be_in(matter, entrant)
    if entrant.checked_in:
        raise refuse(f"{matter.name(entrant.id)} has checked in already", "there is nothing to do")
    return [CheckedIn(entrant.id)]


def forfeit_bye(matter: Matter, command: ForfeitBye) -> list[AnyFact]:
    """Play the next round instead of using the earned bye for it; another one stays (001 7.2)."""
    matter.must_run()
    entrant = matter.entrant(command.player)
    _must_be_in(matter, entrant)
    stage = view(matter.tournament, matter.book, at_stage(matter.tournament, matter.book))
    here = stage.entrants.get(entrant.id)
    if here is None or not has_earned_bye(matter.book, here, len(stage.rounds) + 1):
        raise refuse(f"{matter.name(entrant.id)} has no earned bye to forfeit", "check the entry")
    return [ByeForfeited(entrant.id, len(stage.rounds) + 1)]


def _must_be_in(matter: Matter, entrant: Entrant) -> None:
    if not entrant.active:
        raise refuse(f"{matter.name(entrant.id)} is not in the event any more", "re-enter him first")
