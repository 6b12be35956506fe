"""Words that people wrote (names, reasons, announcements), kept outside the chain so that they can be erased.

    {"text":"t0123456789abcdef01234567","salt":"<32 hex>","value":"Kira Nerys","sum":"<16 hex>"}

A record holds only the salted hash, the `TextRef`. `sum` seals the line, so that a changed byte is found and located.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256

import msgspec
from msgspec import Struct

from topcut.journal.fact import TextRef
from topcut.refusal import Refusal, refusal, refuse

ERASED = "(erased)"
_SUM = b',"sum":"'
_SEAL = len(_SUM) + 16 + 2  # ,"sum":"…"}


class Text(Struct, frozen=True):
    """A piece of text with the salt that its reference was made with."""

    ref: TextRef = msgspec.field(name="text")
    salt: str
    value: str


class Texts:
    """What is known of the texts of a journal. A reference without its text shows as erased; "" is no text at all."""

    def __init__(self, texts: Iterable[Text] = ()) -> None:
        self._held = {text.ref: text for text in texts}

    def __getitem__(self, ref: TextRef) -> str:
        if not ref:
            return ""
        held = self._held.get(ref)
        return held.value if held else ERASED

    def __contains__(self, ref: object) -> bool:
        return ref in self._held

    def __iter__(self) -> Iterator[Text]:
        return iter(self._held.values())

    def __len__(self) -> int:
        return len(self._held)

    def add(self, texts: Iterable[Text]) -> None:
        """Keep these as well."""
        self._held.update((text.ref, text) for text in texts)

    def erase(self, ref: TextRef) -> bool:
        """Forget a text; whether it was there."""
        return self._held.pop(ref, None) is not None


def reference(salt: str, value: str) -> TextRef:
    """What a record holds in place of the text."""
    return "t" + sha256(salt.encode() + value.encode()).hexdigest()[:24]


def deposit(value: str, salt: str) -> Text:
    """A text with its reference, ready to be written."""
    try:
        return Text(reference(salt, value), salt, value)
    except UnicodeEncodeError as error:
        raise refuse("journal-unwritable", text=value) from error


_encoder = msgspec.json.Encoder()
_decode_text = msgspec.json.Decoder(Text).decode


def encode(text: Text) -> bytes:
    """The text as one sealed line, without the newline."""
    body = _encoder.encode(text)[:-1]
    return body + _SUM + _sum(body) + b'"}'


def decode(line: bytes, number: int = 1) -> Text | Refusal:
    """The text of a line, or what is wrong with the line, which is the one of that number."""
    body = line[:-_SEAL]
    if line[-_SEAL:] != _SUM + _sum(body) + b'"}':
        return refusal("journal-text-changed", line=number)
    try:
        text = _decode_text(body + b"}")
    except (msgspec.DecodeError, UnicodeDecodeError):
        return refusal("journal-line-no-text", line=number)
    if text.ref != reference(text.salt, text.value):
        return refusal("journal-text-exchanged", line=number)
    return text


def _sum(body: bytes) -> bytes:
    return sha256(body).hexdigest()[:16].encode()
