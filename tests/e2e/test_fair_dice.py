#!/usr/bin/python3
"""Every draw of a finished game follows from the seeds that were published. [ALL-6]"""

import hashlib
import hmac
import json
import re
import unittest

from support import ROOT
from support.server import ServerTest
from support.tables import close_clients, play_out, seat_clients

ROYALE = {30: 11, 40: 11, 50: 13, 60: 15, 70: 13, 80: 11, 90: 9, 100: 7}  # [RY-1]
CLASSIC = {10: 6, 20: 8, 30: 8, 40: 6, 50: 6, 60: 5, 70: 5, 80: 5, 90: 5}  # [CL-1]


class Draws:
    """protocol/docs/fair.md, Fair dice."""

    def __init__(self, server_seed, game, seeds):
        text = "vegas/1\n" + game + "\n" + "\n".join(seeds)
        self.key = hmac.digest(bytes.fromhex(server_seed), text.encode(), "sha256")
        self.counter = 0
        self.pool = b""

    def next_bytes(self, count):
        while len(self.pool) < count:
            self.pool += hmac.digest(self.key, self.counter.to_bytes(8, "big"), "sha256")
            self.counter += 1
        taken, self.pool = self.pool[:count], self.pool[count:]
        return taken

    def roll_die(self):
        byte = self.next_bytes(1)[0]
        while byte >= 252:
            byte = self.next_bytes(1)[0]
        return 1 + byte % 6

    def draw_below(self, n):
        x = int.from_bytes(self.next_bytes(4), "big")
        while x >= 2**32 // n * n:
            x = int.from_bytes(self.next_bytes(4), "big")
        return x % n

    def shuffle(self, items):
        for i in range(len(items) - 1, 0, -1):
            j = self.draw_below(i + 1)
            items[i], items[j] = items[j], items[i]


class TestVector(unittest.TestCase):
    def test_it_is_the_one_that_is_published(self):
        text = (ROOT / "protocol" / "docs" / "fair.md").read_text()
        vector = json.loads(re.search(r"### A test vector.*?```\n(.*?)```", text, re.S)[1])
        seed = bytes.fromhex(vector["server_seed"])
        self.assertEqual(hashlib.sha256(seed).hexdigest(), vector["commitment"])
        draws = Draws(vector["server_seed"], vector["game"], vector["seeds"])
        self.assertEqual(draws.key.hex(), vector["key"])
        self.assertEqual("".join(str(draws.roll_die()) for _ in range(40)), vector["40 dice"])
        numbers = [draws.draw_below(n) for n in (3, 5, 6, 16)]
        self.assertEqual(numbers, vector["one of 3, 5, 6 and 16"])
        items = list(range(10))
        draws.shuffle(items)
        self.assertEqual(items, vector["0 to 9 shuffled"])
        self.assertEqual("".join(str(draws.roll_die()) for _ in range(8)), vector["8 dice"])


def deal_pairs(pile):  # [RY-11]
    pairs = [sorted((pile.pop(0), pile.pop(0)), reverse=True) for _ in range(6)]
    return sorted(pairs, key=lambda pair: (sum(pair), pair[0]))


def deal_notes(pile):  # [CL-3]
    casinos = []
    for _ in range(6):
        notes = []
        while sum(notes) < 50_000 and pile:
            notes.append(pile.pop(0))
        casinos.append(sorted(notes, reverse=True))
    return casinos


class DiscardPile(list):
    """[CU-3, CU-4] Cards that nobody won; shuffled into the deck when a card is needed."""

    def deal(self, pile, draws):
        casinos = [[] for _ in range(6)]
        for casino in casinos + casinos:
            if not pile and self:
                pile += sorted(self)
                self.clear()
                draws.shuffle(pile)
            casino += [pile.pop(0)] if pile else []
        return [sorted(casino, reverse=True) for casino in casinos]


class Replay(ServerTest):
    async def replay(self, ruleset, seats, **fields):
        clients, table, _ = await seat_clients(self.server, ruleset, seats, ready=False, **fields)
        before = clients[0].tables[table].view["table"]
        self.assertIsNone(before["server_seed"])
        for number, client in enumerate(clients):
            await client.give_seed(table, seed=f"seed of {number}")
            await client.request("table.ready", table=table)
        await play_out(clients, table, sync_every=0)
        state = clients[0].tables[table]
        about = state.view["table"]
        seed = bytes.fromhex(about["server_seed"])
        self.assertEqual(hashlib.sha256(seed).hexdigest(), before["commitment"])
        self.assertEqual(about["commitment"], before["commitment"])
        seeds = [seat["seed"] for seat in about["seats"]]
        self.assertEqual(seeds, [f"seed of {n}" for n in range(seats)])
        draws = Draws(about["server_seed"], about["game"], seeds)
        if ruleset == "custom":
            self.replay_custom(draws, state)
        else:
            self.replay_standard(draws, ruleset, state)
        await close_clients(clients)

    def replay_standard(self, draws, ruleset, state):
        deck, deal = (
            (ROYALE, deal_pairs) if ruleset == "royale-basic" else (CLASSIC, deal_notes)
        )
        pile = [1000 * value for value in sorted(deck) for _ in range(deck[value])]
        draws.shuffle(pile)
        seats = len(state.view["seats"])
        start = draws.draw_below(seats)
        self.assertIn({"kind": "game_started", "seat": start}, state.events)
        for event in state.events:
            if event["kind"] == "cards_dealt":
                dealt = deal(pile)
                self.assertEqual([sorted(c, reverse=True) for c in event["casinos"]], dealt)
            elif event["kind"] == "card_returned":
                pile.append(event["dollars"])
            elif event["kind"] in ("rolled", "neutral_rolled"):
                self.check_roll(draws, event)
        self.assertEqual(len(pile), state.view["round"]["deck"])

    def replay_custom(self, draws, state):
        copies = state.view["table"]["options"].get("copies", 5)
        pile = [value for value in range(3, 11) for _ in range(copies)]
        draws.shuffle(pile)
        start = draws.draw_below(len(state.view["seats"]))
        self.assertIn({"kind": "game_started", "seat": start}, state.events)
        discards = DiscardPile()
        for event in state.events:
            if event["kind"] == "cards_dealt":
                self.assertEqual(event["casinos"], discards.deal(pile, draws))
            elif event["kind"] == "card_returned":
                discards.append(event["dollars"])
            elif event["kind"] == "rolled":
                self.check_roll(draws, event)
        self.assertEqual(len(pile), state.view["round"]["deck"])
        self.assertEqual(len(discards), state.view["round"]["discards"])

    def check_roll(self, draws, event):
        small = sorted(draws.roll_die() for _ in event["small"])
        self.assertEqual(sorted(event["small"]), small, event)
        if "big" in event:
            self.assertEqual(event["big"], draws.roll_die(), event)
        white = sorted(draws.roll_die() for _ in event.get("neutral", ()))
        self.assertEqual(sorted(event.get("neutral", ())), white, event)

    async def test_royale_basic_of_three(self):
        await self.replay("royale-basic", 3)

    async def test_royale_basic_of_two_with_the_neutral_dice(self):
        await self.replay("royale-basic", 2)

    async def test_classic(self):
        await self.replay("classic", 2)

    async def test_classic_with_white_dice(self):
        await self.replay("classic", 3, options={"neutral_dice": True})

    async def test_custom_with_reshuffles(self):  # [CU-3]
        options = {"copies": 4, "rounds": 10, "skip": "chips"}
        await self.replay("custom", 8, options=options)

    async def test_custom_of_two(self):
        await self.replay("custom", 2, options={"skip": "cards"})


if __name__ == "__main__":
    unittest.main(verbosity=2)
