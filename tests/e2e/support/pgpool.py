"""pgpool2 between servers and a PostgreSQL of the trial's, with its standby."""

import os
import shutil
import time

from support import TIMEOUT_S
from support.pooler import hosts_of
from support.postgres import Postgres
from support.programs import Program, find_program

# All reads that may go to the standby go there.
CONFIG = """backend_clustering_mode = 'streaming_replication'
listen_addresses = ''
port = 9999
unix_socket_directories = '{folder}'
socket_dir = '{folder}'
pcp_listen_addresses = ''
pcp_socket_dir = '{folder}'
pid_file_name = '{folder}/pid'
logdir = '{folder}'
backend_hostname0 = '{primary}'
backend_port0 = 5432
backend_weight0 = 0
backend_hostname1 = '{standby}'
backend_port1 = 5432
backend_weight1 = 1
sr_check_user = 'vegas'
sr_check_database = 'postgres'
sr_check_period = 1
num_init_children = 10
load_balance_mode = on
disable_load_balance_on_write = {after_writes}
"""


class Pgpool(Program):
    """It runs as the user of PostgreSQL, as a pooler of its."""

    def __init__(self, primary, standby, after_writes):
        super().__init__()
        self.url = f"postgresql:///postgres?host={self.folder}&port=9999&user=vegas"
        config = CONFIG.format(folder=self.folder, primary=primary, standby=standby,
                               after_writes=after_writes)
        (self.folder / "pgpool.conf").write_text(config, encoding="ascii")
        for name in ("pcp.conf", "pool_hba.conf"):
            (self.folder / name).touch()
        command_prefix = []
        if os.geteuid() == 0:
            self.folder.chmod(0o755)
            shutil.chown(self.folder, "postgres")
            command_prefix = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups"]
        self.start([*command_prefix, find_program("usr/sbin/pgpool"), "-n",
                    "-f", self.folder / "pgpool.conf", "-F", self.folder / "pcp.conf",
                    "-a", self.folder / "pool_hba.conf"])
        until = time.monotonic() + TIMEOUT_S
        while "successfully started" not in self.output():
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"pgpool does not start: {self.output()}")
            time.sleep(0.01)


class BalancedPostgres(Postgres):
    """A primary and its standby that are reached through pgpool2: `url` is pgpool's, `direct` their
    own."""

    def __init__(self, after_writes):
        super().__init__(standby=True)
        self.direct = self.url
        try:
            self.balancer = Pgpool(*hosts_of(self.direct), after_writes)
        except BaseException:
            super().close()
            raise
        self.url = self.balancer.url

    def close(self):
        try:
            self.balancer.stop()
            self.balancer.close()
        finally:
            super().close()
