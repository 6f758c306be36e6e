import json
import random
import string

from support.raw_socket import frame

from harness.attack import Flood

BATCH = 50
BURST, A_SECOND = 1_200, 20  # Limits::queries_per_minute


def unknown(characters):
    """As ids of tables look."""
    return "".join(random.choices(string.ascii_lowercase + string.digits, k=characters))


def question(number):
    """Which only the store can answer."""
    table = unknown(13)
    op = ({"op": "table.summary", "table": table}, {"op": "history", "game": f"{table}-1"},
          {"op": "table.join", "table": table}, {"op": "games.mine"})[number % 4]
    return frame(json.dumps({**op, "id": number}).encode())


class QuestionsToTheStore(Flood):
    """Looks at unknown tables and games, and at lists, each of which the store is asked for, as
    fast as the server reads."""

    unit = "questions"
    expected_replies = ("unknown_table", "unknown_game")
    needs_data = True

    def __init__(self, *about):
        super().__init__(*about)
        self.batches = [b"".join(question(number) for number in range(BATCH)) for _ in range(100)]

    def next_bytes(self, number):
        return random.choice(self.batches)

    def has_enough(self):
        return "rate_limited" in self.tally.replies

    @staticmethod
    def find_problems(report):
        asked = report["attempts"] - report["replies"].get("rate_limited", 0)
        most = BURST + A_SECOND * report["seconds"]
        if asked > 1.1 * most:
            yield f"the store was asked {asked} times, and may be asked {most:.0f} times"
        if "rate_limited" not in report["replies"]:
            yield f"questions without end were never refused: {report['replies']}"
