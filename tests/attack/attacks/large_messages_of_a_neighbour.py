from support.raw_socket import frame

from harness.attack import Attack
from harness.raw_client import ConnectionFailed, connect_guest

BOTS = 4
SIZES = (17_000, 40_000, 200_000)  # bytes; the server takes 16,384


class LargeMessagesOfANeighbour(Attack):
    """Four bots send messages that are too large, and come back as soon as they are cut. 36 honest
    people are behind the same address."""

    unit = "messages"
    expected_replies = ("1009",)
    has_neighbours = True

    async def run(self):
        await self.repeat(self._send_too_much, BOTS)

    async def _send_too_much(self, number):
        client = await connect_guest(self.target)
        try:
            self.tally.count_attempt()
            size = SIZES[(number + self.tally.attempts) % len(SIZES)]
            await client.send(frame(b"x" * size))
            while True:
                await client.next_message()
        except ConnectionFailed as failure:
            self.tally.count_reply(failure.reason)
        finally:
            client.close()

    def has_enough(self):
        return sum(self.tally.replies.values()) > BOTS

    @staticmethod
    def find_problems(report):
        if set(report["replies"]) != {"1009"}:
            return [f"such messages were answered with {report['replies']} instead of 1009"]
        return []
