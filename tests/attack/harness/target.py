"""Where the server is, and from where others come."""

import dataclasses

ATTACKER = "127.0.0.1"
PLAYERS = "127.0.0.2"
CROWD = "127.0.0.3"
# Each in a network of 48 bits of its own, all in those that RFC 3849 keeps for examples.
IPV6 = "2001:db8::/32"
SERVER_IPV6 = "2001:db8:ffff::1"
ATTACKER_IPV6 = "2001:db8:1::1"
PLAYERS_IPV6 = "2001:db8:2::1"


@dataclasses.dataclass(frozen=True)
class Target:
    host: str
    port: int

    @property
    def is_ipv6(self):
        """Then all others have IPv6 addresses, too; tests/attack/network has the networks."""
        return ":" in self.host

    @property
    def ws(self):
        host = f"[{self.host}]" if self.is_ipv6 else self.host
        return f"ws://{host}:{self.port}/ws"

    @property
    def attacker(self):
        return ATTACKER_IPV6 if self.is_ipv6 else ATTACKER

    @property
    def players(self):
        return PLAYERS_IPV6 if self.is_ipv6 else PLAYERS

    def nth_address(self, number):
        """The one of that number, of many others; each is in a network of its own."""
        if self.is_ipv6:
            return f"2001:db8:{0x100 + number:x}::1"
        return f"127.1.{number // 250}.{1 + number % 250}"
