"""What `status` leads to before round one of a limited event, and who comes after the draft."""

from __future__ import annotations

from terminal import Topcut

from topcut.messages.message import message

FOUR = "Kira, Odo, Quark, Dax"
NINE = f"{FOUR}, Garak, Morn, Rom, Nog, Leeta"


def follow(topcut: Topcut) -> tuple[str, str]:
    """What comes next; and the hint is typed as it stands."""
    step = topcut("status", "--json").data
    words = step["next"].removeprefix("topcut ")
    answer = topcut(*words.split())
    assert answer.code == 0, (words, answer.err)
    return step["state"], words


def test_7_5_sealed_with_swapped_pools_goes_from_registration_to_the_swap_to_building(topcut: Topcut) -> None:
    sealed = ("-r", "transformers", "-o", "format=sealed", "-o", "pool_swap=true")
    topcut("new", "Sealed", *sealed, "--players", FOUR, "--file", "s.jsonl")
    assert follow(topcut) == ("preparing", "clock start s.jsonl --period registration")
    assert follow(topcut) == ("preparing", "swap-pools s.jsonl")
    assert follow(topcut) == ("preparing", "clock start s.jsonl --period building")
    assert follow(topcut) == ("entering", "pair s.jsonl")


def test_r55_sealed_without_a_swap_goes_to_building(topcut: Topcut) -> None:
    topcut("new", "Sealed", "-r", "transformers", "-o", "format=sealed", "--players", FOUR, "--file", "s.jsonl")
    assert topcut("status").says("nextstep-build", cards="sealed")
    assert follow(topcut)[1] == "clock start s.jsonl --period building"
    assert follow(topcut)[1] == "pair s.jsonl"


def test_003_a_cube_goes_from_the_seats_to_building(topcut: Topcut) -> None:
    six = f"{FOUR}, Garak, Morn"
    topcut("new", "Cube", "-r", "star-wars", "-o", "format=cube", "--rounds", 3, "--players", six, "--file", "c.jsonl")
    assert follow(topcut)[1] == "seat c.jsonl"
    assert follow(topcut)[1] == "clock start c.jsonl --period building"
    assert follow(topcut)[1] == "pair c.jsonl"


def test_constructed_goes_to_the_pairing(topcut: Topcut) -> None:
    topcut("new", "Open", "-r", "transformers", "--players", FOUR, "--file", "o.jsonl")
    assert follow(topcut)[1] == "pair o.jsonl"


def test_003_a_squirrel_may_be_paired_before_it_is_seated_and_that_is_told(topcut: Topcut) -> None:
    topcut("new", "Cube", "-r", "star-wars", "-o", "format=cube-squirrel", "--rounds", 3, "--players", NINE)
    assert topcut("pair").says("draftnote-nobody-seated")


def test_003_an_odd_cube_is_told_the_way_out_which_is_accepted(topcut: Topcut) -> None:
    topcut("new", "Cube", "-r", "star-wars", "-o", "format=cube", "--rounds", 3, "--players", NINE)
    answer = topcut("seat")
    answer.refused("limited-cube-odd")
    assert topcut("set", "format=cube-winston", "--reason", "…").code == 0
    assert topcut("seat").code == 0


def test_7_6_who_comes_after_the_draft_is_told_of_and_shown_at_the_seats(topcut: Topcut) -> None:
    topcut("new", "Boosters", "-r", "transformers", "-o", "format=draft", "--players", NINE)
    topcut("seat")
    told = topcut("enter", "Worf")
    assert told.says(
        "draftnote-came-late-to-pods", players=1, pod=2, who=message("draftnote-players", players=("Worf",))
    )
    assert told.says("draftnote-or-seat-again")
    assert "Worf" in topcut("seats").err
    assert topcut("seats", "--json").data["late"] == ["worf"]
    topcut("pair", "--post")
    assert "seat everybody again" not in topcut("enter", "Bashir").err
    topcut("verify")


def test_7_7_packs_of_different_sizes_have_their_times(topcut: Topcut) -> None:
    topcut("new", "Boosters", "-r", "transformers", "-o", "format=draft", "--players", NINE)
    steps = topcut("draft-times", "--size", "7,6,7,7,7", "--json").data["steps"]
    assert sum(step["pack"] == 2 and step["left"] > 0 for step in steps) == 6
    topcut("draft-times", "--size", "seven").refused("limited-sizes-unreadable")
