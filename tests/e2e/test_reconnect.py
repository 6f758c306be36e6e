#!/usr/bin/python3
"""Lost connections: the seat is kept, nothing is missed. Several connections of one player."""

import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import play_out, play_step, seat_clients, start_rematch


async def reconnect(server, old, **hello):
    """A new connection of the same player that still knows the tables of the old one."""
    client = await Client.connect(server)
    client.tables = old.tables
    await client.hello(token=old.welcome["token"], **hello)
    return client



async def connect_beside(server, old, table):
    """Another connection of the same player, which follows the table as well."""
    client = await Client.connect(server, token=old.welcome["token"])
    await client.request("table.sync", table=table)
    await client.wait(lambda: table in client.tables, "the snapshot")
    return client


class Reconnect(ServerTest):
    async def test_the_seat_is_kept_and_missed_updates_follow(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        anna, ben = clients
        for _ in range(6):
            await play_step(clients, table)
        seat, v = ben.tables[table].seat, ben.tables[table].v
        await ben.cut()
        await anna.wait_event(table, "away", seat=seat)
        self.assertTrue(anna.tables[table].view["table"]["seats"][seat]["away"])

        reconnected = await reconnect(self.server, ben)
        self.assertEqual(reconnected.welcome["player"], ben.welcome["player"])
        self.assertEqual(reconnected.welcome["name"], "Player 1")
        self.assertEqual([(at["table"], at["seat"]) for at in reconnected.welcome["tables"]],
                         [(table, seat)])
        state = reconnected.tables[table]
        reply = await reconnected.request("table.sync", table=table, epoch=state.epoch, v=v)
        self.assertGreater(reply["missed"], 0)  # at least that ben was away
        await reconnected.wait(lambda: state.v >= v + reply["missed"], "the missed updates")
        state.stale = False
        await anna.wait_event(table, "back", seat=seat)
        await reconnected.sync(table)
        self.assertEqual(state.seat, seat)
        await play_out([anna, reconnected], table)

    async def test_join_gives_the_missed_updates_too(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        anna, ben = clients
        state, v = ben.tables[table], ben.tables[table].v
        await ben.cut()
        await anna.wait_event(table, "away", seat=1)
        reconnected = await reconnect(self.server, ben)
        reply = await reconnected.request("table.join", table=table, epoch=state.epoch, v=v)
        self.assertGreater(reply["missed"], 0)
        await reconnected.wait(lambda: state.v >= v + reply["missed"], "the missed updates")
        state.stale = False
        await reconnected.sync(table)
        await play_out([anna, reconnected], table, sync_every=0)

    async def test_the_open_prompt_comes_with_the_last_of_what_was_missed(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        decider = next(c for c in clients if c.tables[table].own_prompt_after(0))
        other = next(c for c in clients if c is not decider)
        state, prompt = decider.tables[table], decider.tables[table].prompt
        await decider.cut()
        await other.wait_event(table, "away")
        await other.request("table.chat", table=table, phrase="hello")
        reconnected = await reconnect(self.server, decider)
        state.prompt, v = None, state.v
        reply = await reconnected.request("table.sync", table=table, epoch=state.epoch, v=v)
        missed, start = reply["missed"], reconnected.messages.index(reply)
        await reconnected.wait(lambda: state.v >= v + missed, "the missed updates")
        state.stale = False
        updates = [m for m in reconnected.messages[start:] if m.get("ev") == "update"][:missed]
        self.assertEqual(["prompt" in update for update in updates],
                         [False] * (missed - 1) + [True])
        self.assertEqual(state.prompt["decision"], prompt["decision"])
        self.assertEqual(state.prompt["actions"], prompt["actions"])
        await play_out([reconnected, other], table, sync_every=0)

    async def test_another_epoch_gives_a_snapshot(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        reply = await clients[0].request("table.sync", table=table, epoch="elsewhere", v=1)
        self.assertEqual(reply["ev"], "snapshot")
        self.assertNotEqual(reply["epoch"], "elsewhere")

    async def test_a_v_of_the_future_gives_a_snapshot(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2)
        state = clients[0].tables[table]
        reply = await clients[0].request(
            "table.sync", table=table, epoch=state.epoch, v=state.v + 1000
        )
        self.assertEqual(reply["ev"], "snapshot")

    async def test_who_has_missed_nothing_gets_a_snapshot_with_the_time_that_is_left(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2,
                                               clock={"decision_ms": 600_000})
        for client in clients:
            state = client.tables[table]
            reply = await client.request("table.sync", table=table, epoch=state.epoch, v=state.v)
            self.assertEqual((reply["ev"], reply["v"]), ("snapshot", state.v))
            self.assertIn("deadline_ms", reply["prompt"])

    async def test_two_connections_of_a_player_see_the_same(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)
        anna, ben = clients
        phone = await connect_beside(self.server, ben, table)
        self.assertFalse(phone.tables[table].view["table"]["seats"][1]["away"])
        await play_out([anna, phone], table)
        await ben.sync(table)
        self.assertEqual(ben.tables[table].v, phone.tables[table].v)
        self.assertFalse([e for e in anna.tables[table].events if e["kind"] == "away"])

    async def test_a_token_is_good_any_number_of_times(self):
        first = await Client.connect(self.server, name="Anna")
        others = [await Client.connect(self.server, token=first.welcome["token"])
                  for _ in range(5)]
        for other in others:
            for what in ("player", "device", "token"):
                self.assertEqual(other.welcome[what], first.welcome[what])
        stranger = await Client.connect(self.server)
        await others[0].request("device.revoke", device=first.welcome["device"])
        self.assertEqual(await first.wait_closed(), 4001)
        with self.assertRefused("bad_token"):
            await stranger.hello(token=first.welcome["token"])
        await stranger.hello(name="Anna")  # the connection is still good
        self.assertNotEqual(stranger.welcome["player"], first.welcome["player"])

    async def test_three_connections_alternate_a_hundred_times(self):
        """Two browsers and a terminal are one player; no request is refused."""
        clients, table, _ = await seat_clients(self.server, "royale", 2)
        anna, ben = clients
        devices = [ben] + [await connect_beside(self.server, ben, table) for _ in range(2)]
        for step in range(100):
            if anna.tables[table].view["table"]["status"] == "finished":
                await start_rematch([anna, ben], table)
            both = [anna, devices[step % 3]]
            newest = max(client.tables[table].v for client in [anna, *devices])
            for client in both:
                await client.wait(lambda c=client: c.tables[table].v >= newest, "the last update")
            await play_step(both, table)
        await play_out([anna, ben], table)
        for device in devices:
            await device.sync(table)
            self.assertEqual(device.tables[table].view["result"],
                             anna.tables[table].view["result"])

    async def test_a_game_survives_ten_lost_connections(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        for round_trip in range(10):
            await play_step(clients, table)
            lost = round_trip % 3
            old, v = clients[lost], clients[lost].tables[table].v
            await old.cut()
            clients[lost] = await reconnect(self.server, old)
            state = clients[lost].tables[table]
            await clients[lost].request("table.sync", table=table, epoch=state.epoch, v=v)
            latest = clients[(lost + 1) % 3].tables[table]
            await clients[lost].wait(lambda s=state, t=latest: s.v >= t.v, "the missed updates")
            state.stale = False
            await clients[lost].sync(table)
        await play_out(clients, table)


if __name__ == "__main__":
    unittest.main(verbosity=2)
