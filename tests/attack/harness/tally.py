"""What an attack has tried, and what it was told."""

import collections


class Tally:
    def __init__(self, expected_replies=()):
        self.expected_replies = frozenset(expected_replies)  # that refuse nothing
        self.attempts = 0
        self.written = 0  # bytes, by those who write as much as they can
        self.replies = collections.Counter()
        self.taken = collections.Counter()  # what it got, by kind, where that is limited

    def count_attempt(self, times=1):
        self.attempts += times

    def count_reply(self, reply, times=1):
        """A code, a status, or how the connection ended."""
        self.replies[reply] += times

    def count_taken(self, what):
        self.taken[what] += 1

    def report(self):
        refused = {reply: times for reply, times in self.replies.items()
                   if reply not in self.expected_replies}
        return {"attempts": self.attempts, "written": self.written,
                "refused": sum(refused.values()), "replies": dict(self.replies.most_common(8)),
                "taken": dict(self.taken)}
