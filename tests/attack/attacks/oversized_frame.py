from harness.attack import Attack
from harness.raw_client import ConnectionFailed, connect_guest

ENDLESS = b"\x81\xff" + b"\xff" * 8 + b"mask" + b"x" * 20_000


class OversizedFrame(Attack):
    """Announces a frame of 2^64-1 bytes: against RFC 6455, so the close code has to be 1002."""

    unit = "frames"
    expected_replies = ("1002",)

    async def run(self):
        await self.repeat(self._announce, 8)

    async def _announce(self, _):
        client = await connect_guest(self.target)
        try:
            self.tally.count_attempt()
            await client.send(ENDLESS)
            while True:
                await client.next_message()
        except ConnectionFailed as failure:
            self.tally.count_reply(failure.reason)
        finally:
            client.close()

    def has_enough(self):
        return bool(self.tally.replies)

    @staticmethod
    def find_problems(report):
        replies = report["replies"]
        if "1002" not in replies or "1009" in replies:
            return [f"such a frame was answered with {replies} instead of 1002"]
        return []
