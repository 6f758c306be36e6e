#!/usr/bin/python3
"""What deploy/cluster has for several servers: that the files agree with each other and with the
settings, that the programs which read them understand them, and that one database follows the
other and takes its place."""

import os
import pathlib
import pwd
import re
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
import unittest

import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests" / "e2e"))
from support import TIMEOUT_S  # noqa: E402
from support.programs import find_program, free_port, replace_each  # noqa: E402

DEPLOY = ROOT / "deploy"
CLUSTER = DEPLOY / "cluster"
SETTINGS = DEPLOY / "settings.md"
PLAYERS, ADMIN = 8080, 8081  # ports: vegasd's default, and that of the packages


def text(*names):
    return CLUSTER.joinpath(*names).read_text(encoding="utf-8")


def compose():
    return yaml.safe_load(text("compose.yaml"))


def manifests(path=CLUSTER / "kubernetes"):
    """All of them, by kind and name."""
    files = sorted(path.glob("*.yml"))
    found = [each for file in files
             for each in yaml.safe_load_all(file.read_text(encoding="utf-8"))]
    return {(each["kind"], each["metadata"]["name"]): each for each in found}


def settings():
    return set(re.findall(r"^\| `(\w+)` \|", SETTINGS.read_text(encoding="utf-8"), re.M))


class Names(unittest.TestCase):
    def files(self):
        found = [path for path in CLUSTER.rglob("*") if path.is_file()]
        self.assertGreaterEqual(len(found), 10)
        return found

    def test_each_setting_is_one(self):
        known = settings()
        self.assertIn("admin_port", known)
        for path in self.files():
            output = path.read_text(encoding="utf-8")
            for name in re.findall(r"\bVEGASD_(\w+)", output):
                self.assertIn(name.lower(), known, path)
        for name in re.findall(r"--([a-z-]+)", text("haproxy.cfg")):
            self.assertIn(name.replace("-", "_"), known)
        readme = text("README.md")
        named = re.findall(r"`((?:link|admin)_\w+)`", readme)
        self.assertTrue(named)
        files = [*re.findall(r"^ *```toml\n(.*?)```", readme, re.M | re.S),
                 manifests()["ConfigMap", "vegasd"]["data"]["vegasd.toml"]]
        self.assertEqual(len(files), 3)
        for file in files:
            named += tomllib.loads(file)
        self.assertEqual([], [name for name in named if name not in known])

    def test_links_lead_somewhere(self):
        def anchors(path):
            titles = re.findall(r"^#+ (.*)$", path.read_text(encoding="utf-8"), re.M)
            return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}

        links = re.findall(r"\]\(([^)]+)\)", text("README.md"))
        inside = [link for link in links if "://" not in link]
        self.assertGreaterEqual(len(inside), 5)
        for link in inside:
            path, _, anchor = link.partition("#")
            there = (CLUSTER / path).resolve() if path else CLUSTER / "README.md"
            self.assertTrue(there.is_file(), link)
            if anchor:
                self.assertIn(anchor, anchors(there), link)
        page = (DEPLOY / "README.md").read_text(encoding="utf-8")
        self.assertIn("(cluster/README.md)", page)

    def test_the_page_names_each_file(self):
        for path in CLUSTER.iterdir():
            if path.name != "README.md":
                self.assertIn(f"`{path.name}{'/' if path.is_dir() else ''}`", text("README.md"))


class Secrets:
    """What make-secrets makes, owned by whoever runs this."""

    def __enter__(self):
        self._folder = tempfile.TemporaryDirectory()
        there = pathlib.Path(self._folder.name)
        (there / "chown").symlink_to("/bin/true")
        subprocess.run([CLUSTER / "make-secrets", "play.example.org", there / "made"], check=True,
                       env={**os.environ, "PATH": f"{there}:{os.environ['PATH']}"})
        return there / "made"

    def __exit__(self, *_):
        self._folder.cleanup()


class Compose(unittest.TestCase):
    def setUp(self):
        self.file = compose()
        self.services = self.file["services"]
        self.nodes = {name: one for name, one in self.services.items()
                      if "VEGASD_LINK_HOST" in one.get("environment", {})}
        self.databases = {name: one for name, one in self.services.items()
                          if "PRIMARY" in one.get("environment", {})}

    def address(self, name):
        return self.services[name]["networks"]["front"]["ipv4_address"]

    def test_servers_differ_in_nothing_but_where_they_are(self):
        self.assertEqual(len(self.nodes), 3)
        for name, one in self.nodes.items():
            self.assertEqual(one["environment"].pop("VEGASD_LINK_HOST"), name)
            self.assertEqual(one.pop("hostname"), name)
            self.assertEqual(one["environment"]["VEGASD_PROXIES"], self.address("haproxy"))
            one.pop("networks")
        first, *others = self.nodes.values()
        self.assertTrue(all(other == first for other in others))

    def test_haproxy_and_prometheus_know_the_servers(self):
        led = dict(re.findall(r"^    server (\S+) (\S+)$", text("haproxy.cfg"), re.M))
        self.assertEqual(led, {name: f"{self.address(name)}:{PLAYERS}" for name in self.nodes})
        self.assertIn(f"check port {ADMIN} ", text("haproxy.cfg"))
        [job] = yaml.safe_load(text("prometheus.yml"))["scrape_configs"]
        self.assertEqual(job["static_configs"],
                         [{"targets": [f"{name}:{ADMIN}" for name in self.nodes]}])

    def test_the_databases_know_each_other(self):
        names = sorted(one["environment"]["NAME"] for one in self.databases.values())
        self.assertEqual(names, sorted(self.databases))
        self.assertEqual(len(names), 2)
        standbys = re.search(r"ANY 1 \((.*)\)", text("init-database.sh"))[1]
        self.assertEqual(standbys.split(", "), names)
        listed = ",".join(names)
        for node in self.nodes.values():
            self.assertIn(f"@{listed}/", node["environment"]["VEGASD_DATA"])
        self.assertIn(f"host={listed} ", " ".join(self.services["archive"]["command"]))

    def test_secrets_and_files_are_there(self):
        used = set()
        for name, one in self.services.items():
            output = yaml.safe_dump({key: one.get(key) for key in ("environment", "command")},
                                    width=1000)
            asked = set(re.findall(r"/run/secrets/([\w.]+)", output))
            self.assertLessEqual(asked, set(one.get("secrets", [])), name)
            used |= set(one.get("secrets", []))
            for volume in one.get("volumes", []):
                source = volume.partition(":")[0]
                if source.startswith("."):
                    self.assertTrue((CLUSTER / source).is_file(), source)
                elif not source.startswith("$"):
                    self.assertIn(source, self.file["volumes"])
        self.assertEqual(used, set(self.file["secrets"]))
        with Secrets() as folder:
            for name in used:
                self.assertTrue((folder / name).is_file(), name)
                self.assertEqual((folder / name).stat().st_mode & 0o777, 0o400, name)


class Balancer(unittest.TestCase):
    def check(self, *files):
        done = subprocess.run([find_program("usr/sbin/haproxy"), "-c", "-dW",
                               *(word for file in files for word in ("-f", file))],
                              capture_output=True, text=True, check=False)
        return done.returncode, done.stdout + done.stderr

    def test_haproxy_understands_it(self):
        with Secrets() as folder:
            config = folder / "haproxy.cfg"
            ours = replace_each(text("haproxy.cfg"),
                                ("/etc/haproxy/play.example.org.pem", str(folder / "site.pem")))
            config.write_text(ours, encoding="utf-8")
            code, output = self.check(config)
            self.assertEqual(code, 0, output)
            config.write_text(replace_each(ours, ("random(2)", "rendom(2)")), encoding="utf-8")
            self.assertNotEqual(self.check(config)[0], 0)

    def test_its_frontend_is_the_one_that_games_are_played_through(self):
        def frontend(output):
            lines = re.search(r"^frontend vegas\n(.*?)\n\n", output, re.M | re.S)[1].split("\n")
            return [line for line in lines if not line.strip().startswith("#")]

        proxies = (DEPLOY / "proxies/haproxy.cfg").read_text(encoding="utf-8")
        self.assertEqual(frontend(text("haproxy.cfg")), frontend(proxies))


class Monitoring(unittest.TestCase):
    def test_prometheus_understands_it(self):
        done = subprocess.run([find_program("usr/bin/promtool"), "check", "config",
                               CLUSTER / "prometheus.yml"],
                              capture_output=True, text=True, check=False)
        self.assertEqual(done.returncode, 0, done.stdout + done.stderr)

    def test_but_for_the_servers_it_is_the_one_for_a_single_server(self):
        ours = yaml.safe_load(text("prometheus.yml"))
        single = yaml.safe_load((DEPLOY / "monitoring/prometheus.yml").read_text(encoding="utf-8"))
        for file in (ours, single):
            file["rule_files"] = [pathlib.Path(path).name for path in file["rule_files"]]
            file["scrape_configs"][0].pop("static_configs")
        self.assertEqual(ours, single)


class Kubernetes(unittest.TestCase):
    def setUp(self):
        self.all = manifests()
        self.spec = self.all["StatefulSet", "vegasd"]["spec"]
        self.pod = self.spec["template"]["spec"]
        [self.container] = self.pod["containers"]
        self.toml = tomllib.loads(self.all["ConfigMap", "vegasd"]["data"]["vegasd.toml"])
        self.env = {each["name"]: each for each in self.container["env"]}
        self.ports = {each["name"]: each["containerPort"] for each in self.container["ports"]}

    def test_each_file_is_whole(self):
        for (kind, name), each in self.all.items():
            self.assertRegex(each["apiVersion"], r"^([a-z.0-9]+/)?v1$", name)
            self.assertIn("data" if kind == "ConfigMap" else "spec", each)

    def test_everything_means_the_servers(self):
        labels = self.spec["template"]["metadata"]["labels"]
        self.assertEqual(self.spec["selector"]["matchLabels"], labels)
        self.assertEqual(self.all["PodDisruptionBudget", "vegasd"]["spec"],
                         {"maxUnavailable": 1, "selector": {"matchLabels": labels}})
        policy = self.all["NetworkPolicy", "vegasd"]["spec"]
        self.assertEqual(policy["podSelector"]["matchLabels"], labels)
        [spread] = self.pod["topologySpreadConstraints"]
        self.assertEqual(spread["labelSelector"]["matchLabels"], labels)
        for (kind, name), each in self.all.items():
            if kind == "Service":
                self.assertEqual(each["spec"]["selector"], labels, name)
                for port in each["spec"]["ports"]:
                    self.assertIn(port["targetPort"], self.ports)

    def test_ports_are_those_of_the_settings(self):
        self.assertEqual(self.ports, {"players": PLAYERS, "admin": self.toml["admin_port"],
                                      "link": self.toml["link_port"]})
        told = self.spec["template"]["metadata"]["annotations"]["prometheus.io/port"]
        self.assertEqual(told, str(self.toml["admin_port"]))
        [rule] = self.all["Ingress", "vegasd"]["spec"]["rules"]
        [path] = rule["http"]["paths"]
        there = path["backend"]["service"]
        service = self.all["Service", there["name"]]["spec"]
        self.assertIn(there["port"]["name"], [port["name"] for port in service["ports"]])

    def test_only_the_servers_reach_the_links(self):
        for rule in self.all["NetworkPolicy", "vegasd"]["spec"]["ingress"]:
            if {"port": "link"} in rule["ports"]:
                self.assertEqual(len(rule["ports"]), 1)
                self.assertEqual(list(rule["from"][0]), ["podSelector"])
                self.assertEqual(len(rule["from"]), 1)

    def test_the_servers_find_each_other(self):
        service = self.all["Service", self.spec["serviceName"]]["spec"]
        self.assertEqual(service["clusterIP"], "None")
        self.assertTrue(service["publishNotReadyAddresses"])
        self.assertEqual(service["ports"][0]["port"], self.toml["link_port"])
        self.assertEqual(self.env["VEGASD_LINK_HOST"]["value"],
                         f"$(POD).{self.spec['serviceName']}")
        self.assertFalse(self.pod["enableServiceLinks"])

    def test_what_they_read_is_mounted(self):
        volumes = {each["name"]: each for each in self.pod["volumes"]}
        mounted = {each["mountPath"]: volumes[each["name"]]
                   for each in self.container["volumeMounts"]}
        self.assertEqual(len(mounted), len(volumes))
        key = pathlib.PurePath(self.toml["link_key_file"])
        write_secret = mounted[str(key.parent)]["secret"]["secretName"]
        self.assertIn(f"secret generic {write_secret} --from-literal={key.name}=",
                      text("README.md"))
        self.assertIn("emptyDir", mounted[str(pathlib.PurePath(self.toml["admin_socket"]).parent)])
        self.assertEqual(mounted["/etc/vegasd"]["configMap"]["name"], "vegasd")
        tls = self.all["Ingress", "vegasd"]["spec"]["tls"][0]["secretName"]
        self.assertIn(f"secret tls {tls} ", text("README.md"))

    def test_the_database_has_a_standby_that_is_waited_for(self):
        [name] = [name for kind, name in self.all if kind == "Cluster"]
        write_secret = self.env["VEGASD_DATA"]["valueFrom"]["secretKeyRef"]
        self.assertEqual(write_secret, {"name": f"{name}-app", "key": "uri"})
        cluster = self.all["Cluster", name]["spec"]
        self.assertEqual(cluster["instances"], 3)
        kept = cluster["postgresql"]["synchronous"]
        self.assertEqual((kept["number"], kept["dataDurability"]), (1, "required"))

    def test_a_server_has_the_time_to_let_go_of_its_tables(self):
        self.assertGreaterEqual(self.pod["terminationGracePeriodSeconds"], 30)
        probes = [self.container[f"{kind}Probe"]["httpGet"]
                  for kind in ("readiness", "liveness", "startup")]
        self.assertEqual([probe["path"] for probe in probes], ["/readyz", "/healthz", "/healthz"])
        self.assertTrue(all(probe["port"] == "admin" for probe in probes))

    def test_it_may_do_no_more_than_a_single_server(self):
        single = manifests(DEPLOY / "kubernetes")["StatefulSet", "vegasd"]["spec"]
        pod = single["template"]["spec"]
        [container] = pod["containers"]
        self.assertEqual(self.pod["securityContext"], pod["securityContext"])
        self.assertEqual(self.container["securityContext"], container["securityContext"])


class Databases(unittest.TestCase):
    """As in compose.yaml, without containers; at ports of their own, in one folder."""

    user = "postgres" if os.geteuid() == 0 else None

    def setUp(self):
        made = tempfile.TemporaryDirectory()
        self.addCleanup(made.cleanup)
        self.folder = pathlib.Path(made.name)
        for name in ("database", "init-database.sh"):
            shutil.copy(CLUSTER / name, self.folder)
        for user in ("vegas", "replicator"):
            self.write_secret(f"{user}.pgpass", f"*:*:*:{user}:word-of-{user}\n")
        self.set_owner(self.folder)
        newest = max(pathlib.Path("/usr/lib/postgresql").glob("*/bin"),
                     key=lambda path: int(path.parts[4]))
        self.path = f"{newest}:{os.environ['PATH']}"
        self.ports = {"db1": free_port(), "db2": free_port()}

    def set_owner(self, path):
        if self.user:
            shutil.chown(path, self.user, self.user)

    def write_secret(self, name, output):
        path = self.folder / name
        path.write_text(output, encoding="utf-8")
        path.chmod(0o400)
        self.set_owner(path)

    def start(self, *command, **environment):
        group = pwd.getpwnam(self.user).pw_gid if self.user else None
        return subprocess.Popen(
            command, cwd=self.folder, user=self.user, group=group,
            extra_groups=[] if self.user else None, stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            env={"PATH": self.path, "SECRETS": str(self.folder), "PGHOST": str(self.folder),
                 "LC_ALL": "C.UTF-8", **environment})

    def run_command(self, *command, **environment):
        with self.start(*command, **environment) as started:
            output = started.communicate(timeout=TIMEOUT_S)[0]
        self.assertEqual(started.returncode, 0, output)
        return output.strip()

    def sql(self, name, statement):
        return self.run_command("psql", "-XAtqU", "postgres", "-c", statement,
                                PGPORT=str(self.ports[name]))

    def database(self, name, primary):
        """Its server, as the container starts it. It finds the primary by address and port."""
        options = [f"--{word}" for word in
                   (f"port={self.ports[name]}", f"unix_socket_directories={self.folder}",
                    "listen_addresses=127.0.0.1", "fsync=off")]
        started = self.start(self.folder / "database", "postgres", *options, NAME=name,
                             PGDATA=str(self.folder / name), PRIMARY=primary,
                             PGPORT=str(self.ports["db1"]))
        self.addCleanup(started.stdout.close)
        self.addCleanup(started.wait)
        self.addCleanup(started.send_signal, 3)  # SIGQUIT: at once
        return started

    def create_primary(self):
        data = str(self.folder / "db1")
        self.run_command("initdb", "--pgdata", data, "--username=postgres", "--auth-local=trust",
                         "--auth-host=scram-sha-256", "--no-sync", "--encoding=UTF8")
        closed = f"-c listen_addresses='' -c unix_socket_directories={self.folder} -F"
        self.run_command("pg_ctl", "start", "-wsD", data, "-o", closed, "-l",
                         str(self.folder / "log"))
        self.run_command(self.folder / "init-database.sh", PGDATA=data)
        self.run_command("pg_ctl", "stop", "-wsD", data)

    def wait_until(self, name, question, answer):
        patience = time.monotonic() + TIMEOUT_S
        while True:
            try:
                if self.sql(name, question) == answer:
                    return
            except AssertionError:  # it does not listen yet
                pass
            self.assertLess(time.monotonic(), patience, question)
            time.sleep(0.05)

    def test_the_second_one_has_everything_and_takes_the_place_of_the_first(self):
        self.create_primary()
        first = self.database("db1", "db1")
        for _ in range(2):  # once by a copy, and again over what is there
            second = self.database("db2", "127.0.0.1")
            self.wait_until("db1",
                            "select application_name, sync_state, state from pg_stat_replication",
                            "db2|quorum|streaming")
            second.send_signal(2)
            second.wait(TIMEOUT_S)
        self.database("db2", "127.0.0.1")
        where = f"host=127.0.0.1 port={self.ports['db1']} user=vegas dbname=vegas"
        self.run_command("psql", "-Xq", f"{where} passfile={self.folder}/vegas.pgpass",
                         "-c", "create table played as select 'to the end' how")
        first.send_signal(3)
        first.wait(TIMEOUT_S)
        self.wait_until("db2", "select pg_promote()", "t")
        self.assertEqual(self.sql("db2", "show synchronous_standby_names"), "ANY 1 (db1, db2)")
        self.assertEqual(
            self.run_command("psql", "-XAtqU", "postgres", "-d", "vegas", "-c",
                             "select how from played", PGPORT=str(self.ports["db2"])), "to the end")
        again = self.database("db1", "db2")
        self.assertEqual(again.wait(TIMEOUT_S), 1)
        self.assertIn("was the primary before db2", again.stdout.read())


if __name__ == "__main__":
    unittest.main()
