"""Draft and sealed: packs are dealt without a card being seen, and shown only to whoever asks for them."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import typer
from msgspec.structs import replace

from topcut.acts.limited.commands import DealPacks
from topcut.answers.packs import deal_answer, packs_answer
from topcut.cli.terminal.app import command, done
from topcut.cli.terminal.completing import players as handles
from topcut.cli.terminal.file_first import HERE, Encoding, File, FileFirst, Json, PlainHelp, Reason, looks_like_file
from topcut.cli.terminal.opening import act, open_journal
from topcut.cli.terminal.out import note, plain, say, tell_json
from topcut.cli.terminal.telling import as_sentence
from topcut.cli.terminal.who import player as who
from topcut.files import durable
from topcut.files.card_list import read
from topcut.files.card_list_told import list_told, passed_over
from topcut.messages.message import message
from topcut.play.limited.boosters import no_characters
from topcut.play.limited.cards import plain as plain_form
from topcut.refusal import Refused, refusal, refuse
from topcut.slips.rarities import rarities_of


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
    asked = DealPacks(plain_form(listed.cards), method, packs, size, rarities_of(rarity or []), reason)
    event, answer = act(event, asked)
    dealt = deal_answer(event)
    assert dealt is not None
    shown = (
        plain(as_sentence(event.tell(list_told(listed)))),
        message("cli-packs-dealt", deal=dealt.told),
        message("cli-packs-seed", seed=dealt.seed, dealt=dealt.dealt[:16]),
    )
    count = sum(card.count for card in listed.cards if not card.unlimited)
    notes = [event.tell(one) for one in (*passed_over(listed), *no_characters(listed.cards, dealt.method))]
    done(event, answer, json, *shown, notes=notes, cards=count, **event.data(dealt))


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
    answer = packs_answer(event, "" if everybody else who(event, player))
    texts = {f"{one.file}.txt": one.text(event.tell) for one in answer.packs}
    if out:
        answer = replace(answer, files=_written(texts, Path(out)))
    if json:
        tell_json(event.data(answer))
    elif out:
        say(message("cli-packs-written", files=len(answer.files), folder=out))
    else:
        say("\n".join(map(plain, "\n".join(texts.values()).splitlines())))
    note(*([message("cli-packs-not-for-players")] if everybody and not out else []))


def _written(texts: Mapping[str, str], folder: Path) -> tuple[str, ...]:
    """Write every text; a file that is there already and says something else is never written over."""
    paths = {folder / name: text.encode() for name, text in texts.items()}
    other = [
        refusal("command-pack-file-exists", file=str(path))
        for path, text in paths.items()
        if path.exists() and path.read_bytes() != text
    ]
    if other:
        raise Refused(*other)
    folder.mkdir(parents=True, exist_ok=True)
    for path, text in paths.items():
        durable.put(path, text)
    return tuple(map(str, paths))
