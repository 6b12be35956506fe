"""Files in and out: verify, repair, import, export, erase."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer

from topcut.acts.entries.kept import texts_of
from topcut.cli.files.importing import import_names, import_results
from topcut.cli.look.tables import findings_table
from topcut.cli.setting_up.new import Options, RulebookName
from topcut.cli.site.site_event import Data, event_of, site_row
from topcut.cli.terminal import given
from topcut.cli.terminal.app import command
from topcut.cli.terminal.file_first import HERE, Encoding, File, FileFirst, Json, PlainHelp, Player, looks_like_file
from topcut.cli.terminal.opening import EventFile, found, open_event, open_journal
from topcut.cli.terminal.out import fail, note, say, tell, tell_json
from topcut.cli.terminal.progress import bar
from topcut.cli.terminal.telling import in_words
from topcut.cli.terminal.who import player as who
from topcut.files import durable
from topcut.files.event_csv import KINDS, event_csv
from topcut.files.journal_file import erase as erased
from topcut.files.journal_file import repair as repaired
from topcut.files.results_export import results_file
from topcut.journal.fact import PlayerId
from topcut.messages.message import Message, message
from topcut.play.check import Finding, check
from topcut.play.limited.deals import proofs
from topcut.refusal import refusal, refuse

_MOST_NAMED = 8  # lines that were left out


@command(examples=["verify friday.jsonl"])
def verify(*, file: File = HERE, json: Json = False) -> None:
    """Prove a journal: no line changed, every draw and lot comes out again from its seed, every cost is the least."""
    event = open_journal(file)
    with bar(in_words(message("cli-exchange-deriving"))) as come_to:
        findings = check(event.history, lambda seq: come_to(seq, len(event.history)))
        findings += [Finding(*proof) for proof in proofs(event.history, event.book, event.words)]
    findings.sort(key=lambda finding: finding.seq)
    wrong = [finding for finding in findings if not finding.ok]
    records = len(event.history)
    told = [{"seq": one.seq, "what": event.tell(one.what), "ok": one.ok} for one in findings]
    data = {"records": records, "ok": not wrong, "findings": told}
    verdict = message("cli-exchange-verified", records=records, findings=len(findings), wrong=len(wrong))
    tell(json, data, findings_table(event, findings), verdict)
    if wrong:
        fail(
            refusal("command-record-differs", finding=event.tell(one.what)).at(
                message("command-at-record", seq=one.seq)
            )
            for one in wrong
        )


@command(examples=["repair friday.jsonl", "repair friday.jsonl friday-good.jsonl"])
def repair(
    *,
    file: File = HERE,
    copy: Annotated[str, typer.Argument(metavar="COPY")] = "",
    json: Json = False,
) -> None:
    """Write the good part of a damaged journal to a copy. The file itself is left alone."""
    path = found(file)
    copy = copy or str(path.with_suffix(".repaired.jsonl"))
    good = repaired(path, copy)
    lines = path.read_bytes().split(b"\n")
    lost = sum(not lines[number - 1].startswith(b'{"text":') for number in good.lost)
    said = message(
        "cli-exchange-repaired",
        file=copy,
        kept=good.records,
        lost=lost,
        left_out=len(good.lost),
        lines=tuple(map(str, good.lost[:_MOST_NAMED])),
        more="yes" if len(good.lost) > _MOST_NAMED else "",
    )
    tell(json, {"file": copy, "records": good.records, "records_lost": lost, "lost": good.lost}, said)


@command(
    "import",
    ["import results.json", "import entries.csv --rulebook star-trek-2e --title Regional --file regional.jsonl"],
    cls=PlainHelp,
)
def import_(
    *,
    source: Annotated[str, typer.Argument(metavar="SOURCE", show_default=False)],
    file: Annotated[str, typer.Option()] = "",
    title: Annotated[str, typer.Option(show_default=False)] = "",
    rulebook: RulebookName = "",
    option: Options = None,
    encoding: Encoding = "",
    json: Json = False,
) -> None:
    """Make a journal out of a results file or a list of names. Nothing is ever overwritten."""
    path = Path(file or Path(source).with_suffix(".jsonl").name)
    data = given.file_bytes(source)
    if not data.strip(b"\xef\xbb\xbf \t\r\n"):
        raise refuse("command-source-empty").at(message("command-at-file", file=source))
    if data.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{"):
        import_results(data, source, path, title)
    else:
        book = given.rulebook(rulebook, option or [], [], "")
        import_names(data, Path(source).name, encoding, book, title or Path(source).stem, path)
    event = open_event(str(path))
    entered, rounds = len(event.tournament.entrants), len(event.tournament.rounds)
    said = message("cli-exchange-imported", file=str(path), title=event.title, players=entered, rounds=rounds)
    tell(json, {"file": str(path), "players": entered, "rounds": rounds}, said)


class Exporting(FileFirst):
    """A command to which `--csv` alone means the standings."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        option = next(param.opts[0] for param in self.params if param.name == "csv")
        if option in args:
            at = args.index(option) + 1
            word = args[at] if at < len(args) else "-"
            if word.startswith("-") or looks_like_file(word):
                args = [*args[:at], "standings", *args[at:]]
        return super().parse_args(ctx, args)


@command(
    examples=[
        "export friday.jsonl > results.json",
        "export friday.jsonl --csv --out standings.csv",
        "export friday.jsonl --csv results",
    ],
    cls=Exporting,
)
def export(
    *,
    file: File = HERE,
    csv: Annotated[str, typer.Option("--csv", metavar="WHAT", show_default=False)] = "",
    out: Annotated[str, typer.Option()] = "",
    json: Json = False,
) -> None:
    """The event as a results file, or its standings, players, pairings or results as CSV."""
    event = open_event(file)
    if csv and csv not in KINDS:
        raise refuse("command-no-table-of", typed=csv, kinds=KINDS)
    text = event_csv(event, csv, event.for_programs) if csv else results_file(event).decode()
    if not out:
        sys.stdout.write(text)
        return
    durable.make(Path(out), text.encode())
    tell(json, {"file": out}, message("cli-exchange-exported", file=out))


@command(examples=["erase friday.jsonl odo --yes", "erase odo --event friday-night --yes"])
def erase(
    *,
    file: File = HERE,
    player: Player,
    yes: Annotated[bool, typer.Option("--yes", "-y")] = False,
    at_site: Annotated[str, typer.Option("--event", metavar="SLUG", show_default=False)] = "",
    data: Data = "topcut-data",
    json: Json = False,
) -> None:
    """Take a person's name out of an event for good. Results, standings and proofs stay as they are."""
    if at_site and file != HERE:
        raise refuse("command-typed-file-and-event")
    row = site_row(at_site, data) if at_site else None
    event = event_of(row) if row else open_journal(file)
    one = who(event, player)
    person, handle = event.player(one), event.handles[one]
    if not yes:
        if not sys.stdin.isatty():
            raise refuse("command-erasing-unconfirmed", player=person)
        typer.confirm(in_words(message("cli-exchange-erase", player=person)), abort=True, err=True)
    mentioned, accounts, left = _erased_at_site(row.pk, one) if row else (_erased_in_file(event, one), [], None)
    if json:
        told = {"accounts": accounts, "in_log": bool(left)} if row else {}
        tell_json({"erased": handle, "player": one, "mentioned": mentioned, **told})
    else:
        say(message("cli-exchange-erased", player=person, id=one))
    if mentioned:
        note(message("cli-exchange-mentioned", texts=mentioned))
    for account in accounts:
        note(message("cli-exchange-account", account=account))
    if left:  # by its number: nobody has the name any more
        note(message("cli-exchange-left", left=left, id=one, event=at_site))


def _erased_in_file(event: EventFile, player: PlayerId) -> int:
    """How many other texts mention the name."""
    name, theirs = event.names[player], texts_of(event.history, event.tournament, event.words, player)
    erased(event.path, theirs or {event.tournament.entrants[player].person})
    return sum(name.casefold() in text.value.casefold() for text in event.words if text.ref not in theirs)


def _erased_at_site(event: int, player: PlayerId) -> tuple[int, list[str], Message | None]:
    """How many other texts mention the name, the accounts that were this player, and what could not be done yet."""
    from topcut.web.people.forgetting import let_go
    from topcut.web.store.erasing import LEFT
    from topcut.web.store.erasing import erase as erased

    accounts = let_go(event, player)
    done = erased(event, player)
    return done.mentioned, accounts, LEFT if done.in_log else None
