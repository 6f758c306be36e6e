#!/usr/bin/python3
"""A finished game by `history` and by GET /api/games, judged by both verifiers."""

import asyncio
import json
import unittest

from support import schemas
from support.patch import apply_to_copy
from support.server import ServerTest
from support.tables import close_clients, connect_clients, play_out, seat_clients
from support.verifiers import run_both, run_script, run_vegas


class History(ServerTest):
    async def play_game(self, ruleset, seats, **fields):
        clients, table, _ = await seat_clients(self.server, ruleset, seats, ready=False, **fields)
        commitment = clients[0].tables[table].view["table"]["commitment"]
        for number, client in enumerate(clients):
            await client.give_seed(table, seed=f"seed of {number}")
            await client.request("table.ready", table=table)
        await play_out(clients, table, sync_every=0)
        return clients, clients[0].tables[table].view, commitment

    async def play_and_fetch(self, ruleset, seats, **fields):
        clients, view, commitment = await self.play_game(
            ruleset, seats, visibility="public", **fields
        )
        about = view["table"]
        transcript = (await clients[0].request("history", table=about["id"]))["transcript"]
        status, headers, body = self.server.http("GET", f"/api/games/{about['game']}")
        self.assertEqual((status, headers["content-type"]), (200, "application/json"))
        self.assertIn("immutable", headers["cache-control"])
        self.assertEqual(json.loads(body), transcript)
        schemas.check("transcript.json", transcript)
        self.assertEqual(transcript["commitment"], commitment)
        self.assertEqual(transcript["server_seed"], about["server_seed"])
        self.assertEqual(transcript["result"], view["result"])
        self.assertEqual([s["seed"] for s in transcript["seats"]],
                         [f"seed of {n}" for n in range(seats)])
        self.assert_verified(about["game"], body)
        await close_clients(clients)

    def assert_verified(self, game, body):
        for result in (
            run_vegas("verify", game, "--server", self.server.ws),
            run_vegas("verify", "-", input=body)
        ):
            self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
            self.assertTrue(result.stdout.startswith(f"verified game={game} "), result.stdout)
        result = run_script("-", input=body)
        self.assertEqual((result.returncode, result.stdout), (0, "-: verified\n"))
        wrong = json.loads(body)
        wrong["result"]["totals"][0] += 10_000
        for result in run_both(json.dumps(wrong)):
            self.assertEqual(result.returncode, 1, result.stdout)
            self.assertIn("the result is not the result of this game", result.stdout)

    async def test_royale_basic(self):
        await self.play_and_fetch("royale-basic", 3)

    async def test_royale_basic_of_two(self):
        await self.play_and_fetch("royale-basic", 2)

    async def test_classic_with_options(self):
        await self.play_and_fetch("classic", 3, options={"neutral_dice": True, "first_seat": 1})

    async def test_a_private_game_is_for_who_was_there(self):
        clients, view, _ = await self.play_game("royale-basic", 2)
        game = view["table"]["game"]
        self.assertEqual(self.server.http("GET", f"/api/games/{game}")[0], 404)
        (eve,) = await connect_clients(self.server, "Eve")
        with self.assertRefused("unknown_game"):
            await eve.request("history", game=game)
        transcript = (await clients[1].request("history", game=game))["transcript"]
        self.assert_text_verified(game, transcript)

    async def test_a_private_game_is_read_with_the_invite_of_its_table(self):
        clients, view, _ = await self.play_game("royale-basic", 2)
        game, invite = view["table"]["game"], view["table"]["invite"]
        for rest in ("", "/replay"):
            path = f"/api/games/{game}{rest}"
            status, headers, body = self.server.http("GET", f"{path}?invite={invite}")
            self.assertEqual(status, 200)
            self.assertTrue(headers["cache-control"].startswith("private,"))
            self.assertEqual(json.loads(body)["game"], game)
            nothing = self.server.http("GET", f"/api/games/abcdef-1{rest}")
            for query in ("", "?invite=", "?invite=abcdefghij", f"?invite={invite}x"):
                refused = self.server.http("GET", path + query)
                self.assertEqual((refused[0], refused[2]), (404, nothing[2]))
                self.assertEqual(set(refused[1]), set(nothing[1]))
        self.never_logged.append(invite)

    def assert_text_verified(self, game, transcript):
        result = run_vegas("verify", "-", input=json.dumps(transcript))
        self.assertEqual(result.returncode, 0, result.stdout + result.stderr)
        self.assertIn(game, result.stdout)

    async def check_replay(self, ruleset, seats, **fields):
        """The replay is what somebody saw who watched the whole game."""
        clients, table, invite = await seat_clients(
            self.server, ruleset, seats, ready=False, visibility="public", **fields
        )
        (watcher,) = await connect_clients(self.server, "Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        for client in clients:
            await client.request("table.ready", table=table)
        await asyncio.gather(play_out(clients, table, sync_every=0),
                             self.wait_for_end(watcher, table))
        game = watcher.tables[table].view["table"]["game"]
        text = self.server.http("GET", f"/api/games/{game}/replay")[2]
        replay = json.loads(text)
        schemas.check("replay.json", replay)
        self.assertEqual(
            text[text.index(',"transcript":') + len(',"transcript":'):text.rindex("}")],
            self.server.http("GET", f"/api/games/{game}")[2],
        )
        self.compare(replay, [m for m in watcher.messages if m.get("ev") == "update"])
        await close_clients([*clients, watcher])
        return replay

    async def wait_for_end(self, watcher, table):
        await watcher.wait(lambda: watcher.tables[table].status == "finished", "the end")

    def compare(self, replay, updates):
        start = next(
            n for n, update in enumerate(updates)
            if any(event["kind"] == "game_started" for event in update["events"])
        )
        self.assertEqual(replay["events"], [
            event for event in updates[start]["events"] if event["kind"] != "ready"
        ])
        for pointer, value in updates[start]["patch"].items():
            member = pointer[1:]
            if not member.startswith("table/"):
                self.assertEqual(replay["view"][member], value, member)
        live = updates[start + 1:]
        self.assertEqual(len(replay["steps"]), len(live))
        drawn, view = 0, replay["view"]
        for step, update in zip(replay["steps"], live):
            self.assertEqual(step["events"], update["events"])
            self.assertEqual(step["patch"], update["patch"])
            self.assertGreaterEqual(step["drawn"], drawn)
            drawn, view = step["drawn"], apply_to_copy(view, step["patch"])
            schemas.check("view.json", view)
        self.assertGreaterEqual(replay["drawn"], drawn)
        self.assertEqual(view["result"], replay["transcript"]["result"])

    async def test_replay_of_royale(self):
        await self.check_replay("royale", 4, options={"tiles": 6})

    async def test_replay_of_royale_with_sealed_choices(self):
        tiles = [["A1", "G1", None, None, None, None]] * 3
        replay = await self.check_replay("royale", 3, options={"tile_set": tiles})
        kinds = {event["kind"] for step in replay["steps"] for event in step["events"]}
        self.assertTrue({"sealed", "revealed"} <= kinds, kinds)

    async def test_replay_of_the_other_rulesets(self):
        for ruleset, options in (
            ("royale-basic", {}), ("classic", {"neutral_dice": True}), ("custom", {"rounds": 2}),
            ("vegas-1996", {"duel": True}),
        ):
            with self.subTest(ruleset):
                await self.check_replay(ruleset, 3, options=options)

    async def test_what_is_known_is_not_sent_again(self):
        clients, view, _ = await self.play_game("classic", 2, visibility="public")
        for rest in ("", "/replay"):
            path = f"/api/games/{view['table']['game']}{rest}"
            etag = self.server.http("GET", path)[1]["etag"]
            status, headers, body = self.server.http("GET", path, headers={"If-None-Match": etag})
            self.assertEqual((status, body, headers["etag"]), (304, "", etag))
            self.assertIn("immutable", headers["cache-control"])

    async def test_a_seat_that_the_house_played_on(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2, visibility="public")
        await clients[0].request("table.leave", table=table)
        await clients[1].play(table)
        game = clients[1].tables[table].view["table"]["game"]
        transcript = (await clients[1].request("history", game=game))["transcript"]
        by_house = [a["seat"] for a in transcript["actions"] if a.get("house")]
        self.assertEqual(set(by_house), {0})
        self.assert_text_verified(game, transcript)

    async def test_it_outlives_the_table(self):
        clients, view, _ = await self.play_game("classic", 2, visibility="public")
        about = view["table"]
        for client in clients:
            await client.request("table.leave", table=about["id"])
        answer = await clients[0].request("history", game=about["game"])
        self.assertEqual(answer["transcript"]["game"], about["game"])

    def test_games_that_are_not_there(self):
        for path in ("/api/games/abcdef-1", "/api/games/", "/api/games/../version"):
            status, headers, body = self.server.http("GET", path)
            self.assertEqual((status, headers["content-type"]), (404, "application/json"))
            self.assertEqual(json.loads(body)["error"]["code"], "unknown_game")
            self.assertEqual(headers["cache-control"], "no-store")
        result = run_vegas("verify", "abcdef-1", "--server", self.server.ws)
        self.assertEqual(result.returncode, 2)
        self.assertIn("no finished game with this id", result.stderr)
        self.assertEqual(self.server.http("POST", "/api/version")[0], 405)

    async def test_it_is_not_there_while_the_game_goes_on(self):
        clients, table, _ = await seat_clients(self.server, "classic", 2, visibility="public")
        await asyncio.gather(*(c.wait(lambda c=c: c.tables[table].prompt) for c in clients))
        with self.assertRefused("game_not_over"):
            await clients[0].request("history", table=table)
        self.assertEqual(self.server.http("GET", f"/api/games/{table}-1")[0], 404)


if __name__ == "__main__":
    unittest.main(verbosity=2)
