"""The real clients at a cheating server, and the verdict of each on its game afterwards.

right: nothing is wrong and nothing is left open. doubtful: nothing is wrong, but a start was broken
off, or the client knows of no seed of its own. wrong: the transcript is not that of the game that
the client saw begin. none: there is no transcript, or the client saw nothing of its game."""

import asyncio
import json
import os
import tempfile
from typing import NamedTuple

from support import TIMEOUT_S
from support.kits import TypeScriptKit
from support.server import program_path
from support.transcripts import script
from vegas import Client as Kit
from vegas import Refused, check_own_seed

VERDICTS = ("right", "doubtful", "wrong", "none")
NAME = "Client"


class Trial(NamedTuple):
    verdict: str
    other_games: int = 0  # of which the client has evidence, and no transcript


def is_right(transcript):
    """By the rules, and of the seeds that stand in it."""
    try:
        return script.verify(transcript) == ("verified", 0)
    except (ValueError, LookupError, TypeError):
        return False


def verdict_of(transcript, evidence, is_contradicted, has_own_seed, broken_starts):
    """Of a kit, which leaves the dice to a verifier."""
    if transcript is None or evidence is None:
        return "none"
    if not is_right(transcript) or is_contradicted:
        return "wrong"
    return "right" if has_own_seed and broken_starts == 0 else "doubtful"


def first_action(_, prompt):
    return prompt["actions"][0]


class PythonClient:
    async def __aenter__(self):
        return self

    async def __aexit__(self, *_):
        pass

    async def play(self, server):
        async with asyncio.timeout(TIMEOUT_S), Kit(server.ws, NAME) as kit:
            table = await kit.create("classic", seats=2)
            await table.begin()
            await table.play(first_action)
            game = table.view["table"]["game"]
            try:
                transcript = (await kit.request("history", game=game))["transcript"]
            except Refused:
                transcript = None
        return self._judge(transcript, dict(table.seeds.evidence), game)

    @staticmethod
    def _judge(transcript, known, game):
        evidence = known.pop(game, None)
        if transcript is None or evidence is None:
            return Trial("none", len(known))
        found = check_own_seed(transcript, evidence)
        gave = evidence.seed != ""
        return Trial(verdict_of(
            transcript, evidence,
            not found.commitment or gave and not (found.own_seed and found.others_first),
            found.own_seed, found.broken_starts), len(known))


# Plays a game for each line of its input, and says what it has found.
TYPESCRIPT_CLIENT = """
import readline from "node:readline";
import { Client, checkSeeds } from "./index.js";

async function play(address) {
    const client = await Client.connect(address, "Client");
    const table = await client.create("classic", { seats: 2 });
    await table.begin();
    await table.play((_, question) => question.actions[0]);
    const game = table.view.table.game;
    const evidence = client.evidence.get(game) ?? null;
    const transcript = await client.request("history", { game }).then(
        (told) => told.transcript, () => null);
    const found = transcript && evidence && (await checkSeeds(transcript, evidence));
    client.close();
    return { transcript, evidence, found, games: client.evidence.size };
}

for await (const line of readline.createInterface({ input: process.stdin })) {
    console.log(JSON.stringify(await play(line)));
}
"""


class TypeScriptClient:
    """One process of Node for all trials."""

    async def __aenter__(self):
        self._kit = TypeScriptKit()
        self._kit.__enter__()
        (self._kit.path / "cheated.js").write_text(TYPESCRIPT_CLIENT)
        self._node = await asyncio.create_subprocess_exec(
            *map(str, self._kit.command("cheated.js")), limit=2**22,
            stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE)
        return self

    async def __aexit__(self, *_):
        self._node.stdin.close()
        await self._node.wait()
        self._kit.__exit__()

    async def play(self, server):
        self._node.stdin.write(f"{server.ws}\n".encode())
        line = await asyncio.wait_for(self._node.stdout.readline(), TIMEOUT_S)
        told = json.loads(line)
        found, evidence = told["found"], told["evidence"]
        others = told["games"] - (evidence is not None)
        if found is None:
            return Trial("none", others)
        parts = [found["commitment"], found["own"], found["others"]]
        return Trial(verdict_of(told["transcript"], evidence, False in parts,
                                None not in parts, evidence["brokenStarts"]), others)


class TerminalClient:
    """A process of `vegas play` for each game, and one of `vegas verify`."""

    async def __aenter__(self):
        self._folder = tempfile.TemporaryDirectory()
        return self

    async def __aexit__(self, *_):
        self._folder.cleanup()

    async def _run(self, state, command, server, *words):
        process = await asyncio.create_subprocess_exec(
            program_path("VEGAS_CLI"), command, "--server", server.ws, "--name", NAME, *words,
            stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
            env={"HOME": state, "XDG_STATE_HOME": state, "LANG": "C.UTF-8", "NO_COLOR": "1"})
        out, err = await asyncio.wait_for(process.communicate(), TIMEOUT_S)
        return process.returncode, out.decode(), err.decode()

    async def play(self, server):
        state = tempfile.mkdtemp(dir=self._folder.name)
        code, out, err = await self._run(state, "play", server, "--ruleset", "classic",
                                         "--seats", "2", "--plain")
        table = server.tables[-1]
        assert table.sixes is not None, f"the game did not end: {code}\n{out}{err}"
        _, out, err = await self._run(state, "verify", server, table.game)
        return Trial(self._verdict_of(out), self._count_games(state) - 1)

    @staticmethod
    def _verdict_of(words):
        if words.startswith("wrong"):
            return "wrong"
        if not words.startswith("verified") or "saw nothing of it" in words:
            return "none"
        has_own_seed = "start: your seed is in it" in words
        return "doubtful" if "broken off" in words or not has_own_seed else "right"

    @staticmethod
    def _count_games(state):
        for folder, _, names in os.walk(state):
            for name in names:
                if name.endswith("_games"):
                    with open(os.path.join(folder, name)) as file:
                        return len(json.load(file))
        return 0


CLIENTS = {"python": PythonClient, "terminal": TerminalClient, "typescript": TypeScriptClient}
