"""What is read of a page: a line for each paragraph, cell or button, without its markup."""

from __future__ import annotations

import re
from html import unescape

from django.http import HttpResponse

from web.console import Desk

Page = str | bytes | HttpResponse | Desk
_INLINE = re.compile(r"</?(?:a|abbr|b|bdi|code|em|i|kbd|mark|output|small|span|strong|sup|time|wbr)\b[^>]*>")
_UNREAD = re.compile(r"<(script|style|head|template)\b.*?</\1>")
_REFUSAL = re.compile(r'<p class="refusal".*?</p>', re.DOTALL)


def read(page: Page) -> str:
    lines = plain(_UNREAD.sub("\n", re.sub(r"\s+", " ", _source(page)))).split("\n")
    return "\n".join(line for one in lines if (line := " ".join(one.split())))


def plain(html: str) -> str:
    """A line ends where a tag parts what is read."""
    return unescape(re.sub(r"<[^>]+>", "\n", _INLINE.sub("", html)))


def refusals(page: Page) -> list[str]:
    return [read(one) for one in _REFUSAL.findall(_source(page))]


def _source(page: Page) -> str:
    content = page.answer if isinstance(page, Desk) else page
    content = content.content if isinstance(content, HttpResponse) else content
    return content.decode() if isinstance(content, bytes) else content
