"""Debian's Prometheus, set up as deploy/monitoring has it: only the server's port, places of files
and the pace are others."""

import asyncio
import json
import math
import re
import subprocess
import urllib.error
import urllib.parse
import urllib.request

from support import ROOT, TIMEOUT_S
from support.programs import Program, find_program, free_port, replace_each

SHIPPED = ROOT / "deploy" / "monitoring"
LINE = re.compile(r"([a-z_:]+)(?:\{(.*)\})? (\S+)")
LABEL = re.compile(r'([a-z]+)="([^"]*)",?')


def promtool(*words, stdin=""):
    """What it says, if it has nothing to complain of."""
    ended = subprocess.run([find_program("usr/bin/promtool"), *map(str, words)], input=stdin,
                           text=True, capture_output=True, timeout=TIMEOUT_S, check=False)
    assert ended.returncode == 0, ended.stdout + ended.stderr
    return ended.stdout + ended.stderr


class Scrape(dict):
    """What /metrics says: name and labels, sorted, to value."""

    def __init__(self, text):
        super().__init__()
        for line in text.splitlines():
            if line.startswith("#"):
                continue
            found = LINE.fullmatch(line)
            assert found, f"not a sample: {line}"
            key = (found[1], tuple(sorted(LABEL.findall(found[2] or ""))))
            assert key not in self, f"twice: {line}"
            self[key] = float(found[3])

    def total(self, name, **labels):
        """The sum of all samples that have these labels."""
        found = [value for (sample, has), value in self.items()
                 if sample == name and labels.items() <= dict(has).items()]
        assert found, f"there is no {name} {labels}"
        return sum(found)


class Prometheus(Program):
    """Scrapes the server each second. Started when made."""

    def __init__(self, server):
        super().__init__()
        (self.folder / "prometheus.yml").write_text(replace_each(
            (SHIPPED / "prometheus.yml").read_text(encoding="utf-8"),
            ("127.0.0.1:8081", f"127.0.0.1:{server.admin_port}"),
            ("  - alerts.yml", f"  - {SHIPPED}/alerts.yml"),
            ("scrape_interval: 15s", "scrape_interval: 1s"),
            ("evaluation_interval: 15s", "evaluation_interval: 1s")))
        self.port = free_port()
        self.start([find_program("usr/bin/prometheus"), "--config.file=prometheus.yml",
                    "--storage.tsdb.path=data", f"--web.listen-address=127.0.0.1:{self.port}"])

    def get(self, path, **query):
        """The data of an answer; of an error, what it says as an AssertionError."""
        url = f"http://127.0.0.1:{self.port}/api/v1/{path}?{urllib.parse.urlencode(query)}"
        try:
            with urllib.request.urlopen(url, timeout=TIMEOUT_S) as answer:
                return json.load(answer)["data"]
        except urllib.error.HTTPError as error:
            if error.code == 503:  # it listens, and is not ready yet: until() asks again
                raise
            raise AssertionError(f"{query}: {error.read().decode()}") from None

    def numbers(self, query):
        """The values of an instant query, without those that are not numbers yet."""
        result = self.get("query", query=query)["result"]
        return [value for value in (float(sample["value"][1]) for sample in result)
                if math.isfinite(value)]

    async def wait_until(self, condition, what):
        """Asks again and again for the first true value of condition()."""

        async def poll():
            while True:
                try:
                    if found := await asyncio.to_thread(condition):
                        return found
                except urllib.error.URLError:  # it does not listen yet
                    assert self.process.poll() is None, self.output()
                await asyncio.sleep(0.1)

        try:
            return await asyncio.wait_for(poll(), TIMEOUT_S)
        except asyncio.TimeoutError:
            raise AssertionError(f"waited for {what() if callable(what) else what}") from None
