#!/usr/bin/python3
"""The verifiers accept every game that was played by the rules, by people, bots or programs."""

import json
import unittest

from support import company, schemas
from support.client import Client
from support.server import ServerTest
from support.tables import connect_clients, play_out, start_game, start_rematch
from support.verified_games import play_and_judge
from support.verifiers import accepts, run_both

ACE = {"name": "Ace", "author": "Zo\xeb", "version": "1.2"}


class VerifiedSeats(ServerTest):
    async def start_game_with_bots(self, **fields):
        """Anna, who is a person, and programs; the game has begun."""
        (self.anna,) = await connect_clients(self.server, "Anna")
        self.ace = await Client.connect(self.server, name="Robo", bot=ACE)
        self.bare = await Client.connect(self.server, name="Bare", bot={"name": "Bare"})
        self.clients = [self.anna, self.ace, self.bare]
        made = await self.anna.create("classic", **{"seats": 3, "clock": None, **fields})
        self.table, self.invite = made["table"], made["invite"]
        for client in self.clients[1:]:
            await client.join(invite=self.invite)
        await start_game(self.clients, self.table)

    async def finished_seats(self, number=1):
        """Those of the finished game, which both find right."""
        told = await self.anna.request("history", game=f"{self.table}-{number}")
        transcript = told["transcript"]
        schemas.check("transcript.json", transcript)
        for done in run_both(json.dumps(transcript)):
            self.assertTrue(accepts(done), done.stdout + done.stderr)
        self.by_house = {action["seat"] for action in transcript["actions"] if "house" in action}
        return [{**seat, "seed": None} for seat in transcript["seats"]]

    def person(self, name, **program):
        return {"name": name, "bot": None, "seed": None, **program}

    async def test_the_house_plays_on_for_a_program_and_takes_its_seat_in_the_next_game(self):
        await self.start_game_with_bots()
        await self.ace.request("table.leave", table=self.table)
        there = [self.anna, self.bare]
        await play_out(there, self.table)
        self.assertEqual(await self.finished_seats(), [
            self.person("Anna"), self.person("Robo", program=ACE),
            self.person("Bare", program={"name": "Bare"})])
        self.assertEqual(self.by_house, {1})
        await start_rematch(there, self.table)
        await play_out(there, self.table)
        seat = (await self.finished_seats(2))[1]
        self.assertEqual((seat["bot"], "program" in seat), ("easy", False))

    async def test_the_house_decides_while_a_program_is_away(self):
        await self.start_game_with_bots(clock={"decision_ms": 1000})
        await self.ace.cut()
        there = [self.anna, self.bare]
        await play_out(there, self.table, until=self.has_timeout)
        self.ace = await Client.connect(self.server, token=self.ace.welcome["token"], bot=ACE)
        await self.ace.join(table=self.table)
        self.clients = [*there, self.ace]
        await play_out(self.clients, self.table)
        self.assertEqual((await self.finished_seats())[1], self.person("Robo", program=ACE))
        self.assertIn(1, self.by_house)

    @staticmethod
    def has_timeout(state):
        return any(event["kind"] == "timed_out" for event in state.events)

    async def test_a_seat_is_handed_over_from_program_to_person_and_back(self):
        await self.start_game_with_bots()
        await self.ace.request("table.leave", table=self.table)
        (ben,) = await connect_clients(self.server, "Ben")
        robo = await Client.connect(self.server, name="Other", bot=ACE)
        for client, name in ((ben, "Ben"), (robo, "Other")):
            await client.join(invite=self.invite, **{"as": "spectator"})
            await client.request("table.request_seat", table=self.table, seat=1)
            await self.anna.wait_event(self.table, "seat_requested", seat=1, name=name)
            await self.anna.request("table.assign_seat", table=self.table,
                                    player=client.welcome["player"])
            await client.wait(lambda c=client: c.tables[self.table].seat == 1, "the seat")
            if client is ben:
                await ben.request("table.leave", table=self.table)
        await play_out([self.anna, robo, self.bare], self.table)
        seat = (await self.finished_seats())[1]
        seat.pop("since", None)  # the house may have answered before
        self.assertEqual(seat, self.person("Other", program=ACE))

    async def test_house_bots_beside_a_program(self):
        (self.anna,) = await connect_clients(self.server, "Anna")
        self.ace = await Client.connect(self.server, name="Robo", bot=ACE)
        made = await self.anna.create("royale-basic", seats=4, clock=None)
        self.table, self.invite = made["table"], made["invite"]
        await self.ace.join(invite=self.invite)
        for seat, level in ((2, "easy"), (3, "random")):
            await self.anna.request("table.add_bot", table=self.table, level=level, seat=seat)
        await start_game([self.anna, self.ace], self.table)
        await play_out([self.anna, self.ace], self.table)
        self.assertEqual([(seat["bot"], "program" in seat) for seat in await self.finished_seats()],
                         [(None, False), (None, True), ("easy", False), ("random", False)])


class EveryKind(unittest.TestCase):
    def test_all_verifiers_find_a_game_of_every_kind_right_and_none_that_was_changed(self):
        kinds = {*company.KINDS} - {"absent"}  # takes a minute: verify_games.py
        pairs = {(ruleset, kind) for ruleset in company.SETUPS for kind in kinds}
        judge = play_and_judge(len(pairs), "few", kinds)
        self.assertEqual(judge.faults, [])
        self.assertEqual(pairs & {*judge.missing()}, set())
        self.assertEqual(judge.refused, len(company.SETUPS))


if __name__ == "__main__":
    unittest.main(verbosity=2)
