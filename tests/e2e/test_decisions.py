#!/usr/bin/python3
"""Who may answer which decision, and how often."""

import unittest

from support.client import Client, Refused
from support.server import ServerTest
from support.tables import current_decision, play_out, play_step, seat_clients


class Decisions(ServerTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clients, self.table, self.invite = await seat_clients(self.server, "royale-basic", 3)
        self.decider, self.prompt, self.others = await current_decision(self.clients, self.table)

    async def act(self, client, decision, action):
        return await client.request("act", table=self.table, decision=decision, action=action)

    async def assert_decision_refused(self, code, client, decision, action, data=None):
        before = [(c.tables[self.table].v, c.tables[self.table].view) for c in self.clients]
        with self.assertRefused(code, data):
            await self.act(client, decision, action)
        for c in self.clients:
            await c.sync(self.table)
        after = [(c.tables[self.table].v, c.tables[self.table].view) for c in self.clients]
        self.assertEqual(after, before, "a refused act changed something")

    async def test_decisions_rise_by_one(self):
        for _ in range(12):
            before = self.decider.tables[self.table].prompt["decision"]
            await play_step(self.clients, self.table)
            self.assertEqual(self.decider.tables[self.table].prompt["decision"], before + 1)

    async def test_the_same_act_again_is_ok_and_applied_once(self):
        decision, action = self.prompt["decision"], self.prompt["actions"][0]
        state = self.decider.tables[self.table]
        told = await self.act(self.decider, decision, action)
        self.assertEqual((told["ev"], told["v"]), ("update", state.v))
        self.assertEqual(told["prompt"]["decision"], decision + 1)
        v = state.v
        for _ in range(3):
            reply = await self.act(self.decider, decision, action)
            self.assertEqual(reply, {"re": reply["re"], "ok": True})
        await self.decider.sync(self.table)
        self.assertEqual(self.decider.tables[self.table].v, v)
        rolled = [e for e in self.decider.tables[self.table].events if e["kind"] == "rolled"]
        self.assertEqual(len(rolled), 1)

    async def test_the_same_act_after_a_lost_connection_is_ok(self):
        decision, action = self.prompt["decision"], self.prompt["actions"][0]
        await self.act(self.decider, decision, action)
        await self.decider.cut()
        again = await Client.connect(self.server, token=self.decider.welcome["token"])
        await again.join(table=self.table)
        reply = await self.act(again, decision, action)
        self.assertEqual(reply, {"re": reply["re"], "ok": True})
        self.clients[self.clients.index(self.decider)] = again
        await play_out(self.clients, self.table, sync_every=0)
        places = [e for e in self.others[0].tables[self.table].events if e["kind"] == "rolled"]
        self.assertGreater(len(places), 8)

    async def test_another_answer_to_an_answered_decision_is_stale(self):
        await play_step(self.clients, self.table)  # a roll; now a place is asked
        decider, prompt, _ = await current_decision(self.clients, self.table)
        first, other = prompt["actions"][0], {"kind": "place", "face": 6}
        if first.get("face") == 6:
            other = {"kind": "place", "face": 1}
        await self.act(decider, prompt["decision"], first)
        await self.decider.wait(
            lambda: self.decider.tables[self.table].prompt["decision"] > prompt["decision"], "next"
        )
        now = self.decider.tables[self.table].prompt["decision"]
        for client in self.clients:
            latest = client.tables[self.table]
            await client.wait(lambda s=latest: s.prompt["decision"] >= now, "the same")
        await self.assert_decision_refused("stale_decision", decider, prompt["decision"], other,
                                           {"decision": now})

    async def test_an_old_decision_of_another_seat_is_refused(self):
        decision, action = self.prompt["decision"], self.prompt["actions"][0]
        await play_step(self.clients, self.table)
        with self.assertRaises(Refused) as caught:
            await self.act(self.others[0], decision, action)
        self.assertIn(caught.exception.code, ("stale_decision", "not_your_decision"))

    async def test_a_decision_to_come_is_refused(self):
        decision = self.prompt["decision"]
        await self.assert_decision_refused(
            "future_decision", self.decider, decision + 1, {"kind": "roll"}, {"decision": decision}
        )
        await self.assert_decision_refused("future_decision", self.decider, 2**31 - 1,
                                           {"kind": "roll"})

    async def test_another_seats_decision_is_refused(self):
        decision, data = self.prompt["decision"], {"seat": self.prompt["seat"]}
        for client in self.others:
            await self.assert_decision_refused("not_your_decision", client, decision,
                                               {"kind": "roll"}, data)

    async def test_unlisted_actions_are_refused(self):
        decision = self.prompt["decision"]
        for action in ({"kind": "place", "face": 1}, {"kind": "pass"}):
            await self.assert_decision_refused("illegal_action", self.decider, decision, action)
        await play_step(self.clients, self.table)
        decider, prompt, _ = await current_decision(self.clients, self.table)
        faces = {action["face"] for action in prompt["actions"] if action["kind"] == "place"}
        missing = set(range(1, 7)) - faces
        for action in [{"kind": "roll"}, *({"kind": "place", "face": f} for f in missing)]:
            await self.assert_decision_refused("illegal_action", decider, prompt["decision"],
                                               action)

    async def test_who_only_watches_or_left_cannot_act(self):
        watcher = await Client.connect(self.server, name="Watcher")
        with self.assertRefused("unknown_table"):
            await self.act(watcher, 1, {"kind": "roll"})
        await watcher.join(invite=self.invite, **{"as": "spectator"})
        with self.assertRefused("not_seated"):
            await self.act(watcher, self.prompt["decision"], {"kind": "roll"})

    async def test_after_the_end_nobody_can_act(self):
        await play_out(self.clients, self.table, sync_every=0)
        last = self.decider.prompts()[-1]["decision"]
        await self.assert_decision_refused("game_over", self.decider, last + 1, {"kind": "roll"})


if __name__ == "__main__":
    unittest.main(verbosity=2)
