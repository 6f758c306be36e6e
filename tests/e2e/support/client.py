"""A client as an independent author would write it with the kit, and stricter: every message is
checked.

It follows tables by patches alone, compares each snapshot with what it has, and checks every hash,
and every view against the rules. A broken rule shows up as an exception in whatever the test waits
for next.
"""

import asyncio
import json
import random
import weakref

from support import TIMEOUT_S, schemas
from support.patch import deep_copy
from support.rules_checker import RulesChecker
from support.table_tracker import TableTracker, check_reply
from vegas import Line, Refused


class ClientTable(TableTracker):
    """What a client knows of one table. Views and messages that somebody keeps stay as they are."""

    def __init__(self, client, snapshot):
        super().__init__(client, deep_copy(snapshot))
        self.events = []
        # To another server, or the line to its server is lost and found: then a snapshot comes.
        self.may_move = False
        self.left_reason = None
        self.rules_checker = RulesChecker(self.view)

    def hear(self, message):
        """After a lost connection, while `stale`, the next snapshot may be ahead."""
        if self.stale and message["ev"] == "update":
            if message["v"] != self.v + 1:
                return True  # table.sync fills the gap, and repeats what came before its reply
            self.stale = False  # for this one
            try:
                return self.hear(message)
            finally:
                self.stale = True
        if message["ev"] == "update":
            self.view = deep_copy(self.view)
        if message["ev"] in ("update", "snapshot"):
            message = deep_copy(message)
        super().hear(message)
        if message["ev"] == "update":
            self._check_events(message["events"])
        elif message["ev"] == "left":
            self.left_reason = message["reason"]
        return True

    def check_snapshot(self, message):
        if self.stale or (self.may_move and self.is_ahead(message)):
            self.rules_checker = RulesChecker(message["view"])
        else:
            super().check_snapshot(message)

    def _check_events(self, events):
        self.events += events
        if any(event["kind"] == "rematch" for event in events):
            self.rules_checker = RulesChecker(self.view)
        else:
            self.rules_checker.check(self.view, events)

    def own_prompt_after(self, last_decision):
        """The open prompt if it is ours and newer than the decision `answered`."""
        prompt = self.own_prompt
        return prompt if prompt and prompt["decision"] > last_decision else None


class Client:
    instances = weakref.WeakSet()  # all that a test has made, for its end

    def __init__(self):
        self.connection = None
        self.frames = []  # every text as it came
        self.messages = []  # the same as objects
        self.tables = {}
        self.welcome = None  # the last welcome
        self.error = None  # what was wrong with a message

    # ---- connecting

    @classmethod
    async def connect(cls, server, through=None, **hello):
        """With hello() fields; without them the hello is left to the test. `through`: more of what
        websockets.connect takes."""
        client = cls()
        client.connection = await Line.connect(
            server.ws, client._on_message, max_size=None, max_queue=None, open_timeout=TIMEOUT_S,
            close_timeout=5, ping_interval=None, compression="deflate",
            ssl=getattr(server, "tls", None), **(through or {}),
        )
        cls.instances.add(client)
        if hello:
            await client.hello(**hello)
        return client

    async def hello(self, **fields):
        self.welcome = await self.request("hello", protocol=1, **fields)
        return self.welcome

    async def close(self):
        await self.connection.close()
        if self.error:
            raise self.error

    async def cut(self):
        """Without a close handshake, as when the network is gone."""
        self.connection.cut()
        await asyncio.wait([self.connection.reading])
        for table in self.tables.values():
            table.stale = True

    @property
    def closed(self):
        """Code and reason, when it is."""
        socket = self.connection.socket
        return None if self.connection.is_open else (socket.close_code, socket.close_reason)

    # ---- reading

    def _on_message(self, message, request):
        try:
            text = self.connection.text
            assert isinstance(text, str), "a binary frame"
            self.frames.append(text)
            schemas.check_server_text(text, message)
            check_reply(message, request)
            self._dispatch(message)
            self.messages.append(message)
        except Exception as error:
            self.error = error
            raise

    def _dispatch(self, message):
        ev, name = message.get("ev"), message.get("table")
        if ev == "snapshot" and name not in self.tables:
            self.tables[name] = ClientTable(self, message)
        elif ev in ("snapshot", "update", "left") and name in self.tables:
            self.tables[name].hear(message)  # others are of an earlier connection

    async def wait(self, condition, what="it"):
        """The first true value of condition(), which is asked after every message."""

        async def until():
            while True:
                if self.error:
                    raise self.error
                self.connection.changed.clear()
                value = condition()
                if value:
                    return value
                if self.closed:
                    raise ConnectionError(f"closed with {self.closed} while waiting for {what}")
                await self.connection.changed.wait()

        try:
            return await asyncio.wait_for(until(), TIMEOUT_S)
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

    def prompts(self, after=0):
        """Those in updates and snapshots, from message number `after` on."""
        return [message["prompt"] for message in self.messages[after:] if message.get("prompt")]

    async def wait_event(self, table, kind, **fields):
        wanted = {"kind": kind, **fields}

        def found():
            events = self.tables[table].events
            return next((event for event in events if wanted.items() <= event.items()), None)

        return await self.wait(found, f"the event {wanted}")

    async def wait_closed(self):
        await asyncio.wait([self.connection.reading], timeout=TIMEOUT_S)
        if self.error:
            raise self.error
        return self.closed[0]

    # ---- asking

    async def send(self, message):
        """As it is: an object, or a text that may not even be JSON."""
        await self.connection.say(message
                                  if isinstance(message, (str, bytes)) else json.dumps(message))

    async def request(self, op, **fields):
        """The reply, or Refused."""
        schemas.check_request({"op": op, "id": 1, **fields})
        try:
            return await asyncio.wait_for(self.connection.request(op, **fields), TIMEOUT_S)
        except ConnectionError:
            raise self.error or ConnectionError(
                f"closed with {self.closed} while waiting for the reply to {op}") from None
        except asyncio.TimeoutError:
            raise AssertionError(f"waited for the reply to {op} {fields}") from None

    async def request_raw(self, message):
        """Sends a request that may be wrong; the reply, or Refused."""
        start = len(self.messages)
        await self.send(message)

        def reply_to_it():
            later = self.messages[start:]
            return next((m for m in later if "re" in m and m["re"] == message["id"]), None)

        reply = await self.wait(reply_to_it, f"the reply to {message}")
        if "error" in reply:
            raise Refused(reply["error"])
        return reply

    # ---- tables

    async def create(self, ruleset, **fields):
        reply = await self.request("table.create", ruleset=ruleset, **fields)
        await self.wait(lambda: reply["table"] in self.tables, "the snapshot of a new table")
        return reply

    async def give_seed(self, table, **part):
        """`hash` or `seed`, to the game that is open; or another `commitment`."""
        commitment = self.tables[table].view["table"]["commitment"]
        return await self.request("table.seed", table=table, **{"commitment": commitment, **part})

    async def join(self, **fields):
        return await self.request("table.join", **fields)

    async def sync(self, table):
        """Compares what the patches gave with the server's view."""
        before = self.tables[table].snapshots_compared
        await self.request("table.sync", table=table)
        assert self.tables[table].snapshots_compared == before + 1

    async def play(self, table, choose=random.choice, sync_every=9, until=None):
        """Answers own prompts until the game is over, or until(table state)."""
        state, last_decision, acts = self.tables[table], 0, 0
        while True:
            prompt = await self.wait(
                lambda: (until is not None and until(state))
                or state.own_prompt_after(last_decision)
                or state.status == "finished",
                "an own prompt, or the end",
            )
            if not isinstance(prompt, dict):
                break
            last_decision = prompt["decision"]
            action = dict(choose(prompt["actions"]))
            if random.random() < 0.5:
                action.pop("shows", None)
            await self.request("act", table=table, decision=last_decision, action=action)
            acts += 1
            if sync_every and acts % sync_every == 0:
                await self.sync(table)
        if until is None:
            await self.sync(table)
        return state
