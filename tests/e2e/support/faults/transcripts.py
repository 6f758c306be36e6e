"""Finished games: read over HTTP, compared with all that anybody was told, and verified."""

import asyncio
import hashlib
import json
import os
import pathlib
import subprocess

from support import verifiers
from support.faults.consistency import without_preview
from support.table_tracker import Violation, canonical
from vegas import Lost, patch

BATCH_SIZE = 100  # files for one run of the script


class TranscriptReader:
    """Reads each game as soon as it is known to be over, and some again after each restart."""

    def __init__(self, trial, folder):
        self.trial, self.checker = trial, trial.checker
        self.folder = pathlib.Path(folder)
        self.games = {}  # id -> (invite, hash of the transcript's text)
        self.actions = self.events_compared = self.acknowledged_compared = self.rechecked = 0

    # ---- while games go on

    async def run(self):
        start = 0
        while True:
            try:
                await self.read_new()
                if start != self.trial.deployment.start:
                    start = self.trial.deployment.start
                    await self._recheck_some(5)
            except Lost:
                pass
            await asyncio.sleep(0.2)

    async def read_new(self):
        """Compares every game that is over and was not compared yet."""
        for history in list(self.checker.histories.values()):
            while history.compared_games < history.finished_games():
                await self._read(history, history.compared_games + 1)

    async def _read(self, history, number):
        game = f"{history.id}-{number}"
        text = await self._get(game, history.invite)
        replay = await self._get(game, history.invite, "/replay")
        mark = ',"transcript":'
        if replay[replay.index(mark) + len(mark):replay.rindex("}")] != text:
            raise history.violation("the transcript within the replay is another one", game=game)
        transcript = json.loads(text)
        check = TranscriptCheck(history, number, transcript, json.loads(replay))
        check.check_all()
        self.events_compared += check.events_compared
        self.acknowledged_compared += check.acknowledged_compared
        history.compact(number, transcript["actions"])
        self.actions += len(transcript["actions"])
        self.games[game] = (history.invite, hashlib.sha256(text.encode()).digest())
        (self.folder / f"{game}.json").write_text(text)

    async def _get(self, game, invite, rest=""):
        status, text = await self.trial.get(f"/api/games/{game}{rest}?invite={invite}")
        if status != 200:
            what = f"a finished game cannot be read{rest and ' as a replay'}"
            raise Violation(f"{what}: {status} {text}", game=game)
        return text

    async def _recheck_some(self, most):
        """Games that were read once stay as they are."""
        for game in self.trial.dice.sample(sorted(self.games), min(most, len(self.games))):
            await self._recheck_game(game)

    async def _recheck_game(self, game):
        invite, known = self.games[game]
        text = await self._get(game, invite)
        if hashlib.sha256(text.encode()).digest() != known:
            raise Violation("a finished game has become another one", game=game)
        self.rechecked += 1

    # ---- at the end

    async def recheck_all(self):
        for game in list(self.games):
            await self._recheck_game(game)

    async def verify(self):
        """By the script that uses no code of the project, and, if there is one, by vegas verify."""
        files = sorted(str(file) for file in self.folder.glob("*.json"))
        for first in range(0, len(files), BATCH_SIZE):
            await check_verified(verifiers.run_script, *files[first:first + BATCH_SIZE])
        for file in files if os.environ.get("VEGAS_CLI") else ():
            await check_verified(verifiers.run_vegas, "verify", file)
        return len(files)


async def check_verified(verifier, *words):
    """Raises Violation if the verifier does not say so."""
    try:
        done = await asyncio.to_thread(verifier, *words)
    except subprocess.TimeoutExpired:
        raise Violation(f"a verifier has not ended: {' '.join(words)[:300]}") from None
    right = (": verified", f": {verifiers.UNKNOWN_RULES}")  # of the script, a line for each file
    if done.returncode != 0 and not all(line.endswith(right) for line in done.stdout.splitlines()):
        raise Violation(f"a game is not verified: {done.stdout[-2000:]}{done.stderr[-2000:]}")


class TranscriptCheck:
    """One game: its transcript and its replay, and what the checker knows of it."""

    def __init__(self, history, number, transcript, replay):
        self.history, self.number = history, number
        self.transcript, self.replay = transcript, replay
        self.actions = transcript["actions"]
        first = history.decision_offset + 1
        self.decisions = range(first, first + len(self.actions))
        self.events_compared = self.acknowledged_compared = 0  # decisions of which somebody knew

    def violation(self, what, **where):
        return self.history.violation(what, game=self.number, **where)

    def check_all(self):
        history, transcript = self.history, self.transcript
        for name, known in (("commitment", history.commitments), ("result", history.results)):
            if self.number in known and known[self.number] != transcript[name]:
                raise self.violation(f"another {name} than the one that was told")
        self.check_replay()
        self.check_events()
        self.check_acknowledged()
        for decision, action in zip(self.decisions, self.actions):
            self.check_sent(decision, action)
        self.check_nothing_beyond()

    def check_replay(self):
        """The replay has the same acts, and leads to the same result."""
        steps, view = self.replay["steps"], self.replay["view"]
        acts = [(action["seat"], canonical(action["action"])) for action in self.actions]
        if [(step["seat"], canonical(step["action"])) for step in steps] != acts:
            raise self.violation("transcript and replay differ")
        for step in steps:
            patch.apply(view, step["patch"])
        if view["result"] != self.transcript["result"]:
            raise self.violation("the replay leads to another result")

    def check_events(self):
        start = self.history.start_events.get(self.number)
        if start is not None and start != canonical(self.replay["events"]):
            raise self.violation(f"the start was told as {start}, and is {self.replay['events']}")
        for decision, step in zip(self.decisions, self.replay["steps"]):
            game, events = self.history.events_by_decision.get(decision, (None, None))
            if game is None:
                continue
            if (game, events) != (self.number, canonical(step["events"])):
                raise self.violation(f"of game {game} {events} was told; the replay has "
                                     f"{step['events']}", decision=decision)
            self.events_compared += 1

    def check_acknowledged(self):
        for decision, action in zip(self.decisions, self.actions):
            known = self.history.acknowledged.get(decision)
            act = (self.number, action["seat"], canonical(action["action"]))
            self.acknowledged_compared += known is not None
            if known not in (None, act):
                raise self.violation(f"{known} was acknowledged; the transcript has {act}",
                                     decision=decision)

    def check_sent(self, decision, action):
        """What a person answered, a person of ours has sent as the answer to this decision."""
        if self.transcript["seats"][action["seat"]]["bot"] is not None or action.get("house"):
            return
        sent = self.history.sent.get(decision, {})
        if sent.get((action["seat"], without_preview(action["action"]))) != self.number:
            raise self.violation(f"nobody sent {action} for this decision, but {sorted(sent)}",
                                 decision=decision)

    def check_nothing_beyond(self):
        """Everything that was told of this game is in the transcript."""
        for records in (self.history.events_by_decision, self.history.acknowledged):
            for decision, record in records.items():
                if record[0] <= self.number and decision >= self.decisions.stop:
                    raise self.violation(f"{record} was told and is not in the transcript, which "
                                         f"ends with decision {self.decisions.stop - 1}",
                                         decision=decision)
