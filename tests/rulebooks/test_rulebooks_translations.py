"""Translations of a rulebook's texts: what they translate, what they may hold, and that no rule hangs on them."""

from __future__ import annotations

import shutil
from collections import deque
from collections.abc import Iterator
from pathlib import Path

import pytest

from german import GERMAN, TONGO
from saying import refused
from topcut.messages.message import Printed, message
from topcut.messages.voice import Voice
from topcut.refusal import Refusal
from topcut.rulebooks import translations
from topcut.rulebooks.load import DATA, build, load, names
from topcut.rulebooks.model import Rulebook
from topcut.rulebooks.printed import printed_texts
from topcut.rulebooks.translations import in_language, look_in, wrong_translations

HEAD = 'topcut = "translation/1"\nrulebook = "tongo"\n'
WORDS = Voice("cli", GERMAN).words


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with tongo.toml, where translations are looked for."""
    monkeypatch.setattr(translations, "_FOLDERS", deque())
    translations._translated.cache_clear()
    shutil.copy(TONGO, tmp_path)
    look_in(tmp_path)
    yield tmp_path
    translations._translated.cache_clear()


def translate(folder: Path, text: str, language: str = GERMAN) -> Rulebook:
    (folder / f"tongo.{language}.toml").write_text(text, "utf-8")
    return load(folder / "tongo.toml")


def wrong(folder: Path, text: str) -> list[Refusal]:
    return wrong_translations(folder / "tongo.toml", translate(folder, text))


def test_a_text_is_said_in_the_language_of_the_voice_and_in_its_own_where_none_translates_it(folder: Path) -> None:
    book = translate(folder, f'{HEAD}[result.W]\nname = "Sieg"\n')
    assert WORDS(book.results["W"].name) == "Sieg"
    assert WORDS(book.results["L"].name) == "Loss"
    assert Voice("cli", "en").words(book.results["W"].name) == "Win"
    assert Voice("cli", GERMAN).say(message("describe-printed", text=book.results["W"].name)) == "Sieg"


def test_what_has_no_title_of_its_own_can_have_a_translated_one(folder: Path) -> None:
    book = translate(folder, f'{HEAD}[observation.turns]\ntitle = "Züge"\n[settings.online]\ntitle = "Übers Netz"\n')
    assert [WORDS(one.title) for one in book.observations] == ["dilithium crystals", "Züge"]
    assert WORDS(book.settings["online"].title) == "Übers Netz"
    assert not wrong_translations(folder / "tongo.toml", book)


def test_an_embedded_rulebook_is_translated_and_its_bytes_stay(folder: Path) -> None:
    before = load(TONGO).source
    book = translate(folder, f'{HEAD}title = "Tongo auf Deutsch"\n')
    again = build(book.source)  # as a journal embeds it
    assert (again.source, WORDS(again.title)) == (before, "Tongo auf Deutsch")
    assert "Deutsch" not in str(again.source)


def test_words_that_a_journal_has_otherwise_are_not_given_the_translation_of_others(folder: Path) -> None:
    book = translate(folder, f'{HEAD}[result.W]\nname = "Sieg"\n')
    source = {**book.source, "result": [{**one, "name": f"{one['name']}!"} for one in book.source["result"]]}
    assert WORDS(build(source).results["W"].name) == "Win!"


def test_a_text_in_another_rulebook_is_not_translated(folder: Path) -> None:
    translate(folder, f'{HEAD}[result.W]\nname = "Gewonnen"\n')
    assert WORDS(load("magic").results["W"].name) == "Sieg"  # as its own translation has it


def test_lists_are_translated_one_by_one(folder: Path) -> None:
    file = folder / "star-trek-2e.toml"
    shutil.copy(DATA / file.name, file)
    text = HEAD.replace("tongo", "star-trek-2e") + '[observation.missions]\nnumbers = ["Planet-", "Weltraum-"]\n'
    (folder / "star-trek-2e.de.toml").write_text(text, "utf-8")
    missions = next(one for one in load("star-trek-2e").observations if one.name == "missions")
    assert [WORDS(one) for one in missions.keys] == ["Planet-", "Weltraum-"]
    assert missions.keys == ("planet", "space")  # as it was: fields of forms are named by them
    assert not wrong_translations(file, load(file))


@pytest.mark.parametrize(
    ("text", "id"),
    [
        (f'{HEAD}[result.X]\nname = "?"\n', "rulebook-no-such-text"),
        (f'{HEAD}[result.W]\npoints = "3"\n', "rulebook-no-such-text"),
        (f'{HEAD}[result.W]\ncode = "S"\n', "rulebook-no-such-text"),
        (f'{HEAD}[observation.crystals]\nnumbers = ["eins"]\n', "rulebook-no-such-text"),
        (f'{HEAD}[ending.timeout]\nprocedure = "?"\n', "rulebook-no-such-text"),  # the rulebook has none there
        (f"{HEAD}[result.W]\nname = 3\n", "rulebook-not-of-kind"),
        (f'{HEAD}[result.W]\nname = " "\n', "rulebook-not-of-kind"),
        (HEAD.replace("tongo", "dabo"), "rulebook-translation-head"),
        ('rulebook = "tongo"\n', "rulebook-translation-head"),
        ("= 3", "file-not-toml"),
    ],
)
def test_what_is_wrong_is_told_and_nothing_of_the_file_is_said(folder: Path, text: str, id: str) -> None:
    assert [one.code for one in wrong(folder, f"{text}")] == [id]
    assert in_language(load(folder / "tongo.toml").title, GERMAN) == "Tongo"


def test_everything_is_told_at_once_with_its_line(folder: Path) -> None:
    found = wrong(folder, f'{HEAD}titel = "Tongo"\n[result.W]\nname = 3\n')
    told = [str(Voice("cli").told(one)) for one in found]
    assert ["line 3" in told[0], "line 5" in told[1], len(told)] == [True, True, 2]


def test_a_translation_is_no_rulebook() -> None:
    assert not [name for name in names() if "." in name]
    with refused("rulebook-is-a-translation", rulebook="tongo"):
        load(TONGO.with_name("tongo.de.toml"))


@pytest.mark.parametrize("name", ["../secret", "/etc/passwd", "a\0b", ""])
def test_a_name_in_a_journal_leads_to_no_other_folder(folder: Path, name: str) -> None:
    (folder.parent / "secret.toml").write_text("", "utf-8")
    assert in_language(Printed("Win", name, "result.W.name"), GERMAN) == "Win"


@pytest.mark.parametrize("name", names())
def test_every_text_of_every_rulebook_has_a_key_of_its_own(name: str) -> None:
    """Read out of the file a second way: whatever holds a blank and is no clause is a text, and has a key."""
    book = load(name)
    texts = set(printed_texts(book).values())

    def written(document: object, key: str = "") -> Iterator[str]:
        if isinstance(document, dict):
            for inner, value in document.items():
                yield from written(value, inner)
        elif isinstance(document, list):
            for value in document:
                yield from written(value, key)
        elif isinstance(document, str) and " " in document and key != "clause":
            yield document

    assert set(written(book.source)) <= texts


@pytest.mark.parametrize("name", names())
def test_the_translations_that_come_with_topcut_are_right(name: str) -> None:
    assert not wrong_translations(DATA / f"{name}.toml", load(name))
