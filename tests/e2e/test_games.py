#!/usr/bin/python3
"""Whole games of every ruleset and size by random picks, checked at every message."""

import json
import random
import unittest

from support.client import Client
from support.server import ServerTest
from support.tables import close_clients, connect_clients, play_out, seat_clients, start_game


class Games(ServerTest):
    async def play_whole_game(self, ruleset, seats, choose=random.choice, **fields):
        clients, table, invite = await seat_clients(self.server, ruleset, seats, **fields)
        watcher = await Client.connect(self.server, name="Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        state = await play_out(clients, table, choose=choose)
        await watcher.wait(lambda: watcher.tables[table].status == "finished", "the end")
        await watcher.sync(table)
        self.assertIsNone(watcher.tables[table].view["you"])
        self.assertEqual(watcher.tables[table].view, {**state.view, "you": None})
        self.assertEqual(len(state.view["result"]["totals"]), seats)
        self.assertGreater(state.hashes_compared, 0)
        self.check_events(state, seats)
        await close_clients([*clients, watcher])
        return state

    def check_events(self, state, seats):
        kinds = [event["kind"] for event in state.events]
        ruleset = state.view["table"]["ruleset"]
        if ruleset == "vegas-1996":
            return self.check_events_1996(kinds, seats)
        royale = ruleset.startswith("royale")
        fixed = {"royale-basic": 3, "royale": 3, "classic": 4}
        rounds = fixed.get(ruleset, state.view["round"]["number"])
        for kind in ("round_started", "cards_dealt", "round_ended"):
            self.assertEqual(kinds.count(kind), rounds, kind)
        self.assertEqual(kinds.count("game_started"), 1)
        self.assertEqual(kinds.count("game_ended"), 1)
        self.assertEqual(kinds.count("chips_given"), 3 if royale else 0)
        turns = kinds.count("rolled") + kinds.count("power_played")
        self.assertEqual(turns, kinds.count("placed") + kinds.count("passed"))
        self.assertEqual(len({e["seat"] for e in state.events if e["kind"] == "rolled"}), seats)
        neutral_dice = state.view["table"]["options"].get("neutral_dice", royale)
        if royale or not neutral_dice:
            neutral = 3 if royale and seats == 2 and neutral_dice else 0
            self.assertEqual(kinds.count("neutral_rolled"), neutral)
        if ruleset == "classic":
            self.assertEqual(kinds.count("passed"), 0)


    def check_events_1996(self, kinds, seats):
        self.assertEqual(kinds.count("game_started"), 1)
        self.assertEqual(kinds.count("game_ended"), 1)
        self.assertEqual(kinds.count("pawn_placed"), seats)
        self.assertEqual(kinds.count("chip_won") + kinds.count("chip_discarded"), 14)
        self.assertEqual(kinds.count("duel_started"), kinds.count("duel_ended"))
        self.assertEqual(kinds.count("revealed"), 2 * kinds.count("duel_ended"))
        self.assertEqual(kinds.count("sealed"), kinds.count("revealed"))


class RoyaleBasic(Games):
    async def test_two(self):  # [RY-14]
        await self.play_whole_game("royale-basic", 2)

    async def test_two_without_the_neutral_dice(self):  # [RY-14]
        options = {"neutral_dice": False}
        state = await self.play_whole_game("royale-basic", 2, options=options)
        self.assertEqual(state.view["table"]["options"], options)

    async def test_three(self):
        await self.play_whole_game("royale-basic", 3)

    async def test_four(self):
        await self.play_whole_game("royale-basic", 4)

    async def test_five(self):
        await self.play_whole_game("royale-basic", 5)

    async def test_first_seat_and_open_money(self):  # [RY-13, RY-33]
        options = {"first_seat": 2, "open_money": True}
        state = await self.play_whole_game("royale-basic", 3, options=options)
        self.assertIn({"kind": "game_started", "seat": 2}, state.events)
        self.assertEqual(state.view["table"]["options"], options)

    async def test_seats_move_up_when_the_host_starts_with_free_ones(self):
        clients = await connect_clients(self.server, "Anna", "Ben")
        made = await clients[0].create("royale-basic", seats=4, clock=None)
        table = made["table"]
        await clients[1].join(invite=made["invite"], seat=3)
        self.assertEqual(clients[1].tables[table].seat, 3)
        await clients[0].request("table.start", table=table)
        await clients[1].wait(lambda: clients[1].tables[table].status == "playing", "the start")
        self.assertEqual(clients[1].tables[table].seat, 1)
        self.assertEqual(len(clients[1].tables[table].view["seats"]), 2)
        await play_out(clients, table)


class Royale(Games):
    async def test_two(self):
        await self.play_whole_game("royale", 2, options={"tiles": 6})

    async def test_three(self):
        state = await self.play_whole_game("royale", 3)
        laid = [event["tiles"] for event in state.events if event["kind"] == "tiles_laid"]
        self.assertEqual([len([t for t in tiles if t]) for tiles in laid], [3, 3, 3])  # [RY-51]

    async def test_four(self):
        await self.play_whole_game("royale", 4, options={"tiles": 5, "tile_reuse": "fresh_faces"})

    async def test_used_tiles_aside(self):  # [RY-51]
        options = {"tiles": 2, "tile_reuse": "fresh_tiles", "neutral_dice": False}
        state = await self.play_whole_game("royale", 2, options=options)
        self.assertEqual(state.view["table"]["options"], options)
        laid = [event["tiles"] for event in state.events if event["kind"] == "tiles_laid"]
        letters = [tile[0] for tiles in laid for tile in tiles if tile]
        self.assertEqual(len(set(letters)), 6, laid)

    async def test_five(self):
        await self.play_whole_game("royale", 5, options={"tiles": 6, "open_money": True})

    async def test_all_sixteen_tiles(self):  # [RY-51]
        faces = [f"{letter}{face}" for letter in "ABCDEFGH" for face in (1, 2)]
        sets = [faces[0:12:2], faces[1:12:2], [*faces[12::2], None, faces[1]]]
        state = await self.play_whole_game("royale", 3, options={"tile_set": sets})
        laid = [event["tiles"] for event in state.events if event["kind"] == "tiles_laid"]
        self.assertEqual([tiles[: len(s)] for tiles, s in zip(laid, sets)], sets)
        sets = [[*faces[13::2]], [], [None, "G1"]]
        await self.play_whole_game("royale", 2, options={"tile_set": sets})


class Classic(Games):
    async def test_two(self):
        await self.play_whole_game("classic", 2)

    async def test_three(self):
        await self.play_whole_game("classic", 3)

    async def test_four(self):
        await self.play_whole_game("classic", 4)

    async def test_five(self):
        await self.play_whole_game("classic", 5)


class NeutralDice(Games):
    options_of_table = {"neutral_dice": True}

    async def test_two(self):  # [CL-10]
        await self.play_whole_game("classic", 2, options=self.options_of_table)

    async def test_three(self):  # [CL-10]: the start player rolls the two left-over white dice
        state = await self.play_whole_game("classic", 3, options=self.options_of_table)
        rolled = [event for event in state.events if event["kind"] == "neutral_rolled"]
        self.assertEqual(len(rolled), 4)
        starts = [event["seat"] for event in state.events if event["kind"] == "round_started"]
        self.assertEqual([event["seat"] for event in rolled], starts)
        self.assertTrue(all(len(event["small"]) == 2 for event in rolled))

    async def test_four(self):  # [CL-10]
        await self.play_whole_game("classic", 4, options=self.options_of_table)


class Custom(Games):
    async def test_two_with_all_defaults(self):  # [CU-1, CU-2]
        state = await self.play_whole_game("custom", 2)
        self.assertEqual(state.view["round"]["of"], 4)
        self.assertEqual(state.view["table"]["options"], {})

    async def test_eight(self):
        await self.play_whole_game("custom", 8, options={"copies": 10})

    async def test_six_with_skip_money_and_a_limit(self):  # [CU-10]
        options = {"skip": "chips", "skip_limit": 1, "rounds": 3}
        state = await self.play_whole_game("custom", 6, options=options)
        self.assertEqual(state.view["table"]["options"], options)
        self.assertTrue([event for event in state.events if event["kind"] == "passed"])

    async def test_five_with_skip_cards(self):  # [CU-11]
        options = {"skip": "cards", "first_seat": 4, "open_money": True}
        state = await self.play_whole_game("custom", 5, options=options)
        self.assertIn({"kind": "game_started", "seat": 4}, state.events)

    async def test_few_cards_over_ten_rounds(self):  # [CU-3]
        state = await self.play_whole_game("custom", 8, options={"copies": 4, "rounds": 10})
        self.assertGreater(state.rules_checker.ledger.reshuffles, 0)

    async def test_who_always_skips_pays_with_the_winnings_too(self):  # [CU-10]
        clients, table, _ = await seat_clients(
            self.server, "custom", 2, options={"skip": "chips", "rounds": 4}
        )

        def skipping(actions):
            passes = [action for action in actions if action["kind"] == "pass"]
            return passes[0] if passes else random.choice(actions)

        state = await play_out(clients, table, choose=skipping)
        self.assertLess(state.rules_checker.ledger.lowest_payment, 0)


def prefer_rolling(actions):
    """Rolls and cards more often than moves, so that counters meet."""
    moves = [action for action in actions if action["kind"] != "change_table"]
    return random.choice(moves if moves and random.random() < 0.8 else actions)


OWN_BOARD = {
    "tables": [{"rows": [[[2, 1], [3, 4], [5]]]}] * 13 + [{"rows": [[[n] for n in range(1, 6)]]}],
    "track": [0] + list(range(14, 0, -1)) + [0],
}


class Vegas1996(Games):
    async def test_two(self):
        await self.play_whole_game("vegas-1996", 2, choose=prefer_rolling)

    async def test_four_with_a_duel(self):  # [VG-20]
        state = await self.play_whole_game("vegas-1996", 4, choose=prefer_rolling,
                                           options={"duel": True})
        self.assertEqual(state.view["table"]["options"], {"duel": True})

    async def test_three_on_an_own_board(self):  # [VG-1]
        options = {"board": OWN_BOARD, "first_seat": 1}
        state = await self.play_whole_game("vegas-1996", 3, choose=prefer_rolling, options=options)
        first = state.view["table"]["options"]["board"]["tables"][0]
        self.assertEqual(first, {"rows": [[[1, 2], [3, 4], [5]]]})
        self.assertEqual(state.view["board"]["track"], OWN_BOARD["track"])

    async def test_a_sealed_choice_is_in_no_message_before_the_reveal(self):  # [VG-21]
        clients, table, invite = await seat_clients(
            self.server, "vegas-1996", 3, options={"duel": True}
        )
        watcher = await Client.connect(self.server, name="Watcher")
        await watcher.join(invite=invite, **{"as": "spectator"})
        state = await play_out(clients, table, choose=prefer_rolling)
        self.assertIn("sealed", {event["kind"] for event in state.events})
        for client in [*clients, watcher]:
            for message in client.messages:
                kinds = [event["kind"] for event in message.get("events", [])]
                if "revealed" not in kinds:
                    self.assertLessEqual(kinds.count("sealed"), 1)
                    # A prompt has all three choices, for the one who is asked.
                    shown = {**message, "prompt": None}
                    # A round log has the duels before this one.
                    shown["round_log"] = [event for event in message.get("round_log", [])
                                          if event["kind"] != "revealed"]
                    seat = None if client is watcher else client.tables[table].seat
                    own = [shown.pop("private", {}).get("/you"),
                           (shown.get("view") or {}).pop("you", None)]
                    self.assertTrue(all(you is None or you["seat"] == seat for you in own))
                    self.assertNotIn('"kind": "duel"', json.dumps(shown))


def is_same_move(event, action):
    sizes = ("small", "big", "neutral")
    shows = {size: action["shows"].get(size, 0) for size in sizes}
    happened = {size: event.get(size, 0) for size in sizes}
    return event["casino"] == action["face"] and happened == shows


class OfferedActions(Games):
    async def test_one_who_always_passes_pays_a_chip_each_time(self):  # [RY-21]
        clients, table, _ = await seat_clients(self.server, "royale-basic", 2)

        def passing(actions):
            passes = [action for action in actions if action["kind"] == "pass"]
            return passes[0] if passes else random.choice(actions)

        state = await play_out(clients, table, choose=passing)
        passed = [event for event in state.events if event["kind"] == "passed"]
        self.assertEqual(len(passed), 12)  # two chips for two seats in three rounds
        self.assertTrue(all(event["chips"] == 1 for event in passed))
        self.assertEqual(state.view["result"]["chips"], [0, 0])

    async def test_what_an_action_shows_is_what_happens(self):
        clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        shown = []

        def remember(actions):
            action = random.choice(actions)
            if action["kind"] == "place":
                shown.append(action)
            return action

        state = await play_out(clients, table, choose=remember, sync_every=0)
        # Decisions with one answer were taken by the server: their events stand between. [ALL-1]
        placed = (event for event in state.events if event["kind"] == "placed")
        for action in shown:
            self.assertTrue(any(is_same_move(event, action) for event in placed), action)

    async def test_a_seat_starts_when_everybody_is_ready_and_not_before(self):
        clients, table, _ = await seat_clients(self.server, "classic", 3, ready=False)
        for client in clients[:2]:
            await client.request("table.ready", table=table)
        await clients[0].sync(table)
        self.assertEqual(clients[0].tables[table].status, "open")
        await clients[1].request("table.ready", table=table, ready=False)
        await clients[1].request("table.ready", table=table)
        await start_game(clients[2:], table)


if __name__ == "__main__":
    unittest.main(verbosity=2)
