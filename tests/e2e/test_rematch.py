#!/usr/bin/python3
"""The same people once more at the same table."""

import asyncio
import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import close_clients, connect_clients, play_out, seat_clients


class Rematch(ServerTest):
    options = ("--quick-start-ms", "200")

    async def rematch_all(self, clients, table):
        """All say it at once, when all know that the game is over."""
        for client in clients:
            await client.wait(lambda c=client: c.tables[table].status == "finished", "the end")
        await asyncio.gather(*(client.request("table.rematch", table=table) for client in clients))
        for client in clients:
            await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")

    async def test_three_games_of_every_ruleset(self):
        (scout,) = await connect_clients(self.server, "Scout")
        for ruleset in scout.welcome["rulesets"]:
            with self.subTest(ruleset["id"]):
                clients, table, _ = await seat_clients(self.server, ruleset["id"], 3)
                await play_out(clients, table)
                for number in (2, 3):
                    v = clients[0].tables[table].v
                    await self.rematch_all(clients, table)
                    state = await play_out(clients, table)
                    self.assertEqual(state.view["table"]["game"], f"{table}-{number}")
                    self.assertGreater(state.v, v)
                await close_clients(clients)

    async def test_every_game_can_be_read_and_is_true(self):
        clients, table, invite = await seat_clients(self.server, "royale", 2, visibility="public")
        await play_out(clients, table)
        before = clients[0].tables[table].view["table"]["commitment"]
        await self.rematch_all(clients, table)
        self.assertNotEqual(clients[0].tables[table].view["table"]["commitment"], before)
        state = await play_out(clients, table)
        for number in (1, 2):
            told = await clients[0].request("history", game=f"{table}-{number}")
            path = f"/api/games/{table}-{number}"
            self.assertEqual(self.server.json(path), told["transcript"])
            self.assertEqual(self.server.json(path + "/replay")["game"], f"{table}-{number}")
        self.assertEqual(told["transcript"]["result"], state.view["result"])
        self.assertEqual(state.view["table"]["invite"], invite)

    async def test_who_left_is_followed_by_a_house_bot(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        await clients[2].request("table.leave", table=table)
        await play_out(clients[:2], table)
        await self.rematch_all(clients[:2], table)
        seat = clients[0].tables[table].view["table"]["seats"][2]
        self.assertEqual((seat["player"], seat["name"], seat["bot"]), (None, "Cleo", "easy"))
        await play_out(clients[:2], table)

    async def test_old_actions_are_stale_and_never_applied(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        acts = []
        await asyncio.gather(*(
            client.play(table, choose=lambda actions,
                        c=client: self.choose_and_record(c, table, actions, acts))
            for client in clients
        ))
        await clients[0].request("table.rematch", table=table)
        for who, act in (acts[0], acts[-1]):
            with self.assertRefused("stale_decision"):
                await who.request("act", table=table, **act)
        await clients[1].request("table.ready", table=table)
        for client in clients:
            await client.wait(lambda c=client: c.tables[table].prompt, "the first prompt")
        first = clients[0].tables[table].prompt["decision"]
        self.assertEqual(first, acts[-1][1]["decision"] + 1)
        for who, act in (acts[0], acts[-1]):
            with self.assertRefused("stale_decision", {"decision": first}):
                await who.request("act", table=table, **act)
        await play_out(clients, table)

    @staticmethod
    def choose_and_record(client, table, actions, acts):
        decision = client.tables[table].prompt["decision"]
        acts.append((client, {"decision": decision, "action": actions[0]}))
        return actions[0]

    async def test_who_is_not_asked(self):
        clients, table, invite = await seat_clients(self.server, "classic", 2)
        watcher, eve = await connect_clients(self.server, "Watcher", "Eve")
        await watcher.join(invite=invite, **{"as": "spectator"})
        for who, code in ((clients[0], "game_not_over"), (watcher, "not_seated"),
                          (eve, "unknown_table")):
            with self.assertRefused(code):
                await who.request("table.rematch", table=table)
        await play_out(clients, table)
        for who, code in ((watcher, "not_seated"), (eve, "unknown_table")):
            with self.assertRefused(code):
                await who.request("table.rematch", table=table)
        await self.rematch_all(clients, table)
        await watcher.wait_event(table, "rematch")
        await watcher.sync(table)

    async def test_who_was_cut_off_catches_up_with_the_next_game(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        await play_out(clients, table)
        anna, ben = clients
        before = anna.tables[table]
        await anna.cut()
        await ben.request("table.rematch", table=table)
        reconnected = await Client.connect(self.server, token=anna.welcome["token"])
        reconnected.tables[table] = before
        reply = await reconnected.request("table.sync", table=table, epoch=before.epoch, v=before.v)
        self.assertGreaterEqual(reply["missed"], 2)
        await reconnected.wait(lambda: before.view["table"]["status"] == "open", "the open table")
        before.stale = False
        await reconnected.request("table.ready", table=table)
        await play_out([reconnected, ben], table)

    async def test_a_quick_table_plays_again_with_its_bots(self):
        (anna,) = await connect_clients(self.server, "Anna")
        table = (await anna.request("quick_play"))["table"]
        await anna.wait(lambda: table in anna.tables, "the snapshot")
        await play_out([anna], table)
        self.assertIs(anna.tables[table].view["table"]["quick"], True)
        await anna.request("table.rematch", table=table)
        state = await play_out([anna], table)
        self.assertNotIn("quick", state.view["table"])


if __name__ == "__main__":
    unittest.main(verbosity=2)
