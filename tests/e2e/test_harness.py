#!/usr/bin/python3
"""The oracles of these tests find faults: each is shown one."""

import json
import re
import unittest

import test_private_money
from support import schemas
from support.client import ClientTable
from support.patch import apply_to_copy, deep_copy
from support.rules_checker import RulesChecker
from support.server import ServerTest
from support.table_tracker import checksum
from support.tables import play_out, seat_clients
from support.terminal import Terminal


class Patches(unittest.TestCase):
    document = {"a": [1, 2, {"b": None}], "c/d": 1, "~": 2}

    def test_the_three_operations(self):
        for patch, result in (
            ([{"op": "add", "path": "/a/1", "value": 9}], {"a": [1, 9, 2, {"b": None}]}),
            ([{"op": "add", "path": "/a/-", "value": 9}], {"a": [1, 2, {"b": None}, 9]}),
            ([{"op": "add", "path": "/e", "value": []}], {"e": []}),
            ([{"op": "remove", "path": "/a/0"}], {"a": [2, {"b": None}]}),
            ([{"op": "replace", "path": "/a/2/b", "value": 1}], {"a": [1, 2, {"b": 1}]}),
            ([{"op": "replace", "path": "/c~1d", "value": 3}], {"c/d": 3}),
            ([{"op": "replace", "path": "/~0", "value": 3}], {"~": 3}),
        ):
            self.assertEqual(apply_to_copy(self.document, patch), {**self.document, **result})

    def test_what_does_not_fit_is_an_error(self):
        for operation in (
            {"op": "replace", "path": "/x", "value": 1}, {"op": "remove", "path": "/x"},
            {"op": "add", "path": "/a/4", "value": 1}, {"op": "remove", "path": "/a/01"},
            {"op": "replace", "path": "/a/3", "value": 1},
            {"op": "move", "path": "/a", "from": "/b"}, {"op": "replace", "path": "", "value": 1},
        ):
            with self.assertRaises((LookupError, ValueError)):
                apply_to_copy(self.document, [operation])


class Screens(unittest.IsolatedAsyncioTestCase):
    async def test_a_sentence_is_found_wherever_its_line_is_broken(self):
        for said in ("Round 2: Anna starts.", "Round 2:\\n    Anna", "Round\\n    2: Anna"):
            terminal = Terminal(["/usr/bin/printf", f"Round 1 is over. {said}"], {})
            self.addCleanup(terminal.close)
            await terminal.wait_for_text(r"\. Round 2: Anna")


def swap_words(message):
    """The message as text, with one of its words in the place of another one."""
    text = json.dumps(message)
    words = sorted(set(re.findall(r'"[a-z_]+"', text)))
    for one, other in zip(words, words[1:]):
        yield text.replace(one, other, 1)


class WrongViews(ServerTest):
    """A real table in the middle of a game, made wrong in one place after the other."""

    async def asyncSetUp(self):
        await super().asyncSetUp()
        self.clients, table, _ = await seat_clients(self.server, "royale-basic", 3)
        state = self.clients[0].tables[table]
        await self.clients[0].request("table.sync", table=table)
        self.snapshot = self.clients[0].messages[-1]
        self.view = deep_copy(state.view)
        self.table = table

    def assert_rejected(self, change):
        view = deep_copy(self.view)
        change(view)
        with self.assertRaises(AssertionError):
            RulesChecker(view)

    async def test_the_rules_checker_sees_wrong_views(self):
        RulesChecker(self.view)
        self.assert_rejected(lambda view: view["casinos"][0]["cards"].reverse() or
                             view["casinos"][0]["cards"].append(100_000))
        self.assert_rejected(lambda view: view["casinos"][0].update(wins=[1, None]))
        self.assert_rejected(lambda view: view["casinos"][0].update(tied=[1]))
        self.assert_rejected(lambda view: view["seats"][1]["supply"].update(small=6))
        self.assert_rejected(lambda view: view["seats"][1].update(total=20_000))
        self.assert_rejected(lambda view: view["round"].update(deck=77))
        self.assert_rejected(lambda view: view["you"].update(cards=[30_000]))
        self.assert_rejected(lambda view: view["turn"].update(roll={"small": [1, 2]}))
        pile = {"owner": 1, "small": 1, "count": 2}
        self.assert_rejected(lambda view: view["casinos"][0]["dice"].append(pile))

    async def test_the_quick_validator_judges_like_the_plain_one(self):
        await play_out(self.clients, self.table, sync_every=9)
        judged = {True: 0, False: 0}
        for message in self.clients[0].messages[-60:]:
            for text in [json.dumps(message), *swap_words(message)]:
                document = json.loads(text)
                name = schemas.schema_of(message)
                valid = schemas.is_valid(name, document)
                plain = schemas.validator(name).is_valid(document)
                self.assertEqual(valid, plain, text)
                judged[valid] += 1
        self.assertGreater(judged[True], 50)
        self.assertGreater(judged[False], 50)

    async def test_the_rules_checker_sees_wrong_results(self):
        state = await play_out(self.clients, self.table, sync_every=0)
        self.view = state.view
        RulesChecker(self.view)
        for member in ("totals", "cards", "chips", "places", "winners"):
            wrong = [number + 1 for number in state.view["result"][member]]
            self.assert_rejected(lambda view, m=member, w=wrong: view["result"].update({m: w}))

    async def test_a_table_sees_gaps_wrong_hashes_and_other_views(self):
        base = {"ev": "update", "table": self.table, "events": [], "patch": []}
        table = ClientTable(None, self.snapshot)
        other = {**self.snapshot["view"], "result": {}}
        absent = [{"op": "remove", "path": "/absent"}]
        for wrong in ({**base, "v": table.v + 2}, {**base, "v": table.v},
                      {**base, "v": table.v + 1, "patch": absent},
                      {**base, "v": table.v + 1, "hash": "00000000"},
                      {**self.snapshot, "v": table.v + 1}, {**self.snapshot, "epoch": "other"},
                      {**self.snapshot, "view": other}):
            table = ClientTable(None, self.snapshot)
            with self.assertRaises(AssertionError):
                table.hear(wrong)
        for told in ({"hash": "00000000"}, {}):
            table.v = 31
            with self.assertRaises(AssertionError):
                table.hear({**base, "v": 32, **told})
        table.v = 31
        table.hear({**base, "v": 32, "hash": checksum(table.view)})

    async def test_leaks_are_seen(self):
        you = {"seat": 1, "cards": [30_000], "total": 50_000}
        message = {"view": {**self.view, "you": you}}
        self.assertEqual(list(test_private_money.private_values(message)), [("you", you)])
        patch = {"patch": [{"op": "replace", "path": "/you/total", "value": 1}]}
        self.assertEqual(len(list(test_private_money.private_values(patch))), 1)
        patch = {"patch": [{"op": "replace", "path": "/seats/1/total", "value": 10_000}]}
        self.assertEqual(list(test_private_money.totals(patch)), [10_000])
        message["view"]["seats"][1]["total"] = 10_000
        self.assertEqual(list(test_private_money.totals(message)), [10_000])


if __name__ == "__main__":
    unittest.main(verbosity=2)
