"""A director's browser: it looks at a page of the desk, fills a form by its labels' fields and presses a button."""

from __future__ import annotations

from typing import Any
from urllib.parse import urljoin, urlsplit
from xml.etree.ElementTree import Element

from django.http import HttpResponse
from django.test import Client

from web.tree import SPACE as _SPACE
from web.tree import tree_of


def parsed(html: str) -> Element:
    """The page as a tree; what is not closed fails the test."""
    return tree_of(html)


def words(node: Element) -> str:
    """The text in a node as one reads it."""
    return " ".join("".join(node.itertext()).split())


class Desk:
    """One browser, and the page that it shows."""

    def __init__(self, client: Client, slug: str) -> None:
        self.client = client
        self.slug = slug
        self.answer: Any = None
        self.address = ""
        self.tree: Element | None = None

    def look(self, page: str = "") -> Desk:
        """Open a page of the desk."""
        return self.open(f"/e/{self.slug}/desk{page}")

    def open(self, address: str) -> Desk:
        return self._shown(self.client.get(address, follow=True), address)

    def _shown(self, answer: HttpResponse, address: str) -> Desk:
        chain = getattr(answer, "redirect_chain", [])
        self.address = urlsplit(chain[-1][0]).path if chain else urlsplit(address).path
        html = answer.content.decode()
        assert "\N{REPLACEMENT CHARACTER}" not in html, f"{self.address} shows a value that there is not"
        self.answer, self.tree = answer, parsed(html)
        return self

    @property
    def status(self) -> int:
        return int(self.answer.status_code)

    @property
    def text(self) -> str:
        assert self.tree is not None
        body = self.tree.find(f"{_SPACE}body")
        assert body is not None
        return words(body)

    @property
    def size(self) -> int:
        return len(self.answer.content)

    def all(self, tag: str) -> list[Element]:
        assert self.tree is not None
        return list(self.tree.iter(f"{_SPACE}{tag}"))

    def rows(self) -> list[str]:
        """The lines of every list of the page, tables of a round by their number first."""
        lines = [row for body in self.all("tbody") for row in body]
        pairs = [one for one in self.all("li") if "pair" in one.get("class", "").split()]
        told = [" ".join(words(cell) for cell in row if words(cell)) for row in (*lines, *pairs)]
        return [one.removeprefix("Table ") for one in told]

    def refusals(self) -> list[str]:
        return [words(one) for one in self.all("p") if one.get("class") == "refusal"]

    def said(self) -> list[str]:
        """What the page says was done."""
        toasts = [one[0] for one in self.all("div") if one.get("class") == "toast"]
        good = [one for one in self.all("p") if "good" in one.get("class", "").split()]
        return [words(one) for one in (*toasts, *good)]

    def value(self, field: str) -> str:
        """What stands in a field now."""
        for node in [*self.all("input"), *self.all("textarea")]:
            if node.get("name") == field and node.get("type") == "radio" and node.get("checked") is not None:
                return node.get("value", "")
            if node.get("name") == field and node.get("type") not in ("hidden", "checkbox", "radio"):
                return node.get("value") or "".join(node.itertext()).strip()
        raise AssertionError(f"there is no field {field} in {self.address}")

    def hidden(self, field: str) -> str:
        """What a hidden field carries."""
        return next(node.get("value", "") for node in self.all("input") if node.get("name") == field)

    def buttons(self) -> list[str]:
        return [words(one) for one in self.all("button")]

    def filled(self, label: str) -> dict[str, Any]:
        """What the form of a button would send as it stands."""
        return _filled(self._find(label, "")[0])

    def press(self, label: str, where: str = "", **fields: Any) -> Desk:
        """Send the form of a button, as a browser does; `where` is a word of its action."""
        form, button = self._find(label, where)
        action = button.get("formaction") or form.get("action") or self.address
        data = _filled(form)
        if button.get("name"):
            data[button.get("name", "")] = button.get("value", "")
        known = {node.get("name") for tag in ("input", "textarea", "select") for node in form.iter(f"{_SPACE}{tag}")}
        for name in fields:
            assert name in known, f"{label} has no field {name}: {sorted(map(str, known))}"
        address = urljoin(self.address, action)
        return self._shown(self.client.post(address, data | fields, follow=True), address)

    def _find(self, label: str, where: str) -> tuple[Element, Element]:
        forms = {form.get("id"): form for form in self.all("form") if form.get("id")}
        for form in self.all("form"):
            for button in form.iter(f"{_SPACE}button"):
                action = button.get("formaction") or form.get("action") or ""
                if words(button) == label and where in action:
                    return form, button
        for button in self.all("button"):
            if words(button) == label and button.get("form") in forms:
                return forms[button.get("form")], button
        raise AssertionError(f"there is no button {label!r} in {self.address}; there are {self.buttons()}")


def _filled(form: Element) -> dict[str, Any]:
    data: dict[str, Any] = {}
    for node in form.iter(f"{_SPACE}input"):
        if node.get("type") in ("checkbox", "radio") and node.get("checked") is None:
            continue
        if node.get("name") and node.get("type") != "file":
            data[node.get("name", "")] = node.get("value", "")
    for node in form.iter(f"{_SPACE}textarea"):
        data[node.get("name", "")] = "".join(node.itertext())
    for node in form.iter(f"{_SPACE}select"):
        options = list(node.iter(f"{_SPACE}option"))
        chosen = next((one for one in options if one.get("selected") is not None), options[0] if options else None)
        data[node.get("name", "")] = chosen.get("value", "") if chosen is not None else ""
    return data


def asked(desk: Desk, question: str) -> list[Element]:
    """The folded questions that say this, each with the button that then does it."""
    folded = [one for one in desk.all("details") if "ask" in one.get("class", "").split() and question in words(one)]
    return [one for one in folded if any(node.tag.endswith("button") for node in one.iter())]
