"""Which language is asked for: by TOPCUT_LANGUAGE, by the locale of a terminal, by what a browser accepts."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator

from topcut.messages.catalogue import ENGLISH, languages, speak
from topcut.refusal import refuse

SETTING = "TOPCUT_LANGUAGE"
_LOCALE = ("LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set holds, as for every program
_MOST = 200  # signs of what a browser accepts: nobody reads so many languages


def speak_as_asked() -> None:
    """What this installation says, from now on."""
    asked = os.environ.get(SETTING, "")
    if asked and asked not in languages():
        raise refuse("language-unknown", language=asked, known=tuple(languages()))
    speak(asked or of_locale())


def of_locale() -> str:
    """ "de" for "de_DE.UTF-8"; English for a locale that says nothing we speak."""
    said = next((found for name in _LOCALE if (found := os.environ.get(name))), "")
    return known(said.partition(".")[0].partition("@")[0].replace("_", "-"), languages()) or ENGLISH


def accepted(header: str, speaks: Iterable[str]) -> str:
    """The language that a browser would rather read, of those that are spoken; "" where it names none of them."""
    asked = sorted(_ranges(header[:_MOST]), key=lambda one: -one[0])  # of equally good ones the first
    return next((found for _, name in asked if (found := known(name, speaks))), "")


def _ranges(header: str) -> Iterator[tuple[float, str]]:
    for part in header.split(","):
        name, _, weight = part.partition(";")
        quality = _quality(weight)
        if quality > 0:
            yield quality, name.strip()


def _quality(weight: str) -> float:
    """Of ";q=0.8"; what cannot be read is not asked for."""
    name, _, value = weight.replace(" ", "").partition("=")
    if not name:
        return 1.0
    fits = name.lower() == "q" and value[:1] in ("0", "1") and value[1:2] in ("", ".")
    return float(value) if fits and value[2:].isascii() and (value[2:] or "0").isdecimal() else 0.0


def known(asked: str, speaks: Iterable[str]) -> str:
    """The one of these languages that is meant: "de" by "de-AT" too; "" for none."""
    by_name = {one.lower(): one for one in speaks}
    name = asked.lower()
    return by_name.get(name) or by_name.get(name.partition("-")[0], "")
