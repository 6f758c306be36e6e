"""One attack on a server of its own, with honest people there."""

import asyncio
import json
import pathlib
import sys
import tempfile
import time

from support import TIMEOUT_S
from support.faults.timeouts import cancel_all
from support.server import Server

from attacks import KNOWN_FAILURES, find_attack
from harness.attack import Attack
from harness.attacker import EXTRA_S
from harness.crowd import MORE_TABLES, Crowd
from harness.group import SETUPS, SHORT_SETUP, Group, run_visitors
from harness.report import AttackResult
from harness.resource_monitor import ResourceMonitor
from harness.target import ATTACKER as ATTACKER_ADDRESS
from harness.target import Target
from harness.user_statistics import UserStatistics

NONE, CROWD = "none", "honest_crowd"
GRACE_S = 20  # to begin before the attack does, to finish after it, for the attacker to report
ATTACKER = pathlib.Path(__file__).with_name("attacker.py")


class AttackTrial:
    """`nice`: how much the attacker lets others have the processor first. `address`: of the server,
    another one than by itself."""

    def __init__(self, name, seconds, short=False, data=None, nice=10, address=None):
        self.name, self.seconds, self.short, self.nice = name, seconds, short, nice
        # With settings as they are, house bots pause as they do.
        attack = Attack if name in (NONE, CROWD) else find_attack(name)
        options, self.has_neighbours = attack.server_options, attack.has_neighbours
        self._own_data = None  # of an attack on a database, where no other is given
        if attack.needs_data and not data:
            self._own_data = tempfile.TemporaryDirectory()
            data = self._own_data.name
        if address:
            options = (*options, "--address", address)
        self.server = Server(*(["--data", data] if data else []), *options, bot_pause_ms=None)
        self.target = Target(self.server.host, self.server.port)
        # Where it is judged, a slow machine is no reason.
        patient = short and name not in KNOWN_FAILURES
        self.statistics = UserStatistics(TIMEOUT_S) if patient else UserStatistics()
        self.grace_s = TIMEOUT_S if patient else GRACE_S
        self.monitor = ResourceMonitor(self.server.process.pid, self.server.port, data)
        self.groups, self.playing, self.tasks = [], [], []
        self.crowd = None
        self.problems = []

    async def run(self):
        """Its result."""
        report = None
        started_at = time.monotonic()
        try:
            self._create_groups()
            await self._wait_until_playing()
            if self.name in (NONE, CROWD):
                started_at = self._start_measuring()
                await self._run_without_attack()
            else:
                attacker = await self._start_attacker()
                started_at = self._start_measuring()
                report = await self._wait_for_report(attacker)
        finally:
            seconds = time.monotonic() - started_at
            await self._stop_measuring()
        return AttackResult(self.name, seconds, report, self.statistics, self.monitor,
                            await self._stop(), self._log(), self.problems)

    # ---- honest people

    def _create_groups(self):
        if self.name == CROWD or self.has_neighbours:
            where = (ATTACKER_ADDRESS, MORE_TABLES) if self.has_neighbours else ()
            self.crowd = Crowd(self.target, self.statistics, self.short, *where)
            self.groups = self.crowd.groups
        else:
            setups, think_s = ((SHORT_SETUP,) * 2, 0.02) if self.short else (SETUPS, 0.04)
            self.groups = [Group(self.target, self.statistics, setup, think_s) for setup in setups]
            visits = run_visitors(self.target, self.statistics, self.groups, 0.5
                                  if self.short else 2)
            self.tasks.append(asyncio.create_task(visits, name="visitors"))
        self.playing = [asyncio.create_task(group.run(), name=f"group {number}")
                        for number, group in enumerate(self.groups)]

    async def _wait_until_playing(self):
        starts = [asyncio.create_task(group.is_playing.wait()) for group in self.groups]
        await asyncio.wait(starts, timeout=self.grace_s)
        if not all(task.done() for task in starts):
            self.problems.append("honest people did not come to play before the attack")

    async def _run_without_attack(self):
        if self.name == NONE:
            await asyncio.sleep(self.seconds)
        else:
            seconds = 2 * self.grace_s if self.short else self.seconds
            await asyncio.wait(self.playing, timeout=seconds)

    # ---- the attack

    async def _start_attacker(self):
        """When it has prepared itself."""
        about = [self.name, self.target.host, str(self.target.port), str(self.seconds)]
        attacker = await asyncio.create_subprocess_exec(
            "nice", "-n", str(self.nice), sys.executable, "-B", str(ATTACKER), *about,
            *(["brief"] if self.short else []),
            stdout=asyncio.subprocess.PIPE)
        await attacker.stdout.readline()
        return attacker

    async def _wait_for_report(self, attacker):
        """Its report."""
        try:
            async with asyncio.timeout(self.seconds + EXTRA_S + self.grace_s):
                line = await attacker.stdout.readline()
                await attacker.wait()
        except TimeoutError:
            line = b""
            attacker.kill()
            await attacker.wait()
        if not line:
            self.problems.append("the attacker did not report")
            return None
        attack = find_attack(self.name)
        report = {**json.loads(line), "unit": attack.unit}
        self.problems += attack.find_problems(report)
        if not report["attempts"] and not report["replies"]:
            self.problems.append("the attacker did nothing")
        return report

    # ---- its end

    def _start_measuring(self):
        self.statistics.is_measuring = True
        self.monitor.start()
        return time.monotonic()

    async def _stop_measuring(self):
        self.statistics.is_measuring = False
        await self.monitor.stop()
        for group in self.groups:
            group.is_over = True
        await cancel_all(self.tasks)
        _, late = await asyncio.wait(self.playing, timeout=self.grace_s)
        await cancel_all(late)
        if self.crowd is not None:
            self.problems += self.crowd.problems()
        for task in self.playing:
            if not task.cancelled() and task.exception():
                self.problems.append(f"{task.get_name()}: {task.exception()!r}")

    async def _stop(self):
        exit_code = await asyncio.get_running_loop().run_in_executor(None, self.server.stop)
        if self._own_data is not None:
            self._own_data.cleanup()
        return exit_code

    def _log(self):
        log = self.server.log()
        self.server.errors.close()
        return log
