"""What is done at the table: every procedure that a document describes, by its clause, and when each of them holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from topcut.refusal import Refused
from topcut.rulebooks.load import DATA, build, load, names
from topcut.rulebooks.procedures import at_time, in_force, time_steps

# What each document describes, read out of its table of contents: the kind of procedure, and the clause that has it.
_OF_001 = {("extra", "7.3"), ("time", "7.4"), ("draft", "4.1.2"), ("sealed", "4.1.3")}
_MATCH_PLAY = {("time", "10"), ("start", "10.1")}
_OF_000 = {("time", "Running a Tournament"), ("time", "Match Play"), ("sealed", "Tournament Formats")}
_OF_004 = {("time", "Time Over"), ("tie", "Sudden Death"), ("before", "Selecting Characters")}
_OF_004 |= {("between", "Switching Characters")}
DOCUMENTS = {
    "star-trek-1e": _OF_001 | _MATCH_PLAY,
    "star-trek-2e": _OF_001 | _MATCH_PLAY,
    "tribbles": _OF_001,
    "star-trek-1e-2010": _OF_000,
    "star-trek-2e-2010": _OF_000,
    "transformers": {
        ("start", "2.2"), ("before", "2.3"), ("time", "2.5"), ("tie", "2.5.1"), ("time", "2.5.2"), ("extra", "2.6"),
        ("between", "6.3"), ("sealed", "7.5"), ("draft", "7.6"), ("draft", "7.7"),
    },
    "star-wars": {("draft", "Cube"), ("draft", "Alternate formats"), ("sealed", "Alternate formats")},
    "yomi": _OF_004 | {("draws", "Draws")},
    "puzzle-strike": _OF_004 | {("start", "Switching Characters")},  # a game of it cannot be drawn
    "flash-duel": _OF_004 | {("draws", "Draws")},
    # without a document
    "magic": {(kind, "as organizers play it") for kind in ("time", "start", "draft", "sealed")},
    "x-wing": {(kind, "as organizers play it") for kind in ("time", "start")},
    "swiss": {("time", "customary")},
}  # fmt: skip


@pytest.mark.parametrize("rulebook", names())
def test_every_procedure_of_a_document_is_there(rulebook: str) -> None:
    book = load(rulebook)
    for kind, clause in DOCUMENTS[rulebook]:
        of_kind = [one.clause for one in book.procedures if one.kind == kind]
        assert any(clause in told.replace(",", "").split() or clause in told for told in of_kind), (kind, clause)


@pytest.mark.parametrize("rulebook", names())
@pytest.mark.parametrize("stage", ["swiss", "bracket"])
def test_every_game_says_what_is_done_when_time_is_called(rulebook: str, stage: str) -> None:
    """One way of it, short enough for a phone, in each kind of stage."""
    procedures = [one for one in at_time(load(rulebook), stage) if one.kind == "time"]
    assert len(procedures) == 1
    assert len(time_steps(load(rulebook), stage)) <= 4 and len(" ".join(procedures[0].steps)) <= 420


@pytest.mark.parametrize("rulebook", names())
def test_no_two_procedures_of_an_event_say_how_to_begin_or_how_cards_are_handed_out(rulebook: str) -> None:
    book = load(rulebook)
    for one in (feature for feature in book.features if feature.group == "format"):
        chosen = load(rulebook, {"format": one.name})
        handed = [procedure for procedure in in_force(chosen) if procedure.kind in ("draft", "sealed")]
        assert len(handed) <= 1
        if one.draft and any(other.kind == "draft" for other in book.procedures):
            assert [procedure.kind for procedure in handed] == ["sealed" if one.draft.method == "sealed" else "draft"]


def test_2_5_1_and_2_5_2_transformers_ends_as_the_event_announced() -> None:
    drawn, broken = load("transformers"), load("transformers", {"tied_match": "tiebreak"})
    assert [one.kind for one in at_time(drawn, "swiss")] == ["time"]
    assert [one.kind for one in at_time(broken, "swiss")] == ["time", "tie"]
    assert "draw" in time_steps(drawn, "swiss")[-1] and "tie-break" in time_steps(broken, "swiss")[-1]
    health, stars, flips = (
        next(n for n, step in enumerate(at_time(broken, "swiss")[1].steps) if word in step)
        for word in ("health", "stars", "flips")
    )
    assert health < stars < flips


def test_10_a_level_game_of_match_play_goes_to_the_higher_seed() -> None:
    assert any("higher seed" in step for step in time_steps(load("star-trek-2e"), "bracket"))
    assert not any("higher seed" in step for step in time_steps(load("star-trek-2e"), "swiss"))
    assert any("True Tie" in step for step in time_steps(load("star-trek-2e"), "swiss"))


def test_a_rulebook_from_before_there_were_procedures_keeps_its_text() -> None:
    source = {key: value for key, value in load("yomi").source.items() if key != "procedure"}
    ending = [{**one, "procedure": "Stop"} if one["how"] == "timeout" else one for one in source["ending"]]
    assert time_steps(build({**source, "ending": ending}), "swiss") == ("Stop",)
    assert time_steps(build(source), "swiss") == ()


@pytest.mark.parametrize(
    ("table", "code"),
    [
        ('name = "time"\nkind = "time"\nsteps = ["Again"]', "rulebook-twice"),
        ('name = "a"\nkind = "time"\nsteps = []', "rulebook-procedure-without-steps"),
        ('name = "a"\nkind = "time"\nsteps = [" "]', "rulebook-procedure-without-steps"),
        ('name = "a"\nkind = "lunch"\nsteps = ["Eat"]', "rulebook-not-of-kind"),
        ('name = "a"\nkind = "time"\nsteps = ["Stop"]\nwhere = { games = "many" }', "option-not-of-kind"),
        ('name = "a"\nkind = "time"\nsteps = ["Stop"]\nwhere = { weather = 3 }', "rulebook-not-a-setting"),
    ],
)
def test_a_procedure_that_says_nothing_or_never_holds_is_refused(tmp_path: Path, table: str, code: str) -> None:
    file = tmp_path / "own.toml"
    file.write_text(f"{(DATA / 'yomi.toml').read_text()}\n[[procedure]]\n{table}\n")
    with pytest.raises(Refused) as refused:
        load(file)
    assert code in [one.code for one in refused.value.refusals]
