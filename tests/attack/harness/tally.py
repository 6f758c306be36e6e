"""What an attack has tried, and what it was told."""

import collections


class Tally:
    def __init__(self, misses=()):
        self.misses = frozenset(misses)  # answers that refuse nothing: a guess was wrong
        self.attempts = 0
        self.written = 0  # bytes, by those who write as much as they can
        self.answers = collections.Counter()

    def tried(self, times=1):
        self.attempts += times

    def told(self, answer, times=1):
        """A code, a status, or how the connection ended."""
        self.answers[answer] += times

    def report(self):
        refused = {answer: times for answer, times in self.answers.items()
                   if answer not in self.misses}
        return {"attempts": self.attempts, "written": self.written,
                "refused": sum(refused.values()), "answers": dict(self.answers.most_common(8))}
