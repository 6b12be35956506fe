"""Stages: the plan, the cut, the bracket, heats, prizes."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from topcut.cli.app import STAGES, command, done
from topcut.cli.file_first import HERE, File, Json, Player, Reason
from topcut.cli.next_step import next_line
from topcut.cli.opening import Event, act, open_event, open_journal
from topcut.cli.out import plain, say, tell, tell_json, width
from topcut.cli.planning import (
    Asked,
    BestOf,
    BracketName,
    Cut,
    Heats,
    PlanFile,
    Seeds,
    Unbeaten,
    plan_lines,
    plan_of_options,
)
from topcut.cli.who import player as who
from topcut.desk import commands
from topcut.refusal import refuse

if TYPE_CHECKING:
    from topcut.play.brackets.model import Bracket

Consent = Annotated[str, typer.Option("--consent", help="Who agreed; it is recorded.", show_default=False)]
StageOption = Annotated[int, typer.Option("--stage", help="Which stage of the plan.", show_default=False)]


@command(
    STAGES,
    examples=[
        "plan friday.jsonl                              # what is announced",
        "plan friday.jsonl --cut 8 --bracket mcintyre   # announce a cut",
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
    plan: PlanFile = "",
    consent: Consent = "",
    reason: Reason = "",
    json: Json = False,
) -> None:
    """The announced stages, or other ones. Once the event has started, a change asks who agreed and why."""
    asked = Asked(cut, bracket, best_of, heats, seeds, unless_unbeaten, plan)
    if asked == Asked():
        event = open_event(file)
        tell(json, {"plan": _plan_data(event)}, *map(plain, plan_lines(event)))
        return
    event = open_journal(file)
    stages = plan_of_options(asked, event.book, event.tournament.rounds_planned)
    event, answer = act(event, commands.ChangePlan(stages, consent, reason))
    done(event, answer, json, *map(plain, plan_lines(event)), plan=_plan_data(event))


def _plan_data(event: Event) -> list[Any]:
    import msgspec

    return [msgspec.to_builtins(stage) for stage in event.plan]


@command(STAGES, examples=["cut friday.jsonl", 'cut finals.jsonl --seeds "Kira, Odo, Quark, Dax"'])
def cut(
    *,
    file: File = HERE,
    seeds: Annotated[
        str, typer.Option("--seeds", help="Where they are typed in: the best first.", show_default=False)
    ] = "",
    stage: StageOption = 0,
    json: Json = False,
) -> None:
    """Make the cut: who plays on, with which seed. The bracket is fixed from now on."""
    from topcut.play.stages import stage_name

    event = open_journal(file)
    typed = tuple(who(event, name.strip()) for name in seeds.split(",")) if seeds.strip() else ()
    event, answer = act(event, commands.OpenStage(stage, typed))
    opened = event.tournament.opened[max(event.tournament.opened)]
    lines = [f"[bold]{plain(stage_name(event.plan, opened.stage))}[/]"]
    lines += [f"{place:>4}  {plain(event.names[one])}" for place, one in enumerate(opened.seeds, start=1)]
    handles = [event.handles[one] for one in opened.seeds]
    done(event, answer, json, *lines, next_line(event), stage=opened.stage, seeds=handles)


@command(
    STAGES,
    examples=["bracket friday.jsonl", "bracket friday.jsonl --svg bracket.svg", "bracket friday.jsonl --places"],
)
def bracket(
    *,
    file: File = HERE,
    stage: StageOption = 0,
    svg: Annotated[str, typer.Option(help="Draw it into this file.", show_default=False, metavar="FILE")] = "",
    places: Annotated[bool, typer.Option("--places", help="And the places out of it.")] = False,
    json: Json = False,
) -> None:
    """The bracket as it stands."""
    from topcut.play.brackets.places import places as found_places
    from topcut.play.brackets.text import bracket_text
    from topcut.play.stages import bracket_of
    from topcut.play.words import bracket_scores

    event = open_event(file)
    number = _bracket_stage(event, stage)
    drawn = bracket_of(event.tournament, event.book, number)
    scores = bracket_scores(event.tournament, event.book, number)
    if svg:
        _write_svg(event, drawn, scores, number, svg)
    if json:
        tell_json(_bracket_data(event, drawn, scores))
        return
    if svg:
        say(f"Drawn: [bold]{plain(svg)}[/]")
        return
    typer.echo(bracket_text(drawn, event.names, width(), scores))
    if first := _first_turn(event, number):
        say(f"[dim]{plain(first)}[/]")
    if places:
        from topcut.cli.places import places_table

        say(places_table(event, found_places(drawn)))


def _bracket_stage(event: Event, asked: int) -> int:
    found = [n for n in sorted(event.tournament.opened) if event.plan[n - 1].kind == "bracket"]
    if asked and asked not in found:
        raise refuse(f"stage {asked} has no bracket yet", "see `topcut plan`", "no-bracket")
    if not found:
        raise refuse("there is no bracket yet", "make the cut first: `topcut cut`", "no-bracket")
    return asked or found[-1]


def _first_turn(event: Event, number: int) -> str:
    """Who goes first (001 10.1, 002 2.2): the first seat of a posted table was drawn for game 1."""
    rule = event.book.text("first_turn")
    after = {"loser-chooses": "then the loser of a game chooses", "loser": "then the loser of a game goes first"}
    open_games = [m for r in event.tournament.rounds if r.stage == number for m in r.matches.values()]
    drawn = [
        f"{event.names[m.seats[0]]} in game {m.table}" for m in open_games if m.status == "open" and len(m.seats) == 2
    ]
    if not drawn or not rule:
        return ""
    shown = ", ".join(drawn[:8]) + (" …" if len(drawn) > 8 else "")
    return f"Goes first in the first game, drawn by lot: {shown}; {after[rule]}."


def _write_svg(event: Event, drawn: Bracket, scores: dict[int, str], number: int, path: str) -> None:
    from topcut.play.brackets.places import places
    from topcut.play.brackets.svg import bracket_svg
    from topcut.play.stages import stage_name

    if Path(path).exists():
        raise refuse(f"{path} exists already and was left as it is", "choose another name", "file-exists")
    title = f"{event.title} – {stage_name(event.plan, number)}"
    Path(path).write_text(
        bracket_svg(drawn, event.names, scores=scores, title=title, places=places(drawn)), encoding="utf-8"
    )


def _bracket_data(event: Event, drawn: Bracket, scores: dict[int, str]) -> dict[str, Any]:
    from topcut.play.brackets.places import places

    def handle(player: str | None) -> str | None:
        return event.handles[player] if player is not None else None

    games = [
        {
            "game": number,
            "name": state.game.name,
            "round": state.game.round,
            "seats": [
                {"from": seat.source, "player": handle(seat.player), "known": seat.known} for seat in state.seats
            ],
            "status": state.status,
            "winner": handle(state.winner),
            "score": scores.get(number, ""),
        }
        for number, state in drawn.games.items()
    ]
    found = [{"player": handle(p.player), "place": p.place, "to": p.to} for p in places(drawn)]
    return {"seeds": [event.handles[one] for one in drawn.seeds], "games": games, "places": found}


@command(STAGES, examples=["join friday.jsonl quark 2"])
def join(
    *,
    file: File = HERE,
    player: Player,
    heat: Annotated[int, typer.Argument(metavar="HEAT", help="Which heat: 2 is the second.", show_default=False)],
    json: Json = False,
) -> None:
    """A player plays in another heat. Who has qualified does not."""
    from topcut.play.stages import stage_name

    event = open_journal(file)
    one = who(event, player)
    event, answer = act(event, commands.Join(one, heat))
    done(event, answer, json, f"{plain(event.names[one])} plays in {plain(stage_name(event.plan, heat))}.")


@command(STAGES, examples=['split friday.jsonl --consent "all four" --end'])
def split(
    *,
    file: File = HERE,
    consent: Consent = "",
    end: Annotated[bool, typer.Option("--end", help="They play no further.")] = False,
    json: Json = False,
) -> None:
    """All who are still in the bracket share its prizes evenly; with --end the event ends there."""
    event = open_journal(file)
    event, answer = act(event, commands.SplitPrizes(consent, end))
    agreed = event.tournament.split
    assert agreed is not None
    names = ", ".join(event.names[one] for one in agreed.players)
    how = "and play no further" if end else "and play on"
    done(event, answer, json, f"{plain(names)} split the prizes evenly {how}.", next_line(event))


@command(STAGES, examples=["prizes friday.jsonl 1=12 2=8 3-4=4"])
def prizes(
    *,
    file: File = HERE,
    given: Annotated[
        list[str], typer.Argument(metavar="PLACE=PRIZE", help="1=12, or 3-4=4 for 4 each.", show_default=False)
    ],
    json: Json = False,
) -> None:
    """Who gets what: shared places share their prizes, and a recorded split is kept to."""
    from topcut.cli.places import shares_table
    from topcut.play.placings import placings
    from topcut.play.prizes import shares

    event = open_event(file)
    found = shares(placings(event.tournament, event.book), _prizes(given), event.tournament.split)
    data = [
        {
            "players": [event.handles[one] for one in share.players],
            "places": [share.place, share.to],
            "each": share.each,
            "left": share.left,
        }
        for share in found
    ]
    tell(json, {"prizes": data}, shares_table(event, found))


def _prizes(given: list[str]) -> dict[int, int]:
    prizes: dict[int, int] = {}
    for one in given:
        places, _, prize = one.partition("=")
        first, _, last = places.partition("-")
        if not (first.isdigit() and prize.isdigit() and (last or first).isdigit()) or int(last or first) > 10_000:
            raise refuse(f"{one!r} is no prize", "write 1=12, or 3-4=4 for 4 each", "prize")
        prizes |= dict.fromkeys(range(int(first), int(last or first) + 1), int(prize))
    return prizes
