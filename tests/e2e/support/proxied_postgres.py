"""HAProxy between servers and a PostgreSQL of the trial's."""

import time

from support import TIMEOUT_S
from support.pooler import hosts_of
from support.postgres import Postgres
from support.programs import Program, find_program

# It ends connections that are idle, as balancers of managed databases do.
CONFIG = """global
    maxconn 500
defaults
    mode tcp
    timeout connect 2s
    timeout client 5s
    timeout server 5s
"""
PART = """listen {name}
    bind unix@{folder}/{name}/.s.PGSQL.5432
    server postgres unix@{host}/.s.PGSQL.5432
"""


class DatabaseProxies(Program):
    """A listener for each host; `hosts`: in the same order."""

    def __init__(self, hosts):
        super().__init__()
        names = [f"way{number}" for number in range(len(hosts))]
        self.hosts = [str(self.folder / name) for name in names]
        for host in self.hosts:
            (self.folder / host).mkdir()
        (self.folder / "haproxy.cfg").write_text(
            CONFIG + "".join(PART.format(name=name, folder=self.folder, host=host)
                             for name, host in zip(names, hosts)), encoding="ascii")
        self.start([find_program("usr/sbin/haproxy"), "-db", "-f", self.folder / "haproxy.cfg"])
        until = time.monotonic() + TIMEOUT_S
        while not all((self.folder / host / ".s.PGSQL.5432").exists() for host in self.hosts):
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"HAProxy does not start: {self.output()}")
            time.sleep(0.01)


class ProxiedPostgres(Postgres):
    """One that is reached through HAProxy: `url` is HAProxy's, `direct` its own."""

    def __init__(self, **more):
        super().__init__(**more)
        self.direct = self.url
        try:
            self.proxies = DatabaseProxies(hosts_of(self.direct))
        except BaseException:
            super().close()
            raise
        self.url = f"postgresql:///postgres?host={','.join(self.proxies.hosts)}&user=vegas"

    def close(self):
        try:
            self.proxies.stop()
            self.proxies.close()
        finally:
            super().close()
