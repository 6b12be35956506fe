"""How fast a journal becomes a tournament: decode and fold 100,000 records, and read them from a file."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from time import perf_counter
from typing import Any

from topcut.acts.entries.facts import Dropped, Entered
from topcut.acts.event.facts import Created
from topcut.acts.results.facts import Confirmed, Reported
from topcut.acts.rounds.facts import Drafted, RoundPaired, Started
from topcut.acts.who import DIRECTOR
from topcut.desk.memory import MemoryJournal, SeededEntropy
from topcut.desk.submit import submit
from topcut.files.journal_lines import read
from topcut.journal import codec
from topcut.journal.chain import START, link
from topcut.journal.fact import Result, Seating
from topcut.journal.fold import fold
from topcut.journal.records import AnyFact, Record

Row = tuple[str, float]
AT = "2026-11-15T10:00:00Z"


def facts(players: int, rounds: int) -> Iterator[AnyFact]:
    """A whole event: everybody enters, every table is reported, some confirm, a few drop."""
    yield Created(rulebook={}, title="t" + "0" * 24, rounds=rounds)
    for number in range(1, players + 1):
        yield Entered(f"p{number}", f"t{number:024x}", rating=1500 + number % 400)
    yield Started(rounds)
    for number in range(1, rounds + 1):
        tables = _tables(players, number)
        yield Drafted(number, tables, seed="5eed", cost={"rematches": 0, "gap": 4})
        yield RoundPaired(number, tables, seed="5eed", cost={"rematches": 0, "gap": 4})
        for seating in tables:
            result = Result(games=((seating.table % 100, 35),))
            yield Reported(number, seating.table, result, by=seating.seats[0])
            if seating.table % 5 == number % 5:
                yield Confirmed(number, seating.table, by=seating.seats[1])
        yield Dropped(f"p{number}", number)


def _tables(players: int, number: int) -> tuple[Seating, ...]:
    half = players // 2
    pairs = ((f"p{seat + 1}", f"p{half + (seat + number) % half + 1}") for seat in range(half))
    return tuple(Seating(table, pair) for table, pair in enumerate(pairs, 1))


def lines(players: int = 10_000, rounds: int = 15) -> list[bytes]:
    """The chained lines of such an event; about 100,000 of them."""
    made, prev = [], START
    for seq, fact in enumerate(facts(players, rounds), 1):
        line = link(codec.encode(Record(seq, AT, "director", fact, key=f"{seq:032x}")), prev)
        made.append(line)
        prev = line[-66:-2].decode()
    return made


def timed(work: Callable[[], Any], times: int = 3) -> float:
    """The best of a few runs, in seconds."""
    best = float("inf")
    for _ in range(times):
        start = perf_counter()
        work()
        best = min(best, perf_counter() - start)
    return best


def _report(records: list[Record]) -> Callable[[], Any]:
    """One more report, decided and written in memory, when all the others are there."""
    journal = MemoryJournal(records)
    journal.read()
    fact = Reported(1, 1, Result(games=((100, 35),)))
    return lambda: submit(journal, fact, DIRECTOR, entropy=SeededEntropy(), decide=lambda *given: [fact])


def rows() -> list[Row]:
    """What `make bench` prints."""
    chained = lines()
    data = b"".join(line + b"\n" for line in chained)
    records = [codec.decode(line) for line in chained]
    many = f"{len(chained):,} records"
    return [
        (f"decode and fold {many}", timed(lambda: fold([codec.decode(line) for line in chained]))),
        (f"decode {many}", timed(lambda: [codec.decode(line) for line in chained])),
        (f"fold {many}", timed(lambda: fold(records))),
        (f"read and check a file of {many} ({len(data) // 1_000_000} MB)", timed(lambda: read(data))),
        (f"submit one report to {many}, in memory", timed(_report(records), times=20)),
    ]


if __name__ == "__main__":
    for what, seconds in rows():
        print(f"{what:55} {seconds:.4f} s")
