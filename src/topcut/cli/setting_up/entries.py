"""Who plays: entering, leaving, coming back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Annotated

import typer
from msgspec.structs import replace

from topcut.acts.command import Command
from topcut.acts.entries.commands import CheckIn, Drop, Enter, ForfeitBye, Person, ReEnter, Withdraw
from topcut.acts.entries.facts import Entered
from topcut.acts.rounds.commands import ChangeRounds
from topcut.cli.terminal import given
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, Encoding, File, Json, Names, Player, Reason
from topcut.cli.terminal.opening import EventFile, act, open_journal
from topcut.cli.terminal.telling import as_sentence, in_words
from topcut.cli.terminal.who import player as who
from topcut.desk.submit import Accepted
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.messages.message import Player as Named
from topcut.play.advice import rounds_notes, rounds_told
from topcut.play.brackets.leaving import games_given_up, has_gone_on, still_plays
from topcut.play.brought import brought_told
from topcut.play.drawn_round import leaving
from topcut.play.limited.preparing import came_late
from topcut.play.stages import at_stage, stage_name
from topcut.refusal import refuse

_MOST_NAMED = 8


@command(
    examples=[
        "enter friday.jsonl Kira Odo",
        "enter friday.jsonl Kira Nerys, Jadzia Dax, Odo",
        "enter friday.jsonl --names late.csv",
        "enter friday.jsonl Worf --rating 1610 --earned-byes 1",
        "enter worlds.jsonl Worf Nog --heat 2",
    ],
)
def enter(
    *,
    file: File = HERE,
    name: Annotated[list[str] | None, typer.Argument(metavar="NAMES")] = None,
    names: Names = "",
    encoding: Encoding = "",
    rating: Annotated[int | None, typer.Option(show_default=False)] = None,
    earned_byes: Annotated[int, typer.Option()] = 0,
    head_start: Annotated[int, typer.Option(show_default=False)] = 0,
    side: Annotated[str, typer.Option(show_default=False)] = "",
    team: Annotated[str, typer.Option(show_default=False)] = "",
    heat: Annotated[int, typer.Option()] = 0,
    json: Json = False,
) -> None:
    """Enter players, before the start or late. A late entry plays from the next round on."""
    event = open_journal(file)
    people = given.people(name or [], "", names, encoding, wait=not name and not names)
    if rating is not None or earned_byes or head_start or side or team:
        people = _with_details(people, rating, earned_byes, head_start, side, team)
    event, answer = act(event, Enter(people, heat))
    _say_entered(event, answer, json)


def _with_details(
    people: tuple[Person, ...], rating: int | None, earned_byes: int, head_start: int, side: str, team: str
) -> tuple[Person, ...]:
    if len(people) != 1:
        raise refuse("command-details-of-several", players=len(people))
    details = {"earned_byes": earned_byes, "head_start": head_start, "side": side, "team": team}
    return (replace(people[0], rating=rating, **details),)


def _say_entered(event: EventFile, answer: Accepted, as_json: bool) -> None:
    entered = [record.fact.player for record in answer.records if isinstance(record.fact, Entered)]
    late = len(event.tournament.rounds)
    said = message(
        "cli-entries-entered",
        count=len(entered),
        heat=_heat(event, entered),
        late=late,
        first=late + 1,
        players=tuple(event.player(one) for one in entered[:_MOST_NAMED]),
        more=max(len(entered) - _MOST_NAMED, 0),
        here=sum(entrant.active for entrant in event.tournament.entrants.values()),
    )
    notes = []
    if event.tournament.draw is not None:
        drawn = event.tournament.draw.round
        notes.append(event.tell(message("cli-entries-drawn-without", round=drawn, players=len(entered))))
    notes += map(event.tell, came_late(event.tournament, event.book, at_stage(event.tournament, event.book)))
    done(event, answer, as_json, said, notes=notes, players=[event.handles[one] for one in entered])


def _heat(event: EventFile, entered: list[PlayerId]) -> Message | str:
    """ "Heat B", where the plan has heats; all who enter at once play in the same."""
    heats = event.tournament.entrants[entered[0]].heats if entered else ()
    return stage_name(event.plan, heats[0][0]) if heats else ""


def _one(
    file: str,
    typed: str,
    command_of: Callable[[PlayerId], Command],
    told: Callable[[Named], Message],
    as_json: bool,
) -> None:
    """An act about one player."""
    event = open_journal(file)
    one = who(event, typed)
    event, answer = act(event, command_of(one))
    done(event, answer, as_json, told(event.player(one)), player=event.handles[one])


@command(examples=["withdraw friday.jsonl odo"])
def withdraw(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Take a player out before the start, as if never entered. Afterwards: drop."""
    _one(file, player, Withdraw, lambda one: message("cli-entries-withdrawn", player=one), json)


@command("re-enter", ["re-enter friday.jsonl odo", 're-enter friday.jsonl odo --reason "the head judge agreed"'])
def re_enter(*, file: File = HERE, player: Player, reason: Reason = "", json: Json = False) -> None:
    """Let a player who dropped or withdrew come back; the reason, if any, is recorded."""
    _one(
        file,
        player,
        lambda one: ReEnter(one, reason),
        lambda one: message("cli-entries-in-again", player=one),
        json,
    )


@command("check-in", ["check-in friday.jsonl odo"])
def check_in(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Note that a player is here."""
    _one(file, player, CheckIn, lambda one: message("cli-entries-checked-in", player=one), json)


@command("forfeit-bye", ["forfeit-bye friday.jsonl odo"])
def forfeit_bye(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Let a player play instead of using the next earned bye; with two of them the other one stays."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, ForfeitBye(one))
    entrant = event.tournament.entrants[one]
    byes = brought_told(event.tournament, event.book, entrant)[0]
    left = event.tell(byes) if entrant.earned_byes > 1 else ""
    said = message("cli-entries-plays-instead", player=event.player(one), left=left)
    done(event, answer, json, said, player=event.handles[one])


_GONE = (("concede", "concession"), ("no-show", "no-show"))  # what is reported of somebody who has left


@command(examples=["drop friday.jsonl odo"])
def drop(
    *,
    file: File = HERE,
    player: Player,
    give_up: Annotated[bool, typer.Option("--give-up")] = False,
    json: Json = False,
) -> None:
    """Let a player leave. Rounds that are posted stay as they are; a bracket match that is not over is given up."""
    event = open_journal(file)
    one = who(event, player)
    gives_up = games_given_up(event.tournament, event.book, one)
    event, answer = act(event, Drop(one, give_up or _asked_to_give_up(event, one)))
    notes = []
    rounds = event.tournament.rounds
    sits = (
        next((m for m in rounds[-1].matches.values() if one in m.seats and m.status == "open"), None)
        if rounds
        else None
    )
    if sits is not None:
        ways = [word for word, how in _GONE if how in event.book.endings]
        how = "both" if len(ways) > 1 else "".join(ways)
        notes.append(message("cli-entries-no-result", table=sits.table, how=how))
    if event.tournament.draw is not None:
        notes.append(_drawn_with(event, one))
    said = message(
        "cli-entries-dropped",
        player=event.player(one),
        when="now" if one in leaving(event.tournament) else "before",
        round=event.tournament.entrants[one].dropped_after or 0,
        games=tuple(as_sentence(event.tell(has_gone_on(match, one))) for match in gives_up),
    )
    done(event, answer, json, said, notes=notes, player=event.handles[one])


def _asked_to_give_up(event: EventFile, player: PlayerId) -> bool:
    """At a keyboard the question is asked; elsewhere the desk refuses until it is said."""
    games = games_given_up(event.tournament, event.book, player)
    if not games or not sys.stdin.isatty():
        return False
    told = as_sentence(event.tell(still_plays(games[0], player)))
    return typer.confirm(in_words(message("cli-entries-drop", told=told)), err=True)


def _drawn_with(event: EventFile, player: PlayerId) -> Message:
    """What becomes of the round that is drawn with a player who drops (R61)."""
    assert event.tournament.draw is not None
    number = event.tournament.draw.round
    if player in leaving(event.tournament):
        return message("cli-entries-still-plays", player=event.player(player), round=number)
    return message("cli-entries-drawn-with", round=number)


Emergency = Annotated[bool, typer.Option("--emergency", show_default=False)]


@command(
    "rounds",
    ['rounds friday.jsonl 5 --consent "all players"', 'rounds friday.jsonl 2 --emergency --reason "the venue closes"'],
)
def change_rounds(
    *,
    file: File = HERE,
    number: Annotated[int, typer.Argument(metavar="N", show_default=False)],
    consent: Annotated[str, typer.Option(show_default=False)] = "",
    reason: Reason = "",
    emergency: Emergency = False,
    json: Json = False,
) -> None:
    """Change the number of rounds."""
    event, answer = act(open_journal(file), ChangeRounds(number, consent, reason, emergency=emergency))
    notes = map(event.tell, rounds_notes(event.tournament, event.book))
    done(event, answer, json, message("cli-entries-rounds", rounds=rounds_told(event.book, number)), notes=notes)
