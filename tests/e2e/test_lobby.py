#!/usr/bin/python3
"""Lobby, seats, hosts and house bots."""

import json
import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import close_clients, connect_clients, play_out, seat_clients


class HouseBots(ServerTest):
    async def play_against_bots(self, ruleset, levels, **options):
        (anna,) = await connect_clients(self.server, "Anna")
        made = await anna.create(ruleset, seats=1 + len(levels), options=options)
        for level in levels:
            await anna.request("table.add_bot", table=made["table"], level=level)
        await anna.request("table.ready", table=made["table"])
        state = await play_out([anna], made["table"])
        bots = [seat["bot"] for seat in state.view["table"]["seats"]]
        self.assertEqual(bots, [None, *levels])
        self.assertTrue(all(seat["player"] is None for seat in state.view["table"]["seats"][1:]))
        await close_clients([anna])

    async def test_one_person_and_four_bots_play_royale_basic(self):
        await self.play_against_bots("royale-basic", ["easy", "random", "easy", "random"])

    async def test_one_person_and_one_bot_play_royale_basic(self):
        await self.play_against_bots("royale-basic", ["easy"])

    async def test_one_person_and_seven_bots_play_custom(self):
        await self.play_against_bots("custom", ["easy"] * 6 + ["random"], skip="chips")

    async def test_one_person_and_three_bots_play_classic(self):
        await self.play_against_bots("classic", ["easy", "random", "easy"], neutral_dice=True)

    async def test_bots_alone_play_before_a_spectator(self):
        (host,) = await connect_clients(self.server, "Host")
        made = await host.create("royale-basic", seats=3, **{"as": "spectator"})
        table = made["table"]
        self.assertIsNone(host.tables[table].view["you"])
        for seat in (2, 0):
            reply = await host.request("table.add_bot", table=table, level="easy", seat=seat)
            self.assertEqual(reply["seat"], seat)
        self.assertEqual(host.tables[table].view["table"]["host"], host.welcome["player"])
        await host.request("table.add_bot", table=table, level="random")
        await host.wait(lambda: host.tables[table].status == "finished", "the end")
        await host.sync(table)

    async def test_a_bot_can_be_sent_away_and_another_takes_its_seat(self):
        (anna,) = await connect_clients(self.server, "Anna")
        table = (await anna.create("classic", seats=3))["table"]
        seat = (await anna.request("table.add_bot", table=table, level="random"))["seat"]
        await anna.wait_event(table, "bot_added", seat=seat)
        await anna.request("table.remove_bot", table=table, seat=seat)
        await anna.wait_event(table, "bot_removed", seat=seat)
        self.assertIsNone(anna.tables[table].view["table"]["seats"][seat])
        again = await anna.request("table.add_bot", table=table, level="easy", seat=seat)
        self.assertEqual(again["seat"], seat)
        await anna.sync(table)


class Lobby(ServerTest):
    async def test_watchers_see_a_public_table_come_change_and_go(self):
        anna, ben, watcher = await connect_clients(self.server, "Anna", "Ben", "Watcher")
        lobby = await watcher.request("lobby.watch")
        table = (await anna.create("classic", seats=2, visibility="public"))["table"]
        self.assertNotIn(table, [entry["table"] for entry in lobby["tables"]])
        one, two = {"name": "Anna"}, {"name": "Ben"}
        await self.wait_until_listed(watcher, table, status="open", taken=1, players=[one],
                                     spectators=0)
        await ben.join(table=table)
        await self.wait_until_listed(watcher, table, status="open", taken=2, players=[one, two])
        for client in (anna, ben):
            await client.request("table.ready", table=table)
        await self.wait_until_listed(watcher, table, status="playing", taken=2)
        await play_out([anna, ben], table, sync_every=0)
        await watcher.wait(lambda: table not in self.tables_on_page(watcher), "gone")

    @staticmethod
    def tables_on_page(watcher):
        """The tables that the watcher was told last to be on the page."""
        lobby = [m for m in watcher.messages if m.get("ev", "").startswith("lobby")][-1]
        return lobby.get("shown") or [entry["table"] for entry in lobby["tables"]]

    async def wait_until_listed(self, watcher, table, **fields):
        def found():
            for message in watcher.messages:
                for entry in message.get("tables", ()) if "lobby" in message.get("ev", "") else ():
                    if entry["table"] == table and fields.items() <= entry.items():
                        return True
            return False

        await watcher.wait(found, f"{table} in the lobby with {fields}")

    async def test_private_tables_are_not_shown(self):
        anna, watcher = await connect_clients(self.server, "Anna", "Watcher")
        await watcher.request("lobby.watch")
        private = (await anna.create("classic"))["table"]
        public = (await anna.create("classic", visibility="public"))["table"]
        await self.wait_until_listed(watcher, public)
        self.assertFalse(any(private in text for text in watcher.frames))
        self.assertNotIn(private, str(self.server.json("/api/tables")))

    async def test_nothing_comes_after_unwatch(self):
        anna, watcher, other = await connect_clients(self.server, "Anna", "Watcher", "Other")
        for client in (watcher, other):
            await client.request("lobby.watch")
        await watcher.request("lobby.unwatch")
        seen = len(watcher.frames)
        table = (await anna.create("classic", visibility="public"))["table"]
        await self.wait_until_listed(other, table)  # who came first is told first
        await watcher.request("lobby.unwatch")  # had there been an update, it would stand before
        self.assertEqual(len(watcher.frames), seen + 1)


class Pages(ServerTest):
    options = ("--max-open-tables-per-player", "7")

    async def test_every_table_is_on_one_page(self):
        hosts = await connect_clients(self.server, "Anna", "Ben", "Carla")
        made = set()
        for host in hosts:
            for ruleset in ("classic",) * 4 + ("royale", "royale", "custom"):
                made.add((await host.create(ruleset, visibility="public"))["table"])
        (watcher,) = await connect_clients(self.server, "Watcher")
        first = await watcher.request("lobby.watch", free=True)
        self.assertEqual((first["page"], first["pages"], first["count"]), (1, 2, 21))
        second = await watcher.request("lobby.watch", free=True, page=2)
        ids = [entry["table"] for lobby in (first, second) for entry in lobby["tables"]]
        self.assertEqual((len(ids), set(ids)), (21, made))
        behind = await watcher.request("lobby.watch", free=True, page=9)
        self.assertEqual((behind["page"], behind["tables"]), (2, second["tables"]))
        royale = await watcher.request("lobby.watch", ruleset="royale")
        self.assertEqual(royale["count"], 6)
        self.assertEqual({entry["ruleset"] for entry in royale["tables"]}, {"royale"})
        for query, lobby in (("free=true", first), ("free=true&page=2", second),
                             ("ruleset=royale", royale)):
            self.assertEqual(self.server.json(f"/api/tables?{query}")["tables"], lobby["tables"])
        one = royale["tables"][0]
        self.assertEqual(self.server.json(f"/api/tables?table={one['table']}")["tables"], [one])

    async def test_queries_that_are_none_are_refused(self):
        for query, status, code in (("page=0", 400, "bad_request"), ("free=1", 400, "bad_request"),
                                    ("ruleset=poker", 404, "unknown_ruleset")):
            got, _, body = self.server.http("GET", f"/api/tables?{query}")
            self.assertEqual((got, json.loads(body)["error"]["code"]), (status, code))


class Seats(ServerTest):
    async def test_the_next_person_becomes_host_when_the_host_leaves(self):
        (anna, ben), table, _ = await seat_clients(self.server, "classic", 2, ready=False)
        self.assertEqual(ben.tables[table].view["table"]["host"], anna.welcome["player"])
        await anna.request("table.leave", table=table)
        await ben.wait_event(table, "host_changed", name="Player 1")
        self.assertEqual(ben.tables[table].view["table"]["host"], ben.welcome["player"])
        await ben.request("table.add_bot", table=table, level="random")
        await ben.sync(table)

    async def test_who_leaves_a_game_gives_the_seat_to_a_bot_and_gets_it_back(self):
        clients, table, invite = await seat_clients(self.server, "royale-basic", 3)
        anna, ben, carla = clients
        await ben.request("table.leave", table=table)
        await ben.wait_ev("left", table=table, reason="left")
        await anna.wait_event(table, "left", seat=1)
        seat = anna.tables[table].view["table"]["seats"][1]
        self.assertIsNotNone(seat["bot"])
        self.assertEqual(seat["player"], ben.welcome["player"])
        await ben.join(invite=invite)
        self.assertEqual(ben.tables[table].seat, 1)
        self.assertIsNone(ben.tables[table].view["table"]["seats"][1]["bot"])
        await play_out(clients, table, sync_every=0)

    async def test_the_bot_of_one_who_left_plays_to_the_end(self):
        clients, table, _ = await seat_clients(self.server, "classic", 3)
        await clients[2].request("table.leave", table=table)
        state = await play_out(clients[:2], table)
        self.assertEqual(len(state.view["result"]["totals"]), 3)

    async def test_the_house_decides_when_time_is_up(self):
        clients, table, _ = await seat_clients(
            self.server, "royale-basic", 2, clock={"decision_ms": 1000}
        )
        await clients[0].wait_event(table, "timed_out")
        await clients[0].wait_event(table, "rolled")

    async def test_two_tables_at_once_do_not_mix(self):
        anna, ben = await connect_clients(self.server, "Anna", "Ben")
        tables = []
        for ruleset in ("royale-basic", "classic"):
            made = await anna.create(ruleset, seats=2)
            await ben.join(invite=made["invite"])
            tables.append(made["table"])
        for table in tables:
            for client in (anna, ben):
                await client.request("table.ready", table=table)
        for table in tables:
            await play_out([anna, ben], table)

    async def test_a_name_of_any_script_comes_back_as_it_was(self):
        name = "Zoë 李小龙 Ωmega"
        client = await Client.connect(self.server, name=name)
        self.assertEqual(client.welcome["name"], name)
        made = await client.create("classic")
        seats = client.tables[made["table"]].view["table"]["seats"]
        self.assertEqual(seats[0]["name"], name)


if __name__ == "__main__":
    unittest.main(verbosity=2)
