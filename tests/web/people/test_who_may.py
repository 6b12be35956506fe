"""Every address of the site × every kind of person: who may look, who may act. A new address has to stand in here."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from django.contrib.auth.models import User
from django.core.cache import cache
from django.db import connection
from django.test import Client, override_settings
from django.urls import URLPattern, URLResolver, get_resolver, reverse

from spread import spread
from topcut.acts.who import Role
from topcut.rulebooks.load import file_of
from topcut.web.desk.players import people_page
from topcut.web.desk.report import acts as report_acts
from topcut.web.desk.round import table_page
from topcut.web.desk.scenario import scenario_page
from topcut.web.desk.setup import tables_page
from topcut.web.people import entry_views, roles
from topcut.web.people.access import link
from topcut.web.people.models import OwnRulebook
from topcut.web.people.models import Role as Account
from topcut.web.people.renewing import renew
from topcut.web.phone import acts
from topcut.web.seasons.hosts import pages as hosts
from topcut.web.seasons.leagues import director_page
from topcut.web.seasons.models import League, LeagueKept, Office, Person, Region
from topcut.web.seasons.models_applications import Application, Approval, BidsCalled, PrizeDraw
from topcut.web.seasons.models_regions import Host, News
from topcut.web.seasons.models_rulings import Published
from topcut.web.seasons.officers import pages as officers
from topcut.web.seasons.people import make
from topcut.web.store.models import Event
from web.accounts import account, signed_in
from web.people.test_accounts import QUICK
from web.site import Site

# An address by its name, with the word that stands for what is done there.
LOOKS = {
    "all": """programs program program_file complain season titles rulings ruling ruling_file champions
        applications challenges prize_draw prize_draw_file
        home event pairings standings bracket clock display screens journal event_rules rules_list rules
        new_event my_match rules_file own_games own_begin people person
        rate_director ratings rating_list rating_improved rating_what_if rating_person event_ratings
        enter_code why_paired enter account_login account_signup account_logout account_request_login_code
        account_inactive regions region hosts host calendar calendar_file event_calendar offices news news_one
        account_confirm_login_code account_reset_password account_confirm_password_reset_code account_confirm_email
        account_complete_password_reset account_password_reset_completed account_email_verification_sent
        mfa_login_webauthn mfa_index leagues league league_file points""",
    "sealed": "link door table_code",
    "keepers": "region_edit news_write",
    "officers": "coordinator",
    "accounts": """ledger complaints application_ask profile delete_own own_person own_data own_erase
        account_reauthenticate account_change_password account_set_password account_email
        mfa_list_webauthn mfa_add_webauthn mfa_edit_webauthn mfa_remove_webauthn league_new""",
    "league directors": "league_director league_setup",
    "theirs": "own_game own_edit own_file own_calendar complaint",
    "governors": "person_merge people_asked",
    "directors of organized play": "ruling_write application bids",
    "approvals": "approval",
    "officials": """desk desk_calls desk_round desk_slips desk_reading desk_table desk_table_reading desk_pairing
        desk_preview desk_cut desk_scenario
        desk_who desk_feedback desk_limited desk_packs desk_packs_file desk_players desk_player desk_sign_in desk_links
        desk_links_printed
        desk_checklist
        desk_setup desk_standings desk_plan desk_settings desk_tables desk_event desk_listing desk_finish desk_journal
        desk_files desk_report desk_report_round desk_report_file desk_report_check
        desk_journal_file desk_results_file desk_table_file desk_access desk_door""",
}
ACTS = {
    "league directors": "league_setup league_act:move league_act:bonus league_act:close league_act:lot",
    "theirs": "own_edit own_delete complaint",
    "all": """new_event complain rate_director own_begin own_upload leave language
        entry_act:enter entry_act:again entry_act:withdraw entry_act:check-in
        entry_act:choose""",
    "players": """my_act:report my_act:confirm my_act:concede my_act:call my_act:no-judge my_act:drop my_act:check-in
        my_act:play my_act:reject-rule my_act:feedback my_act:come-back my_act:describe""",
    "accounts": """program_upload program_remove profile keep_role leave_role delete_own sign_out_everywhere
        account_change_password account_email
        own_person own_person_make own_person_leave own_erase person_claim league_new application_ask
        calendar_renew""",
    "officers": "office_act:reach office_act:dismiss",
    "keepers": """regions region_word region_edit host_act:verify host_act:refuse host_act:change host_act:same
        news_write""",
    "governors": "champions person_merge person_apart people_answer league_confirm ratings_refresh",
    "directors of organized play": """ruling_write ruling_withdraw news_withdraw office_act:appoint
        application_answer approval_answer bids_call application_allocate challenges prize_draw_now""",
    "officials": """desk_confirm desk_slip desk_forget_slip desk_table_act:report desk_table_act:confirm
        desk_table_act:no-show desk_table_act:incomplete desk_table_act:concede desk_table_act:both-lose
        desk_table_act:delay desk_table_act:time desk_table_act:call desk_table_act:not-needed
        desk_player_act:check-in desk_clock:add desk_close_overdue desk_reading""",
    "judges": "desk_table_act:settle desk_table_act:go desk_table_act:there",
    "head judges": "desk_table_act:correct",
    "head judges and scorekeepers": "desk_player_act:re-enter",
    "scorekeepers": """desk_begin desk_draw desk_change desk_feature desk_post desk_seat desk_make_cut
        desk_table_act:late
        desk_scenario_act:reject desk_scenario_act:game desk_scenario_act:items desk_scenario_act:drinks
        desk_pick desk_swap_pools desk_deal desk_enter desk_enter_list desk_join
        desk_bring desk_bring_by_hand desk_player_act:drop desk_player_act:withdraw desk_player_act:forfeit-bye
        desk_player_act:move-up desk_player_act:first desk_player_act:paid desk_player_act:unpaid
        desk_who_link desk_who_change desk_rename desk_describe desk_change_tables:number desk_change_tables:fix
        desk_change_tables:free desk_change_tables:feature desk_change_tables:choose
        desk_report_card desk_report_round desk_report_file desk_report_act:rounds desk_report_act:away
        desk_report_act:came desk_report_act:counts desk_report_act:instead desk_report_act:without-game
        desk_report_act:all-missed desk_report_act:confrontation desk_report_act:seeds desk_report_act:lot
        desk_report_act:no-file
        desk_clock:start desk_clock:pause desk_clock:resume desk_announce desk_take_down""",
    "directors": """desk_report_submit desk_withdraw desk_lot desk_table_act:refuse-concession desk_table_act:deadline
        desk_scenario_act:rules desk_scenario_act:feedback desk_scenario_act:award desk_suspend
        desk_renew_link desk_deadline desk_deadlines
        desk_undo desk_rounds desk_change_plan desk_plan_file desk_change_settings desk_change_event desk_change_listing
        desk_remove_event
        desk_cancel_event desk_restore_event
        desk_finish_now desk_confront desk_split desk_name_official desk_dismiss_official desk_self_entry
        desk_end_player desk_who_confirm desk_renew_door desk_registration""",
}
OFFICIALS = {
    "scorekeeper": {"officials", "scorekeepers", "head judges and scorekeepers"},
    "judge": {"officials", "judges"},
    "head-judge": {"officials", "judges", "head judges", "head judges and scorekeepers"},
    "director": {"officials", "scorekeepers", "judges", "head judges", "head judges and scorekeepers", "directors"},
}
_ONLY_LOOKED_AT = {"desk_reading"}
_OF_ALLAUTH = {name for name in " ".join(LOOKS.values()).split() if name.startswith(("account_", "mfa_"))}
_RULING = 'topcut = "ruling/1"\nname = "nor-1"\nprogram = "star-trek"\nfrom = 2027-01-01\n'
_TYPED = {
    "line": "1 100-35", "name": "Worf", "names": "Worf\nBashir", "text": "Hello", "minutes": "5", "table": "1",
    "round": "1", "rounds": "4", "player": "Kira", "handle": "odo", "role": "director", "link": "j.", "door": "door.",
    "reason": "so", "consent": "everybody", "title": "Forged", "date": "2026-12-24", "zone": "UTC", "seed": "Bajor",
    "place": "Elsewhere", "open": "1", "heat": "1", "way": "normal won", "mine": "100", "theirs": "35",
}  # fmt: skip


def _listed(table: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """Who, the name of an address, and the word of what is done there."""
    for who, names in table.items():
        for one in names.split():
            name, _, word = one.partition(":")
            yield who, name, word


def _named(patterns: list[URLPattern | URLResolver]) -> Iterator[str]:
    for one in patterns:
        if isinstance(one, URLResolver):
            yield from _named(one.url_patterns) if str(one.pattern) != "admin/" else ()
        else:
            yield str(one.name)


def _address(name: str, word: str) -> str:
    words = {"slug": "friday-night", "number": 1, "table": 1, "act": word or "x", "name": word or "x", "pk": 1}
    words |= {"rulebook": "yomi", "token": "1.d.x", "seal": "x", "player": "p1", "key": "x", "kind": "results"}
    words |= {"program": "star-trek", "game": "2e", "year": 2027, "handle": "kira"}
    words |= {"name": "nor-1"} if name.startswith("ruling") else {}
    words |= {"table": "league"} if name == "points" else {}
    words |= {"name": "star-trek"} if name == "complain" else {}
    words["word"] = "x"
    pattern = next(one for one in get_resolver().reverse_dict.getlist(name))
    return reverse(name, kwargs={one: words[one] for one in pattern[0][0][1]})


def test_every_address_is_in_the_table() -> None:
    known = {name for _, name, _ in (*_listed(LOOKS), *_listed(ACTS))}
    assert set(_named(get_resolver().url_patterns)) == known


def test_every_word_of_an_address_is_in_the_table() -> None:
    """Where one address has many acts, a new one has to stand in here too."""
    known = {
        "my_act": set(acts.ACTS),
        "entry_act": set(entry_views._ACTS),
        "desk_table_act": set(table_page._ACTS),
        "desk_player_act": set(people_page._ACTS),
        "desk_change_tables": set(tables_page._COMMANDS),
        "desk_scenario_act": set(scenario_page._ACTS),
        "league_act": set(director_page._ACTS),
        "office_act": set(officers.ACTS),
        "host_act": set(hosts.ACTS),
        "desk_report_act": set(report_acts._ACTS),
        "desk_clock": {"start", "pause", "resume", "add"},
    }
    listed: dict[str, set[str]] = {}
    for _, name, word in _listed(ACTS):
        listed.setdefault(name, set()).add(word)
    assert {name: words for name, words in listed.items() if words != {""}} == known


# Kinds of people -----------------------------------------------------------------------------------------------------


def _by_account(role: str, player: str = "") -> Callable[[Site, Event], Client]:
    def made(site: Site, row: Event) -> Client:
        client = signed_in("Bashir")
        roles.grant(User.objects.get(username="bashir"), row, role, player)
        return client

    return made


def _by_link(role: str) -> Callable[[Site, Event], Client]:
    return lambda site, row: site.browser(row, role)  # type: ignore[arg-type]


def _both(named: Role, linked: Role) -> Callable[[Site, Event], Client]:
    """Named by account, and come by a link as well: roles add up."""

    def come(site: Site, row: Event) -> Client:
        client = _by_account(named)(site, row)
        client.get(link(row, linked))
        return client

    return come


def _of_another_event(site: Site, row: Event) -> Client:
    return site.browser(site.event(title="Saturday"), "director")


def _with_an_old_link(site: Site, row: Event) -> Client:
    client = site.browser(row, "director")
    renew(row, "d", "")
    return client


def _league_director(site: Site, row: Event) -> Client:
    user = account("Bashir")
    Office.objects.create(user=user, kind=Office.Kind.LEAGUE, where="friday-night", program="star-trek")
    return signed_in("Bashir")


def _director_of_organized_play(site: Site, row: Event) -> Client:
    Office.objects.create(user=account("Bashir"), kind=Office.Kind.DIRECTOR, program="star-trek")
    return signed_in("Bashir")


def _administrator(site: Site, row: Event) -> Client:
    account("Julian", is_staff=True, is_superuser=True)
    return signed_in("Julian")


_GOVERNING = {
    *("all", "accounts", "league directors", "governors", "directors of organized play"),
    *("approvals", "officers", "keepers"),
}
PEOPLE: dict[str, tuple[Callable[[Site, Event], Client], set[str]]] = {
    "a visitor": (lambda site, row: Client(), {"all"}),
    "somebody with an account": (lambda site, row: signed_in("Bashir"), {"all", "accounts"}),
    "a player by link": (lambda site, row: site.browser(row, "player", "Kira"), {"all", "players"}),
    "a player by account": (_by_account("player", "p1"), {"all", "accounts", "players"}),
    **{f"a {role} by link": (_by_link(role), {"all", *may}) for role, may in OFFICIALS.items()},
    **{f"a {role} by account": (_by_account(role), {"all", "accounts", *may}) for role, may in OFFICIALS.items()},
    "a director by account": (_by_account("director"), {"all", "accounts", "approvals", *OFFICIALS["director"]}),
    "a judge by account who keeps the score by link": (
        _both("judge", "scorekeeper"),
        {"all", "accounts", *OFFICIALS["judge"], *OFFICIALS["scorekeeper"]},
    ),
    "a director of another event": (_of_another_event, {"all"}),
    "a director whose link was made anew": (_with_an_old_link, {"all"}),
    "a league's director": (_league_director, {"all", "accounts", "league directors", "officers"}),
    "a Director of Organized Play": (
        _director_of_organized_play,
        _GOVERNING,
    ),
    "an administrator of the site": (
        _administrator,
        _GOVERNING,
    ),
}


@pytest.fixture
def row(site: Site) -> Iterator[Event]:
    with override_settings(PASSWORD_HASHERS=QUICK):
        cache.clear()
        made = site.event()
        site.post_round(made)
        account("Odo")
        league = League.objects.create(slug="friday-night", name="Friday", program="star-trek", season="2026-27",
                                       shape="4+4+4", qualify=[4, 4])  # fmt: skip
        LeagueKept.objects.create(league=league, director=make("Morn"))
        text = file_of("swiss").read_text(encoding="utf-8").replace('"swiss"', '"tongo"', 1)
        OwnRulebook.objects.create(pk=1, user=User.objects.get(username="odo"), name="tongo", title="Tongo", text=text)
        make("Kira")
        Region.objects.create(slug="friday-night", name="Bajor", continent="europe")
        Host.objects.create(slug="friday-night", name="Quark's", word="quark s", program="star-trek",
                            asked_at="2026-11-19T10:00:00Z")  # fmt: skip
        News.objects.create(pk=1, program="star-trek", title="New", since="2026-01-01", at="2026-11-19T10:00:00Z")
        Published.objects.create(name="nor-1", program="star-trek", number=1, ground="program", over=["star-trek"],
                                 text=_RULING, since="2027-01-01", reason="so", at="2026-11-19T10:00:00Z")  # fmt: skip
        odo = User.objects.get(username="odo")
        asked = {"program": "star-trek", "user": odo, "asked_at": "2026-11-19T10:00:00Z"}
        Application.objects.create(pk=1, level="regional", game="2e", how="application", day="2027-05-08", **asked)
        Approval.objects.create(pk=1, event=made, matter="pool.virtual", about="regional", **asked)
        BidsCalled.objects.create(pk=1, program="star-trek", level="world", game="2e", year=2027, opens="2027-01-01",
                                  closes="2027-02-01", at="2026-11-19T10:00:00Z")  # fmt: skip
        PrizeDraw.objects.create(
            pk=1, program="star-trek", title="Orbs", seed="nor", commitment="x", announced_at="2026"
        )
        yield made
    PrizeDraw.objects.all().delete()
    Published.objects.all().delete()
    BidsCalled.objects.all().delete()
    Application.objects.all().delete()
    Host.objects.all().delete()
    News.objects.all().delete()
    cache.clear()
    User.objects.all().delete()


@pytest.fixture(params=spread(PEOPLE, 8))
def person(request: pytest.FixtureRequest, site: Site, row: Event) -> tuple[Client, set[str]]:
    come, may = PEOPLE[request.param]
    return come(site, row), may


def _state() -> object:
    """All that anybody could have changed: as the tables have it, because it is asked thousands of times."""
    found: list[object] = [User.objects.count()]
    with connection.cursor() as cursor:
        for question in _EVERYTHING:
            cursor.execute(question)
            found.append(cursor.fetchall())
    return found


_EVERYTHING = [
    f"SELECT * FROM {kind._meta.db_table} ORDER BY 1"
    for kind in (
        *(Event, Account, OwnRulebook, League, LeagueKept, Person, Published),
        *(Application, Approval, BidsCalled, PrizeDraw, Region, Host, News, Office),
    )
]


def _is_shut_out(client: Client, answer: object) -> bool:
    status, location = answer.status_code, answer.headers.get("Location", "")  # type: ignore[attr-defined]
    return status == 403 or (status == 302 and location.startswith(("/sign-in?", "/account/confirm?", "/profile")))


def test_who_may_look_and_looking_changes_nothing(site: Site, row: Event, person: tuple[Client, set[str]]) -> None:
    client, may = person
    before = _state()
    for who, name, word in _listed(LOOKS):
        answer = client.get(_address(name, word))
        if who == "sealed" or (who not in may and who not in ("accounts", "theirs")):
            assert answer.status_code == 403, name
        elif who == "theirs":
            assert answer.status_code == 404, name  # whose it is, or that it is there, is not told
        elif who == "accounts" and who not in may:
            assert _is_shut_out(client, answer), name
        elif name not in _OF_ALLAUTH:
            assert answer.status_code != 403 and answer.status_code < 500, name
    assert _state() == before


def test_who_may_not_act_changes_nothing(site: Site, row: Event, person: tuple[Client, set[str]]) -> None:
    client, may = person
    before = _state()
    for who, name, word in _listed(ACTS):
        if who in may or name in _ONLY_LOOKED_AT:
            continue
        typed = _TYPED | {"seq": str(row.head), "official": "1", "account": "1", "key": "k" * 16}
        answer = client.post(_address(name, word), typed)
        if who == "theirs":
            assert answer.status_code == 404, name
        elif who in OFFICIALS["director"] and "officials" in may:  # where what cannot be is said before who may not
            assert answer.status_code in (403, 404, 422), (name, answer.status_code)
        else:
            assert _is_shut_out(client, answer), (name, answer.status_code)
        assert _state() == before, name


@pytest.mark.parametrize("one", [one for one in PEOPLE if PEOPLE[one][1] & {"players", "officials"}])
def test_who_may_act_is_not_shut_out(site: Site, row: Event, one: str) -> None:
    """With an empty form: refused where that says nothing, and never because of who sends it."""
    come, may = PEOPLE[one]
    client = come(site, row)
    for who, name, word in _listed(ACTS):
        if who in may - {"accounts"} and name not in (*_ONLY_LOOKED_AT, "leave"):
            answer = client.post(_address(name, word), {})
            assert answer.status_code != 403 and answer.status_code < 500, name


@pytest.mark.parametrize("method", ["get", "head", "put", "patch", "delete", "options", "trace"])
def test_no_other_method_does_anything(site: Site, row: Event, method: str) -> None:
    client = site.browser(row, "director")
    before = _state()
    for _, name, word in (*_listed(LOOKS), *_listed(ACTS)):
        assert getattr(client, method)(_address(name, word)).status_code in (200, 302, 400, 403, 404, 405, 422), name
    assert _state() == before


@pytest.mark.parametrize("role", ["scorekeeper", "judge", "head-judge"])
def test_nobody_but_a_director_sees_a_link(site: Site, row: Event, role: Role) -> None:
    browser = site.browser(row, role)
    for who, name, word in _listed(LOOKS):
        if who == "officials":
            page = browser.get(_address(name, word)).content.decode(errors="replace")
            assert not re.search(r"/k/\d+\.", page) and link(row, "director") not in page, name
            assert "/door/" not in page.replace("/desk/door/renew", ""), name
