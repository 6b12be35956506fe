"""Lines of tables and keys, also where arrays and long texts go over several lines."""

from topcut.rulebooks.places import Place, places, where

TEXT = '''\
top = 1
[[result]]
code = "[[FW]]" # [[not a table]]
opposite = [
  "FL",
  "code = 3",
]
[[result]]
note = """
code = "not a key"
"""
code = 'FL'
[settings]
time = { value = 3 }
rounds.value = 4
[settings."odd name"] # with a comment
value = ["a]", "b"]
least = 1
'''


def test_places() -> None:
    found = places(TEXT, "a.toml")
    assert {place.file for place in found.values()} == {"a.toml"}
    assert {path: place.line for path, place in found.items()} == {
        ("top",): 1,
        ("result",): 2,
        ("result", 0): 2,
        ("result", 0, "code"): 3,
        ("result", 0, "opposite"): 4,
        ("result", 1): 8,
        ("result", 1, "note"): 9,
        ("result", 1, "code"): 12,
        ("settings",): 13,
        ("settings", "time"): 14,
        ("settings", "rounds", "value"): 15,
        ("settings", "odd name"): 16,
        ("settings", "odd name", "value"): 17,
        ("settings", "odd name", "least"): 18,
    }


def test_what_has_no_line_is_placed_by_what_is_around_it() -> None:
    found = places(TEXT, "a.toml")
    assert where(("settings", "time", "value"), found) == Place("a.toml", 14)
    assert where(("result", 1, "points"), found) == Place("a.toml", 8)
    assert where(("ending",), found) is None
