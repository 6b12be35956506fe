"""Stages: the plan, the cut, the bracket, heats, prizes."""

from __future__ import annotations

import re
from typing import Annotated

import typer

from topcut.acts.stages.asked import PlanAsked, stages_changed
from topcut.acts.stages.commands import ChangePlan, Join, OpenStage, SplitPrizes
from topcut.answers.bracket import bracket_answer, bracket_stage
from topcut.answers.cut import drawn_seeds
from topcut.answers.places import place_rows
from topcut.answers.plan import plan_answer
from topcut.answers.prizes import prizes_answer
from topcut.cli.setting_up.entries import Emergency
from topcut.cli.stages.bracket_picture import write_svg
from topcut.cli.stages.places import places_table, shares_table
from topcut.cli.stages.planning import (
    BestOf,
    BracketName,
    Casual,
    Confrontation,
    Cut,
    Heats,
    PlanFile,
    Seeds,
    Unbeaten,
    plan_asked,
)
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.file_first import HERE, File, Json, Player, Reason
from topcut.cli.terminal.next_step import next_line
from topcut.cli.terminal.opening import act, open_event, open_journal
from topcut.cli.terminal.out import note, plain, say, tell, tell_json, width
from topcut.cli.terminal.telling import as_sentence
from topcut.cli.terminal.who import player as who
from topcut.messages.message import Message, message
from topcut.play.brackets.places import places as found_places
from topcut.play.brackets.text import bracket_text
from topcut.play.stages import stage_name
from topcut.refusal import refuse

Consent = Annotated[str, typer.Option("--consent", show_default=False)]
_PRIZE = re.compile(r"([0-9]{1,5})(?:-([0-9]{1,5}))?=([0-9]{1,9})")
_LAST_PLACE = 10_000
StageOption = Annotated[int, typer.Option("--stage", show_default=False)]


@command(
    examples=[
        "plan friday.jsonl                              # what-is",
        "plan friday.jsonl --cut 8 --bracket mcintyre   # announce-a",
        "plan friday.jsonl --plan weekend.toml",
    ],
)
def plan(
    *,
    file: File = HERE,
    cut: Cut = 0,
    bracket: BracketName = "",
    best_of: BestOf = 0,
    heats: Heats = 0,
    seeds: Seeds = "",
    unless_unbeaten: Unbeaten = 0,
    confrontation: Confrontation = False,
    casual: Casual = False,
    plan: PlanFile = "",
    consent: Consent = "",
    reason: Reason = "",
    emergency: Emergency = False,
    json: Json = False,
) -> None:
    """The announced stages, or other ones. Once the event has started, a change asks who agreed and why."""
    asked = plan_asked(cut, bracket, best_of, heats, seeds, unless_unbeaten, plan, confrontation, casual=casual)
    if asked == PlanAsked():
        event = open_event(file)
        answer = plan_answer(event)
        tell(json, event.data(answer), *(plain(event.tell(stage.words)) for stage in answer.plan))
        return
    event = open_journal(file)
    stages = stages_changed(asked, event.tournament, event.book)
    event, written = act(event, ChangePlan(stages, consent, reason, emergency))
    announced = plan_answer(event).plan
    done(event, written, json, *(plain(event.tell(stage.words)) for stage in announced), plan=event.data(announced))


@command(examples=["cut friday.jsonl", 'cut finals.jsonl --seeds "Kira, Odo, Quark, Dax"'])
def cut(
    *,
    file: File = HERE,
    seeds: Annotated[str, typer.Option("--seeds", show_default=False)] = "",
    stage: StageOption = 0,
    json: Json = False,
) -> None:
    """Make the cut: who plays on, with which seed. The bracket is fixed from now on."""
    event = open_journal(file)
    typed = tuple(who(event, name.strip()) for name in seeds.split(",")) if seeds.strip() else ()
    event, answer = act(event, OpenStage(stage, typed))
    opened = event.tournament.opened[max(event.tournament.opened)]
    lines: list[str | Message] = [f"[bold]{plain(event.tell(stage_name(event.plan, opened.stage)))}[/]"]
    lines += [f"{place:>4}  {plain(event.names[one])}" for place, one in enumerate(opened.seeds, start=1)]
    drawn = drawn_seeds(event, opened.stage)
    lines += [f"[dim]{plain(as_sentence(event.tell(one)))}[/]" for one in drawn]
    handles = [event.handles[one] for one in opened.seeds]
    done(event, answer, json, *lines, next_line(event), stage=opened.stage, seeds=handles, drawn=event.data(drawn))


@command(
    examples=["bracket friday.jsonl", "bracket friday.jsonl --svg bracket.svg", "bracket friday.jsonl --places"],
)
def bracket(
    *,
    file: File = HERE,
    stage: StageOption = 0,
    svg: Annotated[str, typer.Option(show_default=False, metavar="FILE")] = "",
    places: Annotated[bool, typer.Option("--places")] = False,
    json: Json = False,
) -> None:
    """The bracket as it stands; the number of a game is its table."""
    event = open_event(file)
    answer = bracket_answer(event, bracket_stage(event, stage))
    if svg:
        write_svg(event, answer, svg)
    if json:
        tell_json(event.data(answer))
        return
    if svg:
        say(message("cli-stages-drawn", file=svg))
        return
    drawn = event.bracket_of(answer.stage)
    typer.echo(bracket_text(drawn, event.tell, width(), answer.scores).rstrip("\n"))
    for remark in answer.notes:
        say("", f"[dim]{plain(as_sentence(event.tell(remark)))}[/]")
    if places:
        say("", places_table(event, place_rows(event, found_places(drawn))))


@command(examples=["join friday.jsonl quark 2"])
def join(
    *,
    file: File = HERE,
    player: Player,
    heat: Annotated[int, typer.Argument(metavar="HEAT", show_default=False)],
    json: Json = False,
) -> None:
    """A player plays in another heat. Who has qualified does not."""
    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, Join(one, heat))
    said = message("cli-stages-joined", player=event.player(one), heat=stage_name(event.plan, heat))
    done(event, answer, json, said)


@command(examples=['split friday.jsonl --consent "all four" --end'])
def split(
    *,
    file: File = HERE,
    consent: Consent = "",
    end: Annotated[bool, typer.Option("--end")] = False,
    json: Json = False,
) -> None:
    """All who are still in the bracket share its prizes evenly; with --end the event ends there."""
    event = open_journal(file)
    event, answer = act(event, SplitPrizes(consent, end))
    agreed = event.tournament.split
    assert agreed is not None
    players = tuple(event.player(one) for one in agreed.players)
    said = message("cli-stages-split", players=players, then="end" if end else "on")
    done(event, answer, json, said, next_line(event))


@command(examples=["prizes friday.jsonl 1=12 2=8 3-4=4"])
def prizes(
    *,
    file: File = HERE,
    given: Annotated[list[str], typer.Argument(metavar="PLACE=PRIZE", show_default=False)],
    json: Json = False,
) -> None:
    """Who gets what: shared places share their prizes, and a recorded split is kept to."""
    event = open_event(file)
    answer = prizes_answer(event, _prizes(given))
    shown = shares_table(answer) if answer.prizes else message("cli-stages-no-prize")
    tell(json, event.data(answer), shown)
    if not event.tournament.finished:
        note(message("cli-stages-not-finished"))


def _prizes(given: list[str]) -> dict[int, int]:
    prizes: dict[int, int] = {}
    for one in given:
        found = _PRIZE.fullmatch(one.replace("–", "-"))
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if found is None or not 1 <= first <= last <= _LAST_PLACE:
            raise refuse("command-no-prize", typed=one)
        places = range(first, last + 1)
        if twice := [place for place in places if place in prizes]:
            raise refuse("command-two-prizes", place=twice[0])
        prizes |= dict.fromkeys(places, int(found[3]))
    return prizes
