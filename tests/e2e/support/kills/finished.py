"""Finished games: read over HTTP, compared with all that anybody was told, and verified."""

import asyncio
import hashlib
import json
import os
import pathlib
import subprocess

from support import verifiers
from support.followed import Wrong, canonical
from support.kills.witness import bare
from vegas import Lost, patch

AT_ONCE = 100  # files for one run of the script


class Finished:
    """Reads each game as soon as it is known to be over, and some again after each restart."""

    def __init__(self, trial, folder):
        self.trial, self.witness = trial, trial.witness
        self.folder = pathlib.Path(folder)
        self.games = {}  # id -> (invite, hash of the transcript's text)
        self.actions = self.told = self.acked = self.again = 0

    # ---- while games go on

    async def live(self):
        start = 0
        while True:
            try:
                await self.read_all()
                if start != self.trial.world.start:
                    start = self.trial.world.start
                    await self._read_again(5)
            except Lost:
                pass
            await asyncio.sleep(0.2)

    async def read_all(self):
        """Compares every game that is over and was not compared yet."""
        for account in list(self.witness.accounts.values()):
            while account.compared < account.finished_games():
                await self._read(account, account.compared + 1)

    async def _read(self, account, number):
        game = f"{account.id}-{number}"
        text = await self._get(game, account.invite)
        replay = await self._get(game, account.invite, "/replay")
        mark = ',"transcript":'
        if replay[replay.index(mark) + len(mark):replay.rindex("}")] != text:
            raise account.wrong("the transcript within the replay is another one", game=game)
        transcript = json.loads(text)
        compared = Compared(account, number, transcript, json.loads(replay))
        compared.all()
        self.told += compared.told
        self.acked += compared.acked
        account.settled(number, transcript["actions"])
        self.actions += len(transcript["actions"])
        self.games[game] = (account.invite, hashlib.sha256(text.encode()).digest())
        (self.folder / f"{game}.json").write_text(text)

    async def _get(self, game, invite, rest=""):
        status, text = await self.trial.get(f"/api/games/{game}{rest}?invite={invite}")
        if status != 200:
            raise Wrong(f"a finished game cannot be read{rest and ' as a replay'}: {status} {text}",
                        game=game)
        return text

    async def _read_again(self, most):
        """Games that were read once stay as they are."""
        for game in self.trial.dice.sample(sorted(self.games), min(most, len(self.games))):
            await self._check_again(game)

    async def _check_again(self, game):
        invite, known = self.games[game]
        text = await self._get(game, invite)
        if hashlib.sha256(text.encode()).digest() != known:
            raise Wrong("a finished game has become another one", game=game)
        self.again += 1

    # ---- at the end

    async def read_every_one_again(self):
        for game in list(self.games):
            await self._check_again(game)

    async def verify(self):
        """By the script that uses no code of the project, and, if there is one, by vegas verify."""
        files = sorted(str(file) for file in self.folder.glob("*.json"))
        for first in range(0, len(files), AT_ONCE):
            await verified(verifiers.script, *files[first:first + AT_ONCE])
        for file in files if os.environ.get("VEGAS_CLI") else ():
            await verified(verifiers.vegas, "verify", file)
        return len(files)


async def verified(verifier, *words):
    """Raises Wrong if the verifier does not say so."""
    try:
        done = await asyncio.to_thread(verifier, *words)
    except subprocess.TimeoutExpired:
        raise Wrong(f"a verifier has not ended: {' '.join(words)[:300]}") from None
    if done.returncode != 0:
        raise Wrong(f"a game is not verified: {done.stdout[-2000:]}{done.stderr[-2000:]}")


class Compared:
    """One game: its transcript and its replay, and what the witness knows of it."""

    def __init__(self, account, number, transcript, replay):
        self.account, self.number = account, number
        self.transcript, self.replay = transcript, replay
        self.actions = transcript["actions"]
        self.decisions = range(account.base + 1, account.base + len(self.actions) + 1)
        self.told = self.acked = 0  # decisions of which somebody knew

    def wrong(self, what, **where):
        return self.account.wrong(what, game=self.number, **where)

    def all(self):
        account, transcript = self.account, self.transcript
        for name, told in (("commitment", account.commitments), ("result", account.results)):
            if self.number in told and told[self.number] != transcript[name]:
                raise self.wrong(f"another {name} than the one that was told")
        self.replay_fits()
        self.told_fits()
        self.acked_fits()
        for decision, action in zip(self.decisions, self.actions):
            self.was_asked_for(decision, action)
        self.nothing_beyond()

    def replay_fits(self):
        """The replay tells the same answers, and leads to the same result."""
        steps, view = self.replay["steps"], self.replay["view"]
        answers = [(action["seat"], canonical(action["action"])) for action in self.actions]
        if [(step["seat"], canonical(step["action"])) for step in steps] != answers:
            raise self.wrong("transcript and replay differ")
        for step in steps:
            patch.apply(view, step["patch"])
        if view["result"] != self.transcript["result"]:
            raise self.wrong("the replay leads to another result")

    def told_fits(self):
        start = self.account.starts.get(self.number)
        if start is not None and start != canonical(self.replay["events"]):
            raise self.wrong(f"the start was told as {start}, and is {self.replay['events']}")
        for decision, step in zip(self.decisions, self.replay["steps"]):
            game, events = self.account.told_of.get(decision, (None, None))
            if game is None:
                continue
            if (game, events) != (self.number, canonical(step["events"])):
                raise self.wrong(f"of game {game} {events} was told; the replay has "
                                 f"{step['events']}", decision=decision)
            self.told += 1

    def acked_fits(self):
        for decision, action in zip(self.decisions, self.actions):
            acked = self.account.acked.get(decision)
            answer = (self.number, action["seat"], canonical(action["action"]))
            self.acked += acked is not None
            if acked not in (None, answer):
                raise self.wrong(f"{acked} was acknowledged; the transcript has {answer}",
                                 decision=decision)

    def was_asked_for(self, decision, action):
        """What a person answered, a person of ours has sent as the answer to this decision."""
        if self.transcript["seats"][action["seat"]]["bot"] is not None or action.get("house"):
            return
        sent = self.account.sent.get(decision, {})
        if sent.get((action["seat"], bare(action["action"]))) != self.number:
            raise self.wrong(f"nobody sent {action} for this decision, but {sorted(sent)}",
                             decision=decision)

    def nothing_beyond(self):
        """Everything that was told of this game is in the transcript."""
        for pages in (self.account.told_of, self.account.acked):
            for decision, page in pages.items():
                if page[0] <= self.number and decision >= self.decisions.stop:
                    raise self.wrong(f"{page} was told and is not in the transcript, which ends "
                                     f"with decision {self.decisions.stop - 1}", decision=decision)
