"""The words themselves: what some sixty messages say in English, at the terminal, on the desk's pages and on a phone.

Other tests compare ids and values, so that a text may be mended or translated; what is wanted word for word is here.
"""

from __future__ import annotations

import pytest

from topcut.messages.message import Message, Moment, Player, Score, message
from topcut.messages.voice import Medium, Voice
from topcut.refusal import Refusal, refusal

KIRA, ODO, DAX = Player("p1", "Kira", "kira"), Player("p2", "Odo", "odo"), Player("p4", "Dax", "dax")
MATCH = message("place-match", round=1, table=2, players=(ODO, KIRA))

SAID: list[tuple[Message, str]] = [
    (message("place-match", round=3, table=4, players=(KIRA, ODO)), "round 3, table 4 (Kira, Odo)"),
    (message("outcome-score", codes="FW/FL", score=Score((100, 35))), "FW/FL 100–35"),
    (message("stagename-swiss", which="first"), "Swiss rounds"),
    (message("stagename-bracket", players=8), "Top 8"),
    (message("stagename-confrontation"), "Final confrontation"),
    (message("stagename-heat", letter="B"), "Heat B"),
    (message("placing-ordinal", number=3), "3rd"),
    (
        message("placing-lost", game=message("placing-the-game", kind="quarter-final", of=0), winner=KIRA),
        "lost in the quarter-final to Kira",
    ),
    (
        message(
            "standing-points",
            points=1,
            terms=(message("standing-line", number=1, what=message("standing-game", code="W", opponent=ODO)),),
        ),
        "1 point: 1 (W v Odo)",
    ),
    (message("standing-points", points=4, terms=("3", "1")), "4 points: 3 + 1"),
    (message("standing-tied", who=message("standing-few", players=(ODO, DAX))), "tied on points with Odo, Dax"),
    (
        message("standing-value", step=message("standing-step", step="strength_of_schedule"), value="18"),
        "strength of schedule 18",
    ),
    (
        message(
            "standing-behind",
            who=(message("standing-with-value", who=message("standing-few", players=(ODO,)), value="11/17"),),
        ),
        "behind Odo (11/17)",
    ),
    (
        message("standing-shares", rank=4, who=message("standing-few", players=(DAX,)), lot="possible"),
        "shares rank 4 with Dax; a lot can be drawn",
    ),
    (message("standing-sum-dropped", terms=("7", "13", "10"), lowest=7, sum=23), "7 + 13 + 10 − 7 (the lowest) = 23"),
    (
        message(
            "standing-sum-signed",
            terms=(
                message("standing-line-signed", number=100, what="FW"),
                message("standing-line-signed", number=-40, what="FL"),
            ),
            sum=60,
        ),
        "+100 (FW) −40 (FL) = 60",
    ),
    (message("standing-pooled", points=20, opponents=4, games=16), "20 victory points of 4 opponents in 16 games"),
    (message("standing-pooled", points=5, opponents=1, games=1), "5 victory points of 1 opponent in 1 game"),
    (
        message(
            "reason-pair",
            high=KIRA,
            high_total=9,
            low=ODO,
            low_total=9,
            how="level",
            met="first",
            cause=message("reason-level"),
        ),
        "Kira (9) meets Odo (9): equal totals, drawn at random",
    ),
    (
        message(
            "reason-pair",
            high=KIRA,
            high_total=9,
            low=DAX,
            low_total=6,
            how="down",
            met="first",
            cause=message("reason-last-of-odd-group", total=9),
        ),
        "Kira (9) is paired down to Dax (6): the last of an odd group on 9",
    ),
    (
        message(
            "reason-pair",
            high=KIRA,
            high_total=0,
            low=ODO,
            low_total=0,
            how="level",
            met="again",
            cause=message("reason-rematch"),
        ),
        "Kira (0) meets Odo (0) again: no pairing has fewer rematches",
    ),
    (
        message("reason-bye", player=DAX, byes=1, met="first", cause=message("reason-bye-lowest", total=0)),
        "Dax has the bye: lowest total (0) among those without one",
    ),
    (
        message("reason-bye", player=DAX, byes=2, met="first", cause=message("reason-bye-met-all")),
        "Dax has a bye: has met everybody",
    ),
    (
        message(
            "reason-only-with",
            players=2,
            who=(KIRA, ODO),
            price=message("reason-price", criterion="rematches", there=1, best=0),
        ),
        "Kira and Odo could only meet with more rematches: 1 instead of 0",
    ),
    (
        message("reason-must", players=2, who=(KIRA, ODO)),
        "Kira and Odo must meet: there is no other way to pair this round",
    ),
    (message("reason-cannot", players=1, who=(KIRA,)), "Kira cannot have the bye this round"),
    (
        message(
            "reason-costs",
            costs=(
                message("reason-cost", criterion="unequal_totals", count=1),
                message("reason-cost", criterion="repeated_byes", count=2),
            ),
        ),
        "1 pair with unequal totals, 2 second byes",
    ),
    (message("reason-no-cost"), "nothing"),
    (
        message("advice-too-few", what="players", count=3, least=4, consequence="non-sanctioned"),
        "3 of at least 4 players: not enough for sanctioning",
    ),
    (
        message("remark-unfinished-game", typed=message("remark-with-time", score="1-0-1")),
        "a game that was not finished is drawn: was there one? then it is 1-0-1 `time`",
    ),
    (
        message(
            "diff-changed",
            entry=message("diff-entry", table="result", name="FW"),
            key="points",
            before=message("describe-value", value="3"),
            after=message("describe-value", value="4"),
        ),
        "result FW, points: 3 → 4",
    ),
    (
        message("fact-deadline", round=2, until=Moment("2026-11-22T20:00+01:00"), how="final"),
        "round 2 ends 2026-11-22T20:00+01:00, no extensions",
    ),
]


@pytest.mark.parametrize(("said", "english"), SAID, ids=[said.id for said, _ in SAID])
def test_what_is_said(said: Message, english: str) -> None:
    assert Voice("cli").say(said) == english


# What was refused, and what to do about it: the same everywhere, or as it is done in each place.
REFUSED: list[tuple[Refusal, str, dict[Medium, str]]] = [
    (
        refusal(
            "result-exists",
            match=MATCH,
            result=message("outcome-score", codes="FW/FL", score=Score((100, 35))),
            way=message("result-way-correct"),
        ),
        "round 1, table 2 (Odo, Kira) already has a result: FW/FL 100–35",
        {
            "cli": "use `correct` to change it",
            "web": "use “Correct the result” to change it",
            "phone": "if that is wrong, ask a judge or the director",
        },
    ),
    (
        refusal("result-stranger", match=MATCH, player=DAX),
        "Dax does not play at round 1, table 2 (Odo, Kira)",
        {"cli": "check the table", "web": "check the table", "phone": "find your own table in the pairings"},
    ),
    (
        refusal("result-round-closed", round=2),
        "round 2 is closed",
        {
            "cli": "use `correct` with a reason",
            "web": "use “Correct the result” with a reason",
            "phone": "ask the director: only an official can enter it now",
        },
    ),
    (
        refusal("round-none", round=4, posted=1),
        "there is no round 4",
        {"cli": "rounds 1 to 1 are posted", "web": "rounds 1 to 1 are posted"},
    ),
    (
        refusal("round-no-table", round=1, table=9, tables=message("round-tables", first=1, last=3)),
        "round 1 has no table 9",
        {"cli": "it has tables 1 to 3", "web": "it has tables 1 to 3"},
    ),
    (
        refusal("round-unfinished", round=1, waiting=(message("round-table-waits", table=2, status="open"),), more=0),
        "round 1 is not finished: table 2 has no result",
        {"cli": "enter or settle it first", "web": "enter or settle it first"},
    ),
    (
        refusal("round-changed-since", round=2, changed=(ODO,)),
        "something has changed since round 2 was drawn (Odo)",
        {"cli": "draw again: `topcut pair`", "web": "draw again: “Pair the next round”"},
    ),
    (
        refusal("seed-cut-too-large", cut=8, left=7, heats=0, stage=message("stagename-swiss", which="first")),
        "a cut to 8 needs 8 players, and 7 of Swiss rounds are still in",
        {
            "cli": "announce a smaller cut: `topcut plan --cut 7 --consent WHO --reason WHY`",
            "web": "announce a smaller cut: “Plan” in Setup",
        },
    ),
    (
        refusal("stage-cut-not-made", stage=message("stagename-bracket", players=4)),
        "the cut to Top 4 has not been made",
        {"cli": "make it: `topcut cut`", "web": "make it: “Make the cut”"},
    ),
    (
        refusal("entry-name-taken", player="Kira"),
        "Kira has already entered",
        {"cli": "add something that tells the two apart", "web": "add something that tells the two apart"},
    ),
    (
        refusal("entry-name-looks-alike", player="Том", other="Tom"),
        "Том looks like Tom, who has already entered",
        {"cli": "add something that tells the two apart", "web": "add something that tells the two apart"},
    ),
    (
        refusal("entry-without-side", player="Kira"),
        "Kira has no side",
        {
            "cli": "give the side: `side` in a CSV or results file, or `topcut enter NAME --side light`",
            "web": "say which: light or dark",
        },
    ),
    (
        refusal("entry-too-many", number=20002, most=20000),
        "20002 players are too many",
        {"cli": "at most 20000 can enter", "web": "at most 20000 can enter"},
    ),
    (
        refusal("entry-still-plays", player=KIRA, opponent=DAX, game=1),
        "Kira still plays game 1 against Dax",
        {
            "cli": "dropping gives up the match, and Dax goes on: confirm it with --give-up",
            "web": "dropping gives up the match, and Dax goes on: confirm that you mean it",
        },
    ),
    (
        refusal("limited-pods-unseated", when="entering"),
        "players meet inside their draft pod, but nobody has been seated yet (7.6)",
        {
            "cli": "seat the draft first: `topcut seat`; or lift the restriction before the start: "
            '`topcut set play_inside_pod=no --reason "…"`',
            "web": "seat the draft first: “Seat the draft”; or lift the restriction before the start: "
            "“House rules” in Setup",
        },
    ),
    (
        refusal("limited-pods-unseated", when="started"),
        "players meet inside their draft pod, but nobody has been seated yet (7.6)",
        {
            "cli": "seat the draft first: `topcut seat`; or lift the restriction: "
            '`topcut set play_inside_pod=no --reason "…"`',
            "web": "seat the draft first: “Seat the draft”; or lift the restriction: “House rules” in Setup",
        },
    ),
    (
        refusal("limited-too-few", players=2, least=3, size=message("limited-sizes", least=3, most=6)),
        "2 players cannot draft in groups of 3 to 6",
        {"cli": "wait for more: a group needs at least 3", "web": "wait for more: a group needs at least 3"},
    ),
    (
        refusal("limited-cube-odd", players=7),
        "7 is an odd number of players, and a cube has as many on the light side as on the dark side",
        {
            "cli": 'add or drop a player, or draft Winston: `topcut set format=cube-winston --reason "…"`',
            "web": "add or drop a player, or draft Winston: “House rules” in Setup",
        },
    ),
    (
        refusal(
            "pack-list-too-short", players=1, side="dark", where="side", cube=0, needs=151, has=150, packs=1, size=151
        ),
        "1 player on the dark side needs 151 cards (1 pack of 151 each), and the list has 150",
        {
            "cli": "take a longer list, fewer or smaller packs, or more cubes",
            "web": "take a longer list, fewer or smaller packs, or more cubes",
        },
    ),
    (
        refusal(
            "pack-list-too-short",
            players=6,
            side="light",
            where="side-of-cube",
            cube=2,
            needs=270,
            has=240,
            packs=5,
            size=9,
        ),
        "6 players on the light side of cube 2 need 270 cards (5 packs of 9 each), and the list has 240",
        {
            "cli": "take a longer list, fewer or smaller packs, or more cubes",
            "web": "take a longer list, fewer or smaller packs, or more cubes",
        },
    ),
    (
        refusal("score-level", score="80-80"),
        "the score is tied at 80-80",
        {"cli": "say who won", "web": "say who won"},
    ),
    (
        refusal("score-too-many-wins", games="3-0", needed=2, game="Transformers TCG"),
        "3-0 is not possible: 2 games win a match of Transformers TCG",
        {"cli": "check the slip", "web": "check the slip"},
    ),
    (
        refusal("score-missing", counts="differential", by="official"),
        "the score is missing, and the differential counts",
        {
            "cli": "type it after the result; if nobody knows it, an official adds `no-score`",
            "web": "type it after the result; if nobody knows it, an official adds “no-score”",
        },
    ),
    (
        refusal("score-missing", counts="margin", by="player"),
        "the score is missing, and the margin of victory counts",
        {
            "cli": "type it after the result; if nobody knows it, call an official",
            "web": "type it after the result; if nobody knows it, call an official",
        },
    ),
    (
        refusal("undo-depended-on", record=9, later=10, latest=10, kind="Confirmed"),
        "record 9 cannot be undone: record 10 (Confirmed) depends on it",
        {"cli": "undo record 10 first", "web": "undo record 10 first"},
    ),
    (
        refusal("clock-match-too-short", minutes=39, least=40, clause="Appendix B", game="Transformers TCG"),
        "39 minutes: Transformers TCG gives every match at least 40 (Appendix B)",
        {"cli": "give it more, or say why it has fewer (--reason)", "web": "give it more, or say why it has fewer"},
    ),
    (
        refusal(
            "scenario-odd-rounds",
            clause="4.4.2",
            rounds=3,
            scenario="No Such Thing as Luck",
            way=message("scenario-way-even-rounds", more=4, fewer=2),
        ),
        "No Such Thing as Luck needs an even number of rounds (4.4.2), not 3",
        {"cli": "play 4 (or 2) rounds: `topcut rounds 4`", "web": "play 4 (or 2) rounds: “Change the rounds”"},
    ),
    (
        refusal(
            "pairing-two-demands",
            player=KIRA,
            one=message("pairing-the-pair", one=KIRA, other=ODO),
            other=message("pairing-the-bye"),
        ),
        "Kira cannot have the pair Kira v Odo and the bye in one round",
        {"cli": "remove one of the two demands", "web": "remove one of the two demands"},
    ),
    (
        refusal("option-too-small", given=39, least=40).at(message("option-named", option="time_limit")),
        "time_limit: must be at least 40, not 39",
        {"cli": "", "web": ""},
    ),
    (
        refusal("option-unknown", rulebook="magic", way=message("file-meant", word="floor")).at(
            message("option-named", option="flor")
        ),
        "flor: is not a setting of magic",
        {"cli": "did you mean floor?", "web": "did you mean floor?"},
    ),
    (
        refusal("journal-line-changed", line=5, way=message("journal-way-repair", file="event.jsonl")).at(
            message("file-named", file="event.jsonl")
        ),
        "event.jsonl: line 5 was changed or cut: it does not match its hash",
        {
            "cli": "use an intact copy, or write the good part to one with `topcut repair event.jsonl COPY`",
            "web": "use an intact copy, or write the good part to one on a laptop",
        },
    ),
    (
        refusal("file-other-encoding", file="names.csv", encoding="UTF-8", line=2, guess="latin-1"),
        "names.csv is not UTF-8 (line 2)",
        {"cli": "save it as UTF-8 or add --encoding latin-1", "web": "save it as UTF-8 and send it again"},
    ),
    (
        refusal(
            "slip-no-player",
            typed="Quakr",
            where="event",
            way=message("slip-way-did-you-mean", names=(Player("p3", "Quark", "quark"),)),
        ),
        "there is no player 'Quakr'",
        {"cli": "did you mean Quark?", "web": "did you mean Quark?"},
    ),
    (
        refusal("import-no-player", player="ziyal").at(
            message("import-match", round=1, match=message("place-table", table=1))
        ),
        "round 1, table 1: 'ziyal' is not among the players",
        {"cli": "add them to the players or fix the id", "web": "add them to the players or fix the id"},
    ),
    (
        refusal("bracket-loop", games=message("bracket-numbers", numbers=("1", "2", "3"), more=0)).at(
            message("bracket-at-game", game=1)
        ),
        "game 1: games 1, 2 and 3 wait for each other",
        {
            "cli": "feed one of them from a seed or an earlier game",
            "web": "feed one of them from a seed or an earlier game",
        },
    ),
    (
        refusal("form-too-long", field=message("form-reason"), signs=10001, most=10000),
        "the reason: 10,001 characters is too long",
        {"cli": "write at most 10,000", "web": "write at most 10,000"},
    ),
    (
        refusal("score-observed-numbers", what="missions", of="seat", numbers=("planet", "space"), count=2),
        "missions of a player are 2 numbers: planet, space",
        {"cli": "give that for each", "phone": "give that for each"},
    ),
    (
        refusal("score-observed-numbers", what="turns", of="match", numbers=("turns",), count=1),
        "turns of the match are one number: turns",
        {"cli": "give that once", "phone": "give that once"},
    ),
    (
        refusal("plan-announced"),
        "the plan was announced, and the event has started",
        {
            "cli": "record who agreed (--consent), or that it is an emergency (--emergency), and why (--reason)",
            "web": "record who agreed, or that it is an emergency, and why",
        },
    ),
]


@pytest.mark.parametrize(("refused", "why", "ways"), REFUSED, ids=[refused.code for refused, _, _ in REFUSED])
def test_what_is_refused_and_the_way_out(refused: Refusal, why: str, ways: dict[Medium, str]) -> None:
    for medium, way in ways.items():
        told = Voice(medium).told(refused)
        assert (told.what, told.do) == (why, way)
