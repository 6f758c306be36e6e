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

    is_a_bot = {"bot": {"name": "Faulty"}}

    def __init__(self, url, invite):
        self.url, self.invite = url, invite
        self.token = self.table = self.answer = None
        self.closed_for, self.number, self.can_store = 0.0, 0, True
        self.over = False

    async def run(self):
        while not self.over:
            try:
                async with websockets.connect(self.url, subprotocols=["vegas.v1"]) as self.socket:
                    await self.hello()
                    async for text in self.socket:
                        await self.hear(json.loads(text))
            except (OSError, websockets.WebSocketException):
                pass
            if not self.over:
                await self.come_back()

    async def come_back(self):
        await asyncio.sleep(0.1 + self.closed_for)

    async def say(self, op, **fields):
        self.number += 1
        await self.send(json.dumps({"op": op, "id": self.number, **fields}))

    async def send(self, text):
        await self.socket.send(text)

    async def hello(self):
        who = {"token": self.token} if self.token else {"name": "Faulty"}
        await self.say("hello", protocol=1, **who, **self.is_a_bot)

    async def hear(self, message):
        ev = message.get("ev")
        if ev == "welcome":
            self.token = message["token"]
            await self.sit_down()
        elif ev == "snapshot":
            self.table = message["table"]
            for event in message["story"]:
                self.look_at(event)
            if message["view"]["table"]["status"] == "open":
                await self.say("table.ready", table=self.table)
            if message["prompt"]:
                await self.asked(message["prompt"])
        elif ev == "update":
            for event in message["events"]:
                self.look_at(event)
        elif ev == "prompt":
            await self.asked(message)
        elif ev == "closing":
            self.closed_for = message["reconnect_after_ms"] / 1000
        elif ev == "storage":
            self.can_store = message["available"]
            if self.can_store and self.answer:
                await self.act()
        elif ev:
            self.unknown(message)
        if "error" in message:
            await self.refused(message["error"])

    async def sit_down(self):
        where = {"table": self.table} if self.table else {"invite": self.invite}
        await self.say("table.join", **where)

    def look_at(self, event):
        pass

    def unknown(self, message):
        pass

    async def asked(self, prompt):
        if "actions" in prompt:
            self.answer = {"decision": prompt["decision"], "action": self.choose(prompt)}
            await self.act()

    def choose(self, prompt):
        return random.choice(prompt["actions"])

    async def act(self):
        await self.say("act", table=self.table, **self.answer)

    async def refused(self, error):
        if error["code"] == "rate_limited":
            await asyncio.sleep(error["data"]["retry_after_ms"] / 1000)
            await self.act()


class Illegal(Bot):
    def choose(self, prompt):
        faces = [a["face"] for a in prompt["actions"] if a["kind"] == "place"]
        missing = [face for face in range(1, 7) if face not in faces]
        if prompt["kind"] == "place" and missing:
            return {"kind": "place", "face": missing[0]}
        return super().choose(prompt)


class ForOthers(Bot):
    async def asked(self, prompt):
        await super().asked({"actions": [{"kind": "roll"}], **prompt})


class Twice(Bot):
    async def act(self):
        await super().act()
        await super().act()


class Silent(Bot):
    async def asked(self, prompt):
        if prompt["kind"] != "place":
            await super().asked(prompt)


class NotJson(Bot):
    async def act(self):
        await self.send(str({"op": "act", "id": 0, "table": self.table, **self.answer}))


class Chatty(Bot):
    async def act(self):
        await self.say("act", table=self.table, **self.answer, comment="this one wins")


class FirstThingsLast(Bot):
    async def hello(self):
        await self.sit_down()
        await super().hello()


class Watches(Bot):
    async def sit_down(self):
        await self.say("table.join", invite=self.invite, **{"as": "spectator"})


class KnowsAllMessages(Bot):
    def unknown(self, message):
        raise ValueError(f"what is {message['ev']}?")


class KnowsAllEvents(Bot):
    def look_at(self, event):
        if event["kind"].startswith("news"):
            raise ValueError(f"what is {event['kind']}?")


class KnowsAllFields(Bot):
    async def asked(self, prompt):
        fields = {"ev", "table", "decision", "seat", "kind", "deadline_ms", "actions"}
        if not set(prompt) <= fields:
            raise ValueError(f"what is {set(prompt) - fields}?")
        await super().asked(prompt)


class StaysAway(Bot):
    async def come_back(self):
        await asyncio.sleep(3600)


class GoesHome(Bot):
    async def come_back(self):
        self.over = True


class Incognito(Bot):
    is_a_bot = {}


class Stranger(Bot):
    async def hello(self):
        self.token = None
        await super().hello()


class Waits(Bot):
    async def sit_down(self):
        if not self.table:
            await super().sit_down()


class Stubborn(Bot):
    sent = {}

    async def send(self, text):
        self.sent[self.number] = text
        await super().send(text)

    async def hear(self, message):
        await super().hear(message)
        if message.get("error", {}).get("code") == "stale_decision":
            await self.send(self.sent[message["re"]])


class Hasty(Bot):
    async def refused(self, error):
        await self.act()


class GivesUp(Bot):
    async def refused(self, error):
        pass


class Hammers(Bot):
    async def refused(self, error):
        if error["code"] == "storage_unavailable":
            await self.act()
        await super().refused(error)


class Forgets(Bot):
    async def refused(self, error):
        if error["code"] == "storage_unavailable":
            self.answer = None
        await super().refused(error)


class TooEarly(Bot):
    async def come_back(self):
        await asyncio.sleep(0.1)


class Leaves(Bot):
    left = False

    async def asked(self, prompt):
        await super().asked(prompt)
        if prompt["decision"] > 9 and not self.left:
            self.left = True
            await self.say("table.leave", table=self.table)


FAULTS = {"none": Bot, **{fault.__name__: fault for fault in Bot.__subclasses__()}}

if __name__ == "__main__":
    asyncio.run(FAULTS[sys.argv[1]](*sys.argv[2:]).run())
