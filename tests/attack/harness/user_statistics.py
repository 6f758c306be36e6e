"""What honest people noticed."""

import collections
import time


class UserStatistics:
    """`patience_s`: after that long they say that there is no answer."""

    def __init__(self, patience_s=5):
        self.patience_s = patience_s
        self.latencies = []  # from an act to its answer, in seconds, while the attack goes on
        self.is_measuring = False
        self.games_started = self.games_finished = 0  # games
        self.connections = collections.Counter()  # refused, by why
        self.requests = collections.Counter()  # refused, by code
        self.disconnects = collections.Counter()  # connections that were lost, by what went before
        self.successes = 0  # connections and requests over HTTP that were not refused

    def record_latency(self, sent_at):
        if self.is_measuring:
            self.latencies.append(time.perf_counter() - sent_at)

    def percentile(self, share):
        """In milliseconds; None if nobody acted."""
        latencies = sorted(self.latencies)
        return 1000 * latencies[int(share * (len(latencies) - 1))] if latencies else None

    @property
    def refusals(self):
        return self.connections + self.requests

    def problems(self):
        """Nothing, if they had what they came for."""
        if self.games_finished < self.games_started or not self.games_started:
            yield f"{self.games_started} games were begun and {self.games_finished} finished"
        for what, found in (("connections", self.connections), ("requests", self.requests)):
            if found:
                yield f"{what} refused: {dict(found)}"
        if self.disconnects:
            yield f"connections lost: {dict(self.disconnects)}"
