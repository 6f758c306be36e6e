#!/usr/bin/python3
"""Players' seeds: the hashes first, and what the others see of a player who does otherwise."""

import asyncio
import unittest

from support import TIMEOUT_S
from support.client import Client
from support.data_directory import DataDirectoryTest
from support.server import ClientTest, Server, ServerTest
from vegas import Client as Kit
from vegas import Refused, check_own_seed
from vegas.seeds import SeedGiver, seed_hash

OTHER = "a hash that is not ours"


def first_action(_, prompt):
    return prompt["actions"][0]


def exchange_of(table):
    return table.view["table"].get("seed_exchange")


async def until(table, condition):
    async with asyncio.timeout(TIMEOUT_S):
        while not condition():
            await table.news()


class Company:
    """Anna and Ben with the kit, and others who send what the test wants."""

    async def sit_down(self, *names, **hello):
        """Anna's and Ben's table, and the others with theirs. `hello`: more of the others'."""
        anna, ben = [await self.enterAsyncContext(Kit(self.server.ws, name))
                     for name in ("Anna", "Ben")]
        first = await anna.create("classic", seats=2 + len(names), clock=None)
        invite = first.view["table"]["invite"]
        self.kits = [first, await ben.join(invite=invite)]
        self.others = [await Client.connect(self.server, name=name, **hello) for name in names]
        for other in self.others:
            await other.join(invite=invite)
        await until(first, lambda: None not in first.view["table"]["seats"])
        self.id = first.id

    async def say_ready(self):
        for other in self.others:
            await other.request("table.ready", table=self.id)
        for kit in self.kits:
            await kit.begin()

    async def wait_asked(self, other, part):
        """Until the start waits for this, and for nobody else."""
        table = other.tables[self.id]
        waits = {"asks": part, "seats": [table.seat]}
        await other.wait(lambda: exchange_of(table) == waits, f"the wait for a {part}")

    async def play(self):
        """The transcript, and for each kit what it says of it."""
        async with asyncio.timeout(TIMEOUT_S):
            await asyncio.gather(*(kit.play(first_action) for kit in self.kits),
                                 *(other.play(self.id, sync_every=0) for other in self.others))
        kit = self.kits[0]
        transcript = (await kit.client.request("history", table=self.id))["transcript"]
        return transcript, [check_own_seed(transcript, kit.seeds.evidence[transcript["game"]])
                            for kit in self.kits]

    async def play_without(self, number):
        """As play(): the seat of this other player has no seed, and the kits have theirs."""
        transcript, checks = await self.play()
        seeds = [seat["seed"] for seat in transcript["seats"]]
        self.assertEqual(seeds[2 + number], "")
        for kit, seed in zip(self.kits, seeds):
            self.assertEqual(kit.seeds.evidence[transcript["game"]].seed, seed)
        return checks


class Seeds(Company, ServerTest):
    async def test_each_of_two_kits_knows_that_the_other_came_first(self):
        await self.sit_down()
        await self.say_ready()
        transcript, checks = await self.play()
        self.assertEqual(checks, [(True, True, True, 0)] * 2)
        one, two = (kit.seeds.evidence[transcript["game"]] for kit in self.kits)
        self.assertEqual(one.hashes, [seed_hash(one.seed), seed_hash(two.seed)])
        self.assertEqual(one.hashes, two.hashes)
        self.assertEqual([seat["seed"] for seat in transcript["seats"]], [one.seed, two.seed])
        for seeds in ([one.seed, "late"], [one.seed, ""], [two.seed, one.seed],
                      [one.seed, two.seed, ""]):
            with self.subTest(seeds):
                changed = {**transcript, "seats": [{"seed": seed} for seed in seeds]}
                self.assertEqual(check_own_seed(changed, one), (True, True, False, 0))
        for change in ({"ruleset": "royale-basic"}, {"options": {"first_seat": 0}},
                       {"game": "another"}):
            with self.subTest(change):
                self.assertEqual(check_own_seed({**transcript, **change}, one),
                                 (False, True, True, 0))
        changed = {**transcript, "commitment": "0" * 64, "seats": [{"seed": two.seed}] * 2}
        self.assertEqual(check_own_seed(changed, one), (False, False, False, 0))

    async def test_a_kit_gives_another_seed_to_each_game_alone_too(self):
        kit = await self.enterAsyncContext(Kit(self.server.ws, "Kit"))
        table = await kit.create("classic", seats=2)
        await table.begin()
        await table.play(first_action)
        await kit.request("table.rematch", table=table.id)
        await until(table, lambda: table.status == "playing")
        await table.play(first_action)
        for evidence in table.seeds.evidence.values():
            transcript = (await kit.request("history", game=evidence.game))["transcript"]
            self.assertEqual(check_own_seed(transcript, evidence), (True, True, True, 0))
        self.assertEqual(len({known.seed for known in table.seeds.evidence.values()}), 2)

    async def test_a_kit_may_give_none(self):
        kit = await self.enterAsyncContext(Kit(self.server.ws, "Kit", seeds=False))
        table = await kit.create("classic", seats=2)
        await table.begin()
        await until(table, lambda: table.status == "playing")
        self.assertEqual(table.view["table"]["seats"][0]["seed"], "")
        self.assertIsNone(table.seeds)

    async def test_who_withholds_a_seed_breaks_off_one_start(self):
        await self.sit_down("Carla")
        (carla,) = self.others
        commitment = carla.tables[self.id].view["table"]["commitment"]
        await carla.give_seed(self.id, hash=seed_hash("hidden"))
        await self.say_ready()
        await carla.wait_event(self.id, "seed_withheld", seat=2, name="Carla")
        table = carla.tables[self.id].view["table"]
        self.assertEqual([seat["ready"] for seat in table["seats"]], [True, True, False])
        self.assertEqual((table["status"], table["commitment"]), ("open", commitment))
        for part in ({"hash": seed_hash("hidden")}, {"seed": "hidden"}):
            with self.assertRefused("seeds_closed"):
                await carla.give_seed(self.id, **part)
        await carla.request("table.ready", table=self.id)
        self.assertEqual(await self.play_without(0), [(True, True, True, 1)] * 2)

    async def test_a_seed_must_fit_its_hash_and_the_hash_stays(self):
        await self.sit_down("Carla")
        (carla,) = self.others
        await carla.give_seed(self.id, hash=seed_hash("first idea"))
        await carla.give_seed(self.id, hash=seed_hash("hers"))
        with self.assertRefused("wrong_seed"):
            await carla.give_seed(self.id, seed="first idea")
        await self.say_ready()
        await self.wait_asked(carla, "seed")
        with self.assertRefused("seeds_closed"):
            await carla.give_seed(self.id, hash=seed_hash("last idea"))
        with self.assertRefused("wrong_seed"):
            await carla.give_seed(self.id, seed="last idea")
        await carla.give_seed(self.id, hash=seed_hash("hers"))
        await carla.give_seed(self.id, seed="hers")
        transcript, checks = await self.play()
        self.assertEqual(transcript["seats"][2]["seed"], "hers")
        self.assertEqual(checks, [(True, True, True, 0)] * 2)

    async def test_while_a_start_waits_nothing_changes_at_the_table(self):
        await self.sit_down("Carla", "Denny")
        carla, denny = self.others
        await carla.give_seed(self.id, hash=seed_hash("hers"))
        await self.say_ready()
        await self.wait_asked(carla, "seed")
        with self.assertRefused("seeds_closed"):
            await denny.give_seed(self.id, seed="late")
        host = self.kits[0].client
        await denny.request("table.ready", table=self.id)
        for client, op, fields in ((denny, "table.ready", {"ready": False}),
                                   (host, "table.add_bot", {"level": "easy"}),
                                   (host, "table.remove_bot", {"seat": 3}),
                                   (host, "table.change", {"ruleset": "classic"})):
            with self.subTest(op), self.assertRefused("game_started"):
                await client.request(op, table=self.id, **fields)
        await carla.give_seed(self.id, seed="hers")
        self.assertEqual(await self.play_without(1), [(True, True, True, 0)] * 2)

    async def test_who_leaves_cancels_the_start(self):
        await self.sit_down("Carla", "Denny")
        carla, denny = self.others
        await carla.give_seed(self.id, hash=seed_hash("hers"))
        await self.say_ready()
        await self.wait_asked(carla, "seed")
        await carla.request("table.leave", table=self.id)
        table = denny.tables[self.id]
        await denny.wait(lambda: exchange_of(table) is None, "the end of the start")
        self.others = [denny]
        await until(self.kits[0], lambda: exchange_of(self.kits[0]) is None)
        await self.kits[0].client.request("table.start", table=self.id)
        self.assertEqual(await self.play_without(0), [(True, True, True, 1)] * 2)

    async def test_who_gives_no_seed_plays_without(self):
        await self.sit_down("Carla")
        await self.say_ready()
        self.assertEqual(await self.play_without(0), [(True, True, True, 0)] * 2)

    async def test_who_said_so_and_gives_no_hash_plays_without(self):
        await self.sit_down("Carla", caps=["seeds"])
        await self.say_ready()
        await self.wait_asked(self.others[0], "hash")
        self.assertEqual(await self.play_without(0), [(True, True, True, 0)] * 2)

    async def test_an_open_seed_counts_and_is_no_proof_for_others(self):
        await self.sit_down("Carla")
        (carla,) = self.others
        await carla.give_seed(self.id, seed="in the open")
        self.assertFalse(any("in the open" in text for text in carla.frames))
        await self.say_ready()
        transcript, checks = await self.play()
        self.assertEqual(transcript["seats"][2]["seed"], "in the open")
        self.assertEqual(checks, [(True, True, False, 0)] * 2)

    async def test_a_commitment_is_for_one_game(self):
        await self.sit_down("Carla")
        (carla,) = self.others
        before = carla.tables[self.id].view["table"]["commitment"]
        await self.say_ready()
        await self.play()
        with self.assertRefused("game_started"):
            await carla.give_seed(self.id, seed="late")
        await carla.request("table.rematch", table=self.id)
        await carla.wait_event(self.id, "rematch")
        for part in ({"hash": seed_hash("hers")}, {"seed": "hers"}):
            with self.assertRefused("stale_commitment"):
                await carla.give_seed(self.id, commitment=before, **part)
        await carla.give_seed(self.id, seed="hers")

    async def test_a_bot_whose_seed_was_late_is_ready_once_more(self):
        await self.sit_down()
        late = self.kits[1]
        late.seeds.reconnected = late.seeds._show = lambda *_: None
        await self.say_ready()
        transcript, checks = await self.play()
        self.assertEqual(transcript["seats"][1]["seed"], "")
        self.assertEqual(checks, [(True, True, True, 1), (True, False, False, 0)])


class Restart(Company, DataDirectoryTest):
    async def test_the_exchange_begins_anew(self):
        self.start()
        await self.sit_down("Carla")
        (carla,) = self.others
        await carla.give_seed(self.id, hash=seed_hash("hers"))
        await self.say_ready()
        await self.wait_asked(carla, "seed")
        await until(self.kits[0], lambda: exchange_of(self.kits[0])["seats"] == [2])
        self.kill()
        self.start(port=self.server.port)
        self.others = [carla] = await self.reconnect_all([carla], self.id, caps=["seeds"])
        table = carla.tables[self.id]
        self.assertEqual(exchange_of(table)["asks"], "hash")
        self.assertNotIn("seed_hash", table.view["table"]["seats"][2])
        await carla.wait(lambda: all("seed_hash" in seat for seat in
                                     table.view["table"]["seats"][:2]), "the others' hashes")
        await carla.give_seed(self.id, hash=seed_hash("another"))
        await self.wait_asked(carla, "seed")
        await carla.give_seed(self.id, seed="another")
        transcript, checks = await self.play()
        self.assertEqual(transcript["seats"][2]["seed"], "another")
        self.assertEqual(checks, [(True, True, True, 1)] * 2)


class Lab(ClientTest):
    async def play(self):
        with Server("--lab") as server:
            async with Kit(server.ws, "Kit") as kit:
                table = await kit.create("classic", seats=2, lab_seed="one")
                with self.assertRefused("seeds_closed"):
                    await kit.request("table.seed", table=table.id, seed="mine",
                                      commitment=table.view["table"]["commitment"])
                await table.begin()
                await table.play(first_action)
                return (await kit.request("history", table=table.id))["transcript"]

    async def test_all_draws_follow_from_its_own_seed(self):
        self.assertEqual(await self.play(), await self.play())


class Giver(unittest.IsolatedAsyncioTestCase):
    """What the kit gives to which view, without a server."""

    async def asyncSetUp(self):
        self.asked, self.refusal, self.running = [], None, set()
        self.giver = SeedGiver(self.ask, self.begin)

    async def ask(self, **fields):
        self.asked.append(fields)
        if self.refusal:
            raise Refused({"code": self.refusal, "message": ""})

    def begin(self, work):
        self.running.add(asyncio.create_task(work))

    async def see(self, own_hash=None, asks=None, seats=(0,), others=(), game="t-1", answers=True,
                  status="open", you=0):
        """What is given when our seat, of number 0, shows this."""
        people = [{"player": "us"}, None, {"player": None}, *others]
        people[0] |= {"seed_hash": own_hash} if own_hash else {}
        table = {"status": status, "game": game, "commitment": game, "seats": people,
                 "ruleset": "classic", "options": {}}
        table |= {"seed_exchange": {"asks": asks, "seats": list(seats)}} if asks else {}
        before = len(self.asked)
        self.giver.look({"table": table, "you": None if you is None else {"seat": you}})
        if answers:
            await asyncio.gather(*self.running)
        return self.asked[before:]

    async def give_hash(self, **more):
        (given,) = await self.see(**more)
        return given["hash"]

    async def test_a_hash_once_and_its_seed_once(self):
        given = await self.give_hash()
        self.assertEqual(await self.see(), [], "no view shows it yet")
        self.assertEqual(await self.see(given), [])
        other = {"player": "them", "seed_hash": OTHER}
        (shown,) = await self.see(given, "seed", others=[other])
        self.assertEqual(seed_hash(shown["seed"]), given)
        self.assertEqual(await self.see(given, "seed", others=[other]), [])
        evidence = self.giver.evidence["t-1"]
        self.assertEqual((evidence.seed, evidence.hashes), (shown["seed"], [given, "", OTHER]))
        self.assertEqual(evidence.broken_starts, 0)

    async def test_hashes_that_come_after_the_seed_was_shown_are_no_evidence(self):
        given = await self.give_hash()
        await self.see(given, "seed", others=[{"player": "them"}])
        self.giver.reconnected()
        late = {"player": "them", "seed_hash": OTHER}
        self.assertEqual(len(await self.see(given, "seed", others=[late])), 1)
        self.assertEqual(self.giver.evidence["t-1"].hashes, [given, "", ""])

    async def test_no_second_request_before_the_answer(self):
        await self.see(answers=False)
        await self.see(asks="hash", answers=False)
        self.assertEqual(len(self.running), 1)

    async def test_alone_the_seed_itself_where_a_hash_is_asked_for(self):
        (shown,) = await self.see(asks="hash")
        self.assertEqual(list(shown), ["commitment", "seed"])
        self.assertEqual(await self.see(asks="hash", seats=()), [])
        (again,) = await self.see()  # the start was cancelled
        self.assertEqual(list(again), ["commitment", "hash"])
        self.assertEqual(self.giver.evidence["t-1"].broken_starts, 1)

    async def test_beside_others_a_hash_is_given_where_it_is_asked_for(self):
        (given,) = await self.see(asks="hash", others=[{"player": "them"}])
        self.assertEqual(list(given), ["commitment", "hash"])

    async def test_an_unknown_hash_is_replaced_on_a_new_connection_only(self):
        given = await self.give_hash(own_hash=OTHER)
        self.assertEqual(await self.see(given), [])
        self.assertEqual(await self.see(OTHER), [])
        self.giver.reconnected()
        self.assertEqual(await self.see(OTHER, "seed"), [], "it is too late")
        self.assertNotEqual(await self.give_hash(own_hash=OTHER), given)

    async def test_a_known_hash_stays_on_a_new_connection_and_its_seed_is_said_again(self):
        given = await self.give_hash()
        self.giver.reconnected()
        self.assertEqual(await self.see(given), [])
        (shown,) = await self.see(given, "seed")
        self.giver.reconnected()
        self.assertEqual(await self.see(given, "seed"), [shown])
        self.assertEqual(self.giver.evidence["t-1"].broken_starts, 0)

    async def test_what_is_refused_is_not_asked_again_for_this_game(self):
        self.refusal = "seeds_closed"
        await self.give_hash()
        self.assertEqual(await self.see(), [])
        self.assertEqual(await self.see(asks="hash"), [])
        self.assertEqual(len(await self.see(game="t-2")), 1)

    async def test_a_start_that_was_broken_off_is_counted_and_the_next_seed_is_another(self):
        for broken in range(3):
            given = await self.give_hash()
            await self.see(given, "seed")
            self.assertEqual(self.giver.evidence["t-1"].broken_starts, broken)

    async def show_seed(self, **more):
        await self.see(await self.give_hash(**more), "seed", **more)

    def broken_starts(self, game="t-1"):
        return self.giver.evidence[game].broken_starts

    async def test_a_start_is_broken_off_too_if_the_view_had_no_seat_or_a_game_meanwhile(self):
        for meanwhile in ({"you": None}, {"status": "playing"}):
            with self.subTest(meanwhile):
                await self.asyncSetUp()
                await self.show_seed()
                await self.see(**meanwhile)
                await self.show_seed()
                self.assertEqual(self.broken_starts(), 1)

    async def test_starts_of_a_game_that_never_began_count_for_the_next_one(self):
        await self.show_seed()
        await self.give_hash()
        await self.show_seed(game="t-2")
        self.assertEqual(self.broken_starts("t-2"), 1)
        await self.show_seed(game="t-3")
        self.assertEqual(self.broken_starts("t-3"), 2)
        await self.see(status="playing", game="t-3")
        await self.show_seed(game="t-4")
        self.assertEqual(self.broken_starts("t-4"), 0)

    async def test_the_evidence_of_old_games_goes(self):
        for number in range(40):
            await self.give_hash(game=f"t-{number}")
        self.assertEqual(list(self.giver.evidence)[-1], "t-39")
        self.assertLess(len(self.giver.evidence), 20)


if __name__ == "__main__":
    unittest.main(verbosity=2)
