#!/usr/bin/python3
"""People who talk, change the game, and play on for others: every message against the schemas."""

import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import connect_clients, play_out


class FriendsTest(ServerTest):
    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.host, self.guest, self.friend = await connect_clients(self.server, "Host", "Guest",
                                                                   "Friend")
        made = await self.host.create("classic", seats=3, clock=None)
        self.table, self.invite = made["table"], made["invite"]
        await self.guest.join(invite=self.invite)
        await self.friend.join(invite=self.invite, **{"as": "spectator"})

    def view(self, client):
        return client.tables[self.table].view

    async def change_ruleset(self, ruleset, **fields):
        await self.host.request("table.change", table=self.table, ruleset=ruleset, **fields)
        for client in (self.guest, self.friend):
            await client.wait_event(self.table, "setup_changed", name="Host")

    async def give_seat_to_friend(self, seat):
        await self.friend.request("table.request_seat", table=self.table, seat=seat)
        await self.host.wait_event(self.table, "seat_requested", seat=seat, name="Friend")
        player = self.view(self.host)["table"]["seat_requests"][0]["player"]
        self.assertEqual(player, self.friend.welcome["player"])
        await self.host.request("table.assign_seat", table=self.table, player=player)
        await self.friend.wait(lambda: self.view(self.friend)["you"], "the seat")


class Together(FriendsTest):
    async def test_what_one_says_all_hear(self):
        await self.guest.request("table.chat", table=self.table, phrase="good_luck")
        for client in (self.host, self.friend):
            told = await client.wait_event(self.table, "phrase_sent", phrase="good_luck", seat=1)
            self.assertEqual(told["player"], self.guest.welcome["player"])
        with self.assertRefused("rate_limited"):
            for _ in range(5):
                await self.friend.request("table.chat", table=self.table, phrase="wow")

    async def test_the_host_changes_the_game_and_a_friend_plays_on_for_a_bot(self):
        await self.guest.request("table.ready", table=self.table)
        await self.change_ruleset("royale", seats=4, options={"tiles": 3}, clock=None)
        self.assertFalse(self.view(self.guest)["table"]["seats"][1]["ready"])
        await self.change_ruleset("vegas-1996", seats=3, clock=None)
        await self.host.request("table.add_bot", table=self.table, level="easy", seat=2)
        await self.host.request("table.add_bot", table=self.table, level="random", seat=2)
        self.assertEqual(self.view(self.host)["table"]["seats"][2]["bot"], "random")
        await self.host.request("table.start", table=self.table)
        await self.give_seat_to_friend(2)
        players = [self.host, self.guest, self.friend]
        state = await play_out(players, self.table)
        self.assertEqual(len(state.view["result"]["totals"]), 3)
        told = await self.guest.request("history", table=self.table)
        self.assertEqual([seat["name"] for seat in told["transcript"]["seats"]],
                         ["Host", "Guest", "Friend"])

    async def test_nobody_loses_a_seat_for_a_line_that_blinks(self):
        await self.host.request("table.start", table=self.table)
        await self.guest.cut()
        await self.host.wait_event(self.table, "away", seat=1)
        with self.assertRefused("may_come_back"):
            await self.give_seat_to_friend(1)
        self.guest = await Client.connect(self.server, token=self.guest.welcome["token"])
        self.assertEqual(self.guest.welcome["tables"][0]["seat"], 1)


class SeatsGivenAtOnce(FriendsTest):
    options = ("--away-seat-ms", "0")

    async def test_a_friend_plays_on_for_somebody_who_is_away(self):
        await self.host.request("table.start", table=self.table)
        await self.guest.cut()
        await self.host.wait_event(self.table, "away", seat=1)
        await self.give_seat_to_friend(1)
        await play_out([self.host, self.friend], self.table)
        self.guest = await Client.connect(self.server, token=self.guest.welcome["token"])
        self.assertEqual(self.guest.welcome["tables"], [])


if __name__ == "__main__":
    unittest.main()
