"""Templates are laid out for who reads them, and sent without that: no indentation, no lines of tags alone."""

from __future__ import annotations

import re

from django.template import Origin
from django.template.loaders import filesystem

_INDENT = re.compile(r"\n[ \t\n]+")
_TAGS_END = "\n>"  # a tag that ends in a new line, so that nothing stands between it and what it holds
_BLOCKS = "if|elif|else|endif|for|empty|endfor|with|endwith|block|endblock|extends|load"
_TAGS_ALONE = re.compile(rf"(?m)^((?:\{{% (?:{_BLOCKS})\b(?:(?!%\}}).)*%\}})+)\n")


def sent(contents: str) -> str:
    """The same page in fewer signs: where there was white space, one line break stays."""
    return _TAGS_ALONE.sub(r"\1", _INDENT.sub("\n", contents).replace(_TAGS_END, ">"))


class Loader(filesystem.Loader):
    """Loads our own templates."""

    def get_contents(self, origin: Origin) -> str:
        contents = super().get_contents(origin)
        return sent(contents) if origin.name.endswith(".html") else contents
