#!/usr/bin/python3
"""A bot with one fault, for `vegasd conformance` to find:  faulty_bot.py FAULT URL INVITE

`none` is a bot without any. Each fault is a method that is another one in the bot without it.
"""

import asyncio
import json
import random
import sys

import websockets


class Bot:
    """As protocol/docs/reference.md has it."""

    hello_fields = {"bot": {"name": "Faulty"}}

    def __init__(self, url, invite):
        self.url, self.invite = url, invite
        self.token = self.table = self.pending_act = None
        self.reconnect_delay_s, self.request_id, self.is_store_available = 0.0, 0, True
        self.is_over = False

    async def run(self):
        while not self.is_over:
            try:
                # What raises in here is behind: the end would take the usual ten seconds.
                async with websockets.connect(self.url, subprotocols=["vegas.v1"],
                                              close_timeout=1) as self.socket:
                    await self.hello()
                    async for text in self.socket:
                        await self.on_message(json.loads(text))
            except (OSError, websockets.WebSocketException):
                pass
            if not self.is_over:
                await self.reconnect()

    async def reconnect(self):
        await asyncio.sleep(0.1 + self.reconnect_delay_s)

    async def request(self, op, **fields):
        self.request_id += 1
        await self.send(json.dumps({"op": op, "id": self.request_id, **fields}))

    async def send(self, text):
        await self.socket.send(text)

    async def hello(self):
        who = {"token": self.token} if self.token else {"name": "Faulty"}
        await self.request("hello", protocol=1, **who, **self.hello_fields)

    async def on_message(self, message):
        ev = message.get("ev")
        if ev == "welcome":
            self.token = message["token"]
            await self.join_table()
        elif ev == "snapshot":
            self.table = message["table"]
            for event in message["round_log"]:
                self.on_event(event)
            if message["view"]["table"]["status"] == "open":
                await self.request("table.ready", table=self.table)
            if message["prompt"]:
                await self.on_prompt(message["prompt"])
        elif ev == "update":
            for event in message["events"]:
                self.on_event(event)
            if "prompt" in message:
                await self.on_prompt(message["prompt"])
        elif ev == "closing":
            self.reconnect_delay_s = message["reconnect_after_ms"] / 1000
        elif ev == "storage":
            self.is_store_available = message["available"]
            if self.is_store_available and self.pending_act:
                await self.act()
        elif ev:
            self.on_unknown_message(message)
        if "error" in message:
            await self.on_error(message["error"])

    async def join_table(self):
        where = {"table": self.table} if self.table else {"invite": self.invite}
        await self.request("table.join", **where)

    def on_event(self, event):
        pass

    def on_unknown_message(self, message):
        pass

    async def on_prompt(self, prompt):
        if "actions" in prompt:
            self.pending_act = {"decision": prompt["decision"], "action": self.choose(prompt)}
            await self.act()

    def choose(self, prompt):
        return random.choice(prompt["actions"])

    async def act(self):
        await self.request("act", table=self.table, **self.pending_act)

    async def on_error(self, error):
        if error["code"] == "rate_limited":
            await asyncio.sleep(error["data"]["retry_after_ms"] / 1000)
            await self.act()


class IllegalAction(Bot):
    def choose(self, prompt):
        faces = [a["face"] for a in prompt["actions"] if a["kind"] == "place"]
        missing = [face for face in range(1, 7) if face not in faces]
        if prompt["kind"] == "place" and missing:
            return {"kind": "place", "face": missing[0]}
        return super().choose(prompt)


class ActsForOthers(Bot):
    async def on_prompt(self, prompt):
        await super().on_prompt({"actions": [{"kind": "roll"}], **prompt})


class ActsTwice(Bot):
    async def act(self):
        await super().act()
        await super().act()


class DoesNotAct(Bot):
    async def on_prompt(self, prompt):
        if prompt["kind"] != "place":
            await super().on_prompt(prompt)


class NotJson(Bot):
    async def act(self):
        await self.send(str({"op": "act", "id": 0, "table": self.table, **self.pending_act}))


class ExtraField(Bot):
    async def act(self):
        await self.request("act", table=self.table, **self.pending_act, comment="this one wins")


class JoinsBeforeHello(Bot):
    async def hello(self):
        await self.join_table()
        await super().hello()


class JoinsAsSpectator(Bot):
    async def join_table(self):
        await self.request("table.join", invite=self.invite, **{"as": "spectator"})


class RejectsUnknownMessages(Bot):
    def on_unknown_message(self, message):
        raise ValueError(f"what is {message['ev']}?")


class RejectsUnknownEvents(Bot):
    def on_event(self, event):
        if event["kind"].startswith("news"):
            raise ValueError(f"what is {event['kind']}?")


class RejectsUnknownFields(Bot):
    async def on_prompt(self, prompt):
        fields = {"decision", "seat", "kind", "deadline_ms", "actions"}
        if not set(prompt) <= fields:
            raise ValueError(f"what is {set(prompt) - fields}?")
        await super().on_prompt(prompt)


class DoesNotReconnect(Bot):
    async def reconnect(self):
        await asyncio.sleep(3600)


class ExitsOnDisconnect(Bot):
    async def reconnect(self):
        self.is_over = True


class NoBotField(Bot):
    hello_fields = {}


class ReconnectsWithoutToken(Bot):
    async def hello(self):
        self.token = None
        await super().hello()


class NoJoinAfterReconnect(Bot):
    async def join_table(self):
        if not self.table:
            await super().join_table()


class RepeatsStaleAct(Bot):
    sent = {}

    async def send(self, text):
        self.sent[self.request_id] = text
        await super().send(text)

    async def on_message(self, message):
        await super().on_message(message)
        if message.get("error", {}).get("code") == "stale_decision":
            await self.send(self.sent[message["re"]])


class IgnoresRetryAfter(Bot):
    async def on_error(self, error):
        await self.act()


class NoRetryAfterRateLimit(Bot):
    async def on_error(self, error):
        pass


class ActsDuringOutage(Bot):
    async def on_error(self, error):
        if error["code"] == "storage_unavailable":
            await self.act()
        await super().on_error(error)


class NoRetryAfterOutage(Bot):
    async def on_error(self, error):
        if error["code"] == "storage_unavailable":
            self.pending_act = None
        await super().on_error(error)


class ReconnectsTooEarly(Bot):
    async def reconnect(self):
        await asyncio.sleep(0.1)


class LeavesTable(Bot):
    has_left = False

    async def on_prompt(self, prompt):
        await super().on_prompt(prompt)
        if prompt["decision"] > 9 and not self.has_left:
            self.has_left = True
            await self.request("table.leave", table=self.table)


FAULTS = {"none": Bot, **{fault.__name__: fault for fault in Bot.__subclasses__()}}

if __name__ == "__main__":
    asyncio.run(FAULTS[sys.argv[1]](*sys.argv[2:]).run())
