"""A client as an independent author would write it with the kit, and stricter: every message is
checked.

It follows tables by patches alone, compares each snapshot with what it has, checks every hash, and
asks the referee about every view. A broken rule shows up as an exception in whatever the test waits
for next.
"""

import asyncio
import copy
import json
import random
import weakref

from support import PATIENCE, schemas
from support.followed import Followed
from support.referee import Referee
from vegas import Line, Refused


class Table(Followed):
    """What a client knows of one table. Views and messages that somebody keeps stay as they are."""

    def __init__(self, client, snapshot):
        super().__init__(client, copy.deepcopy(snapshot))
        self.events = []
        # To another server, or the line to its server is lost and found: then a snapshot comes.
        self.moves = False
        self.left = None
        self.referee = Referee(self.view)

    def hear(self, message):
        """After a lost connection, while `stale`, the next snapshot may be ahead."""
        if self.stale and message["ev"] == "update":
            if message["v"] > self.v + 1:
                return True  # the gap of a lost connection; table.sync fills it
            self.stale = False  # for this one
            try:
                return self.hear(message)
            finally:
                self.stale = True
        if message["ev"] == "update":
            self.view = copy.deepcopy(self.view)
        if message["ev"] in ("update", "snapshot"):
            message = copy.deepcopy(message)
        super().hear(message)
        if message["ev"] == "update":
            self._look(message["events"])
        elif message["ev"] == "left":
            self.left = message["reason"]
        return True

    def check_snapshot(self, message):
        if self.stale or (self.moves and self.is_ahead(message)):
            self.referee = Referee(message["view"])
        else:
            super().check_snapshot(message)

    def _look(self, events):
        self.events += events
        if any(event["kind"] == "rematch" for event in events):
            self.referee = Referee(self.view)
        else:
            self.referee.look(self.view, events)

    def asked(self, answered):
        """The open prompt if it is ours and newer than the decision `answered`."""
        prompt = self.own_prompt
        return prompt if prompt and prompt["decision"] > answered else None


class Client:
    connected = weakref.WeakSet()  # all that a test has made, for its end

    def __init__(self):
        self.line = None
        self.frames = []  # every text as it came
        self.messages = []  # the same as objects
        self.tables = {}
        self.me = None  # the last welcome
        self.broken = None  # what was wrong with a message

    # ---- connecting

    @classmethod
    async def connect(cls, server, through=None, **hello):
        """With hello() fields; without them the hello is left to the test. `through`: more of what
        websockets.connect takes."""
        client = cls()
        client.line = await Line.connect(
            server.ws, client._hear, max_size=None, max_queue=None, open_timeout=PATIENCE,
            close_timeout=5, ping_interval=None, compression="deflate",
            ssl=getattr(server, "tls", None), **(through or {}),
        )
        cls.connected.add(client)
        if hello:
            await client.hello(**hello)
        return client

    async def hello(self, **fields):
        self.me = await self.request("hello", protocol=1, **fields)
        return self.me

    async def close(self):
        await self.line.close()
        if self.broken:
            raise self.broken

    async def cut(self):
        """Without a close handshake, as when the network is gone."""
        self.line.cut()
        await asyncio.wait([self.line.reading])
        for table in self.tables.values():
            table.stale = True

    @property
    def closed(self):
        """Code and reason, when it is."""
        socket = self.line.socket
        return None if self.line.is_open else (socket.close_code, socket.close_reason)

    # ---- reading

    def _hear(self, message, _):
        try:
            text = self.line.text
            assert isinstance(text, str), "a binary frame"
            self.frames.append(text)
            schemas.check_server_text(text, message)
            self._take(message)
            self.messages.append(message)
        except Exception as error:
            self.broken = error
            raise

    def _take(self, message):
        ev, name = message.get("ev"), message.get("table")
        if ev == "snapshot" and name not in self.tables:
            self.tables[name] = Table(self, message)
        elif ev in ("snapshot", "update", "prompt", "left") and name in self.tables:
            self.tables[name].hear(message)  # others are of an earlier connection

    async def wait(self, condition, what="it"):
        """The first true value of condition(), which is asked after every message."""

        async def until():
            while True:
                if self.broken:
                    raise self.broken
                self.line.changed.clear()
                value = condition()
                if value:
                    return value
                if self.closed:
                    raise ConnectionError(f"closed with {self.closed} while waiting for {what}")
                await self.line.changed.wait()

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
        await asyncio.wait([self.line.reading], timeout=PATIENCE)
        if self.broken:
            raise self.broken
        return self.closed[0]

    # ---- asking

    async def send(self, message):
        """As it is: an object, or a text that may not even be JSON."""
        await self.line.say(message if isinstance(message, (str, bytes)) else json.dumps(message))

    async def request(self, op, **fields):
        """The reply, or Refused."""
        schemas.check_request({"op": op, "id": 1, **fields})
        try:
            return await asyncio.wait_for(self.line.request(op, **fields), PATIENCE)
        except ConnectionError:
            raise self.broken or ConnectionError(
                f"closed with {self.closed} while waiting for the reply to {op}") from None
        except asyncio.TimeoutError:
            raise AssertionError(f"waited for the reply to {op} {fields}") from None

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
