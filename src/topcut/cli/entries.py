"""Who plays: entering, leaving, coming back."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated

import typer

from topcut.cli import given
from topcut.cli.app import SET_UP, command, done
from topcut.cli.file_first import HERE, Encoding, File, Json, Names, Player, Reason
from topcut.cli.opening import Event, act, open_journal
from topcut.cli.plural import counted
from topcut.cli.who import player as who
from topcut.desk import commands
from topcut.journal.records import PlayerId
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.desk.submit import Accepted


@command(
    SET_UP,
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
    event, answer = act(event, commands.Enter(people, heat))
    _say_entered(event, answer, json)


def _with_details(
    people: tuple[commands.Person, ...], rating: int | None, earned_byes: int, head_start: int, side: str, team: str
) -> tuple[commands.Person, ...]:
    from msgspec.structs import replace

    if len(people) != 1:
        raise refuse("command-details-of-several", players=len(people))
    details = {"earned_byes": earned_byes, "head_start": head_start, "side": side, "team": team}
    return (replace(people[0], rating=rating, **details),)


def _say_entered(event: Event, answer: Accepted, as_json: bool) -> None:
    from topcut.cli.out import plain
    from topcut.journal.records import Entered
    from topcut.play.limited.preparing import came_late
    from topcut.play.stages import at_stage

    entered = [record.fact.player for record in answer.records if isinstance(record.fact, Entered)]
    shown = "; ".join(event.names[one] for one in entered[:8]) + (" …" if len(entered) > 8 else "")
    here = sum(entrant.active for entrant in event.tournament.entrants.values())
    late = len(event.tournament.rounds)
    play = "plays" if len(entered) == 1 else "play"
    where = _heat(event, entered)
    when = f" late, after round {late}, and {play} from round {late + 1} on" if late else ""
    count, now = counted(len(entered), "player"), counted(here, "is", "are")
    sentence = f"{count} entered{where}{when}: {plain(shown)}. {now} in the event."
    notes = []
    if event.tournament.draft is not None:
        whom = "this player" if len(entered) == 1 else "them"
        notes.append(f"round {event.tournament.draft.round} was drawn without {whom}; pair again with --reason")
    notes += map(event.tell, came_late(event.tournament, event.book, at_stage(event.tournament, event.book)))
    done(event, answer, as_json, sentence, notes=notes, players=[event.handles[one] for one in entered])


def _heat(event: Event, entered: list[PlayerId]) -> str:
    """ " Heat B", where the plan has heats; all who enter at once play in the same."""
    from topcut.play.stages import stage_name

    heats = event.tournament.entrants[entered[0]].heats if entered else ()
    return f" {event.tell(stage_name(event.plan, heats[0][0]))}" if heats else ""


def _one(
    file: str, typed: str, command_of: Callable[[PlayerId], commands.Command], said: str, as_json: bool, *notes: str
) -> None:
    """An act about one player."""
    from topcut.cli.out import plain

    event = open_journal(file)
    one = who(event, typed)
    event, answer = act(event, command_of(one))
    done(event, answer, as_json, f"{plain(event.names[one])} {said}.", notes=notes, player=event.handles[one])


@command(SET_UP, examples=["withdraw friday.jsonl odo"])
def withdraw(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Take a player out before the start, as if never entered. Afterwards: drop."""
    _one(file, player, commands.Withdraw, "is taken out of the event", json)


@command(
    SET_UP, "re-enter", ["re-enter friday.jsonl odo", 're-enter friday.jsonl odo --reason "the head judge agreed"']
)
def re_enter(*, file: File = HERE, player: Player, reason: Reason = "", json: Json = False) -> None:
    """Let a player who dropped or withdrew come back; the reason, if any, is recorded."""
    _one(file, player, lambda one: commands.ReEnter(one, reason), "is in the event again", json)


@command(SET_UP, "check-in", ["check-in friday.jsonl odo"])
def check_in(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Note that a player is here."""
    _one(file, player, commands.CheckIn, "has checked in", json)


@command(SET_UP, "forfeit-bye", ["forfeit-bye friday.jsonl odo"])
def forfeit_bye(*, file: File = HERE, player: Player, json: Json = False) -> None:
    """Let a player play instead of using the next earned bye; with two of them the other one stays."""
    from topcut.cli.out import plain
    from topcut.play.brought import brought_told

    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, commands.ForfeitBye(one))
    entrant = event.tournament.entrants[one]
    byes = event.tell(brought_told(event.tournament, event.book, entrant)[0])
    left = f" ({byes})" if entrant.earned_byes > 1 else ""
    said = f"{plain(event.names[one])} plays instead of using an earned bye{left}."
    done(event, answer, json, said, player=event.handles[one])


_GONE = (("concede", "concession"), ("no-show", "no-show"))  # what is reported of somebody who has left


@command(SET_UP, examples=["drop friday.jsonl odo"])
def drop(
    *,
    file: File = HERE,
    player: Player,
    give_up: Annotated[bool, typer.Option("--give-up")] = False,
    json: Json = False,
) -> None:
    """Let a player leave. Rounds that are posted stay as they are; a bracket match that is not over is given up."""
    from topcut.cli.out import plain
    from topcut.cli.telling import as_sentence
    from topcut.play.brackets.leaving import games_given_up, has_gone_on
    from topcut.play.drawn_round import leaving

    event = open_journal(file)
    one = who(event, player)
    gives_up = games_given_up(event.tournament, event.book, one)
    event, answer = act(event, commands.Drop(one, give_up or _asked_to_give_up(event, one)))
    notes = []
    rounds = event.tournament.rounds
    sits = (
        next((m for m in rounds[-1].matches.values() if one in m.seats and m.status == "open"), None)
        if rounds
        else None
    )
    if sits is not None:
        words = " or ".join(f"`{word}`" for word, how in _GONE if how in event.book.endings)
        notes.append(f"table {sits.table} has no result yet: report it, or use {words}")
    if event.tournament.draft is not None:
        notes.append(_drawn_with(event, one))
    last = event.tournament.entrants[one].dropped_after or 0
    after = f"after round {last}" if last else "before round 1"
    verb = "drops" if one in leaving(event.tournament) else "has dropped"
    told = [f"{plain(event.names[one])} {verb} {after}."]
    told += [plain(as_sentence(event.tell(has_gone_on(match, one)))) for match in gives_up]
    done(event, answer, json, " ".join(told), notes=notes, player=event.handles[one])


def _asked_to_give_up(event: Event, player: PlayerId) -> bool:
    """At a keyboard the question is asked; elsewhere the desk refuses until it is said."""
    from topcut.cli.telling import as_sentence
    from topcut.play.brackets.leaving import games_given_up, still_plays

    games = games_given_up(event.tournament, event.book, player)
    if not games or not sys.stdin.isatty():
        return False
    told = as_sentence(event.tell(still_plays(games[0], player)))
    return typer.confirm(f"{told} Drop?", err=True)


def _drawn_with(event: Event, player: PlayerId) -> str:
    """What becomes of the round that is drawn with a player who drops (R61)."""
    from topcut.play.drawn_round import leaving

    assert event.tournament.draft is not None
    number = event.tournament.draft.round
    if player in leaving(event.tournament):
        name = event.names[player]
        return f'{name} still plays round {number}, which is drawn; to draw it without {name}: topcut pair --reason "…"'
    return f"round {number} is drawn with this player: pair it again"


Emergency = Annotated[bool, typer.Option("--emergency", show_default=False)]


@command(
    SET_UP,
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
    from topcut.play.advice import rounds_notes, rounds_told

    event, answer = act(open_journal(file), commands.ChangeRounds(number, consent, reason, emergency=emergency))
    notes = map(event.tell, rounds_notes(event.tournament, event.book))
    rounds = event.tell(rounds_told(event.book, number))
    done(event, answer, json, f"The event has {rounds}.", notes=notes)
