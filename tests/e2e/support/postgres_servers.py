"""Servers over PostgreSQL, alone or together."""

import subprocess
import tempfile

from support.postgres import Postgres
from support.programs import free_port
from support.server import ClientTest, Server, program_path


class PostgresTest(ClientTest):
    """Each test makes its databases, and starts servers over them."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.key = self.enterContext(tempfile.NamedTemporaryFile("w", suffix=".key"))
        self.key.write("a key of a test, which nobody else has\n")
        self.key.flush()

    def database(self, kind=Postgres, *arguments, **more):
        made = kind(*arguments, **more)
        self.addCleanup(made.close)
        return made

    def start(self, url, *options, **more):
        return self.enterContext(Server("--data", url, *options, **more))

    def link_options(self, key):
        """The options of a server that works together with those that have this key."""
        return ["--link-port", str(free_port()), "--link-key-file", key.name]

    def start_node(self, url, *options, **more):
        return self.start(url, *self.link_options(self.key), *options, **more)


class StartTest(PostgresTest):
    def start_process(self, url, *options):
        """A start that may take long, or fail."""
        process = subprocess.Popen(
            [program_path("VEGASD"), "--port", "0", "--data", url, *options],
            stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

        def end():
            process.kill()
            process.communicate()

        self.addCleanup(end)
        return process
