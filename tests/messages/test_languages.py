"""Which language is spoken: by the setting, by the locale, by what a browser accepts; and to whom."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from fractions import Fraction
from threading import Barrier

import pytest

from topcut.messages.asked import SETTING, accepted, of_locale, speak_as_asked
from topcut.messages.catalogue import ENGLISH, MARKED, offered, speak, speaking, spoken
from topcut.messages.message import message
from topcut.messages.voice import Voice
from topcut.refusal import Refused

OFFERED = ("en", "de")


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en-US,en;q=0.9,de;q=0.8", "en"),
        ("en;q=0.5, de ; q=0.7", "de"),
        ("fr-FR,fr;q=0.9,en;q=0.2,de;q=0.1", "en"),
        ("DE-de", "de"),
        ("de;q=0, en", "en"),
        ("de;q=0.000", ""),
        ("fr, tlh", ""),
        ("*", ""),
        ("", ""),
        (";;,q=,de;q=x", ""),
        ("de;q=nan,en;q=inf", ""),
        ("deutsch", ""),
        ("x" * 100_000 + ",de", ""),
    ],
)
def test_what_a_browser_would_rather_read(header: str, language: str) -> None:
    assert accepted(header, OFFERED) == language


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_AT@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "de_DE.UTF-8"}, "de"),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "de_DE.UTF-8", "LC_ALL": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": ""}, "de"),
        ({SETTING: "en", "LANG": "de_DE.UTF-8"}, "en"),
        ({SETTING: "de", "LC_ALL": "en_US.UTF-8"}, "de"),
        ({SETTING: MARKED, "LC_ALL": "de_DE"}, MARKED),
    ],
)
def test_what_an_installation_speaks(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name in (SETTING, "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    try:
        speak_as_asked()
        assert spoken() == language
    finally:
        speak(ENGLISH)


def test_a_setting_that_nobody_speaks_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(SETTING, "tlh")
    with pytest.raises(Refused) as refused:
        speak_as_asked()
    told = Voice("cli").told(refused.value.refusals[0])
    assert told.what == "Topcut does not speak 'tlh' (TOPCUT_LANGUAGE)" and "de, en" in told.do
    assert of_locale() in ("en", "de")


def test_readers_who_are_answered_at_once_are_answered_in_their_own_language() -> None:
    together, voice = Barrier(2, timeout=30), Voice("web")

    def said(language: str) -> str:
        with speaking(language):
            together.wait()  # both are inside
            words = voice.say(message("language-name"))
            together.wait()
            return words

    with ThreadPoolExecutor(2) as threads:
        assert list(threads.map(said, ("de", "en"))) == ["Deutsch", "English"]
    assert spoken() == ENGLISH


def test_where_everything_is_marked_nothing_else_is_offered() -> None:
    assert set(offered()) == {"en", "de"}
    try:
        speak(MARKED)
        assert offered() == (MARKED,)
    finally:
        speak(ENGLISH)


@pytest.mark.parametrize(("language", "ratio", "many"), [("en", "0.6667", "10,000"), ("de", "0,6667", "10.000")])
def test_numbers_are_written_as_in_the_language(language: str, ratio: str, many: str) -> None:
    numerals = Voice("web", language).numerals
    assert numerals.ratio(Fraction(2, 3)) == numerals.value(Fraction(2, 3)) == ratio
    assert numerals.grouped(10_000) == many
    assert (numerals.value(None), numerals.value(-5), numerals.value(Fraction(-4, 2))) == ("–", "−5", "−2")
