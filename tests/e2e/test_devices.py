#!/usr/bin/python3
"""One person on several devices, without an account: link codes, a recovery code, the list."""

import asyncio
import pathlib
import subprocess
import tempfile
import unittest

from support import TIMEOUT_S
from support.client import Client, Refused
from support.data_directory import DataDirectoryTest
from support.vegas_process import VegasProcess


class Devices(DataDirectoryTest):
    async def link(self, anna, name):
        """Another device of Anna's."""
        code = (await anna.request("device.link"))["code"]
        guest = await Client.connect(self.server, name="Guest")
        redeemed = await guest.request("device.redeem", code=code, device=name)
        self.assertEqual(redeemed["player"], anna.welcome["player"])
        device = await Client.connect(self.server, token=redeemed["token"])
        self.assertEqual(device.welcome["player"], anna.welcome["player"])
        again = await Client.connect(self.server, token=guest.welcome["token"])
        self.assertEqual(again.welcome["player"], guest.welcome["player"])
        with self.assertRefused("bad_code"):
            await guest.request("device.redeem", code=code)
        return device

    async def test_devices_are_linked_listed_and_revoked(self):
        self.start()
        anna = await Client.connect(self.server, name="Anna", device="Laptop")
        table = (await anna.create("classic"))["table"]
        phone, terminal = await self.link(anna, "Phone"), await self.link(anna, "Terminal")
        self.assertEqual([at["table"] for at in phone.welcome["tables"]], [table])
        self.kill()
        self.start()
        anna, phone, terminal = [await Client.connect(self.server, token=client.welcome["token"])
                                 for client in (anna, phone, terminal)]
        devices = (await phone.request("devices.mine"))["devices"]
        self.assertEqual({device["name"] for device in devices}, {"Laptop", "Phone", "Terminal"})
        self.assertEqual([device["name"] for device in devices if device.get("current")],
                         ["Phone"])
        await anna.request("device.revoke", device=phone.welcome["device"])
        self.assertEqual(await phone.wait_closed(), 4001)
        stranger = await Client.connect(self.server)
        with self.assertRefused("bad_token"):
            await stranger.hello(token=phone.welcome["token"])
        self.assertEqual(len((await terminal.request("devices.mine"))["devices"]), 2)

    async def test_a_recovery_code_brings_back_who_has_no_device_left(self):
        self.start()
        anna = await Client.connect(self.server, name="Anna")
        table = (await anna.create("classic"))["table"]
        code = (await anna.request("device.recovery"))["code"]
        self.kill()
        self.start()
        cleared = await Client.connect(self.server, name="Somebody")
        redeemed = await cleared.request("device.redeem", code=code.lower().replace("-", " "))
        again = await Client.connect(self.server, token=redeemed["token"])
        self.assertEqual((again.welcome["player"], again.welcome["name"]),
                         (anna.welcome["player"], "Anna"))
        self.assertEqual([at["table"] for at in again.welcome["tables"]], [table])

    async def redeem_refused(self, client, codes):
        """How the server refuses each of these codes."""
        refused = []
        for code in codes:
            with self.assertRaises(Refused) as caught:
                await client.request("device.redeem", code=code)
            refused.append(caught.exception.code)
        return refused

    async def test_nobody_links_a_device_by_guessing(self):
        self.start("--wrong-guesses-per-minute", "20")
        anna = await Client.connect(self.server, name="Anna")
        await anna.request("device.link")
        eve = await Client.connect(self.server, name="Eve")
        guesses = ["AAAA-AAA" + chr(ord("A") + i % 26) for i in range(30)]
        refused = await self.redeem_refused(eve, guesses)
        self.assertEqual(refused, ["bad_code"] * 20 + ["rate_limited"] * 10)

    async def test_thirty_codes_that_are_not_ones_own_link_nothing(self):
        self.start()
        anna = await Client.connect(self.server, name="Anna")
        eve = await Client.connect(self.server, name="Eve")
        replaced, code = [(await anna.request("device.link"))["code"] for _ in range(2)]
        mine = await Client.connect(self.server, name="Phone")
        linked = await mine.request("device.redeem", code=code)
        recovery = (await anna.request("device.recovery"))["code"]
        wrong = [code, replaced, "A", "AAAA-AAAA", code[:-1], recovery[:-4], recovery[:-1] + "?",
                 "x" * 64, anna.welcome["player"], anna.welcome["device"]]
        refused = await self.redeem_refused(eve, wrong * 3)
        self.assertEqual(len(refused), 30)
        self.assertLessEqual(set(refused), {"bad_code", "bad_message"})
        devices = (await anna.request("devices.mine"))["devices"]
        self.assertEqual(len(devices), 2)
        # Who has the right one is not locked out by them.
        again = await Client.connect(self.server, name="Tablet")
        self.assertEqual((await again.request("device.redeem", code=recovery))["player"],
                         linked["player"])

    async def test_a_terminal_whose_device_or_player_is_gone_ends_and_says_so(self):
        self.start()
        for op, says in ("device.revoke", "removed from your list"), ("me.forget", "deleted"):
            home = self.enterContext(tempfile.TemporaryDirectory())
            played = VegasProcess(self.server, "play", "--name", "Anna", "--bots", "1",
                                  stdin=subprocess.PIPE, environment={"HOME": home})
            await played.lines_until("Your turn")
            games = VegasProcess(self.server, "games", "--name", "Anna",
                                 environment={"HOME": home})
            self.assertEqual(games.finish()[0], 0, "beside it")
            tokens = [path for path in pathlib.Path(home).rglob("*")
                      if path.is_file() and not path.name.endswith("_games")]
            self.assertEqual(len(tokens), 1)
            phone = await Client.connect(self.server, token=tokens[0].read_text().strip())
            key = "device" if op == "device.revoke" else "player"
            await phone.request(op, **{key: phone.welcome[key]})
            await asyncio.to_thread(played.process.wait, TIMEOUT_S)  # finish() ends its input
            code, _, errors = played.finish()
            self.assertEqual(code, 1)
            self.assertIn(says, " ".join(errors.split()))
            self.assertEqual(tokens[0].read_text(), "", "it is worthless")


if __name__ == "__main__":
    unittest.main(verbosity=2)
