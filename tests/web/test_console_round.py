"""What was done is told once, to the page that asked for it."""

from __future__ import annotations

from web.site import Site


def test_a_page_that_only_follows_changes_does_not_use_up_what_was_said(site: Site) -> None:
    row = site.event()
    desk = site.browser(row, "director")
    desk.post(f"/e/{row.slug}/desk/announce", {"text": "Lunch is at noon."})
    page = f"/e/{row.slug}/desk"
    assert b"<strong>Done.</strong>" not in desk.get(page, headers={"X-Topcut-Live": "1"}).content
    assert b"<strong>Done.</strong>" in desk.get(page).content
    assert b"<strong>Done.</strong>" not in desk.get(page).content
