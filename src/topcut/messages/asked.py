"""Which language an installation speaks: TOPCUT_LANGUAGE, or English."""

from __future__ import annotations

import os

from topcut.messages.catalogue import ENGLISH, languages, speak
from topcut.refusal import refuse

SETTING = "TOPCUT_LANGUAGE"


def speak_as_asked() -> None:
    language = os.environ.get(SETTING) or ENGLISH
    if language != ENGLISH and language not in languages():
        raise refuse("language-unknown", language=language, known=tuple(languages()))
    speak(language)
