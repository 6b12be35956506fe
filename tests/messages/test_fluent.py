"""Our reader against Fluent's own runtime: every text of every catalogue, and texts made to be hard to read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax

from spread import spread
from topcut.messages import catalogue, fluent
from topcut.messages.message import Message, Param
from topcut.messages.voice import Voice

FOLDER = Path(catalogue.__file__).parent
_NUMBERS = (0, 1, 2, 3, 11, 17)


def _as_it_is(value: object, **_: object) -> object:
    return value


def _signed(value: object, **_: object) -> object:
    return f"{int(value):+d}" if isinstance(value, int) else value


def _small(value: object, **_: object) -> object:
    return value.lower() if isinstance(value, str) else value


def _capital(value: object, **_: object) -> object:
    return value[:1].upper() + value[1:] if isinstance(value, str) else value


def _ordinal(value: object, **_: object) -> object:
    endings = {0: "other", 1: "one", 2: "two", 3: "few", 11: "other", 17: "other"}
    return endings[int(value)] if isinstance(value, int) else value


def _bundle(source: str, language: str = "en") -> FluentBundle:
    """A bundle that shows a number as ours does; handles and lists are texts to it."""
    same = dict.fromkeys(("NUMBER", "SEMICOLONS", "SUM", "BLANKS", "DASHES", "HANDLE", "AND", "OR"), _as_it_is)
    made = FluentBundle(
        [language],
        use_isolating=False,
        functions={**same, "SIGNED": _signed, "CAPITAL": _capital, "SMALL": _small, "ORDINAL": _ordinal},
    )
    made.add_resource(FluentResource(source))
    return made


def _texts() -> Iterator[tuple[str, syntax.Message]]:
    for file in sorted(FOLDER.rglob("*.ftl")):
        for entry in FluentParser().parse(file.read_text("utf-8")).body:
            if isinstance(entry, syntax.Message):
                yield file.relative_to(FOLDER).parts[0], entry


def _said(bundle: FluentBundle, pattern: syntax.Pattern | None, params: dict[str, object]) -> str:
    shown, faults = bundle.format_pattern(pattern, params)
    assert not faults, faults
    return re.sub(r" *\n *", " ", str(shown))


def _values(entry: syntax.Message) -> Iterator[dict[str, Param]]:
    """Values that reach every variant: a variable that is chosen by takes each key and each kind of number."""
    text = fluent.read(fluent.entries(FluentSerializer().serialize_entry(entry))[entry.id.name])
    every = [text, *_said_inside(text)]
    names = {name for one in every for name in fluent.variables(one)}
    keys: dict[str, list[Param]] = {name: [f"a {name}"] for name in sorted(names)}
    for pattern in (pattern for one in every for pattern in (one.value, *one.attributes.values())):
        for name, variants in _choices(pattern):
            plural = set(variants) & {"one", "other", "few", "many"}
            keys[name] = [*_NUMBERS] if plural else [*variants, "something else"]
    for values in product(*keys.values()):
        yield dict(zip(keys, values, strict=True))


def _said_inside(text: fluent.Text) -> Iterator[fluent.Text]:
    """The texts that a text says, wherever they stand in it."""

    def of(pattern: fluent.Pattern) -> Iterator[fluent.Text]:
        for piece in pattern:
            if isinstance(piece, fluent.Reference) and (inside := catalogue.catalogue("en").text(piece.id)):
                yield inside
                yield from _said_inside(inside)
            elif isinstance(piece, fluent.Choice):
                for _, variant in piece.variants:
                    yield from of(variant)

    for pattern in (text.value, *text.attributes.values()):
        yield from of(pattern)


def _choices(pattern: fluent.Pattern) -> Iterator[tuple[str, list[str]]]:
    for piece in pattern:
        if isinstance(piece, fluent.Choice):
            yield piece.on.name, [key for key, _ in piece.variants]
            for _, variant in piece.variants:
                yield from _choices(variant)


def test_a_text_reads_the_same_as_fluents_own_tools_lay_it_out() -> None:
    """They begin a choice inside a variant, or a long text, on a line of its own."""
    for file in spread(sorted(FOLDER.rglob("*.ftl")), 60):
        source = file.read_text("utf-8")
        theirs = fluent.entries(FluentSerializer().serialize(FluentParser().parse(source)))
        for id, entry in fluent.entries(source).items():
            assert fluent.read(theirs[id]) == fluent.read(entry), id


@pytest.mark.parametrize("language", sorted(folder.name for folder in FOLDER.iterdir() if list(folder.rglob("*.ftl"))))
def test_every_text_says_what_fluent_says(language: str) -> None:
    source = "\n".join(file.read_text("utf-8") for file in sorted((FOLDER / language).rglob("*.ftl")))
    bundle, voice, tried = _bundle(source, language), Voice("cli", language), 0
    for entry in spread((entry for of, entry in _texts() if of == language), 800):
        compiled = bundle.get_message(entry.id.name)
        text = voice._catalogue.text(entry.id.name)
        assert text is not None
        for params in _values(entry):
            if compiled.value is not None:
                expected = _said(bundle, compiled.value, params)
                assert voice.say(Message(entry.id.name, tuple(params.items()))) == expected
            for name, pattern in compiled.attributes.items():
                assert voice._put_together(text.attributes[name], params) == _said(bundle, pattern, params)
            tried += 1
    assert tried > 30


@pytest.mark.parametrize(
    ("source", "params"),
    [
        ("a-b = plain", {}),
        ("a-b =\n    begun on the next line\n    and gone on with", {}),
        ('a-b = { "{" }literal{ "}" } and { $x }', {"x": "X"}),
        ("a-b = { $x }{ $y }", {"x": "1", "y": "2"}),
        ("a-b = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n } left", {"n": 0}),
        ("a-b = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n } left", {"n": 1}),
        ("a-b = { $n ->\n    [0] none\n    [one] one\n   *[other] { $n } of them\n } left", {"n": 5}),
        ("a-b = { $n ->\n  [one] { $m ->\n    [a] A\n   *[b] B\n  }\n *[other] many, { $m }\n}", {"n": 1, "m": "a"}),
        ("a-b = { $n ->\n  [one] { $m ->\n    [a] A\n   *[b] B\n  }\n *[other] many, { $m }\n}", {"n": 1, "m": "?"}),
        ("a-b = { $n ->\n  [one] { $m ->\n    [a] A\n   *[b] B\n  }\n *[other] many, { $m }\n}", {"n": 3, "m": "?"}),
        ('a-b = { $n ->\n  [one] a{ " " }\n *[other] b { " " }\n}c', {"n": 1}),
        ('a-b = { $n ->\n  [one] a{ " " }\n *[other] b { " " }\n}c', {"n": 2}),
        ("a-c = other { $x }\na-b = see { a-c }.", {"x": "X"}),
        ("a-c = other\n    .do = its way\na-b = see { a-c.do }.", {}),
        ("# a remark\n\na-b = text # no remark\n\n## another\n", {}),
        ("a-b = a, b; c: (d) [e] \"f\" 'g' `h` – “i”", {}),
    ],
)
def test_hard_texts(source: str, params: dict[str, Param], monkeypatch: pytest.MonkeyPatch) -> None:
    bundle = _bundle(source)
    known = catalogue.Catalogue("en")
    known._texts = {id: fluent.read(entry) for id, entry in fluent.entries(source).items()}
    monkeypatch.setattr(Voice, "_catalogue", known)
    assert Voice("cli").say(Message("a-b", tuple(params.items()))) == _said(
        bundle, bundle.get_message("a-b").value, params
    )


@pytest.mark.parametrize("source", ["a { $x", "a } b", "{ $x -> [a] b }", "{ LOUD $x }", "{ 5 }"])
def test_what_is_not_of_our_part_of_fluent_is_refused(source: str) -> None:
    with pytest.raises(fluent.NotFluent):
        fluent.read(source)
