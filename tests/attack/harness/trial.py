"""One attack on a server of its own, with honest people there."""

import asyncio
import json
import pathlib
import sys
import time

from support import PATIENCE
from support.kills.patience import end
from support.server import Server

from attacks import NOT_YET, find
from harness.attacker import AFTERWARDS_S
from harness.crowd import Crowd
from harness.gauge import Gauge
from harness.notes import Notes
from harness.party import SETUPS, SHORT, Party, visit
from harness.row import Row
from harness.target import Target

NONE, CROWD = "none", "honest_crowd"
GRACE_S = 20  # to begin before the attack does, to finish after it, for the attacker to report
ATTACKER = pathlib.Path(__file__).with_name("attacker.py")


class Trial:
    """`nice`: how much the attacker lets others have the processor first."""

    def __init__(self, name, seconds, short=False, data=None, nice=10):
        self.name, self.seconds, self.short, self.nice = name, seconds, short, nice
        # With settings as they are, house bots pause as they do.
        self.server = Server(*(["--data", data] if data else []), bot_pause_ms=None)
        self.target = Target(self.server.host, self.server.port)
        # Where it is judged, a slow machine is no reason.
        patient = short and name not in NOT_YET
        self.notes = Notes(PATIENCE) if patient else Notes()
        self.grace_s = PATIENCE if patient else GRACE_S
        self.gauge = Gauge(self.server.process.pid, self.server.port)
        self.parties, self.playing, self.tasks = [], [], []
        self.crowd = None
        self.wrong = []

    async def run(self):
        """Its row."""
        report = None
        began = time.monotonic()
        try:
            self._invite()
            await self._until_they_play()
            if self.name in (NONE, CROWD):
                began = self._begin()
                await self._nobody_attacks()
            else:
                attacker = await self._attacker()
                began = self._begin()
                report = await self._attacked(attacker)
        finally:
            took = time.monotonic() - began
            await self._end()
        return Row(self.name, took, report, self.notes, self.gauge, await self._stop(),
                   self._log(), self.wrong)

    # ---- honest people

    def _invite(self):
        if self.name == CROWD:
            self.crowd = Crowd(self.target, self.notes, self.short)
            self.parties = self.crowd.parties
        else:
            setups, think_s = ((SHORT,) * 2, 0.02) if self.short else (SETUPS, 0.04)
            self.parties = [Party(self.target, self.notes, setup, think_s) for setup in setups]
            visits = visit(self.target, self.notes, self.parties, 0.5 if self.short else 2)
            self.tasks.append(asyncio.create_task(visits, name="visitors"))
        self.playing = [asyncio.create_task(party.live(), name=f"party {number}")
                        for number, party in enumerate(self.parties)]

    async def _until_they_play(self):
        starts = [asyncio.create_task(party.plays.wait()) for party in self.parties]
        await asyncio.wait(starts, timeout=self.grace_s)
        if not all(task.done() for task in starts):
            self.wrong.append("honest people did not come to play before the attack")

    async def _nobody_attacks(self):
        if self.name == NONE:
            await asyncio.sleep(self.seconds)
        else:
            seconds = 2 * self.grace_s if self.short else self.seconds
            await asyncio.wait(self.playing, timeout=seconds)

    # ---- the attack

    async def _attacker(self):
        """When it has prepared itself."""
        about = [self.name, self.target.host, str(self.target.port), str(self.seconds)]
        attacker = await asyncio.create_subprocess_exec(
            "nice", "-n", str(self.nice), sys.executable, "-B", str(ATTACKER), *about,
            *(["brief"] if self.short else []),
            stdout=asyncio.subprocess.PIPE)
        await attacker.stdout.readline()
        return attacker

    async def _attacked(self, attacker):
        """Its report."""
        try:
            async with asyncio.timeout(self.seconds + AFTERWARDS_S + self.grace_s):
                said = await attacker.stdout.readline()
                await attacker.wait()
        except TimeoutError:
            said = b""
            attacker.kill()
            await attacker.wait()
        if not said:
            self.wrong.append("the attacker did not report")
            return None
        attack = find(self.name)
        report = {**json.loads(said), "unit": attack.unit}
        self.wrong += attack.wrong(report)
        if not report["attempts"] and not report["answers"]:
            self.wrong.append("the attacker did nothing")
        return report

    # ---- its end

    def _begin(self):
        self.notes.taking_times = True
        self.gauge.start()
        return time.monotonic()

    async def _end(self):
        self.notes.taking_times = False
        await self.gauge.stop()
        for party in self.parties:
            party.is_over = True
        await end(self.tasks)
        _, late = await asyncio.wait(self.playing, timeout=self.grace_s)
        await end(late)
        if self.crowd is not None:
            self.wrong += self.crowd.wrong()
        for task in self.playing:
            if not task.cancelled() and task.exception():
                self.wrong.append(f"{task.get_name()}: {task.exception()!r}")

    async def _stop(self):
        return await asyncio.get_running_loop().run_in_executor(None, self.server.stop)

    def _log(self):
        log = self.server.log()
        self.server.errors.close()
        return log
