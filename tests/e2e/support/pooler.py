"""PgBouncer between servers and a PostgreSQL of the trial's."""

import contextlib
import os
import re
import shutil
import signal
import time

from support import TIMEOUT_S
from support.postgres import Postgres
from support.programs import Program, find_program

POOLING = "VEGASD_DATABASE_POOLING"
MODES = ("session", "transaction", "statement")
# It hands a session on as it is, so that nothing of what another client has set is gone.
CONFIG = """[databases]
postgres = host={host} user=vegas
[pgbouncer]
unix_socket_dir = {folder}
listen_port = 6432
auth_type = any
pool_mode = {mode}
default_pool_size = {size}
server_round_robin = {round_robin}
server_reset_query =
server_login_retry = 0.1
"""


def hosts_of(url):
    return re.search("host=([^&]*)", url)[1].split(",")


class PgBouncer(Program):
    """It refuses to be root: then it runs as the user of PostgreSQL."""

    def __init__(self, host, mode, size, round_robin):
        super().__init__()
        self.how = {"mode": mode, "size": size, "round_robin": int(round_robin)}
        self.url = f"postgresql:///postgres?host={self.folder}&port=6432&user=vegas"
        self.set_host(host)
        command_prefix = []
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            shutil.chown(self.folder, "postgres")
            command_prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self.start([*command_prefix, find_program("usr/sbin/pgbouncer"),
                    self.folder / "pgbouncer.ini"])
        until = time.monotonic() + TIMEOUT_S
        while not (self.folder / ".s.PGSQL.6432").exists():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"PgBouncer does not start: {self.output()}")
            time.sleep(0.01)

    def set_host(self, host):
        """From now on, as an operator does after a failover."""
        (self.folder / "pgbouncer.ini").write_text(
            CONFIG.format(host=host, folder=self.folder, **self.how), encoding="ascii")
        if self.process is not None:
            self.process.send_signal(signal.SIGHUP)


class PooledPostgres(Postgres):
    """One that is reached through PgBouncer: `url` is the pooler's, `direct` its own. `size`: how
    many sessions all clients share, the last used or in turn. Servers are told of the mode, without
    which they refuse it."""

    def __init__(self, mode, size=20, round_robin=False, **more):
        super().__init__(**more)
        os.environ[POOLING] = "transaction" if mode == "transaction" else "session"
        self.direct = self.url
        self.hosts = hosts_of(self.direct)
        try:
            self.pooler = PgBouncer(self.hosts[0], mode, size, round_robin)
        except BaseException:
            super().close()
            raise
        self.url = self.pooler.url

    def fail_over(self):
        self.fail_over_without_pooler()
        self.pooler.set_host(self.hosts[0])

    def fail_over_without_pooler(self):
        super().fail_over()
        self.hosts.reverse()

    def close(self):
        with contextlib.ExitStack() as stack:
            stack.callback(super().close)
            stack.callback(self.pooler.close)
            os.environ.pop(POOLING, None)
            self.pooler.stop()
