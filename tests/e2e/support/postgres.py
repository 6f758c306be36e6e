"""A PostgreSQL that is there for a trial: tests/support/postgres_server."""

import subprocess

from support import ROOT


class Postgres:
    """`url`: of its database. `standby`: it has one, without which nothing is stored. `settings`:
    of the server, as in its postgresql.conf."""

    def __init__(self, standby=False, **settings):
        self._process = subprocess.Popen(
            [ROOT / "tests" / "support" / "postgres_server", *(["--standby"] if standby else []),
             *(f"{name}={value}" for name, value in settings.items())],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self._process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError("PostgreSQL does not start")

    def crash(self):
        """All its processes die; on return it is there again."""
        self._tell("crash")

    def fail_over(self):
        """Likewise, but the standby takes its place for good; on return that has a new one."""
        self._tell("fail over")

    def freeze(self):
        """It answers nobody, and connections stay open."""
        self._tell("freeze", "gone")

    def thaw(self):
        self._tell("thaw")

    def _tell(self, what, answer="again"):
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        if self._process.stdout.readline() != answer + "\n":
            raise RuntimeError("PostgreSQL does not come back")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        with self._process:
            self._process.stdin.close()
