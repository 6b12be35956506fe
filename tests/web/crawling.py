"""Whatever a person can reach from the pages of an event by links, and the forms that stand there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple
from urllib.parse import urljoin
from xml.etree.ElementTree import Element

from django.http import HttpResponse
from django.test import Client

from web.tree import tree_of

_IN = "{http://www.w3.org/1999/xhtml}"
_LINK = re.compile(r'href="(/e/[^"#]+)')
_NUMBER = re.compile(r"\d+")
START = ("", "/me", "/desk", "/enter", "/desk/pairing", "/desk/players", "/desk/cut", "/desk/limited", "/desk/scenario")


def pages(client: Client, slug: str) -> Iterator[tuple[str, HttpResponse]]:
    """Every page of the event that leads on; of addresses that differ in their numbers one stands for all."""
    waiting, kinds = [f"/e/{slug}{page}" for page in START], set[str]()
    while waiting:
        address = waiting.pop(0)
        kind = _NUMBER.sub("0", re.sub(r"=[^&]*", "=", address.removeprefix(f"/e/{slug}")))
        if kind in kinds or not re.match(rf"/e/{slug}(?:[/?]|$)", address):
            continue
        kinds.add(kind)
        page = client.get(address)
        yield address, page
        if page.status_code == 200 and "html" in page.headers["Content-Type"]:
            waiting += map(unescape, _LINK.findall(page.content.decode()))


class Form(NamedTuple):
    """Where it is sent, how, and the values that its fields offer."""

    action: str
    method: str
    fields: dict[str, list[str]]
    files: tuple[str, ...]


def forms(address: str, page: HttpResponse) -> list[Form]:
    """The forms of a page; a button with an address of its own makes one more."""
    tree: Element = tree_of(page.content.decode())
    above = {child: parent for parent in tree.iter() for child in parent}
    named = {form.get("id"): form for form in tree.iter(f"{_IN}form") if form.get("id")}
    inside: dict[Element, list[Element]] = {}
    for tag in ("input", "textarea", "select", "button"):
        for node in tree.iter(f"{_IN}{tag}"):
            form: Element | None = named.get(node.get("form")) if node.get("form") else node
            while form is not None and form.tag != f"{_IN}form":
                form = above.get(form)
            if form is not None:
                inside.setdefault(form, []).append(node)
    return [one for form, nodes in inside.items() for one in _of(form, nodes, address)]


def _of(form: Element, nodes: list[Element], address: str) -> Iterator[Form]:
    own = form.get("action") or address
    actions = {node.get("formaction") or own for node in nodes if node.tag == f"{_IN}button"} or {own}
    fields: dict[str, list[str]] = {}
    for node in nodes:
        offered = [one.get("value", "") for one in node.iter(f"{_IN}option")] or [
            node.get("value") or "".join(node.itertext())
        ]
        if node.get("name") and node.get("type") != "file":
            fields.setdefault(node.get("name", ""), []).extend(offered)
    files = tuple(node.get("name", "") for node in nodes if node.get("type") == "file")
    for action in sorted(actions):
        yield Form(urljoin(address, action), form.get("method", "get").lower(), fields, files)
