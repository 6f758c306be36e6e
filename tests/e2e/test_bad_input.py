#!/usr/bin/python3
"""bad_input.json against the real server: each row is refused with its code and changes nothing.

A row: what it is (name), who sends it (in), the object (send) or the text, the code, the data.
Words that start with $ stand for ids of the arrangement below.
"""

import json
import pathlib
import unittest

from support import schemas
from support.client import Client
from support.server import ServerTest
from support.tables import (close_clients, connect_clients, current_decision, play_out, play_step,
                            seat_clients)

ROWS = json.loads(pathlib.Path(__file__).with_name("bad_input.json").read_text())
NEST = "[" * 8000 + "]" * 8000


class Sender:
    """Who sends: a client, the table it is about, and what the $words stand for."""

    def __init__(self, client, table, **words):
        self.client, self.words = client, {"table": table, **words}


def fill_placeholders(value, words):
    if isinstance(value, dict):
        return {key: fill_placeholders(item, words) for key, item in value.items()}
    if isinstance(value, list):
        return [fill_placeholders(item, words) for item in value]
    if isinstance(value, str) and value.startswith("$"):
        return words[value[1:]]
    return value


class BadInput(ServerTest):
    options = ("--unlimited", "127.0.0.1")  # more mistakes and tables than one address may make

    async def create_tables(self):
        """Tables in every state, and somebody in every role."""
        self.all = []
        await self.create_open_tables()
        await self.create_other_tables()
        await self.create_running_tables()
        (guest,) = await connect_clients(self.server, "Guest")
        self.senders["guest"] = Sender(guest, self.open_table, **self.words)
        self.all.append(guest)

    async def create_open_tables(self):
        host, member, watcher, public = await connect_clients(
            self.server, "Host", "Member", "Watcher", "Public"
        )
        made = await host.create("royale-basic", seats=4)
        await member.join(invite=made["invite"], seat=1)
        await watcher.join(invite=made["invite"], **{"as": "spectator"})
        shown = await public.create("royale-basic", seats=4, visibility="public")
        self.open_table = made["table"]
        self.words = {
            "public": shown["table"], "invite": made["invite"], "nest": NEST,
            "token": host.welcome["token"], "player": host.welcome["player"],
        }
        self.senders = {
            "host": Sender(host, self.open_table),
            "member": Sender(member, self.open_table),
            "open_watcher": Sender(watcher, self.open_table),
            "lonely": Sender(public, shown["table"]),
        }
        self.all += [host, member, watcher, public]

    async def create_other_tables(self):
        anna, ben, odd = await connect_clients(self.server, "Anna", "Ben", "Odd")
        full = (await anna.create("classic", seats=2, visibility="public"))["table"]
        await ben.join(table=full)
        first = (await odd.create("classic", seats=4, options={"first_seat": 3}))["table"]
        await odd.request("table.add_bot", table=first, level="random")
        self.words["full"] = full
        self.senders["full_host"] = Sender(anna, full)
        self.senders["first_seat"] = Sender(odd, first)
        over, table, _ = await seat_clients(self.server, "classic", 2)
        await play_out(over, table, sync_every=0)
        self.senders["over"] = Sender(over[0], table, decision=10_000)
        self.all += [anna, ben, odd, *over]

    async def create_running_tables(self):
        clients, table, invite = await seat_clients(self.server, "royale-basic", 3)
        (watcher,) = await connect_clients(self.server, "Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        await play_step(clients, table)
        missing = set()
        while not missing:  # until a place is asked and some number was not rolled
            await play_step(clients, table)
            decider, prompt, others = await current_decision(clients, table)
            if prompt["kind"] == "place" and prompt["decision"] > 3:
                faces = {action.get("face") for action in prompt["actions"]}
                missing = set(range(1, 7)) - faces
        words = {
            "turn": prompt["seat"], "decision": prompt["decision"],
            "last": prompt["decision"] - 2, "next": prompt["decision"] + 1,
            "missing": min(missing),
        }
        self.words["playing_invite"] = invite
        self.senders["turn"] = Sender(decider, table, **words)
        self.senders["other"] = Sender(others[0], table, **words)
        self.senders["watcher"] = Sender(watcher, table, **words)
        self.senders["playing_host"] = Sender(clients[0], table, **words)
        self.all += [*clients, watcher]

    async def check_refused(self, row, sender):
        client = sender.client
        start = len(client.messages)
        message = fill_placeholders(row["send"], sender.words) if "send" in row else None
        if message is not None and "id" not in message:
            message = {**message, "id": row["name"]}
        text = fill_placeholders(row["text"],
                                 sender.words) if "text" in row else json.dumps(message)
        before = self.all_tables()
        await client.send(text)
        reply = await client.wait(
            lambda: next((m for m in client.messages[start:] if "re" in m), None), "a reply"
        )
        self.assertIn("error", reply, f"{text[:300]} was taken")
        error = reply["error"]
        self.assertEqual(error["code"], row["code"], error)
        if "data" in row:
            self.assertEqual(error.get("data"), fill_placeholders(row["data"], sender.words), error)
        is_id = schemas.validator("common.json/$defs/request_id").is_valid
        good_id = (isinstance(message, dict) and is_id(message["id"])
                   and not isinstance(message["id"], bool))
        self.assertEqual(reply["re"], message["id"] if good_id else None)
        await self.check_unchanged(before, sender)

    def all_tables(self):
        return [
            (c, name, state.v, state.view) for c in self.all for name, state in c.tables.items()
        ]

    async def check_unchanged(self, before, sender):
        """The connection lives, and the table it was about is as it was for all."""
        if sender.client.welcome:
            await sender.client.request("lobby.unwatch")
        for client, name, v, view in before:
            if name != sender.words.get("table") and client is not sender.client:
                continue
            await client.sync(name)
            self.assertEqual(client.tables[name].v, v, "an error changed the table")
            self.assertEqual(client.tables[name].view, view)

    async def run_rows(self, role):
        await self.create_tables()
        rows = [row for row in ROWS if row["in"] == role]
        self.assertTrue(rows)
        for row in rows:
            with self.subTest(row["name"]):
                sender = self.senders.get(role)
                if sender is None:
                    self.assertEqual(role, "stranger")
                    client = await Client.connect(self.server)
                    sender = Sender(client, self.open_table, **self.words)
                await self.check_refused(row, sender)
                if role == "stranger":  # another try is welcome on the same connection
                    await sender.client.hello(name="Anna")
                    await sender.client.close()
        await close_clients(self.all)

    def test_every_row_is_run(self):
        roles = {name.removeprefix("test_of_") for name in dir(self) if name.startswith("test_of_")}
        self.assertEqual({row["in"] for row in ROWS}, roles)
        self.assertGreaterEqual(len(ROWS), 60)
        names = [row["name"] for row in ROWS]
        self.assertEqual(len(names), len(set(names)))


def add_role(role):
    async def test(self):
        await self.run_rows(role)

    setattr(BadInput, f"test_of_{role}", test)


for _role in sorted({row["in"] for row in ROWS}):
    add_role(_role)


if __name__ == "__main__":
    unittest.main(verbosity=2)
