"""A page as a tree, read quickly: our templates close what they open (`checks/templates.py`), and here that must hold.

Tests of whole pages read them with html5lib, as a browser does (`web/html.py`, `web/browser/looking.py`); that takes
ten times as long.
"""

from __future__ import annotations

from html.parser import HTMLParser
from xml.etree.ElementTree import Element, SubElement

SPACE = "{http://www.w3.org/1999/xhtml}"
_VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "wbr"}


def tree_of(html: str) -> Element:
    """The root of a page; anything that is not closed where it was opened fails."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    assert reader.root is not None and not reader.open, f"not closed: {[one.tag for one in reader.open]}"
    return reader.root


class _Reader(HTMLParser):
    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.root: Element | None = None
        self.open: list[Element] = []
        self._last: Element | None = None  # that was closed: words behind it are its tail

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._end_option(tag == "option")
        node = self._begin(tag, attrs)
        if tag in _VOID:
            self._last = node
        else:
            self.open.append(node)
            self._last = None

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._last = self._begin(tag, attrs)

    def handle_endtag(self, tag: str) -> None:
        self._end_option(tag in ("select", "datalist", "optgroup"))
        assert self.open and self.open[-1].tag == SPACE + tag, f"</{tag}> at {self.getpos()}"
        self._last = self.open.pop()

    def _end_option(self, ends: bool) -> None:
        """The one element that our pages leave open: it ends where the next one begins."""
        if ends and self.open and self.open[-1].tag == f"{SPACE}option":
            self._last = self.open.pop()

    def handle_data(self, data: str) -> None:
        if self._last is not None:
            self._last.tail = (self._last.tail or "") + data
        elif self.open:
            self.open[-1].text = (self.open[-1].text or "") + data

    def _begin(self, tag: str, attrs: list[tuple[str, str | None]]) -> Element:
        given = {name: value or "" for name, value in attrs}
        assert len(given) == len(attrs), f"<{tag}> has an attribute twice at {self.getpos()}"
        if self.open:
            return SubElement(self.open[-1], SPACE + tag, given)
        self.root = Element(SPACE + tag, given)
        return self.root
