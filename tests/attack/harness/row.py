"""What one attack came to, as a row of the table."""

import collections
import dataclasses
import re

from harness.notes import Notes

HEAD = ("attack", "a second", "refused", "server CPU %", "MB", "kernel MB", "p50 ms", "p99 ms",
        "games", "honest people refused", "cut", "the log")
EVENT = re.compile(r"^.*\bevent=(\w+)", re.M)
# Of every server's life.
ROUTINE = {"started", "stopped", "draining", "games_in_memory_only", "table_created",
           "game_started", "table_closed"}
# More than any attack needs to cost, with sanitizers too.
MOST_MB = 600


@dataclasses.dataclass
class Row:
    name: str
    seconds: float
    attack: dict  # the attacker's report; None without one
    notes: Notes
    gauge: object
    exit_code: object = None
    log: str = ""
    wrong: list = dataclasses.field(default_factory=list)

    def cells(self):
        attack, gauge, notes = self.attack, self.gauge, self.notes
        return (
            self.name,
            self.rate() if attack else "-",
            share(attack) if attack else "-",
            figure(gauge.percent), figure(gauge.peak_mb), figure(gauge.kernel_mb),
            figure(notes.percentile(0.5), 1), figure(notes.percentile(0.99), 1),
            f"{notes.finished} of {notes.begun}",
            f"{notes.refusals.total()}{most(notes.refusals)}",
            f"{notes.cuts.total()}{most(notes.cuts)}",
            self.said(),
        )

    def rate(self):
        written = self.attack["written"] / self.seconds / 1e6
        rate = f"{self.attack['attempts'] / self.seconds:,.0f} {self.attack['unit']}"
        return rate + (f", {written:.1f} MB" if written else "")

    def said(self):
        """Its events, without those of a quiet day."""
        events = collections.Counter(EVENT.findall(self.log))
        return ", ".join(f"{event} {times}" for event, times in events.most_common()
                         if event not in ROUTINE) or "nothing"

    def complaints(self):
        """What has nothing to do with time."""
        yield from self.wrong
        yield from self.notes.wrong()
        if self.exit_code != 0:
            yield f"the server ended with {self.exit_code}: {self.log[-2000:]}"
        if self.gauge.peak_mb is None or self.gauge.peak_mb > MOST_MB:
            yield f"the server took {figure(self.gauge.peak_mb)} MB"
        if broken := re.search(r"^.*(level=error|Sanitizer|runtime error:).*$", self.log, re.M):
            yield f"its log says: {broken[0]}"


def share(attack):
    percent = 100 * attack["refused"] / max(1, attack["attempts"])
    codes = ", ".join(f"{code} {times}" for code, times in attack["answers"].items())
    return f"{min(percent, 100):.0f} %{' (' + codes + ')' if codes else ''}"


def figure(value, digits=0):
    return "-" if value is None else f"{value:.{digits}f}"


def most(counter):
    """The three most frequent ones."""
    found = ", ".join(f"{what} {times}" for what, times in counter.most_common(3))
    return f" ({found})" if found else ""


def line(cells):
    return "| " + " | ".join(str(cell).replace("|", "/") for cell in cells) + " |"
