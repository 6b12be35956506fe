"""Colours and type of a drawn bracket: the page's tokens where it has them, its own in light, dark and print."""

from __future__ import annotations

from collections.abc import Mapping

# text on paper and on raised paper has a contrast of 4.5 or more, lines that mean something 3 or more
LIGHT: Mapping[str, str] = {
    "ink": "#16191d",
    "muted": "#59616c",
    "line": "#868e99",
    "paper": "#ffffff",
    "raised": "#f7f8f9",
    "accent": "#0b5cad",
}
DARK: Mapping[str, str] = {
    "ink": "#eceef1",
    "muted": "#a7afba",
    "line": "#737b87",
    "paper": "#14171b",
    "raised": "#1c2026",
    "accent": "#7db7ff",
}
PRINT: Mapping[str, str] = {
    "ink": "#000",
    "muted": "#333",
    "line": "#555",
    "paper": "#fff",
    "raised": "#fff",
    "accent": "#000",
}


def _tokens(colours: Mapping[str, str], page: bool = True) -> str:
    """--b-ink and its like; a page that has --ink wins over them, but not on paper."""
    values = {name: f"var(--{name},{colour})" if page else colour for name, colour in colours.items()}
    return ".tcb{" + ";".join(f"--b-{name}:{value}" for name, value in values.items()) + "}"


STYLE = "\n".join(
    (
        _tokens(LIGHT),
        f"@media (prefers-color-scheme:dark){{{_tokens(DARK)}}}",
        f"@media print{{{_tokens(PRINT, page=False)}}}",
        ".tcb{color-scheme:light dark;color:var(--b-ink);"
        'font:14px/1 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","DejaVu Sans",sans-serif;'
        "font-variant-numeric:tabular-nums}",
        ".tcb text{fill:currentColor;white-space:pre}",
        ".tcb .sheet{fill:var(--b-paper)}",
        ".tcb .display{font-size:22px;font-weight:600}",
        ".tcb .head{font-weight:600}",
        ".tcb .cap,.tcb .seed{font-size:12px}",
        ".tcb .cap,.tcb .seed,.tcb .out,.tcb .open{color:var(--b-muted)}",
        ".tcb .seed,.tcb .score{text-anchor:end}",
        ".tcb .note{text-anchor:end;font-size:12px;color:var(--b-muted)}",
        ".tcb .now{color:var(--b-accent);font-weight:600}",
        ".tcb .won{font-weight:700}",
        ".tcb .mark{fill:currentColor}",
        ".tcb .box{fill:var(--b-raised);stroke:var(--b-line)}",
        ".tcb .cut{stroke:var(--b-line);stroke-opacity:.45}",
        ".tcb .idle .box{stroke-dasharray:4 3}",
        ".tcb .way{fill:none;stroke:var(--b-line)}",
        ".tcb .gone{stroke:var(--b-muted);stroke-width:2}",
        ".tcb a{outline:none;text-decoration:none}",
        ".tcb a:hover .box{stroke:var(--b-accent);stroke-width:1.5}",
        ".tcb a:focus-visible .box{stroke:var(--b-accent);stroke-width:3}",
    )
)
