#!/usr/bin/python3
"""What a cheating server chooses is found by the real clients. cheats.py plays many such games."""

import unittest
from unittest import mock

from cheats import try_cheat, try_until_chosen
from support import cheated_clients
from support.cheated_clients import PythonClient, TerminalClient, TypeScriptClient
from support.cheats import CHEATS
from support.kits import with_typescript
from support.server import ClientTest, Server
from vegas.seeds import SeedCheck

WITHOUT_CHOICE = ("honest", "grind_tables")


class Cheats:
    """For the client `make`."""

    async def test_each_choice_is_found_and_an_honest_game_is_right(self):
        async with self.make() as client:
            for name, cheat in CHEATS.items():
                with self.subTest(name):
                    if name in WITHOUT_CHOICE:
                        row = await try_cheat(cheat, client, 2)
                        self.assertEqual((row.choices, row.verdicts), (0, {"right": 2}))
                    else:
                        row = await try_until_chosen(cheat, client)
                        self.assertEqual(row.choices, 1)
                    self.assertTrue(row.is_as_it_should_be, str(row))


class Python(Cheats, ClientTest):
    make = PythonClient

    async def test_a_game_at_a_real_server_is_right(self):
        with Server() as server:
            trial = await PythonClient().play(server)
        self.assertEqual(trial, ("right", 0))

    async def test_choices_are_counted_if_the_client_checks_nothing(self):
        passed = SeedCheck(True, True, True, 0)
        with mock.patch.object(cheated_clients, "check_own_seed", lambda *_: passed):
            for name in ("swap_seed", "copy_seed", "move_seed", "restart_cancelled"):
                with self.subTest(name):
                    row = await try_until_chosen(CHEATS[name], PythonClient())
                    self.assertEqual((row.choices, row.undetected), (1, 1))


class Terminal(Cheats, ClientTest):
    make = TerminalClient


@with_typescript
class TypeScript(Cheats, ClientTest):
    make = TypeScriptClient


if __name__ == "__main__":
    unittest.main(verbosity=2)
