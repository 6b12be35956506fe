"""What the tests of the site compare pages with: an id and some of its values fit, and nothing else does."""

from __future__ import annotations

import pytest

from topcut.messages.message import message
from web.saying import refused, says, times, words_of

PAGE = """<head><title>round 3 is closed</title></head>
<p>Round 3 is
 closed</p><ul><li>19 points</li><li>Table 4 &amp; more</li></ul>
<p class="refusal" role="alert"><strong>Table 2: round <bdi>3</bdi> is closed.</strong>
  Use “Correct the result” with a reason.</p>"""


def test_a_text_is_found_in_its_words_with_the_values_that_are_given() -> None:
    assert says(PAGE, "result-round-closed") and says(PAGE, "result-round-closed", round=3)
    assert times(PAGE, "result-round-closed", round=3) == 2, "the title is not on the page"
    assert not says(PAGE, "result-round-closed", round=4) and not says(PAGE, "round-none")


def test_what_was_typed_may_begin_a_sentence_and_is_otherwise_as_it_was() -> None:
    page = "<p>Kira Nerys is no longer in the event</p>"
    assert says(page, "entry-has-left", player="kira Nerys") and not says(page, "entry-has-left", player="Kira nerys")


def test_a_number_is_a_whole_one() -> None:
    assert says(PAGE, "placing-points", points=19) and not says(PAGE, "placing-points", points=9)


def test_a_refusal_stands_in_its_own_paragraph_with_its_way_out() -> None:
    at = message("place-table", table=2)
    assert refused(PAGE, "result-round-closed", round=3) and refused(PAGE, "result-round-closed", place=at)
    assert not refused(PAGE, "result-round-closed", place=message("place-table", table=3))
    assert not refused(PAGE, "result-round-closed", way=message("result-way-settle"))
    assert not refused(PAGE.replace("Correct the", "Mend the"), "result-round-closed")
    assert not refused(PAGE.replace("refusal", "note"), "result-round-closed")


def test_what_a_command_printed_is_read_without_its_styles() -> None:
    printed = "julian-bashir is an administrator:\nsign in at /admin/.\n"
    assert says(printed, "cli-sitepeople-administrator", account="julian-bashir")
    assert not says(printed, "cli-sitepeople-administrator", account="odo")


def test_what_no_catalogue_says_is_never_taken_as_absent() -> None:
    for id, values in (("round-nonesuch", {}), ("result-round-closed", {"table": 3})):
        with pytest.raises(AssertionError):
            says(PAGE, id, **values)


def test_what_stands_in_a_tag_is_not_read() -> None:
    page = '<p>No event matches. <a href="/?q=">Look at all events</a>.</p>'
    assert says(page, "web-home-none-in-list-html") and says(page, message("web-home-none-in-list-html", url="/"))


def test_a_button_is_known_by_its_words() -> None:
    assert words_of("result-round-closed", round=3) == "round 3 is closed"
