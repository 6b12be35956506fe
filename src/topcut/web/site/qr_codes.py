"""An address as a code for a phone's camera."""

from __future__ import annotations

import io

import segno
from django.utils.safestring import SafeString, mark_safe

_MASK = 3  # a fixed one: trying all eight takes ten times as long and scans no better


def qr_code(address: str) -> SafeString:
    """An SVG for inside a page; made of the address alone."""
    out = io.BytesIO()
    made = segno.make(address, error="l", mask=_MASK, micro=False, boost_error=False)
    made.save(out, kind="svg", xmldecl=False, svgns=False, omitsize=True, border=4, svgclass=None, lineclass=None)
    return mark_safe(out.getvalue().decode().strip())
