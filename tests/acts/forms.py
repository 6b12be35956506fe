"""The forms of a page, filled in by chance and sent as a browser would."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser
from typing import Any

from acts.whatever import Whatever


@dataclass
class Control:
    """A field: its name, what it holds, and what it may hold where it offers a choice."""

    name: str
    kind: str
    value: str = ""
    offered: list[str] = field(default_factory=list)


@dataclass
class Form:
    action: str
    controls: list[Control] = field(default_factory=list)
    buttons: list[tuple[str, str, str]] = field(default_factory=list)  # name, value, another action


class _Forms(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.forms: list[Form] = []
        self._inside: Form | None = None
        self._select: Control | None = None

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        if tag == "form":
            self._inside = Form(told.get("action", "")) if told.get("method", "").lower() == "post" else None
            if self._inside:
                self.forms.append(self._inside)
        elif self._inside is None:
            return
        elif tag == "button":
            self._inside.buttons.append((told.get("name", ""), told.get("value", ""), told.get("formaction", "")))
        elif tag == "option" and self._select is not None:
            self._select.offered.append(told.get("value", ""))
        elif tag in ("input", "textarea", "select") and told.get("name"):
            self._has(tag, told)

    def _has(self, tag: str, told: dict[str, str]) -> None:
        assert self._inside is not None
        kind = told.get("type", "text") if tag == "input" else tag
        same = next((one for one in self._inside.controls if one.name == told["name"] and one.kind == "radio"), None)
        if kind == "radio" and same:
            same.offered.append(told.get("value", "on"))
            return
        control = Control(told["name"], kind, told.get("value", ""))
        if kind == "radio":
            control.offered.append(told.get("value", "on"))
        self._inside.controls.append(control)
        self._select = control if tag == "select" else None

    def handle_endtag(self, tag: str) -> None:
        if tag == "form":
            self._inside = None
        elif tag == "select":
            self._select = None


def forms_of(html: str) -> list[Form]:
    parser = _Forms()
    parser.feed(html)
    return parser.forms


def filled(form: Form, whatever: Whatever) -> tuple[str, dict[str, Any]]:
    """Where the form is sent, and with what."""
    data = {control.name: value for control in form.controls if (value := _value(control, whatever)) is not None}
    action = form.action
    if form.buttons:
        name, value, other = whatever.one_of(form.buttons)
        action = other or action
        if name:
            data[name] = value
    return action, data


def _value(control: Control, whatever: Whatever) -> Any:
    """None: the field is not sent."""
    if control.kind == "hidden":
        return control.value if whatever.happens(97) else str(whatever.number())
    if control.kind == "checkbox":
        return (control.value or "on") if whatever.happens(50) else None
    if control.offered:
        return whatever.one_of(control.offered)
    if control.kind == "file":
        return None
    if whatever.happens(30):
        return control.value
    return _typed(control, whatever)


def _typed(control: Control, whatever: Whatever) -> str:
    by_name = {
        "line": whatever.slip,
        "result": whatever.result_words,
        "words": whatever.result_words,
        "names": lambda: "\n".join(whatever.name() for _ in range(2)),
        "name": whatever.name,
        "player": whatever.player,
        "seeds": lambda: ", ".join(whatever.players()),
        "reason": whatever.word,
        "consent": whatever.word,
    }
    if control.name in by_name:
        return str(by_name[control.name]())
    if control.kind == "number" or whatever.happens(50):
        return str(whatever.chance.below(4)) if whatever.happens(50) else str(whatever.number())
    return whatever.word()
