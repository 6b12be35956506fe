"""A template is sent without its layout: white space stays where it was, as one line break."""

from __future__ import annotations

import re

import pytest
from django.template import Context, Engine
from hypothesis import given
from hypothesis import strategies as st

from topcut.web.site.laid_out import sent

_ENGINE = Engine(builtins=["topcut.web.tags"])
_PIECES = (
    "a",
    "b,",
    "<p>",
    "</p>",
    " ",
    "\n",
    "\n    ",
    "{% if yes %}",
    "{% if no %}",
    "{{ x }}",
    "{% with y=x %}{{ y }}{% endwith %}",
    "{% for y in x %}c{% endfor %}\n",
    "\n  {% if yes %}\n",
    "<b\n  >",
    '<b class="x"\n  id="y"\n  >',
)


def _rendered(source: str) -> str:
    return _ENGINE.from_string(source).render(Context({"yes": True, "no": False, "x": "x"}))


@given(st.lists(st.sampled_from(_PIECES), max_size=12))
def test_what_a_browser_shows_is_the_same(pieces: list[str]) -> None:
    source = "".join(pieces) + "\n{% endif %}\n" * sum("{% if" in piece for piece in pieces)
    shown = (re.sub(r"\s+(?=>)", "", _rendered(text)) for text in (source, sent(source)))
    whole, short = (re.sub(r"\s+", " ", text).strip() for text in shown)
    assert whole == short


@pytest.mark.parametrize(
    ("source", "short"),
    [
        (
            "<ul>\n  {% for one in all %}\n    <li>{{ one }}</li>\n  {% endfor %}\n</ul>",
            "<ul>\n{% for one in all %}<li>{{ one }}</li>\n{% endfor %}</ul>",
        ),
        ("<li\n  ><b>x</b\n  ></li>", "<li><b>x</b></li>"),
        ("<p>\n  a {% if b %}c{% endif %}\n</p>", "<p>\na {% if b %}c{% endif %}\n</p>"),
    ],
)
def test_lines_of_tags_alone_leave_nothing(source: str, short: str) -> None:
    assert sent(source) == short
