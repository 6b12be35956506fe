"""The checks of `make lint` find what they are for."""

from __future__ import annotations

from pathlib import Path

import pytest
from checks import sentences, templates
from checks.catalogues import problems_of_choices
from checks.duplicates import twins

_STEPS = [
    "total = first + second",
    "if total > most:",
    "    raise refuse('too-many', most=most)",
    "for one in players:",
    "    found = known.get(one)",
    "    if found is None:",
    "        continue",
    "    rows.append(found.points)",
    "    total += found.points",
    "best = max(rows, default=0)",
    "share = best / total if total else 0",
    "answer = Row(best, share, total)",
    "return answer",
]


def _function(name: str, renamed: dict[str, str], steps: int) -> str:
    body = "\n".join(f"    {line}" for line in _STEPS[:steps])
    for before, after in renamed.items():
        body = body.replace(before, after)
    return f"def {name}(first, second, most, players, known, rows):\n{body}\n"


@pytest.mark.parametrize(("steps", "found"), [(13, 1), (8, 0)])
def test_a_thought_that_is_written_twice_is_found_whatever_its_names_are(
    tmp_path: Path, steps: int, found: int
) -> None:
    (tmp_path / "a.py").write_text(_function("count", {}, steps))
    (tmp_path / "b.py").write_text(_function("reckon", {"total": "sum_of_all", "players": "people"}, steps))
    assert len({(name, other) for name, _, other, _ in twins(tmp_path)}) == found


@pytest.mark.parametrize(
    ("suffix", "text", "said"),
    [
        (".py", 'x = "the round is over"', ["the round is over"]),
        (".py", 'x = f"round {n} is over"', ["round {} is over"]),
        (".py", '"""The round is over."""', []),
        (".py", 'x = message("round-over")', []),
        (".html", "<p>{% say 'web-round-over' %}</p>", []),
        (".html", "<p>The round is over</p>", ["The round is over"]),
        (".html", '<input placeholder="Your name">', ["Your name"]),
        (".html", '<input name="player" class="field wide">', []),
        (".js", 'note.textContent = "No connection.";', ["No connection."]),
        (".js", 'note.classList.add("last");', []),
    ],
)
def test_what_is_said_outside_the_catalogues_is_found(tmp_path: Path, suffix: str, text: str, said: list[str]) -> None:
    file = tmp_path / f"page{suffix}"
    file.write_text(text)
    assert [words for _, words in sentences.said(file)] == said


_PAGE = """\
{% block main %}
<ul class="names">
  {% for one in players %}
    <li><b>{{ one.name }}</b>{% if one.late %} <small>late</small>{% endif %}
      {{ one.points }}</li>
  {% empty %}
    <li>nobody</li>
  {% endfor %}
</ul>
<textarea name="names">
{{ names }}</textarea>
<input name="a" value="{% if b %}1{% endif %}"
  {% if c %}checked{% endif %}>
<p>
  x
</p>
{% endblock %}
"""


@pytest.mark.parametrize("before", ["", " ", "\t\t", "        "])
def test_however_the_lines_of_a_template_begin_there_is_one_layout(before: str) -> None:
    assert templates.laid_out("".join(f"{before}{line.strip()}\n" for line in _PAGE.splitlines())) == _PAGE
    assert list(templates.problems(_PAGE)) == []


def test_a_long_line_is_broken_between_attributes_and_nowhere_else() -> None:
    names = " ".join(f'data-{letter}="{letter * 20} {letter}"' for letter in "abcdef")
    mended = templates.laid_out(f"<p {names}>Kira met Odo</p>\n")
    assert max(map(len, mended.splitlines())) <= templates.WIDTH
    assert "".join(mended.split()) == "".join(f"<p {names}>Kira met Odo</p>".split())
    assert '"aaaaaaaaaaaaaaaaaaaa a"' in mended and ">Kira met Odo</p>" in mended
    assert templates.laid_out(mended) == mended


@pytest.mark.parametrize(
    ("text", "line", "what"),
    [
        ("<p>\n  <b>x\n</p>\n", 3, "<p where <b is open"),
        ("{% if a %}<p>{% endif %}x</p>\n", 1, "%if where <p is open"),
        ("{% if a %}<p>{% else %}</p>{% endif %}\n", 1, "%else where <p is open"),
        ("<p>\n", 1, "<p is not closed"),
        ("<p class='a'>x</p>\n", 1, "values of attributes stand in double quotes, without blanks"),
        ("<p class=a>x</p>\n", 1, "values of attributes stand in double quotes, without blanks"),
        ('<p class = "a">x</p>\n', 1, "values of attributes stand in double quotes, without blanks"),
        (f"{'x' * 121}\n", 1, "longer than 120 signs"),
        ("{% if a %}x{% else\n%}y{% endif %}\n", 1, "a tag ends on its line: Django prints one that does not"),
        ("<p>x</p> \n", 1, "is laid out otherwise: `python -m checks.templates --fix`"),
    ],
)
def test_what_is_wrong_with_a_template_is_said_with_its_line(text: str, line: int, what: str) -> None:
    assert (line - 1, what) in [tuple(one) for one in templates.problems(text)]


@pytest.mark.parametrize(
    ("there", "found"),
    [
        ("{ $deed -> [drop] aussteigen [enter] anmelden *[other] etwas }", []),
        ("{ $deed -> [drop] aussteigen *[other] etwas }", ["deed [enter]"]),
        ("etwas", []),  # a language that needs no choice
    ],
)
def test_a_case_that_another_language_forgot_is_found(tmp_path: Path, there: str, found: list[str]) -> None:
    for language, text in (("en", "{ $deed -> [drop] leave [enter] come *[other] do it }"), ("de", there)):
        (tmp_path / language).mkdir()
        lines = text.replace(" [", "\n   [").replace(" *[", "\n  *[").replace(" }", "\n }")
        (tmp_path / language / "desk.ftl").write_text(f"desk-deed =\n    {lines}\n")
    assert list(problems_of_choices(tmp_path)) == [f"de: desk-deed does not know the {one}" for one in found]
