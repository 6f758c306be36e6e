#!/usr/bin/python3
"""The oracles of these tests find faults: each is shown one."""

import asyncio
import json
import re
import tempfile
import unittest

import test_private_money
from support import schemas
from support.client import ClientTable
from support.faults.deployment import Deployment
from support.faults.trial import Trial
from support.patch import apply_to_copy, deep_copy
from support.rules_checker import RulesChecker
from support.server import ServerTest
from support.table_tracker import Violation, check_reply, checksum
from support.tables import play_out, seat_clients
from support.terminal import Terminal
from vegas import Refused


class Patches(unittest.TestCase):
    document = {"a": [1, 2, {"b": None}], "c/d": 1, "~": 2}

    def test_what_stands_at_a_pointer_from_now_on(self):
        for patch, result in (
            ({}, {}), ({"/e": []}, {"e": []}), ({"/a": []}, {"a": []}),
            ({"/a/0": 9, "/a/1": None}, {"a": [9, None, {"b": None}]}),
            ({"/a/3": 9, "/a/4": 8}, {"a": [1, 2, {"b": None}, 9, 8]}),
            ({"/a/2/b": 1}, {"a": [1, 2, {"b": 1}]}),
            ({"/a/2/e": 1}, {"a": [1, 2, {"b": None, "e": 1}]}),
            ({"/c~1d": 3, "/~0": 4, "/~01": 5}, {"c/d": 3, "~": 4, "~1": 5}),
        ):
            self.assertEqual(apply_to_copy(self.document, patch), {**self.document, **result})

    def test_one_patch_after_the_other(self):
        changed = apply_to_copy(self.document, {"/e": {}}, {"/e/f": 1})
        self.assertEqual(changed, {**self.document, "e": {"f": 1}})

    def test_what_does_not_fit_is_an_error(self):
        for pointer in ("", "a", "x/a", "/x/y", "/a/4", "/a/01", "/a/-", "/a/-1", "/a/x", "/a/3/b",
                        "/a/2/b/0", "/a/0/0"):
            with self.subTest(pointer), self.assertRaises((LookupError, ValueError)):
                apply_to_copy(self.document, {pointer: 1})


class Replies(unittest.TestCase):
    def test_an_update_answers_an_act_at_its_table(self):
        update = {"re": 7, "ok": True, "ev": "update", "table": "t", "v": 2}
        check_reply({"ev": "update", "table": "t", "v": 2}, None)
        check_reply(update, {"op": "act", "table": "t"})
        for request in (None, {"op": "act", "table": "other"}, {"op": "lobby.watch"},
                        {"op": "table.ready", "table": "t"}):
            with self.subTest(request), self.assertRaises(AssertionError):
                check_reply(update, request)


class RefusingTrial(Trial):
    """A server refuses an act of which the trial was sure."""

    async def _run(self):
        error = {"code": "not_at_table", "message": "you are not at this table"}
        raise Refused(error, {"op": "act", "table": "t", "token": "secret"})


class Trials(unittest.TestCase):
    def test_an_unexpected_refusal_breaks_a_promise(self):
        folder = self.enterContext(tempfile.TemporaryDirectory())
        with self.assertRaisesRegex(Violation, r"not_at_table.* \[op=act table=t\]$"):
            asyncio.run(RefusingTrial(folder, Deployment(), 1, 1, 20).run())


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
        self.clients, table, _ = await seat_clients(self.server, "royale-basic", 3,
                                                    options={"first_seat": 0})
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
        base = {"ev": "update", "table": self.table, "events": [], "patch": {}}
        table = ClientTable(None, self.snapshot)
        other = {**self.snapshot["view"], "result": {}}
        absent, prompt = {"/absent/member": 1}, self.snapshot["prompt"]
        for wrong in ({**base, "v": table.v + 2}, {**base, "v": table.v},
                      {**base, "v": table.v + 1, "patch": absent},
                      {**base, "v": table.v + 1, "private": absent},
                      {**base, "v": table.v + 1, "prompt": {**prompt, "decision": 0}},
                      {**base, "v": table.v + 1, "prompt": {**prompt, "actions": []}},
                      {**base, "v": table.v + 1, "prompt": {**prompt, "seat": 2}},
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
        table.hear({**base, "v": 33, "prompt": {**prompt, "deadline_ms": 1}})
        self.assertEqual(table.prompt["deadline_ms"], 1)

    async def test_leaks_are_seen(self):
        you = {"seat": 1, "cards": [30_000], "total": 50_000}
        message = {"view": {**self.view, "you": you}}
        self.assertEqual(list(test_private_money.private_values(message)), [("you", you)])
        patch = {"patch": {"/you/total": 1}}
        self.assertEqual(len(list(test_private_money.private_values(patch))), 1)
        patch = {"patch": {"/seats/1/total": 10_000}}
        self.assertEqual(list(test_private_money.totals(patch)), [10_000])
        message["view"]["seats"][1]["total"] = 10_000
        self.assertEqual(list(test_private_money.totals(message)), [10_000])


if __name__ == "__main__":
    unittest.main(verbosity=2)
