"""What one attack came to, as a row of the table."""

import collections
import dataclasses
import re

from harness.user_statistics import UserStatistics

TABLE_HEAD = ("attack", "a second", "refused", "server CPU %", "MB", "kernel MB", "MB written",
              "MB larger", "p50 ms", "p99 ms", "games", "honest people refused", "cut", "the log")
EVENT = re.compile(r"^.*\bevent=(\w+)", re.M)
# Of every server's life.
ROUTINE_EVENTS = {"started", "stopped", "draining", "games_in_memory_only", "table_created",
                  "game_started", "table_closed"}
# More than any attack needs to cost, with sanitizers too.
MAX_MB = 600
# What honest people and the limits of one address leave in a log: a burst, and more with time.
MAX_LOG_LINES, MAX_LOG_LINES_PER_SECOND = 2_000, 30


@dataclasses.dataclass
class AttackResult:
    name: str
    seconds: float
    attack: dict  # the attacker's report; None without one
    statistics: UserStatistics
    monitor: object
    exit_code: object = None
    log: str = ""
    trial_problems: list = dataclasses.field(default_factory=list)

    def cells(self):
        attack, monitor, statistics = self.attack, self.monitor, self.statistics
        return (
            self.name,
            self.rate() if attack else "-",
            refusal_share(attack) if attack else "-",
            format_number(monitor.percent), format_number(monitor.peak_mb),
            format_number(monitor.kernel_mb), format_number(monitor.written_mb),
            format_number(monitor.grown_mb),
            format_number(statistics.percentile(0.5), 1),
            format_number(statistics.percentile(0.99), 1),
            f"{statistics.games_finished} of {statistics.games_started}",
            f"{statistics.refusals.total()}{most_frequent(statistics.refusals)}",
            f"{statistics.disconnects.total()}{most_frequent(statistics.disconnects)}",
            self.log_summary(),
        )

    def rate(self):
        written = self.attack["written"] / self.seconds / 1e6
        rate = f"{self.attack['attempts'] / self.seconds:,.0f} {self.attack['unit']}"
        taken = ", ".join(f"{times} {what}" for what, times in self.attack["taken"].items())
        return (rate + (f", {written:.1f} MB" if written else "")
                + (f" (took {taken})" if taken else ""))

    def log_summary(self):
        """Its events, without those of a quiet day."""
        events = collections.Counter(EVENT.findall(self.log))
        return ", ".join([f"{self.log.count(chr(10))} lines", *(
            f"{event} {times}" for event, times in events.most_common()
            if event not in ROUTINE_EVENTS)])

    def problems(self):
        """What has nothing to do with time."""
        yield from self.trial_problems
        yield from self.statistics.problems()
        if self.exit_code != 0:
            yield f"the server ended with {self.exit_code}: {self.log[-2000:]}"
        if self.monitor.peak_mb is None or self.monitor.peak_mb > MAX_MB:
            yield f"the server took {format_number(self.monitor.peak_mb)} MB"
        lines = self.log.count("\n")
        if lines > MAX_LOG_LINES + MAX_LOG_LINES_PER_SECOND * self.seconds:
            yield f"its log has {lines} lines after {self.seconds:.0f} s"
        if broken := re.search(r"^.*(level=error|Sanitizer|runtime error:).*$", self.log, re.M):
            yield f"its log says: {broken[0]}"


def refusal_share(attack):
    percent = 100 * attack["refused"] / max(1, attack["attempts"])
    codes = ", ".join(f"{code} {times}" for code, times in attack["replies"].items())
    return f"{min(percent, 100):.0f} %{' (' + codes + ')' if codes else ''}"


def format_number(value, digits=0):
    return "-" if value is None else f"{value:.{digits}f}"


def most_frequent(counter):
    """The three most frequent ones."""
    counts = ", ".join(f"{what} {times}" for what, times in counter.most_common(3))
    return f" ({counts})" if counts else ""


def table_row(cells):
    return "| " + " | ".join(str(cell).replace("|", "/") for cell in cells) + " |"
