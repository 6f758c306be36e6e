from harness.attack import Attack
from harness.peer import Gone, guest

ENDLESS = b"\x81\xff" + b"\xff" * 8 + b"mask" + b"x" * 20_000


class OversizedFrame(Attack):
    """Announces a frame of 2^64-1 bytes: against RFC 6455, so the close code has to be 1002."""

    unit = "frames"
    misses = ("1002",)

    async def play(self):
        await self.again_and_again(self._announce, 8)

    async def _announce(self, _):
        peer = await guest(self.target)
        try:
            self.tally.tried()
            await peer.send(ENDLESS)
            while True:
                await peer.message()
        except Gone as gone:
            self.tally.told(gone.why)
        finally:
            peer.close()

    def has_seen_enough(self):
        return bool(self.tally.answers)

    @staticmethod
    def wrong(report):
        answers = report["answers"]
        if "1002" not in answers or "1009" in answers:
            return [f"such a frame was answered with {answers} instead of 1002"]
        return []
