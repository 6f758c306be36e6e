import contextlib
import itertools

from harness.attack import Attack
from harness.raw_client import RawClient

WEBSOCKET = ("Upgrade: websocket", "Connection: Upgrade", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==")
SIZE = 16_000  # bytes of headers; the server takes 16,384
GOOD = ("GET /api/version HTTP/1.1", "Host: localhost")
# The last request of a connection, and the status that it has to get.
LAST = (("400", *GOOD, "Host: elsewhere.example"),
        ("403", "GET /api/version HTTP/1.1", "Host: rebound.example"),
        ("403", "GET /ws HTTP/1.1", "Host: localhost", "Origin: https://page.example", *WEBSOCKET),
        ("501", *GOOD, "Transfer-Encoding: gzip"),
        ("101", "GET /ws HTTP/1.1", "Host: localhost", *WEBSOCKET))
GOOD_BEFORE = 4
LIMITED = {"429"}


def with_headers(lines, are_many):
    """The request with as many headers as there may be, or with a long one."""
    head = "".join(f"{line}\r\n" for line in lines)
    room = SIZE - len(head)
    more = "X-A: b\r\n" * (room // 8) if are_many else f"X-Filler: {'x' * (room - 14)}\r\n"
    return f"{head}{more}\r\n".encode()


class LargeHandshakes(Attack):
    """Sends requests and handshakes with 16 KB of headers: most connections end with one that is
    refused for what its headers say, and each has another wrong name or site."""

    unit = "handshakes"
    expected_replies = ("400", "403", "501")

    def __init__(self, *about):
        super().__init__(*about)
        self._numbers = itertools.count()

    async def run(self):
        await self.repeat(self._ask, 16)

    async def _ask(self, _):
        number = next(self._numbers)
        wanted, *lines = LAST[number % len(LAST)]
        lines = [line.replace(".example", f"{number}.example") for line in lines]
        with contextlib.closing(await RawClient.connect(self.target)) as client:
            for status, request in ([("200", GOOD)] * GOOD_BEFORE + [(wanted, lines)]):
                self.tally.count_attempt()
                got, _ = await client.ask(with_headers(request, number % 2))
                if got in LIMITED or got != "200" and got == status:
                    self.tally.count_reply(got)
                elif got != status:
                    self.tally.count_taken(f"{got} instead of {status}")
                if got != "200":
                    return

    def has_enough(self):
        return self.tally.attempts > len(LAST) * (GOOD_BEFORE + 1)

    @staticmethod
    def find_problems(report):
        if report["taken"]:
            yield f"handshakes were answered with {report['taken']}"
