"""Where the server is, and from where others come."""

import dataclasses

ATTACKER = "127.0.0.1"
PLAYERS = "127.0.0.2"
CROWD = "127.0.0.3"


@dataclasses.dataclass(frozen=True)
class Target:
    host: str
    port: int

    @property
    def ws(self):
        return f"ws://{self.host}:{self.port}/ws"


def nth_address(number):
    """The one of that number, of many others."""
    return f"127.1.{number // 250}.{1 + number % 250}"
