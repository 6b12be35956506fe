"""The addresses of the desk and of a new event."""

from __future__ import annotations

from django.urls import URLPattern, path

from topcut.web.desk.ending import cut_page, finish_page, standings_page
from topcut.web.desk.files import files_page, journal_page
from topcut.web.desk.frame import clock_acts, deadline_acts
from topcut.web.desk.limited import limited_page, packs_page
from topcut.web.desk.own import own_page
from topcut.web.desk.pairing import draw_acts, pairing_page
from topcut.web.desk.players import access_page, links_page, new_links, people_page, player_page
from topcut.web.desk.round import calls_page, round_page, slips_page, table_page
from topcut.web.desk.scenario import scenario_page
from topcut.web.desk.setup import event_page, overview_page, plan_page, removing, settings_page, setup_page, tables_page

_DESK = "e/<slug:slug>/desk"

urlpatterns: list[URLPattern] = [
    path("new", setup_page.new_event, name="new_event"),
    path("own-games", own_page.games, name="own_games"),
    path("own-games/new", own_page.begin, name="own_begin"),
    path("own-games/upload", own_page.upload, name="own_upload"),
    path("own-games/<int:number>", own_page.game, name="own_game"),
    path("own-games/<int:number>/edit", own_page.edit, name="own_edit"),
    path("own-games/<int:number>/file", own_page.game_file, name="own_file"),
    path("own-games/<int:number>/delete", own_page.delete, name="own_delete"),
    path(_DESK, round_page.desk, name="desk"),
    path(f"{_DESK}/calls", calls_page.calls, name="desk_calls"),
    path(f"{_DESK}/round/<int:number>", round_page.desk, name="desk_round"),
    path(f"{_DESK}/round/<int:number>/slips", slips_page.slips, name="desk_slips"),
    path(f"{_DESK}/confirm", round_page.confirm, name="desk_confirm"),
    path(f"{_DESK}/slip", round_page.slip, name="desk_slip"),
    path(f"{_DESK}/slip/forget", round_page.forget_slip, name="desk_forget_slip"),
    path(f"{_DESK}/reading", round_page.reading, name="desk_reading"),
    path(f"{_DESK}/round/<int:number>/table/<int:table>", table_page.table, name="desk_table"),
    path(f"{_DESK}/round/<int:number>/table/<int:table>/reading", table_page.reading, name="desk_table_reading"),
    path(f"{_DESK}/round/<int:number>/table/<int:table>/<slug:act>", table_page.act_at_table, name="desk_table_act"),
    path(f"{_DESK}/pairing", pairing_page.pairing, name="desk_pairing"),
    path(f"{_DESK}/pairing/draw", pairing_page.draw, name="desk_draw"),
    path(f"{_DESK}/pairing/preview", draw_acts.preview, name="desk_preview"),
    path(f"{_DESK}/pairing/change", draw_acts.change, name="desk_change"),
    path(f"{_DESK}/pairing/post", pairing_page.post, name="desk_post"),
    path(f"{_DESK}/pairing/withdraw", pairing_page.withdraw_round, name="desk_withdraw"),
    path(f"{_DESK}/pairing/seat", cut_page.seat, name="desk_seat"),
    path(f"{_DESK}/cut", cut_page.cut, name="desk_cut"),
    path(f"{_DESK}/cut/make", cut_page.make_cut, name="desk_make_cut"),
    path(f"{_DESK}/lot", cut_page.lot, name="desk_lot"),
    path(f"{_DESK}/scenario", scenario_page.scenario, name="desk_scenario"),
    path(f"{_DESK}/scenario/feedback.csv", scenario_page.feedback_file, name="desk_feedback"),
    path(f"{_DESK}/scenario/<slug:act>", scenario_page.act_in_scenario, name="desk_scenario_act"),
    path(f"{_DESK}/limited", limited_page.limited, name="desk_limited"),
    path(f"{_DESK}/limited/suspend", limited_page.suspend, name="desk_suspend"),
    path(f"{_DESK}/limited/pick", limited_page.pick, name="desk_pick"),
    path(f"{_DESK}/limited/pools", limited_page.swap_pools, name="desk_swap_pools"),
    path(f"{_DESK}/limited/deal", packs_page.deal, name="desk_deal"),
    path(f"{_DESK}/limited/packs", packs_page.packs, name="desk_packs"),
    path(f"{_DESK}/limited/packs.zip", packs_page.packs_file, name="desk_packs_file"),
    path(f"{_DESK}/players", people_page.players, name="desk_players"),
    path(f"{_DESK}/players/enter", people_page.enter, name="desk_enter"),
    path(f"{_DESK}/players/list", people_page.enter_list, name="desk_enter_list"),
    path(f"{_DESK}/players/sign-in", people_page.sign_in_sheet, name="desk_sign_in"),
    path(f"{_DESK}/player/<slug:player>", player_page.player, name="desk_player"),
    path(f"{_DESK}/player/<slug:player>/name", player_page.rename, name="desk_rename"),
    path(f"{_DESK}/player/<slug:player>/card", player_page.describe, name="desk_describe"),
    path(f"{_DESK}/players/join", people_page.join, name="desk_join"),
    path(f"{_DESK}/players/<slug:act>", people_page.act_on_player, name="desk_player_act"),
    path(f"{_DESK}/links", links_page.links, name="desk_links"),
    path(f"{_DESK}/links/print", links_page.printed, name="desk_links_printed"),
    path(f"{_DESK}/links/renew", new_links.renew_link, name="desk_renew_link"),
    path(f"{_DESK}/clock/<slug:act>", clock_acts.clock, name="desk_clock"),
    path(f"{_DESK}/announce", clock_acts.announce, name="desk_announce"),
    path(f"{_DESK}/announce/take-down", clock_acts.take_down, name="desk_take_down"),
    path(f"{_DESK}/deadline", deadline_acts.deadline, name="desk_deadline"),
    path(f"{_DESK}/deadlines", deadline_acts.deadlines, name="desk_deadlines"),
    path(f"{_DESK}/deadline/close", deadline_acts.close_overdue, name="desk_close_overdue"),
    path(f"{_DESK}/undo", clock_acts.undo, name="desk_undo"),
    path(f"{_DESK}/standings", standings_page.standings, name="desk_standings"),
    path(f"{_DESK}/setup", overview_page.overview, name="desk_setup"),
    path(f"{_DESK}/plan", plan_page.plan, name="desk_plan"),
    path(f"{_DESK}/plan/rounds", plan_page.change_rounds, name="desk_rounds"),
    path(f"{_DESK}/plan/change", plan_page.change_plan, name="desk_change_plan"),
    path(f"{_DESK}/plan/file", plan_page.plan_from_file, name="desk_plan_file"),
    path(f"{_DESK}/settings", settings_page.settings, name="desk_settings"),
    path(f"{_DESK}/settings/change", settings_page.change, name="desk_change_settings"),
    path(f"{_DESK}/tables", tables_page.tables, name="desk_tables"),
    path(f"{_DESK}/tables/<slug:act>", tables_page.change, name="desk_change_tables"),
    path(f"{_DESK}/event", event_page.event, name="desk_event"),
    path(f"{_DESK}/event/change", event_page.change, name="desk_change_event"),
    path(f"{_DESK}/event/remove", removing.remove_event, name="desk_remove_event"),
    path(f"{_DESK}/finish", finish_page.finish, name="desk_finish"),
    path(f"{_DESK}/finish/now", finish_page.finish_event, name="desk_finish_now"),
    path(f"{_DESK}/finish/confront", finish_page.confront, name="desk_confront"),
    path(f"{_DESK}/finish/split", finish_page.split, name="desk_split"),
    path(f"{_DESK}/journal", journal_page.journal, name="desk_journal"),
    path(f"{_DESK}/files", files_page.files, name="desk_files"),
    path(f"{_DESK}/journal.jsonl", files_page.journal_file, name="desk_journal_file"),
    path(f"{_DESK}/results.json", files_page.results_file, name="desk_results_file"),
    path(f"{_DESK}/access", access_page.access, name="desk_access"),
    path(f"{_DESK}/access/name", access_page.name_official, name="desk_name_official"),
    path(f"{_DESK}/access/dismiss", access_page.dismiss_official, name="desk_dismiss_official"),
    path(f"{_DESK}/access/entry", access_page.set_self_entry, name="desk_self_entry"),
    path(f"{_DESK}/access/registration", access_page.set_registration, name="desk_registration"),
    path(f"{_DESK}/access/player", access_page.end_player, name="desk_end_player"),
    path(f"{_DESK}/door", access_page.door_poster, name="desk_door"),
    path(f"{_DESK}/door/renew", access_page.renew_door, name="desk_renew_door"),
    path(f"{_DESK}/files/<slug:kind>.csv", files_page.table_file, name="desk_table_file"),
]
