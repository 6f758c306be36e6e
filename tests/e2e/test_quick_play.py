#!/usr/bin/python3
"""One button: quick play, its wait, its house bots, its limits."""

import asyncio
import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import connect_clients, play_out


async def quick_play(client, **fields):
    """The table, when its snapshot is there."""
    reply = await client.request("quick_play", **fields)
    await client.wait(lambda: reply["table"] in client.tables, "the snapshot")
    return reply["table"]


class Waiting(ServerTest):
    """A wait that only ends when the table is full."""

    options = ("--quick-start-ms", "86400000", "--max-open-tables-per-player", "8")

    async def test_four_people_meet_and_play(self):
        clients = await connect_clients(self.server, "Anna", "Ben", "Carla", "Denny")
        table = await quick_play(clients[0])
        await clients[0].give_seed(table, seed="of Anna")
        told = await clients[0].wait_ev("starting", table=table)
        self.assertTrue(0 < told["in_ms"] <= 86_400_000)
        self.assertIs(clients[0].tables[table].view["table"]["quick"], True)
        for client in clients[1:]:
            self.assertEqual(await quick_play(client), table)
        state = await play_out(clients, table)
        self.assertEqual(state.view["table"]["seats"][0]["seed"], "of Anna")
        self.assertEqual(state.view["table"]["ruleset"], "royale")

    async def test_the_lobby_says_which_tables_are_quick(self):
        anna, ben = await connect_clients(self.server, "Anna", "Ben")
        await ben.request("lobby.watch")
        table = await quick_play(anna, ruleset="classic")

        def listed():
            for message in ben.messages:
                for entry in message.get("tables", []):
                    if entry["table"] == table:
                        return entry
            return None

        entry = await ben.wait(listed, "the entry of the quick table")
        self.assertIs(entry["quick"], True)
        self.assertEqual((entry["seats"], entry["taken"]), (4, 1))
        await anna.request("table.leave", table=table)
        await ben.wait(
            lambda: any(table not in m.get("shown", [table]) for m in ben.messages), "its end"
        )

    async def test_who_waits_stays_and_is_told_again_after_a_cut(self):
        (anna,) = await connect_clients(self.server, "Anna")
        table = await quick_play(anna, ruleset="custom")
        self.assertEqual(await quick_play(anna, ruleset="custom"), table)
        await anna.cut()
        again = await Client.connect(self.server, token=anna.welcome["token"])
        self.assertEqual(again.welcome["tables"], [{"table": table, "seat": 0}])
        await again.request("table.sync", table=table)
        await again.wait_ev("starting", table=table)
        await again.request("table.leave", table=table)

    async def test_limits_and_mistakes(self):
        (anna,) = await connect_clients(self.server, "Anna")
        tables = [(await anna.create("classic"))["table"] for _ in range(8)]
        with self.assertRefused("table_limit"):
            await anna.request("quick_play")
        for wrong, code in (
            ({"ruleset": "poker"}, "unknown_ruleset"), ({"seats": 2}, "bad_message"),
        ):
            with self.assertRefused(code):
                await anna.request_raw({"op": "quick_play", "id": f"wrong {code}", **wrong})
        for table in tables:
            await anna.request("table.leave", table=table)


class House(ServerTest):
    """A short wait."""

    options = ("--quick-start-ms", "300")

    async def test_house_bots_take_the_free_seats_of_every_ruleset(self):
        (anna,) = await connect_clients(self.server, "Anna")
        for ruleset in anna.welcome["rulesets"]:
            with self.subTest(ruleset["id"]):
                table = await quick_play(anna, ruleset=ruleset["id"])
                told = await anna.wait_ev("starting", table=table)
                self.assertLessEqual(told["in_ms"], 300)
                state = await play_out([anna], table)
                bots = [seat["bot"] for seat in state.view["table"]["seats"]]
                self.assertEqual(bots, [None, "easy", "easy", "easy"])
                await anna.request("table.leave", table=table)

    async def test_the_next_one_is_a_fresh_one(self):
        (anna,) = await connect_clients(self.server, "Anna")
        first = await quick_play(anna)
        await anna.wait(lambda: anna.tables[first].status == "playing", "the start")
        second = await quick_play(anna)
        self.assertNotEqual(first, second)
        await asyncio.gather(*(anna.play(table) for table in (first, second)))


if __name__ == "__main__":
    unittest.main(verbosity=2)
