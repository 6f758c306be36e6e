"""A PostgreSQL that is there for a trial: tests/support/postgres_server."""

import contextlib
import subprocess

from support import ROOT


class Postgres:
    """Its methods are those of a ReplicatedPair. `url`: of its database. `standby`: it has one,
    without which nothing is stored. `settings`: of the server, as in its postgresql.conf."""

    def __init__(self, standby=False, **settings):
        self._process = subprocess.Popen(
            [ROOT / "tests" / "support" / "postgres_server", *(["--standby"] if standby else []),
             *(f"{name}={value}" for name, value in settings.items())],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.url = self._process.stdout.readline().strip()
        if not self.url:
            raise RuntimeError("PostgreSQL does not start")

    def crash(self):
        self._run_command("crash")

    def fail_over(self):
        self._run_command("fail_over")

    def freeze(self):
        self._run_command("freeze")

    def freeze_standby(self):
        self._run_command("freeze_standby")

    def thaw(self):
        self._run_command("thaw")

    def terminate_connections(self):
        self._run_command("terminate_connections")

    def _run_command(self, what):
        self._process.stdin.write(what + "\n")
        self._process.stdin.flush()
        if self._process.stdout.readline() != "done\n":
            raise RuntimeError("PostgreSQL does not come back")

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        with self._process:
            self._process.stdin.close()


def sql(url, statement):
    """What the statement gives."""
    return subprocess.run(["psql", "-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", url, "-c",
                           statement], check=True, capture_output=True, text=True).stdout.strip()


def load(url, file):
    """What pg_dump wrote, into an empty database."""
    subprocess.run(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", "-o", "/dev/null", url,
                    "-f", file], check=True)


@contextlib.contextmanager
def open_transaction(url, statement):
    """What a session does in a transaction that stays open meanwhile."""
    with subprocess.Popen(["psql", "-X", "-q", "-v", "ON_ERROR_STOP=1", url], text=True,
                          stdin=subprocess.PIPE, stdout=subprocess.PIPE) as session:
        session.stdin.write(f"begin; {statement};\n\\echo held\n")
        session.stdin.flush()
        if session.stdout.readline() != "held\n":
            raise RuntimeError(f"refused: {statement}")
        try:
            yield
        finally:
            session.stdin.close()
