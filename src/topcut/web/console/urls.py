"""The addresses of the desk and of a new event."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.console import (
    clock_acts,
    cut_page,
    files_page,
    finish_page,
    links_page,
    pairing_page,
    people_page,
    plan_page,
    round_page,
    setup_page,
    table_page,
)

_DESK = "e/<slug:slug>/desk"

urlpatterns: list[URLPattern] = [
    path("new", setup_page.new_event, name="new_event"),
    path(_DESK, round_page.desk, name="desk"),
    path(f"{_DESK}/round/<int:number>", round_page.desk, name="desk_round"),
    path(f"{_DESK}/confirm", round_page.confirm, name="desk_confirm"),
    path(f"{_DESK}/slip", round_page.slip, name="desk_slip"),
    path(f"{_DESK}/reading", round_page.reading, name="desk_reading"),
    path(f"{_DESK}/round/<int:number>/table/<int:table>", table_page.table, name="desk_table"),
    path(f"{_DESK}/round/<int:number>/table/<int:table>/<slug:act>", table_page.act_at_table, name="desk_table_act"),
    path(f"{_DESK}/pairing", pairing_page.pairing, name="desk_pairing"),
    path(f"{_DESK}/pairing/draw", pairing_page.draw, name="desk_draw"),
    path(f"{_DESK}/pairing/swap", pairing_page.swap, name="desk_swap"),
    path(f"{_DESK}/pairing/post", pairing_page.post, name="desk_post"),
    path(f"{_DESK}/pairing/withdraw", pairing_page.withdraw_round, name="desk_withdraw"),
    path(f"{_DESK}/pairing/seat", cut_page.seat, name="desk_seat"),
    path(f"{_DESK}/cut", cut_page.cut, name="desk_cut"),
    path(f"{_DESK}/cut/make", cut_page.make_cut, name="desk_make_cut"),
    path(f"{_DESK}/lot", cut_page.lot, name="desk_lot"),
    path(f"{_DESK}/players", people_page.players, name="desk_players"),
    path(f"{_DESK}/players/enter", people_page.enter, name="desk_enter"),
    path(f"{_DESK}/players/list", people_page.enter_list, name="desk_enter_list"),
    path(f"{_DESK}/players/join", people_page.join, name="desk_join"),
    path(f"{_DESK}/players/<slug:act>", people_page.act_on_player, name="desk_player_act"),
    path(f"{_DESK}/links", links_page.links, name="desk_links"),
    path(f"{_DESK}/links/print", links_page.printed, name="desk_links_printed"),
    path(f"{_DESK}/clock/<slug:act>", clock_acts.clock, name="desk_clock"),
    path(f"{_DESK}/announce", clock_acts.announce, name="desk_announce"),
    path(f"{_DESK}/deadline", clock_acts.deadline, name="desk_deadline"),
    path(f"{_DESK}/undo", clock_acts.undo, name="desk_undo"),
    path(f"{_DESK}/plan", plan_page.plan, name="desk_plan"),
    path(f"{_DESK}/plan/rounds", plan_page.change_rounds, name="desk_rounds"),
    path(f"{_DESK}/plan/change", plan_page.change_plan, name="desk_change_plan"),
    path(f"{_DESK}/finish", finish_page.finish, name="desk_finish"),
    path(f"{_DESK}/finish/now", finish_page.finish_event, name="desk_finish_now"),
    path(f"{_DESK}/finish/confront", finish_page.confront, name="desk_confront"),
    path(f"{_DESK}/finish/split", finish_page.split, name="desk_split"),
    path(f"{_DESK}/files", files_page.files, name="desk_files"),
    path(f"{_DESK}/journal.jsonl", files_page.journal_file, name="desk_journal_file"),
    path(f"{_DESK}/results.json", files_page.results_file, name="desk_results_file"),
]
