#!/usr/bin/python3
"""Plays a short game of two against a real server and writes protocol/session.md.

    VEGASD=.../vegasd tests/e2e/record_session.py

Every message is as it was on the wire, but for tokens, which are a fixed text of the same form.
"""

import asyncio
import hashlib
import json

from support import ROOT
from support.client import Client, Refused
from support.server import Server
from support.tables import current_decision

TOKEN = "a-secret-that-only-Anna-knows"
SHOWN = 7  # decisions of Anna that are shown in full before the middle of the game is left out


class RecordingClient(Client):
    """Writes down what goes over its socket, in order."""

    def __init__(self):
        super().__init__()
        self.lines = []

    @classmethod
    async def connect(cls, server, tables=None, **hello):
        """`tables`: what the player knew on an earlier connection."""
        client = await super().connect(server)
        client.tables = tables or {}
        send_text = client.connection.say

        async def record_and_send(text):
            message = json.loads(text)
            shown = {**message, "token": TOKEN} if "token" in message else message
            client.lines.append("→ " + json.dumps(shown, ensure_ascii=False,
                                                  separators=(",", ":")))
            await send_text(text)

        client.connection.say = record_and_send
        await client.hello(**hello)
        return client

    def _dispatch(self, message):
        super()._dispatch(message)
        text = self.connection.text
        self.lines.append("← " + text.replace(message.get("token", TOKEN), TOKEN))

    def mark_cut(self):
        lines, self.lines = self.lines, []
        return lines


def richest_action(seat, actions):
    def worth(action):
        return action["kind"] == "place" and seat in action["shows"]["wins"]

    return next((action for action in actions if worth(action)), actions[-1])


async def decide(clients, table):
    decider, prompt, _ = await current_decision(clients, table)
    decision = prompt["decision"]
    await decider.request(
        "act", table=table, decision=decision,
        action=richest_action(prompt["seat"], prompt["actions"])
    )
    for client in clients:
        state = client.tables[table]
        await client.wait(
            lambda s=state: s.status == "finished" or s.prompt["decision"] > decision, "the next"
        )


async def come_back(server, anna, ben, table):
    """Anna, on another connection."""
    state = anna.tables[table]
    await anna.cut()
    await ben.wait_event(table, "away", seat=state.seat)
    back = await RecordingClient.connect(server, tables=anna.tables, token=anna.welcome["token"],
                                         caps=["seeds"])
    v = state.v
    reply = await back.request("table.sync", table=table, epoch=state.epoch, v=v)
    await back.wait(lambda: state.v == v + reply["missed"], "what was missed")
    state.stale = False
    return back


async def opening(server):
    anna = await RecordingClient.connect(server, name="Anna", caps=["seeds"])
    ben = await Client.connect(server, name="Ben", caps=["seeds"])
    yield "Hello", "Anna connects and says who she is.", anna.mark_cut()
    made = await anna.create(
        "royale-basic", seats=2, options={"first_seat": 0}, clock={"decision_ms": 60000}
    )
    table = made["table"]
    yield "A table", "She opens a private table for two; the invite brings Ben in.", anna.mark_cut()
    await ben.join(invite=made["invite"])
    await anna.wait_event(table, "joined", seat=1)
    yield "Ben sits down", "Everybody at the table sees it.", anna.mark_cut()
    async for part in starting(anna, ben, table):
        yield part
    async for part in playing(anna, ben, table):
        yield part
    anna = await come_back(server, anna, ben, table)
    yield (
        "The connection breaks", "Anna's connection is gone for a moment. She comes back with the "
        "token of her last `welcome`, and asks for what she has missed. An update that comes "
        "before the reply does not fit what she holds: she ignores it, and it comes again.",
        anna.mark_cut(),
    )
    async for part in ending(anna, ben, table):
        yield part
    await asyncio.gather(anna.close(), ben.close())


async def starting(anna, ben, table):
    """Ben is the last one to be ready, and shows his seed first."""
    seeds = {anna: "Anna's dice", ben: "Ben's dice"}
    for client, seed in seeds.items():
        await client.give_seed(table, hash=hashlib.sha256(seed.encode()).hexdigest())
    yield (
        "Hashes first", "Each of them chooses a seed, now that the table has its commitment, and "
        "gives its hash. Neither can choose knowing the other's seed.", anna.mark_cut(),
    )
    for client in seeds:
        await client.request("table.ready", table=table)
    await anna.wait(lambda: "seed_exchange" in anna.tables[table].view["table"], "the start")
    await ben.give_seed(table, seed=seeds[ben])
    await anna.wait(lambda: anna.tables[table].view["table"]["seed_exchange"]["seats"] == [0],
                    "the wait for Anna")
    await anna.give_seed(table, seed=seeds[anna])
    for client in seeds:
        await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")
    yield (
        "The game starts", "Both are ready, so the seeds are asked for, and then the game starts. "
        "All seeds are shown now. The same update opens the first decision: Anna, who is on seat "
        "0, gets the prompt with its actions.", anna.mark_cut(),
    )


async def playing(anna, ben, table):
    clients = [anna, ben]
    try:
        await anna.request("act", table=table, decision=9, action={"kind": "roll"})
    except Refused:
        pass
    yield "A mistake", "An error changes nothing; the prompt still stands.", anna.mark_cut()
    for _ in range(SHOWN):
        await decide(clients, table)
    yield (
        "Turns", "Anna answers by sending one of the actions back. The reply is the update that "
        "tells what came of it, with the next prompt. Ben's prompts come without actions.",
        anna.mark_cut(),
    )


async def ending(anna, ben, table):
    clients = [anna, ben]
    while not any('"private"' in line and "card_won" in line for line in anna.lines):
        anna.lines = anna.lines[-1:]
        await decide(clients, table)
    await anna.sync(table)
    yield (
        "The end of a round", "Later, the last dice of the round are placed and the casinos pay. "
        "`private` is Anna's own money: Ben's update has his own instead, or none. The snapshot is "
        "what Anna holds by now, patch by patch.", anna.mark_cut(),
    )
    while anna.tables[table].status != "finished":
        await anna.request("table.sync", table=table)
        anna.lines = anna.lines[-1:]
        await decide(clients, table)
    yield (
        "The end", "Two rounds later: a last snapshot, and the last update. Money is open now, and "
        "`server_seed` lets everybody check the dice.", anna.mark_cut(),
    )


async def main():
    server = Server(bot_pause_ms=0)
    text = [
        "# A recorded session\n",
        "What goes over Anna's socket in a game of `royale-basic` for two: → she says, ← the "
        "server says.",
        "Every message is real; the token is replaced by a fixed text, and the middle of the game "
        "is left out.",
        "Written by `tests/e2e/record_session.py`.\n",
    ]
    try:
        async for title, words, lines in opening(server):
            text += [f"## {title}\n", words + "\n", "```", *lines, "```\n"]
    finally:
        server.stop()
    (ROOT / "protocol" / "session.md").write_text("\n".join(text).rstrip() + "\n")


if __name__ == "__main__":
    asyncio.run(main())
