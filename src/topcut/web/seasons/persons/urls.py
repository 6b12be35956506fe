"""The addresses of people across events."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.seasons.persons import asked_page, list_page, merge_page, own_page, person_page

urlpatterns: list[URLPattern] = [
    path("players", list_page.people, name="people"),
    path("players/<slug:handle>", person_page.person, name="person"),
    path("players/<slug:handle>/claim", person_page.claim_person, name="person_claim"),
    path("players/<slug:handle>/merge", merge_page.merge_people, name="person_merge"),
    path("players/<slug:handle>/apart", merge_page.take_apart, name="person_apart"),
    path("coordinator/people", asked_page.asked_people, name="people_asked"),
    path("coordinator/people/answer", asked_page.answer_asked, name="people_answer"),
    path("profile/player", own_page.own_person, name="own_person"),
    path("profile/player/make", own_page.make_own, name="own_person_make"),
    path("profile/player/leave", own_page.leave_person, name="own_person_leave"),
    path("profile/player.json", own_page.own_data, name="own_data"),
    path("profile/player/erase", own_page.erase_own, name="own_erase"),
]
