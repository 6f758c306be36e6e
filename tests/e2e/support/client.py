"""A client as an independent author would write it, and stricter: every message is checked.

It follows tables by patches alone, compares each snapshot with what it has, checks every hash, and
asks the referee about every view. A broken rule shows up as an exception in whatever the test waits
for next.
"""

import asyncio
import itertools
import json
import random
import zlib

import websockets

from support import PATIENCE, schemas
from support.patch import applied
from support.referee import Referee

HASH_EVERY = 32


class Refused(Exception):
    def __init__(self, error):
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = error["code"]
        self.data = error.get("data")


def checksum(view):
    public = {key: value for key, value in view.items() if key != "you"}
    text = json.dumps(public, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return f"{zlib.crc32(text.encode()):08x}"


class Table:
    """What a client knows of one table."""

    def __init__(self, snapshot):
        self.events = []
        self.hashes = 0
        self.compared = 0
        self.stale = False  # after a lost connection: the next snapshot may be ahead
        # To another server, or the line to its server is lost and found: then a snapshot comes.
        self.moves = False
        self.left = None
        self._take(snapshot)

    def _take(self, snapshot):
        self.epoch, self.v = snapshot["epoch"], snapshot["v"]
        self.view, self.prompt = snapshot["view"], snapshot["prompt"]
        self.stale = False
        self.referee = Referee(self.view)

    def snapshot(self, message):
        missed = message["epoch"] != self.epoch or message["v"] > self.v
        if self.stale or (self.moves and missed):
            self._take(message)
            return
        assert message["epoch"] == self.epoch, "another epoch within one connection"
        assert message["v"] == self.v, f"snapshot v {message['v']}, but the updates led to {self.v}"
        assert message["view"] == self.view, (
            f"patches lead to\n{json.dumps(self.view)}\nbut the snapshot is\n"
            f"{json.dumps(message['view'])}"
        )
        self.compared += 1
        if message["prompt"] is not None:
            self.prompt = message["prompt"]

    def update(self, message):
        if self.stale and message["v"] > self.v + 1:
            return  # the gap of a lost connection; table.sync fills it
        assert message["v"] == self.v + 1, f"update v {message['v']} after {self.v}"
        self.v = message["v"]
        self.view = applied(self.view, message["patch"] + message.get("private", []))
        assert ("hash" in message) == (self.v % HASH_EVERY == 0), f"hash at v {self.v}?"
        if "hash" in message:
            assert message["hash"] == checksum(self.view), f"hash at v {self.v}"
            self.hashes += 1
        self.events += message["events"]
        if any(event["kind"] == "rematch" for event in message["events"]):
            self.prompt, self.referee = None, Referee(self.view)
        else:
            self.referee.look(self.view, message["events"])

    @property
    def status(self):
        return self.view["table"]["status"]

    @property
    def seat(self):
        return self.view["you"]["seat"] if self.view["you"] else None

    def asked(self, answered):
        """The open prompt if it is ours and newer than the decision `answered`."""
        prompt = self.prompt
        if self.status != "playing" or prompt is None or "actions" not in prompt:
            return None
        return prompt if prompt["decision"] > answered else None


class Client:
    # Every message is checked against the schemas. Where hundreds of clients share a processor and
    # somebody measures how long they wait, that would be most of it.
    checks_schemas = True

    def __init__(self, socket):
        self.socket = socket
        self.frames = []  # every text as it came
        self.messages = []  # the same as objects
        self.tables = {}
        self.me = None  # the last welcome
        self.closed = None  # code and reason
        self.broken = None  # what was wrong with a message
        self._ids = itertools.count(1)
        self._changed = asyncio.Event()
        self._reading = asyncio.ensure_future(self._read())

    # ---- connecting

    @classmethod
    async def connect(cls, server, through=None, **hello):
        """With hello() fields; without them the hello is left to the test. `through`: more of what
        websockets.connect takes."""
        socket = await websockets.connect(
            server.ws, subprotocols=["vegas.v1"], max_size=None, max_queue=None,
            open_timeout=PATIENCE, close_timeout=5, ping_interval=None,
            ssl=getattr(server, "tls", None), **(through or {}),
        )
        client = cls(socket)
        if hello:
            await client.hello(**hello)
        return client

    async def hello(self, **fields):
        self.me = await self.request("hello", protocol=1, **fields)
        return self.me

    async def close(self):
        await self.socket.close()
        await self._reading
        if self.broken:
            raise self.broken

    async def cut(self):
        """Without a close handshake, as when the network is gone."""
        self.socket.transport.abort()
        await self._reading
        for table in self.tables.values():
            table.stale = True

    # ---- reading

    async def _read(self):
        try:
            async for text in self.socket:
                assert isinstance(text, str), "a binary frame"
                message = json.loads(text)
                self.frames.append(text)
                if self.checks_schemas:
                    schemas.check_server_text(text, message)
                self._take(message)
                self.messages.append(message)
                self._changed.set()
        except websockets.ConnectionClosed:
            pass
        except Exception as error:
            self.broken = error
        self.closed = (self.socket.close_code, self.socket.close_reason)
        self._changed.set()

    def _take(self, message):
        ev, name = message.get("ev"), message.get("table")
        if ev == "snapshot" and name in self.tables:
            self.tables[name].snapshot(message)
        elif ev == "snapshot":
            self.tables[name] = Table(message)
        elif name not in self.tables:
            return  # a table of ours from an earlier connection, not yet asked for
        elif ev == "update":
            self.tables[name].update(message)
        elif ev == "prompt":
            self._take_prompt(self.tables[name], message)
        elif ev == "left":
            self.tables.pop(name).left = message["reason"]

    @staticmethod
    def _take_prompt(table, prompt):
        if table.prompt is not None:
            assert prompt["decision"] >= table.prompt["decision"], "an older decision again"
        if prompt["seat"] == table.seat:
            assert prompt.get("actions"), f"the seat that decides gets its actions: {prompt}"
        else:
            assert "actions" not in prompt, f"actions of another seat: {prompt}"
        table.prompt = prompt

    async def wait(self, condition, what="it"):
        """The first true value of condition(), which is asked after every message."""

        async def until():
            while True:
                if self.broken:
                    raise self.broken
                value = condition()
                if value:
                    return value
                if self.closed:
                    raise ConnectionError(f"closed with {self.closed} while waiting for {what}")
                self._changed.clear()
                await self._changed.wait()

        try:
            return await asyncio.wait_for(until(), PATIENCE)
        except asyncio.TimeoutError:
            last = self.frames[-1] if self.frames else None
            raise AssertionError(f"waited for {what}; the last message was {last}") from None

    async def wait_ev(self, ev, after=0, **fields):
        """The first message from number `after` on with this `ev` and these fields."""

        def found():
            for message in self.messages[after:]:
                if message.get("ev") == ev and fields.items() <= message.items():
                    return message
            return None

        return await self.wait(found, f"{ev} {fields}")

    async def wait_event(self, table, kind, **fields):
        wanted = {"kind": kind, **fields}

        def found():
            events = self.tables[table].events
            return next((event for event in events if wanted.items() <= event.items()), None)

        return await self.wait(found, f"the event {wanted}")

    async def wait_closed(self):
        await asyncio.wait_for(self._reading, PATIENCE)
        if self.broken:
            raise self.broken
        return self.closed[0]

    # ---- asking

    async def send(self, message):
        """As it is: an object, or a text that may not even be JSON."""
        text = message if isinstance(message, (str, bytes)) else json.dumps(message)
        await self.socket.send(text)

    async def request(self, op, **fields):
        message = {"op": op, "id": next(self._ids), **fields}
        if self.checks_schemas:
            schemas.check_request(message)
        return await self.ask(message)

    async def ask(self, message):
        """Sends a request that may be wrong; the reply, or Refused."""
        start = len(self.messages)
        await self.send(message)

        def answer():
            later = self.messages[start:]
            return next((m for m in later if "re" in m and m["re"] == message["id"]), None)

        reply = await self.wait(answer, f"the reply to {message}")
        if "error" in reply:
            raise Refused(reply["error"])
        return reply

    # ---- tables

    async def create(self, ruleset, **fields):
        reply = await self.request("table.create", ruleset=ruleset, **fields)
        await self.wait(lambda: reply["table"] in self.tables, "the snapshot of a new table")
        return reply

    async def join(self, **fields):
        return await self.request("table.join", **fields)

    async def sync(self, table):
        """Compares what the patches gave with the server's view."""
        before = self.tables[table].compared
        await self.request("table.sync", table=table)
        assert self.tables[table].compared == before + 1

    async def play(self, table, choose=random.choice, sync_every=9, until=None):
        """Answers own prompts until the game is over, or until(table state)."""
        state, answered, acts = self.tables[table], 0, 0
        while True:
            prompt = await self.wait(
                lambda: (until is not None and until(state))
                or state.asked(answered)
                or state.status == "finished",
                "an own prompt, or the end",
            )
            if not isinstance(prompt, dict):
                break
            answered = prompt["decision"]
            action = dict(choose(prompt["actions"]))
            if random.random() < 0.5:
                action.pop("shows", None)
            await self.request("act", table=table, decision=answered, action=action)
            acts += 1
            if sync_every and acts % sync_every == 0:
                await self.sync(table)
        if until is None:
            await self.sync(table)
        return state


def last_prompt_of(clients, table):
    """The one client that is asked, with its prompt."""
    for client in clients:
        prompt = client.tables[table].asked(0)
        if prompt and prompt["seat"] == client.tables[table].seat:
            return client, prompt
    return None
