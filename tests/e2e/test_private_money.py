#!/usr/bin/python3
"""What a seat has won is told to nobody else, in any form, before the end. [RY-33, CL-7, ALL-4]"""

import asyncio
import json
import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import close_clients, seat_clients


def private_values(message):
    """Every place in a message where money of one seat could stand: (where, value)."""
    if isinstance(message, dict):
        for key, value in message.items():
            if key.startswith("/you"):
                yield "patch " + key, value
            if key == "you" and value is not None:
                yield "you", value
            yield from private_values(value)
    elif isinstance(message, list):
        for item in message:
            yield from private_values(item)


def totals(message):
    """Totals of seats in views and patches."""
    if isinstance(message, dict):
        if "supply" in message and message.get("total") is not None:
            yield message["total"]
        for key, value in message.items():
            if is_total(key) and value is not None:
                yield value
            yield from totals(value)
    elif isinstance(message, list):
        for item in message:
            yield from totals(item)


def is_total(key):
    """Whether it is a pointer to the total of a seat."""
    return key.startswith("/seats/") and key.endswith("/total")


def public_part(update):
    """Without what is for one alone: the reply, `private` and the actions of a prompt."""
    shared = {key: value for key, value in update.items() if key not in ("re", "ok", "private")}
    if "prompt" in shared:
        shared["prompt"] = {**shared["prompt"], "actions": None}
    return shared


class PrivateMoney(ServerTest):
    async def play(self, ruleset, seats, **fields):
        clients, table, invite = await seat_clients(self.server, ruleset, seats, **fields)
        watcher = await Client.connect(self.server, name="Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        await asyncio.gather(*(client.play(table, sync_every=5) for client in clients))
        await watcher.wait(lambda: watcher.tables[table].status == "finished", "the end")
        return clients, watcher, table

    def messages_before_end(self, client):
        """Messages up to the one that tells the result."""
        messages = []
        for message in client.messages:
            if any(e["kind"] == "game_ended" for e in message.get("events", ())):
                break
            messages.append(message)
        self.assertLess(len(messages), len(client.messages), "the end was not told")
        return messages

    async def check_hidden(self, ruleset, seats, **fields):
        clients, watcher, table = await self.play(ruleset, seats, **fields)
        told = 0
        for client in clients:
            seat = client.tables[table].seat
            won = [e["dollars"] for e in client.tables[table].events
                   if e["kind"] == "card_won" and e["seat"] == seat]
            for message in self.messages_before_end(client):
                self.assertEqual(list(totals(message)), [], message)
                for where, value in private_values(message):
                    told += 1
                    self.check_own(where, value, seat, won)
        for message in self.messages_before_end(watcher):
            self.assertEqual(list(private_values(message)), [], message)
            self.assertEqual(list(totals(message)), [], message)
            self.assertNotIn("private", message)
        self.assertGreater(told, seats, "seats were told of their own money")
        self.check_texts(clients, watcher)
        await close_clients([*clients, watcher])

    def check_own(self, where, value, seat, won):
        if where in ("you", "patch /you"):
            self.assertEqual(value["seat"], seat)
            cards = value["cards"]
        elif where == "patch /you/cards":
            cards = value
        elif where.startswith("patch /you/cards/"):
            cards = [value] if value is not None else []
        else:
            return
        for card in cards:
            self.assertIn(card, won, f"{where} of seat {seat} tells of a card it never won")

    def check_texts(self, clients, watcher):
        """Public parts are the same for all; the bytes of a private one stand in no other frame."""
        public = {}
        for client in (*clients, watcher):
            for message in self.messages_before_end(client):
                if message.get("ev") == "update":
                    shared = public_part(message)
                    self.assertEqual(public.setdefault(message["v"], shared), shared)
        for owner in clients:
            private = [m["private"] for m in self.messages_before_end(owner) if m.get("private")]
            for other in (*clients, watcher):
                if other is not owner:
                    self.check_frames(private, other)

    def check_frames(self, private, other):
        for patch in private:
            text = json.dumps(patch, separators=(",", ":"), ensure_ascii=False)
            for frame, message in zip(other.frames, other.messages):
                # Two seats may have won the same; then it stands there as the other's own.
                if text in frame:
                    self.assertEqual(message.get("private"), patch, frame)

    async def test_royale_basic(self):
        await self.check_hidden("royale-basic", 4)

    async def test_royale_basic_of_two(self):
        await self.check_hidden("royale-basic", 2)

    async def test_classic(self):
        await self.check_hidden("classic", 3)

    async def test_custom(self):  # skip money is open, cards are not [CU-10]
        await self.check_hidden("custom", 3, options={"skip": "chips"})

    async def test_open_money_shows_all_totals_from_the_start(self):
        clients, watcher, table = await self.play(
            "royale-basic", 2, options={"open_money": True}
        )
        shown = [t for m in self.messages_before_end(watcher) for t in totals(m)]
        self.assertTrue(shown)

    async def test_the_list_of_actions_goes_only_to_the_seat_that_decides(self):
        clients, watcher, table = await self.play("classic", 2)
        for client in (*clients, watcher):
            self.assertGreater(len(client.prompts()), 10)
            for prompt in client.prompts():
                mine = client.tables[table].seat == prompt["seat"]
                self.assertEqual("actions" in prompt, mine, prompt)

    async def test_seeds_and_tokens_of_others_are_not_told(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2, ready=False)
        await clients[0].give_seed(table, seed="my secret")
        for client in clients:
            self.assertFalse(any("my secret" in text for text in client.frames))
        tokens = [client.welcome["token"] for client in clients]
        for client, other in ((clients[0], tokens[1]), (clients[1], tokens[0])):
            self.assertFalse(any(other in text for text in client.frames))
        for client in clients:
            await client.request("table.ready", table=table)
        await clients[1].wait(lambda: clients[1].tables[table].status == "playing", "the start")
        seats = clients[1].tables[table].view["table"]["seats"]
        self.assertEqual([seat["seed"] for seat in seats], ["my secret", ""])


if __name__ == "__main__":
    unittest.main(verbosity=2)
