"""What `decide` may use besides the tournament."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from topcut.acts.seen import Expects
from topcut.acts.who import Actor
from topcut.journal.fact import TextRef
from topcut.journal.texts import Text, Texts, deposit
from topcut.refusal import refuse


class Entropy(Protocol):
    """Where seeds and salts come from."""

    def seed(self) -> str:
        """A fresh seed for one draw, in hexadecimal."""
        ...

    def salt(self) -> str:
        """A fresh salt for one text: 32 hexadecimal digits."""
        ...


@dataclass
class Context:
    """What `decide` may use besides the tournament: who asks, when, chance, and the words of the journal."""

    actor: Actor
    now: str
    entropy: Entropy
    words: Texts = field(default_factory=Texts)  # to show names and reasons
    expects: Expects | None = None  # what was seen when it was asked for
    deposited: list[Text] = field(default_factory=list)  # to be written with the records

    def text(self, value: str) -> TextRef:
        """Keep a text outside the chain and refer to it; "" stays ""."""
        if not value:
            return ""
        if "\0" in value:  # not every store can hold it
            raise refuse("desk-text-unkeepable", text=ascii(value[:40])[1:-1])
        text = deposit(value, self.entropy.salt())
        self.deposited.append(text)
        return text.ref
