"""One PostgreSQL on its own, or a pair of which one follows the other, for tests. It refuses to be
root: then it runs as the user whom Debian's package has made for it."""
import contextlib
import os
import pathlib
import shutil
import signal
import subprocess
import sys
import time

STANDBY = "standby"  # as the one that is waited for calls itself


def find_program(name, folder):
    """Of the PostgreSQL in this folder, if that has it; else of the newest that is installed."""
    chosen = pathlib.Path(folder) / name
    return chosen if folder and chosen.is_file() else programs_folder() / name


def programs_folder():
    """The folder of the newest PostgreSQL that is installed."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin/initdb"),
                   key=lambda path: int(path.parts[4]))
    if not found:
        sys.exit("no PostgreSQL is installed; run deploy/install-packages test")
    return found[-1].parent


def children_of(pid):
    listed = pathlib.Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    return [int(child) for child in listed.split()]


class PostgresServer:
    """In a folder of its own, where it listens, too. `host`: an address where it listens besides,
    and where its standby finds it. `command_prefix`: a command that becomes the one behind it, as
    root. `programs`: the folder of another version's; VEGAS_POSTGRES by itself."""

    user = "postgres" if os.geteuid() == 0 else None

    def __init__(self, folder, settings, host=None, command_prefix=(), programs=None):
        self.folder, self.data = folder, folder / "data"
        self.host, self.command_prefix = host or folder, command_prefix
        self.settings = {"listen_addresses": host or "", "unix_socket_directories": str(folder),
                         "fsync": "off", "max_connections": "50", "shared_buffers": "32MB",
                         **settings}
        self.programs = programs or os.environ.get("VEGAS_POSTGRES", "")
        self.process = None
        folder.mkdir()
        if self.user:
            shutil.chown(folder, self.user)

    def run(self, program, *arguments, **more):
        """Signals from the terminal are ours, and what comes of them."""
        as_user = ("setpriv", f"--reuid={self.user}", f"--regid={self.user}", "--clear-groups")
        return subprocess.Popen([*self.command_prefix, *(as_user if self.user else ()),
                                 find_program(program, self.programs),
                                 *arguments], cwd=self.folder, start_new_session=True,
                                stdin=subprocess.DEVNULL, **more)

    def run_checked(self, program, *arguments):
        with self.run(program, *arguments, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
                      text=True) as started:
            output = started.communicate()[0]
        if started.returncode:
            sys.exit(f"{program}: {output}")
        return output.strip()

    def url(self):
        return f"postgresql:///postgres?host={self.folder}&user=vegas"

    def sql(self, statement):
        return self.run_checked("psql", "-X", "-A", "-t", "-h", self.folder, "-U", "vegas",
                                "postgres", "-c", statement)

    def make(self, *more):
        self.run_checked("initdb", "--pgdata", self.data, "--username=vegas", "--auth=trust",
                         "--encoding=UTF8", "--locale=C.UTF-8", "--no-sync", *more)
        if self.host is not self.folder:
            with (self.data / "pg_hba.conf").open("a", encoding="ascii") as file:
                file.write("host all,replication vegas all trust\n")

    def clone_from(self, primary):
        shutil.rmtree(self.data, ignore_errors=True)
        if self._lacks_pg_basebackup():
            self._copy_from(primary)
            return
        self.run_checked("pg_basebackup", "--pgdata", self.data, "--write-recovery-conf",
                         "--no-sync", "--checkpoint=fast", "--dbname",
                         f"host={primary.host} user=vegas application_name={STANDBY}")

    def _lacks_pg_basebackup(self):
        found = [find_program(name, self.programs) for name in ("postgres", "pg_basebackup")]
        return found[0].parent != found[1].parent

    def _copy_from(self, primary):
        """Without the program for it, which takes no newer server than itself. The server may
        remove files meanwhile; what they had is in its log, which the standby asks for."""
        copied = f"cp -a '{primary.data}' '{self.data}' 2>{self.folder}/copied"
        emptied = f"rm -rf '{self.data}'/pg_wal/* '{self.data}'/postmaster.*"
        primary.run_checked(
            "psql", "-X", "-q", "-A", "-t", "-h", primary.folder, "-U", "vegas", "postgres",
            "-c", "select pg_backup_start('standby', true)", "-c", f"\\! {copied}; {emptied}",
            "-c", f"\\o {self.data}/backup_label",
            "-c", "select trim(trailing e'\\n' from labelfile) from pg_backup_stop(false)")
        with (self.data / "postgresql.auto.conf").open("a", encoding="utf-8") as file:
            file.write(f"primary_conninfo = 'host={primary.host} user=vegas "
                       f"application_name={STANDBY}'\n")
        (self.data / "standby.signal").touch()

    def start(self):
        with (self.folder / "log").open("ab") as log:
            self.process = self.run(
                "postgres", "-D", self.data,
                *(f"--{name}={value}" for name, value in self.settings.items()),
                stdout=subprocess.DEVNULL, stderr=log)
        while self.run("pg_isready", "-q", "-h", self.folder).wait():
            if self.process.poll() is not None:
                sys.exit((self.folder / "log").read_text(encoding="utf-8"))
            time.sleep(0.01)

    def wait_for_standby(self):
        self.sql(f"alter system set synchronous_standby_names = '{STANDBY}'")
        self.sql("select pg_reload_conf()")
        while self.sql("select count(*) from pg_stat_replication "
                       "where sync_state = 'sync' and state = 'streaming'") == "0":
            time.sleep(0.01)

    def promote(self):
        self.sql("select pg_promote()")

    def terminate_connections(self):
        """Ends all connections but that of the standby."""
        self.sql("select pg_terminate_backend(pid) from pg_stat_activity "
                 "where backend_type = 'client backend' and pid <> pg_backend_pid()")

    def freeze(self):
        """All its processes. The first one, or it would start anew what we stop."""
        self._signal(signal.SIGSTOP)

    def thaw(self):
        self._signal(signal.SIGCONT)

    def _signal(self, number):
        os.kill(self.process.pid, number)
        for one in children_of(self.process.pid):
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, number)

    def crash(self):
        """All of it is gone on return."""
        pid = self.process.pid
        os.kill(pid, signal.SIGSTOP)  # or it would start anew what we kill
        processes = [*children_of(pid), pid]
        for one in processes:
            with contextlib.suppress(ProcessLookupError):
                os.kill(one, signal.SIGKILL)
        self.process.wait()
        while any(pathlib.Path(f"/proc/{one}").exists() for one in processes):
            time.sleep(0.01)

    def stop(self):
        if self.process is not None and self.process.poll() is None:
            self.thaw()
            self.process.send_signal(signal.SIGQUIT)  # at once
            self.process.wait()


class ReplicatedPair:
    """The first of these machines is the primary at the beginning. No commit counts before the
    other one, if there is any, has it. After each call it can be used, unless that says otherwise.
    """

    def __init__(self, primary, standby=None):
        self.primary, self.standby = primary, standby

    def servers(self):
        return [server for server in (self.primary, self.standby) if server is not None]

    def start(self):
        self.primary.make()
        self.primary.start()
        if self.standby is not None:
            self.add_standby()

    def add_standby(self):
        self.standby.clone_from(self.primary)
        self.standby.start()
        self.primary.wait_for_standby()

    def crash(self):
        """All processes of the primary end at once, as when a machine dies; it comes again."""
        self.primary.crash()
        self.primary.start()
        if self.standby is not None:
            self.primary.wait_for_standby()

    def promote_standby(self):
        """The standby is the primary from now on; the other one is left as it is."""
        self.primary, self.standby = self.standby, self.primary
        self.primary.promote()

    def fail_over(self):
        """The primary dies, the standby takes its place, and a new standby is made."""
        self.primary.crash()
        self.promote_standby()
        self.add_standby()

    def freeze(self):
        """The primary answers nobody, and connections stay open, until thaw()."""
        self.primary.freeze()

    def freeze_standby(self):
        """No commit counts until thaw()."""
        self.standby.freeze()

    def thaw(self):
        for server in self.servers():
            server.thaw()

    def terminate_connections(self):
        """The primary ends all connections, and goes on."""
        self.primary.terminate_connections()

    def stop(self):
        for server in self.servers():
            server.stop()
