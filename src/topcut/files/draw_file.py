"""The file of a prize draw, `draw/1`: seed, what was published of it, list and prizes; or a plain list of names."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from topcut.refusal import refuse
from topcut.rulebooks.read import text_of
from topcut.seasons.prize_draw import Prize, PrizeDrawAnswer, Ticket, tickets_typed

FORMAT = "draw/1"


class DrawFile(Struct, frozen=True):
    """What a draw is drawn from; of a plain list only the tickets are known."""

    tickets: tuple[Ticket, ...]
    prizes: tuple[Prize, ...] = ()
    seed: str = ""
    commitment: str = ""
    drawn: tuple[str, ...] | None = None  # as the file has it


class _Written(Struct, frozen=True):
    topcut: str
    tickets: tuple[Ticket, ...]
    prizes: tuple[Prize, ...]
    seed: str = ""
    commitment: str = ""
    drawn: tuple[str, ...] | None = None


def read_draw(data: bytes, file: str) -> DrawFile:
    """Refused where it is neither."""
    text = text_of(data, file)
    if not text.lstrip().startswith("{"):
        return DrawFile(tuple(tickets_typed(text)))
    try:
        found = msgspec.json.decode(text, type=_Written)
    except (msgspec.DecodeError, msgspec.ValidationError) as fault:
        raise refuse("prizedraw-not-one", file=file, format=FORMAT, fault=str(fault)[:200]) from None
    if found.topcut != FORMAT:
        raise refuse("prizedraw-not-one", file=file, format=FORMAT, fault=found.topcut[:40])
    return DrawFile(found.tickets, found.prizes, found.seed, found.commitment, found.drawn)


def written(answer: PrizeDrawAnswer, published: str) -> bytes:
    """For whoever wants to draw again."""
    prizes = [Prize(one.what, one.among) for one in answer.drawn]
    whole: dict[str, Any] = {
        "topcut": FORMAT,
        "seed": answer.seed,
        "commitment": published,
        "prizes": prizes,
        "tickets": answer.tickets,
        "drawn": [one.ticket for one in answer.drawn],
    }
    return msgspec.json.format(msgspec.json.encode(whole), indent=1) + b"\n"
