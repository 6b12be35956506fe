"""Draft and sealed: packs are dealt without a card being seen, and shown only to whoever asks for them."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from topcut.acts.limited.commands import DealPacks
from topcut.acts.limited.facts import PacksDealt
from topcut.cli.app import command, done
from topcut.cli.completing import players as handles
from topcut.cli.file_first import HERE, Encoding, File, FileFirst, Json, PlainHelp, Reason, looks_like_file
from topcut.cli.opening import EventFile, act, open_journal
from topcut.cli.out import note, plain, say, tell_json
from topcut.cli.packs_answer import pages_data, written
from topcut.cli.telling import as_sentence
from topcut.cli.who import player as who
from topcut.files.card_list import read
from topcut.files.card_list_told import list_told, passed_over
from topcut.limits import natural
from topcut.messages.message import Message, message
from topcut.play.limited.boosters import no_characters
from topcut.play.limited.cards import plain as plain_form
from topcut.play.limited.deals import standing_deal
from topcut.play.limited.pages import pages
from topcut.refusal import refuse


class CardsLast(FileFirst):
    """A command whose last word is a file too: a single word is the card list, never the event."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        first = self._first_word(args)
        after = args[args.index(first) + 1 :] if first is not None else []
        alone = first is not None and self._first_word(after) is None
        if alone or (first is not None and not looks_like_file(first)):
            args = [HERE, *args]
        return PlainHelp.parse_args(self, ctx, args)


@command(
    examples=[
        "deal friday.jsonl cube.csv",
        "deal friday.jsonl cards.txt --packs 4 --rarity R=1 --rarity U=3 --rarity C=7",
        'deal friday.jsonl cube.csv --reason "a card was missing in the list"',
    ],
    cls=CardsLast,
)
def deal(
    *,
    file: File = HERE,
    cards: Annotated[str, typer.Argument(metavar="CARDS", show_default=False)],
    packs: Annotated[int, typer.Option()] = 0,
    size: Annotated[int, typer.Option()] = 0,
    rarity: Annotated[
        list[str] | None,
        typer.Option(metavar="R=1", show_default=False),
    ] = None,
    method: Annotated[
        str,
        typer.Option(),
    ] = "",
    reason: Reason = "",
    encoding: Encoding = "",
    json: Json = False,
) -> None:
    """Deal packs to everybody out of a card list. No card is shown; dealing again asks for a reason."""
    event = open_journal(file)
    listed = read(cards, encoding)
    asked = DealPacks(plain_form(listed.cards), method, packs, size, _rarities(rarity or []), reason)
    event, answer = act(event, asked)
    fact: Any = answer.records[0].fact
    players = _players(event)
    shown = (
        plain(as_sentence(event.tell(list_told(listed)))),
        _dealt(fact, players),
        message("cli-packs-seed", seed=fact.seed, dealt=fact.dealt[:16]),
    )
    more = {"cards": sum(card.count for card in listed.cards if not card.unlimited), "players": players}
    notes = [event.tell(one) for one in (*passed_over(listed), *no_characters(listed.cards, fact.method))]
    done(event, answer, json, *shown, notes=notes, **more, **_data(fact))


def _rarities(typed: list[str]) -> dict[str, int]:
    """ "R=1", "U=3"."""
    rarities: dict[str, int] = {}
    for one in typed:
        name, _, number = (part.strip() for part in one.partition("="))
        cards = natural(number, 999)
        if not name or cards is None:
            raise refuse("command-no-rarity", typed=one)
        if name in rarities:
            raise refuse("command-rarity-twice", rarity=name)
        rarities[name] = cards
    return rarities


def _players(event: EventFile) -> int:
    standing = standing_deal(event.history, event.book)
    return sum(len(group.players) for group in standing.groups) if standing else 0


def _dealt(fact: PacksDealt, players: int) -> Message:
    if fact.method == "winston":
        return message("cli-packs-shuffled", cards=fact.packs * fact.size, players=players)
    return message("cli-packs-dealt", packs=fact.packs, size=fact.size, method=fact.method, players=players)


def _data(fact: PacksDealt) -> dict[str, Any]:
    return {
        "method": fact.method,
        "packs": fact.packs,
        "size": fact.size,
        "rarities": fact.rarities,
        "seed": fact.seed,
        "digest": fact.digest,
        "dealt": fact.dealt,
    }


@command(
    examples=["packs friday.jsonl kira", "packs friday.jsonl --all --out packs", "packs friday.jsonl kira --json"],
)
def packs(
    *,
    file: File = HERE,
    player: Annotated[
        str,
        typer.Argument(metavar="PLAYER", show_default=False, autocompletion=handles),
    ] = "",
    everybody: Annotated[bool, typer.Option("--all")] = False,
    out: Annotated[str, typer.Option(metavar="FOLDER", show_default=False)] = "",
    json: Json = False,
) -> None:
    """The packs that were dealt, card by card. Ask for your own only if you play yourself."""
    if bool(player) == everybody:
        raise refuse("command-whose-packs")
    event = open_journal(file)
    shown = pages(event, () if everybody else (who(event, player),))
    paths = written(event, shown, out) if out else ()
    if json:
        tell_json({**pages_data(event, shown), **({"files": paths} if out else {})})
    elif out:
        say(message("cli-packs-written", files=len(paths), folder=out))
    else:
        lines = [line for page in shown for line in ("", *page.lines(event.tell))]
        say("\n".join(plain(line) for line in lines[1:]))
    note(*([message("cli-packs-not-for-players")] if everybody and not out else []))
