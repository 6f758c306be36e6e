import itertools

from harness.attack import ConnectionHolder

LIMIT = 256  # Limits::sockets_per_address
FORMS = ("198.51.100.7", "198.51.100.7:{0}", '"198.51.100.7"', '"198.51.100.7:{0}"',
         "203.0.113.{1}, 198.51.100.7", "::ffff:198.51.100.7", "[::ffff:198.51.100.7]:{0}",
         "64:ff9b::198.51.100.7", "::FFFF:c633:6407", ", 198.51.100.7,, ")


class FormsOfOneAddress(ConnectionHolder):
    """Behind a proxy one client opens as many WebSockets as it can, for which the proxy writes its
    address in ever another form, and before it what the client made up."""

    server_options = ("--proxies", "127.0.0.1")

    def __init__(self, *about):
        super().__init__(*about)
        self._numbers = itertools.count()

    async def on_open(self, client):
        number = next(self._numbers)
        form = FORMS[number % len(FORMS)].format(1024 + number % 60_000, 1 + number % 250)
        await client.upgrade(form)
        await client.hello()
        if len(self.connections) >= LIMIT:
            self.tally.count_taken("connections beyond the limit")

    def has_enough(self):
        return "429" in self.tally.replies or bool(self.tally.taken)

    @staticmethod
    def find_problems(report):
        if report["taken"]:
            yield f"one client had {report['taken']}"
        if "429" not in report["replies"]:
            yield f"connections without end were never refused: {report['replies']}"
