"""What honest people noticed."""

import collections
import time


class Notes:
    """`patience_s`: after that long they say that there is no answer."""

    def __init__(self, patience_s=5):
        self.patience_s = patience_s
        self.times = []  # from an act to its answer, in seconds, while the attack goes on
        self.taking_times = False
        self.begun = self.finished = 0  # games
        self.connections = collections.Counter()  # refused, by why
        self.requests = collections.Counter()  # refused, by code
        self.cuts = collections.Counter()  # connections that were lost, by what went before
        self.came = 0  # connections and requests over HTTP that were not refused

    def answered(self, sent):
        if self.taking_times:
            self.times.append(time.perf_counter() - sent)

    def percentile(self, share):
        """In milliseconds; None if nobody acted."""
        times = sorted(self.times)
        return 1000 * times[int(share * (len(times) - 1))] if times else None

    @property
    def refusals(self):
        return self.connections + self.requests

    def wrong(self):
        """Nothing, if they had what they came for."""
        if self.finished < self.begun or not self.begun:
            yield f"{self.begun} games were begun and {self.finished} finished"
        for what, found in (("connections", self.connections), ("requests", self.requests)):
            if found:
                yield f"{what} refused: {dict(found)}"
        if self.cuts:
            yield f"connections lost: {dict(self.cuts)}"
